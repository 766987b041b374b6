"""Damaged and forged records: each is refused with the file, the place and the reason; nothing is half-loaded."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import polars as pl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sfgame
from sfgame.records.parquet import print_records, print_table
from sfgame.records.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0\x1f\x15\xc4\x89"
FORMS = ["game.sfg", "game.parquet"]
Values = dict[str, Any]


@cache
def game() -> Record:
    return sfgame.play({"Anna": "greedy", "Ben": "random"}, seed=7, note="hello")


@cache
def text() -> str:
    return str(game())


def refusal_of(path: Path) -> sfgame.RecordError:
    with pytest.raises(sfgame.RecordError) as caught:
        sfgame.load_all(path)
    assert str(caught.value).startswith(str(path))
    return caught.value


def refusal_of_text(folder: Path, said: str | bytes) -> sfgame.RecordError:
    path = folder / "game.sfg"
    path.write_bytes(said if isinstance(said, bytes) else said.encode())
    return refusal_of(path)


def write(path: Path, header: object, moves: pl.DataFrame | None = None) -> Path:
    """Write a header and the game's moves as they are said, unchecked but sealed."""
    if path.suffix == ".sfg":
        assert isinstance(header, dict)
        turns = [line for line in text().splitlines() if line[:1].isdigit()]
        fields = [f"{name}: {json.dumps(value)}" for name, value in header.items() if name != "comments"]
        path.write_text("\n".join(["sfgame 1", *fields, *turns]), encoding="utf-8")
    else:
        said = json.dumps({"format": 1, "header": header})
        path.write_bytes(print_table(game().moves if moves is None else moves, said))
    return path


def with_moves(folder: Path, moves: pl.DataFrame) -> sfgame.RecordError:
    return refusal_of(write(folder / "game.parquet", game().header.values(), moves))


@pytest.mark.parametrize("form", FORMS)
def test_the_forger_of_these_tests_writes_sound_records(tmp_path: Path, form: str) -> None:
    assert sfgame.load(write(tmp_path / form, game().header.values())) == game()


# Cut, mixed up, not a record at all


def test_a_text_cut_after_any_line_is_refused(tmp_path: Path) -> None:
    lines = text().splitlines()
    for length in range(len(lines) - 1):
        refusal_of_text(tmp_path, "\n".join(lines[:length]))


def test_a_text_cut_inside_a_line_is_refused(tmp_path: Path) -> None:
    for length in range(0, len(text()) - 1, 13):
        refusal_of_text(tmp_path, text()[:length])


def test_a_parquet_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    game().save(tmp_path / "game.parquet")
    content = (tmp_path / "game.parquet").read_bytes()
    for length in [*range(0, len(content), 61), *range(len(content) - 16, len(content))]:
        (tmp_path / "cut.parquet").write_bytes(content[:length])
        refusal_of(tmp_path / "cut.parquet")


@pytest.mark.parametrize(
    "mix",
    [
        lambda lines, at: lines[:at] + lines[at + 1 :],
        lambda lines, at: [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        lambda lines, at: [*lines[:at], lines[at], *lines[at:]],
    ],
    ids=["removed", "swapped", "twice"],
)
def test_turns_that_are_mixed_up_are_refused(
    tmp_path: Path, mix: Callable[[list[str], int], list[str]]
) -> None:
    lines = text().splitlines()
    first = lines.index("") + 1
    for at in range(first, len(lines) - 2):
        refusal_of_text(tmp_path, "\n".join(mix(lines, at)))


@pytest.mark.parametrize("plies", [-1, 0, 1])
def test_moves_that_are_mixed_up_are_refused(tmp_path: Path, plies: int) -> None:
    moves, header = game().moves, game().header.values() | {"plies": len(game().actions) + plies}
    for at in range(0, moves.height - 1, 8):
        head, row, tail = moves[:at], moves[at : at + 1], moves[at + 1 :]
        for mixed in ([head, tail], [head, row, row, tail], [head, tail[:1], row, tail[1:]]):
            refusal_of(write(tmp_path / "game.parquet", header, pl.concat(mixed)))


@pytest.mark.parametrize("plies", [0, 165])
def test_a_record_without_its_moves_is_refused(tmp_path: Path, plies: int) -> None:
    header = game().header.values() | {"plies": plies}
    refusal_of(write(tmp_path / "game.parquet", header, game().moves.clear()))
    lines = text().replace("plies: 165", f"plies: {plies}").splitlines()
    refusal_of_text(tmp_path, "\n".join(line for line in lines if not line[:1].isdigit()))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "content", [b"", PNG, b"\0" * 100, b"PAR1", b"PAR1\0\0\0\0PAR1", b"sfgame 1", "żółw".encode("cp1250")]
)
def test_what_is_no_record_is_refused(tmp_path: Path, form: str, content: bytes) -> None:
    (tmp_path / form).write_bytes(content)
    refusal_of(tmp_path / form)


@pytest.mark.parametrize("form", FORMS)
def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path, form: str) -> None:
    assert "No such file" in str(refusal_of(tmp_path / form))
    (tmp_path / form).mkdir()
    assert "is a folder without games.parquet" in str(refusal_of(tmp_path / form))


@pytest.mark.parametrize("form", FORMS)
def test_one_bad_game_of_many_is_none_loaded(tmp_path: Path, form: str) -> None:
    forged = Record(game().header, game().actions[:-1])
    games = [sfgame.play(["random", "random"], seed=1), forged]
    content = "\n".join(map(str, games)).encode() if form.endswith(".sfg") else print_records(games)
    (tmp_path / form).write_bytes(content)
    assert "header says 165" in str(refusal_of(tmp_path / form))


@pytest.mark.parametrize("form", FORMS)
def test_what_could_not_be_read_again_is_not_written(tmp_path: Path, form: str) -> None:
    forged = Record(game().header, game().actions[:-1])
    with pytest.raises(sfgame.RecordError, match="header says 165"):
        forged.save(tmp_path / form)
    with pytest.raises(sfgame.RecordError, match="there is no game to save"):
        sfgame.save([], tmp_path / form)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["game.txt", "game.sfg.zip", ""])
def test_a_name_that_says_no_form_is_refused(name: str) -> None:
    with pytest.raises(sfgame.RecordError, match=r"saved as NAME\.parquet, NAME\.sfg, or into a folder"):
        game().save(name)


def test_a_folder_of_files_is_read_and_a_refusal_names_the_file(tmp_path: Path) -> None:
    other = sfgame.play(["random", "random"], seed=1)
    game().save(tmp_path / "a.SFG")
    other.save(tmp_path / "b.parquet")
    assert sfgame.load_all(tmp_path) == [game(), other]
    (tmp_path / "c.sfg").write_text("hello", encoding="utf-8")
    assert "c.sfg: line 1" in str(refusal_of(tmp_path))


def test_a_comment_may_stand_behind_a_turn(tmp_path: Path) -> None:
    first = next(line for line in text().splitlines() if line.startswith("1. "))
    (tmp_path / "game.sfg").write_text(text().replace(first, first + "  # well begun"), encoding="utf-8")
    assert sfgame.load(tmp_path / "game.sfg").header.comments[0] == (2, "well begun")


# Moves that break a rule


def rule(rule_id: str, ply: int, old: str, new: str) -> Any:  # noqa: ANN401  (a parameter set is private to pytest)
    return pytest.param(rule_id, ply, old, new, marks=pytest.mark.rule(rule_id), id=f"{rule_id} {new}")


@pytest.mark.parametrize(
    ("rule_id", "ply", "old", "new"),
    [
        rule("P1", 5, "place BL4 blue 1", "place BL4 grey 1"),
        rule("P2", 5, "place BL4 blue 1", "place BL4 blue 2"),
        rule("B4", 5, "place BL4 blue 1", "place BL7 blue 1"),
        rule("B4", 5, "place BL4 blue 1", "draw BL7"),
        rule("B2", 4, "take 1, place BL4 blue 1", "take 3"),
        rule("A1", 1, "lay 2", "lay 4"),
        rule("A1", 1, "lay 2", "take 1"),
        rule("T1", 0, "draw BK2, lay 2", "lay 2"),
        rule("S7", 0, "draw BK2", "draw ZZ9"),
        rule("S7", 0, "draw BK2", "draw depot"),
        rule("X9", 0, "draw BK2", "settle 1"),
        rule("X1", 40, "bonus plus_two", "bonus victory"),
        rule("X4", 40, "bonus plus_two", "end"),
        rule("X5", 41, "boost blue 2", "boost green 5"),
        rule("E3", 165, "place depot green 5", "place depot green 5, draw BL1"),
    ],
)
def test_an_illegal_move_is_refused_with_ply_and_rule(
    tmp_path: Path, rule_id: str, ply: int, old: str, new: str
) -> None:
    refusal = refusal_of_text(tmp_path, text().replace(old, new, 1))
    assert (refusal.ply, refusal.rule) == (ply, rule_id)
    assert f"ply {ply}: " in str(refusal)
    assert f"{rule_id})" in str(refusal)


@pytest.mark.rule("S7")
def test_a_fourth_copy_of_a_card_of_which_there_are_three_is_refused(tmp_path: Path) -> None:
    header = [line for line in text().splitlines() if line.partition(":")[0] in game().header.values()]
    unseeded = [line.replace("seed: 7", "seed: null") for line in header[:-1]]
    turns = [f"{turn}. {'Ben' if turn % 2 == 0 else 'Anna'}: draw BL1, lay 1" for turn in range(1, 5)]
    refusal = refusal_of_text(tmp_path, "\n".join(["sfgame 1", *unseeded, *turns, "result: null"]))
    assert (refusal.ply, refusal.rule) == (6, "S7")
    assert "the deck has 3 cards BL1, and all have been drawn" in str(refusal)


@pytest.mark.rule("S7")
def test_draws_that_are_not_those_of_the_seed_are_refused(tmp_path: Path) -> None:
    refusal = refusal_of_text(tmp_path, text().replace("seed: 7", "seed: 8"))
    assert (refusal.ply, refusal.rule) == (0, "S7")
    assert "the record says BK2" in str(refusal)


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "wrong",
    [{"half_points": [46, 2]}, {"places": [1, 1]}, {"reason": "last_foundation"}, {"places": [1]}, None],
)
def test_a_wrong_result_is_refused(tmp_path: Path, form: str, wrong: Values | None) -> None:
    header = game().header.values()
    header["result"] = wrong and header["result"] | wrong
    refusal = refusal_of(write(tmp_path / form, header))
    assert (refusal.ply, refusal.rule) == (165, "Z1")
    assert "the moves give city_full, half points [46, 0], places [1, 2]" in str(refusal)


# Tables of another form


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda moves: moves.with_columns(extra=1), "'extra'"),
        (lambda moves: moves.drop("amount"), "'amount'"),
        (lambda moves: moves.rename({"space": "place"}), "'space', 'place'"),
        (lambda moves: moves.cast({"ply": pl.Int64}), "'ply'"),
        (lambda moves: moves.cast({"action": pl.String}), "'action'"),
        (lambda moves: moves.cast({"row": pl.Enum(["green", "yellow", "orange", "grey", "blue"])}), "'row'"),
        (lambda moves: moves.cast({"bonus": pl.Categorical}), "'bonus'"),
        (lambda moves: moves.select(pl.lit(float("nan")).alias("ply")), "'ply'"),
    ],
)
def test_another_schema_is_refused_with_the_columns(
    tmp_path: Path, change: Callable[[pl.DataFrame], pl.DataFrame], named: str
) -> None:
    refusal = with_moves(tmp_path, change(game().moves))
    assert "has another schema; look at the columns" in str(refusal)
    assert named in str(refusal)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("game", "other"),
        ("game", None),
        ("ply", 9),
        ("turn", 9),
        ("turn", None),
        ("player", 1),
        ("player", 9),
    ],
)
def test_a_column_that_contradicts_the_moves_is_refused(tmp_path: Path, column: str, value: object) -> None:
    rows = game().moves.to_dicts()
    rows[4][column] = value
    refusal = with_moves(tmp_path, pl.DataFrame(rows, schema=game().moves.schema))
    assert (refusal.ply, f"column `{column}` says {value!r}" in str(refusal)) == (4, True)


@pytest.mark.parametrize(
    ("column", "value"), [("column", 1), ("amount", 2), ("row", "grey"), ("bonus", "depot")]
)
def test_a_value_that_the_action_does_not_name_is_refused_by_name(
    tmp_path: Path, column: str, value: object
) -> None:
    rows = game().moves.to_dicts()
    rows[0][column] = value
    refusal = with_moves(tmp_path, pl.DataFrame(rows, schema=game().moves.schema))
    assert (refusal.ply, f"`{column}`" in str(refusal)) == (0, True)


@pytest.mark.parametrize("order", [1, -1])
def test_columns_in_another_order_are_refused_or_make_no_difference(tmp_path: Path, order: int) -> None:
    moves = game().moves.select(sorted(game().moves.columns)[::order])
    path = write(tmp_path / "game.parquet", game().header.values(), moves)
    assert same_or_refused(path, path.read_bytes()) in (None, game())


def test_a_move_without_an_action_is_refused(tmp_path: Path) -> None:
    rows = game().moves.with_columns(action=pl.lit(None, dtype=game().moves.schema["action"]))
    assert "no action" in str(with_moves(tmp_path, rows))


@pytest.mark.parametrize("said", [None, "", "{", "[]", "{}", '{"format": 2}', '{"format": 1}', '{"format": 1, "games": ""}', '{"format": 1, "games": "%"}', '{"format": 1, "games": "UEFSMQ=="}'])  # fmt: skip
def test_metadata_of_another_form_is_refused(tmp_path: Path, said: str | None) -> None:
    path = tmp_path / "game.parquet"
    if said is None:
        game().moves.write_parquet(path)
    else:
        path.write_bytes(print_table(game().moves, said))
    refusal_of(path)


def test_another_format_of_text_is_refused(tmp_path: Path) -> None:
    refusal = refusal_of_text(tmp_path, text().replace("sfgame 1", "sfgame 2"))
    assert "is of text format 2; this program reads format 1" in str(refusal)
    for first in ("sfgame", "hello\nsfgame 1", "# hello\nsfgame 1"):
        refusal = refusal_of_text(tmp_path, text().replace("sfgame 1", first))
        assert "line 1: a record in text form begins with the line `sfgame 1`" in str(refusal)


@pytest.mark.parametrize(
    ("table", "change", "named"),
    [
        ("games", lambda games: pl.concat([games, games]), "id twice"),
        ("games", lambda games: games[1:], "does not list"),
        ("games", lambda games: games.with_columns(game=pl.lit("other")).head(1), "does not list"),
        ("games", lambda games: games.with_columns(names=pl.lit([], dtype=pl.List(pl.String))), "names"),
        ("games", lambda games: games.with_columns(options=pl.lit("{")), "not JSON"),
        ("games", lambda games: games.with_columns(plies=pl.lit(3, dtype=pl.UInt16)), "header says 3"),
        ("games", lambda games: games.drop("note"), "'note'"),
        ("games", lambda games: games.clear(), "does not list"),
        ("moves", lambda moves: moves[:-1], "it is cut short"),
        ("moves", lambda moves: moves.clear(), "0 moves"),
    ],
)
def test_a_folder_whose_tables_do_not_agree_is_refused(
    tmp_path: Path, table: str, change: Callable[[pl.DataFrame], pl.DataFrame], named: str
) -> None:
    sfgame.save([game(), sfgame.play(["random", "random"], seed=2)], tmp_path)
    path = tmp_path / f"{table}.parquet"
    path.write_bytes(print_table(change(pl.read_parquet(path))))
    assert named in str(refusal_of(tmp_path))
    path.unlink()
    assert "cannot be read" in str(refusal_of(tmp_path))


# Headers


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("field", [name for name in game().header.values() if name != "comments"])
def test_a_missing_header_field_is_named(tmp_path: Path, form: str, field: str) -> None:
    header = game().header.values()
    del header[field]
    assert f"no field `{field}`" in str(refusal_of(write(tmp_path / form, header)))


@pytest.mark.parametrize("form", FORMS)
def test_an_unknown_header_field_is_named(tmp_path: Path, form: str) -> None:
    assert "field `colour`" in str(refusal_of(write(tmp_path / form, game().header.values() | {"colour": 1})))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("field", [name for name in game().header.values() if name != "comments"])
@pytest.mark.parametrize("value", [True, -1, 1.5, 10**30, "\ud800", [[]], {"x": 1}, [None] * 5, "x" * 20_000])
def test_a_header_field_of_the_wrong_kind_is_refused(
    tmp_path: Path, form: str, field: str, value: object
) -> None:
    said = str(refusal_of(write(tmp_path / form, game().header.values() | {field: value})))
    assert field.removesuffix("_version") in said


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("rules", "chess", "no such game 'chess'; there is san_francisco"),
        ("rules_version", 2, "rules version 2; this program plays version 1"),
        ("players", [{"name": "Anna", "kind": "greedy"}], "2 to 4 players, got 1 (rule S1)"),
        ("players", [{"name": "A", "kind": "b"}] * 5, "`players` must be a list of at most 4"),
        ("players", [{"name": "A"}] * 2, "`players[0]` must be an object with name, kind"),
        ("players", [{"name": 1, "kind": "b"}] * 2, "`players[0].name` must be text"),
        (
            "deck",
            {"name": "reconstruction", "hash": "0"},
            "the cards have hash 21c157b9462bce38, the record says '0'",
        ),
        (
            "deck",
            {"name": "x", "hash": "0", "csv": "id"},
            "`deck.csv`: x: the first line must name the columns",
        ),
        ("deck", {"name": "x", "hash": "0", "csv": None}, "`deck.csv` must be text"),
        ("options", {"x": 1}, "option `x` does not exist"),
        ("options", {"empty_space_value": 1}, "option `empty_space_value` is 0 or -1, got 1"),
        ("plies", 164, "the record has 165 moves, its header says 164"),
        ("date", "yesterday", "`date` must be empty or like"),
        ("date", "2026-02-30", "`date` must be empty or like"),
        ("game", "a b", "`game` must be 1 to 60 letters"),
        ("seed", 2**63, "`seed` must be a whole number from 0"),
        ("result", {"reason": "x", "half_points": [None], "places": []}, "`result` must give whole numbers"),
    ],
)
def test_a_wrong_header_field_is_refused_with_its_reason(
    tmp_path: Path, form: str, field: str, value: object, reason: str
) -> None:
    assert reason in str(refusal_of(write(tmp_path / form, game().header.values() | {field: value})))


@pytest.mark.parametrize(
    "comments", [1, [1], [[0]], [[0, 1]], [["0", "x"]], [[999, "x"]], [[-1, "x"]], [[5, "x"], [4, "y"]], [[0, "a\nb"]], [[0, "\udfff"]], [[0, "x"]] * 10_001]
)  # fmt: skip
def test_comments_of_another_form_are_refused(tmp_path: Path, comments: object) -> None:
    header = game().header.values() | {"comments": comments}
    assert "`comments`" in str(refusal_of(write(tmp_path / "game.parquet", header)))


@pytest.mark.parametrize("value", ["{", "NaN", "-Infinity", "'x'", "1 2", "[" * 100_000, '{"a":' * 990, '"' + "x" * 1_000_001 + '"', "9" * 5_000, '"\x01"'])  # fmt: skip
def test_a_field_that_is_not_json_is_refused_by_name(tmp_path: Path, value: str) -> None:
    assert "`note`" in str(refusal_of_text(tmp_path, text().replace('"hello"', value)))


@pytest.mark.parametrize("depth", range(900, 1000, 3))
def test_nested_json_of_any_depth_is_refused(tmp_path: Path, depth: int) -> None:
    for old in ("7", "165", '"21c157b9462bce38"'):
        refusal_of_text(tmp_path, text().replace(f": {old}", f": {'[' * depth}{']' * depth}", 1))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("draw BK2, lay 2", "draw BK2,, lay 2", "is not an action"),
        ("draw BK2, lay 2", "draw BK2, jump", "`jump` is not an action; there are draw, lay"),
        ("draw BK2", "draw", "`draw` must read `draw CARD`"),
        ("lay 2", "lay two", "column `two` must be a whole number"),
        ("1. Anna", "2. Anna", "this is turn `1. Anna`, the record says `2. Anna`"),
        ("1. Anna", "1. Ben", "this is turn `1. Anna`, the record says `1. Ben`"),
        ("1. Anna: ", "hello ", "neither a header field, nor a turn"),
        ("lay 2\n2. Ben: draw", "lay 2, draw", "`1. Anna` holds more than one turn"),
        ("seed: 7", "seed: 7\nseed: 7", "header field `seed` stands there twice"),
        ("seed: 7", "comments: []\nseed: 7", "unknown header field `comments`"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_by_number(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    refusal = str(refusal_of_text(tmp_path, text().replace(old, new, 1)))
    assert "line " in refusal
    assert said in refusal


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw BK2", "dr\x1baw BK2"), ("draw BK2", "draw \x1b"), ("blue 1", "b\x1blue 1"), ("lay 2", "lay \x1b"),
        ("1. Anna", "1. An\x1bna"), ("options: {}", 'options: {"\\u001b": 1}'), ("lay 2", "lay \u202e"),
        ("blue 1", f"{'x' * 5000} 1"), ("rules_version: 1", f'rules_version: "{"x" * 5000}"'),
    ],
)  # fmt: skip
def test_a_refusal_is_one_short_sentence_without_control_characters(
    tmp_path: Path, old: str, new: str
) -> None:
    said = str(refusal_of_text(tmp_path, text().replace(old, new, 1)))
    assert said.isprintable()
    assert len(said) < 1000


# Fuzzing


def same_or_refused(path: Path, content: bytes) -> Record | None:
    """Load a damaged file; only a RecordError may come out."""
    path.write_bytes(content)
    try:
        return sfgame.load(path)
    except sfgame.RecordError:
        return None


def said_of(record: Record) -> Values:
    """Return all of a record but the words that a person may choose."""
    words = ("game", "players", "date", "note", "comments")
    values = {name: value for name, value in record.header.values().items() if name not in words}
    return values | {"deck": record.header.deck.digest, "actions": record.actions}


def damaged(content: bytes, chance: Random) -> bytes:
    """Flip, cut and insert bytes; half of the time near the end, where a Parquet file has its schema."""
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        at = chance.randrange(len(content) + 1)
        at = at if chance.random() < 0.5 else max(at, len(content) - chance.randrange(4000))
        new, length = chance.randbytes(chance.choice([0, 1, 2, 9])), chance.choice([0, 1, 2, 9, 10**6])
        flipped = bytes(byte ^ 1 << chance.randrange(8) for byte in content[at : at + 1])
        content = content[:at] + chance.choice([flipped + content[at + 1 :], new + content[at + length :]])
    return content


CHANCE = st.integers(0, 2**64).map(Random)
FUZZ = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@FUZZ
@given(CHANCE)
def test_a_damaged_text_is_the_same_game_or_refused(chance: Random) -> None:
    with tempfile.TemporaryDirectory() as folder:
        loaded = same_or_refused(Path(folder, "game.sfg"), damaged(text().encode(), chance))
    assert loaded is None or said_of(loaded) == said_of(game())


@FUZZ
@given(st.one_of(st.binary(), st.text().map(str.encode), st.lists(st.sampled_from(text().splitlines())).map("\n".join).map(str.encode)))  # fmt: skip
def test_any_text_is_refused(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        assert same_or_refused(Path(folder, "game.sfg"), content) is None


KEYS = st.sampled_from(["name", "kind", "hash", "csv", "reason", "places", "half_points"])
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=9)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner)),
)


@FUZZ
@given(st.sampled_from(sorted(game().header.values())), JSON)
def test_any_value_of_a_header_field_is_the_same_game_or_refused(field: str, value: object) -> None:
    with tempfile.TemporaryDirectory() as folder:
        header = game().header.values() | {field: value}
        loaded = same_or_refused(path := write(Path(folder, "x.parquet"), header), path.read_bytes())
    assert loaded is None or said_of(loaded) | {"seed": 7} == said_of(game())


@settings(FUZZ, max_examples=1500)
@given(CHANCE)
def fuzz_parquet(chance: Random) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.parquet")
        whole = parquet()
        loaded = same_or_refused(path, content := damaged(whole, chance))
    assert content == whole or loaded is None or loaded == game()


@cache
def parquet() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        game().save(path := Path(folder, "game.parquet"))
        return path.read_bytes()


def flip_every_byte() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for at, byte in enumerate(parquet()):
            flipped = parquet()[:at] + bytes([byte ^ 1]) + parquet()[at + 1 :]
            assert same_or_refused(Path(folder, "game.parquet"), flipped) in (None, game())


@pytest.mark.parametrize("damage", [fuzz_parquet, flip_every_byte])
def test_a_damaged_parquet_file_is_the_same_record_or_refused(damage: Callable[[], None]) -> None:
    """In a process of its own, because an abort inside polars would end this one; nor may polars print a panic."""
    command = [sys.executable, "-c", f"import {__name__} as tests; tests.{damage.__name__}()"]
    child = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (child.returncode, child.stderr[-2000:]) == (0, "")
