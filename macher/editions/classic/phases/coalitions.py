"""Coalitions in the current region: voluntary, or forced by many equal program cards (VG06 6.2.4, WBC06 5.2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules.commands import AnswerCoalition, Pass
from macher.rules.formula import common_cards
from macher.rules.national.commands import AskCoalition
from macher.rules.national.events import CoalitionFormed, CoalitionOffered, TileGone
from macher.rules.national.options import AskOptions, OfferOptions
from macher.rules.phases.base import phase
from macher.rules.refusals import Reason


def obstacle(table: ClassicTable, place: int, seat: int, other: int) -> Reason | None:
    """Why two parties cannot form a coalition in a region even if both want to; ``None`` if they can."""
    figures = table.figures
    if seat == other:
        return Reason.TARGET_WRONG
    if seat not in table.tiles[place] or other not in table.tiles[place]:
        return Reason.COALITION_TILE
    if any(seat in pair or other in pair for pair in table.pairs):
        return Reason.COALITION_TAKEN
    common = common_cards(table.parties[seat].program, table.parties[other].program)
    return Reason.COALITION_COMMON if common < figures.voluntary_common else None


@part
@dataclass(slots=True)
class CoalitionStep(Step):
    """Parties with a tile in the current region, in the order of play (ruling C7)."""

    name: ClassVar[str] = "coalitions"
    place: int
    at: int
    """Place in the order of play of the party whose turn it is."""
    seat: int
    """Who may ask now; -1 while nobody is asked."""
    asked: list[int]
    """Parties that have refused the one whose turn it is."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """Who may ask."""
        return () if self.seat < 0 else (self.seat,)

    def options(self, state: ClassicTable, seat: int) -> AskOptions:
        """Everybody with a tile, enough equal cards and no coalition, who has not refused yet."""
        figures = state.figures
        program = state.parties[seat].program
        reasons = [self._obstacle(state, seat, other) for other in range(state.seats)]
        asks = [AskCoalition(seat, other) for other, reason in enumerate(reasons) if reason is None]
        return AskOptions(
            seat,
            (*asks, Pass(seat)),
            common=tuple([common_cards(program, party.program) for party in state.parties]),
            needed=figures.voluntary_common,
            forced=figures.forced_common,
            obstacles=tuple([reason.value if reason else "" for reason in reasons]),
        )

    def _obstacle(self, state: ClassicTable, seat: int, other: int) -> Reason | None:
        reason = obstacle(state, self.place, seat, other)
        return Reason.COALITION_REFUSED if reason is None and other in self.asked else reason

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Asks, forces, or passes."""
        seat = command.seat
        if isinstance(command, AskCoalition):
            partner = command.partner
            common = common_cards(state.parties[seat].program, state.parties[partner].program)
            forced = common >= state.figures.forced_common
            self.asked.append(partner)
            state.emit(CoalitionOffered, seat, partner, self.place, common, forced)
            if forced:
                form(state, seat, partner, self.place, forced=True)
            else:
                state.flow.append(CoalitionAnswerStep(seat, partner, self.place, False))
        else:
            state.emit(ev.Passed, seat, self.name, self.place)
            self._next()
        self.seat = -1

    def _next(self) -> None:
        self.at += 1
        self.asked = []

    def advance(self, state: ClassicTable) -> bool:
        """The next party that can still ask somebody; in the end unused tiles may leave."""
        order = state.in_order()
        while self.at < len(order):
            seat = order[self.at]
            if any(self._obstacle(state, seat, other) is None for other in range(state.seats)):
                self.seat = seat
                return False
            self._next()
        if state.policies.unused_tiles_leave:
            _remove_unused(state, self.place)
        return True


@part
@dataclass(slots=True)
class CoalitionAnswerStep(Step):
    """A party answers an offer."""

    name: ClassVar[str] = "coalition_answer"
    asking: int
    seat: int
    """Who answers."""
    place: int
    done: bool

    @property
    def offer(self) -> tuple[int, int]:
        """(asking seat, asked seat)."""
        return self.asking, self.seat

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The party that was asked."""
        return () if self.done else (self.seat,)

    def options(self, state: ClassicTable, seat: int) -> OfferOptions:
        """Yes or no."""
        common = common_cards(state.parties[self.asking].program, state.parties[seat].program)
        answers = (AnswerCoalition(seat, True), AnswerCoalition(seat, False))
        return OfferOptions(seat, answers, partner=self.asking, common=common)

    def carry_out(self, state: ClassicTable, command: AnswerCoalition) -> None:
        """Forms the coalition, or leaves the asking party to ask somebody else."""
        state.emit(ev.CoalitionAnswered, command.seat, self.place, self.asking, command.accept)
        if command.accept:
            form(state, self.asking, command.seat, self.place, forced=False)
        self.done = True


def form(table: ClassicTable, seat: int, partner: int, place: int, *, forced: bool) -> None:
    """Two parties go into the election of a region together; nothing later in the round undoes it."""
    table.pairs.append([seat, partner])
    table.emit(CoalitionFormed, seat, partner, place, forced)


def _remove_unused(table: ClassicTable, place: int) -> None:
    """Tiles of the current region outside a coalition leave the game (VG06 6.2.4, ruling C6)."""
    bound = {seat for pair in table.pairs for seat in pair}
    for seat in [seat for seat in table.tiles[place] if seat not in bound]:
        table.tiles[place].remove(seat)
        table.emit(TileGone, seat, place)


@phase("coalitions")
def start_coalitions(table: ClassicTable) -> Step | None:
    """In the current region; there are none in the last one, whose round has no campaign (VG06 6.4.1.1)."""
    if not table.has_coalitions():
        return None
    table.pairs = []
    return CoalitionStep(table.current(), 0, -1, [])
