"""Puzzles and set-ups that somebody has written: reads a TOML file into a model, or says what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from macher.files import read_text, toml_value

__all__ = ["ENDING", "FileError", "StrictModel", "read_made"]

ENDING: Final = ".toml"
_LARGEST_FILE: Final = 64 * 1024
"""Most bytes of a file; a puzzle with a long solution has about 2,500, a set-up with a long way about 6,000."""
_LONGEST_DETAIL: Final = 200


class FileError(ValueError):
    """A file cannot be used; ``reason`` is a text key with ``args_of_reason``."""

    unreadable: ClassVar[str]
    """Text key: the system cannot read the file; with ``detail``."""
    not_toml: ClassVar[str]
    """Text key: it is no TOML; with ``detail``."""
    wrong: ClassVar[str]
    """Text key: a value is wrong, at ``place``."""

    def __init__(self, path: Path, reason: str, **args: str) -> None:
        super().__init__(f"{path.name}: {reason} {args}")
        self.path = path
        self.reason = reason
        self.args_of_reason: Mapping[str, str] = args


class StrictModel(BaseModel):
    """Part of a file: nothing unknown, and every value of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


Model = TypeVar("Model", bound=StrictModel)


def read_made(path: Path, model: type[Model], refusal: type[FileError]) -> Model:
    """The content of a file.  Raises `refusal`."""
    try:
        raw = toml_value(read_text(path, _LARGEST_FILE))
    except OSError as error:
        raise refusal(path, refusal.unreadable, detail=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:  # broken TOML, not UTF-8, a number too long
        raise refusal(path, refusal.not_toml, detail=str(error)[:_LONGEST_DETAIL]) from None
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors(include_url=False, include_input=False)[0]["loc"])
        raise refusal(path, refusal.wrong, place=place[:_LONGEST_DETAIL]) from None
