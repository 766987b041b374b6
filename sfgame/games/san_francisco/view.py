"""What a viewer shows of a game: keyed drawings, the proof behind each, chips, and the steps of the final scoring.

Keys name the things on the table: `cell.SEAT.CELL`, `column.1` to `column.3`, `hand`, `foundations`, and
`score.SEAT.ITEM` for a number of the score. A view that knows the keys needs to know no rule.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco.city import BESIDE, CELLS, City, cell_at
from sfgame.games.san_francisco.components import BONUSES, ROWS, is_reconstruction
from sfgame.games.san_francisco.draw import (
    APART,
    CITY_HEIGHT,
    CITY_WIDTH,
    NEXT_CARD,
    cell_position,
    draw_cell,
    draw_column,
    draw_foundations,
    draw_ground,
    draw_hand,
    foundations_room,
)
from sfgame.games.san_francisco.explain import explain
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.games.san_francisco.explain_score import score_lines
from sfgame.games.san_francisco.marks import Bonus, Cell, Column, District, Nobody, face_of
from sfgame.games.san_francisco.rules.advantage import TRAMS
from sfgame.games.san_francisco.rules.score import FINAL_SCORE
from sfgame.games.san_francisco.symbols import CARD_HEIGHT, CARD_WIDTH, definitions

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

    from sfgame.core.events import Mark
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

MARKED = {
    "skyscraper_built": "skyscraper",
    "bonus_taken": "bonus",
    "district_completed": "district",
    "medal_first": "medal",
    "medal_taken": "medal",
    "contracts_returned": "contracts",
    "game_ended": "end",
}
"""The events that get a marker on the scrubber, by kind."""
BORN = {"card_placed": "came", "tram_lit": "lit", "skyscraper_built": "built"}
"""The events that put something on a space, and what the viewer calls that step."""
LIGHT = "tram_lit"
ITEMS = (*FINAL_SCORE, "total")
CONTESTED = (*(f"district_{row}" for row in ROWS), TRAMS)
"""The items that are decided by comparing players, so that ties can be broken in them."""
SCORED_FACTS = ("medal", "victories", "completed", "player")
COLUMNS = (1, 2, 3)
NONE = "–"


class Chip(NamedTuple):
    """Something on the table that is not drawn: an icon, a message with its arguments, and the gist of it."""

    icon: str
    message: str
    args: Mapping[str, Hashable]
    gist: int | str | Player = ""


def deeds(before: State, action: Action, after: State) -> list[Event]:
    """Return what happened in a step; the lines of the score have steps of their own."""
    events = explain(before, action, after)
    return events if after.ending is None else events[: -len(score_lines(after))]


def scene(states: Sequence[State], label: Callable[[str], int]) -> dict[str, object]:
    """Return what does not change: the drawn vocabulary, the ground of a city, where things lie, their names."""
    deck = states[0].deck
    deepest = max(len(column) for state in states for column in state.columns)
    widest = max(len(in_hand(state)) for state in states)
    return {
        "defs": definitions(deck),
        "ground": draw_ground(dict.fromkeys(ROWS, "")),
        "city": [CITY_WIDTH, CITY_HEIGHT],
        "card": [CARD_WIDTH, CARD_HEIGHT],
        "cells": [list(cell_position(cell)) for cell in CELLS],
        "rooms": {
            "column": [CARD_WIDTH, CARD_HEIGHT + APART * max(0, deepest - 1)],
            "hand": [CARD_WIDTH + NEXT_CARD * max(0, widest - 1), CARD_HEIGHT],
            "foundations": foundations_room(states[0].players),
        },
        "rows": [label(f"row-{row}") for row in ROWS],
        "items": [label(f"item-{item}") for item in ITEMS],
        "reconstructed": is_reconstruction(deck),
    }


def items_of(scored: str) -> list[int]:
    """Return which items of the score a step of the final scoring speaks of."""
    return [number for number, item in enumerate(ITEMS) if _step_of_item(item) == scored]


def drawings(before: State | None, state: State) -> Iterator[tuple[str, str]]:
    """Yield the key and the drawing of everything that may look different after a step."""
    for column in changed_columns(before, state):
        yield f"column.{column}", draw_column(state, column)
    if before is None or before.tokens != state.tokens:
        yield "foundations", draw_foundations(state)
    if before is None or in_hand(before) != in_hand(state):
        yield "hand", draw_hand(in_hand(state), state.deck)
    for seat, cell in changed_cells(before, state):
        yield f"cell.{seat}.{cell}", draw_cell(state, seat, cell)


def proofs(before: State | None, state: State) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Yield the key and the proof of everything that may say something else after a step."""
    for column in changed_columns(before, state):
        yield f"column.{column}", tuple(explain_column(state, column))
    if before is None or in_hand(before) != in_hand(state):
        yield "hand", tuple(explain_hand(state))
    for seat, cell in changed_cells(before, state):
        yield f"cell.{seat}.{cell}", tuple(explain_cell(state, seat, cell))


def in_hand(state: State) -> tuple[str, ...]:
    """Return the card turned up, or the cards taken and not yet placed."""
    return (state.shown,) if state.shown else state.hand


def changed_columns(before: State | None, state: State) -> list[int]:
    """Return the columns that are not as they were."""
    return [
        number
        for number in COLUMNS
        if before is None or before.columns[number - 1] != state.columns[number - 1]
    ]


def changed_cells(before: State | None, state: State) -> Iterator[tuple[int, int]]:
    """Yield the seat and the cell of every space that is not as it was."""
    for seat, city in enumerate(state.cities):
        old = None if before is None else before.cities[seat]
        if old is city:
            continue
        for cell in CELLS:
            if old is None or looks(old, cell) != looks(city, cell):
                yield seat, cell


def looks(city: City, cell: int) -> tuple[object, ...]:
    """Return everything on which the drawing and the proof of a space depend."""
    near = BESIDE[cell] | 1 << cell
    foundation = city.foundations >> cell & 1
    return (
        city.cards[cell],
        city.worth[cell],
        city.lit & near,
        city.tracks & near,
        city.depots & near,
        city.active & near,
        city.skyscrapers >> cell & 1,
        foundation and (city.around(cell), city.requirement(), city.filled & near, city.boosted & near),
        city.filled & near if city.cards[cell] is None else 0,
    )


def explain_column(state: State, column: int) -> Iterator[Event]:
    """Yield what lies in a column."""
    cards = state.columns[column - 1]
    faces = tuple({"card": face_of(state.deck.cards[card])} for card in cards)
    mark = Column(column)
    yield Event("column_holds", ("A2", "B2"), None, marks=(mark,), args={"column": mark, "cards": faces})


def explain_hand(state: State) -> Iterator[Event]:
    """Yield which cards wait to be laid or placed, and whose they are."""
    cards = in_hand(state)
    faces = tuple({"card": face_of(state.deck.cards[card])} for card in cards)
    rules = ("A1",) if state.shown else ("B4",)
    yield Event("hand_holds", rules, state.player, marks=(Player(state.player),), args={"cards": faces})


def scores_differ(before: State | None, state: State) -> bool:
    """Return whether a line of the score may read differently."""
    return (
        before is None
        or before.cities != state.cities
        or any(getattr(before, fact) != getattr(state, fact) for fact in SCORED_FACTS)
    )


def scores(before: State | None, state: State) -> Iterator[tuple[str, int | None, tuple[Event, ...]]]:
    """Yield the key, the half points and the proof of every number of the score, as if the game ended now.

    The broken ties of an item have a key of their own and no points; they belong to the proof of all its numbers.
    """
    if not scores_differ(before, state):
        return
    ties: dict[str, list[Event]] = {item: [] for item in CONTESTED}
    for line in score_lines(state):
        if line.kind == "tie_broken":
            ties[item_of(line)].append(line)
        elif line.kind == "total_scored":
            yield _score_key(line.player, "total"), _halves(line), (line,)
        elif line.kind != "game_won":
            yield _score_key(line.player, str(line.args["item"])), line.half_points, (line,)
    for item, broken in ties.items():
        yield f"ties.{ITEMS.index(item)}", None, tuple(broken)


def _halves(line: Event) -> int:
    total = line.args["total"]
    assert isinstance(total, Points)  # noqa: S101
    return total.halves


def _score_key(seat: int | None, item: str) -> str:
    return f"score.{seat}.{ITEMS.index(item)}"


def final_scoring(state: State) -> Iterator[tuple[str, list[Event]]]:
    """Yield the steps of the final scoring: what is scored, and its lines."""
    for item, lines in groupby(score_lines(state), key=lambda line: _step_of_item(item_of(line))):
        yield item, list(lines)


def item_of(line: Event) -> str:
    """Return the item of the score that a line speaks of; a broken tie speaks of the item it decides."""
    contest = line.args.get("contest")
    if contest is None:
        return str(line.args.get("item", "total"))
    return TRAMS if contest == TRAMS else f"district_{contest}"


def _step_of_item(item: str) -> str:
    """Return the step of the final scoring to which an item belongs: all completion tokens are one step."""
    return "completion" if item.startswith("completion") else item


def chips(state: State) -> Iterator[tuple[str, list[Chip]]]:
    """Yield what lies in the middle of the table and beside each city, as chips for the viewer."""
    yield "table", [*table_chips(state)]
    for seat in range(state.players):
        yield f"player.{seat}", [*player_chips(state, seat)]


def table_chips(state: State) -> Iterator[Chip]:
    """Yield a chip for everything in the middle of the table."""
    yield Chip("deck", "table-deck", {"cards": state.cards_left})
    yield Chip("foundation", "table-foundations", {"tokens": state.tokens})
    yield Chip("medal", "table-medal", {"holder": holder(state.medal)})
    for kind, left in zip(BONUSES, state.stock, strict=True):
        yield Chip(f"bonus-{kind}", "table-stock-of", {"bonus": Bonus(kind), "left": left}, left)
    for row, seat in zip(ROWS, state.completed, strict=True):
        args = {"district": District(row), "holder": holder(seat)}
        yield Chip(f"completion-{row}", "table-completed-by", args, NONE if seat is None else Player(seat))


def player_chips(state: State, seat: int) -> Iterator[Chip]:
    """Yield a chip for everything beside a player's city, and for what a skyscraper needs there."""
    contracts, requirement = state.contracts[seat], state.cities[seat].requirement()
    yield Chip("contract", "table-contracts", {"contracts": contracts}, contracts)
    if state.medal == seat:
        yield Chip("medal", "item-medal", {}, 1)
    if tokens := state.victories[seat]:
        yield Chip("bonus-victory", "table-victories", {"tokens": tokens}, tokens)
    if tokens := state.settlements[seat]:
        yield Chip("bonus-contracts", "table-settlements", {"tokens": tokens}, tokens)
    yield Chip("tower", "table-skyscraper-needs", {"requirement": requirement}, requirement)


def holder(seat: int | None) -> Mark:
    """Return who holds something, to be named."""
    return Nobody() if seat is None else Player(seat)


def mark_key(mark: Mark) -> str:
    """Return the key under which a view finds what a mark points at, or nothing."""
    match mark:
        case Cell(player, row, space):
            return f"cell.{player}.{cell_at(row, space)}"
        case Player(seat):
            return f"player.{seat}"
        case Column(column):
            return f"column.{column}"
        case District(row):
            return f"row.{ROWS.index(row)}"
    return ""
