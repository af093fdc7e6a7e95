"""Nobody outside ``macher.editions`` asks which edition is played, and editions are values without a world around."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from macher.editions.registry import editions

PACKAGE = Path(__file__).parents[2] / "macher"
KEYS = {*editions(), "2006", "1997", "consim"}
FORBIDDEN = {"random", "time", "datetime", "os", "pickle", "secrets", "pygame"}


def modules(*, inside: bool) -> list[Path]:
    """Modules of the editions, or all others but the migrations of saves, which know old editions."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if (parts[0] == "editions") == inside and not (parts[0] == "saves" and "migrations" in str(path)):
            found.append(path)
    return found


def _names_an_edition(node: ast.AST | None) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_names_an_edition(each) for each in node.elts)
    if isinstance(node, ast.Dict):
        return any(_names_an_edition(each) for each in node.keys)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in KEYS


def identity_checks(tree: ast.AST) -> Iterator[int]:
    """Lines where something is compared with, matched on, or looked up by the key of an edition."""
    for node in ast.walk(tree):
        compared = isinstance(node, ast.Compare) and any(map(_names_an_edition, [node.left, *node.comparators]))
        matched = isinstance(node, ast.MatchValue) and _names_an_edition(node.value)
        looked_up = isinstance(node, ast.Dict) and _names_an_edition(node)
        indexed = isinstance(node, ast.Subscript) and _names_an_edition(node.slice)
        if compared or matched or looked_up or indexed:
            yield getattr(node, "lineno", 0) or node.value.lineno


@pytest.mark.parametrize("path", modules(inside=False), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_asks_which_edition_it_is(path: Path) -> None:
    """Editions differ by values and parts, never by identity."""
    assert list(identity_checks(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "code",
    [
        'if edition.key == "2019": pass',
        'if "2006" != key: pass',
        'if key in ("1997", "consim"): pass',
        'match key:\n    case "2019": pass',
        'size = {"2019": 1, "2006": 2}[key]',
        'size = sizes["2019"]',
    ],
)
def test_the_search_finds_what_it_looks_for(code: str) -> None:
    """Planted checks are seen."""
    assert list(identity_checks(ast.parse(code)))


@pytest.mark.parametrize("path", modules(inside=True), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_editions_have_no_chance_no_clock_and_no_system(path: Path) -> None:
    """An edition is the same on every machine at any time."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert not FORBIDDEN & {name.split(".")[0] for name in names}
