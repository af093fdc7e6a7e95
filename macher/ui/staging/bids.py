"""The sealed bids for start player: envelopes open from the lowest bid up, the highest last (EN19 phase 1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.rules import events as ev
from macher.rules.national.events import FirstBidsTied, FirstRightWon
from macher.ui.layout import Rect
from macher.ui.paint.envelopes import paint_flap, paint_pocket
from macher.ui.paint.painter import Ink, Painter
from macher.ui.staging.paper import draw_plate
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel

__all__ = ["BidsOpened"]

_FIRST, _LAST, _VERDICT = 0.4, 1.2, 1.7
"""Seconds at which the lowest bid opens, the highest, and at which it is said who starts."""
_OPENS = 0.25
_ENVELOPE: Final = (220.0, 108.0)
_TOP, _PITCH = 500.0, 266.0
_SLIP, _FOOT, _THOUSAND, _TALLEST = 180.0, 56.0, 36.0, 330.0
"""Width of a slip, its height without any money and for each thousand, and the greatest height of all."""


class BidsOpened(Reveal):
    """All bids of a round, in the order of the seats from the former start player on."""

    def __init__(self, model: TableModel, opened: ev.StartBidsRevealed, after: Sequence[object]) -> None:
        texts = model.texts
        self.bids = opened.bids
        self.best = max(opened.bids)
        every = range(len(opened.bids))
        self.seats = [seat for seat in every if opened.bids[seat] >= 0]
        """Those who have bid: after a tie not all do."""
        self.parties = [model.names.party_key(seat) for seat in every]
        self.names = [model.names.player(seat) for seat in every]
        self.amounts = [texts.money(bid) for bid in opened.bids]
        self.line = texts.money(self.best)
        tie = next((event for event in after if isinstance(event, ev.StartTied)), None)
        starts = next((event for event in after if isinstance(event, ev.StartPlayerSet)), None)
        caught = [event.seat for event in after if isinstance(event, ev.BluffCaught)]
        self.caught = {seat: texts("staging-bids-caught") for seat in caught}
        self.lit = set(tie.seats) if tie is not None else {starts.seat} if starts is not None else set()
        self.starts = starts.seat if starts is not None else -1
        again = next((event for event in after if isinstance(event, FirstBidsTied)), None)
        right = next((event for event in after if isinstance(event, FirstRightWon)), None)
        if tie is None and starts is None and (again is not None or right is not None):
            self.lit = set(again.seats) if again is not None else {right.seat} if right is not None else set()
            self.starts = right.seat if right is not None and again is None else -1
        self.title = texts("staging-bids-title")
        if tie is not None:
            self.verdict = texts("staging-bids-tied", amount=texts.money(tie.amount))
        elif starts is not None:
            self.verdict = texts("staging-bids-starts", player=model.names.player(starts.seat))
        elif again is not None:
            key = "staging-first-dice" if again.dice else "staging-bids-again"
            self.verdict = texts(key, amount=texts.money(again.amount))
        elif right is not None:
            self.verdict = texts("staging-first-title", player=model.names.player(right.seat))
        else:
            self.verdict = ""
        told = [texts.pair(model.names.party(seat), self.amounts[seat]) for seat in self._by_amount()]
        self.lines = [*told, self.verdict] if self.verdict else told
        self.said = " ".join((texts.pair(self.title, ", ".join(told)) + ".", self.verdict)).strip()
        levels = sorted({opened.bids[seat] for seat in self.seats})
        step = (_LAST - _FIRST) / max(1, len(levels) - 1)
        self.opens = {bid: _LAST if at == len(levels) - 1 else _FIRST + at * step for at, bid in enumerate(levels)}
        self.beats = [Beat(0.0, 0.2, "slide")]
        self.beats += [Beat(at, _OPENS + 0.2, "flap") for at in self.opens.values()]
        self.beats += [Beat(_LAST + _OPENS, 0.2, "thud"), Beat(_VERDICT, 0.3, "pencil")]

    @property
    def sentence(self) -> str:
        return self.verdict or self.title

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        return [
            cls(model, logged.event, [each.event for each in news[at + 1 : at + 8]]).begins(logged)
            for at, logged in enumerate(news)
            if isinstance(logged.event, ev.StartBidsRevealed)
        ]

    def _by_amount(self) -> list[int]:
        return sorted(self.seats, key=lambda seat: self.bids[seat])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        start = (1412 - _PITCH * len(self.seats)) / 2
        for at, seat in enumerate(self.seats):
            self._draw_place(p, sheet, start + at * _PITCH + (_PITCH - _ENVELOPE[0]) / 2, seat, now)
        if now >= _LAST + _OPENS:
            self._draw_line(p, sheet)
        if now >= _VERDICT and self.verdict:
            box = sheet.box.inset(28 * sheet.scale, 14 * sheet.scale)._replace(h=72 * sheet.scale)
            p.text(self.verdict, box, "title", "ink", "right")

    def _draw_place(self, p: Painter, sheet: Sheet, x: float, seat: int, now: float) -> None:
        """An envelope with its slip and the name below it."""
        quiet = now >= _VERDICT and bool(self.lit) and seat not in self.lit
        opens = self.opens[self.bids[seat]]
        flap, risen = grown(now, opens, _OPENS), grown(now, opens + _OPENS * 0.5, _OPENS)
        box = sheet.at(x, _TOP, *_ENVELOPE)
        paint_flap(p, box, flap, quiet)
        if risen > 0:
            self._draw_slip(p, sheet, x, seat, risen, quiet)
        paint_pocket(p, box, self.parties[seat], flap, quiet)
        mark = sheet.at(x + 8, _TOP + 118, 26, 26)
        p.mark(self.parties[seat], mark)
        ink: Ink = "muted" if quiet else "ink"
        p.text(self.names[seat], sheet.at(x + 42, _TOP + 114, 178, 34), "name", ink)
        if now >= _VERDICT:
            said = self.caught.get(seat, "")
            if said:
                p.text(said, sheet.at(x, _TOP + 146, 220, 22), "caption", "contra")
            if seat in self.lit:
                p.ballot(sheet.at(x + 190, _TOP + 114, 32, 32), seat == self.starts)

    def _draw_slip(self, p: Painter, sheet: Sheet, x: float, seat: int, risen: float, quiet: bool) -> None:
        tall = self._height(self.bids[seat])
        hidden = _ENVELOPE[1] * 0.5
        top = _TOP - tall * risen
        box = sheet.at(x + (_ENVELOPE[0] - _SLIP) / 2, top, _SLIP, tall * risen + hidden)
        p.box(box, "row" if quiet else "own", "slot_line" if quiet else "ink", 2)
        thousand = self._thousand() * sheet.scale
        y = box.y + (_FOOT + 8) * sheet.scale
        while y < sheet.at(0, _TOP, 0, 0).y - 4:
            p.hline(box.x + 10, y, box.w - 20, "hairline")
            y += thousand
        room = box._replace(h=min(box.h, _FOOT * sheet.scale)).inset(4, 2)
        p.text(self.amounts[seat], room, "money", "muted" if quiet else "ink", "centre")

    def _thousand(self) -> float:
        most = self.best / 1000
        return min(_THOUSAND, (_TALLEST - _FOOT) / most) if most else _THOUSAND

    def _height(self, bid: int) -> float:
        return _FOOT + bid / 1000 * self._thousand()

    def _draw_line(self, p: Painter, sheet: Sheet) -> None:
        """The height of the best bid."""
        y = _TOP - self._height(self.best)
        box: Rect = sheet.at(24, y, 1364, 2)
        p.hline(box.x, box.y, box.w, "ink", 2)
        draw_plate(p, sheet.at(1258, y - 48, 130, 44), self.line)
