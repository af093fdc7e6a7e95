"""What a file says on a page must not break the page: a row that fails is a row that says so, the others stay."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

__all__ = ["safely"]

T = TypeVar("T")


def safely(make: Callable[[], T], otherwise: T) -> T:
    """What ``make`` makes of a file; ``otherwise`` if it fails, which is noted in the log of the program."""
    try:
        return make()
    except Exception:
        logging.getLogger(__name__).exception("an entry of a list cannot be shown")
        return otherwise
