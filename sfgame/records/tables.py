"""From records to polars tables."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import polars as pl

from sfgame.core.events import Mark, Points
from sfgame.games import GAMES
from sfgame.games.san_francisco import explain_setup, score_now
from sfgame.records.schema import EVENTS, MOVES, SCORES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sfgame.core.events import Event
    from sfgame.records.record import Record
    from sfgame.words import Speaker


def moves(record: Record) -> pl.DataFrame:
    """Return one row a decision."""
    turns = [(state.turn, state.player) for state in record.states[:-1]]
    return moves_table([record.game] * len(turns), range(len(turns)), turns, record.actions)


def moves_table(
    games: Sequence[str],
    plies: Iterable[int],
    turns: Sequence[tuple[int, int]],
    actions: Sequence[Sequence[str | int]],
) -> pl.DataFrame:
    """Return the moves of any number of games; what an action leaves empty is null."""
    columns = zip(*actions, strict=True) if actions else [()] * (len(MOVES) - 4)
    named: dict[str, Any] = dict(zip(list(MOVES)[4:], columns, strict=True))
    for name, values in named.items():
        named[name] = [value or None for value in values]
    first = {
        "game": games,
        "ply": plies,
        "turn": [turn for turn, _ in turns],
        "player": [seat for _, seat in turns],
    }
    return pl.DataFrame({**first, **named}, schema=MOVES)


def explained(record: Record) -> list[tuple[int | None, Event]]:
    """Return every event of a game with its ply; those of the set-up have none."""
    rules = GAMES[record.header.rules]
    found: list[tuple[int | None, Event]] = [(None, event) for event in explain_setup(record.states[0])]
    for ply, action in enumerate(record.actions):
        before, after = record.states[ply], record.states[ply + 1]
        found += [(ply, event) for event in rules.explain(before, action, after)]
    return found


def events(record: Record, speaker: Speaker) -> pl.DataFrame:
    """Return one row an event, with its sentence."""
    rows = [
        (
            record.game,
            ply,
            event.kind,
            event.rule,
            event.player,
            event.half_points,
            speaker.event(event),
            list(event.rules),
            json.dumps(_plain(event.args), ensure_ascii=False),
        )
        for ply, event in explained(record)
    ]
    return pl.DataFrame(rows, schema=EVENTS, orient="row")


def scores(record: Record, speaker: Speaker) -> pl.DataFrame:
    """Return one row a player and item of the score."""
    rows = [
        (record.game, event.player, event.args["item"], event.half_points, event.rule, speaker.event(event))
        for event in score_now(record.states[-1])
        if "item" in event.args
    ]
    return pl.DataFrame(rows, schema=SCORES, orient="row").sort("player", maintain_order=True)


def _plain(value: Any) -> Any:  # noqa: ANN401  (arguments are a small tree of values)
    """Return an event's arguments as JSON can hold them."""
    if isinstance(value, Points):
        return {"half_points": value.halves}
    if isinstance(value, Mark):
        return {"mark": type(value).__name__.lower(), **asdict(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    return value
