"""C. Contracts."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.rules.score import totals
from tests.drawn import EMPTY, do, menu, table

COLUMNS = ["gr1 gr2", "", ""]


@pytest.mark.rule("C1")
def test_contracts_score_nothing() -> None:
    few, many = table(EMPTY, EMPTY), table(EMPTY, EMPTY, contracts=[0, 9])
    assert totals(few) == totals(many)


@pytest.mark.rule("C1")
def test_contracts_limit_only_taking() -> None:
    state = table(EMPTY, EMPTY, columns=COLUMNS, contracts=[9, 0])
    assert menu(state) == ["draw 2"]
    assert menu(do(state, "draw 2")) == ["lay 1", "lay 2", "lay 3"]
    placing = table(EMPTY, EMPTY, hand="gr1", pending="hand", contracts=[9, 0])
    assert menu(placing) == ["place gr1 grey 1", "discard gr1"]


@pytest.mark.rule("C2")
def test_as_soon_as_everyone_has_a_contract_everyone_returns_one() -> None:
    state = table(EMPTY, EMPTY, EMPTY, columns=COLUMNS, contracts=[0, 3, 1])
    assert do(state, "take 1").contracts == [0, 2, 0]


@pytest.mark.rule("C2")
def test_while_one_player_has_none_nobody_returns_any() -> None:
    state = table(EMPTY, EMPTY, EMPTY, columns=COLUMNS, contracts=[0, 3, 0])
    assert do(state, "take 1").contracts == [1, 3, 0]
    taker_again = table(EMPTY, EMPTY, EMPTY, columns=COLUMNS, contracts=[1, 3, 0])
    assert do(taker_again, "take 1").contracts == [2, 3, 0]


@pytest.mark.rule("C2")
def test_contracts_are_returned_before_the_first_card_is_placed() -> None:
    state = do(table(EMPTY, EMPTY, columns=COLUMNS, contracts=[1, 0], player=1), "take 1")
    assert (state.contracts, state.pending, state.hand) == ([0, 0], "hand", ("gr1", "gr2"))


@pytest.mark.rule("C2")
def test_nobody_returns_contracts_when_a_card_is_laid_out() -> None:
    state = table(EMPTY, EMPTY, contracts=[2, 0], player=1)
    assert do(state, "draw 2", "lay 1").contracts == [2, 0]


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("before", "after"),
    [([5, 1, 2, 0], [4, 0, 1, 0]), ([5, 0, 2, 0], [5, 0, 2, 1]), ([0, 1, 2, 0], [0, 1, 2, 1])],
)
def test_everyone_means_every_player(before: list[int], after: list[int]) -> None:
    state = table(EMPTY, EMPTY, EMPTY, EMPTY, columns=COLUMNS, contracts=before, player=3)
    assert do(state, "take 1").contracts == after


@pytest.mark.rule("C3", "B3")
def test_the_supply_of_contracts_does_not_run_out() -> None:
    cards = " ".join(["1"] * 14)
    state = table(EMPTY, EMPTY, columns=[cards, "", ""], contracts=[13, 0])
    assert do(state, "take 1").contracts == [14, 0]
