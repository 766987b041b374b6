"""Reading and writing records: Parquet, text, folders of many games, and codes."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from sfgame.core.errors import RecordError
from sfgame.records import code, parquet, text
from sfgame.records.header import parse_header
from sfgame.records.record import Record, check
from sfgame.records.schema import GAMES, MOVES

if TYPE_CHECKING:
    from collections.abc import Sequence

TEXT_SUFFIX, PARQUET_SUFFIX = ".sfg", ".parquet"
LARGEST_TEXT = 500_000_000
SHOWN_IDS = 3
GAMES_FILE, MOVES_FILE = "games.parquet", "moves.parquet"


def save(records: Record | Sequence[Record], path: str | Path) -> None:
    """Write one or many records: as text (`.sfg`), as Parquet (`.parquet`), or into a folder (no suffix)."""
    records, path = [records] if isinstance(records, Record) else records, Path(path)
    _check_writable(records)
    if path.suffix.lower() == TEXT_SUFFIX:
        _write(path, "\n".join(map(str, records)).encode())
    elif path.suffix.lower() == PARQUET_SUFFIX:
        _write(path, parquet.print_records(records))
    elif path.name and (path.is_dir() or not path.suffix):
        games, moves = parquet.games_table(records), parquet.all_moves(records)
        _make_folder(path)
        _write(path / GAMES_FILE, parquet.print_table(games))
        _write(path / MOVES_FILE, parquet.print_table(moves))
    else:
        raise RecordError("a record is saved as NAME.parquet, NAME.sfg, or into a folder", file=str(path))


def _check_writable(records: Sequence[Record]) -> None:
    """Refuse to write what could not be read again."""
    if not records:
        raise RecordError("there is no game to save")
    seen: set[str] = set()
    for record in records:
        parse_header(record.header.values())
        check(record)
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
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        new.write_bytes(content)
        new.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            new.unlink()
        reason = getattr(error, "strerror", None) or error
        raise RecordError(f"cannot be written ({reason})", file=str(path)) from error


def load(path: str | Path, *, game: str | None = None) -> Record:
    """Read and check one record, from a file or from its code; of many in a file, the one whose id is `game`."""
    records = load_all(path, game=game)
    if len(records) == 1:
        return records[0]
    ids = ", ".join(record.game for record in records[:SHOWN_IDS])
    raise RecordError(
        f"holds {len(records)} games ({ids}{', …' if len(records) > SHOWN_IDS else ''}); name one with game=… (--game), or use load_all",
        file=str(path),
    )


def load_all(path: str | Path, *, game: str | None = None) -> list[Record]:
    """Read and check every record of a file, a folder or a code; nothing is returned unless all of them are sound."""
    said = code.is_code(path)
    try:
        found = [code.parse_code(str(path))] if said else _read(Path(path))
        chosen = [check(record) for record in found if game in (None, record.game)]
        if not chosen:
            raise RecordError(f"holds no game `{game}`" if game else "holds no game")
    except RecordError as error:
        file = code.title_of(str(path)) if said else str(path)
        raise RecordError(error.reason, file=file, ply=error.ply, rule=error.rule) from error
    return chosen


def _read(path: Path) -> list[Record]:
    try:
        if path.is_dir():
            if not any((path / name).exists() for name in (GAMES_FILE, MOVES_FILE)):
                return _read_each(path)
            games = parquet.parse_table((path / GAMES_FILE).read_bytes(), GAMES)
            return parquet.join(games, parquet.parse_table((path / MOVES_FILE).read_bytes(), MOVES))
        if path.suffix.lower() != TEXT_SUFFIX:
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


def _read_each(folder: Path) -> list[Record]:
    """Return the records of every file in a folder; a refusal names the file."""
    files = [
        path for path in sorted(folder.iterdir()) if path.suffix.lower() in (TEXT_SUFFIX, PARQUET_SUFFIX)
    ]
    if not files:
        raise RecordError(
            f"is a folder without {GAMES_FILE}, and without any {TEXT_SUFFIX} or {PARQUET_SUFFIX} file"
        )
    found = []
    for path in files:
        try:
            found += [check(record) for record in _read(path)]
        except RecordError as error:
            raise RecordError(f"{path.name}: {error.reason}", ply=error.ply, rule=error.rule) from error
    return found
