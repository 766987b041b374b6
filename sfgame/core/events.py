"""What happened and why, as values: rules, marks, events, refusals. No prose lives here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game: its stable id, its chapter, and where the printed rulebook states it."""

    id: str
    chapter: str
    source: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A reference to something on the table; games subclass it, `words` names it, views highlight it."""


@dataclass(frozen=True, slots=True)
class Player(Mark):
    """The player in a seat (from 0)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points, kept as half points so that no float is ever needed."""

    halves: int


Args: TypeAlias = "Mapping[str, object]"
"""What a sentence speaks of: numbers, words, marks, points, and tuples of such mappings for lists."""

Fact: TypeAlias = "tuple[str | int, ...]"
"""The name of one observable thing in a state, for instance `("contracts", 1)`."""


@dataclass(frozen=True, slots=True)
class Event:
    """One explained difference between two states, or one line of the score.

    `rules` are the ids that prove it, the decisive one first; `claims` are the facts whose change it
    explains; `args` are the numbers and things its sentence speaks of.
    """

    kind: str
    rules: tuple[str, ...]
    player: int | None = None
    half_points: int = 0
    claims: tuple[Fact, ...] = ()
    marks: tuple[Mark, ...] = ()
    args: Args = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The decisive rule."""
        return self.rules[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule, the facts, and the smallest change that would make it so.

    `kind` names the sentence about the facts, `fix` the sentence about the change.
    """

    kind: str
    rule: str
    args: Args = field(default_factory=dict)
    fix: str | None = None
