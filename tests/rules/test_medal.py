"""M. The medal of the master builder."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.rules import score
from tests.drawn import EMPTY, do, table

ONE_BUILT = "7 . . . .\n0f^ . . . .\n. . . . .\n. . . . .\n. . . . ."
TWO_BUILT = "7 7 . . .\n0f^ 0f^ . . .\n. . . . .\n. . . . .\n. . . . ."
READY = ". . . . .\n0f . . . .\n. . . . .\n. . . . .\n. . . . ."
"""One foundation that waits for seven workers."""
ONE_AND_READY = ". . . . .\n0f . . . .\n. . . . .\n7 0f^ . . .\n. . . . ."
SEVEN = "place gr7 grey 2"


@pytest.mark.rule("M1")
def test_the_first_to_build_a_skyscraper_takes_the_medal() -> None:
    state = table(EMPTY, EMPTY, READY, hand="gr7", pending="hand", player=2)
    assert do(state, SEVEN).medal == 2


@pytest.mark.rule("M1")
def test_the_medal_comes_with_a_skyscraper_on_any_space() -> None:
    first = table("0f . . . .\n" + ". . . . .\n" * 4, EMPTY, hand="gr7", pending="hand")
    assert do(first, "place gr7 grey 1").medal == 0
    last = table("2 2 2 2 2\n" * 3 + "2 2 2 2 7\n2 2 2 2 .", EMPTY, hand="gn0f", pending="hand")
    assert do(last, "place gn0f green 5").medal == 0


@pytest.mark.rule("M1")
def test_without_a_skyscraper_nobody_takes_the_medal() -> None:
    assert do(table(READY, EMPTY, hand="gr6", pending="hand"), "place gr6 grey 2").medal is None


@pytest.mark.rule("M2")
def test_as_many_skyscrapers_as_the_holder_are_not_enough() -> None:
    state = table(ONE_BUILT, READY, hand="gr7", pending="hand", player=1, medal=0)
    assert do(state, SEVEN).medal == 0
    assert do(state, SEVEN).cities[1].skyscrapers.bit_count() == 1


@pytest.mark.rule("M2")
def test_strictly_more_skyscrapers_than_the_holder_take_the_medal_over() -> None:
    state = table(ONE_BUILT, ONE_AND_READY, hand="gr7", pending="hand", player=1, medal=0)
    assert do(state, SEVEN).medal == 1


@pytest.mark.rule("M2")
def test_the_comparison_comes_once_after_all_skyscrapers_of_a_placement() -> None:
    both = ". . . . .\n0f . . . .\n4 0f . . .\n. . . . .\n. . . . ."
    state = table(ONE_BUILT, both, hand="gr7", pending="hand", player=1, medal=0)
    after = do(state, SEVEN)
    assert after.cities[1].skyscrapers.bit_count() == 2
    assert after.medal == 1


@pytest.mark.rule("M2")
def test_the_holder_keeps_the_medal_by_building_more() -> None:
    state = table(ONE_AND_READY, TWO_BUILT, hand="gr7", pending="hand", medal=0)
    assert do(state, SEVEN).medal == 0


@pytest.mark.rule("M2")
def test_a_player_compares_with_the_holder_not_with_the_others() -> None:
    state = table(ONE_BUILT, ONE_AND_READY, TWO_BUILT, hand="gr7", pending="hand", player=1, medal=0)
    assert do(state, SEVEN).medal == 1
    state.medal = 2
    assert do(state, SEVEN).medal == 2


@pytest.mark.rule("M3")
def test_the_medal_can_come_back() -> None:
    one_and_two_ready = ". . . . .\n0f . . . .\n4 0f . . .\n. . . . .\n7 0f^ . . ."
    state = table(one_and_two_ready, ONE_AND_READY, columns=["gr7", "", ""], player=1, medal=0)
    state.hand, state.pending = ("gr7",), "hand"
    state = do(state, SEVEN)
    assert (state.medal, state.player) == (1, 0)
    assert do(state, "take 1", SEVEN).medal == 0


@pytest.mark.rule("M3", "Z1")
def test_the_medal_is_worth_one_point_to_its_holder() -> None:
    assert score.medal(table(EMPTY, EMPTY, EMPTY, medal=1)) == [0, 2, 0]
    assert score.medal(table(EMPTY, EMPTY, EMPTY, medal=0)) == [2, 0, 0]
    assert score.medal(table(EMPTY, EMPTY, EMPTY)) == [0, 0, 0]
