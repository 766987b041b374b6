"""What every page needs: the player's code and its style, the same for a notebook and for a file that travels."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sfgame.core.theme import variables
from sfgame.frames import frames

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
