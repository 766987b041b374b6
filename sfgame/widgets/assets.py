"""What every page needs: the player's code and its style, the same for a notebook and for a file that travels."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sfgame.core.errors import SfgameError
from sfgame.core.theme import THEMES, variables
from sfgame.frames import frames, last_step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.records import Record


COMMENT = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
"""A comment that has its lines to itself."""

SPACE = re.compile(r"/\*.*?\*/|\s*([{};,]|$)\s*|\n\s*", re.DOTALL)
"""What a style sheet can do without."""

WHERE = {
    "paper": ".sfg-viewer, .sfg-page",
    "night": ".sfg-viewer[data-theme=night], .sfg-page:has([data-theme=night])",
}
"""Where each theme holds: in its viewer, and on a page that is nothing but a viewer."""


@cache
def code() -> str:
    """Return the player, one module without imports, as it travels: the comments stay at home."""
    return COMMENT.sub("", (files("sfgame.widgets") / "player.mjs").read_text(encoding="utf-8"))


@cache
def style() -> str:
    """Return the colours of both themes, the style of the drawings, and the layout of the player."""
    drawings = (files("sfgame.games.san_francisco") / "draw.css").read_text(encoding="utf-8")
    layout = (files("sfgame.widgets") / "player.css").read_text(encoding="utf-8")
    themes = "".join(f"{where}{{{variables(theme)}}}" for theme, where in WHERE.items())
    return SPACE.sub(r"\1", f"{themes}\n{drawings}\n{layout}")


def packed(record: Record, langs: Sequence[str]) -> bytes:
    """Return the frames of a record as compressed JSON; the same record gives the same bytes."""
    said = json.dumps(frames(record, langs), ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(said.encode(), mtime=0)


def check_step(record: Record, step: int) -> int:
    """Return a step of a record; refuse one that it does not have."""
    last = last_step(record)
    if not 0 <= step <= last:
        raise SfgameError(f"there is no step {step}; the record has steps 0 to {last}")
    return step


def check_theme(theme: str) -> str:
    """Return a theme, or nothing for that of the reader; refuse another."""
    if theme and theme not in THEMES:
        raise SfgameError(f"there is no theme `{theme}`; there are {', '.join(THEMES)}")
    return theme


def check_langs(langs: Sequence[str]) -> Sequence[str]:
    """Return the languages to show a record in; that they are there, the speaker checks."""
    if not langs:
        raise SfgameError("a viewer needs at least one language")
    return langs
