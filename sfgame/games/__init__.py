"""The games of the shelf. A literal, no discovery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sfgame.games import san_francisco

if TYPE_CHECKING:
    from sfgame.core.game import Game

GAMES: dict[str, Game[Any, Any]] = {san_francisco.id: san_francisco}
