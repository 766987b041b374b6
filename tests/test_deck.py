"""The deck: the one in the package, and every way a deck file can be wrong."""

from __future__ import annotations

import csv
import hashlib
import re
import warnings
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sfgame
from sfgame.games.san_francisco.components import (
    BONUS_CARDS,
    COLOURS,
    FIELDS,
    LARGEST_FILE,
    PLAZA_COLOURS,
    Card,
    Deck,
    DeckWarning,
    parse_deck,
    read_deck,
    standard_deck,
)

if TYPE_CHECKING:
    from pathlib import Path

PACKAGED = (files("sfgame.games.san_francisco") / "deck.csv").read_text(encoding="utf-8")
HEAD = ",".join(FIELDS)
GOOD = "A1,blue,2,y,n,n,n,n,n,87"


def deck_of(*lines: str) -> Deck:
    return parse_deck("\n".join([HEAD, *lines]), name="mine", warn=False)


def refusal_of(*lines: str) -> str:
    with pytest.raises(sfgame.DeckError) as caught:
        deck_of(*lines)
    return str(caught.value)


# The deck in the package


@pytest.mark.rule("S7")
def test_the_packaged_deck_has_87_cards_of_35_kinds() -> None:
    deck = standard_deck()
    assert (len(deck.copies), len(deck.kinds), sum(deck.counts)) == (87, 35, 87)


def test_the_packaged_deck_is_called_a_reconstruction() -> None:
    assert standard_deck().name == "reconstruction"


def test_the_packaged_deck_keeps_its_hash() -> None:
    assert standard_deck().digest == "21c157b9462bce38"
    assert hashlib.sha256(PACKAGED.encode()).hexdigest().startswith("21c157b9462bce38")


def test_the_packaged_deck_is_what_its_file_says() -> None:
    rows = list(csv.DictReader(PACKAGED.splitlines()))
    assert list(rows[0]) == list(FIELDS)
    for row, card, count in zip(rows, standard_deck().kinds, standard_deck().counts, strict=True):
        flags = {name: row[name] == "y" for name in FIELDS[3:9]}
        value = 0 if card.plaza else int(row["value"])
        assert (card, count) == (Card(row["id"], row["colour"], value, **flags), int(row["count"]))


@pytest.mark.rule("Q1", "Q2")
def test_every_plaza_of_the_packaged_deck_is_worth_0_or_4_and_grey_orange_or_yellow() -> None:
    rows = list(csv.DictReader(PACKAGED.splitlines()))
    plazas = {(row["colour"], row["value"]) for row in rows if row["plaza"] == "y"}
    assert plazas == {(colour, "0/4") for colour in PLAZA_COLOURS}


def test_a_deck_writes_the_file_it_was_read_from() -> None:
    assert standard_deck().csv == PACKAGED
    assert parse_deck(PACKAGED, name="reconstruction") == standard_deck()


def test_the_hash_is_of_the_cards_not_of_the_name() -> None:
    assert parse_deck(PACKAGED, name="mine").digest == standard_deck().digest
    assert deck_of(GOOD).digest != deck_of(GOOD.replace("87", "86")).digest


# Forms of a file that are fine


@pytest.mark.parametrize(
    ("lines", "card"),
    [
        (["A1,grey,0/4,n,n,y,n,n,n,1"], Card("A1", "grey", 0, plaza=True)),
        (["A1,grey,0,n,n,y,n,n,n,1"], Card("A1", "grey", 0, plaza=True)),
        ([" A1 , black , 9 , Y , N , n , n , n , n , 1 "], Card("A1", "black", 9, track=True)),
        (["A1,blue,0,n,n,n,y,n,y,1,a remark,another"], Card("A1", "blue", 0, foundation=True, bonus=True)),
        (["", "A1,green,1,n,n,n,n,n,n,1", "", ""], Card("A1", "green", 1)),
        (['"A1","green","1",n,n,n,n,n,n,"1"'], Card("A1", "green", 1)),
    ],
)
def test_a_line_is_read_as_a_person_means_it(lines: list[str], card: Card) -> None:
    assert deck_of(*lines).kinds == (card,)


def test_columns_may_stand_in_any_order_and_others_are_ignored() -> None:
    names, values = ["remark", *reversed(FIELDS)], ["hello", *reversed(GOOD.split(","))]
    assert parse_deck(f"{','.join(names)}\n{','.join(values)}", name="mine") == deck_of(GOOD)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_file_from_any_editor_is_read(tmp_path: Path, mark: bytes, newline: str) -> None:
    path = tmp_path / "mine.csv"
    path.write_bytes(mark + f"{HEAD}{newline}{GOOD}{newline}".encode())
    assert read_deck(path) == deck_of(GOOD)
    assert read_deck(str(path)).name == "mine"


@pytest.mark.rule("S7")
@pytest.mark.parametrize("total", [1, 86, 88, 1000])
def test_another_total_is_a_warning_that_names_it(total: int) -> None:
    text = f"{HEAD}\nA1,blue,2,n,n,n,n,n,n,{total}"
    with pytest.warns(DeckWarning, match=rf"^mine: the deck has {total} cards; the box has 87 \(S7\)$"):
        assert len(parse_deck(text, name="mine").copies) == total


def test_a_total_of_87_is_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(parse_deck(f"{HEAD}\n{GOOD}", name="mine").copies) == 87


# What is refused, and how it is said


@pytest.mark.parametrize("colour", ["red", "Blue", "", "gray", "black;", "\x1b[31m"])
def test_a_wrong_colour_is_refused_with_the_colours_there_are(colour: str) -> None:
    said = refusal_of(GOOD, f"A2,{colour},1,n,n,n,n,n,n,1")
    assert said.startswith("mine, line 3: colour `")
    assert said.endswith(f"of A2 must be one of {', '.join(COLOURS)}")


@pytest.mark.parametrize(
    "count", ["0", "-1", "1.5", "", "1e2", "+3", "²", "٣", "1001", "9" * 5000, "one", "0x1", "nan"]
)
def test_a_count_that_is_not_a_whole_number_from_1_is_refused(count: str) -> None:
    said = refusal_of(GOOD, f"A2,blue,1,n,n,n,n,n,n,{count}")
    assert said.startswith(f"mine, line 3: count `{count[:20]}")
    assert said.endswith("` must be a whole number from 1 to 1000")


@pytest.mark.parametrize("value", ["-1", "10", "1.5", "", "x", "0/4", "²"])
def test_a_value_that_is_not_a_digit_is_refused(value: str) -> None:
    said = refusal_of(f"A2,blue,{value},n,n,n,n,n,n,1")
    assert said == f"mine, line 2: value `{value}` must be a whole number from 0 to 9"


@pytest.mark.rule("Q2")
@pytest.mark.parametrize("value", ["4", "1", "", "0/5"])
def test_a_plaza_with_another_value_is_refused(value: str) -> None:
    said = refusal_of(f"A2,grey,{value},n,n,y,n,n,n,1")
    assert said == f"mine, line 2: value `{value}` must be 0/4, for the card is a plaza (Q2)"


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("colour", sorted(set(COLOURS) - set(PLAZA_COLOURS)))
def test_a_plaza_of_another_colour_is_refused(colour: str) -> None:
    said = refusal_of(f"A2,{colour},0/4,n,n,y,n,n,n,1")
    assert said == f"mine, line 2: A2 is a {colour} plaza, but plazas are only grey, orange, yellow (Q1)"


@pytest.mark.parametrize("flag", ["x", "", "yes", "1", "True", "y n"])
@pytest.mark.parametrize("field", ["track", "depot", "plaza", "foundation", "waterfront", "bonus"])
def test_a_flag_is_y_or_n(field: str, flag: str) -> None:
    row = dict(zip(FIELDS, GOOD.split(","), strict=True)) | {field: flag}
    assert refusal_of(",".join(row.values())) == f"mine, line 2: {field} `{flag.lower()}` must be y or n"


def test_an_id_that_stands_there_already_is_refused_with_its_line() -> None:
    said = refusal_of(GOOD, "A2,blue,1,n,n,n,n,n,n,1", GOOD)
    assert said == "mine, line 4: id `A1` stands in line 2 already"


@pytest.mark.parametrize("card_id", [*BONUS_CARDS, "", "a b", "x" * 17, "a/b", "é", "a#", "a:b"])
def test_an_id_that_is_reserved_or_cannot_be_written_is_refused(card_id: str) -> None:
    said = refusal_of(f"{card_id},blue,1,n,n,n,n,n,n,1")
    assert said.startswith(f"mine, line 2: id `{card_id}` must be 1 to 16 letters")
    assert said.endswith("and not value_four or depot")


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_column_is_named(field: str) -> None:
    with pytest.raises(sfgame.DeckError, match=rf"^mine: the first line must name .*; missing: {field}$"):
        parse_deck(HEAD.replace(field, "other", 1), name="mine")


@pytest.mark.parametrize("text", ["", "\n", "\n\n", "hello", "\ufeff"])
def test_a_text_without_columns_is_refused(text: str) -> None:
    with pytest.raises(sfgame.DeckError, match=r"^mine: the first line must name the columns id, colour"):
        parse_deck(text, name="mine")


def test_a_short_line_is_refused_with_what_it_lacks() -> None:
    assert refusal_of(GOOD, "A2,blue,1,n,n") == "mine, line 3: the line is too short: it has no plaza"
    assert refusal_of("A2,blue,1,n,n,n,n,n,n").endswith("it has no count")


def test_a_quote_that_never_ends_is_refused() -> None:
    assert refusal_of('"A2,blue').startswith("mine: not a CSV file (")


@pytest.mark.parametrize(
    ("lines", "total"), [([], 0), (["A1,blue,1,n,n,n,n,n,n,1000", "A2,blue,1,n,n,n,n,n,n,1"], 1001)]
)
def test_a_deck_without_cards_or_with_too_many_is_refused(lines: list[str], total: int) -> None:
    assert refusal_of(*lines) == f"mine: a deck has 1 to 1000 cards, not {total}"


@pytest.mark.parametrize("line", ["\x1b[31m,blue", "A1,\x1b[31m", GOOD.replace("y", "\x07"), GOOD + "\u202e"])
def test_a_hostile_word_in_a_deck_is_shown_without_control_characters(line: str) -> None:
    assert refusal_of(line).isprintable()


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    not_text, large = tmp_path / "latin.csv", tmp_path / "large.csv"
    not_text.write_bytes(HEAD.encode() + b"\n\xff\xfe")
    large.write_bytes(b"x" * (LARGEST_FILE + 1))
    for path, reason in {
        tmp_path / "missing.csv": "cannot be read as a text file",
        tmp_path: "cannot be read as a text file",
        not_text: "cannot be read as a text file",
        large: f"a deck file has at most {LARGEST_FILE} bytes",
    }.items():
        with pytest.raises(sfgame.DeckError, match=re.escape(f"{path}: {reason}")):
            read_deck(path)


def test_a_wrong_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(f"{HEAD}\nA2,red,1,n,n,n,n,n,n,1", encoding="utf-8")
    with pytest.raises(sfgame.DeckError, match=re.escape(f"{path}, line 2: colour `red`")):
        sfgame.play(["random", "random"], deck=path)


CELLS = st.sampled_from(
    ["A1", "blue", "grey", "0/4", "y", "n", "1", "-1", '"', "", " ", "\0", "\r", "é", "\ud800"]
)
LINES = st.lists(st.one_of(CELLS, st.text(max_size=5)), max_size=12).map(",".join)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.one_of(st.text(), st.lists(LINES, max_size=5).map(lambda lines: "\n".join([HEAD, *lines]))))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    try:
        deck = parse_deck(text, name="mine", warn=False)
    except sfgame.DeckError:
        return
    assert parse_deck(deck.csv, name="mine", warn=False) == deck
