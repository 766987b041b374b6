"""The table and the cities as values: copies, equality, and bits."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco import advance, apply, setup
from sfgame.games.san_francisco.actions import (
    Action,
    bonus,
    boost,
    discard,
    draw,
    end,
    lay,
    place,
    settle,
    take,
    track,
)
from sfgame.games.san_francisco.city import City
from sfgame.games.san_francisco.notation import parse_city
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.state import State, increased
from tests.drawn import DRAWN, EMPTY, act, city, do, table

RICH = "0d* 1t* 0w 2+ 3=\n7 0f^ gr0p 1x .\n. . . . .\n. . . . .\n1t* . . . ."
OTHER = {
    "cities": [],
    "columns": [],
    "completed": (1,) * 5,
    "contracts": [9, 9],
    "deck": None,
    "ending": "city_full",
    "hand": ("1",),
    "is_open": False,
    "medal": 1,
    "options": Options(tie_next_row="total"),
    "pending": "over",
    "pile": (),
    "player": 1,
    "resolving": 3,
    "settlements": (1, 1),
    "shown": "1",
    "stock": (0,) * 6,
    "tokens": 0,
    "top": 1,
    "turn": 9,
    "victories": (1, 1),
}


def test_a_copy_is_equal_and_independent() -> None:
    state = table(RICH, EMPTY, columns=["1", "", ""], contracts=[1, 0])
    for name, value in OTHER.items():
        setattr(state, name, value)
    state.cities, state.columns, state.contracts = [City(), City()], [(), (), ()], [9, 9]
    copied = state.copy()
    assert copied == state
    copied.columns[0] = ("1",)
    copied.contracts[0] = 0
    copied.cities[0] = parse_city(RICH, DRAWN)
    assert (state.columns, state.contracts) == ([(), (), ()], [9, 9])
    assert state.cities == [City(), City()]


@pytest.mark.parametrize("slot", OTHER)
def test_states_that_differ_in_one_field_are_not_equal(slot: str) -> None:
    state, other = table(RICH, EMPTY), table(RICH, EMPTY)
    assert state == other
    setattr(other, slot, OTHER[slot])
    assert state != other
    assert other.copy() == other


def test_whether_a_city_is_shared_is_no_difference_between_states() -> None:
    assert set(OTHER) == set(State.__slots__) - {"owned"}
    copied = do(table(EMPTY, EMPTY, hand="gr1 gr2", pending="hand"), "place gr1 grey 1")
    played = table(EMPTY, EMPTY, hand="gr1 gr2", pending="hand")
    advance(played, act("place gr1 grey 1"))
    assert copied == played.copy() == played


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_states_share_a_city_until_one_of_them_changes_it(seat: int) -> None:
    state = table(EMPTY, EMPTY, EMPTY, hand="gr1 gr2 gr3 bl1", pending="hand", player=seat)
    advance(state, act("place gr1 grey 1"))
    twin = state.copy()
    advance(state, act("place gr2 grey 2"))
    advance(twin, act("place gr3 grey 2"))
    third = twin.copy()
    advance(twin, act("place bl1 blue 1"))
    assert city(state, seat)[5:8] == ["gr1", "gr2", "."]
    assert city(twin, seat)[5:8] == city(third, seat)[5:8] == ["gr1", "gr3", "."]
    assert (city(twin, seat)[0], city(third, seat)[0]) == ("bl1", ".")
    assert all(state.cities[other] == City() for other in range(3) if other != seat)


@pytest.mark.parametrize("seats", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_one_players_change_does_not_reach_anothers_shared_city(seats: tuple[int, ...]) -> None:
    state = table(EMPTY, EMPTY, EMPTY)
    twin = state.copy()
    for seat in (*seats, *seats):
        state.player, state.pending, state.hand = seat, "hand", ("1", "2")
        advance(state, act(f"place 1 grey {city(state, seat)[5:].index('.') + 1}"))
    assert [city(state, seat)[5:8] for seat in range(3)] == [["1", "1", "."]] * 3
    assert twin.cities == [City(), City(), City()]


def test_a_game_played_in_place_leaves_later_games_empty_cities() -> None:
    state = setup(2, deck=DRAWN)
    for step in ("draw gr1", "lay 1", "draw gr2", "lay 1", "take 1", "place gr1 grey 1", "place gr2 grey 2"):
        advance(state, act(step))
    assert city(state)[5:8] == ["gr1", "gr2", "."]
    assert state.cities[1] == City()
    assert setup(2).cities == [City(), City()]


def test_a_state_is_no_other_thing_and_has_no_hash() -> None:
    state = table(EMPTY, EMPTY)
    assert state != "state"
    assert state.cities[0] != "city"
    with pytest.raises(TypeError):
        hash(state)
    with pytest.raises(TypeError):
        hash(state.cities[0])


NOTED = {
    "filled": 0b100000000000111111111,
    "tracks": 0b100000000000000010010,
    "railed": 0b10000,
    "depots": 0b1,
    "lit": 0b100000000000000000011,
    "plazas": 0b10000000,
    "active": 0,
    "foundations": 0b1000000,
    "skyscrapers": 0b1000000,
    "waterfronts": 0b100,
    "symbols": 0b100000000,
    "boosted": 0b1000,
}
"""The cells of `RICH`, as bits from the right, that bear each thing."""


def test_a_city_notes_everything_that_is_printed_and_laid_on_its_cards() -> None:
    rich = parse_city(RICH, DRAWN)
    cards = ["0d", "1t", "0w", "2", "3", "7", "0f", "gr0p", "1x"]
    assert rich.cards == [*cards, *[None] * 11, "1t", *[None] * 4]
    assert rich.worth == [0, 1, 0, 4, 3, 7, 0, 0, 1, *[0] * 11, 1, *[0] * 4]
    assert {slot: getattr(rich, slot) for slot in City.__slots__ if slot not in {"cards", "worth"}} == NOTED


def test_an_empty_city_has_nothing_on_it() -> None:
    empty = City()
    assert (empty.cards, empty.worth) == ([None] * 25, [0] * 25)
    assert all(getattr(empty, slot) == 0 for slot in City.__slots__ if slot not in {"cards", "worth"})
    assert not empty.is_full()


@pytest.mark.parametrize("slot", City.__slots__)
def test_cities_that_differ_in_one_field_are_not_equal(slot: str) -> None:
    rich = parse_city(RICH, DRAWN)
    other = rich.copy()
    assert other == rich
    value = getattr(other, slot)
    setattr(other, slot, [*value[:-1], 9] if isinstance(value, list) else value + 1)
    assert other != rich
    assert other.copy() == other


def test_a_copied_city_is_independent() -> None:
    rich = parse_city(RICH, DRAWN)
    other = rich.copy()
    other.cover(DRAWN.cards["2"], 24)
    assert (rich.cards[24], rich.worth[24], rich.filled >> 24) == (None, 0, 0)
    assert (other.cards[24], other.worth[24], other.filled >> 24) == ("2", 2, 1)


def test_rows_are_full_with_five_cards() -> None:
    drawn = parse_city("1 1 1 1 .\n1 1 1 1 1\n. . . . .\n1 . . . .\n1 1 1 1 1", DRAWN)
    assert [drawn.is_row_full(row) for row in range(5)] == [False, True, False, False, True]
    assert [drawn.row_filled(row) for row in range(5)] == [0b1111, 0b11111, 0, 1, 0b11111]
    assert parse_city("\n".join(["1 1 1 1 1"] * 5), DRAWN).is_full()


def test_one_of_many_counts_is_changed() -> None:
    assert increased((1, 2, 3), 0, 2) == (3, 2, 3)
    assert increased((1, 2, 3), 1, -1) == (1, 1, 3)
    assert increased((1, 2, 3), 2, 1) == (1, 2, 4)


SYMBOLS = "1x . . . .\n1x . . . .\n1x . . . .\n1x . . . .\n1x . . . ."


@pytest.mark.parametrize(
    ("pending", "step"),
    [
        ("turn", "draw 2"),
        ("turn", "take 1"),
        ("turn", "settle 1"),
        ("lay", "lay 1"),
        ("hand", "place gr1x grey 2"),
        ("hand", "discard gr1x"),
        ("bonus", "bonus victory"),
        ("bonus", "bonus track"),
        ("boost", "boost grey 1"),
        ("track", "track green 1"),
        ("bonus_card", "place depot blue 2"),
        ("end", "settle 2"),
        ("end", "end"),
    ],
)
def test_apply_leaves_its_input_untouched_and_advance_does_the_same_in_place(pending: str, step: str) -> None:
    def fresh() -> State:
        state = table(SYMBOLS, SYMBOLS, pending=pending, columns=["1 1 1", "", ""], resolving=3)
        state.contracts, state.settlements, state.shown = [2, 1], (1, 0), "0f"
        state.hand = ("gr1x", "depot") if pending == "bonus_card" else ("gr1x",)
        return state

    state = fresh()
    after = apply(state, act(step))
    assert state == fresh()
    assert after != state
    advance(state, act(step))
    assert after == state


def test_actions_name_only_what_applies() -> None:
    assert draw() == Action("draw")
    assert draw("gr1") == Action("draw", card="gr1")
    assert lay(2) == Action("lay", column=2)
    assert take(3) == Action("take", column=3)
    assert place("gr1", "grey", 4) == Action("place", card="gr1", row="grey", space=4)
    assert discard("gr1") == Action("discard", card="gr1")
    assert bonus("track") == Action("bonus", bonus="track")
    assert boost("grey", 1) == Action("boost", row="grey", space=1)
    assert track("grey", 1) == Action("track", row="grey", space=1)
    assert (settle(2), end()) == (Action("settle", amount=2), Action("end"))
    assert Action("end") == ("end", "", 0, "", 0, "", 0)
