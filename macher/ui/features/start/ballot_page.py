"""Pages that are filled in like a ballot: the dark column with the brand, and beside it perforated paper.

Whoever makes such a page puts questions below each other; a cell of a row is crossed by a click.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from macher.ui.features.start.menu_column import brand
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable, Panel
from macher.ui.widgets.basic import BallotPaper


def ballot_page(k: Kit, beside: Sequence[Part | None], questions: Part, **options: Any) -> Node:
    """The dark column with the large name of the game over what stands beside the paper; and the paper with questions.

    In the narrowest layout there is the paper alone.  `options` are those of its node.
    """
    ctx, root = k.ctx, Node(k.ctx.rect)
    width, wordmark = ctx.viewport.pick((560.0, 88.0), (0.0, 0.0))
    area = ctx.rect.trim(left=width).inset(k.size(56.0, 10.0))
    area = area.centred(min(area.w, 1320.0), min(area.h, k.size(1040.0, 560.0)))
    paper = BallotPaper(area, edges="top bottom", fill="panel", zone=True, **options)
    dx, dy = ctx.viewport.pick((56.0, 40.0), (16.0, 14.0))
    questions.place(paper, area.local().inset(dx, dy))
    root.add(paper)
    if width:
        panel = Panel(ctx.rect._replace(w=width), fill="bar", id="column", zone=True)
        edge = k.step("wide", 2)
        room = panel.rect.trim(left=edge, right=edge, top=k.step("margin", 0.85), bottom=k.step("space"))
        column(brand(ctx, wordmark), *beside).place(panel, room)
        root.add(panel)
    return root


@dataclass(frozen=True, slots=True)
class CellWords:
    """What is written in a cell: a text, a quieter one below it, and how large the text is written."""

    text: str
    detail: str = ""
    size: float = 1.0
    """Of the quieter text, where it shows a size to choose."""
    short: str = ""
    """What is written where the room is short."""


def is_crossed(node: Node) -> bool:
    """A place on the paper that is crossed already: Enter there hands in the ballot."""
    return isinstance(node, BallotCell) and node.marked


class BallotCell(Clickable):
    """A place on the paper that is crossed by a click; it has an empty circle until then."""

    role = "radio"

    def __init__(
        self,
        rect: Rect,
        words: CellWords,
        *,
        marked: bool,
        on_click: Callable[[], None],
        style: StyleLike = "title",
        circle: bool = True,
        paint_aside: Callable[[Painter, Rect], None] | None = None,
        aside: float = 0.0,
        **options: Any,
    ) -> None:
        said = f"{words.text} {words.detail}".strip()
        super().__init__(rect, on_click=on_click, **{"name": said, **options})
        self.words, self.marked, self.style, self.circle = words, marked, style, circle
        self.paint_aside, self.aside = paint_aside, aside
        """What is drawn at the right end, and how wide it is."""

    def draw(self, p: Painter) -> None:
        """Ground and frame, circle, the words."""
        box = self.rect.local()
        ground = "own" if self.marked else "row"
        p.fill(box, "raised_hot" if self.hovered and not self.marked else ground)
        if self.marked:
            p.frame(box, "action_text", 3)
        elif self.hovered:
            p.frame(box, "slot_line", 2)
        head = p.style(self.style)
        inner = box.inset(min(14.0, box.h * 0.2), 0)
        x = inner.x
        if self.circle:
            side = min(head.size * 1.45, box.h * 0.7)
            p.ballot(
                Rect(x, (box.h - side) / 2, side, side), self.marked, "action_text" if self.marked else "slot_line"
            )
            x += side + head.size * 0.5
        words = Rect(x, 0, inner.right - x - self.aside, box.h)
        if self.paint_aside is not None:
            self.paint_aside(p, Rect(inner.right - self.aside, 0, self.aside, box.h))
        self._write(p, words, head)

    def value_text(self) -> str:
        """Whether it is crossed, for assistive tools."""
        return "marked" if self.marked else ""

    def _write(self, p: Painter, room: Rect, head: Style) -> None:
        words = self.words
        if not words.detail:
            align = "left" if self.circle else "centre"
            forms = [words.text, words.short] if words.short else [words.text]
            p.text(forms, room, head, "ink", align)  # type: ignore[arg-type]  # both are ways to align
            return
        base = p.style("text")
        detail = base.sized(max(14.0, base.size * words.size))
        top, low = head.size * 1.25, detail.size * 1.3
        y = max(0.0, (room.h - top - low) / 2)
        p.text([words.text, words.short] if words.short else [words.text], Rect(room.x, y, room.w, top), head)
        p.text(words.detail, Rect(room.x, y + top, room.w, low), detail, "ink_soft")


def question(kit: Kit, number: int, text: str, aside: str = "") -> Part:
    """The number and the words of a question; `aside` stands at the right end of the line."""
    heading = kit.ctx.type.style("title")
    figure = Style("condensed", "bold", heading.size * 1.35)
    tall = figure.size * 1.15
    return row(
        kit.words(str(number), figure, height=tall, natural=True),
        kit.words(text, heading, height=tall),
        kit.words(aside, "body", "muted", "right", height=tall, natural=True) if aside else None,
        gap=kit.step("gap"),
    )


def cell(
    id: str, words: CellWords, marked: bool, call: Callable[[], None], *, width: float | None = None, **options: Any
) -> Part:
    """A place to cross; without a width it shares what others leave.  `options` are those of its node."""
    return part(lambda box: BallotCell(box, words, marked=marked, on_click=call, id=id, **options), width=width)


def cells(kit: Kit, made: Sequence[Part], height: float, *, id: str, name: str) -> Part:
    """Cells side by side as a group with a name; those without a width share what is left."""
    shown = kit.zone(row(*made, gap=kit.step("tight", 1.5)), id=id, name=name)
    return replace(shown, height=lambda _: height)
