"""What every deed of a player is explained by: its rules, claims, marks and numbers."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.actions import DRAW
from sfgame.games.san_francisco.marks import Cell, Column, Face, Project
from tests.drawn import EMPTY, table, the, told

ONE_CARD = ". . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . ."
FULL_GREY = ". . . . .\n1 1 1 1 1\n. . . . .\n. . . . .\n. . . . ."


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events, in order."""
    return [event.kind for event in events]


@pytest.mark.rule("A1", "T1")
def test_a_draw_tells_the_card_and_how_many_are_left() -> None:
    state = table(EMPTY, EMPTY, pile="gr0p gr1tx 2", player=1)
    assert told(state, "draw gr1tx") == [
        Event(
            "project_revealed",
            ("A1", "T1"),
            1,
            claims=(("pile",), ("shown",), ("pending",)),
            marks=(Project("gr1tx"),),
            args={"card": Face("gr1tx", "grey", 1, ("track", "bonus")), "left": 2},
        )
    ]
    closed = table(EMPTY, EMPTY, pile="2 gr0p", is_open=False)
    assert told(closed, DRAW)[0].args == {"card": Face("2", "black", 2, ()), "left": 1}


@pytest.mark.rule("A1", "A2", "S9", "T1")
def test_laying_a_card_tells_its_column_and_whose_turn_it_is() -> None:
    state = table(EMPTY, EMPTY, EMPTY, pending="lay", shown="gr1", columns=["", "1 1", ""], player=2, turn=3)
    assert told(state, "lay 2") == [
        Event(
            "project_laid",
            ("A2", "A1"),
            2,
            claims=(("shown",), ("column", 2)),
            marks=(Column(2), Project("gr1")),
            args={"card": Project("gr1"), "column": Column(2), "cards": 3},
        ),
        Event(
            "turn_passed",
            ("S9", "T1"),
            0,
            claims=(("turn",), ("player",), ("pending",)),
            marks=(Player(0),),
            args={"turn": 4},
        ),
    ]


@pytest.mark.rule("A3", "S5")
@pytest.mark.parametrize(("before", "stack"), [(8, 1), (7, 1), (6, 2), (2, 4)])
def test_a_foundation_token_tells_its_stack_and_how_many_are_left(before: int, stack: int) -> None:
    state = table(EMPTY, EMPTY, EMPTY, pending="lay", shown="or0f", tokens=before)
    events = told(state, "lay 3")
    assert kinds(events) == ["project_laid", "foundation_token_added", "turn_passed"]
    assert events[1] == Event(
        "foundation_token_added",
        ("A3", "S5"),
        0,
        claims=(("tokens",),),
        marks=(Column(3), Project("or0f")),
        args={"card": Project("or0f"), "stack": stack, "left": before - 1},
    )


@pytest.mark.rule("B1", "B2", "B3", "C1", "C3")
def test_taking_a_column_tells_its_cards_against_the_contracts() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 1], columns=["gr1 ye1", "", ""], player=1)
    assert told(state, "take 1") == [
        Event(
            "column_taken",
            ("B2", "B1", "T1"),
            1,
            claims=(("column", 1), ("hand",), ("pending",)),
            marks=(Column(1), Project("gr1"), Project("ye1")),
            args={"column": Column(1), "cards": 2, "contracts": 1, "foundations": 0},
        ),
        Event(
            "contract_taken",
            ("B3", "C1", "C3"),
            1,
            claims=(("contracts", 1),),
            marks=(Player(1),),
            args={"contracts": 2},
        ),
    ]


@pytest.mark.rule("K1")
def test_foundations_in_a_taken_column_bring_their_tokens() -> None:
    state = table(EMPTY, EMPTY, columns=["", "", "gr0f ye1 or0f"])
    event = the(told(state, "take 3"), "column_taken")
    assert event.rules == ("B2", "B1", "T1", "K1")
    assert (event.args["foundations"], event.args["cards"]) == (2, 3)
    assert event.rule == "B2"


@pytest.mark.rule("C2")
def test_contracts_returned_tells_what_everyone_has_left() -> None:
    state = table(EMPTY, EMPTY, EMPTY, contracts=[0, 3, 1], columns=["gr1", "", ""])
    _, contract, returned = told(state, "take 1")
    assert (contract.claims, contract.args) == ((), {"contracts": 1})
    held = tuple({"player": Player(seat), "contracts": left} for seat, left in enumerate([0, 2, 0]))
    assert returned == Event(
        "contracts_returned",
        ("C2",),
        0,
        claims=(("contracts", 1), ("contracts", 2)),
        marks=(Player(0), Player(1), Player(2)),
        args={"held": held},
    )


@pytest.mark.rule("P1", "P2", "P6", "B4")
def test_a_placed_card_tells_its_face_and_its_space() -> None:
    state = table(EMPTY, ONE_CARD, hand="gr3x 0", pending="hand", player=1)
    placed, *_ = told(state, "place gr3x grey 2")
    assert placed == Event(
        "card_placed",
        ("P1", "P2", "B4", "P6"),
        1,
        claims=(("hand",), ("card", 1, 6), ("value", 1, 6)),
        marks=(Cell(1, "grey", 2),),
        args={"card": Face("gr3x", "grey", 3, ("bonus",)), "cell": Cell(1, "grey", 2), "universal": 0},
    )


@pytest.mark.rule("P1", "P6")
def test_a_card_without_workers_changes_no_value() -> None:
    (placed,) = told(table(EMPTY, EMPTY, hand="0 1", pending="hand"), "place 0 green 1")
    assert placed.claims == (("hand",), ("card", 0, 20))
    assert placed.args == {
        "card": Face("0", "black", 0, ()),
        "cell": Cell(0, "green", 1),
        "universal": 1,
    }


@pytest.mark.rule("Q1", "X6", "X7")
def test_the_rules_of_a_placement_name_plazas_and_bonus_cards() -> None:
    plaza = the(told(table(EMPTY, EMPTY, hand="gr0p 1", pending="hand"), "place gr0p grey 1"), "card_placed")
    assert plaza.rules == ("P1", "P2", "B4", "P6", "Q1")
    for card, rule in [("value_four", "X6"), ("depot", "X7")]:
        state = table(EMPTY, EMPTY, hand=("1", card), pending="bonus_card", resolving=1)
        placed = the(told(state, f"place {card} blue 1"), "card_placed")
        assert placed.rules == (rule, "P2")
        assert placed.args["universal"] == 1


@pytest.mark.rule("B5", "B6", "P3")
@pytest.mark.parametrize(
    ("drawn", "card", "rules", "reason"),
    [
        (EMPTY, "gr1", ("B5", "B6"), "chosen"),
        (FULL_GREY, "gr1", ("P3", "B6"), "row_full"),
        (FULL_GREY, "2", ("B5", "B6"), "chosen"),
        (FULL_GREY, "bl1", ("B5", "B6"), "chosen"),
    ],
)
def test_a_discarded_card_tells_whether_there_was_room(
    drawn: str, card: str, rules: tuple[str, ...], reason: str
) -> None:
    events = told(table(drawn, EMPTY, hand=f"{card} ye1", pending="hand"), f"discard {card}")
    assert events == [
        Event(
            "card_discarded",
            rules,
            0,
            claims=(("hand",),),
            marks=(Project(card),),
            args={"card": Project(card), "reason": reason, "foundation": 0},
        )
    ]


@pytest.mark.rule("B6")
def test_a_discarded_foundation_tells_that_its_token_is_gone() -> None:
    state = table(EMPTY, EMPTY, hand="or0f", pending="hand", turn=7)
    discarded, passed = told(state, "discard or0f")
    assert discarded.args == {"card": Project("or0f"), "reason": "chosen", "foundation": 1}
    assert (passed.kind, passed.claims) == ("turn_passed", (("turn",), ("player",), ("pending",)))
