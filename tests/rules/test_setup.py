"""S. Setting up the table."""

from __future__ import annotations

import pytest

from sfgame.games import san_francisco
from sfgame.games.san_francisco import is_over, observe, player_to_move, setup
from sfgame.games.san_francisco.actions import DRAW
from sfgame.games.san_francisco.city import CELLS, City
from sfgame.games.san_francisco.components import BONUS_OF_ROW, BONUSES, ROWS, standard_deck
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.rules.advantage import token_table
from sfgame.games.san_francisco.rules.projects import stack_of_token
from sfgame.games.san_francisco.rules.setup import SetupError, shuffled
from tests.drawn import DRAWN, EMPTY, do, menu, table

COUNTS = (2, 3, 4)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    state = setup(players)
    assert state.players == players
    assert len(state.contracts) == len(state.victories) == len(state.settlements) == players


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        setup(players)
    assert str(refused.value) == f"the game is for 2 to 4 players, got {players} (S1)"


@pytest.mark.rule("S4")
def test_with_four_players_all_advantage_tokens_are_used() -> None:
    state = setup(4)
    assert [token_table(state, row) for row in ROWS] == [(4, 2, 0, -2)] * 5
    assert token_table(state, "tram") == (5, 2, 0, -2)


@pytest.mark.rule("S4")
def test_with_three_players_the_minus_one_tokens_stay_in_the_box() -> None:
    assert token_table(setup(3), "grey") == (4, 2, 0)
    assert token_table(setup(3), "tram") == (5, 2, 0)


@pytest.mark.rule("S4")
def test_with_two_players_the_one_tokens_stay_in_the_box_too() -> None:
    assert token_table(setup(2), "grey") == (4, 0)
    assert token_table(setup(2), "tram") == (5, 0)


@pytest.mark.rule("S5")
def test_there_are_six_eight_or_ten_foundation_tokens() -> None:
    assert [setup(players).tokens for players in COUNTS] == [6, 8, 10]


@pytest.mark.rule("S5", "A3")
def test_foundation_tokens_stand_in_stacks_of_two() -> None:
    assert [stack_of_token(6, left) for left in (6, 5, 4, 3, 2, 1)] == [1, 1, 2, 2, 3, 3]
    assert [stack_of_token(10, left) for left in (10, 9, 8, 1)] == [1, 1, 2, 5]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_has_an_empty_city_of_five_rows_of_five_spaces(players: int) -> None:
    state = setup(players)
    assert state.cities == [City()] * players
    assert all(city.cards == [None] * 25 and city.worth == [0] * 25 for city in state.cities)
    assert ROWS == ("blue", "grey", "orange", "yellow", "green")
    assert list(CELLS) == list(range(25))


@pytest.mark.rule("S7")
@pytest.mark.parametrize("players", COUNTS)
def test_all_87_cards_are_shuffled_at_every_number_of_players(players: int) -> None:
    state = setup(players, seed=3)
    assert state.cards_left == 87
    assert sorted(state.pile) == sorted(standard_deck().copies)
    assert state.pile != tuple(sorted(state.pile))
    assert (state.top, state.is_open) == (0, False)


@pytest.mark.rule("S7")
def test_a_seed_always_means_the_same_order() -> None:
    assert shuffled(("a", "b", "c", "d", "e"), 7) == ("d", "b", "a", "e", "c")
    assert setup(2, seed=1).pile == setup(4, seed=1).pile
    assert setup(2, seed=1).pile != setup(2, seed=2).pile
    assert not setup(2, seed=0).is_open


@pytest.mark.rule("S7")
def test_an_open_deck_is_sorted_and_names_its_cards() -> None:
    state = setup(2)
    assert state.is_open
    assert state.pile == tuple(sorted(standard_deck().copies))
    assert menu(state)[:2] == ["draw BK1", "draw BK2"]
    assert len(menu(state)) == 35


@pytest.mark.rule("S7")
def test_players_see_which_cards_are_to_come_but_not_their_order() -> None:
    state = do(setup(3, seed=5), DRAW, "lay 2", DRAW)
    seen = observe(state)
    assert seen.pile == tuple(sorted(state.pile[2:]))
    assert (seen.top, seen.is_open, seen.cards_left) == (0, True, 85)
    assert (seen.shown, seen.columns, seen.pending) == (state.shown, state.columns, "lay")
    assert (state.top, state.is_open, len(state.pile)) == (2, False, 87)


@pytest.mark.rule("S7")
def test_two_orders_of_the_same_deck_look_the_same_to_the_players() -> None:
    assert setup(2, seed=1) != setup(2, seed=2)
    assert observe(setup(2, seed=1)) == observe(setup(2, seed=2)) == setup(2)


@pytest.mark.rule("S7")
def test_a_deck_of_ones_own_can_be_used() -> None:
    assert setup(2).deck is standard_deck()
    assert setup(2, deck=DRAWN).deck is DRAWN
    assert sorted(setup(2, seed=1, deck=DRAWN).pile) == sorted(DRAWN.copies)


@pytest.mark.rule("S8", "X3")
def test_the_common_supply_holds_three_of_every_bonus_the_medal_and_the_completion_tokens() -> None:
    state = setup(3)
    assert BONUS_OF_ROW == ("plus_two", "value_four", "depot", "victory", "contracts")
    assert BONUSES[:5] == BONUS_OF_ROW
    assert BONUSES[5:] == ("track",)
    assert state.stock == (3, 3, 3, 3, 3, 3)
    assert state.medal is None
    assert state.completed == (None, None, None, None, None)
    assert (state.victories, state.settlements) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("S9")
def test_seat_0_begins_with_a_turn() -> None:
    state = setup(4)
    assert (state.player, state.turn, state.pending) == (0, 1, "turn")
    assert player_to_move(state) == 0
    assert not is_over(state)


@pytest.mark.rule("S9")
def test_the_seat_to_move_and_the_end_are_read_from_the_state() -> None:
    assert player_to_move(table(EMPTY, EMPTY, EMPTY, player=2)) == 2
    assert is_over(table(EMPTY, EMPTY, pending="over"))
    assert (san_francisco.id, san_francisco.rules_version) == ("san_francisco", 1)


@pytest.mark.rule("S10")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_starts_with_contracts_and_the_columns_are_empty(players: int) -> None:
    state = setup(players)
    assert state.contracts == [0] * players
    assert state.columns == [(), (), ()]
    assert (state.shown, state.hand, state.resolving, state.ending) == (None, (), None, None)


def test_house_rules_are_the_defaults_unless_given() -> None:
    assert setup(2).options == Options()
    assert setup(2, options=Options(tie_next_row="total")).options.tie_next_row == "total"
