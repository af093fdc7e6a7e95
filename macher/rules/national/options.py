"""Options of games with a national board: what may be chosen, made of what the deciding seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import ClassVar

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.rules.commands import KeepPoll, Pass, PlacePoliticians
from macher.rules.edition import ActionName
from macher.rules.national.commands import (
    AskCoalition,
    ExchangeProgram,
    FillStartSheet,
    PlaceNational,
    PublishEntries,
    ThrowAway,
    UseCabinetCard,
)
from macher.rules.national.values import TOP_OF_DECK, CardHere, StartChoice, StartEntry
from macher.rules.phases.base import ChoiceOptions, wrong
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.refusals import Reason, refuse


@wire
@dataclass(frozen=True, slots=True)
class StartSheetOptions(Options):
    """One choice of each column and a state for every symbol; states may repeat."""

    private: ClassVar[bool] = True
    columns: tuple[tuple[StartChoice, ...], ...]
    boards: int

    def entries(self, first: int, second: int) -> tuple[StartEntry, ...]:
        """The symbols to place, as printed."""
        return self.columns[0][first].entries + self.columns[1][second].entries

    def refusal(self, command: Command) -> Refusal | None:
        """Only choices and states that exist."""
        if not isinstance(command, FillStartSheet):
            return wrong(command)
        if not (0 <= command.first < len(self.columns[0]) and 0 <= command.second < len(self.columns[1])):
            return refuse(Reason.NO_SUCH_BLOCK)
        wanted = len(self.entries(command.first, command.second))
        if len(command.lands) != wanted or any(not 0 <= place < self.boards for place in command.lands):
            return refuse(Reason.NO_SUCH_LAND)
        return None

    def __iter__(self) -> Iterator[Command]:
        for first in range(len(self.columns[0])):
            for second in range(len(self.columns[1])):
                for lands in product(range(self.boards), repeat=len(self.entries(first, second))):
                    yield FillStartSheet(self.seat, first, second, lands)

    def sample(self, stream: Stream) -> Command:
        """Random choices, random states."""
        first, second = stream.below(len(self.columns[0])), stream.below(len(self.columns[1]))
        lands = tuple(stream.below(self.boards) for _ in self.entries(first, second))
        return FillStartSheet(self.seat, first, second, lands)


@wire
@dataclass(frozen=True, slots=True)
class FirstOptions(ChoiceOptions):
    """Any seat as first player."""

    private: ClassVar[bool] = False


@wire
@dataclass(frozen=True, slots=True)
class PlaceOptions(ChoiceOptions):
    """The free places in the order of play."""

    private: ClassVar[bool] = False


@wire
@dataclass(frozen=True, slots=True)
class ThrowOptions(Options):
    """Any cards of the hand, or none."""

    private: ClassVar[bool] = True
    hand: tuple[int, ...]
    draws: int
    """Number of cards drawn if nothing is thrown away."""

    def refusal(self, command: Command) -> Refusal | None:
        """Cards of the hand."""
        if type(command) is Pass:
            return None
        if not isinstance(command, ThrowAway):
            return wrong(command)
        if not command.cards:
            return refuse(Reason.NOTHING_CHOSEN)
        if any(command.cards.count(kind) > self.hand.count(kind) for kind in command.cards):
            return refuse(Reason.CARD_NOT_IN_HAND)
        return None if list(command.cards) == sorted(command.cards) else refuse(Reason.CARD_NOT_IN_HAND)

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for count in range(1, len(self.hand) + 1):
            for cards in sorted(set(combinations(sorted(self.hand), count))):
                yield ThrowAway(self.seat, cards)


@wire
@dataclass(frozen=True, slots=True)
class ExchangeOptions(Options):
    """A card of the program against one of the hand or the top of the deck, or nothing."""

    private: ClassVar[bool] = True
    program: tuple[int, ...]
    hand: tuple[int, ...]
    deck: bool
    """Whether the top card of the deck may be taken instead (ruling C24)."""
    members: bool
    """Whether an exchange costs members (CONS B)."""
    memberless: bool = False
    """Whether there are no members left to pay for an exchange (CONS B)."""

    def refusal(self, command: Command) -> Refusal | None:
        """The program stays at five different topics (VG06 6.2.2)."""
        if type(command) is Pass:
            return None
        if not isinstance(command, ExchangeProgram):
            return wrong(command)
        if self.memberless:
            return refuse(Reason.NO_MEMBERS)
        if command.out not in self.program:
            return refuse(Reason.CARD_NOT_IN_PROGRAM)
        if command.into == TOP_OF_DECK and self.deck:
            return None
        if command.into not in self.hand:
            return refuse(Reason.CARD_NOT_IN_HAND)
        if command.into == command.out:
            return refuse(Reason.NOTHING_CHANGES)
        others = {kind >> 1 for kind in self.program if kind != command.out}
        return refuse(Reason.TOPICS_REPEATED) if command.into >> 1 in others else None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        sources = [*([TOP_OF_DECK] if self.deck else []), *sorted(set(self.hand))]
        for out in self.program:
            for into in sources:
                command = ExchangeProgram(self.seat, out, into)
                if self.refusal(command) is None:
                    yield command

    def sample(self, stream: Stream) -> Command:
        """Nothing half of the time."""
        options = tuple(self)
        return options[0] if stream.below(2) == 0 else stream.choice(options)


@wire
@dataclass(frozen=True, slots=True)
class SendingOptions(PlacementOptions):
    """A card or none for each region; all of them will have to be paid (ruling C4)."""

    private: ClassVar[bool] = True
    costs: tuple[int, ...]
    """By politician number."""
    money: int

    def cost(self, politicians: Sequence[int]) -> int:
        """What these cards cost together; -1 stands for none."""
        return sum(self.costs[number] for number in politicians if number >= 0)

    def refusal(self, command: Command) -> Refusal | None:
        """One per region, each once, and no more than the money pays for."""
        refusal = PlacementOptions.refusal(self, command)
        if refusal is None and isinstance(command, PlacePoliticians):
            cost = self.cost(command.politicians)
            if cost > self.money:
                return refuse(Reason.NOT_ENOUGH_MONEY, cost=cost, money=self.money)
        return refusal

    def __iter__(self) -> Iterator[Command]:
        for command in PlacementOptions.__iter__(self):
            if not isinstance(command, PlacePoliticians) or self.cost(command.politicians) <= self.money:
                yield command

    def sample(self, stream: Stream) -> Command:
        """Region by region, one card that can still be paid, or none."""
        left, money = list(self.politicians), self.money
        chosen = []
        for free in self.open:
            payable = [number for number in left if self.costs[number] <= money] if free else []
            pick = stream.below(len(payable) + 1)
            number = payable[pick - 1] if pick else -1
            chosen.append(number)
            if pick:
                left.remove(number)
                money -= self.costs[number]
        return PlacePoliticians(self.seat, tuple(chosen)) if max(chosen) >= 0 else Pass(self.seat)


@wire
@dataclass(frozen=True, slots=True)
class CardOptions(Options):
    """One action of one of the own cards, or none of it (ruling C4)."""

    private: ClassVar[bool] = False
    cards: tuple[CardHere, ...]
    money: int
    """Money that can be spent, without what own unpaid cards will need."""
    supply: int
    """Own media markers left."""

    def refusal(self, command: Command) -> Refusal | None:
        """The action is printed on the own card there, has a possible target, and is affordable."""
        if not isinstance(command, UseCabinetCard):
            return wrong(command)
        here = next((card for card in self.cards if card.land == command.land), None)
        if here is None:
            return refuse(Reason.POLITICIAN_NOT_IN_HAND)
        if command.action is None or command.action in here.possible:
            return None
        printed = {action.name: action.amount for action in here.actions}
        name = command.action.name
        if name not in printed:
            return refuse(Reason.ACTION_NOT_PRINTED)
        if name is ActionName.REPLACE_MEDIA:
            if not self.supply:
                return refuse(Reason.MEDIA_SUPPLY)
            if self.money < 2 * printed[name]:
                return refuse(Reason.NOT_ENOUGH_MONEY, cost=2 * printed[name], money=self.money)
        return refuse(Reason.TARGET_WRONG)

    def __iter__(self) -> Iterator[Command]:
        for card in self.cards:
            yield UseCabinetCard(self.seat, card.land, None)
            for action in card.possible:
                yield UseCabinetCard(self.seat, card.land, action)


@wire
@dataclass(frozen=True, slots=True)
class AskOptions(ChoiceOptions):
    """Parties that can be asked or forced, or passing."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    common: tuple[int, ...] = ()
    """Equal program cards by seat."""
    needed: int = 0
    """Fewest equal cards of a coalition."""
    forced: int = 0
    """Fewest equal cards with which a coalition can be forced."""
    obstacles: tuple[str, ...] = ()
    """By seat: the reason why it cannot be asked, or empty."""

    def refusal(self, command: Command) -> Refusal | None:
        """What stands in the way of a coalition with this party."""
        if isinstance(command, AskCoalition) and 0 <= command.partner < len(self.obstacles):
            obstacle = self.obstacles[command.partner]
            return refuse(Reason(obstacle), needed=self.needed) if obstacle else None
        return ChoiceOptions.refusal(self, command)


@wire
@dataclass(frozen=True, slots=True)
class OfferOptions(ChoiceOptions):
    """Join the party that asks, or refuse."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    partner: int = -1
    """Who asks."""
    common: int = 0


@wire
@dataclass(frozen=True, slots=True)
class RaiseOptions(PollBidOptions):
    """More than the highest bid, or passing for the rest of this auction."""

    private: ClassVar[bool] = False
    place: int


@wire
@dataclass(frozen=True, slots=True)
class EntryOptions(Options):
    """Publish some entries of the poll, or keep it for members."""

    private: ClassVar[bool] = True
    here: ClassVar[bool] = True
    poll: int
    changes: tuple[int, ...]
    """By seat; 0 where the card has no entry for the party."""
    safe: int
    """Seat that controls the media here, so that no poll lowers its trend; or -1."""
    most: int
    """Most entries that may be carried out."""

    def entries(self) -> list[int]:
        """Seats whose entry can be carried out."""
        return [seat for seat, change in enumerate(self.changes) if change > 0 or (change < 0 and seat != self.safe)]

    def refusal(self, command: Command) -> Refusal | None:
        """At least one entry, each once, none that lowers the party in control of the media (VG06 6.2.7)."""
        if type(command) is KeepPoll:
            return None
        if not isinstance(command, PublishEntries):
            return wrong(command)
        seats = command.seats
        if not seats:
            return refuse(Reason.NOTHING_CHOSEN)
        if len(seats) > self.most:
            return refuse(Reason.TOO_MANY_ENTRIES, most=self.most)
        if list(seats) != sorted(set(seats)) or seats[0] < 0 or seats[-1] >= len(self.changes):
            return refuse(Reason.TARGET_WRONG)
        if any(not self.changes[seat] for seat in seats):
            return refuse(Reason.NO_ENTRY)
        return None if set(seats) <= set(self.entries()) else refuse(Reason.ENTRY_PROTECTED)

    def __iter__(self) -> Iterator[Command]:
        yield KeepPoll(self.seat)
        for count in range(1, self.most + 1):
            for seats in combinations(self.entries(), count):
                yield PublishEntries(self.seat, seats)


@wire
@dataclass(frozen=True, slots=True)
class NationalOptions(ChoiceOptions):
    """Moving one of the region's opinions to the national board, or none."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("national",)
    left: int = 1
    """Cards that the seat may still move, this one included."""
    opinions: tuple[int, ...] = ()
    """All opinions of the region, even those that find no space."""

    def refusal(self, command: Command) -> Refusal | None:
        """An opinion of the region on a space that it may take (ruling C15)."""
        if not isinstance(command, PlaceNational) or command in self.commands:
            return ChoiceOptions.refusal(self, command)
        if command.card not in self.opinions:
            return refuse(Reason.OPINION_NOT_OPEN)
        movable = any(isinstance(other, PlaceNational) and other.card == command.card for other in self.commands)
        return refuse(Reason.NATIONAL_SPACE if movable else Reason.NATIONAL_SECURED)
