"""The table: what lies where, whose turn it is, and which decision is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.components import Deck
    from sfgame.games.san_francisco.options import Options

PENDING = ("turn", "lay", "hand", "bonus", "boost", "track", "bonus_card", "end", "over")
"""The decision that is owed: draw or take; where to lay; a card of the hand; which bonus; where the +2 token,
the track token or the bonus card goes; settle or end; none, the game is over."""


class State:
    """A position. `advance` changes it in place; `copy` is cheap, because all but three lists are shared.

    Cities are shared too, until one of the states changes its own.

    A closed deck is `pile[top:]`, its order hidden from the players; an open deck is a sorted pile of which
    every draw names a card.
    """

    __slots__ = (
        "cities",
        "columns",
        "completed",
        "contracts",
        "deck",
        "ending",
        "hand",
        "is_open",
        "medal",
        "options",
        "owned",
        "pending",
        "pile",
        "player",
        "resolving",
        "settlements",
        "shown",
        "stock",
        "tokens",
        "top",
        "turn",
        "victories",
    )

    deck: Deck
    options: Options
    pile: tuple[str, ...]
    top: int
    is_open: bool
    columns: list[tuple[str, ...]]
    tokens: int  # foundation tokens left
    cities: list[City]
    owned: int  # the cities, as bits, that no other state shares
    contracts: list[int]
    stock: tuple[int, ...]  # left of each bonus, in the order of BONUSES
    completed: tuple[int | None, ...]  # who has each district's completion token
    medal: int | None
    victories: tuple[int, ...]  # 1½ tokens of each player
    settlements: tuple[int, ...]  # contract tokens of each player
    pending: str
    player: int
    turn: int
    shown: str | None  # the card turned up, not yet laid
    hand: tuple[str, ...]  # cards taken, not yet placed or discarded
    resolving: int | None  # the row whose bonus is being resolved
    ending: str | None  # why the game ended

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.cities)

    @property
    def cards_left(self) -> int:
        """The number of cards in the deck."""
        return len(self.pile) - self.top

    def copy(self) -> State:
        """Return a state of its own; cities are shared until one of the two changes them."""
        new = _blank(State)
        new.owned = self.owned = 0
        new.deck, new.options = self.deck, self.options
        new.pile, new.top, new.is_open = self.pile, self.top, self.is_open
        new.columns, new.tokens = self.columns.copy(), self.tokens
        new.cities, new.contracts = self.cities.copy(), self.contracts.copy()
        new.stock, new.completed, new.medal = self.stock, self.completed, self.medal
        new.victories, new.settlements = self.victories, self.settlements
        new.pending, new.player, new.turn = self.pending, self.player, self.turn
        new.shown, new.hand, new.resolving, new.ending = self.shown, self.hand, self.resolving, self.ending
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, slot) == getattr(other, slot) for slot in State.__slots__ if slot != "owned"
        )

    __hash__ = None  # type: ignore[assignment]


_blank = object.__new__


def increased(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Return counts of which one is changed."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
