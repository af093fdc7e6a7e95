"""A poll under the hammer: bids, buyer, its front if it is published, and the trends that move (EN19 phase 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.staging.paper import draw_change, draw_seat, draw_stamp, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel

__all__ = ["PollShown"]

_BIDS, _SOLD, _TURN, _STAMP, _TRENDS = 0.2, 0.8, 1.1, 1.6, 1.8
_EACH = 0.15
_CARD: Final = Rect(260, 230, 180, 300)


_End = ev.PollPublished | ev.PollKept | ev.PollDiscarded


class PollShown(Reveal):
    """The end of an auction, or of a politician's look at a poll: published, kept face down, or wanted by nobody."""

    def __init__(self, model: TableModel, auction: Sequence[object], end: _End, after: Sequence[object]) -> None:
        texts = model.texts
        opened = next((event for event in auction if isinstance(event, ev.AuctionOpened)), None)
        bids = {event.seat: event.amount for event in auction if isinstance(event, ev.PollBid)}
        won = next((event for event in auction if isinstance(event, ev.PollWon)), None)
        self.land = end.land
        self.buyer = won.seat if won is not None else -1
        self.back = PARTIES[model.edition.figures.polls[end.poll].back if opened is None else opened.party]
        self.bids = [
            (
                model.names.party_key(seat),
                model.names.player(seat),
                self._bid(model, seat, bids, won),
                seat == self.buyer,
            )
            for seat in (opened.order if opened is not None else ())
        ]
        self.front: list[tuple[str, str, int]] = []
        if isinstance(end, ev.PollPublished):
            changes = model.edition.figures.polls[end.poll].changes
            self.front = [(party, texts.signed(change), change) for party, change in zip(PARTIES, changes, strict=True)]
            self.stamp = texts("staging-poll-published")
            self.title = texts("staging-poll-published-title", player=model.names.player(end.seat))
        elif isinstance(end, ev.PollKept):
            self.stamp = texts("staging-poll-kept")
            self.title = texts("staging-poll-kept-title", player=model.names.player(end.seat))
        else:
            self.stamp = texts("staging-poll-out")
            self.title = texts("staging-poll-out-title")
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
        self.still = texts("staging-poll-still") if self.front and not self.moved else ""
        told = [f"{name} {said}" for _, name, said, _ in self.bids]
        trends = [f"{name} {before} → {now}" for _, name, before, now, _ in self.moved]
        self.said = ". ".join(part for part in (self.title, ", ".join(told), ", ".join(trends) or self.still) if part)
        self.beats = [Beat(_BIDS, 0.4, "coin"), Beat(_SOLD, 0.2, "gavel"), Beat(_STAMP, 0.2, "stamp")]
        if self.front:
            self.beats.append(Beat(_TURN, 0.4, "flip"))
            self.beats += [Beat(_TRENDS + at * _EACH, 0.3, "pencil") for at in range(max(1, len(self.moved)))]

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
                    found.append(cls(model, auction, logged.event, after))
        return found

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        width = 660.0 / max(1, len(self.bids))
        for at, (party, name, said, won) in enumerate(self.bids):
            lost: Ink = "muted" if now >= _SOLD and not won else "ink"
            box = sheet.at(20 + at * width, 110, width - 8, 84)
            p.box(box, "own" if won and now >= _SOLD else "row", "ink" if won and now >= _SOLD else None, 3)
            upper, lower = box.inset(8, 6).rows(2)
            draw_seat(p, upper, party, name, lost)
            if now >= _BIDS:
                p.text(said, lower, "figure", lost)
            if won and now >= _SOLD:
                side = 26 * sheet.scale
                p.ballot(Rect(box.right - side * 0.7, box.y - side * 0.3, side, side), True)
        share = grown(now, _TURN, 0.4) if self.front else 0.0
        card = sheet.at(*_CARD)
        draw_turning(p, card, share, lambda box: self._back(p, box), lambda box: self._front(p, box))
        draw_stamp(p, sheet.at(230, 548, 240, 44), self.stamp, grown(now, _STAMP, 0.15), not self.front)
        for at, (party, name, before, after, better) in enumerate(self.moved):
            if now >= _TRENDS + at * _EACH:
                row = sheet.at(460, 240 + at * 58, 220, 46)
                p.mark(party, Rect(row.x, row.cy - 11, 22, 22))
                p.text(name, row.trim(left=30), "strong")
                draw_change(p, row, before, after, better)
        if self.still and now >= _TRENDS:
            p.paragraph(self.still, sheet.at(460, 240, 220, 120), "body", "muted")

    def _back(self, p: Painter, box: Rect) -> None:
        p.box(box, f"{self.back}.small", "ink", 2)
        side = min(64.0, box.w * 0.5)
        if side > 10:
            p.glyph(self.back, box.centred(side, side), f"{self.back}.on")

    def _front(self, p: Painter, box: Rect) -> None:
        p.box(box, "own", "ink", 2.5)
        if box.w < _CARD.w * 0.4:
            return
        for row, (party, said, change) in zip(box.inset(12, 8).rows(len(self.front)), self.front, strict=True):
            side = min(26.0, row.h * 0.6)
            p.mark(party, Rect(row.x, row.cy - side / 2, side, side))
            ink: Ink = "pro" if change > 0 else "contra" if change < 0 else "muted"
            p.text(said, row, "money", ink, "right")


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
