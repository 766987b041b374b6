"""The games of the shelf. A literal, no discovery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sfgame.games import san_francisco
from sfgame.games.san_francisco import view as san_francisco_view

if TYPE_CHECKING:
    from sfgame.core.game import Game

GAMES: dict[str, Game[Any, Any]] = {san_francisco.id: san_francisco}
VIEWS: dict[str, Any] = {san_francisco.id: san_francisco_view}
"""What a viewer shows of each game."""
