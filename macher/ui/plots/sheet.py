"""A table of figures, on the screen and as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Align
from macher.ui.scene import Context


@dataclass(frozen=True, slots=True)
class Head:
    """The heading of a column."""

    long: str
    short: str = ""
    """Shorter heading for narrow columns."""
    text: bool = False
    """Whether the column holds words, which are aligned left."""
    weight: float = 1.0
    """Its width in relation to the others."""
    party: str = ""
    """Key of the party whose figures these are: its glyph stands before the heading."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: what it is about, and a cell for each column."""

    label: str
    cells: tuple[str, ...]
    """The texts on the screen."""
    short: str = ""
    """Shorter label for narrow columns."""
    party: str = ""
    """Key of the party whose row it is: its mark stands before the label."""
    values: tuple[str, ...] = ()
    """The cells in a file, if they differ there: bare numbers."""
    strong: bool = False
    """Whether it begins a part of the table."""
    briefs: tuple[str, ...] = ()
    """Shorter texts of the cells for narrow columns; empty for cells that are always short."""
    quiet: bool = False
    """Whether it adds details to the row above; then `short` is its label on the screen."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a title."""

    title: str
    corner: str
    """Heading of the column of labels."""
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    label_weight: float = 2.0
    """Width of the column of labels in relation to the others."""


def csv_of(sheet: Sheet) -> str:
    """The table as comma-separated values (RFC 4180).

    A text that a spreadsheet would take for a formula is written with an apostrophe before it.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(_safe([sheet.corner, *(head.long for head in sheet.heads)]))
    for row in sheet.rows:
        writer.writerow(_safe([row.label, *(row.values or row.cells)]))
    return out.getvalue()


def _safe(cells: Sequence[str]) -> list[str]:
    return ["'" + cell if cell[:1] in ("=", "+", "-", "@", "\t") and not _number(cell) else cell for cell in cells]


def _number(cell: str) -> bool:
    return cell.lstrip("+-").replace(".", "", 1).isdecimal()


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
