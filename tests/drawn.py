"""Drawn positions: a table from pictures of its cities, and moves as a record writes them.

A card in a picture is named by what is printed on it: an optional colour (`bl gr or ye gn`; none is universal), the
workers, and the symbols `t`racks, `d`epot, `p`laza, `f`oundation, `w`aterfront, bonus (`x`). So `2` is a universal
card of value 2 and `gr1tx` a grey one of value 1 with tracks and a bonus symbol. Markers (`*`), skyscrapers (`^`),
+2 tokens (`+`) and track tokens (`=`) follow the name, as in `print_city`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco import apply, explain, legal_actions, setup, why_not
from sfgame.games.san_francisco.components import PLAZA_COLOURS, Card, Deck
from sfgame.games.san_francisco.notation import parse_action, parse_city, print_action, print_city
from sfgame.games.san_francisco.state import State

if TYPE_CHECKING:
    from sfgame.core.events import Event
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.options import Options

COLOURS = {"": "black", "bl": "blue", "gr": "grey", "or": "orange", "ye": "yellow", "gn": "green"}
SYMBOLS = {"t": "track", "d": "depot", "p": "plaza", "f": "foundation", "w": "waterfront", "x": "bonus"}
PRINTED = ("", "t", "d", "p", "f", "w", "x", "tx", "tf", "wx", "fx", "px", "dx")


def _kinds() -> tuple[Card, ...]:
    return tuple(
        Card(f"{prefix}{value}{symbols}", colour, value, **{SYMBOLS[symbol]: True for symbol in symbols})
        for prefix, colour in COLOURS.items()
        for symbols in PRINTED
        for value in range(1 if "p" in symbols else 8)
        if "p" not in symbols or colour in PLAZA_COLOURS
    )


DRAWN = Deck("drawn", _kinds(), (2,) * len(_kinds()))
"""Every card a picture may need, twice."""

EMPTY = "\n".join([". . . . ."] * 5)


def table(*cities: str, deck: Deck = DRAWN, options: Options | None = None, **fields: object) -> State:
    """Return a table of as many players as cities are drawn: seat 0 to move, an open deck of one card, `2`.

    Any field of the state can be given; a column or the pile may be written as one text of card ids.
    """
    state = setup(len(cities), deck=deck, options=options)
    state.cities = [parse_city(city, deck) for city in cities]
    state.pile = ("2",)
    for name, value in fields.items():
        assert name in State.__slots__, name
        setattr(state, name, value)
    if "columns" in fields:
        state.columns = [_ids(column) for column in state.columns]
    state.pile, state.hand = _ids(state.pile), _ids(state.hand)
    return state


def _ids(cards: str | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(cards.split()) if isinstance(cards, str) else cards


def act(step: Action | str) -> Action:
    """Return an action that may be written as a record writes it: `place gr1 grey 1`."""
    return parse_action(step) if isinstance(step, str) else step


def do(state: State, *steps: Action | str) -> State:
    """Carry out actions, each of which must be legal, and return the state after them."""
    for step in steps:
        refusal = why_not(state, act(step))
        assert refusal is None, refusal
        state = apply(state, act(step))
    return state


def menu(state: State) -> list[str]:
    """Return the legal actions as a record writes them."""
    return [print_action(action).strip() for action in legal_actions(state)]


def told(state: State, step: Action | str) -> list[Event]:
    """Return the events of a legal action."""
    return list(explain(state, act(step), do(state, step)))


def the(events: list[Event], kind: str) -> Event:
    """Return the only event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def city(state: State, seat: int = 0) -> list[str]:
    """Return a player's city as drawn, cell by cell."""
    return print_city(state.cities[seat]).split()


def picture(text: str) -> list[str]:
    """Return a picture cell by cell, to compare with `city`."""
    return text.split()
