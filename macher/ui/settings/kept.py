"""A small file of the player's: checked when read, written whole or not at all, and set aside if damaged."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

from pydantic import BaseModel

from macher.files import json_value, read_bytes
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder

__all__ = ["Kept"]

LARGEST_FILE: Final = 256 * 1024
"""Bytes; settings with every preset take about 30,000."""
MOST_VALUES: Final = 10_000
"""Values in such a file; settings with every preset have about 1,500."""

M = TypeVar("M", bound=BaseModel)


class Kept(Generic[M]):
    """The content of a file; without a path it lasts as long as the program runs."""

    def __init__(self, path: Path | None, kind: type[M]) -> None:
        self.path = path
        self.damaged = False
        """Whether the file could not be read and was set aside."""
        self.problem = ""
        """Why the last change could not be written, as the system says it."""
        self.value = self._read(kind)

    def _read(self, kind: type[M]) -> M:
        if self.path is None:
            return kind()
        try:
            return kind.model_validate(json_value(read_bytes(self.path, LARGEST_FILE), MOST_VALUES))
        except FileNotFoundError:
            return kind()
        except (OSError, ValueError, RecursionError):
            self.damaged = True
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged.json"))
            return kind()

    def save(self) -> None:
        """Writes it as it is now; `problem` says why that was impossible."""
        self.problem = ""
        if self.path is None:
            return
        try:
            make_folder(self.path.parent)
            write_atomically(self.path, json.dumps(self.value.model_dump(mode="json"), indent=1, ensure_ascii=False))
        except OSError as error:
            self.problem = error.strerror or str(error)
