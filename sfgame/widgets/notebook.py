"""An executed notebook as one HTML file in which the viewers still step, offline and without a kernel.

What nbconvert makes of widgets by itself asks the network for code. Here every viewer brings its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import nbformat
from nbconvert import HTMLExporter

from sfgame.core.errors import SfgameError
from sfgame.widgets import assets
from sfgame.widgets.page import mount, script

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VIEWER = "sfgame.widgets.player.Viewer"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WIDGET_STATE = "application/vnd.jupyter.widget-state+json"
LONGEST_RUN = 600
NO_NETWORK = {"mathjax_url": "", "require_js_url": "", "jquery_url": "", "mermaid_js_url": ""}


def notebook_page(source: Path, *, execute: bool = False) -> str:
    """Return a notebook as HTML; `execute` runs it first, else it shows what was saved with it."""
    try:
        notebook = nbformat.read(source, as_version=4)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, nbformat.ValidationError) as error:
        raise SfgameError(f"{source}: is not a notebook ({str(error).splitlines()[0]})") from error
    if execute:
        _run(notebook, source)
    viewers = _replace_viewers(notebook)
    if not viewers:
        raise SfgameError(
            f"{source}: holds no viewer; run it with --execute, or save it with its widget state"
        )
    exporter = HTMLExporter(**NO_NETWORK)  # type: ignore[no-untyped-call]
    body, _ = exporter.from_notebook_node(notebook)
    tags = f'<style>{assets.style()}</style><script type="module">{script()}</script>'
    return str(body).replace("</body>", f"{tags}</body>")


def _run(notebook: Any, source: Path) -> None:  # noqa: ANN401  (nbformat has no types)
    from nbclient import NotebookClient  # noqa: PLC0415  (only who executes needs it)
    from nbclient.exceptions import CellExecutionError  # noqa: PLC0415

    try:
        NotebookClient(
            notebook, timeout=LONGEST_RUN, resources={"metadata": {"path": source.parent}}
        ).execute()
    except CellExecutionError as error:
        raise SfgameError(f"{source}: a cell fails: {error.ename}: {error.evalue}") from error


def _replace_viewers(notebook: Any) -> int:  # noqa: ANN401
    """Put a player with its data in place of every viewer; return how many there are."""
    models = notebook.metadata.pop("widgets", {}).get(WIDGET_STATE, {}).get("state", {})
    viewers = 0
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            shown = output.get("data", {}).get(WIDGET_VIEW, {}).get("model_id", "")
            if places := [*_places(models, shown)]:
                output.data = {"text/html": "".join(places)}
                viewers += len(places)
    return viewers


def _places(models: dict[str, Any], model: str) -> Iterator[str]:
    """Yield the place of a player for a saved viewer, and for every viewer inside a box of widgets."""
    saved = models.get(model, {})
    state = saved.get("state", {})
    frames = [each["data"] for each in saved.get("buffers", ()) if each["path"] == ["frames"]]
    if frames and state.get("_anywidget_id") == VIEWER:
        yield mount(frames[0], lang=str(state["lang"]), ply=int(state["ply"]), theme=str(state["theme"]))
    for child in state.get("children", ()):
        yield from _places(models, str(child).removeprefix("IPY_MODEL_"))
