"""Keeps a page whole when a file breaks one of its rows: that row says so, the others stay."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def safely(make: Callable[[], T], otherwise: T) -> T:
    """The result of ``make``; if it fails, ``otherwise``, and the error goes to the log of the program."""
    try:
        return make()
    except Exception:
        logging.getLogger(__name__).exception("an entry of a list cannot be shown")
        return otherwise
