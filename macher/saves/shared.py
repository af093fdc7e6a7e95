"""Files of the player's that every open window reads and changes: a change never undoes one of another window.

A change is made to what the file holds at that moment, under a lock, and written whole.  What is damaged is set aside
under a name of its own.  A file that cannot be read for another reason, as while a virus scanner holds it, may be
whole: nothing is written to it as long as the program runs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from macher.files import NotRegular, TooLarge, read_bytes
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder
from macher.saves.lock import locked

__all__ = ["SharedFile", "SharedValue"]

_MOST_ASIDE: Final = 1_000
"""Most damaged files that are set aside; a further one stays where it is."""

T = TypeVar("T")


class SharedFile(Generic[T]):
    """A file that several windows write; without a path nothing is kept."""

    def __init__(
        self, path: Path | None, parse: Callable[[bytes], T], most: int, *, aside: str, before: Path | None = None
    ) -> None:
        """`parse` raises ``ValueError`` for damage; `most` is the most bytes that such a file has.

        `aside` is the name of a damaged file, with its ending; `before` keeps what was in the file before its last
        change, and is read where the file is damaged or gone.
        """
        self.path = path
        self.problem = ""
        """Why the last change could not be written, as the system says it."""
        self.unreadable = ""
        """Why the file could not be read, though it may be whole: nothing is written to it."""
        self.aside = ""
        """The name under which a damaged file was set aside."""
        self.restored = False
        """Whether the file before was read in place of a damaged one."""
        self._parse, self._most = parse, most
        self._aside, self._before = Path(aside), before

    def read(self) -> T | None:
        """What the file holds; ``None`` if there is none, or none that can be used."""
        if self.path is None:
            return None
        try:
            found = self._current(self.path)
            if found is None and self._before is not None:
                found = self._current(self._before)
                self.restored = found is not None and self.aside != ""
        except OSError as error:
            self.unreadable = error.strerror or str(error)
            return None
        return found[1] if found is not None else None

    def write(self, make: Callable[[T | None], str | None]) -> bool:
        """Writes what `make` makes of that which the file holds now, ``None`` if there is none; true if it is written.

        The file goes if `make` gives ``None``, and stays as it is if the text is empty.  `problem` says why that was
        impossible.
        """
        self.problem = self.unreadable
        if self.problem or self.path is None:
            return not self.problem
        try:
            make_folder(self.path.parent)
            with locked(self.path.parent):
                self._write(self.path, self._current(self.path, holding=True), make)
        except OSError as error:
            self.problem = error.strerror or str(error)
        return not self.problem

    def _write(self, path: Path, found: tuple[bytes, T] | None, make: Callable[[T | None], str | None]) -> None:
        """Raises ``OSError``."""
        text = make(found[1] if found is not None else None)
        if text is None:
            path.unlink(missing_ok=True)
        elif text:
            if found is not None and self._before is not None:
                write_atomically(self._before, found[0])
            write_atomically(path, text)

    def _current(self, path: Path, *, holding: bool = False) -> tuple[bytes, T] | None:
        """What is in a file now; a damaged one is set aside, under the lock.  Raises ``OSError`` for other trouble."""
        try:
            written = read_bytes(path, self._most)
            return written, self._parse(written)
        except FileNotFoundError:
            return None
        except NotRegular:  # as a folder in its place, over which nothing can be written: the system says so then
            return None
        except (TooLarge, ValueError, RecursionError):
            if holding:
                self._set_aside(path)
                return None
        with locked(path.parent):  # another window may have mended it meanwhile
            return self._current(path, holding=True)

    def _set_aside(self, path: Path) -> None:
        """Keeps a damaged file under another name, beside those set aside before.  Raises ``OSError``."""
        stem, ending = self._aside.stem, self._aside.suffix
        names = (path.with_name(f"{stem}{'' if at < 2 else f'-{at}'}{ending}") for at in range(1, _MOST_ASIDE))
        there = next((name for name in names if not name.exists()), None)
        if there is None:
            raise FileExistsError(17, f"there are {_MOST_ASIDE} damaged files beside it", str(path))
        path.replace(there)
        self.aside = self.aside or there.name


class SharedValue(Generic[T]):
    """The value in a shared file, which changes by functions; without a path it lasts as long as the program runs.

    A change that could not be written is made to the value here, and written with the next one.
    """

    def __init__(self, file: SharedFile[T], new: Callable[[], T], compose: Callable[[T], str | None]) -> None:
        """`new` gives the value where there is no file yet, `compose` the text of a file, ``None`` if it is to go."""
        self.file = file
        found = file.read()
        self.value = new() if found is None else found
        self._written = self.value
        """What is in the file, as far as it is known here."""
        self._waiting: list[Callable[[T], T]] = []
        self._new, self._compose = new, compose

    @property
    def problem(self) -> str:
        """Why the last change could not be written, as the system says it."""
        return self.file.problem

    def change(self, change: Callable[[T], T]) -> None:
        """Changes the value and writes it.  The function may be called more than once, with other values."""
        self._waiting.append(change)
        if not self._settle():
            self.value = change(self.value)

    def retry(self) -> bool:
        """Writes what could not be written; whether all is written."""
        return not self._waiting or self._settle()

    def _settle(self) -> bool:
        after = self._written

        def make(found: T | None) -> str | None:
            nonlocal after
            after = self._written if found is None else found
            before = after
            for change in self._waiting:
                after = change(after)
            known = before if found is not None else self._new()
            return "" if after == before == known else self._compose(after)

        if self.file.path is None:
            make(None)
        elif not self.file.write(make):
            return False
        self.value = self._written = after
        self._waiting.clear()
        return True
