"""P. Placement, and the order of everything inside one placement."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import apply
from sfgame.games.san_francisco.actions import place
from sfgame.games.san_francisco.city import cell_at, members, neighbours, row_of, space_of
from sfgame.games.san_francisco.notation import parse_city
from tests.drawn import DRAWN, EMPTY, city, do, menu, picture, table

STARTED = """
    1 1 1 . .
    . . . . .
    1 1 1 1 1
    1 . . . .
    1 1 1 1 .
"""


@pytest.mark.rule("P1", "P2")
@pytest.mark.parametrize(
    ("card", "row", "space"),
    [("bl1", "blue", 4), ("gr1", "grey", 1), ("ye1", "yellow", 2), ("gn1", "green", 5)],
)
def test_a_coloured_card_goes_on_the_leftmost_empty_space_of_its_row(card: str, row: str, space: int) -> None:
    state = table(STARTED, EMPTY, hand=card, pending="hand")
    assert menu(state) == [f"place {card} {row} {space}", f"discard {card}"]
    after = do(state, f"place {card} {row} {space}")
    assert city(after)[cell_at(row, space)].rstrip("*") == card
    assert city(after).count(".") == city(state).count(".") - 1


@pytest.mark.rule("P1", "P2", "P3")
def test_a_universal_card_goes_in_any_row_with_room() -> None:
    assert menu(table(STARTED, EMPTY, hand="2", pending="hand")) == [
        "place 2 blue 4",
        "place 2 grey 1",
        "place 2 yellow 2",
        "place 2 green 5",
        "discard 2",
    ]


@pytest.mark.rule("P3")
def test_a_card_whose_row_is_full_must_be_discarded() -> None:
    state = table(STARTED, EMPTY, hand="or1", pending="hand")
    assert menu(state) == ["discard or1"]
    assert city(do(state, "discard or1")) == city(state)


@pytest.mark.rule("P1", "P2")
def test_a_card_goes_into_the_own_city_only() -> None:
    state = table(STARTED, EMPTY, hand="gr2", pending="hand", player=1)
    after = do(state, "place gr2 grey 1")
    assert city(after, 1)[5] == "gr2"
    assert after.cities[0] is state.cities[0]


@pytest.mark.rule("P2")
def test_the_same_card_finds_another_space_in_another_city() -> None:
    state = table(STARTED, EMPTY, hand="bl1 2", pending="hand")
    assert menu(state)[:2] == ["place bl1 blue 4", "discard bl1"]
    state.player = 1
    assert menu(state)[:2] == ["place bl1 blue 1", "discard bl1"]
    assert menu(state)[2:] == [*(f"place 2 {row} 1" for row in ROW_NAMES), "discard 2"]


ROW_NAMES = ("blue", "grey", "orange", "yellow", "green")


@pytest.mark.rule("P2")
def test_a_placement_leaves_the_city_before_it_untouched() -> None:
    state = table(STARTED, EMPTY, hand="gr0f gr0p", pending="hand")
    before, drawn = state.copy(), parse_city(STARTED, DRAWN)
    after = apply(state, place("gr0f", "grey", 1))
    assert state == before
    assert state.cities[0] == drawn
    assert after.cities[0] != drawn


@pytest.mark.rule("P5")
@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        (0, (1, 5)),
        (2, (1, 3, 7)),
        (4, (3, 9)),
        (5, (0, 6, 10)),
        (9, (4, 8, 14)),
        (12, (7, 11, 13, 17)),
        (20, (15, 21)),
        (22, (17, 21, 23)),
        (24, (19, 23)),
    ],
)
def test_adjacent_means_sharing_a_side_never_a_corner(cell: int, beside: tuple[int, ...]) -> None:
    assert members(neighbours(1 << cell)) == beside


@pytest.mark.rule("P5")
def test_only_cards_that_share_a_side_are_summed() -> None:
    sides = parse_city(". 7 . . .\n7 0f 7 . .\n. 7 . . .\n. . . . .\n. . . . .", DRAWN)
    corners = parse_city("7 . 7 . .\n. 0f . . .\n7 . 7 . .\n. . . . .\n. . . . .", DRAWN)
    ends = parse_city(". . . . 7\n0f . . . .\n. . . . .\n. . . . .\n. . . . .", DRAWN)
    assert (sides.around(6), corners.around(6), ends.around(5)) == (28, 0, 0)


@pytest.mark.rule("P6")
def test_a_cards_value_is_its_number_of_workers() -> None:
    drawn = parse_city("3 0 1t 2x .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", DRAWN)
    assert [drawn.value(cell) for cell in range(6)] == [3, 0, 1, 2, 0, 0]
    assert (drawn.total(0), drawn.total(1)) == (6, 0)


def test_cells_count_from_the_top_left_by_row_and_space() -> None:
    assert [cell_at(row, 1) for row in ROW_NAMES] == [0, 5, 10, 15, 20]
    assert (cell_at("blue", 5), cell_at("green", 5)) == (4, 24)
    assert [(row_of(cell), space_of(cell)) for cell in (0, 9, 24)] == [("blue", 1), ("grey", 5), ("green", 5)]
    assert members(0b1000000000000000000010011) == (0, 1, 4, 24)


CHAIN = """
    . . . . .
    2 0f gr0p . .
    1 1x 1t 1t .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("N3", "Q2", "D1", "X1")
def test_markers_values_and_the_completion_token_come_before_the_bonus() -> None:
    state = do(table(CHAIN, EMPTY, hand="or0dx gr1", pending="hand"), "place or0dx orange 5")
    assert (state.pending, state.resolving, state.player) == ("bonus", 2, 0)
    assert city(state)[5:15] == picture("2 0f gr0p . . 1 1x 1t* 1t* or0dx*")
    assert state.cities[0].value(7) == 4
    assert state.completed == (None, None, 0, None, None)


@pytest.mark.rule("K3", "M1")
def test_skyscrapers_and_the_medal_come_after_the_bonus_is_wholly_resolved() -> None:
    state = do(table(CHAIN, EMPTY, hand="or0dx gr1", pending="hand"), "place or0dx orange 5")
    assert (state.cities[0].around(6), state.cities[0].skyscrapers, state.medal) == (7, 0, None)
    state = do(state, "bonus depot")
    assert (state.pending, state.cities[0].skyscrapers, state.medal) == ("bonus_card", 0, None)
    state = do(state, "place depot green 1")
    assert city(state)[6] == "0f^"
    assert (state.medal, state.pending, state.resolving, state.hand) == (0, "hand", None, ("gr1",))


@pytest.mark.rule("D1", "N4", "X11")
def test_a_bonus_card_brings_markers_values_and_completion_again() -> None:
    state = table(
        """
        . . . . .
        1x gr0p . . .
        . . . . .
        . . . . .
        2 2 2 2 .
        """,
        EMPTY,
        hand="or1x",
        pending="bonus_card",
        resolving=2,
    )
    state.hand = ("or1x", "depot")
    below, beside = do(state, "place depot green 5"), do(state, "place depot orange 1")
    assert (below.completed, below.cities[0].value(6)) == ((None, None, None, None, 0), 0)
    assert city(below)[24] == "depot*"
    assert city(beside)[10] == "depot*"
    assert do(state, "place depot grey 3").cities[0].value(6) == 4
