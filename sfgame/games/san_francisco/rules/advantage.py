"""V. Advantage: who gets which token for a district and for the trams, and how ties are broken."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from sfgame.games.san_francisco.city import HEIGHT, LEFT_EDGE, ROW_NUMBER, WIDTH, cell_at
from sfgame.games.san_francisco.components import DISTRICT_TOKENS, ROWS, TRAM_TOKENS
from sfgame.games.san_francisco.rules.trams import markers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sfgame.games.san_francisco.options import Options
    from sfgame.games.san_francisco.state import State

SPACES = range(1, WIDTH + 1)


class Measure(NamedTuple):
    """One thing by which players are compared: a district's total, a card, the trams, a column, the seat."""

    what: str
    row: str = ""
    space: int = 0


TRAMS = "tram"
"""The contest for the most tram markers; the other contests are named after their row."""
SEAT = Measure("seat")


def seats_from_ending_player(state: State, seat: int) -> int:
    """Return how many seats clockwise from the player in whose turn the game ended. Rule: V7."""
    return (seat - state.player) % state.players


def measured(state: State, seat: int, measure: Measure) -> int:
    """Return a player's number in one comparison; more is better. Rules: V1, V4 to V7."""
    city = state.cities[seat]
    match measure.what:
        case "total":
            return city.total(ROW_NUMBER[measure.row])
        case "card":
            cell = cell_at(measure.row, measure.space)
            return city.value(cell) if city.filled >> cell & 1 else state.options.empty_space_value
        case "trams":
            return markers(city)
        case "column":
            return (city.lit & LEFT_EDGE << measure.space - 1).bit_count()
    return -seats_from_ending_player(state, seat)


def first_measure(contest: str) -> Measure:
    """Return what a contest is about: the number of markers, or the district's total. Rules: V1, V3."""
    return Measure("trams") if contest == TRAMS else Measure("total", contest)


@lru_cache(maxsize=64)
def tie_measures(contest: str, options: Options) -> tuple[Measure, ...]:
    """Return what is compared in a tie, in order, down to the seat. Rules: V4 to V7."""
    return tuple(_in_order(contest, options))


def _in_order(contest: str, options: Options) -> Iterator[Measure]:
    if contest == TRAMS:
        yield from (Measure("column", space=space) for space in SPACES)
    else:
        for step in range(HEIGHT):
            row = ROWS[(ROW_NUMBER[contest] + step) % HEIGHT]
            if step and options.tie_next_row == "total":
                yield Measure("total", row)
            yield from (Measure("card", row, space) for space in SPACES)
    yield SEAT


def ranking(state: State, contest: str) -> list[int]:
    """Return the seats from first to last place in a contest. Rule: V8."""
    first = first_measure(contest)
    totals = [measured(state, seat, first) for seat in range(state.players)]
    order = sorted(range(state.players), key=lambda seat: -totals[seat])
    if len(set(totals)) == len(totals):
        return order
    ranked: list[int] = []
    for _, group in groupby(order, key=lambda seat: totals[seat]):
        ranked += untied(state, contest, list(group))
    return ranked


def untied(state: State, contest: str, tied: Sequence[int]) -> Sequence[int]:
    """Return tied players in the order that the whole tie-break key gives. Rule: V8."""
    if len(tied) == 1:
        return tied
    measures = tie_measures(contest, state.options)
    return sorted(tied, key=lambda seat: [-measured(state, seat, measure) for measure in measures])


def tie_break(state: State, contest: str, ahead: int, behind: int) -> list[tuple[Measure, int, int]]:
    """Return the trail between two players tied on the total: every comparison up to the decisive one."""
    trail = []
    for measure in tie_measures(contest, state.options):
        pair = measured(state, ahead, measure), measured(state, behind, measure)
        trail.append((measure, *pair))
        if pair[0] != pair[1]:
            break
    return trail


def token_table(state: State, contest: str) -> tuple[int, ...]:
    """Return the tokens of a contest as half points, by rank. Rules: S4, V2, V3."""
    return (TRAM_TOKENS if contest == TRAMS else DISTRICT_TOKENS)[state.players]


def tokens(state: State, contest: str) -> list[int]:
    """Return every player's token in a contest as half points, by seat. Rules: V2, V3."""
    given, first = [0] * state.players, first_measure(contest)
    for seat, token in zip(ranking(state, contest), token_table(state, contest), strict=True):
        if token > 0 and state.options.advantage_needs_positive and measured(state, seat, first) == 0:
            continue
        given[seat] = token
    return given
