"""Positions and moves as text: the pictures that the other tests are drawn in."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.actions import (
    Action,
    bonus,
    boost,
    discard,
    draw,
    end,
    lay,
    place,
    settle,
    take,
    track,
)
from sfgame.games.san_francisco.notation import (
    city_lines,
    parse_action,
    parse_city,
    print_action,
    print_city,
    table_lines,
)
from tests.drawn import DRAWN, EMPTY, table

DRAWN_CITY = """\
0d*   1t*   0w    2+    3=
7     0f^   gr0p+ 1x    .
.     .     .     .     .
.     .     .     .     .
1t*   .     .     .     ."""
WRITTEN = [
    (draw("gr1"), "draw gr1"),
    (lay(2), "lay 2"),
    (take(3), "take 3"),
    (place("gr1", "grey", 4), "place gr1 grey 4"),
    (discard("gr1"), "discard gr1"),
    (bonus("track"), "bonus track"),
    (boost("grey", 1), "boost grey 1"),
    (track("blue", 5), "track blue 5"),
    (settle(2), "settle 2"),
    (end(), "end"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_a_move_is_written_in_a_few_words_and_read_back(action: Action, text: str) -> None:
    assert print_action(action) == text
    assert parse_action(text) == action
    assert isinstance(parse_action(text), Action)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "pass 1",
            f"`pass` is not an action; there are {', '.join(action.name for action, _ in WRITTEN)}",
        ),
        ("place gr1 grey", "`place gr1 grey` must read `place CARD ROW SPACE`"),
        ("lay", "`lay` must read `lay COLUMN`"),
        ("end now", "`end now` must read `end`"),
        ("lay two", "column `two` must be a whole number"),
        ("lay -1", "column `-1` must be a whole number"),
        ("lay 1000", "column `1000` must be a whole number"),
        ("boost grey ²", "space `²` must be a whole number"),
        ("settle 1.5", "amount `1.5` must be a whole number"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        parse_action(text)
    assert str(refused.value) == sentence


def test_a_number_of_three_digits_can_be_read() -> None:
    assert parse_action("lay 255") == lay(255)


def test_a_city_is_drawn_as_five_lines_of_five_cells() -> None:
    city = parse_city(DRAWN_CITY, DRAWN)
    assert print_city(city) == DRAWN_CITY
    assert parse_city(f"\n  \n{DRAWN_CITY}\n\n", DRAWN) == city
    assert print_city(parse_city(EMPTY, DRAWN)) == "\n".join([". . . . ."] * 5)


def test_a_drawing_may_leave_out_what_the_rules_say() -> None:
    plain = DRAWN_CITY.replace("*", "").replace("^", "")
    assert parse_city(plain, DRAWN) == parse_city(DRAWN_CITY, DRAWN)


@pytest.mark.parametrize("cells", [24, 26])
def test_a_drawing_has_25_cells(cells: int) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        parse_city(" ".join(["."] * cells), DRAWN)
    assert str(refused.value) == f"a city has 25 cells, got {cells}"


@pytest.mark.parametrize(
    "drawn",
    [
        DRAWN_CITY.replace("1t*   .", "1t    ."),
        DRAWN_CITY.replace("7     0f^", "7     0f"),
        DRAWN_CITY.replace("0w", "0w*"),
        "0f^ . . . .\n" + ". . . . .\n" * 4,
    ],
)
def test_drawn_markers_and_skyscrapers_must_follow_the_rules(drawn: str) -> None:
    by_the_rules = print_city(parse_city(drawn.replace("*", "").replace("^", ""), DRAWN))
    with pytest.raises(ValueError, match=r".") as refused:
        parse_city(drawn, DRAWN)
    assert str(refused.value) == f"by the rules this city is\n{by_the_rules}"


def say(label: str, **args: object) -> str:
    """Return a label and what it speaks of, in no language."""
    return "/".join([label, *(f"{name}={value}" for name, value in args.items())])


def test_the_table_is_told_line_by_line() -> None:
    state = table(EMPTY, EMPTY, columns=["gr1 gr2", "", "2"], turn=7, tokens=4, player=1, pile="1 1 1")
    state.stock = (0, 1, 2, 3, 0, 1)
    left = ["bonus-plus_two 0", "bonus-value_four 1", "bonus-depot 2"]
    left += ["bonus-victory 3", "bonus-contracts 0", "bonus-track 1"]
    assert list(table_lines(state, ["Ada", "Bo"], say)) == [
        "table-turn/turn=7 · table-owed/pending=turn/player=Bo/card=/cards=",
        "table-deck/cards=3 · table-foundations/tokens=4 · table-medal/holder=table-nobody",
        "  table-column/column=1: gr1 gr2",
        "  table-column/column=2: table-empty",
        "  table-column/column=3: 2",
        f"  table-stock: {', '.join(left)}",
        "  table-completion/tokens=table-nobody",
    ]


def test_the_table_tells_who_holds_the_medal_and_the_completion_tokens() -> None:
    state = table(EMPTY, EMPTY, medal=1, completed=(0, None, None, 1, None))
    lines = list(table_lines(state, ["Ada", "Bo"], say))
    assert lines[1].endswith(" · table-medal/holder=Bo")
    assert lines[-1] == "  table-completion/tokens=row-blue Ada, row-yellow Bo"


@pytest.mark.parametrize(
    ("pending", "shown", "hand", "owed"),
    [
        ("lay", "gr1", (), "card=gr1/cards="),
        ("hand", None, ("gr1", "gr2", "gr3"), "card=gr3/cards=gr1 gr2 gr3"),
        ("bonus_card", None, ("gr1", "depot"), "card=card-depot/cards=gr1 depot"),
    ],
)
def test_the_table_tells_which_cards_wait(
    pending: str, shown: str | None, hand: tuple[str, ...], owed: str
) -> None:
    state = table(EMPTY, EMPTY, pending=pending, shown=shown, hand=hand)
    first = next(iter(table_lines(state, ["Ada", "Bo"], say)))
    assert first == f"table-turn/turn=1 · table-owed/pending={pending}/player=Ada/{owed}"


def test_a_city_is_told_with_the_values_of_its_cards() -> None:
    state = table(EMPTY, DRAWN_CITY, contracts=[0, 2])
    head, *rows = city_lines(state, 1, ["Ada", "Bo"], say)
    assert head == "table-city/player=Bo · table-contracts/contracts=2 · table-skyscraper-needs/requirement=6"
    assert [row.split() for row in rows] == [
        ["row-blue", "0d*", "0", "1t*", "1", "0w", "0", "2+", "4", "3=", "3"],
        ["row-grey", "7", "7", "0f^", "0", "gr0p+", "2", "1x", "1", "."],
        ["row-orange", *["."] * 5],
        ["row-yellow", *["."] * 5],
        ["row-green", "1t*", "1", *["."] * 4],
    ]
    assert [row.index(row.split()[1]) for row in rows] == [rows[2].index(".")] * 5
    assert all(row.startswith("  row-") and row == row.rstrip() for row in rows)


def test_a_city_is_told_with_the_tokens_beside_it() -> None:
    state = table(EMPTY, EMPTY, victories=(2, 0), settlements=(1, 0))
    first, second = (next(iter(city_lines(state, seat, ["Ada", "Bo"], say))) for seat in (0, 1))
    beside = "table-victories/tokens=2 · table-settlements/tokens=1 · table-skyscraper-needs/requirement=7"
    assert first == f"table-city/player=Ada · table-contracts/contracts=0 · {beside}"
    assert (
        second == "table-city/player=Bo · table-contracts/contracts=0 · table-skyscraper-needs/requirement=7"
    )
