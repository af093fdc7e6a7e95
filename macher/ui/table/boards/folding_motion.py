"""Boards that fold: the board of a state that has voted shrinks to its strip, and the others take its room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from macher.ui.layout import Rect
from macher.ui.motion.motion import Motion
from macher.ui.paint.painter import Painter
from macher.ui.table.boards.folded_card import FoldedState
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

_SECONDS: Final = 0.5


class Refolding:
    """How far the boards are on their way.  The table itself stands folded already: nothing waits for them.

    `damage` has an area drawn again.
    """

    def __init__(self, motion: Callable[[], Motion], damage: Callable[[Rect], None]) -> None:
        self._motion, self._damage = motion, damage
        self._before: Zones | None = None
        """The places at which the boards were last seen."""
        self._now: Zones | None = None
        self._quiet = True
        self.share = 1.0

    def note(self, zones: Zones, quiet: bool) -> None:
        """Takes the places of the boards as they are now; with `quiet` nothing is to move."""
        self._now, self._quiet = zones, quiet

    def tick(self) -> None:
        """Begins to fold when the table is seen with other places than before."""
        before, now = self._before, self._now
        if now is None or self.share < 1 or (before is not None and before.boards == now.boards):
            return
        fits = before is not None and before.stage == now.stage and before.folded < now.folded
        if not fits or self._quiet or self._motion().reduced:
            self._before = now
            return
        self._motion().run("folding", _SECONDS, self._move)

    def draw(self, p: Painter, model: TableModel | None) -> None:
        """The boards between their former places and those they have now."""
        before, now = self._before, self._now
        if self.share >= 1 or before is None or now is None or model is None:
            return
        area = _around(now).around(_around(before))
        spot = p.px(area)
        if not p.clip.contains(spot):  # a part of the table is drawn alone; all of it follows in a moment
            return
        table = p.surface.subsurface(spot).copy()
        p.fill(area, "table")
        for place, (old, new) in enumerate(zip(before.boards, now.boards, strict=True)):
            box = Rect(*(a + (b - a) * self.share for a, b in zip(old, new, strict=True)))
            if place in now.folded - before.folded:
                with p.within(box, clip=True):
                    FoldedState(box, model, place, now.board).draw(p)
                continue
            source, target = p.px(new), p.px(box)
            part = pygame.Rect(source.x - spot.x, source.y - spot.y, min(source.w, target.w), source.h)
            p.surface.blit(table, target, part)

    def _move(self, share: float) -> None:
        self.share = share
        if self._now is not None:
            self._damage(_around(self._now))
            if share >= 1:
                self._before = self._now


def _around(zones: Zones) -> Rect:
    return zones.boards[0].around(zones.boards[-1])
