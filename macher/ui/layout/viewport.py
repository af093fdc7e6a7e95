"""From window pixels to logical pixels, and which of the three layouts fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from macher.ui.layout.rect import Rect

__all__ = ["LAYOUTS", "LEAST_LOGICAL", "LEAST_WINDOW", "LayoutName", "Viewport", "largest_scale", "make_viewport"]

T = TypeVar("T")
LayoutName = Literal["wide", "compact", "focus"]

LAYOUTS: dict[LayoutName, tuple[int, int]] = {"wide": (1840, 1000), "compact": (1240, 680), "focus": (920, 520)}
"""The least logical size of each layout."""

LEAST_LOGICAL = (920, 520)
LEAST_WINDOW = (960, 540)
WIDEST_ASPECT = 2.4


@dataclass(frozen=True)
class Viewport:
    """The window as the screens see it.

    `pixels` is the window in physical pixels, `scale` how many of them make one logical pixel, `layout` the division
    the screens use.
    """

    pixels: tuple[int, int]
    scale: float
    layout: LayoutName

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
        """Where content stands: the window, or its middle when it is wider than 2.4 to 1."""
        widest = self.height * WIDEST_ASPECT
        return self.rect if self.width <= widest else self.rect.centred(widest, self.height)

    @property
    def wide(self) -> bool:
        """Whether the roomiest layout is in use."""
        return self.layout == "wide"

    def pick(self, wide: T, compact: T, focus: T | None = None) -> T:
        """The value for the layout in use; focus takes the compact one unless it has its own."""
        if self.layout == "wide":
            return wide
        return focus if self.layout == "focus" and focus is not None else compact


def largest_scale(pixels: tuple[int, int]) -> float:
    """The largest scale allowed: the logical size is then just 920 by 520."""
    return min(pixels[0] / LEAST_LOGICAL[0], pixels[1] / LEAST_LOGICAL[1])


def make_viewport(
    pixels: tuple[int, int], user_scale: float = 1.0, display_scale: float = 1.0, layout: LayoutName | None = None
) -> Viewport:
    """The viewport of a window of this many pixels.

    The scale is the player's size times the display's, capped so that the logical size keeps its least value. The
    layout is the roomiest one that fits; a wished layout is taken if it fits.
    """
    scale = max(0.1, min(user_scale * display_scale, largest_scale(pixels)))
    width, height = pixels[0] / scale, pixels[1] / scale
    # The cap may give 919.99 instead of 920, so half a pixel is tolerated.
    fitting = [name for name, (w, h) in LAYOUTS.items() if width >= w - 0.5 and height >= h - 0.5] or ["focus"]
    return Viewport(pixels, scale, layout if layout in fitting else fitting[0])
