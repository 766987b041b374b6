"""San Francisco: lay out projects or take them, build a city of five districts, light up its trams."""

from __future__ import annotations

from sfgame.games.san_francisco.explain import explain
from sfgame.games.san_francisco.explain_score import score_lines as score_now
from sfgame.games.san_francisco.explain_setup import explain_setup
from sfgame.games.san_francisco.refusals import why_not
from sfgame.games.san_francisco.rulebook import RULEBOOK
from sfgame.games.san_francisco.rules import advance, apply, legal_actions
from sfgame.games.san_francisco.rules.score import outcome
from sfgame.games.san_francisco.rules.setup import observe, setup
from sfgame.games.san_francisco.state import State

id = "san_francisco"  # noqa: A001  (the protocol's name)
rules_version = 1


def player_to_move(state: State) -> int:
    """Return the seat that owes the next decision."""
    return state.player


def is_over(state: State) -> bool:
    """Return whether no decision is owed any more."""
    return state.pending == "over"


__all__ = [
    "RULEBOOK",
    "State",
    "advance",
    "apply",
    "explain",
    "explain_setup",
    "id",
    "is_over",
    "legal_actions",
    "observe",
    "outcome",
    "player_to_move",
    "rules_version",
    "score_now",
    "setup",
    "why_not",
]
