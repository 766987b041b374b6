"""The games that the browser shows, and what the engine says of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import sfgame
from sfgame.frames import frames
from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.words import LANGUAGES, Speaker
from tests.browser.servers import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from sfgame import Record

FOUR = "full-game-four-players"
TWO = "game-ends-by-full-city"
SHORT = "example-5-depot-plaza-skyscraper"


def path_of(name: str) -> Path:
    """Return where a recorded game lies."""
    return ROOT / "replays" / f"{name}.sfg"


@cache
def game(name: str) -> Record:
    """Return a recorded game."""
    return sfgame.load(path_of(name))


@cache
def frames_of(name: str) -> dict[str, Any]:
    """Return what the viewer is given of a game."""
    return frames(game(name), LANGUAGES)


def speaker(record: Record, lang: str = "en") -> Speaker:
    """Return who says what the viewer should say."""
    return Speaker(record.header.rules, lang, record.header.names)


def label(name: str, lang: str = "en", **args: object) -> str:
    """Return what the viewer calls one of its own parts."""
    return speaker(game(FOUR), lang).label(f"viewer-{name}", **args)


def spaces(record: Record, step: int, lang: str = "en") -> list[list[str]]:
    """Return what every space of every city says of itself after a step, city by city."""
    state, say = record.states[min(step, len(record.actions))], speaker(record, lang).event
    return [
        [say(event) for event in explain_cell(state, seat, cell)]
        for seat in range(state.players)
        for cell in CELLS
    ]
