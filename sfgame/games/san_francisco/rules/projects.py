"""A and B. Projects: laying one out, and taking a column of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.games.san_francisco.actions import TAKES
from sfgame.games.san_francisco.components import STACK_SIZE
from sfgame.games.san_francisco.rules.contracts import return_contracts, sign_contract
from sfgame.games.san_francisco.rules.end import end_if_last_token

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


def lay(state: State, action: Action) -> bool:
    """Put the card turned up into a column; a foundation gets its token. Return whether play goes on. Rules: A1 to A3."""
    card = state.shown
    assert card is not None  # noqa: S101  (it was just turned up)
    state.columns[action.column - 1] += (card,)
    state.shown = None
    if state.deck.cards[card].foundation:
        state.tokens -= 1
        return not end_if_last_token(state)
    return True


def stack_of_token(tokens_at_start: int, tokens_left: int) -> int:
    """Return the stack (from 1, leftmost) whose top token is the next to go. Rule: A3."""
    return (tokens_at_start - tokens_left) // STACK_SIZE + 1


def may_take(cards: int, contracts: int) -> bool:
    """Return whether a column of so many cards may be taken with so many contracts. Rule: B2."""
    return contracts < cards


@lru_cache(maxsize=1 << 14)
def takeable(contracts: int, *columns: int) -> tuple[Action, ...]:
    """Return the columns, of so many cards each, that may be taken with so many contracts. Rules: B1, B2."""
    return tuple(take for take, cards in zip(TAKES, columns, strict=True) if may_take(cards, contracts))


def takes(state: State) -> tuple[Action, ...]:
    """Return the columns the acting player may take."""
    left, middle, right = state.columns
    return takeable(state.contracts[state.player], len(left), len(middle), len(right))


def take(state: State, action: Action) -> None:
    """Take all cards of a column and one contract. Rules: B1, B3, C2."""
    state.hand = state.columns[action.column - 1]
    state.columns[action.column - 1] = ()
    sign_contract(state)
    return_contracts(state)
    state.pending = "hand"
