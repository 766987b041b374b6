"""Every difference between two states is claimed by exactly one event, and every number of it recomputes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sfgame.games.san_francisco import RULEBOOK, explain, explain_setup, score_now, setup
from sfgame.games.san_francisco.city import CELLS, City
from sfgame.games.san_francisco.components import BONUSES, ROWS
from sfgame.games.san_francisco.rules.score import FINAL_SCORE, places, totals
from sfgame.games.san_francisco.state import State
from tests.random_play import random_game
from tests.recompute import recompute

if TYPE_CHECKING:
    from sfgame.core.events import Fact

SEEDS = range(90)
SETTINGS = {"deck", "options", "is_open", "owned"}
"""What never changes during a game, and what only says which states share a city."""


def facts(state: State) -> dict[Fact, Any]:
    """Return everything observable in a state, each thing under its name."""
    seats = range(state.players)
    found: dict[Fact, Any] = {
        ("pile",): state.pile[state.top :],
        **{(name,): getattr(state, name) for name in ("shown", "tokens", "hand", "medal")},
        **{(name,): getattr(state, name) for name in ("pending", "resolving", "player", "turn", "ending")},
        **{("column", number): cards for number, cards in enumerate(state.columns, start=1)},
        **{("stock", kind): left for kind, left in zip(BONUSES, state.stock, strict=True)},
        **{("completed", row): seat for row, seat in zip(ROWS, state.completed, strict=True)},
        **{(name, seat): getattr(state, name)[seat] for name in ("contracts", "victories", "settlements") for seat in seats},
        **{("requirement", seat): state.cities[seat].requirement() for seat in seats},
    }  # fmt: skip
    for seat, city in enumerate(state.cities):
        found.update(city_facts(seat, city))
    return found


def city_facts(seat: int, city: City) -> dict[Fact, Any]:
    found: dict[Fact, Any] = {("card", seat, cell): city.cards[cell] for cell in CELLS}
    found.update({("value", seat, cell): city.value(cell) for cell in CELLS})
    for name, cells in (
        ("lit", city.lit), ("skyscraper", city.skyscrapers), ("boosted", city.boosted), ("railed", city.railed)
    ):  # fmt: skip
        found.update({(name, seat, cell): cells >> cell & 1 for cell in CELLS})
    return found


def test_the_facts_cover_every_field_of_a_state() -> None:
    named = {str(name[0]) for name in facts(setup(2))}
    renamed = {"column": "columns", "value": "cities", "pile": "pile"}
    covered = {renamed.get(name, name) for name in named} | SETTINGS | {"top"}
    assert set(State.__slots__) <= covered


@pytest.mark.parametrize("seed", SEEDS)
def test_every_difference_is_claimed_by_exactly_one_event(seed: int) -> None:
    for before, action, after in random_game(seed):
        old, new = facts(before), facts(after)
        changed = Counter(name for name in new if old[name] != new[name])
        claimed = Counter(claim for event in explain(before, action, after) for claim in event.claims)
        assert claimed == changed, (action, claimed - changed, changed - claimed)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_number_of_an_event_recomputes_from_the_two_states(seed: int) -> None:
    for before, action, after in random_game(seed):
        for event in explain(before, action, after):
            assert set(event.rules) <= set(RULEBOOK)
            assert recompute(event, before, action, after) == dict(event.args), event.kind


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_all_events_sum_to_the_score(seed: int) -> None:
    scored: Counter[int] = Counter()
    for before, action, after in random_game(seed):
        for event in explain(before, action, after):
            scored[event.player or 0] += event.half_points
    assert [scored[seat] for seat in range(after.players)] == totals(after)


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("seed", range(0, 90, 5))
def test_score_now_gives_every_line_at_any_moment(seed: int) -> None:
    for _, _, after in random_game(seed):
        lines = [event for event in score_now(after) if "item" in event.args]
        named = {(event.args["item"], event.player): event.half_points for event in lines}
        assert named == {
            (item, seat): points
            for item, by_seat in FINAL_SCORE.items()
            for seat, points in enumerate(by_seat(after))
        }
        assert len(lines) == len(FINAL_SCORE) * after.players


@pytest.mark.rule("Z2")
@pytest.mark.parametrize("seed", range(0, 90, 7))
def test_places_follow_points_then_tram_markers(seed: int) -> None:
    *_, last = random_game(seed)
    keys = [
        (points, city.lit.bit_count())
        for points, city in zip(totals(last.after), last.after.cities, strict=True)
    ]
    ranked = sorted(keys, reverse=True)
    assert places(last.after, totals(last.after)) == [1 + ranked.index(key) for key in keys]


@pytest.mark.rule("S1", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_is_explained_by_its_rules(players: int) -> None:
    events = explain_setup(setup(players))
    assert [event.rule for event in events] == ["S1", "S4", "S5", "S6", "S7", "S8", "S9", "S10"]
    tokens = next(event for event in events if event.rule == "S5").args
    assert tokens == {"tokens": {2: 6, 3: 8, 4: 10}[players], "stacks": players + 1}
