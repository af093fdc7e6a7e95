"""Parts upon one another and around one another: layers, free space, papers, and parts that act as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from macher.ui.kit.parts import Part, column
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.widgets import Clickable, Panel


def over(*parts: Part | None) -> Part:
    """Parts in the same place, the last on top; the first says how large it wants to be.  `None` is left out."""
    kept = [each for each in parts if each is not None]

    def place(page: Node, box: Rect) -> None:
        for each in kept:
            each.place(page, box)

    return replace(kept[0], place=place)


def at(one: Part, ax: float, ay: float) -> Part:
    """A part in its own size at the fractions ax and ay of the room."""

    def place(page: Node, box: Rect) -> None:
        width = one.width or box.w
        one.place(page, box.anchored(width, one.height(width) if one.height else box.h, ax, ay))

    return Part(place)


def pad(one: Part, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Part:
    """Free space around a part; less than none lets it stand out."""
    tall, width = one.height, one.width
    return replace(
        one,
        place=lambda page, box: one.place(page, box.trim(left, top, right, bottom)),
        height=None if tall is None else lambda room: tall(room - left - right) + top + bottom,
        width=None if width is None else width + left + right,
    )


def wide(one: Part, width: float) -> Part:
    """A part as wide as this."""
    return replace(one, width=width)


def tall(one: Part, height: float) -> Part:
    """A part as high as this."""
    return replace(one, height=lambda _: height)


def share(one: Part, weight: float = 1.0) -> Part:
    """A part that takes its share of what the others leave."""
    return replace(one, width=None, height=None, weight=weight)


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

    return replace(one, place=place)


def paper(inner: Part, *, node: type[Panel] = Panel, **options: Any) -> Part:
    """Parts on a panel; `options` are those of its node."""

    def place(page: Node, box: Rect) -> None:
        ground = node(box, **options)
        page.add(ground)
        inner.place(ground, box.local())

    return replace(inner, place=place)


def pressed(inner: Part, call: Callable[[], None] | None, **options: Any) -> Part:
    """A part that acts as a whole when it is clicked or chosen by keyboard; without a call it is read only."""

    def place(page: Node, box: Rect) -> None:
        node = _Pressed(box, on_click=call, **options)
        if call is None:
            node.focusable, node.role = False, "text"
        page.add(node)
        inner.place(node, box.local())

    return replace(inner, place=place)


def with_room(one: Part, least: float) -> Part:
    """A part that is left out where there is less height."""

    def place(page: Node, box: Rect) -> None:
        if box.h >= least:
            one.place(page, box)

    return replace(one, place=place)


def as_many(
    parts: Sequence[Part], height: float, last: Part | None = None, *, newest: bool = False, must: int = -1
) -> Part:
    """Lines of one height, as many as there is room for, the first ones or the `newest`; `last` takes the rest.

    The line `must` takes the place of the last one where it would be left out.
    """

    def place(page: Node, box: Rect) -> None:
        room = int(box.h / height + 0.1)
        kept = list(parts[-room:] if newest else parts[:room]) if room else []
        if kept and must >= len(kept):
            kept[-1] = parts[must]
        column(*(tall(each, height) for each in kept), last).place(page, box)

    return Part(place)


class _Pressed(Clickable):
    """The ground of a part that can be clicked."""

    def draw(self, p: Painter) -> None:
        if self.hovered and self.on_click is not None:
            p.fill(self.rect.local(), "row")
