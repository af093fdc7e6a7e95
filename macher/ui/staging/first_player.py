"""Who has won the right to it names the first player of the round, in games with a national board (VG06 6.2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules import events as ev
from macher.rules.national.events import FirstRightWon
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_party
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown, sentences
from macher.ui.table.model import Logged, TableModel

__all__ = ["FirstPlayerNamed"]

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
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        found: list[Reveal] = []
        for logged in news:
            event = logged.event
            if not isinstance(event, ev.StartPlayerSet) or not model.national:
                continue
            right = _right(model.log, logged.index)
            if right is not None:
                found.append(cls(model, right, event).begins(logged))
        return found

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
