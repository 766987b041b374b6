"""The drawn vocabulary: district patterns, icons and card faces, each defined once and used by reference.

Colours are class names; the theme gives them their values, so one drawing serves paper and night.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sfgame.core.svg import element, group, text, use
from sfgame.games.san_francisco.components import COLOURS

if TYPE_CHECKING:
    from sfgame.games.san_francisco.components import Card, Deck

CARD_WIDTH, CARD_HEIGHT = 112, 92
SPINE = 22
CORNER = 9
CODES = {"blue": "BL", "grey": "GR", "orange": "OR", "yellow": "YE", "green": "GN", "black": "ALL"}
"""What stands on a card's spine, so that colour is never alone."""

PATTERNS = {
    "blue": ("M0 4q3 -4 6 0t6 0M0 10q3 -4 6 0t6 0", 12),
    "grey": ("M0 .5h12M0 6.5h12M4 .5v6M10 6.5v6", 12),
    "orange": ("M3 3h.1M9 9h.1", 12),
    "yellow": ("M-1 13L13 -1M-1 1L1 -1M11 13L13 11", 12),
    "green": ("M6 1l4 9h-8z", 12),
    "black": ("M-1 6L6 -1M-1 13L13 -1M6 13L13 6", 12),
}
"""Waves, bricks, dots, stripes, trees and diagonals."""


def _pattern(colour: str) -> str:
    path, size = PATTERNS[colour]
    drawn = element("path", d=path, class_=f"sfg-pattern sfg-pattern-{colour}")
    return element(
        "pattern", drawn, id=f"sfg-{colour}", width=size, height=size, patternUnits="userSpaceOnUse"
    )


ICONS = {
    "worker": group(
        element("circle", cx=7, cy=5, r=3.2),
        element("path", d="M1.5 14.5c0-4 2.3-6 5.5-6s5.5 2 5.5 6z"),
        element("path", d="M2.6 4.6h8.8", class_="sfg-brim"),
        class_="sfg-ink",
    ),
    "compasses": group(
        element("path", d="M8 2.5L3.5 17M8 2.5L12.5 17M5 12h6", class_="sfg-stroke"),
        element("circle", cx=8, cy=2.5, r=1.8, class_="sfg-ink"),
    ),
    "plaza": group(
        element("circle", cx=20, cy=20, r=17, class_="sfg-rose"),
        element("path", d="M20 1v10M20 29v10M1 20h10M29 20h10", class_="sfg-rose"),
        element("circle", cx=20, cy=20, r=6, class_="sfg-rose"),
    ),
    "foundation": group(
        element("rect", x=6, y=0, width=36, height=8, rx=1.5),
        element("rect", x=0, y=10, width=48, height=8, rx=1.5),
        class_="sfg-stone",
    ),
    "depot": group(
        element("path", d="M0 15L22 2l22 13v21H0z", class_="sfg-depot"),
        element("path", d="M13 36V20h18v16z", class_="sfg-gate"),
    ),
    "waterfront": group(
        element("path", d="M4 6h38M10 6v14M23 6v14M36 6v14", class_="sfg-pier"),
        element("path", d="M0 24q6-6 12 0t12 0 12 0 12 0M0 32q6-6 12 0t12 0 12 0 12 0", class_="sfg-wave"),
    ),
    "tram": group(
        element("rect", x=0, y=3, width=26, height=13, rx=2.5, class_="sfg-tram"),
        element("rect", x=3.5, y=0, width=19, height=3.5, rx=1.5, class_="sfg-tram-roof"),
        element(
            "path", d="M4 6.5h4.5v4.5H4zM10.7 6.5h4.6v4.5h-4.6zM17.5 6.5H22v4.5h-4.5z", class_="sfg-window"
        ),
        element("circle", cx=6.5, cy=17, r=2.2, class_="sfg-ink"),
        element("circle", cx=19.5, cy=17, r=2.2, class_="sfg-ink"),
    ),
    "tower": group(
        element("path", d="M0 96V34h7V18h6V8h4V0h2v8h4v10h6v16h7v62z", class_="sfg-tower"),
        element(
            "path",
            d="M5 42h5M16 42h5M27 42h4M5 52h5M16 52h5M27 52h4M5 62h5M16 62h5M27 62h4M5 72h5M16 72h5M27 72h4M11 26h4M21 26h4",
            class_="sfg-lights",
        ),
    ),
    "medal": group(
        element("path", d="M5 0h5l3 8h-4zM19 0h-5l-3 8h4z", class_="sfg-ribbon"),
        element("circle", cx=12, cy=15, r=7.5, class_="sfg-medal"),
        element(
            "path",
            d="M12 10.5l1.4 2.9 3.1.4-2.3 2.2.6 3.2-2.8-1.6-2.8 1.6.6-3.2-2.3-2.2 3.1-.4z",
            class_="sfg-star",
        ),
    ),
}
"""Every icon once; the names are the game's own."""


def _symbol(name: str, drawn: str) -> str:
    return element("symbol", drawn, id=f"sfg-{name}", overflow="visible")


def face_id(deck: Deck, card: str) -> str:
    """Return the id of a card's drawn face; decks differ, so it names the deck."""
    return f"sfg-{deck.digest[:6]}-{card}"


def draw_face(card: Card) -> str:
    """Return a card as it is printed: spine, workers and symbols; tracks and lights are drawn in the city."""
    spine = f"M{CORNER} 0H{SPINE}V{CARD_HEIGHT}H{CORNER}a{CORNER} {CORNER} 0 0 1 -{CORNER} -{CORNER}V{CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER} -{CORNER}z"
    parts = [
        element("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=CORNER, class_="sfg-card"),
        element("path", d=spine, class_=f"sfg-fill-{card.colour}"),
        element("path", d=spine, fill=f"url(#sfg-{card.colour})"),
        text(
            CODES[card.colour],
            x=SPINE / 2,
            y=CARD_HEIGHT - 8,
            transform=f"rotate(-90 {SPINE / 2} {CARD_HEIGHT - 8})",
            class_="sfg-code",
        ),
    ]
    if not card.plaza:
        parts += [use("sfg-worker", x=SPINE + 7 + 15 * place, y=7) for place in range(card.value)]
    if card.bonus:
        parts.append(use("sfg-compasses", x=SPINE + 8, y=64))
    if card.waterfront:
        parts.append(use("sfg-waterfront", x=56, y=42))
    if card.depot:
        parts.append(use("sfg-depot", x=58, y=40))
    return group(*parts)


@lru_cache(maxsize=32)
def definitions(deck: Deck) -> str:
    """Return everything that is drawn by reference: patterns, icons, and the face of every card."""
    patterns = [_pattern(colour) for colour in COLOURS]
    icons = [_symbol(name, drawn) for name, drawn in ICONS.items()]
    faces = [
        element("symbol", draw_face(card), id=face_id(deck, card.id), overflow="visible")
        for card in deck.cards.values()
    ]
    return element("defs", *patterns, *icons, *faces)
