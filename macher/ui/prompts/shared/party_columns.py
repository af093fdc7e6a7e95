"""Columns of parties, ballot columns, chips and ladders in the dock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.cards import CardFace, face
from macher.ui.prompts.shared.words import fit, own
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable, Label


def caption_height(ctx: Context) -> float:
    """Height of a caption over a part of the dock."""
    return round(ctx.type.style("label").size * 1.5)


def caption(ctx: Context, rect: Rect, text: str | Sequence[str]) -> tuple[Label, Rect]:
    """A caption at the top of a rectangle, and what is left below it."""
    top, rest = rect.take_top(caption_height(ctx), 2 if ctx.wide else 0)
    return Label(top, text, "label", "muted"), rest


@dataclass(frozen=True)
class ColumnLine:
    """A line in a party's column."""

    text: str | Sequence[str]
    style: StyleLike = "body"
    colour: Ink = "ink"


class PartyColumn(Node):
    """A box under a party's colour: abbreviation, then lines; the player's column is framed."""

    role = "text"

    def __init__(
        self, rect: Rect, party: str, head: str, lines: Sequence[ColumnLine], *, mine: bool = False, **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.party, self.head, self.lines, self.mine = party, head, list(lines), mine
        words = [line.text if isinstance(line.text, str) else line.text[0] for line in lines]
        self.name = self.name or ", ".join([head, *[word for word in words if word]])

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        top = min(28.0, round(p.style("tab").size * 1.5))
        p.fill(box, "own" if self.mine else "row")
        ink = p.theme.parties[self.party]
        p.box(Rect(0, 0, box.w, top), f"{self.party}.small", f"{self.party}.edge" if ink.outlined else None, 1.5)
        p.text(self.head, Rect(2, 0, box.w - 4, top), "tab", f"{self.party}.on", "centre")
        air = _air(box.w)
        body = box.trim(left=air, right=air, top=top + 2, bottom=2)
        kinds = [p.style(line.style) for line in self.lines]
        wanted = sum(kind.size * kind.line for kind in kinds)
        slack = max(0.0, body.h - wanted) / (len(kinds) + 1) if kinds else 0.0
        share = min(1.0, body.h / wanted) if wanted else 1.0
        y = body.y + slack
        for line, kind in zip(self.lines, kinds, strict=True):
            height = kind.size * kind.line * share
            p.text(line.text, Rect(body.x, y, body.w, height), kind, line.colour, "centre")
            y += height + slack
        if self.mine:
            p.frame(box, "action", 2)


def _air(width: float) -> float:
    """Free space at the sides of a column of this width."""
    return min(7.0, max(3.0, width * 0.05))


def one_money(ctx: Context, texts: Texts, amounts: Iterable[int], width: float) -> Callable[[int], str]:
    """Amounts as columns of this width write them: all in full if every one fits, else all short."""
    room = width - 2 * _air(width)
    full = all(ctx.width(texts.money(amount), "points") <= room for amount in amounts)
    return texts.money if full else texts.money_short


def party_columns(
    ctx: Context, desk: Desk, rect: Rect, seats: Sequence[int], lines: dict[int, list[ColumnLine]], gap: float = 8.0
) -> list[Node]:
    """A column for each seat in the given order, names first, then the seat's lines."""
    nodes: list[Node] = []
    for cell, seat in zip(rect.columns(len(seats), gap), seats, strict=True):
        room = cell.w - 2 * min(8.0, max(4.0, cell.w * 0.06))
        style = next(
            (each for each in ("strong", "card:bold") if ctx.width(desk.names.player(seat), each) <= room), "strong"
        )
        name = fit(ctx, desk.names.player(seat), style, room)
        nodes.append(
            PartyColumn(
                cell,
                desk.names.party_key(seat),
                desk.names.party(seat),
                [ColumnLine(name, style), *lines.get(seat, [])],
                mine=seat == own(desk),
                tooltip=desk.names.player(seat),
            )
        )
    return nodes


class BallotColumn(Clickable):
    """A choice as a column of a ballot: circle and heading, then lines with signs."""

    def __init__(
        self, rect: Rect, head: str, lines: Sequence[tuple[str, str | Sequence[str]]], *, marked: bool, **options: Any
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.head, self.lines, self.marked = head, list(lines), marked
        self.name = self.name or head
        self.beside = [self.lines]
        """Lines of all columns of the same width, which use the same form."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.marked else "row")
        size = 24.0 if box.h >= 150 else 20.0
        pad = min(10.0, box.w * 0.06)
        top = size + (14 if box.h >= 150 else 6)
        ring = Rect(pad, (top - size) / 2 + 1, size, size)
        p.ballot(ring, self.marked, "action_text" if self.marked or self.hovered else "muted")
        p.text(self.head, Rect(ring.right, 0, box.w - ring.right - pad - 2, top), "figure", "ink", "right")
        row = (box.h - top - 4) / max(1, len(self.lines))
        sign = min(18.0, row - 2)
        room = Rect(pad + sign + 5, 0, box.w - pad * 1.3 - sign - 5, row)
        words, style = self._words(p, room.w)
        for at, ((icon, _), word) in enumerate(zip(self.lines, words, strict=True)):
            y = top + at * row
            p.icon(icon, Rect(pad, y + (row - sign) / 2, sign, sign), "ink")
            p.text(word, room.moved(0, y), style, "ink")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered:
            p.frame(box, "action", 1.5)

    def value_text(self) -> str:
        return "marked" if self.marked else ""

    def _words(self, p: Painter, width: float) -> tuple[list[str], Style]:
        """The lines in the one size and form that fits in this column and all beside it."""
        forms = [[[text] if isinstance(text, str) else list(text) for _, text in lines] for lines in self.beside]
        own = self.beside.index(self.lines)
        style = p.style("card")
        for form in range(max((len(each) for column in forms for each in column), default=1)):
            shown = [[each[min(form, len(each) - 1)] for each in column] for column in forms]
            words = shown[own]
            for size in (style.size, 15.0, 14.0):
                kind = style.sized(min(max(size, p.type.least), style.size))
                if all(p.width(word, kind) <= width for column in shown for word in column):
                    return words, kind
        return words, kind


BESIDE_HEAD: Final = 51.0
"""Width of a land's column that is not free for its name."""


class LandColumn(Clickable):
    """A state as a choice: name with a ballot circle, then captions with figures below them, or beside them.

    Instead of words a caption beside its figures may be an icon: `icon:crown`.
    """

    def __init__(
        self,
        rect: Rect,
        head: str | Sequence[str],
        lines: Sequence[tuple[str | Sequence[str], Sequence[Run]]],
        *,
        marked: bool,
        **options: Any,
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.head, self.lines, self.marked = head, list(lines), marked
        self.name = self.name or (head if isinstance(head, str) else head[0])

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        grey = bool(self.reason)
        p.fill(box, "own" if self.marked else "row")
        size = 24.0 if box.h >= _ROOMY else 20.0
        top = _column_head(box.h)
        pad = min(10.0, box.w * 0.06)
        ring = Rect(pad, (top - size) / 2, size, size)
        ink = "disabled_ink" if grey else "action_text" if self.marked or self.hovered else "muted"
        p.ballot(ring, self.marked, ink, None if grey else "own")
        words = Rect(ring.right + 7, 0, box.w - ring.right - 7 - pad, top)
        p.text(self.head, words, "card:bold", "disabled_ink" if grey else "ink")
        label = p.style("label")
        row, stacked = _lines_of_column(box.h, len(self.lines), label.size)
        for at, (said, runs) in enumerate(self.lines):
            area = Rect(pad, top + at * row, box.w - 2 * pad, row)
            if isinstance(said, str) and said.startswith(SIGN):
                p.icon(said.removeprefix(SIGN), Rect(area.x, area.cy - 8, 16, 16), "muted")
                p.runs(runs, area, "right")
            elif stacked:
                over, under = area.rows([1, 1.15])
                p.text(said, over, label, "muted")
                p.runs(runs, under)
            else:
                width = sum(p.width(run.text, run.style) + run.gap for run in runs)
                p.runs(runs, area, "right")
                p.text(said, area.trim(right=width + 6), label, "muted")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered and not grey:
            p.frame(box, "action", 1.5)

    def value_text(self) -> str:
        return "marked" if self.marked else ""


SIGN: Final = "icon:"
_ROOMY: Final = 150.0


def _column_head(height: float) -> float:
    """Height of the name in a land's column of this height."""
    return 38.0 if height >= _ROOMY else 28.0


def _lines_of_column(height: float, count: int, label: float) -> tuple[float, bool]:
    """Height of a line below the name, and whether its caption stands over the figures."""
    row = (height - _column_head(height) - 4) / max(1, count)
    return (min(row, label * 3.3), True) if row >= label * 3 else (row, False)


def has_room(ctx: Context, cell: Rect, count: int, caption: str, figures: Sequence[Run]) -> bool:
    """Whether figures have room in a column of a land with so many lines, below or beside their caption."""
    room = cell.w - 2 * min(10.0, cell.w * 0.06)
    wide = sum(ctx.width(run.text, run.style) + run.gap for run in figures)
    sign = caption.startswith(SIGN)
    if not sign and _lines_of_column(cell.h, count, ctx.type.style("label").size)[1]:
        return max(wide, ctx.width(caption, "label")) <= room
    return (16.0 if sign else ctx.width(caption, "label")) + 6 + wide <= room


def chips(ctx: Context, rect: Rect, texts: Sequence[str | Sequence[str]], at: int = -1) -> list[Node]:
    """Words on quiet grounds in a row; the one at `at` on a dark one. Shorter forms are taken if they don't all fit."""
    style: StyleLike = "label"
    longest = max((1 if isinstance(text, str) else len(text) for text in texts), default=1)
    for form in range(longest):
        words = [text if isinstance(text, str) else text[min(form, len(text) - 1)] for text in texts]
        widths = [ctx.width(word, "label:bold") + (20 if ctx.wide else 14) for word in words]
        if sum(widths) + 8 * (len(widths) - 1) <= rect.w:
            break
    nodes: list[Node] = []
    x = rect.x
    for place, (word, width) in enumerate(zip(words, widths, strict=True)):
        nodes.append(_Chip(Rect(x, rect.y, width, rect.h), word, "label:bold" if place == at else style, place == at))
        x += width + 8
    return nodes


class _Chip(Label):
    def __init__(self, rect: Rect, text: str, style: StyleLike, lit: bool) -> None:
        super().__init__(rect, text, style, "on_stamp" if lit else "ink", "centre")
        self.lit = lit

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "stamp" if self.lit else "row")
        super().draw(p)


_PLACES = 4
"""Least number of cards for which there is room: fewer are not larger."""


def shared_cards(desk: Desk, one: int, other: int) -> list[int]:
    """Program cards, by kind, that two seats have in common."""
    parties = desk.view.parties
    return [kind for kind in parties[one].program if kind in parties[other].program]


def pair_of_parties(
    ctx: Context, desk: Desk, rect: Rect, votes: Mapping[int, int], pair: str | Sequence[str], cards: str
) -> Node:
    """The left part of the dock for two seats with their ``votes``; ``pair`` and ``cards`` are the captions."""
    root = Node(rect)
    left, right = rect.local().take_left(rect.w * (0.4 if ctx.wide else 0.32), 16.0 if ctx.wide else 10.0)
    label, body = caption(ctx, left, pair)
    unit = ColumnLine(desk.texts("prompt-votes-unit"), "card", "muted")
    lines = {seat: [ColumnLine(desk.texts.number(amount), "figure"), unit] for seat, amount in votes.items()}
    root.add(label, *party_columns(ctx, desk, body._replace(h=min(body.h, 130)), list(votes), lines))
    shared, whole = shared_cards(desk, *votes), len(desk.view.parties[own(desk)].program)
    label, body = caption(ctx, right, desk.texts.pair(cards, desk.texts("prompt-shared-of", n=len(shared), all=whole)))
    root.add(label)
    cells = body._replace(h=min(body.h, 130)).columns(max(_PLACES, len(shared)), 8 if ctx.wide else 4)
    root.add(*(CardFace(cell, face(desk, kind)) for kind, cell in zip(shared, cells, strict=False)))
    return root
