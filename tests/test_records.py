"""Records: the public API, the tables, and that nothing is lost in either form."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import polars as pl
import pytest

import sfgame
from sfgame.core.errors import SfgameError
from sfgame.games.san_francisco import RULEBOOK
from sfgame.games.san_francisco.components import DeckWarning, standard_deck
from sfgame.games.san_francisco.options import CHOICES
from sfgame.records.record import Record, check, finished

if TYPE_CHECKING:
    from collections.abc import Callable

ACTIONS = ["draw", "lay", "take", "place", "discard", "bonus", "boost", "track", "settle", "end"]
ROWS = ["blue", "grey", "orange", "yellow", "green"]
BONUSES = ["plus_two", "value_four", "depot", "victory", "contracts", "track"]
ITEMS = ["skyscrapers", "medal", "victory", *(f"completion_{row}" for row in ROWS), *(f"district_{row}" for row in ROWS), "tram"]  # fmt: skip
NAMES_WHAT = {
    "draw": {"card"}, "lay": {"column"}, "take": {"column"}, "place": {"card", "row", "space"},
    "discard": {"card"}, "bonus": {"bonus"}, "boost": {"row", "space"}, "track": {"row", "space"},
    "settle": {"amount"}, "end": set(),
}  # fmt: skip
FORMS = ["game.sfg", "game.parquet", "game"]


@cache
def greedy_game() -> Record:
    return sfgame.play({"Anna": "greedy", "Ben": "random", "Cleo": "greedy"}, seed=41, note="a note")


@cache
def games() -> list[Record]:
    return [sfgame.play(["random"] * (2 + seed % 3), seed=seed) for seed in range(12)]


def all_moves() -> pl.DataFrame:
    return pl.concat([record.moves for record in [greedy_game(), *games()]])


def changed(**fields: Any) -> Record:  # noqa: ANN401  (whatever the header field holds)
    return finished(replace(greedy_game().header, **{"game": "", **fields}), greedy_game().actions)


def first_plies(plies: int) -> Record:
    return finished(replace(greedy_game().header, game=""), greedy_game().actions[:plies])


def saved(record: Record, path: Path) -> Record:
    record.save(path)
    return sfgame.load(path)


def test_the_six_lines_of_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    record = sfgame.play(["greedy", "random"], seed=7)
    assert all(isinstance(table, pl.DataFrame) for table in (record.moves, record.events, record.scores))
    record.save("game.parquet")
    record = sfgame.load("game.parquet")
    print(record)  # noqa: T201  (one of the lines)
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0], lines[12]) == ("sfgame 1", "1. greedy: draw BK2, lay 2")
    assert lines[-2].startswith('result: {"reason": "city_full"')


# The tables


def test_moves_have_the_columns_of_the_format() -> None:
    names = ["game", "ply", "turn", "player", "action", "card", "column", "row", "space", "bonus", "amount"]
    types: list[Any] = [
        pl.String,
        pl.UInt16,
        pl.UInt16,
        pl.UInt8,
        pl.Enum(ACTIONS),
        pl.String,
        pl.UInt8,
        pl.Enum(ROWS),
    ]
    types += [pl.UInt8, pl.Enum(BONUSES), pl.UInt8]
    assert greedy_game().moves.schema == pl.Schema(zip(names, types, strict=True))


@pytest.mark.rule("S9")
@pytest.mark.parametrize("number", range(12))
def test_plies_count_from_0_turns_from_1_and_seat_0_begins(number: int) -> None:
    moves, seats = games()[number].moves, len(games()[number].header.players)
    assert moves["ply"].to_list() == list(range(moves.height))
    assert moves["turn"].unique(maintain_order=True).to_list() == list(range(1, moves["turn"][-1] + 1))
    assert moves["player"].to_list() == [(turn - 1) % seats for turn in moves["turn"]]


@pytest.mark.parametrize("action", ACTIONS)
def test_a_move_holds_what_its_action_names_and_nothing_else(action: str) -> None:
    rows = all_moves().filter(pl.col("action") == action)
    assert rows.height
    for name in all_moves().columns[5:]:
        assert rows[name].null_count() == (0 if name in NAMES_WHAT[action] else rows.height), name


def test_columns_and_spaces_count_from_1() -> None:
    moves = all_moves()
    assert (moves["column"].min(), moves["column"].max()) == (1, 3)
    assert (moves["space"].min(), moves["space"].max()) == (1, 5)
    assert (moves["amount"].min(), moves["amount"].max()) == (1, 2)


@pytest.mark.rule("X6", "X7")
def test_bonus_cards_are_called_value_four_and_depot() -> None:
    cards = set(all_moves().filter(pl.col("action") == "place")["card"])
    assert cards - set(standard_deck().copies) == {"value_four", "depot"}


def test_draws_hold_the_card_so_a_record_replays_without_a_seed(tmp_path: Path) -> None:
    record = changed(seed=None)
    assert check(record).header.result == greedy_game().header.result
    assert all(saved(record, tmp_path / form) == record for form in FORMS)


def test_events_have_the_columns_of_the_format() -> None:
    names = ["game", "ply", "kind", "rule", "player", "half_points", "text"]
    types = [pl.String, pl.UInt16, pl.String, pl.String, pl.UInt8, pl.Int16, pl.String]
    assert greedy_game().events[:, :7].schema == pl.Schema(zip(names, types, strict=True))


def test_every_event_has_a_rule_a_sentence_and_arguments() -> None:
    events = greedy_game().events
    assert set(events["rule"]) <= set(RULEBOOK)
    assert all(text.strip() for text in events["text"])
    assert all(isinstance(json.loads(args), dict) for args in events["args"])
    assert all(rules[0] == rule for rules, rule in zip(events["rules"], events["rule"], strict=True))


def test_every_ply_has_events_and_the_set_up_stands_before_them() -> None:
    plies = greedy_game().events["ply"]
    assert set(plies.drop_nulls()) == set(range(len(greedy_game().actions)))
    assert plies.is_sorted(nulls_last=False)
    assert plies.null_count() == 8


def test_scores_have_the_columns_and_items_of_the_format_zero_lines_included() -> None:
    scores = greedy_game().scores
    names = ["game", "player", "item", "half_points", "rule", "text"]
    types = [pl.String, pl.UInt8, pl.String, pl.Int16, pl.String, pl.String]
    assert scores.schema == pl.Schema(zip(names, types, strict=True))
    assert scores["item"].to_list() == ITEMS * 3
    assert scores["player"].to_list() == [seat for seat in range(3) for _ in ITEMS]
    assert 0 in scores["half_points"]


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("number", range(12))
def test_scores_events_and_result_are_one_sum(number: int) -> None:
    record = games()[number]
    result = record.header.result
    assert result is not None
    for table in (record.scores, record.events.drop_nulls("player")):
        assert table.group_by("player").agg(pl.col("half_points").sum()).sort("player")["half_points"].to_list() == list(result.half_points)  # fmt: skip
    assert record.outcome is not None
    assert record.outcome.half_points == result.half_points


def test_an_unfinished_record_scores_as_if_the_game_ended_now() -> None:
    record = first_plies(40)
    assert (record.outcome, record.header.result) == (None, None)
    assert record.scores["item"].to_list() == ITEMS * 3
    assert record.events["half_points"].sum() == 0


def test_tables_speak_other_languages() -> None:
    events, scores = greedy_game().in_language("pl")
    assert events.drop("text").equals(greedy_game().events.drop("text"))
    assert scores["text"].to_list() != greedy_game().scores["text"].to_list()


# Nothing is lost


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("number", range(3))
def test_a_game_of_2_3_or_4_players_comes_back_as_it_was(tmp_path: Path, form: str, number: int) -> None:
    record = games()[number]
    loaded = saved(record, tmp_path / form)
    assert (loaded, hash(loaded), str(loaded)) == (record, hash(record), str(record))
    assert loaded.moves.equals(record.moves)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("option", CHOICES)
def test_house_rules_come_back(tmp_path: Path, option: str, form: str) -> None:
    record = sfgame.play(["random", "random"], seed=3, options={option: CHOICES[option][1]})
    assert saved(record, tmp_path / form) == record
    assert record.header.options.changed() == {option: CHOICES[option][1]}


@pytest.mark.parametrize("form", FORMS)
def test_another_deck_travels_in_the_record(tmp_path: Path, form: str) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(standard_deck().csv.replace("BL1,blue,1,", "BL1,blue,2,"), encoding="utf-8")
    record = sfgame.play(["random", "random"], seed=3, deck=file)
    file.unlink()
    loaded = saved(record, tmp_path / form)
    assert (loaded.header.deck, loaded.header.deck.name) == (record.header.deck, "mine")
    assert loaded.header.deck.cards["BL1"].value == 2


def test_the_packaged_deck_is_only_named() -> None:
    said = greedy_game().header.values()["deck"]
    assert said == {"name": "reconstruction", "hash": "21c157b9462bce38"}


@pytest.mark.filterwarnings("ignore::sfgame.games.san_francisco.components.DeckWarning")
def test_a_deck_of_another_size_warns_when_played_but_not_when_loaded(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    file = tmp_path / "small.csv"
    file.write_text(standard_deck().csv.replace("BL1,blue,1,n,n,n,n,y,n,3\n", ""), encoding="utf-8")
    with pytest.warns(DeckWarning, match="the deck has 84 cards"):
        record = sfgame.play(["random", "random"], seed=3, deck=file)
    assert saved(record, tmp_path / "game.parquet") == record
    assert not recwarn.list


@pytest.mark.parametrize("form", FORMS)
def test_comments_come_back(tmp_path: Path, form: str) -> None:
    last = len(greedy_game().actions)
    record = changed(
        comments=((0, "at first"), (0, "# twice"), (1, ""), (7, "sfgame 1"), (last, "result: null"))
    )
    assert saved(record, tmp_path / form) == record


def test_a_comment_stands_before_the_move_it_belongs_to() -> None:
    lines = str(changed(comments=((1, "now where?"),))).splitlines()
    at = lines.index("# now where?")
    assert lines[at - 1].startswith("1. Anna: draw ")
    assert lines[at + 1].startswith("1. Anna: lay ")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("plies", [0, 1, 2, 41, 42, 43])
def test_an_unfinished_game_comes_back(tmp_path: Path, plies: int, form: str) -> None:
    assert saved(first_plies(plies), tmp_path / form) == first_plies(plies)


@pytest.mark.parametrize("form", FORMS)
def test_many_long_comments_come_back(tmp_path: Path, form: str) -> None:
    record = changed(comments=tuple((ply, "x" * 9_999) for ply in range(120)))
    assert saved(record, tmp_path / form) == record


def test_the_header_travels_in_the_metadata_of_the_parquet_file(tmp_path: Path) -> None:
    greedy_game().save(tmp_path / "game.parquet")
    said = json.loads(pl.read_parquet_metadata(tmp_path / "game.parquet")["sfgame"])["header"]
    assert (said["game"], said["rules"], said["rules_version"]) == (greedy_game().game, "san_francisco", 1)
    assert (said["seed"], said["options"], said["note"], len(said["date"])) == (41, {}, "a note", 10)
    assert [player["name"] for player in said["players"]] == ["Anna", "Ben", "Cleo"]
    assert [player["kind"] for player in said["players"]] == ["greedy", "random", "greedy"]
    assert pl.read_parquet(tmp_path / "game.parquet").equals(greedy_game().moves)


# Many games


@pytest.mark.parametrize("form", FORMS)
def test_many_games_come_back_in_order(tmp_path: Path, form: str) -> None:
    sfgame.save(games(), tmp_path / form)
    assert sfgame.load_all(tmp_path / form) == games()


@pytest.mark.parametrize("form", FORMS)
def test_one_game_of_many_is_loaded_by_its_id(tmp_path: Path, form: str) -> None:
    sfgame.save(games(), tmp_path / form)
    assert sfgame.load(tmp_path / form, game=games()[4].game) == games()[4]
    with pytest.raises(sfgame.RecordError, match="holds no game `nine`"):
        sfgame.load(tmp_path / form, game="nine")
    with pytest.raises(sfgame.RecordError, match=r"holds 12 games .* name one with game="):
        sfgame.load(tmp_path / form)


def test_a_folder_holds_a_table_of_games_beside_the_moves(tmp_path: Path) -> None:
    sfgame.save(games(), tmp_path / "many")
    table = pl.read_parquet(tmp_path / "many" / "games.parquet")
    assert table["game"].to_list() == [record.game for record in games()]
    assert pl.read_parquet(tmp_path / "many" / "moves.parquet").height == sum(table["plies"])


@pytest.mark.parametrize("name", ["a[1]", "a*", "a?", "{a}", "game=3"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    sfgame.save(games()[:2], tmp_path / "ab")
    sfgame.save(games()[2:4], tmp_path / name)
    assert sfgame.load_all(tmp_path / name) == games()[2:4]


def test_a_file_of_many_games_with_long_notes_comes_back(tmp_path: Path) -> None:
    chance = Random(1)
    notes = ["".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=9_999)) for _ in range(200)]
    many = [
        finished(replace(games()[0].header, game=f"g{at}", note=note), ()) for at, note in enumerate(notes)
    ]
    sfgame.save(many, tmp_path / "many.parquet")
    assert sfgame.load_all(tmp_path / "many.parquet") == many


@pytest.mark.parametrize("form", ["game.parquet", "game"])
def test_two_games_of_one_id_are_not_saved_into_a_file_that_cannot_be_read(tmp_path: Path, form: str) -> None:
    with pytest.raises(sfgame.RecordError, match=games()[0].game):
        sfgame.save([games()[0], games()[0]], tmp_path / form)


# Playing


def test_the_same_seed_gives_the_same_record() -> None:
    again = [sfgame.play(["greedy", "random"], seed=seed) for seed in (7, 7, 8)]
    assert (again[0].actions, again[0].game) == (again[1].actions, again[1].game)
    assert again[0].game != again[2].game


def test_without_a_seed_a_new_one_is_recorded(tmp_path: Path) -> None:
    record = sfgame.play(["random", "random"])
    assert isinstance(record.header.seed, int)
    assert saved(record, tmp_path / "game.sfg") == record
    assert sfgame.play(["random", "random"], seed=record.header.seed).actions == record.actions


def test_names_choose_bots_and_bots_are_told_apart() -> None:
    assert [(seat.name, seat.kind) for seat in sfgame.play({"Anna": "greedy", "Ben": "random"}).header.players] == [("Anna", "greedy"), ("Ben", "random")]  # fmt: skip
    assert sfgame.play(["random"] * 3).header.names == ["random", "random 2", "random 3"]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: sfgame.play(["random", "genius"]), "there is no bot `genius`; there are random, greedy"),
        (lambda: sfgame.play(["random"]), "the game is for 2 to 4 players, got 1 (S1)"),
        (lambda: sfgame.play(["random"] * 5), "the game is for 2 to 4 players, got 5 (S1)"),
        (lambda: sfgame.play({}), "the game is for 2 to 4 players, got 0 (S1)"),
        (lambda: sfgame.play(["random"] * 2, seed=-1), "a seed is a whole number from 0 to"),
        (lambda: sfgame.play(["random"] * 2, seed=2**63), "a seed is a whole number from 0 to"),
        (lambda: sfgame.play(["random"] * 2, seed="7"), "a seed is a whole number from 0 to"),  # type: ignore[arg-type]
        (lambda: sfgame.play(["random"] * 2, seed=True), "a seed is a whole number from 0 to"),
        (lambda: sfgame.play(["random"] * 2, options={"x": 1}), "option `x` does not exist; there are track_token"),
        (lambda: sfgame.play(["random"] * 2, options={"tie_next_row": 1}), "option `tie_next_row` is 'cards' or 'total'"),
        (lambda: sfgame.play(["random"] * 2, options={"empty_space_value": False}), "option `empty_space_value` is 0 or -1"),
        (lambda: sfgame.play(["random"] * 2, deck="nowhere.csv"), "nowhere.csv: cannot be read"),
        (lambda: sfgame.play({"x" * 201: "random", "Ben": "random"}), "200 characters"),
        (lambda: sfgame.play({"\ud800": "random", "Ben": "random"}), "surrogate"),
        (lambda: sfgame.play(["random"] * 2, note="x" * 10_001), "10000 characters"),
        (lambda: sfgame.play(["random"] * 2, note="\ud800"), "surrogate"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_in_one_sentence(call: Callable[[], Record], sentence: str) -> None:
    with pytest.raises(SfgameError) as caught:
        call()
    assert sentence in str(caught.value)
    assert str(caught.value).isprintable()


# Saving


@pytest.mark.parametrize("name", ["game.sfg", "game.parquet"])
def test_a_failed_save_keeps_the_old_file_and_leaves_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    games()[0].save(tmp_path / name)

    def half(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[: len(content) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(sfgame.RecordError, match=f"{name}: cannot be written .No space left on device"):
        games()[1].save(tmp_path / name)
    assert sfgame.load(tmp_path / name) == games()[0]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_place_that_cannot_be_written_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder.sfg"
    file.write_text("mine", encoding="utf-8")
    folder.mkdir()
    for path in (file, file / "game", file / "game.sfg", folder):
        with pytest.raises(sfgame.RecordError, match="cannot be written"):
            games()[0].save(path)
    assert (sorted(tmp_path.iterdir()), file.read_text(encoding="utf-8")) == ([file, folder], "mine")


def test_a_record_says_what_it_is() -> None:
    assert repr(greedy_game()).startswith(f"<Record {greedy_game().game}: 'Anna', 'Ben', 'Cleo', ")
    assert greedy_game() != greedy_game().header
