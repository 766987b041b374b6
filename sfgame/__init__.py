"""Learn, replay and explain the board game San Francisco: every point and every refusal with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.core.errors import DeckError, IllegalAction, RecordError, SfgameError

if TYPE_CHECKING:
    from sfgame.records import Record, load, load_all, play, save
    from sfgame.widgets import Viewer, export, watch

__version__ = "0.1.0"
__all__ = [
    "DeckError",
    "IllegalAction",
    "Record",
    "RecordError",
    "SfgameError",
    "Viewer",
    "export",
    "load",
    "load_all",
    "play",
    "save",
    "watch",
]


def __dir__() -> list[str]:
    """Return what is public, for completion."""
    return __all__


def __getattr__(name: str) -> object:
    """Load the records, and polars with them, only when they are asked for; so the widgets."""
    if name in ("Record", "load", "load_all", "play", "save"):
        from sfgame import records  # noqa: PLC0415

        return getattr(records, name)
    if name in ("Viewer", "export", "watch"):
        from sfgame import widgets  # noqa: PLC0415

        return getattr(widgets, name)
    raise AttributeError(f"module `sfgame` has no attribute `{name}`")
