"""Who may import whom: the rooms of ARCHITECTURE.md, checked on the imports themselves."""

from __future__ import annotations

import ast
import logging
import sys
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


def test_digits_are_decimal() -> None:
    """`"²".isdigit()` is true and `int("²")` an error: digits are asked for with `isdecimal`."""
    assert not [path for path in MODULES if "isdigit" in path.read_text(encoding="utf-8")]


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


def test_files_stay_readable() -> None:
    """A file that grows beyond 600 lines wants to be two."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert not {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > 600}


def test_features_come_in_by_the_door() -> None:
    """What a feature uses of another one stands in that one's `door.py`; the shell, which opens all, sees all."""
    features = PACKAGE / "ui" / "features"
    wrong = []
    for path in features.rglob("*.py"):
        own = path.relative_to(features).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("macher.ui.features."):
                feature, *module = str(node.module).split(".")[3:]
                if feature != own and module != ["door"]:
                    wrong.append(f"{path.relative_to(features)}: {node.module}")
    assert wrong == []


def test_screens_ask_little_of_the_program() -> None:
    """What they may ask for, from pages to tournaments, has few names; more belong into one of those."""
    tree = ast.parse((PACKAGE / "ui" / "program.py").read_text(encoding="utf-8"))
    (program,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Program")
    members = [node for node in program.body if isinstance(node, ast.AnnAssign | ast.FunctionDef)]
    assert 10 < len(members) <= 20
