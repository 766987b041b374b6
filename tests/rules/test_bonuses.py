"""X. Bonuses: when one is earned, and which may be chosen."""

from __future__ import annotations

import pytest

from tests.drawn import EMPTY, city, do, menu, table

ONE_SYMBOL_EACH = "\n".join(["1x . . . ."] * 5)
ONE_IN_GREY = ". . . . .\n1x . . . .\n. . . . .\n. . . . .\n. . . . ."
TWO_IN_GREY = ". . . . .\n1x 1x . . .\n. . . . .\n. . . . .\n. . . . ."
OWN = [
    ("blue", "bl1x", "plus_two"),
    ("grey", "gr1x", "value_four"),
    ("orange", "or1x", "depot"),
    ("yellow", "ye1x", "victory"),
    ("green", "gn1x", "contracts"),
]
KINDS = ["plus_two", "value_four", "depot", "victory", "contracts", "track"]


@pytest.mark.rule("X1")
@pytest.mark.parametrize(("row", "card", "own"), OWN)
def test_the_second_symbol_in_a_row_brings_its_districts_bonus_or_the_track_token(
    row: str, card: str, own: str
) -> None:
    state = do(table(ONE_SYMBOL_EACH, EMPTY, hand=card, pending="hand"), f"place {card} {row} 2")
    assert menu(state) == [f"bonus {own}", "bonus track"]
    assert (state.pending, state.player, state.turn) == ("bonus", 0, 1)
    assert state.resolving == [name for name, _, _ in OWN].index(row)


@pytest.mark.rule("X1")
def test_the_first_symbol_in_a_row_brings_nothing() -> None:
    state = do(table(ONE_IN_GREY, EMPTY, hand="bl1x gr1", pending="hand"), "place bl1x blue 1")
    assert (state.pending, state.resolving, state.hand) == ("hand", None, ("gr1",))


@pytest.mark.rule("X1")
def test_a_card_without_symbol_brings_nothing_beside_a_symbol() -> None:
    state = do(table(TWO_IN_GREY, EMPTY, hand="gr1 gr1", pending="hand"), "place gr1 grey 3")
    assert (state.pending, state.resolving) == ("hand", None)


@pytest.mark.rule("X1")
def test_a_universal_cards_symbol_counts_in_the_row_where_it_lies() -> None:
    state = table(ONE_IN_GREY, EMPTY, hand="1x 1x", pending="hand")
    assert do(state, "place 1x grey 2").resolving == 1
    assert do(state, "place 1x orange 1").pending == "hand"
    assert do(state, "place 1x orange 1", "place 1x orange 2").resolving == 2


@pytest.mark.rule("X2")
def test_a_third_symbol_gives_nothing() -> None:
    state = do(table(TWO_IN_GREY, EMPTY, hand="gr1x bl1", pending="hand"), "place gr1x grey 3")
    assert (state.pending, state.resolving, state.stock) == ("hand", None, (3,) * 6)


@pytest.mark.rule("X2")
def test_a_third_symbol_gives_nothing_when_the_bonus_had_lapsed() -> None:
    state = table(ONE_IN_GREY, EMPTY, hand="gr1x gr1x bl1", pending="hand", stock=(3, 0, 3, 3, 3, 0))
    state = do(state, "place gr1x grey 2")
    assert state.pending == "hand"
    state.stock = (3,) * 6
    assert do(state, "place gr1x grey 3").pending == "hand"


@pytest.mark.rule("X2")
def test_every_player_may_earn_every_districts_bonus() -> None:
    state = table(TWO_IN_GREY, ONE_IN_GREY, hand="gr1x", pending="hand", player=1)
    assert menu(do(state, "place gr1x grey 2")) == ["bonus value_four", "bonus track"]
    both = table(ONE_SYMBOL_EACH, EMPTY, hand="ye1x gn1x", pending="hand")
    both = do(both, "place ye1x yellow 2", "bonus victory", "place gn1x green 2", "bonus contracts")
    assert both.stock == (3, 3, 3, 2, 2, 3)


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("row", "card", "own"), OWN)
def test_a_bonus_comes_from_a_stock_for_the_whole_table(row: str, card: str, own: str) -> None:
    state = table(ONE_SYMBOL_EACH, EMPTY, hand=card, pending="hand", stock=(3, 3, 3, 3, 3, 3))
    state = do(state, f"place {card} {row} 2")
    left = [2 if kind == own else 3 for kind in KINDS]
    assert list(do(state, f"bonus {own}").stock) == left
    assert do(state, "bonus track").stock == (3, 3, 3, 3, 3, 2)


@pytest.mark.rule("X3", "X4")
@pytest.mark.parametrize(
    ("own", "track", "choices"),
    [
        (1, 1, ["bonus value_four", "bonus track"]),
        (1, 0, ["bonus value_four"]),
        (0, 1, ["bonus track"]),
    ],
)
def test_what_is_gone_cannot_be_taken(own: int, track: int, choices: list[str]) -> None:
    state = table(ONE_IN_GREY, EMPTY, hand="gr1x", pending="hand", stock=(0, own, 0, 0, 0, track))
    assert menu(do(state, "place gr1x grey 2")) == choices


@pytest.mark.rule("X4")
def test_a_bonus_lapses_when_no_choice_is_left() -> None:
    state = table(ONE_IN_GREY, EMPTY, hand="gr1x", pending="hand", stock=(3, 0, 3, 3, 3, 0))
    state = do(state, "place gr1x grey 2")
    assert (state.pending, state.player, state.resolving) == ("turn", 1, None)
    assert state.stock == (3, 0, 3, 3, 3, 0)


@pytest.mark.rule("X4", "X10")
def test_the_track_token_needs_a_card_without_tracks() -> None:
    railed = ". . . . .\n1tx . . . .\n0d . . . .\n. . . . .\n. . . . ."
    state = table(railed, EMPTY, hand="gr1tx bl1", pending="hand")
    assert menu(do(state, "place gr1tx grey 2")) == ["bonus value_four"]
    state.stock = (3, 0, 3, 3, 3, 3)
    assert do(state, "place gr1tx grey 2").pending == "hand"
    plain = table(ONE_IN_GREY, EMPTY, hand="gr1tx", pending="hand", stock=(3, 0, 3, 3, 3, 3))
    assert menu(do(plain, "place gr1tx grey 2")) == ["bonus track"]


ALMOST_FULL = """
    1 1 1 1 1
    1x 1 1 1 .
    1 1 1 1 1
    1 1 1 1 1
    1 1 1 1 {}
"""


@pytest.mark.rule("X4", "E3")
@pytest.mark.parametrize(
    ("last", "choices"), [("1", ["bonus track"]), (".", ["bonus value_four", "bonus track"])]
)
def test_a_bonus_card_needs_a_row_with_room(last: str, choices: list[str]) -> None:
    state = table(ALMOST_FULL.format(last), EMPTY, hand="gr1x", pending="hand")
    assert menu(do(state, "place gr1x grey 5")) == choices


@pytest.mark.rule("X4")
def test_a_bonus_that_needs_no_room_is_given_in_a_full_city() -> None:
    drawn = "\n".join(["1x 1 1 1 .", *["1 1 1 1 1"] * 4])
    state = table(drawn, EMPTY, hand="bl1x", pending="hand")
    assert menu(do(state, "place bl1x blue 5")) == ["bonus plus_two", "bonus track"]


@pytest.mark.rule("X4")
def test_a_bonus_cannot_be_declined() -> None:
    state = do(table(ONE_IN_GREY, EMPTY, hand="gr1x bl1", pending="hand"), "place gr1x grey 2")
    assert menu(state) == ["bonus value_four", "bonus track"]
    assert menu(do(state, "bonus value_four")) == [
        "place value_four blue 1",
        "place value_four grey 3",
        "place value_four orange 1",
        "place value_four yellow 1",
        "place value_four green 1",
    ]
    assert menu(do(state, "bonus track")) == ["track grey 1", "track grey 2"]


@pytest.mark.rule("X11")
def test_a_bonus_card_bears_no_bonus_symbol() -> None:
    state = table(ONE_SYMBOL_EACH, EMPTY, hand="gr1x bl1", pending="hand")
    state = do(state, "place gr1x grey 2", "bonus value_four", "place value_four blue 2")
    assert (state.pending, state.hand) == ("hand", ("bl1",))
    assert city(state)[:2] == ["1x", "value_four"]
