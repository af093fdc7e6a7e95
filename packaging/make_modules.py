#!/usr/bin/env python3
"""Writes `macher/MODULES.md`: every module by folder, with the first sentence of its docstring.

`python packaging/make_modules.py`, to be run whenever a module is added, moved or described anew.
"""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "macher"
PAGE = PACKAGE / "MODULES.md"
HEAD = """# Modules

Made by `python packaging/make_modules.py` from the docstrings; [ARCHITECTURE.md](ARCHITECTURE.md) says how they belong
together.
"""


def first_sentence(path: Path) -> str:
    """What a module says it is, in one line."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.partition("\n\n")[0].split())


def page() -> str:
    """The whole page."""
    folders: dict[Path, list[Path]] = {}
    for path in sorted(PACKAGE.rglob("*.py"), key=lambda each: (each.parent, each.name)):
        folders.setdefault(path.parent, []).append(path)
    parts = [HEAD]
    for folder, paths in folders.items():
        parts.append(f"## {folder.relative_to(PACKAGE.parent).as_posix()}/\n")
        modules = [path for path in paths if path.name != "__init__.py"]
        if len(modules) < len(paths) and (said := first_sentence(folder / "__init__.py")):
            parts.append(f"{said}\n")
        if modules:
            rows = [f"| `{path.name}` | {first_sentence(path)} |" for path in modules]
            parts.append("\n".join(["| module | what it is |", "|---|---|", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
