"""Small things that inform: banner, progress, key caps, captioned figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.scene.node import Node
from macher.ui.theme.typography import StyleLike


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


class ProgressDots(Node):
    """Short bars, the first ones filled: rounds played, pages read."""

    role = "progressbar"

    def __init__(
        self, rect: Rect, done: int, total: int, lit: Ink = "on_bar", quiet: Ink = "bar_line", **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.done, self.total, self.lit, self.quiet = done, total, lit, quiet

    def draw(self, p: Painter) -> None:
        for at, cell in enumerate(self.rect.local().columns(self.total, self.rect.w / self.total * 0.28)):
            p.fill(cell, self.lit if at < self.done else self.quiet)

    def value_text(self) -> str:
        return f"{self.done}/{self.total}"


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


class Badge(Node):
    """A short word on a dark ground (`start`, `×2`) or, hollow, in a frame (`passes`)."""

    role = "text"

    def __init__(
        self, rect: Rect, text: str, *, hollow: bool = False, style: StyleLike = "caption:bold", **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.text, self.hollow, self.style = text, hollow, style
        self.name = self.name or text

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.hollow:
            p.box(box, None, "ink", 1.5)
        else:
            p.fill(box, "stamp")
        p.text(self.text, box, self.style, "ink" if self.hollow else "on_stamp", "centre")


class Stat(Node):
    """A figure under its caption: `Money left / €15,000`, with a new value behind an arrow if there is one."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        caption: str | Sequence[str],
        value: str,
        new: str = "",
        *,
        colour: Ink = "action_text",
        style: StyleLike = "figure",
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.caption, self.value, self.new, self.colour, self.style = caption, value, new, colour, style
        first = caption if isinstance(caption, str) else caption[0]
        self.name = self.name or f"{first}, {value}" + (f" → {new}" if new else "")

    def draw(self, p: Painter) -> None:
        label = p.style("label")
        top, rest = self.rect.local().take_top(label.size * label.line)
        p.text(self.caption, top, label, "muted")
        runs = [Run(self.value, self.style)]
        if self.new:
            runs += [Run("→", "body", "muted", 5), Run(self.new, self.style, self.colour, 5)]
        p.runs(runs, rest)
