"""Phase 9d: prepare for the next game round; not after the last round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.phases.base import phase
from macher.rules.table import Source, Table


@part
@dataclass(slots=True)
class NextRoundStep(Step):
    """Nobody decides anything here."""

    name: ClassVar[str] = "next_round"

    def advance(self, state: Table) -> bool:
        """Clears the states that have voted, turns up opinions, lays a new program display."""
        finished = [place for place, land in enumerate(state.lands) if not land.closed and land.number <= state.held]
        for place in finished:
            _clear(state, place)
        for place in finished:
            if state.reserve:
                _open_reserve(state, place)
        for place in state.open_lands():
            if place not in finished:
                op.turn_opinion(state, place)
        if state.round == state.length.refill_after:
            _refill_opinions(state)
        op.discard_display(state)
        op.fill_display(state)
        return True


def _clear(state: Table, place: int) -> None:
    """Media markers return to their owners, the double marker to the marker board (ruling 6)."""
    land = state.lands[place]
    for seat in list(land.media):
        op.remove_media(state, seat, place)
    if land.doubled >= 0:
        op.remove_double(state, place)
    kinds = list(land.opinions)
    land.opinions, land.open, land.closed = [], 0, True
    state.emit(ev.LandClosed, place, tuple(kinds))
    for kind in kinds:
        op.discard_opinion(state, kind)


def _open_reserve(state: Table, place: int) -> None:
    """A reserve state comes to the board, all tracks at zero (EN19 section 08, ruling 24)."""
    land = state.lands[place]
    entry = state.length.entry_open[len(state.length.entry_open) - len(state.reserve)]
    land.card = state.reserve.pop()
    land.number = max(other.number for other in state.lands) + 1
    land.votes, land.trend, land.rallies = ([0] * state.seats for _ in range(3))
    land.closed = False
    state.emit(ev.LandOpened, place, land.card, land.number)
    land.opinions = [op.draw_opinion(state) for _ in range(4)]
    state.emit(ev.OpinionsDealt, place, tuple(land.opinions))
    for _ in range(entry):
        op.turn_opinion(state, place)


def _refill_opinions(state: Table) -> None:
    """Each hole of the display gets a card of its kind from discards or deck, then both are shuffled (ruling 35)."""
    for kind, lies in enumerate(state.opinion_display):
        pile = next((pile for pile in (state.opinion_discards, state.opinion_deck) if kind in pile), None)
        if not lies and pile is not None:
            pile.remove(kind)
            state.opinion_display[kind] = 1
    display = tuple(kind if lies else -1 for kind, lies in enumerate(state.opinion_display))
    state.emit(ev.OpinionDisplayRefilled, display)
    state.opinion_deck.extend(state.opinion_discards)
    state.opinion_discards.clear()
    op.shuffle_deck(state, state.opinion_deck, Source.OPINIONS, "opinions", again=True)


@phase("next_round")
def start_next_round(table: Table) -> Step | None:
    """Skipped in the last round."""
    return None if table.last_round else NextRoundStep()
