"""What follows in a city is explained by: light, plazas, the requirement and completed districts."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.marks import Cell, District
from tests.drawn import EMPTY, table, the, told


def of_kind(events: list[Event], kind: str) -> list[Event]:
    """Return the events of a kind, in order."""
    return [event for event in events if event.kind == kind]


def lit(cell: Cell, number: int, rules: tuple[str, ...], source: str, by: Cell) -> Event:
    """Return the event of a marker."""
    return Event(
        "tram_lit",
        rules,
        cell.player,
        claims=(("lit", cell.player, number),),
        marks=(cell, by) if source == "neighbour" else (cell,),
        args={"cell": cell, "source": source, "by": by},
    )


@pytest.mark.rule("N1", "N2", "N3")
def test_light_is_told_in_the_order_it_travels_and_from_which_neighbour() -> None:
    drawn = """
        . . . . .
        . . . . .
        1t . . . .
        1t 1t 1t . .
        2 . . . .
    """
    state = table(EMPTY, drawn, hand="gn1t 1", pending="hand", player=1)
    green, yellow = Cell(1, "green", 2), [Cell(1, "yellow", space) for space in (1, 2, 3)]
    earlier = ("N3", "N1", "N2")
    assert told(state, "place gn1t green 2")[1:] == [
        lit(green, 21, ("N1", "N2"), "printed_depot", green),
        lit(yellow[1], 16, earlier, "neighbour", green),
        lit(yellow[0], 15, earlier, "neighbour", yellow[1]),
        lit(yellow[2], 17, earlier, "neighbour", yellow[1]),
        lit(Cell(1, "orange", 1), 10, earlier, "neighbour", yellow[0]),
    ]


@pytest.mark.rule("N1", "N2", "N4")
def test_a_depot_card_is_its_own_source_and_lights_its_neighbours() -> None:
    state = table("1t . . . .\n" + ". . . . .\n" * 4, EMPTY, hand="bl0d bl1t", pending="hand")
    depot, first = Cell(0, "blue", 2), Cell(0, "blue", 1)
    events = of_kind(told(state, "place bl0d blue 2"), "tram_lit")
    assert events == [
        lit(depot, 1, ("N4", "N2"), "depot_card", depot),
        lit(first, 0, ("N3", "N1", "N2"), "neighbour", depot),
    ]


@pytest.mark.rule("N1", "N4")
def test_a_card_beside_the_network_and_a_depot_in_the_bottom_row() -> None:
    state = table(
        "0d . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="bl1t gn0d", pending="hand"
    )
    joined = the(told(state, "place bl1t blue 2"), "tram_lit")
    assert joined == lit(Cell(0, "blue", 2), 1, ("N1", "N2"), "neighbour", Cell(0, "blue", 1))
    depot = Cell(0, "green", 1)
    assert the(told(state, "place gn0d green 1"), "tram_lit") == lit(
        depot, 20, ("N4", "N2"), "depot_card", depot
    )


@pytest.mark.rule("N1", "N3")
def test_the_printed_depots_lie_under_the_bottom_row_alone() -> None:
    drawn = ". . . . .\n. . . . .\n. . . . .\n2 2 2 2 1t\n2 2 2 2 ."
    state = table(drawn, EMPTY, hand="gn1t 1", pending="hand")
    green, yellow = Cell(0, "green", 5), Cell(0, "yellow", 5)
    assert of_kind(told(state, "place gn1t green 5"), "tram_lit") == [
        lit(green, 24, ("N1", "N2"), "printed_depot", green),
        lit(yellow, 19, ("N3", "N1", "N2"), "neighbour", green),
    ]


@pytest.mark.rule("N1", "X10")
def test_a_track_token_lights_its_card_as_a_new_track() -> None:
    state = table(". . . . .\n" * 4 + "2 . . . .", EMPTY, pending="track", resolving=0, hand="gr1")
    track, light = told(state, "track green 1")
    assert (track.kind, track.claims) == ("track_placed", (("railed", 0, 20), ("pending",), ("resolving",)))
    cell = Cell(0, "green", 1)
    assert light == lit(cell, 20, ("N1", "N2"), "printed_depot", cell)


@pytest.mark.rule("Q2", "P5")
def test_a_plaza_tells_which_marker_made_it_worth_4() -> None:
    drawn = ". . . . .\n. gr0p . . .\n0t . . . .\n. . . . .\n. . . . ."
    state = table(drawn.replace(". gr0p", "gr0p gr0p"), EMPTY, hand="or0d 1", pending="hand")
    events = of_kind(told(state, "place or0d orange 2"), "plaza_activated")
    cells, by = [Cell(0, "grey", 1), Cell(0, "grey", 2)], [Cell(0, "orange", 1), Cell(0, "orange", 2)]
    assert events == [
        Event(
            "plaza_activated",
            ("Q2", "P5"),
            0,
            claims=(("value", 0, number),),
            marks=(cell, source),
            args={"cell": cell, "by": source, "value": 4},
        )
        for number, cell, source in zip((5, 6), cells, by, strict=True)
    ]


@pytest.mark.rule("Q2")
def test_a_plaza_placed_beside_a_marker_tells_the_marker_that_was_there() -> None:
    state = table("0d . . . .\n0d . . . .\n" + ". . . . .\n" * 3, EMPTY, hand="gr0p 1", pending="hand")
    placed, plaza = told(state, "place gr0p grey 2")
    assert placed.claims == (("hand",), ("card", 0, 6))
    assert (plaza.kind, plaza.args["by"]) == ("plaza_activated", Cell(0, "grey", 1))
    assert plaza.claims == (("value", 0, 6),)


@pytest.mark.rule("Q2", "X5")
def test_a_plaza_with_a_plus_two_token_tells_its_whole_value() -> None:
    state = table(". . . . .\ngr0p+ . . . .\n" + ". . . . .\n" * 3, EMPTY, hand="bl0d 1", pending="hand")
    assert the(told(state, "place bl0d blue 1"), "plaza_activated").args["value"] == 6


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("before", "needed", "now"), [(0, 7, 6), (2, 5, 4), (6, 1, 0)])
def test_a_waterfront_tells_the_requirement_before_and_after(before: int, needed: int, now: int) -> None:
    cells = ["0w"] * before + ["."] * (25 - before)
    state = table(EMPTY, " ".join(cells), hand="gn0w 1", pending="hand", player=1)
    cell = Cell(1, "green", 1)
    assert told(state, "place gn0w green 1")[1:] == [
        Event(
            "requirement_lowered",
            ("K4",),
            1,
            claims=(("requirement", 1),),
            marks=(cell,),
            args={"cell": cell, "before": needed, "requirement": now},
        )
    ]


@pytest.mark.rule("K4")
def test_a_waterfront_that_lowers_nothing_tells_nothing() -> None:
    cells = " ".join(["0w"] * 7 + ["."] * 18)
    events = told(table(cells, EMPTY, hand="gn0w 1", pending="hand"), "place gn0w green 1")
    assert [event.kind for event in events] == ["card_placed"]


FOUR_IN_GREY = ". . . . .\n1 1 1 1 .\n. . . . .\n. . . . .\n. . . . ."


@pytest.mark.rule("D1")
def test_a_completed_district_tells_its_token() -> None:
    state = table(EMPTY, FOUR_IN_GREY, hand="gr1 1", pending="hand", player=1)
    assert told(state, "place gr1 grey 5")[1:] == [
        Event(
            "district_completed",
            ("D1",),
            1,
            claims=(("completed", "grey"),),
            marks=(District("grey"),),
            args={"district": District("grey")},
        )
    ]
    state.pending, state.hand = "bonus_card", ("gr1", "value_four")
    by_bonus = told(state, "place value_four grey 5")[1]
    assert (by_bonus.kind, by_bonus.rules) == ("district_completed", ("D1", "X11"))


@pytest.mark.rule("D1")
def test_a_district_completed_too_late_tells_who_has_its_token() -> None:
    completed = (None, 0, None, None, None)
    state = table(EMPTY, FOUR_IN_GREY, hand="gr1 1", pending="hand", player=1, completed=completed)
    assert told(state, "place gr1 grey 5")[1:] == [
        Event(
            "district_completed_late",
            ("D1",),
            1,
            marks=(District("grey"), Player(0)),
            args={"district": District("grey"), "holder": Player(0)},
        )
    ]
    state.pending, state.hand = "bonus_card", ("gr1", "value_four")
    assert told(state, "place value_four grey 5")[1].rules == ("D1", "X11")


@pytest.mark.rule("D1")
def test_a_card_that_completes_nothing_tells_nothing() -> None:
    state = table(FOUR_IN_GREY, EMPTY, hand="bl1 1", pending="hand")
    assert [event.kind for event in told(state, "place bl1 blue 1")] == ["card_placed"]
