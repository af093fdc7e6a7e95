"""How often the interpreter looks for what can be thrown away.

What is loaded once stays to the end, and a game makes hardly any rings of objects; looking for them all the time costs
more than playing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SELDOM: Final = (20_000, 20, 10)
"""New objects before a search, searches of the young before one of the older, and of those before one of all."""
_BRIEFLY: Final = (2_000, 3, 1_000_000)
"""The same for a window: each search is over before the next picture is due, and none goes through all by itself."""


def look_seldom() -> None:
    """From now on: what is there is left alone, and a search is made for many new objects only."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)


@contextmanager
def seldom() -> Iterator[None]:
    """The same until the end of the block, for a command of a program that goes on."""
    with _as_before():
        look_seldom()
        yield


@contextmanager
def briefly() -> Iterator[None]:
    """Until the end of the block no search takes long enough to be seen; ``look_through`` makes up for it."""
    with _as_before():
        gc.set_threshold(*_BRIEFLY)
        yield


def leave_alone() -> None:
    """What has been loaded by now is not searched any more."""
    gc.freeze()


def look_through() -> None:
    """One search of all, if there is anything new in it; for a moment in which nothing moves."""
    if gc.get_count()[2]:
        gc.collect()


@contextmanager
def _as_before() -> Iterator[None]:
    """The collector is as it was after the block."""
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not frozen:
            gc.unfreeze()
