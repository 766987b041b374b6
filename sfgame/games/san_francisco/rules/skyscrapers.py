"""K. Foundations and skyscrapers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City

SKYSCRAPER_POINTS = 2
"""Half points of a skyscraper. Rule: K3."""


def build_skyscrapers(city: City) -> bool:
    """Build on every foundation whose requirement is met; say whether any was. Rules: K2, K3."""
    qualified = city.qualified()
    city.skyscrapers |= qualified
    return qualified != 0
