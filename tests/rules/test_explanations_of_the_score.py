"""What every line of the score is explained by."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco import score_now
from sfgame.games.san_francisco.marks import District
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.rules.score import totals
from tests.drawn import EMPTY, table
from tests.rules.test_advantage import grey, trams

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State

BUILT = """
    7 . . . .
    0f^ 1 . . .
    . . . . .
    . . . . .
    1t* 1t* . . .
"""


def lines(state: State, kind: str, **args: object) -> list[Event]:
    """Return the events of a kind whose arguments are as given, in order."""
    said = args.items()
    return [event for event in score_now(state) if event.kind == kind and said <= event.args.items()]


def line(kind: str, rules: tuple[str, ...], seat: int, item: str, halves: int, **args: object) -> Event:
    """Return the event of one line of the score."""
    given = {"item": item, "points": Points(halves), **args}
    return Event(kind, rules, seat, halves, marks=(Player(seat),), args=given)


@pytest.mark.rule("K3", "M3", "X8", "Z1")
def test_skyscrapers_medal_and_tokens_are_told_with_their_counts() -> None:
    state = table(EMPTY, BUILT, medal=1, victories=(2, 0))
    assert score_now(state)[:6] == [
        line("skyscrapers_scored", ("K3", "Z1"), 0, "skyscrapers", 0, count=0),
        line("skyscrapers_scored", ("K3", "Z1"), 1, "skyscrapers", 2, count=1),
        line("medal_scored", ("M3", "Z1"), 0, "medal", 0, count=0),
        line("medal_scored", ("M3", "Z1"), 1, "medal", 2, count=1),
        line("victory_scored", ("X8", "Z1"), 0, "victory", 6, count=2),
        line("victory_scored", ("X8", "Z1"), 1, "victory", 0, count=0),
    ]


@pytest.mark.rule("D1", "D2", "Z1")
def test_completion_tokens_are_told_district_by_district() -> None:
    state = table(EMPTY, EMPTY, completed=(1, None, None, 0, None))
    rules = ("D2", "D1", "Z1")
    given = {"blue": (0, 2), "grey": (0, 0), "orange": (0, 0), "yellow": (2, 0), "green": (0, 0)}
    assert score_now(state)[6:16] == [
        line("completion_scored", rules, seat, f"completion_{row}", halves, district=District(row))
        for row, both in given.items()
        for seat, halves in enumerate(both)
    ]


@pytest.mark.rule("V1", "V2", "S4", "Z1")
def test_a_district_is_told_in_the_order_of_rank() -> None:
    state = table(grey(1), grey(3), grey(2), grey(0))
    rules = ("V2", "V1", "S4", "Z1")
    ranks = [(1, 3, 4), (2, 2, 2), (0, 1, 0), (3, 0, -2)]
    assert lines(state, "district_scored", item="district_grey") == [
        line(
            "district_scored",
            rules,
            seat,
            "district_grey",
            halves,
            total=total,
            rank=rank,
            withheld=0,
            district=District("grey"),
        )
        for rank, (seat, total, halves) in enumerate(ranks, start=1)
    ]


@pytest.mark.rule("V3", "N5", "S4", "Z1")
def test_the_trams_are_told_in_the_order_of_rank() -> None:
    state = table(trams(1), trams(3), trams(2))
    rules = ("V3", "N5", "S4", "Z1")
    assert lines(state, "tram_scored") == [
        line("tram_scored", rules, 1, "tram", 5, total=3, rank=1, withheld=0),
        line("tram_scored", rules, 2, "tram", 2, total=2, rank=2, withheld=0),
        line("tram_scored", rules, 0, "tram", 0, total=1, rank=3, withheld=0),
    ]


@pytest.mark.rule("V2", "V3")
def test_a_token_withheld_by_the_house_rule_is_told() -> None:
    state = table(EMPTY, EMPTY, EMPTY, grey(1), options=Options(advantage_needs_positive=True))
    told = lines(state, "district_scored", item="district_grey")
    assert [(event.player, event.half_points, event.args["withheld"]) for event in told] == [
        (3, 4, 0),
        (0, 0, 1),
        (1, 0, 0),
        (2, -2, 0),
    ]
    assert [event.args["withheld"] for event in lines(state, "tram_scored")] == [1, 1, 0, 0]


@pytest.mark.rule("Z1")
def test_totals_are_told_from_the_first_place_to_the_last() -> None:
    state = table(EMPTY, EMPTY, EMPTY, player=1)
    assert lines(state, "total_scored") == [
        Event(
            "total_scored",
            ("Z1",),
            seat,
            marks=(Player(seat),),
            args={"total": Points(total), "place": place},
        )
        for place, (seat, total) in enumerate([(1, 25), (2, 12), (0, 0)], start=1)
    ]


@pytest.mark.rule("Z2")
def test_the_winner_is_told_last() -> None:
    state = table(EMPTY, EMPTY, EMPTY, player=1)
    assert score_now(state)[-1] == won((1,), 25, ((1, 0),))
    tied = table(trams(1), EMPTY, victories=(5, 0), player=1)
    assert score_now(tied)[-1] == won((0,), 20, ((0, 1), (1, 0)))
    shared = table(EMPTY, EMPTY, EMPTY, victories=(0, 1, 0), completed=(1,) * 5)
    assert score_now(shared)[-1] == won((0, 1), 25, ((0, 0), (1, 0)))


def won(winners: tuple[int, ...], total: int, markers: tuple[tuple[int, int], ...]) -> Event:
    """Return the last event: the winners, and the markers of all who have the most points."""
    return Event(
        "game_won",
        ("Z2",),
        winners[0],
        marks=tuple(Player(seat) for seat in winners),
        args={
            "winners": tuple({"player": Player(seat)} for seat in winners),
            "total": Points(total),
            "shared": len(winners),
            "tied": len(markers),
            "markers": tuple({"player": Player(seat), "markers": count} for seat, count in markers),
        },
    )


@pytest.mark.rule("Z1")
def test_the_lines_come_in_the_order_of_the_book_and_add_up_to_the_totals() -> None:
    state = table(
        BUILT, grey(3), EMPTY, medal=0, victories=(0, 2, 1), completed=(1, None, None, 2, 2), player=1
    )
    events = [event for event in score_now(state) if "item" in event.args]
    found = [sum(event.half_points for event in events if event.player == seat) for seat in range(3)]
    items = [str(event.args["item"]) for event in events]
    assert found == totals(state) == [27, 22, 7]
    assert sum(here != there for here, there in pairwise(items)) == 13
    assert len(events) == 14 * 3
