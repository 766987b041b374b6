"""Codes: a whole game as a short text. Nothing is lost; what is damaged, forged or too large is refused."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sfgame
from sfgame.games.san_francisco.components import standard_deck
from sfgame.games.san_francisco.options import CHOICES
from sfgame.records import Header, Seat, code
from sfgame.records.code import COMMON, is_code, print_code, step_of
from sfgame.records.play import named_draws
from sfgame.records.record import Record, finished
from tests.random_play import random_game, random_table

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.sfg"))
GOLDEN = {
    "207b45bf2e19": "sfg1.XfwxxRtAH6fn56Sk5uH1t6GhrqEFds875uUl4vO6E9hoXP42h8e9oZlpLQAJOX5eAIVNbZ5mo3t5g8CuO-ZZHUURNS4E",
    "b11255bf1ea4": "sfg1.-YY4yaO7jwmkRx3s6UkHe4LCFXzRxjpK5RmV9kqxOtFGppZA3RmpCkCblGIRAYs9TKPyD69WsEmywwwzRKgebSzNTiyuwqekODWxRMEQX9TEKFXEKOGJGZQECvRDLQABricLMXbJ2PB8Js6bvzqbS_C4iwlqiU3CmALKsaflqjkxnUiv2ojLME3Z__PkeFv-879fAYkoY_ddiYMDC8KOvcdUqhHchNR7FpHL6TTzk3E40XnepKp6GAk4vYXH9ZHZ",
}
"""Codes that people have. Their ids are hashes of deck, house rules, names and every move. Never change them:
if this test fails, the order of `legal_actions` or `COMMON` has changed, and every code in the world is broken."""


@cache
def game() -> Record:
    return sfgame.play({"Anna": "greedy", "Ben": "random"}, seed=7, note="hello")


@cache
def a_code() -> str:
    return game().code()


def changed(plies: int | None = None, **fields: Any) -> Record:  # noqa: ANN401  (whatever the header field holds)
    return finished(replace(game().header, **{"game": "", **fields}), game().actions[:plies])


def odd_game(number: int, *, seeded: bool) -> Record:
    """Return a random game with house rules, and an odd deck every other time."""
    steps, (table, _) = list(random_game(number)), random_table(number)
    names = ("Anna", "Ben", "Cleo", "Dan")[: len(table.cities)]
    seats = tuple(Seat(name, "person") for name in names)
    header = Header("", seats, table.deck, seed=number if seeded else None, options=table.options)
    return finished(header, named_draws([step.action for step in steps], steps[-1].after))


def refusal(said: str) -> sfgame.RecordError:
    with pytest.raises(sfgame.RecordError) as caught:
        sfgame.load(said)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 900
    return caught.value


def unpacked(said: str) -> tuple[dict[str, Any], bytes]:
    data = base64.urlsafe_b64decode(said[5:] + "=" * (-len(said[5:]) % 4))
    unpacker = zlib.decompressobj(-15, zdict=COMMON)
    return json.loads(unpacker.decompress(data[4:])), unpacker.unused_data


def packed(header: object, moves: bytes = b"") -> str:
    """Return a code with a right checksum, whatever it says."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON)
    said = header if isinstance(header, bytes) else json.dumps(header).encode()
    return sealed(packer.compress(said) + packer.flush() + moves)


def sealed(body: bytes) -> str:
    data = zlib.crc32(body).to_bytes(4) + body
    return "sfg1." + base64.urlsafe_b64encode(data).decode().rstrip("=")


# Nothing is lost


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_every_replay_comes_back_from_a_code_of_at_most_1_kb(file: Path) -> None:
    record = sfgame.load(file)
    loaded = sfgame.load(record.code())
    assert (loaded, loaded.header, str(loaded)) == (record, record.header, str(record))
    assert len(record.code()) < 1000


@pytest.mark.parametrize("seeded", [True, False])
@pytest.mark.parametrize("number", range(18))
def test_random_games_with_odd_decks_and_house_rules_come_back(number: int, *, seeded: bool) -> None:
    record = odd_game(number, seeded=seeded)
    assert sfgame.load(record.code()) == record


@pytest.mark.parametrize(("players", "with_seed", "without"), [(2, 110, 200), (3, 140, 260), (4, 160, 300)])
def test_a_code_is_short(players: int, with_seed: int, without: int) -> None:
    for seed in range(5):
        record = sfgame.play(["greedy", "random", "greedy", "random"][:players], seed=seed)
        open_deck = finished(replace(record.header, seed=None, game=""), record.actions)
        assert len(record.code()) <= with_seed
        assert len(open_deck.code()) <= without
        assert (sfgame.load(record.code()), sfgame.load(open_deck.code())) == (record, open_deck)


@pytest.mark.parametrize("plies", [0, 1, 2, 41, 42, 43])
@pytest.mark.parametrize("seed", [7, None])
def test_an_unfinished_game_comes_back(plies: int, seed: int | None) -> None:
    record = changed(plies, seed=seed)
    assert record.header.result is None
    assert sfgame.load(record.code()) == record


@pytest.mark.parametrize("option", CHOICES)
def test_house_rules_come_back(option: str) -> None:
    record = sfgame.play(["random", "random"], seed=3, options={option: CHOICES[option][1]})
    assert sfgame.load(record.code()).header.options == record.header.options


def test_the_cards_of_the_package_under_another_name_keep_it() -> None:
    record = changed(deck=replace(standard_deck(), name="my own <deck>"))
    loaded = sfgame.load(record.code())
    assert (loaded, loaded.header.deck.name) == (record, "my own <deck>")
    assert "csv" not in unpacked(record.code())[0]["deck"]


def test_ids_dates_notes_and_comments_come_back() -> None:
    last = len(game().actions)
    record = changed(
        game="unnamed", date="1999-12-31", note="a\n\0b", comments=((0, ""), (0, "# x"), (last, "@9 sfg1."))
    )
    assert sfgame.load(record.code()) == record
    assert sfgame.load(
        changed(comments=tuple((ply, "x" * 9_999) for ply in range(90))).code()
    ).header.comments


@pytest.mark.parametrize("name", ["</script>", "\u2028'\"&", "sfg1.x@3", "", "\0\x7f\u202e", "𝄞" * 100])
def test_any_name_comes_back(name: str) -> None:
    record = changed(players=(Seat(name, name), Seat(name, "person")))
    assert sfgame.load(record.code()) == record


@given(
    names=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), min_size=2, max_size=2),
    note=st.text(st.characters(exclude_categories=["Cs"]), max_size=200),
    seed=st.sampled_from([7, None]),
    plies=st.integers(0, 60),
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_said_of_a_game_comes_back(
    names: list[str], note: str, seed: int | None, plies: int
) -> None:
    record = changed(plies, players=tuple(Seat(name, "person") for name in names), note=note, seed=seed)
    assert sfgame.load(record.code()) == record


def test_the_same_record_has_the_same_code_in_letters_that_survive_an_address() -> None:
    assert sfgame.load(a_code()).code() == a_code()
    assert re.fullmatch(r"sfg1\.[A-Za-z0-9_-]+", a_code())


@pytest.mark.parametrize("game_id", GOLDEN)
def test_codes_that_people_have_keep_loading(game_id: str) -> None:
    record = sfgame.load(GOLDEN[game_id])
    assert record.game == game_id
    assert "game" not in unpacked(GOLDEN[game_id])[0], "the id is computed from the moves"


def test_the_header_of_a_golden_code_is_as_it_was() -> None:
    first, second = (sfgame.load(said).header for said in GOLDEN.values())
    assert (first.names, first.note, first.date) == (["Anna", "Ben"], "golden", "2026-11-18")
    assert (first.seed, first.plies) == (7, 165)
    assert (second.names, second.seed) == (["Zoë <b>", "Łukasz", "seat 1", '"x"'], None)
    assert second.comments == ((3, "why?"), (259, "the end"))
    assert second.result is not None
    assert second.result.half_points == (-8, 8, 42, 0)


# Steps, and what mail and chat do


def test_a_code_may_name_a_step_which_changes_nothing_else() -> None:
    assert game().code(42) == a_code() + "@42"
    assert (step_of(game().code(42)), step_of(game().code(0)), step_of(a_code())) == (42, 0, None)
    assert sfgame.load(game().code(42)) == game()


@pytest.mark.parametrize("step", [-1, 100_000, True, "4", 1.0])
def test_a_step_that_cannot_be_is_refused(step: Any) -> None:  # noqa: ANN401  (that is the point)
    with pytest.raises(sfgame.RecordError, match="a code names a step from 0 to 99999"):
        game().code(step)


@pytest.mark.parametrize("step", ["@", "@x", "@-1", "@1@2", "@100000", "@٣"])
def test_a_step_that_cannot_be_read_is_refused(step: str) -> None:
    refusal(a_code() + step)
    with pytest.raises(sfgame.RecordError):
        step_of(a_code() + step)


def test_line_breaks_spaces_quotation_signs_and_a_capital_do_no_harm() -> None:
    said = game().code(42)
    wrapped = "\r\n".join(f"> {said[at : at + 20]}" for at in range(0, len(said), 20))
    for text in (
        wrapped,
        f"\n {said}\n",
        said.replace("A", "\u200bA"),
        "S" + said[1:],
        "sfg1." + " ".join(said[5:]),
    ):
        assert (sfgame.load(text), step_of(text)) == (game(), 42)


# Codes and files


@pytest.mark.parametrize("name", ["sfg1.sfg", "sfg1.parquet", "sfg1.PARQUET", "sfg1.my.sfg", "games/sfg1.x", "sfg1", "sfg", "x.sfg1.y"])  # fmt: skip
def test_the_name_of_a_file_is_no_code(name: str) -> None:
    assert not is_code(name)
    assert "cannot be read" in str(refusal(name))


def test_a_path_is_always_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(sfgame.RecordError, match="cannot be read"):
        sfgame.load(Path(a_code()))
    game().save("sfg1.sfg")
    assert sfgame.load("sfg1.sfg") == game()


def test_a_code_is_asked_for_its_id_as_a_file_is() -> None:
    assert sfgame.load(a_code(), game=game().game) == game()
    assert sfgame.load_all(a_code()) == [game()]
    with pytest.raises(sfgame.RecordError, match=r"^code sfg1\..{11}…: holds no game `nine`$"):
        sfgame.load(a_code(), game="nine")


# Damage


def test_a_code_cut_anywhere_is_refused() -> None:
    for length in range(5, len(a_code())):
        assert "cut short" in str(refusal(a_code()[:length]))


def test_a_code_with_one_other_letter_is_refused() -> None:
    for at in range(len(a_code())):
        for letter in "Aa0-_":
            said = a_code()[:at] + letter + a_code()[at + 1 :]
            if said != a_code():
                refusal(said)


@pytest.mark.parametrize("letter", ["é", "=", "+", "\0", "𝄞", "#", "%20"])
def test_a_letter_that_no_code_has_is_refused(letter: str) -> None:
    refusal(a_code()[:30] + letter + a_code()[30:])


@pytest.mark.parametrize("said", ["sfg2.", "sfg0.", "sfg000000002."])
def test_a_code_of_another_form_is_refused(said: str) -> None:
    assert "this program reads form 1" in str(refusal(said + a_code()[5:]))


@given(st.text(max_size=300))
@settings(max_examples=150, deadline=None)
def test_any_text_after_the_prefix_is_refused(text: str) -> None:
    with pytest.raises(sfgame.RecordError):
        sfgame.load("sfg1." + text)


@given(st.binary(max_size=200))
@settings(max_examples=150, deadline=None)
def test_any_bytes_with_a_right_checksum_are_refused(body: bytes) -> None:
    refusal(sealed(body))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_forged_header_or_other_moves_are_refused_or_a_sound_game(data: st.DataObject) -> None:
    header, moves = unpacked(a_code())
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.floats(allow_nan=False),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
        max_leaves=5,
    )
    header[data.draw(st.sampled_from([*header, "game", "result", "x"]))] = data.draw(values)
    moves = data.draw(st.just(moves) | st.binary(max_size=len(moves)))
    try:
        record = sfgame.load(packed(header, moves))
    except sfgame.RecordError:
        return
    assert sfgame.load(record.code()) == record


# Forgery, with a right checksum


def test_the_forger_of_these_tests_writes_sound_codes() -> None:
    assert sfgame.load(packed(*unpacked(a_code()))) == game()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rules_version": 2}, "the record is of rules version 2; this program plays version 1"),
        ({"rules": "chess"}, "no such game 'chess'"),
        ({"game": ""}, "header field `game` must be"),
        ({"game": None}, "header field `game` must be"),
        ({"result": None}, "without a result"),
        ({"plies": 10**6}, "header field `plies` must be"),
        ({"plies": 65_535}, "the game is over, but the code goes on"),
        ({"plies": 0}, "holds more moves than the 0"),
        ({"plies": 30}, "holds more moves than the 30"),
        ({"players": []}, "the game is for 2 to 4 players, got 0"),
        ({"deck": {"name": "x", "hash": "0" * 16}}, "the record says '0000000000000000'"),
        ({"more": 1}, "an unknown field `more`"),
    ],
)
def test_a_forged_header_is_refused(fields: dict[str, Any], sentence: str) -> None:
    header, moves = unpacked(a_code())
    assert sentence in str(refusal(packed(header | fields, moves)))


def test_more_or_other_bytes_than_the_moves_need_are_refused() -> None:
    header, moves = unpacked(a_code())
    for more in (b"\0" + moves, b"\xff" * 60 + moves, moves + bytes(60), b"\xff" * 1000):
        assert "holds more moves than the" in str(refusal(packed(header, more)))


@pytest.mark.parametrize("said", [b"", b"[]", b"{", b"7", b"\xff", b'{"a":' * 100_000, b"1" * 5000, b'"\\ud800"', b'{"\\ud800":1}'])  # fmt: skip
def test_a_header_that_is_none_is_refused(said: bytes) -> None:
    refusal(packed(said))


# Size


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = packed(b" " * 100_000_000)
    assert len(bomb) < 200_000
    most: list[object] = []
    monkeypatch.setattr(code, "parse_json", most.append)
    assert "more than 4000000 bytes" in str(refusal(bomb))
    assert not most


@pytest.mark.parametrize("length", [1_000_000, 3_000_000])
def test_a_code_that_is_too_long_is_refused_unread(length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "_bytes", None)
    assert "at most 1000000" in str(refusal("sfg1." + "A" * length))


def test_a_record_too_long_for_a_code_is_refused_when_it_is_written() -> None:
    chance = random.Random(1)
    comments = tuple((0, "".join(chance.choices("abcdefghijklmnop", k=9_000))) for _ in range(200))
    with pytest.raises(sfgame.RecordError, match="too long for a code; save it as a file"):
        changed(comments=comments).code()


def test_a_record_that_breaks_a_rule_or_cannot_be_read_again_has_no_code() -> None:
    with pytest.raises(sfgame.RecordError, match="the record has 3 moves"):
        Record(game().header, game().actions[:3]).code()
    with pytest.raises(sfgame.RecordError, match="not as a file would hold it"):
        changed(date="20261118").code()
    wrong = Record(replace(game().header, plies=2, result=None), (game().actions[1], game().actions[0]))
    with pytest.raises(sfgame.RecordError):
        print_code(wrong)
