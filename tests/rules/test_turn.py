"""T. A turn."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import legal_actions, setup, why_not
from sfgame.games.san_francisco.actions import DRAW, END, take
from tests.drawn import EMPTY, do, menu, table


@pytest.mark.rule("T1", "A1", "B1")
def test_a_turn_is_taking_a_column_or_laying_out_a_project() -> None:
    state = table(EMPTY, EMPTY, columns=["gr1", "gr1 gr2", ""], pile="ye1 ye1 or2")
    assert menu(state) == ["take 1", "take 2", "draw ye1", "draw or2"]


@pytest.mark.rule("T1")
def test_nobody_may_pass() -> None:
    state = table(EMPTY, EMPTY)
    refusal = why_not(state, END)
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == ("not_now", "T1")


@pytest.mark.rule("T1")
def test_laying_out_a_project_is_the_whole_turn() -> None:
    state = do(table(EMPTY, EMPTY, columns=["gr1", "", ""]), "draw 2", "lay 1")
    assert (state.player, state.turn, state.pending) == (1, 2, "turn")


@pytest.mark.rule("T1", "B4")
def test_taking_projects_is_the_whole_turn_once_every_card_is_dealt_with() -> None:
    state = do(table(EMPTY, EMPTY, columns=["gr1 gr2", "", ""]), "take 1", "place gr2 grey 1")
    assert (state.player, state.turn, state.pending) == (0, 1, "hand")
    state = do(state, "discard gr1")
    assert (state.player, state.turn, state.pending) == (1, 2, "turn")


@pytest.mark.rule("T1", "A1")
def test_a_closed_deck_offers_one_draw_without_a_name() -> None:
    state = setup(2, seed=1)
    assert legal_actions(state) == (DRAW,)
    assert DRAW.card == ""
    assert legal_actions(do(state, DRAW, "lay 3")) == (take(3), DRAW)


@pytest.mark.rule("S7", "A1")
def test_an_open_deck_offers_each_kind_of_card_once_in_order() -> None:
    state = table(EMPTY, EMPTY, pile="bl1 bl1 gr1 ye1 ye1")
    assert menu(state) == ["draw bl1", "draw gr1", "draw ye1"]
    state = do(state, "draw gr1", "lay 1")
    assert menu(state) == ["take 1", "draw bl1", "draw ye1"]
    assert menu(do(state, "draw bl1", "lay 1")) == ["take 1", "draw bl1", "draw ye1"]


@pytest.mark.rule("S9")
def test_play_goes_clockwise_and_comes_back_to_seat_0() -> None:
    state, seats = table(EMPTY, EMPTY, EMPTY, pile="1 1 1 1"), []
    for _ in range(4):
        seats.append(state.player)
        state = do(state, "draw 1", "lay 2")
    assert seats == [0, 1, 2, 0]
    assert (state.player, state.turn) == (1, 5)


@pytest.mark.rule("E4", "T1")
def test_an_empty_deck_leaves_only_the_columns() -> None:
    state = table(EMPTY, EMPTY, columns=["", "gr1", ""], pile="")
    assert menu(state) == ["take 2"]


@pytest.mark.rule("E4")
def test_a_closed_deck_is_empty_after_its_last_card() -> None:
    state = table(EMPTY, EMPTY, columns=["1", "", ""], pile="2 3", top=1, is_open=False)
    assert (state.cards_left, legal_actions(state)[-1]) == (1, DRAW)
    state = do(state, DRAW, "lay 2")
    assert (state.cards_left, menu(state)) == (0, ["take 1", "take 2"])
