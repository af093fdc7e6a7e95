"""Where saves are written: never half a file, never over the last good one.

A save is written to a temporary file, forced to the disk and renamed.  Autosaves rotate over three games; of each game
the last three are kept, so if one is damaged the one before remains.  Autosaves between moves of AI seats are not
forced to the disk, since that can take as long as a frame; the last forced one is kept until the next.  Windows that
are open at the same time do not touch each other's games, and they notice when they play the same one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import localtime, strftime
from typing import TYPE_CHECKING, Final

from macher.saves.atomic import sweep, write_atomically
from macher.saves.document import SaveDocument, load, load_head, parse
from macher.saves.folders import autosave_folder, make_folder
from macher.saves.problems import SaveError

if TYPE_CHECKING:
    from macher.saves.verify import Restored

SLOTS: Final = 3
"""Most games whose autosaves are kept."""
KEPT: Final = 3
"""Autosaves that are kept of each game."""
_NAME: Final = re.compile(r"autosave-([1-9])-(\d{8,})\.json")


@dataclass(frozen=True, slots=True, order=True)
class AutosaveFile:
    """An autosave; a higher serial is newer."""

    serial: int
    slot: int
    path: Path


class AutosaveSlot:
    """The autosaves of one game."""

    def __init__(self, store: SaveStore, slot: int, newest: Path | None = None, spared: Collection[Path] = ()) -> None:
        self.slot = slot
        self.other = 0
        """The place where another window saves its own course of the same game; 0 if there is none."""
        self._store = store
        self._newest = newest
        """The newest file that this window wrote into the place; a newer one is from another window."""
        self._spared = spared
        """Damaged files that were skipped: they are kept, and do not count among the three."""
        self._forced: Path | None = None
        """The newest file that was forced to the disk; it is kept until there is another."""
        self._seen = max((file.serial for file in store.files()), default=0)
        """Serial of the newest file that is known here."""
        self._start = ""
        """The fingerprint of the start of the game; empty until it is asked for."""

    def write(self, text: str, *, forced: bool = True) -> Path:
        """Writes the newest autosave and removes the fourth.  Raises ``OSError`` and keeps the old ones.

        Unless ``forced``, the file survives a crash of the program, but perhaps not a power cut.
        If another window has written into this place since, the game moves to another place.
        """
        files = self._store.files()
        self._look_for_others(files, text)
        if next((file.path for file in files if file.slot == self.slot), self._newest) != self._newest:
            other = self._store.begin()
            self.slot, self._spared, self._forced = other.slot, (), None
            files = self._store.files()
        serial = files[0].serial + 1 if files else 1
        path = self._store.folder / f"autosave-{self.slot}-{serial:08d}.json"
        make_folder(self._store.folder)
        write_atomically(path, text, forced=forced)
        self._newest, self._seen = path, serial
        if forced or self._forced is None:
            self._forced = path
        own = [file for file in files if file.slot == self.slot and file.path not in self._spared]
        for old in own[KEPT - 1 :]:
            if old.path != self._forced:
                with suppress(OSError):
                    old.path.unlink()
        return path

    def _look_for_others(self, files: Sequence[AutosaveFile], text: str) -> None:
        """Notes in ``other`` where another window has saved the same game since the last look."""
        for file in files:
            if file.serial <= self._seen:
                break
            self._start = self._start or _start_in(text)
            if file.slot != self.other and self._start and _start([file.path], load_head) == self._start:
                self.other = file.slot


class SaveStore:
    """The folder of the autosaves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = autosave_folder() if folder is None else folder
        self.put_away: Callable[[Path], None] | None = None
        """Called with the autosave of an unfinished game before another game takes its place."""

    def files(self) -> list[AutosaveFile]:
        """Every autosave, the newest first."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        matches = [match for match in map(_NAME.fullmatch, names) if match]
        found = [AutosaveFile(int(match[2]), int(match[1]), self.folder / match[0]) for match in matches]
        return sorted(found, reverse=True)

    def begin(self, start: str = "") -> AutosaveSlot:
        """A place for a new game: a free one, else that of a finished game, else that of the oldest.

        A game that was started again, known by the fingerprint of its start, replaces an older course of the same game,
        but never the latest course.  Another game that loses its place is put away.
        """
        sweep(self.folder)
        files = self.files()
        slots: dict[int, list[Path]] = {}
        for file in files:
            slots.setdefault(file.slot, []).append(file.path)
        free = [slot for slot in range(1, SLOTS + 1) if slot not in slots]
        if free:
            return AutosaveSlot(self, free[0])
        oldest = list(reversed(slots))
        own = [slot for slot in oldest[:-1] if start and _start(slots[slot]) == start]
        finished = [slot for slot in oldest if _finished(slots[slot])]
        found = (finished or own or oldest)[0]
        if found not in own and self.put_away is not None:
            for path in [path for path in slots[found] if _going_on(path)][:1]:
                with suppress(OSError):
                    self.put_away(path)
        return AutosaveSlot(self, found, slots[found][0])

    def slot_of(self, path: Path) -> AutosaveSlot | None:
        """The place in which a game restored from this autosave continues; ``None`` for other files."""
        files = self.files()
        found = next((file for file in files if file.path == path), None)
        if found is None:
            return None
        newer = [file.path for file in files if file.slot == found.slot and file.serial > found.serial]
        return AutosaveSlot(self, found.slot, newer[0] if newer else path, newer)

    def complete(self, text: str) -> None:
        """Writes the end of a game into the place where its newest autosave stops before it.

        The program was killed before it could.  Raises ``OSError``, and ``SaveError`` for what is no save.
        """
        over = parse(text.encode())
        whole: set[int] = set()
        for file in self.files():
            if file.slot in whole:
                continue
            try:
                found = load(file.path)
            except SaveError:
                continue
            whole.add(file.slot)
            if _begins(found, over):
                slot = self.slot_of(file.path)
                if slot is not None:
                    slot.write(text)
                return

    def latest(self) -> Restored | None:
        """The newest game that is not over, run again and checked; ``None`` if there is none.

        A damaged autosave is skipped for the one before; ``Restored.problem`` then says what was wrong.
        """
        from macher.saves.verify import load_game  # the rules are loaded with the first game

        problem: SaveError | None = None
        damaged = ""
        over: set[int] = set()
        for file in self.files():
            if file.slot in over:
                continue
            try:
                found = load_game(file.path)
            except SaveError as error:
                if problem is None:
                    problem, damaged = error, _time_of_day(file.path)
                continue
            if not found.journal.state.over:
                return replace(found, problem=problem, damaged=damaged)
            over.add(file.slot)
        return None

    def summary(self) -> SaveDocument | None:
        """The newest game that is not over, read without its commands: enough for a menu."""
        over: set[int] = set()
        for file in self.files():
            if file.slot in over:
                continue
            try:
                found = load_head(file.path)
            except SaveError:
                continue
            if not found.summary.over:
                return found
            over.add(file.slot)
        return None

    def damage(self) -> SaveError | None:
        """Why the newest autosave cannot even be read; ``None`` if it can, or if there is none."""
        return _problem_of(load, self.files()[:1])

    def trouble(self) -> SaveError | None:
        """Why the newest autosave does not run again; ``None`` if it does, or if there is none."""
        from macher.saves.verify import load_game

        return _problem_of(load_game, self.files()[:1])


def place_of(path: Path) -> int:
    """The number of an autosave's place, by which players tell autosaves apart; 0 for other files."""
    found = _NAME.fullmatch(path.name)
    return int(found[1]) if found is not None else 0


def _time_of_day(path: Path) -> str:
    """When a file was written, local time."""
    try:
        return strftime("%H:%M", localtime(path.stat().st_mtime))
    except OSError:
        return ""


def _problem_of(read: Callable[[Path], object], files: Collection[AutosaveFile]) -> SaveError | None:
    try:
        for file in files:
            read(file.path)
    except SaveError as error:
        return error
    return None


def _start(paths: Sequence[Path], read: Callable[[Path], SaveDocument] = load) -> str:
    """The fingerprint of the start of the game in these autosaves; empty if none can be read."""
    for path in paths:
        with suppress(SaveError):
            return read(path).start_digest
    return ""


def _start_in(text: str) -> str:
    """The same for the text of a save that is not written yet."""
    with suppress(SaveError):
        return parse(text.encode()).start_digest
    return ""


def _begins(part: SaveDocument, whole: SaveDocument) -> bool:
    """Whether one save is of an earlier moment in the same course of the same game as another."""
    done = len(part.records)
    return (
        part.start_digest == whole.start_digest and done < len(whole.records) and part.records == whole.records[:done]
    )


def _finished(paths: Sequence[Path]) -> bool:
    """Whether none of a game's autosaves (the newest first) can be continued."""
    for path in paths:
        try:
            return load(path).summary.over
        except SaveError as error:
            if error.reason == "save-newer":  # another version can continue it
                return False
    return True


def _going_on(path: Path) -> bool:
    """Whether a game is past its set-up and not over; damaged saves are not, newer formats are."""
    try:
        summary = load(path).summary
    except SaveError as error:
        return error.reason == "save-newer"
    return summary.round > 0 and not summary.over
