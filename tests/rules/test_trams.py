"""N. Trams."""

from __future__ import annotations

import pytest

from sfgame.games.san_francisco.rules.trams import markers
from tests.drawn import EMPTY, city, do, picture, table


def placed(drawn: str, step: str) -> list[str]:
    """Return the city after one card, written as an action, is placed in it."""
    return city(do(table(drawn, EMPTY, hand=step.split()[1], pending="hand"), step))


@pytest.mark.rule("N1", "N2")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_tracks_in_the_bottom_row_touch_a_printed_depot(space: int) -> None:
    green = ["2"] * (space - 1) + ["."] * (6 - space)
    drawn = "\n".join([". . . . ."] * 4 + [" ".join(green)])
    assert placed(drawn, f"place gn1t green {space}")[20:] == [*green[: space - 1], "gn1t*", *green[space:]]


@pytest.mark.rule("N1")
@pytest.mark.parametrize("row", ["blue", "grey", "orange", "yellow"])
def test_tracks_alone_above_the_bottom_row_stay_dark(row: str) -> None:
    assert placed(EMPTY, f"place 1t {row} 1").count("1t") == 1


@pytest.mark.rule("N1")
def test_a_card_without_tracks_never_bears_a_marker() -> None:
    assert placed(EMPTY, "place gn3 green 1")[20] == "gn3"
    assert placed(EMPTY, "place 0f green 1")[20] == "0f"


@pytest.mark.rule("N1", "P5")
@pytest.mark.parametrize(
    ("drawn", "step", "cell"),
    [
        (". . . . .\n. . . . .\n. . . . .\n. . . . .\n1t . . . .", "place ye1t yellow 1", 15),
        ("0d . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "place gr1t grey 1", 5),
        ("0d . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "place bl1t blue 2", 1),
    ],
)
def test_tracks_light_up_from_below_above_and_the_left(drawn: str, step: str, cell: int) -> None:
    assert placed(drawn, step)[cell].endswith("1t*")


@pytest.mark.rule("N1", "N3", "P5")
def test_tracks_light_up_from_the_right() -> None:
    drawn = """
        . . . . .
        . . . . .
        . . . . .
        1t 1t . . .
        2 . . . .
    """
    assert placed(drawn, "place gn1t green 2")[15:22] == picture("1t* 1t* . . . 2 gn1t*")


@pytest.mark.rule("N1", "P5")
@pytest.mark.parametrize(
    ("drawn", "step", "cell"),
    [
        ("0d . . . .\n2 . . . .\n. . . . .\n. . . . .\n. . . . .", "place gr1t grey 2", 6),
        (". . . . .\n2 0d . . .\n. . . . .\n. . . . .\n. . . . .", "place bl1t blue 1", 0),
        ("2 2 2 2 0d\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "place gr1t grey 1", 5),
        ("2 2 2 2 .\n0d . . . .\n. . . . .\n. . . . .\n. . . . .", "place bl1t blue 5", 4),
        ("0d 2 . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "place bl1t blue 3", 2),
        ("1t . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "place gr1t grey 1", 5),
        (". . . . .\n. . . . .\n. . . . .\n. . . . .\n2 . . . .", "place ye1t yellow 1", 15),
    ],
)
def test_tracks_stay_dark_at_corners_row_ends_gaps_and_beside_dark_or_plain_cards(
    drawn: str, step: str, cell: int
) -> None:
    assert placed(drawn, step)[cell].endswith("1t")


@pytest.mark.rule("N3")
def test_a_link_lights_earlier_tracks_transitively() -> None:
    drawn = """
        1t 1t 1t . .
        1t 2 1t . .
        1t . . . .
        1t 2 1t . .
        . . . . .
    """
    after = """
        1t* 1t* 1t* . .
        1t* 2 1t* . .
        1t* . . . .
        1t* 2 1t . .
        gn1t* . . . .
    """
    assert placed(drawn, "place gn1t green 1") == picture(after)


@pytest.mark.rule("N4")
@pytest.mark.parametrize("row", ["blue", "grey", "orange", "yellow", "green"])
def test_a_depot_card_gets_a_marker_at_once_wherever_it_lies(row: str) -> None:
    state = do(table(EMPTY, EMPTY, hand="1d", pending="hand"), f"place 1d {row} 1")
    assert "1d*" in city(state)
    assert markers(state.cities[0]) == 1


@pytest.mark.rule("N3", "N4")
def test_a_depot_card_lights_the_dark_tracks_beside_it() -> None:
    drawn = """
        1t . . . .
        1t . . . .
        . . . . .
        1t . . . .
        . . . . .
    """
    assert placed(drawn, "place or0d orange 1")[:16:5] == ["1t*", "1t*", "or0d*", "1t*"]


@pytest.mark.rule("N5", "N4")
def test_separate_networks_add_together() -> None:
    state = table("1t 0d . . .\n. . . . .\n1t . . . .\n. . . . .\n1t 1t 2 1t .", EMPTY)
    assert city(state) == picture("1t* 0d* . . . . . . . . 1t . . . . . . . . . 1t* 1t* 2 1t* .")
    assert markers(state.cities[0]) == 5
    assert markers(state.cities[1]) == 0


@pytest.mark.rule("N5")
def test_the_supply_of_markers_does_not_run_out() -> None:
    tracks = "\n".join(["1t 1t 1t 1t 1t"] * 5)
    assert [markers(drawn) for drawn in table(tracks, tracks).cities] == [25, 25]


@pytest.mark.rule("N2")
def test_a_marker_once_given_stays() -> None:
    state = table(
        "0d 1t . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY, hand="bl2", pending="hand"
    )
    assert city(do(state, "place bl2 blue 3"))[:3] == ["0d*", "1t*", "bl2"]
