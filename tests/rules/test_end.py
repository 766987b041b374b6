"""E. How the game ends."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import is_over, outcome
from sfgame.games.san_francisco.actions import DRAW
from tests.drawn import EMPTY, city, do, menu, picture, table

FULL_BUT = """
    1 1 1 1 1
    {} . {}
    1 1 1 1 1
    1 1 1 1 1
    1 1 1 1 {}
"""
ONE_EMPTY = FULL_BUT.format("1 1 1 1", "", "1")
TWO_EMPTY = FULL_BUT.format("1 1 1 1", "", ".")
SYMBOL_AND_ONE_EMPTY = FULL_BUT.format("1x 1 1 1", "", "1")


@pytest.mark.rule("E1", "E3")
def test_the_last_foundation_token_ends_the_game_at_once() -> None:
    state = table(EMPTY, EMPTY, EMPTY, pile="gr0f 2", tokens=1, player=1, turn=8, columns=["1", "1 1", ""])
    after = do(state, "draw gr0f", "lay 2")
    assert (after.pending, after.ending, after.tokens) == ("over", "last_foundation", 0)
    assert (after.player, after.turn) == (1, 8)
    assert after.columns == [("1",), ("1", "1", "gr0f"), ()]
    assert menu(after) == []
    assert is_over(after)


@pytest.mark.rule("E1")
def test_the_last_token_but_one_does_not_end_the_game() -> None:
    after = do(table(EMPTY, EMPTY, pile="gr0f 2", tokens=2), "draw gr0f", "lay 2")
    assert (after.pending, after.ending, after.tokens, after.player) == ("turn", None, 1, 1)
    assert outcome(after) is None


@pytest.mark.rule("E1")
def test_only_a_foundation_takes_the_last_token() -> None:
    after = do(table(EMPTY, EMPTY, pile="gr1 2", tokens=1), "draw gr1", "lay 2")
    assert (after.pending, after.tokens) == ("turn", 1)


@pytest.mark.rule("E2", "E3")
def test_a_full_city_ends_the_game_at_once_and_the_cards_in_hand_are_lost() -> None:
    state = table(EMPTY, ONE_EMPTY, hand="gr2 bl1 ye1", pending="hand", player=1, turn=3)
    after = do(state, "place gr2 grey 5")
    assert (after.pending, after.ending, after.player, after.turn) == ("over", "city_full", 1, 3)
    assert (after.hand, after.resolving, menu(after)) == ((), None, [])
    assert "." not in city(after, 1)


@pytest.mark.rule("E2")
def test_a_city_with_one_empty_space_does_not_end_the_game() -> None:
    state = table(TWO_EMPTY, EMPTY, hand="gr2 gn1", pending="hand")
    after = do(state, "place gr2 grey 5")
    assert (after.pending, after.ending, after.hand) == ("hand", None, ("gn1",))
    assert do(after, "place gn1 green 5").ending == "city_full"


@pytest.mark.rule("E3", "D1", "K3", "M1")
def test_the_last_placement_is_resolved_in_full() -> None:
    drawn = FULL_BUT.format("1 1 1 0f", "", "1")
    after = do(table(drawn, EMPTY, hand="gr4", pending="hand"), "place gr4 grey 5")
    assert (after.completed, after.medal) == ((None, 0, None, None, None), 0)
    assert city(after)[8:10] == ["0f^", "gr4"]


@pytest.mark.rule("E3", "X4")
def test_the_bonus_of_the_last_placement_is_resolved_before_the_end() -> None:
    state = table(SYMBOL_AND_ONE_EMPTY, EMPTY, hand="gr1x bl1", pending="hand")
    waiting = do(state, "place gr1x grey 5")
    assert (waiting.pending, waiting.ending, waiting.hand) == ("bonus", None, ("bl1",))
    waiting = do(waiting, "bonus track")
    assert (waiting.pending, waiting.ending) == ("track", None)
    after = do(waiting, "track green 1")
    assert (after.pending, after.ending, after.hand, after.resolving) == ("over", "city_full", (), None)
    assert city(after)[20] == "1*="


@pytest.mark.rule("E2", "X11")
def test_a_bonus_card_can_fill_the_city() -> None:
    state = table(ONE_EMPTY, EMPTY, pending="bonus_card", resolving=1)
    state.hand = ("bl1", "value_four")
    after = do(state, "place value_four grey 5")
    assert (after.pending, after.ending, after.hand) == ("over", "city_full", ())
    assert after.completed == (None, 0, None, None, None)


@pytest.mark.rule("E2")
def test_a_full_city_of_another_player_is_not_looked_at() -> None:
    full = ONE_EMPTY.replace(" .", " 1")
    after = do(table(EMPTY, full, hand="gr1", pending="hand"), "place gr1 grey 1")
    assert (after.pending, after.player) == ("turn", 1)


@pytest.mark.rule("E4")
def test_with_an_empty_deck_and_no_column_to_take_the_game_ends_in_that_players_turn() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 1], columns=["", "", ""], turn=4)
    after = do(state, "draw 2", "lay 3")
    assert (after.pending, after.ending) == ("over", "nothing_to_take")
    assert (after.player, after.turn, menu(after)) == (1, 5, [])
    assert after.columns == [(), (), ("2",)]


@pytest.mark.rule("E4")
def test_with_an_empty_deck_play_goes_on_while_a_column_can_be_taken() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 1], columns=["", "", "1"])
    after = do(state, "draw 2", "lay 3")
    assert (after.pending, after.ending, menu(after)) == ("turn", None, ["take 3"])


@pytest.mark.rule("E4")
def test_with_one_card_in_the_deck_nothing_ends() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 1], pile="2 3")
    after = do(state, "draw 2", "lay 3")
    assert (after.pending, menu(after)) == ("turn", ["draw 3"])
    closed = table(EMPTY, EMPTY, contracts=[0, 1], pile="2 3", is_open=False)
    assert do(closed, DRAW, "lay 3").ending is None
    closed.top = 1
    assert do(closed, DRAW, "lay 3").ending == "nothing_to_take"


@pytest.mark.rule("E4", "X9")
def test_a_contract_token_does_not_delay_that_end() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 1], settlements=(0, 1))
    assert do(state, "draw 2", "lay 3").ending == "nothing_to_take"


@pytest.mark.rule("E4")
@pytest.mark.parametrize("last", ["place gr1 grey 1", "discard gr1"])
def test_that_end_also_comes_after_the_last_card_of_a_hand(last: str) -> None:
    state = table(EMPTY, EMPTY, EMPTY, hand="gr1", pending="hand", pile="", player=2)
    after = do(state, last)
    assert (after.ending, after.player) == ("nothing_to_take", 0)


@pytest.mark.rule("E4")
def test_that_end_also_comes_when_a_player_ends_the_turn() -> None:
    state = table(EMPTY, EMPTY, pending="end", contracts=[1, 0], settlements=(1, 0), pile="")
    assert do(state, "end").ending == "nothing_to_take"
    assert do(state, "settle 1").ending == "nothing_to_take"


@pytest.mark.rule("E3")
def test_the_end_leaves_the_cities_as_they_are() -> None:
    state = table(ONE_EMPTY, "1 . . . .\n" * 5, hand="gr2 bl1", pending="hand")
    after = do(state, "place gr2 grey 5")
    assert city(after, 1) == picture("1 . . . . " * 5)
    assert after.cities[1] is state.cities[1]
