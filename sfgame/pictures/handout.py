"""A game to print: the position after every turn with its sentences, then the score and its reasons.

One HTML document without scripts and without a single request. What is drawn more than once is drawn by reference.
"""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any

from sfgame.core.errors import RecordError, plain
from sfgame.core.events import Player
from sfgame.core.svg import element, group, use
from sfgame.games import GAMES, VIEWS
from sfgame.games.san_francisco.components import ROWS, standard_deck
from sfgame.games.san_francisco.draw import APART, CITY_HEIGHT, CITY_WIDTH, cell_position, draw_ground
from sfgame.games.san_francisco.symbols import CARD_HEIGHT, CARD_WIDTH, definitions
from sfgame.pictures.style import coloured, drawing_style
from sfgame.words import Speaker, print_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sfgame.core.events import Event
    from sfgame.games.san_francisco.state import State
    from sfgame.records import Record

LONGEST_NOTE = 10_000
COLUMN = CARD_WIDTH + 14
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
STYLE = """
@page { size: A4; margin: 13mm; }
:root { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; font: 15px/1.45 system-ui, sans-serif;
  background: var(--sfg-paper); color: var(--sfg-ink); overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.9rem; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; color: var(--sfg-ink); }
h3 { margin: 1rem 0 .2rem; font-size: 1rem; }
.facts, .note { margin: .2rem 0 .8rem; color: var(--sfg-soft); }
.note { font-style: italic; }
.hidden { position: absolute; width: 0; height: 0; }
section { border-top: 1.5px solid var(--sfg-line); padding: 1rem 0; }
.turn { display: grid; grid-template-columns: 26rem 1fr; column-gap: 1.4rem; break-inside: avoid; }
.turn h2, .turn .note { grid-column: 1 / -1; }
.turn svg { display: block; width: 100%; height: auto; }
.turn svg.columns { width: 55%; margin-top: .5rem; }
ul { margin: 0; padding-left: 1.1rem; }
li { margin-bottom: .3rem; }
.rule { font: 700 .72rem ui-monospace, monospace; color: var(--sfg-soft); white-space: nowrap; }
table { border-collapse: collapse; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid var(--sfg-line); text-align: right; }
th:first-child { text-align: left; }
tr.total > * { font-weight: 700; border-bottom: 0; }
.new-page { break-before: page; }
.rules { columns: 2; column-gap: 1.6rem; }
dt { font-weight: 700; break-after: avoid; }
dd { margin: 0 0 .6rem; break-inside: avoid; }
code { font: .8rem ui-monospace, monospace; }
@media print { body { padding: 0; font-size: 10.5pt; max-width: none; } .turn { grid-template-columns: 72mm 1fr; padding: .6rem 0; } }
@media screen and (max-width: 44rem) { .turn { grid-template-columns: 1fr; } .rules { columns: 1; } }
"""


def handout(record: Record, lang: str = "en", theme: str = "paper") -> str:
    """Return a printable HTML document of a whole game in one language."""
    pages = Pages(record, lang)
    body = "\n".join([pages.head(), *pages.turns(), *pages.score(), pages.rules(), pages.code()])
    style = drawing_style(pages.view, theme) + coloured(STYLE, theme)
    drawn = element("svg", pages.definitions(), class_="hidden", aria_hidden="true")
    title = f"{' – '.join(pages.names)} · {pages.speaker.label('handout-title')}"
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>{style}</style></head>\n<body>{drawn}\n{body}\n</body></html>\n"
    )


class Pages:
    """Writes the parts of a handout, and remembers what they draw and which rules they name."""

    def __init__(self, record: Record, lang: str) -> None:
        header = record.header
        self.record, self.states = record, record.states
        self.view: Any = VIEWS[header.rules]
        self.speaker = Speaker(header.rules, lang, header.names)
        self.names = [self.speaker.mark(Player(seat)) for seat in range(len(header.players))]
        self.fired: set[str] = set()
        self._drawn: dict[str, int] = {}
        self._ground = self._once(draw_ground({row: self.speaker.label(f"row-{row}") for row in ROWS}))

    def _once(self, drawing: str) -> str:
        """Return the id under which a drawing is defined, once."""
        return f"h{self._drawn.setdefault(drawing, len(self._drawn))}"

    def definitions(self) -> str:
        """Return everything that the pages draw by reference; ask when they are written."""
        drawn = [group(drawing, id=f"h{number}") for drawing, number in self._drawn.items()]
        return definitions(self.states[0].deck) + element("defs", *drawn)

    def head(self) -> str:
        """Return who played, when, how long, and how the table was set."""
        header, say = self.record.header, self.speaker.label
        turns = len({state.turn for state in self.states[: len(self.record.actions)]})
        facts = [
            header.date,
            say("handout-turns", turns=turns),
            say("handout-decisions", decisions=header.plies),
        ]
        if header.deck.digest == standard_deck().digest:
            facts.append(say("viewer-reconstructed"))
        note = [f'<p class="note">{_plain(header.note)}</p>'] if header.note else []
        start = self._lines(GAMES[header.rules].explain_setup(self.states[0]))
        names = escape(" – ".join(self.names))
        line = escape(" · ".join(filter(None, facts)))
        setting = f"<section><h2>{escape(say('viewer-start'))}</h2>{start}</section>"
        return "".join([f'<h1>{names}</h1><p class="facts">{line}</p>', *note, setting])

    def turns(self) -> Iterator[str]:
        """Yield a part for every turn: the city of the player and the columns after it, and what happened."""
        plies = range(len(self.record.actions))
        for turn, group_of_plies in groupby(plies, key=lambda ply: self.states[ply].turn):
            played = list(group_of_plies)
            seat = self.states[played[0]].player
            title = escape(self.speaker.label("viewer-turn", turn=turn, player=Player(seat)))
            events = [event for ply in played for event in self._deeds(ply)]
            notes, after = self._notes(played), self.states[played[-1] + 1]
            board = f"<div>{self._city(after, seat)}{self._columns(after)}</div>"
            yield f'<section class="turn"><h2>{title}</h2>{notes}{board}{self._lines(events)}</section>'

    def _deeds(self, ply: int) -> list[Event]:
        return list(self.view.deeds(self.states[ply], self.record.actions[ply], self.states[ply + 1]))

    def _notes(self, plies: list[int]) -> str:
        """Return the comments of the record on some decisions; those after the last belong to it."""
        last = [len(self.record.actions)] if plies[-1] + 1 == len(self.record.actions) else []
        comments = self.record.header.comments
        return "".join(
            f'<p class="note">{_plain(said)}</p>' for ply, said in comments if ply in [*plies, *last]
        )

    def _city(self, state: State, seat: int) -> str:
        drawn = dict(self.view.drawings(None, state))
        parts = [use(self._ground)]
        for cell in range(len(state.cities[seat].cards)):
            if fragment := drawn[f"cell.{seat}.{cell}"]:
                x, y = cell_position(cell)
                parts.append(use(self._once(fragment), x=x, y=y))
        label = self.speaker.label("viewer-city", player=Player(seat))
        return _drawing(CITY_WIDTH, CITY_HEIGHT, label, parts, "city")

    def _columns(self, state: State) -> str:
        drawn = dict(self.view.drawings(None, state))
        longest = max(map(len, state.columns))
        parts = []
        for column in range(len(state.columns)):
            space = element("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=9, class_="sfg-space")
            parts.append(use(self._once(space), x=column * COLUMN))
            if state.columns[column]:
                parts.append(use(self._once(drawn[f"column.{column + 1}"]), x=column * COLUMN))
        height = CARD_HEIGHT + APART * max(0, longest - 1)
        label = self.speaker.label("viewer-projects")
        return _drawing(len(state.columns) * COLUMN, height, label, parts, "columns")

    def _lines(self, events: Iterable[Event]) -> str:
        """Return sentences, each with the ids of its rules."""
        lines = []
        for event in events:
            self.fired |= set(event.rules)
            rules = escape(" ".join(event.rules))
            lines.append(f'<li>{escape(self.speaker.event(event))} <span class="rule">{rules}</span></li>')
        return f"<ul>{''.join(lines)}</ul>"

    def score(self) -> Iterator[str]:
        """Yield the table of the score, and every reason for it."""
        state, say = self.states[-1], self.speaker.label
        title = say("handout-final") if state.ending is not None else say("viewer-score")
        yield f'<section class="new-page"><h2>{escape(title)}</h2>{self._score_table(state)}</section>'
        yield f"<section><h2>{escape(say('handout-reasons'))}</h2>"
        for item, lines in self.view.final_scoring(state):
            yield f"<h3>{escape(say(f'item-{item}'))}</h3>{self._lines(lines)}"
        yield "</section>"

    def _score_table(self, state: State) -> str:
        halves = {key: points for key, points, _ in self.view.scores(None, state)}
        names = "".join(f"<th>{escape(name)}</th>" for name in self.names)
        rows = [f"<tr><th></th>{names}</tr>"]
        for number, item in enumerate(self.view.ITEMS):
            points = [print_points(halves[f"score.{seat}.{number}"]) for seat in range(state.players)]
            style = ' class="total"' if item == "total" else ""
            rows.append(_row(self.speaker.label(f"item-{item}"), points, style))
        if outcome := self.record.outcome:
            rows.append(_row(self.speaker.label("handout-place"), map(str, outcome.places)))
        return f"<table>{''.join(rows)}</table>"

    def rules(self) -> str:
        """Return our paraphrase of every rule that was named before."""
        told = [
            f"<dt>{escape(rule)} · {escape(self.speaker.rule_title(rule))}</dt><dd>{escape(self.speaker.rule(rule))}</dd>"
            for rule in sorted(self.fired, key=lambda rule: (rule[0], int(rule[1:])))
        ]
        title = escape(self.speaker.label("handout-rules"))
        return f'<section class="new-page"><h2>{title}</h2><dl class="rules">{"".join(told)}</dl></section>'

    def code(self) -> str:
        """Return the game as a code, so that paper can be opened again; a game with endless comments has none."""
        try:
            code = self.record.code()
        except RecordError:
            return ""
        title = escape(self.speaker.label("handout-code"))
        return f"<section><p>{title}</p><code>{escape(code)}</code></section>"


def _plain(words: str) -> str:
    return escape(plain(words, longest=LONGEST_NOTE))


def _row(head: str, values: Iterable[str], style: str = "") -> str:
    cells = "".join(f"<td>{escape(value)}</td>" for value in values)
    return f"<tr{style}><th>{escape(head)}</th>{cells}</tr>"


def _drawing(width: int, height: int, label: str, parts: list[str], style: str) -> str:
    size = f"-2 -2 {width + 4} {height + 4}"
    return element("svg", *parts, viewBox=size, role="img", aria_label=label, class_=style)
