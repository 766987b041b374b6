"""A and B. Laying out a project, and taking a column of them."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import apply, why_not
from sfgame.games.san_francisco.actions import DRAW, draw, lay, take
from tests.drawn import EMPTY, city, do, menu, picture, table

FULL_GREY = """
    . . . . .
    1 1 1 1 1
    . . . . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("A1")
def test_the_top_card_is_turned_up_before_its_column_is_chosen() -> None:
    state = do(table(EMPTY, EMPTY, pile="bl1 gr1 gr1 ye1"), "draw gr1")
    assert (state.shown, state.pending, state.player) == ("gr1", "lay", 0)
    assert state.pile == ("bl1", "gr1", "ye1")
    assert state.columns == [(), (), ()]


@pytest.mark.rule("A1", "S7")
def test_a_closed_deck_turns_up_its_first_card() -> None:
    state = table(EMPTY, EMPTY, pile="ye1 bl1 gr1", is_open=False)
    state = do(state, DRAW, "lay 1", DRAW)
    assert (state.columns[0], state.shown, state.cards_left) == (("ye1",), "bl1", 1)
    assert (state.top, state.pile) == (2, ("ye1", "bl1", "gr1"))


@pytest.mark.rule("A1", "A2")
def test_the_card_may_go_into_any_of_the_three_columns() -> None:
    state = do(table(EMPTY, EMPTY, columns=["1 1 1 1 1 1", "1", ""], contracts=[3, 0]), "draw 2")
    assert menu(state) == ["lay 1", "lay 2", "lay 3"]
    assert do(state, "lay 1").columns == [("1", "1", "1", "1", "1", "1", "2"), ("1",), ()]
    assert do(state, "lay 2").columns == [("1",) * 6, ("1", "2"), ()]
    assert do(state, "lay 3").columns == [("1",) * 6, ("1",), ("2",)]


@pytest.mark.rule("A2")
def test_a_column_has_no_size_limit() -> None:
    state = do(table(EMPTY, EMPTY, columns=[" ".join(["1"] * 30), "", ""]), "draw 2", "lay 1")
    assert len(state.columns[0]) == 31
    assert state.shown is None


@pytest.mark.rule("A3")
def test_a_foundation_gets_a_token_when_it_is_laid_not_when_it_is_drawn() -> None:
    state = table(EMPTY, EMPTY, pile="gr0f 2")
    assert do(state, "draw gr0f").tokens == 6
    assert do(state, "draw gr0f", "lay 3").tokens == 5


@pytest.mark.rule("A3")
def test_any_other_card_gets_no_token() -> None:
    assert do(table(EMPTY, EMPTY, pile="gr0p"), "draw gr0p", "lay 3").tokens == 6


@pytest.mark.rule("B1")
def test_all_cards_of_one_column_are_taken() -> None:
    state = do(table(EMPTY, EMPTY, columns=["bl1", "gr1 ye2 gr1", "or1"]), "take 2")
    assert state.hand == ("gr1", "ye2", "gr1")
    assert state.columns == [("bl1",), (), ("or1",)]
    assert state.pending == "hand"


@pytest.mark.rule("B2")
def test_a_column_needs_more_cards_than_your_contracts() -> None:
    state = table(EMPTY, EMPTY, columns=["1", "1 1", "1 1 1"], contracts=[2, 0], pile="")
    assert menu(state) == ["take 3"]
    assert why_not(state, take(3)) is None
    state.contracts = [1, 0]
    assert menu(state) == ["take 2", "take 3"]
    state.contracts = [3, 0]
    assert menu(state) == []


@pytest.mark.rule("B2")
def test_an_empty_column_can_never_be_taken() -> None:
    assert menu(table(EMPTY, EMPTY, columns=["", "1", ""], pile="")) == ["take 2"]
    assert menu(table(EMPTY, EMPTY, columns=["", "", ""], pile="")) == []


@pytest.mark.rule("B2")
def test_only_the_contracts_of_the_player_whose_turn_it_is_count() -> None:
    state = table(EMPTY, EMPTY, columns=["1", "", ""], contracts=[0, 1], pile="", player=1)
    assert menu(state) == []
    state.player = 0
    assert menu(state) == ["take 1"]


@pytest.mark.rule("B1", "B2")
def test_the_columns_that_may_be_taken_come_in_order() -> None:
    state = table(EMPTY, EMPTY, columns=["1 1 1", "1 1", "1"], pile="")
    for held, columns in [(0, "123"), (1, "12"), (2, "1"), (3, ""), (1, "12")]:
        state.contracts = [held, 0]
        assert menu(state) == [f"take {column}" for column in columns]


@pytest.mark.rule("B3")
@pytest.mark.parametrize("cards", ["1", "1 1 1 1 1 1"])
def test_taking_costs_exactly_one_contract_whatever_the_number_of_cards(cards: str) -> None:
    state = table(EMPTY, EMPTY, EMPTY, columns=["", "", cards], player=1)
    assert do(state, "take 3").contracts == [0, 1, 0]


@pytest.mark.rule("B4")
def test_the_taken_cards_are_placed_in_an_order_you_choose() -> None:
    state = do(table(EMPTY, EMPTY, columns=["gr1 gr2 gr1", "", ""]), "take 1")
    assert menu(state) == ["place gr1 grey 1", "discard gr1", "place gr2 grey 1", "discard gr2"]
    state = do(state, "place gr2 grey 1")
    assert state.hand == ("gr1", "gr1")
    assert menu(state) == ["place gr1 grey 2", "discard gr1"]
    state = do(state, "place gr1 grey 2")
    assert state.hand == ("gr1",)
    assert menu(state) == ["place gr1 grey 3", "discard gr1"]


@pytest.mark.rule("B5")
def test_all_some_or_none_of_the_cards_may_be_placed() -> None:
    state = do(table(EMPTY, EMPTY, columns=["gr1 bl2", "", ""]), "take 1")
    every = do(state, "place gr1 grey 1", "place bl2 blue 1")
    some = do(state, "discard gr1", "place bl2 blue 1")
    none = do(state, "discard bl2", "discard gr1")
    assert (city(every)[0], city(every)[5]) == ("bl2", "gr1")
    assert (city(some)[0], city(some)[5]) == ("bl2", ".")
    assert city(none) == picture(EMPTY)
    assert {after.pending for after in (every, some, none)} == {"turn"}


@pytest.mark.rule("B6")
def test_a_discarded_foundation_leaves_the_game_with_its_token() -> None:
    state = do(table(EMPTY, EMPTY, columns=["gr0f gr1", "", ""], tokens=5), "take 1")
    after = do(state, "discard gr0f")
    assert (after.hand, after.tokens, after.pile) == (("gr1",), 5, ("2",))
    assert after.columns == [(), (), ()]
    assert after.cities[0].foundations == 0


@pytest.mark.rule("P3", "B6")
def test_a_card_whose_row_is_full_may_be_discarded_at_any_moment() -> None:
    state = table(FULL_GREY, EMPTY, hand="gr1 bl1 ye1", pending="hand")
    assert menu(state) == [
        *("discard gr1", "place bl1 blue 1", "discard bl1", "place ye1 yellow 1", "discard ye1"),
    ]
    assert do(state, "place bl1 blue 1", "discard gr1").hand == ("ye1",)


@pytest.mark.rule("A1", "B1")
def test_an_action_leaves_the_table_before_it_untouched() -> None:
    state = table(EMPTY, EMPTY, columns=["gr1", "gr1", ""], contracts=[0, 1])
    before = state.copy()
    apply(state, take(1))
    shown = apply(state, draw("2"))
    apply(shown, lay(1))
    assert state == before
    assert (state.columns, state.contracts) == ([("gr1",), ("gr1",), ()], [0, 1])
    assert (shown.columns, shown.shown, shown.pending) == ([("gr1",), ("gr1",), ()], "2", "lay")
