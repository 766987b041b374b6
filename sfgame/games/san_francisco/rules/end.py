"""E. How the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State

LAST_FOUNDATION = "last_foundation"  # E1
CITY_FULL = "city_full"  # E2
NOTHING_TO_TAKE = "nothing_to_take"  # E4


def end_game(state: State, reason: str) -> None:
    """End the game at once; cards still in hand are lost. Rule: E3."""
    state.pending, state.ending = "over", reason
    state.hand, state.resolving = (), None


def end_if_city_full(state: State, city: City, _cell: int) -> bool:
    """End the game when the city is full, unless a house rule says otherwise of a bonus card. Rules: E2, X11."""
    if not city.is_full():
        return False
    if state.pending == "bonus_card" and not state.options.bonus_card_can_end_game:
        return False
    end_game(state, CITY_FULL)
    return True
