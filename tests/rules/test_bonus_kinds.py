"""X5 to X10. What each bonus does."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.components import BONUS_CARDS, Card
from sfgame.games.san_francisco.rules import score
from tests.drawn import EMPTY, city, do, menu, picture, table

RICH = """
    1x bl1x . . .
    gr0p 0f . . .
    value_four . . . .
    depot . . . .
    2t . . . .
"""
"""A card of every sort: plaza, foundation, both bonus cards, tracks."""
ONE_CARD = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n3 . . . ."


@pytest.mark.rule("X5")
def test_the_plus_two_token_goes_onto_any_card_of_the_own_city() -> None:
    state = table(RICH, ONE_CARD, pending="boost", resolving=0)
    assert menu(state) == [
        *("boost blue 1", "boost blue 2", "boost grey 1", "boost grey 2"),
        *("boost orange 1", "boost yellow 1", "boost green 1"),
    ]


@pytest.mark.rule("X5")
def test_the_plus_two_token_raises_a_value_by_two() -> None:
    state = table(ONE_CARD, EMPTY, pending="boost", resolving=0, hand="bl1")
    after = do(state, "boost green 1")
    assert (after.cities[0].value(20), after.cities[0].total(4), city(after)[20]) == (5, 5, "3+")
    assert (after.pending, after.resolving, after.hand) == ("hand", None, ("bl1",))
    assert state.cities[0].value(20) == 3


@pytest.mark.rule("X5", "Q2")
def test_a_plaza_becomes_two_or_six() -> None:
    dark, lit = (f"{above} . . . .\ngr0p . . . .\n. . . . .\n. . . . .\n. . . . ." for above in (".", "0d"))
    for drawn, value in [(dark, 2), (lit, 6)]:
        state = table(drawn, EMPTY, pending="boost", resolving=0)
        assert do(state, "boost grey 1").cities[0].value(5) == value
    later = table(dark.replace("gr0p", "gr0p+"), EMPTY, hand="bl0d", pending="hand")
    assert do(later, "place bl0d blue 1").cities[0].value(5) == 6


@pytest.mark.rule("X5", "K2")
def test_the_plus_two_token_can_build_a_skyscraper_beside_its_card_but_not_under_it() -> None:
    drawn = "3 . . . .\n0f 2 . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(drawn, EMPTY, pending="boost", resolving=0)
    beside, under = do(state, "boost grey 2"), do(state, "boost grey 1")
    assert (city(beside)[5:7], beside.medal) == (["0f^", "2+"], 0)
    assert (city(under)[5:7], under.medal) == (["0f+", "2"], None)
    assert city(table(drawn.replace("0f", "0f+").replace(" 2", " 4"), EMPTY))[5] == "0f^+"


@pytest.mark.rule("X6")
def test_the_value_four_card_goes_in_any_row_with_room_and_has_no_other_symbol() -> None:
    assert BONUS_CARDS["value_four"] == Card("value_four", "black", 4)
    state = table("1 1 1 1 1\n1 . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, resolving=1)
    state.hand, state.pending = ("gr1", "value_four"), "bonus_card"
    assert menu(state) == [
        "place value_four grey 2",
        "place value_four orange 1",
        "place value_four yellow 1",
        "place value_four green 1",
    ]
    after = do(state, "place value_four green 1")
    assert (city(after)[20], after.cities[0].value(20), after.hand) == ("value_four", 4, ("gr1",))


@pytest.mark.rule("X7", "N4")
def test_the_depot_card_is_worth_0_and_gets_a_marker() -> None:
    assert BONUS_CARDS["depot"] == Card("depot", "black", 0, depot=True)
    drawn = "1t . . . .\ngr0p . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(drawn, EMPTY, resolving=2, hand=("depot",), pending="bonus_card")
    assert menu(state) == [
        *("place depot blue 2", "place depot grey 2", "place depot orange 1"),
        *("place depot yellow 1", "place depot green 1"),
    ]
    after = do(state, "place depot blue 2")
    assert city(after)[:2] == ["1t*", "depot*"]
    assert [after.cities[0].value(cell) for cell in (1, 5)] == [0, 4]


@pytest.mark.rule("X6", "X7")
@pytest.mark.parametrize(("kind", "row"), [("value_four", 1), ("depot", 2)])
def test_a_bonus_card_is_placed_before_the_other_cards_of_the_hand(kind: str, row: int) -> None:
    state = table(EMPTY, EMPTY, resolving=row, pending="bonus", hand="gr1 bl1")
    state = do(state, f"bonus {kind}")
    assert (state.pending, state.hand, state.resolving) == ("bonus_card", ("gr1", "bl1", kind), row)
    assert menu(state) == [f"place {kind} {name} 1" for name in ("blue", "grey", "orange", "yellow", "green")]
    assert do(state, f"place {kind} blue 1").hand == ("gr1", "bl1")


@pytest.mark.rule("X8")
def test_the_one_and_a_half_token_is_kept_and_scores() -> None:
    state = table(
        EMPTY, EMPTY, EMPTY, pending="bonus", resolving=3, hand="gr1", player=1, victories=(0, 1, 0)
    )
    after = do(state, "bonus victory")
    assert (after.victories, after.settlements, after.pending) == ((0, 2, 0), (0, 0, 0), "hand")
    assert (after.resolving, after.hand) == (None, ("gr1",))
    assert score.victory(after) == [0, 6, 0]
    assert score.victory(table(EMPTY, EMPTY, victories=(1, 0))) == [3, 0]


@pytest.mark.rule("X10")
def test_the_track_token_goes_onto_any_card_without_tracks_that_is_no_depot() -> None:
    drawn = "1 1t 0d 2= .\ngr0p 0f . . .\nvalue_four . . . .\ndepot . . . .\n3 . . . ."
    state = table(drawn, ONE_CARD, pending="track", resolving=0)
    assert menu(state) == [
        *("track blue 1", "track grey 1", "track grey 2", "track orange 1", "track green 1"),
    ]


@pytest.mark.rule("X10", "N1")
def test_a_card_with_a_track_token_joins_the_network_at_once() -> None:
    state = table(ONE_CARD, EMPTY, pending="track", resolving=0, hand="bl1")
    after = do(state, "track green 1")
    assert (city(after)[20], after.pending, after.resolving) == ("3*=", "hand", None)
    assert city(state)[20] == "3"


@pytest.mark.rule("X10", "N1")
def test_a_card_with_a_track_token_stays_dark_without_a_network() -> None:
    state = table(
        ". . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, pending="track", resolving=0
    )
    after = do(state, "track grey 1")
    assert (city(after)[5], after.cities[0].lit, after.player) == ("2=", 0, 1)
    below = table(
        ". . . . .\n2= . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="or0d", pending="hand"
    )
    assert city(do(below, "place or0d orange 1"))[5] == "2*="


@pytest.mark.rule("X10", "N3", "Q2", "K2")
def test_a_track_token_can_link_tracks_light_a_plaza_and_build() -> None:
    drawn = """
        . . . . .
        3 0f gr0p . .
        1t 2 1t . .
        2 . . . .
        2t . . . .
    """
    state = table(drawn, EMPTY, pending="track", resolving=0)
    assert city(state)[6] == "0f"
    after = do(state, "track yellow 1")
    assert city(after)[10:21] == picture("1t* 2 1t . . 2*= . . . . 2t*")
    linked = table(drawn.replace("2 . . . .", "2t . . . ."), EMPTY, pending="track", resolving=0)
    built = do(linked, "track orange 2")
    assert city(built)[5:13] == picture("3 0f^ gr0p . . 1t* 2*= 1t*")
    assert (built.cities[0].value(7), built.medal) == (4, 0)


@pytest.mark.rule("X5", "X10")
def test_tokens_that_lie_already_stay() -> None:
    drawn = "1= 2+ 3 4 .\n" + ". . . . .\n" * 4
    railed = do(table(drawn, EMPTY, pending="track", resolving=0), "track blue 3")
    assert city(railed)[:4] == ["1=", "2+", "3=", "4"]
    boosted = do(table(drawn, EMPTY, pending="boost", resolving=0), "boost blue 4")
    assert city(boosted)[:4] == ["1=", "2+", "3", "4+"]
    assert [boosted.cities[0].value(cell) for cell in range(4)] == [1, 4, 3, 6]
