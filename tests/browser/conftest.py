"""A browser for the tests, and pages that fail a test when they complain or reach for the network."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

import sfgame
from tests.browser.chromium import NoBrowser, launch
from tests.browser.games import FOUR, SHORT, TWO, game
from tests.browser.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

    OpenPage = Callable[..., "Visit"]
    Show = Callable[..., "Shown"]

WIDTHS = {360: 740, 768: 1024, 1280: 800}
"""A phone, a tablet and a laptop: width and height."""
PATIENCE = 10_000
"""Milliseconds that anything in an exported file may take."""
HERE = ("127.0.0.1", "localhost")
WITHOUT_HOST = ("", "file", "data", "blob", "about", "chrome-error")
UNSEEN: list[str] = []
"""Why no browser test ran, said at the end of the run."""


class Visit:
    """A page, what it asked of the network and what it complained of."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.sent: list[str] = []
        """What went out over websockets."""
        self.ours = re.compile("")
        """What a complaint says if it is about us and not about the host."""
        self.hosts_own: re.Pattern[str] | None = None
        """What the host itself asks of other machines."""
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        context.on("request", self._requested)
        context.on("console", self._said)
        context.on("weberror", lambda raised: self._raised(raised.error))

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)

    def _sent(self, payload: str | bytes) -> None:
        self.sent.append(payload if isinstance(payload, str) else payload.decode(errors="replace"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _raised(self, error: Error) -> None:
        self.complaints.append(error.stack or str(error))

    @property
    def outside(self) -> list[str]:
        """What was asked of other machines."""
        found = filter(is_outside, self.requests)
        return [url for url in found if not (self.hosts_own and self.hosts_own.search(url))]

    @property
    def our_faults(self) -> list[str]:
        """The complaints that count."""
        return [text for text in self.complaints if self.ours.search(text)]


def is_outside(url: str) -> bool:
    """Return whether an address lies on another machine."""
    parts = urlsplit(url)
    return parts.scheme not in WITHOUT_HOST and parts.hostname not in HERE


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            chromium = launch(playwright)
        except NoBrowser as reason:
            if os.environ.get("CI"):
                pytest.fail(f"{reason}. The browser tests never skip in CI.", pytrace=False)
            UNSEEN.append(str(reason))
            pytest.skip(str(reason))
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    visits: list[Visit] = []

    def opened(width: int = 1280, **settings: Any) -> Visit:  # noqa: ANN401  (Playwright's own settings)
        viewport = {"width": width, "height": WIDTHS.get(width, 800)}
        visits.append(Visit(browser.new_context(viewport=viewport, **settings)))  # type: ignore[arg-type]
        return visits[-1]

    yield opened
    for visit in visits:
        visit.context.close()
    for visit in visits:
        assert visit.our_faults == []
        assert visit.outside == []


class Shown(Viewer):
    """The viewer of an exported file, and the visit it belongs to."""

    def __init__(self, visit: Visit, path: Path, *, clock: bool) -> None:
        self.visit, self.context = visit, visit.context
        if clock:
            visit.page.clock.install()
        visit.page.set_default_timeout(PATIENCE)
        visit.page.goto(path.as_uri())
        super().__init__(visit.page, visit.page.locator(".sfg-viewer"))
        self.page.locator(".sfg-viewer[data-ply]").first.wait_for()


@pytest.fixture(scope="package")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return exported games, in all languages."""
    folder = tmp_path_factory.mktemp("exported")
    paths = {name: folder / f"{name}.html" for name in (FOUR, TWO, SHORT)}
    for name, path in paths.items():
        sfgame.export(game(name), path)
    return paths


@pytest.fixture
def show(open_page: OpenPage, files: dict[str, Path], tmp_path: Path) -> Show:
    """Open an exported game, focused; `lang` other than English is exported anew; `clock` holds the time."""

    def shown(
        name: str | Path, *, lang: str = "en", clock: bool = False, focused: bool = True, **settings: object
    ) -> Shown:
        path = files[name] if isinstance(name, str) else name
        if isinstance(name, str) and lang != "en":
            path = tmp_path / f"{lang}.html"
            sfgame.export(game(name), path, lang=[lang])
        viewer = Shown(open_page(**settings), path, clock=clock)
        if focused:
            viewer.focus()
        return viewer

    return shown


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that the viewer was not looked at."""
    for reason in dict.fromkeys(UNSEEN):
        terminalreporter.section("THE BROWSER TESTS DID NOT RUN", sep="!", red=True)
        terminalreporter.line(reason)
