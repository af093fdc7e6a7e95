"""Chooses which of several texts fits a place, and in which style."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.ui.theme.typography import Style


def cut(measure: Callable[[str], float], text: str, width: float) -> str:
    """A text as far as it fits a width, with three dots for the rest."""
    if measure(text) <= width:
        return text
    end = next((end for end in range(len(text) - 1, 0, -1) if measure(text[:end].rstrip() + "…") <= width), 0)
    return text[:end].rstrip() + "…"


def shrunk(
    measure: Callable[[str, Style], float], text: str, style: Style, width: float, least: float, by: float = 1.0
) -> Style:
    """The style, smaller in steps of `by` logical pixels until a text fits a width, but not below the size `least`."""
    while measure(text, style) > width and style.size > least:
        style = style.sized(style.size - by)
    return style


def fitted(
    measure: Callable[[str, Style], float],
    choices: Sequence[str],
    width: float,
    style: Style,
    shrink: float,
    least: float,
) -> tuple[str, Style]:
    """The first text that fits, and its style; the last one if none fits.

    `shrink` logical pixels is the one step a title may shrink. If even the shortest text is too wide, it is set in
    condensed letters, and at last in the size of captions, `least`.
    """
    least = min(least, style.size)
    smaller = style.sized(max(least, style.size - shrink)) if shrink else style
    for choice in choices:
        for kind in (style, smaller) if shrink else (style,):
            if measure(choice, kind) <= width:
                return choice, kind
    narrow = smaller._replace(family="condensed", tracking=0.0)
    while True:
        for choice in choices:
            if measure(choice, narrow) <= width:
                return choice, narrow
        if narrow.size <= least:
            return choices[-1], narrow
        narrow = narrow.sized(max(least, narrow.size - 1))
