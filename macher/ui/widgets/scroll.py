"""A window on a taller content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Ground, Node

BAR = 14.0
"""Width kept free for the bar at the right."""


_PART = 0.8
"""A child taller than the view scrolls in steps of this share of the view."""


class ScrollView(Node):
    """Shows its children, placed as if there were `content` logical pixels of height, through its own rectangle.

    Without `content` the last child ends it.  It never shows half of a child: it stops where one begins, and ends
    behind the last one that is whole.

    Wheel, arrows, page keys, a click beside the handle and dragging it all scroll. The place is kept across rebuilds
    by id; with `stick` a view that stood at the end stays there when content is added (a log).  `keep` is a child
    that is in sight when the view appears for the first time, `first` puts it at the upper edge.
    """

    role = "scrollview"
    own_stop = True

    def __init__(
        self,
        rect: Rect,
        *children: Node,
        content: float | None = None,
        stick: bool = False,
        keep: Node | None = None,
        first: bool = False,
        **options: Any,
    ) -> None:
        self.content = max((each.rect.bottom for each in children), default=0.0) if content is None else content
        self.stick, self.keep, self.first = stick, keep, first
        self.offset = 0.0
        self._grip: float | None = None
        self._blocks: tuple[int, list[tuple[float, float]]] = (-1, [])
        self._sight: tuple[float, int, list[Node]] = (0.0, -1, [])
        super().__init__(rect, *children, clip=True, **options)
        self.focusable = self.furthest > 0

    @property
    def inner(self) -> Rect:
        """The area for children: all but the bar."""
        return Rect(0, 0, self.rect.w - (BAR if self.furthest > 0 else 0), self.content)

    @property
    def furthest(self) -> float:
        """The greatest offset: the first stop from which all the rest fits."""
        least = max(0.0, self.content - self.rect.h)
        if least <= 0 or not self.blocks:
            return least
        return next((stop for stop in self._stops() if stop >= least - 0.5), least)

    @property
    def blocks(self) -> list[tuple[float, float]]:
        """Upper and lower ends of blocks that are never cut, from the top; children side by side are one block."""
        if self._blocks[0] != len(self.children):
            found: list[tuple[float, float]] = []
            for top, bottom in sorted((child.rect.y, child.rect.bottom) for child in self.children):
                if found and top < found[-1][1] - 0.5:
                    found[-1] = found[-1][0], max(found[-1][1], bottom)
                else:
                    found.append((top, bottom))
            self._blocks = len(self.children), found
        return self._blocks[1]

    def _stops(self) -> Iterator[float]:
        yield 0.0
        for top, bottom in self.blocks:
            yield top
            while bottom - top > self.rect.h > 0:  # a view without any room has no stops within a block
                top += max(1.0, self.rect.h * _PART)
                yield top

    def _snapped(self, offset: float) -> float:
        """The stop nearest to an offset; if possible one that moves the view in that direction."""
        stops = [stop for stop in self._stops() if stop <= self.furthest + 0.5]
        down = offset > self.offset
        on = [stop for stop in stops if (stop > self.offset + 0.5 if down else stop < self.offset - 0.5)]
        return min(on or stops, key=lambda stop: abs(stop - offset))

    @property
    def room(self) -> Rect:
        """The area with whole children; the rest is cut."""
        box = self.rect.local()
        if not self.furthest:
            return box
        edge = self.offset + box.h
        cut = [top for top, bottom in self.blocks if self.offset + 0.5 < top < edge < bottom - 0.5]
        return box._replace(h=min([top - self.offset for top in cut], default=box.h))

    def in_sight(self) -> list[Node]:
        """The children shown now, found once for each offset: a long list has many more."""
        if self._sight[:2] != (self.offset, len(self.children)):
            shown = self.rect.local().moved(0, self.offset)
            near = [each for each in self.children if each.rect.inset(-max(each.slop, each.bleed)).meets(shown)]
            self._sight = self.offset, len(self.children), near
        return self._sight[2]

    @property
    def shift(self) -> tuple[float, float]:
        return 0.0, -self.offset

    def attach(self, stage: Ground) -> None:
        kept = stage.memory.get(self.id, {}) if self.id else {}
        if self.stick and kept.get("at_end", True):
            self.offset = self.furthest
        elif not kept and self.keep is not None:
            self.offset = self._keeping(self.keep.rect)
        else:
            self.offset = min(kept.get("offset", self.offset), self.furthest)
        super().attach(stage)

    def _keeping(self, row: Rect) -> float:
        """The stop at which a child is in sight."""
        if not self.first and row.bottom <= self.rect.h:
            return 0.0
        wanted = row.y if self.first else row.bottom - self.rect.h
        return next((stop for stop in self._stops() if stop >= min(wanted, self.furthest) - 0.5), self.furthest)

    def scroll_to(self, offset: float) -> None:
        """Put this height of the content at the upper edge."""
        offset = min(max(offset, 0.0), self.furthest)
        if self.blocks and abs(offset - self.offset) > 0.5:
            offset = self._snapped(offset)
        if offset != self.offset:
            self.offset = offset
            self.invalidate()
        if self.stage is not None and self.id:
            self.stage.memory[self.id] = {"offset": offset, "at_end": offset >= self.furthest - 1}

    def reveal(self, node: Node) -> None:
        """Scroll so far that a node inside can be seen."""
        there, here = node.window_rect, self.window_room
        if there.y < here.y:
            self.scroll_to(self.offset - (here.y - there.y) - 4)
        elif there.bottom > here.bottom + 0.5:
            below, top = there.bottom - self.window_rect.bottom, there.y - here.y
            wanted = self.offset + max(0.0, min(below, top))
            later = (stop for stop in self._stops() if stop >= wanted - 0.5)
            self.scroll_to(next(later, wanted))

    def _handle(self) -> Rect:
        h = self.rect.h
        size = max(28.0, h * h / max(h, self.content))
        top = (h - size) * (self.offset / self.furthest if self.furthest else 0)
        return Rect(self.rect.w - BAR + 3, top, BAR - 4, size)

    def draw_over(self, p: Painter) -> None:
        if self.furthest > 0:
            handle = self._handle()
            p.fill(handle._replace(y=0, h=self.rect.h), "track")
            p.fill(handle, "slot_line" if not self.pressed else "action")

    def wheel(self, dx: float, dy: float) -> bool:
        before = self.offset
        self.scroll_to(self.offset - dy)
        return self.offset != before

    def key(self, press: KeyPress) -> bool:
        page = self.rect.h * 0.9
        steps = {
            pygame.K_UP: -40.0,
            pygame.K_DOWN: 40.0,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.content,
            pygame.K_END: self.content,
        }
        if press.key not in steps or press.ctrl or press.alt:
            return False
        before = self.offset
        self.scroll_to(self.offset + steps[press.key])
        # At the end of the content an arrow moves the focus on instead.
        return self.offset != before or press.key not in (pygame.K_UP, pygame.K_DOWN)

    def pointer_down(self, x: float, y: float) -> None:
        handle = self._handle()
        self._grip = None
        if x < handle.x - 4:
            return
        if handle.y <= y < handle.bottom:
            self._grip = y - handle.y
        else:
            self.scroll_to(self.offset + self.rect.h * (-0.9 if y < handle.y else 0.9))

    def pointer_drag(self, x: float, y: float) -> None:
        if self._grip is not None:
            free = self.rect.h - self._handle().h
            self.scroll_to((y - self._grip) / max(1.0, free) * self.furthest)

    def value_text(self) -> str:
        return f"{round(self.offset)}/{round(self.furthest)}" if self.furthest else ""
