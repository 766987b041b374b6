"""Words that must fit a place, though nothing here can measure a font."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

if TYPE_CHECKING:
    from collections.abc import Iterable


def wrapped(words: str, width: float, size: float, lines: int = 1) -> list[str]:
    """Return words in at most so many lines that fit a width, by a careful guess at how wide letters are."""
    found: list[str] = []
    rest = words.split()
    while rest and len(found) < lines:
        taken = max(
            [count for count in range(1, len(rest) + 1) if _width(rest[:count], size) <= width], default=1
        )
        found.append(" ".join(rest[:taken]))
        rest = rest[taken:]
    cut = [_cut(line, width, size) for line in found or [""]]
    return [*cut[:-1], _cut(cut[-1] + " …", width, size)] if rest else cut


def _width(words: Iterable[str], size: float) -> float:
    return sum(map(_em, " ".join(words))) * size


def _em(char: str) -> float:
    return 1.0 if east_asian_width(char) in "WF" or char > "\uffff" else 0.75 if char.isupper() else 0.58


def _cut(line: str, width: float, size: float) -> str:
    while len(line) > 1 and _width([line], size) > width:
        line = line[:-2].rstrip() + "…"
    return line
