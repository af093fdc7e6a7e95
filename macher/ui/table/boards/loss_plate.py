"""The plate that says what a move of somebody else costs, pointing at the row that has changed."""

from __future__ import annotations

from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.happening.move import Loss, Move
from macher.ui.table.happening.move_words import cost_lines, cost_title
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

_SIZES: Final = {"wide": (316.0, 28.0, "body"), "focus": (290.0, 20.0, "card:medium")}
"""Width, size of the title and style of the reason, by layout."""
_POINTER: Final = 16.0
_PAD: Final = 14.0
_FRAME: Final = 4.0
_FIGURES: Final = 200.0
"""Room at the end of a row across the window that stays free: votes and points."""
_BLEED: Final = 60.0
"""How far the pointer may reach over the edges of the plate: half a row high."""


class _Plate(Node):
    """Title and reason in figures on paper, with a tip at the side of the row; clicks go through it."""

    role = "text"

    def __init__(self, rect: Rect, title: str, lines: str, size: float, style: str, tip: float, left: bool) -> None:
        super().__init__(rect, id="told.plate", name="\n".join(filter(None, (title, lines))), bleed=_BLEED)
        self.title, self.lines, self.size, self.style = title, lines, size, style
        self.tip, self.left = tip, left

    def hit(self, x: float, y: float) -> Node | None:
        return None

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.box(box, "asked", "asking", _FRAME)
        self._pointer(p, box)
        inner = box.inset(_PAD, 9)
        kind = p.style("title").sized(self.size)
        height = p.paragraph(self.title, inner, kind, "contra")
        p.paragraph(self.lines, inner.trim(top=height + 3), self.style, "ink_soft")

    def _pointer(self, p: Painter, box: Rect) -> None:
        """A triangle from the edge to the row: framed like the plate, open towards it."""
        half = 15.0
        foot = min(max(half + 7, self.tip), box.h - half - 7)
        for colour, rim, reach in (("asking", 0.0, _POINTER), ("asked", 6.0, _POINTER - 5)):
            low, high = foot - half + rim, foot + half - rim
            tip = self.tip + (foot - self.tip) * rim / _POINTER
            top, bottom = min(low, tip), max(high, tip)
            inside = _FRAME if rim else 0.0
            x = -reach if self.left else box.w - inside
            across = [(each - top) / (bottom - top) for each in (low, high, tip)]
            edge, out = (1, 0) if self.left else (0, 1)
            shape = ((edge, across[0]), (edge, across[1]), (out, across[2]))
            p.polygon(Rect(x, top, reach + inside, bottom - top), shape, colour)


def hit_plate(ctx: Context, zones: Zones, model: TableModel, move: Move | None) -> list[Node]:
    """The plate beside the row that loses most, on the side where there is room; none if that board is not seen.

    It lies lower or higher than the row, so that the same party's row on the board beside it stays in sight.
    """
    if move is None or not move.costs:
        return []
    seat, loss = _worst(move)
    if loss is None or model.finished(loss.land):
        return []
    board = _board(zones, model, loss.land)
    if board is None:
        return []
    row = zones.areas[loss.land].bands[seat].moved(board.x, board.y)
    width, size, style = _SIZES[zones.layout]
    title, lines = cost_title(model, move), "\n".join(cost_lines(model, move))
    room = width - 2 * _PAD
    height = ctx.height(title, ctx.type.style("title").sized(size), room) + 23
    height += ctx.height(lines, style, room) if lines else -3
    if zones.layout == "focus":  # no board stands beside it: over the bars of the others
        left, x = True, row.right - _FIGURES - width
    else:
        left = row.right + _POINTER + 8 + width <= zones.rail[0].x - 4
        x = row.right + _POINTER + 4 if left else row.x - _POINTER - 4 - width
    y = row.bottom + 1 if row.bottom + height + 5 <= board.bottom else row.y - height - 1
    box = Rect(round(x), round(y), width, round(height))
    return [_Plate(box, title, lines, size, style, row.cy - box.y, left)]


def _worst(move: Move) -> tuple[int, Loss | None]:
    found = [(cost.seat, loss) for cost in move.costs for loss in cost.losses]
    return max(found, key=lambda one: (one[1].majority, one[1].votes), default=(move.costs[0].seat, None))


def _board(zones: Zones, model: TableModel, place: int) -> Rect | None:
    if zones.layout == "focus":
        return zones.boards[0] if place == model.focus_land else None
    return zones.boards[place] if place < len(zones.boards) else None
