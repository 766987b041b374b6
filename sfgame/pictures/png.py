"""SVG pictures as PNG, drawn by resvg: one small wheel, no browser and no system libraries."""

from __future__ import annotations

from functools import cache

from sfgame.pictures.style import FONTS, PictureError

WIDEST = 8000


def png(svg: str, width: int | None = None) -> bytes:
    """Return one of our pictures as PNG, as wide as it is drawn or as wide as asked."""
    if width is not None and (type(width) is not int or not 1 <= width <= WIDEST):
        raise PictureError(f"a picture is 1 to {WIDEST} dots wide, not {width!r}")
    try:
        import resvg_py  # noqa: PLC0415  (not everybody needs it)
    except ImportError as error:
        raise PictureError('PNG needs one more package: pip install "sfgame[png]"') from error
    if not _has_letters():
        raise PictureError(
            "there is no font to write with; install one, for instance the package fonts-dejavu"
        )
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    except ValueError as error:
        raise PictureError(f"this SVG cannot be drawn ({error})") from error


@cache
def _has_letters() -> bool:
    """Return whether any of our fonts is there: a word must leave some ink."""
    import resvg_py  # noqa: PLC0415

    blank = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'
    word = f'<text x="2" y="16" style="font-family:{FONTS}">A</text>'
    drawn = [resvg_py.svg_to_bytes(svg_string=blank.format(inside)) for inside in ("", word)]
    return bytes(drawn[0]) != bytes(drawn[1])
