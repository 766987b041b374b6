"""What one space of a city says of itself: its value, its light, what its plaza or foundation still needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.core.events import Event
from sfgame.games.san_francisco.city import BESIDE, BOTTOM_ROW, City, members, row_of, space_of
from sfgame.games.san_francisco.explain_city import beside_values
from sfgame.games.san_francisco.marks import Space, cell_mark, face_of
from sfgame.games.san_francisco.rules.placement import leftmost_empty

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.state import State


def explain_cell(state: State, player: int, cell: int) -> Iterator[Event]:
    """Yield the proof of everything a space shows now."""
    city = state.cities[player]
    mark, card = cell_mark(player, cell), city.cards[cell]
    itself = Space(row_of(cell), space_of(cell))
    if card is None:
        is_next = leftmost_empty(city.filled, row_of(cell)) == space_of(cell)
        yield Event("cell_empty", ("P2",), player, marks=(mark,), args={"cell": itself, "next": int(is_next)})
        return
    face = face_of(state.deck.cards[card])
    boosted = city.boosted >> cell & 1
    args = {"cell": itself, "card": face, "value": city.value(cell), "boosted": boosted}
    yield Event("cell_value", ("P6", "X5") if boosted else ("P6",), player, marks=(mark,), args=args)
    yield from _light(city, player, cell)
    if city.plazas >> cell & 1:
        yield from _plaza(city, player, cell)
    if city.foundations >> cell & 1:
        yield from _foundation(city, player, cell)


def _light(city: City, player: int, cell: int) -> Iterator[Event]:
    mark, shining = cell_mark(player, cell), members(BESIDE[cell] & city.lit)
    if city.depots >> cell & 1:
        yield Event("cell_lit", ("N4",), player, marks=(mark,), args={"source": "depot_card", "by": mark})
    elif not city.tracks >> cell & 1:
        return
    elif BOTTOM_ROW >> cell & 1:
        yield Event("cell_lit", ("N1",), player, marks=(mark,), args={"source": "printed_depot", "by": mark})
    elif shining:
        by = cell_mark(player, shining[0])
        yield Event("cell_lit", ("N1",), player, marks=(mark, by), args={"source": "neighbour", "by": by})
    else:
        yield Event("cell_dark", ("N1",), player, marks=(mark,))


def _plaza(city: City, player: int, cell: int) -> Iterator[Event]:
    mark, shining = cell_mark(player, cell), members(BESIDE[cell] & city.lit)
    if shining:
        by = cell_mark(player, shining[0])
        yield Event("cell_plaza_lit", ("Q2", "P5"), player, marks=(mark, by), args={"by": by})
    else:
        yield Event("cell_plaza_dark", ("Q2", "P5"), player, marks=(mark,))


def _foundation(city: City, player: int, cell: int) -> Iterator[Event]:
    around, needed = city.around(cell), city.requirement()
    args = {"neighbours": beside_values(city, player, cell), "sum": around, "requirement": needed}
    marks = (
        cell_mark(player, cell),
        *(cell_mark(player, near) for near in members(BESIDE[cell] & city.filled)),
    )
    rules = ("K2", "K4") if city.waterfronts else ("K2",)
    if city.skyscrapers >> cell & 1:
        yield Event("cell_skyscraper", rules, player, marks=marks, args=args)
    else:
        yield Event("cell_foundation", rules, player, marks=marks, args={**args, "missing": needed - around})
