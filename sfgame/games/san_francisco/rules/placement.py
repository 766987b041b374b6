"""P. Placement, and the order of everything inside one placement."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from sfgame.games.san_francisco import actions
from sfgame.games.san_francisco.city import DISTRICT, ROW_BITS, ROW_NUMBER, WIDTH, City, cell_at
from sfgame.games.san_francisco.components import ROWS, UNIVERSAL
from sfgame.games.san_francisco.rules.bonuses import earn_bonus, put_boost, put_rail, take_bonus, target
from sfgame.games.san_francisco.rules.districts import complete_district
from sfgame.games.san_francisco.rules.end import end_if_city_full
from sfgame.games.san_francisco.rules.medal import award_medal
from sfgame.games.san_francisco.rules.plazas import activate_plazas
from sfgame.games.san_francisco.rules.skyscrapers import build_skyscrapers
from sfgame.games.san_francisco.rules.trams import light_trams
from sfgame.games.san_francisco.rules.turn import go_on, settlements

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

    Step: TypeAlias = Callable[[State, City, int], bool]


def rows_for(colour: str) -> tuple[str, ...]:
    """Return the rows a card may go in: its own, or any for a universal card. Rule: P1."""
    return ROWS if colour == UNIVERSAL else (colour,)


def leftmost_empty(filled: int, row: str) -> int | None:
    """Return the leftmost empty space of a row (1 to 5), or None if the row is full. Rules: P2, P3."""
    covered = filled >> WIDTH * ROW_NUMBER[row] & ROW_BITS
    return None if covered == ROW_BITS else covered.bit_length() + 1


@lru_cache(maxsize=1 << 15)
def placements(card: str, colour: str, filled: int) -> tuple[Action, ...]:
    """Return where a card may be placed if these cells of its district are filled. Rules: P1 to P3."""
    spaces = [(row, leftmost_empty(filled, row)) for row in rows_for(colour)]
    return tuple([actions.place(card, row, space) for row, space in spaces if space is not None])


@lru_cache(maxsize=1 << 15)
def choices(card: str, colour: str, filled: int) -> tuple[Action, ...]:
    """Return what may be done with a taken card: place it, or discard it. Rules: B5, B6, P3."""
    return (*placements(card, colour, filled), actions.discard(card))


def hand_menu(state: State) -> tuple[Action, ...]:
    """Return what may be done with the taken cards, in any order. Rules: B4, X9."""
    player, hand, cards = state.player, state.hand, state.deck.cards
    filled = state.cities[player].filled
    menu: tuple[Action, ...] = ()
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        colour = cards[card].colour
        menu += choices(card, colour, filled & DISTRICT[colour])
    return menu + settlements(state) if state.settlements[player] else menu


def bonus_card_menu(state: State) -> tuple[Action, ...]:
    """Return where the bonus card may go: any row with room; it cannot be declined. Rules: X4, X6, X7."""
    return placements(state.hand[-1], UNIVERSAL, state.cities[state.player].filled)


def own_city(state: State) -> City:
    """Return the acting player's city to be changed: a copy, if another state may share it."""
    player = state.player
    if not state.owned >> player & 1:
        state.owned |= 1 << player
        state.cities[player] = state.cities[player].copy()
    return state.cities[player]


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a hand less one copy of a card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


CONCLUSION = (build_skyscrapers, award_medal, end_if_city_full)
"""What comes once, after the bonus of a placement is wholly resolved."""
PLACEMENT = (light_trams, activate_plazas, complete_district, earn_bonus, *CONCLUSION)
"""Everything that follows when a card is down, in the order of the book. A step returns True where the placement
stops: for the choice of a bonus, or because the game is over."""
TRACK_DOWN = (light_trams, activate_plazas, *CONCLUSION)
NO_CELL = -1


@cache
def consequences(features: tuple[str, ...], is_fifth: bool, has_site: bool) -> tuple[Step, ...]:  # noqa: FBT001  (cached by position)
    """Return the steps of a placement that the card can cause; calling all seven for every card would cost more.

    The card bears the features; it may be the fifth of its row; the city may have a foundation without skyscraper.
    """
    tram = "track" in features or "depot" in features
    causes = {
        light_trams: tram,
        activate_plazas: tram or "plaza" in features,
        complete_district: is_fifth,
        earn_bonus: "bonus" in features,
        build_skyscrapers: has_site,
        award_medal: has_site,
        end_if_city_full: is_fifth,
    }
    return tuple(step for step in PLACEMENT if causes[step])


def resolve(state: State, city: City, cell: int, steps: tuple[Step, ...]) -> None:
    """Take the steps that follow from something put on a cell; then go on with the turn."""
    for step in steps:
        if step(state, city, cell):
            return
    state.resolving = None
    go_on(state)


def place(state: State, action: Action) -> None:
    """Put a card down on the leftmost empty space of its row, and resolve what follows. Rules: P1, P2."""
    card, hand, space = state.deck.cards[action.card], state.hand, action.space
    state.hand = without(hand, action.card) if len(hand) > 1 else ()
    city, cell = own_city(state), cell_at(action.row, space)
    city.cover(card, cell)
    steps = consequences(card.features, space == WIDTH, city.foundations != city.skyscrapers)
    resolve(state, city, cell, steps)


def discard(state: State, action: Action) -> None:
    """Put a taken card out of the game, with its foundation token. Rule: B6."""
    hand = state.hand
    state.hand = without(hand, action.card) if len(hand) > 1 else ()
    go_on(state)


def choose_bonus(state: State, action: Action) -> None:
    """Take a bonus; the +2 token, the track token and the bonus cards must then be put somewhere. Rule: X4."""
    if not take_bonus(state, action.bonus):
        resolve(state, own_city(state), NO_CELL, CONCLUSION)


def boost(state: State, action: Action) -> None:
    """Put the +2 token onto a card. Rule: X5."""
    city, cell = own_city(state), target(action)
    put_boost(city, cell)
    resolve(state, city, cell, CONCLUSION)


def lay_track(state: State, action: Action) -> None:
    """Put the track token onto a card, which may join the network at once. Rule: X10."""
    city, cell = own_city(state), target(action)
    put_rail(city, cell)
    resolve(state, city, cell, TRACK_DOWN)
