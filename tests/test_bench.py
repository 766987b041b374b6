"""The parts of the benchmark that need no other engine; its goals are figures, not tests."""

from __future__ import annotations

from random import Random

import polars as pl

from sfgame import bench
from sfgame.games.san_francisco import advance, legal_actions, setup
from sfgame.records import Header, Seat, finished
from sfgame.records.log import MoveLog
from sfgame.records.play import named_draws


def test_a_goal_is_met_on_its_own_side() -> None:
    assert bench.at_least("x", 25, 25).met
    assert not bench.at_least("x", 24.9, 25).met
    assert bench.at_most("x", 15, 15, "%").met
    assert not bench.at_most("x", 15.1, 15, "%").met


def test_each_side_is_timed_for_one_of_its_steps() -> None:
    took = bench.seconds_per_step({"one": lambda: 1, "thousand": lambda: sum(range(1000)) // 499}, rounds=2)
    assert set(took) == {"one", "thousand"}
    assert all(0 < seconds < 1 for seconds in took.values())


def test_games_recorded_in_a_batch_are_the_same_rows_as_records() -> None:
    log, tables = MoveLog(), []
    for seed in range(6):
        players, chance, actions = 2 + seed % 3, Random(seed), []
        state = setup(players, seed=seed)
        while state.pending != "over":
            action = chance.choice(legal_actions(state))
            log.actions.append(action)
            log.turns.append(state.turn)
            actions.append(action)
            advance(state, action)
        log.end_game(f"g{seed}", state)
        seats = tuple(Seat(str(seat), "random") for seat in range(players))
        tables.append(finished(Header(f"g{seed}", seats), named_draws(actions, state)).moves)
    assert log.moves().equals(pl.concat(tables))
    assert log.moves().schema == tables[0].schema
