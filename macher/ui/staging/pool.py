"""An opinion goes down into the exchange pool, another one comes up out of it (VG06 6.2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macher.rules import events as ev
from macher.rules.national.events import OpinionPooled
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.opinions import figures_before_and_after
from macher.ui.staging.paper import draw_change, draw_seat
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, grown, sentences
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_back, paint_card

_MOVES, _TAKES, _ROWS, _EACH = 0.4, 0.5, 1.2, 0.12
_CARD = (118.0, 132.0)
_PITCH = 130.0
_ABOVE, _BELOW = 120.0, 330.0


class PoolExchanged(Reveal):
    """The opinions of the state above, the pool below; both cards change places at once."""

    boxes = frozenset({"opinions"})

    def __init__(self, model: TableModel, event: ev.OpinionShifted, kept: bool) -> None:
        texts, who = model.texts, model.names
        before = model.before if model.before is not None else model.view
        self.title = texts("staging-opinion-title", player=who.player(event.seat), land=who.land(event.land))
        self.seat = event.seat
        self.out, self.into, self.place, self.kept = event.out, event.into, event.place, kept
        self.above = list(before.lands[event.land].opinions) or list(model.view.lands[event.land].opinions)
        self.pool = [kind for kind in before.opinion_display if kind >= 0][:8]
        if event.into not in self.pool:
            self.pool = [*self.pool[:7], event.into]
        self.pool_name = texts("table-opinions")
        self.land_name = who.land(event.land)
        kinds = {kind for kind in (*self.above, *self.pool, event.out, event.into) if kind >= 0}
        self.faces, self.topics = {k: who.face(k) for k in kinds}, {k: who.topic_forms(k) for k in kinds}
        self.seats = [(who.party_key(seat), who.party(seat)) for seat in range(model.seats)]
        self.rows = figures_before_and_after(model, event.land)
        told = [
            f"{who.party(seat)} {matches[0]} → {matches[1]}, {votes[0]} → {votes[1]}"
            for seat, (matches, votes, _) in enumerate(self.rows)
        ]
        self.lines = told
        self.said = sentences(
            self.title,
            texts.pair(texts("staging-out"), who.card(event.out)),
            texts.pair(texts("staging-new"), who.card(event.into)),
            "; ".join(told),
        )
        self.beats = [Beat(_MOVES, _TAKES, "slide"), Beat(_ROWS, 0.2 + _EACH * len(self.rows), "pencil")]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for at, logged in enumerate(news if model.national else ()):
            if isinstance(logged.event, ev.OpinionShifted):
                pooled = [each.event for each in news[max(0, at - 2) : at + 3] if isinstance(each.event, OpinionPooled)]
                kept = not any(event.kind == logged.event.out and not event.kept for event in pooled)
                yield logged, cls(model, logged.event, kept)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        share = grown(now, _MOVES, _TAKES)
        for y, name in ((_ABOVE - 14, self.land_name), (_BELOW - 14, self.pool_name)):
            p.fill(sheet.at(28, y, 1356, 160), "row")
            p.text(name, sheet.at(48, y, 250, 160), "name")
        slot = self.pool.index(self.into)
        upper, lower = (300 + self.place * _PITCH, _ABOVE), (300 + slot * _PITCH, _BELOW)
        for at, kind in enumerate(self.above):
            if at != self.place:
                self._draw(p, sheet.at(300 + at * _PITCH, _ABOVE, *_CARD), kind)
        for at, kind in enumerate(self.pool):
            if at != slot:
                self._draw(p, sheet.at(300 + at * _PITCH, _BELOW, *_CARD), kind)
        for rest in (upper, lower):
            p.frame(sheet.at(rest[0] - 6, rest[1] - 6, _CARD[0] + 12, _CARD[1] + 12), "ink", 3)
        x, y = upper[0] - lower[0], lower[1] - upper[1]
        bend = 60 * (1 - abs(2 * share - 1))
        if share < 1 or self.kept:
            self._draw(p, sheet.at(upper[0] - x * share - bend, upper[1] + y * share, *_CARD), self.out)
        self._draw(p, sheet.at(lower[0] + x * share + bend, lower[1] - y * share, *_CARD), self.into)
        if now >= _ROWS:
            self._draw_rows(p, sheet, now)

    def _draw(self, p: Painter, box: Rect, kind: int) -> None:
        if kind < 0:
            paint_back(p, box)
        else:
            paint_card(p, box, *self.faces[kind], "named", name=self.topics[kind])

    def _draw_rows(self, p: Painter, sheet: Sheet, now: float) -> None:
        width = 1356 / max(1, len(self.rows))
        for at, (_, votes, better) in enumerate(self.rows):
            if now < _ROWS + at * _EACH:
                continue
            box = sheet.at(28 + at * width, 522, width - 10, 84)
            p.fill(box, "row")
            upper, lower = box.inset(12, 6).rows(2)
            draw_seat(p, upper, *self.seats[at])
            if votes[0] == votes[1]:
                p.text(votes[1], lower, "figure", "muted", "right")
            else:
                draw_change(p, lower, votes[0], votes[1], better > 0)
