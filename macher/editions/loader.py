"""Reads an edition's data file, checks it and makes the edition from it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from macher.editions import origins
from macher.editions.parts import D, EditionParts, Reader
from macher.editions.problems import DataError, Problem
from macher.editions.shipped import SHIPPED
from macher.files import TooLarge, read_text, toml_value
from macher.rules.edition import Edition

LARGEST_FILE: Final = 64 * 1024
"""Most bytes of a data file; the shipped ones have about 20,000."""


def load_edition(path: Path, raw: Mapping[str, Any] | None = None) -> Edition:
    """The edition that a data file describes; `raw` are its tables, if it was read already.

    Raises ``DataError`` naming the file and everything in it that does not fit.
    """
    raw = read(path) if raw is None else raw
    parts = _described(path, raw)
    reader = parts.reader()
    data = reader.parse(raw)
    if isinstance(data, tuple):
        raise DataError(str(path), data)
    figures, unclear = origins.resolve(raw, data.provenance, data.box)
    found = reader.problems(data) + _names(path, data, parts, reader) + unclear
    if found:
        raise DataError(str(path), found)
    return reader.build(data, parts, figures)


def _described(path: Path, raw: Mapping[str, Any]) -> EditionParts:
    """The edition that a file names; it decides how the rest is read."""
    table = raw.get("edition")
    key = table.get("key") if isinstance(table, dict) else None
    if isinstance(key, str) and key in SHIPPED:
        return SHIPPED[key]
    if table is None:
        raise _refused(path, Problem("edition", "data-missing"))
    if not isinstance(table, dict):
        raise _refused(path, Problem("edition", "data-not-table"))
    if key is None or key == "":
        raise _refused(path, Problem("edition.key", "data-missing"))
    if not isinstance(key, str):
        raise _refused(path, Problem("edition.key", "data-not-text"))
    raise _refused(path, Problem("edition.key", "data-no-edition", {"found": key}))


def _names(path: Path, data: D, parts: EditionParts, reader: Reader[D]) -> tuple[Problem, ...]:
    """In an edited copy: names that are not those of the edition."""
    from macher.editions import content  # imported late for the same reason as what ``reader`` imports

    if path == parts.data_file:
        return ()
    shipped = reader.parse(read(parts.data_file))
    return () if isinstance(shipped, tuple) else content.other_names(reader.names(data), reader.names(shipped))


def read(path: Path) -> dict[str, Any]:
    """The unchecked tables of a TOML file. Raises ``DataError`` for other files."""
    try:
        return toml_value(read_text(path, LARGEST_FILE))
    except TooLarge as error:
        raise _refused(path, Problem("", "data-too-large", {"limit": error.limit // 1024})) from None
    except OSError as error:
        raise _refused(path, Problem("", "data-unreadable", {"detail": error.strerror or str(error)})) from None
    except ValueError as error:  # broken TOML, bytes that are not UTF-8, a number of thousands of digits
        raise _refused(path, Problem("", "data-not-toml", {"detail": str(error)})) from None


def _refused(path: Path, problem: Problem) -> DataError:
    return DataError(str(path), (problem,))
