"""What earning, taking and spending a bonus is explained by."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player
from sfgame.games.san_francisco.marks import Bonus, Cell, District
from sfgame.games.san_francisco.options import Options
from tests.drawn import EMPTY, table, the, told

ONE_CARD = ". . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . ."


@pytest.mark.rule("X5", "X6", "X7", "X10", "X3", "X4")
@pytest.mark.parametrize(
    ("kind", "row", "rule", "claims"),
    [
        ("plus_two", 0, "X5", (("stock", "plus_two"), ("pending",))),
        ("value_four", 1, "X6", (("stock", "value_four"), ("hand",), ("pending",))),
        ("depot", 2, "X7", (("stock", "depot"), ("hand",), ("pending",))),
        ("track", 2, "X10", (("stock", "track"), ("pending",))),
    ],
)
def test_a_bonus_that_must_be_put_somewhere(
    kind: str, row: int, rule: str, claims: tuple[object, ...]
) -> None:
    state = table(ONE_CARD, EMPTY, hand="gr1", pending="bonus", resolving=row)
    (event,) = told(state, f"bonus {kind}")
    assert (event.kind, event.rules, event.player) == ("bonus_taken", (rule, "X3", "X4"), 0)
    assert (event.claims, event.marks) == (claims, (Bonus(kind),))
    assert event.args == {"bonus": Bonus(kind), "left": 2}


@pytest.mark.rule("X8", "X9")
@pytest.mark.parametrize(
    ("kind", "row", "rule", "fact"),
    [("victory", 3, "X8", "victories"), ("contracts", 4, "X9", "settlements")],
)
def test_a_bonus_that_is_kept(kind: str, row: int, rule: str, fact: str) -> None:
    stock = (1, 1, 1, 1, 1, 1)
    state = table(EMPTY, ONE_CARD, hand="gr1", pending="bonus", resolving=row, player=1, stock=stock)
    (event,) = told(state, f"bonus {kind}")
    assert event == Event(
        "bonus_taken",
        (rule, "X3", "X4"),
        1,
        claims=(("stock", kind), (fact, 1), ("pending",), ("resolving",)),
        marks=(Bonus(kind),),
        args={"bonus": Bonus(kind), "left": 0},
    )


@pytest.mark.rule("X5")
def test_the_plus_two_token_tells_both_values() -> None:
    state = table(EMPTY, ONE_CARD, hand="gr1", pending="boost", resolving=0, player=1)
    assert told(state, "boost grey 1") == [
        Event(
            "boost_placed",
            ("X5",),
            1,
            claims=(("boosted", 1, 5), ("value", 1, 5), ("pending",), ("resolving",)),
            marks=(Cell(1, "grey", 1),),
            args={"cell": Cell(1, "grey", 1), "before": 2, "value": 4},
        )
    ]


@pytest.mark.rule("X10")
def test_the_track_token_tells_its_card() -> None:
    state = table(EMPTY, ONE_CARD, hand="gr1", pending="track", resolving=0, player=1)
    assert told(state, "track grey 1") == [
        Event(
            "track_placed",
            ("X10",),
            1,
            claims=(("railed", 1, 5), ("pending",), ("resolving",)),
            marks=(Cell(1, "grey", 1),),
            args={"cell": Cell(1, "grey", 1)},
        )
    ]


@pytest.mark.rule("X9")
def test_settling_tells_how_many_contracts_are_left() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 3], settlements=(0, 1), player=1)
    assert told(state, "settle 2") == [
        Event(
            "contracts_settled",
            ("X9",),
            1,
            claims=(("contracts", 1), ("settlements", 1)),
            marks=(Player(1),),
            args={"amount": 2, "contracts": 1},
        )
    ]


@pytest.mark.rule("X9")
def test_ending_the_turn_tells_that_nothing_was_settled() -> None:
    state = table(EMPTY, EMPTY, contracts=[0, 3], settlements=(0, 1), player=1, pending="end")
    declined, passed = told(state, "end")
    assert declined == Event("settling_declined", ("X9",), 1, args={"contracts": 3})
    assert (passed.kind, passed.player) == ("turn_passed", 0)
    settled = told(state, "settle 1")
    assert [event.kind for event in settled] == ["contracts_settled", "turn_passed"]


DEPOT_OR_TRACK = ({"bonus": Bonus("depot")}, {"bonus": Bonus("track")})
ONE_SYMBOL = "1x . . . .\n" * 5
FULL_BUT_ONE = "1 1 1 1 1\n1x 1 1 1 .\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1"


@pytest.mark.rule("X1", "X2", "X4")
@pytest.mark.parametrize(
    ("row", "kind", "rules", "args"),
    [
        (". . . . .", "bonus_symbol_placed", ("X1",), {"bonus": Bonus("depot")}),
        ("1x . . . .", "bonus_earned", ("X1", "X4"), {"choices": DEPOT_OR_TRACK}),
        ("1x 1x . . .", "bonus_already_given", ("X2",), {"symbols": 3}),
    ],
)
def test_every_bonus_symbol_is_told_with_the_symbols_of_its_row(
    row: str, kind: str, rules: tuple[str, ...], args: dict[str, object]
) -> None:
    drawn = f"1x . . . .\n1x 1x . . .\n{row}\n1x . . . .\n. . . . ."
    state = table(EMPTY, drawn, hand="or1x 1", pending="hand", player=1)
    symbols = row.count("x") + 1
    event = told(state, f"place or1x orange {symbols}")[-1]
    marks = (District("orange"), *(Cell(1, "orange", space) for space in range(1, symbols + 1)))
    assert (event.kind, event.rules, event.player, event.marks) == (kind, rules, 1, marks)
    assert event.args == {"district": District("orange"), **args}
    assert event.claims == ((("pending",), ("resolving",)) if kind == "bonus_earned" else ())


@pytest.mark.rule("X3", "X4")
def test_a_bonus_earned_tells_what_may_be_chosen() -> None:
    state = table(ONE_SYMBOL, EMPTY, hand="gr1x", pending="hand", stock=(3, 0, 3, 3, 3, 3))
    earned = the(told(state, "place gr1x grey 2"), "bonus_earned")
    assert earned.args == {"district": District("grey"), "choices": ({"bonus": Bonus("track")},)}


ALL_TRACKS = "1t . . . .\n1tx . . . .\n" + ". . . . .\n" * 3
WHY_LAPSED = {
    "all_gone": ("X4", "X3"),
    "gone_no_track": ("X4", "X3"),
    "gone": ("X4", "X3"),
    "no_room": ("X4",),
    "last_card": ("E3",),
}


@pytest.mark.rule("X3", "X4", "E3")
@pytest.mark.parametrize(
    ("drawn", "card", "stock", "house", "reason"),
    [
        (ONE_SYMBOL, "gr1x", (3, 0, 3, 3, 3, 0), {}, "all_gone"),
        (ALL_TRACKS, "gr1tx", (3, 0, 3, 3, 3, 3), {}, "gone_no_track"),
        (ONE_SYMBOL, "gr1x", (3, 0, 3, 3, 3, 3), {"track_token_if_bonus_gone": False}, "gone"),
        (FULL_BUT_ONE, "gr1x", (3, 3, 3, 3, 3, 0), {}, "no_room"),
        (FULL_BUT_ONE, "gr1x", (3, 3, 3, 3, 3, 3), {"resolve_bonus_on_last_card": False}, "last_card"),
        (FULL_BUT_ONE, "gr1x", (3, 0, 3, 3, 3, 0), {"resolve_bonus_on_last_card": False}, "last_card"),
    ],
)
def test_a_bonus_that_lapses_tells_why(
    drawn: str, card: str, stock: tuple[int, ...], house: dict[str, object], reason: str
) -> None:
    state = table(drawn, EMPTY, hand=card, pending="hand", stock=stock, options=Options.of(house))
    space = 5 if drawn == FULL_BUT_ONE else 2
    assert the(told(state, f"place {card} grey {space}"), "bonus_lapsed") == Event(
        "bonus_lapsed",
        WHY_LAPSED[reason],
        0,
        marks=(District("grey"), Cell(0, "grey", 1), Cell(0, "grey", space)),
        args={"district": District("grey"), "bonus": Bonus("value_four"), "reason": reason},
    )


@pytest.mark.rule("X11", "E2")
def test_a_full_city_that_the_house_rule_ignores_is_told() -> None:
    drawn = FULL_BUT_ONE.replace("1x", "1")
    state = table(EMPTY, drawn, pending="bonus_card", resolving=1, player=1)
    state.hand, state.options = ("1", "value_four"), Options(bonus_card_can_end_game=False)
    events = told(state, "place value_four grey 5")
    assert events[-1] == Event("full_city_ignored", ("X11", "E2"), 1, marks=(Player(1),))
    state.options = Options()
    assert "full_city_ignored" not in [event.kind for event in told(state, "place value_four grey 5")]
    waiting = table(FULL_BUT_ONE, EMPTY, hand="gr1x", pending="hand")
    assert told(waiting, "place gr1x grey 5")[-1].kind == "bonus_earned"
