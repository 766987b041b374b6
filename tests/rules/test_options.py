"""House rules: every option with both values, and what they do together."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from sfgame.games.san_francisco.options import CHOICES, OptionError, Options
from sfgame.games.san_francisco.rules.advantage import Measure, ranking, tie_break, tokens
from tests.drawn import EMPTY, city, do, menu, table
from tests.rules.test_advantage import grey, trams

ONE_IN_GREY = ". . . . .\n1x . . . .\n. . . . .\n. . . . .\n. . . . ."
FULL_BUT = """
    1 1 1 1 1
    1x 1 1 0f {}
    1 1 1 3 1
    1 1 1 1 1
    1 1 1 1 {}
"""
ONE_EMPTY = FULL_BUT.format(".", "1")
TWO_EMPTY = FULL_BUT.format(".", ".")


@pytest.mark.rule("X4")
@pytest.mark.parametrize(("allowed", "choices"), [(True, ["bonus track"]), (False, [])])
def test_a_used_up_bonus_may_or_may_not_give_the_track_token(*, allowed: bool, choices: list[str]) -> None:
    options = Options(track_token_if_bonus_gone=allowed)
    state = table(ONE_IN_GREY, EMPTY, hand="gr1x", pending="hand", options=options, stock=(3, 0, 3, 3, 3, 3))
    after = do(state, "place gr1x grey 2")
    assert [step for step in menu(after) if step.startswith("bonus")] == choices
    assert (after.pending, after.player) == (("bonus", 0) if allowed else ("turn", 1))


@pytest.mark.rule("X4")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_track_token_may_always_stand_in_for_a_bonus_in_stock(*, allowed: bool) -> None:
    options = Options(track_token_if_bonus_gone=allowed)
    state = table(ONE_IN_GREY, EMPTY, hand="gr1x", pending="hand", options=options, stock=(0, 1, 0, 0, 0, 1))
    assert menu(do(state, "place gr1x grey 2")) == ["bonus value_four", "bonus track"]


@pytest.mark.rule("X4")
def test_a_bonus_card_without_room_is_not_gone() -> None:
    options = Options(track_token_if_bonus_gone=False)
    state = table(ONE_EMPTY, EMPTY, hand="gr1x", pending="hand", options=options)
    assert menu(do(state, "place gr1x grey 5")) == ["bonus track"]


@pytest.mark.rule("X11", "E2")
@pytest.mark.parametrize(("can_end", "pending"), [(True, "over"), (False, "hand")])
def test_a_bonus_card_may_or_may_not_end_the_game(*, can_end: bool, pending: str) -> None:
    options = Options(bonus_card_can_end_game=can_end)
    state = table(TWO_EMPTY, EMPTY, hand="gr1x gn1 2", pending="hand", options=options)
    state = do(state, "place gr1x grey 5", "bonus value_four", "place value_four green 5")
    assert (state.pending, state.completed) == (pending, (None, 0, None, None, 0))
    assert state.ending == ("city_full" if can_end else None)


@pytest.mark.rule("X11", "E2", "P3")
def test_a_city_filled_by_a_bonus_card_never_ends_the_game() -> None:
    options = Options(bonus_card_can_end_game=False)
    state = table(ONE_EMPTY, EMPTY, pending="bonus_card", resolving=1, options=options, contracts=[1, 0])
    state.hand, state.columns = ("gr1", "2", "value_four"), [("gr1",), (), ()]
    state = do(state, "place value_four grey 5")
    assert menu(state) == ["discard gr1", "discard 2"]
    state = do(state, "discard 2", "discard gr1", "draw 2", "lay 1", "take 1")
    assert (state.pending, state.player, menu(state)) == ("hand", 0, ["discard gr1", "discard 2"])
    state = do(state, "discard gr1", "discard 2")
    assert state.ending == "nothing_to_take"


@pytest.mark.rule("E2", "X11")
def test_a_project_card_that_fills_the_city_still_ends_the_game() -> None:
    options = Options(bonus_card_can_end_game=False)
    state = table(ONE_EMPTY, EMPTY, hand="gr1x bl1", pending="hand", options=options)
    after = do(state, "place gr1x grey 5", "bonus track", "track grey 1")
    assert (after.pending, after.ending, after.hand) == ("over", "city_full", ())
    plain = table(ONE_EMPTY, EMPTY, hand="gr1 bl1", pending="hand", options=options)
    assert do(plain, "place gr1 grey 5").ending == "city_full"


@pytest.mark.rule("E3")
def test_the_bonus_of_the_last_card_can_be_skipped_but_nothing_else() -> None:
    options = Options(resolve_bonus_on_last_card=False)
    state = table(ONE_EMPTY, EMPTY, hand="gr3x bl1", pending="hand", options=options)
    after = do(state, "place gr3x grey 5")
    assert (after.pending, after.ending, after.hand) == ("over", "city_full", ())
    assert (after.completed, after.medal) == ((None, 0, None, None, None), 0)
    assert city(after)[8] == "0f^"
    assert after.stock == (3,) * 6


@pytest.mark.rule("E3")
@pytest.mark.parametrize("resolve", [True, False])
def test_a_card_that_does_not_fill_the_city_always_gives_its_bonus(*, resolve: bool) -> None:
    options = Options(resolve_bonus_on_last_card=resolve)
    state = table(TWO_EMPTY, EMPTY, hand="gr1x", pending="hand", options=options)
    after = do(state, "place gr1x grey 5")
    assert menu(after) == ["bonus value_four", "bonus track"]
    assert do(after, "bonus value_four", "place value_four green 5").ending == "city_full"


@pytest.mark.rule("E3", "X11")
def test_both_house_rules_about_full_cities_together() -> None:
    options = Options(resolve_bonus_on_last_card=False, bonus_card_can_end_game=False)
    state = table(TWO_EMPTY, EMPTY, hand="gr1x gn1", pending="hand", options=options)
    by_bonus = do(state, "place gr1x grey 5", "bonus value_four", "place value_four green 5")
    assert (by_bonus.pending, menu(by_bonus)) == ("hand", ["discard gn1"])
    by_project = do(state, "place gn1 green 5", "place gr1x grey 5")
    assert (by_project.ending, by_project.stock) == ("city_full", (3,) * 6)


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    ("totals", "by_rank", "positive"),
    [
        ((0, 0, 0, 0), [4, 2, 0, -2], [0, 0, 0, -2]),
        ((0, 1, 0, 0), [2, 4, 0, -2], [0, 4, 0, -2]),
        ((2, 1, 0, 0), [4, 2, 0, -2], [4, 2, 0, -2]),
        ((0, 0), [4, 0], [0, 0]),
        ((0, 1), [0, 4], [0, 4]),
    ],
)
def test_a_total_of_0_may_or_may_not_get_a_positive_token(
    totals: tuple[int, ...], by_rank: list[int], positive: list[int]
) -> None:
    cities = [grey(total) for total in totals]
    assert tokens(table(*cities), "grey") == by_rank
    assert tokens(table(*cities, options=Options(advantage_needs_positive=True)), "grey") == positive


@pytest.mark.rule("V3")
@pytest.mark.parametrize(
    ("markers", "by_rank", "positive"),
    [
        ((0, 0, 0), [5, 2, 0], [0, 0, 0]),
        ((0, 1, 0), [2, 5, 0], [0, 5, 0]),
        ((0, 0, 2, 1), [0, -2, 5, 2], [0, -2, 5, 2]),
    ],
)
def test_no_markers_may_or_may_not_get_a_positive_tram_token(
    markers: tuple[int, ...], by_rank: list[int], positive: list[int]
) -> None:
    cities = [trams(count) for count in markers]
    assert tokens(table(*cities), "tram") == by_rank
    assert tokens(table(*cities, options=Options(advantage_needs_positive=True)), "tram") == positive


@pytest.mark.rule("V4", "V5")
def test_both_house_rules_about_ties_together() -> None:
    drawn = ". . . . .\n1 . . . .\n2 {} . . .\n. . . . .\n. . . . ."
    options = Options(empty_space_value=-1, tie_next_row="total")
    state = table(drawn.format("."), drawn.format("0"), options=options)
    trail = tie_break(state, "grey", 1, 0)
    assert ranking(state, "grey") == [1, 0]
    assert [step for step in trail if step[0].what == "total"] == [(Measure("total", "orange"), 2, 2)]
    assert trail[-1] == (Measure("card", "orange", 2), 0, -1)
    assert trail[1] == (Measure("card", "grey", 2), -1, -1)


@pytest.mark.rule("V2", "V4")
def test_tie_breaks_still_rank_players_without_a_positive_total() -> None:
    options = Options(advantage_needs_positive=True, empty_space_value=-1)
    state = table(EMPTY, grey(0), grey(0, 0), EMPTY, options=options)
    assert ranking(state, "grey") == [2, 1, 0, 3]
    assert tokens(state, "grey") == [0, 0, 0, -2]


def test_the_defaults_are_the_resolutions_of_the_project() -> None:
    assert asdict(Options()) == {
        "track_token_if_bonus_gone": True,
        "bonus_card_can_end_game": True,
        "resolve_bonus_on_last_card": True,
        "advantage_needs_positive": False,
        "empty_space_value": 0,
        "tie_next_row": "cards",
    }
    assert {name: choices[0] for name, choices in CHOICES.items()} == asdict(Options())
    assert [choices[1] for choices in CHOICES.values()] == [False, False, False, True, -1, "total"]


def test_house_rules_come_from_what_a_person_says() -> None:
    chosen = {
        "empty_space_value": -1,
        "tie_next_row": "TOTAL".lower(),
        "advantage_needs_positive": True,
    }
    options = Options.of(chosen)
    assert options == Options(empty_space_value=-1, tie_next_row="total", advantage_needs_positive=True)
    assert options.changed() == chosen
    assert Options.of(options) is options
    assert Options.of(None) == Options.of({}) == Options()
    assert Options.of({"empty_space_value": 0}).changed() == {}


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"tie_next_row": "rows"}, "option `tie_next_row` is 'cards' or 'total', got 'rows'"),
        ({"empty_space_value": False}, "option `empty_space_value` is 0 or -1, got False"),
        ({"empty_space_value": -1.0}, "option `empty_space_value` is 0 or -1, got -1.0"),
        ({"advantage_needs_positive": 1}, "option `advantage_needs_positive` is False or True, got 1"),
    ],
)
def test_a_value_that_a_house_rule_cannot_have_is_refused(choices: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        Options.of(choices)
    assert str(refused.value) == sentence


def test_a_house_rule_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        Options.of({"free_trams": True})
    assert (
        str(refused.value) == f"option `free_trams` does not exist; there are {', '.join(asdict(Options()))}"
    )
