"""How fast and how small the viewer is, in a page beside a chess viewer from npm, and in JupyterLab.

A step is a key pressed; its time runs to the first change of the page, and to the painted frame. A frame comes 60 times
a second, so that of 100 keys pressed at any time 5 wait 16 ms for it, whatever the viewer does: the painted frame is
only compared. The first paint of a page counts from its address, of the widget from the arrival of the cell's result.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sfgame.bench.browser import compare
from sfgame.bench.engine import seconds_per_step
from sfgame.bench.lab import in_lab
from sfgame.bench.pages import chess_page, own_page
from sfgame.bench.rows import Figure, NotMeasured, at_most, rows_of
from sfgame.frames import frames
from sfgame.records import Record, play
from sfgame.widgets import assets, export

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sfgame.bench.rows import Row

KILO = 1000
GAMES = 9
LAB_ROUNDS = 3
OURS = {
    "paint": Figure("first paint of a page", "ms", 300),
    "dom": Figure("step in a page, p95, to the changed page", "ms", 16),
    "painted": Figure("step in a page, p95, to the painted frame", "ms"),
}
THEIRS = {
    "paint": Figure("chess viewer, first paint of a page", "ms"),
    "dom": Figure("chess viewer, step, p95, to the changed page", "ms"),
    "painted": Figure("chess viewer, step, p95, to the painted frame", "ms"),
}
RATIOS = {
    "paint": Figure("first paint ÷ chess viewer", "×", 1),
    "dom": Figure("step to the changed page ÷ chess viewer", "×", 1),
    "painted": Figure("step to the painted frame ÷ chess viewer", "×", 1),
}
LAB = {
    "paint": Figure("first paint in JupyterLab after the cell ran", "ms", 300),
    "again": Figure("first paint in JupyterLab, the cell run again", "ms", 300),
    "dom": Figure("step in JupyterLab, p95, to the changed page", "ms", 16),
    "painted": Figure("step in JupyterLab, p95, to the painted frame", "ms"),
    "messages": Figure("messages to the kernel while stepping", "", 0),
}


def weight(record: Record) -> int:
    """Return how many bytes the frames of a record are as JSON, in one language."""
    return len(json.dumps(frames(record), ensure_ascii=False, separators=(",", ":")).encode())


def games_for_four() -> dict[str, Record]:
    """Return the middle one and the last of some games for four, by the weight of their frames."""
    games = sorted((play(["greedy"] * 4, seed=seed) for seed in range(GAMES)), key=weight)
    return {"a game for 4": games[GAMES // 2], f"the heaviest of {GAMES}": games[-1]}


def frames_rows(games: Mapping[str, Record], rounds: int) -> Iterator[Row]:
    """Time the frames of whole games in one language, and weigh them."""
    for name, record in games.items():

        def collect(record: Record = record) -> int:
            fresh = Record(record.header, record.actions)
            fresh.__dict__["states"] = record.states
            return min(1, len(frames(fresh)))

        took = seconds_per_step({"frames": collect}, rounds)["frames"]
        yield at_most(f"frames of {name}", 1e3 * took, 250, "ms")
        yield at_most(f"frames of {name} as JSON", weight(record) / KILO, 250, "KB")


def weight_rows(record: Record, folder: Path) -> Iterator[Row]:
    """Weigh what travels: the code, the style, and a page in all languages."""
    yield at_most("code of the viewer", len(assets.code().encode()) / KILO, 60, "KB")
    yield at_most("style of the viewer", len(assets.style().encode()) / KILO, 20, "KB")
    page = export(record, folder / "weighed.html")
    yield at_most("page of a game for 4", page.stat().st_size / KILO, 250, "KB")


def page_rows(record: Record, folder: Path, rounds: int) -> Iterator[Row]:
    """Compare our page with the chess viewer's; ours is measured even if theirs is not here."""
    pages, took, reason = {"ours": own_page(record, folder)}, {}, ""
    try:
        pages["theirs"] = chess_page(folder)
    except NotMeasured as error:
        reason = str(error)
    try:
        took = compare(pages, rounds)
    except NotMeasured as error:
        reason = str(error)
    ours, theirs = took.get("ours", {}), took.get("theirs", {})
    yield from rows_of(OURS, ours, reason)
    yield from rows_of(THEIRS, theirs, reason)
    yield from rows_of(RATIOS, {key: ours[key] / theirs[key] for key in theirs}, reason)


def lab_rows(record: Record, folder: Path) -> Iterator[Row]:
    """Measure the widget in a real JupyterLab."""
    try:
        yield from rows_of(LAB, in_lab(record, folder, LAB_ROUNDS), "")
    except NotMeasured as error:
        yield from rows_of(LAB, {}, str(error))


def viewer_rows(rounds: int, folder: Path) -> Iterator[Row]:
    """Measure the viewer, with a game for four of middle weight."""
    games = games_for_four()
    record = games["a game for 4"]
    yield from frames_rows(games, rounds)
    yield from weight_rows(record, folder)
    yield from page_rows(record, folder, rounds)
    yield from lab_rows(record, folder)
