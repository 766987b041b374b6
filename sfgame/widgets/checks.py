"""What a person may ask for: which record, which step, which languages, which theme. Anything else is one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sfgame.core.errors import SfgameError
from sfgame.core.theme import THEMES
from sfgame.records import Record, load
from sfgame.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence


def check_record(record: object) -> Record:
    """Return a record, or the one that a file or a code holds."""
    if isinstance(record, str | Path):
        return load(record)
    if not isinstance(record, Record):
        raise SfgameError(f"a record, its file or its code can be shown, not a {type(record).__name__}")
    return record


def check_step(step: object, last: int) -> int:
    """Return a step from 0 to the last."""
    if not isinstance(step, int) or not 0 <= step <= last:
        raise SfgameError(f"there is no step {step}; the record has steps 0 to {last}")
    return step


def check_theme(theme: object) -> str:
    """Return a theme, or nothing for that of the reader."""
    if theme not in ("", *THEMES):
        raise SfgameError(f"there is no theme `{theme}`; there are {', '.join(THEMES)}")
    return str(theme)


def check_langs(lang: str | Sequence[str]) -> list[str]:
    """Return one language or several as a list."""
    langs = [str(each) for each in (lang if isinstance(lang, list | tuple) else [lang])]
    if not langs:
        raise SfgameError("a viewer needs at least one language")
    for each in langs:
        if each not in LANGUAGES:
            raise SfgameError(f"language `{each}` is not there; there are {', '.join(LANGUAGES)}")
    return langs
