"""Cases that take turns: a run takes some of a test's many cases, another run the others, a whole run all of them."""

from __future__ import annotations

import os
from collections import defaultdict
from math import ceil
from typing import Any
from zlib import crc32

import pytest

__all__ = ["chosen"]


def chosen(items: list[pytest.Item]) -> list[pytest.Item]:
    """The items of this run: of a test marked `in_turns(n)`, one case in `n`, at least one.

    ``MACHER_TURN`` changes which; the workflows set it to the commit.  All tests of screens take the same screens.
    """
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("in_turns") is not None and item.get_closest_marker("long") is None:
            cases[item.nodeid.partition("[")[0]].append(item)
    left: set[pytest.Item] = set()
    for own in cases.values():
        own.sort(key=_rank)
        marker = own[0].get_closest_marker("in_turns")
        assert marker is not None
        left.update(own[ceil(len(own) / marker.args[0]) :])
    return [item for item in items if item not in left]


def _rank(item: pytest.Item) -> tuple[int, int]:
    """Where a case stands in the order that a turn makes."""
    case = item.nodeid.partition("[")[2]
    params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    screen = str(params.get("stand", params.get("screen", case)))
    return _number(screen), _number(case)


def _number(name: str) -> int:
    return crc32(f"{name} {os.environ.get('MACHER_TURN', '')}".encode())
