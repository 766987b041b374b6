"""Play a game between bots and record it."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from sfgame.bots import BOTS
from sfgame.core import play as core
from sfgame.core.errors import SfgameError
from sfgame.games import GAMES
from sfgame.games.san_francisco import actions
from sfgame.games.san_francisco.components import Deck, read_deck, standard_deck
from sfgame.games.san_francisco.options import Options
from sfgame.games.san_francisco.rules.setup import setup
from sfgame.records.header import LARGEST_SEED, Header, Seat
from sfgame.records.record import Record, finished

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from sfgame.games.san_francisco.actions import Action
    from sfgame.games.san_francisco.state import State

NEW_SEEDS = 2**31


class PlayError(SfgameError):
    """A game that cannot be played as asked."""


def play(
    players: Sequence[str] | Mapping[str, str],
    *,
    seed: int | None = None,
    options: Mapping[str, object] | Options | None = None,
    deck: str | Path | Deck | None = None,
    note: str = "",
) -> Record:
    """Let bots play a game and return its record.

    Parameters
    ----------
    players
        The bots by seat, or the names of the players with their bots: `{"Anna": "greedy", "Ben": "random"}`.
    seed
        The same seed gives the same game; without one, a new seed is chosen and recorded.
    options
        House rules that differ from the default: `{"tie_next_row": "total"}`.
    deck
        A CSV file or a deck instead of the reconstruction in the package.
    note
        A line about the game, kept in the record.
    """
    seats = _seats(players)
    seed = SystemRandom().randrange(NEW_SEEDS) if seed is None else seed
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise PlayError(f"a seed is a whole number from 0 to {LARGEST_SEED}, got {seed!r}")
    used = deck if isinstance(deck, Deck) else standard_deck() if deck is None else read_deck(deck)
    if used.digest == standard_deck().digest:
        used = standard_deck()
    house = Options.of(options)
    state = setup(len(seats), seed=seed, deck=used, options=house)
    chance = Random(f"sfgame bots {seed}")
    chosen = core.play(GAMES["san_francisco"], state, [BOTS[seat.kind] for seat in seats], chance)
    today = datetime.now(tz=UTC).date().isoformat()
    header = Header("", seats, used, seed=seed, options=house, date=today, note=note)
    return finished(header, named_draws(chosen, state))


def named_draws(chosen: Sequence[Action], end: State) -> list[Action]:
    """Return the actions of a closed game with every draw naming the card that it turned up."""
    drawn = iter(end.pile)
    return [actions.draw(next(drawn)) if action is actions.DRAW else action for action in chosen]


def _seats(players: Sequence[str] | Mapping[str, str]) -> tuple[Seat, ...]:
    named = list(players.items()) if hasattr(players, "items") else _numbered(players)
    for _, bot in named:
        if bot not in BOTS:
            raise PlayError(f"there is no bot `{bot}`; there are {', '.join(BOTS)}")
    return tuple(Seat(name, bot) for name, bot in named)


def _numbered(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Return bots with names of their own: greedy, greedy 2."""
    before = [bots[:seat].count(bot) for seat, bot in enumerate(bots)]
    return [(f"{bot} {count + 1}" if count else bot, bot) for bot, count in zip(bots, before, strict=True)]
