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


def look_seldom() -> None:
    """From now on: what is there is left alone, and a search is made for many new objects only."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)


@contextmanager
def seldom() -> Iterator[None]:
    """The same until the end of the block, for a command of a program that goes on."""
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    look_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not frozen:
            gc.unfreeze()
