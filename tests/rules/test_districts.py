"""D. Completing a district."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.rules import score
from tests.drawn import EMPTY, do, table

FOUR_EACH = "\n".join(["1 1 1 1 ."] * 5)
THREE_EACH = "\n".join(["1 1 1 . ."] * 5)


@pytest.mark.rule("D1")
def test_the_fifth_card_in_a_row_takes_its_completion_token() -> None:
    state = table(FOUR_EACH, EMPTY, hand="ye1 1", pending="hand")
    assert do(state, "place ye1 yellow 5").completed == (None, None, None, 0, None)
    assert do(state, "place 1 blue 5").completed == (0, None, None, None, None)
    assert do(state, "place 1 green 5").completed == (None, None, None, None, 0)


@pytest.mark.rule("D1")
def test_the_fourth_card_in_a_row_takes_nothing() -> None:
    state = table(THREE_EACH, EMPTY, hand="ye1", pending="hand")
    assert do(state, "place ye1 yellow 4").completed == (None,) * 5


@pytest.mark.rule("D1")
def test_only_the_first_player_to_complete_a_district_takes_the_token() -> None:
    state = table(FOUR_EACH, FOUR_EACH, hand="ye1 bl1", pending="hand", player=1)
    state.completed = (None, None, None, 0, None)
    state = do(state, "place ye1 yellow 5")
    assert state.completed == (None, None, None, 0, None)
    assert do(state, "place bl1 blue 5").completed == (1, None, None, 0, None)


@pytest.mark.rule("D1")
def test_one_player_may_take_the_tokens_of_several_districts() -> None:
    state = table(FOUR_EACH, EMPTY, hand="ye1 bl1 gr1", pending="hand")
    state = do(state, "place gr1 grey 5", "place ye1 yellow 5", "place bl1 blue 5")
    assert state.completed == (0, 0, None, 0, None)


@pytest.mark.rule("D2")
def test_a_completion_token_is_worth_one_point() -> None:
    state = table(EMPTY, EMPTY, EMPTY, completed=(0, None, 1, 1, None))
    assert [score.completion(state, row) for row in range(5)] == [
        [2, 0, 0],
        [0, 0, 0],
        [0, 2, 0],
        [0, 2, 0],
        [0, 0, 0],
    ]
