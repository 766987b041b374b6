"""Pictures: a step, a range of steps, a handout, PNG. Each stands alone, is valid, escaped and always the same."""

from __future__ import annotations

import builtins
import re
import struct
from collections import Counter
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import sfgame
from sfgame.core.errors import SfgameError
from sfgame.core.theme import THEMES
from sfgame.games.san_francisco.symbols import face_id
from sfgame.pictures import animation, handout, picture, png
from sfgame.pictures.fit import wrapped
from sfgame.pictures.sheet import Sheet
from sfgame.records import Record, Seat, finished
from sfgame.words import LANGUAGES, PSEUDO, Speaker

SVG = "{http://www.w3.org/2000/svg}"
REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.sfg"))
HOSTILE = ['</text></svg><script>alert("1")</script>', "a&b<!-- ]]>\"'", "\0\x1b\u202e\ufffe", "𝄞" * 199]
VOID = {"meta"}
DRAWN = (
    "svg",
    "title",
    "desc",
    "style",
    "defs",
    "pattern",
    "path",
    "symbol",
    "g",
    "circle",
    "rect",
    "text",
    "use",
)


@cache
def game(players: int = 2) -> Record:
    return sfgame.play(["greedy", "random", "greedy", "random"][:players], seed=5, note="a <note>")


def renamed(*names: str) -> Record:
    comments = ((0, names[0]), (3, names[-1].replace("\n", "")))
    seats = tuple(Seat(name, "person") for name in names)
    header = replace(game(len(names)).header, game="", players=seats, comments=comments, note=names[1])
    return finished(header, game(len(names)).actions)


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  (we made it ourselves)


def said(svg: str) -> str:
    return " ".join(text.text or "" for text in parsed(svg).iter(f"{SVG}text"))


class Page(HTMLParser):
    """What a browser would find in a page: the tags, balanced, and their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        self.open += [] if tag in VOID else [tag]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def stands_alone(text: str) -> None:
    """Check that every reference is answered inside, and that nothing is asked of anybody else."""
    ids = set(re.findall(r' id="([^"]+)"', text))
    inside = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert inside <= ids
    assert not re.findall(r'href="(?!#)|src=|url\((?!#)|@import|<script|<image|<foreignObject| on\w+="', text)
    assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text)
    assert "var(" not in text


# A step


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("theme", THEMES)
def test_a_step_is_one_valid_document_that_stands_alone(players: int, theme: str) -> None:
    for ply in (0, 1, 40, len(game(players).actions)):
        svg = picture(game(players), ply, theme)
        root = parsed(svg)
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert len(svg) < 80_000
        stands_alone(svg)


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_the_last_step_of_every_replay_can_be_drawn(file: Path) -> None:
    record = sfgame.load(file)
    svg = picture(record, len(record.actions), "night", "it")
    stands_alone(svg)
    assert parsed(svg).tag == f"{SVG}svg"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_says_what_happened_and_who_is_there(lang: str) -> None:
    record, ply = game(3), 41
    root = parsed(picture(record, ply, lang=lang))
    speaker = Speaker(record.header.rules, lang, record.header.names)
    title, told = root.findtext(f"{SVG}title") or "", root.findtext(f"{SVG}desc") or ""
    assert speaker.label("viewer-step", step=ply, steps=len(record.actions)) in title
    assert told == Sheet(record, lang, ply, ply).sentences(ply)
    words = said(picture(record, ply, lang=lang))
    for name in record.header.names:
        assert words.count(name) >= 2
    assert speaker.label("viewer-projects").upper() in words
    assert speaker.label("table-deck", cards=record.states[ply].cards_left) in words


def test_every_card_of_every_city_is_drawn() -> None:
    record = game(4)
    state = record.states[-1]
    cards = [card for city in state.cities for card in city.cards if card]
    cards += [card for column in state.columns for card in column] + list(state.hand)
    drawn = parsed(picture(record, len(record.actions)))
    used = Counter(use.get("href") for use in drawn.iter(f"{SVG}use"))
    for card, count in Counter(cards).items():
        assert used[f"#{face_id(state.deck, card)}"] == count


def test_the_same_step_is_the_same_text() -> None:
    again = finished(replace(game().header, game=""), game().actions)
    assert picture(game(), 30) == picture(again, 30)
    assert handout(game()) == handout(again)


@pytest.mark.parametrize("name", [*HOSTILE, "", "   "])
def test_a_hostile_name_stays_a_name(name: str) -> None:
    record = renamed(name, name + "x", "Cleo")
    for svg in (picture(record, 20), animation(record, 0, 20)):
        stands_alone(svg)
        assert {element.tag for element in parsed(svg).iter()} <= {f"{SVG}{tag}" for tag in DRAWN}  # fmt: skip
    page = Page(handout(record))
    assert not page.open
    assert page.tags["script"] == 0
    stands_alone(handout(record).replace("&lt;script", ""))


def test_words_fit_their_place() -> None:
    assert wrapped("a b c", 1000, 10) == ["a b c"]
    assert wrapped("", 100, 10) == [""]
    assert wrapped("one two three four", 60, 10, 2) == ["one two", "three four"]
    assert wrapped("one two three four", 60, 10)[0].endswith("…")
    assert len(wrapped("x" * 500, 100, 10)[0]) < 20
    assert len(wrapped("界" * 500, 100, 10)[0]) <= 10


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: picture(game(), -1), "this game has the steps 0 to "),
        (lambda: picture(game(), 9999), ", not 9999"),
        (lambda: picture(game(), ply=True), ", not True"),
        (lambda: picture(game(), 1, theme="neon"), "theme `neon` is not there; there are paper, night"),
        (lambda: picture(game(), 1, lang="xx"), "language `xx` is not there"),
        (lambda: animation(game(), 0, 60), "an animation has 1 to 60 steps; from 0 to 60 there are 61"),
        (lambda: animation(game(), 5, 4), "from 5 to 4 there are 0"),
        (lambda: animation(game(), 0, 9, seconds_per_step=0), "a step lasts 0.1 to 60.0 seconds, not 0"),
        (lambda: animation(game(), 0, 9, seconds_per_step=float("nan")), "not nan"),
        (lambda: handout(game(), theme="neon"), "theme `neon` is not there"),
        (lambda: png("<svg"), "this SVG cannot be drawn"),
        (lambda: png("<svg/>", width=10**9), "a picture is 1 to 8000 dots wide"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(ask: Any, sentence: str) -> None:  # noqa: ANN401  (a call)
    with pytest.raises(SfgameError) as caught:
        ask()
    assert sentence in str(caught.value)


# A range of steps


def shown_at(svg: str, frame: int) -> Counter[str]:
    """Return the words that an animation shows in a frame."""
    words: Counter[str] = Counter()

    def walk(element: ET.Element) -> None:
        span = re.fullmatch(r"f(\d+)-(\d+)", element.get("class", ""))
        if element.tag == f"{SVG}defs" or (span and not int(span[1]) <= frame < int(span[2])):
            return
        if element.tag in {f"{SVG}text", f"{SVG}use"}:
            words[element.text or str(element.get("href"))] += 1
        for child in element:
            walk(child)

    walk(parsed(svg))
    return words


@pytest.mark.parametrize("players", [2, 4])
def test_every_frame_of_an_animation_shows_what_the_picture_of_its_step_shows(players: int) -> None:
    svg = animation(game(players), 30, 50)
    for frame, step in enumerate(range(30, 51)):
        assert shown_at(svg, frame) == shown_at(picture(game(players), step), 0)


def test_an_animation_repeats_only_what_changes() -> None:
    svg = animation(game(4), 60, 119)
    assert len(svg) < 6 * len(picture(game(4), 119))
    stands_alone(svg)


def test_an_animation_is_timed_and_without_motion_shows_the_last_step() -> None:
    svg = animation(game(), 10, 13, seconds_per_step=2.5)
    style = parsed(svg).findtext(f"{SVG}style") or ""
    names = set(re.findall(r'class="(f\d+-\d+)"', svg))
    assert names == set(re.findall(r"@keyframes (f\d+-\d+)", style))
    for name in names:
        rule = re.search(rf"\.{name}\{{visibility:(\w+);animation:{name} 10s step-end infinite\}}", style)
        assert rule
        assert rule[1] == ("visible" if name.endswith("-4") else "hidden")
    assert "@keyframes f1-3{0%{visibility:hidden}25%{visibility:visible}75%,100%{visibility:hidden}}" in style or "f1-3" not in names  # fmt: skip
    assert "prefers-reduced-motion" in style


def test_one_step_is_an_animation_that_does_not_move() -> None:
    assert "@keyframes" not in animation(game(), 7, 7)


# PNG


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_becomes_a_png_of_its_size_with_its_words(theme: str) -> None:
    svg = picture(game(), 40, theme)
    drawn = png(svg)
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", drawn[16:24]) == tuple(
        int(parsed(svg).get(side, "")) for side in ("width", "height")
    )
    mute = re.sub(r"<text.*?</text>", "", svg)
    assert len(drawn) > 1.2 * len(png(mute)), "the words are drawn"
    assert struct.unpack(">I", png(svg, width=300)[16:20]) == (300,)


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any) -> Any:  # noqa: ANN401  (as the real one)
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SfgameError, match=r'pip install "sfgame\[png\]"'):
        png("<svg/>")


# The handout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_handout_is_one_sound_page_that_asks_nobody(players: int) -> None:
    text = handout(game(players))
    page = Page(text)
    assert not page.open
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes
    assert len(text.encode()) < 300_000
    stands_alone(text)
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        parsed(svg)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_handout_tells_every_turn_every_reason_and_every_rule_it_names(lang: str) -> None:
    record = game(3)
    words = " ".join(Page(handout(record, lang)).words)
    events, scores = record.in_language(lang)
    for sentence in [*events["text"], *scores["text"]]:
        assert sentence in words
    speaker = Speaker(record.header.rules, lang, record.header.names)
    for rule in {rule for rules in events["rules"] for rule in rules}:
        assert speaker.rule(rule) in words
    turns = record.states[len(record.actions) - 1].turn
    assert handout(record, lang).count('<section class="turn">') == turns
    assert speaker.label("handout-turns", turns=turns) in words
    assert "a <note>" in words
    assert record.code() in words


@pytest.mark.parametrize("plies", [0, 1, 30])
def test_an_unfinished_game_has_pictures_and_a_handout(plies: int) -> None:
    record = finished(replace(game().header, game=""), game().actions[:plies])
    words = " ".join(Page(handout(record)).words)
    assert "If the game ended now" in words
    assert "<h2>Final score</h2>" not in handout(record)
    parsed(picture(record, plies))


def test_comments_stand_in_the_turn_they_belong_to() -> None:
    last = len(game().actions)
    record = finished(
        replace(game().header, game="", comments=((0, "first <b>"), (last, "over"))), game().actions
    )
    text = handout(record)
    turns = re.findall(r'<section class="turn">.*?</section>', text, re.DOTALL)
    assert '<p class="note">first &lt;b&gt;</p>' in turns[0]
    assert '<p class="note">over</p>' in turns[-1]
    assert text.count('class="note"') == 3


def test_in_the_pseudo_locale_no_word_of_a_handout_is_plain() -> None:
    text = handout(renamed("Zbrnk", "Grzg"), PSEUDO)
    heads = re.findall(r"<h[123]>(.*?)</h[123]>|<dt>(.*?)</dt>|<th>(.*?)</th>", text)
    for head in heads:
        words = re.sub(r"&\w+;", "", "".join(head))
        assert not re.findall(r"\b[A-Za-z]*[aeiou][A-Za-z]*\b", words), words
