"""Playing and replaying: from strategies or from recorded actions to all the states in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from sfgame.core.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from sfgame.core.game import Game

S = TypeVar("S")
A = TypeVar("A")


Strategy: TypeAlias = "Callable[[Callable[[], Any], Sequence[Any], Random], Any]"
"""Chooses one action of the menu. Its arguments: `look`, which gives the state as a player at the table may see
it; the menu of legal actions; and the chance it may use."""


@dataclass(frozen=True, slots=True)
class Playthrough(Generic[S, A]):
    """The actions of a game and the states around them: `states[i]` is the state before `actions[i]`."""

    actions: tuple[A, ...]
    states: tuple[S, ...]


def play(game: Game[S, A], state: S, strategies: Sequence[Strategy], chance: Random) -> list[A]:
    """Let the strategies play `state` to its end, in place, and return what they chose."""
    actions: list[A] = []
    while not game.is_over(state):
        strategy = strategies[game.player_to_move(state)]
        action = strategy(lambda: game.observe(state), game.legal_actions(state), chance)
        game.advance(state, action)
        actions.append(action)
    return actions


def step(game: Game[S, A], state: S, action: A) -> S:
    """Return the state after an action that may come from anywhere; refuse an illegal one."""
    refusal = game.why_not(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return game.apply(state, action)


def replay(game: Game[S, A], state: S, actions: Iterable[A]) -> Playthrough[S, A]:
    """Re-apply recorded actions one by one, refusing the first illegal one."""
    actions, states = tuple(actions), [state]
    for ply, action in enumerate(actions):
        try:
            states.append(step(game, states[-1], action))
        except IllegalAction as error:
            raise IllegalAction(error.refusal, ply=ply) from None
    return Playthrough(actions, tuple(states))
