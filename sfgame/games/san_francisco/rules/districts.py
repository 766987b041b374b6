"""D. Districts: the first to fill a row takes its completion token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco.city import WIDTH

if TYPE_CHECKING:
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.state import State

COMPLETION_POINTS = 2
"""Half points of a completion token. Rule: D2."""


def complete_district(state: State, city: City, cell: int) -> bool:
    """Take a district's completion token for its fifth card, if nobody has it yet. Rule: D1."""
    row = cell // WIDTH
    if state.completed[row] is None and city.is_row_full(row):
        state.completed = (*state.completed[:row], state.player, *state.completed[row + 1 :])
    return False
