"""Type: the roles of writing and their sizes in each layout (logical pixels)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from macher.ui.layout import LayoutName

Family = Literal["sans", "condensed"]
Weight = Literal["regular", "medium", "semibold", "bold"]


class Style(NamedTuple):
    """One way of writing: family, weight, size in logical pixels, line height as a factor, extra space per letter."""

    family: Family = "sans"
    weight: Weight = "medium"
    size: float = 17
    line: float = 1.3
    tracking: float = 0.0

    def bold(self) -> Style:
        return self._replace(weight="bold")

    def sized(self, size: float) -> Style:
        return self._replace(size=size)

    def weighing(self, weight: Weight) -> Style:
        return self._replace(weight=weight)


StyleLike = str | Style
"""A role (`body`), a role with a weight (`body:bold`), or a Style."""

_COND: Family = "condensed"

# role: (family, weight, wide, focus, line height)
ROLES: dict[str, tuple[Family, Weight, float, float, float]] = {
    "caption": ("sans", "medium", 15, 14, 1.3),
    "label": ("sans", "medium", 16, 14, 1.3),
    "body": ("sans", "medium", 17, 14, 1.35),
    "text": ("sans", "regular", 18, 15, 1.45),
    "strong": ("sans", "semibold", 17, 14, 1.3),
    "name": ("sans", "semibold", 19, 16, 1.3),
    "button": ("sans", "bold", 19, 15, 1.3),
    "button_large": ("sans", "bold", 20, 16, 1.3),
    "title": (_COND, "bold", 28, 20, 1.2),
    "land": (_COND, "bold", 32, 20, 1.2),
    "card": (_COND, "semibold", 17, 14, 1.2),
    "number": ("sans", "bold", 18, 15, 1.3),
    "votes": (_COND, "bold", 20, 18, 1.2),
    "figure": (_COND, "bold", 28, 20, 1.2),
    "money": (_COND, "bold", 28, 22, 1.2),
    "points": (_COND, "bold", 22, 18, 1.2),
    "tab": (_COND, "bold", 18, 14, 1.2),
    "heading": (_COND, "bold", 40, 26, 1.15),
    "page": (_COND, "bold", 56, 26, 1.15),
    "headline": (_COND, "bold", 64, 36, 1.1),
    "column": (_COND, "bold", 56, 30, 1.1),
    "brand": ("sans", "bold", 24, 18, 1.2),
    "wordmark": ("sans", "bold", 84, 44, 1.0),
    # Pages that tell at once what is most important.
    "hero": (_COND, "bold", 170, 88, 1.12),
    "hero_low": (_COND, "bold", 104, 54, 1.0),
    "lede": ("sans", "semibold", 40, 21, 1.4),
    "crown": (_COND, "bold", 46, 24, 1.15),
    "count": (_COND, "bold", 92, 34, 0.9),
    "ballot": (_COND, "bold", 52, 22, 1.15),
    "slip": (_COND, "semibold", 28, 28, 1.2),
    "person": (_COND, "bold", 31, 20, 1.15),
    "evening": (_COND, "bold", 52, 24, 1.15),
    "round": (_COND, "bold", 34, 18, 1.3),
    "note": ("sans", "medium", 21, 14, 1.3),
    "fact": ("sans", "semibold", 24, 14, 1.3),
    "entry": (_COND, "bold", 27, 14, 1.3),
    "quiet": ("sans", "medium", 23, 14, 1.3),
    "plate": ("sans", "bold", 19, 14, 1.5),
    "rank": (_COND, "bold", 40, 21, 1.2),
    "score": (_COND, "bold", 50, 26, 1.1),
    "rise": (_COND, "bold", 25, 14, 1.3),
    "stamp_title": (_COND, "bold", 22, 18, 1.1),
    "stamp_text": (_COND, "medium", 18, 15, 1.16),
    # One ladder for printed matter: nothing between, nothing smaller.
    "print_caption": ("sans", "medium", 15, 15, 1.3),
    "print_row": ("sans", "medium", 17, 15, 1.35),
    "print_entry": ("sans", "semibold", 19, 16, 1.3),
    "print_read": ("sans", "regular", 22, 18, 1.4),
    "print_name": (_COND, "bold", 30, 22, 1.2),
    "print_head": (_COND, "bold", 40, 26, 1.15),
    "print_title": (_COND, "bold", 56, 32, 1.1),
    "print_poster": (_COND, "bold", 92, 44, 1.0),
    "print_numeral": (_COND, "bold", 150, 72, 1.0),
    "tip": ("sans", "medium", 16, 14, 1.35),
}

TRACKING = {"brand": 0.14, "wordmark": 0.03, "tab": 0.03}
"""Extra space per letter as a share of the size."""

_WEIGHTS: tuple[Weight, ...] = ("regular", "medium", "semibold", "bold")


class Typography:
    """The styles of one layout by role; none is smaller than `least`, in logical pixels."""

    def __init__(self, layout: LayoutName, least: float = 0.0) -> None:
        self.layout = layout
        column = {"wide": 2, "focus": 3}[layout]
        self._styles: dict[str, Style] = {}
        for role, row in ROLES.items():
            size = max(least, float(row[column]))  # columns 2 and 3 are the sizes
            self._styles[role] = Style(row[0], row[1], size, row[4], round(TRACKING.get(role, 0) * size, 2))
        self.least = self._styles["caption"].size
        """The smallest letters."""

    def style(self, role: StyleLike) -> Style:
        """The style of a role, of `role:weight`, or the style itself. Raises KeyError for an unknown role."""
        if isinstance(role, Style):
            return role
        known = self._styles.get(role)
        if known is None:
            base, _, weight = role.partition(":")
            if weight not in _WEIGHTS:
                raise KeyError(role)
            known = self._styles[role] = self._styles[base].weighing(weight)
        return known


@lru_cache(maxsize=8)
def typography(layout: LayoutName, least: float = 0.0) -> Typography:
    """The styles of a layout, none smaller than this."""
    return Typography(layout, least)
