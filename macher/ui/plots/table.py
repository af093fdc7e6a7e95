"""A sheet of figures as a table on the screen."""

from __future__ import annotations

from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Align
from macher.ui.plots.sheet import Row, Sheet
from macher.ui.scene import Context

__all__ = ["sheet_table"]


def sheet_table(ctx: Context, rect: Rect, sheet: Sheet, *, id: str) -> TableView:
    """Headings, and a row for each row of the sheet; `id` is that of the view with the rows."""
    columns = [TableColumn(sheet.corner, weight=sheet.label_weight, alike=True)]
    for head in sheet.heads:
        align: Align = "left" if head.text else "right"
        style = "label" if head.text else ""
        columns.append(TableColumn(head.long, head.short, align, head.weight, party=head.party, style=style))
    return TableView(ctx, rect, columns, [_row(sheet, row) for row in sheet.rows], id=id, name=sheet.title)


def _row(sheet: Sheet, row: Row) -> TableRow:
    label = row.short if row.quiet else [row.label, row.short or row.label]
    texts = zip(row.cells, row.briefs or row.cells, strict=True)
    said = [f"{head.long} {cell}" for head, cell in zip(sheet.heads, row.cells, strict=True)]
    return TableRow(
        [Cell(label, party=row.party), *(Cell([text, brief or text]) for text, brief in texts)],
        "strong" if row.strong else "quiet" if row.quiet else "",
        name=", ".join((row.label, *said)),
    )
