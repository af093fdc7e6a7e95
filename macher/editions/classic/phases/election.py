"""The election of the current region: votes, seats, the winner, and what moves to the national board (VG06 6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.formula import Verdict, verdict
from macher.editions.classic.national import place_national, spaces_of
from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import Pass
from macher.rules.formula import points_for
from macher.rules.national import events as ce
from macher.rules.national.commands import PlaceNational
from macher.rules.national.options import NationalOptions
from macher.rules.phases.base import phase
from macher.rules.table import Result, Scored


@part
@dataclass(slots=True)
class RegionElectionStep(Step):
    """Converts what is left, holds the election, then asks the winners for the national opinion."""

    name: ClassVar[str] = "region_election"
    place: int
    held: bool
    movers: list[int]
    """Seats that may still move an opinion, one entry for each card."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The next winner with a card to move."""
        return (self.movers[0],) if self.movers else ()

    def options(self, state: ClassicTable, seat: int) -> NationalOptions:
        """Every opinion of the region with every space it may take."""
        opinions = tuple(state.lands[self.place].face_up())
        placings = [PlaceNational(seat, kind, space) for kind in opinions for space in spaces_of(state, kind)]
        return NationalOptions(seat, (*placings, Pass(seat)), left=self.movers.count(seat), opinions=opinions)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Moves a card; after a pass the seat moves no more."""
        if isinstance(command, PlaceNational):
            self.movers.pop(0)
            place_national(state, command.seat, self.place, command.card, command.space)
        else:
            state.emit(ev.Passed, command.seat, self.name, self.place)
            self.movers = [seat for seat in self.movers if seat != command.seat]
        self._skip(state)

    def _skip(self, state: ClassicTable) -> None:
        """Nobody is asked where no opinion of the region finds a space."""
        if not any(spaces_of(state, kind) for kind in state.lands[self.place].face_up()):
            self.movers = []

    def advance(self, state: ClassicTable) -> bool:
        """Holds the election once."""
        if self.held:
            return True
        self.held = True
        _convert_rest(state, self.place)
        points = _score_seats(state, self.place)
        self.movers = _decide(state, self.place, points)
        self._skip(state)
        return False


def _convert_rest(state: ClassicTable, place: int) -> None:
    """Converts all rallies left by the same formula; later markers arrive on top (VG06 6.3.1, ruling C11)."""
    for seat in state.in_order():
        count = state.lands[place].rallies[seat]
        if count:
            op.convert(state, seat, place, count)


def _score_seats(state: ClassicTable, place: int) -> tuple[int, ...]:
    """Everybody's seats by the own votes, also in a coalition (VG06 6.3.1, WBC06 5.3.1)."""
    land = state.lands[place]
    scale = state.figures.lands[land.card].points
    points = tuple(points_for(scale, votes) for votes in land.votes)
    state.emit(ev.ElectionHeld, place, land.number, land.card, tuple(land.votes), points)
    for seat, gained in enumerate(points):
        op.score(state, seat, Scored.VOTES, gained)
    return points


def _decide(state: ClassicTable, place: int, points: tuple[int, ...]) -> list[int]:
    """Notes winner, media markers and result; returns the seats that may move opinions, one entry for each card."""
    land = state.lands[place]
    pairs = state.pairs if state.has_coalitions() else []
    found = verdict(land.votes, pairs, state.stacks[place])
    losers = rewarded_losers(found, losers_always=state.policies.losers_always)
    state.emit(ce.ElectionWon, place, land.number, found.winners, found.total, found.narrow, losers)
    moved = tuple(seat for seat in (*found.winners, *losers) if seat in land.media)
    for seat in moved:
        op.gain_presence(state, seat, place)
    single = len(found.winners) == 1
    outcome = ("narrow" if found.narrow else "single") if single else "coalition"
    if found.narrow and not single:
        outcome = "narrow_coalition"
    state.results.append(
        Result(
            land.card, place, land.number, state.round, tuple(land.votes), points,
            outcome, found.winners, found.winners, 0, moved,
        )
    )  # fmt: skip  # one line for what, one for how
    state.held += 1
    clear_single = single and not found.narrow
    return list(found.winners) * (2 if clear_single else 1)


def rewarded_losers(found: Verdict, *, losers_always: bool) -> tuple[int, ...]:
    """Seats beaten by a nose that may move a media marker, also as partners of a tied coalition (ruling C14).

    After a coalition's victory only with ``losers_always`` (WBC06 5.3.3; in VG06 6.3.3 they get nothing).
    """
    return found.beaten if losers_always or len(found.winners) == 1 else ()


@phase("region_election")
def start_region_election(table: ClassicTable) -> Step | None:
    """Every round, the last one too (VG06 6.4.1.1)."""
    return RegionElectionStep(table.current(), False, [])
