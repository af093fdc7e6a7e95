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
from macher.ui.plots.marks import Scale, around
from macher.ui.scene import Context, Node
from macher.ui.widgets.notes import Explained

PieceKind = Literal["solid", "framed", "hatched", "pale", "hollow", "dots", "verticals", "cross"]

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

_PALE: Final = 140
"""How much paper lies over a pale piece, of 255."""
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
        self.groups, self.line = list(groups), line
        step = ctx.step
        highest = max((column.height for group in groups for column in group.columns), default=0)
        self.names, self.figures = step("caption"), step("caption")
        box = rect.local().trim(top=self.figures + 4, bottom=self.names + step("sign") + 8)
        self.scale = Scale.of(ctx, box, max(10, highest, line * 1.1), write, step("caption", 2.2))
        self.area = self.scale.area
        self.alone = max((len(group.columns) for group in groups), default=1) <= 1
        """Whether every group has only one column, so that its figure may be as wide as the group's name."""
        self.style = self._fitting(ctx)
        self.spans = self.area.columns(self._shares(ctx)) if groups else []
        widest = step("control", 2.6) if self.alone else step("row")
        self.pitches = [
            min(widest, (span.w - _AIR) / max(1, len(group.columns)))
            for group, span in zip(groups, self.spans, strict=True)
        ]
        """From one column to the next, by group."""
        narrowest = min(self.pitches, default=widest)
        bar = narrowest - min(6.0, narrowest * 0.14)
        self.side = min(step("sign"), bar)
        self.boxes = [
            [
                each.centred(bar, each.h)
                for each in span.centred(pitch * len(group.columns), span.h).columns(len(group.columns))
            ]
            for group, span, pitch in zip(groups, self.spans, self.pitches, strict=True)
        ]
        """The full height of each column, by group: all are equally wide, only the space between them differs."""
        for group, boxes in zip(groups, self.boxes, strict=True):
            for column, spot in zip(group.columns, boxes, strict=True):
                self.add(Explained(spot._replace(y=0, h=self.area.bottom + self.side + 6), column.tip))

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

    def draw(self, p: Painter) -> None:
        """Scale, columns, names; then the deciding line, and the figures on top of all."""
        area = self.area
        self.scale.draw(p)
        placed = list(zip(self.groups, self.spans, self.boxes, strict=True))
        for at, ((group, span, boxes), name) in enumerate(zip(placed, self._names(p), strict=True)):
            if at and len(group.columns) > 1:
                p.vline(span.x, area.y, self.rect.h - area.y, "hairline", 1)
            for column, box in zip(group.columns, boxes, strict=True):
                self._column(p, column, box)
            style, under = "label:semibold" if group.strong else "label", self._under(span)
            if p.width(name, style) <= under.w + 4:
                p.text(name, under, style, "ink" if group.strong else "muted", "centre")
        if self.line:
            # The upper and the lower edge of an area without height lie side by side.
            p.dashed(area._replace(y=self.scale.y(self.line), h=0), "ink", 1, 4, 4)
        for (group, span, boxes), pitch in zip(placed, self.pitches, strict=True):
            for column, box in zip(group.columns, boxes, strict=True):
                self._number(p, column, box, span.w if self.alone else pitch)

    def _under(self, span: Rect) -> Rect:
        """Where the name of a group stands."""
        return span.inset(3, 0)._replace(y=self.rect.h - self.names, h=self.names)

    def _names(self, p: Painter) -> list[str]:
        """The names of the groups: those of moments all in full or all short, a person's short only if it must be."""
        fits = [
            p.width(group.long, "label:semibold" if group.strong else "label") <= self._under(span).w
            for group, span in zip(self.groups, self.spans, strict=True)
        ]
        full = all(fits)
        return [
            group.long if full or (group.strong and fit) else group.short
            for group, fit in zip(self.groups, fits, strict=True)
        ]

    def _column(self, p: Painter, column: Column, box: Rect) -> None:
        y = box.bottom
        for piece in column.pieces:
            height = piece.value * box.h / self.scale.top
            y -= height
            # A slit of paper between two pieces, however low they are.
            part = box._replace(y=y, h=height - min(1.5, height * 0.2))
            draw_piece(p, column.party, piece.kind, part)
            self._label(p, column.party, piece, part)
        p.mark(column.party, around(box.cx, box.bottom + 5 + self.side / 2, self.side), 0.56)

    def _number(self, p: Painter, column: Column, box: Rect, room: float) -> None:
        """Draws the figure over a column, on its own paper so that no line of the scale runs through it."""
        width = p.width(column.label, self.style)
        if not column.label or width > room:
            return
        above = box.centred(room, box.h)._replace(y=self.scale.y(column.height) - self.figures, h=self.figures)
        p.fill(above.centred(min(width + 4, room), p.style(self.style).size), "panel")
        p.text(column.label, above, self.style, "ink", "centre")

    def _label(self, p: Painter, party: str, piece: Piece, box: Rect) -> None:
        style = p.style("label:semibold")
        if not piece.label or p.width(piece.label, style) > box.w - 8 or box.h < style.size + 4:
            return
        if piece.kind in ("solid", "framed"):
            p.text(piece.label, box, style, f"{party}.on", "centre")
            return
        plate = box.centred(p.width(piece.label, style) + 8, style.size + 3)
        p.fill(plate, _hollow(p))
        p.text(piece.label, plate, style, "ink", "centre")


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
    elif kind == "pale":
        p.fill(box, f"{party}.small")
        p.veil(box, "panel", _PALE)
        p.frame(box, edge, 1.5)
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
        key = k.art(partial(draw_key, kind=kind), size * 1.7)
        said = k.say(label, "label", "ink_soft")
        parts.append(tall(pad(row(key, said, gap=size * 0.5), right=size * 1.4), size * 1.7))
    return wrapped_row(*parts)


def draw_key(p: Painter, box: Rect, kind: PieceKind) -> None:
    """A piece in a legend, in no party's colour."""
    box = box.centred(box.w, p.style("label").size * 1.2)
    if kind in ("solid", "framed"):
        p.fill(box, "muted")
        if kind == "framed":
            p.frame(box.inset(3), "panel", 1.5)
        return
    if kind == "hatched":
        p.hatch(box, "muted", "track", 9, 0.42)
    elif kind == "pale":
        p.fill(box, "muted")
        p.veil(box, "panel", _PALE)
    elif kind == "hollow":
        p.fill(box, _hollow(p))
    else:
        _patterned(p, box, "muted", kind)
    p.frame(box, "muted", 2)
