"""What a player can decide, one decision each. An action is also a row of the `moves` table."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Action(NamedTuple):
    """One decision: its name and what it names; what does not apply is empty (`""` or 0)."""

    name: str
    card: str = ""
    column: int = 0
    row: str = ""
    space: int = 0
    bonus: str = ""
    amount: int = 0


FORMS: dict[str, tuple[str, ...]] = {
    "draw": ("card",),
    "lay": ("column",),
    "take": ("column",),
    "place": ("card", "row", "space"),
    "discard": ("card",),
    "bonus": ("bonus",),
    "boost": ("row", "space"),
    "track": ("row", "space"),
    "settle": ("amount",),
    "end": (),
}
"""What each action names, in the order it is written."""
ACTIONS = tuple(FORMS)


def is_well_formed(action: Action) -> bool:
    """Return whether an action names only what it should, as text and whole numbers; a draw may name no card."""
    if not has_types(action) or action.name not in FORMS:
        return False
    return all(
        not value or field in FORMS[action.name]
        for field, value in zip(action._fields[1:], action[1:], strict=True)
    )


def has_types(action: Action) -> bool:
    """Return whether every field is text or a whole number, as it should be; 1.0 and True are neither."""
    return list(map(type, action)) == FIELD_TYPES


FIELD_TYPES: list[type] = [type(value) for value in Action("draw")]


@cache
def draw(card: str = "") -> Action:
    """Turn up the top card; with an open deck, say which card it was."""
    return Action("draw", card=card)


def lay(column: int) -> Action:
    """Put the card just turned up into a column (1 to 3)."""
    return Action("lay", column=column)


def take(column: int) -> Action:
    """Take all cards of a column."""
    return Action("take", column=column)


@cache
def place(card: str, row: str, space: int) -> Action:
    """Put a card of your hand, or a bonus card, onto a space of your city."""
    return Action("place", card=card, row=row, space=space)


@cache
def discard(card: str) -> Action:
    """Put a taken card out of the game."""
    return Action("discard", card=card)


def bonus(kind: str) -> Action:
    """Take a bonus: the district's own or the track token."""
    return Action("bonus", bonus=kind)


def boost(row: str, space: int) -> Action:
    """Put the +2 token onto a card."""
    return Action("boost", row=row, space=space)


def track(row: str, space: int) -> Action:
    """Put the track token onto a card."""
    return Action("track", row=row, space=space)


def settle(amount: int) -> Action:
    """Spend a contract token to return 1 or 2 contracts."""
    return Action("settle", amount=amount)


def end() -> Action:
    """End your turn without settling."""
    return Action("end")


DRAW = draw()
END = end()
LAYS = (lay(1), lay(2), lay(3))
TAKES = (take(1), take(2), take(3))
SETTLES = (settle(1), settle(2))
