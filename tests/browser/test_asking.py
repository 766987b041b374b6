"""Asking why: a space, a number and a rule show their proof; a line shows what it speaks of; in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import expect

import sfgame
from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.view import ITEMS, scores
from sfgame.words import LANGUAGES, print_points
from tests.browser.games import FOUR, TWO, frames_of, game, label, spaces, speaker

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Show, Shown

NAMES = {"en": "English", "pl": "polski", "it": "italiano"}


def keys_of(viewer: Shown, name: str) -> list[str]:
    """Return the keys of the things that have a class."""
    found = viewer.root.locator(f".{name}[data-key]").evaluate_all(
        "nodes => nodes.map((node) => node.dataset.key)"
    )
    return sorted(found)


def alike(viewer: Shown) -> None:
    """Show all cities in one size, so that a click asks and does not enlarge."""
    viewer.button("cities").click()


def cell(viewer: Shown, key: str) -> None:
    viewer.root.locator(f'[role=gridcell][data-key="{key}"]').click()


@pytest.mark.parametrize("what", ["came", "lit", "built"])
def test_a_space_shows_its_proof_and_the_steps_it_came_from(show: Show, what: str) -> None:
    viewer, record, found = show(FOUR), game(FOUR), frames_of(FOUR)
    alike(viewer)
    viewer.press("End")
    key, steps = next((key, steps) for key, steps in found["born"].items() if what in steps)
    seat, place = map(int, key.split(".")[1:])
    cell(viewer, key)
    assert viewer.proof == spaces(record, viewer.moves)[seat * len(CELLS) + place]
    link = viewer.root.locator(".sfg-proof p", has_text=label(what)).get_by_role("button")
    assert link.inner_text() == str(steps[what])
    link.click()
    assert viewer.ply == steps[what]
    assert viewer.proof == spaces(record, viewer.ply)[seat * len(CELLS) + place]


def test_the_steps_a_space_came_from_are_true(show: Show) -> None:
    viewer, record, found = show(FOUR), game(FOUR), frames_of(FOUR)
    for key, steps in [*found["born"].items()][::9]:
        seat, place = map(int, key.split(".")[1:])
        cards = [state.cities[seat].cards[place] for state in record.states]
        assert cards[steps["came"] - 1] is None
        assert cards[steps["came"]] is not None
        viewer.go(steps["came"])
        assert key in keys_of(viewer, "sfg-changed")


def test_a_number_of_the_score_shows_its_proof(show: Show) -> None:
    viewer, record = show(FOUR), game(FOUR)
    viewer.go(200)
    say = speaker(record).event
    found = {
        key: (halves, [say(line) for line in lines])
        for key, halves, lines in scores(None, record.states[200])
    }
    numbers = {key: value for key, value in found.items() if key.startswith("score.")}
    assert len(numbers) == len(record.header.players) * len(ITEMS)
    for key, (halves, lines) in numbers.items():
        number = viewer.root.locator(f'.sfg-score [data-choose="{key}"]')
        assert halves is not None
        item = key.split(".")[2]
        if number.is_hidden():
            assert not any(value for each, (value, _) in numbers.items() if each.endswith(f".{item}")), key
            continue
        assert number.locator("span").last.inner_text() == print_points(halves), key
        number.click()
        _, ties = found.get(f"ties.{item}", (None, []))
        assert viewer.proof == [*lines, *ties]


def test_a_rule_shows_its_paraphrase_and_where_it_fired(show: Show) -> None:
    viewer, found = show(FOUR), frames_of(FOUR)
    viewer.go(found["rules"]["K2"][2][0])
    viewer.root.locator(".sfg-reasons .sfg-rule", has_text=re.compile("^K2$")).first.click()
    panel = viewer.root.locator(".sfg-proof")
    assert speaker(game(FOUR)).rule("K2") in panel.inner_text()
    links = panel.locator("[data-go]")
    assert [int(text) for text in links.all_inner_texts()] == found["rules"]["K2"][2]
    links.nth(1).click()
    assert viewer.ply == found["rules"]["K2"][2][1]


def test_pointing_at_a_line_marks_what_it_speaks_of(show: Show) -> None:
    viewer, found = show(FOUR), frames_of(FOUR)
    viewer.go(found["rules"]["K2"][2][0])
    for line in viewer.root.locator(".sfg-reasons li").all():
        line.hover(position={"x": 1, "y": 1})
        marks = (line.get_attribute("data-marks") or "").split()
        assert set(keys_of(viewer, "sfg-marked")) == set(marks)


CHANGES = """async (root) => {
  const found = [];
  while (root.dataset.ply !== root.dataset.plies) {
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    found.push([...root.querySelectorAll(".sfg-changed[data-key]")].map((node) => node.dataset.key).sort());
  }
  return found;
}"""


def test_every_step_shows_its_difference(show: Show) -> None:
    viewer, found = show(FOUR), frames_of(FOUR)
    for step, changed in enumerate(viewer.root.evaluate(CHANGES), start=1):
        assert changed == sorted(key for key, track in found["drawn"].items() if step in track[::2]), step
    assert viewer.ply == viewer.plies


def test_light_travels_in_the_order_of_the_engine(show: Show) -> None:
    viewer, found = show(FOUR), frames_of(FOUR)
    for step, (*_, light, _) in enumerate(found["steps"]):
        if len(light) > 1:
            viewer.go(step)
            kindled = viewer.root.locator(".sfg-kindled").evaluate_all(
                "nodes => nodes.map((node) => [node.dataset.key, node.style.getPropertyValue('--sfg-order')])"
            )
            assert sorted(kindled) == sorted([key, str(order)] for order, (key, _) in enumerate(light))


@pytest.mark.parametrize("step", [1, 100, 265, -1])
def test_a_step_is_announced_in_one_go(show: Show, step: int) -> None:
    viewer, found = show(FOUR), frames_of(FOUR)
    viewer.go(step % (viewer.plies + 1))
    title = found["texts"][0][found["steps"][viewer.ply][2]]
    said = viewer.root.get_by_role("status").inner_text()
    assert said.startswith(re.sub("\x7f[^\x7f]*\x7f([^\x7f]*)\x7f", r"\1", title))
    assert len(said) < 400


def test_the_language_changes_everything_that_is_said(show: Show) -> None:
    viewer, record = show(TWO), game(TWO)
    viewer.go(40)
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        viewer.root.get_by_role("button", name=NAMES[lang], exact=True).click()
        assert viewer.ply == 40
        assert viewer.root.get_attribute("lang") == lang
        assert [text for city in viewer.spaces for text in city] == [
            " ".join(sentences) for sentences in spaces(record, 40, lang)
        ]
        for part in ("first", "previous", "next", "play", "keys", "cities", "size", "motion"):
            expect(viewer.button(part, lang)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_follows_the_system_and_can_be_chosen(show: Show, scheme: str) -> None:
    viewer = show(TWO, color_scheme=scheme)
    themes = {"light": "paper", "dark": "night"}
    assert viewer.theme == themes[scheme]
    viewer.button("theme").click()
    assert viewer.theme == themes["dark" if scheme == "light" else "light"]
    viewer.press("ArrowRight")
    assert viewer.theme == themes["dark" if scheme == "light" else "light"]


def test_reduced_motion_shows_the_same_without_moving(show: Show) -> None:
    moving, still = show(FOUR, reduced_motion="no-preference"), show(FOUR, reduced_motion="reduce")
    step = next(number for number, step in enumerate(frames_of(FOUR)["steps"]) if len(step[4]) > 1)
    running = (
        "() => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime > 1).length"
    )
    for viewer in (moving, still):
        viewer.go(step - 1)
        viewer.focus()
        viewer.press("ArrowRight")
    assert moving.page.evaluate(running) > 0
    assert still.page.evaluate(running) == 0
    assert moving.root.inner_text() == still.root.inner_text()
    assert keys_of(moving, "sfg-changed") == keys_of(still, "sfg-changed")


def test_motion_can_be_switched_off(show: Show) -> None:
    viewer = show(FOUR, reduced_motion="no-preference")
    motion = viewer.button("motion")
    assert motion.get_attribute("aria-pressed") == "true"
    motion.click()
    assert motion.get_attribute("aria-pressed") == "false"
    viewer.go(next(number for number, step in enumerate(frames_of(FOUR)["steps"]) if len(step[4]) > 1))
    assert viewer.page.evaluate("() => document.getAnimations().length") == 0


def copied(viewer: Shown, name: str) -> str:
    viewer.context.grant_permissions(["clipboard-read", "clipboard-write"])
    viewer.root.locator("summary").click()
    viewer.button(name).click()
    expect(viewer.root.get_by_text(label("copied")).last).to_be_visible()
    return str(viewer.page.evaluate("() => navigator.clipboard.readText()"))


def test_the_code_of_a_step_opens_the_game(show: Show) -> None:
    viewer = show(TWO)
    viewer.go(17)
    code = copied(viewer, "copy-code")
    assert sfgame.load(code).actions == game(TWO).actions
    assert len(code) <= 2048


def test_a_step_is_copied_as_text(show: Show) -> None:
    viewer = show(TWO)
    viewer.go(17)
    assert copied(viewer, "copy-text").splitlines()[1:] == viewer.reasons


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_position_is_saved_as_a_picture(show: Show, tmp_path: Path, kind: str) -> None:
    viewer = show(TWO)
    viewer.go(40)
    viewer.root.locator("summary").click()
    with viewer.page.expect_download() as saving:
        viewer.button(f"save-{kind}").click()
    path = tmp_path / f"position.{kind}"
    saving.value.save_as(path)
    if kind == "png":
        assert path.read_bytes().startswith(b"\x89PNG")
    else:
        assert ET.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314  (we wrote it)
    assert path.stat().st_size > 10_000
