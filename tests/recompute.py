"""What the arguments of every event must be, worked out again from nothing but the two states.

Values, light and neighbours are computed here in the plainest way, cell by cell, not by the engine's bits.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sfgame.core.events import Event, Player, Points
from sfgame.games.san_francisco import score_now
from sfgame.games.san_francisco.components import ROWS
from sfgame.games.san_francisco.marks import Bonus, Cell, Column, District, Face, Project

if TYPE_CHECKING:
    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.city import City
    from sfgame.games.san_francisco.components import Card, Deck
    from sfgame.games.san_francisco.state import State

TOKENS = {2: 6, 3: 8, 4: 10}
DISTRICT_BONUS = dict(zip(ROWS, ("plus_two", "value_four", "depot", "victory", "contracts"), strict=True))
BONUS_ORDER = ("plus_two", "value_four", "depot", "victory", "contracts", "track")


def beside(cell: int) -> list[int]:
    """Return the neighbours of a cell in reading order."""
    row, space = divmod(cell, 5)
    places = [(row - 1, space), (row, space - 1), (row, space + 1), (row + 1, space)]
    return [5 * down + right for down, right in places if 0 <= down < 5 and 0 <= right < 5]


def index(cell: object) -> int:
    assert isinstance(cell, Cell)
    return 5 * ROWS.index(cell.row) + cell.space - 1


def has(cells: int, cell: int) -> bool:
    return bool(cells >> cell & 1)


def value(city: City, deck: Deck, cell: int) -> int:
    card = city.cards[cell]
    if card is None:
        return 0
    plaza = deck.cards[card].plaza and any(has(city.lit, near) for near in beside(cell))
    return deck.cards[card].value + 2 * has(city.boosted, cell) + 4 * plaza


def row_total(state: State, seat: int, row: str) -> int:
    cells = range(5 * ROWS.index(row), 5 * ROWS.index(row) + 5)
    return sum(value(state.cities[seat], state.deck, cell) for cell in cells)


def count(cells: int) -> int:
    return sum(has(cells, cell) for cell in range(25))


def requirement(city: City, deck: Deck) -> int:
    return max(0, 7 - sum(deck.cards[card].waterfront for card in city.cards if card))


def face(card: Card) -> Face:
    names = ("track", "depot", "plaza", "foundation", "waterfront", "bonus")
    return Face(card.id, card.colour, card.value, tuple(name for name in names if getattr(card, name)))


def symbols(city: City, deck: Deck, row: str) -> int:
    cells = city.cards[5 * ROWS.index(row) : 5 * ROWS.index(row) + 5]
    return sum(deck.cards[card].bonus for card in cells if card)


def recompute(event: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    """Return what the arguments of an event must be."""
    named = {name: check for name, check in globals().items() if name.startswith("_")}
    found: dict[str, Any] = named["_" + event.kind](event, before, action, after)
    return found


def _project_revealed(_e: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    return {"card": face(after.deck.cards[str(after.shown)]), "left": len(after.pile) - after.top}


def _project_laid(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    column = after.columns[action.column - 1]
    assert column[-1] == before.shown
    return {"card": Project(column[-1]), "column": Column(action.column), "cards": len(column)}


def _foundation_token_added(_e: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    gone = TOKENS[before.players] - before.tokens
    assert after.tokens == before.tokens - 1
    return {"card": Project(str(before.shown)), "stack": 1 + gone // 2, "left": after.tokens}


def _column_taken(_e: Event, before: State, action: Action, _after: State) -> dict[str, Any]:
    cards, held = before.columns[action.column - 1], before.contracts[before.player]
    assert len(cards) > held
    tokens = sum(before.deck.cards[card].foundation for card in cards)
    return {"column": Column(action.column), "cards": len(cards), "contracts": held, "foundations": tokens}


def _contract_taken(_e: Event, before: State, _a: Action, _after: State) -> dict[str, Any]:
    return {"contracts": before.contracts[before.player] + 1}


def _contracts_returned(_e: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    others = [seat for seat in range(before.players) if seat != before.player]
    assert all(after.contracts[seat] == before.contracts[seat] - 1 for seat in others)
    assert after.contracts[before.player] == before.contracts[before.player] == 0
    return {
        "held": tuple(
            {"player": Player(seat), "contracts": held} for seat, held in enumerate(after.contracts)
        )
    }


def _card_placed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    cell, card = Cell(before.player, action.row, action.space), before.deck.cards[action.card]
    assert after.cities[before.player].cards[index(cell)] == card.id
    return {"card": face(card), "cell": cell, "universal": int(card.colour == "black")}


def _card_discarded(_e: Event, before: State, action: Action, _after: State) -> dict[str, Any]:
    card, city = before.deck.cards[action.card], before.cities[before.player]
    rows = ROWS if card.colour == "black" else (card.colour,)
    full = all(city.cards[5 * ROWS.index(row) + 4] for row in rows)
    return {
        "card": Project(card.id),
        "reason": "row_full" if full else "chosen",
        "foundation": int(card.foundation),
    }


def _tram_lit(event: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    old, new = before.cities[before.player], after.cities[before.player]
    cell, by = index(event.args["cell"]), index(event.args["by"])
    assert has(new.lit, cell)
    assert not has(old.lit, cell)
    card = after.deck.cards[str(new.cards[cell])]
    source = "depot_card" if card.depot else "printed_depot" if cell >= 20 else "neighbour"
    assert card.depot or card.track or has(new.railed, cell)
    if source == "neighbour":
        assert by in beside(cell)
        assert has(new.lit, by)
    else:
        assert by == cell
    return {"cell": event.args["cell"], "source": source, "by": event.args["by"]}


def _plaza_activated(event: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    old, new = before.cities[before.player], after.cities[before.player]
    cell, by = index(event.args["cell"]), index(event.args["by"])
    assert by in beside(cell)
    assert has(new.lit, by)
    assert after.deck.cards[str(new.cards[cell])].plaza
    assert value(new, after.deck, cell) == 4 + value(old, before.deck, cell)
    return {"cell": event.args["cell"], "by": event.args["by"], "value": value(new, after.deck, cell)}


def _requirement_lowered(event: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    old, new = before.cities[before.player], after.cities[before.player]
    cell = event.args["cell"]
    assert after.deck.cards[str(new.cards[index(cell)])].waterfront
    return {
        "cell": cell,
        "before": requirement(old, before.deck),
        "requirement": requirement(new, after.deck),
    }


def _district_completed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    row = ROWS.index(action.row)
    assert before.completed[row] is None
    assert after.completed[row] == before.player
    assert all(after.cities[before.player].cards[5 * row : 5 * row + 5])
    return {"district": District(action.row)}


def _district_completed_late(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    row = ROWS.index(action.row)
    assert all(after.cities[before.player].cards[5 * row : 5 * row + 5])
    return {"district": District(action.row), "holder": Player(int(str(before.completed[row])))}


def _bonus_symbol_placed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    assert symbols(after.cities[before.player], after.deck, action.row) == 1
    return {"district": District(action.row), "bonus": Bonus(DISTRICT_BONUS[action.row])}


def _bonus_already_given(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    number = symbols(after.cities[before.player], after.deck, action.row)
    assert number > 2
    return {"district": District(action.row), "symbols": number}


def _bonus_earned(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    city, own, options = after.cities[before.player], DISTRICT_BONUS[action.row], before.options
    assert symbols(city, after.deck, action.row) == 2
    assert after.pending == "bonus"
    left = dict(zip(BONUS_ORDER, before.stock, strict=True))
    room = own not in ("value_four", "depot") or not all(city.cards)
    sites = any(
        card and not (after.deck.cards[card].track or after.deck.cards[card].depot or has(city.railed, cell))
        for cell, card in enumerate(city.cards)
    )
    track = left["track"] and sites and (left[own] or options.track_token_if_bonus_gone)
    kinds = [own] * bool(left[own] and room) + ["track"] * bool(track)
    return {"district": District(action.row), "choices": tuple({"bonus": Bonus(kind)} for kind in kinds)}


def _bonus_lapsed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    own, city, options = DISTRICT_BONUS[action.row], after.cities[before.player], before.options
    left = dict(zip(BONUS_ORDER, before.stock, strict=True))
    assert symbols(city, after.deck, action.row) == 2
    if all(city.cards) and not options.resolve_bonus_on_last_card:
        reason = "last_card"
    elif left[own] == 0 and not options.track_token_if_bonus_gone:
        reason = "gone"
    elif left[own] == 0:
        reason = "gone_no_track" if left["track"] else "all_gone"
    else:
        reason = "no_room"
        assert own in ("value_four", "depot")
        assert all(city.cards)
    return {"district": District(action.row), "bonus": Bonus(own), "reason": reason}


def _bonus_taken(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    left = after.stock[BONUS_ORDER.index(action.bonus)]
    assert left == before.stock[BONUS_ORDER.index(action.bonus)] - 1
    return {"bonus": Bonus(action.bonus), "left": left}


def _boost_placed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    cell, player = Cell(before.player, action.row, action.space), before.player
    old = value(before.cities[player], before.deck, index(cell))
    new = value(after.cities[player], after.deck, index(cell))
    assert new == old + 2
    return {"cell": cell, "before": old, "value": new}


def _track_placed(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    cell = Cell(before.player, action.row, action.space)
    assert has(after.cities[before.player].railed, index(cell))
    return {"cell": cell}


def _contracts_settled(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    player = before.player
    assert before.contracts[player] - after.contracts[player] == action.amount
    return {"amount": action.amount, "contracts": after.contracts[player]}


def _settling_declined(_e: Event, before: State, _a: Action, _after: State) -> dict[str, Any]:
    return {"contracts": before.contracts[before.player]}


def _skyscraper_built(event: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    city, deck, cell = after.cities[before.player], after.deck, index(event.args["cell"])
    near = [place for place in beside(cell) if city.cards[place]]
    values = [value(city, deck, place) for place in near]
    assert deck.cards[str(city.cards[cell])].foundation
    assert sum(values) >= requirement(city, deck)
    cells = [Cell(before.player, ROWS[place // 5], place % 5 + 1) for place in near]
    listed = tuple({"cell": mark, "value": number} for mark, number in zip(cells, values, strict=True))
    needed = requirement(city, deck)
    return {"cell": event.args["cell"], "neighbours": listed, "sum": sum(values), "requirement": needed}


def _medal_first(_e: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    assert before.medal is None
    return {"built": count(after.cities[before.player].skyscrapers)}


def _medal_taken(_e: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    holder = int(str(before.medal))
    built, held = (count(after.cities[seat].skyscrapers) for seat in (before.player, holder))
    assert built > held
    assert after.medal == before.player
    return {"holder": Player(holder), "built": built, "held": held}


def _medal_kept(_e: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    holder = int(str(before.medal))
    built, held = (count(after.cities[seat].skyscrapers) for seat in (before.player, holder))
    assert built <= held
    assert after.medal == holder
    return {"holder": Player(holder), "built": built, "held": held}


def _full_city_ignored(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    assert all(after.cities[before.player].cards)
    assert action.card in ("value_four", "depot")
    assert not before.options.bonus_card_can_end_game
    return {}


def _turn_passed(event: Event, before: State, _a: Action, after: State) -> dict[str, Any]:
    assert event.player == after.player == (before.player + 1) % before.players
    return {"turn": before.turn + 1}


def _game_ended(_e: Event, before: State, action: Action, after: State) -> dict[str, Any]:
    if after.tokens == 0:
        return {"reason": "last_foundation", "lost": 0}
    if all(after.cities[before.player].cards):
        lost = Counter(before.hand) - Counter([action.card] if action.name == "place" else [])
        return {"reason": "city_full", "lost": sum(lost.values())}
    return {"reason": "nothing_to_take", "lost": 0}


def _skyscrapers_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    built = count(after.cities[event.player or 0].skyscrapers)
    return {"item": "skyscrapers", "points": Points(2 * built), "count": built}


def _medal_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    built = count(after.cities[event.player or 0].skyscrapers)
    return {"item": "medal", "points": Points(2 * (after.medal == event.player)), "count": built}


def _victory_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    held = after.victories[event.player or 0]
    return {"item": "victory", "points": Points(3 * held), "count": held}


def _completion_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    row = str(event.args["item"]).removeprefix("completion_")
    first = after.completed[ROWS.index(row)] == event.player
    return {"item": f"completion_{row}", "points": Points(2 * first), "district": District(row)}


def naive_order(state: State, contest: str) -> list[int]:
    """Return the seats in the order of the whole key, written out in full. Rules: V1 to V8."""
    empty, by_total = state.options.empty_space_value, state.options.tie_next_row == "total"

    def key(seat: int) -> list[int]:
        city, seat_key = state.cities[seat], -((seat - state.player) % state.players)
        if contest == "tram":
            columns = [sum(has(city.lit, 5 * row + space) for row in range(5)) for space in range(5)]
            return [count(city.lit), *columns, seat_key]
        start = ROWS.index(contest)
        numbers = [row_total(state, seat, contest)]
        for step in range(5):
            row = (start + step) % 5
            numbers += [row_total(state, seat, ROWS[row])] if step and by_total else []
            cells = range(5 * row, 5 * row + 5)
            numbers += [value(city, state.deck, cell) if city.cards[cell] else empty for cell in cells]
        return [*numbers, seat_key]

    return sorted(range(state.players), key=key, reverse=True)


def _contest(event: Event, state: State, contest: str, table: dict[int, tuple[int, ...]]) -> dict[str, Any]:
    seat = int(str(event.player))
    total = count(state.cities[seat].lit) if contest == "tram" else row_total(state, seat, contest)
    rank = 1 + naive_order(state, contest).index(seat)
    token = table[state.players][rank - 1]
    withheld = state.options.advantage_needs_positive and total == 0 and token > 0
    points = Points(0 if withheld else token)
    return {"points": points, "total": total, "rank": rank, "withheld": int(withheld)}


def _district_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    row = str(event.args["item"]).removeprefix("district_")
    table = {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 0, -2)}
    return {"item": f"district_{row}", "district": District(row), **_contest(event, after, row, table)}


def _tram_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    table = {2: (5, 0), 3: (5, 2, 0), 4: (5, 2, 0, -2)}
    return {"item": "tram", **_contest(event, after, "tram", table)}


def _tie_broken(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    contest, args = str(event.args["contest"]), event.args
    order = naive_order(after, contest)
    ahead, behind = int(str(event.player)), args["behind"]
    assert isinstance(behind, Player)
    assert order.index(behind.seat) == order.index(ahead) + 1
    trail: Any = args["trail"]
    for number, step in enumerate(trail, start=1):
        pair = [_measured(after, seat, step) for seat in (ahead, behind.seat)]
        assert [step["ahead"], step["behind"]] == pair
        assert (pair[0] > pair[1]) == (number == len(trail) and args["decided"] != "seat")
    totals = [
        count(after.cities[s].lit) if contest == "tram" else row_total(after, s, contest)
        for s in (ahead, behind.seat)
    ]
    assert totals[0] == totals[1]
    district = {} if contest == "tram" else {"district": District(contest)}
    said = {
        "contest": contest,
        **district,
        "behind": behind,
        "total": totals[0],
        "ender": Player(after.player),
    }
    return {**said, "decided": args["decided"], "trail": trail}


def _measured(state: State, seat: int, step: dict[str, Any]) -> int:
    city = state.cities[seat]
    if step["what"] == "column":
        return sum(has(city.lit, 5 * row + step["space"] - 1) for row in range(5))
    row = step["row"].row
    if step["what"] == "total":
        return row_total(state, seat, row)
    cell = 5 * ROWS.index(row) + step["space"] - 1
    return value(city, state.deck, cell) if city.cards[cell] else state.options.empty_space_value


def _total_scored(event: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    seat = int(str(event.player))
    return {"total": Points(_points(after)[seat]), "place": _places(after)[seat]}


def _points(state: State) -> list[int]:
    found: Counter[int] = Counter()
    for event in score_now(state):
        found[int(str(event.player))] += event.half_points
    return [found[seat] for seat in range(state.players)]


def _places(state: State) -> list[int]:
    keys = list(zip(_points(state), [count(city.lit) for city in state.cities], strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]


def _game_won(_e: Event, _b: State, _a: Action, after: State) -> dict[str, Any]:
    points, places = _points(after), _places(after)
    first = [seat for seat in range(after.players) if points[seat] == max(points)]
    winners = [seat for seat in range(after.players) if places[seat] == 1]
    return {
        "winners": tuple({"player": Player(seat)} for seat in winners),
        "total": Points(max(points)),
        "shared": len(winners),
        "tied": len(first),
        "markers": tuple(
            {"player": Player(seat), "markers": count(after.cities[seat].lit)} for seat in first
        ),
    }
