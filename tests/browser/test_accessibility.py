"""Everybody can use it: axe finds nothing, the keyboard reaches everything, it fits a phone, and Esc leaves."""

from __future__ import annotations

import json
from importlib.resources import files as files_of
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WIDTHS
from tests.browser.games import FOUR, TWO, frames_of, game, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Show, Shown

AXE = (files_of("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async (part) => {
  const rules = { "target-size": { enabled: true } };
  const found = await axe.run(part, { rules, resultTypes: ["violations"] });
  return found.violations.map(({ id, help, nodes }) => [id, help, nodes.slice(0, 5).map((node) => node.html.slice(0, 200))]);
}"""
SMALL = """root => [...root.querySelectorAll("button, summary, select, input, a[href], [role=button], [role=gridcell]")]
  .filter((node) => node.checkVisibility() && getComputedStyle(node).display !== "inline")
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, { width, height }]) => width < 23.9 || height < 23.9)
  .filter(([node]) => !node.closest(".sfg-cities:not(.sfg-alike) .sfg-city:not(.sfg-large) .sfg-grid"))
  .map(([node, { width, height }]) => `${node.className.baseVal ?? node.className} ${node.ariaLabel ?? node.textContent} ${width}x${height}`)"""
"""What can be pressed and is smaller than a fingertip; a small city is one target."""
UNCOVERED = """node => {
  const { left, top, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + 20, top + height / 2));
}"""
FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body || !node.closest(".sfg-viewer")) return null;
  const style = getComputedStyle(node), frame = node.querySelector(":scope > .sfg-frame");
  const ring = style.outlineStyle !== "none" || style.boxShadow !== "none" ||
    (frame !== null && getComputedStyle(frame).stroke !== "none");
  const { top, left, width, height } = node.getBoundingClientRect();
  const seen = [0.1, 0.5, 0.9].some((share) =>
    node.contains(document.elementFromPoint(left + width / 2, top + height * share)));
  return { name: node.getAttribute("aria-label") ?? node.textContent, role: node.getAttribute("role") ?? node.localName,
           key: node.dataset.choose ?? node.dataset.go ?? "", ring, seen };
}"""


def select(viewer: Shown) -> None:
    viewer.go(150)
    viewer.root.locator(".sfg-large [role=gridcell]").first.click()


def light(viewer: Shown) -> None:
    viewer.go(next(number for number, step in enumerate(frames_of(FOUR)["steps"]) if len(step[4]) > 1))


SIGHTS: dict[str, Callable[[Shown], None]] = {
    "start": lambda viewer: viewer.go(0),
    "light": light,
    "selection": select,
    "rule": lambda viewer: viewer.root.locator(".sfg-reasons .sfg-rule").first.click(),
    "menu": lambda viewer: viewer.root.locator("summary").click(),
    "scoring": lambda viewer: viewer.go(viewer.plies),
    "help": lambda viewer: viewer.press("?"),
}
OVERLAYS = {"menu": ".sfg-menu"}
"""What lies over the rest, and half hides what it lies over."""
SCHEMES = ["light", "dark"]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(show: Show, width: int, scheme: str) -> None:
    viewer = show(FOUR, width=width, color_scheme=scheme, reduced_motion="reduce")
    viewer.page.evaluate(AXE)
    found: dict[str, Any] = {}
    for name, look in SIGHTS.items():
        look(viewer)
        found[name] = viewer.page.evaluate(RUN_AXE, OVERLAYS.get(name, "html"))
    assert not any(found.values()), json.dumps(found, indent=1)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", [FOUR, TWO])
def test_it_fits_the_screen_and_the_fingertip(show: Show, name: str, width: int) -> None:
    viewer = show(name, width=width)
    for lang in ("English", "polski", "italiano"):
        viewer.root.get_by_role("button", name=lang, exact=True).click()
        for step in (0, 60, viewer.plies):
            viewer.go(step)
            assert viewer.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
            assert viewer.root.evaluate(SMALL) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_a_proof_is_in_sight_when_it_opens(show: Show, width: int) -> None:
    viewer = show(FOUR, width=width, reduced_motion="reduce")
    viewer.go(150)
    viewer.root.locator(".sfg-large [role=gridcell]").nth(1).click()
    line = viewer.root.locator(".sfg-proof li").first
    expect(line).to_be_in_viewport(ratio=0.9)
    assert line.evaluate(UNCOVERED)


def test_the_presenters_size_fits_too(show: Show) -> None:
    for width in WIDTHS:
        viewer = show(FOUR, width=width)
        viewer.button("size").click()
        assert viewer.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def tab_stops(page: Page) -> list[dict[str, Any]]:
    """Press Tab until the focus leaves the viewer; return where it was."""
    stops: list[dict[str, Any]] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            return stops
        stops.append(focus)
    raise AssertionError("Tab never leaves the viewer")


@pytest.mark.parametrize("width", [360, 1280])
def test_tab_reaches_everything_visibly_and_leaves(show: Show, width: int) -> None:
    viewer = show(TWO, width=width, focused=False)
    stops = tab_stops(viewer.page)
    names = {stop["name"] for stop in stops}
    for part in (
        "first",
        "previous",
        "play",
        "next",
        "last",
        "speed",
        "by",
        "scrubber",
        "theme",
        "cities",
        "keys",
    ):
        assert any(label(part) in name for name in names), part
    assert {"gridcell", "button", "input", "select", "summary"} <= {stop["role"] for stop in stops}
    assert any(stop["key"].startswith("score.") for stop in stops)
    assert any(stop["key"].isdigit() for stop in stops), "the markers have a tab stop"
    assert [stop for stop in stops[1:] if not stop["ring"]] == []
    assert [stop for stop in stops if not stop["seen"]] == []
    assert len(stops) < 80, "a group is one stop"


def test_a_whole_visit_needs_only_the_keyboard(show: Show) -> None:
    viewer = show(TWO, focused=False)
    page = viewer.page
    page.keyboard.press("Tab")
    viewer.press("ArrowRight", "End")
    assert viewer.ply == viewer.moves
    while page.evaluate(FOCUS)["role"] != "gridcell":
        page.keyboard.press("Tab")
    first = page.evaluate(FOCUS)
    viewer.press("ArrowRight", "ArrowDown")
    _, seat, place = page.evaluate(FOCUS)["key"].split(".")
    assert (first["key"], place) == (f"cell.{seat}.0", "6")
    assert viewer.ply == viewer.moves, "in a city the arrows walk from space to space"
    viewer.press("Enter")
    expect(viewer.root.locator(".sfg-proof li").first).to_be_visible()
    assert viewer.root.locator(".sfg-proof").inner_text().count("\n") > 0
    viewer.press("Escape")
    assert viewer.root.locator(".sfg-proof li").count() == 0
    viewer.press("Escape")
    assert page.evaluate(FOCUS) is None


def test_help_opens_and_closes_by_key_and_gives_the_focus_back(show: Show) -> None:
    viewer = show(TWO)
    viewer.press("?")
    dialog = viewer.root.get_by_role("dialog", name=label("keys"))
    expect(dialog).to_be_visible()
    for part in ("arrows", "turns", "events", "ends", "space", "grid", "help"):
        assert label(f"key-{part}") in dialog.inner_text()
    viewer.press("ArrowRight")
    assert viewer.ply == 0, "the dialog keeps the keys"
    viewer.press("Escape")
    expect(dialog).to_be_hidden()
    viewer.press("ArrowRight")
    assert viewer.ply == 1


def test_each_city_is_a_grid_read_by_row_and_space(show: Show) -> None:
    viewer, record = show(FOUR), game(FOUR)
    for name in record.header.names:
        grid = viewer.root.get_by_role("grid", name=label("city", player=name))
        assert grid.get_by_role("row").count() == 5
        assert grid.get_by_role("gridcell").count() == 25


def test_keys_with_a_modifier_belong_to_the_browser(show: Show) -> None:
    viewer = show(TWO)
    viewer.press("Control+ArrowRight", "Alt+ArrowRight", "Meta+ArrowRight")
    assert viewer.ply == 0


def test_a_touch_steps_and_asks(show: Show) -> None:
    viewer = show(TWO, width=360, has_touch=True, is_mobile=True)
    viewer.button("next").tap()
    assert viewer.ply == 1
    viewer.button("last").tap()
    viewer.root.locator(".sfg-large [role=gridcell]").first.tap()
    expect(viewer.root.locator(".sfg-proof li").first).to_be_visible()
