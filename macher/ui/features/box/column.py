"""The dark column of the box: kinds of cards with their progress, the edition, and the file to share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from macher.editions.box.count import Count
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable

__all__ = ["KindRow", "KindWords", "ToolRow"]


_LARGE: Final = 18.0
"""Size of letters above which the column has room for wide ones."""


@dataclass(frozen=True, slots=True)
class KindWords:
    """A kind of card in the column."""

    key: str
    text: str
    count: str
    progress: Count
    spoken: str


def _name(size: float, chosen: bool) -> Style:
    """The name of a kind: condensed where letters are small, since there the column is narrow."""
    return Style("sans" if size > _LARGE else "condensed", "bold" if chosen else "semibold", size)


class KindRow(Clickable):
    """A kind of card: ballot circle, name, how many are complete, and a bar."""

    def __init__(self, rect: Rect, words: KindWords, chosen: bool, pad: float, call: Callable[[], None]) -> None:
        super().__init__(rect, id=f"box.page.{words.key}", name=words.spoken, on_click=call, tooltip=words.spoken)
        self.words, self.chosen, self.pad = words, chosen, pad

    def draw(self, p: Painter) -> None:
        box, words = self.rect.local(), self.words
        if self.chosen:
            p.fill(box.inset(self.pad * 0.5, 0), "bar_line")
        elif self.hovered:
            p.frame(box.inset(self.pad * 0.5, 0), "bar_line", 2)
        inner = box.inset(self.pad, 0)
        side = min(30.0, box.h * 0.5)
        p.ballot(Rect(inner.x, inner.cy - side / 2, side, side), words.progress.complete, "on_bar", None)
        text = inner.trim(left=side + 14)
        upper = text._replace(h=text.h * 0.62)
        style = _name(p.style("name").size, self.chosen)
        count = self._count(p, upper.w, style)
        wide = p.width(count, "label:semibold") + 4
        p.text(words.text, upper.trim(right=wide + 6), style, "on_bar" if self.chosen else "bar_text", shrink=2)
        p.text(count, upper, "label:semibold", "bar_text", "right")
        line = Rect(text.x, text.y + text.h * 0.68, text.w, max(4.0, box.h * 0.1))
        p.fill(line, "bar_line" if not self.chosen else "bar_quiet")
        share = words.progress.done / words.progress.total if words.progress.total else 1.0
        if share:
            p.fill(line._replace(w=line.w * min(1.0, share)), "on_bar")

    def _count(self, p: Painter, room: float, style: Style) -> str:
        """How many are complete: bare figures where the name needs the room."""
        words = self.words
        free = room - p.width(words.count, "label:semibold") - 10
        if p.width(words.text, style.sized(style.size - 2)) <= free:
            return words.count
        return f"{words.progress.done}/{words.progress.total}"

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


class ToolRow(Clickable):
    """A line of the column with a sign: save, open, back."""

    def __init__(self, rect: Rect, id: str, text: str, icon: str, pad: float, call: Callable[[], None], **more: str):
        super().__init__(rect, id=id, name=text, on_click=call, reason=more.get("reason", ""))
        self.text, self.icon, self.pad = text, icon, pad

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.hovered and not self.reason:
            p.fill(box, "bar_line")
        ink = "bar_quiet" if self.reason else "on_bar"
        side = min(26.0, box.h * 0.55)
        p.icon(self.icon, Rect(self.pad, box.cy - side / 2, side, side), ink)
        p.text(self.text, box.trim(left=self.pad + side + 18, right=8), "name", ink, shrink=4)
