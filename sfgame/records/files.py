"""Reading and writing records: Parquet with the header inside, text, and folders of many games."""

from __future__ import annotations

import base64
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import polars as pl
from polars.exceptions import PolarsError

from sfgame.core.errors import RecordError
from sfgame.games.san_francisco.actions import Action
from sfgame.records import text
from sfgame.records.header import FORMAT, MOST_PLIES, parse_header, parse_json
from sfgame.records.record import Record, check
from sfgame.records.schema import GAMES, MOVES
from sfgame.records.tables import moves_table

if TYPE_CHECKING:
    from collections.abc import Sequence

TEXT_SUFFIX = ".sfg"
LARGEST_TEXT = 20_000_000
MOST_ROWS = 50_000_000
METADATA = "sfgame"
SMALL_FILE = 1_000_000
ZSTD_LEVEL = 12


def save(records: Sequence[Record], path: str | Path) -> None:
    """Write one or many records: `.sfg` is text, a name without suffix a folder, anything else Parquet."""
    path = Path(path)
    if path.suffix == TEXT_SUFFIX:
        _write(path, "\n".join(map(str, records)).encode())
        return
    moves = _moves_of(records)
    if path.is_dir() or not path.suffix:
        path.mkdir(parents=True, exist_ok=True)
        _write(path / "games.parquet", _parquet(games_table(records), {}))
        _write(path / "moves.parquet", _parquet(moves, {}))
        return
    if len(records) == 1:
        said: dict[str, object] = {"header": records[0].header.values()}
    else:
        said = {"games": base64.b64encode(_parquet(games_table(records), {})).decode()}
    _write(path, _parquet(moves, {METADATA: json.dumps({"format": FORMAT, **said})}))


def _write(path: Path, content: bytes) -> None:
    """Write a file so that a failure leaves the old one as it was."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_bytes(content)
        new.replace(path)
    except OSError as error:
        raise RecordError(f"cannot be written ({error.strerror})", file=str(path)) from error


def _parquet(table: pl.DataFrame, metadata: dict[str, str]) -> bytes:
    buffer = io.BytesIO()
    table.write_parquet(
        buffer, compression="zstd", compression_level=ZSTD_LEVEL, metadata=metadata, statistics=False
    )
    return buffer.getvalue()


def _moves_of(records: Sequence[Record]) -> pl.DataFrame:
    if len(records) == 1:
        return records[0].moves
    return moves_table(
        [record.game for record in records for _ in record.actions],
        [ply for record in records for ply in range(len(record.actions))],
        [(state.turn, state.player) for record in records for state in record.states[:-1]],
        [action for record in records for action in record.actions],
    )


def games_table(records: Sequence[Record]) -> pl.DataFrame:
    """Return one row a game: the headers."""
    return pl.DataFrame(
        [_games_row(record.header.values()) for record in records], schema=GAMES, orient="row"
    )


def _games_row(said: dict[str, Any]) -> dict[str, object]:
    deck, result = said.pop("deck"), said.pop("result") or {}
    players = said.pop("players")
    return {
        **said,
        "deck": deck["name"],
        "deck_hash": deck["hash"],
        "deck_csv": deck.get("csv"),
        "names": [seat["name"] for seat in players],
        "kinds": [seat["kind"] for seat in players],
        "options": json.dumps(said["options"]),
        "comments": json.dumps(said["comments"]),
        **{name: result.get(name) for name in ("reason", "half_points", "places")},
    }


def _header_values(row: dict[str, Any]) -> dict[str, Any]:
    """Return a header's values from a row of the games table."""
    names, kinds = row.pop("names") or [], row.pop("kinds") or []
    if len(names) != len(kinds):
        raise RecordError("columns `names` and `kinds` of the games table must be of one length")
    deck = {"name": row.pop("deck"), "hash": row.pop("deck_hash")}
    csv = row.pop("deck_csv")
    result = {name: row.pop(name) for name in ("reason", "half_points", "places")}
    return {
        **row,
        "deck": deck if csv is None else {**deck, "csv": csv},
        "players": [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)],
        "options": parse_json(row["options"] or ""),
        "comments": parse_json(row["comments"] or ""),
        "result": None if result["reason"] is None else result,
    }


def load(path: str | Path, *, game: str | None = None) -> Record:
    """Read and check one record; of many in a file, the one whose id is `game`."""
    records = load_all(path, game=game)
    if len(records) == 1:
        return records[0]
    ids = ", ".join(record.game for record in records[:3])
    raise RecordError(
        f"holds {len(records)} games ({ids}, …); name one with game=…, or use load_all", file=str(path)
    )


def load_all(path: str | Path, *, game: str | None = None) -> list[Record]:
    """Read and check every record of a file or folder; nothing is returned unless all of them are sound."""
    path = Path(path)
    try:
        found = _read(path)
        chosen = [record for record in found if game in (None, record.game)]
        if not chosen:
            raise RecordError(f"holds no game `{game}`" if game else "holds no game")
        return [check(record) for record in chosen]
    except RecordError as error:
        raise RecordError(error.reason, file=str(path), ply=error.ply, rule=error.rule) from error


def _read(path: Path) -> list[Record]:
    try:
        if path.is_dir():
            return _from_tables(_table(path / "games.parquet", GAMES), _table(path / "moves.parquet", MOVES))
        if path.suffix == TEXT_SUFFIX:
            if path.stat().st_size > LARGEST_TEXT:
                raise RecordError(f"a record in text form has at most {LARGEST_TEXT} bytes")
            return [Record(*game) for game in text.parse_records(path.read_text(encoding="utf-8"))]
        return _read_parquet(path)
    except UnicodeDecodeError as error:
        raise RecordError(f"is not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise RecordError(f"cannot be read ({error.strerror or error})") from error


def _read_parquet(path: Path) -> list[Record]:
    content = path.read_bytes()
    moves = _table(content, MOVES)
    try:
        said = pl.read_parquet_metadata(io.BytesIO(content)).get(METADATA)
    except PolarsError as error:
        raise RecordError(f"is not a Parquet file ({error})") from error
    if said is None:
        raise RecordError(f"has no header: the Parquet metadata lacks the key `{METADATA}`")
    values = parse_json(said)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise RecordError(f"is not of record format {FORMAT}, which this program reads")
    if isinstance(values.get("games"), str):
        return _from_tables(_table(_base64(values["games"]), GAMES), moves)
    header = parse_header(values.get("header"))
    record = Record(header, _actions(moves))
    _check_rows(record, moves)
    return [record]


def _base64(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError as error:
        raise RecordError("the games table in the header is damaged") from error


def _table(source: Path | bytes, schema: dict[str, Any]) -> pl.DataFrame:
    """Read a Parquet table from a stranger: its columns first, then its rows, so many and no more."""
    opened = io.BytesIO(source) if isinstance(source, bytes) else source
    try:
        found = dict(pl.read_parquet_schema(opened))
        if found != schema:
            wrong = [name for name in {**schema, **found} if found.get(name) != schema.get(name)]
            raise RecordError(f"has another schema; look at the columns {', '.join(map(repr, wrong[:5]))}")
        small = isinstance(source, bytes) and len(source) < SMALL_FILE
        table = pl.read_parquet(source, n_rows=MOST_ROWS + 1, parallel="none" if small else "auto")
    except PolarsError as error:
        raise RecordError(f"is not a whole Parquet file ({str(error).splitlines()[0]})") from error
    if table.height > MOST_ROWS:
        raise RecordError(f"has more than {MOST_ROWS} rows")
    return table


def _actions(moves: pl.DataFrame) -> list[Action]:
    if moves.height > MOST_PLIES:
        raise RecordError(f"a record has at most {MOST_PLIES} moves")
    return [
        Action(name, card or "", column or 0, row or "", space or 0, bonus or "", amount or 0)
        for *_, name, card, column, row, space, bonus, amount in moves.rows()
    ]


def _check_rows(record: Record, moves: pl.DataFrame) -> None:
    """Refuse rows whose game, ply, turn or player are not those that follow from the moves."""
    states = record.states[:-1]
    expected = {
        "game": [record.game] * len(states),
        "ply": list(range(len(states))),
        "turn": [state.turn for state in states],
        "player": [state.player for state in states],
    }
    for name, ours in expected.items():
        theirs = moves[name].to_list()
        if theirs != ours:
            ply = next(at for at in range(len(ours)) if theirs[at] != ours[at])
            raise RecordError(f"column `{name}` says {theirs[ply]!r}, the moves give {ours[ply]!r}", ply=ply)


def _from_tables(games: pl.DataFrame, moves: pl.DataFrame) -> list[Record]:
    if games["game"].n_unique() != games.height:
        raise RecordError("the games table has an id twice")
    parts = {
        str(key[0]): part
        for key, part in moves.partition_by("game", as_dict=True, maintain_order=True).items()
    }
    records = []
    for row in games.iter_rows(named=True):
        header = parse_header(_header_values(row))
        part = parts.pop(header.game, moves.clear())
        record = Record(header, _actions(part))
        _check_rows(record, part)
        records.append(record)
    if parts:
        raise RecordError(
            f"has moves of games that the games table does not list: {', '.join(list(parts)[:3])}"
        )
    return records
