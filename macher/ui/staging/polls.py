"""A poll under the hammer: bids, buyer, its front if it is published, and the trends that move (EN19 phase 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from macher.i18n import names
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.formula import media_leader
from macher.rules.national.events import EntriesPublished
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.painter import Ink, Painter
from macher.ui.staging.paper import StampKind, draw_change, draw_note, draw_seat, draw_stamp, draw_thread, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, first_of, grown, sentences
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_back

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


@dataclass(frozen=True, slots=True)
class _Bid:
    """A bidder, and the bid or that it passes."""

    party: str
    player: str
    said: str
    won: bool


@dataclass(frozen=True, slots=True)
class _Printed:
    """What the front of a poll has for a party, and why its trend does not move by it; empty if it does."""

    party: str
    name: str
    said: str
    change: int
    reason: str


@dataclass(frozen=True, slots=True)
class _Moved:
    """A trend that moves."""

    seat: int
    party: str
    name: str
    before: str
    after: str
    better: bool


class PollShown(Reveal):
    """The end of an auction, or of a politician's look at a poll: published, kept face down, or wanted by nobody."""

    boxes = frozenset({"polls"})

    def __init__(self, model: TableModel, auction: Sequence[object], end: _End, after: Sequence[object]) -> None:
        texts, who = model.texts, model.names
        opened, won = first_of(auction, ev.AuctionOpened), first_of(auction, ev.PollWon)
        self.land = end.land
        self.title = texts("prompt-poll-title-short", land=who.land(end.land))
        self.seat = end.seat if not isinstance(end, ev.PollDiscarded) else -1
        self.buyer_party = who.party_key(won.seat) if won is not None else ""
        number = opened.party if opened is not None else model.edition.figures.polls[end.poll].back
        self.back, self.risen = _back_of(model, number)
        self.heading = texts("staging-poll-heading")
        self.sold = texts("staging-poll-sold", money=texts.money(won.amount)) if won is not None else ""
        self.bids = _bids(model, auction)
        self.called = texts("staging-auctioneer") if opened is not None and not model.national else ""
        self.front = _front(model, end, after) if isinstance(end, ev.PollPublished) else []
        self.uncounted = texts("staging-poll-uncounted")
        self.moved = _moved(model, end.land, after)
        self.still = texts("staging-poll-still") if self.front and not self.moved else ""
        self.base_title = texts("table-base-title")
        self.base = _base(end, after)
        if isinstance(end, ev.PollKept):
            self.boxes |= {"base"}
        key = {ev.PollPublished: "published", ev.PollKept: "kept", ev.PollDiscarded: "out"}[type(end)]
        self.stamp = texts(f"staging-poll-{key}")
        named = {"player": who.player(self.seat)} if self.seat >= 0 else {}
        self._tell(model, texts(f"staging-poll-{key}-title", **named))
        self._time()

    def _tell(self, model: TableModel, verdict: str) -> None:
        """Puts all that the sheet shows into words."""
        texts = model.texts
        told = [f"{bid.player} {bid.said}" for bid in self.bids]
        trends = [f"{each.name} {each.before} → {each.after}" for each in self.moved]
        unmoved = [texts.pair(each.name, each.reason) for each in self.front if each.reason]
        grows = [texts.pair(self.base_title, f"{self.base[0]} → {self.base[1]}")] if self.base is not None else []
        self.lines = [*told, *trends, *unmoved, *grows]
        effects = ", ".join(trends) or self.still
        self.said = sentences(self.title, ", ".join(told), verdict, effects, "; ".join(unmoved), *grows)
        self.brief = texts.pair(self.title, ", ".join(trends)) if trends else self.title

    def _time(self) -> None:
        """Says what is seen when."""
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

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for at, logged in enumerate(news):
            if isinstance(logged.event, ev.PollPublished | ev.PollKept | ev.PollDiscarded):
                auction = _auction(model.log, logged.index)
                if auction or isinstance(logged.event, ev.PollPublished):
                    yield logged, cls(model, auction, logged.event, [each.event for each in news[at + 1 : at + 8]])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        self._draw_bids(p, sheet, now)
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

    def _draw_bids(self, p: Painter, sheet: Sheet, now: float) -> None:
        """The bidders side by side; once it is sold, a ballot circle marks who has it."""
        width, sold = 660.0 / max(1, len(self.bids)), now >= _SOLD
        for at, bid in enumerate(self.bids):
            ink: Ink = "muted" if sold and not bid.won else "ink"
            box = sheet.at(20 + at * width, 110, width - 8, 84)
            p.box(box, "own" if bid.won and sold else "row", "ink" if bid.won and sold else None, 3)
            upper, lower = box.inset(8 * sheet.scale, 6).rows(2)
            draw_seat(p, upper, bid.party, bid.player, ink)
            if now >= _BIDS:
                p.text(bid.said, lower, "figure", ink)
            if bid.won and sold:
                side = 26 * sheet.scale
                p.ballot(Rect(box.right - side * 0.7, box.y - side * 0.3, side, side), True)
        if self.called and self.bids:
            p.text([self.called, ""], sheet.at(300, 196, 372, 22), "caption", "muted", "right")

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
        rows = dict(zip((each.party for each in self.front), body.rows(5), strict=True))
        for at, moved in enumerate(self.moved):
            if now < _TRENDS + at * _EACH:
                continue
            row = rows[moved.party]
            line = Rect(sheet.at(near, 0, 0, 0).x, row.y, _WIDE * scale, row.h * 0.6)
            wide = draw_change(p, line, moved.before, moved.after, moved.better)
            p.text([moved.name, ""], line.trim(right=wide + 6), "strong", "ink_soft")
            ink: Ink = "pro" if moved.better else "contra"
            draw_thread(p, sheet, moved.seat, row.y + row.h * 0.76, card, ink)
        for row, each in zip(rows.values(), self.front, strict=True):
            if each.reason:
                room = Rect(sheet.at(far, 0, 0, 0).x, row.y, _WIDE * scale, row.h).inset(0, -5 * scale)
                draw_note(p, room, [each.reason, self.uncounted], "muted", "left" if left else "right")

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
        for at, (row, each) in enumerate(zip(rows, self.front, strict=True)):
            if at:
                p.hline(row.x, row.y, row.w, "hairline")
            side = min(26.0, row.h * 0.6)
            p.mark(each.party, row.anchored(side, side, 0, 0.5))
            ink: Ink = "pro" if each.change > 0 else "contra" if each.change < 0 else "muted"
            figure = p.width(each.said, "money")
            p.text([each.name, ""], row.trim(left=side + 10 * scale, right=figure + 8), "strong", "ink")
            p.text(each.said, row, "money", ink, "right")


def _bids(model: TableModel, auction: Sequence[object]) -> list[_Bid]:
    """Everybody in the order of bidding, with the last bid."""
    opened, won = first_of(auction, ev.AuctionOpened), first_of(auction, ev.PollWon)
    bids = {event.seat: event.amount for event in auction if isinstance(event, ev.PollBid)}
    if won is not None:
        bids[won.seat] = won.amount
    texts, who = model.texts, model.names
    return [
        _Bid(
            who.party_key(seat),
            who.player(seat),
            texts.money(bids[seat]) if seat in bids else texts("staging-passes"),
            won is not None and seat == won.seat,
        )
        for seat in (opened.order if opened is not None else ())
    ]


def _front(model: TableModel, end: ev.PollPublished, after: Sequence[object]) -> list[_Printed]:
    """What is printed for the parties: first those of the game in the order of their seats."""
    printed = dict(zip(PARTIES, model.edition.figures.polls[end.poll].changes, strict=True))
    order = [model.names.party_key(seat) for seat in range(model.seats)]
    return [
        _Printed(
            party,
            names.party_short(model.texts, party),
            model.texts.signed(printed[party]),
            printed[party],
            _reason(model, end, party, printed[party], after),
        )
        for party in [*order, *(party for party in PARTIES if party not in order)]
    ]


def _moved(model: TableModel, land: int, after: Sequence[object]) -> list[_Moved]:
    """The trends of a state that move."""
    return [
        _Moved(
            event.seat,
            model.names.party_key(event.seat),
            model.names.party(event.seat),
            model.texts.signed(event.trend - event.delta),
            model.texts.signed(event.trend),
            event.delta > 0,
        )
        for event in after
        if isinstance(event, ev.TrendChanged) and event.land == land
    ]


def _base(end: _End, after: Sequence[object]) -> tuple[int, int] | None:
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
