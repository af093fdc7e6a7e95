"""Formats of save documents, and how an older one becomes the one of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

FORMATS: Final[Mapping[int, str]] = {
    1: "configuration, commands with a digest each, description, checksum",
}
"""Every format that can be read."""

FORMAT: Final = max(FORMATS)
"""The format that is written."""

MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""By format: what turns a document into one of the next format.  The first format is the present one."""


def migrate(document: dict[str, Any], written: int) -> dict[str, Any]:
    """The document in the format of today; ``written`` is one of ``FORMATS``."""
    for step in range(written, FORMAT):
        document = MIGRATIONS[step](document)
    return document
