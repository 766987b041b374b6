"""Z. The final score."""

from __future__ import annotations

import pytest

from sfgame.core.game import Outcome
from sfgame.games.san_francisco import outcome
from sfgame.games.san_francisco.rules.score import FINAL_SCORE, places, totals
from tests.drawn import EMPTY, do, table
from tests.rules.test_advantage import grey, trams

BUILT = """
    7 . . . .
    0f^ 1 . . .
    . . . . .
    . . . . .
    1t* 1t* . . .
"""
ITEMS = [
    "skyscrapers",
    "medal",
    "victory",
    *("completion_blue", "completion_grey", "completion_orange", "completion_yellow", "completion_green"),
    *("district_blue", "district_grey", "district_orange", "district_yellow", "district_green"),
    "tram",
]


@pytest.mark.rule("Z1")
def test_the_score_adds_up_fourteen_items_in_the_order_of_the_book() -> None:
    state = table(
        BUILT, grey(3), EMPTY, medal=0, victories=(0, 2, 1), completed=(1, None, None, 2, 2), player=1
    )
    assert list(FINAL_SCORE) == ITEMS
    assert [FINAL_SCORE[item](state) for item in ITEMS] == [
        [2, 0, 0],
        [2, 0, 0],
        [0, 6, 3],
        *([0, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 0, 2]),
        *([4, 2, 0], [2, 4, 0], [4, 2, 0], [4, 2, 0], [4, 2, 0]),
        [5, 2, 0],
    ]
    assert totals(state) == [27, 22, 7]


@pytest.mark.rule("Z1")
def test_points_are_doubled_integers() -> None:
    points = totals(table(EMPTY, EMPTY, victories=(1, 0)))
    assert points == [28, 0]
    assert all(type(half) is int for half in points)


@pytest.mark.rule("Z2")
def test_most_points_win() -> None:
    state = table(EMPTY, EMPTY, EMPTY, player=1)
    assert places(state, totals(state)) == [3, 1, 2]


@pytest.mark.rule("Z2")
def test_a_tie_on_points_goes_to_more_tram_markers() -> None:
    state = table(trams(1), EMPTY, victories=(5, 0), player=1)
    assert (totals(state), places(state, totals(state))) == ([20, 20], [1, 2])
    mirrored = table(EMPTY, trams(1), victories=(0, 5), player=0)
    assert (totals(mirrored), places(mirrored, totals(mirrored))) == ([20, 20], [2, 1])


@pytest.mark.rule("Z2")
def test_more_markers_do_not_help_against_more_points() -> None:
    state = table(trams(5), EMPTY, victories=(4, 0), completed=(0, None, None, None, None), player=1)
    assert (totals(state), places(state, totals(state))) == ([19, 20], [2, 1])


@pytest.mark.rule("Z2")
def test_tied_players_with_equal_markers_share_the_victory() -> None:
    state = table(EMPTY, EMPTY, victories=(5, 0), completed=(0,) * 5, player=1)
    assert (totals(state), places(state, totals(state))) == ([25, 25], [1, 1])


@pytest.mark.rule("Z2")
@pytest.mark.parametrize(
    ("victories", "completed", "points", "expected"),
    [
        ((0, 1, 0), (1,) * 5, [25, 25, 0], [1, 1, 3]),
        ((0, 0, 4), (None,) * 5, [25, 12, 12], [1, 2, 2]),
        ((0, 1, 5), (1,) * 5, [25, 25, 15], [1, 1, 3]),
    ],
)
def test_ties_share_a_place(
    victories: tuple[int, ...], completed: tuple[int, ...], points: list[int], expected: list[int]
) -> None:
    state = table(EMPTY, EMPTY, EMPTY, victories=victories, completed=completed)
    assert (totals(state), places(state, totals(state))) == (points, expected)


@pytest.mark.rule("Z2")
def test_tram_markers_rank_tied_players_behind_the_winner_too() -> None:
    completed = (2, None, None, None, None)
    state = table(EMPTY, EMPTY, trams(1), victories=(0, 0, 1), completed=completed)
    assert (totals(state), places(state, totals(state))) == ([22, 10, 10], [1, 3, 2])


@pytest.mark.rule("Z1", "Z2")
def test_the_outcome_names_the_reason_the_points_and_the_places() -> None:
    state = table(EMPTY, EMPTY, EMPTY, victories=(0, 1, 0), completed=(1,) * 5, tokens=1, pile="0f 2")
    assert outcome(state) is None
    ended = outcome(do(state, "draw 0f", "lay 1"))
    assert ended == Outcome("last_foundation", (25, 25, 0), (1, 1, 3))
    assert ended.winners == (0, 1)


@pytest.mark.rule("V7", "Z1")
def test_the_score_as_if_the_game_ended_now_counts_seats_from_the_player_to_move() -> None:
    assert totals(table(EMPTY, EMPTY, player=0)) == [25, 0]
    assert totals(table(EMPTY, EMPTY, player=1)) == [0, 25]
