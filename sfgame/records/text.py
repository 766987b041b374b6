"""The text form `.sfg`: a header of JSON values, one line a turn, comments after `#`. It loses nothing.

    sfgame 1
    game: "a1b2c3"
    …
    1. Anna: draw GR3, lay 1
    # a comment belongs to the move after it
    2. Ben: take 1, place GR3 grey 1
    result: {"reason": "city_full", "half_points": [19, 12], "places": [1, 2]}

A name that could be mistaken for something else is written as `seat 1`. Several games may follow one another.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sfgame.core.errors import RecordError
from sfgame.games.san_francisco.notation import parse_action, print_action
from sfgame.records.header import FIELDS, FORMAT, MOST_PLIES, Header, parse_header, parse_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.actions import Action
    from sfgame.records.record import Record

FIRST_LINE = f"sfgame {FORMAT}"
TURN = re.compile(r"(\d{1,5})\. ([^:]+): (.+)")
FIELD = re.compile(r"([a-z_]+): (.*)")
SIMPLE_NAME = re.compile(r"\w[\w .'-]{0,38}\w|\w")
LAST_FIELDS = ("result",)
WRITTEN_AS_LINES = ("comments",)


def print_record(record: Record) -> str:
    """Return a record in its text form."""
    values = record.header.values()
    lines = [FIRST_LINE]
    lines += [
        f"{name}: {_json(values[name])}" for name in FIELDS if name not in (*LAST_FIELDS, *WRITTEN_AS_LINES)
    ]
    lines += ["", *_turn_lines(record)]
    lines += [f"{name}: {_json(values[name])}" for name in LAST_FIELDS]
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    """Return a value as JSON on one line; a character that no person can see is written as its number."""
    text = json.dumps(value, ensure_ascii=False)
    return "".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text)


def labels(header: Header) -> list[str]:
    """Return what each player is called in the lines of turns."""
    names = header.names
    return [
        name if SIMPLE_NAME.fullmatch(name) and name.isprintable() and names.count(name) == 1 and not name.startswith("seat ")
        else f"seat {seat}"
        for seat, name in enumerate(names)
    ]  # fmt: skip


def print_comment(text: str) -> str:
    """Return a comment as a line; one that a reader could mistake or not see is written as JSON."""
    simple = text.isprintable() and text == text.strip() and not text.startswith('"')
    return f"# {text}" if simple else f"# {_json(text)}"


def parse_comment(line: str) -> str:
    """Return the comment that a line holds."""
    text = line[1:].strip()
    try:
        said = json.loads(text) if text.startswith('"') else text
    except ValueError:
        return text
    return said if isinstance(said, str) else text


def _turn_lines(record: Record) -> Iterator[str]:
    """Yield one line a turn; a comment inside a turn splits its line."""
    called, comments = labels(record.header), list(record.header.comments)
    line: list[str] = []
    turn = player = 0
    for ply, action in enumerate(record.actions):
        state = record.states[ply]
        due = [text for at, text in comments if at == ply]
        if line and (due or state.turn != turn):
            yield f"{turn}. {called[player]}: {', '.join(line)}"
            line = []
        yield from map(print_comment, due)
        turn, player = state.turn, state.player
        line.append(print_action(action))
    if line:
        yield f"{turn}. {called[player]}: {', '.join(line)}"
    yield from (print_comment(text) for at, text in comments if at == len(record.actions))


def parse_records(text: str) -> list[tuple[Header, list[Action]]]:
    """Return the header and the moves of every game in a text; legality is checked by the caller."""
    lines = text.replace("\r\n", "\n").split("\n")
    starts = [number for number, line in enumerate(lines) if line.strip() == FIRST_LINE]
    before = lines[: starts[0]] if starts else lines
    first = next((line.strip() for line in lines if line.strip()), "")
    if re.fullmatch(r"sfgame \d{1,9}", first) and first != FIRST_LINE:
        raise RecordError(
            f"is of text format {first.removeprefix('sfgame ')}; this program reads format {FORMAT}"
        )
    if not starts or any(line.strip() for line in before):
        raise RecordError(f"line 1: a record in text form begins with the line `{FIRST_LINE}`")
    ends = [*starts[1:], len(lines)]
    return [_parse_game(lines[start + 1 : end], start + 2) for start, end in zip(starts, ends, strict=True)]


def _parse_game(lines: list[str], first: int) -> tuple[Header, list[Action]]:
    values: dict[str, Any] = {"comments": []}
    turns: list[tuple[int, int, str]] = []
    actions: list[Action] = []
    for number, raw in enumerate(lines, start=first):
        line = raw.strip()
        if line.startswith("#"):
            values["comments"].append([len(actions), parse_comment(line)])
        elif found := TURN.fullmatch(line):
            said, sign, comment = found[3].partition("#")
            turns.append((number, len(actions), f"{int(found[1])}. {found[2]}"))
            actions += _parse_actions(said, number)
            if sign:
                values["comments"].append([len(actions), parse_comment(sign + comment)])
        elif found := FIELD.fullmatch(line):
            _parse_field(found[1], found[2], number, values)
        elif line:
            raise RecordError(
                f"line {number}: neither a header field, nor a turn like `1. Anna: draw GR3, lay 1`, nor a comment"
            )
        if len(actions) > MOST_PLIES:
            raise RecordError(f"line {number}: a record has at most {MOST_PLIES} moves")
    header = parse_header(values)
    _check_labels(header, turns, actions)
    return header, actions


def _parse_field(name: str, value: str, number: int, values: dict[str, Any]) -> None:
    if name not in FIELDS or name in WRITTEN_AS_LINES:
        raise RecordError(f"line {number}: unknown header field `{name}`")
    if name in values:
        raise RecordError(f"line {number}: header field `{name}` stands there twice")
    try:
        values[name] = parse_json(value)
    except RecordError as error:
        raise RecordError(f"line {number}: `{name}`: {error.reason}") from error


def _parse_actions(text: str, number: int) -> list[Action]:
    try:
        return [parse_action(part) for part in text.split(",")]
    except ValueError as error:
        raise RecordError(f"line {number}: {error}") from error


def _check_labels(header: Header, turns: list[tuple[int, int, str]], actions: list[Action]) -> None:
    """Refuse a turn that is numbered or named wrongly; turns follow from the moves."""
    from sfgame.records.record import Record  # noqa: PLC0415  (a record prints itself with this module)

    called = labels(header)
    states = Record(header, actions).states
    for number, ply, said in turns:
        state = states[ply]
        expected = f"{state.turn}. {called[state.player]}"
        if said != expected:
            raise RecordError(f"line {number}: this is turn `{expected}`, the record says `{said}`", ply=ply)
    for (number, ply, said), (_, next_ply, _) in pairwise([*turns, (0, len(actions), "")]):
        if next_ply > ply and states[next_ply - 1].turn != states[ply].turn:
            raise RecordError(f"line {number}: `{said}` holds more than one turn", ply=ply)
