"""N. Trams: the network lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State


def light_trams(_state: State, city: City, _cell: int) -> bool:
    """Put a marker on a new depot, and on every track card that has come to be in the network. Rules: N1 to N5."""
    city.lit = city.network()
    return False


def markers(city: City) -> int:
    """Return the number of tram markers in a city; separate networks add together. Rule: N5."""
    return city.lit.bit_count()
