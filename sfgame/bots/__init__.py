"""Opponents: strategies that see only what a player at the table may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.bots.greedy import greedy
from sfgame.bots.random import random

if TYPE_CHECKING:
    from sfgame.core.play import Strategy

BOTS: dict[str, Strategy] = {"random": random, "greedy": greedy}
