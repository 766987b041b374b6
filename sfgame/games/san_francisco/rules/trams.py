"""N. Trams: the network lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City


def light_trams(city: City) -> None:
    """Put a marker on every track card that has come to be in the network, and on depot cards. Rules: N1 to N5."""
    city.lit = city.network()


def markers(city: City) -> int:
    """Return the number of tram markers in a city; separate networks add together. Rule: N5."""
    return city.lit.bit_count()
