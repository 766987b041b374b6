"""A notebook as HTML: with sfgame's own command the viewers step offline; with nbconvert alone a picture is left."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter

from tests.browser.games import SHORT, TWO, game, path_of, spaces
from tests.browser.servers import ROOT, write_notebook
from tests.browser.viewer import Viewer

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import OpenPage, Visit

CELLS = (
    f"import sfgame\nrecord = sfgame.load({str(path_of(SHORT))!r})",
    'viewer = sfgame.watch(record, lang=["en", "pl"], ply=5)\nviewer',
    f"sfgame.watch(sfgame.load({str(path_of(TWO))!r}))",
    "print('</script></body><b>a stranger</b>')",
)


def sfgame_html(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "sfgame.cli", "html", *map(str, arguments)], check=True, cwd=ROOT)


def opened(visit: Visit, path: Path) -> list[Viewer]:
    """Open a page offline; return its viewers."""
    visit.page.goto(path.as_uri())
    shown = visit.page.locator(".sfg-viewer[data-ply]")
    shown.nth(1).wait_for()
    return [Viewer(visit.page, shown.nth(number)) for number in range(shown.count())]


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a notebook that was run and saved with its widget state."""
    path = tmp_path_factory.mktemp("notebook") / "game.ipynb"
    write_notebook(path, *CELLS)
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_executed_notebook_is_stepped_offline(
    open_page: OpenPage, executed: Path, tmp_path: Path, scheme: str
) -> None:
    page = tmp_path / "game.html"
    sfgame_html(executed, "--output", page)
    visit = open_page(offline=True, color_scheme=scheme)
    first, second = opened(visit, page)
    assert (first.ply, second.ply) == (5, 0)
    first.focus()
    first.press("ArrowRight", "ArrowRight")
    assert (first.ply, second.ply) == (7, 0)
    assert [label for city in first.spaces for label in city] == [
        " ".join(sentences) for sentences in spaces(game(SHORT), 7)
    ]
    second.focus()
    second.press("End")
    assert (first.ply, second.ply) == (7, second.moves)
    assert visit.requests == [page.as_uri()]
    assert visit.page.locator("b", has_text="a stranger").count() == 0


def test_a_notebook_that_was_not_run_is_run_first(open_page: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "game.ipynb"
    write_notebook(path, *CELLS)
    sfgame_html(path, "--execute")
    first, second = opened(open_page(offline=True), tmp_path / "game.html")
    first.focus()
    first.press("ArrowRight")
    assert (first.ply, second.ply) == (6, 0)


def test_without_widget_state_nbconvert_shows_a_picture(
    open_page: OpenPage, executed: Path, tmp_path: Path
) -> None:
    notebook: Any = nbformat.read(executed, as_version=4)  # type: ignore[no-untyped-call]
    del notebook.metadata["widgets"]
    no_network = {"mathjax_url": "", "require_js_url": "", "jquery_url": "", "mermaid_js_url": ""}
    body, _ = HTMLExporter(**no_network).from_notebook_node(notebook)  # type: ignore[no-untyped-call]
    path = tmp_path / "still.html"
    path.write_text(body, encoding="utf-8")
    visit = open_page(offline=True)
    visit.page.goto(path.as_uri())
    pictures = visit.page.locator(".jp-OutputArea-output svg, .jp-OutputArea-output img")
    assert pictures.count() == 2
    box = pictures.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 200


def test_the_output_of_a_viewer_has_a_text_and_a_picture(executed: Path) -> None:
    saved = json.loads(executed.read_text(encoding="utf-8"))
    data = saved["cells"][1]["outputs"][0]["data"]
    said = "".join(data["text/plain"])
    assert all(name in said for name in game(SHORT).header.names)
    assert not re.search("object at 0x", said)
    assert "".join(data["image/svg+xml"]).startswith("<svg")
