"""Looks up and changes figures in the tables of a data file by their paths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

__all__ = ["MISSING", "copied", "look", "put"]

MISSING: Final = object()
"""What ``look`` gives where nothing stands."""


def look(raw: Any, path: str) -> Any:
    """The figure, list or table on a path; entries of lists are counted from 1."""
    node = raw
    for part in path.split("."):
        if isinstance(node, Mapping) and part in node:
            node = node[part]
        elif isinstance(node, list) and part.isdecimal() and 0 < int(part) <= len(node):
            node = node[int(part) - 1]
        else:
            return MISSING
    return node


def put(raw: dict[str, Any], path: str, value: Any) -> bool:
    """Puts a figure on a path whose table or list is there; says whether that was possible."""
    above, _, last = path.rpartition(".")
    node = look(raw, above) if above else raw
    if isinstance(node, dict):
        node[last] = value
        return True
    if isinstance(node, list) and last.isdecimal() and 0 < int(last) <= len(node):
        node[int(last) - 1] = value
        return True
    return False


def copied(node: Any) -> Any:
    """A copy of tables and lists that can be changed."""
    if isinstance(node, Mapping):
        return {key: copied(value) for key, value in node.items()}
    return [copied(each) for each in node] if isinstance(node, list) else node
