"""The opponent that takes any legal action, each as likely as the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

S = TypeVar("S")
A = TypeVar("A")


def random(_look: Callable[[], S], menu: Sequence[A], chance: Random) -> A:
    """Return one action of the menu by chance."""
    return menu[int(chance.random() * len(menu))]
