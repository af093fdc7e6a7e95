"""How often Python's garbage collector runs.

Loaded modules stay to the end, and a game makes few reference cycles; searching for cycles all the time costs more than
playing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SELDOM: Final = (20_000, 20, 10)
"""Thresholds for ``gc.set_threshold``: fewer searches than usual."""
_BRIEFLY: Final = (2_000, 3, 1_000_000)
"""The same for a window: each search ends before the next frame is due, and a full search never starts by itself."""


def look_seldom() -> None:
    """From now on, ignores all objects that exist now, and searches only after many new ones."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)


@contextmanager
def seldom() -> Iterator[None]:
    """``look_seldom`` until the end of the block, for a command after which the program goes on."""
    with _as_before():
        look_seldom()
        yield


@contextmanager
def held() -> Iterator[None]:
    """No search in the block: for work that makes many objects, of which nearly all stay.  Any thread may use it."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@contextmanager
def loading() -> Iterator[None]:
    """No search in the block while modules are loaded, which takes a sixth of the start; ``briefly`` ends that."""
    with _as_before():
        gc.disable()
        yield


@contextmanager
def briefly() -> Iterator[None]:
    """Keeps every search in the block too short to be seen; ``look_through`` later does the full one."""
    with _as_before():
        gc.set_threshold(*_BRIEFLY)
        gc.enable()
        yield


def leave_alone() -> None:
    """Excludes all objects that exist now from later searches."""
    gc.freeze()


def look_through() -> bool:
    """Runs a full search if there is anything new, and says so; for a moment in which nothing on the screen moves."""
    new = gc.get_count()[2] > 0
    if new:
        gc.collect()
    return new


@contextmanager
def _as_before() -> Iterator[None]:
    """Restores the collector's settings after the block."""
    enabled, before, frozen = gc.isenabled(), gc.get_threshold(), gc.get_freeze_count()
    try:
        yield
    finally:
        (gc.enable if enabled else gc.disable)()
        gc.set_threshold(*before)
        if not frozen:
            gc.unfreeze()
