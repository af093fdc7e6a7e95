"""Saved games: the document, the files, and running one again."""

from macher.saves.document import SaveDocument, load
from macher.saves.problems import SaveError
from macher.saves.store import SaveStore, write_atomically
from macher.saves.verify import Restored, load_game, rerun

__all__ = ["Restored", "SaveDocument", "SaveError", "SaveStore", "load", "load_game", "rerun", "write_atomically"]
