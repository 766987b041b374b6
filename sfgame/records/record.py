"""A recorded game: its header and its actions. States, tables and text follow from them."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from sfgame.core.errors import IllegalAction, RecordError
from sfgame.core.play import replay
from sfgame.games import GAMES
from sfgame.games.san_francisco.notation import print_action
from sfgame.games.san_francisco.rules.score import outcome
from sfgame.games.san_francisco.rules.setup import setup, shuffled
from sfgame.records import tables, text
from sfgame.records.header import Header, Result, parse_header
from sfgame.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    import polars as pl

    from sfgame.core.game import Outcome
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State


class Record:
    """A game that was played: `moves`, `events` and `scores` are polars tables, `print` shows the text form.

    Examples
    --------
    >>> import sfgame
    >>> record = sfgame.play(["greedy", "random"], seed=7)
    >>> record.moves.columns[:5]
    ['game', 'ply', 'turn', 'player', 'action']
    """

    def __init__(self, header: Header, actions: Iterable[Action]) -> None:
        self.header = header
        self.actions = tuple(actions)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.header.game

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The state before every ply, and the last one; draws are open, so nothing hidden is in them.

        Every action is re-applied; the first that breaks a rule is refused.
        """
        try:
            return replay(GAMES[self.header.rules], first_state(self.header), self.actions).states
        except IllegalAction as error:
            action, refusal = self.actions[error.ply or 0], error.refusal
            sentence = Speaker(self.header.rules, "en", self.header.names).refusal(refusal)
            raise RecordError(
                f"`{print_action(action)}`: {sentence}", ply=error.ply, rule=refusal.rule
            ) from error

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None if the record stops before."""
        return outcome(self.states[-1])

    @cached_property
    def moves(self) -> pl.DataFrame:
        """One row a decision."""
        return tables.moves(self)

    @cached_property
    def events(self) -> pl.DataFrame:
        """One row an explained difference, in English."""
        return tables.events(self, Speaker(self.header.rules, "en", self.header.names))

    @cached_property
    def scores(self) -> pl.DataFrame:
        """One row a player and item of the score, in English; as if the game ended where the record does."""
        return tables.scores(self, Speaker(self.header.rules, "en", self.header.names))

    def in_language(self, lang: str) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Return `events` and `scores` in another language (`pl`, `it`)."""
        speaker = Speaker(self.header.rules, lang, self.header.names)
        return tables.events(self, speaker), tables.scores(self, speaker)

    def save(self, path: str | Path) -> None:
        """Write the record: Parquet, or the text form if the file's name ends in `.sfg`."""
        from sfgame.records.files import save  # noqa: PLC0415  (files know records, not the other way round)

        save([self], path)

    def code(self, ply: int | None = None) -> str:
        """Return the whole game as a short text that `sfgame.load` opens; with a step, a viewer opens there."""
        from sfgame.records.code import print_code  # noqa: PLC0415  (a code knows records, not the other way round)

        return print_code(self, ply)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.actions) == (other.header, other.actions)

    def __hash__(self) -> int:
        return hash((self.game, self.actions))

    def __str__(self) -> str:
        return text.print_record(self)

    def __repr__(self) -> str:
        names = ", ".join(f"{seat.name!r}" for seat in self.header.players)
        return f"<Record {self.game}: {names}, {len(self.actions)} decisions>"


def first_state(header: Header) -> State:
    """Return the state a record begins with: an open deck, because every draw is in the record."""
    return setup(len(header.players), deck=header.deck, options=header.options)


def finished(header: Header, actions: Iterable[Action]) -> Record:
    """Return the record of actions that are known to be legal, its result and its id filled in."""
    parse_header({**header.values(), "game": header.game or "unnamed", "comments": []})
    record = Record(header, actions)
    result = _result(record)
    game = header.game or _game_id(header, record.actions)
    record.header = replace(header, game=game, plies=len(record.actions), result=result)
    return record


def _game_id(header: Header, actions: Iterable[Action]) -> str:
    """Return an id made of what was played, so that the same game has the same id everywhere."""
    lines = [header.deck.digest, repr(header.options), *header.names, *map(print_action, actions)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def check(record: Record) -> Record:
    """Refuse a record that breaks a rule or contradicts its own header; return it unchanged."""
    header = record.header
    if header.plies != len(record.actions):
        raise RecordError(
            f"the record has {len(record.actions)} moves, its header says {header.plies}: it is cut short or mixed up"
        )
    ours = _result(record)
    _check_seed(record)
    if header.result != ours:
        raise RecordError(
            f"the stored result is {_said(header.result)}, the moves give {_said(ours)}",
            ply=header.plies,
            rule="Z1",
        )
    return record


def _result(record: Record) -> Result | None:
    end = record.outcome
    return Result(end.reason, end.half_points, end.places) if end else None


def _said(result: Result | None) -> str:
    return (
        f"{result.reason}, half points {list(result.half_points)}, places {list(result.places)}"
        if result
        else "none"
    )


def _check_seed(record: Record) -> None:
    """Refuse draws that are not those of the seed the record claims."""
    if record.header.seed is None:
        return
    order = iter(shuffled(record.header.deck.copies, record.header.seed))
    for ply, action in enumerate(record.actions):
        if action.name == "draw" and action.card != (card := next(order)):
            reason = f"seed {record.header.seed} turns up {card} here, the record says {action.card}"
            raise RecordError(reason, ply=ply, rule="S7")
