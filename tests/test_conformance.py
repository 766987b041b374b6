"""Random play: what must hold in every game, whatever happens in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sfgame.core.errors import IllegalAction
from sfgame.core.play import play, replay, step
from sfgame.games import GAMES
from sfgame.games.san_francisco import apply, legal_actions, observe, setup, why_not
from sfgame.games.san_francisco.actions import ACTIONS, Action, draw
from sfgame.games.san_francisco.components import BONUSES, ROWS
from sfgame.games.san_francisco.state import PENDING, State
from tests.random_play import random_game, random_table

if TYPE_CHECKING:
    from random import Random

SEEDS = range(60)
EVERY_ACTION = [
    *(Action("draw", card=card) for card in ("", "GR3", "BL1", "depot", "XX")),
    *(Action(name, column=column) for name in ("lay", "take") for column in range(5)),
    *(Action("place", card=card, row=row, space=space) for card in ("GR3", "BK1", "depot", "value_four") for row in (*ROWS, "red") for space in range(7)),
    *(Action("discard", card=card) for card in ("GR3", "BK1", "depot")),
    *(Action("bonus", bonus=bonus) for bonus in (*BONUSES, "none")),
    *(Action(name, row=row, space=space) for name in ("boost", "track") for row in (*ROWS, "") for space in range(7)),
    *(Action("settle", amount=amount) for amount in range(4)),
    Action("end"),
    Action("fly"),
    Action("lay", column=1, card="GR3"),
]  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_ends_and_every_legal_action_applies(seed: int) -> None:
    last = None
    for before, action, after in random_game(seed):
        assert action.name in ACTIONS
        assert before.pending in PENDING
        assert len(set(legal_actions(before))) == len(legal_actions(before))
        assert after.turn in (before.turn, before.turn + 1)
        last = after
    assert last is not None
    assert last.ending is not None
    assert not legal_actions(last)


@pytest.mark.parametrize("seed", range(12))
def test_apply_leaves_the_old_state_as_it_was(seed: int) -> None:
    for before, _, _ in random_game(seed):
        kept = before.copy()
        cities = [city.copy() for city in before.cities]
        for action in legal_actions(before):
            apply(before, action)
        assert before == kept
        assert before.cities == cities


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_a_menu_and_a_refusal_never_disagree(seed: int) -> None:
    for number, (before, _, _) in enumerate(random_game(seed)):
        if number % 5:
            continue
        menu = set(legal_actions(before))
        for action in {*EVERY_ACTION, *menu}:
            refusal = why_not(before, action)
            assert (refusal is None) == (action in menu), (action, refusal)
            if refusal:
                assert refusal.rule in GAMES["san_francisco"].RULEBOOK


@pytest.mark.parametrize("seed", range(10))
def test_a_game_replays_from_its_draws_without_the_seed(seed: int) -> None:
    game = GAMES["san_francisco"]
    steps = list(random_game(seed))
    first, end = steps[0].before, steps[-1].after
    drawn = iter(first.pile)
    named = [draw(next(drawn)) if action.name == "draw" else action for _, action, _ in steps]
    opened = setup(first.players, deck=first.deck, options=first.options)
    through = replay(game, opened, named)
    assert len(through.states) == len(steps) + 1
    assert observe(end) == through.states[-1]


def test_replay_refuses_the_first_illegal_action() -> None:
    with pytest.raises(IllegalAction) as refused:
        replay(GAMES["san_francisco"], setup(2), [draw("GR3"), Action("take", column=1)])
    assert refused.value.refusal.rule == "A1"
    assert "A1" in str(refused.value)
    assert step(GAMES["san_francisco"], setup(2), draw("GR3")).shown == "GR3"


@pytest.mark.rule("S7")
def test_the_deck_order_is_hidden_from_whoever_looks() -> None:
    state = setup(2, seed=5)
    other = state.copy()
    other.pile = tuple(reversed(state.pile))
    assert observe(state) == observe(other)
    assert observe(state).cards_left == state.cards_left


@pytest.mark.rule("S7", "A1")
def test_strategies_see_only_what_a_player_may_see() -> None:
    seen: list[State] = []

    def spy(look: object, menu: object, _chance: Random) -> Action:
        assert callable(look)
        seen.append(look())
        assert isinstance(menu, tuple)
        chosen: Action = menu[0]
        return chosen

    state, chance = random_table(2)
    play(GAMES["san_francisco"], state, [spy] * state.players, chance)
    assert seen
    assert all(look.is_open and list(look.pile) == sorted(look.pile) for look in seen)
