"""The final scores as bars: solid what was won at elections, framed inside the bonus, outlined the final count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import SOURCE_ICONS, SOURCE_NAMES, Standing, Standings
from macher.ui.features.ending.reveal import Reveal
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.tokens import Theme
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Hairline, Label, Panel
from macher.ui.widgets.marks import Explained, PartyTag, shortened

Kind = Literal["solid", "framed", "outlined"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a party's score: what one election or one source has brought."""

    kind: Kind
    points: int
    label: str
    icon: str
    tip: str
    source: str = "votes"
    election: int = -1
    """Place of the election in the order of the elections; -1 for a source that is no election."""


def pieces_of(texts: Texts, row: Standing, facts: Standings) -> list[Piece]:
    """What a party's score is made of, election by election and then source by source; nothing without points."""
    pieces = []
    for at, (election, points) in enumerate(zip(facts.elections, row.votes, strict=True)):
        land = names.land(texts, election.land)
        tip = texts("final-part-tip", source=land, points=texts("final-points", points=points))
        pieces.append(Piece("solid", points, names.land_code(texts, election.land), "", tip, "votes", at))
    for source, points in zip(facts.sources, row.scored, strict=True):
        if source == "votes":  # told election by election
            continue
        name = texts(SOURCE_NAMES[source])
        tip = texts("final-part-tip", source=name, points=texts("final-points", points=points))
        if source == "money":
            tip = tip + "\n" + texts("final-money-tip", money=texts.money(row.money))
        kind: Kind = "framed" if source == "bonus" else "outlined"
        pieces.append(Piece(kind, points, "", SOURCE_ICONS[source], tip, source))
    return [piece for piece in pieces if piece.points]


_SLIVER: Final = "card:bold"
"""The figure of a piece that has no room for a larger one."""
_AIR: Final = {"solid": (8, 8, 1), "framed": (8, 8, 1), "outlined": (10, 10, 5)}
"""Width that stays free around a figure, by kind of piece, for large letters, smaller ones and slivers."""
_SLIT: Final = 2.0
_TWO_LINES: Final = 42.0
"""Height of a bar that holds a figure and a state or sign below it, with the line between rows, in logical pixels."""
_TALLEST: Final = 90.0
"""Height of the highest rows, in logical pixels."""
_COUNTED: Final = 164.0
"""The same while the points are counted: the bars have the whole page then."""
_SIZES: Final = ("number", "tab", _SLIVER)


def _joined(pieces: Sequence[Piece], fits: Callable[[int], bool]) -> list[Piece]:
    """Joins neighbouring elections that are too narrow for their figures into one piece with their sum."""
    out: list[Piece] = []
    open_end = False
    for piece in pieces:
        narrow = piece.kind == "solid" and not fits(piece.points)
        if narrow and open_end:
            last = out.pop()
            piece = Piece("solid", last.points + piece.points, "", "", f"{last.tip}\n{piece.tip}")
        out.append(piece)
        open_end = narrow
    return out


def _letters(width: Callable[[str, StyleLike], float], piece: Piece, room: float, edge: float) -> str:
    """The largest letters in which the figure fits its piece; empty if none fit."""
    text = str(piece.points)
    fitting = (
        role for role, air in zip(_SIZES, _AIR[piece.kind], strict=True) if width(text, role) <= room - air - edge
    )
    return next(fitting, "")


def _edge(theme: Theme, party: str) -> float:
    """Width that the outline of a party's colour takes from a piece."""
    return 6.0 if theme.parties[party].outlined else 0.0


class ScoreRows(Panel):
    """A legend, and one row a party with its bar, as far as the points are revealed."""

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: list[str], reveal: Reveal
    ) -> None:
        super().__init__(rect, id="final.scores", zone=True, name=texts("final-tab-points"))
        self.texts, self.players, self.reveal = texts, players, reveal
        inner = rect.local().inset(ctx.step("wide"), ctx.step("gap"))
        legend, area = inner.take_top(ctx.step("line", 0.9), ctx.step("hair"))
        self.add(_Legend(legend, texts, facts.sources))
        most = max(row.total for row in facts.rows)
        height = min(_TALLEST if reveal.over else _COUNTED, area.h / len(facts.rows))
        self.facts, self.area = facts, area
        self.start, self.unit = area.x, 1.0
        self.spots: dict[int, Rect] = {}
        spots = Rect(area.x, area.y, area.w, height * len(facts.rows)).rows(len(facts.rows))
        for row, spot in zip(reveal.order(facts), spots, strict=True):
            self._add_row(ctx, spot, row, facts, most)
        inset = max(4.0, min(ctx.step("wide", 0.7), height * 0.17))
        least = ctx.type.style(_SLIVER).size
        bars = [child for child in self.children if isinstance(child, _Bar)]
        above = inset
        if any(bar.crowded(ctx) for bar in bars):
            above = max(inset, least + 1, min(least + 4, height - _TWO_LINES))
        for bar in bars:
            bar.lay(above, max(3.0, 2 * inset - above))

    def _add_row(self, ctx: Context, spot: Rect, row: Standing, facts: Standings, most: int) -> None:
        step, reveal = ctx.step, self.reveal
        first = row.rank == 1 and reveal.over
        rank, rest = spot.take_left(step("caption", 1.5))
        who, rest = rest.take_left(step("option", 1.5), step("tight"))
        total, bars = rest.take_right(step("control", 1.8), step("tight"))
        if not reveal.over:  # room for what the party that is counted gets
            bars = bars.trim(right=ctx.width("+000", "heading") + 34)
        number = self.texts.number
        style = ctx.type.style("column" if first else "heading")
        style = style.sized(min(style.size, spot.h * 0.8))
        place = ctx.type.style("heading")
        self.add(
            Hairline(spot.take_top(1)[0]),
            Label(rank, number(row.rank) if reveal.over else "", place, "ink" if first else "muted"),
            Label(total, number(reveal.points(row)), style, "ink", "right"),
        )
        self._add_name(ctx, who, row, first)
        beside = ctx.width("00", _SLIVER) + 4  # for the figure of a last piece that is too narrow for it
        unit = (bars.w - beside) / max(1, most)

        def fits(points: int) -> bool:
            return ctx.width(number(points), _SLIVER) <= points * unit - 3

        pieces = _joined(pieces_of(self.texts, row, facts), fits)
        self.start, self.unit, self.spots[row.seat] = bars.x, unit, spot
        self.add(_Bar(bars, row, pieces, unit, reveal))

    def draw(self, p: Painter) -> None:
        super().draw(p)
        for row in self.facts.rows:
            if self.reveal.counts(row):
                p.fill(self.spots[row.seat].inset(-8, 0), "row")

    def draw_over(self, p: Painter) -> None:
        """While points are counted: how far the leader has come, and what the party that is counted gets."""
        reveal = self.reveal
        if reveal.over:
            return
        low, high = min(self.spots.values(), key=lambda spot: spot.y), max(self.spots.values(), key=lambda spot: spot.y)
        x = self.start + reveal.furthest(self.facts) * self.unit
        p.vline(x + 1, low.y, high.bottom - low.y, "rule", 2)
        for row in self.facts.rows:
            if reveal.counts(row):
                text, style = self.texts.signed(reveal.gained(row)), p.style("heading")
                spot = self.spots[row.seat]
                wide, tall = p.width(text, style) + 16, min(spot.h * 0.7, style.size * 1.3)
                left = self.start + reveal.length(row) * self.unit + 14
                box = Rect(left, spot.cy - tall / 2, wide, tall)
                p.fill(box, "stamp")
                p.text(text, box, style.sized(min(style.size, tall * 0.8)), "on_stamp", "centre")

    def _add_name(self, ctx: Context, who: Rect, row: Standing, first: bool) -> None:
        short = names.party_short(self.texts, row.party)
        width, height = PartyTag.natural(ctx, short)
        line = ctx.type.style("strong").size * 1.3
        y = who.y + (who.h - height - line - 3) / 2
        self.add(PartyTag(Rect(who.x, y, width, height), row.party, short))
        name = self.players[row.seat]
        if name != short:
            weight = "strong" if first else "body"
            label = Rect(who.x, y + height + 3, who.w, line)
            self.add(Label(label, shortened(ctx, name, who.w, weight), weight, "ink" if first else "muted", name=name))


class _Legend(Node):
    """What solid, framed and outlined stand for."""

    role = "text"

    def __init__(self, rect: Rect, texts: Texts, sources: Sequence[str]) -> None:
        super().__init__(rect, name=texts("final-tab-points"))
        self.entries = [(source, texts(SOURCE_NAMES[source])) for source in sources]

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        size = p.style("label").size
        width, height, gap = size * 1.7, size * 1.35, size * 0.5
        needed = sum(width + gap + p.width(name, "label:semibold") for _, name in self.entries)
        space = max(6.0, min(size * 1.8, (box.w - needed) / (len(self.entries) - 1)))
        x = 0.0
        for source, name in self.entries:
            spot = Rect(x, (box.h - height) / 2, width, height)
            if source == "votes":
                p.fill(spot, "muted")
            elif source == "bonus":
                p.fill(spot, "muted")
                p.frame(spot.inset(2.5), "panel", 1.5)
                p.icon(SOURCE_ICONS[source], spot.centred(height * 0.6, height * 0.6), "panel")
            else:
                p.frame(spot, "muted", 2)
                p.icon(SOURCE_ICONS[source], spot.centred(height * 0.65, height * 0.65), "ink")
            x += width + gap
            text = p.width(name, "label:semibold")
            p.text(name, Rect(x, 0, text + 1, box.h), "label:semibold", "ink_soft")
            x += text + space


class _Bar(Node):
    """The pieces of one party's score, one after the other on a common scale; room above them for figures."""

    def __init__(self, rect: Rect, row: Standing, pieces: list[Piece], unit: float, reveal: Reveal) -> None:
        super().__init__(rect, id=f"final.bar.{row.seat}")
        self.row, self.party, self.band = row, row.party, rect.local()
        self.pieces, self.unit, self.reveal = pieces, unit, reveal

    def crowded(self, ctx: Context) -> bool:
        """Whether a piece other than the last has no room for its figure; the last one's can stand beside it."""
        edge = _edge(ctx.theme, self.party)
        return any(
            not _letters(ctx.width, piece, box.w - _SLIT, edge)
            for piece, box in zip(self.pieces[:-1], self._boxes(), strict=False)
        )

    def lay(self, above: float, below: float) -> None:
        """Places the pieces, with this much room above and below them."""
        self.band = self.rect.local().trim(top=above, bottom=below)
        for piece, box in zip(self.pieces, self._boxes(), strict=True):
            self.add(Explained(box, piece.tip))

    def _boxes(self) -> list[Rect]:
        boxes, x = [], 0.0
        for piece in self.pieces:
            boxes.append(Rect(x, self.band.y, piece.points * self.unit, self.band.h))
            x += piece.points * self.unit
        return boxes

    def draw(self, p: Painter) -> None:
        reached = min(self.rect.w, self.reveal.length(self.row) * self.unit)
        # A slit of paper between two pieces, however narrow they are.
        boxes = [box.trim(right=min(_SLIT, box.w * 0.2)) for box in self._boxes()]
        with p.within(Rect(0, 0, reached, self.rect.h), clip=True):
            for piece, box in zip(self.pieces, boxes, strict=True):
                self._piece(p, piece, box)
        self._outside(p, [(piece, box) for piece, box in zip(self.pieces, boxes, strict=True) if box.right <= reached])

    def _outside(self, p: Painter, counted: list[tuple[Piece, Rect]]) -> None:
        """Draws figures that do not fit their piece: the last one's beside the bar, the others above it."""
        style, free = p.style(_SLIVER), 0.0
        for piece, box in counted:
            if self._style(p, piece, box):
                continue
            text = str(piece.points)
            width = p.width(text, style)
            if self.reveal.over and piece is self.pieces[-1]:
                p.text(text, Rect(box.right + 5, box.y, width + 1, box.h), style, "ink")
                continue
            left = max(free, box.cx - width / 2)
            p.text(text, Rect(left, 0, width + 1, box.y), style, "ink")
            free = left + width + 4

    def _piece(self, p: Painter, piece: Piece, box: Rect) -> None:
        party, outlined = self.party, p.theme.parties[self.party].outlined
        ink: Ink = f"{party}.on"
        if piece.kind == "outlined":
            p.fill(box, "own")
            if outlined and not p.theme.night:
                p.frame(box, f"{party}.edge", 4 if box.w > 24 else 3)
                p.frame(box.inset(1), party, 2.5 if box.w > 24 else 1)
            else:
                p.frame(box, f"{party}.edge", 3 if box.w > 24 else 1.5)
            ink = "ink"
        else:
            p.fill(box, f"{party}.small")
            if outlined:
                p.frame(box, f"{party}.edge", 1.5)
            style = self._style(p, piece, box)
            inset = 4.0 if box.h > 44 else 2.5
            # If the figure does not fit inside the frame, the frame is left out.
            if piece.kind == "framed" and p.width(str(piece.points), style or _SLIVER) <= box.w - 2 * inset - 6:
                p.frame(box.inset(inset), ink, 1.5)
        self._label(p, piece, box, ink)

    def _style(self, p: Painter, piece: Piece, box: Rect) -> Style | None:
        """The largest letters in which the figure fits its piece; ``None`` if none fit."""
        role = _letters(p.width, piece, box.w, _edge(p.theme, self.party))
        return p.style(role) if role else None

    def _label(self, p: Painter, piece: Piece, box: Rect, ink: Ink) -> None:
        text, style = str(piece.points), self._style(p, piece, box)
        if style is None:
            return
        if style == p.style(_SLIVER):  # the sign has no room in a sliver
            p.text(text, box.inset(-2, 0), style, ink, "centre")
            return
        small = p.style("caption")
        lower = style.size * 1.15
        if box.h < style.size + small.size + 8:
            p.text(text, box, style, ink, "centre")
            return
        height = style.size + lower
        top = Rect(box.x, box.y + (box.h - height) / 2, box.w, style.size)
        below = Rect(box.x, top.bottom, box.w, lower)
        if piece.icon:
            side = min(small.size * 1.2, box.w - 6)
            p.icon(piece.icon, below.centred(side, side), ink)
        elif p.width(piece.label, small) <= box.w - 6:
            p.text(piece.label, below, small, ink, "centre")
        else:
            p.text(text, box, style, ink, "centre")
            return
        p.text(text, top, style, ink, "centre")
