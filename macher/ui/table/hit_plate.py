"""The plate that says what a move of somebody else costs, pointing at the row that has changed."""

from __future__ import annotations

from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.board import row_rects
from macher.ui.table.model import TableModel
from macher.ui.table.move_words import cost_lines, cost_title
from macher.ui.table.told import Loss, Move
from macher.ui.table.zones import Zones

_SIZES: Final = {
    "wide": (316.0, 28.0, "body"),
    "compact": (290.0, 20.0, "card:medium"),
    "focus": (290.0, 20.0, "card:medium"),
}
"""Width, size of the title and style of the reason, by layout."""
_POINTER: Final = 16.0
_PAD: Final = 14.0
_FRAME: Final = 4.0


class _Plate(Node):
    """Title and reason in figures on paper, with a tip at the side of the row; clicks go through it."""

    role = "text"

    def __init__(self, rect: Rect, title: str, lines: str, size: float, style: str, tip: float, left: bool) -> None:
        super().__init__(rect, id="told.plate", name="\n".join(filter(None, (title, lines))), bleed=_POINTER + 2)
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
        """A triangle out of the edge: framed like the plate, open towards it."""
        y, reach, half = self.tip, _POINTER, 15.0
        x = -reach if self.left else box.w
        outer = Rect(x, y - half, reach, 2 * half)
        inner = Rect(x + (7 if self.left else -_FRAME), y - half + 6, reach - 3, 2 * half - 12)
        shape = ((1, 0), (1, 1), (0, 0.5)) if self.left else ((0, 0), (1, 0.5), (0, 1))
        p.polygon(outer, shape, "asking")
        p.polygon(inner, shape, "asked")


def hit_plate(ctx: Context, zones: Zones, model: TableModel, move: Move | None) -> list[Node]:
    """The plate beside the row that loses most, on the side where there is room; none if that board is not seen."""
    if move is None or not move.costs:
        return []
    seat, loss = _worst(move)
    if loss is None or model.finished(loss.land):
        return []
    board = _board(zones, model, loss.land)
    if board is None:
        return []
    row = row_rects(zones.board, model.seats)[seat].moved(board.x, board.y)
    width, size, style = _SIZES[zones.layout]
    title, lines = cost_title(model, move), "\n".join(cost_lines(model, move))
    room = width - 2 * _PAD
    height = ctx.height(title, ctx.type.style("title").sized(size), room) + 23
    height += ctx.height(lines, style, room) if lines else -3
    left = row.right + _POINTER + 8 + width <= zones.stage.right - 8
    x = row.right + _POINTER + 4 if left else row.x - _POINTER - 4 - width
    y = min(max(board.y + 4, row.cy - height / 2), board.bottom - height - 4)
    tip = min(max(22.0, row.cy - y), height - 22)
    return [_Plate(Rect(round(x), round(y), width, round(height)), title, lines, size, style, tip, left)]


def _worst(move: Move) -> tuple[int, Loss | None]:
    found = [(cost.seat, loss) for cost in move.costs for loss in cost.losses]
    return max(found, key=lambda one: (one[1].majority, one[1].votes), default=(move.costs[0].seat, None))


def _board(zones: Zones, model: TableModel, place: int) -> Rect | None:
    if zones.layout == "focus":
        return zones.boards[0] if place == model.focus_land else None
    return zones.boards[place] if place < len(zones.boards) else None
