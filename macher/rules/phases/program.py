"""Phase 2: changes to the party programs - draw or flush, swap up to two, keep one (ruling 33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import ClassVar, Final

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import ChangeProgram, DrawProgramCard, FlushDisplay, Pass, TakeDisplayCard
from macher.rules.phases.base import ChoiceOptions, phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table

SWAPS: Final = 2

Swaps = tuple[tuple[int, int], ...]


@wire
@dataclass(frozen=True, slots=True)
class ProgramSourceOptions(ChoiceOptions):
    """Draw a card and take one, lay a new display and take one, or pass."""

    private: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("programs",)


@wire
@dataclass(frozen=True, slots=True)
class TakeOptions(Options):
    """The cards of the display."""

    private: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("programs",)
    display: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """Only a card that lies there."""
        if not isinstance(command, TakeDisplayCard):
            return wrong(command)
        return None if command.card in self.display else refuse(Reason.DISPLAY_CARD_MISSING)

    def __iter__(self) -> Iterator[Command]:
        for kind in sorted(set(self.display)):
            yield TakeDisplayCard(self.seat, kind)


@wire
@dataclass(frozen=True, slots=True)
class ChangeOptions(Options):
    """Up to two swaps between program and hand, then one card to keep."""

    private: ClassVar[bool] = True
    program: tuple[int, ...]
    hand: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """The program stays at five different topics (ruling 30)."""
        if not isinstance(command, ChangeProgram):
            return wrong(command)
        swaps = command.swaps
        if len(swaps) > SWAPS:
            return refuse(Reason.TOO_MANY_SWAPS)
        outs = [out for out, _ in swaps]
        ins = [into for _, into in swaps]
        if len(set(outs)) != len(outs) or any(out not in self.program for out in outs):
            return refuse(Reason.CARD_NOT_IN_PROGRAM)
        if any(ins.count(into) > self.hand.count(into) for into in ins):
            return refuse(Reason.CARD_NOT_IN_HAND)
        if any(out == into for out, into in swaps):
            return refuse(Reason.NOTHING_CHANGES)
        topics = {kind >> 1 for kind in self.program if kind not in outs} | {into >> 1 for into in ins}
        if len(topics) != len(self.program):
            return refuse(Reason.TOPICS_REPEATED)
        return None if command.kept in self.hand_after(swaps) else refuse(Reason.CARD_NOT_IN_HAND)

    def hand_after(self, swaps: Swaps) -> list[int]:
        """The hand after swaps: cards taken out of the program join it (ruling 33)."""
        hand = list(self.hand)
        for out, into in swaps:
            hand.remove(into)
            hand.append(out)
        return hand

    def swaps(self) -> Iterator[Swaps]:
        """Every legal set of swaps, none first."""
        yield ()
        program, topics = self.program, [kind >> 1 for kind in self.program]
        kinds = sorted(set(self.hand))
        for out in program:
            for into in kinds:
                if into != out and (into >> 1 == out >> 1 or into >> 1 not in topics):
                    yield ((out, into),)
        new = [kind for kind in kinds if kind >> 1 not in topics]
        for first, second in combinations(program, 2):
            fitting = [kind for kind in kinds if kind in new or kind >> 1 in (first >> 1, second >> 1)]
            for one, two in permutations(fitting, 2):
                if one >> 1 != two >> 1 and one != first and two != second:
                    yield ((first, one), (second, two))

    def __iter__(self) -> Iterator[Command]:
        for swaps in self.swaps():
            for kept in sorted(set(self.hand_after(swaps))):
                yield ChangeProgram(self.seat, swaps, kept)

    def sample(self, stream: Stream) -> Command:
        """Random swaps, a random card kept."""
        swaps = stream.choice(tuple(self.swaps()))
        return ChangeProgram(self.seat, swaps, stream.choice(sorted(self.hand_after(swaps))))


_CHOOSE, _TAKE, _CHANGE, _DONE = range(4)


@part
@dataclass(slots=True)
class ProgramChangeStep(Step):
    """One seat's program change, in phase 2 or by a politician."""

    name: ClassVar[str] = "program"
    seat: int
    stage: int
    flushed: bool

    def deciders(self, state: Table) -> Sequence[int]:
        """The seat that changes its program."""
        return () if self.stage == _DONE else (self.seat,)

    def options(self, state: Table, seat: int) -> Options:
        """Where cards come from, which one, and what to do with them."""
        party = state.parties[seat]
        if self.stage == _CHOOSE:
            return _sources(state, seat)
        if self.stage == _TAKE:
            return TakeOptions(seat, tuple(kind for kind in state.program_display if kind >= 0))
        return ChangeOptions(seat, tuple(party.program), tuple(party.hand))

    def carry_out(self, state: Table, command: Command) -> None:
        """Draws, takes or swaps."""
        if isinstance(command, Pass):
            state.emit(ev.Passed, command.seat, self.name, -1)
            self.stage = _DONE
        elif isinstance(command, DrawProgramCard):
            self._draw(state)
        elif isinstance(command, FlushDisplay):
            op.discard_display(state)
            op.fill_display(state)
            self.flushed = True
            self.stage = _TAKE
        elif isinstance(command, TakeDisplayCard):
            _take(state, command)
            self.stage = _CHANGE
        elif isinstance(command, ChangeProgram):
            _change(state, command)
            self.stage = _DONE
        if self.stage == _TAKE and not any(kind >= 0 for kind in state.program_display):
            self.stage = _CHANGE

    def _draw(self, state: Table) -> None:
        kind = op.draw_program(state)
        state.parties[self.seat].hand.append(kind)
        state.emit(ev.ProgramCardDrawn, self.seat, kind, len(state.program_deck))
        self.stage = _TAKE

    def advance(self, state: Table) -> bool:
        """Fills the display before the next player (EN19 phase 2)."""
        op.fill_display(state)
        return True


def _sources(state: Table, seat: int) -> ProgramSourceOptions:
    """Drawing and flushing are both possible only if there is a card to draw."""
    draw, flush = DrawProgramCard(seat), FlushDisplay(seat)
    if state.program_deck or state.program_discards:
        return ProgramSourceOptions(seat, (Pass(seat), draw, flush))
    return ProgramSourceOptions(seat, (Pass(seat),), (draw, flush), Reason.DECK_EMPTY.value)


def _take(state: Table, command: TakeDisplayCard) -> None:
    party = state.parties[command.seat]
    place = state.program_display.index(command.card)
    state.program_display[place] = -1
    party.hand.append(command.card)
    party.known.append(command.card)
    state.emit(ev.DisplayCardTaken, command.seat, command.card, place)


def _change(state: Table, command: ChangeProgram) -> None:
    party = state.parties[command.seat]
    for out, into in command.swaps:
        party.hand.remove(into)
        _forget(party.known, into)
        party.hand.append(out)
        party.known.append(out)
        party.program[party.program.index(out)] = into
        state.emit(ev.ProgramSwapped, command.seat, out, into)
    party.program.sort()
    party.hand.remove(command.kept)
    discarded = sorted(party.hand)
    party.hand = [command.kept]
    for kind in discarded:
        _forget(party.known, kind)
    op.discard_programs(state, command.seat, discarded)
    state.emit(ev.HandKept, command.seat, command.kept)


def _forget(known: list[int], kind: int) -> None:
    if kind in known:
        known.remove(kind)


@part
@dataclass(slots=True)
class ProgramStep(Step):
    """Phase 2, seat by seat from the start player."""

    name: ClassVar[str] = "programs"
    at: int

    def advance(self, state: Table) -> bool:
        """The next seat's turn."""
        if self.at == state.seats:
            return True
        state.flow.append(ProgramChangeStep((state.start + self.at) % state.seats, _CHOOSE, False))
        self.at += 1
        return False


def change_program(seat: int) -> ProgramChangeStep:
    """A program change by a politician: the whole of phase 2 for one seat (EN19 phase 6)."""
    return ProgramChangeStep(seat, _CHOOSE, False)


@phase("program")
def start_program(table: Table) -> Step | None:
    """Everybody once."""
    return ProgramStep(0)
