"""Cutting holes into rectangles."""

from __future__ import annotations

from collections.abc import Iterable

from macher.ui.layout.rect import Rect

__all__ = ["without"]


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
