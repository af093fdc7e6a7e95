"""Nobody outside ``macher.editions`` asks which edition is played, and editions are values without a world around."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from macher.editions.registry import edition, editions
from macher.rules.edition import Figures, Length, Policies

PACKAGE = Path(__file__).parents[2] / "macher"
KEYS = {*editions(), "2006", "1997", "consim"}
FORBIDDEN = {"random", "time", "datetime", "os", "pickle", "secrets", "pygame"}


@cache
def sources(*, inside: bool) -> list[tuple[Path, str]]:
    """Modules of the editions, or all others but the migrations of saves, which know old editions."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if (parts[0] == "editions") == inside and not (parts[0] == "saves" and "migrations" in str(path)):
            found.append((path, path.read_text(encoding="utf-8")))
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


def outside(search: Callable[[ast.AST], Iterable[object]], words: Iterable[str]) -> list[str]:
    """What a search finds outside the editions, by module; only modules that hold any of the words are looked at."""
    found = []
    for path, source in sources(inside=False):
        if any(word in source for word in words):
            found += [f"{path.relative_to(PACKAGE)}: {each}" for each in search(ast.parse(source))]
    return found


def test_nobody_asks_which_edition_it_is() -> None:
    """Editions differ by values and parts, never by identity."""
    assert outside(identity_checks, KEYS) == []


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


def test_editions_have_no_chance_no_clock_and_no_system() -> None:
    """An edition is the same on every machine at any time."""
    for path, source in sources(inside=True):
        for node in ast.walk(ast.parse(source)):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not FORBIDDEN & {name.split(".")[0] for name in names}, path


KINDS = {path.parent.name for path in (PACKAGE / "editions").glob("*/build.py")}
"""Packages of the kinds of editions."""


@cache
def own_types() -> frozenset[str]:
    """Names of the figures, lengths and computations that only one kind of editions has."""
    for key in editions():
        edition(key)
    return frozenset(
        below.__name__
        for base in (Figures, Length, Policies)
        for below in base.__subclasses__()
        if below.__module__.startswith("macher.editions")
    )


def imported_kinds(tree: ast.AST) -> Iterator[str]:
    """Modules of one kind of editions that are imported anywhere in a module, also late or for types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[:2] == ["macher", "editions"] and len(parts) > 2 and parts[2] in KINDS:
                yield name


def type_checks(tree: ast.AST, types: frozenset[str]) -> Iterator[int]:
    """Lines where something is asked for the type of one kind of editions."""
    for node in ast.walk(tree):
        asked: list[ast.AST] = []
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("isinstance", "issubclass")
        ):
            asked = list(node.args[1:])
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        elif isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        if any(_named(each) & types for each in asked):
            yield getattr(node, "lineno", 0) or node.cls.lineno


def _named(node: ast.AST) -> set[str]:
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return names | {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


def test_nobody_asks_of_what_type_an_edition_is() -> None:
    """What an edition has is one of its capabilities."""
    types = own_types()
    assert {"ClassicFigures", "ClassicPolicies"} <= types
    assert outside(lambda tree: type_checks(tree, types), types) == []


def test_nobody_imports_the_parts_of_one_kind_of_editions() -> None:
    """What is said between rules and all others lies in the rules."""
    assert outside(imported_kinds, ("macher.editions", "macher import editions")) == []


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(edition.figures, ClassicFigures)",
        "isinstance(figures, Figures | ClassicFigures)",
        "isinstance(figures, (int, values.ClassicFigures))",
        "type(edition.policies) is ClassicPolicies",
        "match figures:\n    case ClassicFigures():\n        pass",
    ],
)
def test_the_search_finds_types(code: str) -> None:
    """Planted checks are seen."""
    assert list(type_checks(ast.parse(code), own_types()))


@pytest.mark.parametrize(
    "code",
    [
        "import macher.editions.classic.events",
        "from macher.editions import classic",
        "from macher.editions.limited2019.build import build",
        "def late():\n    from macher.editions.classic import events",
        "if TYPE_CHECKING:\n    from macher.editions.classic.values import ClassicFigures",
    ],
)
def test_the_search_finds_imports(code: str) -> None:
    """Planted imports are seen."""
    assert list(imported_kinds(ast.parse(code)))
    assert not list(imported_kinds(ast.parse("from macher.editions.registry import edition")))
