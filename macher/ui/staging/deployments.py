"""Starting deployments and start sheets are opened, seat by seat (EN19 set-up, VG06 6.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macher.i18n import names
from macher.rules import events as ev
from macher.rules.national.events import StartSheetRevealed
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_seat
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, among, grown, moments
from macher.ui.table.model import Logged, TableModel

_FIRST, _SEAT, _ENTRY = 0.2, 0.4, 0.06
_ROW, _TOP = 104.0, 100.0
_MOST = 6
"""Entries in a row at most."""
_Opened = ev.DeploymentRevealed | StartSheetRevealed


class DeploymentsOpened(Reveal):
    """What each seat begins with in which state, a row for each."""

    def __init__(self, model: TableModel, events: Sequence[object]) -> None:
        who, seats = model.names, [event.seat for event in events if isinstance(event, _Opened)]
        self.title = names.phase(model.texts, model_phase(events))
        self.rows = [(who.party_key(seat), who.player(seat), _entries(model, events, seat)) for seat in seats]
        told = [
            model.texts.pair(name, ", ".join(f"{what} {where}" for what, where in entries))
            for _, name, entries in self.rows
        ]
        self.lines = told
        self.said = model.texts.pair(self.title, "; ".join(told))
        self.beats = [Beat(_FIRST + at * _SEAT, _SEAT + 0.2, "slide") for at in range(len(self.rows))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            opened = among(moment, _Opened)
            if opened:
                yield opened[0], cls(model, [logged.event for logged in moment])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        top = _TOP + (5 - len(self.rows)) * _ROW * 0.4
        for at, (party, name, entries) in enumerate(self.rows):
            row = sheet.at(40, top + at * _ROW, 1332, _ROW - 8)
            p.fill(row, "row")
            draw_seat(p, row.trim(left=20 * sheet.scale)._replace(w=270 * sheet.scale), party, name)
            width = 1030 / max(5, len(entries))
            for number, (what, where) in enumerate(entries):
                share = grown(now, _FIRST + at * _SEAT + number * _ENTRY, 0.25)
                if share <= 0:
                    continue
                card = sheet.at(330 + number * width, top + at * _ROW + 8, (width - 10) * share, _ROW - 24)
                p.box(card, "own", f"{party}.edge" if p.theme.parties[party].outlined else party, 2)
                if share >= 1:
                    upper, lower = card.inset(8, 6).rows(2)
                    p.text([where, ""], upper, "strong", "ink", "centre")
                    p.text([what, ""], lower, "label", "ink_soft", "centre")


def model_phase(events: Sequence[object]) -> str:
    """The step of the set-up that has just ended."""
    return "start_sheet" if any(isinstance(event, StartSheetRevealed) for event in events) else "deployment"


def _entries(model: TableModel, events: Sequence[object], seat: int) -> list[tuple[str, str]]:
    """What came to which state: the symbol with its amount, and the state's name."""
    texts, found = model.texts, []
    for event in events:
        if isinstance(event, ev.RalliesPlaced):
            symbol, amount = "rallies", event.count
        elif isinstance(event, ev.TrendChanged):
            symbol, amount = "trend", event.delta
        elif isinstance(event, ev.MediaPlaced):
            symbol, amount = "media", 1
        elif isinstance(event, ev.VotesChanged):
            symbol, amount = "votes", event.delta
        else:
            continue
        if event.seat == seat:
            found.append((names.symbol(texts, symbol, amount), model.names.land_short(event.land)))
    return found[:_MOST]
