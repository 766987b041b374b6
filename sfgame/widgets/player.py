"""The replay viewer as a widget. The playhead lives in the browser: stepping sends no message."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from sfgame.core.errors import plain
from sfgame.games.san_francisco.notation import city_lines, table_lines
from sfgame.pictures import picture
from sfgame.records import load
from sfgame.records.code import is_code, step_of
from sfgame.widgets import assets
from sfgame.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
        packed = assets.packed(record, assets.check_langs(langs))
        self.record = record
        super().__init__(lang=langs[0], ply=assets.check_step(record, ply), theme=assets.check_theme(theme))
        self.set_trait("frames", packed)

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


def text_board(record: Record, ply: int, lang: str) -> str:
    """Return the table after some decisions as text."""
    state, names = record.states[ply], [plain(name) for name in record.header.names]
    say = Speaker(record.header.rules, lang, names).label
    cities = (("", *city_lines(state, seat, names, say)) for seat in range(state.players))
    return "\n".join([*table_lines(state, names, say), *chain.from_iterable(cities), "", say("table-legend")])


def watch(
    record: Record | str, lang: str | Sequence[str] = "en", *, ply: int | None = None, theme: str = ""
) -> Viewer:
    """Show a recorded game that can be stepped through, in one language or several.

    A record may also be a file or the code of a game; a code with `@42` opens at step 42.
    """
    if isinstance(record, str):
        ply = step_of(record) if ply is None and is_code(record) else ply
        record = load(record)
    return Viewer(record, [lang] if isinstance(lang, str) else list(lang), ply=ply or 0, theme=theme)
