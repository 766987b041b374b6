"""The arrows of ARCHITECTURE.md: who may import whom, and what `import sfgame` costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import sfgame

PACKAGE = Path(sfgame.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "shipped" not in path.parts)

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "words": {"core"},
    "records": {"core", "games", "bots", "words", "records"},
    "frames": {"core", "games", "words", "records"},
    "pictures": {"core", "games", "words", "records", "frames", "pictures"},
    "widgets": {"core", "games", "words", "records", "frames", "widgets", "pictures"},
    "lab": {"core"},
    "terminal": {"core", "games", "words", "records"},
    "cli": {"core", "games", "words", "records", "lab", "terminal", "widgets"},
    "bench": {"core", "games", "words", "records", "frames", "widgets", "bench"},
    "__main__": {"cli"},
    "__init__": {"core", "records", "widgets"},
}
"""Which parts of the package each part may import."""
ONLY_IN = {
    "polars": "records",
    "fluent": "words",
    "anywidget": "widgets",
    "ipywidgets": "widgets",
    "nbconvert": "widgets",
    "traitlets": "widgets",
    "jupyterlab": "lab",
    "resvg_py": "pictures",
    "playwright": "bench",
    "deno": "bench",
}
"""Libraries that only one part may import."""
STDLIB_ONLY = ("core", "games")


def part_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_arrows_hold(path: Path) -> None:
    ours = {name.split(".")[1] for name in imports(path) if name.startswith("sfgame.")}
    assert ours <= MAY_IMPORT[part_of(path)] | {"SfgameError", "__version__"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_libraries_stay_in_their_rooms(path: Path) -> None:
    libraries = {name.split(".")[0] for name in imports(path)} - {"sfgame", "__future__"}
    for library in libraries:
        assert ONLY_IN.get(library, part_of(path)) == part_of(path)
    if part_of(path) in STDLIB_ONLY:
        assert libraries <= sys.stdlib_module_names


def test_a_game_never_imports_another_game() -> None:
    games = [
        path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and not path.name.startswith("_")
    ]
    for path in MODULES:
        inside = path.relative_to(PACKAGE).parts
        if inside[0] == "games" and len(inside) > 2:
            others = {name for name in games if name != inside[1]}
            assert not any(f"sfgame.games.{other}" in name for name in imports(path) for other in others)


@pytest.mark.parametrize("module", ["sfgame", "sfgame.games", "sfgame.words"])
def test_importing_sfgame_is_light(module: str) -> None:
    code = f"import sys, {module}; print([name for name in ('polars', 'anywidget', 'ipywidgets', 'jupyterlab') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def functions(path: Path) -> list[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return [(node.name, (node.end_lineno or 0) - node.lineno + 1) for node in nodes]


def test_functions_and_modules_can_be_read_in_one_sitting() -> None:
    lengths = sorted(length for path in MODULES for _, length in functions(path))
    long = [(path.name, name, length) for path in MODULES for name, length in functions(path) if length > 40]
    assert not long
    assert lengths[len(lengths) // 2] <= 8
    assert [path.name for path in MODULES if len(path.read_text(encoding="utf-8").splitlines()) > 300] == []
