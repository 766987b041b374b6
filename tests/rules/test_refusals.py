"""Why an action is refused: drawing, laying, taking, settling, and actions at the wrong moment."""

from __future__ import annotations

import pytest

from sfgame.core.events import Refusal
from sfgame.games.san_francisco import why_not
from sfgame.games.san_francisco.actions import DRAW, END, Action, draw, lay, settle, take
from sfgame.games.san_francisco.marks import Column, Project
from sfgame.games.san_francisco.state import PENDING, State
from tests.drawn import EMPTY, act, do, table

ONE_CARD = ". . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . ."


def owing(pending: str) -> State:
    """Return a table on which one decision is owed."""
    state = table(ONE_CARD, EMPTY, pending=pending, resolving=1, contracts=[1, 0], settlements=(1, 0))
    state.shown, state.hand, state.columns = "2", ("2", "value_four"), [("2", "2"), (), ()]
    return state


ANSWERS = {
    "turn": ("T1", ["draw 2", "take 1", "settle 1"]),
    "lay": ("A1", ["lay 1", "settle 1"]),
    "hand": ("B4", ["place 2 blue 1", "discard 2", "settle 1"]),
    "bonus": ("X4", ["bonus value_four"]),
    "boost": ("X5", ["boost grey 1"]),
    "track": ("X10", ["track grey 1"]),
    "bonus_card": ("X4", ["place value_four blue 1"]),
    "end": ("X9", ["settle 1", "end"]),
    "over": ("E3", []),
}
EVERY_STEP = [
    *("draw 2", "lay 1", "take 1", "place 2 blue 1", "discard 2", "bonus value_four"),
    *("boost grey 1", "track grey 1", "settle 1", "end"),
]


@pytest.mark.rule("T1", "A1", "B4", "X4", "X5", "X10", "X9", "E3")
@pytest.mark.parametrize("pending", PENDING)
def test_an_action_at_the_wrong_moment_is_refused_by_the_rule_that_owes_another(pending: str) -> None:
    rule, answers = ANSWERS[pending]
    names = {step.split()[0] for step in answers}
    for step in EVERY_STEP:
        name = step.split()[0]
        if name not in names:
            resolving = name == "settle" and pending in {"bonus", "boost", "track", "bonus_card"}
            facts = {"action": name, "pending": pending}
            refusal = Refusal("not_now", "X9" if resolving else rule, facts, fix="not_now")
            assert why_not(owing(pending), act(step)) == refusal


@pytest.mark.rule("T1")
@pytest.mark.parametrize("pending", PENDING)
def test_the_actions_that_answer_the_owed_decision_are_legal(pending: str) -> None:
    for step in ANSWERS[pending][1]:
        assert why_not(owing(pending), act(step)) is None
    assert set(ANSWERS) == set(PENDING)


@pytest.mark.rule("T1")
def test_what_is_no_action_is_not_understood() -> None:
    state = table(EMPTY, EMPTY)
    assert why_not(state, Action("pass")) == Refusal("not_understood", "T1", {"action": "pass"})
    assert why_not(state, DRAW) is not None
    odd = owing("lay"), Action("lay", column=1, row="blue")
    assert why_not(*odd) == Refusal("not_understood", "T1", {"action": "lay"})
    assert why_not(owing("end"), Action("end", amount=2)) == Refusal(
        "not_understood", "T1", {"action": "end"}
    )


@pytest.mark.rule("E4")
@pytest.mark.parametrize("is_open", [True, False])
def test_an_empty_deck_cannot_be_drawn_from(*, is_open: bool) -> None:
    state = table(EMPTY, EMPTY, pile="", is_open=is_open, columns=["1", "", ""])
    assert why_not(state, DRAW) == Refusal("deck_empty", "E4", {}, fix="deck_empty")
    assert why_not(state, take(1)) is None


@pytest.mark.rule("A1")
def test_a_closed_deck_does_not_let_a_draw_name_its_card() -> None:
    state = table(EMPTY, EMPTY, is_open=False)
    facts = {"card": Project("2")}
    assert why_not(state, draw("2")) == Refusal("draw_is_hidden", "A1", facts, fix="draw_is_hidden")
    assert why_not(state, DRAW) is None


@pytest.mark.rule("A1")
def test_a_draw_from_an_open_deck_must_name_its_card() -> None:
    state = table(EMPTY, EMPTY)
    assert why_not(state, DRAW) == Refusal("draw_needs_name", "A1", {}, fix="draw_needs_name")
    assert why_not(state, draw("2")) is None


@pytest.mark.rule("S7")
@pytest.mark.parametrize("card", ["GR9", "value_four", "depot"])
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn(card: str) -> None:
    facts = {"card": Project(card)}
    assert why_not(table(EMPTY, EMPTY), draw(card)) == Refusal(
        "no_such_card", "S7", facts, fix="no_such_card"
    )


@pytest.mark.rule("S7")
def test_a_card_of_which_no_copy_is_left_cannot_be_drawn() -> None:
    state = table(EMPTY, EMPTY)
    facts = {"card": Project("gr1"), "copies": 2}
    assert why_not(state, draw("gr1")) == Refusal("no_copy_left", "S7", facts, fix="no_copy_left")
    state.pile = ("2", "gr1")
    assert why_not(state, draw("gr1")) is None


@pytest.mark.rule("A1", "B1")
@pytest.mark.parametrize("column", [0, 4, -1])
def test_there_are_three_columns(column: int) -> None:
    laying, taking = owing("lay"), owing("turn")
    refusal = Refusal("no_such_column", "A1", {"column": column}, fix="no_such_column")
    assert why_not(laying, lay(column)) == refusal
    refusal = Refusal("no_such_column", "B1", {"column": column}, fix="no_such_column")
    assert why_not(taking, take(column)) == refusal
    assert [why_not(laying, lay(number)) for number in (1, 2, 3)] == [None, None, None]


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("cards", "contracts", "missing", "fix"),
    [
        (2, 2, 1, "too_many_contracts"),
        (1, 1, 1, "too_many_contracts"),
        (1, 3, 3, "too_many_contracts"),
        (0, 0, 1, "column_empty"),
        (0, 2, 3, "column_empty"),
    ],
)
def test_a_refused_column_says_how_many_cards_are_missing(
    cards: int, contracts: int, missing: int, fix: str
) -> None:
    state = table(EMPTY, EMPTY, contracts=[contracts, 0], columns=["", " ".join(["1"] * cards), ""])
    facts = {"column": Column(2), "cards": cards, "contracts": contracts, "missing": missing}
    assert why_not(state, take(2)) == Refusal("too_many_contracts", "B2", facts, fix=fix)
    state.columns[1] = ("1",) * (cards + missing)
    assert why_not(state, take(2)) is None
    state.columns[1] = ("1",) * (cards + missing - 1)
    assert why_not(state, take(2)) is not None


@pytest.mark.rule("B2")
def test_a_take_that_names_more_than_a_column_is_not_understood() -> None:
    refusal = Refusal("not_understood", "T1", {"action": "take"})
    assert why_not(owing("turn"), Action("take", column=1, card="2")) == refusal


@pytest.mark.rule("X9")
def test_settling_needs_a_contract_token() -> None:
    state = table(EMPTY, EMPTY, contracts=[2, 0], settlements=(0, 1))
    assert why_not(state, settle(1)) == Refusal("no_contract_token", "X9", {}, fix="no_contract_token")
    state.settlements = (1, 0)
    assert why_not(state, settle(1)) is None


@pytest.mark.rule("X9")
@pytest.mark.parametrize("amount", [0, 3, -1])
def test_a_contract_token_returns_one_or_two_contracts(amount: int) -> None:
    state = table(EMPTY, EMPTY, contracts=[3, 0], settlements=(1, 0))
    facts = {"amount": amount, "most": 2}
    assert why_not(state, settle(amount)) == Refusal("settle_amount", "X9", facts, fix="settle_amount")
    assert (why_not(state, settle(1)), why_not(state, settle(2))) == (None, None)


@pytest.mark.rule("X9")
@pytest.mark.parametrize(
    ("held", "amount", "fix"), [(1, 2, "settle_fewer"), (0, 1, "settle_later"), (0, 2, "settle_later")]
)
def test_only_contracts_that_are_held_can_be_returned(held: int, amount: int, fix: str) -> None:
    state = table(EMPTY, EMPTY, contracts=[held, 5], settlements=(1, 0))
    facts = {"amount": amount, "contracts": held}
    assert why_not(state, settle(amount)) == Refusal("too_few_contracts", "X9", facts, fix=fix)
    state.contracts = [amount, 5]
    assert why_not(state, settle(amount)) is None
    assert why_not(state, Action("settle", amount=amount, row="x")) == Refusal(
        "not_understood", "T1", {"action": "settle"}
    )


@pytest.mark.rule("T1")
def test_nothing_is_refused_that_was_just_offered() -> None:
    state = do(table(EMPTY, EMPTY), "draw 2")
    assert why_not(state, lay(3)) is None
    refusal = Refusal("not_now", "A1", {"action": "end", "pending": "lay"}, fix="not_now")
    assert why_not(state, END) == refusal
