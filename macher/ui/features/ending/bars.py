"""Points as bars: solid what was won at elections, framed inside the bonus, outlined what is counted at the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import SOURCE_ICONS, SOURCE_NAMES, Standing, Standings
from macher.ui.features.ending.headline import Headline
from macher.ui.features.ending.poster import PosterTelling
from macher.ui.features.ending.reveal import Reveal
from macher.ui.kit.layers import at, middle, no_taller, over, pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.tokens import Theme
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Drawing
from macher.ui.widgets.notes import Explained, PartyTag

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
    for number, (election, points) in enumerate(zip(facts.elections, row.votes, strict=True)):
        land = names.land(texts, election.land)
        tip = texts("final-part-tip", source=land, points=texts("final-points", points=points))
        pieces.append(Piece("solid", points, names.land_code(texts, election.land), "", tip, "votes", number))
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


def paint_ground(p: Painter, party: str, kind: Kind, box: Rect, thin: bool, frame: float) -> Ink:
    """Paints a piece without its words, a framed one with its frame so far inside (0 for none); gives their ink."""
    outlined = p.theme.parties[party].outlined
    if kind == "outlined":
        p.fill(box, "own")
        p.frame(box, f"{party}.edge", 1.5 if thin else 3)
        if outlined and not p.theme.night:
            p.frame(box.inset(1), party, 1 if thin else 2)
        return "ink"
    p.fill(box, f"{party}.small")
    if outlined:
        p.frame(box, f"{party}.edge", 1.5)
    if kind == "framed" and frame:
        p.frame(box.inset(frame), f"{party}.on", 1.5)
    return f"{party}.on"


def boxes_of(pieces: Sequence[Piece], unit: float, band: Rect) -> list[Rect]:
    """The places of pieces one after the other in a band; `unit` is the width of a point."""
    boxes = []
    for piece in pieces:
        box, band = band.take_left(piece.points * unit)
        boxes.append(box)
    return boxes


def slit(box: Rect) -> Rect:
    """The box with a slit of paper behind it, however narrow it is."""
    return box.trim(right=min(_SLIT, box.w * 0.2))


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


# -- the scoring -------------------------------------------------------------------------------------------------------


def score_rows(k: Kit, texts: Texts, facts: Standings, players: Sequence[str], reveal: Reveal) -> Part:
    """A legend, and one row a party with its bar, as far as the points are revealed."""
    name = texts("final-tab-points")
    legend = tall(_legend(k, texts, facts.sources), k.step("line", 0.9))

    def rows(page: Node, box: Rect) -> None:
        most = _TALLEST if reveal.over else _COUNTED
        lines = _lines(k, texts, facts, players, reveal, box.w, min(most, box.h / len(facts.rows)))
        column(*(no_taller(each, most) for each in lines)).place(page, box)

    shown = column(legend, Part(rows), gap=k.step("hair"))
    return k.panel(shown, k.step("wide"), k.step("gap"), id="final.scores", zone=True, name=name)


def _lines(
    k: Kit, texts: Texts, facts: Standings, players: Sequence[str], reveal: Reveal, width: float, high: float
) -> list[Part]:
    """The rows of the parties in this width and height: place, name, bar, points."""
    ctx, gap = k.ctx, k.step("tight")
    place, name, total = k.step("caption", 1.5) - gap, k.step("option", 1.5), k.step("control", 1.8)
    # While points are counted there is room for what the party that is counted gets.
    gain = 0.0 if reveal.over else ctx.width("+000", "heading") + 34
    beside = ctx.width("00", _SLIVER) + 4  # for the figure of a last piece that is too narrow for it
    most = max(row.total for row in facts.rows)
    unit = (width - place - name - total - 3 * gap - gain - beside) / max(1, most)

    def fits(points: int) -> bool:
        return ctx.width(texts.number(points), _SLIVER) <= points * unit - 3

    found = [_joined(pieces_of(texts, each, facts), fits) for each in facts.rows]
    inset = max(4.0, min(k.step("wide", 0.7), high * 0.17))
    above, least = inset, ctx.type.style(_SLIVER).size
    if any(_crowded(ctx, row.party, pieces, unit) for row, pieces in zip(facts.rows, found, strict=True)):
        above = max(inset, least + 1, min(least + 4, high - _TWO_LINES))
    below = max(3.0, 2 * inset - above)

    def line(each: Standing, pieces: list[Piece]) -> Part:
        first = each.rank == 1 and reveal.over
        ink: Ink = "ink" if first else "muted"
        style = ctx.type.style("column" if first else "heading")
        style = style.sized(min(style.size, high * 0.8))
        shown = row(
            wide(k.words(texts.number(each.rank) if reveal.over else "", "heading", ink), place),
            wide(_party(k, texts, each.party, players[each.seat], first), name),
            part(lambda box: _Bar(box, each, pieces, unit, (above, below), reveal, texts.signed)),
            wide(k.words(texts.number(reveal.points(each)), style, align="right"), total),
            gap=gap,
        )
        ground = k.art(lambda p, box: p.fill(box.inset(-8, 0), "row"), bleed=8) if reveal.counts(each) else None
        return share(over(ground, at(k.hairline(), 0, 0), shown))

    lines = {each.seat: line(each, pieces) for each, pieces in zip(facts.rows, found, strict=True)}
    return [lines[each.seat] for each in reveal.order()]


def _party(k: Kit, texts: Texts, party: str, player: str, first: bool) -> Part:
    """A party's tag, and its player's name below it if that says more."""
    short = names.party_short(texts, party)
    style, ink, high = "strong" if first else "body", "ink" if first else "muted", k.ctx.type.style("strong").size * 1.3
    name = spacer(high) if player == short else k.name(player, style, ink, height=high)
    return column(spring(), row(k.tag(party, short)), name, spring(), gap=3)


def _legend(k: Kit, texts: Texts, sources: Sequence[str]) -> Part:
    """What solid, framed and outlined stand for."""
    size = k.ctx.type.style("label").size

    def entry(source: str) -> Part:
        sign = middle(k.art(partial(_paint_key, source), size * 1.7, size * 1.35))
        return row(sign, k.say(texts(SOURCE_NAMES[source]), "label:semibold", "ink_soft"), gap=size * 0.5)

    def place(page: Node, box: Rect) -> None:
        entries = [entry(source) for source in sources]
        free = box.w - sum(each.width or 0.0 for each in entries)
        row(*entries, gap=max(6.0, min(size * 1.8, free / (len(entries) - 1)))).place(page, box)

    return Part(place)


def _paint_key(source: str, p: Painter, box: Rect) -> None:
    if source in ("votes", "bonus"):
        p.fill(box, "muted")
    else:
        p.frame(box, "muted", 2)
    if source == "bonus":
        p.frame(box.inset(2.5), "panel", 1.5)
    if source != "votes":
        p.icon(SOURCE_ICONS[source], box.centred(box.h * 0.63, box.h * 0.63), "panel" if source == "bonus" else "ink")


def _crowded(ctx: Context, party: str, pieces: Sequence[Piece], unit: float) -> bool:
    """Whether a piece other than the last has no room for its figure; the last one's can stand beside it."""
    edge = _edge(ctx.theme, party)
    return any(not _letters(ctx.width, piece, piece.points * unit - _SLIT, edge) for piece in pieces[:-1])


class _Bar(Node):
    """The pieces of one party's score on a common scale, as far as they are counted; room above them for figures."""

    def __init__(
        self,
        rect: Rect,
        row: Standing,
        pieces: list[Piece],
        unit: float,
        room: tuple[float, float],
        reveal: Reveal,
        signed: Callable[[int], str],
    ) -> None:
        """`room` is what is free above and below the pieces, `unit` the width of a point."""
        super().__init__(rect, id=f"final.bar.{row.seat}")
        self.row, self.party, self.pieces = row, row.party, pieces
        self.unit, self.reveal, self.signed = unit, reveal, signed
        boxes = boxes_of(pieces, unit, rect.local().trim(top=room[0], bottom=room[1]))
        self.boxes = [slit(box) for box in boxes]
        self.add(*(Explained(box, piece.tip) for piece, box in zip(pieces, boxes, strict=True)))

    def draw(self, p: Painter) -> None:
        reached = min(self.rect.w, self.reveal.length(self.row) * self.unit)
        shown = list(zip(self.pieces, self.boxes, strict=True))
        with p.within(self.rect.local()._replace(w=reached), clip=True):
            for piece, box in shown:
                self._piece(p, piece, box)
        self._outside(p, [(piece, box) for piece, box in shown if box.right <= reached])
        if not self.reveal.over:
            self._counting(p, reached)

    def _counting(self, p: Painter, reached: float) -> None:
        """How far the leader has come, and what the party that is counted gets."""
        p.vline(self.reveal.furthest() * self.unit + 1, 0, self.rect.h, "rule", 2)
        if self.reveal.counts(self.row):
            text, style = self.signed(self.reveal.gained(self.row)), p.style("heading")
            tall = min(self.rect.h * 0.7, style.size * 1.3)
            box = self.rect.local().trim(left=reached + 14).anchored(p.width(text, style) + 16, tall, 0, 0.5)
            p.fill(box, "stamp")
            p.text(text, box, style.sized(min(style.size, tall * 0.8)), "on_stamp", "centre")

    def _outside(self, p: Painter, counted: list[tuple[Piece, Rect]]) -> None:
        """Draws figures that do not fit their piece: the last one's beside the bar, the others above it."""
        style, free, top = p.style(_SLIVER), 0.0, self.rect.local()
        for piece, box in counted:
            if self._style(p, piece, box):
                continue
            text = str(piece.points)
            width = p.width(text, style)
            if self.reveal.over and piece is self.pieces[-1]:
                p.text(text, box.moved(box.w + 5, 0)._replace(w=width + 1), style, "ink")
                continue
            left = max(free, box.cx - width / 2)
            p.text(text, top._replace(x=left, w=width + 1, h=box.y), style, "ink")
            free = left + width + 4

    def _piece(self, p: Painter, piece: Piece, box: Rect) -> None:
        style = self._style(p, piece, box)
        inset = 4.0 if box.h > 44 else 2.5
        # If the figure does not fit inside the frame, the frame is left out.
        framed = p.width(str(piece.points), style or _SLIVER) <= box.w - 2 * inset - 6
        ink = paint_ground(p, self.party, piece.kind, box, box.w <= 24, inset if framed else 0)
        if style is not None:
            self._label(p, piece, box, style, ink)

    def _style(self, p: Painter, piece: Piece, box: Rect) -> Style | None:
        """The largest letters in which the figure fits its piece; ``None`` if none fit."""
        role = _letters(p.width, piece, box.w, _edge(p.theme, self.party))
        return p.style(role) if role else None

    @staticmethod
    def _label(p: Painter, piece: Piece, box: Rect, style: Style, ink: Ink) -> None:
        """The figure, and below it the state or the sign of the source if there is room."""
        text, small = str(piece.points), p.style("caption")
        sliver, low = style == p.style(_SLIVER), box.h < style.size + small.size + 8
        named = piece.icon or p.width(piece.label, small) <= box.w - 6
        if sliver or low or not named:
            p.text(text, box.inset(-2, 0) if sliver else box, style, ink, "centre")
            return
        above, below = box.centred(box.w, style.size * 2.15).take_top(style.size)
        p.text(text, above, style, ink, "centre")
        if piece.icon:
            side = min(small.size * 1.2, box.w - 6)
            p.icon(piece.icon, below.centred(side, side), ink)
        else:
            p.text(piece.label, below, small, ink, "centre")


# -- the poster --------------------------------------------------------------------------------------------------------

ROW_HEIGHTS: Final = {"wide": 46.0, "focus": 26.0}
"""Height of a party's row below a poster in each layout, in logical pixels."""


def poster_rows(
    k: Kit,
    texts: Texts,
    facts: Standings,
    players: Sequence[str],
    headline: Headline,
    telling: PosterTelling,
    own: Collection[int] = (),
) -> Part:
    """One row a party below a winner's poster: place, name, bar, total; the deciding piece has a ballot cross.

    `own` are the seats of people, framed if they are not all.
    """
    ctx = k.ctx
    shorts = {each.party: names.party_short(texts, each.party) for each in facts.rows}
    tag = max(PartyTag.natural(ctx, short)[0] for short in shorts.values())
    widest = min(k.step("side", 0.8), max(ctx.width(each, "name") for each in players) + 4)
    place, total = ctx.width("0", "points") + k.step("gap"), ctx.width("000", "figure") + 6
    most, marked = max(1, *(each.total for each in facts.rows)), 0 < len(own) < len(facts.rows)

    def decides(piece: Piece) -> bool:
        here = piece.source != "votes" or piece.election == headline.election
        return piece.source == headline.source and here

    def bar(each: Standing) -> Part:
        pieces = pieces_of(texts, each, facts)
        crossed = next((at for at, piece in enumerate(pieces) if each.rank == 1 and decides(piece)), -1)

        def make(box: Rect) -> Node:
            box = box.centred(box.w, round(box.h * 0.84))
            boxes = boxes_of(pieces, box.w / most, box.local())
            shown = list(zip(pieces, boxes, strict=True))
            node = Drawing(box, partial(_paint_told, each.party, shown, crossed, telling), name=shorts[each.party])
            tips = [
                texts("poster-crossed", part=one.tip) if at == crossed else one.tip for at, one in enumerate(pieces)
            ]
            return node.add(*(Explained(spot, tip) for spot, tip in zip(boxes, tips, strict=True)))

        return part(make)

    def line(each: Standing) -> Part:
        short, player, number = shorts[each.party], players[each.seat], texts.number
        said = texts("poster-row", place=number(each.rank), party=short, player=player, points=number(each.total))
        first = each.rank == 1
        high = PartyTag.natural(ctx, short)[1]
        shown = row(
            row(
                wide(pad(k.words(number(each.rank), "points", "ink" if first else "muted"), left=4), place),
                part(lambda box: PartyTag(box.centred(tag, high), each.party, short), width=tag),
            ),
            wide(spacer(0) if player == short else k.name(player, "name", "ink" if first else "ink_soft"), widest),
            bar(each),
            wide(pad(k.words(number(each.total), "figure", align="right"), right=4), total),
            gap=k.step("gap"),
        )
        framed = marked and each.seat in own
        frame = k.art(lambda p, box: p.frame(box.inset(0, 1), "ink", 2)) if framed else None
        return share(paper(over(frame, shown), fill=None, role="text", name=said))

    return k.zone(column(*map(line, facts.rows)), id="poster.bars", name=texts("final-tab-points"))


def _paint_told(
    party: str, shown: Sequence[tuple[Piece, Rect]], crossed: int, telling: PosterTelling, p: Painter, box: Rect
) -> None:
    """The pieces as far as the poster is told."""
    with p.within(box._replace(w=box.w * telling.share("bars")), clip=True):
        for at, (piece, place) in enumerate(shown):
            spot = slit(place)
            thin = spot.w <= 24 or spot.h <= 30
            ink = paint_ground(p, party, piece.kind, spot, thin, 0 if thin else 3.5)
            room = spot.inset(3, 0)
            _label_beside(p, piece, _cross(p, room, ink) if at == crossed else room, ink)


def _cross(p: Painter, room: Rect, ink: Ink) -> Rect:
    """The ballot's circle at the left end of the deciding piece; returns the room beside it."""
    side = min(room.h * 0.66, room.w)
    if side < 8:
        return room
    beside = room.w >= side + p.width("00", "card") + 12
    spot = (room.trim(left=5) if beside else room).anchored(side, side, 0 if beside else 0.5, 0.5)
    p.ballot(spot, True, ink, None)
    return room.trim(left=spot.right + 2 - room.x)


def _label_beside(p: Painter, piece: Piece, room: Rect, ink: Ink) -> None:
    """Points with the code of the state or the sign of the source; the points alone where there is less room."""
    text, style = str(piece.points), p.style("card")
    wide, sign = p.width(text, style), style.size * 1.15
    if piece.label and p.width(f"{text} {piece.label}", style) <= room.w - 4:
        p.text(f"{text} {piece.label}", room, style, ink, "centre")
    elif piece.icon and wide + sign + 6 <= room.w - 6:
        spot, beside = room.centred(wide + sign + 6, room.h).take_left(sign, 6)
        p.icon(piece.icon, spot.centred(sign, sign), ink)
        p.text(text, beside._replace(w=wide + 1), style, ink)
    elif wide <= room.w:
        p.text(text, room, style, ink, "centre")
