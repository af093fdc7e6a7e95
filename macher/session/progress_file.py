"""The file in which progress is kept: by profile, written whole to a new file, with the one before beside it.

A damaged file is set aside with the day in its name, and the one before is read in its place.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from macher.files import json_value, read_bytes
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder
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


class _Document(BaseModel):
    model_config = ConfigDict(extra="allow", strict=True)

    version: int = Field(default=0, ge=0)
    profiles: dict[str, Profile] = Field(default_factory=dict, max_length=_PROFILES)


class ProgressFile:
    """The progress of every profile; without a folder it lasts as long as the program runs.

    A change is written at once.  What cannot be read is set aside, never written over.
    """

    def __init__(self, folder: Path | None, day: date) -> None:
        self.folder = folder
        self.trouble: Trouble = ""
        self.aside = ""
        """Name of the file that was set aside."""
        self.problem = ""
        """Why the last change could not be written, as the system says it."""
        self._day = day
        self._written = ""
        """The text of the last whole file, which is kept beside the next one."""
        self._document = self._read()

    def profile(self, name: str = "") -> Profile:
        """The progress of a player; empty for a name that has none yet."""
        return self._document.profiles.get(name, Profile())

    def change(self, change: Callable[[Profile], Profile], name: str = "") -> Profile:
        """Changes the progress of a player and writes it; `problem` says why that was impossible."""
        before = self.profile(name)
        after = change(before)
        if after != before:
            self._document.profiles[name] = after
            self._save()
        return after

    # -- reading -------------------------------------------------------------------------------------------------------

    def _read(self) -> _Document:
        if self.folder is None:
            return _Document()
        path, before = self.folder / FILE, self.folder / BEFORE
        found = self._parsed(path)
        if found is None:
            found, self.trouble = self._parsed(before), "progress-kept"
        if found is None:
            found, self.trouble = "", "progress-lost"
        if found == "" and self.trouble == "" and before.exists():  # somebody moved the file away; nothing is lost
            found = self._parsed(before) or ""
        self._written = found
        return _document(found) if found else _Document()

    def _parsed(self, path: Path) -> str | None:
        """The text of a file that can be used, empty if there is none; a damaged one is set aside: ``None``."""
        try:
            written = read_bytes(path, LARGEST_FILE).decode()
            _document(written)
        except FileNotFoundError:
            return "" if path.name == FILE else None
        except (OSError, ValueError, RecursionError):
            self._set_aside(path)
            return None
        return written

    def _set_aside(self, path: Path) -> None:
        day = self._day.isoformat()
        for number in range(1, 1_000):
            more = f"-{number}" if number > 1 else ""
            aside = path.with_name(f"progress.damaged-{day}{more}.json")
            if not aside.exists():
                self.aside = self.aside or aside.name
                with suppress(OSError):
                    path.replace(aside)
                return

    # -- writing -------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        self.problem = ""
        if self.folder is None:
            return
        self._document.version = max(VERSION, self._document.version)
        text = json.dumps(self._document.model_dump(mode="json"), indent=1, ensure_ascii=False)
        try:
            make_folder(self.folder)
            if self._written:
                write_atomically(self.folder / BEFORE, self._written)
            write_atomically(self.folder / FILE, text)
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self._written = text


def _document(text: str) -> _Document:
    """The document in a text, as the current version writes it.  Raises ``ValueError``."""
    raw: Any = json_value(text, _MOST_VALUES)
    if not isinstance(raw, dict):
        raise ValueError("no table of names and values")
    return _Document.model_validate_json(json.dumps(raw), strict=True)
