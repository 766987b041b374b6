"""Drawings: valid, escaped SVG made of things that are defined, the same text for the same state."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import sfgame
from sfgame.core.svg import element, group, text
from sfgame.core.theme import PAPER
from sfgame.games.san_francisco import draw
from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.symbols import SIGNS, definitions
from sfgame.games.san_francisco.view import MARKED, chips, drawings
from tests.random_play import Step, random_game

GAMES = [list(random_game(seed)) for seed in (1, 4, 5)]
STYLE = (Path(sfgame.__file__).parent / "games" / "san_francisco" / "draw.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_valid_and_refers_only_to_what_is_defined(game: list[Step]) -> None:
    defined = ids(definitions(game[0].before.deck))
    for step in game[:: len(game) // 12]:
        for _, drawing in drawings(None, step.after):
            ET.fromstring(f"<svg>{drawing}</svg>")  # noqa: S314  (our own drawing)
            assert set(re.findall(r'href="#([^"]+)"', drawing)) <= defined


def ids(drawn: str) -> set[str]:
    ET.fromstring(drawn)  # noqa: S314
    found = re.findall(r'id="([^"]+)"', drawn)
    assert len(found) == len(set(found))
    return set(found)


def test_definitions_refer_only_to_themselves() -> None:
    drawn = definitions(GAMES[0][0].before.deck)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn)) <= ids(drawn)


def test_equal_states_are_drawn_alike() -> None:
    for step in GAMES[1][::15]:
        assert dict(drawings(None, step.after)) == dict(drawings(None, step.after.copy()))


def test_a_step_draws_again_all_that_looks_different_and_little_else() -> None:
    drawn = again = 0
    for step in GAMES[1]:
        old, new = dict(drawings(None, step.before)), dict(drawings(None, step.after))
        told = dict(drawings(step.before, step.after))
        different = {key for key in new if old[key] != new[key]}
        assert different <= set(told)
        assert all(new[key] == drawing for key, drawing in told.items())
        drawn, again = drawn + len(told), again + len(different)
    assert drawn <= 2 * again


@pytest.mark.rule("K2")
def test_the_gauge_of_a_foundation_shows_its_sum_and_its_requirement() -> None:
    shown = 0
    for step in GAMES[2][::5]:
        for seat, city in enumerate(step.after.cities):
            for cell in CELLS:
                if (city.foundations & ~city.skyscrapers) >> cell & 1:
                    gauge = f">{city.around(cell)}/{city.requirement()}<"
                    assert gauge in draw.draw_cell(step.after, seat, cell)
                    shown += 1
    assert shown


@pytest.mark.rule("N2")
def test_a_tram_is_drawn_just_where_a_marker_lies() -> None:
    for step in GAMES[0][::9]:
        for seat, city in enumerate(step.after.cities):
            lit = {cell for cell in CELLS if "#sfg-tram" in draw.draw_cell(step.after, seat, cell)}
            assert lit == {cell for cell in CELLS if city.lit >> cell & 1}


def test_text_stays_text() -> None:
    hostile = "<b onload='x'>&\"]]>"
    drawn = group(text(hostile, x=1), element("rect", aria_label=hostile))
    root = ET.fromstring(drawn)  # noqa: S314
    assert root[0].text == hostile
    assert root[1].get("aria-label") == hostile


def test_every_class_of_a_drawing_has_a_style_and_every_colour_exists() -> None:
    step = GAMES[2][-1]
    drawn = definitions(step.after.deck) + draw.draw_ground(dict.fromkeys(ROWS, ""))
    drawn += "".join(
        drawing for game in GAMES for each in game[::7] for _, drawing in drawings(None, each.after)
    )
    used = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    styled = set(re.findall(r"\.(sfg-[\w-]+)", STYLE))
    assert {name for name in used - styled if not name.endswith("-pattern")} == set()
    assert set(re.findall(r"var\(--sfg-(\w+)", STYLE)) - {"order"} <= set(PAPER)


def test_every_chip_and_every_marker_has_a_sign() -> None:
    used = {
        icon for game in GAMES for step in game[::7] for _, each in chips(step.after) for icon, *_ in each
    }
    assert used | {f"marker-{kind}" for kind in MARKED.values()} <= set(SIGNS)
