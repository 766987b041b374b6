"""Random games for property tests: any number of players, any house rules, ordinary and odd decks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from sfgame.games.san_francisco import apply, legal_actions, setup
from sfgame.games.san_francisco.components import Deck, standard_deck
from sfgame.games.san_francisco.options import CHOICES, Options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


class Step(NamedTuple):
    """One decision of a random game."""

    before: State
    action: Action
    after: State


def odd_deck(chance: Random) -> Deck:
    """Return a deck with few foundations and many bonus symbols, so that rare rules come up."""
    kinds, counts = [], []
    for card in standard_deck().kinds:
        if card.foundation and chance.random() < 0.8:
            continue
        flags = {
            name: getattr(card, name) for name in ("track", "depot", "plaza", "foundation", "waterfront")
        }
        bonus = card.bonus or chance.random() < 0.4
        kinds.append(type(card)(card.id, card.colour, card.value, **flags, bonus=bonus))
        counts.append(1 + int(chance.random() * 6))
    return Deck("odd", tuple(kinds), tuple(counts))


def random_table(seed: int) -> tuple[State, Random]:
    """Return the first state of a random game: 2 to 4 players, house rules and deck by chance."""
    chance = Random(seed)
    options = Options.of(
        {name: chance.choice(values) for name, values in CHOICES.items()} if seed % 3 else {}
    )
    deck = odd_deck(chance) if seed % 2 else standard_deck()
    return setup(2 + seed % 3, seed=seed, deck=deck, options=options), chance


def random_game(seed: int) -> Iterator[Step]:
    """Yield the decisions of a random game; two games of three like to build."""
    state, chance = random_table(seed)
    builds = seed % 3 != 0
    while state.pending != "over":
        menu = list(legal_actions(state))
        wanted = [action for action in menu if action.name in ("place", "take", "bonus")]
        action = chance.choice(wanted if builds and wanted and chance.random() < 0.9 else menu)
        after = apply(state, action)
        yield Step(state, action, after)
        state = after
