"""The benchmark at the command line."""

from __future__ import annotations

import json
import sys
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from sfgame.bench.engine import engine_rows
from sfgame.bench.viewer import viewer_rows
from sfgame.core.errors import SfgameError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sfgame.bench.rows import Row

ROUNDS = 7


class Part(StrEnum):
    """What can be measured alone."""

    ALL = "all"
    ENGINE = "engine"
    VIEWER = "viewer"


def measure(part: Part, rounds: int, games: int) -> Iterator[Row]:
    """Measure one part or all."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if part is not Part.VIEWER:
            yield from engine_rows(rounds, games, folder)
        if part is not Part.ENGINE:
            yield from viewer_rows(rounds, folder)


def print_table(console: Console, rows: Sequence[Row]) -> None:
    """Print the rows for people, and under them why some have no figure."""
    table, met = Table("what", "value", "", "goal", "met"), {True: "yes", False: "[red]no[/red]", None: "?"}
    for row in rows:
        value = "not measured" if row.value is None else f"{row.value:g}"
        table.add_row(row.name, value, row.unit, row.goal, met[row.met] if row.goal else "")
    console.print(table)
    for reason in dict.fromkeys(row.reason for row in rows if row.reason):
        console.print(f"not measured: {reason}", markup=False)


def main(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often each side is measured.")] = ROUNDS,
    games: Annotated[int, typer.Option(min=2, help="How many games the large file holds.")] = 10_000,
    part: Annotated[Part, typer.Option(help="Measure only a part.")] = Part.ALL,
) -> None:
    """Measure sfgame beside its peers."""
    rows = list(measure(part, rounds, games))
    if as_json:
        typer.echo(json.dumps([row.json() for row in rows], indent=1, ensure_ascii=False))
    else:
        print_table(Console(), rows)


if __name__ == "__main__":
    try:
        typer.run(main)
    except SfgameError as refused:
        Console(stderr=True, markup=False).print(f"sfgame: {refused}")
        sys.exit(1)
