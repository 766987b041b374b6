"""From the bytes of a Parquet file to a table, and a trial of that in a process of its own.

On some damage polars ends the whole process, or panics. So bytes that nothing vouches for are first decoded in a child
process, which runs this very file: it imports nothing of sfgame, and so needs no sfgame that can be imported by name.
"""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from typing import TYPE_CHECKING, Literal, NamedTuple

import polars as pl

if TYPE_CHECKING:
    from collections.abc import Mapping

SMALL_FILE = 1_000_000
SECONDS = 60
READY, DECODED = "ready", "decoded"
START = "import runpy, sys; sys.path[:] = sys.argv[3:]; runpy.run_path(sys.argv[1], run_name='__main__')"
"""The child finds polars where its parent found it; `-I` and this line keep away all else that could differ."""


class Decoded(NamedTuple):
    """What a Parquet file holds."""

    rows: pl.DataFrame
    metadata: Mapping[str, str]


def decode(content: bytes, most_rows: int) -> Decoded:
    """Return the first rows of a Parquet file and its key-value metadata."""
    parallel: Literal["none", "auto"] = "none" if len(content) < SMALL_FILE else "auto"
    rows = pl.read_parquet(io.BytesIO(content), n_rows=most_rows, parallel=parallel)
    return Decoded(rows, pl.read_parquet_metadata(io.BytesIO(content)))


def fault(content: bytes, most_rows: int) -> str:
    """Decode in a child process, which may die of it; return what is wrong, or nothing if all went well.

    A plain child, not `multiprocessing`: that would run the user's script again if it has no `__main__` guard.
    """
    python = sys.executable or ""  # a program that embeds Python may have none
    command = [python, "-I", "-c", START, __file__, str(most_rows), *map(str, sys.path)]
    try:
        child = subprocess.run(  # noqa: S603  (our own file; the stranger's bytes are its input)
            command,
            input=content,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"is not a whole Parquet file: it cannot be decoded in {SECONDS} seconds"
    except OSError as error:
        return f"is not sealed by sfgame, and no process can be started to try it out ({error.strerror})"
    said = child.stdout.decode(errors="replace").split()
    if child.returncode == 0 and said == [READY, DECODED]:
        return ""
    if said[:1] == [READY]:
        return "is not a whole Parquet file: its inside is damaged"
    return "is not sealed by sfgame, and the process that was to try it out did not start"


def _leave_no_core_dump() -> None:
    """Dying is the child's job; the user's folder stays clean. Windows knows no such limit."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _main() -> None:
    """Be the child: decode what comes in, as the parent would, and say how far it went."""
    _leave_no_core_dump()
    sys.stdout.write(f"{READY}\n")
    sys.stdout.flush()
    decode(sys.stdin.buffer.read(), int(sys.argv[2]))
    sys.stdout.write(f"{DECODED}\n")


if __name__ == "__main__":
    _main()
