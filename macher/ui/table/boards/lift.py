"""What is asked or told stands out by being lifted: a white ground, a frame, and a hard shadow right and below."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

__all__ = ["lifted_bands", "shadow_of"]

_FRAME: Final = 3.0
_DEPTH: Final = 6.0
"""How far the shadow stands out."""


class _Shadow(Node):
    """The shadow of a lifted board, drawn before it."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect, bleed=_DEPTH)

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local().moved(_DEPTH, _DEPTH), "lift")


class _Band(Node):
    """The frame around a party's band, over the columns that it crosses and the gaps between them."""

    def __init__(self, rect: Rect, id: str, ink: Ink, gaps: tuple[Rect, ...]) -> None:
        super().__init__(rect, id=id, bleed=_FRAME + _DEPTH)
        self.ink, self.gaps = ink, gaps

    def hit(self, x: float, y: float) -> Node | None:
        return None

    def draw(self, p: Painter) -> None:
        box = self.rect.local().inset(-_FRAME / 2)
        for gap in self.gaps:
            p.fill(gap.moved(-self.rect.x, -self.rect.y), "asked")
        p.fill(Rect(box.x + _DEPTH, box.bottom, box.w, 4), "lift")
        p.fill(Rect(box.right, box.y + _DEPTH, 4, box.h - _DEPTH + 4), "lift")
        p.frame(box, self.ink, _FRAME)


def shadow_of(rect: Rect) -> Node:
    """The shadow of a lifted board."""
    return _Shadow(rect)


def lifted_bands(zones: Zones, model: TableModel) -> list[Node]:
    """Frames around the rows that a question or a move is about, over neighbouring columns in one."""
    light = model.light
    if not light.lifts or not zones.areas[0].kind:
        return []
    found: list[Node] = []
    for seat in range(model.seats):
        places = [place for place in _seen(zones, model) if _is_lifted(model, place, seat)]
        hit = any((place, seat) in light.hit for place in places)
        ink: Ink = "asking" if light.mine or hit else light.ink
        for number, run in enumerate(_runs(places)):
            rows = [_row(zones, place, seat) for place in run]
            box = rows[0].around(rows[-1])
            gaps = tuple(Rect(one.right, one.y, other.x - one.right, one.h) for one, other in itertools.pairwise(rows))
            found.append(_Band(box, f"lift.{seat}.{number}", ink, gaps))
    return found


def _seen(zones: Zones, model: TableModel) -> Sequence[int]:
    """The boards that are seen: all, or the large one alone."""
    return [model.focus_land] if zones.layout == "focus" else range(len(model.view.lands))


def _is_lifted(model: TableModel, place: int, seat: int) -> bool:
    light = model.light
    if model.finished(place):
        return False
    if (place, seat) in light.rows:
        return True
    return light.mine and seat == model.seat and place in light.framed


def _row(zones: Zones, place: int, seat: int) -> Rect:
    board = zones.boards[place]
    return zones.areas[place].bands[seat].moved(board.x, board.y)


def _runs(places: list[int]) -> Iterator[list[int]]:
    """Neighbouring places together."""
    run: list[int] = []
    for place in places:
        if run and place != run[-1] + 1:
            yield run
            run = []
        run.append(place)
    if run:
        yield run
