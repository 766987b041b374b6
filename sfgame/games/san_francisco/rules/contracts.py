"""C. Contracts: what taking costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State


def sign_contract(state: State) -> None:
    """Take exactly one contract; the supply has no end. Rules: B3, C3."""
    state.contracts[state.player] += 1


def everyone_has_a_contract(contracts: list[int]) -> bool:
    """Return whether nobody is left without a contract. Rule: C2."""
    return 0 not in contracts


def return_contracts(state: State) -> None:
    """Let everyone return one contract as soon as everyone has one. Rule: C2."""
    if everyone_has_a_contract(state.contracts):
        state.contracts = [held - 1 for held in state.contracts]
