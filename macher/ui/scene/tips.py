"""Tooltips and toasts: short texts that lie over everything and take no input."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node

if TYPE_CHECKING:
    from macher.ui.scene.scene import Context

__all__ = ["TIP_AGAIN", "TIP_DELAY", "TipBox", "ToastBox", "draw_caps", "place_tip"]

TIP_DELAY = 0.35
TIP_AGAIN = 0.5
"""A tooltip opened this soon after another needs no delay."""

_WIDEST = 380.0
_PAD = 12.0


class TipBox(Node):
    """A tooltip: dark paper, the first of several lines bold."""

    role = "tooltip"

    def __init__(self, text: str, ctx: Context) -> None:
        head, _, body = text.partition("\n")
        self.head, self.body = head, body
        style = "tip:bold" if body else "tip"
        widest = min(_WIDEST, ctx.rect.w - 2 * _PAD - 16)
        texts = [(head, style)] + ([(body, "tip")] if body else [])
        width = min(widest, max(ctx.width(line, kind) for text, kind in texts for line in text.split("\n")) + 1)
        self._heights = [ctx.height(text, kind, width) for text, kind in texts]
        super().__init__(Rect(0, 0, width + 2 * _PAD, sum(self._heights) + 1.6 * _PAD), name=text)

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "tip")
        inner = self.rect.local().inset(_PAD, 0.8 * _PAD)
        top, rest = inner.take_top(self._heights[0])
        p.paragraph(self.head, top, "tip:bold" if self.body else "tip", "on_tip")
        if self.body:
            p.paragraph(self.body, rest, "tip", "on_tip")


def place_tip(tip: Node, target: Rect, window: Rect) -> None:
    """Put a tooltip under its target, or above where there is no room, inside the window."""
    w, h = tip.rect.w, tip.rect.h
    x = min(max(8.0, target.cx - w / 2), max(8.0, window.w - w - 8))
    y = target.bottom + 8
    if y + h > window.h - 8:
        y = target.y - h - 8
    if y < 8:
        y = min(max(8.0, target.cy - h / 2), max(8.0, window.h - h - 8))
        x = target.right + 8 if target.right + 8 + w < window.w else max(8.0, target.x - w - 8)
    tip.rect = Rect(round(x), round(y), w, h)


def draw_caps(p: Painter, root: Node) -> None:
    """The key of every button on its lower edge, one below the other where they would meet."""
    taken: list[Rect] = []
    for node in root.walk():
        text = node.shortcut() if node.shown else ""
        if not text:
            continue
        box, width = node.window_rect, p.width(text, "caption:bold") + 12
        x = min(max(2.0, box.cx - width / 2), root.rect.w - width - 2)
        spot = Rect(x, box.bottom - 12, width, 20)
        while any(spot.meets(other) for other in taken):
            spot = spot.moved(0, 22)
        taken.append(spot)
        p.box(spot, "stamp", "on_stamp", 1)
        p.text(text, spot, "caption:bold", "on_stamp", "centre")


@dataclass
class Toast:
    """A message that goes away by itself at a time of the clock."""

    text: str
    kind: str
    until: float


class ToastBox(Node):
    """A message over the screen, under the top bar."""

    role = "alert"

    def __init__(self, toast: Toast, ctx: Context) -> None:
        self.toast = toast
        width = min(ctx.width(toast.text, "strong") + 2, min(720.0, ctx.rect.w - 120))
        height = ctx.height(toast.text, "strong", width)
        w, h = width + 64, height + 24
        super().__init__(Rect(round((ctx.rect.w - w) / 2), 68, w, h), name=toast.text)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.box(box, "tip", "contra" if self.toast.kind == "warn" else "action", 2)
        icon, rest = box.inset(14, 0).take_left(22, 12)
        p.icon("triangle-alert" if self.toast.kind == "warn" else "info", icon, "on_tip")
        p.paragraph(self.toast.text, rest, "strong", "on_tip", valign="middle")
