"""K. Foundations and skyscrapers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State

SKYSCRAPER_POINTS = 2
"""Half points of a skyscraper. Rule: K3."""


def build_skyscrapers(_state: State, city: City, _cell: int) -> bool:
    """Build on every foundation whose requirement is met, whether one likes it or not. Rules: K2, K3."""
    city.skyscrapers |= city.qualified()
    return False
