"""References to things on this game's table, for explanations to point at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sfgame.core.events import Mark
from sfgame.games.san_francisco.city import row_of, space_of

if TYPE_CHECKING:
    from sfgame.games.san_francisco.components import Card


@dataclass(frozen=True, slots=True)
class Cell(Mark):
    """A space of a player's city."""

    player: int
    row: str
    space: int


@dataclass(frozen=True, slots=True)
class Space(Mark):
    """A space of any city, where it is clear whose."""

    row: str
    space: int


@dataclass(frozen=True, slots=True)
class Project(Mark):
    """A card, by its id."""

    card: str


@dataclass(frozen=True, slots=True)
class Face(Mark):
    """A card with all that is printed on it."""

    card: str
    colour: str
    value: int
    features: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class District(Mark):
    """A row of every city."""

    row: str


@dataclass(frozen=True, slots=True)
class Column(Mark):
    """One of the three columns of projects."""

    column: int


@dataclass(frozen=True, slots=True)
class Bonus(Mark):
    """A kind of bonus."""

    bonus: str


@dataclass(frozen=True, slots=True)
class Nobody(Mark):
    """Where a player could be, and none is."""


def cell_mark(player: int, cell: int) -> Cell:
    """Return the mark of a cell in a player's city."""
    return Cell(player, row_of(cell), space_of(cell))


def face_of(card: Card) -> Face:
    """Return the mark that shows all of a card."""
    return Face(card.id, card.colour, card.value, card.features)
