"""What follows in a city from a placement: light, plazas, completion, bonus, skyscrapers, medal; with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.city import (
    BESIDE,
    BOTTOM_ROW,
    ROW_NUMBER,
    WIDTH,
    City,
    members,
    neighbours,
)
from sfgame.games.san_francisco.components import BONUS_CARDS, BONUS_OF_ROW, TRACK_TOKEN
from sfgame.games.san_francisco.marks import Bonus, District, cell_mark
from sfgame.games.san_francisco.rules.bonuses import (
    SYMBOLS_FOR_BONUS,
    bonus_choices,
    can_be_placed,
    has_stock,
    is_skipped_on_last_card,
    may_take_track_token,
    symbols_in_row,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


def city_events(before: State, action: Action, after: State) -> Iterator[Event]:
    """Return what followed in the acting player's city, in the order of the book."""
    if before.cities[before.player] is after.cities[before.player]:
        return
    player = before.player
    old, new = before.cities[player], after.cities[player]
    yield from _trams(player, old, new)
    yield from _plazas(player, old, new)
    yield from _waterfront(player, old, new)
    if action.name == "place":
        yield from _completion(before, action, after)
        yield from _bonus_symbol(before, action, after)
    yield from _skyscrapers(player, old, new)
    yield from _medal(before, after)
    if new.is_full() and not old.is_full() and after.ending is None and after.pending != "bonus":
        yield Event("full_city_ignored", ("X11", "E2"), player, marks=(Player(player),))


def light_travels(old: City, new: City) -> Iterator[tuple[int, str, int]]:
    """Return the newly lit cells in the order the light travels, each with its kind of source and the source.

    Rules: N1, N3, N4.
    """
    lit, waiting = old.lit, new.lit & ~old.lit
    while waiting:
        joining = waiting & (new.depots | BOTTOM_ROW | neighbours(lit))
        for cell in members(joining):
            if new.depots >> cell & 1:
                yield cell, "depot_card", cell
            elif BOTTOM_ROW >> cell & 1:
                yield cell, "printed_depot", cell
            else:
                yield cell, "neighbour", members(BESIDE[cell] & lit)[0]
        lit |= joining
        waiting &= ~joining


def _trams(player: int, old: City, new: City) -> Iterator[Event]:
    for cell, source, origin in light_travels(old, new):
        earlier = old.filled >> cell & 1 and old.tracks >> cell & 1
        rules = ("N4", "N2") if source == "depot_card" else ("N3", "N1", "N2") if earlier else ("N1", "N2")
        mark, by = cell_mark(player, cell), cell_mark(player, origin)
        yield Event(
            "tram_lit",
            rules,
            player,
            claims=(("lit", player, cell),),
            marks=(mark, by) if source == "neighbour" else (mark,),
            args={"cell": mark, "source": source, "by": by},
        )


def _plazas(player: int, old: City, new: City) -> Iterator[Event]:
    for cell in members(new.active & ~old.active):
        shining = BESIDE[cell] & new.lit
        mark = cell_mark(player, cell)
        by = cell_mark(player, members(shining & ~old.lit or shining)[0])
        yield Event(
            "plaza_activated",
            ("Q2", "P5"),
            player,
            claims=(("value", player, cell),),
            marks=(mark, by),
            args={"cell": mark, "by": by, "value": new.value(cell)},
        )


def _waterfront(player: int, old: City, new: City) -> Iterator[Event]:
    if new.requirement() == old.requirement():
        return
    mark = cell_mark(player, members(new.waterfronts & ~old.waterfronts)[0])
    yield Event(
        "requirement_lowered",
        ("K4",),
        player,
        claims=(("requirement", player),),
        marks=(mark,),
        args={"cell": mark, "before": old.requirement(), "requirement": new.requirement()},
    )


def _completion(before: State, action: Action, after: State) -> Iterator[Event]:
    player, row = before.player, ROW_NUMBER[action.row]
    if not after.cities[player].is_row_full(row):
        return
    by_bonus_card = action.card in BONUS_CARDS
    rules = ("D1", "X11") if by_bonus_card else ("D1",)
    district, holder = District(action.row), before.completed[row]
    if holder is None:
        claims = (("completed", action.row),)
        yield Event(
            "district_completed", rules, player, claims=claims, marks=(district,), args={"district": district}
        )
    else:
        args = {"district": district, "holder": Player(holder)}
        yield Event("district_completed_late", rules, player, marks=(district, Player(holder)), args=args)


def _bonus_symbol(before: State, action: Action, after: State) -> Iterator[Event]:
    if not before.deck.cards[action.card].bonus:
        return
    player, row, district = before.player, ROW_NUMBER[action.row], District(action.row)
    symbols = symbols_in_row(after.cities[player], row)
    own = BONUS_OF_ROW[row]
    symbol_cells = members(after.cities[player].symbols & (1 << WIDTH) - 1 << WIDTH * row)
    marks = (district, *(cell_mark(player, cell) for cell in symbol_cells))
    if symbols < SYMBOLS_FOR_BONUS:
        yield Event(
            "bonus_symbol_placed",
            ("X1",),
            player,
            marks=marks,
            args={"district": district, "bonus": Bonus(own)},
        )
    elif symbols > SYMBOLS_FOR_BONUS:
        yield Event(
            "bonus_already_given",
            ("X2",),
            player,
            marks=marks,
            args={"district": district, "symbols": symbols},
        )
    elif after.pending == "bonus":
        choices = tuple({"bonus": Bonus(kind)} for kind in bonus_choices(after, row))
        args = {"district": district, "choices": choices}
        yield Event("bonus_earned", ("X1", "X4"), player, marks=marks, args=args)
    else:
        rules, reason = why_lapsed(before, after, own)
        args = {"district": district, "bonus": Bonus(own), "reason": reason}
        yield Event("bonus_lapsed", rules, player, marks=marks, args=args)


def why_lapsed(before: State, after: State, own: str) -> tuple[tuple[str, ...], str]:
    """Return the rules and the reason why no bonus could be taken. Rules: X3, X4, E3."""
    seen = after.copy()
    seen.player = before.player
    if is_skipped_on_last_card(seen):
        return ("E3",), "last_card"
    if not has_stock(seen, own):
        if not may_take_track_token(seen, own):
            return ("X4", "X3"), "gone"
        return ("X4", "X3"), "gone_no_track" if has_stock(seen, TRACK_TOKEN) else "all_gone"
    assert not can_be_placed(seen.cities[seen.player], own)  # noqa: S101
    return ("X4",), "no_room"


def beside_values(city: City, player: int, cell: int) -> tuple[dict[str, object], ...]:
    """Return the cards beside a cell with their values now."""
    beside = members(BESIDE[cell] & city.filled)
    return tuple({"cell": cell_mark(player, near), "value": city.value(near)} for near in beside)


def _skyscrapers(player: int, old: City, new: City) -> Iterator[Event]:
    for cell in members(new.skyscrapers & ~old.skyscrapers):
        mark = cell_mark(player, cell)
        beside = members(BESIDE[cell] & new.filled)
        yield Event(
            "skyscraper_built",
            ("K2", "K3", "K4", "P5") if new.waterfronts else ("K2", "K3", "P5"),
            player,
            claims=(("skyscraper", player, cell),),
            marks=(mark, *(cell_mark(player, near) for near in beside)),
            args={
                "cell": mark,
                "neighbours": beside_values(new, player, cell),
                "sum": new.around(cell),
                "requirement": new.requirement(),
            },
        )


def _medal(before: State, after: State) -> Iterator[Event]:
    player, holder = before.player, before.medal
    built = after.cities[player].skyscrapers.bit_count()
    if built == before.cities[player].skyscrapers.bit_count() or holder == player:
        return
    if holder is None:
        yield Event("medal_first", ("M1",), player, claims=(("medal",),), args={"built": built})
        return
    held = after.cities[holder].skyscrapers.bit_count()
    args = {"holder": Player(holder), "built": built, "held": held}
    marks = (Player(player), Player(holder))
    if after.medal == player:
        yield Event("medal_taken", ("M2", "M3"), player, claims=(("medal",),), marks=marks, args=args)
    else:
        yield Event("medal_kept", ("M2",), player, marks=marks, args=args)
