"""What one space says of itself: its value, why it is lit or dark, and what a plaza or a foundation still needs."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.games.san_francisco.marks import Cell
from sfgame.games.san_francisco.view import COLUMNS, explain_column, explain_hand
from sfgame.words import Speaker
from tests.drawn import EMPTY, table
from tests.random_play import random_game
from tests.recompute import beside, has, requirement, value

SAY = Speaker("san_francisco", "en", ["Anna", "Ben"]).event
CITY = """
.     .    .    .  .
1d*   gr0p 3    .  .
3     0f^  gr0p .  .
0f    1t   .    1w .
1t*   2+   1t*  .  .
"""


def said(cell: int) -> list[str]:
    return [SAY(event) for event in explain_cell(table(CITY, EMPTY), 0, cell)]


@pytest.mark.rule("P2")
def test_an_empty_space_says_whether_the_next_card_goes_there() -> None:
    assert said(0) == ["blue 1: empty; the next card of this row goes here."]
    assert said(1) == ["blue 2: empty."]


@pytest.mark.rule("P6", "X5")
def test_a_card_says_what_it_is_and_what_it_is_worth() -> None:
    assert said(7) == ["grey 3: 3 (universal 3), worth 3 now."]
    assert said(21) == ["green 2: 2 (universal 2), worth 4 now, with the +2 token."]


@pytest.mark.rule("N1", "N4")
def test_a_card_says_why_it_is_lit_or_dark() -> None:
    assert said(5)[1] == "In the network: it is a depot."
    assert said(20)[1] == "In the network: it touches the printed depot below it."
    assert said(16)[1] == "Dark: it has tracks, but touches neither a depot nor a lit card."
    lit = table(". . . . .\n. . . . .\n. . . . .\n1t . . . .\n1t . . . .", EMPTY)
    assert [SAY(event) for event in explain_cell(lit, 0, 15)][1] == (
        "In the network: it has tracks and touches green 1."
    )


@pytest.mark.rule("Q2", "P5")
def test_a_plaza_says_what_lights_it_or_that_nothing_does() -> None:
    assert said(6)[1] == "The plaza counts 4, because grey 1 beside it has a tram marker."
    assert said(12)[1] == "The plaza counts 0, because no card beside it has a tram marker."


@pytest.mark.rule("K2", "K4")
def test_a_foundation_says_its_sum_its_requirement_and_what_is_missing() -> None:
    assert said(15)[1] == "A foundation, 5 of 6 (3 (orange 1) + 1 (yellow 2) + 1 (green 1)): needs 1 more."
    alone = table("0f . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY)
    assert [SAY(event) for event in explain_cell(alone, 0, 0)][1] == "A foundation, 0 of 7: needs 7 more."
    assert [event.rules for event in explain_cell(alone, 0, 0)][1] == ("K2",)


@pytest.mark.rule("K2", "K4")
def test_a_skyscraper_says_why_it_stands() -> None:
    assert said(11)[1] == (
        "A skyscraper stands here: 4 (grey 2) + 3 (orange 1) + 0 (orange 3) + 1 (yellow 2) = 8, and 6 is needed."
    )


@pytest.mark.rule("A2", "B4")
def test_columns_and_the_hand_say_what_they_hold() -> None:
    state = table(EMPTY, EMPTY, columns=["2 gr1", "", ""], hand="3 bl2", pending="hand")
    assert [SAY(event) for number in COLUMNS for event in explain_column(state, number)] == [
        "column 1: 2 (universal 2), gr1 (grey 1).",
        "column 2: empty.",
        "column 3: empty.",
    ]
    assert [SAY(event) for event in explain_hand(state)] == ["Anna has 3 (universal 3), bl2 (blue 2)."]
    state = table(EMPTY, EMPTY, shown="3", pending="lay")
    (event,) = explain_hand(state)
    assert (event.rules, SAY(event)) == (("A1",), "Anna has 3 (universal 3).")
    (nothing,) = explain_hand(table(EMPTY, EMPTY))
    assert SAY(nothing) == "No card waits to be laid or placed."


@pytest.mark.parametrize("seed", [1, 4, 8])
def test_every_number_a_space_says_is_worked_out_again(seed: int) -> None:
    """Cell by cell, without the engine's bits, in random games."""
    for step in list(random_game(seed))[::9]:
        state = step.after
        for seat, city in enumerate(state.cities):
            for cell in CELLS:
                for event in explain_cell(state, seat, cell):
                    near = [place for place in beside(cell) if city.cards[place] is not None]
                    assert event.marks[0] == Cell(seat, ROWS[cell // 5], cell % 5 + 1)
                    if event.kind == "cell_value":
                        assert event.args["value"] == value(city, state.deck, cell)
                    if event.kind in ("cell_foundation", "cell_skyscraper"):
                        around = [value(city, state.deck, place) for place in near]
                        assert [each["value"] for each in event.args["neighbours"]] == around  # type: ignore[attr-defined]
                        assert event.args["sum"] == sum(around)
                        assert event.args["requirement"] == requirement(city, state.deck)
                        assert event.args.get("missing", 0) == (
                            event.args["requirement"] - sum(around) if event.kind == "cell_foundation" else 0
                        )
                    if event.kind in ("cell_lit", "cell_dark"):
                        assert has(city.lit, cell) == (event.kind == "cell_lit")
                    if event.kind in ("cell_plaza_lit", "cell_plaza_dark"):
                        lit = any(has(city.lit, place) for place in beside(cell))
                        assert lit == (event.kind == "cell_plaza_lit")


def at(*cells: int) -> tuple[Cell, ...]:
    return tuple(Cell(1, ROWS[cell // 5], cell % 5 + 1) for cell in cells)


@pytest.mark.rule("P2", "P6", "N1", "N4", "Q2", "K2", "K4")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (0, [("cell_empty", ("P2",), at(0))]),
        (5, [("cell_value", ("P6",), at(5)), ("cell_lit", ("N4",), at(5))]),
        (20, [("cell_value", ("P6",), at(20)), ("cell_lit", ("N1",), at(20))]),
        (16, [("cell_value", ("P6",), at(16)), ("cell_dark", ("N1",), at(16))]),
        (21, [("cell_value", ("P6", "X5"), at(21))]),
        (6, [("cell_value", ("P6",), at(6)), ("cell_plaza_lit", ("Q2", "P5"), at(6, 5))]),
        (12, [("cell_value", ("P6",), at(12)), ("cell_plaza_dark", ("Q2", "P5"), at(12))]),
        (15, [("cell_value", ("P6",), at(15)), ("cell_foundation", ("K2", "K4"), at(15, 10, 16, 20))]),
        (11, [("cell_value", ("P6",), at(11)), ("cell_skyscraper", ("K2", "K4"), at(11, 6, 10, 12, 16))]),
    ],
)  # fmt: skip
def test_what_a_space_says_is_proved_by_its_rules_and_points_at_its_reasons(
    cell: int, expected: list[tuple[str, tuple[str, ...], tuple[Cell, ...]]]
) -> None:
    events = list(explain_cell(table(EMPTY, CITY), 1, cell))
    assert [(event.kind, event.rules, event.marks) for event in events] == expected
    assert {event.player for event in events} == {1}


@pytest.mark.rule("N1")
def test_a_lit_card_points_at_the_card_that_lights_it() -> None:
    city = ". . . . .\n. . . . .\n. . . . .\n1t 1t . . .\n1t . . . ."
    (_, lit) = explain_cell(table(EMPTY, city), 1, 16)
    assert (lit.rules, lit.player, lit.marks) == (("N1",), 1, at(16, 15))
    assert lit.args == {"source": "neighbour", "by": at(15)[0]}
