"""What a skyscraper and the medal are explained by."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.marks import Cell
from tests.drawn import EMPTY, table, the, told


@pytest.mark.rule("K2", "K3", "P5")
def test_a_skyscraper_tells_its_neighbours_with_their_values() -> None:
    drawn = ". . . . .\ngr0p . . . .\n0f 3 . . .\n. . . . .\n. . . . ."
    state = table(EMPTY, drawn, hand="bl0d 1", pending="hand", player=1)
    cells = [Cell(1, "grey", 1), Cell(1, "orange", 2)]
    beside = tuple({"cell": cell, "value": value} for cell, value in zip(cells, (4, 3), strict=True))
    foundation = Cell(1, "orange", 1)
    assert the(told(state, "place bl0d blue 1"), "skyscraper_built") == Event(
        "skyscraper_built",
        ("K2", "K3", "P5"),
        1,
        claims=(("skyscraper", 1, 10),),
        marks=(foundation, *cells),
        args={"cell": foundation, "neighbours": beside, "sum": 7, "requirement": 7},
    )


@pytest.mark.rule("K4")
def test_a_skyscraper_built_by_a_waterfront_names_that_rule() -> None:
    drawn = ". . . . .\n0f 3 . . .\n3 . . . .\n. . . . .\n. . . . ."
    events = told(table(drawn, EMPTY, hand="bl0w 1", pending="hand"), "place bl0w blue 1")
    assert [event.kind for event in events[1:]] == ["requirement_lowered", "skyscraper_built", "medal_first"]
    built = events[2]
    assert built.rules == ("K2", "K3", "K4", "P5")
    assert (built.args["sum"], built.args["requirement"]) == (6, 6)


@pytest.mark.rule("K4")
def test_a_skyscraper_names_that_rule_also_when_the_waterfront_came_earlier() -> None:
    drawn = "0w . . . .\n. . . . .\n0f 3 . . .\n. . . . .\n. . . . ."
    state = table(drawn, EMPTY, hand="ye3 1", pending="hand")
    built = the(told(state, "place ye3 yellow 1"), "skyscraper_built")
    assert built.rules == ("K2", "K3", "K4", "P5")
    assert (built.args["sum"], built.args["requirement"]) == (6, 6)


READY = ". . . . .\n0f . . . .\n. . . . .\n. . . . .\n. . . . ."
ONE_BUILT = "7 . . . .\n0f^ . . . .\n. . . . .\n. . . . .\n. . . . ."
ONE_AND_READY = ". . . . .\n0f . . . .\n. . . . .\n7 0f^ . . .\n. . . . ."


@pytest.mark.rule("M1")
def test_the_first_skyscraper_tells_of_the_medal() -> None:
    state = table(EMPTY, READY, hand="gr7 1", pending="hand", player=1)
    medal = told(state, "place gr7 grey 2")[-1]
    assert medal == Event("medal_first", ("M1",), 1, claims=(("medal",),), args={"built": 1})


@pytest.mark.rule("M2", "M3")
def test_a_medal_taken_over_tells_both_counts() -> None:
    state = table(ONE_BUILT, ONE_AND_READY, hand="gr7 1", pending="hand", player=1, medal=0)
    assert told(state, "place gr7 grey 2")[-1] == Event(
        "medal_taken",
        ("M2", "M3"),
        1,
        claims=(("medal",),),
        marks=(Player(1), Player(0)),
        args={"holder": Player(0), "built": 2, "held": 1},
    )


@pytest.mark.rule("M2")
def test_a_medal_kept_tells_both_counts() -> None:
    state = table(ONE_BUILT, READY, hand="gr7 1", pending="hand", player=1, medal=0)
    assert told(state, "place gr7 grey 2")[-1] == Event(
        "medal_kept",
        ("M2",),
        1,
        marks=(Player(1), Player(0)),
        args={"holder": Player(0), "built": 1, "held": 1},
    )


@pytest.mark.rule("M2")
def test_a_holder_who_builds_and_a_player_who_builds_nothing_tell_nothing_of_the_medal() -> None:
    holder = table(ONE_AND_READY, EMPTY, hand="gr7 1", pending="hand", medal=0)
    assert told(holder, "place gr7 grey 2")[-1].kind == "skyscraper_built"
    idle = table(ONE_BUILT, READY, hand="gr6 1", pending="hand", player=1, medal=0)
    assert told(idle, "place gr6 grey 2")[-1].kind == "card_placed"
