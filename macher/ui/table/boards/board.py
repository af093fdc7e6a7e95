"""Draws a state board: head, opinions, media, party rows and politicians, with the draft drawn in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.lands import paint_watermark
from macher.ui.paint.materials import paint_paper
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.paint.stamps import paint_place
from macher.ui.prompts.base import SpotLook
from macher.ui.scene import Node
from macher.ui.table.boards.board_foot import foot_areas, paint_foot
from macher.ui.table.boards.board_head import HeadLine, points_width
from macher.ui.table.boards.party_row_voted import COMPACT, WIDE, last_row_areas, paint_last_row, paint_majority
from macher.ui.table.boards.row_paint import RowLook, paint_row
from macher.ui.table.boards.slots import media_rects, media_slots
from macher.ui.table.layouts import compact, focus, wide
from macher.ui.table.layouts.zones import BAR_VOTES, CAPPED_VOTES, BoardAreas, RowAreas
from macher.ui.table.light import Light
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import lacks, stacked
from macher.ui.widgets.cards import Look, paint_back, paint_card, paint_double
from macher.ui.widgets.topic_card import card_look, has_word

_EDGE = 3.0
"""How far the frame of a row reaches over it."""
_LAST_ROWS = {"wide": WIDE, "compact": COMPACT}
_ROWS = {"wide": wide.row_areas, "compact": compact.row_areas, "focus": focus.row_areas}


def row_rects(places: BoardAreas, rows: int) -> list[Rect]:
    """The party rows, relative to the board; fewer parties have taller rows."""
    return [
        Rect(cell.x, round(cell.y), cell.w, round(cell.bottom) - round(cell.y))
        for cell in places.rows.rows(rows, places.row_gap)
    ]


def row_areas(places: BoardAreas, row: Rect) -> RowAreas:
    """The parts of a party row of such a board."""
    sizes = _LAST_ROWS.get(places.layout) if places.late else None
    if sizes is not None:
        return last_row_areas(row.w, row.h, places.national, sizes)
    return _ROWS[places.layout](row.w, row.h, places.national)


def row_look(model: TableModel, place: int, seat: int) -> RowLook:
    """All that the row of a party shows."""
    view, own, light = model.view, seat == model.seat, model.light
    shown = model.lit(place) or (place, seat) in light.rows
    auction = view.auction
    here = auction is not None and auction.place == place
    return RowLook(
        party=model.names.party_key(seat),
        short=model.names.party(seat),
        now=model.row(place, seat),
        draft=model.row(place, seat, True),
        own=own and light.mine and shown,
        lit=light.tones and (place, seat) in light.rows,
        frame=_row_frame(light, place, seat),
        steps=model.spot("plus", land=place) is not None and own,
        spots=model.edition.figures.rally_spots,
        projections=model.projections,
        majority=model.edition.figures.majority,
        auctioneer=here and auction is not None and auction.auctioneer == seat,
        safe=here and model.leader(place) == seat,
        marked=(place, seat) in model.marked_rows,
        bare=bool(model.watermark),
        full=CAPPED_VOTES if model.national else BAR_VOTES,
        added=model.national,
        stacked=stacked(model, place, seat),
        lacks=lacks(model, place, seat),
        trend=light.ink if light.tones and ("trends", place) in light.parts else "",
    )


def _row_frame(light: Light, place: int, seat: int) -> Ink:
    """The frame around a row that a rival decides on or has changed, or in which something of mine is lost."""
    if not light.tones or light.mine or (place, seat) not in light.rows:
        return ""
    return "asking" if (place, seat) in light.hit else light.ink


class Board(Node):
    """Draws a state board; what explains or acts on it are its children."""

    opaque = True

    def __init__(self, rect: Rect, model: TableModel, place: int, places: BoardAreas, short: bool) -> None:
        lit = model.lit(place)
        super().__init__(rect, id=f"board.{place}", name=model.names.land(place), zone=True, toned=not lit)
        self.model, self.place, self.places, self.short = model, place, places, short
        old, new = model.view.lands[place].media, model.preview.lands[place].media
        self.media = media_slots(old, new, model.edition.figures.media_spots)
        self.media_at = media_rects(places, len(self.media))
        self.row_at = row_rects(places, model.seats)
        self.looks = [row_look(model, place, seat) for seat in range(model.seats)]
        self.solid = True
        self._chooses: Callable[[], None] | None = None

    def choose_by(self, look: SpotLook, choose: Callable[[], None]) -> None:
        """A press anywhere on the board chooses its state, except on what acts by itself."""
        self.acts = self.takes = True
        self.reason, self._chooses = look.reason, choose
        self.tooltip = self.name  # narrow heads have a shorter form of it

    def activate(self) -> None:
        if self._chooses is not None:
            self._chooses()

    def draw(self, p: Painter) -> None:
        box, at = self.rect.local(), self.places
        paint_paper(p, box, "panel")
        if self.model.watermark:
            p.watermark(self.model.watermark, box)
        mixed = self.short or at.layout == "focus"  # there what belongs together stands on both sides of the rows
        above, below = p.touches(box._replace(h=at.rows.y + _EDGE)), p.touches(box.trim(top=at.rows.bottom - _EDGE))
        if above or mixed:
            self._band(p, box)
            self._head(p)
            with self._lit(p, "opinions", at.cards[0].around(at.cards[-1])):
                self._cards(p)
        if self.short:
            self._kept(p)
        else:
            if above or mixed:
                with self._lit(p, "media", at.media_icon.around(self.media_at[-1])):
                    self._media(p)
                self._captions(p)
            for rect, look in zip(self.row_at, self.looks, strict=True):
                if p.touches(rect.inset(-_EDGE)):
                    areas = row_areas(at, rect)
                    parts = paint_last_row if areas.captions is not None else None
                    with p.within(Rect(0, 0, 0, 0), lit=look.lit):
                        paint_row(p, rect, areas, look, self.model.texts, self._paint_land, parts)
            self._majority(p)  # it crosses all rows, also where only one of them is drawn anew
            if below or mixed:
                self._foot(p)
        if self.model.marked(self.place):
            light = self.model.light
            p.frame(box, light.ink, 2 if light.mine else 3)

    @contextmanager
    def _lit(self, p: Painter, kind: str, area: Rect) -> Iterator[None]:
        """A part in its real colours on a white ground, if it is lit; framed while a rival decides on it."""
        light = self.model.light
        lit = light.tones and not light.on(self.place) and (kind, self.place) in light.parts
        with p.within(Rect(0, 0, 0, 0), lit=lit):
            if lit:
                p.fill(area.inset(-4), "asked")
            yield
            if lit and not light.mine:
                p.frame(area.inset(-5), light.ink, 2)

    def _paint_land(self, p: Painter, free: Rect) -> None:
        """The outline of the state behind the rows, as far as a free part of them shows it."""
        at = self.places
        if at.layout != "focus":
            paint_watermark(p, free, at.rows.inset(0, 4), self.model.names.land_key(self.place))

    def _foot(self, p: Painter) -> None:
        self._axis(p)
        if self.model.spot("land", land=self.place) is None:
            with self._lit(p, "slots", self.places.slot_icon.around(self.places.slots[-1])):
                self._slots(p)
            free = self._free_slot()
            if free is not None and ("slot", self.place) in self.model.light.parts:
                with self._lit(p, "slot", free):
                    p.frame(free, "slot_line", 1)

    def _free_slot(self) -> Rect | None:
        """Where the next politician is sent; none where all places are taken or one is drafted there."""
        at = foot_areas(self.model, self.place, self.places).slots if self.places.national else self.places.slots
        index = len(self.model.preview.lands[self.place].row)
        return at[index] if index < len(at) else None

    @property
    def row_areas(self) -> list[Rect]:
        """Where each row paints, frames included."""
        return [] if self.short else [rect.inset(-_EDGE) for rect in self.row_at]

    def _captions(self, p: Painter) -> None:
        """What stands in the columns of the rows."""
        head, texts = self.places.header, self.model.texts
        if head is None:
            return
        parts = row_areas(self.places, self.row_at[0])
        if self.places.late:
            self._steps(p, head, parts)
            return
        x = head.x + parts.pips.x
        trend, over = texts("table-column-trend"), head._replace(w=parts.pips.x - 7)
        figures = parts.trend.x + 7
        fits = p.width(trend, "caption") <= over.w - figures
        p.text(trend, over.trim(left=figures if fits else 0), "caption", "muted", "left" if fits else "right")
        p.text(texts("table-column-rallies"), Rect(x, head.y, parts.pips.w, head.h), "caption", "muted")
        match = head.trim(left=parts.pips.right, right=7)
        p.text(texts("table-column-match"), match, "caption", "muted", "right")

    def _steps(self, p: Painter, head: Rect, parts: RowAreas) -> None:
        """What every fifth vote brings, over the bars."""
        model, left = self.model, self.row_at[0].x + parts.bar.x
        full = self.looks[0].full
        unit = model.scored_word(2, short=True)
        p.text(unit, Rect(head.x, head.y, parts.bar.x - 4, head.h), "caption", "muted", "right")
        for votes in range(5, 51, 5):
            x = left + parts.bar.w * votes / full
            style = "caption:bold" if votes == model.edition.figures.majority else "caption"
            p.text(str(model.points_now(self.place, votes)), Rect(x - 24, head.y, 48, head.h), style, "muted", "centre")

    def _band(self, p: Painter, box: Rect) -> None:
        """The bar on top: blue if the board is asked about or votes now, ink if it votes but others are asked about."""
        model = self.model
        colour: Ink = "edge"
        if model.marked(self.place):
            colour = model.light.ink
        elif model.voting(self.place):
            colour = "action" if model.lit(self.place) and model.light.mine else "rule"
        p.fill(Rect(0, 0, box.w, self.places.band), colour)

    def _head(self, p: Painter) -> None:
        model, at, place = self.model, self.places, self.place
        voting = model.voting(place)
        ink: Ink = "muted"
        if voting:
            ink = "action_text" if model.light.mine and not p.toned else "ink"
        elif model.marked(place) and model.light.mine:
            ink = "action_text"
        if at.code.w:
            HeadLine(p, model, at).draw(place, voting, ink)
        else:
            badge = at.badge
            free = at.points.right - points_width(p, model, place, self._most(p)) - 8 - badge.x
            badge = badge._replace(w=min(badge.w, free))
            if voting:
                p.icon("vote", Rect(badge.x, badge.cy - 9, 18, 18), ink)
                badge = badge.trim(left=25)
            texts = model.texts
            words = (
                [*self._last(), texts("table-election-now"), texts("table-election-now-short")]
                if voting
                else [texts("table-round", round=model.round_of(place))]
            )
            p.text(words, badge, "label:semibold", ink)
            self._name(p, at.name)
        points = str(model.points(place)[-1])
        if at.late and at.layout == "wide":
            self._worth(p, points)
        else:
            p.runs([Run(points, "points"), Run(self._most(p), "label", "muted", 4)], at.points, "right")
        if at.map.w:
            paint_place(
                p, at.map, model.names.land_key(place), model.names.land_code(place), "ink" if not voting else ink
            )

    def _last(self) -> list[str]:
        """That this is the last election, if it is."""
        view = self.model.view
        return [self.model.texts("table-late-election")] if len(view.results) == view.elections - 1 else []

    def _worth(self, p: Painter, points: str) -> None:
        """What the majority brings, in large figures."""
        at, figure = self.places, p.style("figure").sized(34)
        said = self.model.texts("table-late-worth", unit=self._unit, votes=self.model.edition.figures.majority)
        p.text(points, at.points, figure, "ink")
        room = at.points.trim(left=p.width(points, figure) + 6)
        p.text([said, self._unit], room, "label", "muted")

    def _most(self, p: Painter) -> str:
        """The unit of the points, and where there is room that no more of them are to be had: VP max."""
        said = self.model.texts("table-most", unit=self._unit)
        points = str(self.model.points(self.place)[-1])
        room = 0.0 if self.places.code.w or self.model.national else self.places.points.w
        return said if p.width(points, "points") + 4 + p.width(said, "label") <= room else self._unit

    @property
    def _unit(self) -> str:
        return self.model.scored_word(self.model.points(self.place)[-1], short=bool(self.places.code.w))

    def _name(self, p: Painter, rect: Rect) -> None:
        """Writes the whole name; a long one in smaller type, down to size 17."""
        name, style = self.model.names.land(self.place), p.style("land")
        if self.places.late and rect.h > 2 * style.size:
            style = style.sized(64)
        style = shrunk(p.width, name, style, rect.w, 17)
        p.text(name, rect, style)
        if self.places.late and self.places.layout == "focus" and self.model.seat >= 0:
            lacking = self.looks[self.model.seat].lacks
            room = rect.trim(left=p.width(name, style) + 14)
            p.text([" · ".join(lacking), lacking[0], ""], room, "label", "ink_soft", "right")

    def _cards(self, p: Painter) -> None:
        model, old, new = self.model, self.model.view.lands[self.place], self.model.preview.lands[self.place]
        look: Look = "named" if self.places.layout == "wide" else "line"
        words = self._words_fit(p, new.opinions)
        for index, rect in enumerate(self.places.cards):
            if index >= len(new.opinions):
                break
            kind = new.opinions[index]
            if kind < 0:
                paint_back(p, rect)
                continue
            topic, approves = model.names.face(kind)
            name = model.names.topic_forms(kind) if words else ""
            fresh = index < len(old.opinions) and old.opinions[index] != kind
            paint_card(p, rect, topic, approves, look, name=name, dashed=fresh)
            if (self.place, kind) in model.marked_cards:
                p.polygon(Rect(rect.x, rect.y, 11, 11), ((0, 0), (1, 0), (0, 1)), "ink")

    def _words_fit(self, p: Painter, opinions: Sequence[int]) -> bool:
        """Whether all open opinions have room for their words: all of a board have them, or none."""
        cards, size = self.places.cards, p.style("card").size
        return all(
            has_word(
                p,
                rect,
                card_look(rect.w, rect.h, size) if self.places.layout == "wide" else "line",
                self.model.names.topic_forms(kind),
            )
            for rect, kind in zip(cards, opinions, strict=False)
            if kind >= 0
        )

    def draw_over(self, p: Painter) -> None:
        """Double markers lie over the frames of cards that can be chosen."""
        if not p.touches(self.places.cards[0].around(self.places.cards[-1]).inset(-20)):
            return
        old, new = self.model.view.lands[self.place], self.model.preview.lands[self.place]
        ballots = any(spot.kind == "opinion" for spot, _ in self.model.spots_of(self.place))
        for index, rect in enumerate(self.places.cards[: len(new.opinions)]):
            kind = new.opinions[index]
            if kind < 0 or kind not in (new.doubled, old.doubled):
                continue
            gone = kind != new.doubled
            if not gone or kind == old.opinions[index]:
                draft = old.doubled != new.doubled
                paint_double(p, rect, self.model.texts.times(2), draft=draft, gone=gone, tight=ballots)

    def _kept(self, p: Painter) -> None:
        """While the opening programs are drafted: what the cards kept so far match here."""
        model, at = self.model, self.places
        top = at.cards[0].bottom + (10 if at.layout == "wide" else 6)
        p.hline(at.cards[0].x, top, at.rows.w, "hairline")
        rect = Rect(at.cards[0].x, top + 3, at.rows.w, self.rect.h - top - 8)
        now, new = (self._kept_sum(draft) for draft in (False, True))
        texts = model.texts
        changed: Ink = "contra" if new < 0 else "action_text"
        before: Ink = "ink_soft" if now != new else "contra" if now < 0 else "ink"
        runs = [Run(texts.signed(now) if now else "0", "points", before)]
        if new != now:
            runs += [Run("→", "body", "action_text", 3), Run(texts.signed(new), "points", changed, 3)]
        p.runs(runs, rect, "right")
        p.text([texts("table-kept-match"), texts("table-kept-match-short")], rect.trim(right=90), "body", "ink_soft")

    def _kept_sum(self, draft: bool) -> int:
        view = self.model.preview if draft else self.model.view
        if self.model.seat < 0:
            return 0
        party = view.parties[self.model.seat]
        # While cards go round, those kept lie in the hand; then the program itself is put together.
        cards = party.hand if view.step == "draft" else party.program
        opinions = view.lands[self.place].opinions
        return sum((kind in opinions) - (kind ^ 1 in opinions) for kind in cards if kind >= 0)

    @property
    def kept_key(self) -> tuple[int, int]:
        """What the cards kept so far match, now and with the draft."""
        return self._kept_sum(False), self._kept_sum(True)

    def _media(self, p: Painter) -> None:
        p.icon("newspaper", self.places.media_icon, "muted")
        for rect, slot in zip(self.media_at, self.media, strict=True):
            if slot is None:
                p.media_place(rect)
                continue
            seat, state = slot
            p.media_marker(self.model.names.party_key(seat), rect, hollow=state != "kept")
            if state == "gone":
                p.cross(rect.inset(rect.w * 0.16), "ink", 2.5)
        self._leader(p)

    def _leader(self, p: Painter) -> None:
        model, at, texts = self.model, self.places, self.model.texts
        before, leader = model.leader(self.place), model.leader(self.place, True)
        rect = at.leader
        changed = before != leader
        if leader < 0:
            media = model.preview.lands[self.place].media
            words = texts("table-leader-tied" if media else "table-leader-nobody")
            p.text([words, ""], rect, "label", "action_text" if changed else "muted", "right")
            return
        words = texts("table-leader")
        size = rect.h - 4
        if at.layout == "wide" and p.width(words, "label") + size + 8 <= rect.w:
            width = p.width(words, "label")
            p.text(words, rect, "label", "action_text" if changed else "muted", "right")
            mark = Rect(rect.right - width - 8 - size, rect.cy - size / 2, size, size)
        else:
            mark = Rect(rect.right - rect.h, rect.y, rect.h, rect.h)
            p.icon("crown", Rect(mark.x - 22, rect.cy - 8, 16, 16), "action_text" if changed else "muted")
        p.mark(model.names.party_key(leader), mark)
        if changed:
            p.dashed(mark.inset(-3), "action_text", 2, 4, 3)

    def _axis(self, p: Painter) -> None:
        at = self.places
        if not at.axis.h:
            return
        parts = row_areas(at, self.row_at[0])
        left, width = self.row_at[0].x + parts.bar.x, parts.bar.w
        large = parts.captions is not None
        for votes in range(0, 50 if large else 51, 10):
            x = left + width * votes / self.looks[0].full
            text = f"{votes}+" if votes == 50 and not at.national else str(votes)
            p.text(text, Rect(x - 25, at.axis.y, 50, at.axis.h), "label", "muted", "centre")
        if not large and at.national:
            rest = Rect(x + 16, at.axis.y, self.rect.w - x - 30, at.axis.h)
            p.text([self.model.texts("table-votes-word", n=50), ""], rest, "label", "muted")

    def _majority(self, p: Painter) -> None:
        """The line of the majority through the large rows of the only board left."""
        at, parts = self.places, row_areas(self.places, self.row_at[0])
        if at.axis.h and parts.captions is not None:
            paint_majority(p, self.row_at[0].around(self.row_at[-1]), parts.bar, self.looks[0], at.axis)

    def _slots(self, p: Painter) -> None:
        model, at = self.model, self.places
        if at.national:
            paint_foot(p, model, self.place, at)
            return
        old, new = model.view.lands[self.place], model.preview.lands[self.place]
        p.icon("user-round-cog", at.slot_icon, "muted")
        for index, rect in enumerate(at.slots):
            if index >= len(new.row):
                p.frame(rect, "slot_line", 1)
                p.text(str(index + 1), rect, "caption", "muted", "centre")
                continue
            seat, status = new.row[index], new.row_status[index]
            party = model.names.party_key(seat)
            if status == 0:
                self._face_down(p, rect, party, draft=index >= len(old.row))
            else:
                number = new.politicians[index] if index < len(new.politicians) else -1
                office = model.edition.figures.politicians[number].key if number >= 0 else ""
                self._face_up(p, rect, party, index, status, office)

    def _face_down(self, p: Painter, rect: Rect, party: str, draft: bool) -> None:
        if draft:
            p.party_box(rect, party, "hollow")
            p.glyph(party, rect.centred(12, 12), f"{party}.edge")
        else:
            outlined = p.theme.parties[party].outlined
            p.box(rect, party, f"{party}.edge" if outlined else None, 1.5)
            p.glyph(party, rect.centred(12, 12))

    def _face_up(self, p: Painter, rect: Rect, party: str, index: int, status: int, office: str) -> None:
        """Face, number and glyph: filled while it can act, outlined when declined, ticked when done."""
        ink: Ink = f"{party}.on"
        outlined = p.theme.parties[party].outlined
        if status in (3, 4):
            p.frame(rect, "slot_line", 1.5)
            ink = f"{party}.edge" if outlined else party
        else:
            p.box(rect, f"{party}.small", f"{party}.edge" if outlined else None, 1.5)
        number_ink: Ink = "muted" if status in (3, 4) else ink
        if office and rect.w >= 44 and p.pictures != "off":
            face = Rect(rect.x + 2, rect.y + 2, rect.h - 4, rect.h - 4)
            paint_portrait(p, face, party, office, played=status in (3, 4))
            rect = rect.trim(left=face.w)
        number, rest = rect.inset(3 if rect.w > 32 else 1, 0).columns(2)
        if status == 4:
            p.icon("check", number.centred(14, 14), "ink_soft", 2.6)
        else:
            p.text(str(index + 1), number, "caption:bold", number_ink, "centre")
        p.glyph(party, rest.centred(11, 11), ink)
