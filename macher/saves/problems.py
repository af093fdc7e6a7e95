"""Why a save cannot be used: a text key, its arguments, and an English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "save-missing": "There is no such file.",
    "save-unreadable": "The file cannot be read: {detail}.",
    "save-no-file": "This is no file that can be read, but a folder, a device or something else.",
    "save-too-large": "The file is larger than {limit} MB; no save is.",
    "save-cut-off": "The save is cut off: its end is missing.",
    "save-not-json": "This is not a save: it is not JSON.",
    "save-not-a-save": "This is JSON, but not a saved game.",
    "save-newer": "The save has format {found}, from version {program}; this version reads up to {known}.",
    "save-damaged": "The save is damaged: “{place}” is missing or does not fit.",
    "save-no-edition": "The save is of an edition “{edition}” that there is not.",
    "save-figures-missing": "The game has own figures, “{name}”: put the file into the folder of figures.",
    "save-data-file": "The figures of this game cannot be used: {detail}",
    "save-other-figures": "The figures of the edition have changed since this game was saved.",
    "save-config": "The save describes a game that cannot be set up: {detail}",
    "save-start": "The save was edited: its set-up does not lead to the table that was saved.",
    "save-command": "The save was edited or damaged: command {number} is not possible.",
    "save-digest": "The save was edited or damaged: after command {number} the table is not the one that was saved.",
    "save-edited": "The save was edited: the game itself is intact, but other entries were changed.",
}
"""Every reason with its English sentence; the keys are also those of the translated texts."""


class SaveError(ValueError):
    """A save cannot be used; the file is left as it is."""

    def __init__(self, reason: str, file: Path | None = None, **args: int | str) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.file = file
        self.args_of_reason: Mapping[str, int | str] = args

    @property
    def command(self) -> int:
        """Number of the first command that does not fit, from 1; 0 if the problem is not a command."""
        number = self.args_of_reason.get("number", 0)
        return number if isinstance(number, int) else 0

    def in_file(self, file: Path) -> SaveError:
        """The same error with the name of its file."""
        return SaveError(self.reason, file, **self.args_of_reason)

    def __str__(self) -> str:
        sentence = REASONS[self.reason].format(**self.args_of_reason)
        return sentence if self.file is None else f"{self.file}: {sentence}"
