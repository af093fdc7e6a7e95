"""A link in a message or a tooltip."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Link(NamedTuple):
    """A few words behind a text, and where they lead."""

    text: str
    open: Callable[[], None]
