"""Z. The final score: what every player gets, and who wins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sfgame.core.game import Outcome
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.rules.advantage import TRAMS, tokens
from sfgame.games.san_francisco.rules.bonuses import VICTORY_POINTS
from sfgame.games.san_francisco.rules.districts import COMPLETION_POINTS
from sfgame.games.san_francisco.rules.medal import MEDAL_POINTS
from sfgame.games.san_francisco.rules.skyscrapers import SKYSCRAPER_POINTS
from sfgame.games.san_francisco.rules.trams import markers

if TYPE_CHECKING:
    from collections.abc import Callable

    from sfgame.games.san_francisco.state import State


def skyscrapers(state: State) -> list[int]:
    """Return the half points for skyscrapers, by seat. Rule: K3."""
    return [SKYSCRAPER_POINTS * city.skyscrapers.bit_count() for city in state.cities]


def medal(state: State) -> list[int]:
    """Return the half points for the medal, by seat. Rule: M3."""
    return [MEDAL_POINTS * (state.medal == seat) for seat in range(state.players)]


def victory(state: State) -> list[int]:
    """Return the half points for 1½ tokens, by seat. Rule: X8."""
    return [VICTORY_POINTS * held for held in state.victories]


def completion(state: State, row: int) -> list[int]:
    """Return the half points for a district's completion token, by seat. Rule: D2."""
    return [COMPLETION_POINTS * (state.completed[row] == seat) for seat in range(state.players)]


FINAL_SCORE: dict[str, Callable[[State], list[int]]] = {
    "skyscrapers": skyscrapers,
    "medal": medal,
    "victory": victory,
    **{f"completion_{row}": partial(completion, row=number) for number, row in enumerate(ROWS)},
    **{f"district_{row}": partial(tokens, contest=row) for row in ROWS},
    "tram": partial(tokens, contest=TRAMS),
}
"""The items of the score in the book's order, each with the half points it gives every seat. Rule: Z1."""


def totals(state: State) -> list[int]:
    """Return every player's half points, as if the game ended now. Rule: Z1."""
    return [sum(points) for points in zip(*(item(state) for item in FINAL_SCORE.values()), strict=True)]


def places(state: State, points: list[int]) -> list[int]:
    """Return the place that every player's points give: then tram markers decide; ties share a place. Rule: Z2."""
    keys = list(zip(points, map(markers, state.cities), strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    if state.ending is None:
        return None
    points = totals(state)
    return Outcome(state.ending, tuple(points), tuple(places(state, points)))
