"""The table as SVG fragments, each drawn at the origin; whoever shows one puts it in its place.

Everything is made of `symbols` by reference, coloured by class names, and says nothing that the state does not.
"""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sfgame.core.svg import element, group, path, text, use
from sfgame.games.san_francisco.city import BESIDE_LIST, BOTTOM_ROW, CELLS, HEIGHT, WIDTH, City
from sfgame.games.san_francisco.components import FOUNDATION_TOKENS, ROWS, STACK_SIZE
from sfgame.games.san_francisco.symbols import CARD_HEIGHT, CARD_WIDTH, CORNER, HUB_X, HUB_Y, SPINE, face_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.components import Deck
    from sfgame.games.san_francisco.state import State

GAP = 8
LABEL = 30
DEPOT_ROW = 40
CITY_WIDTH = LABEL + WIDTH * (CARD_WIDTH + GAP) + GAP
CITY_HEIGHT = HEIGHT * (CARD_HEIGHT + GAP) + GAP + DEPOT_ROW
MIDDLE_X, MIDDLE_Y = SPINE + (CARD_WIDTH - SPINE) / 2, CARD_HEIGHT / 2
APART, NEXT_CARD = CARD_HEIGHT + 4, CARD_WIDTH + GAP
"""How far apart the cards of a column and of a hand lie."""
STACK_APART, TOKEN_APART = 34, 12
RING = 21
LONG_NAME = 9
PLAZA_X = SPINE + 10
"""High and to the left, where no tower of the row below covers it."""


def cell_position(cell: int) -> tuple[int, int]:
    """Return where a cell's top left corner lies in the drawing of a city."""
    row, space = divmod(cell, WIDTH)
    return LABEL + GAP + space * (CARD_WIDTH + GAP), GAP + row * (CARD_HEIGHT + GAP)


def draw_ground(row_names: dict[str, str]) -> str:
    """Return what lies under every city: the districts with their names, the empty spaces, the printed depots."""
    parts = []
    for number, row in enumerate(ROWS):
        top = GAP / 2 + number * (CARD_HEIGHT + GAP)
        band = element(
            "rect",
            x=LABEL,
            y=top,
            width=CITY_WIDTH - LABEL,
            height=CARD_HEIGHT + GAP,
            rx=CORNER,
            class_=f"sfg-tint sfg-fill-{row}",
        )
        middle = top + (CARD_HEIGHT + GAP) / 2
        name = text(
            row_names[row],
            x=LABEL / 2 + 4,
            y=middle,
            transform=f"rotate(-90 {LABEL / 2 + 4} {middle})",
            class_="sfg-row-name",
            data_row=number,
            **_squeezed(row_names[row]),
        )
        parts += [band, name]
    for cell in CELLS:
        x, y = cell_position(cell)
        parts.append(
            element("rect", x=x, y=y, width=CARD_WIDTH, height=CARD_HEIGHT, rx=CORNER, class_="sfg-space")
        )
    for space in range(WIDTH):
        x, _ = cell_position(space)
        parts.append(use("sfg-depot", x=x + HUB_X - 20, y=CITY_HEIGHT - DEPOT_ROW + 4))
    return group(*parts)


def _squeezed(name: str) -> dict[str, str | float]:
    """Return what makes a long name fit beside its row."""
    return {"textLength": CARD_HEIGHT, "lengthAdjust": "spacingAndGlyphs"} if len(name) > LONG_NAME else {}


def draw_cell(state: State, seat: int, cell: int) -> str:
    """Return a card in its city: the face, rails towards its neighbours, light, gauge, tower and tokens."""
    city = state.cities[seat]
    card = city.cards[cell]
    if card is None:
        return ""
    parts = [use(face_id(state.deck, card)), *_rails(city, cell)]
    if city.plazas >> cell & 1:
        parts += _plaza(city, cell)
    if city.foundations >> cell & 1:
        parts += _tower() if city.skyscrapers >> cell & 1 else _gauge(city, cell)
    if city.boosted >> cell & 1:
        parts += _badge("+2")
    if city.lit >> cell & 1:
        parts.append(use("sfg-tram", x=HUB_X - 14, y=HUB_Y - 6, class_="sfg-car"))
    return group(*parts)


def _rails(city: City, cell: int) -> Iterator[str]:
    """Yield a card's tracks: a ghost to every side, a rail to each side where the network can go on."""
    if not city.tracks >> cell & 1:
        return
    style = "sfg-rail sfg-lit" if city.lit >> cell & 1 else "sfg-rail"
    ends = [near - cell for near in BESIDE_LIST[cell] if (city.tracks | city.depots) >> near & 1]
    if BOTTOM_ROW >> cell & 1:
        ends.append(WIDTH)
    yield path(GHOST, "sfg-ghost")
    if ends:
        yield path("".join(map(_towards, ends)), f"{style} sfg-bed")
        yield path("".join(map(_towards, ends)), style)


SIDES = {
    -WIDTH: (HUB_X, -GAP / 2),
    WIDTH: (HUB_X, CARD_HEIGHT + GAP / 2),
    -1: (SPINE, HUB_Y),
    1: (CARD_WIDTH + GAP + SPINE, HUB_Y),
}
"""Where the track of a card leaves it, by the step from cell to cell; to the right it runs under the next spine."""


GHOST = f"M{HUB_X} 5V{CARD_HEIGHT - 4}M{SPINE + 22} {HUB_Y}H{CARD_WIDTH - 4}"
"""Tracks that lead nowhere yet."""


def _towards(step: int) -> str:
    """Return the path from where a card's tracks meet to one of its sides."""
    x, y = SIDES[step]
    return f"M{HUB_X} {HUB_Y}L{x:g} {y:g}"


def _plaza(city: City, cell: int) -> Iterator[str]:
    lit = " sfg-lit" if city.active >> cell & 1 else ""
    yield use("sfg-plaza", x=PLAZA_X, y=14, class_=f"sfg-plaza{lit}")
    yield text(str(city.value(cell)), x=PLAZA_X + 54, y=40, class_=f"sfg-number{lit}")


def _gauge(city: City, cell: int) -> Iterator[str]:
    """Yield the ring that fills as the neighbours of a foundation come to be worth more."""
    around, needed = city.around(cell), city.requirement()
    length = 2 * pi * RING
    done = min(1.0, around / needed) * length if needed else length
    ring = {"cx": MIDDLE_X, "cy": 34, "r": RING}
    yield use("sfg-foundation", x=MIDDLE_X - 24, y=CARD_HEIGHT - 26)
    yield element("circle", **ring, class_="sfg-ring")
    yield element(
        "circle",
        **ring,
        class_="sfg-ring sfg-done",
        stroke_dasharray=f"{done:.0f} {length:.0f}",
        transform=f"rotate(-90 {MIDDLE_X:g} 34)",
    )
    yield text(f"{around}/{needed}", x=MIDDLE_X, y=39.5, class_="sfg-number")


def _tower() -> Iterator[str]:
    yield use("sfg-foundation", x=MIDDLE_X - 24, y=CARD_HEIGHT - 24)
    yield use("sfg-tower", x=MIDDLE_X - 18, y=CARD_HEIGHT - 118, class_="sfg-rise")


def _badge(words: str) -> Iterator[str]:
    yield element("circle", cx=CARD_WIDTH - 15, cy=15, r=12, class_="sfg-badge")
    yield text(words, x=CARD_WIDTH - 15, y=19.5, class_="sfg-badge-text")


def draw_column(state: State, number: int) -> str:
    """Return the cards of a project column, one below the other."""
    cards = state.columns[number - 1]
    return group(*(_loose(state.deck, card, 0, APART * place) for place, card in enumerate(cards)))


def draw_hand(cards: tuple[str, ...], deck: Deck) -> str:
    """Return cards that wait to be laid or placed, side by side."""
    return group(*(_loose(deck, card, NEXT_CARD * place, 0) for place, card in enumerate(cards)))


def _loose(deck: Deck, card: str, x: int, y: int) -> str:
    """Return a card that lies in no city: all that is printed on it, tracks and plaza dark."""
    kind, marks = deck.cards[card], []
    if kind.plaza:
        marks += [use("sfg-plaza", x=PLAZA_X, y=14, class_="sfg-plaza")]
        marks += [text("0/4", x=PLAZA_X + 56, y=40, class_="sfg-number")]
    if kind.foundation:
        marks.append(use("sfg-foundation", x=MIDDLE_X - 24, y=16))
    if kind.track:
        marks.append(path(GHOST, "sfg-ghost"))
    return group(use(face_id(deck, card)), *marks, transform=f"translate({x} {y})")


def draw_foundations(state: State) -> str:
    """Return the stacks of foundation tokens, from the left, with what is left on each."""
    total, parts = FOUNDATION_TOKENS[state.players], []
    for stack in range(total // STACK_SIZE):
        left = min(STACK_SIZE, max(0, (stack + 1) * STACK_SIZE - (total - state.tokens)))
        for level in range(STACK_SIZE):
            x, y = STACK_APART * stack, TOKEN_APART * (STACK_SIZE - 1 - level)
            shape = "sfg-stone" if level < left else "sfg-gone"
            parts.append(element("rect", x=x, y=y, width=28, height=9, rx=2, class_=shape))
    return group(*parts)


def foundations_room(players: int) -> list[int]:
    """Return the width and height of the drawn stacks."""
    return [STACK_APART * FOUNDATION_TOKENS[players] // STACK_SIZE, TOKEN_APART * STACK_SIZE]
