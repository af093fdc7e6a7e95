"""A sheet of figures as a table on the screen; what has no room is scrolled by whole rows."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.paint.painter import Align, Painter
from macher.ui.plots.sheet import Head, Row, Sheet
from macher.ui.scene import Context, Node
from macher.ui.widgets import ScrollView

__all__ = ["SheetTable"]

_AIR = {False: 6.0, True: 18.0}
"""Space before a cell, by whether it holds words: they start left-aligned, right after the figures before them."""
_PARTY = "label:semibold"
_GAP = 10.0
"""Least space before the glyph of a party, if its name is written."""
_INDENT = 10.0
"""Indent of rows that add details; half of it stays free after each label."""
_BESIDE_BAR = 8.0
"""Space between the figures and the bar of a table that scrolls."""


class SheetTable(Node):
    """Headings, and a row for each row of the sheet."""

    role = "table"

    def __init__(self, ctx: Context, rect: Rect, sheet: Sheet, *, id: str) -> None:
        super().__init__(rect, id=f"{id}.table", name=sheet.title)
        pick = ctx.viewport.pick
        height = pick(40.0, 32.0, 32.0)
        head, area = rect.local().take_top(pick(36.0, 28.0, 28.0))
        if sheet.rows and len(sheet.rows) * height > area.h:
            height = max(pick(30.0, 22.0, 22.0), min(height, area.h / len(sheet.rows)))
        shown = min(len(sheet.rows), int(area.h / height)) if sheet.rows else 0
        view = ScrollView(area._replace(h=shown * height), content=len(sheet.rows) * height, id=id, name=sheet.title)
        width = view.inner.w - (_BESIDE_BAR if view.furthest > 0 else 0.0)
        self.add(_Heads(head._replace(w=width), sheet), view)
        lines = [_Line(Rect(0, at * height, width, height), sheet, row) for at, row in enumerate(sheet.rows)]
        # Either all labels are in full or none.
        narrow = any(ctx.width(line.row.label, line.style) > line.label.w for line in lines if not line.row.quiet)
        for line in lines:
            line.narrow = narrow
        view.add(*lines)


def _cells(box: Rect, sheet: Sheet) -> list[Rect]:
    """The places of label and cells in a row."""
    return box.columns([sheet.label_weight, *(head.weight for head in sheet.heads)])


class _Heads(Node):
    role = "row"

    def __init__(self, rect: Rect, sheet: Sheet) -> None:
        super().__init__(rect, name=", ".join([sheet.corner, *(head.long for head in sheet.heads)]))
        self.sheet = sheet

    def draw(self, p: Painter) -> None:
        first, *cells = _cells(self.rect.local(), self.sheet)
        if self.sheet.corner:
            p.text(self.sheet.corner, first.trim(right=8), "label", "muted")
        pairs = list(zip(self.sheet.heads, cells, strict=True))
        narrow = any(
            head.short and not head.party and p.width(head.long, "label") > cell.w - _AIR[head.text]
            for head, cell in pairs
        )
        form = self._form(p, [(head, cell) for head, cell in pairs if head.party])
        for head, cell in pairs:
            room = cell.trim(left=_AIR[head.text])
            align: Align = "left" if head.text else "right"
            if head.party:
                self._party(p, head, room, form)
            else:  # either all headings are in full or none
                said = [head.short or head.long] if narrow else [head.long, head.short or head.long]
                p.text(said, room, "label", "muted", align)
        p.hline(0, self.rect.h - 2, self.rect.w, "rule", 2)

    @property
    def _side(self) -> float:
        return min(20.0, self.rect.h - 8)

    def _form(self, p: Painter, parties: Sequence[tuple[Head, Rect]]) -> int:
        """Form of the parties' headings: 0 long names, 1 short names, 2 no names; the first that fits all."""
        return next(
            form
            for form in range(3)
            if all(
                p.width(_forms(head)[form], _PARTY) <= cell.w - _AIR[head.text] - self._side - 6 - _GAP * (form < 2)
                for head, cell in parties
            )
            or form == 2
        )

    def _party(self, p: Painter, head: Head, room: Rect, form: int) -> None:
        """Draws glyph and name, aligned right."""
        side, text = self._side, _forms(head)[form]
        width = p.width(text, _PARTY) if text else 0.0
        p.text(text, room, _PARTY, "ink", "right")
        x = room.right - width - side - (6 if text else 0)
        p.mark(head.party, Rect(x, room.cy - side / 2, side, side))


def _forms(head: Head) -> tuple[str, str, str]:
    return head.long, head.short or head.long, ""


class _Line(Node):
    role = "row"

    def __init__(self, rect: Rect, sheet: Sheet, row: Row) -> None:
        said = [f"{head.long} {cell}" for head, cell in zip(sheet.heads, row.cells, strict=True)]
        super().__init__(rect, name=", ".join((row.label, *said)))
        self.sheet, self.row = sheet, row
        self.narrow = False
        """Whether the short label is written."""
        self.style = "label:bold" if row.strong else "label" if row.quiet else "label:semibold"
        self.side = min(22.0, rect.h - 6)
        left = self.side + 8 if row.party else _INDENT if row.quiet else 0
        self.label = _cells(rect.local(), sheet)[0].trim(left=left, right=_INDENT / 2)

    def draw(self, p: Painter) -> None:
        row, style = self.row, self.style
        if self.rect.y:
            p.hline(0, 0, self.rect.w, "rule" if row.strong else "hairline", 1)
        first, *cells = _cells(self.rect.local(), self.sheet)
        if row.party:
            p.mark(row.party, Rect(first.x, first.cy - self.side / 2, self.side, self.side))
        ink = "muted" if row.quiet else "ink"
        said = [row.short] if row.quiet or (self.narrow and row.short) else [row.label, row.short or row.label]
        p.text(said, self.label, style, ink)
        briefs = row.briefs or row.cells
        for head, text, brief, cell in zip(self.sheet.heads, row.cells, briefs, cells, strict=True):
            align: Align = "left" if head.text else "right"
            said = [text, brief or text]
            p.text(said, cell.trim(left=_AIR[head.text]), "label" if head.text else style, ink, align)
