"""Parts upon one another and around one another: layers, free space, papers, and parts that act as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from macher.ui.keys import KeyPress
from macher.ui.kit.list_row import steps
from macher.ui.kit.parts import Part, column, inset
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets import Clickable, Panel


def over(*parts: Part | None) -> Part:
    """Parts in the same place, the last on top; the first says how large it wants to be.  `None` is left out."""
    kept = list(filter(None, parts))

    def place(page: Node, box: Rect) -> None:
        for each in kept:
            each.place(page, box)

    first = kept[0]
    return Part(place, first.height, first.width, first.least, first.most)


def at(one: Part, ax: float, ay: float) -> Part:
    """A part in its own size at the fractions ax and ay of the room."""

    def place(page: Node, box: Rect) -> None:
        width = one.width or box.w
        one.place(page, box.anchored(width, one.height(width) if one.height else box.h, ax, ay))

    return Part(place)


def pad(one: Part, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Part:
    """Free space around a part; less than none lets it stand out."""
    high, most, width = one.height, one.most, one.width
    return Part(
        lambda page, box: one.place(page, box.trim(left, top, right, bottom)),
        None if high is None else lambda room: high(room - left - right) + top + bottom,
        None if width is None else width + left + right,
        most=None if most is None else lambda room: most(room - left - right) + top + bottom,
    )


def wide(one: Part, width: float) -> Part:
    """A part as wide as this."""
    return Part(one.place, one.height, width, most=one.most)


def tall(one: Part, height: float) -> Part:
    """A part as high as this."""
    return Part(one.place, lambda _: height, one.width, one.least)


def share(one: Part, weight: float = 1.0) -> Part:
    """A part that takes its share of what the others leave."""
    return Part(one.place, most=one.most, weight=weight)


def no_taller(one: Part, height: float) -> Part:
    """A part that takes what is left, up to this height."""
    return replace(one, height=None, most=lambda _: height)


def if_room(one: Part, least: float) -> Part:
    """A part that is left out where its place is lower than this."""
    return one.placed(lambda page, box: one.place(page, box) if box.h >= least else None)


def middle(one: Part) -> Part:
    """A part in its own height in the middle of the row."""

    def place(page: Node, box: Rect) -> None:
        high = box.h if one.height is None else min(box.h, one.height(box.w))
        one.place(page, box.centred(box.w, high))

    return replace(one, place=place, height=None)


def top(one: Part) -> Part:
    """A part in its own size at the upper left end of its place."""

    def place(page: Node, box: Rect) -> None:
        high = box.h if one.height is None else min(box.h, one.height(box.w))
        one.place(page, box._replace(w=min(box.w, one.width or box.w), h=high))

    return one.placed(place)


def upon(make: Callable[[Rect], Node], inner: Part, dx: float = 0, dy: float = 0) -> Part:
    """Parts on a node of their own, with free space beside, above and below them."""
    framed = inset(inner, dx, dy) if dx or dy else inner

    def place(page: Node, box: Rect) -> None:
        node = make(box)
        page.add(node)
        framed.place(node, box.local())

    return framed.placed(place)


def paper(inner: Part, *, node: type[Panel] = Panel, **options: Any) -> Part:
    """Parts on a panel; `options` are those of its node."""
    return upon(lambda box: node(box, **options), inner)


def pressed(
    inner: Part,
    call: Callable[[], None] | None,
    *,
    ground: Ink | None = None,
    hot: Ink = "row",
    chosen: bool = False,
    step: Callable[[int], None] | None = None,
    **options: Any,
) -> Part:
    """A part that acts as a whole when it is clicked or chosen by keyboard; without a call it is read only.

    `hot` is its ground under the pointer if it has no other, `chosen` is told to readers, and `step` is called with -1
    or 1 for the arrow keys up and down.
    """

    def make(box: Rect) -> Node:
        node = _Pressed(box, ground, hot, chosen, step, on_click=call, **options)
        if call is None:
            node.focusable, node.role = False, "text"
        return node

    return upon(make, inner)


def in_room(compose: Callable[[Rect], Part]) -> Part:
    """What is composed only once its place is known: its parts depend on how much room there is."""
    return Part(lambda page, box: compose(box).place(page, box))


def as_many(
    parts: Sequence[Part], height: float, last: Part | None = None, *, newest: bool = False, always: int = 0
) -> Part:
    """Lines of one height, as many as there is room for, the first ones or the `newest`; `last` takes the rest.

    The line at the index `always` is among them: where it would be left out, it replaces the last one shown.
    """

    def place(page: Node, box: Rect) -> None:
        room = int(box.h / height + 0.1)
        kept = list(parts[-room:] if newest else parts[:room]) if room else []
        if 0 < len(kept) <= always:
            kept[-1] = parts[always]
        column(*(tall(each, height) for each in kept), last).place(page, box)

    return Part(place)


class _Pressed(Clickable):
    """The ground of a part that can be clicked."""

    def __init__(
        self, rect: Rect, ground: Ink | None, hot: Ink, chosen: bool, step: Callable[[int], None] | None, **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.ground, self.hot, self.chosen, self.step = ground, hot, chosen, step

    def draw(self, p: Painter) -> None:
        if self.ground is not None:
            p.fill(self.rect.local(), self.ground)
        elif self.hovered and self.on_click is not None and not self.reason:
            p.fill(self.rect.local(), self.hot)

    def key(self, press: KeyPress) -> bool:
        return steps(press, self.step)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""
