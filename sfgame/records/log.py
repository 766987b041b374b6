"""Recording many games at once: plain lists while they are played, one table at the end.

A table for every move, or even for every game, would cost more than playing; a batch costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

from sfgame.games.san_francisco.actions import DRAW
from sfgame.records.schema import MOVES
from sfgame.records.tables import moves_table

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


class MoveLog:
    """The moves of many closed games: `entries += (action, turn)` for each, then `end_game` with the last state."""

    def __init__(self) -> None:
        self.entries: list[Action | int] = []
        self._games: list[str] = []
        self._ends: list[int] = []
        self._players: list[int] = []
        self._drawn: list[str] = []

    def end_game(self, game: str, end: State) -> None:
        """Note which game the entries since the last call belong to, and what was drawn in it."""
        self._games.append(game)
        self._ends.append(len(self.entries) // 2)
        self._players.append(end.players)
        self._drawn += end.pile[: end.top]

    def moves(self) -> pl.DataFrame:
        """Return the `moves` table of all games."""
        actions, turns = self.entries[::2], self.entries[1::2]
        kinds: dict[int, Action] = dict(zip(map(id, actions), actions, strict=True))  # type: ignore[arg-type]
        codes = {key: code for code, key in enumerate(kinds)}
        rows = pl.Series(list(map(codes.__getitem__, map(id, actions))), dtype=pl.UInt32)
        catalogue = moves_table(
            [""] * len(kinds), [0] * len(kinds), [(0, 0)] * len(kinds), list(kinds.values())
        )
        cards = catalogue["card"].gather(rows)
        drawn = [
            at for code, key in enumerate(kinds) if kinds[key] == DRAW for at in (rows == code).arg_true()
        ]
        lengths = [end - start for start, end in zip([0, *self._ends], self._ends, strict=False)]
        return (
            pl.concat(
                [self._first_columns(turns, lengths), catalogue[rows].drop("game", "ply", "turn", "player")],
                how="horizontal",
            )
            .with_columns(cards.scatter(drawn, self._drawn))
            .select(list(MOVES))
        )

    def _first_columns(self, turns: list[Action | int], lengths: list[int]) -> pl.DataFrame:
        games = pl.DataFrame({"game": self._games, "players": self._players, "length": lengths})
        plies = games.select("game", "players", ply=pl.int_ranges("length", dtype=pl.UInt16)).explode("ply")
        turn = pl.Series("turn", turns, dtype=pl.UInt16)
        return plies.with_columns(turn, player=((turn - 1) % plies["players"]).cast(pl.UInt8)).drop("players")
