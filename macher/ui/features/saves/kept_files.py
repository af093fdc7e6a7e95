"""What could not be read or written of the files that keep settings, progress, lessons, the map and the boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from macher.saves.shared import SharedFile
from macher.ui.program import Program

__all__ = ["KeptFiles"]


class _Kept(NamedTuple):
    """A file, what is said if it cannot be written, and how that is tried again."""

    file: SharedFile[Any]
    said: str
    retry: Callable[[], object]


class KeptFiles:
    """The files that have been looked at; others have no trouble yet."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def _kept(self) -> Iterator[_Kept]:
        store, opened = self._program.store, self._program.games.opened
        yield _Kept(store.file, "settings-not-written", store.save)
        if "progress" in opened:
            yield _Kept(opened["progress"].shared.file, "progress-not-written", opened["progress"].shared.retry)
        if "landscape" in opened:
            yield _Kept(opened["landscape"].file, "menu-map-not-written", opened["landscape"].retry)
        if "boxes" in opened:
            for file in opened["boxes"].files:
                yield _Kept(file, "box-not-saved", opened["boxes"].retry)
        learn = self._program.games.lessons
        yield _Kept(learn.file, "learn-not-kept", learn.retry)

    def notes(self) -> list[str]:
        """What is wrong, each in a sentence: a file that is left alone is named, as it may be whole."""
        texts = self._program.texts
        found = []
        for kept in self._kept():
            if kept.file.unreadable and kept.file.path is not None:
                found.append(texts("file-left-alone", file=kept.file.path.name, detail=kept.file.unreadable))
            elif kept.file.problem:
                found.append(texts(kept.said, detail=kept.file.problem))
        return found

    def retry(self) -> None:
        """Writes what could not be written; a file that could not be read is left alone."""
        for kept in self._kept():
            if kept.file.problem and not kept.file.unreadable:
                kept.retry()
