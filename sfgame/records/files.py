"""Reading and writing records: Parquet, text, and folders of many games."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from sfgame.core.errors import RecordError
from sfgame.records import parquet, text
from sfgame.records.header import parse_header
from sfgame.records.record import Record, check
from sfgame.records.schema import GAMES, MOVES

if TYPE_CHECKING:
    from collections.abc import Sequence

TEXT_SUFFIX = ".sfg"
LARGEST_TEXT = 20_000_000
GAMES_FILE, MOVES_FILE = "games.parquet", "moves.parquet"


def save(records: Sequence[Record], path: str | Path) -> None:
    """Write one or many records: `.sfg` is text, a name without suffix a folder, anything else Parquet."""
    path = Path(path)
    _check_headers(records)
    if path.suffix == TEXT_SUFFIX:
        _write(path, "\n".join(map(str, records)).encode())
    elif path.is_dir() or not path.suffix:
        games, moves = parquet.games_table(records), parquet.all_moves(records)
        _make_folder(path)
        _write(path / GAMES_FILE, parquet.print_table(games))
        _write(path / MOVES_FILE, parquet.print_table(moves))
    else:
        _write(path, parquet.print_records(records))


def _check_headers(records: Sequence[Record]) -> None:
    """Refuse to write what could not be read again."""
    seen: set[str] = set()
    for record in records:
        parse_header(record.header.values())
        if record.game in seen:
            raise RecordError(f"two games have the id `{record.game}`; in one file every game needs its own")
        seen.add(record.game)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"cannot be written ({error.strerror})", file=str(path)) from error


def _write(path: Path, content: bytes) -> None:
    """Write a file so that a failure leaves the old one as it was."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_bytes(content)
        new.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            new.unlink()
        reason = getattr(error, "strerror", None) or error
        raise RecordError(f"cannot be written ({reason})", file=str(path)) from error


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
    try:
        chosen = [check(record) for record in _read(Path(path)) if game in (None, record.game)]
        if not chosen:
            raise RecordError(f"holds no game `{game}`" if game else "holds no game")
    except RecordError as error:
        raise RecordError(error.reason, file=str(path), ply=error.ply, rule=error.rule) from error
    return chosen


def _read(path: Path) -> list[Record]:
    try:
        if path.is_dir():
            games = parquet.parse_table((path / GAMES_FILE).read_bytes(), GAMES)
            return parquet.join(games, parquet.parse_table((path / MOVES_FILE).read_bytes(), MOVES))
        if path.suffix != TEXT_SUFFIX:
            return parquet.parse_records(path.read_bytes())
        if path.stat().st_size > LARGEST_TEXT:
            raise RecordError(f"a record in text form has at most {LARGEST_TEXT} bytes")
        return [Record(*game) for game in text.parse_records(path.read_text(encoding="utf-8-sig"))]
    except UnicodeDecodeError as error:
        raise RecordError(f"is not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise RecordError(f"cannot be read ({error.strerror or error})") from error
    except ValueError as error:
        raise RecordError(f"is no name of a file ({error})") from error
