"""A record as a file that needs nothing else: a page to step through, a handout for paper, a picture of a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sfgame import pictures
from sfgame.core.errors import SfgameError
from sfgame.widgets.assets import check_langs, check_step, check_theme
from sfgame.widgets.page import page
from sfgame.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.records import Record


def export(  # noqa: PLR0913  (each says one thing about the file)
    record: Record,
    path: str | Path,
    *,
    lang: str | Sequence[str] = LANGUAGES,
    ply: int | None = None,
    steps: tuple[int, int] | None = None,
    theme: str = "",
    handout: bool = False,
) -> Path:
    """Write a record as a file that works offline; its name says what it is.

    `.html` is a page to step through, in one language or several, opened at `ply`; with `handout` it is made for
    paper. `.svg` and `.png` show the table after `ply` decisions (all of them, if not said); `steps`, the first and
    the last, makes an SVG that moves.
    """
    target, langs = Path(path), check_langs([lang] if isinstance(lang, str) else list(lang))
    at = check_step(record, len(record.actions) if ply is None else ply)
    colours = check_theme(theme) or "paper"
    match target.suffix.lower():
        case ".html" if handout:
            made = pictures.handout(record, lang=langs[0], theme=colours)
        case ".html":
            made = page(record, langs, ply=ply or 0, theme=theme)
        case ".svg" if steps:
            made = pictures.animation(record, *steps, lang=langs[0], theme=colours)
        case ".svg":
            made = pictures.picture(record, at, lang=langs[0], theme=colours)
        case ".png":
            target.write_bytes(pictures.png(pictures.picture(record, at, lang=langs[0], theme=colours)))
            return target
        case _:
            raise SfgameError(f"{target}: a game is exported as .html, .svg or .png")
    target.write_text(made, encoding="utf-8")
    return target
