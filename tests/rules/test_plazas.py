"""Q. Plazas."""

from __future__ import annotations

import pytest

from sfgame.core.errors import DeckError
from sfgame.games.san_francisco.components import parse_deck, standard_deck
from tests.drawn import EMPTY, do, table

HEAD = "id,colour,value,track,depot,plaza,foundation,waterfront,bonus,count\n"


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("colour", ["blue", "green", "black"])
def test_plazas_exist_only_in_grey_orange_and_yellow(colour: str) -> None:
    with pytest.raises(DeckError) as refused:
        parse_deck(f"{HEAD}P,{colour},0/4,n,n,y,n,n,n,87\n", name="mine")
    assert str(refused.value) == (
        f"mine, line 2: P is a {colour} plaza, but plazas are only grey, orange, yellow (Q1)"
    )


@pytest.mark.rule("Q1")
def test_the_deck_of_the_package_has_plazas_in_those_three_colours() -> None:
    plazas = [card for card in standard_deck().kinds if card.plaza]
    assert [card.colour for card in plazas] == ["grey", "orange", "yellow"]
    for colour in ("grey", "orange", "yellow"):
        deck = parse_deck(f"{HEAD}P,{colour},0/4,n,n,y,n,n,n,87\n", name="mine")
        assert (deck.kinds[0].plaza, deck.kinds[0].value) == (True, 0)


@pytest.mark.rule("Q2")
def test_a_plaza_without_a_marker_beside_it_is_worth_nothing() -> None:
    dark = table(". 1t . . .\n1t gr0p 3 . .\n. 0f . . .\n. . . . .\n1t . . . .", EMPTY).cities[0]
    assert dark.value(6) == 0
    assert dark.total(1) == 4


@pytest.mark.rule("Q2", "P5")
@pytest.mark.parametrize("cell", [7, 11, 13, 17])
def test_a_plaza_is_worth_4_with_a_marker_on_any_side(cell: int) -> None:
    cells = ["0d" if at == cell else "or0p" if at == 12 else "." for at in range(25)]
    state = table(" ".join(cells), EMPTY)
    assert state.cities[0].value(12) == 4
    assert state.cities[0].total(2) == 4


@pytest.mark.rule("Q2", "P5")
@pytest.mark.parametrize("cell", [6, 8, 16, 18, 2, 10, 14, 22])
def test_a_marker_at_a_corner_or_further_away_does_not_count(cell: int) -> None:
    cells = ["0d" if at == cell else "or0p" if at == 12 else "." for at in range(25)]
    assert table(" ".join(cells), EMPTY).cities[0].value(12) == 0


@pytest.mark.rule("Q2", "P5")
def test_a_marker_across_the_end_of_a_row_does_not_count() -> None:
    above = table("2 2 2 2 0d\ngr0p . . . .\n. . . . .\n. . . . .\n. . . . .", EMPTY)
    below = table(". . . . .\n2 2 2 2 gr0p\n0d . . . .\n. . . . .\n. . . . .", EMPTY)
    assert (above.cities[0].value(5), below.cities[0].value(9)) == (0, 0)


@pytest.mark.rule("Q2")
def test_two_markers_do_not_make_a_plaza_worth_more() -> None:
    state = table(". 0d . . .\n0d gr0p 0d . .\n. 0d . . .\n. . . . .\n. . . . .", EMPTY)
    assert state.cities[0].value(6) == 4


@pytest.mark.rule("Q2")
def test_a_plaza_changes_when_a_marker_comes_and_when_it_comes_beside_one() -> None:
    drawn = ". . . . .\ngr0p 1t . . .\n. . . . .\n. . . . .\n. . . . ."
    state = table(drawn, EMPTY, hand="gr0d gr0p", pending="hand")
    later = do(state, "place gr0d grey 3")
    assert [later.cities[0].value(cell) for cell in (5, 6, 7)] == [4, 1, 0]
    assert do(later, "place gr0p grey 4").cities[0].value(8) == 4
    assert do(state, "place gr0p grey 3").cities[0].value(7) == 0


@pytest.mark.rule("Q2", "N4")
def test_several_plazas_light_up_with_one_placement() -> None:
    drawn = ". . . . .\ngr0p . . . .\n. . . . .\nye0p . . . .\n. . . . ."
    city = do(table(drawn, EMPTY, hand="or0d", pending="hand"), "place or0d orange 1").cities[0]
    assert [city.value(cell) for cell in (5, 10, 15)] == [4, 0, 4]
    assert [city.total(row) for row in range(5)] == [0, 4, 0, 4, 0]
