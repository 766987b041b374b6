"""One sheet for a whole table: where everything lies, and what is drawn there at a step.

Two cities stand side by side, the table below; of three players, the table takes the fourth place. A sheet is drawn
as keyed fragments, so that an animation repeats only what changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sfgame.core.events import Player
from sfgame.core.svg import element, group, text, use
from sfgame.games import GAMES, VIEWS
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.draw import (
    APART,
    CITY_HEIGHT,
    CITY_WIDTH,
    GAP,
    cell_position,
    draw_ground,
)
from sfgame.games.san_francisco.symbols import CARD_HEIGHT, CARD_WIDTH, CORNER
from sfgame.pictures.fit import wrapped
from sfgame.pictures.style import PictureError
from sfgame.words import Speaker, print_points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.core.events import Event
    from sfgame.games.san_francisco.state import State
    from sfgame.records import Record

MARGIN, PAD = 24, 12
HEAD = 118
NAME_ROW, CHIP_ROW = 46, 28
PANEL_WIDTH = CITY_WIDTH + 2 * PAD
PANEL_HEIGHT = NAME_ROW + CITY_HEIGHT + 2 * CHIP_ROW + PAD
LOWEST_TABLE, MOST_CARDS = 250, 3
WIDTH = 2 * PANEL_WIDTH + 3 * MARGIN
LINES, LINE = 2, 24
CHIPS_A_ROW = 3
STYLE = """
.sheet { fill: var(--sfg-desk); }
.panel { fill: var(--sfg-paper); stroke: var(--sfg-line); stroke-width: 1.5; }
.moving { fill: none; stroke: var(--sfg-accent); stroke-width: 3; }
.new { fill: none; stroke: var(--sfg-accent); stroke-width: 3.5; }
text { font-family: system-ui, sans-serif; }
.players { font-size: 27px; font-weight: 700; fill: var(--sfg-ink); }
.step { font-size: 18px; font-weight: 700; fill: var(--sfg-soft); text-anchor: end; }
.line { font-size: 17px; fill: var(--sfg-ink); }
.name { font-size: 21px; font-weight: 700; fill: var(--sfg-ink); }
.points { font-size: 21px; font-weight: 700; fill: var(--sfg-ink); text-anchor: end; }
.aside { font-size: 14px; fill: var(--sfg-soft); text-anchor: end; }
.head { font-size: 13px; font-weight: 700; letter-spacing: .08em; fill: var(--sfg-soft); }
.chip { font-size: 15px; fill: var(--sfg-ink); }
.sign { color: var(--sfg-soft); }
"""


class Box(NamedTuple):
    """A place on the sheet."""

    x: int
    y: int
    width: int
    height: int


def city_boxes(players: int) -> list[Box]:
    """Return where the cities lie: two in a row."""
    return [_slot(seat) for seat in range(players)]


def table_box(players: int, cards: int) -> Box:
    """Return where the table lies: in the free fourth place, or below all cities, as high as columns of `cards`."""
    if players % 2:
        return _slot(players)
    height = max(LOWEST_TABLE, 66 + column_height(cards))
    return Box(MARGIN, _slot(players).y, WIDTH - 2 * MARGIN, height)


def column_height(cards: int) -> int:
    """Return the room for columns of so many cards; longer ones are drawn smaller."""
    return CARD_HEIGHT + APART * (min(max(cards, 1), MOST_CARDS) - 1)


def _slot(number: int) -> Box:
    row, column = divmod(number, 2)
    x, y = MARGIN + column * (PANEL_WIDTH + MARGIN), HEAD + row * (PANEL_HEIGHT + MARGIN)
    return Box(x, y, PANEL_WIDTH, PANEL_HEIGHT)


class Sheet:
    """Draws some steps of one record in one language; step 0 is before the first decision."""

    def __init__(self, record: Record, lang: str, first: int, last: int) -> None:
        header = record.header
        self.record, self.states = record, record.states
        self.view: Any = VIEWS[header.rules]
        self.speaker = Speaker(header.rules, lang, header.names)
        self.names = [self.speaker.mark(Player(seat)) for seat in range(len(header.players))]
        self.steps = range(self._checked(first), self._checked(last) + 1)
        self.cards = max(
            (len(cards) for step in self.steps for cards in self.states[step].columns), default=0
        )
        self.cities, self.table = city_boxes(len(self.names)), table_box(len(self.names), self.cards)
        self.size = WIDTH, self.table.y + self.table.height + MARGIN
        self.ground = draw_ground({row: self.speaker.label(f"row-{row}").upper() for row in ROWS})

    def _checked(self, step: int) -> int:
        last = len(self.record.actions)
        if type(step) is not int or not 0 <= step <= last:
            raise PictureError(f"this game has the steps 0 to {last}, not {step!r}")
        return step

    def events(self, step: int) -> list[Event]:
        """Return what happened in a step."""
        if step == 0:
            return list(GAMES[self.record.header.rules].explain_setup(self.states[0]))
        return list(self.view.deeds(self.states[step - 1], self.record.actions[step - 1], self.states[step]))

    def sentences(self, step: int) -> str:
        """Return what happened in a step, in words."""
        return " ".join(map(self.speaker.event, self.events(step)))

    def title(self, step: int) -> str:
        """Return which step this is, whose turn it is, and how many steps there are."""
        count = self.speaker.label("viewer-step", step=step, steps=len(self.record.actions))
        if step == 0:
            return f"{self.speaker.label('viewer-start')} · {count}"
        mover = self.states[step - 1]
        turn = self.speaker.label("viewer-turn", turn=mover.turn, player=Player(mover.player))
        return f"{turn} · {count}"

    def fixed(self) -> str:
        """Return what is the same at every step."""
        width, height = self.size
        parts = [element("rect", width=width, height=height, class_="sheet")]
        players = wrapped(" – ".join(self.names), width * 0.5, 27)[0]
        parts.append(text(players, x=MARGIN + 4, y=46, class_="players"))
        for box, name in zip(self.cities, self.names, strict=True):
            parts += [_frame(box, "panel"), _words(wrapped(name, 400, 21)[0], box, PAD + 6, 32, "name")]
            parts.append(
                _words(self.speaker.label("table-if-ended"), box, PANEL_WIDTH - PAD - 60, 31, "aside")
            )
            parts.append(_at(box, self.ground, PAD, NAME_ROW))
        return "".join([*parts, *self._fixed_table()])

    def _fixed_table(self) -> Iterator[str]:
        yield _frame(self.table, "panel")
        places = self._places()
        for key in ("column.1", "column.2", "column.3"):
            x, y, *_ = places[key]
            yield _frame(Box(self.table.x + x, self.table.y + y, CARD_WIDTH, CARD_HEIGHT), "sfg-space")
        for key, message in (("column.1", "viewer-projects"), ("hand", "viewer-hand")):
            x, y, *_ = places[key]
            yield _words(self.speaker.label(message).upper(), self.table, x, y - 14, "head")

    def _places(self) -> dict[str, tuple[int, int, int, int]]:
        """Return where the things of the table lie on it, and how much room each has."""
        places = {
            f"column.{number + 1}": (
                20 + number * (CARD_WIDTH + 14),
                46,
                CARD_WIDTH,
                column_height(self.cards),
            )
            for number in range(3)
        }
        if self.table.width == PANEL_WIDTH:
            return places | {
                "hand": (20, 410, 364, CARD_HEIGHT),
                "foundations": (20, 560, 200, 50),
                "table": (416, 32, 240, 14),
            }
        return places | {
            "hand": (440, 46, 250, CARD_HEIGHT),
            "foundations": (440, 176, 250, 50),
            "table": (730, 32, 300, 7),
        }

    def fragments(self, step: int) -> Iterator[tuple[str, str]]:
        """Yield the key and the drawing of everything that may change, each in its place."""
        state = self.states[step]
        yield from self._head(step)
        drawn = dict(self.view.drawings(None, state))
        for seat, box in enumerate(self.cities):
            yield from self._city(state, seat, box, drawn)
        yield from self._news(step)
        for key, (x, y, width, height) in self._places().items():
            if key in drawn:
                yield key, _at(self.table, drawn[key], x, y, _scale(state, key, width, height))
        chips = dict(self.view.chips(state))
        x, y, width, rows = self._places()["table"]
        yield "table", group(*self._chips(chips["table"], self.table, (x, y, width), rows))
        for seat, box in enumerate(self.cities):
            spot = PAD + 6, NAME_ROW + CITY_HEIGHT + 8, (PANEL_WIDTH - 2 * PAD) // CHIPS_A_ROW
            yield f"player.{seat}", group(*self._chips(chips[f"player.{seat}"], box, spot, 0))

    def _head(self, step: int) -> Iterator[tuple[str, str]]:
        width = self.size[0]
        yield (
            "step",
            text(wrapped(self.title(step), width * 0.44, 18)[0], x=width - MARGIN - 4, y=45, class_="step"),
        )
        lines = wrapped(self.sentences(step), width - 2 * MARGIN, 17, LINES)
        shown = [text(line, x=MARGIN + 4, y=78 + LINE * row, class_="line") for row, line in enumerate(lines)]
        yield "lines", group(*shown)

    def _city(self, state: State, seat: int, box: Box, drawn: dict[str, str]) -> Iterator[tuple[str, str]]:
        for cell in range(len(state.cities[seat].cards)):
            if fragment := drawn[f"cell.{seat}.{cell}"]:
                x, y = cell_position(cell)
                yield f"cell.{seat}.{cell}", _at(box, fragment, PAD + x, NAME_ROW + y)
        points = print_points(totals(self.view, state)[seat])
        yield f"points.{seat}", _words(points, box, PANEL_WIDTH - PAD - 6, 32, "points")

    def _news(self, step: int) -> Iterator[tuple[str, str]]:
        """Yield frames around the city that acted and around the spaces on which something is new."""
        if step == 0:
            return
        mover = self.states[step - 1].player
        yield f"moving.{mover}", _frame(self.cities[mover], "moving")
        for event in self.events(step):
            if event.kind in self.view.BORN:
                key = self.view.mark_key(event.args["cell"])
                _, seat, cell = key.split(".")
                x, y = cell_position(int(cell))
                box = self.cities[int(seat)]
                spot = Box(box.x + PAD + x, box.y + NAME_ROW + y, CARD_WIDTH, CARD_HEIGHT)
                yield f"new.{key}", _frame(spot, "new")

    def _chips(self, chips: list[Any], box: Box, spot: tuple[int, int, int], rows: int) -> Iterator[str]:
        """Yield signs with their words: down so many rows and then right, or right and then down."""
        x, y, width = spot
        for number, chip in enumerate(chips):
            column, row = divmod(number, rows) if rows else divmod(number, CHIPS_A_ROW)[::-1]
            left, top = box.x + x + column * width, box.y + y + row * CHIP_ROW
            words = wrapped(self.speaker.label(chip.message, **chip.args), width - 36, 15)
            yield use(f"sfg-i-{chip.icon}", x=left, y=top, width=20, height=20, class_="sign")
            yield text(words[0], x=left + 27, y=top + 15.5, class_="chip")


def totals(view: Any, state: State) -> list[int]:  # noqa: ANN401  (a game's view is a module)
    """Return every player's half points, as if the game ended now."""
    scores = {key: halves for key, halves, _ in view.scores(None, state)}
    return [scores[f"score.{seat}.{len(view.ITEMS) - 1}"] for seat in range(state.players)]


def _scale(state: State, key: str, width: int, height: int) -> float:
    """Return how small a column or a hand must be to fit its place."""
    if key == "hand":
        cards = 1 if state.shown else len(state.hand)
        return min(1.0, width / max(1, cards * (CARD_WIDTH + GAP) - GAP))
    if key == "foundations":
        return 1.4
    cards = len(state.columns[int(key[-1]) - 1])
    return min(1.0, height / max(1, CARD_HEIGHT + APART * (cards - 1)))


def _frame(box: Box, style: str) -> str:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=CORNER, class_=style)


def _words(words: str, box: Box, x: int, y: int, style: str) -> str:
    return text(words, x=box.x + x, y=box.y + y, class_=style)


def _at(box: Box, drawn: str, x: int, y: int, scale: float = 1.0) -> str:
    moved = f"translate({box.x + x} {box.y + y})"
    return group(drawn, transform=moved if scale == 1 else f"{moved} scale({scale:.3g})")
