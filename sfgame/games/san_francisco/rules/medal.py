"""M. The medal of the master builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State

MEDAL_POINTS = 2
"""Half points of the medal. Rule: M3."""


def takes_medal(built: int, *, built_by_holder: int) -> bool:
    """Return whether a builder takes the medal over: only with strictly more skyscrapers. Rules: M1, M2."""
    return built > built_by_holder


def award_medal(state: State, city: City, _cell: int) -> bool:
    """Compare the acting player with the holder, once, after all skyscrapers of a placement. Rules: M1, M2."""
    holder = state.medal
    if city.skyscrapers and holder != state.player:
        held = 0 if holder is None else state.cities[holder].skyscrapers.bit_count()
        if takes_medal(city.skyscrapers.bit_count(), built_by_holder=held):
            state.medal = state.player
    return False
