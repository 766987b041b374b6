"""A record as a file that needs nothing else: a page to step through, a handout for paper, a picture of a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sfgame import pictures
from sfgame.core.errors import SfgameError
from sfgame.frames import last_step
from sfgame.widgets.checks import check_langs, check_record, check_step, check_theme
from sfgame.widgets.page import page
from sfgame.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.records import Record

KINDS = (".html", ".svg", ".png")


def export(  # noqa: PLR0913  (each says one thing about the file)
    record: Record | str | Path,
    path: str | Path,
    *,
    lang: str | Sequence[str] | None = None,
    ply: int | None = None,
    steps: tuple[int, int] | None = None,
    theme: str = "",
    handout: bool = False,
) -> Path:
    """Write a record as a file that works offline; its name says what it is.

    `.html` is a page to step through, in one language or several (all, if not said), opened at `ply`; with `handout`
    it is made for paper. `.svg` and `.png` show the table after `ply` decisions (all of them, if not said); `steps`,
    the first and the last, makes an SVG that moves.
    """
    target, shown = Path(path), check_record(record)
    is_page = target.suffix == ".html" and not handout
    langs = check_langs(lang if lang is not None else LANGUAGES if is_page else "en")
    _check(target, langs, ply=ply, steps=steps, handout=handout)
    colours = check_theme(theme) or "paper"
    if is_page:
        made = page(shown, langs, ply=check_step(ply or 0, last_step(shown)), theme=theme)
    elif handout:
        made = pictures.handout(shown, lang=langs[0], theme=colours)
    elif steps:
        made = pictures.animation(shown, *steps, lang=langs[0], theme=colours)
    else:
        last = len(shown.actions)
        made = pictures.picture(shown, check_step(last if ply is None else ply, last), colours, langs[0])
    target.write_bytes(pictures.png(made) if target.suffix == ".png" else made.encode())
    return target


def _check(
    target: Path,
    langs: Sequence[str],
    *,
    ply: int | None,
    steps: tuple[int, int] | None,
    handout: bool,
) -> None:
    """Refuse what the kind of file cannot be."""
    if target.suffix not in KINDS:
        raise SfgameError(f"{target}: a game is exported as {', '.join(KINDS[:-1])} or {KINDS[-1]}")
    if handout and target.suffix != ".html":
        raise SfgameError(f"{target}: a handout is an .html file")
    if steps is not None and (target.suffix != ".svg" or len(steps) != len(("first", "last"))):
        raise SfgameError(f"{target}: `steps`, the first and the last, are for an .svg file")
    if ply is not None and (handout or steps):
        raise SfgameError(f"{target}: one step (`ply`) and many of them cannot both be shown")
    if len(langs) > 1 and (handout or target.suffix != ".html"):
        raise SfgameError(f"{target}: a picture or a handout has one language, not {len(langs)}")
