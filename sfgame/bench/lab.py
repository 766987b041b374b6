"""The widget in a real JupyterLab of its own: on this machine only, in a folder that is thrown away."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from sfgame.bench.browser import Took, chromium, tab, walk
from sfgame.bench.pages import STEPS
from sfgame.bench.rows import NotMeasured

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page as Tab

    from sfgame.records import Record

PATIENCE = 60
"""Seconds that JupyterLab may take to start."""
TOKEN = "bench"  # noqa: S105  (for a server that lives a minute on this machine)
VIEWER, BOARD = ".sfg-viewer[data-ply]", ".sfg-cell"
CELLS = ('import sfgame\nrecord = sfgame.load("game.sfg")', "sfgame.watch(record, ply={ply})")
QUIET = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/extensionmanager-extension:plugin": {"enabled": False},
}
"""JupyterLab asks nobody for news."""


def in_lab(record: Record, folder: Path, rounds: int) -> dict[str, float]:
    """Return what the widget takes in a new tab of JupyterLab, and when its cell is run again there."""
    first, again, messages = Took(), [], 0
    with chromium() as browser, lab(record, folder / "lab") as address:
        for _ in range(rounds):
            with tab(browser) as opened:
                open_notebook(opened, address)
                first.paints.append(run_cells(opened))
                again.append(run_cells(opened))
                steps, sent = walk(opened, VIEWER)
            first.walks.append(steps)
            messages += sent
    return {**first.summary(), "again": median(again), "messages": messages}


def open_notebook(opened: Tab, address: str) -> None:
    """Open the notebook and wait for its kernel."""
    opened.goto(f"{address}/lab/tree/game.ipynb?token={TOKEN}&reset")
    opened.evaluate("() => sfgameBench.kernelReady()")


def run_cells(opened: Tab) -> float:
    """Run the notebook; return how long after the result of its last cell the board is painted."""
    return float(opened.evaluate("(where) => sfgameBench.runCells(...where)", [VIEWER, BOARD]))


@contextmanager
def lab(record: Record, folder: Path) -> Iterator[str]:
    """Run JupyterLab with a notebook that shows a record, until the block ends; yield its address."""
    folder.mkdir()
    record.save(folder / "game.sfg")
    _write_notebook(folder / "game.ipynb", len(record.actions) - STEPS)
    (folder / "overrides.json").write_text(json.dumps(QUIET), encoding="utf-8")
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(  # noqa: S603  (JupyterLab, which sfgame needs anyway)
        _command(folder, port),
        cwd=folder,
        env=_environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait_for(f"{address}/api/status?token={TOKEN}", server)
        yield address
    finally:
        _stop(server)


def _command(folder: Path, port: int) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyterlab"),
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.open_browser=False",
        "--ServerApp.allow_root=True",
        f"--ServerApp.root_dir={folder}",
        f"--IdentityProvider.token={TOKEN}",
        f"--LabServerApp.app_settings_dir={folder}",
        "--LabApp.expose_app_in_browser=True",
    ]


def _environment(home: Path) -> dict[str, str]:
    """Return an environment without the user's own settings, in which a kernel finds this very sfgame."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    own = ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    here = str(Path(str(files("sfgame"))).parent)
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    return {**kept, **{name: str(home / f".{name.lower()}") for name in own}, "PYTHONPATH": path}


def _write_notebook(path: Path, ply: int) -> None:
    """Write a notebook whose last cell shows a viewer."""
    cells: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "metadata": {},
            "source": source.format(ply=ply),
            "outputs": [],
            "execution_count": None,
        }
        for number, source in enumerate(CELLS)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(whole), encoding="utf-8")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=10):  # noqa: S310  (our own server)
                return
        except OSError:
            time.sleep(0.1)
    raise NotMeasured("JupyterLab does not start")


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Stop the server and the kernels it started: they are one process group of ours."""
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
    try:
        os.killpg(server.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
