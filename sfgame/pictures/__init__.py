"""Pictures of a game without a browser: a step, a moving range of steps, a printable handout, and PNG."""

from __future__ import annotations

from sfgame.pictures.handout import handout
from sfgame.pictures.picture import animation, picture
from sfgame.pictures.png import png

__all__ = ["animation", "handout", "picture", "png"]
