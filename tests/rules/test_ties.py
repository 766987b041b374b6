"""V4 to V8. How ties for an advantage token are broken."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.rules.advantage import (
    SEAT,
    Measure,
    measured,
    ranking,
    tie_break,
    tie_measures,
    tokens,
)
from tests.drawn import EMPTY, table
from tests.rules.test_advantage import grey

Step = tuple[Measure, int, int]


def card(row: str, space: int, ahead: int, behind: int) -> Step:
    """Return a step of a trail that compares two cards."""
    return Measure("card", row, space), ahead, behind


def column(space: int, ahead: int, behind: int) -> Step:
    """Return a step of a trail that compares the markers of a column."""
    return Measure("column", space=space), ahead, behind


def level(row: str, *values: int) -> list[Step]:
    """Return the five steps over a row in which two players are equal."""
    cells = [*values, *[0] * (5 - len(values))]
    return [card(row, space, value, value) for space, value in enumerate(cells, start=1)]


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    ("lower", "higher", "trail"),
    [
        ((1, 3), (3, 1), [card("grey", 1, 3, 1)]),
        ((2, 1, 0, 3), (2, 1, 3), [card("grey", 1, 2, 2), card("grey", 2, 1, 1), card("grey", 3, 3, 0)]),
        (
            (1, 1, 1, 0, 2),
            (1, 1, 1, 2),
            [*[card("grey", space, 1, 1) for space in (1, 2, 3)], card("grey", 4, 2, 0)],
        ),
    ],
)
def test_the_leftmost_card_that_differs_decides(
    lower: tuple[int, ...], higher: tuple[int, ...], trail: list[Step]
) -> None:
    state = table(grey(*lower), grey(*higher))
    assert ranking(state, "grey") == [1, 0]
    assert tie_break(state, "grey", 1, 0) == trail
    assert tokens(state, "grey") == [0, 4]


@pytest.mark.rule("V5")
def test_after_an_equal_row_the_row_below_decides_card_by_card() -> None:
    drawn = ". . . . .\n1 1 . . .\n2 {} . .\n. . . . .\n. . . . ."
    state = table(drawn.format("1 0"), drawn.format("0 2"))
    assert ranking(state, "grey") == [0, 1]
    trail = [*level("grey", 1, 1), card("orange", 1, 2, 2), card("orange", 2, 1, 0)]
    assert tie_break(state, "grey", 0, 1) == trail


@pytest.mark.rule("V5")
def test_below_the_bottom_row_comes_the_top_row() -> None:
    drawn = "{} . . . .\n3 . . . .\n. . . . .\n. . . . .\n2 . . . ."
    state = table(drawn.format("1"), drawn.format("2"))
    assert ranking(state, "green") == [1, 0]
    assert tie_break(state, "green", 1, 0) == [*level("green", 2), card("blue", 1, 2, 1)]
    trail = [*level("yellow"), *level("green", 2), card("blue", 1, 2, 1)]
    assert tie_break(state, "yellow", 1, 0) == trail


@pytest.mark.rule("V5")
def test_every_row_is_compared_once() -> None:
    measures = list(tie_measures("orange", Options()))
    order = ("orange", "yellow", "green", "blue", "grey")
    assert measures == [*(Measure("card", row, space) for row in order for space in range(1, 6)), SEAT]
    drawn = "1 . . . .\n1 1 . . {}\n" + "1 . . . .\n" * 3
    state = table(drawn.format("."), drawn.format("1"))
    trail = [*(step for row in order[:-1] for step in level(row, 1)), *level("grey", 1, 1)[:4]]
    assert tie_break(state, "orange", 1, 0) == [*trail, card("grey", 5, 1, 0)]


@pytest.mark.rule("V5")
def test_with_the_house_rule_the_next_rows_total_is_compared_before_its_cards() -> None:
    drawn = ". . . . .\n1 1 . . .\n{} . . .\n. . . . .\n. . . . ."
    by_cards = table(drawn.format("2 0"), drawn.format("1 2"))
    by_total = table(drawn.format("2 0"), drawn.format("1 2"), options=Options(tie_next_row="total"))
    assert (ranking(by_cards, "grey"), ranking(by_total, "grey")) == ([0, 1], [1, 0])
    assert tie_break(by_total, "grey", 1, 0) == [*level("grey", 1, 1), (Measure("total", "orange"), 3, 2)]


@pytest.mark.rule("V5")
def test_with_the_house_rule_every_other_row_has_its_total_first() -> None:
    measures = list(tie_measures("yellow", Options(tie_next_row="total")))
    assert measures[:6] == [
        *(Measure("card", "yellow", space) for space in range(1, 6)),
        Measure("total", "green"),
    ]
    totals = [measure.row for measure in measures if measure.what == "total"]
    assert totals == ["green", "blue", "grey", "orange"]
    assert (len(measures), measures[-1]) == (30, SEAT)


@pytest.mark.rule("V4")
def test_an_empty_space_counts_as_much_as_a_card_of_value_0() -> None:
    state = table(grey(2), grey(2, 0))
    assert tie_break(state, "grey", 0, 1)[-1] == (SEAT, 0, -1)
    assert ranking(state, "grey") == [0, 1]


@pytest.mark.rule("V4", "V5")
def test_with_the_house_rule_an_empty_space_loses_to_a_card_of_value_0() -> None:
    options = Options(empty_space_value=-1)
    state = table(grey(2), grey(2, 0), options=options)
    assert ranking(state, "grey") == [1, 0]
    assert tie_break(state, "grey", 1, 0) == [card("grey", 1, 2, 2), card("grey", 2, 0, -1)]
    below = table(grey(2), grey(2, 0), options=options)
    assert tie_break(below, "blue", 1, 0)[-1] == card("grey", 2, 0, -1)


@pytest.mark.rule("V1", "V4")
def test_the_house_rule_for_empty_spaces_never_touches_totals() -> None:
    options = Options(empty_space_value=-1, tie_next_row="total")
    state = table(grey(3), grey(1, 1), options=options)
    assert [measured(state, seat, Measure("total", "grey")) for seat in (0, 1)] == [3, 2]
    assert measured(state, 0, Measure("total", "blue")) == 0
    assert measured(state, 0, Measure("card", "blue", 1)) == -1


TRAM_CITIES = {
    "left": ". . . . .\n. . . . .\n. . . . .\n0t . . . .\n0t 0 . . .",
    "right": ". . . . .\n. . . . .\n. . . . .\n. . . . .\n0t 0t . . .",
    "fifth": ". . . . .\n. . . . .\n. . . . .\n. . . . .\n0t 0 0 0 0t",
    "fourth": ". . . . .\n. . . . .\n. . . . .\n. . . . .\n0t 0 0 0t 0",
}


@pytest.mark.rule("V6")
def test_a_tram_tie_is_broken_by_the_leftmost_column_with_more_markers() -> None:
    state = table(TRAM_CITIES["right"], TRAM_CITIES["left"])
    assert ranking(state, "tram") == [1, 0]
    assert tie_break(state, "tram", 1, 0) == [column(1, 2, 1)]
    assert tokens(state, "tram") == [0, 5]


@pytest.mark.rule("V6")
def test_a_tram_tie_goes_column_by_column_to_the_right() -> None:
    state = table(TRAM_CITIES["fifth"], TRAM_CITIES["fourth"])
    assert ranking(state, "tram") == [1, 0]
    equal = [column(1, 1, 1), column(2, 0, 0), column(3, 0, 0)]
    assert tie_break(state, "tram", 1, 0) == [*equal, column(4, 1, 0)]
    assert [measure.space for measure in tie_measures("tram", Options())] == [1, 2, 3, 4, 5, 0]


@pytest.mark.rule("V6")
def test_cards_do_not_break_a_tram_tie() -> None:
    rich = TRAM_CITIES["right"].replace("0t 0t", "3t 3t")
    assert ranking(table(TRAM_CITIES["right"], rich), "tram") == [0, 1]
    trail = tie_break(table(TRAM_CITIES["right"], rich), "tram", 0, 1)
    assert trail == [
        column(1, 1, 1),
        column(2, 1, 1),
        *(column(space, 0, 0) for space in (3, 4, 5)),
        (SEAT, 0, -1),
    ]


@pytest.mark.rule("V7")
@pytest.mark.parametrize(
    ("player", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_at_last_the_seats_count_clockwise_from_the_player_who_ended_the_game(
    player: int, order: list[int]
) -> None:
    state = table(*[grey(2)] * 4, player=player)
    for contest in (*ROWS, "tram"):
        assert ranking(state, contest) == order
    assert [tokens(state, "blue")[seat] for seat in order] == [4, 2, 0, -2]
    assert [measured(state, seat, SEAT) for seat in order] == [0, -1, -2, -3]
    assert tie_break(state, "grey", order[0], order[3])[-1] == (SEAT, 0, -3)


@pytest.mark.rule("V8")
def test_three_tied_players_are_sorted_by_the_whole_key() -> None:
    state = table(grey(1, 2), grey(2, 0, 1), grey(2, 1), grey(3, 1))
    assert ranking(state, "grey") == [3, 2, 1, 0]
    assert tokens(state, "grey") == [-2, 0, 2, 4]


@pytest.mark.rule("V8")
def test_four_tied_players_are_sorted_by_the_whole_key() -> None:
    state = table(grey(1, 2), grey(2, 1), grey(1, 1, 1), grey(2, 0, 1), player=2)
    assert ranking(state, "grey") == [1, 3, 0, 2]
    assert tokens(state, "grey") == [0, 4, -2, 2]


@pytest.mark.rule("V8", "V7")
def test_a_tie_behind_the_first_place_is_broken_too() -> None:
    state = table(grey(1), grey(3), grey(1), EMPTY, player=2)
    assert ranking(state, "grey") == [1, 2, 0, 3]
    assert tokens(state, "grey") == [0, 4, 2, -2]


@pytest.mark.rule("V8")
def test_two_pairs_of_tied_players_are_sorted_each_for_itself() -> None:
    state = table(grey(1, 1), grey(0, 3), grey(2), grey(3))
    assert ranking(state, "grey") == [3, 1, 2, 0]
