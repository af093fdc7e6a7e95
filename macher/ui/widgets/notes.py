"""Small things that inform: banners and key caps."""

from __future__ import annotations

from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene.node import Node


class Banner(Node):
    """A sentence with an icon over the full width of an area; `kind` is info or warn."""

    role = "alert"

    def __init__(self, rect: Rect, text: str, kind: str = "info", **options: Any) -> None:
        super().__init__(rect, **options)
        self.text, self.kind = text, kind
        self.name = self.name or text

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink: Ink = "contra" if self.kind == "warn" else "pro"
        p.fill(box, f"{ink}_ground")
        p.fill(Rect(0, 0, 4, box.h), ink)
        icon, rest = box.inset(16, 0).take_left(22, 10)
        p.icon("triangle-alert" if self.kind == "warn" else "info", icon, ink)
        p.paragraph(self.text, rest, "strong", ink, valign="middle")


class KeyCap(Node):
    """The name of a key in a thin frame."""

    role = "text"

    def __init__(self, rect: Rect, key: str, colour: Ink = "ink", edge: Ink = "slot_line", **options: Any) -> None:
        super().__init__(rect, **options)
        self.key_name, self.colour, self.edge = key, colour, edge
        self.name = self.name or key

    def draw(self, p: Painter) -> None:
        p.frame(self.rect.local(), self.edge, 1.5)
        p.text(self.key_name, self.rect.local().inset(4, 0), "label:semibold", self.colour, "centre")
