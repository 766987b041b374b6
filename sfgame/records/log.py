"""Recording many games at once: plain lists while they are played, one table at the end.

A table for every move, or even for every game, would cost more than playing; a batch costs little. The same few
hundred actions come again and again, so a batch is a list of their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

from sfgame.games.san_francisco.actions import DRAW
from sfgame.records.schema import MOVES
from sfgame.records.tables import moves_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

ACTION_COLUMNS = list(MOVES)[4:]


class Catalogue:
    """Numbers for actions, and the table of what each number means."""

    def __init__(self) -> None:
        self._number: dict[Action, int] = {DRAW: 0}
        self._table = pl.DataFrame()

    def numbers(self, actions: Sequence[Action]) -> pl.Series:
        """Return the number of each action."""
        try:
            return pl.Series(list(map(self._number.__getitem__, actions)), dtype=pl.UInt32)
        except KeyError:
            self._learn(actions)
            return self.numbers(actions)

    def rows(self, numbers: pl.Series) -> pl.DataFrame:
        """Return the action columns of `moves` for numbered actions."""
        return self._table[numbers]

    def draws(self, numbers: pl.Series) -> pl.Series:
        """Return where the draws are that name no card."""
        return (numbers == self._number[DRAW]).arg_true()

    def _learn(self, actions: Sequence[Action]) -> None:
        for action in dict.fromkeys(actions):
            self._number.setdefault(action, len(self._number))
        known = list(self._number)
        count = len(known)
        self._table = moves_table([""] * count, [0] * count, [(0, 0)] * count, known).select(ACTION_COLUMNS)


CATALOGUE = Catalogue()


class MoveLog:
    """The moves of many closed games: append each to `actions` and its turn to `turns`, then call `end_game`."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.turns: list[int] = []
        self._games: list[str] = []
        self._ends: list[int] = [0]
        self._players: list[int] = []
        self._drawn: list[str] = []

    def end_game(self, game: str, end: State) -> None:
        """Note which game the moves since the last call belong to, and what was drawn in it."""
        self._games.append(game)
        self._ends.append(len(self.actions))
        self._players.append(end.players)
        self._drawn += end.pile[: end.top]

    def moves(self) -> pl.DataFrame:
        """Return the `moves` table of all games."""
        numbers = CATALOGUE.numbers(self.actions)
        named = CATALOGUE.rows(numbers)
        drawn = pl.Series("card", self._drawn, dtype=pl.String)
        cards = named["card"].scatter(CATALOGUE.draws(numbers), drawn)
        return pl.concat([self._where(), named.with_columns(cards)], how="horizontal").select(list(MOVES))

    def _where(self) -> pl.DataFrame:
        """Return the game, ply, turn and player of every move; turns go round the table."""
        players, ends = pl.Series(self._players, dtype=pl.UInt16), pl.Series(self._ends)
        games = pl.DataFrame({"game": self._games, "players": players, "plies": ends.diff().slice(1)})
        plies = games.select("game", "players", ply=pl.int_ranges("plies", dtype=pl.UInt16)).explode("ply")
        turn = pl.Series("turn", self.turns, dtype=pl.UInt16)
        return plies.with_columns(turn, player=((turn - 1) % plies["players"]).cast(pl.UInt8)).drop("players")
