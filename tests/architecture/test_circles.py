"""Imports never run in a circle: neither as modules are loaded, nor late inside functions, nor for types alone.

So each module can be read, moved and imported without the ones that use it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "macher"

Map = Mapping[str, frozenset[str]]
"""For each module those that it imports."""


@cache
def sources() -> Mapping[str, str]:
    """The text of every module; a package bears the name of its folder."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path.read_text("utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def map_of(modules: Mapping[str, str]) -> Map:
    """Who imports whom, anywhere in a module."""
    return {name: frozenset(_imported(name, text, modules)) for name, text in modules.items()}


def _imported(module: str, text: str, modules: Iterable[str]) -> Iterator[str]:
    known = set(modules)
    for name in _names(ast.parse(text)):
        if name in known and name != module:
            yield name
            # A package is loaded before what lies in it; those around the module itself are being loaded already.
            yield from (above for above in _packages(name) - _packages(module) if above in known and above != module)


def _names(tree: ast.AST) -> Iterator[str]:
    """What is imported: modules, and names that may be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name their whole path"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _packages(name: str) -> set[str]:
    """The packages that a module lies in."""
    parts = name.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts))}


def circles(imports: Map) -> list[list[str]]:
    """Groups of modules that reach each other, the largest first (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_: list[str] = []
    found: list[list[str]] = []

    def visit(start: str) -> None:
        todo = [(start, iter(sorted(imports[start])))]
        number[start] = lowest[start] = len(number)
        open_.append(start)
        while todo:
            name, others = todo[-1]
            for other in others:
                if other not in number:
                    number[other] = lowest[other] = len(number)
                    open_.append(other)
                    todo.append((other, iter(sorted(imports[other]))))
                    break
                if other in open_:
                    lowest[name] = min(lowest[name], number[other])
            else:
                todo.pop()
                if todo:
                    lowest[todo[-1][0]] = min(lowest[todo[-1][0]], lowest[name])
                if lowest[name] == number[name]:
                    at = open_.index(name)
                    group, open_[at:] = open_[at:], []
                    if len(group) > 1:
                        found.append(sorted(group))

    for name in imports:
        if name not in number:
            visit(name)
    return sorted(found, key=len, reverse=True)


def test_no_import_runs_in_a_circle() -> None:
    assert circles(map_of(sources())) == []


def test_the_map_knows_all_modules_and_their_imports() -> None:
    imports = map_of(sources())
    assert len(imports) > 500
    assert {"macher.engine.state", "macher.rules.edition"} <= imports["macher.rules.table"]
    assert "macher.ui.scene" in imports["macher.ui.widgets.buttons"]


@pytest.mark.parametrize(
    "back",
    [
        "from a import one",
        "import a.one",
        "def late():\n    from a.one import name",
        "if TYPE_CHECKING:\n    from a.one import Name",
        "from a.package import name",
        "from a.package.inside import name",
    ],
)
def test_the_search_finds_circles(back: str) -> None:
    """Planted ones of every kind, through a package, too."""
    modules = {
        "a": "",
        "a.one": "from a.two import x",
        "a.two": back,
        "a.package": "from a.one import x",
        "a.package.inside": "",
        "a.other": "import a.one",
    }
    (found,) = circles(map_of(modules))
    assert {"a.one", "a.two"} <= set(found) <= {"a.one", "a.two", "a.package"}
