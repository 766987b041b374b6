"""The widgets: the only package that knows anywidget. `watch` shows a record, `export` makes a file of it."""

from __future__ import annotations

from sfgame.widgets.exports import export
from sfgame.widgets.player import Viewer, watch

__all__ = ["Viewer", "export", "watch"]
