"""Who leads the media exchanges an opinion: out, in, and what that changes in every row (EN19 phase 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.staging.paper import StampKind, draw_change, draw_seat, draw_stamp, draw_thread
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, grown, sentences
from macher.ui.table.model import Logged, TableModel, row_numbers
from macher.ui.widgets.cards import paint_card

_OUT, _IN, _ROWS, _EACH = 0.3, 0.8, 1.4, 0.12
_CARD: Final = (132.0, 164.0)
_LEFT, _RIGHT, _UPPER = 44.0, 256.0, 116.0
"""Places of both cards."""
_COLUMNS: Final = ((196.0, 104.0), (300.0, 104.0), (404.0, 132.0), (536.0, 128.0))
"""Left edges and widths of the columns: what either card brings, matches, votes."""
_TOP, _PITCH, _ROW = 330.0, 62.0, 54.0


@dataclass(frozen=True, slots=True)
class _Row:
    """What the exchange brings a party."""

    party: str
    names: tuple[str, ...]
    effects: tuple[tuple[str, int], ...]
    """Matches that the card which leaves takes along, and those of the new one: as text and as a number."""
    matches: tuple[str, str]
    votes: tuple[str, str]
    better: int
    stays: str
    """Said where the matches change and yet count the same."""


class OpinionExchanged(Reveal):
    """One opinion for another: both cards, then matches and votes of every party before and after."""

    boxes = frozenset({"opinions"})

    def __init__(self, model: TableModel, event: ev.OpinionShifted) -> None:
        texts, who = model.texts, model.names
        self.land, self.seat = event.land, event.seat
        kinds = (event.out, event.into)
        self.out, self.into = who.face(event.out), who.face(event.into)
        self.words = [who.card(kind) for kind in kinds]
        self.topics = [who.topic_forms(kind) for kind in kinds]
        self.title = texts("staging-opinion-title", player=who.player(event.seat), land=who.land(event.land))
        self.stamps = [texts("staging-out"), texts("staging-new")]
        places = [texts("staging-opinion-out"), texts("staging-opinion-in")]
        self.deeds = [
            ([texts.pair(stamp, form) for form in who.card_forms(kind)], place)
            for stamp, kind, place in zip(self.stamps, kinds, places, strict=True)
        ]
        self.rows = figures_before_and_after(model, event.land)
        self.table = [_row(model, seat, kinds, self.rows[seat]) for seat in range(len(self.rows))]
        self.own = next((at for at in range(model.seats) if at == model.seat), -1)
        told = [
            f"{who.party(seat)} {matches[0]} → {matches[1]}, {votes[0]} → {votes[1]}"
            for seat, (matches, votes, _) in enumerate(self.rows)
        ]
        self.lines = [" ".join((form[0], place)) for form, place in self.deeds] + told
        self.heads = [
            *([*who.card_forms(kind), ""] for kind in kinds),
            [texts("staging-matches"), ""],
            [texts("staging-votes"), ""],
        ]
        self.said = sentences(
            self.title,
            texts.pair(self.stamps[0], self.words[0]),
            texts.pair(self.stamps[1], self.words[1]),
            "; ".join(told),
        )
        self.brief = texts.pair(self.title, " → ".join(self.words))
        self.reaches = _ROWS
        self.beats = [Beat(_OUT, 0.3, "slide"), Beat(_IN, 0.4, "stamp")]
        self.beats += [Beat(_ROWS + at * _EACH, 0.15, "pencil" if at == 0 else "") for at in range(len(self.rows))]

    @property
    def sentence(self) -> str:
        return self.brief

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news if not model.national else ():  # there it is told with the exchange pool
            if isinstance(logged.event, ev.OpinionShifted):
                yield logged, cls(model, logged.event)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        away, there = grown(now, _OUT, 0.3), grown(now, _IN, 0.4)
        gone = sheet.at(_LEFT - 16 * away, _UPPER, *_CARD)
        paint_card(p, gone, *self.out, "named", name=self.topics[0])
        p.runs(
            [Run("→", "headline", "muted")], sheet.at(_LEFT + _CARD[0], 150, _RIGHT - _LEFT - _CARD[0], 90), "centre"
        )
        if there > 0:
            new = sheet.at(_RIGHT, _UPPER - 24 * (1 - there), *_CARD)
            paint_card(p, new, *self.into, "named", name=self.topics[1])
        for (title, below), shown, stamp, x, y in zip(
            self.deeds, (away, there), self.stamps, (12, _RIGHT + 30), (_UPPER, 200), strict=True
        ):
            kind: StampKind = "solid" if x > 12 else "out"
            draw_stamp(p, sheet.at(x, _UPPER - 20, 116, 34), stamp, shown, kind)
            if shown > 0:
                p.text(title, sheet.at(412, y, 260, 32), "name")
                p.text([below, ""], sheet.at(412, y + 32, 260, 26), "body", "muted")
        if self.table and now >= _ROWS:
            for (x, w), forms in zip(_COLUMNS, self.heads, strict=True):
                p.text(forms, sheet.at(x + 4, 300, w - 8, 24), "label", "muted", "right" if w > 104 else "centre")
        for seat, row in enumerate(self.table):
            if now >= _ROWS + seat * _EACH:
                box = sheet.at(28, _TOP + seat * _PITCH, 644, _ROW)
                self._draw_row(p, sheet, box, row, seat == self.own)
                if row.better:
                    draw_thread(p, sheet, seat, box.cy, box, "pro" if row.better > 0 else "contra")

    def _draw_row(self, p: Painter, sheet: Sheet, box: Rect, row: _Row, own: bool) -> None:
        p.box(box, "asked" if own else "row", "asking" if own else None, 3)
        scale = sheet.scale
        draw_seat(p, box.inset(12 * scale, 6 * scale)._replace(w=152 * scale), row.party, row.names)
        cells = [box._replace(x=box.x + (x - 28) * scale, w=w * scale) for x, w in _COLUMNS]
        for (said, effect), cell in zip(row.effects, cells[:2], strict=True):
            ink: Ink = "pro" if effect > 0 else "contra" if effect < 0 else "muted"
            p.text(said, cell, "figure", ink, "centre")
        for (before, after), cell in zip((row.matches, row.votes), cells[2:], strict=True):
            room = cell.trim(right=8 * scale)
            if before != after:
                draw_change(p, room, before, after, row.better > 0)
            elif row.stays and cell is cells[2]:
                p.text([row.stays, after], room, "strong", "muted", "right")
            else:
                p.text(after, room, "figure", "muted", "right")


def _row(
    model: TableModel, seat: int, kinds: tuple[int, int], figures: tuple[tuple[str, str], tuple[str, str], int]
) -> _Row:
    """What the exchange of two cards brings the party of a seat."""
    program = list(model.view.parties[seat].program)
    gone, new = (program.count(kind) - program.count(kind ^ 1) for kind in kinds)
    matches, votes, better = figures
    stays = model.texts("staging-stays", factor=matches[1]) if gone != new and matches[0] == matches[1] else ""
    names = (model.names.player(seat), model.names.party(seat))
    effects = tuple((model.texts.signed(each) if each else "·", each) for each in (-gone, new))
    return _Row(model.names.party_key(seat), names, effects, matches, votes, better, stays)


def figures_before_and_after(model: TableModel, land: int) -> list[tuple[tuple[str, str], tuple[str, str], int]]:
    """By seat: matches and projected votes, each before and after, and whether that is a gain (1) or a loss (-1).

    Empty if the table has shown nothing before.
    """
    if model.before is None or len(model.before.lands) != len(model.view.lands):
        return []
    texts, found = model.texts, []
    for seat in range(model.seats):
        former = row_numbers(model.edition, model.before, land, seat)
        now = row_numbers(model.edition, model.view, land, seat)
        matches = (now.matches > former.matches) - (now.matches < former.matches)
        found.append(
            (
                (model.match_text(former.factor), model.match_text(now.factor)),
                (texts.number(former.after), texts.number(now.after)),
                (now.after > former.after) - (now.after < former.after) or matches,
            )
        )
    return found
