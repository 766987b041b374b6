"""A record as plain JSON for a viewer that knows no rules: what changes at each step, and every word.

Step 0 is the table before the first decision, step k the table after k decisions; the steps after the last
decision are the final scoring. Texts, drawings, lines and lists are stored once and referred to by number. A track
such as `drawn["cell.0.12"]` is a flat list `[step, number, step, number, …]`: when a thing changes, and to what.

A text split at SIGN is words, key, name, words, key, name, words …: `name` is what the language calls the thing with
that key. A key `#12` stands for number 12 of the texts that many sentences share.

`lines`: rules, sentence, marks. `proofs`: lines behind `cell.SEAT.CELL`, `column.N`, `score.SEAT.ITEM`, and
`ties.ITEM`, the broken ties that belong to the proof of that item for every seat. `chips`: lists of numbers of
`chipset`, where a chip is an icon, a text and its gist. `steps`: turn, seat, title, list of lines, cells that light up
with where the light comes from, and the items of the score that a step of the final scoring speaks of. `rules`: title,
paraphrase, and the steps that cite the rule, of every rule that any line cites.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sfgame.core.errors import plain
from sfgame.core.events import Event, Mark, Player
from sfgame.games import GAMES, VIEWS
from sfgame.words import Said, Speaker, isolated, print_points

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from sfgame.core.events import Args
    from sfgame.games.san_francisco.state import State
    from sfgame.records import Record

FORMAT = 1
LONGEST_NOTE = 2000
SIGN = "\x7f"
"""Parts a text; it can stand in no name and no note, because it cannot be printed."""
SHORT = 60
LABELS = (
    "title", "step", "first", "previous", "next", "last", "play", "pause", "speed", "by",
    "by-decision", "by-turn", "by-event", "scrubber", "race", "language", "theme", "paper", "night", "cities", "motion",
    "size", "keys", "close", "reasons", "score", "projects", "table", "city", "enlarge", "hand", "fired", "never", "select", "came", "lit", "built",
    "rule", "reconstructed", "copy", "copied", "copy-code", "copy-text", "save-svg", "save-png", "markers", "marker-skyscraper",
    "marker-bonus", "marker-district", "marker-medal", "marker-contracts", "marker-end", "key-arrows", "key-turns",
    "key-events", "key-ends", "key-space", "key-grid", "key-help",
)  # fmt: skip
"""Everything the viewer itself says; the messages are `viewer-…`."""
BLANKS = ("step", "steps", "rule", "player")
"""The arguments of labels that only the viewer knows; it fills in `{step}`."""


class Once:
    """Values stored once each, referred to by number."""

    def __init__(self) -> None:
        self.numbers: dict[Hashable, int] = {}

    def number(self, value: Hashable) -> int:
        """Return the number of a value, a new one if it is new."""
        return self.numbers.setdefault(value, len(self.numbers))

    @property
    def values(self) -> list[Any]:
        """All values in the order of their numbers."""
        return list(self.numbers)


class Track:
    """How things change over the steps: for every key, when and to what."""

    def __init__(self) -> None:
        self.changes: dict[str, list[int]] = {}

    def note(self, step: int, key: str, number: int) -> None:
        """Note what a key shows from a step on."""
        changes = self.changes.setdefault(key, [])
        if not changes or changes[-1] != number:
            changes.extend((step, number))


class Frames:
    """Collects what the viewer needs, step by step."""

    def __init__(self, record: Record, langs: Sequence[str]) -> None:
        header = record.header
        self.record, self.langs = record, langs
        self.view = VIEWS[header.rules]
        self.shared = [Once() for _ in langs]
        names = [isolated(name) for name in header.names]
        self.speakers = [
            Speaker(header.rules, lang, names, self._pointing, partial(self._sharing, once))
            for lang, once in zip(langs, self.shared, strict=True)
        ]
        self.names = [self.speakers[0].mark(Player(seat)) for seat in range(len(header.players))]
        self.texts, self.drawings, self.lines, self.lists, self.chipset = (Once() for _ in range(5))
        self.drawn, self.proofs, self.chips, self.points = Track(), Track(), Track(), Track()
        self.fired: dict[str, list[int]] = {}
        self.born: dict[str, dict[str, int]] = {}
        self.markers: list[list[Any]] = []
        self.steps: list[list[Any]] = []
        self._labels: dict[Hashable, int] = {}
        self._sentences: dict[Hashable, int] = {}

    def _pointing(self, mark: Mark, name: str) -> str:
        key = self.view.mark_key(mark)
        return f"{SIGN}{key}{SIGN}{name}{SIGN}" if key else name

    def _sharing(self, once: Once, said: Said) -> Said:
        """Return a reference to a long list, such as the trail of a tie, which many sentences repeat."""
        return Said(f"{SIGN}#{once.number(said)}{SIGN}{SIGN}") if len(said) > SHORT else said

    def say(self, render: Callable[[Speaker], str]) -> int:
        """Return the number of a text, said in every language."""
        return self.texts.number(tuple([render(speaker) for speaker in self.speakers]))

    def label(self, message: str, **args: Hashable) -> int:
        """Return the number of a label."""
        known = message, *args.items()
        if known not in self._labels:
            self._labels[known] = self.say(lambda speaker: speaker.label(message, **args))
        return self._labels[known]

    def add_step(self, before: State | None, state: State, events: Sequence[Event]) -> None:
        """Add the step that leads to a state."""
        step, mover = len(self.steps), before or state
        for key, drawing in self.view.drawings(before, state):
            self.drawn.note(step, key, self.drawings.number(drawing))
        for key, proof in self.view.proofs(before, state):
            self.proofs.note(step, key, self._list(map(self._line, proof)))
        self._note_chips(step, state)
        for key, halves, proof in self.view.scores(before, state):
            if halves is not None:
                self.points.note(step, key, halves)
            self.proofs.note(step, key, self._list(map(self._line, proof)))
        title = self.label("viewer-turn", turn=mover.turn, player=Player(mover.player))
        self._add(mover, title if before else self.label("viewer-start"), events)

    def add_scoring(self, state: State) -> None:
        """Add the final scoring, an item at a time."""
        for item, lines in self.view.final_scoring(state):
            self._add(state, self._scoring_of(item), lines, self.view.items_of(item))

    def _scoring_of(self, item: str) -> int:
        return self.say(lambda speaker: speaker.label("viewer-scoring", item=speaker.label(f"item-{item}")))

    def _add(self, mover: State, title: int, events: Sequence[Event], items: Sequence[int] = ()) -> None:
        step = len(self.steps)
        lines = [*self._comments(step), *map(self._line, events)]
        self.steps.append([mover.turn, mover.player, title, self._list(lines), self._light(events), [*items]])
        for event in events:
            self._note_rules(step, event.rules)
            if event.kind in self.view.MARKED:
                self.markers.append([step, self.view.MARKED[event.kind], self._sentence(event)])
            if event.kind in self.view.BORN:
                key = self.view.mark_key(event.args["cell"])
                self.born.setdefault(key, {})[self.view.BORN[event.kind]] = step

    def _note_rules(self, step: int, rules: Iterable[str]) -> None:
        for rule in rules:
            if self.fired[rule][-1:] != [step]:
                self.fired[rule].append(step)

    def _note_chips(self, step: int, state: State) -> None:
        """Note what lies in the middle of the table and beside the cities, each chip with its icon."""
        for key, chips in self.view.chips(state):
            self.chips.note(step, key, self._list(map(self._chip, chips)))

    def _chip(self, chip: Any) -> int:  # noqa: ANN401  (each game has its own)
        """Return the number of a chip: its icon, its words, and the gist of them, if they have one."""
        gist = self.names[chip.gist.seat] if isinstance(chip.gist, Player) else str(chip.gist)
        return self.chipset.number((chip.icon, self.label(chip.message, **chip.args), gist))

    def _comments(self, step: int) -> list[int]:
        """Return the notes of the record on the decision before this step, as lines without a rule."""
        notes = [
            plain(note, longest=LONGEST_NOTE) for ply, note in self.record.header.comments if ply == step - 1
        ]
        return [
            self.lines.number((self._list(()), self.texts.number((note,) * len(self.langs)), self._list(())))
            for note in notes
        ]

    def _light(self, events: Sequence[Event]) -> list[list[str]]:
        """Return the cells that light up in the order the light travels, each with the one it comes from."""
        key = self.view.mark_key
        return [
            [key(event.args["cell"]), key(event.args["by"])]
            for event in events
            if event.kind == self.view.LIGHT
        ]

    def _list(self, values: Iterable[Hashable]) -> int:
        return self.lists.number(tuple(values))

    def _line(self, event: Event) -> int:
        """Return the number of a line: its rules, its sentence and what it points at."""
        for rule in event.rules:
            self.fired.setdefault(rule, [])
        marks = tuple(filter(None, map(self.view.mark_key, event.marks)))
        return self.lines.number((self._list(event.rules), self._sentence(event), self._list(marks)))

    def _sentence(self, event: Event) -> int:
        said = event.kind, event.player, facts(event.args)
        if said not in self._sentences:
            self._sentences[said] = self.say(lambda speaker: speaker.event(event))
        return self._sentences[said]

    def json(self) -> dict[str, Any]:
        """Return everything as plain JSON."""
        header = self.record.header
        blanks = {name: f"{{{name}}}" for name in BLANKS}
        rules = {rule: [*self._rule(rule), steps] for rule, steps in sorted(self.fired.items())}
        names = [self.texts.number((name,) * len(self.langs)) for name in self.names]
        labels = {name: self.label(f"viewer-{name}", **blanks) for name in LABELS}
        scene = self.view.scene(self.record.states, self.label)
        most = max(abs(halves) for changes in self.points.changes.values() for halves in changes[1::2])
        return {
            "format": FORMAT,
            "game": header.game,
            "code": self.record.code(),
            "moves": len(self.record.actions),
            "langs": list(self.langs),
            "names": names,
            "labels": labels,
            "print": {halves: print_points(halves) for halves in range(-2 * most, 2 * most + 1)},
            "rules": rules,
            "markers": self.markers,
            "born": self.born,
            "scene": scene,
            "drawn": self.drawn.changes,
            "proofs": self.proofs.changes,
            "chips": self.chips.changes,
            "chipset": self.chipset.values,
            "points": self.points.changes,
            "steps": self.steps,
            "lines": self.lines.values,
            "lists": self.lists.values,
            "drawings": self.drawings.values,
            "shared": [once.values for once in self.shared],
            "texts": [list(column) for column in zip(*self.texts.values, strict=True)],
        }

    def _rule(self, rule: str) -> tuple[int, int]:
        return self.say(lambda speaker: speaker.rule_title(rule)), self.say(
            lambda speaker: speaker.rule(rule)
        )


def facts(args: Args) -> tuple[Hashable, ...]:
    """Return what an event speaks of as something that can be a key."""
    return tuple(
        [
            tuple([tuple(item.values()) for item in value]) if isinstance(value, tuple) else value
            for value in args.values()
        ]
    )


def frames(record: Record, langs: Sequence[str] = ("en",)) -> dict[str, Any]:
    """Return a record as the viewer takes it, with the words of one or several languages."""
    collected, states = Frames(record, langs), record.states
    collected.add_step(None, states[0], GAMES[record.header.rules].explain_setup(states[0]))
    for ply, action in enumerate(record.actions):
        before, after = states[ply], states[ply + 1]
        collected.add_step(before, after, collected.view.deeds(before, action, after))
    if states[-1].ending is not None:
        collected.add_scoring(states[-1])
    return collected.json()


def last_step(record: Record) -> int:
    """Return the number of a record's last step: its last decision, or the end of the final scoring."""
    end = record.states[-1]
    scoring = VIEWS[record.header.rules].final_scoring(end) if end.ending is not None else ()
    return len(record.actions) + sum(1 for _ in scoring)
