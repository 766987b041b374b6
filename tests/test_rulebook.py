"""Every rule of the rulebook module is used in the code and proven by a test (replays: see test_replays)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from sfgame.games import san_francisco
from sfgame.games.san_francisco import RULEBOOK

TESTS = Path(__file__).parent
GAME = Path(san_francisco.__file__).parent
CHAPTERS = {path.stem for path in (GAME / "rules").glob("*.py")} - {"__init__"}


def ids_in(text: str) -> set[str]:
    """Return the rule ids a text names, ranges like `N1 to N5` written out."""
    found = set(re.findall(r"\b[A-Z]\d{1,2}\b", text))
    for letter, first, last in re.findall(r"\b([A-Z])(\d+) to [A-Z](\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found & set(RULEBOOK)


def marked_ids(path: Path) -> set[str]:
    """Return the ids in the `rule` markers of a test file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@pytest.mark.parametrize("rule", RULEBOOK)
def test_every_rule_is_cited_by_an_event_or_a_refusal(rule: str) -> None:
    cited = "".join(path.read_text(encoding="utf-8") for path in GAME.glob("*.py") if path.stem != "rulebook")
    assert f'"{rule}"' in cited


def test_every_rule_is_named_in_the_chapter_that_carries_it_out() -> None:
    named = {
        rule for path in (GAME / "rules").glob("*.py") for rule in ids_in(path.read_text(encoding="utf-8"))
    }
    elsewhere = {rule for path in GAME.glob("*.py") for rule in ids_in(path.read_text(encoding="utf-8"))}
    assert set(RULEBOOK) <= named | elsewhere
    assert {rule.chapter for rule in RULEBOOK.values()} <= CHAPTERS


@pytest.mark.parametrize("rule", RULEBOOK)
def test_every_rule_is_proven_by_a_test(rule: str) -> None:
    assert any(rule in marked_ids(path) for path in TESTS.rglob("test_*.py"))


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert {rule for path in TESTS.rglob("test_*.py") for rule in marked_ids(path)} <= set(RULEBOOK)
