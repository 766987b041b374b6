"""The tables: what each column is called and holds. A file with other columns is refused."""

from __future__ import annotations

import polars as pl

from sfgame.games.san_francisco.actions import ACTIONS
from sfgame.games.san_francisco.components import BONUSES, ROWS

ACTION = pl.Enum(ACTIONS)
ROW = pl.Enum(ROWS)
BONUS = pl.Enum(BONUSES)

MOVES: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.String,
    "ply": pl.UInt16,
    "turn": pl.UInt16,
    "player": pl.UInt8,
    "action": ACTION,
    "card": pl.String,
    "column": pl.UInt8,
    "row": ROW,
    "space": pl.UInt8,
    "bonus": BONUS,
    "amount": pl.UInt8,
}
"""One row a decision."""

EVENTS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.String,
    "ply": pl.UInt16,
    "kind": pl.String,
    "rule": pl.String,
    "player": pl.UInt8,
    "half_points": pl.Int16,
    "text": pl.String,
    "rules": pl.List(pl.String),
    "args": pl.String,
}
"""One row an event; the events of the set-up have no ply; `args` is JSON."""

SCORES: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.String,
    "player": pl.UInt8,
    "item": pl.String,
    "half_points": pl.Int16,
    "rule": pl.String,
    "text": pl.String,
}
"""One row a player and item of the score, zero lines included."""

GAMES: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.String,
    "rules": pl.String,
    "rules_version": pl.UInt16,
    "deck": pl.String,
    "deck_hash": pl.String,
    "deck_csv": pl.String,
    "names": pl.List(pl.String),
    "kinds": pl.List(pl.String),
    "seed": pl.Int64,
    "options": pl.String,
    "plies": pl.UInt16,
    "reason": pl.String,
    "half_points": pl.List(pl.Int16),
    "places": pl.List(pl.UInt8),
    "date": pl.String,
    "note": pl.String,
    "comments": pl.String,
}
"""One row a game: its header."""
