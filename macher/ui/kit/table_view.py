"""Tables: headings over rows of cells; what has no room is scrolled by whole rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from macher.ui.layout import Rect
from macher.ui.paint.painter import Align, Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets import Clickable, ScrollView
from macher.ui.widgets.notes import draw_tag

_AIR = 6.0
"""Space before a cell with figures in a column that has a weight."""
_AIR_BESIDE = 12.0
"""Space before a cell in a column that is only as wide as its cells, and before words beside words."""
_AIR_AFTER_FIGURES = 18.0
"""Space before words that stand right after the figures of the column before."""
_INDENT = 10.0
"""Indent of a row that adds details."""
_AFTER = 5.0
"""Space after words that start at the left."""
BETWEEN = _AIR_BESIDE + _AFTER
"""Space between words side by side in two columns, in logical pixels."""
_LEAD = "label:bold"
_PARTY = "label:semibold"
_GAP = 10.0
"""Least space before the glyph of a party in a heading, if its name is written."""
_BESIDE_BAR = 8.0
"""Space between the cells and the bar of a table that scrolls."""
_BESIDE_SIGN = 6.0
"""Space between a sign and the words after it."""
_HEAD = 0.85
"""Height of the headings as a share of the height of a row."""
_LEAST = 0.7
"""How far the rows of a table may be lowered so that all can be seen, as a share of their height."""
_CONDENSED = 0.92
"""The least width of a heading that has no short form, as a share of its usual one."""
_PAD = 0.2
"""Space above and below a text of several lines, as a share of the height of a row."""
RowKind = Literal["", "strong", "quiet", "chosen", "done"]
_STYLES: dict[RowKind, StyleLike] = {"strong": "label:bold", "quiet": "label"}
_USUAL: StyleLike = "label:semibold"


@dataclass(frozen=True, slots=True)
class TableColumn:
    """The heading of a column, and how its cells stand."""

    long: str = ""
    short: str = ""
    """Shorter heading for narrow columns."""
    align: Align = "left"
    weight: float = 0.0
    """Its share of what the others leave; 0 for a column that is as wide as its cells."""
    width: float = 0.0
    """Its width in logical pixels, if it has no weight; with a weight the least width.  0 to find out."""
    party: str = ""
    """Key of the party whose figures these are: its glyph stands before the heading."""
    style: StyleLike = ""
    """The style of its cells, if not that of the row."""
    alike: bool = False
    """Whether its cells are either all in full or none; those of quiet rows do not count."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell: words in a long form and shorter ones, a sign before them, or a node."""

    text: str | Sequence[str] = ""
    style: StyleLike = ""
    ink: Ink = ""
    lead: str = ""
    """Strong words before the others, left out where there is no room for both."""
    party: str = ""
    """Key of a party: its mark stands before the words."""
    tag: str = ""
    """Key of a party: the words stand on its colour, beside its glyph."""
    icon: str = ""
    icon_ink: Ink = "muted"
    node: Callable[[Rect], Node] | None = None
    """Makes a node for the box of the cell, for instance a switch."""
    span: int = 1
    """How many columns it fills."""
    wraps: bool = False
    """Whether the words take as many lines as they need; only in columns with a width or a weight."""
    cuts: bool = False
    """Whether words that are too long end in three dots."""

    @property
    def forms(self) -> list[str]:
        """The words, long form first."""
        return [self.text] if isinstance(self.text, str) else list(self.text)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its cells from the left, bare words or more."""

    cells: Sequence[str | Cell]
    kind: RowKind = ""
    """`strong` begins a part of the table, `quiet` adds details to the row above, `done` lies on a ground."""
    name: str = ""
    """What assistive tools call it; by default the headings and the words of the cells."""
    id: str = ""
    tooltip: str = ""
    call: Callable[[], None] | None = None
    """What a click on the row does."""
    style: StyleLike = ""
    ink: Ink = ""

    @property
    def wraps(self) -> bool:
        """Whether it may take several lines."""
        return any(isinstance(cell, Cell) and cell.wraps for cell in self.cells)


class TableView(Node):
    """Headings that stand still, and a view with the rows.

    `id` is that of the view.  All rows are `row` logical pixels high, by default a line, and lower if that makes them
    all visible; rows with words over several lines are as high as they need.  `heads` is the height of the headings,
    0 for none.  `lines` are thin lines between the rows and one below the headings; `inset` is the space beside the
    cells in each row.  With `shrinks` off the rows keep their height.
    """

    role = "table"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        columns: Sequence[TableColumn],
        rows: Sequence[TableRow],
        *,
        id: str,
        name: str,
        table_id: str = "",
        row: float = 0.0,
        heads: float | None = None,
        head_style: StyleLike = "label",
        lines: bool = True,
        inset: float = 0.0,
        shrinks: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(rect, id=table_id or f"{id}.table", name=name, **options)
        row = row or ctx.step("line")
        head, area = rect.local().take_top(row * _HEAD if heads is None else heads)
        if rows and not any(each.wraps for each in rows):
            row = max(row * _LEAST, min(row, area.h / len(rows))) if shrinks else row
            area = area._replace(h=min(len(rows), int(area.h / row + 0.01)) * row)
        frame = _Frame(ctx, columns, rows, area.w, row, inset)
        made = frame.rows(rows, lines)
        content = sum(each.rect.h for each in made)
        view = ScrollView(area, content=content, id=id, name=name)
        if view.furthest > 0:  # the bar takes its room
            frame = _Frame(ctx, columns, rows, view.inner.w - _BESIDE_BAR, row, inset)
            made = frame.rows(rows, lines)
            view.content = sum(each.rect.h for each in made)
        if head.h:
            self.add(_Heads(head._replace(w=frame.width), frame, head_style, lines))
        self.add(view.add(*made))


def table_rows(
    ctx: Context, columns: Sequence[TableColumn], rows: Sequence[TableRow], width: float, top: float = 0.0
) -> list[Node]:
    """The rows of a table without headings, the first at a height; for pages that scroll as a whole."""
    return _Frame(ctx, columns, rows, width, ctx.step("line")).rows(rows, True, top)


class _Frame:
    """Where the cells of a table stand: the widths of its columns and the height of a plain row."""

    def __init__(
        self,
        ctx: Context,
        columns: Sequence[TableColumn],
        rows: Sequence[TableRow],
        width: float,
        row: float,
        inset: float = 0.0,
    ) -> None:
        self.ctx, self.columns, self.width, self.row, self.inset = ctx, columns, width, row, inset
        self.pad = row * _PAD
        self.widths = self._widths(rows)
        self.narrow = [column.alike and self._narrow(at, rows) for at, column in enumerate(columns)]

    def air(self, at: int) -> float:
        """Space before a column."""
        column, before = self.columns[at], self.columns[at - 1]
        if not at:
            return 0.0
        if column.align == "left":
            return _AIR_BESIDE if before.align == "left" else _AIR_AFTER_FIGURES
        return _AIR if column.weight else _AIR_BESIDE

    def boxes(self, height: float) -> list[Rect]:
        """The places of the columns in a row of this height."""
        x, found = self.inset, []
        for width in self.widths:
            found.append(Rect(x, 0, width, height))
            x += width
        return found

    def placed(self, row: TableRow, height: float) -> list[tuple[int, Cell, Rect]]:
        """The cells of a row: the column where each begins, and its box without the space around it."""
        boxes, at, found = self.boxes(height), 0, []
        for each in row.cells:
            cell = each if isinstance(each, Cell) else Cell(each)
            box = boxes[at].around(boxes[min(at + cell.span, len(boxes)) - 1])
            after = _AFTER if self.columns[at].align == "left" else 0.0
            left = self.air(at) + (_INDENT if row.kind == "quiet" and not at else 0.0)
            found.append((at, cell, box.trim(left=left, right=after)))
            at += cell.span
        return found

    def style(self, at: int, cell: Cell, row: TableRow) -> StyleLike:
        """The style of a cell: its own, that of its column, of its row, of the row's kind."""
        return cell.style or self.columns[at].style or row.style or _STYLES.get(row.kind, _USUAL)

    def height(self, row: TableRow) -> float:
        """How high a row is."""
        talls = [
            self.ctx.height(cell.forms[0], self.style(at, cell, row), box.w) + 2 * self.pad
            for at, cell, box in self.placed(row, 0.0)
            if cell.wraps
        ]
        return max([self.row, *talls])

    def rows(self, rows: Sequence[TableRow], lines: bool, top: float = 0.0) -> list[Node]:
        """The nodes of the rows, one below the other."""
        made: list[Node] = []
        for row in rows:
            rect = Rect(0, made[-1].rect.bottom if made else top, self.width, self.height(row))
            made.append(_Line(rect, self, row, lines and bool(made)))
        return made

    def _narrow(self, at: int, rows: Sequence[TableRow]) -> bool:
        """Whether a cell of a column is too narrow for its long form."""
        return any(
            place == at and self.wants(at, cell, row)[0] > box.w + 0.5
            for row in rows
            if row.kind != "quiet"
            for place, cell, box in self.placed(row, self.row)
        )

    def wants(self, at: int, cell: Cell, row: TableRow) -> tuple[float, float]:
        """The widths of a cell with its long and its short form."""
        style = "tab" if cell.tag else self.style(at, cell, row)
        words = [self.ctx.width(form, style) if form else 0.0 for form in (cell.forms[0], cell.forms[-1])]
        more = self.ctx.type.style("tab").size * 2.3 if cell.tag else 0.0
        more += _side(self.row) + _BESIDE_SIGN if cell.party or cell.icon else 0.0
        return words[0] + more, words[1] + more

    def _heading(self, at: int) -> tuple[float, float]:
        """The widths of a heading in full, and short or condensed; none if it may reach over the next column."""
        column, following = self.columns[at], self.columns[at + 1 : at + 2]
        if column.align == "left" and any(not each.long for each in following):
            return 0.0, 0.0
        full, short = (self.ctx.width(form, "label") if form else 0.0 for form in (column.long, column.short))
        return full + 1, short + 1 if short else full * _CONDENSED

    def _widths(self, rows: Sequence[TableRow]) -> list[float]:
        """The width of each column: those without a weight as wide as their cells, the others share the rest."""
        cells: list[list[tuple[float, float]]] = [[self._heading(at)] for at in range(len(self.columns))]
        for row in rows:
            at = 0
            for each in row.cells:
                cell = each if isinstance(each, Cell) else Cell(each)
                if cell.span == 1 and not self.columns[at].weight:
                    cells[at].append(self.wants(at, cell, row))
                at += cell.span
        wants, least = [], []
        for at, (column, found) in enumerate(zip(self.columns, cells, strict=True)):
            around = self.air(at) + (_AFTER if column.align == "left" else 0.0)
            if column.weight:
                low = max(column.width, found[0][1] + around if column.align == "right" and not column.party else 0.0)
                wants.append(low)
                least.append(low)
                continue
            wide, narrow = (column.width,) * 2 if column.width else map(max, zip(*found, strict=True))
            wants.append(wide + around)
            least.append(narrow + around)
        room = self.width - 2 * self.inset
        short = sum(wants) - room
        if short > 0:
            spare = sum(wants) - sum(least)
            share = min(1.0, short / spare) if spare else 0.0
            return [want - (want - low) * share for want, low in zip(wants, least, strict=True)]
        return _shared([column.weight for column in self.columns], wants, room)


def _shared(weights: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """The room shared by weight; a column without a weight, or whose share is too small, keeps its least width."""
    fixed = {at for at, weight in enumerate(weights) if not weight}
    while True:
        rest = room - sum(least[at] for at in fixed)
        total = sum(weight for at, weight in enumerate(weights) if at not in fixed)
        small = {at for at, weight in enumerate(weights) if at not in fixed and rest * weight / total < least[at]}
        if not small:
            return [low if at in fixed else rest * weights[at] / total for at, low in enumerate(least)]
        fixed |= small


def _side(height: float) -> float:
    """The side of a sign or mark in a row."""
    return min(20.0, height - 6)


class _Heads(Node):
    """The headings: either all in full or none, and so the parties among them."""

    role = "row"

    def __init__(self, rect: Rect, frame: _Frame, style: StyleLike, line: bool) -> None:
        super().__init__(rect, name=", ".join(column.long for column in frame.columns))
        self.frame, self.style, self.line = frame, style, line

    def draw(self, p: Painter) -> None:
        high = self.rect.h - (2 if self.line else 0)  # above the line
        pairs = list(zip(self.frame.columns, self.frame.boxes(high), strict=True))
        rooms = [(column, self._room(at, box)) for at, (column, box) in enumerate(pairs)]
        narrow = any(
            column.short and not column.party and p.width(column.long, self.style) > room.w for column, room in rooms
        )
        form = self._form(p, [(column, room.w) for column, room in rooms if column.party])
        for column, room in rooms:
            short = column.short or column.long
            if column.party:
                self._party(p, column, room, form)
            elif column.long:
                p.text([short] if narrow else [column.long, short], room, self.style, "muted", column.align)
        if self.line:
            p.hline(0, self.rect.h - 2, self.rect.w, "rule", 2)

    def _room(self, at: int, box: Rect) -> Rect:
        """The room of a heading: words at the left may reach over columns without a heading."""
        columns, right = self.frame.columns, box.right
        if columns[at].align == "left":
            for column, width in zip(columns[at + 1 :], self.frame.widths[at + 1 :], strict=True):
                if column.long or column.party:
                    break
                right += width
        return box._replace(w=right - box.x).trim(left=self.frame.air(at))

    @property
    def _side(self) -> float:
        return min(20.0, self.rect.h - 8)

    def _form(self, p: Painter, parties: Sequence[tuple[TableColumn, float]]) -> int:
        """Form of the parties' headings: 0 long names, 1 short names, 2 no names; the first that fits all."""
        for form in range(2):
            if all(
                p.width(_forms(column)[form], _PARTY) <= room - self._side - _BESIDE_SIGN - _GAP
                for column, room in parties
            ):
                return form
        return 2

    def _party(self, p: Painter, column: TableColumn, room: Rect, form: int) -> None:
        """Draws glyph and name, aligned right."""
        side, text = self._side, _forms(column)[form]
        width = p.width(text, _PARTY) + _BESIDE_SIGN if text else 0.0
        p.text(text, room, _PARTY, "ink", "right")
        p.mark(column.party, room.trim(right=width).anchored(side, side, 1, 0.5))


def _forms(column: TableColumn) -> tuple[str, str, str]:
    return column.long, column.short or column.long, ""


class _Line(Clickable):
    """A row of a table; with a call it can be clicked."""

    def __init__(self, rect: Rect, frame: _Frame, row: TableRow, line: bool) -> None:
        clicked = row.call is not None
        name = row.name or _said(frame.columns, row)
        role = "button" if clicked else "row"
        super().__init__(rect, on_click=row.call, id=row.id, name=name, role=role, tooltip=row.tooltip)
        self.focusable = self.answers_enter = clicked
        self.frame, self.row, self.line = frame, row, line
        self.add(*(cell.node(box) for _, cell, box in frame.placed(row, rect.h) if cell.node is not None))

    def draw(self, p: Painter) -> None:
        row, box = self.row, self.rect.local()
        if row.kind == "chosen":
            p.box(box, "own", "action", 2)
        elif row.call is not None and self.hovered:
            p.fill(box, "row")
        elif row.kind == "done":
            p.fill(box, "panel")
        if self.line:
            p.hline(0, 0, box.w, "rule" if row.kind == "strong" else "hairline", 1)
        for at, cell, room in self.frame.placed(row, box.h):
            self._cell(p, at, cell, room)

    def _cell(self, p: Painter, at: int, cell: Cell, room: Rect) -> None:
        style, align = self.frame.style(at, cell, self.row), self.frame.columns[at].align
        ink = cell.ink or self.row.ink or ("muted" if self.row.kind == "quiet" else "ink")
        side = _side(self.rect.h)
        if cell.party or cell.icon:
            spot, rest = room.take_left(side, _BESIDE_SIGN)
            spot, room = (room.take_right(side)[0] if align == "right" else spot).centred(side, side), rest
            if cell.party:
                p.mark(cell.party, spot)
            else:
                p.icon(cell.icon, spot, cell.icon_ink)
        forms = cell.forms
        if cell.tag:
            size = p.style("tab").size
            height = min(round(size * 1.6), self.rect.h - 1)
            draw_tag(p, room.centred(room.w, height), cell.tag, forms[0])
        elif cell.wraps:
            p.paragraph(forms[0], room.inset(0, self.frame.pad), style, ink, align)
        elif any(forms):
            if self.frame.narrow[at] and len(forms) > 1:
                forms = forms[1:]
            lead = p.width(cell.lead, _LEAD) + _BESIDE_SIGN
            if cell.lead and lead + p.width(forms[0], style) <= room.w:
                p.text(cell.lead, room, _LEAD)
                room = room.trim(left=lead)
            if cell.cuts:
                forms[-1] = p.cut(forms[-1], style, room.w)
            p.text(forms, room, style, ink, align)


def _said(columns: Sequence[TableColumn], row: TableRow) -> str:
    """A row in words: each cell after its heading."""
    said, at = [], 0
    for each in row.cells:
        cell = each if isinstance(each, Cell) else Cell(each)
        if cell.forms[0]:
            said.append(f"{columns[at].long} {cell.forms[0]}".strip())
        at += cell.span
    return ", ".join(said)
