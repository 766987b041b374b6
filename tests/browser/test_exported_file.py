"""The exported file: one page that asks nobody for anything, shows what the engine says, and keeps strangers' text text."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import TYPE_CHECKING

import pytest

import sfgame
from sfgame.core.errors import plain
from sfgame.records import Seat, finished
from sfgame.widgets import assets
from tests.browser.games import FOUR, SHORT, TWO, game, spaces

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import OpenPage, Show

HOSTILE = [
    "</script><img src=x onerror=alert(1)>",
    "<!-- <script> ]]> --!>",
    "O'Neil \" ` ${x} &amp; \\u0022",
    "\u2028\u202e\u05d0\u05d1 \u0645\u0631\u062d",
]
SIZE = 250_000


def test_the_player_is_small() -> None:
    assert len(assets.code().encode()) <= 60_000
    assert len(assets.style().encode()) <= 20_000


def test_the_file_is_small_and_allows_nothing_external(files: dict[str, Path]) -> None:
    written = files[FOUR].read_bytes()
    assert len(written) <= SIZE
    page = written.decode()
    (written_policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    policy = unescape(written_policy)
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "http" not in policy
    assert not re.search(r"""(src|href|action)\s*=\s*["']?(https?:)?//""", page)


@pytest.mark.parametrize("name", [FOUR, TWO, SHORT])
def test_the_file_asks_for_nothing(show: Show, name: str) -> None:
    viewer = show(name, offline=True)
    viewer.press("End", "End", "Home", "ArrowRight", "?", "Escape")
    assert viewer.visit.requests == [viewer.page.url]


@pytest.mark.parametrize("name", [FOUR, TWO, SHORT])
def test_every_step_is_reached_one_by_one_there_and_back(show: Show, name: str) -> None:
    viewer, record = show(name), game(name)
    assert viewer.moves == len(record.actions)
    assert (viewer.plies > viewer.moves) == (record.outcome is not None)
    viewer.watch_steps()
    viewer.press_often("ArrowRight", viewer.plies)
    assert viewer.painted == [*range(viewer.plies + 1)]
    viewer.press_often("ArrowLeft", viewer.plies)
    assert viewer.painted == [*range(viewer.plies + 1), *reversed(range(viewer.plies))]


@pytest.mark.parametrize(("name", "lang"), [(FOUR, "en"), (TWO, "pl"), (SHORT, "it")])
def test_every_space_says_what_the_engine_says(show: Show, name: str, lang: str) -> None:
    viewer, record = show(name, lang=lang), game(name)
    for step in sorted({*range(0, viewer.plies + 1, 1 + viewer.plies // 12), viewer.moves, viewer.plies}):
        viewer.go(step)
        shown = [label for city in viewer.spaces for label in city]
        expected = spaces(record, step, lang)
        assert len(shown) == len(expected)
        for label, sentences in zip(shown, expected, strict=True):
            assert all(sentence in label for sentence in sentences), (step, label, sentences)


def test_hostile_names_stay_text(show: Show, tmp_path: Path) -> None:
    record = game(FOUR)
    players = tuple(Seat(name, "person") for name in HOSTILE)
    comments = tuple(enumerate(HOSTILE))
    header = replace(record.header, players=players, seed=None, comments=comments, note=HOSTILE[0])
    hostile = finished(header, record.actions)
    path = tmp_path / "hostile.html"
    sfgame.export(hostile, path)
    page = path.read_text(encoding="utf-8")
    assert page.lower().count("</script") == 1
    assert "\u2028" not in page
    assert "\u202e" not in page
    viewer = show(path)
    viewer.page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    for step in (0, 1, 2, 3, 4, viewer.moves, viewer.plies):
        viewer.go(step)
        shown = viewer.root.inner_text()
        assert all(plain(name) in shown for name in HOSTILE)
        assert 0 < step < 5 or HOSTILE[0] in shown
    assert viewer.page.locator("img, iframe, object, [onerror]").count() == 0
    assert viewer.visit.requests == [viewer.page.url]


def test_the_file_opens_at_a_step(show: Show, files: dict[str, Path]) -> None:
    viewer = show(TWO)
    viewer.page.goto("about:blank")
    viewer.page.goto(f"{files[TWO].as_uri()}#step=30")
    viewer.wait_for_ply(30)


def test_without_scripts_the_record_can_be_read(open_page: OpenPage, files: dict[str, Path]) -> None:
    page = open_page(java_script_enabled=False).page
    page.goto(files[TWO].as_uri())
    said = page.locator("body").inner_text()
    assert all(name in said for name in game(TWO).header.names)
    assert "1. Anna: " in said


def test_the_handout_asks_for_nothing_and_fits_the_paper(open_page: OpenPage, tmp_path: Path) -> None:
    path = sfgame.export(game(TWO), tmp_path / "handout.html", handout=True)
    visit = open_page(width=800, offline=True)
    visit.page.emulate_media(media="print")
    visit.page.goto(path.as_uri())
    assert visit.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    said = visit.page.locator("body").inner_text()
    assert all(name in said for name in game(TWO).header.names)
    assert visit.page.locator("svg").count() > 10
    assert visit.requests == [path.as_uri()]


@pytest.mark.parametrize("name", [FOUR, TWO])
def test_a_step_is_fast(show: Show, name: str) -> None:
    times = show(name).step_times("ArrowRight", 90)
    median, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{name}: step median {median:.1f} ms, p95 {p95:.1f} ms")  # noqa: T201  (shown with -s)
    assert p95 < 100
