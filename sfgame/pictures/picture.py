"""A step as an SVG document that stands alone, and a range of steps as one that moves."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from sfgame.core.svg import element, group
from sfgame.games.san_francisco.symbols import definitions
from sfgame.pictures.sheet import STYLE, Sheet
from sfgame.pictures.style import PictureError, coloured, drawing_style

if TYPE_CHECKING:
    from sfgame.records import Record

MOST_FRAMES = 60
FASTEST, SLOWEST = 0.1, 60.0
NOTHING = ""


def picture(record: Record, ply: int, theme: str = "paper", lang: str = "en") -> str:
    """Return the whole position at a step as an SVG document: every city, the columns, the table."""
    sheet = Sheet(record, lang, ply, ply)
    drawn = [fragment for _, fragment in sheet.fragments(ply)]
    return _document(sheet, "".join(drawn), sheet.title(ply), sheet.sentences(ply), theme)


def animation(  # noqa: PLR0913, PLR0917  (each is one choice of the person who makes a picture)
    record: Record,
    first: int,
    last: int,
    theme: str = "paper",
    lang: str = "en",
    seconds_per_step: float = 1.2,
) -> str:
    """Return the steps from `first` to `last` as one SVG document that plays them in a loop.

    Where nothing moves, on paper or for people who asked for no motion, it shows the last step.
    """
    sheet = Sheet(record, lang, first, last)
    steps = sheet.steps
    if not 1 <= len(steps) <= MOST_FRAMES:
        raise PictureError(
            f"an animation has 1 to {MOST_FRAMES} steps; from {first} to {last} there are {len(steps)}"
        )
    if not FASTEST <= seconds_per_step <= SLOWEST:
        raise PictureError(f"a step lasts {FASTEST} to {SLOWEST} seconds, not {seconds_per_step}")
    shown, intervals = _moving(sheet, steps)
    style = _timing(sorted(intervals), len(steps), seconds_per_step)
    title = " – ".join(dict.fromkeys([sheet.title(steps[0]), sheet.title(steps[-1])]))
    said = " ".join(map(sheet.sentences, steps))
    return _document(sheet, shown, title, said, theme, style)


def _moving(sheet: Sheet, steps: range) -> tuple[str, set[tuple[int, int]]]:
    """Return the fragments of all steps, each once for as long as it stays, and from when to when they are shown."""
    frames = [dict(sheet.fragments(step)) for step in steps]
    shown, intervals = [], set()
    for key in sorted({key for frame in frames for key in frame}, key=_depth):
        drawn = [frame.get(key, NOTHING) for frame in frames]
        starts = [at for at, fragment in enumerate(drawn) if at == 0 or fragment != drawn[at - 1]]
        for start, end in pairwise([*starts, len(frames)]):
            if drawn[start] and (start, end) != (0, len(frames)):
                intervals.add((start, end))
                shown.append(group(drawn[start], class_=_name(start, end)))
            else:
                shown.append(drawn[start])
    return "".join(shown), intervals


def _depth(key: str) -> tuple[bool, list[tuple[int, str]]]:
    """Return the order in which things lie on one another: cells by number, what is marked as new on top."""
    return key.startswith(("new", "moving")), [
        (int(part) if part.isdigit() else -1, part) for part in key.split(".")
    ]


def _name(start: int, end: int) -> str:
    return f"f{start}-{end}"


def _timing(intervals: list[tuple[int, int]], frames: int, seconds: float) -> str:
    """Return when each fragment is shown; without motion only those of the last step are."""
    rules = []
    for start, end in intervals:
        name = _name(start, end)
        there, gone = start / frames * 100, end / frames * 100
        hidden = "" if end == frames else f"{gone:.4g}%,100%{{visibility:hidden}}"
        before = "0%{visibility:hidden}" if start else ""
        base = "visible" if end == frames else "hidden"
        rules.append(f".{name}{{visibility:{base};animation:{name} {frames * seconds:g}s step-end infinite}}")
        rules.append(f"@keyframes {name}{{{before}{there:.4g}%{{visibility:visible}}{hidden}}}")
    rules.append("@media (prefers-reduced-motion:reduce){[class^=f]{animation:none!important}}")
    return "\n".join(rules)


def _document(sheet: Sheet, drawn: str, title: str, said: str, theme: str, more: str = "") -> str:  # noqa: PLR0913, PLR0917
    width, height = sheet.size
    style = "\n".join([drawing_style(sheet.view, theme), coloured(STYLE, theme).strip(), more])
    return element(
        "svg",
        element("title", escape(title, quote=False)),
        element("desc", escape(said, quote=False)),
        element("style", escape(style, quote=False)),
        definitions(sheet.states[0].deck),
        sheet.fixed(),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        lang=sheet.speaker.lang,
    )
