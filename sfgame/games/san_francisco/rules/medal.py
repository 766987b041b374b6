"""M. The medal of the master builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State

MEDAL_POINTS = 2
"""Half points of the medal. Rule: M3."""


def takes_medal(built: int, *, built_by_holder: int) -> bool:
    """Return whether a builder takes the medal over: only with strictly more skyscrapers. Rules: M1, M2."""
    return built > built_by_holder


def award_medal(state: State) -> None:
    """Compare the acting player with the holder, once, after all skyscrapers of a placement. Rules: M1, M2."""
    builder, holder = state.player, state.medal
    held = 0 if holder is None else state.cities[holder].skyscrapers.bit_count()
    if holder != builder and takes_medal(state.cities[builder].skyscrapers.bit_count(), built_by_holder=held):
        state.medal = builder
