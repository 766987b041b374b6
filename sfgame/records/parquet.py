"""Records as Parquet: the moves as rows, the header as key-value metadata, a seal against damage."""

from __future__ import annotations

import base64
import hashlib
import io
import json
from typing import TYPE_CHECKING, Any, NamedTuple

import polars as pl
from polars.exceptions import PolarsError

from sfgame.core.errors import RecordError
from sfgame.games.san_francisco.actions import FORMS, Action
from sfgame.records import decoding
from sfgame.records.header import FORMAT, MOST_PLIES, parse_header, parse_json
from sfgame.records.record import Record
from sfgame.records.schema import GAMES, MOVES
from sfgame.records.tables import moves_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.records.decoding import Decoded
    from sfgame.records.header import Header

METADATA = "sfgame"
ZSTD_LEVEL = 15
MAGIC = b"PAR1"
SEAL = b"\xffsfgame sha256\xff"
DIGEST_SIZE = 32
ROWS_IN_A_BYTE = 20
ACTION_FIELDS = Action._fields[1:]
EMPTY_FIELDS = {name: tuple(field not in form for field in ACTION_FIELDS) for name, form in FORMS.items()}
"""Which columns of `moves` are null for each action."""


class Table(NamedTuple):
    """A table from a file, and what the file says of it."""

    rows: pl.DataFrame
    said: str


def print_records(records: Sequence[Record]) -> bytes:
    """Return one or many records as one Parquet file."""
    if len(records) == 1:
        return print_table(
            records[0].moves, json.dumps({"format": FORMAT, "header": records[0].header.values()})
        )
    games = base64.b64encode(print_table(games_table(records))).decode()
    return print_table(all_moves(records), json.dumps({"format": FORMAT, "games": games}))


def parse_records(content: bytes) -> list[Record]:
    """Return the records of a Parquet file; that they follow the rules is checked by the caller."""
    moves = parse_table(content, MOVES)
    if not moves.said:
        raise RecordError(f"has no header: the Parquet metadata lacks the key `{METADATA}`")
    values = parse_json(moves.said)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise RecordError(f"is not of record format {FORMAT}, which this program reads")
    if isinstance(values.get("games"), str):
        return join(parse_table(_base64(values["games"]), GAMES), moves)
    return [_record(parse_header(values.get("header")), moves.rows)]


def print_table(rows: pl.DataFrame, said: str = "") -> bytes:
    """Return a table as a sealed Parquet file that carries what is said of it."""
    buffer = io.BytesIO()
    rows.write_parquet(
        buffer, compression="zstd", compression_level=ZSTD_LEVEL, metadata={METADATA: said}, statistics=False
    )
    return _sealed(buffer.getvalue())


def _sealed(content: bytes) -> bytes:
    """Put a hash of all bytes before the footer, where no reader of Parquet looks."""
    footer = len(content) - len(MAGIC) - 4 - int.from_bytes(content[-8:-4], "little")
    return content[:footer] + SEAL + hashlib.sha256(content).digest() + content[footer:]


def _is_sealed(content: bytes) -> bool:
    """Whether a seal vouches for these bytes; a seal that does not fit them is refused, before polars sees them.

    A file without a seal comes from another program, or has lost it by damage.
    """
    if len(content) < 3 * len(MAGIC) or not (content.startswith(MAGIC) and content.endswith(MAGIC)):
        raise RecordError("is not a whole Parquet file")
    head, seal, tail = content.rpartition(SEAL)
    if seal and hashlib.sha256(head + tail[DIGEST_SIZE:]).digest() != tail[:DIGEST_SIZE]:
        raise RecordError("is damaged: its bytes are not those that were written")
    return bool(seal)


def parse_table(content: bytes, schema: dict[str, Any]) -> Table:
    """Read a table from a stranger: as many rows as its size can hold, and only of the columns that we know."""
    most = MOST_PLIES + ROWS_IN_A_BYTE * len(content)
    if not _is_sealed(content) and (fault := decoding.fault(content, most + 1)):
        raise RecordError(fault)
    rows, metadata = _decode(content, most + 1)
    found = rows.schema
    if list(found.items()) != list(schema.items()):
        wrong = [name for name in {**schema, **found} if found.get(name) != schema.get(name)] or list(found)
        raise RecordError(f"has another schema; look at the columns {', '.join(map(repr, wrong[:5]))}")
    if rows.height > most:
        raise RecordError(f"has more than {most} rows, too many for its size")
    return Table(rows, metadata.get(METADATA, ""))


def _decode(content: bytes, most_rows: int) -> Decoded:
    """Decode in this process; a seal can be forged, so polars may still refuse or panic."""
    try:
        return decoding.decode(content, most_rows)
    except (PolarsError, OSError, OverflowError, UnicodeError) as error:
        raise RecordError(f"is not a whole Parquet file ({str(error).splitlines()[0]})") from error
    except BaseException as error:
        if type(error).__name__ == "PanicException":  # polars gives up on some damage this way
            raise RecordError("is not a whole Parquet file: its inside is damaged") from None
        raise


def _base64(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError as error:
        raise RecordError("the games table in the header is damaged") from error


def all_moves(records: Sequence[Record]) -> pl.DataFrame:
    """Return the moves of many games in one table."""
    return moves_table(
        [record.game for record in records for _ in record.actions],
        [ply for record in records for ply in range(len(record.actions))],
        [(state.turn, state.player) for record in records for state in record.states[:-1]],
        [action for record in records for action in record.actions],
    )


def games_table(records: Sequence[Record]) -> pl.DataFrame:
    """Return one row a game: the headers."""
    rows = [_games_row(record.header.values()) for record in records]
    return pl.DataFrame(rows, schema=GAMES, orient="row")


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


def join(games: Table, moves: Table) -> list[Record]:
    """Return the records of a games table and the moves that belong to it."""
    if games.rows["game"].n_unique() != games.rows.height:
        raise RecordError("the games table has an id twice")
    parts = moves.rows.partition_by("game", as_dict=True, maintain_order=True)
    records = []
    for row in games.rows.iter_rows(named=True):
        header = parse_header(_header_values(row))
        records.append(_record(header, parts.pop((header.game,), moves.rows.clear())))
    if parts:
        others = ", ".join(str(key[0]) for key in list(parts)[:3])
        raise RecordError(f"has moves of games that the games table does not list: {others}")
    return records


def _record(header: Header, moves: pl.DataFrame) -> Record:
    record = Record(header, _actions(moves))
    _check_rows(record, moves)
    return record


def _actions(moves: pl.DataFrame) -> list[Action]:
    """Return the rows as actions; each row must hold what its action names, and nothing else."""
    if moves.height > MOST_PLIES:
        raise RecordError(f"a record has at most {MOST_PLIES} moves")
    actions = []
    for ply, (*_, name, card, column, row, space, bonus, amount) in enumerate(moves.rows()):
        values = (card, column, row, space, bonus, amount)
        if name is None:
            raise RecordError("the row has no action", ply=ply)
        if tuple([value is None for value in values]) != EMPTY_FIELDS[name]:
            wrong = [
                field
                for field, value, empty in zip(ACTION_FIELDS, values, EMPTY_FIELDS[name], strict=True)
                if (value is None) != empty
            ]
            raise RecordError(
                f"a row of `{name}` does not fit in {', '.join(f'`{field}`' for field in wrong)}", ply=ply
            )
        actions.append(Action(name, card or "", column or 0, row or "", space or 0, bonus or "", amount or 0))
    return actions


def _check_rows(record: Record, moves: pl.DataFrame) -> None:
    """Refuse rows whose game, ply, turn or player are not those that follow from the moves."""
    states = record.states[:-1]
    expected: dict[str, list[Any]] = {
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
