"""The protocol every game meets. A game is a module; nothing inherits, nothing registers itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.core.events import Event, Refusal, Rule

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the reason, every player's half points and place (ties share a place: 1, 1, 3)."""

    reason: str
    half_points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Game(Protocol[S, A]):
    """A game: a function from a state and an action to a state, and a proof of the difference.

    Each game also has `setup(players, …)`, whose choices are its own, and the modules `notation` and `locales`.
    """

    id: str
    rules_version: int
    RULEBOOK: dict[str, Rule]

    def player_to_move(self, state: S) -> int:
        """Return the seat that owes the next decision."""

    def is_over(self, state: S) -> bool:
        """Return whether no decision is owed any more."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Return every action the rules allow now."""

    def why_not(self, state: S, action: A) -> Refusal | None:
        """Return None for a legal action, else the rule, the facts and the smallest fix."""

    def apply(self, state: S, action: A) -> S:
        """Return the state after a legal action; the given state stays as it was."""

    def advance(self, state: S, action: A) -> None:
        """Carry out a legal action in place."""

    def observe(self, state: S) -> S:
        """Return what a player at the table may see."""

    def explain_setup(self, state: S) -> Sequence[Event]:
        """Return why the table looks as it does at first."""

    def explain(self, before: S, action: A, after: S) -> Sequence[Event]:
        """Return the reason of every difference between two states."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
