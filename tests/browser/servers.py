"""Notebook servers for the tests: on this machine only, in a folder of their own, always stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).parent.parent.parent
TOKEN = "tests"  # noqa: S105  (for a server that lives a minute on this machine)
SERVER = (
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.open_browser=False",
    "--ServerApp.port_retries=0",
    "--ServerApp.allow_root=True",
    "--ServerApp.shutdown_no_activity_timeout=600",
    f"--IdentityProvider.token={TOKEN}",
)
EXPOSED = {"jupyterlab": "LabApp", "notebook": "JupyterNotebookApp"}
QUIET = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/extensionmanager-extension:plugin": {"enabled": False},
    "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True},
}
"""JupyterLab asks nobody for news, and saves what widgets show."""
OUR_FAULT = re.compile("blob:|sfg|[Ww]idget")
"""What a complaint on a host's page says if it is about the viewer: its module is loaded from a blob."""


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook with these cells."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])  # type: ignore[no-untyped-call]
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(home: Path) -> dict[str, str]:
    """Return an environment in which nothing of the user's own settings is read or written."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    ours = {
        "HOME": home,
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "IPYTHONDIR": home / "ipython",
        "XDG_CONFIG_HOME": home / "xdg",
        "XDG_STATE_HOME": home / "xdg",
        "XDG_CACHE_HOME": home / "xdg",
    }
    return {**kept, **{name: str(path) for name, path in ours.items()}, "PYDEVD_DISABLE_FILE_VALIDATION": "1"}


@contextmanager
def serving(command: Sequence[str], folder: Path, port: int, ready: str) -> Iterator[str]:
    """Run a server until the block ends; yield its address once `ready` answers there."""
    home = folder.parent / f"{folder.name}-home"
    home.mkdir(exist_ok=True)
    log = home / "log"
    with log.open("w", encoding="utf-8") as written:
        server = subprocess.Popen(
            command, cwd=folder, env=environment(home), stdout=written, stderr=written, start_new_session=True
        )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address + ready, server, log)
        yield address
    finally:
        stop(server)


def stop(server: subprocess.Popen[bytes]) -> None:
    """Stop a server, which ends its kernels, and whatever is left of its process group."""
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
    with suppress(ProcessLookupError, AttributeError):  # there may be none left, and Windows has no groups
        os.killpg(server.pid, signal.SIGKILL)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        assert server.poll() is None, f"the server has stopped: {log.read_text(encoding='utf-8')[-2000:]}"
        try:
            with urllib.request.urlopen(url, timeout=10) as page:  # noqa: S310
                page.read()
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer: {log.read_text(encoding='utf-8')[-2000:]}")


def jupyter(app: str, folder: Path) -> tuple[list[str], int]:
    """Return the command of a Jupyter server for a folder, with the news off, and its port."""
    settings = folder.parent / f"{folder.name}-settings"
    settings.mkdir(exist_ok=True)
    (settings / "overrides.json").write_text(json.dumps(QUIET), encoding="utf-8")
    port = free_port()
    exposed = f"--{EXPOSED[app]}.expose_app_in_browser=True"
    command = [
        sys.executable,
        "-m",
        app,
        *SERVER,
        exposed,
        f"--ServerApp.port={port}",
        f"--ServerApp.root_dir={folder}",
    ]
    return [*command, f"--LabServerApp.app_settings_dir={settings}"], port


@contextmanager
def jupyter_server(app: str, folder: Path) -> Iterator[str]:
    """Run `jupyterlab` or `notebook` in a folder."""
    command, port = jupyter(app, folder)
    with serving(command, folder, port, f"/api/status?token={TOKEN}") as address:
        yield address


def stopped_kernels(address: str) -> None:
    """End all kernels of a Jupyter server."""
    with urllib.request.urlopen(f"{address}/api/sessions?token={TOKEN}") as page:  # noqa: S310
        sessions = json.load(page)
    for session in sessions:
        url = f"{address}/api/sessions/{session['id']}?token={TOKEN}"
        with urllib.request.urlopen(urllib.request.Request(url, method="DELETE")):  # noqa: S310
            pass
