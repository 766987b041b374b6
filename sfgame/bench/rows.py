"""What the benchmark prints: figures, each beside its goal; one that could not be measured says why."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class NotMeasured(Exception):  # noqa: N818  (it is a fact about the machine, not a mistake)
    """Something is missing here; the message says what."""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure and whether it reaches its goal; without a figure, the reason."""

    name: str
    value: float | None
    unit: str
    goal: str
    met: bool | None
    reason: str = ""

    def json(self) -> dict[str, Any]:
        """Return the row for scripts; it has a reason only if it has no figure."""
        return {name: value for name, value in asdict(self).items() if name != "reason" or value}


def at_least(name: str, value: float, goal: float, unit: str = "×") -> Row:
    """Return a row whose figure should be high."""
    return Row(name, round(value, 3), unit, f">= {goal:g}", value >= goal)


def at_most(name: str, value: float, goal: float, unit: str) -> Row:
    """Return a row whose figure should be low."""
    return Row(name, round(value, 3), unit, f"<= {goal:g}", value <= goal)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that may be missing: its name, its unit, and the most it should be, if it has a goal."""

    name: str
    unit: str
    most: float | None = None

    def row(self, value: float) -> Row:
        """Return the row of a measured value."""
        if self.most is None:
            return Row(self.name, round(value, 3), self.unit, "", met=True)
        return at_most(self.name, value, self.most, self.unit)

    def missing(self, reason: str) -> Row:
        """Return the row of a figure that could not be measured."""
        goal = "" if self.most is None else f"<= {self.most:g}"
        return Row(self.name, None, self.unit, goal, None, reason)


def rows_of(figures: Mapping[str, Figure], values: Mapping[str, float], reason: str) -> Iterator[Row]:
    """Return the rows of some figures; those without a value give the reason."""
    for key, figure in figures.items():
        yield figure.row(values[key]) if key in values else figure.missing(reason)
