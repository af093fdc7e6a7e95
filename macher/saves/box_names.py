"""Names of the files of a player's box, and what a copy's name says: read before anything is loaded for figures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from macher.editions.box.count import Count

__all__ = ["box_file", "count_in_name", "is_box"]

_NAME: Final = re.compile(r"box-[a-z0-9]+\.toml")
_COPY: Final = re.compile(r"box-[a-z0-9]+-(\d{1,5})of(\d{1,5})-[0-9a-f]+\.toml")


def is_box(path: Path | None) -> bool:
    """Whether a file of figures is a player's box."""
    return path is not None and _NAME.fullmatch(path.name) is not None


def count_in_name(name: str | None) -> Count | None:
    """How many figures of a game are from the box, by the name of its copy; ``None`` for other files."""
    found = None if name is None else _COPY.fullmatch(name)
    return Count(int(found[1]), int(found[2])) if found else None


def box_file(folder: Path, edition: str) -> Path:
    """The file of an edition's box."""
    return folder / f"box-{edition}.toml"
