"""S. Setting up the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sfgame.core.errors import SfgameError
from sfgame.games.san_francisco.city import City
from sfgame.games.san_francisco.components import (
    BONUS_STOCK,
    BONUSES,
    FOUNDATION_TOKENS,
    ROWS,
    Deck,
    standard_deck,
)
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

EMPTY_CITY = City()
"""Shared by all players until they change it, which they do in a copy."""
DEFAULT_OPTIONS = Options()
MIN_PLAYERS, MAX_PLAYERS = min(FOUNDATION_TOKENS), max(FOUNDATION_TOKENS)


class SetupError(SfgameError):
    """A table that cannot be set up."""


def shuffled(cards: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """Return the deck in the order that belongs to a seed. Rule: S7.

    Only `Random.random` is promised to give the same numbers in every version of Python; so the order comes
    from sorting by it, and a seed means the same game in ten years.
    """
    chance = Random(seed).random
    return tuple(sorted(cards, key=lambda _: chance()))


def setup(
    players: int,
    *,
    seed: int | None = None,
    deck: Deck | None = None,
    options: Options | Mapping[str, object] | None = None,
) -> State:
    """Return the first state: no contracts, empty columns, seat 0 begins. Rules: S1, S5 to S10.

    Without a seed the deck is open: every draw names its card.
    """
    if players not in FOUNDATION_TOKENS:
        raise SetupError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, got {players} (S1)")
    if seed is not None and (type(seed) is not int or seed < 0):
        raise SetupError(f"a seed is a whole number from 0, got {seed!r}")
    if deck is not None and not isinstance(deck, Deck):
        raise SetupError(f"a deck comes from read_deck(file), got {deck!r}")
    state = State()
    state.deck = deck or standard_deck()
    state.options = Options.of(options) if options else DEFAULT_OPTIONS
    state.is_open = seed is None
    state.pile = tuple(sorted(state.deck.copies)) if seed is None else shuffled(state.deck.copies, seed)
    state.top = 0
    state.columns = [(), (), ()]
    state.tokens = FOUNDATION_TOKENS[players]
    state.cities, state.owned = [EMPTY_CITY] * players, 0
    state.contracts = [0] * players
    state.stock = (BONUS_STOCK,) * len(BONUSES)
    state.completed = (None,) * len(ROWS)
    state.medal = None
    state.victories = state.settlements = (0,) * players
    state.pending, state.player, state.turn = "turn", 0, 1
    state.shown, state.hand, state.resolving, state.ending = None, (), None, None
    return state


def observe(state: State) -> State:
    """Return the state as the players see it: which cards are still to come, but not their order. Rule: S7."""
    seen = state.copy()
    seen.pile, seen.top, seen.is_open = tuple(sorted(state.pile[state.top :])), 0, True
    return seen
