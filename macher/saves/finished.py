"""The list of games that are over, with an index beside the files so that no file is read in two evenings.

The index is only a cache.  A line of it counts for the file of that name, size and time of writing, and for no other;
an index that is damaged or of another version of the game is not used.  Whoever has read many new files writes it anew
as a whole, from what lies in the folder then.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from macher import __version__
from macher.files import json_value, read_bytes
from macher.saves.atomic import write_atomically
from macher.saves.document import SavedSeat
from macher.saves.lock import locked
from macher.saves.names import ENDINGS, OWN, name_of
from macher.saves.shelved import Shelved, read_entry

__all__ = ["INDEX", "MANY", "FinishedGames"]

INDEX: Final = ".index"
"""Name of the file, which no list of saves shows."""
MANY: Final = 50
"""So many files are read within a frame or two; the index is written once as many have changed."""
_LONG: Final = 100_000
"""Bytes of an index that is read in a thread, some five hundred games."""
_FORMAT: Final = 1
_LARGEST: Final = 32 * 1024 * 1024
"""Most bytes of the index; a game takes about 200."""
_MOST_VALUES: Final = 4_000_000
"""Most values in it; a game has about 30."""

Stamp = tuple[int, int]
"""Size of a file and its time of writing in nanoseconds."""
Known = tuple[Stamp, Shelved]

_FIELDS: Final = {
    "written": str,
    "edition": str,
    "elections": int,
    "seats": int,
    "round": int,
    "phase": str,
    "land": str,
    "deciding": list,
    "over": bool,
    "scores": list,
    "winners": list,
    "assisted": bool,
    "played_on": bool,
    "figures": str,
    "stood_in": bool,
    "start": str,
}
"""What a line says of a game behind the name and the stamp of its file, in the order in which ``Shelved`` takes it.

Tables with the same seats are written once, and a line has the number of its own.
"""
_TYPES: Final = [str, int, int, *_FIELDS.values()]
_SEATS: Final = [*_FIELDS].index("seats")
_LISTS: Final = [at for at, kind in enumerate(_FIELDS.values()) if kind is list]


class FinishedGames:
    """What is known of the files in a folder of games that are over.  Threads may ask at the same time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, Known] | None = None
        """By name of the file; nobody has asked yet if it is missing."""
        self._unwritten = 0
        """How many files have come or gone since the index was written."""

    def entries(self) -> list[Shelved]:
        """All games, in no order; reads what is new, and then may write the index."""
        return self._listed(None)[0]

    def entries_so_far(self, most: int) -> tuple[list[Shelved], bool]:
        """The games, and whether these are all: if more than so many files are new, none of those is read."""
        return self._listed(most)

    def forget(self) -> None:
        """Removes the index, as after all games were deleted."""
        self._known = None
        with suppress(OSError):
            (self.folder / INDEX).unlink()

    def _listed(self, most: int | None) -> tuple[list[Shelved], bool]:
        known = self._known
        if known is None:
            if most is not None and self._long():
                return [], False
            known = self._known = self._kept()
        there = {name: _stamp(os.path.join(self.folder, name)) for name in _names(self.folder)}
        new = [name for name, stamp in there.items() if name not in known or known[name][0] != stamp]
        whole = most is None or len(new) <= most
        passing = []
        for name in new if whole else ():
            entry = read_entry(self.folder / name, "finished")
            if entry.passing:
                passing.append(entry)
                known.pop(name, None)
            else:
                known[name] = there[name], entry
                self._unwritten += entry.problem is None
        gone = [name for name in list(known) if name not in there]
        for name in gone:
            known.pop(name, None)
        self._unwritten += len(gone)
        found = [each[1] for name, stamp in there.items() if (each := known.get(name)) is not None and each[0] == stamp]
        if most is None and self._unwritten >= MANY:
            self._write(known)
        return [*found, *passing], whole

    def _long(self) -> bool:
        """Whether the index takes longer to read than a frame."""
        return _stamp(os.path.join(self.folder, INDEX))[0] > _LONG

    # -- the file ------------------------------------------------------------------------------------------------------

    def _write(self, known: dict[str, Known]) -> None:
        tables: dict[tuple[SavedSeat, ...], int] = {}
        lines = []
        for name, (stamp, entry) in list(known.items()):
            if entry.problem is None:
                told = [getattr(entry, field) for field in _FIELDS]
                told[_SEATS] = tables.setdefault(entry.seats, len(tables))
                lines.append([name, *stamp, *told])
        seats = [[(seat.party, seat.name, seat.kind) for seat in table] for table in tables]
        body = json.dumps([seats, lines], separators=(",", ":")).encode()
        with suppress(OSError), locked(self.folder):
            write_atomically(self.folder / INDEX, _head(body) + body)
            self._unwritten = 0

    def _kept(self) -> dict[str, Known]:
        """What the index says; nothing if it cannot be used."""
        with suppress(OSError, ValueError, TypeError, IndexError):
            head, _, body = read_bytes(self.folder / INDEX, _LARGEST).partition(b"\n")
            if head + b"\n" == _head(body):
                return self._read(*json_value(body, _MOST_VALUES))
        return {}

    def _read(self, tables: list[list[list[str]]], lines: list[list[Any]]) -> dict[str, Known]:
        """The games of these lines.

        Raises ``ValueError``, ``TypeError`` or ``IndexError`` for anything but what was written.
        """
        seats = [tuple(SavedSeat(*map(str, seat)) for seat in table) for table in tables]
        known: dict[str, Known] = {}
        for line in lines:
            if [*map(type, line)] != _TYPES:
                raise ValueError("not the index that was written")
            name, size, time, *told = line
            for at in _LISTS:
                told[at] = tuple(told[at])
            told[_SEATS] = seats[told[_SEATS]]
            path = self.folder / name
            called = "" if name.startswith(OWN) else name_of(path.stem)
            known[name] = (size, time), Shelved(path, "finished", called, 0, *told)
        return known


def _head(body: bytes) -> bytes:
    """The first line of an index: who wrote it, and a checksum of all that follows."""
    return f"macher {__version__} {_FORMAT} {crc32(body):08x}\n".encode()


def _names(folder: Path) -> Iterable[str]:
    try:
        return [name for name in os.listdir(folder) if name.endswith(ENDINGS)]
    except OSError:
        return []


def _stamp(path: str) -> Stamp:
    try:
        found = os.stat(path)
    except OSError:
        return (0, 0)
    return found.st_size, found.st_mtime_ns
