"""A row of a list: a sign, a title over a line of details, something at the right; the whole row can be clicked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets import Clickable


def steps(press: KeyPress, step: Callable[[int], None] | None) -> bool:
    """Calls `step` with -1 or 1 for the arrow keys up and down alone; whether it was one of them."""
    if step is None or press.ctrl or press.alt or press.shift or press.key not in (pygame.K_UP, pygame.K_DOWN):
        return False
    step(-1 if press.key == pygame.K_UP else 1)
    return True


class ListRow(Clickable):
    """One entry of a list.

    `title`, `detail`, `aside` and `below` are one text or a long form and shorter ones; a title that is too long ends
    in three dots.  `aside` stands at the right of the title, `below` at the right of the detail.  `beside` are nodes
    at the right of all that, each as large as it shall be.  `number` stands in a dark square instead of an icon.  A
    `large` row has its title in large letters and its detail over as many lines as it needs.  `step` is called with -1
    or 1 for the arrow keys up and down.
    """

    def __init__(
        self,
        rect: Rect,
        title: str | Sequence[str],
        detail: str | Sequence[str] = "",
        *,
        icon: str = "",
        number: str = "",
        large: bool = False,
        aside: str | Sequence[str] = "",
        below: str | Sequence[str] = "",
        beside: Sequence[Node] = (),
        state: Literal["", "done", "broken"] = "",
        chosen: bool = False,
        act: bool = False,
        ground: Ink | None = None,
        step: Callable[[int], None] | None = None,
        **options: Any,
    ) -> None:
        said = [each if isinstance(each, str) else each[0] for each in (title, aside or below)]
        options.setdefault("name", ", ".join(each for each in said if each))
        super().__init__(rect, **options)
        if self.on_click is None:
            self.role, self.focusable, self.answers_enter = "group", False, False
        self.title, self.detail, self.icon, self.number = title, detail, icon, number
        self.large = large
        self.aside, self.below = aside, below
        self.act = act
        """Whether `aside` says what a click does."""
        self.state, self.chosen, self.ground = state, chosen, ground
        self.step = step
        self._room = self._place(beside)

    def _place(self, beside: Sequence[Node]) -> Rect:
        """Puts the nodes at the right into the middle of the row; returns the room for words."""
        room = self.rect.local()
        for node in reversed(beside):
            size = node.rect
            spot, room = room.take_right(size.w, 10)
            node.rect = spot.centred(size.w, size.h)
        self.add(*beside)
        return room

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.chosen:
            p.box(box.trim(bottom=1), "own", "action", 2)
        elif self.hovered and self.on_click is not None:
            p.fill(box.trim(bottom=1), "raised_hot" if self.ground else "row")
        elif self.ground is not None:
            p.fill(box, self.ground)
        if not self.chosen:
            p.hline(0, box.h - 1, box.w, "hairline")
        self._draw_words(p, self._draw_sign(p))

    def _draw_large(self, p: Painter, room: Rect) -> None:
        """A large title over a paragraph; what stands at the right is in the middle of the row."""
        title, label = p.style("land"), p.style("strong")
        aside = "strong", "action_text" if self.act else "muted"
        beside = room.centred(room.w, label.size * label.line * (2 if self.below else 1))
        upper, lower = beside.take_top(label.size * label.line)
        left = min(self._aside(p, upper, self.aside, *aside).w, self._aside(p, lower, self.below, "label", "muted").w)
        tall, text = title.size * title.line, p.style("text")
        said = self.detail if isinstance(self.detail, str) else self.detail[0]
        lines = p.lines(said, text, left) if said else []
        upper, lower = room._replace(w=left).centred(left, tall + text.size * text.line * len(lines)).take_top(tall)
        p.text(self.title, upper, title)
        p.paragraph(said, lower, text, "ink_soft")

    def _draw_words(self, p: Painter, room: Rect) -> None:
        if self.large:
            self._draw_large(p, room)
            return
        title, detail = p.style("strong"), p.style("body")
        tall = title.size * title.line
        low = detail.size * detail.line if self.detail or self.below else 0.0
        upper, lower = room.centred(room.w, tall + low).take_top(tall)
        aside = ("strong", "action_text") if self.act else ("label", "muted")
        upper = self._aside(p, upper, self.aside, *aside)
        lower = self._aside(p, lower, self.below, "label", "muted")
        forms = [self.title] if isinstance(self.title, str) else list(self.title)
        forms[-1] = p.cut(forms[-1], title, upper.w)
        p.text(forms, upper, title)
        p.text(self.detail, lower, detail, "contra" if self.state == "broken" and self.chosen else "ink_soft")

    def _draw_sign(self, p: Painter) -> Rect:
        """Draws the sign; returns the room for words."""
        gap = min(16.0, self.rect.h * 0.24)
        room = self._room.trim(left=gap, right=gap)
        if not self.icon and not self.number:
            return room
        side = p.style("land" if self.large else "name").size * 1.2
        spot, room = room.take_left(side, gap)
        square = spot.centred(side, side)
        if self.number:
            p.fill(square, "rule")
            p.text(self.number, square, "number", "panel", "centre")
            return room
        ink: Ink = {"broken": "contra", "done": "pro"}.get(self.state, "muted")
        p.icon(self.icon, square, ink)
        return room

    @staticmethod
    def _aside(p: Painter, room: Rect, words: str | Sequence[str], style: StyleLike, ink: Ink) -> Rect:
        """Draws what stands at the right; returns what is left of the line."""
        if not words:
            return room
        text, found = p.fitting(words, room.w * 0.5, style)
        spot, room = room.take_right(p.width(text, found) + 2, 12)
        p.text(text, spot, found, ink, "right")
        return room

    def key(self, press: KeyPress) -> bool:
        return steps(press, self.step)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


T = TypeVar("T")


def safely(make: Callable[[], T], otherwise: T) -> T:
    """The result of ``make``; if it fails, ``otherwise``, and the error goes to the log of the program."""
    try:
        return make()
    except Exception:
        logging.getLogger(__name__).exception("an entry of a list cannot be shown")
        return otherwise
