"""The box as tables: districts, bonuses, tokens and the deck. No logic of the game."""

from __future__ import annotations

import csv
import hashlib
import io
import re
import warnings
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from sfgame.core.errors import DeckError, plain

ROWS = ("blue", "grey", "orange", "yellow", "green")
"""The districts of a city from top to bottom; green touches the printed depots."""

UNIVERSAL = "black"
COLOURS = (*ROWS, UNIVERSAL)
PLAZA_COLOURS = ("grey", "orange", "yellow")

BONUS_OF_ROW = ("plus_two", "value_four", "depot", "victory", "contracts")
"""The bonus of each district, in the order of `ROWS`."""

TRACK_TOKEN = "track"  # noqa: S105  (a token of cardboard)
BONUSES = (*BONUS_OF_ROW, TRACK_TOKEN)
BONUS_STOCK = 3

FOUNDATION_TOKENS = {2: 6, 3: 8, 4: 10}
STACK_SIZE = 2
DISTRICT_TOKENS = {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 0, -2)}
"""Half points of the district advantage tokens by rank, for each number of players."""
TRAM_TOKENS = {2: (5, 0), 3: (5, 2, 0), 4: (5, 2, 0, -2)}
DECK_SIZE = 87

FEATURES = ("track", "depot", "plaza", "foundation", "waterfront", "bonus")
FIELDS = ("id", "colour", "value", *FEATURES, "count")
FLAGS = {"y": True, "n": False}
PLAZA_VALUES = ("0/4", "0")
HIGHEST_VALUE = 9
LARGEST_FILE = 100_000
MOST_CARDS = 1000
CARD_ID = re.compile(r"[A-Za-z0-9_.-]{1,16}")


class DeckWarning(UserWarning):
    """Something about a deck that a person should know, though a game can be played with it."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: its colour, its number of workers (`value`) and its symbols."""

    id: str
    colour: str
    value: int
    track: bool = False
    depot: bool = False
    plaza: bool = False
    foundation: bool = False
    waterfront: bool = False
    bonus: bool = False
    features: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The names of the symbols on the card."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "features", tuple(name for name in FEATURES if getattr(self, name)))


VALUE_FOUR = Card("value_four", UNIVERSAL, 4)
DEPOT = Card("depot", UNIVERSAL, 0, depot=True)
BONUS_CARDS = {card.id: card for card in (VALUE_FOUR, DEPOT)}


@dataclass(frozen=True, slots=True)
class Deck:
    """The kinds of project card and how many there are of each.

    `cards` has every card that can lie in a city by its id, the two bonus cards too; `copies` the id of every
    single project card; `csv` is the deck as a person would transcribe it; `digest` a short hash of that.
    """

    name: str
    kinds: tuple[Card, ...]
    counts: tuple[int, ...]
    cards: dict[str, Card] = field(init=False, repr=False, compare=False)
    copies: tuple[str, ...] = field(init=False, repr=False, compare=False)
    csv: str = field(init=False, repr=False, compare=False)
    digest: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        kinds = list(zip(self.kinds, self.counts, strict=True))
        text = _print_deck(kinds)
        object.__setattr__(self, "cards", {card.id: card for card in self.kinds} | BONUS_CARDS)
        object.__setattr__(self, "copies", tuple(card.id for card, count in kinds for _ in range(count)))
        object.__setattr__(self, "csv", text)
        object.__setattr__(self, "digest", hashlib.sha256(text.encode()).hexdigest()[:16])


def _print_deck(kinds: list[tuple[Card, int]]) -> str:
    lines = [",".join(FIELDS)]
    for card, count in kinds:
        flags = ["y" if getattr(card, name) else "n" for name in FEATURES]
        lines.append(
            ",".join([card.id, card.colour, "0/4" if card.plaza else str(card.value), *flags, str(count)])
        )
    return "\n".join(lines) + "\n"


@cache
def standard_deck() -> Deck:
    """Return the deck in the package: a reconstruction, for the rulebook does not list the 87 cards."""
    text = (files(__package__) / "deck.csv").read_text(encoding="utf-8")
    return parse_deck(text, name="reconstruction")


def is_reconstruction(deck: Deck) -> bool:
    """Return whether these are the cards of the deck in the package."""
    return deck.digest == standard_deck().digest


def read_deck(path: str | Path) -> Deck:
    """Read a deck from a CSV file of the same form as the one in the package."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise DeckError(f"{path}: a deck file has at most {LARGEST_FILE} bytes")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{path}: cannot be read as a text file ({error})") from error
    return parse_deck(text, name=path.stem, source=str(path))


def parse_deck(text: str, *, name: str, source: str | None = None, warn: bool = True) -> Deck:
    """Check the text of a deck file line by line and return the deck; `warn` of an unusual total."""
    source = source or name
    try:
        table = csv.DictReader(io.StringIO(text), strict=True, skipinitialspace=True)
        missing = [field for field in FIELDS if field not in (table.fieldnames or ())]
        if missing:
            raise DeckError(
                f"{source}: the first line must name the columns {', '.join(FIELDS)}; missing: {', '.join(missing)}"
            )
        lines = [(table.line_num, row) for row in table]
    except csv.Error as error:
        raise DeckError(f"{source}: not a CSV file ({error})") from error
    kinds, counts = [], []
    for number, row in lines:
        where = f"{source}, line {number}"
        kinds.append(_card(row, where))
        counts.append(_whole_number(row, "count", where, least=1, most=MOST_CARDS))
    _check_ids(kinds, lines, source)
    _check_total(sum(counts), source, warn=warn)
    return Deck(name, tuple(kinds), tuple(counts))


def _card(row: dict[str, str | None], where: str) -> Card:
    card_id = _text(row, "id", where)
    if not CARD_ID.fullmatch(card_id) or card_id in BONUS_CARDS:
        raise DeckError(
            f"{where}: id `{plain(card_id)}` must be 1 to 16 letters, digits, `_`, `.` or `-`, and not {' or '.join(BONUS_CARDS)}"
        )
    colour = _text(row, "colour", where)
    if colour not in COLOURS:
        raise DeckError(f"{where}: colour `{plain(colour)}` of {card_id} must be one of {', '.join(COLOURS)}")
    flags = {name: _flag(row, name, where) for name in FEATURES}
    if flags["plaza"] and colour not in PLAZA_COLOURS:
        raise DeckError(
            f"{where}: {card_id} is a {colour} plaza, but plazas are only {', '.join(PLAZA_COLOURS)} (Q1)"
        )
    return Card(card_id, colour, _value(row, where, plaza=flags["plaza"]), **flags)


def _value(row: dict[str, str | None], where: str, *, plaza: bool) -> int:
    if not plaza:
        return _whole_number(row, "value", where, least=0, most=HIGHEST_VALUE)
    if (value := _text(row, "value", where)) not in PLAZA_VALUES:
        raise DeckError(f"{where}: value `{plain(value)}` must be 0/4, for the card is a plaza (Q2)")
    return 0


def _text(row: dict[str, str | None], field: str, where: str) -> str:
    value = row[field]
    if value is None:
        raise DeckError(f"{where}: the line is too short: it has no {field}")
    return value.strip()


def _flag(row: dict[str, str | None], field: str, where: str) -> bool:
    value = _text(row, field, where).lower()
    if value not in FLAGS:
        raise DeckError(f"{where}: {field} `{plain(value)}` must be y or n")
    return FLAGS[value]


def _whole_number(row: dict[str, str | None], field: str, where: str, *, least: int, most: int) -> int:
    value = _text(row, field, where)
    if not (
        value.isascii() and value.isdigit() and len(value) <= len(str(most)) and least <= int(value) <= most
    ):
        raise DeckError(f"{where}: {field} `{plain(value)}` must be a whole number from {least} to {most}")
    return int(value)


def _check_ids(kinds: list[Card], lines: list[tuple[int, dict[str, str | None]]], source: str) -> None:
    seen: dict[str, int] = {}
    for card, (number, _) in zip(kinds, lines, strict=True):
        if card.id in seen:
            raise DeckError(f"{source}, line {number}: id `{card.id}` stands in line {seen[card.id]} already")
        seen[card.id] = number


def _check_total(total: int, source: str, *, warn: bool) -> None:
    if not 1 <= total <= MOST_CARDS:
        raise DeckError(f"{source}: a deck has 1 to {MOST_CARDS} cards, not {total}")
    if warn and total != DECK_SIZE:
        warnings.warn(
            f"{source}: the deck has {total} cards; the box has {DECK_SIZE} (S7)", DeckWarning, stacklevel=3
        )
