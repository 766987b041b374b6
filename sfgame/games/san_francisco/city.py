"""One city as 25 cells. This is the one place where the bits live.

Cell `5 * row + space - 1` counts from the top left, rows as in `ROWS`, spaces from 1. A set of cells is an
int whose bit `cell` is 1, so most of a city is a handful of ints.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

from sfgame.games.san_francisco.components import ROWS, UNIVERSAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from sfgame.games.san_francisco.components import Card

WIDTH = 5
HEIGHT = len(ROWS)
CELLS = range(WIDTH * HEIGHT)
EVERY_CELL = (1 << WIDTH * HEIGHT) - 1
ROW_BITS = (1 << WIDTH) - 1
LEFT_EDGE = sum(1 << cell for cell in CELLS if cell % WIDTH == 0)
RIGHT_EDGE = LEFT_EDGE << WIDTH - 1
BOTTOM_ROW = ROW_BITS << WIDTH * (HEIGHT - 1)
PLAZA_VALUE = 4
BOOST_VALUE = 2
SKYSCRAPER_SUM = 7
REQUIREMENT = tuple(max(0, SKYSCRAPER_SUM - waterfronts) for waterfronts in range(len(CELLS) + 1))
"""The sum a foundation needs in a city with so many waterfront cards. Rule: K4."""
ROW_NUMBER = {row: number for number, row in enumerate(ROWS)}


def cell_at(row: str, space: int) -> int:
    """Return the cell of a space (1 to 5) in a row."""
    return ROW_NUMBER[row] * WIDTH + space - 1


def row_of(cell: int) -> str:
    """Return the row a cell lies in."""
    return ROWS[cell // WIDTH]


def space_of(cell: int) -> int:
    """Return the space of a cell in its row (1 to 5)."""
    return cell % WIDTH + 1


def neighbours(cells: int) -> int:
    """Return the cells that share a side with any of the given ones; diagonals never count. Rule: P5."""
    return (
        cells << WIDTH | cells >> WIDTH | (cells & ~RIGHT_EDGE) << 1 | (cells & ~LEFT_EDGE) >> 1
    ) & EVERY_CELL


@lru_cache(maxsize=1 << 14)
def members(cells: int) -> tuple[int, ...]:
    """Return the cells of a set, in reading order."""
    return tuple(cell for cell in CELLS if cells >> cell & 1)


BESIDE = tuple(neighbours(1 << cell) for cell in CELLS)
"""The neighbours of each cell as a set."""
BESIDE_LIST = tuple(members(cells) for cells in BESIDE)
"""The neighbours of each cell, one by one."""
PICK_BESIDE: tuple[Callable[[list[int]], tuple[int, ...]], ...] = tuple(
    itemgetter(*cells) for cells in BESIDE_LIST
)
"""For each cell, a function that picks what stands beside it out of a list."""
DISTRICT = {row: ROW_BITS << WIDTH * number for number, row in enumerate(ROWS)} | {UNIVERSAL: EVERY_CELL}
"""The cells where a card of a colour may lie: its own row, or any for a universal card. Rule: P1."""


class City:
    """A player's 25 spaces: the cards, what is printed on them, and what came to lie on them.

    A city that a state holds may be shared with other states: whoever changes it changes a copy.
    """

    __slots__ = (
        "active",
        "boosted",
        "cards",
        "depots",
        "filled",
        "foundations",
        "lit",
        "plazas",
        "railed",
        "skyscrapers",
        "symbols",
        "tracks",
        "waterfronts",
        "worth",
    )

    def __init__(self) -> None:
        self.cards: list[str | None] = [None] * len(CELLS)
        self.worth = [0] * len(CELLS)  # workers: printed, of +2 tokens, and 4 where a plaza is active
        self.filled = 0
        self.tracks = 0  # printed tracks and track tokens
        self.railed = 0  # track tokens alone
        self.depots = 0
        self.lit = 0  # tram markers
        self.plazas = 0
        self.active = 0  # plazas that are worth 4
        self.foundations = 0  # with or without skyscraper
        self.skyscrapers = 0
        self.waterfronts = 0
        self.symbols = 0  # bonus symbols
        self.boosted = 0  # +2 tokens

    def copy(self) -> City:
        """Return a city of its own with the same contents."""
        new = _blank(City)
        new.cards, new.worth, new.filled = self.cards.copy(), self.worth.copy(), self.filled
        new.tracks, new.railed, new.depots, new.lit = self.tracks, self.railed, self.depots, self.lit
        new.plazas, new.active, new.foundations = self.plazas, self.active, self.foundations
        new.skyscrapers, new.waterfronts = self.skyscrapers, self.waterfronts
        new.symbols, new.boosted = self.symbols, self.boosted
        return new

    def cover(self, card: Card, cell: int) -> None:
        """Put a card on a cell and note what is printed on it; nothing has followed yet. Rule: P6."""
        bit = 1 << cell
        self.cards[cell], self.worth[cell] = card.id, card.value
        self.filled |= bit
        if card.track:
            self.tracks |= bit
        if card.depot:
            self.depots |= bit
        if card.plaza:
            self.plazas |= bit
        if card.foundation:
            self.foundations |= bit
        if card.waterfront:
            self.waterfronts |= bit
        if card.bonus:
            self.symbols |= bit

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and all(
            getattr(self, slot) == getattr(other, slot) for slot in City.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def row_filled(self, row: int) -> int:
        """Return which spaces of a row are covered, as five bits from the left."""
        return self.filled >> row * WIDTH & ROW_BITS

    def is_row_full(self, row: int) -> bool:
        """Return whether all five spaces of a row are covered."""
        return self.row_filled(row) == ROW_BITS

    def is_full(self) -> bool:
        """Return whether all 25 spaces are covered."""
        return self.filled == EVERY_CELL

    def value(self, cell: int) -> int:
        """Return the workers on a cell now: printed, +2 tokens, and 4 for a lit plaza. Rules: P6, Q2, X5."""
        return self.worth[cell]

    def total(self, row: int) -> int:
        """Return the sum of the values in a row. Rule: V1."""
        return sum(self.worth[row * WIDTH : (row + 1) * WIDTH])

    def around(self, cell: int) -> int:
        """Return the sum of the values beside a cell. Rule: K2."""
        return sum(PICK_BESIDE[cell](self.worth))

    def requirement(self) -> int:
        """Return the sum a foundation needs here: 7, less 1 for each waterfront card. Rule: K4."""
        return REQUIREMENT[self.waterfronts.bit_count()]

    def network(self) -> int:
        """Return the cells that bear a tram marker: depot cards, and the tracks that reach one.

        A track card is reached from a printed depot (bottom row), a depot card or a lit card beside it.
        Rules: N1, N3, N4.
        """
        tracks, reached = self.tracks, self.lit | self.depots | self.tracks & BOTTOM_ROW
        while dark := tracks & ~reached:
            joining = dark & neighbours(reached)
            if not joining:
                break
            reached |= joining
        return reached

    def activate_plazas(self) -> None:
        """Make the plazas that have a marker beside them worth 4. Rule: Q2."""
        lit = self.plazas & neighbours(self.lit)
        if lit != self.active:
            for cell in members(lit & ~self.active):
                self.worth[cell] += PLAZA_VALUE
            self.active = lit

    def qualified(self) -> int:
        """Return the foundations without skyscraper whose neighbours meet the requirement. Rule: K2."""
        requirement, qualified = self.requirement(), 0
        for cell in members(self.foundations & ~self.skyscrapers):
            if self.around(cell) >= requirement:
                qualified |= 1 << cell
        return qualified

    def rail_sites(self) -> int:
        """Return the cards that may bear a track token: without tracks, not a depot. Rule: X10."""
        return self.filled & ~self.tracks & ~self.depots


_blank = object.__new__
