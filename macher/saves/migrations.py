"""Formats of save documents, and how an older one is converted to the current one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

FORMATS: Final[Mapping[int, str]] = {
    1: "configuration, commands with a digest each, description, checksum",
    2: "the description says who has to decide, and how a finished game has ended",
}
"""Every format that can be read."""

FORMAT: Final = max(FORMATS)
"""The format that is written."""


def _with_end(document: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: new fields of the summary stay empty; the game itself knows them."""
    head = document["head"]
    summary = head.get("summary")
    if not isinstance(summary, dict):  # the check of the shape reports it
        return document
    noted: dict[str, Any] = {"deciding": [], "scores": [], "winners": []}
    return {**document, "head": {**head, "summary": {**summary, **noted}}}


MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _with_end}
"""By format: the function that converts a document to the next format."""


def migrate(document: dict[str, Any], written: int) -> dict[str, Any]:
    """The document in the current format; ``written`` is one of ``FORMATS``."""
    for step in range(written, FORMAT):
        document = MIGRATIONS[step](document)
    return document
