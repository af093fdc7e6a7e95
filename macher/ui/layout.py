"""Rectangles in logical pixels and the ways to divide them; the window in them, and which of two layouts fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar


class Rect(NamedTuple):
    """A rectangle in logical pixels. All methods return new rectangles; edges are exclusive."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def local(self) -> Rect:
        """The same size at the origin: what the children of a node with this rectangle divide."""
        return Rect(0, 0, self.w, self.h)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size, so much further right and down."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, x: float, y: float) -> Rect:
        """The same size with its upper left corner there."""
        return Rect(x, y, self.w, self.h)

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx on the left and right and by dy (dx if not given) above and below; negative grows."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def trim(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Rect:
        """Smaller by the given amount on each side."""
        return Rect(self.x + left, self.y + top, max(0.0, self.w - left - right), max(0.0, self.h - top - bottom))

    def take_left(self, width: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of this width at the left, and the rest behind a gap."""
        return Rect(self.x, self.y, width, self.h), self.trim(left=width + gap)

    def take_right(self, width: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of this width at the right, and the rest."""
        return Rect(self.right - width, self.y, width, self.h), self.trim(right=width + gap)

    def take_top(self, height: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of this height at the top, and the rest."""
        return Rect(self.x, self.y, self.w, height), self.trim(top=height + gap)

    def take_bottom(self, height: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of this height at the bottom, and the rest."""
        return Rect(self.x, self.bottom - height, self.w, height), self.trim(bottom=height + gap)

    def columns(self, parts: int | Sequence[float], gap: float = 0) -> list[Rect]:
        """Side by side: n equal columns, or columns in proportion to the given weights."""
        weights = [1.0] * parts if isinstance(parts, int) else list(parts)
        free = self.w - gap * (len(weights) - 1)
        total = sum(weights) or 1.0
        out, x = [], self.x
        for weight in weights:
            width = free * weight / total
            out.append(Rect(x, self.y, width, self.h))
            x += width + gap
        return out

    def rows(self, parts: int | Sequence[float], gap: float = 0) -> list[Rect]:
        """One above the other: n equal rows, or rows in proportion to the given weights."""
        return [Rect(self.x, r.x, self.w, r.w) for r in Rect(self.y, self.x, self.h, self.w).columns(parts, gap)]

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Rect]:
        """Equal cells, row by row from the top left."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def centred(self, w: float, h: float) -> Rect:
        """A rectangle of this size in the middle."""
        return Rect(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def across(self, x: float, w: float, h: float) -> Rect:
        """A rectangle of this size that begins at `x`, in the middle of the height."""
        return Rect(x, self.y + (self.h - h) / 2, w, h)

    def anchored(self, w: float, h: float, ax: float, ay: float) -> Rect:
        """A rectangle of this size inside, at the fractions ax and ay of the free space (0 left or top, 1 right)."""
        return Rect(self.x + (self.w - w) * ax, self.y + (self.h - h) * ay, w, h)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def holds(self, other: Rect, slack: float = 0.0) -> bool:
        """Whether the other lies inside, up to `slack` on each side."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Rect) -> bool:
        """Whether the two overlap; touching edges do not count."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def shared(self, other: Rect) -> Rect:
        """The overlap of the two; of size zero if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))

    def around(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def without(whole: Rect, holes: Iterable[Rect]) -> list[Rect]:
    """What is left of a rectangle without some parts of it, as rectangles that do not overlap."""
    left = [whole]
    for hole in holes:
        cut: list[Rect] = []
        for part in left:
            inside = part.shared(hole)
            if inside.w <= 0 or inside.h <= 0:
                cut.append(part)
                continue
            cut += [
                Rect(part.x, part.y, part.w, inside.y - part.y),
                Rect(part.x, inside.bottom, part.w, part.bottom - inside.bottom),
                Rect(part.x, inside.y, inside.x - part.x, inside.h),
                Rect(inside.right, inside.y, part.right - inside.right, inside.h),
            ]
        left = [part for part in cut if part.w > 0.01 and part.h > 0.01]
    return left


def side_by_side(
    area: Rect,
    sizes: Sequence[tuple[float, float]],
    gap: float = 8.0,
    align: Literal["left", "right", "centre"] = "left",
) -> list[Rect]:
    """Side by side from the top of an area, centred on the tallest."""
    total = sum(width for width, _ in sizes) + gap * max(0, len(sizes) - 1)
    tallest = max((height for _, height in sizes), default=0.0)
    x = area.x + (area.w - total) * {"left": 0.0, "right": 1.0, "centre": 0.5}[align]
    out = []
    for width, height in sizes:
        out.append(Rect(x, area.y + (tallest - height) / 2, width, height))
        x += width + gap
    return out


# -- the window -------------------------------------------------------------------------------------------------------

T = TypeVar("T")
LayoutName = Literal["wide", "focus"]

LAYOUTS: dict[LayoutName, tuple[int, int]] = {"wide": (1190, 670), "focus": (920, 520)}
"""The least logical size of each layout."""

_WHOLE = (1920.0, 1080.0)
"""The logical size from which the wide layout has its usual size."""
SHRUNK = 0.62
"""How much smaller than usual the wide layout may be."""
_ROOMY = 0.84
"""How small the wide layout may be with all its words."""
_SMALLEST = 14.0
"""The smallest letters then, at the player's size."""
LEAST_LOGICAL = (920, 520)
LEAST_WINDOW = (960, 540)
ULTRA_WIDE = 2.0
"""Windows that are wider than this in proportion have room for one more column."""
WIDEST_ASPECT = 2580 / 1080


@dataclass(frozen=True)
class Viewport:
    """The window as the screens see it.

    `pixels` is the window in physical pixels, `scale` how many of them make one logical pixel, `layout` the division
    the screens use.
    """

    pixels: tuple[int, int]
    scale: float
    layout: LayoutName
    least: float = 0.0
    """The smallest letters, in logical pixels, where the layout is smaller than usual."""

    @property
    def width(self) -> float:
        """In logical pixels."""
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        """In logical pixels."""
        return self.pixels[1] / self.scale

    @property
    def rect(self) -> Rect:
        """The whole window in logical pixels."""
        return Rect(0, 0, self.width, self.height)

    @property
    def stage(self) -> Rect:
        """Where content stands: the window, or its middle when it is wider than 2580 to 1080."""
        widest = self.height * WIDEST_ASPECT
        return self.rect if self.width <= widest else self.rect.centred(widest, self.height)

    @property
    def wide(self) -> bool:
        """Whether the roomiest layout is in use."""
        return self.layout == "wide"

    @property
    def small(self) -> bool:
        """Whether letters are so large beside all else that some words have no room."""
        return self.least > _SMALLEST / _ROOMY + 0.01

    def pick(self, wide: T, focus: T, small: T | None = None) -> T:
        """The value for the layout in use, or the one for a small window in the wide layout."""
        if self.layout == "focus":
            return focus
        return small if small is not None and self.small else wide


def largest_scale(pixels: tuple[int, int]) -> float:
    """The largest scale allowed: the logical size is then just 920 by 520."""
    return min(pixels[0] / LEAST_LOGICAL[0], pixels[1] / LEAST_LOGICAL[1])


def make_viewport(
    pixels: tuple[int, int], user_scale: float = 1.0, display_scale: float = 1.0, layout: LayoutName | None = None
) -> Viewport:
    """The viewport of a window of this many pixels.

    The scale is the player's size times the display's, capped so that the logical size keeps its least value; a large
    ultra-wide window has all larger by its height, since it has width to spare.  The wide layout is taken where it
    fits, unless focus is wished.  In a window smaller than its usual size all is drawn smaller but the letters, which
    keep a least size.
    """
    wished = user_scale * display_scale
    if display_scale == 1.0 and pixels[0] > ULTRA_WIDE * pixels[1]:
        wished *= max(1.0, pixels[1] / _WHOLE[1])
    scale = max(0.1, min(wished, largest_scale(pixels)))
    shrunk = min(1.0, pixels[0] / scale / _WHOLE[0], pixels[1] / scale / _WHOLE[1])
    # Half a pixel is tolerated: sizes are rounded.
    if layout == "focus" or shrunk < SHRUNK - 0.0005:
        return Viewport(pixels, scale, "focus")
    return Viewport(pixels, scale * shrunk, "wide", _SMALLEST / shrunk if shrunk < 1.0 else 0.0)
