"""Columns in a fixed order of parties, with pieces of different patterns and a glyph below each column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from macher.ui.kit.layers import pad, tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, row, wrapped_row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots.marks import draw_levels, scale_top
from macher.ui.scene import Context, Node
from macher.ui.widgets.notes import Explained

PieceKind = Literal["solid", "framed", "hatched", "hollow", "dots", "verticals", "cross"]

SOURCE_PIECES: Final[dict[str, PieceKind]] = {
    "votes": "solid",
    "bonus": "framed",
    "presence": "hatched",
    "base": "hollow",
    "money": "dots",
    "opinion": "verticals",
    "rank": "cross",
}
"""The pattern of each source of points, so that pieces can be told apart without colours."""

_LABELS: Final = ("number", "label:semibold", "card")
"""Letters of the figures over the columns; the last ones are narrow."""
_AIR: Final = 2.0
"""Space between two figures side by side."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a column, in the units of the plot."""

    value: int
    kind: PieceKind = "solid"
    label: str = ""
    """Text inside the piece, if there is room."""


@dataclass(frozen=True, slots=True)
class Column:
    """One party's column, its lowest piece first."""

    party: str
    pieces: tuple[Piece, ...]
    label: str
    """What stands over it."""
    tip: str
    """Its tooltip."""

    @property
    def height(self) -> int:
        """Height in the units of the plot."""
        return sum(piece.value for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Group:
    """Columns side by side under one name, in full and short."""

    long: str
    short: str
    columns: tuple[Column, ...]
    strong: bool = False
    """Whether the name belongs to a person or party rather than to a moment."""


class ColumnPlot(Node):
    """Groups of columns over a common scale."""

    role = "image"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        name: str,
        groups: Sequence[Group],
        write: Callable[[int], str],
        *,
        line: int = 0,
    ) -> None:
        """``line`` is a deciding value, drawn over the columns; 0 for none."""
        super().__init__(rect, name=name)
        self.groups, self.write, self.line = list(groups), write, line
        step = ctx.step
        self.level = step("caption", 2.2)
        highest = max((column.height for group in groups for column in group.columns), default=0)
        self.names, self.figures = step("caption"), step("caption")
        below = self.names + step("sign") + 8
        self.top = scale_top(max(10, highest, line * 1.1), rect.h - self.figures - 4 - below, self.level)
        left = max(step("line"), ctx.width(write(self.top), "label") + 12)
        self.area = rect.local().trim(left=left, top=self.figures + 4, bottom=below)
        most = max((len(group.columns) for group in groups), default=1)
        self.alone = most <= 1
        """Whether every group has only one column, so that its figure may be as wide as the group's name."""
        self.widest = step("control", 2.6) if self.alone else step("row")
        self.style = self._fitting(ctx)
        self.spans = self.area.columns(self._shares(ctx)) if groups else []
        pitches = [self._pitch(group, span) for group, span in zip(self.groups, self.spans, strict=True)]
        self.pitches = pitches
        narrowest = min(pitches, default=self.widest)
        self.bar = narrowest - min(6.0, narrowest * 0.14)
        """Width of every column, the same in all groups; only the space between them differs."""
        self.side = min(step("sign"), self.bar)
        for group, boxes in zip(self.groups, self._all_boxes(), strict=True):
            for column, box in zip(group.columns, boxes, strict=True):
                self.add(Explained(box._replace(y=0, h=self.area.bottom + self.side + 6), column.tip))

    def _needs(self, ctx: Context, style: str) -> list[float]:
        """The width that each group needs for its figures side by side."""
        return [
            max((ctx.width(column.label, style) for column in group.columns), default=0.0) * len(group.columns)
            + _AIR * (len(group.columns) + 1)
            for group in self.groups
        ]

    def _fitting(self, ctx: Context) -> str:
        """The largest letters in which all figures fit."""
        return next((style for style in _LABELS if sum(self._needs(ctx, style)) <= self.area.w), _LABELS[-1])

    def _shares(self, ctx: Context) -> list[float]:
        """Widths of the groups: all the same, except for groups whose figures need more."""
        needs = self._needs(ctx, self.style)
        share, free = self.area.w / len(needs), self.area.w
        for count, need in zip(range(len(needs), 0, -1), sorted(needs, reverse=True), strict=True):
            share = free / count
            if need <= share:
                break
            free -= need
        return [max(need, share) for need in needs]

    def _pitch(self, group: Group, span: Rect) -> float:
        """From one column to the next."""
        return min(self.widest, (span.w - _AIR) / max(1, len(group.columns)))

    def _all_boxes(self) -> list[list[Rect]]:
        """The full height over each column, by group."""
        return [
            [
                Rect(span.cx + (at + 0.5 - len(group.columns) / 2) * pitch - self.bar / 2, span.y, self.bar, span.h)
                for at in range(len(group.columns))
            ]
            for group, span, pitch in zip(self.groups, self.spans, self.pitches, strict=True)
        ]

    def draw(self, p: Painter) -> None:
        """Scale, columns, names."""
        area = self.area
        draw_levels(p, area, self.top, self.write, self.level)
        names = self._names(p)
        for at, (group, span, boxes) in enumerate(zip(self.groups, self.spans, self._all_boxes(), strict=True)):
            if at and len(group.columns) > 1:
                p.vline(span.x, area.y, self.rect.h - area.y, "hairline", 1)
            for column, box in zip(group.columns, boxes, strict=True):
                self._column(p, column, box)
            style = "label:semibold" if group.strong else "label"
            under = _under(span, self.rect.h, self.names)
            if p.width(names[at], style) <= under.w + 4:
                p.text(names[at], under, style, "ink" if group.strong else "muted", "centre")
        if self.line:
            y = area.bottom - area.h * self.line / self.top
            _dotted(p, area.x, y, area.w)
        for at, (group, span, boxes) in enumerate(zip(self.groups, self.spans, self._all_boxes(), strict=True)):
            for column, box in zip(group.columns, boxes, strict=True):
                self._number(p, column, box, span.w if self.alone else self.pitches[at])

    def _names(self, p: Painter) -> list[str]:
        """The names of the groups: those of moments all in full or all short, a person's short only if it must be."""
        rooms = [_under(span, self.rect.h, self.names).w for span in self.spans]
        fits = [
            p.width(group.long, "label:semibold" if group.strong else "label") <= room
            for group, room in zip(self.groups, rooms, strict=True)
        ]
        full = all(fits)
        return [
            group.long if full or (group.strong and fit) else group.short
            for group, fit in zip(self.groups, fits, strict=True)
        ]

    def _column(self, p: Painter, column: Column, box: Rect) -> None:
        unit = box.h / self.top
        y = box.bottom
        for piece in column.pieces:
            height = piece.value * unit
            y -= height
            # A slit of paper between two pieces, however low they are.
            part = Rect(box.x, y, box.w, height - min(1.5, height * 0.2))
            draw_piece(p, column.party, piece.kind, part)
            self._label(p, column.party, piece, part)
        under = Rect(box.cx - self.side / 2, box.bottom + 5, self.side, self.side)
        p.mark(column.party, under, 0.56)

    def _number(self, p: Painter, column: Column, box: Rect, room: float) -> None:
        """Draws the figure over a column, on its own paper so that no line of the scale runs through it."""
        width = p.width(column.label, self.style)
        if not column.label or width > room:
            return
        top = box.bottom - column.height * box.h / self.top
        above = Rect(box.cx - room / 2, top - self.figures, room, self.figures)
        p.fill(above.centred(min(width + 4, room), p.style(self.style).size), "panel")
        p.text(column.label, above, self.style, "ink", "centre")

    def _label(self, p: Painter, party: str, piece: Piece, box: Rect) -> None:
        style = p.style("label:semibold")
        if not piece.label or p.width(piece.label, style) > box.w - 8 or box.h < style.size + 4:
            return
        if piece.kind in ("solid", "framed"):
            p.text(piece.label, box, style, f"{party}.on", "centre")
            return
        width = p.width(piece.label, style) + 8
        plate = box.centred(width, style.size + 3)
        p.fill(plate, _hollow(p))
        p.text(piece.label, plate, style, "ink", "centre")


def _under(span: Rect, bottom: float, height: float) -> Rect:
    """Where the name of a group stands."""
    return Rect(span.x + 3, bottom - height, span.w - 6, height)


def _dotted(p: Painter, x: float, y: float, width: float) -> None:
    """A level line of short strokes."""
    end = x + width
    while x < end:
        p.hline(x, y - 1, min(4.0, end - x), "ink", 2)
        x += 8


def draw_piece(p: Painter, party: str, kind: PieceKind, box: Rect) -> None:
    """A piece of a bar in a party's colour."""
    outlined = p.theme.parties[party].outlined
    edge: Ink = f"{party}.edge"
    if kind in ("solid", "framed"):
        p.fill(box, f"{party}.small")
        if outlined:
            p.frame(box, edge, 1.5)
        if kind == "framed" and box.w > 12 and box.h > 8:
            p.frame(box.inset(3), f"{party}.on", 1.5)
    elif kind == "hatched":
        p.party_box(box, party, "hatched")
    else:
        p.fill(box, _hollow(p))
        if kind != "hollow":
            _patterned(p, box, edge, kind)
        p.frame(box, edge, 2)


def _hollow(p: Painter) -> Ink:
    """The ground of pieces that are not solid; in the night theme it is lighter than the darkest party."""
    return "slot" if p.theme.night else "own"


def _patterned(p: Painter, box: Rect, ink: Ink, kind: PieceKind) -> None:
    p.hatch(box, ink, _hollow(p), 8, 0.56 if kind == "dots" else 0.18, kind)


def legend(k: Kit, entries: Sequence[tuple[PieceKind, str]]) -> Part:
    """What each kind of piece stands for, in one line or, where that has no room, in several."""
    size, parts = k.ctx.type.style("label").size, []
    for kind, label in entries:
        key = k.art(partial(_key, kind=kind), size * 1.7)
        said = k.say(label, "label", "ink_soft")
        parts.append(tall(pad(row(key, said, gap=size * 0.5), right=size * 1.4), size * 1.7))
    return wrapped_row(*parts)


def _key(p: Painter, box: Rect, kind: PieceKind) -> None:
    box = box.centred(box.w, p.style("label").size * 1.2)
    if kind in ("solid", "framed"):
        p.fill(box, "muted")
        if kind == "framed":
            p.frame(box.inset(3), "panel", 1.5)
        return
    if kind == "hatched":
        p.hatch(box, "muted", "track", 9, 0.42)
    elif kind == "hollow":
        p.fill(box, _hollow(p))
    else:
        _patterned(p, box, "muted", kind)
    p.frame(box, "muted", 2)
