"""Start `sfgame` from an installed wheel, outside the checkout, and see that it serves the first notebook."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

TOKEN = "ci"  # noqa: S105  (for a server that lives a few seconds on this machine)


def main(work: Path) -> None:
    """Start the server with a home of its own, ask for the notebooks, stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).parent / "sfgame"), "--no-browser", "--port", str(port)]
    home = work / "home"
    home.mkdir()
    environment = {**os.environ, "HOME": str(home), "JUPYTER_TOKEN": TOKEN}
    server = subprocess.Popen(command, cwd=home, env=environment)  # noqa: S603
    try:
        names = notebooks(f"http://127.0.0.1:{port}/api/contents/notebooks?token={TOKEN}", server)
        assert "00_start_here.ipynb" in names, names  # noqa: S101
        assert list((home / "sfgame" / "replays").glob("*.sfg"))  # noqa: S101
    finally:
        server.terminate()
        server.wait(timeout=30)


def notebooks(url: str, server: subprocess.Popen[bytes]) -> list[str]:
    """Return the notebooks the server lists, as soon as it answers."""
    for _ in range(240):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=10) as page:  # noqa: S310
                return [entry["name"] for entry in json.load(page)["content"]]
        except OSError:
            time.sleep(0.25)
    raise SystemExit("sfgame does not answer")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
