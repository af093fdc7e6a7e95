"""What the boxes of the strip share: ground, caption, the figure at the right, and the explanation of all of it."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.why_this_figure import pile_origin
from macher.ui.widgets.cards import Say


class StripBox(Node):
    """One box of the strip: caption, a figure at the right, content."""

    opaque = True

    def __init__(
        self,
        rect: Rect,
        name: str,
        title: str | list[str],
        right: list[str] | Callable[[], list[str]],
        paint: Callable[[Painter], None],
        model: TableModel,
    ) -> None:
        light = model.light
        lit = name in light.boxes
        self.title = [title] if isinstance(title, str) else title
        super().__init__(rect, id=f"strip.{name}", name=self.title[0], zone=True)
        self.right = right if callable(right) else lambda: right
        self.paint_inside = paint
        self.framed: Ink = light.ink if lit else ""
        """The colour of its frame, if it has one."""
        self.solid = True
        self.joined = False
        """Whether it joins the box at its left, with only a line between them."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "asked" if self.framed else "panel")
        head = Rect(padding(box), 5 if box.h >= 94 else 3, box.w - 2 * padding(box), 24 if box.h >= 94 else 20)
        room = head.w - min(p.width(title, "label:semibold") for title in self.title) - 8
        right, _ = p.fitting(self.right(), room, "label")
        right_w = p.width(right, "label") + 8 if right else 0
        p.text(self.title, head.trim(right=right_w), "label:semibold", "muted")
        p.text(right, head, "label", "muted", "right")
        if self.joined:
            p.vline(0, 8, box.h - 16, "hairline")
        self.paint_inside(p)
        if self.framed:
            p.frame(box, self.framed, 2 if self.framed == "asking" else 3)


def padding(box: Rect) -> float:
    """Free room at the left and the right of a box."""
    return 12.0 if box.h >= 94 else 8.0


def room_inside(rect: Rect) -> Rect:
    """The room below the caption."""
    pad = padding(rect)
    top = 35.0 if rect.h >= 94 else 24.0
    return Rect(pad, top, rect.w - 2 * pad, rect.h - top - (5 if rect.h >= 94 else 4))


def amount_left(model: TableModel, key: str, deck: str, number: int) -> Callable[[], list[str]]:
    """Cards left in a pile, in words or as the bare figure, worked out anew whenever it is drawn."""

    def said() -> list[str]:
        shown = model.pile_shown(deck, number)
        return [model.texts(key, n=shown), model.texts.number(shown)]

    return said


def caption(rect: Rect, model: TableModel, name: str, title: str, help: str) -> Say:
    """The caption: what the box is for, and what its pile consists of."""

    def tip() -> str:
        pile = [pile_origin(model, name)] if name in ("opinions", "programs", "polls") else []
        return "\n".join([title, help, *pile])

    return Say(Rect(0, 0, rect.w, 24 if rect.h >= 94 else 22), title, tip, id=f"caption.{name}", role="text")
