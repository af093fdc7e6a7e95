"""Phase 4: organize party rallies - once each, any number of states, each state paid for separately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import BuyRallies, Pass
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class RallyOptions(Options):
    """A number of new rallies for each state, within spots, supply and money."""

    private: ClassVar[bool] = False
    free: tuple[int, ...]
    """Free rally spots by board; 0 where the election is over."""
    supply: int
    money: int
    costs: tuple[int, ...]
    """Euros for 0, 1 ... new rallies in one state, up to the most of one round."""

    def cost(self, counts: Sequence[int]) -> int:
        """Euros for the numbers of new rallies by board (EN19 phase 4)."""
        return sum(self.costs[count] for count in counts)

    def refusal(self, command: Command) -> Refusal | None:
        """Spots, supply, money."""
        if type(command) is Pass:
            return None
        if not isinstance(command, BuyRallies):
            return wrong(command)
        counts = command.counts
        if len(counts) != len(self.free):
            return refuse(Reason.NO_SUCH_LAND)
        if not any(counts):
            return refuse(Reason.NOTHING_CHOSEN)
        for count, free in zip(counts, self.free, strict=True):
            if not 0 <= count <= free:
                return refuse(Reason.RALLY_SPOTS, free=free)
        if max(counts) >= len(self.costs):
            return refuse(Reason.RALLY_LIMIT, most=len(self.costs) - 1)
        if sum(counts) > self.supply:
            return refuse(Reason.RALLY_SUPPLY, supply=self.supply)
        cost = self.cost(counts)
        if cost > self.money:
            return refuse(Reason.NOT_ENOUGH_MONEY, cost=cost, money=self.money)
        return None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for counts in product(*(range(min(free + 1, len(self.costs))) for free in self.free)):
            if any(counts) and sum(counts) <= self.supply and self.cost(counts) <= self.money:
                yield BuyRallies(self.seat, counts)

    def sample(self, stream: Stream) -> Command:
        """State by state, what spots, supply and money still allow."""
        money, supply = self.money, self.supply
        counts = []
        for free in self.free:
            most = min(free, supply, len(self.costs) - 1)
            while self.costs[most] > money:
                most -= 1
            count = stream.below(most + 1)
            counts.append(count)
            money -= self.costs[count]
            supply -= count
        return BuyRallies(self.seat, tuple(counts)) if any(counts) else Pass(self.seat)


@part
@dataclass(slots=True)
class RallyStep(Step):
    """Each seat once, from the start player."""

    name: ClassVar[str] = "rallies"
    at: int

    def deciders(self, state: Table) -> Sequence[int]:
        """The seat whose turn it is."""
        return () if self.at == len(state.parties) else (state.in_order()[self.at],)

    def options(self, state: Table, seat: int) -> RallyOptions:
        """Free spots by board."""
        figures, party = state.edition.figures, state.parties[seat]
        spots = figures.rally_spots
        free = tuple([0 if land.closed else spots - land.rallies[seat] for land in state.lands])
        return RallyOptions(seat, free, party.rallies, party.money, figures.rally_costs)

    def carry_out(self, state: Table, command: Command) -> None:
        """Pays and places, state by state."""
        if isinstance(command, BuyRallies):
            costs = state.edition.figures.rally_costs
            for place, count in enumerate(command.counts):
                if count:
                    op.change_money(state, command.seat, -costs[count], "rallies")
                    op.place_rallies(state, command.seat, place, count, costs[count])
        else:
            state.emit(ev.Passed, command.seat, self.name, -1)
        self.at += 1


@phase("rallies")
def start_rallies(table: Table) -> Step | None:
    """Everybody once."""
    return RallyStep(0)
