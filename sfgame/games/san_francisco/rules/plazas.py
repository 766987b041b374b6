"""Q. Plazas: worth 4 beside a tram marker, else nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State


def activate_plazas(_state: State, city: City, _cell: int) -> bool:
    """Make every plaza beside a marker worth 4. Rule: Q2."""
    if city.plazas != city.active:
        city.activate_plazas()
    return False
