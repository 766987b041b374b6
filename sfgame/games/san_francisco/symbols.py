"""The drawn vocabulary: district patterns, icons, signs and card faces, each defined once and used by reference.

Colours are class names; the theme gives them their values, so one drawing serves paper and night.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.core.svg import element, group, path, text, use
from sfgame.games.san_francisco.components import COLOURS, ROWS

if TYPE_CHECKING:
    from sfgame.games.san_francisco.components import Card, Deck

CARD_WIDTH, CARD_HEIGHT = 112, 92
SPINE = 22
CORNER = 9
WORKER = 15
HUB_X, HUB_Y = 90, 66
"""Where the tracks of a card meet: the same spot on every card, so that rails run on from card to card."""
CODES = {"blue": "BL", "grey": "GR", "orange": "OR", "yellow": "YE", "green": "GN", "black": "ALL"}
"""What stands on a card's spine, so that colour is never alone."""
TILE = 12
PATTERNS = {
    "blue": "M0 4q3 -4 6 0t6 0M0 10q3 -4 6 0t6 0",
    "grey": "M0 .5h12M0 6.5h12M4 .5v6M10 6.5v6",
    "orange": "M3 3h.1M9 9h.1",
    "yellow": "M-1 13L13 -1M-1 1L1 -1M11 13L13 11",
    "green": "M6 1.5l4 8h-8z",
    "black": "M-1 6L6 -1M-1 13L13 -1M6 13L13 6M-1 6L6 13M-1 -1L13 13M6 -1L13 6",
}
"""Waves, bricks, dots, stripes, trees and lozenges."""

ICONS = {
    "worker": group(
        element("circle", cx=7, cy=5.6, r=3.2, class_="sfg-ink"),
        path("M1.5 15c0-4 2.3-5.6 5.5-5.6s5.5 1.6 5.5 5.6z", "sfg-ink"),
        path("M2.4 5.2c0-6 9.2-6 9.2 0z", "sfg-helmet"),
    ),
    "compasses": group(
        path("M8 3L3.5 17M8 3L12.5 17M4.8 12.5h6.4", "sfg-stroke"),
        element("circle", cx=8, cy=2.8, r=2, class_="sfg-ink"),
    ),
    "plaza": group(
        element("circle", cx=20, cy=20, r=15, class_="sfg-rose"),
        path("M20 1v11M20 28v11M1 20h11M28 20h11", "sfg-rose"),
        path("M20 10l3 7 7 3-7 3-3 7-3-7-7-3 7-3z", "sfg-rose sfg-star"),
    ),
    "foundation": group(
        element("rect", x=7, y=0, width=34, height=8, rx=1.5),
        element("rect", x=0, y=10, width=48, height=8, rx=1.5),
        class_="sfg-stone",
    ),
    "depot": group(
        path("M0 14L20 0l20 14v20H0z", "sfg-depot"),
        path("M0 14L20 0l20 14", "sfg-eaves"),
        path("M10 34V19h20v15z", "sfg-gate"),
    ),
    "waterfront": group(
        path("M4 6h38M10 6v14M23 6v14M36 6v14", "sfg-pier"),
        path("M0 24q6-6 12 0t12 0 12 0 12 0M0 32q6-6 12 0t12 0 12 0 12 0", "sfg-wave"),
    ),
    "tram": group(
        path("M1 16.5h26", "sfg-eaves"),
        element("rect", x=0, y=3, width=28, height=12.5, rx=2.5, class_="sfg-tram"),
        element("rect", x=3, y=-.5, width=22, height=4, rx=2, class_="sfg-roof"),
        path("M3.5 6H9v5H3.5zM11.2 6h5.6v5h-5.6zM19 6h5.5v5H19z", "sfg-window"),
        element("circle", cx=7, cy=16.5, r=2.3, class_="sfg-roof"),
        element("circle", cx=21, cy=16.5, r=2.3, class_="sfg-roof"),
    ),
    "tower": group(
        path("M0 96V36h7V20h5V10h4V0h4v10h4v10h5v16h7v60z", "sfg-tower"),
        path(
            "M6 44h5M16 44h5M26 44h5M6 54h5M26 54h5M16 64h5M26 64h5M6 74h5M16 74h5M26 84h5M6 84h5M11 28h4M21 28h4",
            "sfg-lights",
        ),
    ),
}  # fmt: skip
"""Every icon of the board once; the names are the game's own."""


def _word(words: str) -> str:
    return text(words, x=12, y=16.5, class_="sfg-sign-text")


_COIN = element("circle", cx=12, cy=12, r=10)
_CARD = element("rect", x=4, y=2, width=16, height=20, rx=2.5)
SIGNS = {
    "deck": group(path("M7 3h12a2 2 0 0 1 2 2v13"), element("rect", x=3, y=6, width=14, height=16, rx=2)),
    "foundation": group(path("M7 8h10v4H7zM3 13h18v5H3z")),
    "tower": group(path("M7 22V10h3V6h1.2V2h1.6v4H14v4h3v12zM3 22h18M10.5 14h3M10.5 18h3")),
    "contract": group(path("M6 2h9l4 4v16H6zM15 2v4h4M9 11h7M9 15h7")),
    "medal": group(path("M8 2l3 7M16 2l-3 7"), element("circle", cx=12, cy=15, r=6.5), path("M12 12v6M9 15h6")),
    "bonus-plus_two": group(_COIN, _word("+2")),
    "bonus-value_four": group(_CARD, _word("4")),
    "bonus-depot": group(path("M3 11l9-7 9 7v10H3zM8 21v-7h8v7")),
    "bonus-victory": group(_COIN, _word("1½")),
    "bonus-contracts": group(path("M6 3h9l3 3v15H6z"), path("M8 18L17 8M8 8l9 10", "sfg-sign-accent")),
    "bonus-track": group(path("M8 2v20M16 2v20M6 6h12M6 12h12M6 18h12")),
    "marker-skyscraper": group(path("M7 22V10h3V5h1.2V2h1.6v3H14v5h3v12z", "sfg-sign-solid")),
    "marker-bonus": group(path("M12 3L6 21M12 3l6 18M8 15h8"), element("circle", cx=12, cy=4, r=2.4, class_="sfg-sign-solid")),
    "marker-district": group(path("M3 9h18v6H3zM6.6 9v6M10.2 9v6M13.8 9v6M17.4 9v6")),
    "marker-medal": group(path("M8 2l3 7M16 2l-3 7"), element("circle", cx=12, cy=15, r=6.5, class_="sfg-sign-solid")),
    "marker-contracts": group(path("M20 12a8 8 0 1 1-3-6.2M20 3v5h-5")),
    "marker-end": group(path("M5 22V3M5 4h14l-3 5 3 5H5", "sfg-sign-solid")),
    **{
        f"completion-{row}": group(
            element("rect", x=2, y=5, width=20, height=14, rx=3, class_=f"sfg-fill-{row}"),
            element("rect", x=2, y=5, width=20, height=14, rx=3, class_="sfg-tile", fill=f"url(#sfg-{row})"),
        )
        for row in ROWS
    },
}  # fmt: skip
"""Small signs, 24 by 24, for chips and for the markers of the scrubber."""


def _pattern(colour: str) -> str:
    drawn = path(PATTERNS[colour], f"sfg-pattern sfg-{colour}-pattern")
    return element(
        "pattern", drawn, id=f"sfg-{colour}", width=TILE, height=TILE, patternUnits="userSpaceOnUse"
    )


def _symbol(name: str, drawn: str) -> str:
    return element("symbol", drawn, id=f"sfg-{name}", overflow="visible")


def _sign(name: str, drawn: str) -> str:
    return element("symbol", group(drawn, class_="sfg-sign"), id=f"sfg-i-{name}", viewBox="0 0 24 24")


def face_id(deck: Deck, card: str) -> str:
    """Return the id of a card's drawn face; decks differ, so it names the deck."""
    return f"sfg-{deck.digest[:6]}-{card}"


def draw_face(card: Card) -> str:
    """Return a card as it is printed: spine, workers and symbols; what depends on the city is drawn there."""
    parts = [use("sfg-blank"), use(f"sfg-spine-{card.colour}")]
    if not card.plaza:
        parts += [use("sfg-worker", x=SPINE + 6 + WORKER * place, y=6) for place in range(card.value)]
    if card.bonus:
        parts.append(use("sfg-compasses", x=SPINE + 7, y=66))
    if card.waterfront:
        parts.append(use("sfg-waterfront", x=54, y=44))
    if card.depot:
        parts.append(use("sfg-depot", x=HUB_X - 24, y=HUB_Y - 24))
    return "".join(parts)


BLANK = element("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=CORNER, class_="sfg-card")
"""A card without anything on it."""


def _spine(colour: str) -> str:
    """Return the spine of a colour: its fill, its pattern, and its letters on a plate that keeps them legible."""
    edge = f"M{CORNER} 0H{SPINE}V{CARD_HEIGHT}H{CORNER}a{CORNER} {CORNER} 0 0 1 -{CORNER} -{CORNER}V{CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER} -{CORNER}z"
    width = 10 + 8.5 * len(CODES[colour])
    middle = CARD_HEIGHT - 5 - width / 2
    return "".join(
        [
            path(edge, f"sfg-fill-{colour}"),
            element("path", d=edge, fill=f"url(#sfg-{colour})", class_="sfg-tile"),
            element("rect", x=3, y=CARD_HEIGHT - 5 - width, width=16, height=width, rx=4, class_="sfg-plate"),
            text(
                CODES[colour], x=11, y=middle + 4.2, transform=f"rotate(-90 11 {middle:g})", class_="sfg-code"
            ),
        ]
    )


@lru_cache(maxsize=32)
def definitions(deck: Deck) -> str:
    """Return everything that is drawn by reference: patterns, icons, signs, and the face of every card."""
    patterns = [_pattern(colour) for colour in COLOURS]
    icons = [_symbol(name, drawn) for name, drawn in (ICONS | {"blank": BLANK}).items()]
    spines = [_symbol(f"spine-{colour}", _spine(colour)) for colour in COLOURS]
    signs = [_sign(name, drawn) for name, drawn in SIGNS.items()]
    faces = [
        element("symbol", draw_face(card), id=face_id(deck, card.id), overflow="visible")
        for card in deck.cards.values()
    ]
    return element("defs", *patterns, *icons, *signs, *spines, *faces)
