"""Draws a state board: head, opinions, media, party rows and politicians, with the draft drawn in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.lands import paint_watermark
from macher.ui.paint.materials import paint_paper
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import SpotLook
from macher.ui.scene import Node
from macher.ui.table.boards.band_row import paint_focus_row, paint_stage_row, paint_wing_row
from macher.ui.table.boards.board_foot import foot_areas, paint_foot
from macher.ui.table.boards.board_top import (
    paint_axis,
    paint_band,
    paint_cards,
    paint_doubles,
    paint_head,
    paint_media,
    paint_steps,
)
from macher.ui.table.boards.row_paint import RowLook, paint_row
from macher.ui.table.boards.slots import media_rects, media_slots, slots_shown
from macher.ui.table.layouts import focus, wide
from macher.ui.table.layouts.zones import BAR_VOTES, CAPPED_VOTES, BoardAreas, RowAreas
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import made_up, next_step, receipt, stacked, ticks, worth

_EDGE = 3.0
"""How far the frame of a row reaches over it."""
_BANDS = {
    "stage": (wide.stage_row, paint_stage_row),
    "wing": (wide.wing_row, paint_wing_row),
    "focus": (focus.band_row, paint_focus_row),
}


def row_areas(places: BoardAreas, row: Rect) -> RowAreas:
    """The parts of a party row of such a board."""
    return _BANDS[places.kind][0](places, row, places.national)


def row_look(model: TableModel, place: int, seat: int) -> RowLook:
    """All that the row of a party shows."""
    view, own, light = model.view, seat == model.seat, model.light
    auction = view.auction
    here = auction is not None and auction.place == place
    line, short = receipt(model, place, seat)
    return RowLook(
        party=model.names.party_key(seat),
        short=model.names.party(seat),
        now=model.row(place, seat),
        draft=model.row(place, seat, True),
        own=own,
        lit=light.lifts and (place, seat) in light.rows,
        steps=model.spot("plus", land=place) is not None and own,
        spots=model.edition.figures.rally_spots,
        projections=model.projections,
        majority=model.edition.figures.majority,
        auctioneer=here and auction is not None and auction.auctioneer == seat,
        safe=here and model.leader(place) == seat,
        marked=(place, seat) in model.marked_rows,
        full=CAPPED_VOTES if model.national else BAR_VOTES,
        added=model.national,
        stacked=stacked(model, place, seat),
        ticks=ticks(model, place, seat),
        worth=worth(model, place, seat),
        step=next_step(model, place, seat),
        formula=made_up(model, place, seat),
        receipt=line,
        receipt_short=short,
        trend=light.ink if light.lifts and ("trends", place) in light.parts else "",
    )


class Board(Node):
    """Draws a state board; what explains or acts on it are its children."""

    opaque = True

    def __init__(self, rect: Rect, model: TableModel, place: int, places: BoardAreas, short: bool) -> None:
        super().__init__(rect, id=f"board.{place}", name=model.names.land(place), zone=True)
        self.model, self.place, self.places, self.short = model, place, places, short
        old, new = model.view.lands[place].media, model.preview.lands[place].media
        self.media = media_slots(old, new, model.edition.figures.media_spots)
        self.media_at = media_rects(places, len(self.media))
        self.row_at = list(places.bands)
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
        box, at, model, place = self.rect.local(), self.places, self.model, self.place
        paint_paper(p, box, "asked" if self.lifted else "panel")
        mixed = self.short or at.layout == "focus"  # there what belongs together stands on both sides of the rows
        above, below = p.touches(box._replace(h=at.rows.y + _EDGE)), p.touches(box.trim(top=at.rows.bottom - _EDGE))
        if above or mixed:
            self._top(p)
        if self.short:
            self._kept(p)
        else:
            self._rows(p)
            if below or mixed:
                self._foot(p)
        if model.marked(place):
            p.frame(box, model.light.ink, 3)

    def _top(self, p: Painter) -> None:
        """All above the rows."""
        at, model, place = self.places, self.model, self.place
        paint_band(p, model, place, at, self.rect.w)
        paint_head(p, model, place, at)
        with self._lit(p, "opinions", at.cards[0].around(at.cards[-1])):
            paint_cards(p, model, place, at)
        if self.short:
            return
        with self._lit(p, "media", self.media_at[0].around(self.media_at[-1])):
            paint_media(p, model, place, at, self.media, self.media_at)
        if not self.short:
            paint_steps(p, model, place, at, row_areas(at, self.row_at[0]), self.looks[0])

    def _rows(self, p: Painter) -> None:
        at = self.places
        for rect, look in zip(self.row_at, self.looks, strict=True):
            if p.touches(rect.inset(-_EDGE)):
                areas = row_areas(at, rect)
                paint_row(p, rect, areas, look, self.model.texts, self._paint_land, _BANDS[at.kind][1])

    @property
    def lifted(self) -> bool:
        """Whether what is asked or told is about this board."""
        return self.model.marked(self.place)

    def draw_over(self, p: Painter) -> None:
        paint_doubles(p, self.model, self.place, self.places)

    @contextmanager
    def _lit(self, p: Painter, kind: str, area: Rect) -> Iterator[None]:
        """A part on a white ground if it alone is asked about; framed while a rival decides on it."""
        light = self.model.light
        lit = light.lifts and not light.on(self.place) and (kind, self.place) in light.parts
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
        at = self.places
        shown = self._slots_shown
        if at.kind == "stage" and self.model.spot("land", land=self.place) is None:
            paint_axis(p, self.model, at, row_areas(at, self.row_at[0]), self.looks[0], self._in_foot if shown else ())
        if self.model.spot("land", land=self.place) is None and shown:
            with self._lit(p, "slots", at.slot_icon.around(at.slots[-1])):
                self._slots(p)
            free = self._free_slot()
            if free is not None and ("slot", self.place) in self.model.light.parts:
                with self._lit(p, "slot", free):
                    p.frame(free, "slot_line", 1)

    @property
    def _slots_shown(self) -> bool:
        """Whether there is anything in the foot: empty places of politicians are drawn only while they are sent."""
        return slots_shown(self.model, self.place)

    @property
    def _in_foot(self) -> list[Rect]:
        """What lies in the foot."""
        if not self.places.national:
            return [self.places.slot_icon, *self.places.slots]
        foot = foot_areas(self.model, self.place, self.places)
        alone = (foot.slot_icon, foot.tile_icon, foot.poll, foot.payout)
        return [*foot.slots, *foot.tiles, *(each for each in alone if each is not None)]

    def _free_slot(self) -> Rect | None:
        """Where the next politician is sent; none where all places are taken or one is drafted there."""
        at = foot_areas(self.model, self.place, self.places).slots if self.places.national else self.places.slots
        index = len(self.model.preview.lands[self.place].row)
        return at[index] if index < len(at) else None

    @property
    def row_areas(self) -> list[Rect]:
        """Where each row paints, frames included."""
        return [] if self.short else [rect.inset(-_EDGE) for rect in self.row_at]

    def _kept(self, p: Painter) -> None:
        """While the opening programs are drafted: what the cards kept so far match here."""
        model, at = self.model, self.places
        top = max(card.bottom for card in at.cards) + (10 if at.layout == "wide" else 6)
        x = min(at.badge.x, at.cards[0].x)
        rect = Rect(x, top + 3, self.rect.w - x - 12, self.rect.h - top - 8)
        p.hline(x, top, rect.w, "hairline")
        now, new = (self._kept_sum(draft) for draft in (False, True))
        texts = model.texts
        changed: Ink = "contra" if new < 0 else "action_text"
        before: Ink = "ink_soft" if now != new else "contra" if now < 0 else "ink"
        runs = [Run(texts.signed(now) if now else "0", "points", before)]
        if new != now:
            runs += [Run("→", "body", "action_text", 3), Run(texts.signed(new), "points", changed, 3)]
        p.runs(runs, rect, "right")
        words = [texts("table-kept-match"), texts("table-kept-match-short"), texts("table-late-match")]
        free = rect.trim(right=8 + sum(p.width(run.text, run.style) + run.gap for run in runs))
        p.text(words, free, "body", "ink_soft")

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
                continue
            seat, status = new.row[index], new.row_status[index]
            party = model.names.party_key(seat)
            if status == 0:
                self._face_down(p, rect, party, draft=index >= len(old.row))
            else:
                number = new.politicians[index] if index < len(new.politicians) else -1
                office = model.edition.figures.politicians[number].key if number >= 0 else ""
                self._face_up(p, rect, party, status, office)

    def _face_down(self, p: Painter, rect: Rect, party: str, draft: bool) -> None:
        if draft:
            p.party_box(rect, party, "hollow")
            p.glyph(party, rect.centred(12, 12), f"{party}.edge")
        else:
            outlined = p.theme.parties[party].outlined
            p.box(rect, party, f"{party}.edge" if outlined else None, 1.5)
            p.glyph(party, rect.centred(12, 12))

    def _face_up(self, p: Painter, rect: Rect, party: str, status: int, office: str) -> None:
        """Face and glyph: filled while it can act, outlined when declined, ticked when done."""
        ink: Ink = f"{party}.on"
        over, outlined = status in (RowStatus.DECLINED, RowStatus.DONE), p.theme.parties[party].outlined
        if over:
            p.frame(rect, "slot_line", 1.5)
            ink = f"{party}.edge" if outlined else party
        else:
            p.box(rect, f"{party}.small", f"{party}.edge" if outlined else None, 1.5)
        if office and rect.w >= 44 and p.pictures != "off":
            face = Rect(rect.x + 2, rect.y + 2, rect.h - 4, rect.h - 4)
            paint_portrait(p, face, party, office, played=over)
            rect = rect.trim(left=face.w)
        if status == RowStatus.DONE:
            tick, rect = rect.inset(3 if rect.w > 32 else 1, 0).columns(2)
            p.icon("check", tick.centred(14, 14), "ink_soft", 2.6)
        p.glyph(party, rect.centred(11, 11), ink)
