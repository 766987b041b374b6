"""A record as one short text, to be mailed, chatted or put behind the `#` of an address: `sfg1.…`, `sfg1.…@42`.

After the prefix, which holds the version of the form, come bytes in URL-safe base64: a CRC-32 of the rest; the header
as JSON, deflated with the dictionary `COMMON`; the moves as one number. Every move is its place in `legal_actions`,
and the number is made of these places as hours are made of minutes: by the sizes of the menus. A seed gives the draws;
without one a draw is its place among the cards left. So **the order of `legal_actions` is part of this form**, and so
is `COMMON`: change either and old codes break (`tests/test_code.py` keeps some), unless PREFIX counts on.

A step after `@` says where a viewer opens. Spaces, line breaks and the `>` of a quoted mail do no harm.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sfgame.core.errors import RecordError
from sfgame.games import GAMES
from sfgame.games.san_francisco.actions import DRAW, draw
from sfgame.games.san_francisco.rules.setup import setup
from sfgame.records.header import Header, parse_header, parse_json
from sfgame.records.record import Record, check, finished

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

VERSION = 1
PREFIX = f"sfg{VERSION}."
LONGEST_CODE = 1_000_000
LONGEST_HEADER = 4_000_000
LARGEST_STEP = 99_999
SHOWN = 16
CHECKSUM_BYTES = 4
BYTES_A_MOVE = 2
"""More than any move needs: a menu has far fewer than 65536 entries."""
HEADER_FIELDS = (
    "rules", "rules_version", "deck", "options", "note", "comments", "date", "players", "seed", "plies",
)  # fmt: skip
"""What the code says of a game, the usual first; the result follows from the moves, and mostly the id does."""
COMMON = (
    b'"track_token_if_bonus_gone":false"bonus_card_can_end_game":false"resolve_bonus_on_last_card":false'
    b'"advantage_needs_positive":true"empty_space_value":-1"tie_next_row":"total"'
    b'"csv":"id,colour,value,track,depot,plaza,foundation,waterfront,bonus,count\\n,n,n,n,n,n,n,1\\n'
    b'"},{"name":"random 2","kind":"person"}],"seed":null,"plies":,"game":"'
    b'{"rules":"san_francisco","rules_version":1,"deck":{"name":"reconstruction","hash":"21c157b9462bce38"},'
    b'"options":{},"note":"","comments":[],"date":"2026-","players":[{"name":"greedy","kind":"greedy"},'
    b'{"name":"random","kind":"random"}],"seed":1'
)
"""What headers mostly say. Part of the form, whatever the package's deck becomes."""
CODE = re.compile(r"[Ss]fg(\d{1,9})\.([\w-]*)(?:@(\d{1,5}))?", re.ASCII)
LIKE_A_CODE = re.compile(r"[\s>]*[Ss]fg\d{1,9}\.(?!(?:sfg|parquet)\s*$)[^./\\]*", re.ASCII | re.IGNORECASE)
NOISE = re.compile("[\\s>\u00ad\u200b-\u200d\u2060\ufeff]+")


def is_code(text: object) -> bool:
    """Return whether a text is meant as a code, sound or not; the name of a file has a suffix, a code has none."""
    return isinstance(text, str) and LIKE_A_CODE.fullmatch(text) is not None


def step_of(code: str) -> int | None:
    """Return the step that a code names after `@`, or None if it names none."""
    step = _parts(code)[1]
    return int(step) if step else None


def title_of(code: str) -> str:
    """Return the beginning of a code, as it is called in a sentence."""
    text = code.strip(" \n>")
    return f"code {text[:SHOWN]}…" if len(text) > SHOWN else f"code {text}"


def print_code(record: Record, step: int | None = None) -> str:
    """Return a record as a code, which may name a step; what could not be read again is refused."""
    if step is not None and (type(step) is not int or not 0 <= step <= LARGEST_STEP):
        raise RecordError(f"a code names a step from 0 to {LARGEST_STEP}, got {step!r}")
    header = parse_header(check(record).header.values())
    if header != record.header:
        raise RecordError("the header is not as a file would hold it, so that its code would be another game")
    said = _pack_header(record)
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=COMMON)
    body = packer.compress(said) + packer.flush() + _pack_moves(record)
    code = PREFIX + _letters(zlib.crc32(body).to_bytes(CHECKSUM_BYTES) + body)
    if len(said) > LONGEST_HEADER or len(code) > LONGEST_CODE:
        raise RecordError("the notes and comments of this game are too long for a code; save it as a file")
    return code if step is None else f"{code}@{step}"


def parse_code(code: str) -> Record:
    """Return the record that a code holds, wholly and checked, or refuse it."""
    data = _bytes(_parts(code)[0])
    body = data[CHECKSUM_BYTES:]
    if zlib.crc32(body).to_bytes(CHECKSUM_BYTES) != data[:CHECKSUM_BYTES]:
        raise RecordError("the code is damaged or cut short: its checksum does not fit")
    values, moves = _unpack_header(body)
    header = parse_header({"game": "unnamed", **values, "result": None})
    actions = _unpack_moves(header, moves)
    return finished(header if "game" in values else replace(header, game=""), actions)


def _parts(code: str) -> tuple[str, str]:
    """Return the letters of a code and its step, without what mail and chat put in between."""
    if len(code) > 2 * LONGEST_CODE:
        raise RecordError(f"a code has at most {LONGEST_CODE} letters")
    text = NOISE.sub("", code)
    found = CODE.fullmatch(text)
    if len(text) > LONGEST_CODE or not found:
        reason = f"a code is `{PREFIX}`, at most {LONGEST_CODE} letters, digits, `-` and `_`, and perhaps `@` and a step"
        raise RecordError(reason)
    if int(found[1]) != VERSION:
        raise RecordError(f"the code is of form {int(found[1])}; this program reads form {VERSION}")
    return found[2], found[3] or ""


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        data = b""
    if _letters(data) != letters:
        raise RecordError("the code is damaged or cut short: its letters do not make whole bytes")
    return data


def _pack_header(record: Record) -> bytes:
    values = record.header.values()
    said = {name: values[name] for name in HEADER_FIELDS}
    if record.game != finished(replace(record.header, game=""), record.actions).game:
        said["game"] = record.game
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()


def _unpack_header(body: bytes) -> tuple[dict[str, Any], bytes]:
    """Return what the header says, and the rest; never more than LONGEST_HEADER bytes are unpacked."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=COMMON)
    try:
        said = unpacker.decompress(body, LONGEST_HEADER + 1)
        if len(said) > LONGEST_HEADER or not unpacker.eof:
            raise RecordError(f"the header of the code is cut short or has more than {LONGEST_HEADER} bytes")
        values = parse_json(said.decode())
    except (zlib.error, UnicodeDecodeError) as error:
        raise RecordError(f"the header of the code cannot be unpacked ({error})") from error
    if not isinstance(values, dict) or "result" in values:
        raise RecordError("the header of the code must be a JSON object without a result")
    return values, unpacker.unused_data


def _pack_moves(record: Record) -> bytes:
    places, state = [], _table(record.header)
    for action in record.actions:
        menu, chosen = _menu(record.header, state), _hidden(state, action)
        places.append((menu.index(chosen), len(menu)))
        GAMES[record.header.rules].advance(state, chosen)
    number = 0
    for place, size in reversed(places):
        number = number * size + place
    return number.to_bytes((number.bit_length() + 7) // 8)


def _unpack_moves(header: Header, data: bytes) -> list[Action]:
    if len(data) > header.plies * BYTES_A_MOVE or data[:1] == b"\0":
        raise RecordError(f"the code holds more moves than the {header.plies} its header says")
    actions, state, number = [], _table(header), int.from_bytes(data)
    for ply in range(header.plies):
        menu = _menu(header, state)
        if not menu:
            raise RecordError("the game is over, but the code goes on", ply=ply)
        number, place = divmod(number, len(menu))
        chosen = menu[place]
        actions.append(draw(state.pile[state.top]) if chosen is DRAW else chosen)
        GAMES[header.rules].advance(state, chosen)
    if number:
        raise RecordError(f"the code holds more moves than the {header.plies} its header says")
    return actions


def _table(header: Header) -> State:
    """Return the first state; the deck is closed if there is a seed, so that a draw says nothing."""
    return setup(len(header.players), seed=header.seed, deck=header.deck, options=header.options)


def _menu(header: Header, state: State) -> tuple[Action, ...]:
    return tuple(GAMES[header.rules].legal_actions(state))


def _hidden(state: State, action: Action) -> Action:
    return DRAW if action.name == "draw" and not state.is_open else action
