"""What one command has brought about at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from macher.rules.views import PlayerView
from macher.ui.table.model import Logged

__all__ = ["Happening", "happenings"]


@dataclass(frozen=True, slots=True)
class Happening:
    """The events of one record, as far as whoever looks may know them, and the table before and after them."""

    version: int
    """Number of the command."""
    news: tuple[Logged, ...]
    before: PlayerView
    """The table before them, as all who sit at the screen may see it."""
    after: PlayerView | None = None
    """The same after them; None if that is the table of now."""


def happenings(
    log: Sequence[Logged], seen: int, until: float, before: PlayerView, view_before: Callable[[int], PlayerView]
) -> list[Happening]:
    """The records after the event with the number `seen` and before the one with the number `until`, oldest first.

    `before` is the table before the first of them, and `view_before` gives it for the command with a number.
    """
    news = []
    for logged in reversed(log):
        if logged.index <= seen:
            break
        if logged.index < until:
            news.append(logged)
    records = [(version, tuple(group)) for version, group in groupby(reversed(news), key=lambda each: each.version)]
    views = [before, *(view_before(version) for version, _ in records[1:]), None]
    return [
        Happening(version, group, views[at] or before, views[at + 1]) for at, (version, group) in enumerate(records)
    ]
