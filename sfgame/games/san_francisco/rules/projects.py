"""A and B. Projects: laying one out, and taking a column of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco.components import STACK_SIZE
from sfgame.games.san_francisco.rules.contracts import sign_contract
from sfgame.games.san_francisco.rules.end import LAST_FOUNDATION, end_game
from sfgame.games.san_francisco.rules.turn import pass_turn

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


def draw(state: State, action: Action) -> None:
    """Turn up the top card of the deck for all to see. Rule: A1."""
    if state.is_open:
        at = state.pile.index(action.card)
        state.shown = action.card
        state.pile = state.pile[:at] + state.pile[at + 1 :]
    else:
        state.shown = state.pile[state.top]
        state.top += 1
    state.pending = "lay"


def lay(state: State, action: Action) -> None:
    """Put the card turned up into a column; that ends the turn, and the last foundation token the game.

    Rules: A1 to A3, E1.
    """
    card = state.shown
    assert card is not None  # noqa: S101  (it was just turned up)
    state.columns[action.column - 1] += (card,)
    state.shown = None
    if state.deck.cards[card].foundation:
        state.tokens -= 1
        if state.tokens == 0:
            end_game(state, LAST_FOUNDATION)
            return
    pass_turn(state)


def stack_of_token(tokens_at_start: int, tokens_left: int) -> int:
    """Return the stack (from 1, leftmost) whose top token is the next to go. Rule: A3."""
    return (tokens_at_start - tokens_left) // STACK_SIZE + 1


def take(state: State, action: Action) -> None:
    """Take all cards of a column, and one contract. Rules: B1, B3."""
    column = action.column - 1
    state.hand = state.columns[column]
    state.columns[column] = ()
    sign_contract(state)
    state.pending = "hand"
