"""Reads an edition's data file, checks it and makes the edition from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from macher.editions.parts import EditionParts
from macher.editions.problems import DataError, Problem
from macher.editions.shipped import SHIPPED
from macher.rules.edition import Edition

if TYPE_CHECKING:
    from macher.editions.schema import EditionData

LARGEST_FILE: Final = 256 * 1024
"""Bytes; the shipped file has about 20,000."""


def load_edition(path: Path) -> Edition:
    """The edition that a data file describes.

    Raises ``DataError`` naming the file and everything in it that does not fit.
    """
    # Imported here: pydantic takes most of the time of a start and is needed only where a file is read.
    from macher.editions import content, origins, schema
    from macher.editions.build import build

    raw = read(path)
    data = schema.parse(raw)
    if isinstance(data, tuple):
        raise DataError(str(path), data)
    parts = SHIPPED.get(data.edition.key)
    if parts is None:
        raise _refused(path, Problem("edition.key", "data-no-edition", {"found": data.edition.key}))
    figures, unclear = origins.resolve(raw, data)
    found = content.problems(data) + _names(path, data, parts) + unclear
    if found:
        raise DataError(str(path), found)
    return build(data, parts, figures)


def _names(path: Path, data: EditionData, parts: EditionParts) -> tuple[Problem, ...]:
    """In an edited copy: names that are not those of the edition."""
    from macher.editions import content, schema

    if path == parts.data_file:
        return ()
    shipped = schema.parse(read(parts.data_file))
    return () if isinstance(shipped, tuple) else content.name_problems(data, shipped)


def read(path: Path) -> dict[str, Any]:
    """The tables of a TOML file, unchecked. Raises ``DataError`` for what is not one."""
    try:
        with path.open("rb") as file:
            written = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise _refused(path, Problem("", "data-unreadable", {"detail": error.strerror or str(error)})) from None
    if len(written) > LARGEST_FILE:
        raise _refused(path, Problem("", "data-too-large", {"limit": LARGEST_FILE // 1024}))
    try:
        # Some editors begin a file with a byte order mark.
        return tomllib.loads(written.decode("utf-8-sig"))
    except RecursionError:
        raise _refused(path, Problem("", "data-not-toml", {"detail": "it is nested too deeply"})) from None
    except ValueError as error:  # broken TOML, bytes that are not UTF-8, a number of thousands of digits
        raise _refused(path, Problem("", "data-not-toml", {"detail": str(error)})) from None


def _refused(path: Path, problem: Problem) -> DataError:
    return DataError(str(path), (problem,))
