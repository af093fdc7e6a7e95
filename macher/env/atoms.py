"""Commands spelled in atoms: a decision becomes a few small choices, each a number below ``ATOMS``.

Whole commands can be many: 6,561 ways to buy rallies, a bid for each thousand euros.  Here a command is a word, and a
node of the tree of words says which atoms may come next.  An atom that is the only one after others is left out.
Seats are counted from the deciding seat, which is 0; the next one clockwise is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from macher.engine.codec import wired
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.env.words import DONE, word
from macher.rules.commands import BuyRallies, Deploy, Pass, PlacePoliticians
from macher.rules.national import options as national
from macher.rules.national.commands import FillStartSheet, ThrowAway
from macher.rules.phases.base import BidOptions, ChoiceOptions
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.election import CoalitionOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions, KeepOptions, LayOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.program import ChangeOptions, ProgramSourceOptions, TakeOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions

ATOMS: Final = 64
"""Atoms are the numbers below this."""
LONGEST: Final = 13
"""Most atoms of a command."""
_LOW: Final = 32
"""Money units that the second atom of a bid counts."""


class Node(Protocol):
    """A place in the tree of a decision's commands."""

    def atoms(self) -> Sequence[int]:
        """What may come next, ascending; never empty."""

    def take(self, atom: int) -> Node | Command:
        """The next node, or the command if it is complete.  Raises ``ValueError`` for another atom."""


def tree(options: Options, seats: int) -> Node:
    """The first node of a decision at a table of so many seats."""
    grow = _GROWN.get(type(options))
    if grow is not None:
        return grow(options)
    return _Listed(tuple((word(command, seats), command) for command in options), 0)


def spelled(options: Options, command: Command, seats: int) -> tuple[int, ...]:
    """The atoms that lead to a command, without those that are left out.  Raises ``ValueError`` for none."""
    for atoms, found in _all(tree(options, seats), ()):
        if found == command:
            return atoms
    raise ValueError(f"{command} is no option")


def _all(node: Node, before: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Command]]:
    for atom in node.atoms():
        found = node.take(atom)
        if isinstance(found, Command):
            yield (*before, atom), found
        else:
            yield from _all(found, (*before, atom))


def _refused(atom: int, atoms: Iterable[int]) -> ValueError:
    return ValueError(f"{atom} is not legal here; legal are {', '.join(map(str, atoms))}")


@dataclass(frozen=True, slots=True)
class _Listed:
    """Commands that are few enough to be spelled one by one."""

    words: tuple[tuple[tuple[int, ...], Command], ...]
    at: int

    def atoms(self) -> Sequence[int]:
        """The letters at this place."""
        return sorted({letters[self.at] for letters, _ in self.words})

    def take(self, atom: int) -> Node | Command:
        """What begins so; skips letters that all of it shares."""
        kept = tuple(each for each in self.words if each[0][self.at] == atom)
        if not kept:
            raise _refused(atom, self.atoms())
        at = self.at + 1
        if len(kept) == 1:
            return kept[0][1]
        while len({letters[at] for letters, _ in kept}) == 1:
            at += 1
        return _Listed(kept, at)


@dataclass(frozen=True, slots=True)
class _Filled:
    """Commands that are filled in place by place, so that nobody has to list them."""

    chosen: tuple[int, ...]
    next: Callable[[tuple[int, ...]], Sequence[int]]
    """What may come after the chosen atoms, nothing where they are complete."""
    made: Callable[[tuple[int, ...]], Command]

    def atoms(self) -> Sequence[int]:
        """What may come after the chosen atoms."""
        return self.next(self.chosen)

    def take(self, atom: int) -> Node | Command:
        """Fills the place in, and those after it that leave no choice."""
        if atom not in self.next(self.chosen):
            raise _refused(atom, self.next(self.chosen))
        chosen = (*self.chosen, atom)
        while len(after := self.next(chosen)) == 1:
            chosen = (*chosen, after[0])
        return _Filled(chosen, self.next, self.made) if after else self.made(chosen)


# --- decisions with too many commands to list -------------------------------------------------------------------------


def _bid(options: BidOptions) -> Node:
    """0 passes; otherwise 1 and the 32 units that are counted first, then the units above them."""
    unit = options.unit
    least, most = -(-options.least // unit), options.most // unit

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if not chosen:
            highs = range(1 + least // _LOW, 2 + most // _LOW) if least <= most else ()
            return [*([0] if options.may_pass else []), *highs]
        if len(chosen) == 2 or chosen[0] == 0:
            return ()
        base = (chosen[0] - 1) * _LOW
        return range(max(least - base, 0), min(most - base, _LOW - 1) + 1)

    def made(chosen: tuple[int, ...]) -> Command:
        if chosen[0] == 0:
            return Pass(options.seat)
        return options.bid(((chosen[0] - 1) * _LOW + chosen[1]) * unit)

    return _Filled((), after, made)


def _rallies(options: RallyOptions) -> Node:
    """A number for each board; nothing anywhere passes."""
    costs = options.costs

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if len(chosen) == len(options.free):
            return ()
        money, supply = options.money - options.cost(chosen), options.supply - sum(chosen)
        most = min(options.free[len(chosen)], supply, len(costs) - 1)
        return [count for count in range(most + 1) if costs[count] <= money]

    def made(chosen: tuple[int, ...]) -> Command:
        return BuyRallies(options.seat, chosen) if any(chosen) else Pass(options.seat)

    return _Filled((), after, made)


def _placement(options: PlacementOptions) -> Node:
    """For each board 0 or a politician's number and 1; nobody anywhere passes."""
    costs = options.costs if isinstance(options, national.SendingOptions) else None
    money = options.money if isinstance(options, national.SendingOptions) else 0

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if len(chosen) == len(options.open):
            return ()
        left: list[int] = []
        if options.open[len(chosen)]:
            left = [number for number in sorted(options.politicians) if number + 1 not in chosen]
        if costs is not None:
            spent = sum(costs[atom - 1] for atom in chosen if atom)
            left = [number for number in left if spent + costs[number] <= money]
        return [0, *[number + 1 for number in left]]

    def made(chosen: tuple[int, ...]) -> Command:
        placed = tuple(atom - 1 for atom in chosen)
        return PlacePoliticians(options.seat, placed) if max(placed) >= 0 else Pass(options.seat)

    return _Filled((), after, made)


def _deploy(options: DeployOptions) -> Node:
    """The block, then a board for each of its symbols."""

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if not chosen:
            return range(len(options.blocks))
        symbols, lands = options.blocks[chosen[0]], chosen[1:]
        if len(lands) == len(symbols):
            return ()
        taken = {land for symbol, land in zip(symbols, lands, strict=False) if symbol == symbols[len(lands)]}
        return [land for land in range(options.lands) if land not in taken]

    return _Filled((), after, lambda chosen: Deploy(options.seat, chosen[0], chosen[1:]))


def _start_sheet(options: national.StartSheetOptions) -> Node:
    """A choice of each column, then a board for each symbol."""

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if len(chosen) < 2:
            return range(len(options.columns[len(chosen)]))
        done = len(chosen) - 2 == len(options.entries(chosen[0], chosen[1]))
        return () if done else range(options.boards)

    return _Filled((), after, lambda chosen: FillStartSheet(options.seat, chosen[0], chosen[1], chosen[2:]))


def _throw(options: national.ThrowOptions) -> Node:
    """Cards of the hand in ascending order, then ``DONE``."""

    def after(chosen: tuple[int, ...]) -> Sequence[int]:
        if chosen and chosen[-1] == DONE:
            return ()
        last = chosen[-1] if chosen else 0
        left = {kind for kind in options.hand if kind >= last and chosen.count(kind) < options.hand.count(kind)}
        return [*sorted(left), DONE]

    def made(chosen: tuple[int, ...]) -> Command:
        return ThrowAway(options.seat, chosen[:-1]) if len(chosen) > 1 else Pass(options.seat)

    return _Filled((), after, made)


_GROWN: Final[Mapping[type[Options], Callable[[Any], Node]]] = {
    DeployOptions: _deploy,
    PlacementOptions: _placement,
    PollBidOptions: _bid,
    RallyOptions: _rallies,
    StartBidOptions: _bid,
    StartRaiseOptions: _bid,
    national.RaiseOptions: _bid,
    national.SendingOptions: _placement,
    national.StartSheetOptions: _start_sheet,
    national.ThrowOptions: _throw,
}

_FIRST: Final[tuple[type[Options], ...]] = (
    DraftOptions,
    LayOptions,
    KeepOptions,
    DeployOptions,
    StartBidOptions,
    StartRaiseOptions,
    ProgramSourceOptions,
    TakeOptions,
    ChangeOptions,
    MediaOptions,
    RallyOptions,
    PlacementOptions,
    PaymentOptions,
    ActionOptions,
    ShiftOptions,
    PollBidOptions,
    PollOptions,
    ConvertOptions,
    CoalitionOptions,
    DonationOptions,
    national.StartSheetOptions,
    national.FirstOptions,
    national.PlaceOptions,
    national.ThrowOptions,
    national.ExchangeOptions,
    national.SendingOptions,
    national.CardOptions,
    national.AskOptions,
    national.OfferOptions,
    national.RaiseOptions,
    national.EntryOptions,
    national.NationalOptions,
)
"""Questions whose places agents have learned; later ones come behind them."""
_LATER: Final = {kind for kind in wired(Options) if kind.__module__.startswith("macher.rules.")}.difference(
    _FIRST, (BidOptions, ChoiceOptions)
)
QUESTIONS: Final = (*_FIRST, *sorted(_LATER, key=lambda kind: kind.__name__))
"""Every question of every edition; observations name it by its place here."""
