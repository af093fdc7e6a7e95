"""Who may import whom: the rooms of ARCHITECTURE.md, checked on the imports themselves."""

from __future__ import annotations

import ast
import logging
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "macher"
MODULES = sorted(PACKAGE.rglob("*.py"))
RULE_ROOMS = ("engine", "rules", "editions")
AMBIENT = {"random", "time", "datetime", "os", "pickle", "secrets", "uuid"}


@cache
def imports(path: Path) -> set[str]:
    """Top-level names of everything a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def test_layers() -> None:
    """Imports run from high to low only."""
    loggers = [each for each in logging.root.manager.loggerDict.values() if isinstance(each, logging.Logger)]
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0
    for logger in loggers:
        logger.disabled = False  # the linter silences all but its own


@pytest.mark.parametrize("room", RULE_ROOMS)
def test_no_ambient_randomness_clock_or_system_in_the_rules(room: str) -> None:
    """Engine, rules and editions know no chance but their own, no clock and no system."""
    guilty = {
        str(path.relative_to(ROOT)): bad
        for path in (PACKAGE / room).rglob("*.py")
        if (bad := {name.split(".")[0] for name in imports(path)} & AMBIENT)
    }
    assert not guilty


def test_nobody_pickles() -> None:
    """A pickle runs code and breaks with every change of a class."""
    assert not [path for path in MODULES if "pickle" in imports(path)]


def test_pygame_only_in_the_interface() -> None:
    """Everything else runs without a display."""
    guilty = [path for path in MODULES if "pygame" in {name.split(".")[0] for name in imports(path)}]
    assert guilty
    assert all(path.is_relative_to(PACKAGE / "ui") or path.is_relative_to(PACKAGE / "gallery") for path in guilty)


def test_the_interface_knows_no_state() -> None:
    """The interface works on views, commands, decisions and events."""
    forbidden = {
        "macher.rules.table",
        "macher.rules.viewing",
        "macher.engine.state",
        "macher.rules.operations",
        "macher.rules.determinize",
    }
    guilty = {
        str(path.relative_to(ROOT)): bad
        for path in (PACKAGE / "ui").rglob("*.py")
        if (bad := imports(path) & forbidden)
    }
    assert not guilty


def test_engine_needs_the_standard_library_only() -> None:
    """The kernel knows neither rules nor third parties."""
    for path in (PACKAGE / "engine").rglob("*.py"):
        for name in imports(path):
            top = name.split(".")[0]
            assert name.startswith("macher.engine") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_each_module_imports_alone() -> None:
    """No module depends on another having been imported before.

    That can only be where imports run in a ring: such modules are tried, one after the other.
    """
    names = sorted(name for name, others in reached().items() if name in others)
    assert names
    code = (
        "import importlib, sys\n"
        f"for name in {names!r}:\n"
        "    for loaded in [m for m in sys.modules if m.split('.')[0] == 'macher']:\n"
        "        del sys.modules[loaded]\n"
        "    importlib.import_module(name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def reached() -> dict[str, set[str]]:
    """For each module what its import loads, over any number of steps."""
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in MODULES}
    steps: dict[str, set[str]] = {}
    for name, path in paths.items():
        found = {each for each in loading(ast.parse(path.read_text(encoding="utf-8"))) if each in paths}
        # A package is loaded before what lies in it; that of the module itself is being loaded already.
        packages = {above for each in found for above in packages_of(each)} - packages_of(name)
        steps[name] = (found | packages) - {name}
    all_steps = {name: set(found) for name, found in steps.items()}
    while True:
        more = {name: found.union(*(steps[each] for each in found)) for name, found in all_steps.items()}
        if more == all_steps:
            return more
        all_steps = more


def packages_of(name: str) -> set[str]:
    """The packages that a module lies in."""
    parts = name.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts))}


def loading(node: ast.AST) -> Iterator[str]:
    """What is imported as soon as a module is loaded, as modules and as names that may be modules."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and child.module and not child.level:
            yield child.module
            yield from (f"{child.module}.{alias.name}" for alias in child.names)
        elif isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from loading(child)


def test_files_stay_readable() -> None:
    """A file that grows beyond 600 lines wants to be two."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert not {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > 600}
