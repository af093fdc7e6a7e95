"""The program conference: throw cards away, draw, exchange at most one (VG06 6.2.2, WBC06 5.2.2); or exchanges one at a
time that cost members (CONS B)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import macher.editions.classic.operations as cop
from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.capabilities import Conference
from macher.rules.national import events as ce
from macher.rules.national.commands import ExchangeProgram, ThrowAway
from macher.rules.national.options import ExchangeOptions, ThrowOptions
from macher.rules.national.values import TOP_OF_DECK
from macher.rules.phases.base import phase

NO_CARD: Final = -1
"""Returned when no card fits the program."""
EXCHANGE_DICE: Final = 2
"""Dice rolled for an exchange; the higher one is the number of members lost (CONS B)."""


_NEXT, _THROW, _EXCHANGE = range(3)


@part
@dataclass(slots=True)
class ConferenceStep(Step):
    """Seat by seat: draw, throw away and draw again (2006) or throw away, then draw (1997); then one exchange."""

    name: ClassVar[str] = "conference"
    at: int
    stage: int

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The seat whose conference it is."""
        return () if self.stage == _NEXT else (state.order[self.at],)

    def options(self, state: ClassicTable, seat: int) -> Options:
        """First the hand, then the exchange."""
        party = state.parties[seat]
        if self.stage == _THROW:
            return ThrowOptions(seat, tuple(party.hand), state.figures.program_hand - len(party.hand))
        return ExchangeOptions(seat, tuple(party.program), tuple(party.hand), False, False)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Throws away and draws, or exchanges."""
        seat = command.seat
        if self.stage == _THROW:
            if isinstance(command, ThrowAway):
                for kind in command.cards:
                    state.parties[seat].hand.remove(kind)
                op.discard_programs(state, seat, list(command.cards))
            cop.draw_hand(state, seat)
            self.stage = _EXCHANGE
            return
        if isinstance(command, ExchangeProgram):
            _exchange(state, command)  # the hand is not refilled until the next conference
        else:
            state.emit(ev.Passed, seat, self.name, -1)
        self.at, self.stage = self.at + 1, _NEXT

    def advance(self, state: ClassicTable) -> bool:
        """The next seat's conference."""
        if self.at == state.seats:
            return True
        if state.policies.conference is Conference.DRAW:
            cop.draw_hand(state, state.order[self.at])
        self.stage = _THROW
        return False


@part
@dataclass(slots=True)
class ExchangesStep(Step):
    """One exchange at a time, going round until everybody has passed in succession (CONS B, ruling C24)."""

    name: ClassVar[str] = "exchanges"
    at: int
    passes: int

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The seat whose turn it is."""
        return () if self.passes == state.seats else (state.order[self.at],)

    def options(self, state: ClassicTable, seat: int) -> ExchangeOptions:
        """Open cards against hidden ones or the top of the deck."""
        party = state.parties[seat]
        deck = bool(state.program_deck or state.program_discards)
        return ExchangeOptions(seat, tuple(party.program), tuple(party.hand), deck, True, not party.base)

    def foresee(self, state: ClassicTable, command: Command) -> None:
        """The exchange with a card of the hand; neither the card from the deck nor the dice are known."""
        if isinstance(command, ExchangeProgram) and command.into != TOP_OF_DECK:
            _exchange(state, command)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Exchanges for members, or passes; without a fitting card nothing is exchanged (ruling C30)."""
        if isinstance(command, ExchangeProgram):
            exchanged = _exchange_for_members(state, command)
            self.passes = 0 if exchanged else self.passes + 1
        else:
            self.passes += 1
            state.emit(ev.Passed, command.seat, self.name, -1)
        self.at = (self.at + 1) % state.seats


def _exchange(state: ClassicTable, command: ExchangeProgram) -> None:
    """A card of the hand takes the place of one in the program."""
    state.parties[command.seat].hand.remove(command.into)
    cop.replace_program(state, command.seat, command.out, command.into)


def _exchange_for_members(state: ClassicTable, command: ExchangeProgram) -> bool:
    """Exchanges; the higher of two dice is lost in members, and the hidden cards are made up to two (ruling C24).

    Without a card that fits there is no exchange and no price (ruling C30): false.
    """
    seat = command.seat
    if command.into == TOP_OF_DECK:
        into = _fitting_card(state, seat, command.out)
        if into == NO_CARD:
            state.emit(ce.ExchangeFailed, seat, command.out)
            return False
        cop.replace_program(state, seat, command.out, into)
    else:
        _exchange(state, command)
    op.change_base(state, seat, -max(cop.roll(state, seat, EXCHANGE_DICE, "program")), "program")
    cop.draw_hand(state, seat)
    return True


def _fitting_card(state: ClassicTable, seat: int, out: int) -> int:
    """The first fitting card of the deck, else of deck and discards shuffled together (ruling C30), or ``NO_CARD``."""
    discards = bool(state.program_discards)  # after the last card of the deck they come in anyway (ruling 13)
    kind = _look_through_deck(state, seat, out)
    if kind == NO_CARD and discards:
        if state.program_discards:
            cop.shuffle_in_programs(state)
        kind = _look_through_deck(state, seat, out)
    return kind


def _look_through_deck(state: ClassicTable, seat: int, out: int) -> int:
    """Takes the first card whose topic the rest of the program lacks; the others go under the pile (VG06 5.1).

    A card identical to the one that is replaced does not fit, since nothing would change.
    """
    others = {kind >> 1 for kind in state.parties[seat].program if kind != out}
    for _ in range(len(state.program_deck)):
        kind = op.draw_program(state)
        if kind >> 1 not in others and kind != out:
            state.emit(ev.ProgramCardDrawn, seat, kind, len(state.program_deck))
            return kind
        cop.bury_program(state, seat, kind)
    return NO_CARD


@phase("conference")
def start_conference(table: ClassicTable) -> Step | None:
    """Not in the last round, which is an election only."""
    return None if table.last_round else ConferenceStep(0, _NEXT)


@phase("exchanges")
def start_exchanges(table: ClassicTable) -> Step | None:
    """As above."""
    return None if table.last_round else ExchangesStep(0, 0)
