"""A window on a taller column of rows that never shows half of one."""

from __future__ import annotations

from typing import Any

from macher.ui.layout import Rect
from macher.ui.scene.node import Ground, Node
from macher.ui.widgets.scroll import ScrollView

_PART = 0.8
"""A row taller than the window scrolls in steps of this share of the window."""


class _Window(Node):
    """The part of the view with whole rows; children are cut at its edge."""

    @property
    def shift(self) -> tuple[float, float]:
        return 0.0, -self.parent.offset if isinstance(self.parent, RowsView) else 0.0


class RowsView(ScrollView):
    """Rows one below the other, placed from the top; scrolling goes from row to row.

    `keep` is a row that is in sight when the view appears for the first time, `first` puts it at the upper edge.
    """

    by_child = False

    def __init__(self, rect: Rect, *rows: Node, keep: Node | None = None, first: bool = False, **options: Any) -> None:
        self._rows = rows
        self._keep, self._first = keep, first
        self._edges = _edges_of(rows, rect.h)
        super().__init__(rect, content=max((row.rect.bottom for row in rows), default=0.0), **options)
        self.clip = False
        self.window = _Window(rect.local(), *rows, clip=True)
        self.add(self.window)
        self._cut()

    @property
    def furthest(self) -> float:
        """The last scroll stop: from here all rows below fit."""
        return next((stop for stop in self._edges if self.content - stop <= self.rect.h + 0.5), 0.0)

    @property
    def shift(self) -> tuple[float, float]:
        return 0.0, 0.0

    def in_sight(self) -> list[Node]:
        """The window stands still; the rows move within it."""
        return self.children

    def attach(self, stage: Ground) -> None:
        known = bool(self.id) and self.id in stage.memory
        super().attach(stage)
        self.offset = self._stop(self.offset, down=False)
        if not known and self._keep is not None:
            row = self._keep.rect
            if self._first or row.bottom > self.offset + self.rect.h:
                wanted = row.y if self._first else row.bottom - self.rect.h
                self.offset = min(self._stop(wanted, down=True), self.furthest)
        self._cut()

    def scroll_to(self, offset: float) -> None:
        """Scroll so that a row begins at the upper edge: the nearest in the direction of movement."""
        super().scroll_to(self._stop(min(max(offset, 0.0), self.furthest), down=offset > self.offset))
        self._cut()

    def _stop(self, offset: float, *, down: bool) -> float:
        if down:
            return next((stop for stop in self._edges if stop >= offset - 0.5), self._edges[-1])
        return next((stop for stop in reversed(self._edges) if stop <= offset + 0.5), 0.0)

    def _cut(self) -> None:
        """End the window after the last whole row."""
        edge = self.offset + self.rect.h + 0.5
        ends = [row.rect.bottom for row in self._rows if self.offset < row.rect.bottom <= edge]
        height = max(ends, default=edge) - self.offset
        self.window.rect = Rect(0, 0, self.rect.w, min(height, self.rect.h))


def _edges_of(rows: tuple[Node, ...], height: float) -> list[float]:
    """Scroll stops: the beginnings of rows, and steps inside tall ones."""
    stops = {0.0}
    for row in rows:
        stops.add(row.rect.y)
        at = row.rect.y
        while row.rect.bottom - at > height:
            at += height * _PART
            stops.add(at)
    return sorted(stops)
