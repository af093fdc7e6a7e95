"""Checks that the program is whole: every data file on the shipped list exists and is not empty."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from macher.resources import ResourceMissing, data_root

__all__ = ["CONTENTS", "data_files", "missing_files"]

CONTENTS: Final = "contents.txt"
"""The list in `assets/`: one path a line, relative to the folder that holds `assets/` and `localization/`."""
_ADDED: Final = "assets/licenses/bundle/"
"""Licences of the parts of a standalone program; they are not on the list."""


def data_files(root: Path) -> list[str]:
    """Paths of the data files in a folder, written as in the list, sorted."""
    found = [path for folder in ("assets", "localization") for path in (root / folder).rglob("*") if path.is_file()]
    names = sorted(path.relative_to(root).as_posix() for path in found)
    return [name for name in names if not name.startswith(_ADDED) and name != f"assets/{CONTENTS}"]


def missing_files() -> list[str]:
    """Data files that are missing or empty, in the order of the list; if the list is missing, only the list."""
    try:
        root = data_root()
    except ResourceMissing:
        return ["assets"]
    try:
        listed = (root / "assets" / CONTENTS).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        listed = []
    if not any(listed):
        return [f"assets/{CONTENTS}"]
    return [name for name in listed if name and not _whole(os.path.join(root, name))]  # some 700: quicker without Path


def _whole(path: str) -> bool:
    try:
        return os.stat(path).st_size > 0
    except OSError:
        return False
