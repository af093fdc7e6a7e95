"""The editions by key, as shipped or with an edited copy of the data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from macher.editions.problems import DataError, EditionUnknown, Problem
from macher.editions.shipped import SHIPPED

if TYPE_CHECKING:
    from macher.rules.edition import Edition

_Stamp = tuple[Path, int, int]

_cache: dict[Path, tuple[_Stamp, Edition]] = {}


class EditedCopy(NamedTuple):
    """A data file in the player's folder: usable (``ok``), or the reason why not as an English sentence."""

    path: Path
    ok: bool
    reason: str
    edition: str = ""
    """Key of the edition it describes, if usable."""


def editions() -> tuple[str, ...]:
    """Keys of the editions that can be played."""
    return tuple(SHIPPED)


def edition(key: str, data_file: Path | None = None) -> Edition:
    """An edition with the shipped figures or with those of an edited copy; read again only if the file changed.

    Raises ``EditionUnknown`` for a key that no edition has, ``DataError`` for a copy that cannot be used.
    """
    path = shipped_file(key) if data_file is None else data_file
    found = _cached(path)
    if found.key != key:
        problem = Problem("edition.key", "data-other-edition", {"found": found.key, "expected": key})
        raise DataError(str(path), (problem,))
    return found


def shipped_file(key: str) -> Path:
    """The data file that comes with the game. Raises ``EditionUnknown``."""
    if key not in SHIPPED:
        raise EditionUnknown(key)
    return SHIPPED[key].data_file


def edited_copies(folder: Path) -> list[EditedCopy]:
    """Every data file in a folder of the player, by name; none if the folder is missing."""
    return [_copy(path) for path in sorted(folder.glob("*.toml"))]


def _copy(path: Path) -> EditedCopy:
    try:
        found = _cached(path)
    except DataError as error:
        return EditedCopy(path, False, str(error))
    return EditedCopy(path, True, "", found.key)


def _cached(path: Path) -> Edition:
    from macher.editions.loader import load_edition  # the rules are loaded with the first edition

    stamp = _stamp(path)
    known = _cache.get(path)
    if known is None or known[0] != stamp:
        known = (stamp, load_edition(path))
        _cache[path] = known
    return known[1]


def _stamp(path: Path) -> _Stamp:
    """A value that changes when the file is saved again."""
    try:
        status = path.stat()
    except OSError:
        return path, 0, 0
    return path, status.st_mtime_ns, status.st_size
