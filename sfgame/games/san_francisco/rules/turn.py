"""T. A turn: lay out a project or take projects, never both, never neither; and who is next."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.games.san_francisco.actions import DRAW, END, SETTLES, Action, draw
from sfgame.games.san_francisco.rules.contracts import takeable, takes
from sfgame.games.san_francisco.rules.end import NOTHING_TO_TAKE, end_game
from sfgame.games.san_francisco.state import increased

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State


def turn_menu(state: State) -> tuple[Action, ...]:
    """Return the two kinds of action a turn can be: take a column, or draw. Rules: T1, A1, B1, E4."""
    if state.is_open:
        menu = takes(state) + open_draws(state.pile)
    else:
        left, middle, right = state.columns
        can_draw = state.top < len(state.pile)
        menu = takes_and_draw(can_draw, state.contracts[state.player], len(left), len(middle), len(right))
    return menu + settlements(state) if state.settlements[state.player] else menu


@lru_cache(maxsize=1 << 14)
def takes_and_draw(can_draw: bool, contracts: int, *columns: int) -> tuple[Action, ...]:  # noqa: FBT001  (cached by position)
    """Return the columns that may be taken, and the draw from a closed deck. Rules: A1, B1."""
    return (*takeable(contracts, *columns), DRAW) if can_draw else takeable(contracts, *columns)


@lru_cache(maxsize=1 << 10)
def open_draws(pile: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the draws an open deck allows: one for each card it still has. Rules: A1, S7."""
    return tuple(draw(card) for card in dict.fromkeys(pile))


def settlements(state: State) -> tuple[Action, ...]:
    """Return the ways to spend a contract token: on 1 or 2 of the contracts held. Rule: X9."""
    return SETTLES[: state.contracts[state.player]] if state.settlements[state.player] else ()


def settle(state: State, action: Action) -> None:
    """Return contracts for a contract token, which leaves the game. Rule: X9."""
    state.contracts[state.player] -= action.amount
    state.settlements = increased(state.settlements, state.player, -1)
    if state.pending == "end":
        go_on(state)


def end_menu(state: State) -> tuple[Action, ...]:
    """Return what is left to decide after the last card: settle, or end the turn. Rule: X9."""
    return (*settlements(state), END)


def go_on(state: State) -> None:
    """Owe the next card of the hand; after the last, pass the turn unless the player could still settle. Rule: X9."""
    if state.hand:
        state.pending = "hand"
    elif state.settlements[state.player] and state.contracts[state.player]:
        state.pending = "end"
    else:
        pass_turn(state)


def pass_turn(state: State, _action: Action | None = None) -> None:
    """Make it the next player's turn, clockwise; end the game if that player can do nothing. Rules: S9, E4."""
    state.turn += 1
    state.player = (state.player + 1) % len(state.cities)
    state.pending = "turn"
    if state.top == len(state.pile) and not takes(state):
        end_game(state, NOTHING_TO_TAKE)
