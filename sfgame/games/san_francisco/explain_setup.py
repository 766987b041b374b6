"""Why the table looks as it does before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.components import BONUS_STOCK, DISTRICT_TOKENS, STACK_SIZE, TRAM_TOKENS

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State


def explain_setup(state: State) -> list[Event]:
    """Return the reasons of the first state."""
    seats: tuple[dict[str, object], ...] = tuple({"player": Player(seat)} for seat in range(state.players))
    tokens = [Points(token) for token in DISTRICT_TOKENS[state.players]]
    trams = [Points(token) for token in TRAM_TOKENS[state.players]]
    return [
        Event("players_seated", ("S1",), args={"players": seats, "count": state.players}),
        Event(
            "advantage_tokens_set",
            ("S4",),
            args={"count": state.players, "district": _each(tokens), "tram": _each(trams)},
        ),
        Event(
            "foundations_set", ("S5",), args={"tokens": state.tokens, "stacks": state.tokens // STACK_SIZE}
        ),
        Event("cities_set", ("S6",), args={"spaces": len(CELLS)}),
        Event("deck_set", ("S7",), args={"cards": state.cards_left}),
        Event("supply_set", ("S8",), args={"bonuses": BONUS_STOCK}),
        Event("first_player_set", ("S9",), state.player, marks=(Player(state.player),)),
        Event("columns_empty", ("S10",)),
    ]


def _each(tokens: list[Points]) -> tuple[dict[str, object], ...]:
    return tuple({"points": token} for token in tokens if token.halves)
