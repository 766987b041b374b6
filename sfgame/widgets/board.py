"""The table as text, for places that draw nothing."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from sfgame.core.errors import plain
from sfgame.games.san_francisco.notation import city_lines, table_lines
from sfgame.words import Speaker

if TYPE_CHECKING:
    from sfgame.records import Record


def text_board(record: Record, ply: int, lang: str) -> str:
    """Return the table after some decisions as text."""
    state, names = record.states[ply], [plain(name) for name in record.header.names]
    say = Speaker(record.header.rules, lang, names).label
    cities = (("", *city_lines(state, seat, names, say)) for seat in range(state.players))
    return "\n".join([*table_lines(state, names, say), *chain.from_iterable(cities), "", say("table-legend")])
