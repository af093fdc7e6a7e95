"""The figures below a winner's poster: everybody's points as one bar, the deciding piece marked with a ballot cross."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from macher.i18n import Texts, names
from macher.ui.features.ending.bars import Piece, pieces_of
from macher.ui.features.ending.facts import Standing, Standings
from macher.ui.features.ending.headline import Headline
from macher.ui.features.ending.poster import PosterTelling
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label
from macher.ui.widgets.marks import Explained, PartyTag, shortened

__all__ = ["ROW_HEIGHTS", "PosterBars"]

ROW_HEIGHTS: Final = {"wide": 46.0, "compact": 31.0, "focus": 26.0}
"""Height of a party's row in each layout, in logical pixels."""


class PosterBars(Node):
    """One row a party: place, name, bar, total.  `own` are the seats of people, framed if they are not all."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        facts: Standings,
        players: Sequence[str],
        headline: Headline,
        telling: PosterTelling,
        own: Collection[int] = (),
    ) -> None:
        super().__init__(rect, id="poster.bars", zone=True, name=texts("final-tab-points"))
        self.ctx, self.texts, self.facts, self.players = ctx, texts, facts, players
        self.headline, self.telling = headline, telling
        shorts = [names.party_short(texts, row.party) for row in facts.rows]
        tag = max(PartyTag.natural(ctx, short)[0] for short in shorts)
        most_name = ctx.step("side", 0.8)
        name = min(most_name, max(ctx.width(each, "name") for each in players) + 4)
        marked = 0 < len(own) < len(facts.rows)
        for row, spot in zip(facts.rows, rect.local().rows(len(facts.rows)), strict=True):
            self._add_row(row, spot, tag, name, marked and row.seat in own)

    def _add_row(self, row: Standing, spot: Rect, tag: float, name_width: float, own: bool) -> None:
        ctx, number = self.ctx, self.texts.number
        short, player = names.party_short(self.texts, row.party), self.players[row.seat]
        gap = ctx.step("gap")
        said = self.texts("poster-row", place=number(row.rank), party=short, player=player, points=number(row.total))
        line = _Row(spot, said, own)
        self.add(line)
        box = spot.local()
        place, rest = box.take_left(ctx.width("0", "points") + gap)
        tag_box, rest = rest.take_left(tag, gap)
        who, rest = rest.take_left(name_width, gap)
        total, bar = rest.take_right(ctx.width("000", "figure") + 6, gap)
        first = row.rank == 1
        line.add(
            Label(place.trim(left=4), number(row.rank), "points", "ink" if first else "muted"),
            PartyTag(tag_box.centred(tag, PartyTag.natural(ctx, short)[1]), row.party, short),
        )
        if player != short:
            label = shortened(ctx, player, who.w, "name")
            line.add(Label(who, label, "name", "ink" if first else "ink_soft", name=player))
        most = max(each.total for each in self.facts.rows)
        pieces = pieces_of(self.texts, row, self.facts)
        crossed = next((at for at, piece in enumerate(pieces) if first and self._decides(piece)), -1)
        height = round(box.h * 0.84)
        line.add(
            _Bar(bar.centred(bar.w, height), row.party, pieces, bar.w / max(1, most), crossed, self),
            Label(total.trim(right=4), number(row.total), "figure", "ink", "right"),
        )

    def _decides(self, piece: Piece) -> bool:
        return piece.source == self.headline.source and (
            piece.source != "votes" or piece.election == self.headline.election
        )


class _Row(Node):
    role = "text"

    def __init__(self, rect: Rect, name: str, own: bool) -> None:
        super().__init__(rect, name=name)
        self.own = own

    def draw(self, p: Painter) -> None:
        if self.own:
            p.frame(self.rect.local().inset(0, 1), "ink", 2)


class _Bar(Node):
    """The pieces of one party's points side by side."""

    def __init__(
        self, rect: Rect, party: str, pieces: Sequence[Piece], unit: float, crossed: int, bars: PosterBars
    ) -> None:
        super().__init__(rect)
        self.party, self.crossed, self.telling = party, crossed, bars.telling
        self.pieces: list[tuple[Piece, Rect]] = []
        x = 0.0
        for at, piece in enumerate(pieces):
            box = Rect(x, 0, min(piece.points * unit, rect.w - x), rect.h)
            self.pieces.append((piece, box))
            tip = bars.texts("poster-crossed", part=piece.tip) if at == crossed else piece.tip
            self.add(Explained(box, tip))
            x = box.right

    def draw(self, p: Painter) -> None:
        reach = Rect(0, 0, self.rect.w * self.telling.share("bars"), self.rect.h)
        with p.within(reach, clip=True):
            for at, (piece, box) in enumerate(self.pieces):
                self._piece(p, piece, box.trim(right=min(2.0, box.w * 0.2)), at == self.crossed)

    def _piece(self, p: Painter, piece: Piece, box: Rect, crossed: bool) -> None:
        outlined = p.theme.parties[self.party].outlined
        thin = box.w <= 24 or box.h <= 30
        ink: Ink = "ink"
        if piece.kind == "outlined":
            p.fill(box, "own")
            p.frame(box, f"{self.party}.edge", 1.5 if thin else 3)
            if outlined and not p.theme.night:
                p.frame(box.inset(1), self.party, 1 if thin else 2)
        else:
            ink = f"{self.party}.on"
            p.fill(box, f"{self.party}.small")
            if outlined:
                p.frame(box, f"{self.party}.edge", 1.5)
            if piece.kind == "framed" and not thin:
                p.frame(box.inset(3.5), ink, 1.5)
        room = box.inset(3, 0)
        if crossed:
            room = self._cross(p, room, ink)
        self._label(p, piece, room, ink)

    def _cross(self, p: Painter, room: Rect, ink: Ink) -> Rect:
        """The ballot's circle at the left end of the deciding piece; returns the room beside it."""
        side = min(room.h * 0.66, room.w)
        if side < 8:
            return room
        label = p.width("00", "card")
        left = room.x + 5 if room.w >= side + label + 12 else room.cx - side / 2
        p.ballot(Rect(left, room.cy - side / 2, side, side), True, ink, None)
        return room.trim(left=left + side + 2 - room.x)

    def _label(self, p: Painter, piece: Piece, room: Rect, ink: Ink) -> None:
        """Points with the code of the state or the sign of the source; the points alone where there is less room."""
        text, style = str(piece.points), p.style("card")
        wide = p.width(text, style)
        sign = style.size * 1.15
        if piece.label and p.width(f"{text} {piece.label}", style) <= room.w - 4:
            p.text(f"{text} {piece.label}", room, style, ink, "centre")
        elif piece.icon and wide + sign + 6 <= room.w - 6:
            both = room.centred(wide + sign + 6, room.h)
            p.icon(piece.icon, Rect(both.x, both.cy - sign / 2, sign, sign), ink)
            p.text(text, both.trim(left=sign + 6)._replace(w=wide + 1), style, ink)
        elif wide <= room.w:
            p.text(text, room, style, ink, "centre")
