"""Phase 3: secure media influence - one marker at a time until everybody passes in succession."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import BuyMedia, Pass
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class MediaOptions(Options):
    """A free media spot of a state, or passing."""

    private: ClassVar[bool] = False
    free: tuple[int, ...]
    """Free spots by board; -1 where the election is over."""
    supply: int
    money: int
    price: int

    def refusal(self, command: Command) -> Refusal | None:
        """Needs a marker in the supply, the money, and a free spot (EN19 phase 3)."""
        if type(command) is Pass:
            return None
        if not isinstance(command, BuyMedia):
            return wrong(command)
        if not 0 <= command.land < len(self.free):
            return refuse(Reason.NO_SUCH_LAND)
        if self.free[command.land] < 0:
            return refuse(Reason.LAND_CLOSED)
        if not self.free[command.land]:
            return refuse(Reason.MEDIA_FULL)
        if not self.supply:
            return refuse(Reason.MEDIA_SUPPLY)
        if self.money < self.price:
            return refuse(Reason.NOT_ENOUGH_MONEY, cost=self.price, money=self.money)
        return None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        if self.supply and self.money >= self.price:
            for place, free in enumerate(self.free):
                if free > 0:
                    yield BuyMedia(self.seat, place)


@part
@dataclass(slots=True)
class MediaStep(Step):
    """One seat after the other; passing is not final."""

    name: ClassVar[str] = "media"
    seat: int
    passes: int
    """Seats that passed in succession."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The seat whose turn it is; a seat without a legal purchase has its turn all the same."""
        return () if self.passes == len(state.parties) else (self.seat,)

    def options(self, state: Table, seat: int) -> MediaOptions:
        """Free spots by board."""
        figures, party = state.edition.figures, state.parties[seat]
        spots = figures.media_spots
        free = tuple([-1 if land.closed else max(spots - len(land.media), 0) for land in state.lands])
        return MediaOptions(seat, free, party.media, party.money, figures.media_price)

    def carry_out(self, state: Table, command: Command) -> None:
        """Buys or passes."""
        if isinstance(command, BuyMedia):
            op.change_money(state, command.seat, -state.edition.figures.media_price, "media")
            op.place_media(state, command.seat, command.land)
            self.passes = 0
        else:
            self.passes += 1
            state.emit(ev.Passed, command.seat, self.name, -1)
        order = state.in_order()
        self.seat = order[(order.index(self.seat) + 1) % len(order)]


@phase("media")
def start_media(table: Table) -> Step | None:
    """Begins with the start player."""
    return MediaStep(table.start, 0)
