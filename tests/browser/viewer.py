"""A viewer on a page, as a test speaks of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.games import label

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SPACES = """root => [...root.querySelectorAll("[role=grid]")].map(
  (grid) => [...grid.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")))"""
LINES = """items => items.map((item) => {
  const said = item.cloneNode(true);
  for (const rule of said.querySelectorAll("[data-choose^='rule.']")) rule.remove();
  return said.textContent.trim();
})"""
"""The sentences of a list, without the ids of the rules behind them."""
WATCH_STEPS = """root => {
  window.painted = [Number(root.dataset.ply)];
  new MutationObserver(() => {
    const ply = Number(root.dataset.ply);
    if (window.painted.at(-1) !== ply) window.painted.push(ply);
  }).observe(root, { attributes: true, attributeFilter: ["data-ply"] });
}"""
PRESS_OFTEN = """async ([root, key, times]) => {
  for (let step = 0; step < times; step += 1) {
    root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await null;
  }
}"""
TIME_STEPS = """async ([root, key, times]) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => done()));
  const took = [];
  for (let step = 0; step < times; step += 1) {
    await painted();
    const start = performance.now();
    root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    root.getBoundingClientRect();
    took.push(performance.now() - start);
  }
  return took.sort((one, other) => one - other);
}"""


class Viewer:
    """One `.sfg-viewer` and its playhead."""

    def __init__(self, page: Page, root: Locator) -> None:
        self.page, self.root = page, root

    def _data(self, name: str) -> str:
        return self.root.get_attribute(f"data-{name}") or ""

    @property
    def ply(self) -> int:
        """The step that is shown."""
        return int(self._data("ply"))

    @property
    def plies(self) -> int:
        """The last step of all, the end of the final scoring."""
        return int(self._data("plies"))

    @property
    def moves(self) -> int:
        """The step after the last decision."""
        return int(self._data("moves"))

    @property
    def theme(self) -> str:
        """Paper or night."""
        return self._data("theme")

    @property
    def spaces(self) -> list[list[str]]:
        """What the spaces of the cities say of themselves, city by city."""
        found: list[list[str]] = self.root.evaluate(SPACES)
        return found

    @property
    def reasons(self) -> list[str]:
        """The sentences that say what happened in the step."""
        found: list[str] = self.root.locator(".sfg-reasons li").evaluate_all(LINES)
        return found

    @property
    def proof(self) -> list[str]:
        """The sentences that prove what is chosen."""
        found: list[str] = self.root.locator(".sfg-proof li").evaluate_all(LINES)
        return found

    def focus(self) -> None:
        """Put the keyboard's focus on the viewer."""
        self.root.focus()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def press_often(self, key: str, times: int) -> None:
        """Press a key very often, without the way from here to the browser each time."""
        self.page.evaluate(PRESS_OFTEN, [self.root.element_handle(), key, times])

    def button(self, name: str, lang: str = "en") -> Locator:
        """Return a button by the viewer's own name for it; what is set now may follow."""
        said = re.compile(f"^{re.escape(label(name, lang))}(:|$)")
        return self.root.get_by_role("button", name=said)

    def go(self, step: int) -> None:
        """Go to a step by the scrubber, as the keyboard does it."""
        self.scrubber.fill(str(step))
        self.wait_for_ply(step)

    @property
    def scrubber(self) -> Locator:
        """The slider under the table."""
        return self.root.get_by_role("slider")

    @property
    def markers(self) -> Locator:
        """The marked events on the scrubber."""
        return self.root.get_by_role("toolbar", name=label("markers")).get_by_role("button")

    @property
    def chart(self) -> Locator:
        """The race of the scores."""
        return self.root.get_by_label(label("race"))

    def watch_steps(self) -> None:
        """Note every step that is shown from now on."""
        self.root.evaluate(WATCH_STEPS)

    @property
    def painted(self) -> list[int]:
        """The steps shown since `watch_steps`."""
        found: list[int] = self.page.evaluate("window.painted")
        return found

    def step_times(self, key: str, times: int) -> list[float]:
        """Return how many milliseconds so many steps took, laid out, the fastest first."""
        found: list[float] = self.page.evaluate(TIME_STEPS, [self.root.element_handle(), key, times])
        return found

    def wait_for_ply(self, ply: int) -> None:
        """Wait until a step is shown."""
        expect(self.root).to_have_attribute("data-ply", str(ply))

    def wait_for_theme(self, theme: str) -> None:
        """Wait until a theme is shown."""
        expect(self.root).to_have_attribute("data-theme", theme)
