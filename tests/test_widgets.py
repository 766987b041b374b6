"""The viewer from Python's side: what it carries, what it shows where no code runs, and the files made of it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import nbformat
import pytest
from typer.testing import CliRunner

import sfgame
from sfgame.cli import app
from sfgame.core.errors import SfgameError
from sfgame.frames import frames
from sfgame.widgets import assets, page
from sfgame.widgets.notebook import notebook_page

if TYPE_CHECKING:
    from collections.abc import Iterator

REPLAYS = Path(__file__).parent.parent / "replays"
GAME = sfgame.load(REPLAYS / "example-5-depot-plaza-skyscraper.sfg")
LONG = sfgame.load(REPLAYS / "full-game-four-players.sfg")
KILO = 1000


@pytest.fixture
def viewer() -> Iterator[sfgame.Viewer]:
    shown = sfgame.watch(GAME, lang=["pl", "en"], ply=20)
    yield shown
    shown.close()


def test_the_viewer_carries_the_frames_of_its_record(viewer: sfgame.Viewer) -> None:
    sent = json.loads(gzip.decompress(viewer.frames))
    assert sent == json.loads(json.dumps(frames(GAME, ("pl", "en"))))
    assert (viewer.ply, viewer.lang) == (20, "pl")


def test_a_function_hears_of_every_step_the_playhead_rests_on(viewer: sfgame.Viewer) -> None:
    heard: list[int] = []
    viewer.on_step(heard.append)
    viewer.ply = 3
    viewer.ply = 3
    viewer.ply = 5
    assert heard == [3, 5]


def test_where_no_code_runs_a_picture_and_a_text_board_show_the_step(viewer: sfgame.Viewer) -> None:
    bundle: dict[str, Any] = viewer._repr_mimebundle_()[0]  # type: ignore[index]
    assert "GR1^" in bundle["text/plain"]
    assert "Anna" in ET.fromstring(bundle["image/svg+xml"]).findtext(".//{*}title", "")  # noqa: S314
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_a_code_opens_at_its_step() -> None:
    shown = sfgame.watch(GAME.code(7))
    assert shown.ply == 7
    assert shown.record == GAME
    shown.close()


def test_a_file_can_be_watched_by_its_name() -> None:
    for name in (REPLAYS / "example-1-foundation-token.sfg", str(REPLAYS / "example-1-foundation-token.sfg")):
        shown = sfgame.watch(name)
        assert shown.record.game
        shown.close()


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_a_step_that_is_not_there_is_refused(ply: int) -> None:
    with pytest.raises(SfgameError, match=f"there is no step {ply}; the record has steps 0 to"):
        sfgame.watch(GAME, ply=ply)


@pytest.mark.parametrize(("field", "value"), [("lang", "de"), ("theme", "pink"), ("lang", [])])
def test_a_language_or_a_theme_that_is_not_there_is_refused(field: str, value: object) -> None:
    with pytest.raises(SfgameError, match=r"not there|at least one|no theme"):
        sfgame.watch(GAME, **{field: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("ply", -1, "there is no step -1; the record has steps 0 to 20"),
        ("ply", 9999, "there is no step 9999; the record has steps 0 to 20"),
        ("theme", "foo", "there is no theme `foo`; there are paper, night"),
        ("lang", "it", "the viewer was made with pl, en, not with `it`"),
    ],
)
def test_what_the_viewer_cannot_show_cannot_be_set(
    viewer: sfgame.Viewer, field: str, value: object, said: str
) -> None:
    before = getattr(viewer, field)
    with pytest.raises(SfgameError, match=re.escape(said)):
        setattr(viewer, field, value)
    assert getattr(viewer, field) == before


@pytest.mark.parametrize("record", [None, [GAME, GAME], 5])
def test_only_a_record_a_file_or_a_code_can_be_shown(record: Any) -> None:  # noqa: ANN401  (anything but a record)
    with pytest.raises(SfgameError, match="a record, its file or its code can be shown, not a"):
        sfgame.watch(record)
    with pytest.raises(SfgameError, match="a record, its file or its code can be shown, not a"):
        sfgame.export(record, "game.html")


def test_the_page_is_small_enough_to_mail(tmp_path: Path) -> None:
    """With all three languages; the limit is 250 KB for a game of four."""
    written = sfgame.export(LONG, tmp_path / "game.html")
    assert written.stat().st_size <= 250 * KILO
    assert len(assets.code()) <= 60 * KILO
    assert len(assets.style()) <= 20 * KILO
    assert len(json.dumps(frames(LONG), ensure_ascii=False, separators=(",", ":")).encode()) <= 250 * KILO


def test_the_page_allows_itself_and_nothing_else() -> None:
    made = page.page(GAME)
    policy = html.unescape(re.findall(r'Content-Security-Policy" content="([^"]*)"', made)[0])
    code = re.findall(r'<script type="module">(.*?)</script>', made, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(code[0].encode()).digest()).decode()
    assert policy.startswith(f"default-src 'none'; script-src 'sha256-{digest}';")
    assert len(code) == 1
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*"', made)


HOSTILE = ['</script><img src=x onerror="x">', "<!--", "\u2028$code&amp;", "]]>'\"`${1}"]


def test_hostile_names_and_notes_stay_text_in_the_page() -> None:
    record = sfgame.play(dict.fromkeys(HOSTILE, "random"), seed=2, note="</pre></noscript><script>1</script>")
    made = page.page(record, ("en",))
    assert made.count("<script") == 1
    assert "<img" not in made
    assert "<!--" not in made


@pytest.mark.parametrize("name", ["game.html", "game.svg", "game.png"])
def test_a_game_is_exported_by_the_name_of_the_file(tmp_path: Path, name: str) -> None:
    done = CliRunner().invoke(
        app,
        ["export", str(REPLAYS / "example-4-light-travels-up.sfg"), "-o", str(tmp_path / name), "--ply", "2"],
    )
    assert done.exit_code == 0, done.output
    assert (tmp_path / name).stat().st_size > KILO


def test_a_handout_and_a_moving_picture_are_exported_too(tmp_path: Path) -> None:
    game = str(REPLAYS / "example-4-light-travels-up.sfg")
    for arguments in (
        ["-o", str(tmp_path / "h.html"), "--handout"],
        ["-o", str(tmp_path / "m.svg"), "--steps", "0-4"],
    ):
        assert CliRunner().invoke(app, ["export", game, *arguments]).exit_code == 0
    assert "<script" not in (tmp_path / "h.html").read_text(encoding="utf-8")
    assert "@keyframes" in (tmp_path / "m.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"path": "game.pdf"}, "game.pdf: a game is exported as .html, .svg or .png"),
        ({"path": "game.html", "ply": 900}, "there is no step 900; the record has steps 0 to"),
        ({"path": "game.svg", "steps": (5, 900)}, "900"),
        ({"path": "game.html", "theme": "pink"}, "there is no theme `pink`; there are paper, night"),
        ({"path": "game.html", "lang": "de"}, "language `de` is not there"),
        ({"path": "game.html", "lang": 5}, "language `5` is not there"),
        ({"path": "game.svg", "lang": ["en", "pl"]}, "a picture or a handout has one language, not 2"),
        ({"path": "game.svg", "handout": True}, "a handout is an .html file"),
        ({"path": "game.png", "steps": (0, 3)}, "`steps`, the first and the last, are for an .svg file"),
        ({"path": "game.svg", "steps": (0,)}, "`steps`, the first and the last, are for an .svg file"),
        ({"path": "game.html", "ply": 3, "handout": True}, "cannot both be shown"),
        ({"path": "game.svg", "ply": "3"}, "there is no step 3; the record has steps 0 to"),
    ],
)  # fmt: skip
def test_what_cannot_be_exported_is_refused_and_nothing_is_written(
    tmp_path: Path, arguments: dict[str, Any], said: str
) -> None:
    target = tmp_path / arguments.pop("path")
    with pytest.raises(SfgameError, match=re.escape(said)):
        sfgame.export(GAME, target, **arguments)
    assert not target.exists()


def notebook_with(source: str, path: Path) -> Path:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])  # type: ignore[no-untyped-call]
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    return path


def test_a_notebook_becomes_a_page_that_brings_its_player(tmp_path: Path) -> None:
    source = f"import sfgame\nsfgame.watch({GAME.code()!r}, ply=4)"
    made = notebook_page(notebook_with(source, tmp_path / "n.ipynb"), execute=True)
    assert made.count('class="sfg-mount"') == 1
    assert 'data-ply="4"' in made
    assert not re.findall(r'<script[^>]* src="?http', made)


def test_a_viewer_in_a_box_of_widgets_is_found(tmp_path: Path) -> None:
    code = repr(GAME.code())
    source = f"import sfgame, ipywidgets as w\nw.VBox([w.HBox([sfgame.watch({code})]), sfgame.watch({code}), w.IntSlider()])"
    made = notebook_page(notebook_with(source, tmp_path / "n.ipynb"), execute=True)
    assert made.count('class="sfg-mount"') == 2


def test_a_notebook_without_a_viewer_or_with_a_failing_cell_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SfgameError, match="holds no viewer; run it with --execute"):
        notebook_page(notebook_with("1", tmp_path / "n.ipynb"))
    with pytest.raises(SfgameError, match="a cell fails: ZeroDivisionError: division by zero"):
        notebook_page(notebook_with("1/0", tmp_path / "n.ipynb"), execute=True)
    (tmp_path / "x.ipynb").write_text("{")
    with pytest.raises(SfgameError, match="is not a notebook"):
        notebook_page(tmp_path / "x.ipynb")
