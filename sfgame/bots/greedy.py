"""The opponent that looks one decision ahead and takes what makes its table look best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sfgame.games.san_francisco import apply
from sfgame.games.san_francisco.city import members
from sfgame.games.san_francisco.rules.placement import leftmost_empty, rows_for
from sfgame.games.san_francisco.rules.score import totals
from sfgame.games.san_francisco.rules.trams import markers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.components import Card
    from sfgame.games.san_francisco.state import State

POINT = 3.0  # what a half point ahead of the best other player is worth, in workers
MARKER = 0.7
FOUNDATION = 2.5
SYMBOL = 0.8
WATERFRONT = 0.8
TRACK = 0.6
CONTRACT = 2.2
CONTRACT_TOKEN = 2.0
DRAWING = 0.4  # a draw changes nothing yet, but leaves the choice of taking to the next turn


def greedy(look: Callable[[], Any], menu: Sequence[Action], chance: Random) -> Action:
    """Return the action after which the table looks best to the player who decides; ties by chance."""
    if len(menu) == 1:
        return menu[0]
    state: State = look()
    return max(menu, key=lambda action: (_worth(state, action), chance.random()))


def _worth(state: State, action: Action) -> float:
    """Return how good the table looks after an action, as far as a player can see."""
    player = state.player
    if action.name == "draw":
        return _prospect(state, player) + DRAWING
    after = apply(state, action)
    left = _temptation(after, action.column - 1) if action.name == "lay" else 0.0
    return _prospect(after, player) - left


def _prospect(state: State, player: int) -> float:
    """Return points ahead of the best other player, and what may become points."""
    points = totals(state)
    ahead = points[player] - max(half for seat, half in enumerate(points) if seat != player)
    city = state.cities[player]
    held = sum(_use(state.deck.cards[card], city) for card in state.hand) if state.player == player else 0.0
    tokens = CONTRACT_TOKEN * state.settlements[player]
    return POINT * ahead + _city_prospect(city) + held + tokens - CONTRACT * state.contracts[player]


def _city_prospect(city: City) -> float:
    value = sum(city.value(cell) for cell in members(city.filled)) + MARKER * markers(city)
    for cell in members(city.foundations & ~city.skyscrapers):
        value += FOUNDATION * city.around(cell) / max(1, city.requirement())
    return value + SYMBOL * city.symbols.bit_count() + WATERFRONT * city.waterfronts.bit_count()


def _use(card: Card, city: City) -> float:
    """Return what a card in hand promises, if there is room for it."""
    if all(leftmost_empty(city.filled, row) is None for row in rows_for(card.colour)):
        return 0.0
    symbols = SYMBOL * card.bonus + WATERFRONT * card.waterfront + TRACK * (card.track or card.depot)
    return 1.0 + card.value + symbols + FOUNDATION * card.foundation + 2 * card.plaza


def _temptation(after: State, column: int) -> float:
    """Return how tempting a column has become for the next player."""
    if after.pending == "over":
        return 0.0
    city = after.cities[after.player]
    return 0.3 * sum(_use(after.deck.cards[card], city) for card in after.columns[column])
