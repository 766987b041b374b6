"""K. Foundations and skyscrapers."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.city import BOOST_VALUE, PLAZA_VALUE, SKYSCRAPER_SUM
from sfgame.games.san_francisco.rules import score
from tests.drawn import EMPTY, city, do, picture, table


@pytest.mark.rule("K1")
def test_the_taker_of_a_foundation_takes_its_token_with_it() -> None:
    state = table(EMPTY, EMPTY, columns=["gr0f", "", ""], tokens=4)
    after = do(state, "take 1", "place gr0f grey 1")
    assert after.tokens == 4
    assert after.cities[0].foundations == 1 << 5


@pytest.mark.rule("K2", "K3")
@pytest.mark.parametrize(("card", "drawn"), [("or2", "0f"), ("or3", "0f^"), ("or4", "0f^")])
def test_a_skyscraper_needs_seven_around_its_foundation(card: str, drawn: str) -> None:
    state = table("3 . . . .\n0f 1 . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand=card, pending="hand")
    assert city(do(state, f"place {card} orange 1"))[5] == drawn


@pytest.mark.rule("K2", "P5")
def test_corners_do_not_help_a_skyscraper() -> None:
    drawn = "3 7 . . .\n0f 3 . . .\n. 7 . . .\n. . . . .\n. . . . ."
    assert city(table(drawn, EMPTY))[5] == "0f"
    assert city(table(drawn.replace("0f 3", "0f 4"), EMPTY))[5] == "0f^"


@pytest.mark.rule("K2")
def test_the_foundations_own_value_does_not_count_for_itself() -> None:
    state = table("3 . . . .\n4f 3 . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="gr1", pending="hand")
    assert state.cities[0].around(5) == 6
    assert city(state)[5] == "4f"
    assert city(do(state, "place gr1 grey 3"))[5] == "4f"


@pytest.mark.rule("K2")
def test_a_foundations_value_counts_for_the_foundation_beside_it() -> None:
    state = table(
        "3 . . . .\n0f . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="gr4f", pending="hand"
    )
    assert city(do(state, "place gr4f grey 2"))[5:7] == ["0f^", "gr4f"]


@pytest.mark.rule("K2", "Q2")
def test_a_plaza_counts_with_its_value_now() -> None:
    state = table(
        "3 . . . .\n0f gr0p . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="bl1d", pending="hand"
    )
    assert state.cities[0].around(5) == 3
    after = do(state, "place bl1d blue 2")
    assert after.cities[0].around(5) == 7
    assert city(after)[5] == "0f^"


@pytest.mark.rule("K3")
def test_a_foundation_placed_among_seven_is_built_on_at_once() -> None:
    state = table("4 . . . .\n. . . . .\n3 . . . .\n. . . . .\n. . . . .", EMPTY, hand="gr0f", pending="hand")
    assert city(do(state, "place gr0f grey 1"))[5] == "gr0f^"


@pytest.mark.rule("K3")
def test_one_card_can_build_several_skyscrapers_and_none_twice() -> None:
    state = table(
        """
        . . . . .
        2 2 0f . .
        3 0f . . .
        2 2 0f . .
        . . . . .
        """,
        EMPTY,
        hand="or5 or7",
        pending="hand",
    )
    after = do(state, "place or5 orange 3")
    assert city(after)[5:18] == picture("2 2 0f^ . . 3 0f^ or5 . . 2 2 0f^")
    assert do(after, "place or7 orange 4").cities[0].skyscrapers.bit_count() == 3


@pytest.mark.rule("K3", "Z1")
def test_a_skyscraper_is_worth_one_point() -> None:
    two = "7 . . . .\n0f 7 0f . .\n. . . . .\n. . . . .\n. . . . ."
    one = "7 . . . .\n0f . . . .\n. . . . .\n. . . . .\n. . . . ."
    assert score.skyscrapers(table(two, one, EMPTY)) == [4, 2, 0]


@pytest.mark.rule("K4")
def test_a_waterfront_lowers_the_requirement_of_existing_foundations_at_once() -> None:
    drawn = "3 . . . .\n0f 3 . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(drawn, drawn, hand="bl0w bl0", pending="hand")
    built, unbuilt = do(state, "place bl0w blue 2"), do(state, "place bl0 blue 2")
    assert (built.cities[0].requirement(), city(built)[5]) == (6, "0f^")
    assert (unbuilt.cities[0].requirement(), city(unbuilt)[5]) == (7, "0f")


@pytest.mark.rule("K4")
def test_a_waterfront_counts_in_its_own_city_only() -> None:
    drawn = "3 . . . .\n0f 3 . . .\n. . . . .\n. . . . .\n. . . . ."
    after = do(table(drawn, drawn, hand="bl0w bl1", pending="hand"), "place bl0w blue 2")
    assert (after.cities[1].requirement(), city(after, 1)[5]) == (7, "0f")


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("waterfronts", "needed"), [(0, 7), (1, 6), (2, 5), (6, 1), (7, 0), (8, 0), (10, 0)])
def test_every_waterfront_lowers_the_requirement_by_one_but_never_below_zero(
    waterfronts: int, needed: int
) -> None:
    cells = ["1w"] * waterfronts + ["."] * (25 - waterfronts)
    assert table(" ".join(cells), EMPTY).cities[0].requirement() == needed


@pytest.mark.rule("K4", "K2")
@pytest.mark.parametrize(("waterfronts", "drawn"), [(6, "gn0f"), (7, "gn0f^")])
def test_with_a_requirement_of_zero_a_lone_foundation_is_built_on(waterfronts: int, drawn: str) -> None:
    cells = " ".join(["0w"] * waterfronts + ["."] * (25 - waterfronts))
    state = table(cells, EMPTY, hand="gn0f", pending="hand")
    assert city(do(state, "place gn0f green 1"))[20] == drawn


def test_the_numbers_of_the_book() -> None:
    assert (SKYSCRAPER_SUM, PLAZA_VALUE, BOOST_VALUE) == (7, 4, 2)
