"""C. Contracts: what taking costs, and what they limit."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.games.san_francisco.actions import TAKES

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


def may_take(cards: int, contracts: int) -> bool:
    """Return whether a column of so many cards may be taken with so many contracts. Rules: B2, C1."""
    return contracts < cards


@lru_cache(maxsize=1 << 14)
def takeable(contracts: int, *columns: int) -> tuple[Action, ...]:
    """Return the columns, of so many cards each, that may be taken with so many contracts. Rules: B1, B2."""
    return tuple(take for take, cards in zip(TAKES, columns, strict=True) if may_take(cards, contracts))


def takes(state: State) -> tuple[Action, ...]:
    """Return the columns the acting player may take."""
    left, middle, right = state.columns
    return takeable(state.contracts[state.player], len(left), len(middle), len(right))


def everyone_has_a_contract(contracts: list[int]) -> bool:
    """Return whether nobody is left without a contract. Rule: C2."""
    return 0 not in contracts


def sign_contract(state: State) -> None:
    """Take a contract, of which there are always enough; if now everyone has one, everyone returns one.

    Rules: B3, C2, C3.
    """
    state.contracts[state.player] += 1
    if everyone_has_a_contract(state.contracts):
        state.contracts = [held - 1 for held in state.contracts]
