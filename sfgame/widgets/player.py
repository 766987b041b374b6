"""The replay viewer as a widget. The playhead lives in the browser: stepping sends no message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from sfgame.core.errors import SfgameError
from sfgame.frames import last_step
from sfgame.pictures import picture
from sfgame.records.code import is_code, step_of
from sfgame.widgets import assets
from sfgame.widgets.board import text_board
from sfgame.widgets.checks import check_langs, check_record, check_step, check_theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sfgame.records import Record


class Viewer(anywidget.AnyWidget):
    """A record to step through; `ply` is where the playhead rests, and may be set."""

    _esm = assets.code()
    _css = assets.style()

    frames = traitlets.Bytes(read_only=True).tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)
    lang = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)

    def __init__(self, record: Record, langs: Sequence[str], *, ply: int = 0, theme: str = "") -> None:
        self.record, self.langs, self.last = record, tuple(langs), last_step(record)
        super().__init__(lang=langs[0], ply=ply, theme=theme)
        self.set_trait("frames", assets.packed(record, langs))

    @traitlets.validate("ply", "lang", "theme")
    def _check(self, proposal: Any) -> object:  # noqa: ANN401  (what traitlets proposes)
        """Refuse what the viewer could not show."""
        value = proposal["value"]
        match proposal["trait"].name:
            case "ply":
                return check_step(value, self.last)
            case "theme":
                return check_theme(value)
        if value not in self.langs:
            raise SfgameError(f"the viewer was made with {', '.join(self.langs)}, not with `{value}`")
        return value

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        """Add a picture and a text board, for places that run no code: they show something true all the same."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        at = min(self.ply, len(self.record.actions))
        still = {
            "text/plain": text_board(self.record, at, self.lang),
            "image/svg+xml": picture(self.record, at, lang=self.lang),
        }
        return {**bundle[0], **still}, bundle[1]

    def on_step(self, call: Callable[[int], object]) -> None:
        """Call a function with the step whenever the playhead has come to rest on another one."""
        self.observe(lambda change: call(change["new"]), names="ply")


def watch(
    record: Record | str | Path, lang: str | Sequence[str] = "en", *, ply: int | None = None, theme: str = ""
) -> Viewer:
    """Show a recorded game that can be stepped through, in one language or several.

    A record may also be a file or the code of a game; a code with `@42` opens at step 42.
    """
    shown = check_record(record)
    if ply is None and isinstance(record, str) and is_code(record):
        ply = min(step_of(record) or 0, last_step(shown))
    return Viewer(shown, check_langs(lang), ply=0 if ply is None else ply, theme=theme)
