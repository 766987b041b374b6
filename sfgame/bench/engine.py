"""How fast the rules, the records and the explanations are, beside python-chess and catanatron.

Choosing at random is no part of an engine, so sfgame and python-chess choose in the cheapest way there is, by the
remainder of random bits; catanatron's RandomPlayer chooses in its own. Each side's best round counts.
"""

from __future__ import annotations

import gc
import io
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from sfgame.bench.rows import Row, at_least, at_most
from sfgame.core.errors import SfgameError
from sfgame.games.san_francisco import advance, apply, legal_actions, setup
from sfgame.records import Record, load, play, save
from sfgame.records.log import MoveLog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

GAMES = 1000
PLIES = 80


def seconds_per_step(sides: dict[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """Let the sides take turns; return each side's best time for one of the steps it counts."""
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(rounds):
        for name, side in sides.items():
            gc.collect()
            gc.disable()
            begin = perf_counter()
            steps = side()
            best[name] = min(best[name], (perf_counter() - begin) / steps)
            gc.enable()
    return best


def random_play(players: int = 2) -> int:
    """Play random games in place and return the number of decisions."""
    bits, decisions = Random(1).getrandbits, 0
    for seed in range(GAMES):
        state = setup(players, seed=seed)
        while state.pending != "over":
            menu = legal_actions(state)
            advance(state, menu[bits(16) % len(menu)])
            decisions += 1
    return decisions


def random_play_pure() -> int:
    """Play random games through the pure `apply`, every old state staying valid."""
    bits, decisions = Random(1).getrandbits, 0
    for seed in range(GAMES):
        state = setup(2, seed=seed)
        while state.pending != "over":
            menu = legal_actions(state)
            state = apply(state, menu[bits(16) % len(menu)])
            decisions += 1
    return decisions


def random_play_recorded() -> int:
    """Play random games in place and record them as one `moves` table."""
    bits, log = Random(1).getrandbits, MoveLog()
    actions, turns = log.actions, log.turns
    for seed in range(GAMES):
        state = setup(2, seed=seed)
        while state.pending != "over":
            menu = legal_actions(state)
            action = menu[bits(16) % len(menu)]
            actions.append(action)
            turns.append(state.turn)
            advance(state, action)
        log.end_game(str(seed), state)
    return log.moves().height


def chess_play() -> int:
    """Play random games of chess with python-chess."""
    import chess  # noqa: PLC0415

    bits, moves = Random(1).getrandbits, 0
    for _ in range(20):
        board = chess.Board()
        for _ in range(PLIES):
            menu = list(board.legal_moves)
            if not menu:
                break
            board.push(menu[bits(16) % len(menu)])
            moves += 1
    return moves


def catan_play(players: int = 2) -> int:
    """Play random games of Catan with catanatron; many, because a seed gives other games in every process."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    moves = 0
    for seed in range(24):
        game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
        game.play()
        moves += len(game.state.actions)
    return moves


def chess_game() -> str:
    """Return one random chess game of 80 plies as PGN."""
    import chess.pgn  # noqa: PLC0415

    choose, board = Random(3).choice, chess.Board()
    while len(board.move_stack) < PLIES:
        board.push(choose(list(board.legal_moves)))
    return str(chess.pgn.Game.from_board(board))


def read_pgn(pgn: str) -> int:
    """Read a chess game and have the board at every move."""
    import chess.pgn  # noqa: PLC0415

    game = chess.pgn.read_game(io.StringIO(pgn))
    assert game is not None  # noqa: S101  (we wrote it)
    board = game.board()
    boards = []
    for move in game.mainline_moves():
        board.push(move)
        boards.append(board.copy(stack=False))
    return len(boards)


def speed_rows(rounds: int) -> Iterator[Row]:
    """Compare playing speed with python-chess and catanatron, player for player."""
    sides: dict[str, Callable[[], int]] = {
        "place": random_play,
        "pure": random_play_pure,
        "recorded": random_play_recorded,
        "chess": chess_play,
        "catan": catan_play,
        "place 4": lambda: random_play(4),
        "catan 4": lambda: catan_play(4),
    }
    took = seconds_per_step(sides, rounds)
    yield Row("random play in place, decisions", round(1e-3 / took["place"], 1), "k/s", "", met=True)
    yield at_least("in place ÷ python-chess", took["chess"] / took["place"], 25)
    yield at_least("in place ÷ catanatron, 2 players", took["catan"] / took["place"], 20)
    yield at_least("in place ÷ catanatron, 4 players", took["catan 4"] / took["place 4"], 20)
    yield at_least("pure apply ÷ python-chess", took["chess"] / took["pure"], 12)
    yield at_most("recording on top of play", 100 * (took["recorded"] / took["place"] - 1), 15, "%")


def copy_row(rounds: int) -> Row:
    """Time the copy of a state in the middle of a game."""
    state = play(["random", "random"], seed=1).states[60]

    def copies() -> int:
        for _ in range(10_000):
            state.copy()
        return 10_000

    return at_most("copy of a state", 1e6 * seconds_per_step({"copy": copies}, rounds)["copy"], 2, "µs")


def reading_row(folder: Path, rounds: int) -> Row:
    """Compare reading records, with all their states, to reading a PGN with all its boards."""
    paths, pgn = [folder / f"{seed}.parquet" for seed in range(10)], chess_game()
    for seed, path in enumerate(paths):
        play(["random", "random"], seed=seed).save(path)

    def read_ours() -> int:
        return sum(len(load(path).states) - 1 for path in paths)

    took = seconds_per_step({"ours": read_ours, "pgn": lambda: read_pgn(pgn)}, 5 * rounds)
    return at_most("reading a record ÷ PGN, per ply", took["ours"] / took["pgn"], 1, "×")


def size_row(folder: Path, games: int) -> Row:
    """Write many games into one file and return the bytes a game takes."""
    path = folder / "games.parquet"
    save([play(["random", "random"], seed=seed) for seed in range(games)], path)
    return at_most(f"bytes a game in a file of {games}", path.stat().st_size / games, 250, "B")


def explaining_row(rounds: int) -> Row:
    """Time all events of a whole game with their sentences in one language."""
    recorded = play(["greedy", "greedy"], seed=1)

    def explain() -> int:
        record = Record(recorded.header, recorded.actions)
        record.__dict__["states"] = recorded.states
        return min(1, record.events.height)

    return at_most(
        "explaining a whole game", 1e3 * seconds_per_step({"explain": explain}, rounds)["explain"], 50, "ms"
    )


def engine_rows(rounds: int, games: int, folder: Path) -> Iterator[Row]:
    """Measure everything that needs no browser and no viewer."""
    try:
        yield from speed_rows(rounds)
    except ImportError as error:
        raise SfgameError(
            f'the benchmark needs the extra `bench`: pip install ".[bench]" ({error})'
        ) from error
    yield copy_row(rounds)
    yield reading_row(folder, rounds)
    yield size_row(folder, games)
    yield explaining_row(rounds)
