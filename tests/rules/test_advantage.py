"""V. Advantage: totals, tokens and ranks; ties are in `test_ties`."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.rules.advantage import Measure, first_measure, measured, ranking, tokens
from tests.drawn import EMPTY, table

MIXED = """
    0d 1 . . .
    gr0p+ 3 . . .
    or0p 2x . . .
    1t 0f 3 . .
    2t 3 1 1 2
"""


def greys(*totals: int) -> list[int]:
    """Return the grey tokens of players with one grey card each."""
    return tokens(table(*(grey(total) for total in totals)), "grey")


def grey(*values: int) -> str:
    """Return a city with these values in grey, and no other card."""
    cells = [str(value) for value in values] + ["."] * (5 - len(values))
    return f". . . . .\n{' '.join(cells)}\n. . . . .\n. . . . .\n. . . . ."


def trams(markers: int) -> str:
    """Return a city with so many lit tracks in green, and no other card."""
    return ". . . . .\n" * 4 + " ".join(["0t"] * markers + ["."] * (5 - markers))


@pytest.mark.rule("V1", "Q2", "X5")
def test_a_district_is_worth_its_current_values() -> None:
    state = table(EMPTY, MIXED)
    assert [measured(state, 1, Measure("total", row)) for row in ROWS] == [1, 9, 6, 4, 9]
    assert [measured(state, 0, Measure("total", row)) for row in ROWS] == [0] * 5
    assert [first_measure(row) for row in ROWS] == [Measure("total", row) for row in ROWS]


@pytest.mark.rule("V3", "N5")
def test_the_trams_are_worth_the_markers_in_the_city() -> None:
    state = table(EMPTY, MIXED)
    assert first_measure("tram") == Measure("trams")
    assert [measured(state, seat, Measure("trams")) for seat in (0, 1)] == [0, 3]


@pytest.mark.rule("V2", "S4")
@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((1, 2), [0, 4]),
        ((2, 1), [4, 0]),
        ((1, 3, 2), [0, 4, 2]),
        ((3, 1, 2), [4, 0, 2]),
        ((1, 4, 3, 2), [-2, 4, 2, 0]),
        ((4, 2, 1, 3), [4, 0, -2, 2]),
    ],
)
def test_district_tokens_are_given_by_rank(totals: tuple[int, ...], expected: list[int]) -> None:
    assert greys(*totals) == expected


@pytest.mark.rule("V3", "S4")
@pytest.mark.parametrize(
    ("markers", "expected"),
    [
        ((1, 2), [0, 5]),
        ((1, 3, 2), [0, 5, 2]),
        ((1, 4, 3, 2), [-2, 5, 2, 0]),
        ((5, 0, 3, 4), [5, -2, 0, 2]),
    ],
)
def test_tram_tokens_are_given_by_rank(markers: tuple[int, ...], expected: list[int]) -> None:
    assert tokens(table(*map(trams, markers)), "tram") == expected


@pytest.mark.rule("V2")
def test_a_total_of_0_is_ranked_like_any_other() -> None:
    assert greys(0, 0, 0, 0) == [4, 2, 0, -2]
    assert greys(0, 1, 0, 0) == [2, 4, 0, -2]
    assert tokens(table(EMPTY, EMPTY), "tram") == [5, 0]


@pytest.mark.rule("V2")
def test_every_district_is_a_contest_of_its_own() -> None:
    state = table(MIXED, grey(3, 3, 3, 1))
    assert [tokens(state, row) for row in ROWS] == [[4, 0], [0, 4], [4, 0], [4, 0], [4, 0]]
    assert [ranking(state, row) for row in ROWS] == [[0, 1], [1, 0], [0, 1], [0, 1], [0, 1]]


@pytest.mark.rule("V1", "V8")
def test_the_ranking_goes_from_the_highest_total_to_the_lowest() -> None:
    state = table(grey(1), grey(2, 2), grey(3), grey(0))
    assert ranking(state, "grey") == [1, 2, 0, 3]
    assert ranking(table(*map(trams, (2, 0, 5, 3))), "tram") == [2, 3, 0, 1]
