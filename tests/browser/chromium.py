"""Which Chromium the tests use: one that is named, one on PATH, Playwright's own, or one it can still fetch."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import Error

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMED = "SFGAME_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge")
ARGUMENTS = [
    "--no-sandbox",  # Chromium refuses to start as root with it
    "--disable-gpu",
    "--disable-background-networking",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
INSTALL = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
PATIENCE = 120
"""Seconds that fetching a browser may take."""


class NoBrowser(Exception):  # noqa: N818  (it is a fact about the machine, not a mistake)
    """There is no Chromium here; the message says what was tried."""


def on_this_machine() -> str | None:
    """Return the path of a Chromium that is named in the environment or found on PATH."""
    return os.environ.get(NAMED) or next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start a Chromium that knows no host but this machine."""
    found = on_this_machine()
    try:
        return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
    except Error as error:
        if found:
            raise NoBrowser(f"{found} does not start: {first_line(error)}") from error
    failure = fetch()
    try:
        return playwright.chromium.launch(args=ARGUMENTS)
    except Error as error:
        raise NoBrowser(
            f"no Chromium: {NAMED} is not set, none of {', '.join(NAMES)} is on PATH, "
            f"and Playwright's own does not start ({failure or first_line(error)})"
        ) from error


def fetch() -> str:
    """Let Playwright fetch its own Chromium; return why it could not, or nothing."""
    try:
        done = subprocess.run(INSTALL, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return f"`playwright install chromium` took more than {PATIENCE} s"
    return "" if done.returncode == 0 else "`playwright install chromium` failed"


def first_line(error: Error) -> str:
    return error.message.strip().splitlines()[0]
