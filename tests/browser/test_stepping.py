"""Going through a game: by key, by button, by scrubber, by chart, by itself; each viewer for itself."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

import sfgame
from sfgame.widgets import page as exported
from tests.browser.games import FOUR, SHORT, TWO, frames_of, game, spaces
from tests.browser.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.conftest import Show


def turns(name: str) -> list[int]:
    """Return the turn and the player of every step."""
    return [step[0] for step in frames_of(name)["steps"]]


def marked(name: str) -> list[int]:
    """Return the steps with a marker, each once."""
    return sorted({step for step, *_ in frames_of(name)["markers"]})


LOOKS = """root => {
  const seen = root.cloneNode(true);
  for (const node of seen.querySelectorAll("[role=status]")) node.remove();
  for (const node of seen.querySelectorAll("*")) {
    for (const name of ["class", "style", "tabindex", "aria-pressed"]) node.removeAttribute(name);
  }
  return seen.innerHTML;
}"""
"""Everything a viewer shows, but not how it moves there."""


@pytest.mark.parametrize("name", [FOUR, TWO])
def test_a_step_looks_the_same_however_it_was_reached(show: Show, name: str) -> None:
    viewer = show(name)
    chance = Random(7)
    steps = sorted(chance.sample(range(viewer.plies + 1), 20))
    seen = {}
    for step in steps:
        viewer.press_often("ArrowRight", step - viewer.ply)
        seen[step] = viewer.root.evaluate(LOOKS)
    for step in chance.sample(steps, len(steps)):
        viewer.go(step)
        assert viewer.root.evaluate(LOOKS) == seen[step], step
    viewer.go(viewer.plies)
    viewer.focus()
    for step in reversed(steps):
        viewer.press_often("ArrowLeft", viewer.ply - step)
        assert viewer.root.evaluate(LOOKS) == seen[step], step


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_nobody_has_seen_is_shown(show: Show, tmp_path: Path, players: int) -> None:
    record = sfgame.play(["random", "greedy", "random", "greedy"][:players], seed=1000 + players)
    path = sfgame.export(record, tmp_path / "game.html", lang="en")
    viewer = show(path)
    viewer.press("End")
    expected = [" ".join(sentences) for sentences in spaces(record, viewer.moves)]
    assert [label for city in viewer.spaces for label in city] == expected
    viewer.press(*["ArrowLeft"] * 30, "End", "End")
    assert viewer.ply == viewer.plies


def test_the_keys_for_the_ends(show: Show) -> None:
    viewer = show(FOUR)
    viewer.press("End")
    assert viewer.ply == viewer.moves == len(game(FOUR).actions)
    viewer.press("End")
    assert viewer.ply == viewer.plies == len(frames_of(FOUR)["steps"]) - 1
    viewer.press("End", "ArrowRight")
    assert viewer.ply == viewer.plies
    viewer.press("Home")
    assert viewer.ply == 0
    viewer.press("ArrowLeft", "Home")
    assert viewer.ply == 0


def test_a_record_that_stops_early_ends_at_its_last_move(show: Show) -> None:
    viewer = show(SHORT)
    viewer.press("End", "End")
    assert viewer.ply == viewer.moves == viewer.plies


def test_the_keys_for_turns_stop_where_a_turn_begins(show: Show) -> None:
    viewer, turn_of = show(TWO), turns(TWO)
    viewer.watch_steps()
    viewer.press(*["ArrowDown"] * 12)
    there = viewer.painted
    assert len(there) == 13
    assert all(turn_of[after] != turn_of[before] for before, after in pairwise(there[1:]))
    viewer.press(*["ArrowUp"] * 12)
    assert viewer.painted[12:] == there[::-1]


def test_the_keys_for_events_stop_at_every_marker(show: Show) -> None:
    viewer, steps = show(FOUR), marked(FOUR)
    viewer.watch_steps()
    viewer.press(*["."] * len(steps))
    assert viewer.painted == [0, *steps]
    viewer.press(*[","] * (len(steps) - 1))
    assert viewer.painted == [0, *steps, *reversed(steps[:-1])]


def test_the_buttons_do_what_the_keys_do(show: Show) -> None:
    viewer = show(TWO)
    for name, step in [
        ("next", 1),
        ("next", 2),
        ("previous", 1),
        ("last", viewer.moves),
        ("last", viewer.plies),
        ("first", 0),
    ]:
        viewer.button(name).click()
        assert viewer.ply == step, name


def test_the_scrubber_goes_to_any_step(show: Show) -> None:
    viewer = show(FOUR)
    for step in (100, 17, viewer.plies, 0):
        viewer.go(step)
        assert viewer.scrubber.get_attribute("aria-valuetext")
    viewer.scrubber.focus()
    viewer.press("ArrowRight", "ArrowRight")
    assert viewer.ply == 2


def test_every_marker_is_reached_by_keyboard_and_says_what_it_is(show: Show) -> None:
    viewer, steps = show(FOUR), [step for step, *_ in frames_of(FOUR)["markers"]]
    markers = viewer.markers
    assert markers.count() == len(steps)
    for number in (0, len(steps) // 2, len(steps) - 1):
        marker = markers.nth(number)
        assert marker.get_attribute("aria-label")
        marker.focus()
        viewer.press("Enter")
        assert viewer.ply == steps[number]


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_a_click_in_the_chart_goes_there(show: Show, share: float) -> None:
    viewer = show(FOUR)
    chart = viewer.chart
    box = chart.bounding_box()
    assert box is not None
    inside = min(max(box["width"] * share, 1), box["width"] - 1)
    chart.click(position={"x": inside, "y": box["height"] / 2})
    assert abs(viewer.ply - share * viewer.plies) <= 0.05 * viewer.plies


def test_playing_by_itself_shows_every_step_once_in_order(show: Show) -> None:
    viewer = show(FOUR, clock=True)
    viewer.press("+", "+", "+", "+")
    viewer.watch_steps()
    viewer.press("Space")
    for _ in range(100):
        viewer.page.clock.run_for(2000)
        if viewer.ply >= 100:
            break
    painted = viewer.painted
    assert painted[-1] >= 100
    assert painted == [*range(len(painted))]


INPUTS: dict[str, Callable[[Viewer], None]] = {
    "space": lambda viewer: viewer.press("Space"),
    "a step": lambda viewer: viewer.press("ArrowLeft"),
    "the button": lambda viewer: viewer.button("pause").click(),
    "the scrubber": lambda viewer: viewer.go(50),
    "a click": lambda viewer: viewer.root.get_by_role("gridcell").first.click(),
}


@pytest.mark.parametrize("given", INPUTS.values(), ids=INPUTS)
def test_any_input_pauses(show: Show, given: Callable[[Viewer], None]) -> None:
    viewer = show(FOUR, clock=True)
    viewer.press("Space")
    viewer.page.clock.run_for(20_000)
    assert viewer.ply > 1
    given(viewer)
    rests = viewer.ply
    viewer.page.clock.run_for(20_000)
    assert viewer.ply == rests


def test_playing_stops_at_the_end(show: Show) -> None:
    viewer = show(SHORT, clock=True)
    viewer.press("Space")
    viewer.page.clock.run_for(200_000)
    assert viewer.ply == viewer.plies
    assert viewer.button("play").is_visible()


def test_a_held_button_repeats_until_it_is_released(show: Show) -> None:
    viewer = show(FOUR, clock=True)
    viewer.watch_steps()
    viewer.button("next").hover()
    viewer.page.mouse.down()
    viewer.page.clock.run_for(3000)
    reached = viewer.ply
    assert reached > 5
    viewer.page.mouse.up()
    assert viewer.painted == [*range(reached + 1)]
    viewer.page.clock.run_for(3000)
    assert viewer.ply == reached


def test_a_held_key_repeats(show: Show) -> None:
    viewer = show(FOUR)
    for _ in range(8):
        viewer.page.keyboard.down("ArrowRight")
    viewer.page.keyboard.up("ArrowRight")
    assert viewer.ply == 8


def test_two_viewers_on_a_page_are_independent(show: Show, tmp_path: Path) -> None:
    written = exported.page(game(TWO))
    start = written.index('<div class="sfg-mount"')
    end = written.index("</div>", start) + len("</div>")
    path = tmp_path / "two.html"
    path.write_text(written[:end] + written[start:end] + written[end:], encoding="utf-8")
    both = show(path, focused=False)
    first, second = (Viewer(both.page, both.root.nth(number)) for number in (0, 1))
    first.focus()
    first.press("ArrowRight", "ArrowRight", "End")
    assert (first.ply, second.ply) == (first.moves, 0)
    second.focus()
    second.press("ArrowRight", "?")
    assert (first.ply, second.ply) == (first.moves, 1)
    second.press("Escape")
    ids = both.page.evaluate("() => [...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(ids) == len(set(ids))
    assert both.page.evaluate(DANGLING) == []


DANGLING = """() => ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-activedescendant", "for"]
  .flatMap((name) => [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
    element.getAttribute(name).split(" ").filter((id) => id && (
      document.querySelectorAll("#" + CSS.escape(id)).length !== 1 ||
      document.getElementById(id).closest(".sfg-viewer") !== element.closest(".sfg-viewer"))).map((id) => name + " " + id)))"""
"""References between elements that lead nowhere, to several, or into the other viewer."""
