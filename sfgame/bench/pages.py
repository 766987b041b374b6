"""The two pages that are compared: a game of San Francisco for four, and a chess game in a viewer from npm.

Both are one file with everything inside. The chess viewer is fetched and bundled by deno, from the registry that deno
is set to, and is never kept.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from sfgame.bench.engine import chess_game
from sfgame.bench.rows import NotMeasured
from sfgame.widgets import export

if TYPE_CHECKING:
    from pathlib import Path

    from sfgame.records import Record

CHESS_VIEWER = ("lichess-pgn-viewer", "2.4.5")
PATIENCE = 120
"""Seconds that fetching the chess viewer may take."""
STEPS = 80
WARM_UP = 10


@dataclass(frozen=True, slots=True)
class Page:
    """A page to measure: where its game starts, where the steps are taken, and what is its viewer and its board."""

    start: Path
    walk: Path
    viewer: str
    board: str


def own_page(record: Record, folder: Path) -> Page:
    """Write our page; the steps are the last decisions, where the cities are full."""
    start, walk = folder / "game.html", folder / "late.html"
    export(record, start)
    export(record, walk, ply=len(record.actions) - STEPS)
    return Page(start, walk, ".sfg-viewer", ".sfg-viewer[data-ply] .sfg-cell")


def chess_page(folder: Path) -> Page:
    """Write the page of the chess viewer."""
    script, style = chess_viewer(folder)
    template = Template((files("sfgame.bench") / "chess_viewer.html").read_text(encoding="utf-8"))
    path = folder / "chess.html"
    path.write_text(
        template.substitute(
            style=style, pgn=escape(chess_game()), script=script.replace("</script", r"<\/script")
        ),
        encoding="utf-8",
    )
    return Page(path, path, ".lpv", "cg-board piece")


def chess_viewer(folder: Path) -> tuple[str, str]:
    """Fetch the chess viewer; return its code, bundled and minified, and its style."""
    name, version = CHESS_VIEWER
    entry = folder / "chess_viewer.mjs"
    entry.write_bytes((files("sfgame.bench") / entry.name).read_bytes())
    (folder / "package.json").write_text(json.dumps({"dependencies": {name: version}}), encoding="utf-8")
    _deno(folder, "install", "--quiet", "--node-modules-dir=auto")
    _deno(folder, "bundle", "--quiet", "--platform=browser", "--minify", "--output=bundle.js", entry.name)
    style = folder / "node_modules" / name / "dist" / f"{name}.css"
    return (folder / "bundle.js").read_text(encoding="utf-8"), style.read_text(encoding="utf-8")


def _deno(folder: Path, *command: str) -> None:
    """Run deno in a folder; say why it failed."""
    quiet = {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"}
    try:
        import deno  # type: ignore[import-untyped]  # noqa: PLC0415  (only the extra `bench` has it)

        subprocess.run(  # noqa: S603  (deno itself)
            [deno.find_deno_bin(), *command],
            cwd=folder,
            env={**os.environ, **quiet},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
    except (ImportError, OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasured(f"the chess viewer is not here: {error}") from error
    except subprocess.CalledProcessError as error:
        said = " ".join(error.stderr.split())[:200]
        raise NotMeasured(f"the chess viewer is not here: deno {command[0]} says {said}") from error
