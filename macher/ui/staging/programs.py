"""Programs are laid open at the start, and cards of a program change later (EN19 set-up and phase 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from macher.rules import events as ev
from macher.rules.national.events import ProgramDealt
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.staging.paper import draw_change, draw_seat, draw_stamp, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, among, grown, moments, sentences
from macher.ui.table.model import Logged, TableModel, row_numbers
from macher.ui.widgets.cards import paint_back, paint_card

_EACH, _TURN = 0.3, 0.25
_ROW, _TOP = 104.0, 100.0


class ProgramsLaid(Reveal):
    """All programs that are laid open together, a row for each seat."""

    def __init__(self, model: TableModel, laid: Sequence[ev.ProgramLaid | ProgramDealt]) -> None:
        who = model.names
        self.title = model.texts("staging-programs-title")
        self.rows = [(who.party_key(each.seat), who.player(each.seat), list(each.kinds)) for each in laid]
        self.faces = {kind: who.face(kind) for _, _, kinds in self.rows for kind in kinds}
        self.topics = {kind: who.topic_forms(kind) for kind in self.faces}
        told = [model.texts.pair(name, who.cards(kinds)) for _, name, kinds in self.rows]
        self.lines = told
        self.said = model.texts.pair(self.title, "; ".join(told))
        self.beats = [Beat(at * _EACH + 0.2, _TURN + 0.2, "flip") for at in range(len(self.rows))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            laid = among(moment, ev.ProgramLaid | ProgramDealt)
            if laid:
                yield laid[0], cls(model, [logged.event for logged in laid])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        top = _TOP + (5 - len(self.rows)) * _ROW * 0.4
        for at, (party, name, kinds) in enumerate(self.rows):
            row = sheet.at(40, top + at * _ROW, 1332, _ROW - 8)
            p.fill(row, "row")
            draw_seat(p, row.trim(left=20 * sheet.scale)._replace(w=300 * sheet.scale), party, name)
            for number, kind in enumerate(kinds):
                card = sheet.at(380 + number * 194, top + at * _ROW + 4, 182, _ROW - 16)
                share = grown(now, 0.2 + at * _EACH + number * 0.05, _TURN)
                draw_turning(p, card, share, partial(paint_back, p), partial(self._face, p, kind))

    def _face(self, p: Painter, kind: int, box: Rect) -> None:
        wide = box.w > box.h
        paint_card(p, box, *self.faces[kind], "named" if wide else "upright", name=self.topics[kind] if wide else "")


_OUT, _IN, _ROWS, _LINE = 0.2, 0.6, 1.0, 0.12
_CARD: Final = (132.0, 164.0)


class ProgramChanged(Reveal):
    """Cards of a program that go and come, and what that changes in every state."""

    boxes = frozenset({"programs"})

    def __init__(self, model: TableModel, swaps: Sequence[ev.ProgramSwapped]) -> None:
        texts, who, seat = model.texts, model.names, swaps[0].seat
        self.title = texts("staging-program-title", player=who.player(seat))
        self.party, self.seat = who.party_key(seat), seat
        self.swaps = [(swap.out, swap.into) for swap in swaps]
        kinds = {kind for swap in self.swaps for kind in swap}
        self.faces, self.topics = {k: who.face(k) for k in kinds}, {k: who.topic_forms(k) for k in kinds}
        self.stamps = [texts("staging-out"), texts("staging-new")]
        self.heads = [texts("staging-matches"), texts("staging-votes")]
        self.rows = _changes(model, seat)
        told = [f"{who.card(out)} → {who.card(into)}" for out, into in self.swaps]
        states = [
            f"{land[0]} {matches[0]} → {matches[1]}, {votes[0]} → {votes[1]}" for land, matches, votes, _ in self.rows
        ]
        self.lines = [*told, *states]
        self.said = sentences(texts.pair(self.title, ", ".join(told)), "; ".join(states))
        self.beats = [Beat(_OUT, 0.3, "slide"), Beat(_IN, 0.3, "stamp")]
        self.beats += [Beat(_ROWS + at * _LINE, 0.15, "pencil" if at == 0 else "") for at in range(len(self.rows))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            swaps = among(moment, ev.ProgramSwapped)
            if swaps and not model.decided_here(swaps[0].event.seat):
                yield swaps[0], cls(model, [logged.event for logged in swaps])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        away, there = grown(now, _OUT, 0.3), grown(now, _IN, 0.3)
        for at, (out, into) in enumerate(self.swaps):
            y = 120 + at * 262 if len(self.swaps) > 1 else 220
            gone = sheet.at(70 - 30 * away, y, *_CARD)
            p.runs([Run("→", "headline", "muted")], sheet.at(212, y + 32, 100, 100), "centre")
            paint_card(p, gone, *self.faces[out], "named", name=self.topics[out])
            draw_stamp(p, sheet.at(24, y + 172, 180, 34), self.stamps[0], away, "out")
            if there > 0:
                new = sheet.at(340, y - 30 * (1 - there), *_CARD)
                paint_card(p, new, *self.faces[into], "named", name=self.topics[into])
                draw_stamp(p, sheet.at(316, y + 172, 180, 34), self.stamps[1], there)
        if self.rows and now >= _ROWS:
            p.text(self.heads[0], sheet.at(860, 120, 220, 26), "label", "muted", "right")
            p.text(self.heads[1], sheet.at(1110, 120, 240, 26), "label", "muted", "right")
        for at, (land, matches, votes, better) in enumerate(self.rows):
            if now >= _ROWS + at * _LINE:
                top = 154 + at * min(96.0, 460 / len(self.rows))
                p.fill(sheet.at(560, top, 812, min(84.0, 460 / len(self.rows) - 8)), "row")
                line = sheet.at(584, top, 270, min(84.0, 460 / len(self.rows) - 8))
                p.text(land, line, "name")
                for (before, after), x in ((matches, 860), (votes, 1120)):
                    cell = line._replace(x=sheet.at(x, 0, 0, 0).x, w=230 * sheet.scale)
                    if before == after:
                        p.text(after, cell, "figure", "muted", "right")
                    else:
                        draw_change(p, cell, before, after, better > 0)


def _changes(model: TableModel, seat: int) -> list[tuple[list[str], tuple[str, str], tuple[str, str], int]]:
    """By state: its name, matches and projected votes before and after, and whether that is a gain or a loss."""
    before = model.before
    if before is None or len(before.lands) != len(model.view.lands):
        return []
    texts, found = model.texts, []
    for place, land in enumerate(model.view.lands):
        if land.closed or land.card != before.lands[place].card or not before.parties[seat].program:
            continue
        former, now = (row_numbers(model.edition, view, place, seat) for view in (before, model.view))
        better = (now.matches > former.matches) - (now.matches < former.matches)
        found.append(
            (
                model.names.land_forms(place),
                (model.match_text(former.factor), model.match_text(now.factor)),
                (texts.number(former.after), texts.number(now.after)),
                (now.after > former.after) - (now.after < former.after) or better,
            )
        )
    return found
