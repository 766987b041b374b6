"""What is pressed keeps its place: the focus, the tab stops, the scroll of the page, a held button, a refused copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import sfgame
from tests.browser.games import FOUR, TWO, label, path_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Show, Shown

FOCUSED = """() => {
  const node = document.activeElement;
  return node.dataset.choose ?? node.getAttribute("class") ?? node.localName;
}"""
STOPS = """table => [...table.querySelectorAll("[tabindex='0']")]
  .filter((node) => node.checkVisibility()).map((node) => node.dataset.choose)"""
NO_CLIPBOARD = """() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
  document.execCommand = () => false;
}"""


def focused(viewer: Shown) -> str:
    """Return the key or the class of what has the focus."""
    return str(viewer.page.evaluate(FOCUSED))


def ask(viewer: Shown) -> str:
    """Ask by keyboard for the proof of a total; return its key."""
    viewer.go(150)
    number = viewer.root.locator(".sfg-score [tabindex='0']")
    number.focus()
    viewer.press("Enter")
    expect(viewer.root.locator(".sfg-proof li").first).to_be_visible()
    return number.get_attribute("data-choose") or ""


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_closed_proof_gives_the_focus_back(show: Show, key: str) -> None:
    viewer = show(FOUR)
    opener = ask(viewer)
    viewer.root.locator(".sfg-proof .sfg-head button").focus()
    viewer.press(key)
    assert viewer.root.locator(".sfg-proof li").count() == 0
    assert focused(viewer) == opener


def test_a_rule_inside_a_proof_keeps_the_focus_in_the_proof(show: Show) -> None:
    viewer = show(FOUR)
    opener = ask(viewer)
    viewer.root.locator(".sfg-proof .sfg-rule").first.focus()
    viewer.press("Enter")
    assert "sfg-proof" in focused(viewer)
    viewer.press("Escape")
    assert focused(viewer) == opener


def test_the_menu_gives_the_focus_back(show: Show) -> None:
    viewer = show(TWO)
    summary, menu = viewer.root.locator("summary"), viewer.root.locator(".sfg-menu")
    for leave in ("Escape", "Enter", "Space"):
        summary.focus()
        viewer.press("Enter", "Tab", "Tab", leave)
        expect(menu).not_to_have_attribute("open", "")
        expect(summary).to_be_focused()
    summary.click()
    with viewer.page.expect_download():
        viewer.button("save-svg").click()
    expect(viewer.root).to_be_focused()


def test_the_menu_closes_when_the_focus_moves_on(show: Show) -> None:
    viewer = show(TWO)
    viewer.root.locator("summary").focus()
    viewer.press("Enter", *["Tab"] * 5)
    expect(viewer.root.locator(".sfg-menu")).not_to_have_attribute("open", "")


def test_the_score_keeps_a_tab_stop_when_its_row_disappears(show: Show, tmp_path: Path) -> None:
    path = sfgame.export(sfgame.load(path_of("shared-victory")), tmp_path / "game.html", lang="en")
    viewer = show(path)
    viewer.go(98)
    table = viewer.root.locator(".sfg-score table")
    table.locator("[tabindex='0']").focus()
    viewer.press(*["ArrowUp"] * 20)
    top = focused(viewer)
    viewer.press(*[","] * 40)
    assert table.locator(f'[data-choose="{top}"]').is_hidden()
    assert table.evaluate(STOPS) == [focused(viewer)]


@pytest.mark.parametrize("where", [0, 300, 600, 900])
def test_stepping_does_not_scroll_a_phone(show: Show, where: int) -> None:
    viewer = show(FOUR, width=360, height=780, has_touch=True, is_mobile=True)
    viewer.go(40)
    viewer.page.evaluate("top => scrollTo(0, top)", where)
    for _ in range(15):
        viewer.button("next").tap()
        viewer.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert viewer.page.evaluate("() => scrollY") == where


def test_a_proof_can_be_read_in_the_final_scoring(show: Show) -> None:
    viewer = show(FOUR, height=900)
    viewer.go(271)
    viewer.page.evaluate("() => scrollTo(0, 0)")
    viewer.root.locator(".sfg-score").get_by_label("Anna, District, blue").click()
    seen = "node => Math.min(innerHeight, node.getBoundingClientRect().bottom) - node.getBoundingClientRect().top"
    assert viewer.root.locator(".sfg-proof").evaluate(seen) >= 160
    assert viewer.page.evaluate("() => scrollY") == 0


def test_a_button_dragged_off_takes_the_next_key(show: Show) -> None:
    viewer = show(TWO)
    following = viewer.button("next")
    following.hover()
    viewer.page.mouse.down()
    viewer.page.mouse.move(5, 5)
    viewer.page.mouse.up()
    before = viewer.ply
    following.focus()
    viewer.press("Enter")
    assert viewer.ply == before + 1


def test_a_refused_copy_is_offered_and_not_called_done(show: Show) -> None:
    viewer = show(TWO)
    viewer.page.evaluate(NO_CLIPBOARD)
    viewer.go(17)
    viewer.root.locator("summary").click()
    viewer.button("copy-text").click()
    field = viewer.root.get_by_role("textbox")
    expect(field).to_be_focused()
    assert field.input_value().splitlines()[1:] == viewer.reasons
    expect(viewer.root.get_by_text(label("copied"), exact=True)).to_have_count(0)
    viewer.press("Escape")
    expect(field).to_be_hidden()
    expect(viewer.root).to_be_focused()
