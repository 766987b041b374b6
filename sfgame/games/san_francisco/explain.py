"""Why the table changed: (before, action, after) -> events, each a proof from the predicates the rules use."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.city import cell_at
from sfgame.games.san_francisco.components import BONUS_CARDS, BONUSES, FOUNDATION_TOKENS
from sfgame.games.san_francisco.explain_city import city_events
from sfgame.games.san_francisco.explain_score import score_lines
from sfgame.games.san_francisco.marks import Bonus, Column, Project, cell_mark, face_of
from sfgame.games.san_francisco.rules.contracts import everyone_has_a_contract
from sfgame.games.san_francisco.rules.end import CITY_FULL, LAST_FOUNDATION
from sfgame.games.san_francisco.rules.placement import leftmost_empty, rows_for
from sfgame.games.san_francisco.rules.projects import stack_of_token

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sfgame.core.events import Fact
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


def explain(before: State, action: Action, after: State) -> list[Event]:
    """Return the reason of every difference between two states: what the player did, then what followed."""
    events = list(DEEDS[action.name](before, action, after))
    events += city_events(before, action, after)
    events += _flow(before, action, after)
    _claim_rest(events, before, after)
    if after.ending is not None:
        events += score_lines(after)
    return events


def _drawn(before: State, _action: Action, after: State) -> Iterator[Event]:
    assert after.shown is not None  # noqa: S101  (a draw shows a card)
    card = after.deck.cards[after.shown]
    yield Event(
        "project_revealed",
        ("A1", "T1"),
        before.player,
        claims=(("pile",), ("shown",)),
        marks=(Project(card.id),),
        args={"card": face_of(card), "left": after.cards_left},
    )


def _laid(before: State, action: Action, after: State) -> Iterator[Event]:
    assert before.shown is not None  # noqa: S101  (only a shown card can be laid)
    column, card = Column(action.column), Project(before.shown)
    cards = len(after.columns[action.column - 1])
    yield Event(
        "project_laid",
        ("A2", "A1"),
        before.player,
        claims=(("shown",), ("column", action.column)),
        marks=(column, card),
        args={"card": card, "column": column, "cards": cards},
    )
    if after.tokens != before.tokens:
        stack = stack_of_token(FOUNDATION_TOKENS[before.players], before.tokens)
        yield Event(
            "foundation_token_added",
            ("A3", "S5"),
            before.player,
            claims=(("tokens",),),
            marks=(column, card),
            args={"card": card, "stack": stack, "left": after.tokens},
        )


def _taken(before: State, action: Action, after: State) -> Iterator[Event]:
    player, column = before.player, Column(action.column)
    cards, held = before.columns[action.column - 1], before.contracts[before.player]
    with_token = sum(before.deck.cards[card].foundation for card in cards)
    yield Event(
        "column_taken",
        ("B2", "B1", "T1", *(("K1",) if with_token else ())),
        player,
        claims=(("column", action.column), ("hand",)),
        marks=(column, *map(Project, cards)),
        args={"column": column, "cards": len(cards), "contracts": held, "foundations": with_token},
    )
    signed = [count + (seat == player) for seat, count in enumerate(before.contracts)]
    returned = everyone_has_a_contract(signed)
    yield Event(
        "contract_taken",
        ("B3", "C1", "C3"),
        player,
        claims=() if returned else (("contracts", player),),
        marks=(Player(player),),
        args={"contracts": signed[player]},
    )
    if returned:
        seats = range(before.players)
        yield Event(
            "contracts_returned",
            ("C2",),
            player,
            claims=tuple(("contracts", seat) for seat in seats if seat != player),
            marks=tuple(map(Player, seats)),
            args={
                "held": tuple({"player": Player(seat), "contracts": after.contracts[seat]} for seat in seats)
            },
        )


BONUS_RULE = {
    "plus_two": "X5",
    "value_four": "X6",
    "depot": "X7",
    "victory": "X8",
    "contracts": "X9",
    "track": "X10",
}
"""The rule of each kind of bonus."""


def _placed(before: State, action: Action, _after: State) -> Iterator[Event]:
    player, cell = before.player, cell_at(action.row, action.space)
    card, mark = before.deck.cards[action.card], cell_mark(player, cell)
    rules = (BONUS_RULE[card.id], "P2") if card.id in BONUS_CARDS else ("P1", "P2", "B4", "P6")
    claims: tuple[Fact, ...] = (("hand",), ("card", player, cell))
    if card.value:
        claims += (("value", player, cell),)
    yield Event(
        "card_placed",
        (*rules, "Q1") if card.plaza else rules,
        player,
        claims=claims,
        marks=(mark,),
        args={"card": face_of(card), "cell": mark, "universal": int(len(rows_for(card.colour)) > 1)},
    )


def _discarded(before: State, action: Action, _after: State) -> Iterator[Event]:
    card, city = before.deck.cards[action.card], before.cities[before.player]
    no_room = all(leftmost_empty(city.filled, row) is None for row in rows_for(card.colour))
    yield Event(
        "card_discarded",
        ("P3", "B6") if no_room else ("B5", "B6"),
        before.player,
        claims=(("hand",),),
        marks=(Project(card.id),),
        args={
            "card": Project(card.id),
            "reason": "row_full" if no_room else "chosen",
            "foundation": int(card.foundation),
        },
    )


BONUS_GOES_TO = {"victory": "victories", "contracts": "settlements"}


def _bonus_taken(before: State, action: Action, after: State) -> Iterator[Event]:
    kind, player = action.bonus, before.player
    claims: tuple[Fact, ...] = (("stock", kind),)
    if kind in BONUS_CARDS:
        claims += (("hand",),)
    elif kind in BONUS_GOES_TO:
        claims += ((BONUS_GOES_TO[kind], player),)
    yield Event(
        "bonus_taken",
        (BONUS_RULE[kind], "X3", "X4"),
        player,
        claims=claims,
        marks=(Bonus(kind),),
        args={"bonus": Bonus(kind), "left": after.stock[BONUSES.index(kind)]},
    )


def _boosted(before: State, action: Action, after: State) -> Iterator[Event]:
    player, cell = before.player, cell_at(action.row, action.space)
    mark = cell_mark(player, cell)
    value = after.cities[player].value(cell)
    yield Event(
        "boost_placed",
        ("X5",),
        player,
        claims=(("boosted", player, cell), ("value", player, cell)),
        marks=(mark,),
        args={"cell": mark, "before": before.cities[player].value(cell), "value": value},
    )


def _railed(before: State, action: Action, _after: State) -> Iterator[Event]:
    mark = cell_mark(before.player, cell_at(action.row, action.space))
    yield Event(
        "track_placed",
        ("X10",),
        before.player,
        claims=(("railed", before.player, cell_at(action.row, action.space)),),
        marks=(mark,),
        args={"cell": mark},
    )


def _settled(before: State, action: Action, after: State) -> Iterator[Event]:
    player = before.player
    yield Event(
        "contracts_settled",
        ("X9",),
        player,
        claims=(("contracts", player), ("settlements", player)),
        marks=(Player(player),),
        args={"amount": action.amount, "contracts": after.contracts[player]},
    )


def _ended_turn(before: State, _action: Action, _after: State) -> Iterator[Event]:
    yield Event(
        "settling_declined", ("X9",), before.player, args={"contracts": before.contracts[before.player]}
    )


DEEDS: dict[str, Callable[[State, Action, State], Iterator[Event]]] = {
    "draw": _drawn,
    "lay": _laid,
    "take": _taken,
    "place": _placed,
    "discard": _discarded,
    "bonus": _bonus_taken,
    "boost": _boosted,
    "track": _railed,
    "settle": _settled,
    "end": _ended_turn,
}
"""What the player did, by the name of the action."""


def _flow(before: State, action: Action, after: State) -> Iterator[Event]:
    if after.turn != before.turn:
        yield Event(
            "turn_passed",
            ("S9", "T1"),
            after.player,
            claims=(("turn",), ("player",)),
            marks=(Player(after.player),),
            args={"turn": after.turn},
        )
    if after.ending is None:
        return
    rules = {LAST_FOUNDATION: ("E1", "E3"), CITY_FULL: ("E2", "E3")}.get(after.ending, ("E4",))
    lost = len(before.hand) - (action.name == "place") if after.ending == CITY_FULL else 0
    yield Event(
        "game_ended",
        (*rules, "X11") if before.pending == "bonus_card" and after.ending == CITY_FULL else rules,
        after.player,
        claims=(("ending",),),
        marks=(Player(after.player),),
        args={"reason": after.ending, "lost": lost},
    )


FLOW_FACTS = ("pending", "resolving", "hand")
MOVERS = ("game_ended", "turn_passed", "bonus_earned")


def _claim_rest(events: list[Event], before: State, after: State) -> None:
    """Let the event that moved the game on claim which decision is owed now, and cards lost with the end."""
    claimed = {claim for event in events for claim in event.claims}
    changed = {(name,) for name in FLOW_FACTS if getattr(before, name) != getattr(after, name)} - claimed
    found = (at for mover in MOVERS for at, event in enumerate(events) if event.kind == mover)
    at = next(found, 0)
    events[at] = replace(events[at], claims=events[at].claims + tuple(sorted(changed)))
