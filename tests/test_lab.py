"""`sfgame` without a command: JupyterLab at the first notebook, and the user's own copies of the files."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from sfgame import lab
from sfgame.core.errors import SfgameError

ROOT = Path(__file__).parent.parent


def test_the_notebooks_are_copied_where_the_user_can_see_them(tmp_path: Path) -> None:
    copied = lab.copy_to(tmp_path / "mine")
    assert copied.kept == []
    assert (tmp_path / "mine" / lab.FIRST_NOTEBOOK).is_file()
    assert list((tmp_path / "mine" / "replays").glob("*.sfg"))


def test_an_edited_notebook_is_never_overwritten(tmp_path: Path) -> None:
    lab.copy_to(tmp_path)
    mine = tmp_path / lab.FIRST_NOTEBOOK
    mine.write_text("edited", encoding="utf-8")
    assert lab.copy_to(tmp_path).kept == [lab.FIRST_NOTEBOOK.as_posix()]
    assert mine.read_text(encoding="utf-8") == "edited"


def test_a_file_of_the_users_own_is_never_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / lab.FIRST_NOTEBOOK
    mine.parent.mkdir()
    mine.write_text("my own notebook of that name", encoding="utf-8")
    assert lab.copy_to(tmp_path).kept == [lab.FIRST_NOTEBOOK.as_posix()]
    assert mine.read_text(encoding="utf-8") == "my own notebook of that name"


def test_an_untouched_notebook_follows_a_new_version(tmp_path: Path) -> None:
    lab.copy_to(tmp_path)
    name, mine = lab.FIRST_NOTEBOOK.as_posix(), tmp_path / lab.FIRST_NOTEBOOK
    shipped = mine.read_bytes()
    mine.write_text("an older version", encoding="utf-8")
    memory = tmp_path / lab.COPIED
    known = json.loads(memory.read_text(encoding="utf-8"))
    known[name] = lab._hash(b"an older version")
    memory.write_text(json.dumps(known), encoding="utf-8")
    assert lab.copy_to(tmp_path).kept == []
    assert mine.read_bytes() == shipped


def test_a_broken_memory_of_what_was_copied_loses_nothing(tmp_path: Path) -> None:
    lab.copy_to(tmp_path)
    (tmp_path / lab.FIRST_NOTEBOOK).write_text("edited", encoding="utf-8")
    (tmp_path / lab.COPIED).write_text("[broken", encoding="utf-8")
    assert lab.copy_to(tmp_path).kept == [lab.FIRST_NOTEBOOK.as_posix()]


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SfgameError, match="choose another --folder"):
        lab.copy_to(tmp_path / "file")


def test_in_a_checkout_the_notebooks_are_used_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lab.workspace(None) == lab.Copied(ROOT, [])


def test_the_server_listens_on_this_machine_only(tmp_path: Path) -> None:
    arguments = lab.lab_arguments(tmp_path, browser=False, port=8899)
    assert "--ServerApp.ip=127.0.0.1" in arguments
    assert "--LabApp.news_url=None" in arguments
    assert "--ServerApp.open_browser=False" in arguments
    assert "--ServerApp.port=8899" in arguments
    assert "--ServerApp.open_browser=False" not in lab.lab_arguments(tmp_path, browser=True, port=None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_sfgame_starts_a_real_jupyterlab_at_the_first_notebook(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "mine"
    command = [
        sys.executable,
        "-m",
        "sfgame.cli",
        "--no-browser",
        "--port",
        str(port),
        "--folder",
        str(folder),
    ]
    environment = {**os.environ, "JUPYTER_TOKEN": "secret", "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=ROOT)
    try:
        listed = answer(f"http://127.0.0.1:{port}/api/contents/notebooks?token=secret", server)
        names = [entry["name"] for entry in json.loads(listed)["content"]]
        assert "00_start_here.ipynb" in names
        page = answer(f"http://127.0.0.1:{port}/lab/tree/notebooks/00_start_here.ipynb?token=secret", server)
        assert "JupyterLab" in page
    finally:
        server.terminate()
        server.wait(timeout=30)
    printed = (tmp_path / "log").read_text(encoding="utf-8")
    assert str(folder) in printed
    assert "/lab/tree/notebooks/00_start_here.ipynb" in printed


def answer(url: str, server: subprocess.Popen[bytes]) -> str:
    """Return what the server answers, as soon as it does."""
    for _ in range(240):
        assert server.poll() is None, "the server has stopped"
        try:
            with urllib.request.urlopen(url, timeout=10) as page:  # noqa: S310
                return str(page.read().decode())
        except OSError:
            time.sleep(0.25)
    raise AssertionError("the server does not answer")
