"""The rows of a list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from macher.ui.keys.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.saves_words import SHELF_ICONS, SavedWords
from macher.ui.widgets import Clickable

__all__ = ["Choice", "SavedList", "SavedRow"]


class Choice(Protocol):
    """Which save of the list is chosen."""

    at: int

    def choose(self, at: int) -> None:
        """Chooses a save by its number in the list."""

    def step(self, by: int) -> None:
        """Chooses a save so many rows further down."""


class SavedList(Node):
    """The rows of a page; the wheel turns the pages."""

    role = "list"

    def __init__(self, rect: Rect, step: Callable[[int], None], size: int, **options: object) -> None:
        super().__init__(rect, **options)  # type: ignore[arg-type]  # the options of any node
        self.step, self.size = step, size

    def wheel(self, dx: float, dy: float) -> bool:
        if not dy:
            return False
        self.step(-1 if dy > 0 else 1)
        return True


class SavedRow(Clickable):
    """A save in two lines: what it is called and when, how far it is and who decides."""

    role = "option"

    def __init__(self, ctx: Context, rect: Rect, choice: Choice, at: int, words: SavedWords) -> None:
        self.words, self.choice, self.at = words, choice, at
        title, line = words.title(), words.line()
        super().__init__(
            rect,
            id=f"saves.row.{at}",
            name=f"{title}, {words.written()}",
            tooltip=f"{title}\n{line[0]}",
            on_click=lambda: choice.choose(at),
        )
        self.pad = ctx.viewport.pick(16.0, 12.0, 10.0)

    @property
    def selected(self) -> bool:
        """Whether it is shown in full."""
        return self.at == self.choice.at

    def value_text(self) -> str:
        return "chosen" if self.selected else ""

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt or press.shift or press.key not in (pygame.K_UP, pygame.K_DOWN):
            return False
        self.choice.step(-1 if press.key == pygame.K_UP else 1)
        return True

    def draw(self, p: Painter) -> None:
        box, entry = self.rect.local(), self.words.entry
        if self.selected:
            p.box(box.trim(bottom=1), "own", "action", 2)
        elif self.hovered:
            p.fill(box.trim(bottom=1), "row")
        if not self.selected:
            p.hline(0, box.h - 1, box.w, "hairline")
        inner = box.inset(self.pad, box.h * 0.1)
        side = p.style("name").size * 1.2
        sign, inner = inner.take_left(side, self.pad)
        broken = entry.problem is not None
        icon = "triangle-alert" if broken else SHELF_ICONS[entry.shelf]
        p.icon(icon, Rect(sign.x, box.cy - side / 2, side, side), "contra" if broken else "muted")
        upper, lower = inner.take_top(inner.h / 2)
        written = self.words.written()
        width = p.width(written, "label") + 2
        p.text(written, upper.take_right(width)[0], "label", "muted", "right")
        room = upper.w - width - 12
        title = self.words.title()
        while title and p.width(title, "strong") > room:
            title = title[:-2].rstrip("… ") + "…"
        p.text(title, upper._replace(w=room), "strong")
        p.text(self.words.line(), lower, "body", "ink_soft" if not broken else "contra" if self.selected else "ink")
