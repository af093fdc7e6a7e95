"""Reads an edition's data file, checks it and makes the edition from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macher.editions.parts import EditionParts
from macher.editions.problems import DataError, Problem
from macher.editions.shipped import SHIPPED
from macher.rules.edition import Edition

if TYPE_CHECKING:
    from macher.editions.schema import EditionData


def load_edition(path: Path) -> Edition:
    """The edition that a data file describes.

    Raises ``DataError`` naming the file and everything in it that does not fit.
    """
    # Imported here: pydantic takes most of the time of a start and is needed only where a file is read.
    from macher.editions import content, origins, schema
    from macher.editions.build import build

    raw = _read(path)
    data = schema.parse(raw)
    if isinstance(data, tuple):
        raise DataError(str(path), data)
    parts = SHIPPED.get(data.edition.key)
    if parts is None:
        raise DataError(str(path), (Problem("edition.key", "data-no-edition", {"found": data.edition.key}),))
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
    shipped = schema.parse(_read(parts.data_file))
    return () if isinstance(shipped, tuple) else content.name_problems(data, shipped)


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        detail = error.strerror or str(error)
        raise DataError(str(path), (Problem("", "data-unreadable", {"detail": detail}),)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), (Problem("", "data-not-toml", {"detail": str(error)}),)) from None
