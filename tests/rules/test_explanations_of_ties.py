"""What a broken tie is explained by: the whole trail of comparisons."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco import score_now
from sfgame.games.san_francisco.marks import District
from sfgame.games.san_francisco.options import Options
from tests.drawn import EMPTY, table
from tests.rules.test_advantage import grey, trams
from tests.rules.test_explanations_of_the_score import lines


def step(row: str, space: int, ahead: int, behind: int) -> dict[str, object]:
    """Return a step of a trail that compares two cards."""
    return {"what": "card", "row": District(row), "space": space, "ahead": ahead, "behind": behind}


def level(*rows: str) -> tuple[dict[str, object], ...]:
    """Return the steps over empty rows."""
    return tuple(step(row, space, 0, 0) for row in rows for space in range(1, 6))


@pytest.mark.rule("V4")
def test_a_tie_broken_by_a_card_tells_every_card_up_to_it() -> None:
    state = table(grey(2, 1), grey(2, 0, 1))
    (tie,) = lines(state, "tie_broken", contest="grey")
    said = {"contest": "grey", "district": District("grey"), "behind": Player(1), "total": 3}
    trail = (step("grey", 1, 2, 2), step("grey", 2, 1, 0))
    said |= {"decided": "card", "ender": Player(0), "trail": trail}
    assert tie == Event("tie_broken", ("V4",), 0, marks=(Player(0), Player(1)), args=said)


@pytest.mark.rule("V4", "V8")
def test_a_broken_tie_is_told_before_the_lines_of_its_contest() -> None:
    kinds = [event.kind for event in score_now(table(grey(2, 1), grey(2, 0, 1)))]
    at = kinds.index("tie_broken")
    assert kinds[at : at + 3] == ["tie_broken", "district_scored", "district_scored"]
    assert kinds[at + 3] == "tie_broken"


@pytest.mark.rule("V5")
def test_a_tie_broken_in_a_row_below_says_so() -> None:
    (tie,) = lines(table(grey(1), grey(2)), "tie_broken", contest="blue")
    assert (tie.rules, tie.player, tie.args["decided"]) == (("V5",), 1, "below")
    assert tie.args["trail"] == (*level("blue"), step("grey", 1, 2, 1))


@pytest.mark.rule("V5")
def test_a_tie_broken_by_the_total_of_the_next_row_says_so() -> None:
    state = table(grey(1), grey(0, 2), options=Options(tie_next_row="total"))
    (tie,) = lines(state, "tie_broken", contest="blue")
    total = {"what": "total", "row": District("grey"), "space": 0, "ahead": 2, "behind": 1}
    assert (tie.rules, tie.player, tie.args["decided"]) == (("V5",), 1, "total")
    assert tie.args["trail"] == (*level("blue"), total)


@pytest.mark.rule("V6")
def test_a_tram_tie_broken_by_a_column_tells_the_columns() -> None:
    right, left = trams(2), ". . . . .\n. . . . .\n. . . . .\n0t . . . .\n0t 0 . . ."
    (tie,) = lines(table(right, left), "tie_broken", contest="tram")
    assert tie == Event(
        "tie_broken",
        ("V6",),
        1,
        marks=(Player(1), Player(0)),
        args={
            "contest": "tram",
            "behind": Player(0),
            "total": 2,
            "decided": "column",
            "ender": Player(0),
            "trail": ({"what": "column", "space": 1, "ahead": 2, "behind": 1},),
        },
    )


@pytest.mark.rule("V7")
def test_a_tie_broken_by_the_seat_tells_who_ended_the_game() -> None:
    (tie,) = lines(table(EMPTY, EMPTY, player=1), "tie_broken", contest="green")
    assert (tie.rules, tie.player, tie.marks) == (("V7",), 1, (Player(1), Player(0)))
    assert (tie.args["decided"], tie.args["ender"], tie.args["behind"]) == ("seat", Player(1), Player(0))
    assert tie.args["trail"] == level("green", "blue", "grey", "orange", "yellow")


@pytest.mark.rule("V8")
def test_a_tie_of_three_tells_each_pair_of_neighbours_in_the_ranking() -> None:
    state = table(grey(1, 2), grey(2, 1), grey(2, 0, 1), grey(0))
    ties = lines(state, "tie_broken", contest="grey")
    assert [(tie.player, tie.args["behind"], tie.rules) for tie in ties] == [
        (1, Player(2), ("V4", "V8")),
        (2, Player(0), ("V4", "V8")),
    ]
    assert all(tie.args["total"] == 3 for tie in ties)


@pytest.mark.rule("V8")
def test_two_pairs_are_not_a_tie_of_three() -> None:
    state = table(grey(1, 2), grey(2, 1), grey(1), grey(0, 1))
    ties = lines(state, "tie_broken", contest="grey")
    assert [(tie.player, tie.rules) for tie in ties] == [(1, ("V4",)), (2, ("V4",))]
