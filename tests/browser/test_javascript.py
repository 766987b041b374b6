"""The player's code is type-checked, formatted, linted and unit-tested by deno, with the network off."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import deno  # type: ignore[import-untyped]
import pytest

ROOT = Path(__file__).parent.parent.parent
WIDGETS = ROOT / "sfgame" / "widgets"
TESTS = ROOT / "tests" / "js"
PLAYER, MOUNT = WIDGETS / "player.mjs", WIDGETS / "mount.mjs"
"""`mount.mjs` is no module of its own: it is read after the player, and is type-checked there."""
NO_NETWORK = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
OFFLINE = ["--no-remote", "--no-npm"]


def run_deno(folder: Path, command: list[str], *targets: Path) -> None:
    """Run deno with a cache of its own, so that nothing fetched before helps."""
    done = subprocess.run(
        [deno.find_deno_bin(), *command, f"--config={TESTS / 'deno.json'}", *map(str, targets)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={
            **os.environ,
            **NO_NETWORK,
            "DENO_DIR": str(folder),
            "DENO_NO_UPDATE_CHECK": "1",
            "NO_COLOR": "1",
        },
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def unit_tests() -> list[Path]:
    found = sorted(path for path in TESTS.rglob("*") if path.suffix in (".mjs", ".js", ".ts"))
    assert found, "the player has unit tests"
    return found


def test_the_types_hold(tmp_path: Path) -> None:
    run_deno(tmp_path, ["check", *OFFLINE], PLAYER, *unit_tests())


def test_the_start_of_a_page_fits_the_player(tmp_path: Path) -> None:
    page = tmp_path / "page.mjs"
    page.write_text(PLAYER.read_text(encoding="utf-8") + MOUNT.read_text(encoding="utf-8"), encoding="utf-8")
    run_deno(tmp_path / "cache", ["check", *OFFLINE], page)


@pytest.mark.parametrize("command", [["fmt", "--check"], ["lint"]], ids=["formatted", "linted"])
def test_it_is(tmp_path: Path, command: list[str]) -> None:
    run_deno(tmp_path, command, PLAYER, MOUNT, *unit_tests())


def test_its_parts_do_what_they_say(tmp_path: Path) -> None:
    run_deno(tmp_path, ["test", *OFFLINE, f"--allow-read={ROOT}"], *unit_tests())
