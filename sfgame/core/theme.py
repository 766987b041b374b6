"""The colours of both themes, by name. Drawings and styles use the names alone; a test proves their contrast.

The five districts are a ladder of lightness as well as of hue, so that they differ in every kind of colour vision
and on a grey print.
"""

from __future__ import annotations

PAPER = {
    "desk": "#E9E2D3",
    "paper": "#FBF7EE",
    "panel": "#FFFDF8",
    "ink": "#202A36",
    "soft": "#55606C",
    "line": "#DCD2BF",
    "edge": "#8A8271",
    "light": "#C27800",
    "lit": "#A05F00",
    "glow": "#FFC55C",
    "accent": "#B83227",
    "car": "#B83227",
    "roof": "#6E1A13",
    "good": "#2A7347",
    "rail": "#7C8591",
    "tower": "#22344C",
    "window": "#FFD873",
    "stone": "#5B6673",
    "blue": "#1E5390",
    "grey": "#79808B",
    "orange": "#C24916",
    "yellow": "#B38900",
    "green": "#2E6F4E",
    "universal": "#2A2F36",
    "pattern": "#FFFFFF",
}
NIGHT = PAPER | {
    "desk": "#0B111A",
    "paper": "#131C28",
    "panel": "#18222F",
    "ink": "#E9EEF4",
    "soft": "#A3B0BE",
    "line": "#2A3848",
    "edge": "#6F8094",
    "light": "#FFB638",
    "lit": "#FFB638",
    "glow": "#7A5200",
    "accent": "#FF7A66",
    "car": "#D8402F",
    "roof": "#8C2318",
    "good": "#5CC98A",
    "rail": "#8796A6",
    "tower": "#9FB4CE",
    "window": "#FFF3C4",
    "stone": "#9AA8B7",
    "blue": "#3480D6",
    "grey": "#AEB5C0",
    "orange": "#E78A55",
    "yellow": "#F0C436",
    "green": "#4CA272",
    "universal": "#C9D2DC",
    "pattern": "#131C28",
}
THEMES = {"paper": PAPER, "night": NIGHT}


def variables(theme: str) -> str:
    """Return the colours of a theme as CSS custom properties."""
    return "".join(f"--sfg-{name}:{value};" for name, value in THEMES[theme].items())
