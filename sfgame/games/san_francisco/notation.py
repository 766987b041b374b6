"""Positions and moves as text: one-line moves, drawn cities, and the whole table for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco.actions import ACTIONS, FORMS, Action
from sfgame.games.san_francisco.city import CELLS, ROW_NUMBER, WIDTH, City
from sfgame.games.san_francisco.components import BONUSES, ROWS
from sfgame.games.san_francisco.rules.bonuses import put_boost, put_rail

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sfgame.games.san_francisco.components import Deck
    from sfgame.games.san_francisco.state import State

NUMBERS = ("column", "space", "amount")
HIGHEST_NUMBER = 255


def print_action(action: Action) -> str:
    """Return an action as it is written in a record: `place GR3 grey 1`."""
    said = (getattr(action, field) for field in FORMS[action.name])
    return " ".join([action.name, *(str(value) for value in said if value)])


def parse_action(text: str) -> Action:
    """Return the action that a record's text names."""
    name, *values = text.split() or [""]
    if name not in FORMS:
        raise ValueError(f"`{name}` is not an action; there are {', '.join(ACTIONS)}")
    if len(values) != len(FORMS[name]):
        raise ValueError(f"`{text}` must read `{' '.join([name, *map(str.upper, FORMS[name])])}`")
    said = dict(zip(FORMS[name], values, strict=True))
    texts = {field: value for field, value in said.items() if field not in NUMBERS}
    numbers = {field: _number(field, value) for field, value in said.items() if field in NUMBERS}
    return Action._make((Action(name)._asdict() | texts | numbers).values())


def _number(field: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(HIGHEST_NUMBER))):
        raise ValueError(f"{field} `{value}` must be a whole number")
    return int(value)


EMPTY = "."
LIT, BUILT, BOOSTED, RAILED = "*", "^", "+", "="


def print_cell(city: City, cell: int) -> str:
    """Return a cell as it is drawn: the card's id and what lies on it, or a dot."""
    marks = ((city.lit, LIT), (city.skyscrapers, BUILT), (city.boosted, BOOSTED), (city.railed, RAILED))
    return (city.cards[cell] or EMPTY) + "".join(sign for cells, sign in marks if cells >> cell & 1)


def print_city(city: City) -> str:
    """Return a city as five lines of five cells."""
    rows = [[print_cell(city, row * WIDTH + space) for space in range(WIDTH)] for row in range(len(ROWS))]
    width = max(len(cell) for row in rows for cell in row)
    return "\n".join(" ".join(cell.ljust(width) for cell in row).rstrip() for row in rows)


def parse_city(text: str, deck: Deck) -> City:
    """Return the city that is drawn: cards, `+` and `=` as given; markers, plazas and skyscrapers by the rules.

    Drawn markers (`*`) and skyscrapers (`^`) are checked against the rules, if any are drawn.
    """
    cells = [cell for line in text.split("\n") if line.strip() for cell in line.split()]
    if len(cells) != len(CELLS):
        raise ValueError(f"a city has {len(CELLS)} cells, got {len(cells)}")
    city = City()
    for cell, drawn in enumerate(cells):
        if drawn == EMPTY:
            continue
        city.cover(deck.cards[drawn.rstrip(LIT + BUILT + BOOSTED + RAILED)], cell)
        if BOOSTED in drawn:
            put_boost(city, cell)
        if RAILED in drawn:
            put_rail(city, cell)
    city.lit = city.network()
    city.activate_plazas()
    city.skyscrapers = city.qualified()
    if any(sign in text for sign in (LIT, BUILT)) and print_city(city).split() != cells:
        raise ValueError(f"by the rules this city is\n{print_city(city)}")
    return city


def table_lines(state: State, names: Sequence[str], say: Callable[..., str]) -> Iterator[str]:
    """Return the table above the cities, line by line; `say` gives the words of the language."""
    owed = _owed(state, names, say)
    yield f"{say('table-turn', turn=state.turn)} · {owed}"
    medal = say("table-nobody") if state.medal is None else names[state.medal]
    yield " · ".join(
        [
            say("table-deck", cards=state.cards_left),
            say("table-foundations", tokens=state.tokens),
            say("table-medal", holder=medal),
        ]
    )
    for number, cards in enumerate(state.columns, start=1):
        yield f"  {say('table-column', column=number)}: {' '.join(cards) or say('table-empty')}"
    stock = (f"{say(f'bonus-{kind}')} {left}" for kind, left in zip(BONUSES, state.stock, strict=True))
    yield f"  {say('table-stock')}: {', '.join(stock)}"
    held = [
        f"{say(f'row-{row}')} {names[seat]}"
        for row, seat in zip(ROWS, state.completed, strict=True)
        if seat is not None
    ]
    yield f"  {say('table-completion', tokens=', '.join(held) or say('table-nobody'))}"


def _owed(state: State, names: Sequence[str], say: Callable[..., str]) -> str:
    card = state.shown or (state.hand[-1] if state.hand else "")
    shown = say(f"card-{card}") if state.pending == "bonus_card" else card
    return say(
        "table-owed",
        pending=state.pending,
        player=names[state.player],
        card=shown,
        cards=" ".join(state.hand),
    )


def city_lines(state: State, seat: int, names: Sequence[str], say: Callable[..., str]) -> Iterator[str]:
    """Return a player's city with the values of its cards now, and what lies beside it."""
    city = state.cities[seat]
    beside = [say("table-city", player=names[seat]), say("table-contracts", contracts=state.contracts[seat])]
    if state.victories[seat]:
        beside.append(say("table-victories", tokens=state.victories[seat]))
    if state.settlements[seat]:
        beside.append(say("table-settlements", tokens=state.settlements[seat]))
    beside.append(say("table-skyscraper-needs", requirement=city.requirement()))
    yield " · ".join(beside)
    width = max(len(say(f"row-{row}")) for row in ROWS)
    for row in ROWS:
        cells = range(ROW_NUMBER[row] * WIDTH, ROW_NUMBER[row] * WIDTH + WIDTH)
        yield (
            f"  {say(f'row-{row}'):{width}}  " + "  ".join(_cell_text(city, cell) for cell in cells).rstrip()
        )


def _cell_text(city: City, cell: int) -> str:
    value = f"{city.value(cell)}" if city.filled >> cell & 1 else ""
    return f"{print_cell(city, cell):<7} {value:<2}"
