"""Hostile strings in names, notes and comments come back exactly, and are shown as inert text."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import sfgame
from sfgame.cli import app
from sfgame.core.errors import JOINERS, LONGEST_NAME, plain
from sfgame.records.header import Seat
from sfgame.records.record import Record, finished
from sfgame.records.tables import explained
from sfgame.words import LANGUAGES, PSEUDO, Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FORMS = ["game.sfg", "game.parquet", "game"]
HOSTILE = {
    "script": "</script><script>alert(1)</script>",
    "html comment": "<!-- Anna --!>",
    "quotes": "\"An'na\"`´\\",
    "json": '", "kind": "greedy',
    "newline": "Anna\nresult: null",
    "carriage return": "Anna\rBen",
    "crlf": "Anna\r\n1. Anna: draw GR3",
    "line separator": "Anna\u2028Ben\u2029Cleo\x85",
    "ansi": "\x1b[2J\x1b[31mAnna\x1b[0m",
    "ansi, 8 bit": "\x9b31mAnna",
    "link": "\x1b]8;;http://example.org\x07Anna\x1b]8;;\x07",
    "right to left": "\u202eannA\u2066",
    "zero width": "An\u200bna\ufeff",
    "nul": "An\0na",
    "tab": "\tAnna\t",
    "rich markup": "[bold]Anna[/bold] [link=http://example.org]x[/link]",
    "rich markup, unclosed": "[/]",
    "fluent": "{ $player } { POINTS($points) }",
    "fluent select": "{ $n -> [one] x *[other] y }",
    "fluent literal": '{"',
    "format": "{0} %s {player!r} ${x}",
    "comma": "draw GR3, lay 1",
    "colon": "Anna: draw GR3",
    "hash": "# Anna",
    "first line": "sfgame 1",
    "turn": "1. Anna",
    "seat": "seat 1",
    "spaces": "  Anna  ",
    "space": " ",
    "empty": "",
    "long": "x" * 200,
    "emoji": "👩‍👩‍👧",
    "not in the basic plane": "𝔄𝔫𝔫𝔞\U000e0041",
    "combining": "Z̴̡̛a͜l̸g̵o",
    "private": "\ue000",
    "digit": "٣",
}  # fmt: skip
hostile = pytest.mark.parametrize("words", HOSTILE.values(), ids=HOSTILE)


@cache
def game() -> Record:
    return sfgame.play(["greedy", "random"], seed=7)


def named(*names: str, note: str = "", comments: Sequence[tuple[int, str]] = ()) -> Record:
    seats = tuple(Seat(name, "random") for name in names)
    header = replace(game().header, game="", players=seats, note=note, comments=tuple(comments))
    return finished(header, game().actions[:60])


def is_inert(text: str) -> bool:
    """Return whether a text can only be read: printable, but for what joins words and emoji."""
    without = text.translate(dict.fromkeys(map(ord, JOINERS)))
    return all(line.isprintable() for line in without.split("\n"))


def comes_back(record: Record, path: Path) -> bool:
    record.save(path)
    loaded = sfgame.load(path)
    return (loaded, loaded.header.names, loaded.header.note) == (
        record,
        record.header.names,
        record.header.note,
    )


@hostile
@pytest.mark.parametrize("form", FORMS)
def test_a_name_comes_back_as_it_was(tmp_path: Path, words: str, form: str) -> None:
    assert comes_back(named(words, "Ben"), tmp_path / form)


@pytest.mark.parametrize("form", FORMS)
def test_names_that_look_alike_come_back(tmp_path: Path, form: str) -> None:
    for names in (
        ["Anna", "Anna"],
        ["seat 1", "seat 0"],
        ["", ""],
        ["Anna", "Anna "],
        ["Å", "Å"],
        ["result", "game"],
    ):
        assert comes_back(named(*names), tmp_path / form)


@hostile
@pytest.mark.parametrize("form", FORMS)
def test_a_note_and_a_kind_come_back_as_they_were(tmp_path: Path, words: str, form: str) -> None:
    record = named("Anna", "Ben", note=words)
    record.header = replace(record.header, players=(Seat("Anna", words), Seat("Ben", words)))
    assert comes_back(record, tmp_path / form)


@hostile
@pytest.mark.parametrize("form", FORMS)
def test_a_comment_of_one_line_comes_back_as_it_was(tmp_path: Path, words: str, form: str) -> None:
    line = words.replace("\n", " ").replace("\r", " ")
    assert comes_back(named("Anna", "Ben", comments=[(0, line), (1, line), (60, line)]), tmp_path / form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("words", ["two\nlines", "two\rlines"])
def test_a_comment_of_two_lines_is_refused_before_it_is_written(
    tmp_path: Path, words: str, form: str
) -> None:
    with pytest.raises(sfgame.RecordError, match="one line"):
        named("Anna", "Ben", comments=[(0, words)]).save(tmp_path / form)


@hostile
def test_a_printed_record_is_inert(words: str) -> None:
    printed = str(named(words, "Ben", note=words))
    assert is_inert(printed)
    lines = printed.splitlines()
    note = next(line for line in lines if line.startswith("note: "))
    assert json.loads(note.removeprefix("note: ")) == words
    labels = {line.partition(". ")[2].partition(": ")[0] for line in lines if line[:1].isdigit()}
    assert labels in ({"seat 0", "Ben"}, {words, "Ben"})


@hostile
def test_a_printed_comment_is_inert(words: str) -> None:
    line = words.replace("\n", " ").replace("\r", " ")
    assert is_inert(str(named("Anna", "Ben", comments=[(0, line)])))


@hostile
def test_a_sentence_says_the_name_as_inert_text(words: str) -> None:
    texts = [*named(words, "Ben").events["text"], *named(words, "Ben").scores["text"]]
    assert all(map(is_inert, texts))
    assert any(plain(words) in text for text in texts)
    assert not any("{" in text.replace(plain(words), "") for text in texts)


def sentences(name: str, lang: str) -> list[str]:
    speaker = Speaker("san_francisco", lang, [name, "Ben"])
    return [speaker.event(event) for _, event in explained(named("Anna", "Ben"))]


@hostile
@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
def test_sentences_with_other_names_differ_in_nothing_but_the_names(words: str, lang: str) -> None:
    assert sentences(words, lang) == [text.replace("Qqq", plain(words)) for text in sentences("Qqq", lang)]


@hostile
def test_plain_text_is_printable_and_of_bounded_length(words: str) -> None:
    assert is_inert(plain(words * 10))
    assert len(plain(words * 10)) <= LONGEST_NAME
    untouched = is_inert(words) and "\n" not in words and len(words) <= LONGEST_NAME
    assert (plain(words) == words) == untouched


@hostile
@pytest.mark.parametrize("command", ["show", "score", "check"])
def test_the_terminal_gets_inert_text(tmp_path: Path, words: str, command: str) -> None:
    named(words, "[red]Ben", note=words).save(tmp_path / "game.parquet")
    shown = CliRunner().invoke(app, [command, str(tmp_path / "game.parquet")])
    assert shown.exit_code == 0
    assert is_inert(shown.output)
    assert command == "check" or "[red]Ben" in shown.output


WORDS = st.text(max_size=30).filter(
    lambda text: text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)
)


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(WORDS, WORDS, WORDS, st.sampled_from(FORMS[:2]))
def test_any_words_come_back(tmp_path: Path, name: str, other: str, note: str, form: str) -> None:
    comment = note.replace("\n", " ").replace("\r", " ")
    record = named(name, other, note=note, comments=[(3, comment)])
    assert comes_back(record, tmp_path / form)
    assert is_inert(str(record))
