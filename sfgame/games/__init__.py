"""The games of the shelf. A literal, no discovery."""

from __future__ import annotations

from typing import Any

from sfgame.core.game import Game
from sfgame.games import san_francisco

GAMES: dict[str, Game[Any, Any]] = {san_francisco.id: san_francisco}
