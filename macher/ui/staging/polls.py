"""A poll under the hammer: bids, buyer, its front if it is published, and the trends that move (EN19 phase 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.i18n import names
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.formula import media_leader
from macher.rules.national.events import EntriesPublished
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.painter import Ink, Painter
from macher.ui.staging.paper import draw_change, draw_note, draw_seat, draw_thread, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown, sentences
from macher.ui.staging.tilted import StampKind, draw_stamp
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_back

__all__ = ["PollShown"]

_BIDS, _SOLD, _TURN, _STAMP, _TRENDS = 0.2, 0.8, 1.1, 1.6, 1.8
_BASE: Final = 1.9
"""Seconds at which the party base of whoever keeps the poll grows."""
_EACH = 0.15
_CARD: Final = Rect(228, 220, 244, 348)
_TITLE: Final = 46.0
"""Height of the heading on the front."""
_PAD: Final = 8.0
"""Between the edge of the card and its rows."""
_SIDES: Final = (16.0, 484.0)
"""Left edges of the columns beside the card, and their width: trends stand towards the board, reasons opposite."""
_WIDE: Final = 200.0


_End = ev.PollPublished | ev.PollKept | ev.PollDiscarded


class PollShown(Reveal):
    """The end of an auction, or of a politician's look at a poll: published, kept face down, or wanted by nobody."""

    boxes = frozenset({"polls"})

    def __init__(self, model: TableModel, auction: Sequence[object], end: _End, after: Sequence[object]) -> None:
        texts = model.texts
        opened = next((event for event in auction if isinstance(event, ev.AuctionOpened)), None)
        bids = {event.seat: event.amount for event in auction if isinstance(event, ev.PollBid)}
        won = next((event for event in auction if isinstance(event, ev.PollWon)), None)
        self.land = end.land
        self.title = texts("prompt-poll-title-short", land=model.names.land(end.land))
        self.buyer = won.seat if won is not None else -1
        self.buyer_party = model.names.party_key(self.buyer) if won is not None else ""
        number = opened.party if opened is not None else model.edition.figures.polls[end.poll].back
        self.back, self.risen = _back_of(model, number)
        self.heading = texts("staging-poll-heading")
        self.sold = texts("staging-poll-sold", money=texts.money(won.amount)) if won is not None else ""
        self.bids = [
            (
                model.names.party_key(seat),
                model.names.player(seat),
                self._bid(model, seat, bids, won),
                seat == self.buyer,
            )
            for seat in (opened.order if opened is not None else ())
        ]
        self.seat = end.seat if not isinstance(end, ev.PollDiscarded) else -1
        self.called = texts("staging-auctioneer") if opened is not None and not model.national else ""
        self.front: list[tuple[str, str, str, int]] = []
        """Parties with their names and what is printed for them."""
        self.reasons: list[str] = []
        self.uncounted = texts("staging-poll-uncounted")
        if isinstance(end, ev.PollPublished):
            changes = model.edition.figures.polls[end.poll].changes
            printed = dict(zip(PARTIES, changes, strict=True))
            order = [model.names.party_key(seat) for seat in range(model.seats)]
            order += [party for party in PARTIES if party not in order]
            self.front = [
                (party, names.party_short(texts, party), texts.signed(printed[party]), printed[party])
                for party in order
            ]
            self.reasons = [_reason(model, end, party, printed[party], after) for party in order]
            self.stamp = texts("staging-poll-published")
            verdict = texts("staging-poll-published-title", player=model.names.player(end.seat))
        elif isinstance(end, ev.PollKept):
            self.stamp = texts("staging-poll-kept")
            verdict = texts("staging-poll-kept-title", player=model.names.player(end.seat))
            self.boxes |= {"base"}
        else:
            self.stamp = texts("staging-poll-out")
            verdict = texts("staging-poll-out-title")
        self.moved = [
            (
                model.names.party_key(event.seat),
                model.names.party(event.seat),
                texts.signed(event.trend - event.delta),
                texts.signed(event.trend),
                event.delta > 0,
            )
            for event in after
            if isinstance(event, ev.TrendChanged) and event.land == self.land
        ]
        self.moved_seats = [
            event.seat for event in after if isinstance(event, ev.TrendChanged) and event.land == self.land
        ]
        self.base_title = texts("table-base-title")
        self.base = _base(model, end, after)
        self.still = texts("staging-poll-still") if self.front and not self.moved else ""
        told = [f"{name} {said}" for _, name, said, _ in self.bids]
        trends = [f"{name} {before} → {now}" for _, name, before, now, _ in self.moved]
        unmoved = [
            texts.pair(names.party_short(texts, party), reason)
            for (party, *_), reason in zip(self.front, self.reasons, strict=True)
            if reason
        ]
        grows = [texts.pair(self.base_title, f"{self.base[0]} → {self.base[1]}")] if self.base is not None else []
        self.lines = [*told, *trends, *unmoved, *grows]
        effects = ", ".join(trends) or self.still
        self.said = sentences(self.title, ", ".join(told), verdict, effects, "; ".join(unmoved), *grows)
        self.brief = texts.pair(self.title, ", ".join(trends)) if trends else self.title
        self.beats = [Beat(_BIDS, 0.4, "coin"), Beat(_SOLD, 0.2, "gavel"), Beat(_STAMP, 0.2, "stamp")]
        if self.front:
            self.reaches = _TRENDS
            self.beats.append(Beat(_TURN, 0.4, "flip"))
            self.beats += [Beat(_TRENDS + at * _EACH, 0.3, "pencil") for at in range(max(1, len(self.moved)))]
        elif self.base is not None:
            self.beats.append(Beat(_BASE, 0.4, "marker"))

    @property
    def sentence(self) -> str:
        return self.brief

    @staticmethod
    def _bid(model: TableModel, seat: int, bids: dict[int, int], won: ev.PollWon | None) -> str:
        if won is not None and won.seat == seat:
            return model.texts.money(won.amount)
        return model.texts.money(bids[seat]) if seat in bids else model.texts("staging-passes")

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        found: list[Reveal] = []
        for at, logged in enumerate(news):
            if isinstance(logged.event, ev.PollPublished | ev.PollKept | ev.PollDiscarded):
                auction = _auction(model.log, logged.index)
                if auction or isinstance(logged.event, ev.PollPublished):
                    after = [each.event for each in news[at + 1 : at + 8]]
                    found.append(cls(model, auction, logged.event, after).begins(logged))
        return found

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        width = 660.0 / max(1, len(self.bids))
        for at, (party, name, said, won) in enumerate(self.bids):
            lost: Ink = "muted" if now >= _SOLD and not won else "ink"
            box = sheet.at(20 + at * width, 110, width - 8, 84)
            p.box(box, "own" if won and now >= _SOLD else "row", "ink" if won and now >= _SOLD else None, 3)
            upper, lower = box.inset(8 * sheet.scale, 6).rows(2)
            draw_seat(p, upper, party, name, lost)
            if now >= _BIDS:
                p.text(said, lower, "figure", lost)
            if won and now >= _SOLD:
                side = 26 * sheet.scale
                p.ballot(Rect(box.right - side * 0.7, box.y - side * 0.3, side, side), True)
        if self.called and self.bids:
            p.text([self.called, ""], sheet.at(300, 196, 372, 22), "caption", "muted", "right")
        share = grown(now, _TURN, 0.4) if self.front else 0.0
        card = sheet.at(*_CARD)
        draw_turning(p, card, share, lambda box: self._back(p, box, card), lambda box: self._front(p, box, card))
        kind: StampKind = "oval" if self.front else "out"
        below = sheet.at(210, 578, 280, 56)
        if self.sold and now < _STAMP:
            draw_stamp(p, below, self.sold, grown(now, _SOLD, 0.12))
        draw_stamp(p, below, self.stamp, grown(now, _STAMP, 0.15), kind)
        if self.front and now >= _TRENDS:
            self._draw_trends(p, sheet, card, now)
        if self.base is not None and now >= _BASE:
            self._draw_base(p, sheet, grown(now, _BASE, 0.4))

    def _draw_base(self, p: Painter, sheet: Sheet, share: float) -> None:
        """What the poll brings whoever keeps it, beside its back: the marker moves up to its new place."""
        assert self.base is not None
        before, after = self.base
        room = sheet.at(_SIDES[1], 320, _WIDE, 120)
        p.box(room, "own", "ink", 2)
        p.text([self.base_title, ""], room.take_top(room.h * 0.36)[0].inset(10, 0), "label", "ink_soft", "centre")
        figures = room.take_bottom(room.h * 0.62)[0].inset(14 * sheet.scale, 0)
        draw_change(p, figures.trim(right=20 * sheet.scale), str(before), str(after), True)
        side = 26 * sheet.scale
        at = Rect(figures.x, figures.cy - side / 2 + (1 - share) * figures.h * 0.3, side, side)
        p.mark(self.buyer_party, at)

    def _draw_trends(self, p: Painter, sheet: Sheet, card: Rect, now: float) -> None:
        """Beside the front: the trends that move, each with a thread to its row, and why others do not."""
        scale = sheet.scale
        left = bool(sheet.rows) and sheet.rows[0].x < sheet.box.x
        near, far = _SIDES if left else _SIDES[::-1]
        body = card.trim(top=_TITLE * card.h / _CARD.h).inset(0, _PAD * scale)
        rows = dict(zip((party for party, *_ in self.front), body.rows(5), strict=True))
        for at, (party, name, before, after, better) in enumerate(self.moved):
            if now < _TRENDS + at * _EACH:
                continue
            row = rows[party]
            line = Rect(sheet.at(near, 0, 0, 0).x, row.y, _WIDE * scale, row.h * 0.6)
            wide = draw_change(p, line, before, after, better)
            p.text([name, ""], line.trim(right=wide + 6), "strong", "ink_soft")
            ink: Ink = "pro" if better else "contra"
            draw_thread(p, sheet, self.moved_seats[at], row.y + row.h * 0.76, card, ink)
        for row, reason in zip(rows.values(), self.reasons, strict=True):
            if reason:
                room = Rect(sheet.at(far, 0, 0, 0).x, row.y, _WIDE * scale, row.h).inset(0, -5 * scale)
                draw_note(p, room, [reason, self.uncounted], "muted", "left" if left else "right")

    def _back(self, p: Painter, box: Rect, whole: Rect) -> None:
        if self.back:
            paint_poll_back(p, box, self.back, self.risen, (whole.w, whole.h))
        else:
            paint_back(p, box)

    def _front(self, p: Painter, box: Rect, whole: Rect) -> None:
        """The heading and a row for each party; a card that still turns shows its paper alone."""
        p.box(box, "own", "ink", 2.5)
        head, body = box.take_top(_TITLE * whole.h / _CARD.h)
        p.fill(head, "rule")
        if box.w < whole.w * 0.7:
            return
        scale = whole.w / _CARD.w
        room = head.inset(14 * scale, 0)
        style = next((each for each in ("name", "strong") if p.width(self.heading, each) <= room.w), "card")
        p.text([self.heading, ""], room, style, "panel")
        rows = body.inset(14 * scale, _PAD * scale).rows(5)
        for at, (row, (party, name, said, change)) in enumerate(zip(rows, self.front, strict=True)):
            if at:
                p.hline(row.x, row.y, row.w, "hairline")
            side = min(26.0, row.h * 0.6)
            p.mark(party, Rect(row.x, row.cy - side / 2, side, side))
            ink: Ink = "pro" if change > 0 else "contra" if change < 0 else "muted"
            figure = p.width(said, "money")
            p.text([name, ""], row.trim(left=side + 10 * scale, right=figure + 8), "strong", "ink")
            p.text(said, row, "money", ink, "right")


def _base(model: TableModel, end: _End, after: Sequence[object]) -> tuple[int, int] | None:
    """The party base before and after, where a poll was kept for it."""
    if not isinstance(end, ev.PollKept):
        return None
    grown_base = (event for event in after if isinstance(event, ev.BaseChanged) and event.seat == end.seat)
    event = next(grown_base, None)
    return None if event is None else (event.base - event.delta, event.base)


def _back_of(model: TableModel, number: int) -> tuple[str, str]:
    """The party on the back of a poll and how much it rises; nothing where all backs are alike."""
    rises = [poll.changes[number] for poll in model.edition.figures.polls if poll.back == number >= 0]
    return (PARTIES[number], model.names.poll_change(number, max(rises))) if rises else ("", "")


def _reason(model: TableModel, end: ev.PollPublished, party: str, change: int, after: Sequence[object]) -> str:
    """Why the trend of a party on the card does not move; empty if it does."""
    seat = next((seat for seat in range(model.seats) if model.names.party_key(seat) == party), -1)
    moved = {event.seat for event in after if isinstance(event, ev.TrendChanged) and event.land == end.land}
    chosen = next((event.seats for event in after if isinstance(event, EntriesPublished)), None)
    leader = media_leader((model.before or model.view).lands[end.land].media)
    if seat in moved:
        return ""
    if seat < 0:
        key = "absent"
    elif change == 0:
        key = "none"
    elif chosen is not None and seat not in chosen:
        key = "unchosen"
    elif chosen is None and change > 0 and seat != end.seat:
        key = "rises"
    else:
        key = "leads" if chosen is None and seat == leader else "end"
    return model.texts(f"staging-poll-{key}")


def _auction(log: Sequence[Logged], end: int) -> list[object]:
    """The events of the auction that ended with an event of this number."""
    found: list[object] = []
    for logged in reversed(log):
        if logged.index >= end:
            continue
        found.append(logged.event)
        if isinstance(logged.event, ev.AuctionOpened):
            return found[::-1]
        if isinstance(logged.event, ev.PhaseStarted):
            break
    return []
