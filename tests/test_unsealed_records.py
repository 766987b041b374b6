"""Parquet files without our seal: a sound one is read, and no damage to one ends the process that reads it."""

from __future__ import annotations

import base64
import io
import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sfgame
from sfgame.records import decoding
from sfgame.records.parquet import SEAL, all_moves, games_table
from tests.test_tampered_records import (
    CHANCE,
    FUZZ,
    damaged,
    game,
    parquet,
    refusal_of,
    said_of,
    same_or_refused,
)

if TYPE_CHECKING:
    from random import Random

    import polars as pl

DAMAGED = "is not a whole Parquet file: its inside is damaged"


def unsealed(rows: pl.DataFrame, said: str = "") -> bytes:
    """Return a table as another program writes it."""
    buffer = io.BytesIO()
    rows.write_parquet(buffer, metadata={"sfgame": said})
    return buffer.getvalue()


@cache
def foreign() -> bytes:
    return unsealed(game().moves, json.dumps({"format": 1, "header": game().header.values()}))


def foreign_with(games: bytes) -> bytes:
    """Return a file of many games, of which there is one, with this table of games in its metadata."""
    return unsealed(game().moves, json.dumps({"format": 1, "games": base64.b64encode(games).decode()}))


@cache
def with_damaged_seal() -> bytes:
    return parquet().replace(SEAL, SEAL[:-1] + b"\xfe")


def with_minus_166_values(content: bytes) -> bytes:
    """Flip one bit, so that the first page says it holds -166 values and not 165; polars 2.1 aborts on that."""
    return replaced(content, b"\x2c\x15\xca\x02\x15\x10", b"\x2c\x15\xcb\x02\x15\x10")


def with_minus_2_values(content: bytes) -> bytes:
    """Flip the same bit of a table with one row."""
    return replaced(content, b"\x2c\x15\x02\x15\x10", b"\x2c\x15\x03\x15\x10")


def replaced(content: bytes, old: bytes, new: bytes) -> bytes:
    assert old in content
    return content.replace(old, new, 1)


# Sound files


@pytest.mark.parametrize("content", [foreign(), with_damaged_seal(), foreign_with(unsealed(games_table([game()])))], ids=["foreign", "damaged seal", "many"])  # fmt: skip
def test_a_sound_file_without_a_seal_is_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.parquet").write_bytes(content)
    assert sfgame.load(tmp_path / "game.parquet") == game()


def test_a_sound_folder_without_seals_is_read(tmp_path: Path) -> None:
    games = [game(), sfgame.play(["random", "random"], seed=2)]
    (tmp_path / "games.parquet").write_bytes(unsealed(games_table(games)))
    (tmp_path / "moves.parquet").write_bytes(unsealed(all_moves(games)))
    assert sfgame.load_all(tmp_path) == games


def test_another_schema_is_refused_by_its_columns_not_called_damage(tmp_path: Path) -> None:
    (tmp_path / "game.parquet").write_bytes(unsealed(game().moves.drop("amount")))
    assert "has another schema; look at the columns 'amount'" in str(refusal_of(tmp_path / "game.parquet"))


def test_a_script_without_a_guard_and_with_a_path_of_its_own_runs_once(tmp_path: Path) -> None:
    """Under `-I -S` nothing but the script's own path leads to sfgame and to polars."""
    (tmp_path / "game.parquet").write_bytes(foreign())
    (tmp_path / "script.py").write_text(
        f"import sys\nsys.path[:] = {[str(Path(sfgame.__file__).parents[1]), *sys.path]!r}\n"
        f"import sfgame\nprint(sfgame.load({str(tmp_path / 'game.parquet')!r}).game)\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-I", "-S", str(tmp_path / "script.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == ([game().game], "")


# Damage


@pytest.mark.parametrize(
    "content",
    [
        with_minus_166_values(foreign()),
        with_minus_166_values(with_damaged_seal()),
        foreign_with(with_minus_2_values(unsealed(games_table([game()])))),
    ],
    ids=["foreign", "damaged seal", "games inside"],
)
def test_a_file_on_which_polars_aborts_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.parquet").write_bytes(content)
    assert DAMAGED in str(refusal_of(tmp_path / "game.parquet"))


@pytest.mark.parametrize("table", ["games", "moves"])
def test_a_folder_on_which_polars_aborts_is_refused(tmp_path: Path, table: str) -> None:
    game().save(tmp_path / "games")
    tables = {
        "games": with_minus_2_values(unsealed(games_table([game()]))),
        "moves": with_minus_166_values(unsealed(game().moves)),
    }
    (tmp_path / "games" / f"{table}.parquet").write_bytes(tables[table])
    assert DAMAGED in str(refusal_of(tmp_path / "games"))


@settings(FUZZ, max_examples=80)
@given(CHANCE, st.sampled_from([foreign(), with_damaged_seal()]))
def test_a_damaged_file_without_a_seal_is_the_same_game_or_refused(chance: Random, whole: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        loaded = same_or_refused(Path(folder, "game.parquet"), damaged(whole, chance))
    assert loaded is None or said_of(loaded) == said_of(game())


# The child


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SECONDS", 0.001, "is not a whole Parquet file: it cannot be decoded in 0.001 seconds"),
        ("START", "pass", "is not sealed by sfgame, and the process that was to try it out did not start"),
        ("START", "raise SystemExit(1)", "the process that was to try it out did not start"),
        ("START", "print('ready')", DAMAGED),
        ("START", "print('ready decoded'); raise SystemExit(1)", DAMAGED),
    ],
)
def test_a_child_that_does_not_say_that_all_went_well_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: object, said: str
) -> None:
    monkeypatch.setattr(decoding, name, value)
    (tmp_path / "game.parquet").write_bytes(foreign())
    assert said in str(refusal_of(tmp_path / "game.parquet"))


@pytest.mark.parametrize("executable", ["nowhere", "", None])
def test_where_no_process_can_be_started_only_sealed_files_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, executable: str | None
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    (tmp_path / "game.parquet").write_bytes(foreign())
    assert "no process can be started to try it out" in str(refusal_of(tmp_path / "game.parquet"))
    (tmp_path / "game.parquet").write_bytes(parquet())
    assert sfgame.load(tmp_path / "game.parquet") == game()
