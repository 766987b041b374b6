"""E. How the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State

LAST_FOUNDATION = "last_foundation"
CITY_FULL = "city_full"
NOTHING_TO_TAKE = "nothing_to_take"


def end_game(state: State, reason: str) -> None:
    """End the game at once; cards still in hand are lost. Rule: E3."""
    state.pending, state.ending = "over", reason
    state.hand, state.resolving = (), None


def end_if_last_token(state: State) -> bool:
    """End the game when the last foundation token was put on a card. Rule: E1."""
    if state.tokens == 0:
        end_game(state, LAST_FOUNDATION)
    return state.tokens == 0


def end_if_city_full(state: State, *, by_bonus_card: bool) -> None:
    """End the game when the acting player's city is full. Rules: E2, X11."""
    if not state.cities[state.player].is_full():
        return
    if not by_bonus_card or state.options.bonus_card_can_end_game:
        end_game(state, CITY_FULL)
