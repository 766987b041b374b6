"""Viewers in a real Chromium: the time to the first paint, and the time a step takes."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from statistics import median, quantiles
from typing import TYPE_CHECKING

from sfgame.bench.pages import STEPS, WARM_UP
from sfgame.bench.rows import NotMeasured

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

    from sfgame.bench.pages import Page

    Step = Mapping[str, float]

NAMED = "SFGAME_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge")
ARGUMENTS = [
    "--no-sandbox",  # Chromium refuses to start as root with it
    "--disable-gpu",
    "--disable-background-networking",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
LAPTOP = {"width": 1280, "height": 800}
MEASURES = ("dom", "painted")
LOADS = 3
"""How often a page is opened in a round."""


@dataclass(slots=True)
class Took:
    """What a viewer took in some rounds, in milliseconds."""

    paints: list[float] = field(default_factory=list)
    walks: list[list[Step]] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """Return the middle of the first paints, and of each measure the p95 of the middle round."""
        steps = {
            measure: median(p95([step[measure] for step in walked]) for walked in self.walks)
            for measure in MEASURES
        }
        return {"paint": median(self.paints), **steps}


def p95(values: Sequence[float]) -> float:
    """Return what 95 of 100 values stay under."""
    return quantiles(values, n=20, method="inclusive")[-1]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a Chromium that knows no host but this machine: one that is named, one on PATH, or Playwright's own."""
    try:
        from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415  (only the extra `bench` has it)
    except ImportError as error:
        raise NotMeasured(f"there is no Playwright: {error}") from error
    found = os.environ.get(NAMED) or next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        except Error as error:
            said = error.message.strip().splitlines()[0]
            raise NotMeasured(f"there is no Chromium ({NAMED} can name one): {said}") from error
        try:
            yield browser
        except Error as error:
            raise NotMeasured(f"the browser refused: {error.message.strip().splitlines()[0]}") from error
        finally:
            browser.close()


@contextmanager
def tab(browser: Browser, script: str = "") -> Iterator[Tab]:
    """Open a tab that has forgotten everything and can measure; a script may start measuring at once."""
    context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
    context.add_init_script((files("sfgame.bench") / "measure.js").read_text(encoding="utf-8") + script)
    yield context.new_page()
    context.close()


def first_paint(browser: Browser, page: Page) -> float:
    """Return how long after it is asked for a page has painted its board."""
    watch = f"globalThis.boardAt = sfgameBench.boardPainted({json.dumps(page.board)});"
    with tab(browser, watch) as opened:
        opened.goto(page.start.as_uri())
        return float(opened.evaluate("() => globalThis.boardAt"))


def walk(opened: Tab, viewer: str) -> tuple[list[Step], int]:
    """Step through a viewer; return the time of every step, and how many messages were sent meanwhile."""
    walked = opened.evaluate("(how) => sfgameBench.walk(...how)", [viewer, STEPS, WARM_UP])
    return walked["steps"], walked["messages"]


def steps_of(browser: Browser, page: Page) -> list[Step]:
    """Return the time of every step in a page."""
    with tab(browser) as opened:
        opened.goto(page.walk.as_uri())
        opened.locator(page.board).first.wait_for(state="attached")
        return walk(opened, page.viewer)[0]


def compare(pages: Mapping[str, Page], rounds: int) -> dict[str, dict[str, float]]:
    """Let the pages take turns; return the summary of each."""
    took = {name: Took() for name in pages}
    with chromium() as browser:
        for page in pages.values():
            first_paint(browser, page)
        for _ in range(rounds):
            for name, page in pages.items():
                took[name].paints += [first_paint(browser, page) for _ in range(LOADS)]
                took[name].walks.append(steps_of(browser, page))
    return {name: each.summary() for name, each in took.items()}
