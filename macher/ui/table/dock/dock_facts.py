"""What goes with a question in the dock: its figures as a receipt beside it or a row below it, and a face."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Align, Ink, Painter, Run
from macher.ui.prompts.base import Fact
from macher.ui.scene import Context, Node
from macher.ui.widgets import Hairline

__all__ = ["FaceNode", "fact_row", "facts_width", "fits_in_line", "receipt", "receipt_width"]

_ROWS: Final = 3
"""Most figures on a receipt."""
_CLOSE: Final = 10.0
"""Least space between two figures side by side."""
_AIR: Final = 18.0
"""Free width between the caption and the figure, and at both sides of the line before them."""
_SHARE: Final = 0.45
"""Most of the width of the question that a receipt takes."""


class FactNode(Node):
    """A fact: caption above or before the figure, `old → new` where there is a new one."""

    role = "text"
    style = "number"

    def __init__(self, rect: Rect, fact: Fact) -> None:
        said = f"{fact.caption} {fact.value}" + (f" → {fact.new}" if fact.new else "")
        super().__init__(rect, name=said, tooltip=fact.tooltip)
        self.fact = fact

    @classmethod
    def value_width(cls, ctx: Context, fact: Fact) -> float:
        """The width of its figures."""
        wide = ctx.width(fact.value, cls.style)
        return wide + ctx.width("→", "body") + ctx.width(fact.new, cls.style) + 10 if fact.new else wide

    @classmethod
    def width(cls, ctx: Context, fact: Fact) -> float:
        """The width it wants."""
        return ctx.width(fact.caption, "label") + cls.value_width(ctx, fact) + 8

    def runs(self) -> list[Run]:
        """Its figures."""
        runs = [Run(self.fact.value, self.style)]
        if self.fact.new:
            ink: Ink = "contra" if self.fact.worse else "action_text"
            runs += [Run("→", "body", ink, 5), Run(self.fact.new, self.style, ink, 5)]
        return runs

    def write(self, p: Painter, runs: Sequence[Run], rect: Rect, align: Align = "left") -> None:
        """Writes the figures, with a dashed line below a loss."""
        p.runs(runs, rect, align)
        if not self.fact.worse:
            return
        total = sum(p.width(run.text, run.style) + run.gap for run in runs)
        wide = p.width(self.fact.new, self.style)
        right = rect.right if align == "right" else rect.x + total
        below = rect.cy + p.style(self.style).size * 0.5
        p.dashed(Rect(right - wide, below, wide, 2), "contra", 2, 4, 3)

    def draw(self, p: Painter) -> None:
        first, *others = self.runs()
        caption = [Run(self.fact.caption, "label", "muted")] if self.fact.caption else []
        runs = [*caption, Run(first.text, first.style, "ink", 6 if caption else 0), *others]
        self.write(p, runs, self.rect.local())


class _Stacked(FactNode):
    """The caption above the figure."""

    style = "figure"

    @classmethod
    def width(cls, ctx: Context, fact: Fact) -> float:
        return max(ctx.width(fact.caption, "label"), cls.value_width(ctx, fact)) + 2

    def draw(self, p: Painter) -> None:
        label = p.style("label")
        top, rest = self.rect.local().take_top(label.size * label.line)
        p.text(self.fact.caption, top, label, "muted")
        self.write(p, self.runs(), rest)


class _Receipt(FactNode):
    """The caption at the left, the figure at the right."""

    style = "figure"

    @classmethod
    def width(cls, ctx: Context, fact: Fact) -> float:
        return ctx.width(fact.caption, "label") + cls.value_width(ctx, fact) + _AIR + 2

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.fact.caption, box, "label", "muted")
        self.write(p, self.runs(), box, "right")


class FaceNode(Node):
    """The politician who is asked about, with what this office says."""

    role = "image"
    explains = True

    def __init__(self, rect: Rect, party: str, office: str, name: str, line: str) -> None:
        super().__init__(rect, id="dock.face", name=name, tooltip=f"{name}\n{line}")
        self.party, self.office = party, office

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        paint_portrait(p, box, self.party, self.office)
        p.frame(box, "rule", 2)


def receipt_width(ctx: Context, facts: Sequence[Fact], room: float) -> float:
    """The width of a receipt with its line; 0 if these figures make none, or if it would take too much of the room."""
    if not facts or len(facts) > _ROWS:
        return 0.0
    wide = max(_Receipt.width(ctx, fact) for fact in facts) + 2 * _AIR
    return wide if wide <= room * _SHARE else 0.0


def receipt(node: Node, rect: Rect, facts: Sequence[Fact]) -> None:
    """Figures one below the other, behind a line; the rectangle is as wide as `receipt_width` has said."""
    node.add(Hairline(Rect(rect.x + _AIR, rect.y, 1, rect.h)))
    rows = rect.trim(left=2 * _AIR).rows(_ROWS)
    node.add(*(_Receipt(row, fact) for row, fact in zip(rows, facts, strict=False)))


def facts_width(ctx: Context, facts: Sequence[Fact]) -> float:
    """The least width of figures side by side; 0 without any."""
    return sum(FactNode.width(ctx, fact) for fact in facts) + _CLOSE * max(0, len(facts) - 1)


def fits_in_line(ctx: Context, facts: Sequence[Fact], width: float) -> bool:
    """Whether figures side by side have room, at least with their short captions."""
    return facts_width(ctx, _shortened(facts)) <= width


def _shortened(facts: Sequence[Fact]) -> Sequence[Fact]:
    return [replace(fact, caption=fact.short or fact.caption) for fact in facts]


def fact_row(ctx: Context, node: Node, rect: Rect, facts: Sequence[Fact], stacked: bool) -> None:
    """Figures side by side, as many as there is room for; their captions are short only where that shows more."""
    kind = _Stacked if stacked else FactNode
    close, free = (12.0, 32.0) if stacked else (_CLOSE, 18.0)
    shown, short = (_with_room(ctx, kind, each, close, rect.w) for each in (facts, _shortened(facts)))
    facts = shown if len(shown) >= len(short) else short
    widths = [kind.width(ctx, fact) for fact in facts]
    gap = free if sum(widths) + free * max(0, len(widths) - 1) <= rect.w else close
    x = rect.x
    for fact, width in zip(facts, widths, strict=True):
        node.add(kind(Rect(x, rect.y, width, rect.h), fact))
        x += width + gap


def _with_room(ctx: Context, kind: type[FactNode], facts: Sequence[Fact], gap: float, room: float) -> Sequence[Fact]:
    """The first figures, as far as the room goes."""
    ends = list(accumulate(kind.width(ctx, fact) + gap for fact in facts))
    return facts[: sum(end - gap <= room + 0.5 for end in ends)]
