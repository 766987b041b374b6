"""A record as a file that travels: one page that steps by itself, offline, for as long as there are browsers."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from sfgame.core.errors import plain
from sfgame.widgets import assets
from sfgame.widgets.board import text_board
from sfgame.words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sfgame.records import Record

CLOSES_A_SCRIPT = "</script"


@cache
def script() -> str:
    """Return the code that starts every player of a page."""
    code = assets.code() + (files("sfgame.widgets") / "mount.mjs").read_text(encoding="utf-8")
    assert CLOSES_A_SCRIPT not in code.lower()  # noqa: S101  (it would end the script early)
    return code


def policy() -> str:
    """Return what the page may do: run this very script, style itself, save pictures; ask nobody for anything."""
    digest = b64encode(hashlib.sha256(script().encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; "
        "img-src data: blob:; base-uri 'none'; form-action 'none'"
    )


def mount(frames: str, *, lang: str, ply: int = 0, theme: str = "") -> str:
    """Return the place of a player in a page, with all its data; the frames come packed, in base 64."""
    values = {"frames": frames, "lang": lang, "ply": str(ply), "theme": theme}
    written = " ".join(f'data-{name}="{escape(value)}"' for name, value in values.items())
    return f'<div class="sfg-mount" {written}></div>'


def page(record: Record, langs: Sequence[str] = LANGUAGES, *, ply: int = 0, theme: str = "") -> str:
    """Return a record as one HTML file that needs no network and no kernel."""
    from sfgame import __version__  # noqa: PLC0415  (the package itself is complete only now)

    names = " – ".join(plain(name) for name in record.header.names)
    title = Speaker(record.header.rules, langs[0]).label("viewer-title")
    template = Template((files("sfgame.widgets") / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        lang=escape(langs[0]),
        policy=escape(policy()),
        version=__version__,
        title=escape(f"{names} · {title}"),
        style=assets.style(),
        mount=mount(b64encode(assets.packed(record, langs)).decode(), lang=langs[0], ply=ply, theme=theme),
        text=escape(f"{text_board(record, len(record.actions), langs[0])}\n\n{record}"),
        script=script(),
    )
