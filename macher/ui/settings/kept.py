"""A small file of the player's as a checked model, which all windows change together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypeVar

from macher.checked import Checked
from macher.files import json_value
from macher.saves.shared import SharedFile, SharedValue

__all__ = ["Kept", "composed", "kept_file"]

LARGEST_FILE: Final = 256 * 1024
"""Bytes; settings with every preset take about 30,000."""
MOST_VALUES: Final = 10_000
"""Values in such a file; settings with every preset have about 1,500."""

M = TypeVar("M", bound=Checked)


def kept_file(path: Path | None, kind: type[M], before: Path | None = None) -> SharedFile[M]:
    """The file of a model, with the rules for damage."""
    aside = path.with_suffix(".damaged.json").name if path is not None else ""
    return SharedFile(
        path, lambda written: kind.read(json_value(written, MOST_VALUES)), LARGEST_FILE, aside=aside, before=before
    )


def composed(value: Checked) -> str:
    """The text of such a file."""
    return json.dumps(value.plain(), indent=1, ensure_ascii=False)


class Kept(SharedValue[M]):
    """The content of a file; without a path it lasts as long as the program runs."""

    def __init__(self, path: Path | None, kind: type[M]) -> None:
        super().__init__(kept_file(path, kind), kind, composed)

    @property
    def damaged(self) -> bool:
        """Whether the file could not be used and was set aside."""
        return bool(self.file.aside)
