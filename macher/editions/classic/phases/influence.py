"""Media influence: the leader in a region's media may exchange an opinion with the pool (VG06 6.2.5, WBC06 5.2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.operations import exchange_opinion
from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules.commands import ShiftOpinion
from macher.rules.phases.base import phase
from macher.rules.phases.media_influence import MediaInfluenceStep, ShiftOptions


def exchange_options(state: ClassicTable, seat: int, place: int) -> ShiftOptions:
    """Exchanges between a region and the pool, by media influence or by an absolute majority (ruling C8).

    Only face-up opinions without a double marker can go; in 2006 no opinion of the same topic may come back.
    """
    land = state.lands[place]
    pool = tuple([kind for kind, cards in enumerate(state.opinion_display) if cards])
    may_flip = state.policies.may_flip or state.options.flipping
    return ShiftOptions(seat, tuple(land.face_up()), land.doubled, pool, not may_flip)


def can_exchange(state: ClassicTable, seat: int, place: int) -> bool:
    """Whether there is any legal exchange in a region."""
    return bool(exchange_options(state, seat, place).shifts())


def exchange(state: ClassicTable, command: Command, place: int) -> None:
    """Carries out a ``ShiftOpinion`` or notes a ``Pass`` in the step that asked."""
    if isinstance(command, ShiftOpinion):
        exchange_opinion(state, command.seat, place, command.out, command.into)
    else:
        state.emit(ev.Passed, command.seat, state.flow[-1].name, place)


@part
@dataclass(slots=True)
class InfluenceStep(MediaInfluenceStep):
    """Region by region; a tie influences nothing, and a leader without a legal exchange is not asked."""

    name: ClassVar[str] = "influence"

    def options(self, state: ClassicTable, seat: int) -> ShiftOptions:  # type: ignore[override]  # classic tables only
        """The face-up opinions and the pool."""
        return exchange_options(state, seat, self.place)

    def carry_out(self, state: ClassicTable, command: Command) -> None:  # type: ignore[override]  # as above
        """The old opinion goes into the pool."""
        exchange(state, command, self.place)
        self.seat = -1


@phase("influence")
def start_influence(table: ClassicTable) -> Step | None:
    """From the last region back (2006) or from the current one on (1997); not in the last round (ruling C28)."""
    if table.last_round:
        return None
    places = table.open_lands()
    return InfluenceStep(places[::-1] if table.policies.influence_backwards else places, -1, -1)
