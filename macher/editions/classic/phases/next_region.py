"""End of the round: the region that has voted is cleared, the next one set up, opinions turned up (VG06 6.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import macher.editions.classic.operations as cop
from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.national import events as ce
from macher.rules.phases.base import phase
from macher.rules.setup import OPINIONS


@part
@dataclass(slots=True)
class NextRegionStep(Step):
    """Nobody decides anything here."""

    name: ClassVar[str] = "next_region"

    def advance(self, state: ClassicTable) -> bool:
        """Clears, sets up, reveals one opinion in each other region."""
        place = state.current()
        _clear(state, place)
        if state.reserve:
            _open_next(state, place)
        for other in state.open_lands():
            land = state.lands[other]
            if other != place and land.open < len(land.opinions):  # the last region starts with one more open opinion
                cop.turn_opinion(state, other)
        return True


def _clear(state: ClassicTable, place: int) -> None:
    """Media markers to their owners, double marker and coalition tiles off, opinions to the discards (ruling C19)."""
    land = state.lands[place]
    for seat in list(land.media):
        op.remove_media(state, seat, place)
    if land.doubled >= 0:
        op.remove_double(state, place)
    for seat in state.tiles[place]:
        state.emit(ce.TileGone, seat, place)
    state.tiles[place], state.pairs = [], []
    kinds = list(land.opinions)
    land.opinions, land.open, land.closed = [], 0, True
    state.emit(ev.LandClosed, place, tuple(kinds))
    for kind in kinds:
        op.discard_opinion(state, kind)


def _open_next(state: ClassicTable, place: int) -> None:
    """The next state card comes to the board, everything at the start again (VG06 6.4.1)."""
    land, entry_open = state.lands[place], state.length.entry_open
    entry = entry_open[len(entry_open) - len(state.reserve)]
    land.card = state.reserve.pop()
    land.number = max(other.number for other in state.lands) + 1
    land.votes, land.trend, land.rallies = ([0] * state.seats for _ in range(3))
    land.closed = False
    state.stacks[place] = list(range(state.seats))
    state.emit(ev.LandOpened, place, land.card, land.number)
    cop.deal_opinions(state, place, OPINIONS)
    for _ in range(entry):
        cop.turn_opinion(state, place)
    if state.options.region_rally:  # ruling C19
        for seat in state.in_order():
            if state.parties[seat].rallies:
                op.place_rallies(state, seat, place, state.figures.meeting_start, 0)


@phase("next_region")
def start_next_region(table: ClassicTable) -> Step | None:
    """Not after the last round."""
    return None if table.last_round else NextRegionStep()
