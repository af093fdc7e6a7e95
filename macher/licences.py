"""The licence texts in this installation: of the game, of its assets, and of the parts of a standalone program.

A standalone program has one file for each of its components below `assets/licenses/bundle/`, named like it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from macher.resources import ResourceMissing, asset

__all__ = ["Component", "components", "licence_text"]

_NAMES: Final = {
    "macher-LICENSE": "Die Macher (MIT, CC BY 4.0)",
    "CC-BY-4.0": "Creative Commons Attribution 4.0",
    "IBM-Plex-OFL": "IBM Plex Sans (SIL Open Font License 1.1)",
    "Natural-Earth": "Natural Earth (public domain)",
    "lucide-ISC": "Lucide (ISC, MIT)",
    "hyphenation": "Pyphen, LibreOffice (LGPL 2.1, MPL 1.1)",
}
"""Names on the screen for the licence files of the assets, in this order; others keep the file name."""
_FULL: Final = 60
"""Characters from which on a line is taken for one that was only broken to stay narrow."""
_ITEM: Final = re.compile(r"([-*•]|\(?[0-9a-z]{1,2}[.)])\s")
"""How an item of a list begins."""
_LARGEST: Final = 1_000_000
"""Most characters of a text that are shown."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the installation and the file with its licence."""

    name: str
    path: Path


def components() -> list[Component]:
    """The game first, then its assets, then the components of a standalone program by name."""
    try:
        folder = asset("licenses")
    except ResourceMissing:
        return []
    known = {name: at for at, name in enumerate(_NAMES)}
    own = sorted(folder.glob("*.txt"), key=lambda path: (known.get(path.stem, len(known)), path.name))
    bundled = sorted((folder / "bundle").glob("*.txt"), key=lambda path: path.stem.casefold())
    return [Component(_NAMES.get(path.stem, path.stem), path) for path in (*own, *bundled)]


def licence_text(component: Component) -> list[str]:
    """The text in blocks, split at empty lines, without the line ends that only kept it narrow.  Raises ``OSError``."""
    text = component.path.read_text(encoding="utf-8", errors="replace")[:_LARGEST]
    blocks: list[list[str]] = [[]]
    full = False  # the line before was as long as its file allows: the sentence goes on
    for written in text.splitlines():
        line = " ".join(written.split())
        if not line:
            blocks.append([])
        elif full and blocks[-1] and not _ITEM.match(line):
            blocks[-1][-1] += f" {line}"
        else:
            blocks[-1].append(line)
        full = len(written.rstrip()) >= _FULL
    return ["\n".join(block) for block in blocks if block]
