"""Why an action is refused: placing, discarding, and resolving a bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sfgame.core.events import Refusal
from sfgame.games.san_francisco import why_not
from sfgame.games.san_francisco.actions import Action, bonus, boost, discard, place, track
from sfgame.games.san_francisco.components import BONUSES
from sfgame.games.san_francisco.marks import Bonus, Cell, District, Project
from sfgame.games.san_francisco.options import Options
from tests.drawn import EMPTY, table

if TYPE_CHECKING:
    from sfgame.games.san_francisco.state import State

STARTED = """
    1 1 1 1 1
    1 . . . .
    . . . . .
    . . . . .
    2t* . . . .
"""


def placing(hand: str, **fields: object) -> State:
    """Return a table on which cards of a hand are to be placed."""
    state = table(STARTED, EMPTY)
    state.hand, state.pending = tuple(hand.split()), "hand"
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def not_in_hand(card: str) -> Refusal:
    """Return the refusal of a card that is not to be placed now."""
    return Refusal("card_not_in_hand", "B4", {"card": Project(card)}, fix="card_not_in_hand")


@pytest.mark.rule("B4")
def test_only_a_card_of_the_hand_can_be_placed_or_discarded() -> None:
    state = placing("gr1")
    assert why_not(state, place("gr2", "grey", 2)) == not_in_hand("gr2")
    assert why_not(state, discard("gr2")) == not_in_hand("gr2")
    assert why_not(state, place("gr1", "grey", 2)) is None
    assert why_not(state, discard("gr1")) is None


@pytest.mark.rule("B4", "X4")
def test_while_a_bonus_card_waits_no_other_card_can_be_placed() -> None:
    state = placing("gr1 ye1 value_four", pending="bonus_card", resolving=1)
    waits = Refusal("not_now", "X4", {"action": "place", "pending": "bonus_card"}, fix="not_now")
    assert why_not(state, place("gr1", "grey", 2)) == waits
    assert why_not(state, place("ye1", "yellow", 1)) == waits
    assert why_not(state, place("value_four", "grey", 2)) is None


@pytest.mark.rule("T1")
def test_an_action_names_what_it_should_and_nothing_else() -> None:
    state = table(EMPTY, EMPTY, columns=["gr1", "", ""])
    for action in (
        Action("take", column=1, card="gr1"),
        Action("take", column=1.0),  # type: ignore[arg-type]
        Action("take", column=True),
        Action("take", column="1"),  # type: ignore[arg-type]
        Action("take", column=1, row=None),  # type: ignore[arg-type]
        Action("fly"),
    ):
        assert why_not(state, action) == Refusal("not_understood", "T1", {"action": action.name})
    assert why_not(state, Action("take", column=1)) is None


@pytest.mark.rule("P3")
def test_a_universal_card_in_a_full_city_must_be_discarded() -> None:
    state = table(
        "1 1 1 1 1\n" * 5, EMPTY, hand="2", pending="hand", options=Options(bonus_card_can_end_game=False)
    )
    refusal = why_not(state, place("2", "blue", 5))
    assert refusal is not None
    assert (refusal.rule, refusal.fix) == ("P3", "row_full")


@pytest.mark.rule("P1")
def test_there_are_five_rows() -> None:
    state = placing("gr1 2")
    refusal = Refusal("no_such_row", "P1", {"row": "purple"}, fix="no_such_row")
    assert why_not(state, place("gr1", "purple", 1)) == refusal
    assert why_not(state, place("2", "purple", 1)) == refusal
    assert why_not(state, place("2", "green", 2)) is None


@pytest.mark.rule("P1")
def test_a_coloured_card_cannot_go_in_another_row() -> None:
    facts = {"card": Project("gr1"), "row": District("orange"), "own": District("grey")}
    assert why_not(placing("gr1"), place("gr1", "orange", 1)) == Refusal(
        "wrong_row", "P1", facts, fix="wrong_row"
    )
    assert why_not(placing("gr1"), place("gr1", "grey", 2)) is None


@pytest.mark.rule("P1", "P3")
def test_another_row_is_no_way_out_when_the_own_row_is_full() -> None:
    facts = {"card": Project("bl1"), "row": District("orange"), "own": District("blue")}
    refusal = Refusal("wrong_row", "P1", facts, fix="own_row_full")
    assert why_not(placing("bl1"), place("bl1", "orange", 1)) == refusal
    assert why_not(placing("bl1"), discard("bl1")) is None


@pytest.mark.rule("P3")
def test_a_full_row_has_no_room_for_its_card() -> None:
    facts = {"card": Project("bl1"), "row": District("blue")}
    assert why_not(placing("bl1"), place("bl1", "blue", 5)) == Refusal(
        "row_full", "P3", facts, fix="row_full"
    )
    assert why_not(placing("bl1"), discard("bl1")) is None


@pytest.mark.rule("P3", "X6", "X7")
@pytest.mark.parametrize(
    ("card", "pending", "rule"),
    [("2", "hand", "P3"), ("value_four", "bonus_card", "X6"), ("depot", "bonus_card", "X7")],
)
def test_a_universal_card_must_choose_a_row_with_room(card: str, pending: str, rule: str) -> None:
    state = placing(f"gr1 {card}", pending=pending, resolving=1)
    facts = {"card": Project(card), "row": District("blue")}
    assert why_not(state, place(card, "blue", 5)) == Refusal("row_full", rule, facts, fix="other_row")
    assert why_not(state, place(card, "grey", 2)) is None


@pytest.mark.rule("P2")
@pytest.mark.parametrize("space", [0, 1, 3, 6])
def test_a_card_must_go_on_the_leftmost_empty_space(space: int) -> None:
    facts = {"card": Project("gr1"), "row": District("grey"), "space": space, "leftmost": 2}
    state = placing("gr1")
    assert why_not(state, place("gr1", "grey", space)) == Refusal(
        "wrong_space", "P2", facts, fix="wrong_space"
    )
    assert why_not(state, place("gr1", "grey", 2)) is None


@pytest.mark.rule("P2")
def test_a_placement_that_names_too_much_is_not_understood() -> None:
    odd = Action("place", card="gr1", row="grey", space=2, amount=1)
    assert why_not(placing("gr1"), odd) == Refusal("not_understood", "T1", {"action": "place"})


def choosing(**fields: object) -> State:
    """Return a table on which grey's bonus is to be chosen."""
    return placing("gr1", pending="bonus", resolving=1, **fields)


def about(kind: str, own: str = "value_four", row: str = "grey") -> dict[str, object]:
    """Return the facts of a refused bonus."""
    return {"bonus": Bonus(kind), "own": Bonus(own), "row": District(row)}


@pytest.mark.rule("X1")
@pytest.mark.parametrize("kind", [kind for kind in BONUSES if kind not in {"value_four", "track"}])
def test_a_district_gives_only_its_own_bonus(kind: str) -> None:
    refusal = Refusal("not_this_district", "X1", about(kind), fix="other_bonus")
    assert why_not(choosing(), bonus(kind)) == refusal
    assert why_not(choosing(), bonus("value_four")) is None


@pytest.mark.rule("X4")
def test_what_is_no_bonus_cannot_be_chosen() -> None:
    refusal = Refusal("not_this_district", "X4", about("money"), fix="other_bonus")
    assert why_not(choosing(), bonus("money")) == refusal


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("kind", "stock", "other"),
    [("value_four", (3, 0, 3, 3, 3, 3), "track"), ("track", (3, 3, 3, 3, 3, 0), "value_four")],
)
def test_a_bonus_that_is_gone_cannot_be_chosen(kind: str, stock: tuple[int, ...], other: str) -> None:
    state = choosing(stock=stock)
    assert why_not(state, bonus(kind)) == Refusal("bonus_gone", "X3", about(kind), fix="other_bonus")
    assert why_not(state, bonus(other)) is None


@pytest.mark.rule("X4")
def test_the_house_rule_refuses_the_track_token_for_a_bonus_that_is_gone() -> None:
    state = choosing(stock=(3, 0, 3, 3, 3, 3), options=Options(track_token_if_bonus_gone=False))
    refusal = Refusal("no_track_token_instead", "X4", about("track"), fix="other_bonus")
    assert why_not(state, bonus("track")) == refusal
    state.stock = (3, 1, 3, 3, 3, 3)
    assert why_not(state, bonus("track")) is None


@pytest.mark.rule("X4")
def test_a_bonus_without_a_place_cannot_be_chosen() -> None:
    full = table("\n".join(["1 1 1 1 1"] * 5), EMPTY, pending="bonus", resolving=1)
    refusal = Refusal("bonus_without_room", "X4", about("value_four"), fix="other_bonus")
    assert why_not(full, bonus("value_four")) == refusal
    assert why_not(full, bonus("track")) is None
    tracks = table(
        "1t . . . .\n1 . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, pending="bonus", resolving=2
    )
    assert why_not(tracks, bonus("track")) is None
    tracks = table(
        "1t . . . .\n0d . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, pending="bonus", resolving=2
    )
    refusal = Refusal("bonus_without_room", "X4", about("track", "depot", "orange"), fix="other_bonus")
    assert why_not(tracks, bonus("track")) == refusal


def test_a_bonus_that_names_too_much_is_not_understood() -> None:
    odd = Action("bonus", bonus="value_four", row="grey")
    assert why_not(choosing(), odd) == Refusal("not_understood", "T1", {"action": "bonus"})


@pytest.mark.rule("X5", "X10")
@pytest.mark.parametrize(("pending", "rule"), [("boost", "X5"), ("track", "X10")])
@pytest.mark.parametrize(("row", "space"), [("purple", 1), ("grey", 0), ("grey", 6)])
def test_a_token_needs_a_space_of_the_city(pending: str, rule: str, row: str, space: int) -> None:
    state = placing("gr1", pending=pending, resolving=0)
    facts = {"row": row, "space": space}
    odd = Action(pending, row=row, space=space)
    assert why_not(state, odd) == Refusal("no_such_space", rule, facts, fix="no_such_space")
    assert why_not(state, Action(pending, row="grey", space=1)) is None


@pytest.mark.rule("X5", "X10")
@pytest.mark.parametrize(("pending", "rule"), [("boost", "X5"), ("track", "X10")])
@pytest.mark.parametrize("space", [2, 5])
def test_a_token_needs_a_card(pending: str, rule: str, space: int) -> None:
    state = placing("gr1", pending=pending, resolving=0)
    facts = {"cell": Cell(0, "grey", space)}
    odd = Action(pending, row="grey", space=space)
    assert why_not(state, odd) == Refusal("no_card_there", rule, facts, fix="no_card_there")


@pytest.mark.rule("X10")
def test_the_track_token_is_refused_by_a_card_with_tracks_and_by_a_depot() -> None:
    drawn = "1t 1= 0d depot 1\n. . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(EMPTY, drawn, pending="track", resolving=0, player=1)
    for space, kind in [(1, "has_tracks"), (2, "has_tracks"), (3, "is_depot"), (4, "is_depot")]:
        facts = {"cell": Cell(1, "blue", space)}
        assert why_not(state, track("blue", space)) == Refusal(kind, "X10", facts, fix="no_tracks_yet")
    assert why_not(state, track("blue", 5)) is None
    odd = Action("track", row="blue", space=5, card="1")
    assert why_not(state, odd) == Refusal("not_understood", "T1", {"action": "track"})
    state.pending = "boost"
    assert [why_not(state, boost("blue", space)) for space in (1, 2, 3, 4, 5)] == [None] * 5
    odd = Action("boost", row="blue", space=1, card="1")
    assert why_not(state, odd) == Refusal("not_understood", "T1", {"action": "boost"})
