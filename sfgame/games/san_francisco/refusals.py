"""Why an action is not legal: the rule, the facts, and the smallest change that would make it legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.core.events import Refusal
from sfgame.games.san_francisco.actions import LAYS, SETTLES, has_types, is_well_formed
from sfgame.games.san_francisco.city import WIDTH, cell_at
from sfgame.games.san_francisco.components import BONUS_CARDS, BONUS_OF_ROW, BONUSES, ROWS, TRACK_TOKEN
from sfgame.games.san_francisco.explain import BONUS_RULE
from sfgame.games.san_francisco.marks import Bonus, Column, District, Project, cell_mark
from sfgame.games.san_francisco.rules import legal_actions
from sfgame.games.san_francisco.rules.bonuses import can_be_placed, has_stock, may_take_track_token
from sfgame.games.san_francisco.rules.contracts import may_take
from sfgame.games.san_francisco.rules.placement import leftmost_empty, rows_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

OWED_BY = {
    "turn": ("T1", ("draw", "take", "settle")),
    "lay": ("A1", ("lay", "settle")),
    "hand": ("B4", ("place", "discard", "settle")),
    "bonus": ("X4", ("bonus",)),
    "boost": ("X5", ("boost",)),
    "track": ("X10", ("track",)),
    "bonus_card": ("X4", ("place",)),
    "end": ("X9", ("settle", "end")),
    "over": ("E3", ()),
}
"""For each decision that can be owed: the rule that asks for it, and the actions that answer it."""
RESOLVING_BONUS = ("bonus", "boost", "track", "bonus_card")
LARGEST_SETTLE = SETTLES[-1].amount


def why_not(state: State, action: Action) -> Refusal | None:
    """Return None for a legal action; else why it is refused."""
    if action in legal_actions(state) and has_types(action):
        return None
    if not is_well_formed(action):
        return Refusal("not_understood", "T1", {"action": str(action.name)})
    return _refusal(state, action)


def _refusal(state: State, action: Action) -> Refusal | None:
    rule, answers = OWED_BY[state.pending]
    if action.name not in answers:
        if action.name == "settle" and state.pending in RESOLVING_BONUS:
            rule = "X9"
        return Refusal("not_now", rule, {"action": action.name, "pending": state.pending}, fix="not_now")
    return CHECKS[action.name](state, action)


def _draw(state: State, action: Action) -> Refusal | None:
    if state.cards_left == 0:
        return Refusal("deck_empty", "E4", fix="deck_empty")
    if not state.is_open:
        if not action.card:
            return None
        return Refusal("draw_is_hidden", "A1", {"card": Project(action.card)}, fix="draw_is_hidden")
    if not action.card:
        return Refusal("draw_needs_name", "A1", fix="draw_needs_name")
    if action.card in BONUS_CARDS or action.card not in state.deck.cards:
        return Refusal("no_such_card", "S7", {"card": Project(action.card)}, fix="no_such_card")
    copies = state.deck.copies.count(action.card)
    return Refusal("no_copy_left", "S7", {"card": Project(action.card), "copies": copies}, fix="no_copy_left")


def _is_column(action: Action) -> bool:
    return action.column in range(1, len(LAYS) + 1)


def _lay(_state: State, action: Action) -> Refusal | None:
    if not _is_column(action):
        return Refusal("no_such_column", "A1", {"column": action.column}, fix="no_such_column")
    return None


def _take(state: State, action: Action) -> Refusal | None:
    if not _is_column(action):
        return Refusal("no_such_column", "B1", {"column": action.column}, fix="no_such_column")
    cards, contracts = len(state.columns[action.column - 1]), state.contracts[state.player]
    if may_take(cards, contracts):
        return None
    missing = next(more for more in range(1, contracts + 2) if may_take(cards + more, contracts))
    facts = {"column": Column(action.column), "cards": cards, "contracts": contracts, "missing": missing}
    return Refusal("too_many_contracts", "B2", facts, fix="too_many_contracts" if cards else "column_empty")


def _place(state: State, action: Action) -> Refusal | None:
    if state.pending == "bonus_card" and action.card != state.hand[-1]:
        return Refusal("not_now", "X4", {"action": action.name, "pending": state.pending}, fix="not_now")
    if action.card not in state.hand:
        return Refusal("card_not_in_hand", "B4", {"card": Project(action.card)}, fix="card_not_in_hand")
    if action.row not in ROWS:
        return Refusal("no_such_row", "P1", {"row": action.row}, fix="no_such_row")
    return _place_in_row(state, action)


def _place_in_row(state: State, action: Action) -> Refusal | None:
    card, filled = state.deck.cards[action.card], state.cities[state.player].filled
    facts, rows = {"card": Project(action.card), "row": District(action.row)}, rows_for(card.colour)
    has_room = any(leftmost_empty(filled, row) for row in rows)
    if action.row not in rows:
        own = facts | {"own": District(rows[0])}
        return Refusal("wrong_row", "P1", own, fix="wrong_row" if has_room else "own_row_full")
    space = leftmost_empty(filled, action.row)
    if space is None:
        rule = BONUS_RULE[card.id] if card.id in BONUS_CARDS else "P3"
        return Refusal("row_full", rule, facts, fix="other_row" if has_room else "row_full")
    if action.space != space:
        return Refusal(
            "wrong_space", "P2", facts | {"space": action.space, "leftmost": space}, fix="wrong_space"
        )
    return None


def _discard(_state: State, action: Action) -> Refusal | None:
    return Refusal("card_not_in_hand", "B4", {"card": Project(action.card)}, fix="card_not_in_hand")


def _bonus(state: State, action: Action) -> Refusal | None:
    assert state.resolving is not None  # noqa: S101  (a bonus is owed for a row)
    own, kind = BONUS_OF_ROW[state.resolving], action.bonus
    facts = {"bonus": Bonus(kind), "own": Bonus(own), "row": District(ROWS[state.resolving])}
    if kind not in (own, TRACK_TOKEN):
        return Refusal("not_this_district", "X1" if kind in BONUSES else "X4", facts, fix="other_bonus")
    if not has_stock(state, kind):
        return Refusal("bonus_gone", "X3", facts, fix="other_bonus")
    if kind == TRACK_TOKEN and not may_take_track_token(state, own):
        return Refusal("no_track_token_instead", "X4", facts, fix="other_bonus")
    if not can_be_placed(state.cities[state.player], kind):
        return Refusal("bonus_without_room", "X4", facts, fix="other_bonus")
    return None


def _token(state: State, action: Action) -> Refusal | None:
    rule = OWED_BY[state.pending][0]
    if action.row not in ROWS or action.space not in range(1, WIDTH + 1):
        return Refusal("no_such_space", rule, {"row": action.row, "space": action.space}, fix="no_such_space")
    cell, city = cell_at(action.row, action.space), state.cities[state.player]
    facts = {"cell": cell_mark(state.player, cell)}
    if not city.filled >> cell & 1:
        return Refusal("no_card_there", rule, facts, fix="no_card_there")
    if action.name == "boost" or city.rail_sites() >> cell & 1:
        return None
    kind = "is_depot" if city.depots >> cell & 1 else "has_tracks"
    return Refusal(kind, rule, facts, fix="no_tracks_yet")


def _settle(state: State, action: Action) -> Refusal | None:
    held = state.contracts[state.player]
    if not state.settlements[state.player]:
        return Refusal("no_contract_token", "X9", fix="no_contract_token")
    if action.amount not in range(1, LARGEST_SETTLE + 1):
        return Refusal(
            "settle_amount", "X9", {"amount": action.amount, "most": LARGEST_SETTLE}, fix="settle_amount"
        )
    if held < action.amount:
        facts = {"amount": action.amount, "contracts": held}
        return Refusal("too_few_contracts", "X9", facts, fix="settle_fewer" if held else "settle_later")
    return None


CHECKS: dict[str, Callable[[State, Action], Refusal | None]] = {
    "draw": _draw,
    "lay": _lay,
    "take": _take,
    "place": _place,
    "discard": _discard,
    "bonus": _bonus,
    "boost": _token,
    "track": _token,
    "settle": _settle,
    "end": lambda _state, _action: None,
}
