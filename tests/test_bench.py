"""The parts of the benchmark that need no other engine; its goals are figures, not tests."""

from __future__ import annotations

import io
import os
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import deno  # type: ignore[import-untyped]
import polars as pl
import pytest
from rich.console import Console

from sfgame.bench import viewer
from sfgame.bench.__main__ import print_table
from sfgame.bench.browser import Took, p95
from sfgame.bench.engine import chess_game, seconds_per_step
from sfgame.bench.pages import chess_viewer
from sfgame.bench.rows import NotMeasured, at_least, at_most
from sfgame.games.san_francisco import advance, legal_actions, setup
from sfgame.records import Header, Seat, finished, play
from sfgame.records.log import MoveLog
from sfgame.records.play import named_draws

if TYPE_CHECKING:
    from sfgame.bench.browser import Step
    from sfgame.bench.pages import Page


def test_a_goal_is_met_on_its_own_side() -> None:
    assert at_least("x", 25, 25).met
    assert not at_least("x", 24.9, 25).met
    assert at_most("x", 15, 15, "%").met
    assert not at_most("x", 15.1, 15, "%").met


def test_each_side_is_timed_for_one_of_its_steps() -> None:
    took = seconds_per_step({"one": lambda: 1, "thousand": lambda: sum(range(1000)) // 499}, rounds=2)
    assert set(took) == {"one", "thousand"}
    assert all(0 < seconds < 1 for seconds in took.values())


def test_games_recorded_in_a_batch_are_the_same_rows_as_records() -> None:
    log, tables = MoveLog(), []
    for seed in range(6):
        players, chance, actions = 2 + seed % 3, Random(seed), []
        state = setup(players, seed=seed)
        while state.pending != "over":
            action = chance.choice(legal_actions(state))
            log.actions.append(action)
            log.turns.append(state.turn)
            actions.append(action)
            advance(state, action)
        log.end_game(f"g{seed}", state)
        seats = tuple(Seat(str(seat), "random") for seat in range(players))
        tables.append(finished(Header(f"g{seed}", seats), named_draws(actions, state)).moves)
    assert log.moves().equals(pl.concat(tables))
    assert log.moves().schema == tables[0].schema


def test_the_chess_game_beside_ours_has_80_plies_and_is_always_the_same() -> None:
    chess = pytest.importorskip("chess.pgn", reason="only the extra `bench` has it")
    game = chess.read_game(io.StringIO(chess_game()))
    assert sum(1 for _ in game.mainline_moves()) == 80
    assert chess_game() == chess_game()


VIEWER_GOALS = {
    "frames of a game for 4": "<= 250",
    "frames of a game for 4 as JSON": "<= 250",
    "frames of the heaviest of 9": "<= 250",
    "frames of the heaviest of 9 as JSON": "<= 250",
    "code of the viewer": "<= 60",
    "style of the viewer": "<= 20",
    "page of a game for 4": "<= 250",
    "first paint of a page": "<= 300",
    "step in a page, p95, to the changed page": "<= 16",
    "step in a page, p95, to the painted frame": "",
    "chess viewer, first paint of a page": "",
    "chess viewer, step, p95, to the changed page": "",
    "chess viewer, step, p95, to the painted frame": "",
    "first paint ÷ chess viewer": "<= 1",
    "step to the changed page ÷ chess viewer": "<= 1",
    "step to the painted frame ÷ chess viewer": "<= 1",
    "first paint in JupyterLab after the cell ran": "<= 300",
    "first paint in JupyterLab, the cell run again": "<= 300",
    "step in JupyterLab, p95, to the changed page": "<= 16",
    "step in JupyterLab, p95, to the painted frame": "",
    "messages to the kernel while stepping": "<= 0",
}


GAME = play(["greedy", "greedy"], seed=1)


@pytest.fixture
def without_chess_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> Page:
        raise NotMeasured("no network")

    monkeypatch.setattr(viewer, "chess_page", fail)


@pytest.mark.usefixtures("without_chess_viewer")
def test_without_a_browser_every_row_of_the_viewer_is_there_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SFGAME_CHROMIUM", str(tmp_path / "no-such-browser"))
    monkeypatch.setattr(
        viewer, "games_for_four", lambda: {"a game for 4": GAME, f"the heaviest of {viewer.GAMES}": GAME}
    )
    rows = list(viewer.viewer_rows(1, tmp_path))
    assert {row.name: row.goal for row in rows} == VIEWER_GOALS
    missing = [row for row in rows if row.value is None]
    assert len(missing) == 14
    assert all(row.met is None and "no Chromium" in row.reason for row in missing)
    assert all("reason" not in row.json() for row in rows if row.value is not None)
    print_table(Console(), missing)
    assert capsys.readouterr().out.count("not measured: there is no Chromium") == 1


@pytest.mark.usefixtures("without_chess_viewer")
def test_without_the_chess_viewer_ours_is_measured_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = {"paint": 200.0, "dom": 4.0, "painted": 20.0}
    monkeypatch.setattr(viewer, "compare", lambda pages, _: dict.fromkeys(pages, ours))
    rows = list(viewer.page_rows(GAME, tmp_path, 1))
    assert [row.value for row in rows] == [200, 4, 20, *[None] * 6]
    assert {row.reason for row in rows[3:]} == {"no network"}


def test_a_ratio_is_ours_by_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "chess_page", lambda _: None)
    took = {
        "ours": {"paint": 100.0, "dom": 3.0, "painted": 20.0},
        "theirs": {"paint": 200.0, "dom": 3.0, "painted": 16.0},
    }
    monkeypatch.setattr(viewer, "compare", lambda _, __: took)
    rows = list(viewer.page_rows(GAME, tmp_path, 1))
    assert [(row.value, row.met) for row in rows[6:]] == [(0.5, True), (1.0, True), (1.25, False)]


def test_without_a_registry_the_chess_viewer_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DENO_DIR", str(tmp_path / "cache"))
    for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "http://127.0.0.1:9")
    with pytest.raises(NotMeasured, match="the chess viewer is not here"):
        chess_viewer(tmp_path)


def test_the_middle_round_counts_with_its_slow_steps() -> None:
    calm: list[Step] = [{"dom": 1.0, "painted": 10.0}] * 20
    slow: list[Step] = [{"dom": 2.0, "painted": 20.0}] * 20
    busy: list[Step] = [{"dom": 500.0, "painted": 900.0}] * 20
    took = Took([3.0, 1.0, 2.0], [calm, busy, slow])
    assert took.summary() == {"paint": 2, "dom": 2, "painted": 20}


def test_the_figure_that_95_of_100_steps_stay_under() -> None:
    assert p95([float(value) for value in range(101)]) == 95


SETTINGS = f"--config={Path(__file__).parent / 'js' / 'deno.json'}"


@pytest.mark.parametrize(
    "command",
    [["check", "--no-remote", "--no-npm", SETTINGS], ["fmt", "--check", SETTINGS], ["lint", SETTINGS]],
    ids=["types", "format", "lint"],
)
def test_what_measures_in_the_page_is_checked_as_the_player_is(command: list[str], tmp_path: Path) -> None:
    script = Path(viewer.__file__).parent / "measure.js"
    done = subprocess.run(
        [deno.find_deno_bin(), *command, str(script)],
        capture_output=True,
        text=True,
        env={**os.environ, "DENO_DIR": str(tmp_path), "NO_COLOR": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
