"""The rules, one module a chapter of the book; here they meet: which actions are legal, and what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco.actions import LAYS
from sfgame.games.san_francisco.rules import bonuses, placement, projects, turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


def lay_menu(state: State) -> tuple[Action, ...]:
    """Return the columns for the card turned up: any of the three. Rules: A1, A2."""
    return LAYS + turn.settlements(state) if state.settlements[state.player] else LAYS


MENUS: dict[str, Callable[[State], tuple[Action, ...]]] = {
    "turn": turn.turn_menu,
    "lay": lay_menu,
    "hand": placement.hand_menu,
    "bonus": bonuses.bonus_menu,
    "boost": bonuses.boost_menu,
    "track": bonuses.track_menu,
    "bonus_card": placement.bonus_card_menu,
    "end": turn.end_menu,
    "over": lambda _state: (),
}
"""What may be chosen for each decision that can be owed."""

ADVANCE: dict[str, Callable[[State, Action], None]] = {
    "draw": projects.draw,
    "lay": projects.lay,
    "take": projects.take,
    "place": placement.place,
    "discard": placement.discard,
    "bonus": placement.choose_bonus,
    "boost": placement.boost,
    "track": placement.lay_track,
    "settle": turn.settle,
    "end": turn.pass_turn,
}
"""What each action does."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every action the rules allow now."""
    return MENUS[state.pending](state)


def advance(state: State, action: Action) -> None:
    """Carry out a legal action in place. Legality is checked at the border, not here."""
    ADVANCE[action[0]](state, action)  # its name; by position, because this is the hottest line


def apply(state: State, action: Action) -> State:
    """Return the state after a legal action; the given state stays as it was."""
    after = state.copy()
    ADVANCE[action.name](after, action)
    return after
