"""The replays: every file is sound and listed, shows what its note says, and together they show every rule."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import sfgame
from sfgame.games.san_francisco import RULEBOOK, legal_actions, why_not
from sfgame.games.san_francisco.actions import take
from sfgame.games.san_francisco.city import CELLS, cell_at
from sfgame.games.san_francisco.components import BONUSES, ROWS
from sfgame.games.san_francisco.options import CHOICES

if TYPE_CHECKING:
    from sfgame import Record
    from sfgame.games.san_francisco.state import State

FOLDER = Path(__file__).parent.parent / "replays"
FILES = sorted(FOLDER.glob("*.sfg"))
ROW = re.compile(r"\| \[`(?P<name>[^`]+)\.sfg`\]\((?P<link>[^)]+)\) \| (?P<note>.+) \| (?P<players>.+) \| (?P<game>complete|part) \| `(?P<look>.+)` \|")  # fmt: skip
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def replay(name: str) -> Record:
    return sfgame.load(FOLDER / f"{name}.sfg")


def told(name: str, kind: str, **wanted: object) -> list[dict[str, Any]]:
    """Return the events of one kind, their arguments beside the columns, filtered by columns."""
    rows = replay(name).events.filter(kind=kind, **wanted).iter_rows(named=True)
    return [row | {"args": json.loads(row["args"])} for row in rows]


def the(name: str, kind: str, **wanted: object) -> dict[str, Any]:
    """Return the only such event."""
    (event,) = told(name, kind, **wanted)
    return event


def before(name: str, event: dict[str, Any]) -> State:
    ply: int = event["ply"]
    return replay(name).states[ply]


def after(name: str, event: dict[str, Any]) -> State:
    ply: int = event["ply"]
    return replay(name).states[ply + 1]


def place(cell: dict[str, Any]) -> tuple[str, int]:
    """Return the row and the space of a cell among an event's arguments."""
    return cell["row"], cell["space"]


def trail(tie: dict[str, Any]) -> list[tuple[str, int, int, int]]:
    """Return every card compared in a tie: its row, its space, and the two values."""
    steps = tie["args"]["trail"]
    return [(step["row"]["row"], step["space"], step["ahead"], step["behind"]) for step in steps]


def taken(name: str) -> list[str]:
    """Return the kinds of bonus taken, in order."""
    return [event["args"]["bonus"]["bonus"] for event in told(name, "bonus_taken")]


def readme_rows() -> list[dict[str, str]]:
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    found = [ROW.fullmatch(line) for line in lines if line.startswith("| [")]
    return [match.groupdict() for match in found if match]


# every file


@each_file
def test_it_is_replayed_move_by_move_to_the_result_it_states(path: Path) -> None:
    record = replay(path.stem)
    assert len(record.states) == len(record.actions) + 1 == record.header.plies + 1
    end = record.outcome
    assert (end is None) == (record.header.result is None) == (record.states[-1].ending is None)


@each_file
def test_it_goes_through_parquet_and_text_and_stays_equal(path: Path, tmp_path: Path) -> None:
    record = replay(path.stem)
    for suffix in ("parquet", "sfg"):
        record.save(tmp_path / f"copy.{suffix}")
        assert sfgame.load(tmp_path / f"copy.{suffix}") == record
    assert (tmp_path / "copy.sfg").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


@each_file
def test_it_says_what_it_is(path: Path) -> None:
    header = replay(path.stem).header
    assert header.game == path.stem
    assert re.fullmatch(r"[A-Z].{30,}\.", header.note)
    assert header.comments
    assert header.names == ["Anna", "Ben", "Cleo", "Dan"][: len(header.players)]
    assert {seat.kind for seat in header.players} in ({"person"}, {"greedy"})
    assert (header.seed is None) == (header.players[0].kind == "person")


@each_file
def test_it_can_be_told_in_every_language(path: Path) -> None:
    record = replay(path.stem)
    for lang in ("pl", "it"):
        events, scores = record.in_language(lang)
        assert (events.height, scores.height) == (record.events.height, record.scores.height)


def test_the_readme_lists_every_file_once_and_nothing_else() -> None:
    assert sorted(row["name"] for row in readme_rows()) == [path.stem for path in FILES]
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.startswith("|")]) == len(FILES) + 2


@pytest.mark.parametrize("row", readme_rows(), ids=lambda row: row["name"])
def test_a_row_of_the_readme_is_true(row: dict[str, str]) -> None:
    record = replay(row["name"])
    kind = record.header.players[0].kind
    bot = "" if kind == "person" else f" ({kind})"
    assert (row["link"], row["note"]) == (f"{row['name']}.sfg", record.header.note)
    assert row["players"] == ", ".join(record.header.names) + bot
    assert row["game"] == ("complete" if record.header.result else "part")
    command, ply = row["look"].rsplit(" ", 1)
    assert command == f"sfgame show replays/{row['name']}.sfg --ply"
    assert int(ply) < len(record.actions)


@pytest.mark.parametrize("rule", RULEBOOK)
def test_every_rule_is_shown_by_some_replay(rule: str) -> None:
    assert any(rule in rules for path in FILES for rules in replay(path.stem).events["rules"])


# the seven worked examples of the rulebook


@pytest.mark.rule("A3")
def test_example_1_the_token_comes_from_the_leftmost_stack_that_has_one() -> None:
    tokens = told("example-1-foundation-token", "foundation_token_added")
    assert [event["args"]["stack"] for event in tokens] == [1, 1, 2]
    assert [event["args"]["left"] for event in tokens] == [7, 6, 5]


@pytest.mark.rule("B2", "B3")
def test_example_2_one_contract_allows_two_cards_but_not_one() -> None:
    name = "example-2-one-contract-two-cards"
    event = told(name, "column_taken")[-1]
    state = before(name, event)
    assert (state.contracts[0], [len(column) for column in state.columns]) == (1, [1, 2, 1])
    refusals = [why_not(state, take(column)) for column in (1, 2, 3)]
    assert [refusal and refusal.rule for refusal in refusals] == ["B2", None, "B2"]
    assert after(name, event).contracts == [2, 0, 0]


@pytest.mark.rule("C2")
def test_example_3_the_last_without_a_contract_takes_one_and_all_return_one() -> None:
    name = "example-3-everyone-returns-a-contract"
    event = the(name, "contracts_returned")
    assert told(name, "contract_taken")[-1]["args"]["contracts"] == 1
    assert (event["player"], before(name, event).contracts) == (0, [0, 1, 1])
    assert after(name, event).contracts == [0, 0, 0]


@pytest.mark.rule("N1", "N2", "N3")
def test_example_4_green_lights_the_dark_yellow_tracks() -> None:
    name = "example-4-light-travels-up"
    lit = told(name, "tram_lit")
    city = before(name, lit[0]).cities[0]
    assert (city.tracks.bit_count(), city.lit) == (2, 0)
    assert {event["ply"] for event in lit} == {len(replay(name).actions) - 1}
    assert [place(event["args"]["cell"]) for event in lit] == [("green", 1), ("yellow", 1), ("yellow", 2)]
    assert [event["args"]["source"] for event in lit] == ["printed_depot", "neighbour", "neighbour"]
    assert [event["rule"] for event in lit] == ["N1", "N3", "N3"]


@pytest.mark.rule("N4", "Q2", "K2")
def test_example_5_depot_then_plaza_then_skyscraper_with_seven() -> None:
    name = "example-5-depot-plaza-skyscraper"
    built = the(name, "skyscraper_built")
    kinds = replay(name).events.filter(ply=built["ply"])["kind"].to_list()
    assert kinds[:4] == ["card_placed", "tram_lit", "plaza_activated", "skyscraper_built"]
    lit, plaza = the(name, "tram_lit", ply=built["ply"]), the(name, "plaza_activated")
    assert (lit["args"]["source"], place(lit["args"]["cell"])) == ("depot_card", ("blue", 1))
    assert (place(plaza["args"]["cell"]), plaza["args"]["value"]) == (("grey", 1), 4)
    assert before(name, built).cities[0].around(cell_at("grey", 2)) == 3
    assert (place(built["args"]["cell"]), built["args"]["sum"]) == (("grey", 2), 7)


@pytest.mark.rule("K4")
def test_example_6_six_are_enough_after_the_waterfront() -> None:
    name = "example-6-waterfront-lowers-requirement"
    lowered, built = the(name, "requirement_lowered"), the(name, "skyscraper_built")
    city = before(name, built).cities[0]
    assert (city.around(cell_at("orange", 1)), city.requirement(), city.skyscrapers) == (6, 7, 0)
    assert (lowered["ply"], lowered["args"]["requirement"]) == (built["ply"], 6)
    assert (place(built["args"]["cell"]), built["args"]["sum"]) == (("orange", 1), 6)


@pytest.mark.rule("X1", "X4", "X6")
def test_example_7_the_value_4_card_is_chosen_and_goes_in_any_row() -> None:
    name = "example-7-second-bonus-symbol"
    earned = the(name, "bonus_earned")
    menu = [action.bonus for action in legal_actions(after(name, earned))]
    assert (earned["args"]["district"]["row"], menu) == ("grey", ["value_four", "track"])
    assert taken(name) == ["value_four"]
    placed = the(name, "card_placed", rule="X6")
    assert place(placed["args"]["cell"]) == ("yellow", 1)


# how a game ends


@pytest.mark.rule("E1", "E3")
def test_a_game_ends_by_the_last_foundation_token() -> None:
    name = "game-ends-by-last-foundation"
    end = the(name, "game_ended")
    assert (end["args"]["reason"], after(name, end).tokens) == ("last_foundation", 0)
    assert after(name, end).columns[2] == ("OR1",)
    assert told(name, "foundation_token_added")[-1]["ply"] == end["ply"]


@pytest.mark.rule("E2", "E3", "X5")
def test_a_game_ends_by_a_full_city_after_its_last_bonus() -> None:
    name = "game-ends-by-full-city"
    end = the(name, "game_ended")
    assert (end["args"]["reason"], end["args"]["lost"]) == ("city_full", 1)
    assert after(name, end).cities[0].filled.bit_count() == len(CELLS)
    assert the(name, "boost_placed")["ply"] == end["ply"]
    assert told(name, "skyscraper_built")[-1]["ply"] == end["ply"]


@pytest.mark.rule("X11", "P3")
def test_a_game_ends_by_a_bonus_card_that_fills_the_city() -> None:
    name = "bonus-card-fills-the-city"
    end = the(name, "game_ended")
    assert (end["args"]["reason"], end["rules"]) == ("city_full", ["E2", "E3", "X11"])
    assert replay(name).actions[-1].card == "value_four"
    assert "row_full" in [event["args"]["reason"] for event in told(name, "card_discarded")]
    assert told(name, "district_completed")[-1]["rules"] == ["D1", "X11"]


@pytest.mark.rule("E4")
def test_a_game_with_a_small_deck_ends_when_nothing_can_be_taken() -> None:
    name = "small-deck-nothing-to-take"
    end, header = the(name, "game_ended"), replay(name).header
    assert (end["args"]["reason"], end["player"]) == ("nothing_to_take", 1)
    assert (len(header.deck.copies), "csv" in header.values()["deck"]) == (8, True)
    compelled = before(name, told(name, "column_taken")[-1])
    assert {action.name for action in legal_actions(compelled)} == {"take"}
    last = after(name, end)
    assert (last.contracts[1], sorted(map(len, last.columns))) == (1, [0, 1, 1])


@pytest.mark.rule("Z2")
def test_a_victory_is_shared() -> None:
    won = the("shared-victory", "game_won")
    assert (won["args"]["shared"], won["args"]["tied"]) == (2, 2)
    assert [compared["markers"] for compared in won["args"]["markers"]] == [1, 1]
    end = replay("shared-victory").outcome
    assert end is not None
    assert (end.half_points, end.places) == ((16, 16), (1, 1))


# ties


@pytest.mark.rule("V4")
def test_a_district_tie_is_broken_by_the_third_card() -> None:
    tie = the("district-tie-third-card", "tie_broken")
    assert (tie["rule"], tie["player"], tie["args"]["total"]) == ("V4", 0, 5)
    assert trail(tie) == [("grey", 1, 2, 2), ("grey", 2, 0, 0), ("grey", 3, 3, 2)]


@pytest.mark.rule("V5")
def test_a_district_tie_is_carried_to_the_row_below() -> None:
    tie = the("district-tie-row-below", "tie_broken")
    assert (tie["rule"], tie["args"]["contest"], tie["args"]["decided"]) == ("V5", "orange", "below")
    own, below = trail(tie)[:5], trail(tie)[5:]
    assert [(row, ahead == behind) for row, _, ahead, behind in own] == [("orange", True)] * 5
    assert below == [("yellow", 1, 2, 2), ("yellow", 2, 3, 1)]


@pytest.mark.rule("V5", "V7", "V8")
def test_every_district_tie_is_broken_by_seat_when_all_rows_are_equal() -> None:
    name = "district-tie-by-seat"
    assert {city.total(2) for city in replay(name).states[-1].cities} == {2}
    for row in ROWS:
        ties = [tie for tie in told(name, "tie_broken") if tie["args"]["contest"] == row]
        assert [(tie["rules"], tie["player"]) for tie in ties] == [(["V7", "V8"], 1), (["V7", "V8"], 2)]
        assert all(len(trail(tie)) == len(CELLS) for tie in ties)
        assert all(ahead == behind for tie in ties for _, _, ahead, behind in trail(tie))
        scored = [line for line in told(name, "district_scored") if line["args"]["district"]["row"] == row]
        assert [(line["player"], line["half_points"]) for line in scored] == [(1, 4), (2, 2), (0, 0)]


@pytest.mark.rule("V6", "V7")
def test_the_tram_tie_is_broken_by_seat_too() -> None:
    name = "district-tie-by-seat"
    ties = [tie for tie in told(name, "tie_broken") if tie["args"]["contest"] == "tram"]
    assert [(tie["player"], tie["args"]["decided"]) for tie in ties] == [(1, "seat"), (2, "seat")]
    assert all(step["ahead"] == step["behind"] for tie in ties for step in tie["args"]["trail"])
    trams = told(name, "tram_scored")
    assert [(line["player"], line["half_points"]) for line in trams] == [(1, 5), (2, 2), (0, 0)]


# the medal, and complete games


@pytest.mark.rule("M1", "M2", "M3")
def test_the_medal_changes_hands_twice() -> None:
    name = "medal-changes-hands-twice"
    holders = [state.medal for state in replay(name).states]
    assert list(dict.fromkeys(holders)) == [None, 0, 1, 2]
    assert the(name, "medal_first")["player"] == 0
    moves = [(event["args"]["built"], event["args"]["held"]) for event in told(name, "medal_taken")]
    assert moves == [(2, 1), (3, 2)]
    assert the(name, "medal_kept")["player"] == 2


@pytest.mark.rule("V8", "M2")
def test_a_complete_game_of_three() -> None:
    name = "full-game-three-players"
    assert len(replay(name).header.players) == 3
    assert len(told(name, "skyscraper_built")) == 5
    assert [event["player"] for event in told(name, "medal_taken")] == [2]
    blue = [tie for tie in told(name, "tie_broken") if tie["args"]["contest"] == "blue"]
    assert [tie["rules"] for tie in blue] == [["V4", "V8"]] * 2
    assert len(set(taken(name))) >= 4
    assert replay(name).outcome is not None


@pytest.mark.rule("V2", "V3", "S4")
def test_a_complete_game_of_four() -> None:
    name = "full-game-four-players"
    assert len(replay(name).header.players) == 4
    assert len(told(name, "skyscraper_built")) == 9
    last = [line["half_points"] for line in told(name, "district_scored") if line["args"]["rank"] == 4]
    assert last == [-2] * 5
    assert told(name, "tram_scored")[-1]["half_points"] == -2
    assert len(set(taken(name))) >= 4
    end = replay(name).outcome
    assert end is not None
    assert sorted(end.half_points)[-2:] == [16, 17]


# bonuses


@pytest.mark.rule("X5", "X6", "X7", "X8", "X9", "X10", "X2")
def test_every_kind_of_bonus_is_taken_in_one_opening() -> None:
    name = "every-kind-of-bonus"
    assert sorted(taken(name)) == sorted(BONUSES)
    assert the(name, "bonus_already_given")["args"]["symbols"] == 3


@pytest.mark.rule("X3", "X4", "X10")
def test_a_bonus_is_used_up_and_the_track_token_is_taken_instead() -> None:
    name = "bonus-used-up-track-token-instead"
    assert taken(name) == ["value_four"] * 3 + ["track"]
    choice = before(name, told(name, "bonus_taken")[-1])
    assert choice.stock[BONUSES.index("value_four")] == 0
    assert [action.bonus for action in legal_actions(choice)] == ["track"]


@pytest.mark.rule("X2", "X3", "X4")
def test_a_bonus_lapses_when_all_is_gone_and_a_third_symbol_brings_nothing() -> None:
    name = "bonus-lapses-when-all-is-gone"
    lapsed, third = the(name, "bonus_lapsed"), the(name, "bonus_already_given")
    state = before(name, lapsed)
    assert lapsed["args"]["reason"] == "all_gone"
    assert [state.stock[BONUSES.index(kind)] for kind in ("value_four", "track")] == [0, 0]
    assert (lapsed["player"], third["player"], third["ply"]) == (3, 3, lapsed["ply"] + 1)


@pytest.mark.rule("X9", "B2")
def test_a_contract_token_is_kept_twice_and_then_settled() -> None:
    name = "contract-token-settled"
    assert len(told(name, "settling_declined")) == 2
    settled = the(name, "contracts_settled")
    assert settled["args"]["amount"] == 2
    takes = [
        [action for action in legal_actions(state) if action.name == "take"]
        for state in (before(name, settled), after(name, settled))
    ]
    assert takes == [[], [take(2), take(3)]]
    assert replay(name).actions[settled["ply"] + 1] == take(3)
    assert {"settle", "end"} <= set(replay(name).moves["action"])


# house rules


def test_every_house_rule_is_played_somewhere() -> None:
    changed = {name for path in FILES for name in replay(path.stem).header.options.changed()}
    assert changed == set(CHOICES)


@pytest.mark.rule("V2", "V4", "V5")
def test_three_house_rules_change_the_score() -> None:
    name = "house-rules-in-the-score"
    withheld = [
        line["args"]["district"]["row"] for line in told(name, "district_scored") if line["args"]["withheld"]
    ]
    assert withheld == ["blue"]
    ties = {tie["args"]["contest"]: tie for tie in told(name, "tie_broken")}
    assert trail(ties["grey"])[-1] == ("grey", 2, 0, -1)
    step = ties["orange"]["args"]["trail"][-1]
    assert (step["what"], step["row"]["row"], step["ahead"], step["behind"]) == ("total", "yellow", 4, 3)
    assert ties["orange"]["player"] == 1
    cards = [city.value(cell_at("yellow", 1)) for city in replay(name).states[-1].cities]
    assert cards == [3, 2]


@pytest.mark.rule("X4")
def test_a_house_rule_gives_no_track_token_for_a_used_up_bonus() -> None:
    name, usual = "house-rule-no-track-token-instead", "bonus-used-up-track-token-instead"
    assert the(name, "bonus_lapsed")["args"]["reason"] == "gone"
    assert replay(name).actions == replay(usual).actions[: len(replay(name).actions)]


@pytest.mark.rule("E3")
def test_a_house_rule_skips_the_bonus_of_the_last_card() -> None:
    name, usual = "house-rule-last-card-without-bonus", "game-ends-by-full-city"
    lapsed = the(name, "bonus_lapsed")
    assert (lapsed["args"]["reason"], lapsed["ply"]) == ("last_card", the(name, "game_ended")["ply"])
    assert len(told(usual, "skyscraper_built")) == len(told(name, "skyscraper_built")) + 1
    assert replay(name).actions == replay(usual).actions[: len(replay(name).actions)]


@pytest.mark.rule("X11", "E2")
def test_a_house_rule_plays_on_after_a_bonus_card_and_turns_the_result() -> None:
    name, usual = "house-rule-play-on-after-bonus-card", "bonus-card-fills-the-city"
    assert [event["player"] for event in told(name, "full_city_ignored")] == [1, 0]
    assert the(name, "game_ended")["args"]["reason"] == "last_foundation"
    assert replay(usual).actions == replay(name).actions[: len(replay(usual).actions)]
    ends = [replay(usual).outcome, replay(name).outcome]
    assert [end and end.places for end in ends] == [(2, 1), (1, 2)]
