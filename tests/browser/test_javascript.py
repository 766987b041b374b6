"""The player's code is type-checked, formatted, linted and unit-tested by deno, with the network off."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import deno  # type: ignore[import-untyped]
import pytest

ROOT = Path(__file__).parent.parent.parent
PLAYER = ROOT / "sfgame" / "widgets" / "player.mjs"
TESTS = ROOT / "tests" / "js"
SETTINGS = TESTS / "deno.json"
OFFLINE = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "NO_COLOR": "1"}
CHECKS = {
    "its types hold": ["check", "--no-remote", "--no-npm"],
    "it is formatted": ["fmt", "--check"],
    "it is clean": ["lint"],
    "its parts do what they say": ["test", "--no-remote", "--no-npm", f"--allow-read={ROOT}"],
}


@pytest.mark.parametrize("command", CHECKS.values(), ids=CHECKS)
def test_of_the_player(command: list[str], tmp_path: Path) -> None:
    sources = sorted(map(str, TESTS.rglob("*.mjs")))
    assert sources
    targets = [str(TESTS)] if command[0] == "test" else [str(PLAYER), *sources]
    done = subprocess.run(
        [deno.find_deno_bin(), *command, f"--config={SETTINGS}", *targets],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **OFFLINE, "DENO_DIR": str(tmp_path), "DENO_NO_UPDATE_CHECK": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
