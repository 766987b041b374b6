"""The same widget elsewhere: Notebook 7, Voilà and marimo show the game and step it."""

from __future__ import annotations

import os
import re
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tests.browser.lab import Lab
from tests.browser.servers import (
    OUR_FAULT,
    ROOT,
    TOKEN,
    free_port,
    jupyter_server,
    serving,
    write_notebook,
)
from tests.browser.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import OpenPage, Visit

GAME = ROOT / "replays" / "example-5-depot-plaza-skyscraper.sfg"
LOAD = f"import sfgame\nrecord = sfgame.load({str(GAME)!r})"
FONTS_OF_VOILA = re.compile("/fontawesome-free@")
SHOW = "viewer = sfgame.watch(record)\nviewer"
MARIMO = f"""
import marimo
app = marimo.App()

@app.cell
def _():
    import sfgame
    viewer = sfgame.watch(sfgame.load({str(GAME)!r}))
    viewer
    return

app.run() if __name__ == "__main__" else None
"""


@contextmanager
def notebook_7(folder: Path) -> Iterator[str]:
    write_notebook(folder / "game.ipynb", LOAD, SHOW)
    with jupyter_server("notebook", folder) as address:
        yield f"{address}/notebooks/game.ipynb?token={TOKEN}"


@contextmanager
def voila(folder: Path) -> Iterator[str]:
    write_notebook(folder / "game.ipynb", LOAD, SHOW)
    port = free_port()
    command = [sys.executable, "-m", "voila", "game.ipynb", f"--port={port}", "--no-browser"]
    with serving([*command, "--Voila.ip=127.0.0.1"], folder, port, "/voila/static/voila.js") as address:
        yield address


@contextmanager
def marimo(folder: Path) -> Iterator[str]:
    (folder / "game.py").write_text(MARIMO, encoding="utf-8")
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port)]
    command = [sys.executable, "-m", "marimo", "-q", "run", "game.py", "--headless", "--no-token", *where]
    with serving(command, folder, port, "/health") as address:
        yield address


def unstolen(notebook: Lab) -> Viewer:
    """Return the viewer of a notebook that is run, its keys tried."""
    (viewer,) = notebook.run(1)
    viewer.focus()
    before = notebook.cells
    viewer.press("b", "a", "d", "d", "j", "Home")
    assert notebook.cells == before
    return viewer


def waited_for(visit: Visit, address: str) -> Viewer:
    """Return the viewer of a page that runs its cells itself."""
    visit.ours, visit.hosts_own = OUR_FAULT, FONTS_OF_VOILA
    visit.page.goto(address)
    root = visit.page.locator(".sfg-viewer[data-ply]")
    root.wait_for()
    return Viewer(visit.page, root)


HOSTS = {"notebook": notebook_7, "voila": voila, "marimo": marimo}


@pytest.mark.parametrize("name", HOSTS)
def test_the_game_is_shown_and_stepped_in(name: str, open_page: OpenPage, tmp_path: Path) -> None:
    if find_spec(name) is None and not os.environ.get("CI"):
        pytest.skip(f'{name} is not installed; `pip install ".[hosts]"` brings it')
    folder = tmp_path / "work"
    folder.mkdir()
    with HOSTS[name](folder) as address:
        visit = open_page()
        viewer = unstolen(Lab(visit, address)) if name == "notebook" else waited_for(visit, address)
        viewer.focus()
        viewer.press("ArrowRight", "ArrowRight")
        assert viewer.ply == 2
        viewer.press("End")
        assert viewer.ply == viewer.moves
        visit.page.close()
