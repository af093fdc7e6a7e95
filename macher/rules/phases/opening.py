"""Set-up H and 1-2: the opening program, the card kept in hand, and the starting deployment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
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
from macher.rules.cards import TOPICS
from macher.rules.commands import Deploy, KeepHandCard, LayProgram
from macher.rules.edition import SYMBOL_AMOUNT, Symbol
from macher.rules.phases.base import SealedStep, phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Source, Table

PROGRAM: Final = 5


@wire
@dataclass(frozen=True, slots=True)
class LayOptions(Options):
    """Cards of different topics for the opening program, to join those that lie already."""

    private: ClassVar[bool] = True
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    needed: int
    """Cards to lay now: up to five in all, or as many topics as the hand offers."""

    def refusal(self, command: Command) -> Refusal | None:
        """Five different topics in all, or as many as there are (EN19 set-up H, exception)."""
        if not isinstance(command, LayProgram):
            return wrong(command)
        cards = command.cards
        if any(cards.count(kind) > self.hand.count(kind) for kind in cards):
            return refuse(Reason.CARD_NOT_IN_HAND)
        topics = {kind >> 1 for kind in cards + self.laid}
        if len(topics) != len(cards) + len(self.laid):
            return refuse(Reason.TOPICS_REPEATED)
        if len(cards) != self.needed or list(cards) != sorted(cards):
            return refuse(Reason.TOPICS_MISSING, needed=self.needed)
        return None

    def _by_topic(self) -> list[list[int]]:
        closed = {kind >> 1 for kind in self.laid}
        kinds = sorted(set(self.hand))
        groups = [[kind for kind in kinds if kind >> 1 == topic] for topic in range(TOPICS) if topic not in closed]
        return [group for group in groups if group]

    def __iter__(self) -> Iterator[Command]:
        for groups in combinations(self._by_topic(), self.needed):
            for cards in product(*groups):
                yield LayProgram(self.seat, cards)

    def sample(self, stream: Stream) -> Command:
        """Random topics, one random card of each."""
        groups = self._by_topic()
        stream.shuffle(groups)
        return LayProgram(self.seat, tuple(sorted(stream.choice(group) for group in groups[: self.needed])))


@part
@dataclass(slots=True)
class OpeningProgramStep(SealedStep):
    """Cards are laid face down and turned up together; seats with too few topics draw again (ruling 10)."""

    name: ClassVar[str] = "opening_program"

    def asked(self, state: Table, seat: int) -> bool:
        """Seats whose program is not complete."""
        return len(state.parties[seat].program) < PROGRAM

    def options(self, state: Table, seat: int) -> LayOptions:
        """What the hand offers beside the cards that lie already."""
        party = state.parties[seat]
        topics = {kind >> 1 for kind in party.hand} - {kind >> 1 for kind in party.program}
        needed = min(PROGRAM - len(party.program), len(topics))
        return LayOptions(seat, tuple(party.hand), tuple(party.program), needed)

    def reveal(self, state: Table, answer: LayProgram) -> None:
        """Moves the cards from the hand to the program."""
        party = state.parties[answer.seat]
        for kind in answer.cards:
            party.hand.remove(kind)
        party.program = sorted([*party.program, *answer.cards])

    def advance(self, state: Table) -> bool:
        """Turns the programs up; discards and draws for those with too few topics."""
        answers = [answer for answer in self.unseal(state) if answer is not None]
        for answer in answers:
            self.reveal(state, answer)
            state.emit(ev.ProgramLaid, answer.seat, answer.cards)
        for answer in answers:
            if len(state.parties[answer.seat].program) < PROGRAM:
                _draw_anew(state, answer.seat)
        return all(len(party.program) == PROGRAM for party in state.parties)


def _draw_anew(state: Table, seat: int) -> None:
    """Shows and discards doubles and opposites, then draws as many cards (ruling 10)."""
    party = state.parties[seat]
    count = len(party.hand)
    op.discard_programs(state, seat, party.hand)
    drawn = [op.draw_program(state) for _ in range(count)]
    party.hand = sorted(drawn)
    state.emit(ev.ProgramsDealt, seat, tuple(drawn))


@wire
@dataclass(frozen=True, slots=True)
class KeepOptions(Options):
    """One card of the hand."""

    private: ClassVar[bool] = True
    hand: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """Only a card of the hand can be kept."""
        if not isinstance(command, KeepHandCard):
            return wrong(command)
        return None if command.card in self.hand else refuse(Reason.CARD_NOT_IN_HAND)

    def __iter__(self) -> Iterator[Command]:
        for kind in sorted(set(self.hand)):
            yield KeepHandCard(self.seat, kind)


@part
@dataclass(slots=True)
class OpeningHandStep(SealedStep):
    """Each seat keeps one of the cards left over (EN19 set-up H)."""

    name: ClassVar[str] = "opening_hand"

    def options(self, state: Table, seat: int) -> KeepOptions:
        """The cards left over."""
        return KeepOptions(seat, tuple(state.parties[seat].hand))

    def reveal(self, state: Table, answer: KeepHandCard) -> None:
        """The others go to the discards."""
        party = state.parties[answer.seat]
        party.hand.remove(answer.card)
        op.discard_programs(state, answer.seat, party.hand)
        party.hand = [answer.card]

    def advance(self, state: Table) -> bool:
        """Carries all answers out."""
        for answer in self.unseal(state):
            self.reveal(state, answer)
            state.emit(ev.HandKept, answer.seat, answer.card)
        return True


@wire
@dataclass(frozen=True, slots=True)
class DeployOptions(Options):
    """A block and a state for each of its five symbols."""

    private: ClassVar[bool] = True
    blocks: tuple[tuple[str, ...], ...]
    lands: int

    def refusal(self, command: Command) -> Refusal | None:
        """The same symbol goes to different states (EN19 set-up step 2)."""
        if not isinstance(command, Deploy):
            return wrong(command)
        if not 0 <= command.block < len(self.blocks):
            return refuse(Reason.NO_SUCH_BLOCK)
        symbols = self.blocks[command.block]
        if len(command.lands) != len(symbols) or any(not 0 <= place < self.lands for place in command.lands):
            return refuse(Reason.NO_SUCH_LAND)
        if len(set(zip(symbols, command.lands, strict=True))) != len(symbols):
            return refuse(Reason.SYMBOL_TWICE)
        return None

    def __iter__(self) -> Iterator[Command]:
        for block, symbols in enumerate(self.blocks):
            groups = [permutations(range(self.lands), symbols.count(symbol)) for symbol in dict.fromkeys(symbols)]
            for chosen in product(*groups):
                yield Deploy(self.seat, block, _spread(symbols, dict(zip(dict.fromkeys(symbols), chosen, strict=True))))

    def sample(self, stream: Stream) -> Command:
        """A random block, random states."""
        block = stream.below(len(self.blocks))
        symbols = self.blocks[block]
        chosen: dict[str, tuple[int, ...]] = {}
        for symbol in dict.fromkeys(symbols):
            places = list(range(self.lands))
            stream.shuffle(places)
            chosen[symbol] = tuple(places)
        return Deploy(self.seat, block, _spread(symbols, chosen))


def _spread(symbols: tuple[str, ...], chosen: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    left = {symbol: iter(places) for symbol, places in chosen.items()}
    return tuple(next(left[symbol]) for symbol in symbols)


@part
@dataclass(slots=True)
class DeploymentStep(SealedStep):
    """The deployments are written secretly and carried out together."""

    name: ClassVar[str] = "deployment"

    def options(self, state: Table, seat: int) -> DeployOptions:
        """The blocks of the score sheet."""
        blocks = tuple(tuple(symbol.value for symbol in block) for block in state.edition.figures.blocks)
        return DeployOptions(seat, blocks, len(state.lands))

    def reveal(self, state: Table, answer: Deploy) -> None:
        """Puts the symbols of the block on the boards."""
        for symbol, place in zip(state.edition.figures.blocks[answer.block], answer.lands, strict=True):
            if place >= 0:
                _deploy(state, answer.seat, symbol, place)

    def advance(self, state: Table) -> bool:
        """Carries them out, seat by seat from the preliminary start player."""
        answers = self.unseal(state)
        for seat in state.in_order():
            answer = answers[seat]
            state.emit(ev.DeploymentRevealed, seat, answer.block, answer.lands)
            self.reveal(state, answer)
        return True


def _deploy(state: Table, seat: int, symbol: Symbol, place: int) -> None:
    amount = SYMBOL_AMOUNT[symbol]
    if symbol is Symbol.RALLIES:
        op.place_rallies(state, seat, place, amount, 0)
    elif symbol is Symbol.TREND:
        op.change_trend(state, seat, place, amount, "deployment")
    elif symbol is Symbol.VOTES:
        op.change_votes(state, seat, place, amount, "deployment")
    elif state.parties[seat].media and len(state.lands[place].media) < state.edition.figures.media_spots:
        op.place_media(state, seat, place)


@phase("opening_program")
def start_opening_program(table: Table) -> Step | None:
    """Everybody lays a program."""
    return OpeningProgramStep()


@phase("opening_hand")
def start_opening_hand(table: Table) -> Step | None:
    """Everybody keeps a card."""
    return OpeningHandStep()


@phase("deployment")
def start_deployment(table: Table) -> Step | None:
    """Shuffles the party markers: the top one is the preliminary start player (EN19 set-up 1)."""
    order = list(range(table.seats))
    table.chance.shuffle(Source.PARTIES, order)
    table.start = order[0]
    table.emit(ev.PartyOrderDrawn, tuple(order))
    return DeploymentStep()
