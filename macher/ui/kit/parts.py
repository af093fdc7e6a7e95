"""Parts of a page that say how large they want to be, and the ways to place them: column, row, grid."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from macher.ui.layout import Rect
from macher.ui.scene import Node


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a page: how large it wants to be, and what it puts into the box that it gets.

    All sizes are logical pixels.  Without a height it takes what the others in a column leave, without a width what
    the others in a row leave.
    """

    place: Callable[[Node, Rect], object]
    """Adds its nodes to a page, inside a box."""
    height: Callable[[float], float] | None = None
    """The height that it wants in a given width."""
    width: float | None = None
    least: float | None = None
    """How narrow it may become where the room is short; its width if not given."""
    most: Callable[[float], float] | None = None
    """The height in a given width beyond which a part without a height does not grow."""
    spring: bool = False
    """Whether it takes only what no other part wants."""
    weight: float = 1.0
    """Its share of what is left, beside others without a size."""

    def placed(self, place: Callable[[Node, Rect], object]) -> Part:
        """A part that wants the same room and is placed in another way."""
        return Part(place, self.height, self.width, self.least, self.most, self.spring, self.weight)


def part(
    make: Callable[[Rect], Node | Sequence[Node] | None],
    height: float | Callable[[float], float] | None = None,
    width: float | None = None,
    least: float | None = None,
) -> Part:
    """A part of the nodes that `make` builds for a box."""

    def place(page: Node, box: Rect) -> None:
        made = make(box)
        if made is not None:
            page.add(*([made] if isinstance(made, Node) else made))

    return Part(place, height if height is None or callable(height) else lambda _: height, width, least)


def spacer(height: float) -> Part:
    """Empty space in a column."""
    return Part(lambda page, box: None, lambda _: height)


def air(most: float) -> Part:
    """Empty space in a column that becomes lower where the room is short."""
    return Part(lambda page, box: None, most=lambda _: most)


def spring() -> Part:
    """Empty space in a column that takes what no other part wants: parts below it stand at the end."""
    return Part(lambda page, box: None, spring=True)


def column(*parts: Part | None, gap: float = 0.0) -> Part:
    """Parts one below the other; those without a height share what is left.  `None` is left out."""
    kept = list(filter(None, parts))
    gaps = gap * (len(kept) - 1)
    grows = False
    for each in kept:
        grows = grows or each.height is None
    known: dict[float, list[float]] = {}

    def wanted(width: float) -> list[float]:
        found = known.get(width)
        if found is None:  # asked only once: columns within columns are asked for their heights on each level
            found = known[width] = []
            for each in kept:
                found.append(0.0 if each.height is None else each.height(width))
        return found

    def place(page: Node, box: Rect) -> None:
        y = box.y
        for each, tall in zip(kept, _heights(kept, wanted(box.w), box.w, box.h - gaps), strict=True):
            each.place(page, Rect(box.x, y, box.w, tall))
            y += tall + gap

    return Part(place, None if grows else lambda width: sum(wanted(width)) + gaps, _widest(kept))


def row(*parts: Part | None, gap: float = 0.0, right: bool = False) -> Part:
    """Parts side by side, all of the row's height; those without a width share what is left.

    If they have too little room, those with a least width become narrower in proportion.  `right` moves them to the
    right end.  `None` is left out.
    """
    kept = list(filter(None, parts))
    gaps = gap * (len(kept) - 1)
    total: float | None = gaps
    measured = False
    for each in kept:
        total = None if total is None or each.width is None else total + each.width
        measured = measured or each.height is not None

    def place(page: Node, box: Rect) -> None:
        x = box.x
        widths = _widths(kept, box.w - gaps)
        if right:
            x += box.w - sum(widths) - gaps
        for each, width in zip(kept, widths, strict=True):
            each.place(page, Rect(x, box.y, width, box.h))
            x += width + gap

    def height(width: float) -> float:
        tallest = 0.0
        for each, got in zip(kept, _widths(kept, width - gaps), strict=True):
            if each.height is not None:
                tallest = max(tallest, each.height(got))
        return tallest

    return Part(place, height if measured else None, total)


def grid(parts: Sequence[Part], columns: int, gap: float = 0.0) -> Part:
    """Parts in equal columns, row by row; each row is as tall as its tallest part."""
    lines = [parts[at : at + columns] for at in range(0, len(parts), columns)]
    empty = Part(lambda page, box: None)
    filled = [[replace(each, width=None) for each in line] + [empty] * (columns - len(line)) for line in lines]
    return column(*(row(*line, gap=gap) for line in filled), gap=gap)


def wrapped_row(*parts: Part | None, gap: float = 0.0, fill: bool = False) -> Part:
    """Parts side by side as they fit, the others on further lines; `fill` makes each line as wide as the room.

    Every part must have a width and a height.  `None` is left out.
    """
    kept = list(filter(None, parts))

    def lines(room: float) -> Part:
        found: list[list[Part]] = [[]]
        left = room
        for each in kept:
            wide = each.width or 0.0
            if found[-1] and wide > left + 0.5:
                found.append([])
                left = room
            found[-1].append(each)
            left -= wide + gap
        return column(*(row(*(_widened(line, room, gap) if fill else line), gap=gap) for line in found), gap=gap)

    def height(width: float) -> float:
        tall = lines(width).height
        return 0.0 if tall is None else tall(width)

    return Part(lambda page, box: lines(box.w).place(page, box), height)


def _widened(parts: Sequence[Part], room: float, gap: float) -> list[Part]:
    """The parts of a line, each wider by the same amount, so that they fill it."""
    wants = [each.width or 0.0 for each in parts]
    more = (room - sum(wants) - gap * (len(parts) - 1)) / len(parts)
    return [replace(each, width=want + more) for each, want in zip(parts, wants, strict=True)]


def at_most(one: Part, width: float) -> Part:
    """The part, no wider than this."""

    def place(page: Node, box: Rect) -> None:
        one.place(page, box._replace(w=min(box.w, width)))

    tall = one.height
    high = None if tall is None else lambda room: tall(min(room, width))
    return Part(place, high, one.width, one.least, one.most, one.spring, one.weight)


def inset(one: Part, dx: float, dy: float = 0.0) -> Part:
    """The part with free space at its left and right, and above and below."""
    tall = one.height
    return Part(
        lambda page, box: one.place(page, box.inset(dx, dy)),
        None if tall is None else lambda room: tall(room - 2 * dx) + 2 * dy,
        None if one.width is None else one.width + 2 * dx,
    )


def _widest(parts: Sequence[Part]) -> float | None:
    widest = 0.0
    for each in parts:
        if each.width is None:
            return None
        widest = max(widest, each.width)
    return widest if parts else None


def _heights(parts: Sequence[Part], wanted: Sequence[float], width: float, room: float) -> list[float]:
    """The height of each part in a column; `wanted` are those of the parts that have one."""
    found, growing, springs = list(wanted), [], []
    for at, each in enumerate(parts):
        if each.spring:
            springs.append(at)
        elif each.height is None:
            growing.append((math.inf if each.most is None else each.most(width), each.weight, at))
    free = max(0.0, room - sum(found))
    if growing[1:]:
        # Parts that want less than their share leave the rest to the others.
        growing.sort(key=lambda one: one[0] / one[1])
    weights = sum([weight for _, weight, _ in growing])
    for most, weight, at in growing:
        found[at] = min(most, free * weight / weights)
        free -= found[at]
        weights -= weight
    for at in springs:
        found[at] = free / len(springs)
    return found


def _widths(parts: Sequence[Part], room: float) -> list[float]:
    """The width of each part in a row."""
    wants, weights = [], 0.0
    for each in parts:
        wants.append(each.width or 0.0)
        weights += each.weight if each.width is None else 0.0
    free = room - sum(wants)
    if free < 0:
        spare = [
            0.0 if each.least is None else max(0.0, want - each.least) for each, want in zip(parts, wants, strict=True)
        ]
        share = min(1.0, -free / sum(spare)) if sum(spare) else 0.0
        return [want - give * share for want, give in zip(wants, spare, strict=True)]
    if weights:
        for at, each in enumerate(parts):
            if each.width is None:
                wants[at] = free * each.weight / weights
    return wants
