"""Saved games: the document, the files, and running one again.

The names are imported when they are first asked for, so that the program is on the screen before a game needs them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from macher.saves.atomic import write_atomically
    from macher.saves.document import SaveDocument, load
    from macher.saves.problems import SaveError
    from macher.saves.store import SaveStore
    from macher.saves.verify import Restored, load_game, rerun

__all__ = ["Restored", "SaveDocument", "SaveError", "SaveStore", "load", "load_game", "rerun", "write_atomically"]

_HOMES = {
    "Restored": "macher.saves.verify",
    "SaveDocument": "macher.saves.document",
    "SaveError": "macher.saves.problems",
    "SaveStore": "macher.saves.store",
    "load": "macher.saves.document",
    "load_game": "macher.saves.verify",
    "rerun": "macher.saves.verify",
    "write_atomically": "macher.saves.atomic",
}
"""The module of each name."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
