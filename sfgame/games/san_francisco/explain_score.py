"""The score as proofs: one line for each item and player, with the whole trail where a tie was broken."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco.city import members
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.marks import District
from sfgame.games.san_francisco.rules import score
from sfgame.games.san_francisco.rules.advantage import (
    TRAMS,
    Measure,
    first_measure,
    measured,
    ranking,
    tie_break,
    token_table,
    tokens,
)
from sfgame.games.san_francisco.rules.trams import markers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.state import State


def score_lines(state: State) -> list[Event]:
    """Return every line of the score, as if the game ended now in this turn."""
    events = [*_fixed_items(state)]
    for row in ROWS:
        events += _contest(state, row)
    events += _contest(state, TRAMS)
    totals = [
        sum(line.half_points for line in events if line.player == seat) for seat in range(state.players)
    ]
    return [*events, *_totals(state, totals)]


def _line(kind: str, rules: tuple[str, ...], seat: int, item: str, half_points: int, **args: object) -> Event:
    given: dict[str, object] = {"item": item, "points": Points(half_points), **args}
    return Event(kind, rules, seat, half_points, marks=(Player(seat),), args=given)


def _fixed_items(state: State) -> Iterator[Event]:
    for seat, points in enumerate(score.skyscrapers(state)):
        built = members(state.cities[seat].skyscrapers)
        line = _line("skyscrapers_scored", ("K3", "Z1"), seat, "skyscrapers", points, count=len(built))
        yield line
    for seat, points in enumerate(score.medal(state)):
        count = state.cities[seat].skyscrapers.bit_count()
        yield _line("medal_scored", ("M3", "Z1"), seat, "medal", points, count=count)
    for seat, points in enumerate(score.victory(state)):
        yield _line("victory_scored", ("X8", "Z1"), seat, "victory", points, count=state.victories[seat])
    for number, row in enumerate(ROWS):
        for seat, points in enumerate(score.completion(state, number)):
            item = f"completion_{row}"
            yield _line("completion_scored", ("D2", "D1", "Z1"), seat, item, points, district=District(row))


def _contest(state: State, contest: str) -> Iterator[Event]:
    """Return the ties broken in one contest, then every player's line in the order of rank."""
    order, first = ranking(state, contest), first_measure(contest)
    totals = {seat: measured(state, seat, first) for seat in order}
    for ahead, behind in pairwise(order):
        if totals[ahead] == totals[behind]:
            several = sum(total == totals[ahead] for total in totals.values()) > 2  # noqa: PLR2004
            yield _tie_broken(state, contest, ahead, behind, several=several)
    given, table = tokens(state, contest), token_table(state, contest)
    for rank, seat in enumerate(order, start=1):
        withheld = table[rank - 1] > given[seat]
        args: dict[str, object] = {"total": totals[seat], "rank": rank, "withheld": int(withheld)}
        if contest == TRAMS:
            yield _line("tram_scored", ("V3", "N5", "S4", "Z1"), seat, contest, given[seat], **args)
        else:
            args["district"] = District(contest)
            yield _line(
                "district_scored", ("V2", "V1", "S4", "Z1"), seat, f"district_{contest}", given[seat], **args
            )


RULE_OF_MEASURE = {"card": "V4", "total": "V5", "column": "V6", "seat": "V7"}


def _tie_broken(state: State, contest: str, ahead: int, behind: int, *, several: bool) -> Event:
    trail = tie_break(state, contest, ahead, behind)
    decisive = trail[-1][0]
    below = decisive.what == "card" and decisive.row != contest
    rule = "V5" if below else RULE_OF_MEASURE[decisive.what]
    steps = [step for step in trail if step[0].what != "seat"]
    district: dict[str, object] = {} if contest == TRAMS else {"district": District(contest)}
    return Event(
        "tie_broken",
        (rule, "V8") if several else (rule,),
        ahead,
        marks=(Player(ahead), Player(behind)),
        args={
            "contest": contest,
            **district,
            "behind": Player(behind),
            "total": measured(state, ahead, first_measure(contest)),
            "decided": "below" if below else decisive.what,
            "ender": Player(state.player),
            "trail": tuple(_step(*step) for step in steps),
        },
    )


def _step(measure: Measure, ahead: int, behind: int) -> dict[str, object]:
    row: dict[str, object] = {"row": District(measure.row)} if measure.row else {}
    return {"what": measure.what, **row, "space": measure.space, "ahead": ahead, "behind": behind}


def _totals(state: State, totals: list[int]) -> Iterator[Event]:
    places = score.places(state, totals)
    for seat in sorted(range(state.players), key=places.__getitem__):
        total: dict[str, object] = {"total": Points(totals[seat]), "place": places[seat]}
        yield Event("total_scored", ("Z1",), seat, marks=(Player(seat),), args=total)
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    winners = [seat for seat in first if places[seat] == 1]
    compared = tuple({"player": Player(seat), "markers": markers(state.cities[seat])} for seat in first)
    yield Event(
        "game_won",
        ("Z2",),
        winners[0],
        marks=tuple(map(Player, winners)),
        args={
            "winners": tuple({"player": Player(seat)} for seat in winners),
            "total": Points(max(totals)),
            "shared": len(winners),
            "tied": len(first),
            "markers": compared,
        },
    )
