"""Colours: enough contrast in both themes, and five districts that no kind of colour vision confuses."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from sfgame.core.theme import THEMES, variables
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.symbols import CODES, PATTERNS

TEXTS = ("ink", "soft", "lit", "accent", "good")
GRAPHICS = ("edge", "rail", "light", "accent", "good", "tower", "stone", "car", *ROWS, "universal")
GROUNDS = ("paper", "panel")
SEEN = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}  # fmt: skip
"""How dichromats see linear light (Machado, Oliveira and Fernandes 2009), and a grey print."""


def linear(colour: str) -> tuple[float, ...]:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """Return linear light as CIE L*a*b*."""
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in light)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, vision: str) -> float:
    """Return how far apart two colours look (CIE 1976)."""
    seen = [
        lab(tuple(sum(w * c for w, c in zip(row, linear(colour), strict=True)) for row in SEEN[vision]))
        for colour in (one, other)
    ]
    return dist(*seen)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", TEXTS)
def test_text_has_a_contrast_of_at_least_4_5(theme: str, ground: str, name: str) -> None:
    assert contrast(THEMES[theme][name], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", GRAPHICS)
def test_graphics_have_a_contrast_of_at_least_3(theme: str, ground: str, name: str) -> None:
    assert contrast(THEMES[theme][name], THEMES[theme][ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_light_of_the_windows_is_seen_on_the_towers(theme: str) -> None:
    assert contrast(THEMES[theme]["window"], THEMES[theme]["tower"]) >= 1.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("vision", "least"), [("protan", 12), ("deutan", 12), ("tritan", 11), ("grey", 5)])
@pytest.mark.parametrize(("one", "other"), [*combinations(ROWS, 2)])
def test_no_two_districts_look_alike(theme: str, vision: str, least: float, one: str, other: str) -> None:
    """To a dichromat, and on a grey print, where a difference of 2.3 can just be seen."""
    assert distance(THEMES[theme][one], THEMES[theme][other], vision) >= least


@pytest.mark.parametrize(("one", "other"), [*combinations(PATTERNS, 2)])
def test_pattern_and_letters_tell_the_districts_apart_without_any_colour(one: str, other: str) -> None:
    assert PATTERNS[one] != PATTERNS[other]
    assert CODES[one] != CODES[other]


def test_both_themes_name_the_same_colours() -> None:
    assert set(THEMES["paper"]) == set(THEMES["night"])
    assert "--sfg-ink:#202A36;" in variables("paper")
