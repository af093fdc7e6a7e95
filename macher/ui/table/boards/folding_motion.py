"""Boards that fold: the board of a state that has voted shrinks to its strip, and the others take its room."""

from __future__ import annotations

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.table.boards.folded_card import FoldedState
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

__all__ = ["draw_folding", "folding_area"]


def folding_area(before: Zones, now: Zones) -> Rect:
    """All that the boards cover on their way."""
    return _around(now).around(_around(before))


def draw_folding(p: Painter, model: TableModel, before: Zones, now: Zones, share: float) -> None:
    """The boards between their former places and those they have now.  The table itself stands folded already."""
    area = folding_area(before, now)
    spot = p.px(area)
    if not p.clip.contains(spot):  # a part of the table is drawn alone; all of it follows in a moment
        return
    table = p.surface.subsurface(spot).copy()
    p.fill(area, "table")
    for place, (old, new) in enumerate(zip(before.boards, now.boards, strict=True)):
        box = Rect(*(a + (b - a) * share for a, b in zip(old, new, strict=True)))
        if place in now.folded - before.folded:
            with p.within(box, clip=True):
                FoldedState(box, model, place, now.board).draw(p)
            continue
        source, target = p.px(new), p.px(box)
        part = pygame.Rect(source.x - spot.x, source.y - spot.y, min(source.w, target.w), source.h)
        p.surface.blit(table, target, part)


def _around(zones: Zones) -> Rect:
    return zones.boards[0].around(zones.boards[-1])
