"""The widget in a real JupyterLab: its keys are its own, stepping asks nobody, a saved notebook still shows it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.lab import NOTEBOOK, Lab
from tests.browser.servers import ROOT, TOKEN, jupyter_server, stopped_kernels, write_notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage, Visit

GAME = ROOT / "replays" / "example-5-depot-plaza-skyscraper.sfg"
LOAD = f"import sfgame\nrecord = sfgame.load({str(GAME)!r})"
FIRST = 'viewer = sfgame.watch(record, lang=["en", "pl"])\nviewer'
SECOND = "other = sfgame.watch(record, ply=3)\nother"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lab") / "notebooks"


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    folder.mkdir()
    with jupyter_server("jupyterlab", folder) as found:
        yield found


@pytest.fixture
def lab(open_page: OpenPage, address: str, folder: Path) -> Iterator[Lab]:
    write_notebook(folder / "game.ipynb", LOAD, FIRST, SECOND)
    yield opened(open_page(), address)
    stopped_kernels(address)


def opened(visit: Visit, address: str) -> Lab:
    return Lab(visit, f"{address}/lab/tree/game.ipynb?token={TOKEN}&reset")


def sent(visit: Visit) -> list[str]:
    """Return what the page told the kernel's widgets."""
    return [frame for frame in visit.sent if "comm_msg" in frame]


STOLEN = (
    "d",
    "d",
    "a",
    "b",
    "j",
    "k",
    "x",
    "m",
    "c",
    "v",
    "z",
    "0",
    "0",
    "Enter",
    "Shift+Enter",
    "Shift+ArrowDown",
    "PageDown",
)
"""Keys of JupyterLab's command mode: they delete, insert, move, cut, paste and run cells, and restart the kernel."""


def test_keys_that_lab_would_steal_stay_in_the_viewer(lab: Lab) -> None:
    viewer, other = lab.run()
    inside = [viewer.root, viewer.button("next"), viewer.scrubber, viewer.markers.first]
    viewer.focus()
    before = lab.cells
    assert before == (3, 1, "command")
    for place in [*inside, viewer.root.locator(".sfg-large [role=gridcell]").first]:
        place.focus()
        viewer.press(*STOLEN)
        viewer.press("ArrowDown", "ArrowUp", "Escape")
        assert lab.cells == before
    assert lab.page.get_by_role("dialog").count() == 0
    viewer.focus()
    viewer.press("Home")
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", viewer.moves),
        ("Home", 0),
    ):
        viewer.press(key)
        assert viewer.ply == step
    assert lab.cells == before
    assert other.ply == 3


def test_after_escape_the_keys_belong_to_lab_again(lab: Lab) -> None:
    viewer, _ = lab.run()
    viewer.root.locator(".sfg-large [role=gridcell]").first.focus()
    viewer.press("Enter", "Escape", "Escape")
    count, *_ = lab.cells
    viewer.press("b")
    assert lab.cells[0] == count + 1


def test_two_viewers_on_a_page_are_independent(lab: Lab) -> None:
    first, second = lab.run()
    assert (first.ply, second.ply) == (0, 3)
    first.focus()
    first.press("ArrowRight", "ArrowRight")
    assert (first.ply, second.ply) == (2, 3)
    second.focus()
    second.press("End")
    assert (first.ply, second.ply) == (2, second.moves)


def test_the_viewer_follows_the_theme_of_lab(lab: Lab) -> None:
    viewer, _ = lab.run()
    assert viewer.theme == "paper"
    lab.call("apputils:change-theme", theme="JupyterLab Dark")
    viewer.wait_for_theme("night")
    lab.call("apputils:change-theme", theme="JupyterLab Light")
    viewer.wait_for_theme("paper")


def test_python_sets_the_step_and_reads_it_when_the_viewer_rests(lab: Lab) -> None:
    viewer, other = lab.run()
    lab.python("steps = []; viewer.on_step(steps.append)")
    lab.python("viewer.ply = 7")
    viewer.wait_for_ply(7)
    assert other.ply == 3
    lab.visit.sent.clear()
    viewer.step_times("ArrowRight", 12)
    assert viewer.ply == 19
    assert sent(lab.visit) == [], "stepping sends no message"
    lab.wait_for_python("print(viewer.ply, steps, other.ply)", "19 [7, 19] 3")
    assert len(sent(lab.visit)) == 1, "coming to rest sends one"


def test_playing_sends_no_message(lab: Lab) -> None:
    viewer, _ = lab.run()
    viewer.focus()
    lab.visit.sent.clear()
    viewer.press("+", "+", "Space")
    viewer.wait_for_ply(4)
    assert sent(lab.visit) == []
    viewer.press("Space")
    rests = viewer.ply
    lab.wait_for_python("print(viewer.ply)", str(rests))
    assert len(sent(lab.visit)) == 1


def test_a_viewer_can_still_be_stepped_after_the_kernel_restarted(lab: Lab) -> None:
    viewer, _ = lab.run()
    lab.page.evaluate(f"() => {NOTEBOOK}.sessionContext.session.kernel.restart()")
    lab.page.wait_for_function(f"() => {NOTEBOOK}.sessionContext.session.kernel.status === 'idle'")
    viewer.focus()
    viewer.press("ArrowRight", "ArrowRight", "ArrowRight")
    assert viewer.ply == 3
    viewer.press("End")
    assert viewer.ply == viewer.moves


def test_a_saved_notebook_shows_the_game_when_it_is_opened_again(
    lab: Lab, open_page: OpenPage, address: str, folder: Path
) -> None:
    lab.run()
    lab.call("docmanager:save")
    path = folder / "game.ipynb"
    saved: Any = json.loads(path.read_text(encoding="utf-8"))
    assert "widgets" in saved["metadata"]
    lab.page.close()
    stopped_kernels(address)
    again = opened(open_page(), address)
    viewer, _ = again.viewers()
    viewer.focus()
    viewer.press("ArrowRight")
    assert viewer.ply == 1
    again.page.close()
    stopped_kernels(address)
    del saved["metadata"]["widgets"]
    saved["cells"].append(
        {"cell_type": "markdown", "id": "changed", "metadata": {}, "source": "from a stranger"}
    )
    path.write_text(json.dumps(saved), encoding="utf-8")
    untrusted = opened(open_page(), address)
    said = output(untrusted.page)
    assert "object at 0x" not in said
    assert "Anna" in said


def output(page: Page) -> str:
    """Return the text of the first output that a notebook shows."""
    shown = page.locator(".jp-OutputArea-output").first
    shown.wait_for()
    return shown.inner_text()
