"""`python -m sfgame` is `sfgame`."""

from __future__ import annotations

from sfgame.cli import main

main()
