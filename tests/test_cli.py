"""The command line as a person meets it: what it prints, its exit codes, one sentence for every error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import sfgame
from sfgame.games.san_francisco.components import read_deck, standard_deck

ROOT = Path(__file__).parent.parent


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sfgame", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cli") / "game.parquet"
    sfgame.play({"Anna": "greedy", "Ben": "random"}, seed=7).save(path)
    return path


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for name in (
        "play",
        "show",
        "score",
        "check",
        "convert",
        "export",
        "html",
        "deck",
        "--no-browser",
        "--port",
    ):
        assert name in done.stdout


def test_play_prints_the_text_form() -> None:
    done = run("play", "Anna=greedy", "Ben=random", "--seed", "7", "--option", "tie_next_row=total")
    assert done.returncode == 0
    assert done.stdout.startswith("sfgame 1\n")
    assert 'options: {"tie_next_row": "total"}' in done.stdout
    assert "1. Anna: draw" in done.stdout


def test_play_saves_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.sfg"
    done = run("play", "greedy", "random", "--seed", "7", "-o", path)
    assert done.returncode == 0
    assert sfgame.load(path).header.seed == 7


def test_show_explains_every_decision_and_draws_the_table(saved: Path) -> None:
    done = run("show", saved)
    assert done.returncode == 0
    assert "Anna turns up" in done.stdout
    assert "The game is over" in done.stdout
    assert "B2" in done.stdout


def test_show_one_ply_in_polish(saved: Path) -> None:
    done = run("show", saved, "--ply", "0", "--lang", "pl")
    assert done.returncode == 0
    assert "Anna odkrywa kartę" in done.stdout


def test_score_proves_the_result(saved: Path) -> None:
    done = run("score", saved)
    assert done.returncode == 0
    assert "Z2  Anna wins with" in done.stdout
    assert "V2" in done.stdout


def test_check_says_that_all_is_legal(saved: Path) -> None:
    done = run("check", saved)
    assert done.returncode == 0
    assert "1 game" in done.stdout


def test_check_names_file_ply_and_rule_of_a_broken_record(saved: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sfg"
    text = str(sfgame.load(saved))
    first = next(line for line in text.splitlines() if line.startswith("1. "))
    broken.write_text(
        text.replace(first, first.replace("lay 2", "take 2").replace("lay 1", "take 1")), encoding="utf-8"
    )
    done = run("check", saved, broken)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "broken.sfg, ply 1" in done.stderr
    assert "(A1)" in done.stderr


def test_convert_loses_nothing(saved: Path, tmp_path: Path) -> None:
    text, folder, back = tmp_path / "game.sfg", tmp_path / "games", tmp_path / "back.parquet"
    for source, target in ((saved, text), (text, folder), (folder, back)):
        assert run("convert", source, target).returncode == 0
    assert sfgame.load(back) == sfgame.load(saved)


def test_deck_says_it_is_a_reconstruction() -> None:
    done = run("deck")
    assert done.returncode == 0
    assert "reconstruction" in done.stdout
    assert "87 cards" in done.stdout


def test_deck_warns_of_an_unusual_total(tmp_path: Path) -> None:
    path = tmp_path / "small.csv"
    path.write_text(
        "id,colour,value,track,depot,plaza,foundation,waterfront,bonus,count\nA,blue,1,n,n,n,n,n,n,5\n",
        encoding="utf-8",
    )
    done = run("deck", path)
    assert done.returncode == 0
    assert "the deck has 5 cards; the box has 87 (S7)" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show", "nothing.sfg"), "nothing.sfg: cannot be read"),
        (("score", "README.md"), "is not a whole Parquet file"),
        (("play", "greedy"), "the game is for 2 to 4 players, got 1 (S1)"),
        (("play", "greedy", "oracle"), "there is no bot `oracle`; there are random, greedy"),
        (("play", "greedy", "random", "--option", "tie"), "must be NAME=VALUE"),
        (
            ("play", "greedy", "random", "--option", "tie_next_row=x"),
            "option `tie_next_row` is 'cards' or 'total', got 'x'",
        ),
        (("play", "greedy", "random", "--deck", "nothing.csv"), "nothing.csv: cannot be read"),
        (("deck", "README.md"), "the first line must name the columns"),
    ],
)
def test_errors_are_one_sentence_without_a_traceback(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_ply_that_is_not_there_and_a_language_that_is_not_there(saved: Path) -> None:
    assert "there is no ply 999" in run("show", saved, "--ply", "999").stderr
    assert "language `xx` is not there; there are en, pl, it" in run("show", saved, "--lang", "xx").stderr


def test_every_word_that_show_and_score_print_comes_from_the_locale(saved: Path) -> None:
    for command in ("show", "score"):
        printed = run(command, saved, "--lang", "pseudo").stdout
        assert "tram" not in printed
        assert "points" not in printed
        assert "Anna" in printed


def test_a_deck_printed_as_csv_is_the_deck_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(run("deck", "--csv").stdout, encoding="utf-8")
    assert read_deck(path).digest == standard_deck().digest
    assert "reconstruction" in run("deck", path).stdout


def test_our_own_deck_is_called_a_reconstruction_whatever_its_file_is_called(tmp_path: Path) -> None:
    deck, game = tmp_path / "the_real_box.csv", tmp_path / "game.sfg"
    deck.write_text(standard_deck().csv, encoding="utf-8")
    assert run("play", "random", "random", "--deck", deck, "-o", game).returncode == 0
    assert "ricostruzione" in run("show", game, "--ply", "0", "--lang", "it").stdout


def test_a_folder_of_replays_is_checked() -> None:
    done = run("check", "replays")
    assert done.returncode == 0
    assert "games" in done.stdout


def test_the_version_is_said() -> None:
    assert run("--version").stdout == f"sfgame {sfgame.__version__}\n"
