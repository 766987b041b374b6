"""Records: games as tidy polars tables and as files. The only package that imports polars."""

from __future__ import annotations

from sfgame.records.files import load, load_all, save
from sfgame.records.header import Header, Seat
from sfgame.records.play import play
from sfgame.records.record import Record, finished

__all__ = ["Header", "Record", "Seat", "finished", "load", "load_all", "play", "save"]
