"""The interface rebuilds no position by hand: what a draft would bring, the rules say on a copy of the table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from macher.rules.views import LandView, PartyView, PlayerView

UI = Path(__file__).parents[2] / "macher" / "ui"
COVERING = UI / "game" / "secrets_on_screen.py"
"""Hides and opens what a screen may show of a view, which changes nothing on the table."""
VIEWS = (LandView, PartyView, PlayerView)
FIELDS = {field for kind in VIEWS for field in kind._fields}
FORBIDDEN = {"set_land", "set_party", *(kind.__name__ for kind in VIEWS)}


def rebuilding(tree: ast.AST) -> Iterator[int]:
    """Lines that make a view, or change one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in FORBIDDEN or (called == "_replace" and FIELDS & {word.arg for word in node.keywords}):
            yield node.lineno


def test_no_view_is_rebuilt_by_hand() -> None:
    """Neither a board nor a party nor the whole."""
    found = []
    for path in sorted(UI.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if path != COVERING and any(word in source for word in ("_replace", *FORBIDDEN)):
            found += [f"{path.relative_to(UI)}: {line}" for line in rebuilding(ast.parse(source))]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "view = set_land(view, 1, trend=moved)",
        "after = parts_words.set_party(view, seat, money=0)",
        "land._replace(rallies=(1, 2))",
        "view._replace(program_display=shown)",
        "PlayerView(*fields)",
    ],
)
def test_the_search_finds_what_it_looks_for(code: str) -> None:
    """Planted changes are seen."""
    assert list(rebuilding(ast.parse(code)))
