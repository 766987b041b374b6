"""How records, tables, scores and decks look in a terminal. Every word comes from the locale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sfgame.core.errors import plain
from sfgame.games import GAMES
from sfgame.games.san_francisco.components import PLAZA_VALUES, is_reconstruction
from sfgame.games.san_francisco.notation import city_lines, table_lines
from sfgame.games.san_francisco.rules.score import FINAL_SCORE, totals
from sfgame.words import Speaker, print_points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sfgame.core.events import Event
    from sfgame.games.san_francisco.components import Deck
    from sfgame.games.san_francisco.state import State
    from sfgame.records import Record

LONGEST_NOTE = 2000

out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def speaker(record: Record, lang: str) -> Speaker:
    """Return who speaks of a record in a language."""
    return Speaker(record.header.rules, lang, record.header.names)


def headline(record: Record, say: Speaker) -> str:
    """Return who played with which result, by which rules and with which deck; and the note."""
    header, result = record.header, record.header.result
    half_points = result.half_points if result else totals(record.states[-1])
    players = ", ".join(
        f"{plain(name)} {print_points(points)}"
        for name, points in zip(header.names, half_points, strict=True)
    )
    deck = f"{deck_name(header.deck, say)} {header.deck.digest}"
    line = say.label("file-header", players=players, version=header.rules_version, deck=deck)
    return f"{line}\n{plain(header.note, longest=LONGEST_NOTE)}" if header.note else line


def deck_name(deck: Deck, say: Speaker) -> str:
    """Return what a deck is called; our reconstruction is called so, whatever its file was named."""
    return say.label("deck-reconstruction") if is_reconstruction(deck) else plain(deck.name)


def print_ply(record: Record, ply: int, say: Speaker, *, indent: str) -> None:
    """Print the comments before a decision, and what it did."""
    for at, comment in record.header.comments:
        if at == ply:
            out.print(Text(f"     # {plain(comment, longest=LONGEST_NOTE)}", style="italic"))
    before, after = record.states[ply], record.states[ply + 1]
    events = GAMES[record.header.rules].explain(before, record.actions[ply], after)
    print_events(events, say, indent=indent)


def print_events(events: Iterable[Event], say: Speaker, *, indent: str) -> None:
    """Print events line by line, each with its rule."""
    for number, event in enumerate(events):
        line = Text().append(indent if number == 0 else " " * len(indent), style="dim")
        line.append(f"{event.rule:>3}  ", style="cyan")
        line.append(say.event(event), style="")
        out.print(line)


def print_table(record: Record, ply: int, say: Speaker) -> None:
    """Print the table before a ply, or after the last: what lies in the middle, the cities, the score."""
    state, names = record.states[ply], [plain(name) for name in record.header.names]
    out.print()
    for line in table_lines(state, names, say.label):
        out.print(line)
    for seat in range(state.players):
        out.print()
        for line in city_lines(state, seat, names, say.label):
            out.print(line)
    out.print("\n" + say.label("table-legend"))
    out.print(score_table(state, record, say))


def score_table(state: State, record: Record, say: Speaker) -> Table:
    """Return the items of the score, a column a player."""
    title = None if state.ending else say.label("table-if-ended")
    table = Table("", title=title, title_style="dim")
    for name in record.header.names:
        table.add_column(Text(plain(name)), justify="right")
    for item, points in FINAL_SCORE.items():
        table.add_row(say.label(f"item-{item}"), *map(print_points, points(state)))
    table.add_section()
    table.add_row(say.label("item-total"), *map(print_points, totals(state)))
    return table


def print_deck(deck: Deck, say: Speaker) -> None:
    """Print the cards of a deck and how many there are."""
    table = Table(*(say.label(f"deck-{name}") for name in ("id", "colour", "value", "features", "count")))
    for card, count in zip(deck.kinds, deck.counts, strict=True):
        features = ", ".join(say.label(f"feature-{name}") for name in card.features)
        value = PLAZA_VALUES[0] if card.plaza else str(card.value)
        table.add_row(card.id, say.label(f"colour-{card.colour}"), value, features, str(count))
    out.print(table)
    kinds, cards = len(deck.kinds), len(deck.copies)
    out.print(
        say.label("deck-total", name=deck_name(deck, say), kinds=kinds, cards=cards, digest=deck.digest)
    )
