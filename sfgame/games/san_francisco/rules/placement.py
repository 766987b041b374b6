"""P. Placement, and the order of everything inside one placement."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.games.san_francisco import actions
from sfgame.games.san_francisco.city import DISTRICT, ROW_BITS, ROW_NUMBER, WIDTH, City
from sfgame.games.san_francisco.components import BONUS_CARDS, ROWS, UNIVERSAL
from sfgame.games.san_francisco.rules.bonuses import (
    SYMBOLS_FOR_BONUS,
    earn_bonus,
    put_boost,
    put_rail,
    symbols_in_row,
    take_bonus,
    target,
)
from sfgame.games.san_francisco.rules.districts import complete_district
from sfgame.games.san_francisco.rules.end import end_if_city_full
from sfgame.games.san_francisco.rules.medal import award_medal
from sfgame.games.san_francisco.rules.plazas import activate_plazas
from sfgame.games.san_francisco.rules.skyscrapers import build_skyscrapers
from sfgame.games.san_francisco.rules.trams import light_trams
from sfgame.games.san_francisco.rules.turn import go_on, settlements

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


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


def leave_hand(state: State, card: str) -> None:
    """Take one copy of a card out of the hand."""
    hand = state.hand
    if len(hand) == 1:
        state.hand = ()
    else:
        at = hand.index(card)
        state.hand = hand[:at] + hand[at + 1 :]


CARD_DOWN = (light_trams, activate_plazas)
"""What follows in the city when tracks, a depot or a plaza are down, before anything is awarded."""


def place(state: State, action: Action) -> None:
    """Place a card and resolve all that follows from it, up to the choice of a bonus. Rules: P1 to P3, D1, X1."""
    _, card_id, _, row_name, space, _, _ = action
    card, row = state.deck.cards[card_id], ROW_NUMBER[row_name]
    leave_hand(state, card_id)
    city = own_city(state)
    city.cover(card, row * WIDTH + space - 1)
    if card.track or card.depot or card.plaza:
        for step in CARD_DOWN:
            step(city)
    if space == WIDTH:
        complete_district(state, row)
    if card.bonus and symbols_in_row(city, row) == SYMBOLS_FOR_BONUS and earn_bonus(state, row):
        return
    conclude(state, city, card_id)


def conclude(state: State, city: City, last_card: str = "") -> None:
    """Finish a placement, once, after its bonus: skyscrapers, medal, end check. Rules: K3, M2, E2."""
    state.resolving = None
    if city.foundations != city.skyscrapers and build_skyscrapers(city):
        award_medal(state)
    if city.is_full() and end_if_city_full(state, by_bonus_card=last_card in BONUS_CARDS):
        return
    go_on(state)


def discard(state: State, action: Action) -> None:
    """Put a taken card out of the game, with its foundation token. Rule: B6."""
    leave_hand(state, action.card)
    go_on(state)


def choose_bonus(state: State, action: Action) -> None:
    """Take a bonus; the +2 token, the track token and the bonus cards must then be put somewhere. Rule: X4."""
    if not take_bonus(state, action.bonus):
        conclude(state, own_city(state))


def boost(state: State, action: Action) -> None:
    """Put the +2 token onto a card. Rule: X5."""
    city = own_city(state)
    put_boost(city, target(action))
    conclude(state, city)


def lay_track(state: State, action: Action) -> None:
    """Put the track token onto a card, which may join the network at once. Rule: X10."""
    city = own_city(state)
    put_rail(city, target(action))
    for step in CARD_DOWN:
        step(city)
    conclude(state, city)
