"""Whether everything can be imported that the modules of the program name, also where they do so late and seldom.

A standalone program has no source, but its compiled code says what it imports.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import CodeType
from typing import Final

import macher

__all__ = ["missing_imports", "named_imports"]

_EXTRAS: Final = frozenset({
    "choix", "gymnasium", "numpy", "pettingzoo", "ray", "sb3_contrib", "stable_baselines3", "torch",
})  # fmt: skip
"""What only optional extras install."""
_ELSEWHERE: Final = frozenset({"fcntl", "resource"} if sys.platform == "win32" else {"msvcrt", "winreg"})
"""What only other systems have."""
_IMPORT: Final = dis.opmap["IMPORT_NAME"]


def missing_imports(named: Iterable[tuple[str, str]]) -> list[str]:
    """Which of the named modules, and names in them, cannot be imported."""
    return sorted({missing for module, name in named if (missing := _missing(module, name))})


def named_imports() -> set[tuple[str, str]]:
    """Every module that a module of the program imports, each with an empty name and with those it takes from there."""
    modules = [each.name for each in walk_packages(macher.__path__, "macher.")]
    return {pair for module in modules for pair in [(module, ""), *_imports(_code(module))]}


def _code(module: str) -> CodeType | None:
    spec = find_spec(module)
    return spec.loader.get_code(module) if spec is not None and spec.loader is not None else None  # type: ignore[attr-defined]


def _imports(code: CodeType | None) -> Iterator[tuple[str, str]]:
    """The imports in compiled code and in all functions and classes in it, but not those for types alone."""
    if code is None:
        return
    if _IMPORT in code.co_code[::2]:
        after, typed, before = 0, False, None
        for step in dis.get_instructions(code):
            if step.offset < after:
                continue
            if step.argval == "TYPE_CHECKING" and step.opname.startswith("LOAD"):
                typed = True
            elif typed and "JUMP" in step.opname:
                after, typed = step.argval, False
            elif step.opcode == _IMPORT:
                yield from ((step.argval, name) for name in ("", *(before or ())))
            before = step.argval
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _imports(part)


def _missing(module: str, name: str) -> str:
    """What is missing for an import, or nothing; an optional extra and a part of another system may be missing."""
    try:
        if not name or not hasattr(import_module(module), name):
            import_module(f"{module}.{name}".rstrip("."))
    except ImportError as error:
        missing = error.name or module  # where several modules need the same, it is named once
        return "" if missing.partition(".")[0] in _EXTRAS | _ELSEWHERE else missing
    return ""
