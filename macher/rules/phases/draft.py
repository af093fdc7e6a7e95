"""Set-up H: the program draft - keep one card, pass the rest to the left, four times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules.commands import KeepDraftCard
from macher.rules.phases.base import SealedStep, phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table

HAND: Final = 7
PICKS: Final = 4


@wire
@dataclass(frozen=True, slots=True)
class DraftOptions(Options):
    """The cards of the hand that is going round."""

    private: ClassVar[bool] = True
    hand: tuple[int, ...]
    kept: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """Only a card of the hand can be kept."""
        if not isinstance(command, KeepDraftCard):
            return wrong(command)
        return None if command.card in self.hand else refuse(Reason.CARD_NOT_IN_HAND)

    def __iter__(self) -> Iterator[Command]:
        for kind in sorted(set(self.hand)):
            yield KeepDraftCard(self.seat, kind)

    def sample(self, stream: Stream) -> Command:
        """A random card of the hand."""
        return KeepDraftCard(self.seat, stream.choice(self.hand))


@part
@dataclass(slots=True)
class DraftStep(SealedStep):
    """Four picks; the last three cards are passed once more."""

    name: ClassVar[str] = "draft"
    picked: int

    def options(self, state: Table, seat: int) -> DraftOptions:
        """The cards on hand."""
        party = state.parties[seat]
        return DraftOptions(seat, tuple(party.draft), tuple(party.hand))

    def reveal(self, state: Table, answer: KeepDraftCard) -> None:
        """Sets the kept card aside."""
        party = state.parties[answer.seat]
        party.draft.remove(answer.card)
        party.hand.append(answer.card)

    def advance(self, state: Table) -> bool:
        """Sets the kept cards aside and passes the hands to the left."""
        for answer in self.unseal(state):
            self.reveal(state, answer)
            state.emit(ev.AnswerOpened, answer.seat, self.name, (answer.card,))
        self.picked += 1
        hands = [party.draft for party in state.parties]
        state.emit(ev.DraftPassed, self.picked)
        for seat, party in enumerate(state.parties):
            party.draft = hands[seat - 1]
            state.emit(ev.DraftHandReceived, seat, tuple(party.draft))
        if self.picked < PICKS:
            return False
        for party in state.parties:
            party.hand = sorted(party.hand + party.draft)
            party.draft = []
        return True


@phase("draft")
def start_draft(table: Table) -> Step | None:
    """Deals seven cards to each seat; with the option "deal programs" there is no passing."""
    for seat, party in enumerate(table.parties):
        drawn = [table.program_deck.pop() for _ in range(HAND)]
        table.emit(ev.ProgramsDealt, seat, tuple(drawn))
        if table.options.deal_programs:
            party.hand = sorted(drawn)
        else:
            party.draft = sorted(drawn)
    return None if table.options.deal_programs else DraftStep(0)
