"""The file in which progress is kept: by profile, written whole to a new file, with the one before beside it.

A damaged file is set aside with the day in its name, and the one before is read in its place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import reduce
from pathlib import Path
from typing import Final, Literal

from macher.checked import Checked, entry, part, table, text, whole
from macher.files import LONGEST_NUMBER, json_value
from macher.saves.shared import SharedFile, SharedValue
from macher.session.progress import Profile

__all__ = ["BEFORE", "FILE", "VERSION", "ProgressFile", "Trouble"]

VERSION: Final = 1
"""The version that is written."""
FILE: Final = "progress.json"
BEFORE: Final = "progress.before.json"
"""The file before the last change."""
LARGEST_FILE: Final = 4 * 1024 * 1024
"""Most bytes of the file; ten years of days take about 700,000."""
_MOST_VALUES: Final = 200_000
_PROFILES: Final = 200

Trouble = Literal["", "progress-kept", "progress-lost"]
"""Text key of what is said in the menu: the file before was read, or there was none either."""


class _Document(Checked, unknown="keep"):
    version: int = entry(whole(0, 10**LONGEST_NUMBER), default=0)
    profiles: dict[str, Profile] = entry(table(text(LARGEST_FILE), part(Profile), _PROFILES), default={})


class ProgressFile:
    """The progress of every profile; without a folder it lasts as long as the program runs.

    A change is written at once.  What cannot be read is set aside, never written over.
    """

    def __init__(self, folder: Path | None, day: date) -> None:
        self.folder = folder
        path, before = (folder / FILE, folder / BEFORE) if folder is not None else (None, None)
        aside = f"progress.damaged-{day.isoformat()}.json"
        file = SharedFile(path, _document, LARGEST_FILE, aside=aside, before=before)
        self.shared = SharedValue(file, _Document, _composed)
        """The document and its file."""
        self._together: list[Callable[[_Document], _Document]] | None = None
        """Changes that are to be written together."""
        lost: Trouble = "progress-lost" if file.aside else ""
        self.trouble: Trouble = "progress-kept" if file.restored else lost

    @property
    def aside(self) -> str:
        """Name of the file that was set aside."""
        return self.shared.file.aside

    @property
    def problem(self) -> str:
        """Why the last change could not be written, as the system says it."""
        return self.shared.problem

    def profile(self, name: str = "") -> Profile:
        """The progress of a player; empty for a name that has none yet."""
        return self.shared.value.profiles.get(name, Profile())

    def change(self, change: Callable[[Profile], Profile], name: str = "") -> Profile:
        """Changes the progress of a player and writes it; `problem` says why that was impossible.

        The function may be called more than once: with what another window has counted meanwhile.
        """

        def changed(known: _Document) -> _Document:
            before = known.profiles.get(name, Profile())
            after = change(before)
            if after == before:
                return known
            return known.changed(profiles={**known.profiles, name: after})

        if self._together is not None:
            self._together.append(changed)
            self.shared.value = changed(self.shared.value)
        else:
            self.shared.change(changed)
        return self.profile(name)

    @contextmanager
    def at_once(self, unless: Callable[[Profile], bool], name: str = "") -> Iterator[None]:
        """Whatever changes inside is written together at the end: all of it, or nothing if `unless` says so by then."""
        before, changes = self.shared.value, list[Callable[[_Document], _Document]]()
        self._together = changes
        try:
            yield
        finally:
            self._together, self.shared.value = None, before

            def changed(known: _Document) -> _Document:
                if unless(known.profiles.get(name, Profile())):
                    return known
                return reduce(lambda found, change: change(found), changes, known)

            self.shared.change(changed)


def _composed(document: _Document) -> str:
    document = document.changed(version=max(VERSION, document.version))
    return json.dumps(document.plain(), indent=1, ensure_ascii=False)


def _document(text: bytes) -> _Document:
    """The document in a text, as the current version writes it.  Raises ``ValueError``."""
    return _Document.read(json_value(text, _MOST_VALUES))
