"""A record as plain JSON for a viewer that knows no rules: what changes at each step, and every word.

Step 0 is the table before the first decision, step k the table after k decisions; the steps after the last
decision are the final scoring. Texts, fragments and lists are stored once and referred to by number. A key such
as `cell.0.12` has a flat list `[step, number, step, number, …]` of when its drawing or its proof changes.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from sfgame.core.events import Player
from sfgame.games.san_francisco import explain, explain_setup
from sfgame.games.san_francisco.city import BESIDE, CELLS, City, cell_at
from sfgame.games.san_francisco.components import ROWS, standard_deck
from sfgame.games.san_francisco.draw import (
    CITY_HEIGHT,
    CITY_WIDTH,
    cell_position,
    draw_cell,
    draw_column,
    draw_foundations,
    draw_ground,
)
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.games.san_francisco.explain_score import score_lines
from sfgame.games.san_francisco.marks import Cell, Column, District
from sfgame.games.san_francisco.notation import chips, table_chips
from sfgame.games.san_francisco.rulebook import RULEBOOK
from sfgame.games.san_francisco.rules.score import FINAL_SCORE
from sfgame.games.san_francisco.symbols import CARD_HEIGHT, CARD_WIDTH, definitions
from sfgame.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sfgame.core.events import Event, Mark
    from sfgame.games.san_francisco.state import State
    from sfgame.records import Record

FORMAT = 1
MARKED = {
    "skyscraper_built": "skyscraper",
    "bonus_taken": "bonus",
    "district_completed": "district",
    "medal_first": "medal",
    "medal_taken": "medal",
    "contracts_returned": "contracts",
    "game_ended": "end",
}
"""The events that get a marker on the scrubber."""
LABELS = (
    "first previous next last play pause speed by by-decision by-turn by-event scrubber race language theme cities keys "
    "close reasons fired select came lit built reconstructed start scoring "
    "key-arrows key-turns key-events key-ends key-space key-help"
).split()


class Once:
    """Values stored once each, referred to by number."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._number: dict[Any, int] = {}

    def number(self, value: Any) -> int:  # noqa: ANN401  (anything that can be a key)
        """Return the number of a value, a new one if it is new."""
        if value not in self._number:
            self._number[value] = len(self.values)
            self.values.append(value)
        return self._number[value]


class Frames:
    """Collects what the viewer needs, step by step."""

    def __init__(self, record: Record, langs: Sequence[str]) -> None:
        self.record = record
        self.speakers = [Speaker(record.header.rules, lang, record.header.names) for lang in langs]
        self.texts, self.fragments, self.lists = Once(), Once(), Once()
        self.changes: dict[str, list[int]] = {}
        self.proofs: dict[str, list[int]] = {}
        self.fired: dict[str, list[int]] = {}
        self.markers: list[list[Any]] = []
        self.steps: list[dict[str, Any]] = []
        self._seen: dict[str, Any] = {}

    def say(self, render: Callable[[Speaker], str]) -> int:
        """Return the number of a text, said in every language."""
        return self.texts.number(tuple(render(speaker) for speaker in self.speakers))

    def label(self, message: str, **args: object) -> int:
        """Return the number of a label."""
        return self.say(lambda speaker: speaker.label(message, **args))

    def add_step(self, state: State, before: State | None, events: Iterable[Event]) -> None:
        """Add the step that leads to a state."""
        step = len(self.steps)
        told = list(events)
        self._draw(step, state, before)
        for event in told:
            self._note(step, event)
        mover = before or state
        items = tuple(tuple(points(state)) for points in FINAL_SCORE.values())
        self.steps.append(
            {
                "turn": mover.turn,
                "player": mover.player,
                "title": self._title(mover) if step else self.label("viewer-start"),
                "lines": [
                    self._line(event)
                    for event in told
                    if "item" not in event.args and event.kind not in FINAL
                ],
                "chips": self._chips(state),
                "score": self.lists.number(items),
            }
        )

    def add_scoring(self, state: State) -> None:
        """Add the final scoring, an item at a time."""
        for _, group in groupby(score_lines(state), key=_scoring_group):
            lines = list(group)
            last = self.steps[-1]
            for event in lines:
                self._note(len(self.steps), event)
            self.steps.append(
                {
                    **last,
                    "title": self.label("viewer-scoring"),
                    "lines": [self._line(event) for event in lines],
                }
            )

    def _title(self, state: State) -> int:
        return self.label("viewer-turn", turn=state.turn, player=Player(state.player))

    def _chips(self, state: State) -> int:
        by_player = tuple(
            tuple(
                self.say(lambda speaker, chip=chip: speaker.label(chip[0], **chip[1]))
                for chip in chips(state, seat)
            )
            for seat in range(state.players)
        )
        table = tuple(
            self.say(lambda speaker, chip=chip: speaker.label(chip[0], **chip[1]))
            for chip in table_chips(state)
        )
        return self.lists.number((table, *by_player))

    def _draw(self, step: int, state: State, before: State | None) -> None:
        for number in (1, 2, 3):
            if before is None or before.columns[number - 1] != state.columns[number - 1]:
                self._change(step, f"column.{number}", draw_column(state, number))
        self._change(step, "foundations", draw_foundations(state))
        for seat, city in enumerate(state.cities):
            if before is None or before.cities[seat] is not city:
                self._draw_city(step, state, seat, city)

    def _draw_city(self, step: int, state: State, seat: int, city: City) -> None:
        for cell in CELLS:
            key, looks = f"cell.{seat}.{cell}", _looks(city, cell)
            if self._seen.get(key) != looks:
                self._seen[key] = looks
                self._change(step, key, draw_cell(state, seat, cell))
                lines = tuple(self._line_key(event) for event in explain_cell(state, seat, cell))
                self.proofs.setdefault(key, []).extend((step, self.lists.number(lines)))

    def _change(self, step: int, key: str, fragment: str) -> None:
        number, track = self.fragments.number(fragment), self.changes.setdefault(key, [])
        if not track or track[-1] != number:
            track.extend((step, number))

    def _line_key(self, event: Event) -> tuple[str, int]:
        return event.rule, self.say(lambda speaker: speaker.event(event))

    def _line(self, event: Event) -> list[Any]:
        """Return the rules, the sentence and the marks of an event."""
        _, sentence = self._line_key(event)
        return [list(event.rules), sentence, [mark for mark in map(mark_key, event.marks) if mark]]

    def _note(self, step: int, event: Event) -> None:
        for rule in event.rules:
            steps = self.fired.setdefault(rule, [])
            if not steps or steps[-1] != step:
                steps.append(step)
        if event.kind in MARKED:
            self.markers.append([step, MARKED[event.kind], self._line_key(event)[1]])

    def json(self, langs: Sequence[str], moves: int) -> dict[str, Any]:
        """Return everything as plain JSON."""
        header, state = self.record.header, self.record.states[0]
        rules = {
            rule: [
                self.say(lambda speaker, rule=rule: speaker.rule_title(rule)),
                self.say(lambda speaker, rule=rule: speaker.rule(rule)),
                steps,
            ]
            for rule, steps in sorted(self.fired.items())
        }
        labels = {name: self.label(f"viewer-{name}") for name in LABELS}
        items = [self.label(f"item-{item}") for item in (*FINAL_SCORE, "total")]
        grounds = [
            draw_ground({row: speaker.label(f"row-{row}") for row in ROWS}) for speaker in self.speakers
        ]
        return {
            "format": FORMAT,
            "game": header.game,
            "names": [
                self.say(lambda speaker, seat=seat: speaker.mark(Player(seat)))
                for seat in range(state.players)
            ],
            "reconstructed": header.deck.digest == standard_deck().digest,
            "moves": moves,
            "langs": list(langs),
            "defs": definitions(header.deck),
            "grounds": grounds,
            "city": [CITY_WIDTH, CITY_HEIGHT],
            "card": [CARD_WIDTH, CARD_HEIGHT],
            "cells": [list(cell_position(cell)) for cell in CELLS],
            "rows": [self.label(f"row-{row}") for row in ROWS],
            "labels": labels,
            "items": items,
            "rules": rules,
            "markers": self.markers,
            "changes": self.changes,
            "proofs": self.proofs,
            "steps": self.steps,
            "lists": self.lists.values,
            "fragments": self.fragments.values,
            "texts": [list(column) for column in zip(*self.texts.values, strict=True)],
        }


FINAL = ("tie_broken", "total_scored", "game_won")


def _scoring_group(event: Event) -> str:
    """Return which step of the final scoring an event belongs to."""
    item = str(event.args.get("item", event.args.get("contest", "result")))
    return "completion" if item.startswith("completion") else item.removeprefix("district_")


def _looks(city: City, cell: int) -> tuple[object, ...]:
    """Return everything on which the drawing and the proof of a cell depend."""
    near = BESIDE[cell] | 1 << cell
    foundation = city.foundations >> cell & 1
    return (
        city.cards[cell],
        city.worth[cell],
        city.lit & near,
        city.tracks & near,
        city.depots & near,
        city.active & near,
        city.skyscrapers >> cell & 1,
        foundation and (city.around(cell), city.requirement(), city.filled & near, city.boosted & near),
        city.filled & near if city.cards[cell] is None else 0,
    )


def mark_key(mark: Mark) -> str:
    """Return the key under which a view finds what a mark points at, or nothing."""
    match mark:
        case Cell(player, row, space):
            return f"cell.{player}.{cell_at(row, space)}"
        case Player(seat):
            return f"player.{seat}"
        case Column(column):
            return f"column.{column}"
        case District(row):
            return f"row.{ROWS.index(row)}"
    return ""


def frames(record: Record, langs: Sequence[str] = ("en",)) -> dict[str, Any]:
    """Return a record as the viewer takes it, with the words of one or several languages."""
    collected, states = Frames(record, langs), record.states
    collected.add_step(states[0], None, explain_setup(states[0]))
    for ply, action in enumerate(record.actions):
        before, after = states[ply], states[ply + 1]
        collected.add_step(after, before, explain(before, action, after))
    if states[-1].ending is not None:
        collected.add_scoring(states[-1])
    return collected.json(langs, len(record.actions))
