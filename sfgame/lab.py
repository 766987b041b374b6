"""The main job: JupyterLab, opened at the first notebook, in a folder that belongs to the user."""

from __future__ import annotations

import hashlib
import json
import os
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sfgame.core.errors import SfgameError

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST_NOTEBOOK = Path("notebooks") / "00_start_here.ipynb"
FOLDERS = ("notebooks", "replays")
SETTINGS = Path(str(files("sfgame"))) / "lab_settings"
"""What JupyterLab would ask a newcomer first is answered here: no news, no update check."""
COPIED = ".sfgame-copied.json"
"""Remembers what was copied, so that a new version replaces only files the user has not touched."""


class Copied(NamedTuple):
    """What came of copying: the folder, and the files in which the user's own edits were kept."""

    folder: Path
    kept: list[str]


def shipped() -> Path:
    """Return where the notebooks and replays are: inside the installed package, or in a checkout beside it."""
    package = Path(str(files("sfgame")))
    inside = package / "shipped"
    return inside if inside.is_dir() else package.parent


def workspace(folder: Path | None) -> Copied:
    """Return the folder to work in: this one if it has the notebooks, else a copy of them in the user's."""
    if folder is None and FIRST_NOTEBOOK.is_file():
        return Copied(Path.cwd(), [])
    return copy_to(folder or Path.home() / "sfgame")


def copy_to(folder: Path) -> Copied:
    """Copy the notebooks and replays; a file the user has edited stays as it is."""
    memory = folder / COPIED
    try:
        known = _remembered(memory)
        kept = []
        for source, name in _files():
            target, content = folder / name, source.read_bytes()
            if target.exists() and _hash(target.read_bytes()) not in (known.get(name), _hash(content)):
                kept.append(name)
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            known[name] = _hash(content)
        memory.write_text(json.dumps(known, indent=1), encoding="utf-8")
    except OSError as error:
        raise SfgameError(
            f"{folder}: the notebooks cannot be copied there ({error}); choose another --folder"
        ) from error
    return Copied(folder, kept)


def _remembered(memory: Path) -> dict[str, str]:
    try:
        known = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(value) for name, value in known.items()} if isinstance(known, dict) else {}


def _files() -> Iterator[tuple[Path, str]]:
    root = shipped()
    for name in FOLDERS:
        for path in sorted((root / name).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and not any(part.startswith((".", "__")) for part in inside.parts):
                yield path, inside.as_posix()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def lab_arguments(folder: Path, *, browser: bool, port: int | None) -> list[str]:
    """Return how JupyterLab is started: on this machine only, at the first notebook, asking nobody for news."""
    arguments = [
        f"--LabApp.app_settings_dir={SETTINGS}",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        f"--ServerApp.root_dir={folder}",
        "--ServerApp.ip=127.0.0.1",
        f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK.as_posix()}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--ServerApp.allow_root=True")
    if not browser:
        arguments.append("--ServerApp.open_browser=False")
    if port is not None:
        arguments += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    return arguments


def start_lab(folder: Path, *, browser: bool, port: int | None) -> None:
    """Run JupyterLab until it is stopped."""
    from jupyterlab.labapp import LabApp  # noqa: PLC0415  (it takes a second to load)

    LabApp.launch_instance(lab_arguments(folder, browser=browser, port=port))
