"""The look of pictures: the drawings' own style with the colours of one theme written in.

Pictures know no CSS variables: many programs that show SVG do not either.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sfgame.core.errors import SfgameError
from sfgame.core.theme import THEMES

if TYPE_CHECKING:
    from types import ModuleType

VARIABLE = re.compile(r"var\(--sfg-([a-z]+)\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
AT_RULE = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', 'Liberation Sans', Helvetica, Arial, sans-serif"
"""Named one by one, because what draws a picture without a browser does not know what a system prefers."""
MOVES = re.compile(r"\s*transition:[^;}]*;?")


class PictureError(SfgameError):
    """A picture that cannot be made as asked."""


@cache
def drawing_style(view: ModuleType, theme: str) -> str:
    """Return the style of a game's drawings: no variables, no movement, nothing that only a page needs."""
    text = (files(view.__package__ or "") / "draw.css").read_text(encoding="utf-8")
    for part in (COMMENT, AT_RULE, MOVES):
        text = part.sub("", text)
    return coloured(re.sub(r"\s*\n\s*", "\n", text).strip(), theme)


def coloured(style: str, theme: str) -> str:
    """Return a style with the theme's colours in the place of their names."""
    if theme not in THEMES:
        raise PictureError(f"theme `{theme}` is not there; there are {', '.join(THEMES)}")
    return VARIABLE.sub(lambda name: THEMES[theme][name[1]], style.replace("system-ui, sans-serif", FONTS))
