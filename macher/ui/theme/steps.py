"""Steps: the named distances and sizes of pages, in logical pixels for each layout."""

from __future__ import annotations

from typing import Literal

from macher.ui.layout import LayoutName

StepName = Literal[
    "hair",
    "tight",
    "gap",
    "space",
    "wide",
    "margin",
    "top",
    "sign",
    "caption",
    "line",
    "control",
    "foot",
    "row",
    "option",
    "side",
    "field",
    "column",
]

# name: (wide, focus)
STEPS: dict[StepName, tuple[float, float]] = {
    # Distances, from the smallest to the largest.
    "hair": (4, 2),
    "tight": (8, 4),
    "gap": (14, 6),
    "space": (20, 8),
    "wide": (28, 12),
    "margin": (72, 16),  # beside a page
    "top": (52, 10),  # above and below a page
    # Heights.
    "sign": (22, 18),  # an icon beside a line of text
    "caption": (26, 20),  # the line above a choice
    "line": (40, 32),  # a row of a table, a small button
    "control": (54, 34),  # a choice, an entry, a button
    "foot": (60, 38),  # the buttons below a page
    "row": (76, 54),  # a row with two lines of text
    "option": (84, 62),  # a switch with its explanation
    # Widths.
    "side": (250, 160),  # a small choice beside another
    "field": (420, 260),  # a choice or an entry
    "column": (620, 200),  # the dark column beside a page
}

_AT: dict[LayoutName, int] = {"wide": 0, "focus": 1}


def step(layout: LayoutName, name: StepName, times: float = 1.0) -> float:
    """A step in a layout, or a multiple of it, in logical pixels.  Raises KeyError for an unknown name."""
    return STEPS[name][_AT[layout]] * times
