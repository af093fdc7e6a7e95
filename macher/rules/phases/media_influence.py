"""Phase 7: media influence - the leader in a state's media may shift one opinion there."""

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
from macher.rules.commands import Pass, ShiftOpinion
from macher.rules.formula import media_leader
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class ShiftOptions(Options):
    """Replaces a face-up opinion without double marker by one from the display."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("opinions",)
    face_up: tuple[int, ...]
    doubled: int
    display: tuple[int, ...]
    no_flipping: bool

    def _refused(self, out: int, into: int) -> Reason | None:
        if out not in self.face_up:
            return Reason.OPINION_NOT_OPEN
        if out == self.doubled:
            return Reason.OPINION_DOUBLED
        if into not in self.display:
            return Reason.OPINION_NOT_IN_DISPLAY
        if into == out:  # ruling 37
            return Reason.NOTHING_CHANGES
        if into >> 1 == out >> 1:  # ruling 8
            return Reason.NO_FLIPPING if self.no_flipping else None
        if any(kind >> 1 == into >> 1 for kind in self.face_up):
            return Reason.TOPIC_THERE
        return None

    def refusal(self, command: Command) -> Refusal | None:
        """Face-down opinions are neither shifted nor compared (ruling 29)."""
        if type(command) is Pass:
            return None
        if not isinstance(command, ShiftOpinion):
            return wrong(command)
        reason = self._refused(command.out, command.into)
        return refuse(reason) if reason else None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for out, into in self.shifts():
            yield ShiftOpinion(self.seat, out, into)

    def shifts(self) -> list[tuple[int, int]]:
        """The opinion that goes and the one that comes, for every shift that is possible."""
        topics = [kind >> 1 for kind in self.face_up]
        return [
            (out, into)
            for out in self.face_up
            if out != self.doubled
            for into in self.display
            if into >> 1 not in topics or (into == out ^ 1 and not self.no_flipping)
        ]


@part
@dataclass(slots=True)
class MediaInfluenceStep(Step):
    """States in the order of their elections; a tie influences nothing."""

    name: ClassVar[str] = "media_influence"
    left: list[int]
    place: int
    seat: int
    """Who influences the media of ``place``; -1 while nobody is asked."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The media leader of the current state."""
        return () if self.seat < 0 else (self.seat,)

    def options(self, state: Table, seat: int) -> ShiftOptions:
        """The face-up opinions and the display."""
        land = state.lands[self.place]
        display = tuple(kind for kind, lies in enumerate(state.opinion_display) if lies)
        return ShiftOptions(seat, tuple(land.face_up()), land.doubled, display, state.options.no_flipping)

    def carry_out(self, state: Table, command: Command) -> None:
        """The old card goes to the discards; the hole in the display stays (EN19 phase 7)."""
        if isinstance(command, ShiftOpinion):
            land = state.lands[self.place]
            spot = land.opinions.index(command.out)
            land.opinions[spot] = command.into
            state.opinion_display[command.into] = 0
            state.emit(ev.OpinionShifted, command.seat, self.place, spot, command.out, command.into)
            op.discard_opinion(state, command.out)
        else:
            state.emit(ev.Passed, command.seat, self.name, self.place)
        self.seat = -1

    def advance(self, state: Table) -> bool:
        """On to the next state with a leader who can shift something."""
        while self.left:
            self.place = self.left.pop(0)
            leader = media_leader(state.lands[self.place].media)
            if leader >= 0:
                self.seat = leader
                if self.options(state, leader).shifts():
                    return False
        self.seat = -1
        return True


@phase("media_influence")
def start_media_influence(table: Table) -> Step | None:
    """From the state that votes now."""
    return MediaInfluenceStep(table.open_lands(), -1, -1)
