"""The README is true: its six lines run, its picture is what the command prints, its commands exist."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sfgame.games.san_francisco.options import CHOICES

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    """Return the code block of a language that contains a text."""
    found = [
        text for text in re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL) if containing in text
    ]
    assert len(found) == 1
    return str(found[0])


def test_the_six_lines_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block("python", "import sfgame"), "README.md", "exec"), {})  # noqa: S102
    printed = capsys.readouterr().out
    assert printed.startswith("sfgame 1\n")
    assert (tmp_path / "game.parquet").is_file()


def test_a_game_from_a_real_table_can_be_entered(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, object] = {}
    exec(compile(block("python", "from sfgame.records import Header"), "README.md", "exec"), found)  # noqa: S102
    refusal = capsys.readouterr().out.strip()
    assert f"`{refusal}`" in README
    assert len(found["record"].actions) == 3  # type: ignore[attr-defined]


def test_every_house_rule_is_listed() -> None:
    assert all(
        f"| `{name}` | `{values[0]!r}` |".replace("'", '"') in README for name, values in CHOICES.items()
    )


def test_the_picture_is_what_the_command_prints() -> None:
    command, *picture = block("text", "$ sfgame show").splitlines()
    words = shlex.split(command.removeprefix("$ sfgame"))
    done = subprocess.run(
        [sys.executable, "-m", "sfgame.cli", *words], capture_output=True, text=True, check=True, cwd=ROOT
    )
    printed = iter(done.stdout.splitlines())
    for line in picture:
        assert line in printed


def test_both_front_doors_are_there() -> None:
    assert "pip install . && sfgame" in README
    assert 'pip install ".[test]" && pytest' in README
    for folder in ("notebooks", "replays", "tests", "sfgame"):
        assert (ROOT / folder).is_dir()


def test_no_lock_file_and_no_registry_is_named() -> None:
    assert not (ROOT / "uv.lock").exists()
    assert "uv.lock" in (ROOT / ".gitignore").read_text(encoding="utf-8")
