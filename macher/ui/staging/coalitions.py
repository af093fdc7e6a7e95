"""Coalitions that are offered, answered and forced (VG06 6.2.4), and the answers to the strongest party (ruling 15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macher.rules import events as ev
from macher.rules.national.events import CoalitionFormed, CoalitionOffered
from macher.ui.paint.painter import Painter, Run
from macher.ui.staging.paper import draw_party, draw_stamp
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, grown, sentences
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_card

_MEET, _CARDS, _ANSWER = 0.1, 0.6, 1.0
_PLATE, _PLATES = (440.0, 130.0), 126.0
"""Size of a party's plate, and where both lie."""


class CoalitionTold(Reveal):
    """Two parties come together: their votes, the cards they share, and the answer if there is one yet."""

    def __init__(self, model: TableModel, one: int, other: int, land: int, answer: str) -> None:
        texts, who, view = model.texts, model.names, model.view
        self.land_name = who.land(land)
        self.seat = other if answer in ("joined", "refused") else one
        self.answer = answer
        """`asked`, `joined`, `forced` or `refused`."""
        key = "staging-coalition-title" if answer == "asked" else f"staging-coalition-{answer}-title"
        self.title = texts(key, player=who.player(one), other=who.player(other), land=who.land(land))
        votes = [view.lands[land].votes[seat] for seat in (one, other)]
        self.plates = [
            (who.party_key(seat), who.player(seat), f"{texts.number(count)} {texts('table-votes-word', n=count)}")
            for seat, count in zip((one, other), votes, strict=True)
        ]
        self.together = texts.number(sum(votes))
        self.unit = texts("staging-coalition-together")
        shared = set(view.parties[one].program) & set(view.parties[other].program)
        self.shared = [(who.face(kind), who.topic_forms(kind)) for kind in sorted(shared)]
        self.common = texts("staging-coalition-common", n=len(shared))
        self.stamp = "" if answer == "asked" else texts(f"staging-coalition-{answer}")
        sides = [texts.pair(name, count) for _, name, count in self.plates]
        self.lines = [*sides, f"{self.together} {self.unit}", self.common]
        self.said = sentences(self.title, f"{self.together} {self.unit}", self.common)
        self.beats = [Beat(_MEET, 0.4, "slide"), Beat(_CARDS, 0.3, "flip")]
        if self.stamp:
            self.beats.append(Beat(_ANSWER, 0.3, "stamp"))

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news:
            event = logged.event
            if isinstance(event, CoalitionOffered) and not event.forced:
                yield logged, cls(model, event.seat, event.partner, event.land, "asked")
            elif isinstance(event, CoalitionFormed):
                answer = "forced" if event.forced else "joined"
                yield logged, cls(model, event.seat, event.partner, event.land, answer)
            elif isinstance(event, ev.CoalitionAnswered) and model.national and not event.accept:
                yield logged, cls(model, event.leader, event.seat, event.land, "refused")

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        met = grown(now, _MEET, 0.4)
        apart = grown(now, _ANSWER, 0.3) if self.answer == "refused" else 0.0
        shift = 180 * (1 - met) + 110 * apart
        width, height = _PLATE
        band = sheet.at(0, _PLATES, 1412, height)
        with p.within(band, clip=True):
            for at, (party, name, votes) in enumerate(self.plates):
                x = 80 - shift if at == 0 else 1412 - 80 - width + shift
                box = sheet.at(x, _PLATES, width, height).moved(-band.x, -band.y)
                draw_party(p, box, party, name, votes)
        if met >= 1 and not apart:
            for x, arrow in ((530, "→"), (822, "←")):
                p.runs([Run(arrow, "headline", "ink")], sheet.at(x, _PLATES, 60, height), "centre")
            p.text(self.together, sheet.at(560, 126, 292, 90), "headline", "ink", "centre")
            p.text(self.unit, sheet.at(560, 216, 292, 30), "body", "muted", "centre")
        if now >= _CARDS:
            p.text(self.common, sheet.at(110, 300, 800, 44), "name")
            for at, ((topic, approves), forms) in enumerate(self.shared):
                card = sheet.at(110 + at * 176, 356, 160, 190)
                paint_card(p, card, topic, approves, "named", name=forms)
        if self.stamp:
            share = grown(now, _ANSWER, 0.2)
            draw_stamp(
                p, sheet.at(1000, 420, 300, 60), self.stamp, share, "out" if self.answer == "refused" else "solid"
            )
        p.text(self.land_name, sheet.at(0, 84, 900, 30)._replace(x=sheet.box.x + 28 * sheet.scale), "body", "muted")
