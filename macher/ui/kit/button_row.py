"""Rows of buttons with the longest words that fit; quiet lines while something is told; a button that opens a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from macher.i18n import Texts
from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.painter import ALIGN, Align, Ink, Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Button, ButtonKind, Clickable

_LEAST = 64.0
"""The width of the narrowest button."""


@dataclass(frozen=True, slots=True)
class RowButton:
    """One button of a row."""

    id: str
    text: str | Sequence[str]
    """One text, or a long form and shorter ones."""
    call: Callable[[], None]
    icon: str = ""
    kind: ButtonKind = "raised"
    lock: bool = False
    reason: str = ""
    tooltip: str = ""
    action: str = ""
    slot: float = 0.0
    """Gives it a place of this width at the right end, so that it stands at the same spot in every row."""
    data: Any = None
    name: str = ""
    """What readers hear, where it shows only its sign."""

    @property
    def forms(self) -> list[str]:
        """Its words, the longest form first."""
        return [self.text] if isinstance(self.text, str) else list(self.text)


class ButtonRow:
    """Buttons side by side in one style.

    Where the room is short, the widest button takes its next shorter words until all fit; if there are none left, all
    become narrower in the same proportion.  `pad` is the air beside the words and `sign` the room for an icon, both in
    multiples of the size of the letters.
    """

    def __init__(
        self, ctx: Context, *, style: StyleLike = "button", gap: float = 12.0, pad: float = 2.6, sign: float = 1.75
    ) -> None:
        self.ctx, self.style, self.gap = ctx, style, gap
        self.pad, self.sign = pad, sign

    def natural(self, text: str, icon: bool = False) -> float:
        """The width that a button with this word wants."""
        size = self.ctx.type.style(self.style).size
        return max(_LEAST, self.ctx.width(text, self.style) + size * (self.pad + (self.sign if icon else 0)))

    def width(self, buttons: Sequence[RowButton], forms: Sequence[Sequence[str]] | None = None) -> float:
        """The width of buttons side by side, with their longest words unless others are given."""
        return sum(self._wants(buttons, forms or [each.forms for each in buttons])) + self._gaps(buttons)

    def least(self, buttons: Sequence[RowButton]) -> float:
        """Their width with their shortest words."""
        return self.width(buttons, [each.forms[-1:] for each in buttons])

    def place(
        self, node: Node, rect: Rect, buttons: Sequence[RowButton], align: Literal["left", "right", "centre"] = "left"
    ) -> Rect:
        """Adds the buttons to a node; returns the free room beside them: at their left if they stand at the right."""
        placed: list[tuple[RowButton, list[str], Rect]] = []
        room = rect
        for each in reversed([each for each in buttons if each.slot]):
            box, room = room.take_right(each.slot, self.gap)
            placed.append((each, self._fitting([each], each.slot)[0], box))
        flowing = [each for each in buttons if not each.slot]
        forms = self._fitting(flowing, room.w)
        wants, gaps = self._wants(flowing, forms), self._gaps(flowing)
        share = min(1.0, max(0.0, room.w - gaps) / max(1.0, sum(wants)))
        boxes = side_by_side(room, [(want * share, room.h) for want in wants], self.gap, align)
        placed += zip(flowing, forms, boxes, strict=True)
        for each, words, box in sorted(placed, key=lambda one: one[2].x):
            node.add(self._button(each, words, box))
        if not boxes:
            return room
        if align == "right":
            return room._replace(w=max(0.0, boxes[0].x - room.x))
        return room.trim(left=boxes[-1].right + self.gap - room.x)

    def place_apart(self, node: Node, rect: Rect, left: Sequence[RowButton], right: Sequence[RowButton]) -> None:
        """Adds some buttons at the left end and some at the right; those on the right take the room they need first.

        Without room for all words, the last ones on the right show only their signs, so that words never stand
        between signs.
        """
        shown = list(right)
        for at in reversed(range(len(shown))):
            if self.least([*left, *shown]) <= rect.w:
                break
            said = shown[at].forms[0]
            shown[at] = replace(shown[at], text="", name=said, tooltip=said)
        aside = Node(rect)
        free = self.place(aside, rect.trim(left=self.least(left) + self.gap), shown, "right")
        self.place(node, rect._replace(w=free.right - self.gap - rect.x), left)
        node.add(*aside.children)

    def _gaps(self, buttons: Sequence[RowButton]) -> float:
        return self.gap * max(0, len(buttons) - 1)

    def _wants(self, buttons: Sequence[RowButton], forms: Sequence[Sequence[str]]) -> list[float]:
        return [
            self.natural(words[0], bool(each.icon or each.lock)) for each, words in zip(buttons, forms, strict=True)
        ]

    def _fitting(self, buttons: Sequence[RowButton], room: float) -> list[list[str]]:
        """The words of each button from the first form that has room: the widest one is shortened first."""
        forms = [each.forms for each in buttons]
        while self.width(buttons, forms) > room:
            wants = self._wants(buttons, forms)
            longer = [at for at, words in enumerate(forms) if len(words) > 1]
            if not longer:
                break
            forms[max(longer, key=wants.__getitem__)].pop(0)
        return forms

    def _button(self, each: RowButton, words: Sequence[str], box: Rect) -> Button:
        return Button(
            box,
            words,
            kind=each.kind,
            icon=each.icon,
            lock=each.lock,
            style=self.style,
            id=each.id,
            reason=each.reason,
            tooltip=each.tooltip,
            on_click=each.call,
            name=each.name or each.forms[0],
            action=each.action,
            data=each.data,
        )


class Hint(Clickable):
    """A quiet line that does what its key does; under the pointer it is underlined."""

    def __init__(
        self,
        rect: Rect,
        text: str,
        style: StyleLike,
        ink: Ink,
        call: Callable[[], None],
        *,
        action: str = "",
        align: Align = "right",
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=call, **options)
        self.text, self.style, self.ink, self.action, self.align = text, style, ink, action, align
        self.name = self.name or text

    def shortcut(self) -> str:
        return self.stage.app.shortcut(self.action) if self.stage is not None else ""

    def draw(self, p: Painter) -> None:
        box, style = self.rect.local(), p.style(self.style)
        p.text(self.text, box, style, self.ink, self.align)
        if self.hovered:
            under = box.anchored(min(box.w, p.width(self.text, style)), box.h, ALIGN[self.align], 0)
            p.hline(under.x, box.cy + style.size * 0.66, under.w, self.ink, 1)


def add_hints(
    root: Node,
    ctx: Context,
    texts: Texts,
    entries: Sequence[tuple[str, str, Callable[[], None], str, str]],
    box: Rect,
    style: Style,
    ink: Ink,
) -> None:
    """Adds lines from the right end of a box to the left: id, words, what they do, their action, their tooltip."""
    right = box.right
    for id, word, call, action, tip in entries:
        chord = ctx.app.shortcut(action)
        said = texts.pair(chord, word) if chord else word
        wide = ctx.width(said, style) + 4
        spot = box._replace(x=right - wide, w=wide)
        root.add(Hint(spot, said, style, ink, call, id=id, action=action, tooltip=tip))
        right -= wide + style.size * 1.3


class Underway:
    """What is being opened from one page; presses on anything else that opens a game are ignored meanwhile."""

    def __init__(self, texts: Texts, page: Scene) -> None:
        self._texts, self._page = texts, page
        self._id = ""
        """The button that was pressed; empty while nothing is being opened."""

    def said(self, id: str, text: str) -> str:
        """What stands on a button."""
        return self._texts("menu-opening") if id == self._id else text

    def begin(self, id: str, call: Callable[[], object]) -> None:
        """Says on the button that a game is being opened, and opens it after that picture."""
        if self._id:
            return
        self._id = id
        self._page.rebuild()
        after = self._page.app.after

        def go() -> None:
            self._id = ""
            self._page.rebuild()
            if self._page.app.scene is self._page:  # the player has not gone elsewhere
                call()

        after(0, lambda: after(0, go))  # in the second turn of the loop, after the picture
