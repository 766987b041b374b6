"""Frames: at every step they show what the engine's state is, they change only what changed, and they hide nothing wrong."""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import sfgame
from sfgame.core.events import Event, Player
from sfgame.frames import SIGN, frames
from sfgame.games.san_francisco import explain, score_now
from sfgame.games.san_francisco.city import CELLS, members
from sfgame.games.san_francisco.draw import draw_cell, draw_column, draw_foundations, draw_hand
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.games.san_francisco.rules.score import FINAL_SCORE, totals
from sfgame.games.san_francisco.view import ITEMS, MARKED, chips, in_hand, mark_key
from sfgame.words import LANGUAGES, Speaker, print_points

Frames: TypeAlias = dict[str, Any]
REPLAYS = Path(__file__).parent.parent / "replays"
SHOWN = [
    "full-game-four-players",
    "district-tie-row-below",
    "every-kind-of-bonus",
    "house-rules-in-the-score",
]


@cache
def shown(name: str) -> tuple[sfgame.Record, Frames]:
    record = sfgame.load(REPLAYS / f"{name}.sfg")
    return record, json.loads(json.dumps(frames(record, ("en", "pl"))))


def value_at(track: list[int], step: int) -> int:
    """Return what a track says at a step."""
    return track[2 * bisect_right(track[::2], step) - 1]


def said(found: Frames, number: int, lang: int = 0) -> str:
    """Return a text as a person reads it."""
    return plain_words(found, found["texts"][lang][number], lang)


def plain_words(found: Frames, text: str, lang: int) -> str:
    parts = text.split(SIGN)
    for at in range(1, len(parts), 3):
        key, name = parts[at], parts[at + 1]
        parts[at + 1] = (
            plain_words(found, found["shared"][lang][int(key[1:])], lang) if key.startswith("#") else name
        )
    return "".join(part for at, part in enumerate(parts) if at % 3 != 1)


def lines_at(found: Frames, key: str, step: int) -> list[str]:
    return [
        said(found, found["lines"][line][1]) for line in found["lists"][value_at(found["proofs"][key], step)]
    ]


@pytest.mark.parametrize("name", SHOWN)
def test_at_every_step_the_drawings_are_those_of_the_state(name: str) -> None:
    record, found = shown(name)
    for step, state in enumerate(record.states):
        expected = {f"column.{number}": draw_column(state, number) for number in (1, 2, 3)}
        expected |= {"hand": draw_hand(in_hand(state), state.deck), "foundations": draw_foundations(state)}
        for seat in range(state.players):
            expected |= {f"cell.{seat}.{cell}": draw_cell(state, seat, cell) for cell in CELLS}
        drawn = {key: found["drawings"][value_at(track, step)] for key, track in found["drawn"].items()}
        assert drawn == expected


@pytest.mark.parametrize("name", SHOWN)
def test_a_drawing_is_sent_again_only_when_it_changed(name: str) -> None:
    _, found = shown(name)
    for track in (*found["drawn"].values(), *found["proofs"].values(), *found["points"].values()):
        steps, values = track[::2], track[1::2]
        assert steps == sorted(set(steps))
        assert all(one != other for one, other in pairwise(values))


@pytest.mark.parametrize("name", SHOWN)
def test_every_space_says_its_own_proof_at_every_step(name: str) -> None:
    record, found = shown(name)
    speaker = Speaker("san_francisco", "en", record.header.names)
    for step in range(0, len(record.states), 3):
        state = record.states[step]
        for seat in range(state.players):
            for cell in CELLS:
                proof = [speaker.event(event) for event in explain_cell(state, seat, cell)]
                assert lines_at(found, f"cell.{seat}.{cell}", step) == proof


@pytest.mark.rule("Z1")
@pytest.mark.parametrize("name", SHOWN)
def test_every_number_of_the_score_is_the_engine_s_and_has_its_proof(name: str) -> None:
    record, found = shown(name)
    speaker = Speaker("san_francisco", "en", record.header.names)
    for step, state in enumerate(record.states):
        expected = {
            f"score.{seat}.{ITEMS.index(item)}": halves
            for item, points in [*FINAL_SCORE.items(), ("total", totals)]
            for seat, halves in enumerate(points(state))
        }
        assert {key: value_at(track, step) for key, track in found["points"].items()} == expected
        assert all(found["print"][str(halves)] == print_points(halves) for halves in expected.values())
        for event in score_now(state) if step % 5 == 0 else ():
            if "item" in event.args:
                key = f"score.{event.player}.{ITEMS.index(str(event.args['item']))}"
                assert lines_at(found, key, step)[0] == speaker.event(event)
            if event.kind == "tie_broken":
                assert speaker.event(event) in lines_of_contest(found, event, step)


def lines_of_contest(found: Frames, event: Event, step: int) -> list[str]:
    contest = str(event.args["contest"])
    item = ITEMS.index(contest if contest in ITEMS else f"district_{contest}")
    return lines_at(found, f"ties.{item}", step)


@pytest.mark.parametrize("name", SHOWN)
def test_the_lines_of_a_step_are_its_events_and_the_last_steps_are_the_score(name: str) -> None:
    record, found = shown(name)
    speaker = Speaker("san_francisco", "pl", record.header.names)
    scoring = score_now(record.states[-1]) if record.states[-1].ending else []
    told = [
        [said(found, found["lines"][line][1], 1) for line in found["lists"][step[3]]]
        for step in found["steps"]
    ]
    for ply, action in enumerate(record.actions):
        events = explain(record.states[ply], action, record.states[ply + 1])
        if record.states[ply + 1].ending:
            events = events[: -len(scoring)]
        notes = [note for at, note in record.header.comments if at == ply]
        assert told[ply + 1] == [*notes, *map(speaker.event, events)]
    assert [line for lines in told[len(record.states) :] for line in lines] == [*map(speaker.event, scoring)]
    assert found["moves"] == len(record.actions)


@pytest.mark.rule("N1", "N3", "N4")
@pytest.mark.parametrize("name", SHOWN)
def test_light_travels_from_a_depot_edge_by_edge(name: str) -> None:
    """Every newly lit cell is next to the one it comes from, which was lit before it."""
    record, found = shown(name)
    for ply in range(len(record.actions)):
        before, after = record.states[ply], record.states[ply + 1]
        seat = before.player
        lit = set(members(before.cities[seat].lit))
        for key, source in found["steps"][ply + 1][4]:
            cell, origin = int(key.split(".")[2]), int(source.split(".")[2])
            starts = after.cities[seat].depots >> cell & 1 or cell >= 20
            beside = abs(cell % 5 - origin % 5) + abs(cell // 5 - origin // 5) == 1
            assert (starts and cell == origin) or (beside and origin in lit)
            lit.add(cell)
        assert lit == set(members(after.cities[seat].lit))


@pytest.mark.parametrize("name", SHOWN)
def test_the_markers_are_the_marked_events(name: str) -> None:
    record, found = shown(name)
    expected = [
        [ply + 1, MARKED[event.kind]]
        for ply, action in enumerate(record.actions)
        for event in explain(record.states[ply], action, record.states[ply + 1])
        if event.kind in MARKED
    ]
    assert [marker[:2] for marker in found["markers"]] == expected


@pytest.mark.parametrize("name", SHOWN)
def test_a_rule_lists_all_steps_where_it_fired(name: str) -> None:
    record, found = shown(name)
    fired: dict[str, set[int]] = {}
    for number, step in enumerate(found["steps"]):
        for line in found["lists"][step[3]]:
            for rule in found["lists"][found["lines"][line][0]]:
                fired.setdefault(rule, set()).add(number)
    assert {rule: set(steps) for rule, (_, _, steps) in found["rules"].items() if steps} == fired
    cited = {rule for line in found["lines"] for rule in found["lists"][line[0]]}
    assert set(found["rules"]) == cited
    speaker = Speaker(record.header.rules, "en")
    assert all(said(found, text) == speaker.rule(rule) for rule, (_, text, _) in found["rules"].items())


@pytest.mark.parametrize("name", SHOWN)
def test_a_space_knows_the_steps_that_put_its_card_its_tram_and_its_skyscraper_there(name: str) -> None:
    record, found = shown(name)
    facts = {"came": "filled", "lit": "lit", "built": "skyscrapers"}
    for seat in range(len(record.header.players)):
        for cell in CELLS:
            for what, fact in facts.items():
                steps = [
                    step
                    for step, state in enumerate(record.states)
                    if getattr(state.cities[seat], fact) >> cell & 1
                ]
                assert found["born"].get(f"cell.{seat}.{cell}", {}).get(what) == (steps[0] if steps else None)


@pytest.mark.parametrize("name", SHOWN)
def test_the_chips_are_those_of_the_state(name: str) -> None:
    record, found = shown(name)
    speaker = Speaker("san_francisco", "en", record.header.names)
    for step, state in enumerate(record.states):
        for place, expected in chips(state):
            told = [(chip.icon, speaker.label(chip.message, **chip.args)) for chip in expected]
            assert [(icon, said(found, text)) for icon, text, _ in chips_at(found, place, step)] == told


def chips_at(found: Frames, place: str, step: int) -> list[list[Any]]:
    return [found["chipset"][number] for number in found["lists"][value_at(found["chips"][place], step)]]


def test_what_is_hidden_never_reaches_a_frame() -> None:
    """Frames of a record that stops early say nothing about the cards that a seed would have turned up next."""
    record = sfgame.play(["greedy", "random"], seed=3)
    drawn = {action.card for action in record.actions if action.name == "draw"}
    found = frames(record)
    texts = " ".join(found["texts"][0])
    assert not any(
        f" {card} " in texts for card in set(record.header.deck.cards) - drawn - {"value_four", "depot"}
    )


def test_the_same_record_gives_the_same_frames() -> None:
    record, found = shown("full-game-four-players")
    assert json.dumps(json.loads(json.dumps(frames(record, ("en", "pl"))))) == json.dumps(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_of_the_viewer_is_said(lang: str) -> None:
    record, _ = shown("district-tie-row-below")
    found = frames(record, (lang,))
    assert all(found["texts"][0][number] for number in found["labels"].values())


HOSTILE = ["</script><script>alert(1)</script>", "<!-- ", "\u2028'\"&", f"{SIGN}cell.0.0{SIGN}x{SIGN}"]


def test_a_hostile_name_stays_one_text_and_points_at_nothing() -> None:
    names = dict(zip(HOSTILE, ["greedy"] * 4, strict=True))
    record = sfgame.play(names, seed=1)
    found = frames(record)
    speaker = Speaker("san_francisco", "en", record.header.names)
    for seat in range(4):
        assert said(found, found["names"][seat]) == speaker.mark(Player(seat))
    assert not any("script" in drawing for drawing in found["drawings"])
    assert all(len(text.split(SIGN)) % 3 == 1 for text in found["texts"][0])


def test_a_mark_without_a_place_on_the_table_has_no_key() -> None:
    record, _ = shown("full-game-four-players")
    event = next(iter(explain(record.states[0], record.actions[0], record.states[1])))
    assert [mark_key(mark) for mark in event.marks] == [""]
