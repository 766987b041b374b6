"""X9. The contract token: settling contracts."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.rules.score import totals
from tests.drawn import EMPTY, do, menu, table

TOKEN = (1, 0)


@pytest.mark.rule("X9")
def test_the_contract_token_is_kept() -> None:
    state = table(EMPTY, EMPTY, pending="bonus", resolving=4, hand="gr1", settlements=(1, 0))
    after = do(state, "bonus contracts")
    assert (after.settlements, after.victories, after.contracts) == ((2, 0), (0, 0), [0, 0])
    assert (after.pending, after.hand, after.resolving) == ("hand", ("gr1",), None)


@pytest.mark.rule("X9")
@pytest.mark.parametrize(("held", "choices"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2])])
def test_one_or_two_of_the_contracts_held_can_be_returned(held: int, choices: list[int]) -> None:
    state = table(EMPTY, EMPTY, contracts=[held, 0], settlements=TOKEN)
    assert menu(state) == ["draw 2", *(f"settle {amount}" for amount in choices)]


@pytest.mark.rule("X9")
@pytest.mark.parametrize(("amount", "left"), [(1, 2), (2, 1)])
def test_the_token_leaves_the_game_with_the_contracts_it_returned(amount: int, left: int) -> None:
    state = table(EMPTY, EMPTY, contracts=[3, 2], settlements=(2, 1), stock=(3, 3, 3, 3, 0, 3))
    after = do(state, f"settle {amount}")
    assert (after.contracts, after.settlements) == ([left, 2], (1, 1))
    assert (after.stock, after.pending, after.player) == ((3, 3, 3, 3, 0, 3), "turn", 0)


@pytest.mark.rule("X9")
def test_without_a_token_nothing_can_be_settled() -> None:
    state = table(EMPTY, EMPTY, contracts=[2, 0], settlements=(0, 1))
    assert menu(state) == ["draw 2"]
    assert menu(do(state, "draw 2")) == ["lay 1", "lay 2", "lay 3"]


@pytest.mark.rule("X9", "B2")
def test_settling_before_taking_can_make_a_column_takeable() -> None:
    state = table(EMPTY, EMPTY, columns=["1", "", ""], contracts=[1, 0], settlements=TOKEN)
    assert menu(state) == ["draw 2", "settle 1"]
    assert menu(do(state, "settle 1")) == ["take 1", "draw 2"]


@pytest.mark.rule("X9")
def test_contracts_can_be_settled_after_the_drawn_card_is_seen() -> None:
    state = do(table(EMPTY, EMPTY, contracts=[2, 0], settlements=TOKEN), "draw 2")
    assert menu(state) == ["lay 1", "lay 2", "lay 3", "settle 1", "settle 2"]
    after = do(state, "settle 2")
    assert (after.contracts, after.pending, after.shown, after.player) == ([0, 0], "lay", "2", 0)


@pytest.mark.rule("X9")
def test_contracts_cannot_be_settled_after_a_card_is_laid() -> None:
    state = table(EMPTY, EMPTY, contracts=[2, 0], settlements=TOKEN)
    after = do(state, "draw 2", "lay 1")
    assert (after.player, after.pending) == (1, "turn")


@pytest.mark.rule("X9")
def test_contracts_can_be_settled_while_placing() -> None:
    state = table(EMPTY, EMPTY, contracts=[1, 0], settlements=TOKEN, hand="gr1 gr2", pending="hand")
    assert menu(state)[-2:] == ["discard gr2", "settle 1"]
    after = do(state, "place gr1 grey 1", "settle 1")
    assert (after.contracts, after.settlements, after.pending, after.player) == ([0, 0], (0, 0), "hand", 0)


@pytest.mark.rule("X9")
@pytest.mark.parametrize("last", ["place gr1 grey 1", "discard gr1"])
def test_after_the_last_card_settling_or_ending_the_turn_is_owed(last: str) -> None:
    state = do(
        table(EMPTY, EMPTY, contracts=[2, 0], settlements=TOKEN, hand="gr1", pending="hand", turn=5), last
    )
    assert (state.pending, state.player, state.turn) == ("end", 0, 5)
    assert menu(state) == ["settle 1", "settle 2", "end"]
    ended, settled = do(state, "end"), do(state, "settle 2")
    assert (ended.contracts, ended.settlements) == ([2, 0], (1, 0))
    assert (settled.contracts, settled.settlements) == ([0, 0], (0, 0))
    assert (ended.pending, ended.player, ended.turn) == ("turn", 1, 6)
    assert (settled.pending, settled.player, settled.turn) == ("turn", 1, 6)


@pytest.mark.rule("X9")
@pytest.mark.parametrize(("contracts", "tokens"), [([0, 2], (1, 1)), ([2, 0], (0, 1))])
def test_without_token_or_contracts_the_turn_ends_by_itself(
    contracts: list[int], tokens: tuple[int, int]
) -> None:
    state = table(EMPTY, EMPTY, contracts=contracts, settlements=tokens, hand="gr1", pending="hand")
    assert do(state, "discard gr1").player == 1


@pytest.mark.rule("X9")
def test_a_second_token_can_be_spent_after_the_first() -> None:
    state = table(EMPTY, EMPTY, contracts=[3, 0], settlements=(2, 0), pending="end")
    again = do(state, "settle 2")
    assert (again.pending, again.player, menu(again)) == ("end", 0, ["settle 1", "end"])
    assert do(again, "settle 1").player == 1


@pytest.mark.rule("X9")
def test_a_token_just_earned_with_the_last_card_can_be_spent_at_once() -> None:
    drawn = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n1x . . . ."
    state = table(drawn, EMPTY, contracts=[1, 0], hand="gn1x", pending="hand")
    state = do(state, "place gn1x green 2", "bonus contracts")
    assert (state.pending, menu(state)) == ("end", ["settle 1", "end"])


@pytest.mark.rule("X9")
@pytest.mark.parametrize("pending", ["bonus", "boost", "track", "bonus_card"])
def test_contracts_cannot_be_settled_while_a_bonus_is_being_resolved(pending: str) -> None:
    drawn = ". . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(drawn, EMPTY, contracts=[2, 0], settlements=TOKEN, pending=pending, resolving=1)
    state.hand = ("value_four",)
    assert menu(state)
    assert not any(step.startswith("settle") for step in menu(state))


@pytest.mark.rule("X9")
def test_an_unused_contract_token_scores_nothing() -> None:
    assert totals(table(EMPTY, EMPTY, settlements=(0, 3))) == totals(table(EMPTY, EMPTY))
