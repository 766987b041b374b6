"""The header of a record: what is known of a game besides its moves, and the check of what a file says."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from datetime import date as calendar_date
from typing import Any

from sfgame.core.errors import DeckError, RecordError
from sfgame.games import GAMES, san_francisco
from sfgame.games.san_francisco.components import Deck, parse_deck, standard_deck
from sfgame.games.san_francisco.options import OptionError, Options
from sfgame.games.san_francisco.rules.setup import MAX_PLAYERS, MIN_PLAYERS

FORMAT = 1
LONGEST_NAME = 200
LONGEST_NOTE = 10_000
LONGEST_HEADER = 100_000_000
LONGEST_DECK = 100_000
MOST_PLIES = 65_535
MOST_COMMENTS = 10_000
LARGEST_SEED = 2**63 - 1
GAME_ID = re.compile(r"[A-Za-z0-9_.-]{1,60}")
FIELDS = (
    "game",
    "rules",
    "rules_version",
    "deck",
    "players",
    "seed",
    "options",
    "plies",
    "result",
    "date",
    "note",
    "comments",
)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a name, and the kind of player (a bot's name, or `person`)."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended, every player's half points, and the places."""

    reason: str
    half_points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Header:
    """Everything about a recorded game that is not a move."""

    game: str
    players: tuple[Seat, ...]
    deck: Deck = field(default_factory=standard_deck)
    rules: str = san_francisco.id
    rules_version: int = san_francisco.rules_version
    seed: int | None = None
    options: Options = field(default_factory=Options)
    plies: int = 0
    result: Result | None = None
    date: str = ""
    note: str = ""
    comments: tuple[tuple[int, str], ...] = ()

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [seat.name for seat in self.players]

    def values(self) -> dict[str, Any]:
        """Return the header as plain values, ready for JSON."""
        deck = {"name": self.deck.name, "hash": self.deck.digest}
        if self.deck.digest != standard_deck().digest:
            deck["csv"] = self.deck.csv
        result = self.result and {
            "reason": self.result.reason,
            "half_points": list(self.result.half_points),
            "places": list(self.result.places),
        }
        return {
            "game": self.game,
            "rules": self.rules,
            "rules_version": self.rules_version,
            "deck": deck,
            "players": [{"name": seat.name, "kind": seat.kind} for seat in self.players],
            "seed": self.seed,
            "options": self.options.changed(),
            "plies": self.plies,
            "result": result,
            "date": self.date,
            "note": self.note,
            "comments": [list(comment) for comment in self.comments],
        }


def parse_header(values: object) -> Header:
    """Check what a file says of a game, field by field, and return its header."""
    if not isinstance(values, dict):
        raise RecordError("the header must be a JSON object")
    missing = [name for name in FIELDS if name not in values]
    unknown = [str(name) for name in values if name not in FIELDS]
    if missing or unknown:
        wrong = [f"no field `{name}`" for name in missing] + [
            f"an unknown field `{name}`" for name in unknown
        ]
        raise RecordError(f"the header has {' and '.join(wrong)}")
    rules, version = values["rules"], values["rules_version"]
    if not isinstance(rules, str) or rules not in GAMES:
        raise RecordError(f"header field `rules`: no such game {rules!r}; there is {', '.join(GAMES)}")
    if type(version) is not int or version != GAMES[rules].rules_version:
        ours = GAMES[rules].rules_version
        raise RecordError(f"the record is of rules version {version!r}; this program plays version {ours}")
    plies = _number(values["plies"], "plies", most=MOST_PLIES)
    return Header(
        game=_game(values["game"]),
        players=_players(values["players"]),
        deck=_deck(values["deck"]),
        rules=rules,
        rules_version=version,
        seed=None if values["seed"] is None else _number(values["seed"], "seed", most=LARGEST_SEED),
        options=_options(values["options"]),
        plies=plies,
        result=None if values["result"] is None else _result(values["result"]),
        date=_date(values["date"]),
        note=_text(values["note"], "note", longest=LONGEST_NOTE),
        comments=_comments(values["comments"], plies),
    )


def parse_json(text: str) -> object:
    """Return the value of a JSON text from a stranger."""
    if len(text) > LONGEST_HEADER:
        raise RecordError(f"the header has more than {LONGEST_HEADER} characters")
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the header is not JSON ({error})") from error


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _text(value: object, name: str, *, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise RecordError(f"header field `{name}` must be text of at most {longest} characters")
    if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
        raise RecordError(f"header field `{name}` must be valid Unicode, without lone surrogates")
    return value


def _number(value: object, name: str, *, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise RecordError(f"header field `{name}` must be a whole number from 0 to {most}, got {value!r}")
    return value


def _list(value: object, name: str, *, longest: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > longest:
        raise RecordError(f"header field `{name}` must be a list of at most {longest}")
    return value


def _object(
    value: object, name: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict) or not set(keys) <= set(value) <= set(keys) | set(optional):
        raise RecordError(f"header field `{name}` must be an object with {', '.join(keys)}")
    return value


def _game(value: object) -> str:
    text = _text(value, "game", longest=LONGEST_NAME)
    if not GAME_ID.fullmatch(text):
        raise RecordError(
            f"header field `game` must be 1 to 60 letters, digits, `_`, `.` or `-`, got {text!r}"
        )
    return text


def _players(value: object) -> tuple[Seat, ...]:
    seats = []
    for number, seat in enumerate(_list(value, "players", longest=MAX_PLAYERS)):
        said = _object(seat, f"players[{number}]", ("name", "kind"))
        name = _text(said["name"], f"players[{number}].name", longest=LONGEST_NAME)
        seats.append(Seat(name, _text(said["kind"], f"players[{number}].kind", longest=LONGEST_NAME)))
    if len(seats) < MIN_PLAYERS:
        raise RecordError(
            f"header field `players`: the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, got {len(seats)}",
            rule="S1",
        )
    return tuple(seats)


def _deck(value: object) -> Deck:
    said = _object(value, "deck", ("name", "hash"), ("csv",))
    name = _text(said["name"], "deck.name", longest=LONGEST_NAME)
    if "csv" in said:
        try:
            deck = parse_deck(_text(said["csv"], "deck.csv", longest=LONGEST_DECK), name=name, warn=False)
        except DeckError as error:
            raise RecordError(f"header field `deck.csv`: {error}") from error
    else:
        packaged = standard_deck()
        deck = Deck(name, packaged.kinds, packaged.counts)
    if deck.digest != said["hash"]:
        raise RecordError(
            f"header field `deck`: the cards have hash {deck.digest}, the record says {said['hash']!r}"
        )
    return deck


def _options(value: object) -> Options:
    try:
        return Options.of(_object(value, "options", (), tuple(value) if isinstance(value, dict) else ()))
    except OptionError as error:
        raise RecordError(f"header field `options`: {error}") from error


def _result(value: object) -> Result:
    said = _object(value, "result", ("reason", "half_points", "places"))
    lists = [
        tuple(_list(said[name], f"result.{name}", longest=MAX_PLAYERS)) for name in ("half_points", "places")
    ]
    if any(type(number) is not int for numbers in lists for number in numbers):
        raise RecordError("header field `result` must give whole numbers")
    return Result(_text(said["reason"], "result.reason", longest=LONGEST_NAME), *lists)


def _date(value: object) -> str:
    text = _text(value, "date", longest=LONGEST_NAME)
    try:
        return text and calendar_date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise RecordError(f"header field `date` must be empty or like 2026-11-18, got {text!r}") from error


def _comments(value: object, plies: int) -> tuple[tuple[int, str], ...]:
    comments = []
    for comment in _list(value, "comments", longest=MOST_COMMENTS):
        if not isinstance(comment, list) or len(comment) != 2:  # noqa: PLR2004
            raise RecordError("header field `comments` must be pairs of a ply and a text")
        ply = _number(comment[0], "comments", most=plies)
        text = _text(comment[1], "comments", longest=LONGEST_NOTE)
        if "\n" in text or "\r" in text:
            raise RecordError("header field `comments`: a comment is one line")
        comments.append((ply, text))
    if comments != sorted(comments, key=lambda comment: comment[0]):
        raise RecordError("header field `comments` must be in the order of the plies")
    return tuple(comments)
