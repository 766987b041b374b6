"""What the setup and the end of the game are explained by."""

from __future__ import annotations

import pytest

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco import explain_setup, score_now, setup
from tests.drawn import DRAWN, EMPTY, do, table, the, told

FULL_BUT_ONE = "1 1 1 1 1\n1x 1 1 1 .\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1"


@pytest.mark.rule("S1", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
def test_the_setup_is_told_rule_by_rule() -> None:
    assert explain_setup(setup(3, seed=1)) == [
        Event("players_seated", ("S1",), args={"players": seats(3), "count": 3}),
        Event(
            "advantage_tokens_set",
            ("S4",),
            args={"count": 3, "district": points(4, 2), "tram": points(5, 2)},
        ),
        Event("foundations_set", ("S5",), args={"tokens": 8, "stacks": 4}),
        Event("cities_set", ("S6",), args={"spaces": 25}),
        Event("deck_set", ("S7",), args={"cards": 87}),
        Event("supply_set", ("S8",), args={"bonuses": 3}),
        Event("first_player_set", ("S9",), 0, marks=(Player(0),)),
        Event("columns_empty", ("S10",)),
    ]


def seats(players: int) -> tuple[dict[str, object], ...]:
    """Return the players as the setup lists them."""
    return tuple({"player": Player(seat)} for seat in range(players))


def points(*halves: int) -> tuple[dict[str, object], ...]:
    """Return tokens as the setup lists them."""
    return tuple({"points": Points(half)} for half in halves)


@pytest.mark.rule("S4", "S5", "S7")
def test_the_setup_tells_the_tokens_for_the_number_of_players() -> None:
    two, four = explain_setup(setup(2)), explain_setup(setup(4, deck=DRAWN))
    assert two[1].args == {"count": 2, "district": points(4), "tram": points(5)}
    assert four[1].args == {"count": 4, "district": points(4, 2, -2), "tram": points(5, 2, -2)}
    assert (two[2].args, four[2].args) == ({"tokens": 6, "stacks": 3}, {"tokens": 10, "stacks": 5})
    assert four[4].args == {"cards": len(DRAWN.copies)}
    assert type(four[2].args["stacks"]) is int
    assert four[0].args == {"players": seats(4), "count": 4}


@pytest.mark.rule("E1", "E3")
def test_the_last_foundation_token_is_told_before_the_score() -> None:
    state = table(EMPTY, EMPTY, pending="lay", shown="gr0f", tokens=1, player=1)
    events = told(state, "lay 1")
    assert events[2] == Event(
        "game_ended",
        ("E1", "E3"),
        1,
        claims=(("ending",), ("pending",)),
        marks=(Player(1),),
        args={"reason": "last_foundation", "lost": 0},
    )
    assert [event.kind for event in events[:2]] == ["project_laid", "foundation_token_added"]
    assert events[3:] == score_now(do(state, "lay 1"))


@pytest.mark.rule("E2", "E3")
@pytest.mark.parametrize(("hand", "lost"), [("gr1", 0), ("gr1 bl1 2", 2)])
def test_a_full_city_is_told_with_the_cards_that_are_lost(hand: str, lost: int) -> None:
    state = table(EMPTY, FULL_BUT_ONE, hand=hand, pending="hand", player=1)
    assert the(told(state, "place gr1 grey 5"), "game_ended") == Event(
        "game_ended",
        ("E2", "E3"),
        1,
        claims=(("ending",), ("pending",)),
        marks=(Player(1),),
        args={"reason": "city_full", "lost": lost},
    )


@pytest.mark.rule("E3")
def test_cards_lost_after_the_last_bonus_are_told_too() -> None:
    state = table(FULL_BUT_ONE, EMPTY, hand="gr1x bl1 2", pending="hand")
    state = do(state, "place gr1x grey 5", "bonus track")
    ended = the(told(state, "track green 1"), "game_ended")
    assert (ended.rules, ended.args) == (("E2", "E3"), {"reason": "city_full", "lost": 2})
    assert ended.claims == (("ending",), ("hand",), ("pending",), ("resolving",))


@pytest.mark.rule("E2", "X11")
def test_a_city_filled_by_a_bonus_card_names_that_rule() -> None:
    state = table(FULL_BUT_ONE, EMPTY, pending="bonus_card", resolving=1)
    state.hand = ("bl1", "value_four")
    ended = the(told(state, "place value_four grey 5"), "game_ended")
    assert (ended.rules, ended.args) == (("E2", "E3", "X11"), {"reason": "city_full", "lost": 1})


@pytest.mark.rule("E4")
def test_a_turn_in_which_nothing_can_be_taken_is_told_as_the_next_players() -> None:
    state = table(EMPTY, EMPTY, EMPTY, pending="lay", shown="gr1", pile="", contracts=[0, 1, 0], turn=6)
    _, passed, ended, *_ = told(state, "lay 1")
    assert passed == Event(
        "turn_passed", ("S9", "T1"), 1, claims=(("turn",), ("player",)), marks=(Player(1),), args={"turn": 7}
    )
    assert ended == Event(
        "game_ended",
        ("E4",),
        1,
        claims=(("ending",), ("pending",)),
        marks=(Player(1),),
        args={"reason": "nothing_to_take", "lost": 0},
    )


@pytest.mark.rule("E4")
def test_a_bonus_card_before_that_end_did_not_bring_it_about() -> None:
    state = table(EMPTY, EMPTY, pile="", pending="bonus_card", resolving=1)
    state.hand = ("value_four",)
    ended = the(told(state, "place value_four grey 1"), "game_ended")
    assert (ended.rules, ended.args) == (("E4",), {"reason": "nothing_to_take", "lost": 0})


@pytest.mark.rule("E4")
def test_a_card_discarded_before_that_end_is_not_told_as_lost() -> None:
    state = table(EMPTY, EMPTY, pile="", pending="hand", hand="gr1")
    ended = the(told(state, "discard gr1"), "game_ended")
    assert ended.args == {"reason": "nothing_to_take", "lost": 0}


@pytest.mark.rule("E3")
def test_while_the_game_goes_on_no_score_is_told() -> None:
    events = told(table(EMPTY, EMPTY, hand="gr1 bl1", pending="hand"), "place gr1 grey 1")
    assert [event.kind for event in events] == ["card_placed"]
