"""Puts together what two windows have made of the same table of entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

__all__ = ["together"]

_ABSENT: Final = object()


def together(before: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What is changed here since `before` as it is here, all else as it is there; tables entry by entry."""
    merged = dict(theirs)
    for key in {**before, **mine}:
        old, new, other = before.get(key, _ABSENT), mine.get(key, _ABSENT), theirs.get(key, _ABSENT)
        if new == old:
            continue
        if new is _ABSENT:
            merged.pop(key, None)
        elif isinstance(new, dict) and isinstance(old, dict) and isinstance(other, dict):
            merged[key] = together(old, new, other)
        else:
            merged[key] = new
    return merged
