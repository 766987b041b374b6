"""House rules: six points on which tables differ. The default is this project's resolution."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

from sfgame.core.errors import SfgameError

if TYPE_CHECKING:
    from collections.abc import Mapping


class OptionError(SfgameError):
    """A house rule that does not exist, or a value it cannot have."""


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one game; each says which rules it touches.

    track_token_if_bonus_gone : X4, may a district whose bonus is used up still give the track token?
    bonus_card_can_end_game : X11 and E2, does a city filled by a bonus card end the game?
    resolve_bonus_on_last_card : E3, does the placement that fills the city still give its bonus?
    advantage_needs_positive : V2 and V3, does a total of 0 get no positive token?
    empty_space_value : V4 and V5, what an empty space counts when cards are compared.
    tie_next_row : V5, is the next row compared card by card, or by its total first?
    """

    track_token_if_bonus_gone: bool = True
    bonus_card_can_end_game: bool = True
    resolve_bonus_on_last_card: bool = True
    advantage_needs_positive: bool = False
    empty_space_value: Literal[0, -1] = 0
    tie_next_row: Literal["cards", "total"] = "cards"

    @staticmethod
    def of(choices: Mapping[str, object] | Options | None) -> Options:
        """Return checked options from what a person or a file says of them."""
        if isinstance(choices, Options):
            return choices
        checked: dict[str, Any] = {}
        for name, value in (choices or {}).items():
            if name not in CHOICES:
                raise OptionError(f"option `{name}` does not exist; there are {', '.join(CHOICES)}")
            if not any(
                value is choice or (type(value) is type(choice) and value == choice)
                for choice in CHOICES[name]
            ):
                raise OptionError(
                    f"option `{name}` is {CHOICES[name][0]!r} or {CHOICES[name][1]!r}, got {value!r}"
                )
            checked[name] = value
        return Options(**checked)

    def changed(self) -> dict[str, object]:
        """Return the options that differ from the default."""
        return {name: value for name, value in asdict(self).items() if value != CHOICES[name][0]}


CHOICES: dict[str, tuple[object, object]] = {
    "track_token_if_bonus_gone": (True, False),
    "bonus_card_can_end_game": (True, False),
    "resolve_bonus_on_last_card": (True, False),
    "advantage_needs_positive": (False, True),
    "empty_space_value": (0, -1),
    "tie_next_row": ("cards", "total"),
}
"""Each option's two values, the default first."""
