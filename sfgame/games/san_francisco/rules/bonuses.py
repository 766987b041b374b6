"""X. Bonuses: what a second bonus symbol in a row brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sfgame.games.san_francisco import actions
from sfgame.games.san_francisco.city import (
    BOOST_VALUE,
    CELLS,
    ROW_BITS,
    WIDTH,
    City,
    cell_at,
    members,
    row_of,
    space_of,
)
from sfgame.games.san_francisco.components import BONUS_CARDS, BONUS_OF_ROW, BONUSES, TRACK_TOKEN
from sfgame.games.san_francisco.state import increased

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

VICTORY_POINTS = 3
"""Half points of a 1½ token. Rule: X8."""
SYMBOLS_FOR_BONUS = 2
BONUS_NUMBER = {kind: number for number, kind in enumerate(BONUSES)}
TAKE = {kind: actions.bonus(kind) for kind in BONUSES}


def symbols_in_row(city: City, row: int) -> int:
    """Return the number of bonus symbols in a row; a universal card's count where it lies. Rule: X1."""
    return (city.symbols >> row * WIDTH & ROW_BITS).bit_count()


def has_stock(state: State, kind: str) -> bool:
    """Return whether any item of a bonus is left for the table. Rule: X3."""
    return state.stock[BONUS_NUMBER[kind]] > 0


def can_be_placed(city: City, kind: str) -> bool:
    """Return whether a city has a place for a bonus. Rule: X4."""
    if kind in BONUS_CARDS:
        return not city.is_full()
    return kind != TRACK_TOKEN or city.rail_sites() != 0


def may_take_track_token(state: State, own: str) -> bool:
    """Return whether the track token may stand in for the district's own bonus. Rule: X4."""
    return has_stock(state, own) or state.options.track_token_if_bonus_gone


def bonus_choices(state: State, row: int) -> list[str]:
    """Return the bonuses the acting player may take for a row. Rules: X3, X4."""
    own, city = BONUS_OF_ROW[row], state.cities[state.player]
    kinds = [own] if has_stock(state, own) and can_be_placed(city, own) else []
    if (
        may_take_track_token(state, own)
        and has_stock(state, TRACK_TOKEN)
        and can_be_placed(city, TRACK_TOKEN)
    ):
        kinds.append(TRACK_TOKEN)
    return kinds


def is_skipped_on_last_card(state: State) -> bool:
    """Return whether the house rule skips the bonus of the placement that filled the city. Rule: E3."""
    return state.cities[state.player].is_full() and not state.options.resolve_bonus_on_last_card


def earn_bonus(state: State, city: City, cell: int) -> bool:
    """Owe the player the choice of a bonus for a second symbol; return False if there is none. Rules: X1, X2, X4."""
    row = cell // WIDTH
    if not city.symbols >> cell & 1 or symbols_in_row(city, row) != SYMBOLS_FOR_BONUS:
        return False
    if is_skipped_on_last_card(state) or not bonus_choices(state, row):
        return False
    state.pending, state.resolving = "bonus", row
    return True


def bonus_menu(state: State) -> tuple[Action, ...]:
    """Return the bonuses to choose from; none may be declined. Rule: X4."""
    assert state.resolving is not None  # noqa: S101
    return tuple(TAKE[kind] for kind in bonus_choices(state, state.resolving))


NEXT_DECISION = {"plus_two": "boost", TRACK_TOKEN: "track", "value_four": "bonus_card", "depot": "bonus_card"}


def take_bonus(state: State, kind: str) -> bool:
    """Take an item of a bonus; return whether it must still be put somewhere. Rules: X5 to X10."""
    state.stock = increased(state.stock, BONUS_NUMBER[kind], -1)
    if kind == "victory":
        state.victories = increased(state.victories, state.player, 1)
    elif kind == "contracts":
        state.settlements = increased(state.settlements, state.player, 1)
    else:
        state.pending = NEXT_DECISION[kind]
        state.hand += (kind,) if kind in BONUS_CARDS else ()
        return True
    return False


BOOSTS = tuple(actions.boost(row_of(cell), space_of(cell)) for cell in CELLS)
TRACKS = tuple(actions.track(row_of(cell), space_of(cell)) for cell in CELLS)


def boost_menu(state: State) -> tuple[Action, ...]:
    """Return the cards the +2 token may go on: any in the city. Rule: X5."""
    return tuple([BOOSTS[cell] for cell in members(state.cities[state.player].filled)])


def put_boost(city: City, cell: int) -> None:
    """Raise the value of a card by 2. Rule: X5."""
    city.boosted |= 1 << cell
    city.worth[cell] += BOOST_VALUE


def track_menu(state: State) -> tuple[Action, ...]:
    """Return the cards the track token may go on: without tracks, not a depot. Rule: X10."""
    return tuple([TRACKS[cell] for cell in members(state.cities[state.player].rail_sites())])


def put_rail(city: City, cell: int) -> None:
    """Give a card tracks. Rule: X10."""
    city.railed |= 1 << cell
    city.tracks |= 1 << cell


def target(action: Action) -> int:
    """Return the cell a token goes on."""
    return cell_at(action.row, action.space)
