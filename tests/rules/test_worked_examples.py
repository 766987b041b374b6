"""The seven worked examples of the rulebook."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import why_not
from sfgame.games.san_francisco.actions import take
from tests.drawn import EMPTY, city, do, menu, picture, table, the, told


@pytest.mark.rule("A3", "S5")
def test_example_1_a_foundation_laid_out_gets_a_token_from_the_leftmost_stack() -> None:
    state = do(table(EMPTY, EMPTY, EMPTY, EMPTY, pile="or0f 2"), "draw or0f")
    event = the(told(state, "lay 1"), "foundation_token_added")
    assert (event.args["stack"], event.args["left"]) == (1, 9)
    assert do(state, "lay 1").tokens == 9


@pytest.mark.rule("B2", "B3")
def test_example_2_with_one_contract_a_column_of_two_but_none_of_one_can_be_taken() -> None:
    state = table(EMPTY, EMPTY, EMPTY, columns=["gr1", "gr2 bl1", "ye1"], contracts=[1, 0, 0])
    assert menu(state) == ["take 2", "draw 2"]
    refusal = why_not(state, take(1))
    assert refusal is not None
    assert (refusal.rule, refusal.args["missing"]) == ("B2", 1)
    after = do(state, "take 2")
    assert (after.hand, after.contracts) == (("gr2", "bl1"), [2, 0, 0])


@pytest.mark.rule("C2", "B3")
def test_example_3_the_last_player_without_a_contract_takes_one_and_everyone_returns_one() -> None:
    state = table(EMPTY, EMPTY, EMPTY, columns=["gr1", "", ""], contracts=[1, 0, 2], player=1)
    assert do(state, "take 1").contracts == [0, 0, 1]


@pytest.mark.rule("N1", "N2", "N3")
def test_example_4_tracks_in_green_light_up_and_the_dark_yellow_tracks_beside_them_too() -> None:
    state = table(
        """
        . . . . .
        . . . . .
        . . . . .
        ye1t ye2t ye1 . .
        gn2 . . . .
        """,
        EMPTY,
        hand="gn1t",
        pending="hand",
    )
    assert state.cities[0].lit == 0
    after = do(state, "place gn1t green 2")
    assert city(after)[15:] == picture("ye1t* ye2t* ye1 . . gn2 gn1t* . . .")


@pytest.mark.rule("N4", "Q2", "K2", "K3")
def test_example_5_a_depot_lights_a_plaza_and_the_foundation_beside_it_reaches_seven() -> None:
    state = table(
        """
        bl1 . . . .
        gr0f gr0p . . .
        or2 . . . .
        . . . . .
        . . . . .
        """,
        EMPTY,
        hand="bl1d",
        pending="hand",
    )
    assert state.cities[0].around(5) == 3
    after = do(state, "place bl1d blue 2")
    assert city(after)[:7] == picture("bl1 bl1d* . . . gr0f^ gr0p")
    assert (after.cities[0].value(6), after.cities[0].around(5), after.medal) == (4, 7, 0)


@pytest.mark.rule("K2", "K4")
def test_example_6_a_waterfront_lowers_the_requirement_from_seven_to_six() -> None:
    state = table(
        """
        . . . . .
        gr2 . . . .
        or0f or3 . . .
        ye1 . . . .
        . . . . .
        """,
        EMPTY,
        hand="bl1w",
        pending="hand",
    )
    assert (state.cities[0].around(10), city(state)[10]) == (6, "or0f")
    after = do(state, "place bl1w blue 1")
    assert (after.cities[0].requirement(), city(after)[10]) == (6, "or0f^")


@pytest.mark.rule("X1", "X4", "X6")
def test_example_7_the_second_symbol_in_grey_gives_the_universal_card_or_a_track_token() -> None:
    drawn = ". . . . .\ngr1x . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = do(table(drawn, EMPTY, hand="gr2x", pending="hand"), "place gr2x grey 2")
    assert menu(state) == ["bonus value_four", "bonus track"]
    state = do(state, "bonus value_four")
    assert [step.split()[2] for step in menu(state)] == ["blue", "grey", "orange", "yellow", "green"]
    after = do(state, "place value_four yellow 1")
    assert (city(after)[15], after.cities[0].value(15), after.stock[1]) == ("value_four", 4, 2)
