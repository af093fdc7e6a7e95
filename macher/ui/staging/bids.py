"""Who starts: sealed bids open from the lowest up, ties raise (EN19 phase 1), the winner names one (VG06 6.2.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from macher.rules import events as ev
from macher.rules.national.events import FirstBidsTied, FirstRightWon
from macher.ui.layout import Rect
from macher.ui.paint.materials import fits_rubber, paint_rubber
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.small_prints import paint_flap, paint_pocket
from macher.ui.staging.paper import draw_coupon, draw_party, draw_plate
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, first_of, grown, sentences
from macher.ui.table.model import Logged, TableModel

_FIRST, _LAST, _VERDICT = 0.4, 1.2, 1.7
"""Seconds at which the lowest bid opens, the highest, and at which it is said who starts."""
_OPENS = 0.25
_ENVELOPE: Final = (220.0, 108.0)
_TOP, _PITCH = 480.0, 266.0
_SLIP, _FOOT, _THOUSAND, _TALLEST = 180.0, 56.0, 36.0, 330.0
"""Width of a slip, its height without any money and for each thousand, and the greatest height of all."""
_COUPON: Final = 46.0
"""Height of the coupon that a raise puts on top of a slip, at least."""
_COMES, _DECIDES = 0.2, 0.8
"""Seconds at which a coupon comes, and at which the last answer decides."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What opened bids lead to: the sentence that says so, who is still in, and who starts or chooses first."""

    verdict: str = ""
    lit: frozenset[int] = frozenset()
    starts: int = -1
    crowns: int = -1
    again: frozenset[int] = frozenset()
    """Who bids once more."""
    all_pay: bool = False
    """Whether everybody pays their bid (CONS A)."""


def _outcome(model: TableModel, opened: ev.StartBidsRevealed, after: Sequence[object]) -> _Outcome:
    texts, who = model.texts, model.names
    tie, starts = first_of(after, ev.StartTied), first_of(after, ev.StartPlayerSet)
    again, right = first_of(after, FirstBidsTied), first_of(after, FirstRightWon)
    crowned = starts.seat if starts is not None else -1
    if tie is not None:
        tied = frozenset(tie.seats)
        return _Outcome(texts("staging-bids-tied", amount=texts.money(tie.amount)), tied, crowned, crowned, tied)
    if starts is not None:
        verdict = texts("staging-bids-starts", player=who.player(crowned))
        return _Outcome(verdict, frozenset({crowned}), crowned, crowned)
    if again is not None:
        tied, key = frozenset(again.seats), "staging-first-dice" if again.dice else "staging-bids-again"
        verdict = texts(key, amount=texts.money(again.amount))
        return _Outcome(verdict, tied, again=frozenset() if again.dice else tied)
    if right is not None:
        verdict = texts("staging-first-title", player=who.player(right.seat))
        return _Outcome(verdict, frozenset({right.seat}), right.seat)
    return _for_places(model, opened.bids)


def _for_places(model: TableModel, bids: Sequence[int]) -> _Outcome:
    """Where bids are for places in the order of play: who chooses first, unless dice decide that."""
    best = max(bids)
    first = [seat for seat, bid in enumerate(bids) if bid == best]
    if len(first) > 1:
        return _Outcome(all_pay=True)
    verdict = model.texts("staging-bids-chooses", player=model.names.player(first[0]))
    return _Outcome(verdict, frozenset(first), first[0], all_pay=True)


def _caught(model: TableModel, after: Sequence[object]) -> dict[int, str]:
    """What stands below the names of those who have bid more than they have."""
    said = model.texts("staging-bids-caught")
    return {event.seat: said for event in after if isinstance(event, ev.BluffCaught)}


class _Envelopes(Reveal):
    """All bids of a round in the order of the seats, as slips in their envelopes."""

    def __init__(self, model: TableModel, opened: ev.StartBidsRevealed, after: Sequence[object]) -> None:
        texts, every = model.texts, range(len(opened.bids))
        self.bids = opened.bids
        self.best = self.level = max(opened.bids)
        """The highest bid, to which the slips are scaled, and the one at which the line is drawn."""
        self.tallest = _TALLEST
        self.settles = _VERDICT
        """Seconds at which those who are out are drawn quietly."""
        self.seats = [seat for seat in every if opened.bids[seat] >= 0]
        """Those who have bid: after a tie not all do."""
        self.parties = [model.names.party_key(seat) for seat in every]
        self.names = [model.names.player(seat) for seat in every]
        self.amounts = [texts.money(bid) for bid in opened.bids]
        self.line = texts.money(self.best)
        self.title, self.sealed = texts("staging-bids-title"), texts("staging-bids-sealed")
        self.caught = _caught(model, after)
        outcome = _outcome(model, opened, after)
        self.verdict, self.lit = outcome.verdict, outcome.lit
        self.starts, self.crowns = outcome.starts, outcome.crowns
        if self.crowns >= 0:
            self.reaches = _VERDICT
        self.fates = self._fates(model, outcome)
        """What stands below the names in the end."""
        levels = sorted({opened.bids[seat] for seat in self.seats})
        self.ranks = {seat: texts("staging-bids-opened", n=levels.index(opened.bids[seat]) + 1) for seat in self.seats}
        """What stands there until all are open: which was opened first, which second."""
        told = [
            texts.pair(model.names.party(seat), self.amounts[seat])
            for seat in sorted(self.seats, key=lambda seat: opened.bids[seat])
        ]
        self.lines = [*told, self.verdict] if self.verdict else told
        self.said = " ".join((texts.pair(self.title, ", ".join(told)) + ".", self.verdict)).strip()
        step = (_LAST - _FIRST) / max(1, len(levels) - 1)
        self.opens = {bid: _LAST if at == len(levels) - 1 else _FIRST + at * step for at, bid in enumerate(levels)}
        self.beats = [
            Beat(0.0, 0.2, "slide"),
            *(Beat(at, _OPENS + 0.2, "flap") for at in self.opens.values()),
            Beat(_LAST + _OPENS, 0.2, "thud"),
            Beat(_VERDICT, 0.3, "pencil"),
        ]

    @property
    def sentence(self) -> str:
        return self.verdict or self.title

    def _fates(self, model: TableModel, outcome: _Outcome) -> dict[int, str]:
        """What becomes of each bid: who pays, who bids once more, who is out."""
        if outcome.all_pay:
            return {seat: model.texts("staging-bids-pays", money=self.amounts[seat]) for seat in self.seats}
        if outcome.starts >= 0:
            return self._only_pays(model, outcome.starts, self.amounts[outcome.starts])
        fates = dict.fromkeys(self.seats, model.texts("staging-bids-out"))
        return fates | dict.fromkeys(outcome.again, model.texts("staging-bids-once-more"))

    def _only_pays(self, model: TableModel, starts: int, money: str) -> dict[int, str]:
        """The one who starts pays, and only that one."""
        fates = dict.fromkeys(self.seats, model.texts("staging-bids-keeps"))
        return fates | {starts: model.texts("staging-bids-pays", money=money)}

    def _lit(self, now: float) -> frozenset[int]:
        """Who is still in at a time."""
        return self.lit

    def _places(self) -> list[tuple[int, float]]:
        """The seats with the left edges of their envelopes."""
        start = (1412 - _PITCH * len(self.seats)) / 2 + (_PITCH - _ENVELOPE[0]) / 2
        return [(seat, start + at * _PITCH) for at, seat in enumerate(self.seats)]

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        for seat, x in self._places():
            self._draw_place(p, sheet, x, seat, now)
        if now >= _LAST + _OPENS:
            self._draw_line(p, sheet)
        if now >= _VERDICT and self.verdict:
            box = sheet.box.inset(28 * sheet.scale, 14 * sheet.scale)._replace(h=72 * sheet.scale)
            p.text(self.verdict, box, "title", "ink", "right")

    def _draw_place(self, p: Painter, sheet: Sheet, x: float, seat: int, now: float) -> None:
        """An envelope with its slip and the name below it."""
        lit = self._lit(now)
        quiet = now >= self.settles and bool(lit) and seat not in lit
        opens = self.opens[self.bids[seat]]
        flap, risen = grown(now, opens, _OPENS), grown(now, opens + _OPENS * 0.5, _OPENS)
        box = sheet.at(x, _TOP, *_ENVELOPE)
        paint_flap(p, box, flap, quiet)
        if risen > 0:
            self._draw_slip(p, sheet, x, seat, risen, quiet)
        paint_pocket(p, box, self.parties[seat], flap, quiet)
        stamp = sheet.at(x + 8, _TOP - 3, _ENVELOPE[0] - 16, 30)
        stamp = stamp.centred(min(stamp.w, (p.width(self.sealed, "strong") + 24) / 0.9), stamp.h)
        if flap <= 0 and fits_rubber(p, self.sealed, stamp.w):
            paint_rubber(p, stamp, self.sealed, "sealed", "ink_soft", "own", filled=True)
        mark = sheet.at(x + 8, _TOP + 118, 26, 26)
        p.mark(self.parties[seat], mark)
        ink: Ink = "muted" if quiet else "ink"
        p.text(self.names[seat], sheet.at(x + 42, _TOP + 114, 178, 34), "name", ink)
        if now >= self.settles and seat in self.caught:
            p.text(self.caught[seat], sheet.at(x, _TOP + 146, 220, 22), "caption", "contra")
        else:
            self._draw_note(p, sheet, x, seat, now)
        if now >= self.settles and seat in lit:
            p.ballot(sheet.at(x + 190, _TOP + 114, 32, 32), lit == {self.starts})
            if lit == {self.starts}:
                self._draw_frame(p, sheet, x, seat)

    def _note(self, seat: int, now: float) -> str:
        """What stands below a name: which was opened first, and in the end what becomes of the bid."""
        if now < self.opens[self.bids[seat]] + _OPENS:
            return ""
        return self.fates[seat] if now >= self.settles else self.ranks[seat]

    def _draw_note(self, p: Painter, sheet: Sheet, x: float, seat: int, now: float) -> None:
        said = self._note(seat, now)
        quiet = now >= self.settles and bool(self.lit) and seat not in self._lit(now)
        ink: Ink = "muted" if quiet else "ink_soft"
        room = sheet.at(x, _TOP + 145, _PITCH - 8, 26)
        below_name = room.trim(left=42 * sheet.scale, right=30 * sheet.scale)
        p.text(said, below_name if p.width(said, "label") <= below_name.w else room, "label", ink)

    def _draw_frame(self, p: Painter, sheet: Sheet, x: float, seat: int) -> None:
        """Around the envelope of whoever starts, in their colour."""
        high = _TOP - self._summit(seat) - 14
        box = sheet.at(x - 12, high, _ENVELOPE[0] + 24, _TOP + 180 - high)
        p.frame(box, f"{self.parties[seat]}.edge", 4)

    def _draw_slip(self, p: Painter, sheet: Sheet, x: float, seat: int, risen: float, quiet: bool) -> None:
        tall = self._height(self.bids[seat])
        hidden = _ENVELOPE[1] * 0.5
        top = _TOP - tall * risen
        box = sheet.at(x + (_ENVELOPE[0] - _SLIP) / 2, top, _SLIP, tall * risen + hidden)
        p.box(box, "row" if quiet else "own", "slot_line" if quiet else "ink", 2)
        thousand = self._thousand() * sheet.scale
        y = box.y + (_FOOT + 8) * sheet.scale
        while thousand >= 1 and y < sheet.at(0, _TOP, 0, 0).y - 4:  # closer lines would be one grey
            p.hline(box.x + 10, y, box.w - 20, "hairline")
            y += thousand
        room = box._replace(h=min(box.h, _FOOT * sheet.scale)).inset(4, 2)
        p.text(self.amounts[seat], room, "money", "muted" if quiet else "ink", "centre")

    def _thousand(self) -> float:
        most = self.best / 1000
        return min(_THOUSAND, (self.tallest - _FOOT) / most) if most else _THOUSAND

    def _height(self, bid: int) -> float:
        return _FOOT + bid / 1000 * self._thousand()

    def _summit(self, seat: int) -> float:
        """How high the slip of a seat reaches with all that is on it."""
        return self._height(self.bids[seat])

    def _draw_line(self, p: Painter, sheet: Sheet) -> None:
        """The height of the best bid."""
        y = _TOP - self._height(self.level)
        box: Rect = sheet.at(24, y, 1364, 2)
        p.hline(box.x, box.y, box.w, "ink", 2)
        draw_plate(p, sheet.at(1258, y - 48, 130, 44), self.line)


class BidsOpened(_Envelopes):
    """The sealed bids are opened."""

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for at, logged in enumerate(news):
            if isinstance(logged.event, ev.StartBidsRevealed):
                after = [each.event for each in news[at + 1 :] if each.version == logged.version]
                yield logged, cls(model, logged.event, after)


class BidRaised(_Envelopes):
    """An answer to a tie: a raise puts a coupon on top of the slip; the last answer decides."""

    runs = True

    def __init__(self, model: TableModel, round_: _Tied, after: Sequence[object]) -> None:
        super().__init__(model, round_.opened, [round_.tie])
        self.asked = dict(self.fates)
        """What stands below the names until the last answer decides."""
        texts, answer = model.texts, round_.answers[-1]
        self.opens = dict.fromkeys(self.opens, -1.0)
        self.settles, self.tallest = 0.0, _TALLEST - _COUPON
        self.raises = {each.seat: each.amount for each in round_.answers if isinstance(each, ev.StartBidRaised)}
        self.added = {
            seat: texts("staging-bids-coupon", money=texts.money(amount - self.bids[seat]))
            for seat, amount in self.raises.items()
        }
        self.seat = answer.seat
        self.best = max(self.level, *self.raises.values()) if self.raises else self.level
        self.title = self.verdict
        passes = {each.seat for each in round_.answers if isinstance(each, ev.Passed)}
        self.notes = {seat: texts("staging-passes") for seat in passes}
        self.notes |= {
            seat: texts("staging-bids-raises", money=texts.money(amount)) for seat, amount in self.raises.items()
        }
        starts = first_of(after, ev.StartPlayerSet)
        self.caught = _caught(model, after)
        self.starts = self.crowns = starts.seat if starts is not None else -1
        self.verdict = ""
        if starts is not None:
            self.reaches = _DECIDES
            who, money = model.names.player(starts.seat), texts.money(starts.amount)
            self.fates = self._only_pays(model, starts.seat, money)
            self.verdict = texts("staging-bids-decided", player=who, money=money)
        said = texts.pair(model.names.party(self.seat), self.notes[self.seat])
        self.lines = [said, self.verdict] if self.verdict else [said]
        self.said = sentences(self.title, *self.lines)
        raised = isinstance(answer, ev.StartBidRaised)
        self.beats = [Beat(_COMES, 0.4, "coin" if raised else "slide")]
        if self.verdict:
            self.beats.append(Beat(_DECIDES, 0.4, "stamp"))

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for at, logged in enumerate(news):
            tied = _tied(model.log, logged.index) if isinstance(logged.event, ev.StartBidRaised | ev.Passed) else None
            if tied is not None:
                after = [each.event for each in news[at + 1 : at + 8] if each.version == logged.version]
                yield logged, cls(model, tied, after)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        for seat, x in self._places():
            self._draw_place(p, sheet, x, seat, now)
        self._draw_line(p, sheet)
        for seat, x in self._places():
            self._draw_answer(p, sheet, x, seat, now)
        if self.verdict and now >= _DECIDES:
            p.text(self.verdict, sheet.at(28, 74, 1356, 36), "name", "ink_soft")

    def _lit(self, now: float) -> frozenset[int]:
        return frozenset({self.starts}) if self.verdict and now >= _DECIDES else self.lit

    def _note(self, seat: int, now: float) -> str:
        if self.verdict and now >= _DECIDES:
            return self.fates[seat]
        answered = seat in self.notes and (seat != self.seat or now >= _COMES)
        return self.notes[seat] if answered else self.asked[seat]

    def _summit(self, seat: int) -> float:
        bid = super()._summit(seat)
        return max(self._height(self.raises[seat]), bid + _COUPON) if seat in self.raises else bid

    def _draw_answer(self, p: Painter, sheet: Sheet, x: float, seat: int, now: float) -> None:
        """The coupon of a raise."""
        share = grown(now, _COMES, 0.4) if seat == self.seat else 1.0
        if share <= 0:
            return
        if seat in self.raises:
            tall = max(_COUPON, self._height(self.raises[seat]) - self._height(self.bids[seat]))
            top = _TOP - self._height(self.bids[seat])
            left = x + (_ENVELOPE[0] - _SLIP) / 2
            coupon = sheet.at(left, top - tall - 24 * (1 - share), _SLIP, tall)
            draw_coupon(p, coupon, self.parties[seat], self.added[seat], sheet.scale)


@dataclass(frozen=True, slots=True)
class _Tied:
    """An open round among those tied, up to one of its answers."""

    opened: ev.StartBidsRevealed
    tie: ev.StartTied
    answers: tuple[ev.StartBidRaised | ev.Passed, ...]


def _tied(log: Sequence[Logged], last: int) -> _Tied | None:
    """The open round to which the event with this number belongs; None if it is no answer in one."""
    answers: list[ev.StartBidRaised | ev.Passed] = []
    tie: ev.StartTied | None = None
    for logged in reversed(log):
        event = logged.event
        if logged.index > last:
            continue
        if tie is not None:
            if isinstance(event, ev.StartBidsRevealed):
                return _Tied(event, tie, tuple(answers[::-1]))
        elif isinstance(event, ev.StartTied):
            tie = event
        elif isinstance(event, ev.StartBidRaised) or (isinstance(event, ev.Passed) and event.step == "start_tie"):
            answers.append(event)
        elif not answers or isinstance(event, ev.PhaseStarted | ev.StartPlayerSet):
            return None
    return None


_PLATES, _EACH, _NAMED = 0.2, 0.1, 1.1


class FirstPlayerNamed(Reveal):
    """The ballot of all players, with the cross that one of them has made."""

    def __init__(self, model: TableModel, right: FirstRightWon, named: ev.StartPlayerSet) -> None:
        texts, who = model.texts, model.names
        self.chooser, self.named = right.seat, named.seat
        self.seat = right.seat
        self.title = texts("staging-first-title", player=who.player(right.seat))
        self.verdict = texts("staging-bids-starts", player=who.player(named.seat))
        self.paid = texts.money(right.amount)
        self.plates = [(who.party_key(seat), who.player(seat)) for seat in range(model.seats)]
        self.lines = [self.verdict]
        self.said = sentences(self.title, self.verdict)
        self.beats = [Beat(_PLATES, 0.4, "slide"), Beat(_NAMED, 0.4, "pencil")]
        self.crowns, self.reaches = named.seat, _NAMED

    @property
    def sentence(self) -> str:
        return self.verdict

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news:
            if isinstance(logged.event, ev.StartPlayerSet) and model.national:
                right = _right(model.log, logged.index)
                if right is not None:
                    yield logged, cls(model, right, logged.event)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        party, name = self.plates[self.chooser]
        draw_party(p, sheet.at(506, 130, 400, 92), party, name, self.paid)
        width = 1332 / len(self.plates)
        for at, (party, name) in enumerate(self.plates):
            share = grown(now, _PLATES + at * _EACH, 0.25)
            if share <= 0:
                continue
            crossed = at == self.named and now >= _NAMED
            box = sheet.at(40 + at * width + 6, 330 + 20 * (1 - share), width - 12, 120)
            p.box(box, "own" if crossed else "row", "ink" if crossed else None, 3)
            draw_party(p, box.inset(14 * sheet.scale, 34 * sheet.scale), party, name, "", plain=True)
            side = 44 * sheet.scale
            p.ballot(Rect(box.cx - side / 2, box.bottom + 14 * sheet.scale, side, side), crossed)
        if now >= _NAMED:
            p.text(self.verdict, sheet.at(40, 540, 1332, 60), "heading", "ink", "centre")


def _right(log: Sequence[Logged], end: int) -> FirstRightWon | None:
    """The right that was won last before the event with this number, in the same phase."""
    for logged in reversed(log):
        if logged.index < end:
            if isinstance(logged.event, FirstRightWon):
                return logged.event
            if isinstance(logged.event, ev.PhaseStarted):
                return None
    return None
