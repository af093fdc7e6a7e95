"""Panels, writing and pictures: nodes that show something and do nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.i18n.finding import spans
from macher.ui.layout import Rect
from macher.ui.paint.canvas import Canvas
from macher.ui.paint.painter import ALIGN, Align, Ink, Painter, Run, VAlign
from macher.ui.scene.node import Node
from macher.ui.theme.typography import StyleLike


class Panel(Node):
    """A box of paper. With `fill` it is opaque, which makes its cached picture cheap."""

    def __init__(
        self,
        rect: Rect,
        *children: Node,
        fill: Ink | None = "panel",
        edge: Ink | None = None,
        edge_width: float = 1.0,
        solid: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(rect, *children, **options)
        self.fill, self.edge, self.edge_width = fill, edge, edge_width
        self.solid = solid and fill is not None

    @property
    def opaque(self) -> bool:
        return self.fill is not None

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.fill is not None:
            p.fill(box, self.fill)
        if self.edge is not None:
            p.frame(box, self.edge, self.edge_width)


class Label(Node):
    """One line of writing. Several texts are a long form and shorter ones: the first that fits is shown."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        text: str | Sequence[str],
        style: StyleLike = "body",
        colour: Ink = "ink",
        align: Align = "left",
        valign: VAlign = "middle",
        *,
        shrink: float = 0.0,
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.text, self.style, self.colour = text, style, colour
        self.align, self.valign, self.shrink = align, valign, shrink
        self.name = self.name or (text if isinstance(text, str) else text[0])

    def draw(self, p: Painter) -> None:
        p.text(self.text, self.rect.local(), self.style, self.colour, self.align, self.valign, self.shrink)


class Line(Node):
    """One line made of runs in different styles, on one baseline: `13 → 40`."""

    role = "text"

    def __init__(
        self, rect: Rect, runs: Sequence[Run], align: Align = "left", valign: VAlign = "middle", **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.runs, self.align, self.valign = list(runs), align, valign
        self.name = self.name or " ".join(run.text for run in runs)

    def draw(self, p: Painter) -> None:
        p.runs(self.runs, self.rect.local(), self.align, self.valign)


class Paragraph(Node):
    """Writing over several lines, wrapped to the box."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        text: str,
        style: StyleLike = "body",
        colour: Ink = "ink",
        align: Align = "left",
        valign: VAlign = "top",
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.text, self.style, self.colour, self.align, self.valign = text, style, colour, align, valign
        self.name = self.name or text

    def draw(self, p: Painter) -> None:
        p.paragraph(self.text, self.rect.local(), self.style, self.colour, self.align, self.valign)


class Drawing(Node):
    """A node whose look is a function of the painter and its local rectangle."""

    role = "image"

    def __init__(self, rect: Rect, paint: Callable[[Painter, Rect], None], *children: Node, **options: Any) -> None:
        super().__init__(rect, *children, **options)
        self.paint = paint

    def draw(self, p: Painter) -> None:
        self.paint(p, self.rect.local())


class Icon(Drawing):
    """A picture sign, as large as fits its box."""

    def __init__(self, rect: Rect, icon: str, colour: Ink = "ink", stroke: float = 2.0, **options: Any) -> None:
        super().__init__(rect, lambda p, box: p.icon(icon, box, colour, stroke), **options)
        self.icon = icon


class PartyMark(Drawing):
    """A party's colour with its glyph."""

    def __init__(self, rect: Rect, party: str, **options: Any) -> None:
        super().__init__(rect, lambda p, box: p.mark(party, box), **options)


class Hairline(Drawing):
    """A thin line along the longer side of its box."""

    role = "separator"

    def __init__(self, rect: Rect, colour: Ink = "hairline", width: float = 1.0, **options: Any) -> None:
        line = Canvas.hline if rect.w >= rect.h else Canvas.vline
        super().__init__(rect, lambda p, box: line(p, 0, 0, max(box.w, box.h), colour, width), **options)


class BallotPaper(Panel):
    """A panel with edges bitten by half circles in the colour of what lies below.

    The bitten ones are `edges`, in words; `radius` is that of a bite, and `every` from one to the next in such radii.
    """

    def __init__(
        self,
        rect: Rect,
        *,
        edges: str = "left right",
        below: Ink = "table",
        radius: float = 0.0,
        every: float = 3.4,
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.edges, self.below, self.every = edges.split(), below, every
        self.radius = radius or (7.0 if "top" in self.edges else 6.0 if rect.h > 300 else 4.5)

    def draw(self, p: Painter) -> None:
        """Paper, then the holes."""
        super().draw(p)
        box = self.rect.local()
        with p.within(box, clip=True):
            p.holes(box, self.radius, self.every, self.below, " ".join(self.edges))


class MarkedText(Paragraph):
    """A paragraph; `words` are folded (`macher.i18n.finding`)."""

    def __init__(
        self, rect: Rect, text: str, style: StyleLike, colour: Ink = "ink", words: Sequence[str] = (), **options: Any
    ) -> None:
        super().__init__(rect, text, style, colour, **options)
        self.words = tuple(words)

    def draw(self, p: Painter) -> None:
        self.paint(p, self.text, self.rect.local(), self.style, self.words, self.valign)
        super().draw(p)

    @staticmethod
    def paint(
        p: Painter, text: str, rect: Rect, style: StyleLike, words: Sequence[str], valign: VAlign = "top"
    ) -> None:
        """Paints the grounds behind the words of a paragraph; its text is drawn on top afterwards."""
        if not words:
            return
        kind = p.style(style)
        step, lines = kind.size * kind.line, p.lines(text, kind, rect.w)
        top = rect.y + (rect.h - step * len(lines)) * ALIGN[valign]
        for at, line in enumerate(lines):
            paint_marks(p, line, Rect(rect.x, top + at * step, rect.w, step), style, words)


def paint_marks(p: Painter, line: str, rect: Rect, style: StyleLike, words: Sequence[str]) -> None:
    """Paints the ground behind the words of a search in a line that begins at a rectangle's left edge."""
    tall = p.style(style).size * 1.25
    for start, end in spans(line, words):
        left, right = p.width(line[:start], style), p.width(line[:end], style)
        mark = rect.anchored(right - left + 2, tall, 0, 0.5).moved(left - 1, 0)
        p.fill(mark.shared(rect), "mark")
