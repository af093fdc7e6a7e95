"""The player's saved games: autosaves, saves that were kept, and games that are over.

Lists are read from the heads of the files; a file that cannot be used is listed too, with the reason.  Nothing here
overwrites a save that the player has named, and a deleted save can be put back.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from zipfile import ZIP_DEFLATED, ZipFile

from macher.files import NotRegular, is_regular
from macher.saves.atomic import replace_file, write_atomically
from macher.saves.document import SaveDocument, load, load_head, parse, written_in
from macher.saves.finished import FinishedGames
from macher.saves.folders import make_folder, replays_folder, saves_folder
from macher.saves.lock import locked
from macher.saves.names import ENDING, ENDINGS, OWN, cleaned, name_of, stem_of
from macher.saves.problems import SaveError
from macher.saves.shelved import Shelf, Shelved, read_entry
from macher.saves.store import SaveStore, place_of
from macher.saves.trash import Origin, Trash

if TYPE_CHECKING:
    from macher.engine.command import Command
    from macher.saves.verify import Progress, Restored

__all__ = ["Library", "Shelf", "Shelved", "free_path"]

QUICK: Final = 3
"""Most quick saves that are kept."""
LEFT: Final = 12
"""Most games of the kind ``left`` that are kept."""
_NUMBERED: Final = re.compile(rf"{OWN}(quick|left)-(\d{{6,}})({'|'.join(map(re.escape, ENDINGS))})")
_CACHED: Final = 20_000


class Library:
    """The saves in the player's folders."""

    def __init__(
        self, saves: Path | None = None, replays: Path | None = None, autosaves: SaveStore | None = None
    ) -> None:
        """Without folders those of the system; without a store there are no autosaves."""
        self.saves = saves_folder() if saves is None else saves
        self.replays = replays_folder() if replays is None else replays
        self.trash = Trash(self.saves.parent / "trash")
        self.store = autosaves
        if autosaves is not None:
            autosaves.put_away = self.put_away
        self._finished = FinishedGames(self.replays)
        self._read: dict[tuple[Path, int, int], Shelved] = {}
        """Entries by file, time and size, so that showing a list again needs no reading."""

    # -- lists -----------------------------------------------------------------------------------------------------

    def kept(self) -> list[Shelved]:
        """Saves of the kinds ``kept``, ``quick`` and ``left``, the newest first."""
        return _newest_first(self._entry(path, _shelf_of(path)) for path in _files(self.saves))

    def finished(self) -> list[Shelved]:
        """Games that are over, the newest first."""
        return _newest_first(self._finished.entries())

    def finished_so_far(self, most: int) -> tuple[list[Shelved], bool]:
        """Games that are over, the newest first, and whether these are all.

        If more than so many files have yet to be read, it reads none of them: ``finished`` does, in a thread.
        """
        found, whole = self._finished.entries_so_far(most)
        return _newest_first(found), whole

    def autosaves(self) -> list[Shelved]:
        """The newest autosave of every game; if it is damaged, also the newest intact one."""
        found: list[Shelved] = []
        usable: set[int] = set()
        for file in self.store.files() if self.store is not None else []:
            if file.slot not in usable:
                entry = self._entry(file.path, "autosave", load)
                found.append(entry)
                if entry.problem is None:
                    usable.add(file.slot)
        return _newest_first(found)

    def deleted(self) -> list[Shelved]:
        """What can be put back, the last deletion first; for a game's autosaves, the newest that can be used."""
        found = []
        for deletion in self.trash.deletions():
            entries = [self._entry(path, self._shelf(path), load) for path in deletion.paths]
            found.append(next((entry for entry in entries if entry.problem is None), entries[0]))
        return found

    def glance(self, path: Path) -> Shelved:
        """The entry of one file, in any folder, by its head."""
        return self._entry(path, self._shelf(path))

    def find(self, path: Path) -> Shelved:
        """The entry of one file, read anew; a file that is gone has a problem that says so."""
        return read_entry(path, self._shelf(path), load)

    def quick(self) -> Shelved | None:
        """The newest quick save by number: times are unreliable if the clock was set back."""
        found = _numbered("quick", _files(self.saves))
        return self._entry(found[-1][1], "quick") if found else None

    @property
    def anything(self) -> bool:
        """Whether there is any file at all, deleted ones included."""
        return any(paths for _, paths in self._everything()) or bool(self.trash.deletions())

    # -- keeping ---------------------------------------------------------------------------------------------------

    def keep(self, text: str, name: str) -> Path:
        """Keeps a save document under a name; a number is added if the name is taken.

        Raises ``OSError``, and ``ValueError`` if nothing is left of the name.
        """
        with locked(make_folder(self.saves)):  # else two windows could take the same name
            path = free_path(self.saves, name)
            write_atomically(path, text)
        return path

    def keep_quickly(self, text: str) -> Path:
        """Keeps a save document as the newest quick save.  Raises ``OSError``."""
        return self._keep_numbered("quick", text, QUICK)

    def put_away(self, path: Path) -> None:
        """Keeps a copy of an autosave that is about to make room for another game.  Raises ``OSError``."""
        self._keep_numbered("left", written_in(path), LEFT)

    def rename(self, path: Path, name: str) -> Path:
        """Gives a save another name; a quick save or one that was put away then stays for good.

        Of an autosave a copy gets the name.  Raises ``OSError``, and ``ValueError`` if nothing is left of the name.
        """
        if self._shelf(path) == "autosave":
            return self.keep(written_in(path), name)
        if stem_of(cleaned(name)) == path.stem:
            return path
        with locked(path.parent):
            target = free_path(path.parent, name, path)
            replace_file(path, target)
        return target

    def delete(self, path: Path) -> list[Path]:
        """Deletes a save, or all autosaves of one game, so that they can be put back; returns their new paths.

        Raises ``OSError``, and ``ValueError`` for other files.
        """
        return self.trash.put(*self._deletable(path))

    def destroy(self, path: Path) -> None:
        """Destroys for good a save, all autosaves of one game, or a deleted save.

        Raises ``OSError``, and ``ValueError`` for other files.
        """
        deletion = self.trash.deletion_of(path)
        if deletion is not None:
            self.trash.destroy(deletion)
            return
        for each in self._deletable(path)[1]:
            each.unlink(missing_ok=True)

    def _deletable(self, path: Path) -> tuple[Origin, list[Path]]:
        """The shelf of a save and the files that belong to it."""
        if self.store is not None and path.parent == self.store.folder:
            files = self.store.files()
            slot = next((file.slot for file in files if file.path == path), 0)
            return "autosaves", [file.path for file in files if file.slot == slot]
        if path.parent not in (self.saves, self.replays) or path.suffix not in ENDINGS:
            raise ValueError(f"{path} is not a save of the player")
        return "saves" if path.parent == self.saves else "replays", [path]

    def put_back(self, path: Path) -> Path:
        """Undoes the deletion of a file; returns its new path.

        A save whose name was taken meanwhile gets a number; autosaves whose place was taken are kept as a game that was
        put away.  Raises ``OSError``, and ``ValueError`` for a file that was not deleted.
        """
        deletion = self.trash.deletion_of(path)
        if deletion is None:
            raise ValueError(f"{path} was not deleted")
        if deletion.origin == "autosaves":
            found = self._put_back_autosaves(path, deletion.paths)
        else:
            folder = make_folder(self.saves if deletion.origin == "saves" else self.replays)
            found = folder / path.name
            if found.exists() and deletion.origin == "saves":
                found = free_path(folder, name_of(path.stem).lstrip(OWN))
            if not found.exists():  # the same finished game is there already
                shutil.move(path, found)
        with suppress(OSError):
            self.trash.destroy(deletion)
        return found

    def _put_back_autosaves(self, chosen: Path, paths: Sequence[Path]) -> Path:
        slots = {file.slot for file in self.store.files()} if self.store is not None else set()
        if self.store is None or place_of(chosen) in slots:
            return self._keep_numbered("left", written_in(chosen), LEFT)
        folder = make_folder(self.store.folder)
        for path in paths:
            shutil.move(path, folder / path.name)
        return folder / chosen.name

    def take_in(self, path: Path) -> Path:
        """Copies a save from elsewhere to the player's saves, or to the finished games; returns its new path.

        Raises ``SaveError`` for a file that cannot be used, and ``OSError``.
        """
        from macher.saves.verify import load_game  # the rules are loaded with the first game

        restored = load_game(path)
        if path.parent in (self.saves, self.replays):
            return path
        text = written_in(path)
        if restored.journal.state.over:
            return self.archive(text)
        name = cleaned(name_of(path.stem).lstrip(OWN)) or restored.document.edition
        return self.keep(text, name)

    def delete_all(self) -> int:
        """Destroys every autosave, kept save, finished and deleted game for good; returns how many it could not."""
        paths = [*_files(self.saves), *_files(self.replays)]
        paths += [file.path for file in self.store.files()] if self.store is not None else []
        failed = 0
        for path in paths:
            try:
                path.unlink(missing_ok=True)
            except OSError:
                failed += 1
        self._finished.forget()
        return failed + self.trash.empty()

    def export(self, path: Path, target: Path) -> Path:
        """Copies a save unchanged into a folder or to a new path; returns where it went.  Raises ``OSError``."""
        if target.is_dir() or not target.suffix:
            name = self.find(path).name or path.stem.lstrip(OWN)
            target = free_path(make_folder(target), f"macher {name}")
        elif target.exists():
            raise FileExistsError(17, os.strerror(17), str(target))
        if not is_regular(path):
            raise NotRegular(path)
        write_atomically(target, path.read_bytes())
        return target

    def export_all(self, folder: Path, now: str) -> Path:
        """Packs all saves into a new archive in this folder; ``now`` names it.  Raises ``OSError``."""
        target = free_path(make_folder(folder), f"macher {now.replace(':', '-')}", ending=".zip")
        temporary = target.with_suffix(".zip.tmp")
        try:
            with ZipFile(temporary, "x", ZIP_DEFLATED, strict_timestamps=False) as packed:
                for label, paths in self._everything():
                    for path in filter(is_regular, paths):
                        name = os.fsencode(path.name).decode("utf-8", "replace")
                        with suppress(FileNotFoundError):  # an autosave that was just replaced by a newer one
                            packed.write(path, f"{label}/{name}")
            replace_file(temporary, target)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
            raise
        return target

    def _everything(self) -> Iterable[tuple[str, list[Path]]]:
        yield "saves", _files(self.saves)
        yield "replays", _files(self.replays)
        yield "autosaves", [file.path for file in self.store.files()] if self.store is not None else []

    # -- finished games --------------------------------------------------------------------------------------------

    def archive(self, text: str) -> Path:
        """Puts a game that is over among the finished ones, once; its path.  Raises ``OSError``, ``SaveError``."""
        known = self.replay_of(text)
        if known:
            return self.replays / known
        path = make_folder(self.replays) / f"{_stem(text)}{ENDING}"
        write_atomically(path, text)
        return path

    def complete_autosave(self, path: Path) -> None:
        """Adds the end of a finished game to its autosave, if that stops before it.  Raises ``SaveError``."""
        if self.store is not None:
            with suppress(OSError):  # the game then goes on from there
                self.store.complete(written_in(path))

    def name_of(self, text: str) -> str:
        """Name of the file of a finished game, whether it is archived already or not.  Raises ``SaveError``."""
        return self.replay_of(text) or f"{_stem(text)}{ENDING}"

    def replay_of(self, text: str) -> str:
        """Name of the file in which a finished game was archived; empty if it was not.  Raises ``SaveError``."""
        names = (f"{_stem(text)}{ending}" for ending in ENDINGS)
        return next((name for name in names if (self.replays / name).exists()), "")

    # -- loading ---------------------------------------------------------------------------------------------------

    def load(self, path: Path, progress: Progress | None = None) -> Restored:
        """Reads a save and runs it again.  Raises ``SaveError``; the file is never changed."""
        from macher.saves.verify import load_game

        return load_game(path, progress)

    def courses(self, start: str) -> list[tuple[Command, ...]]:
        """What was done in every save of the game with this beginning, in any list."""
        found = []
        for entry in (*self.autosaves(), *self.kept(), *self.finished()):
            if entry.start == start and entry.problem is None:
                with suppress(SaveError):  # it may have gone meanwhile
                    found.append(tuple(record.command for record in load(entry.path).records))
        return found

    # -- how it is done --------------------------------------------------------------------------------------------

    def _shelf(self, path: Path) -> Shelf:
        """The shelf of a file; for a deleted one, the shelf it came from."""
        deleted = path.parent.name if path.is_relative_to(self.trash.folder) else ""
        if deleted == "autosaves" or (self.store is not None and path.parent == self.store.folder):
            return "autosave"
        return "finished" if deleted == "replays" or path.parent == self.replays else _shelf_of(path)

    def _keep_numbered(self, kind: Literal["quick", "left"], text: str, most: int) -> Path:
        """Writes a numbered save and removes the oldest beyond ``most``."""
        folder = make_folder(self.saves)
        with locked(folder):
            known = _numbered(kind, [folder / name for name in os.listdir(folder)])
            number = known[-1][0] + 1 if known else 1
            path = folder / f"{OWN}{kind}-{number:06d}{ENDING}"
            write_atomically(path, text)
        for _, old in known[: max(0, len(known) + 1 - most)]:
            with suppress(OSError):
                old.unlink()
        return path

    def _entry(self, path: Path, shelf: Shelf, read: Callable[[Path], SaveDocument] = load_head) -> Shelved:
        try:
            found = path.stat()
        except OSError:
            return read_entry(path, shelf, read)
        key = (path, found.st_mtime_ns, found.st_size)
        known = self._read.get(key)
        if known is None:
            known = read_entry(path, shelf, read)
            if len(self._read) > _CACHED:
                self._read.clear()
            if not known.passing:
                self._read[key] = known
        return known


def _newest_first(entries: Iterable[Shelved]) -> list[Shelved]:
    return sorted(entries, key=lambda entry: (entry.written, entry.path.name), reverse=True)


def _shelf_of(path: Path) -> Shelf:
    match = _NUMBERED.fullmatch(path.name)
    return "kept" if match is None else "quick" if match[1] == "quick" else "left"


def _stem(text: str) -> str:
    """Name of the file of a finished game, without its ending."""
    return f"{OWN}game-{_key(parse(text.encode()))}"


def _numbered(kind: Literal["quick", "left"], paths: Iterable[Path]) -> list[tuple[int, Path]]:
    """Numbers and files of the numbered saves of a kind, the newest last."""
    found = ((_NUMBERED.fullmatch(path.name), path) for path in paths)
    return sorted((int(match[2]), path) for match, path in found if match is not None and match[1] == kind)


def _files(folder: Path) -> list[Path]:
    try:
        return [folder / name for name in os.listdir(folder) if name.endswith(ENDINGS)]
    except OSError:
        return []


def free_path(folder: Path, name: str, own: Path | None = None, ending: str = ENDING) -> Path:
    """A free path for a name in a folder, with a number if the name is taken, also by a save with the old ending.

    Raises ``ValueError`` and ``OSError``.
    """
    name = cleaned(name)
    if not name:
        raise ValueError("a save needs a name")
    taken = {each.casefold() for each in os.listdir(folder) if own is None or each != own.name}
    endings = ENDINGS if ending in ENDINGS else (ending,)
    path, number = folder / f"{stem_of(name)}{ending}", 1
    while any(f"{path.stem}{each}".casefold() in taken for each in endings):
        number += 1
        path = folder / f"{stem_of(f'{name} ({number})')}{ending}"
    return path


def _key(document: SaveDocument) -> str:
    """Identifies a finished game by its beginning, its seats and its end."""
    seats = "\n".join(f"{seat.party} {seat.kind} {seat.name}" for seat in document.seats)
    end = document.records[-1].digest if document.records else ""
    from hashlib import sha256  # loaded late: it loads OpenSSL

    return sha256(f"{document.start_digest}\n{end}\n{len(document.records)}\n{seats}".encode()).hexdigest()[:16]
