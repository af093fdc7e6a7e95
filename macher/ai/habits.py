"""What a personality likes: the extra points that its tastes give to a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from macher.ai.styles import Tastes
from macher.ai.value import Choice, best_first
from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    PublishPoll,
    RaiseStartBid,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName, Edition
from macher.rules.national.commands import ExchangeProgram, PublishEntries, UseCabinetCard
from macher.rules.views import PlayerView

POLL_FOR_BASE: Final = 0.5
"""Part of the taste for the party base that counts for a bid on a poll."""
FIRST_RALLIES: Final = 3
"""Rallies of a turn in a state that count as its first."""
DEEP: Final = 4
"""Rallies in a state after which further ones count as deep."""
LAST_ROUNDS: Final = 2
"""Rounds at the end in which kept money is liked."""

_HARMFUL: Final = (ActionName.REMOVE_MEDIA, ActionName.OTHERS_TREND, ActionName.OTHER_TREND, ActionName.REPLACE_MEDIA)


def with_tastes(choices: list[Choice], tastes: Tastes, view: PlayerView, edition: Edition) -> list[Choice]:
    """The choices in the order in which a seat with these tastes prefers them."""
    if tastes == Tastes():
        return choices
    taste = _Taste(tastes, view, edition)
    return best_first([Choice(command, {**terms, "taste": taste.of(command)}) for command, terms in choices])


class _Taste:
    """Tastes at one decision."""

    def __init__(self, tastes: Tastes, view: PlayerView, edition: Edition) -> None:
        self._tastes = tastes
        self._view = view
        self._edition = edition
        last = view.round > edition.lengths[view.elections].rounds - LAST_ROUNDS
        self._kept = tastes.kept / 1000 if last else 0.0

    def of(self, command: Command) -> float:
        """Extra points of a command."""
        liking = _LIKINGS.get(type(command))
        return liking(self, command) if liking else 0.0

    def media(self, command: BuyMedia) -> float:
        """A marker, and more for the third one."""
        view, tastes = self._view, self._tastes
        third = view.lands[command.land].media.count(view.seat) >= 2
        return tastes.media + (tastes.third_marker if third else 0.0) - self._kept * self._edition.figures.media_price

    def rallies(self, command: BuyRallies) -> float:
        """Rallies by how many of them stand where."""
        tastes, costs = self._tastes, self._edition.figures.rally_costs
        total = tastes.rally * sum(command.counts)
        for place, count in enumerate(command.counts):
            if count:
                stand = self._view.lands[place].rallies[self._view.seat]
                total += tastes.first_rallies * min(count, FIRST_RALLIES)
                total += tastes.fourth_rally * max(0, count - FIRST_RALLIES)
                total += tastes.deep_rally * max(0, min(count, stand + count - DEEP))
                total -= self._kept * costs[count]
        return total

    def conversion(self, command: ConvertRallies) -> float:
        """Converting, and converting early."""
        view, tastes = self._view, self._tastes
        early = view.place not in view.voting
        return tastes.conversion * command.count + (tastes.early_conversion if early else 0.0)

    def kept_poll(self, command: KeepPoll) -> float:
        """The party base that a kept poll brings."""
        return self._tastes.base

    def harm(self, command: PublishPoll | PublishEntries) -> float:
        """A poll that others will feel."""
        return self._tastes.harm

    def donation(self, command: DecideDonation) -> float:
        """Taking or refusing, and that of the largest."""
        tastes, left = self._tastes, self._view.parties[self._view.seat].donations
        large = tastes.dearest if left and command.card == max(left) else 0.0
        if not command.accept:
            return tastes.base - min(0.0, large)
        if left and command.card == min(left):
            large += tastes.smallest
        return large + (tastes.donation if self._view.round <= LAST_ROUNDS else 0.0)

    def opinion(self, command: ShiftOpinion) -> float:
        """An opinion shifted."""
        return self._tastes.opinion

    def program(self, command: ChangeProgram) -> float:
        """Cards changed, and those that the strongest other party has, too."""
        tastes = self._tastes
        total = tastes.program * len(command.swaps)
        if tastes.common:
            program = list(self._view.parties[self._view.seat].program)
            for out, into in command.swaps:
                program[program.index(out)] = into
            total += tastes.common * len(set(program) & set(self._strongest()))
        return total

    def _strongest(self) -> tuple[int, ...]:
        """The program of the other party that has the most points."""
        view = self._view
        others = [party for seat, party in enumerate(view.parties) if seat != view.seat]
        return max(others, key=lambda party: party.points).program

    def exchange(self, command: ExchangeProgram) -> float:
        """A card exchanged, and what that means for the strongest other party."""
        tastes, strongest = self._tastes, self._strongest()
        return tastes.program + tastes.common * ((command.into in strongest) - (command.out in strongest))

    def poll_bid(self, command: BidForPoll) -> float:
        """A bid on a poll."""
        tastes, amount = self._tastes, command.amount / 1000
        each = tastes.bid + tastes.poll_bid
        return tastes.poll + each * amount + POLL_FOR_BASE * tastes.base - self._kept * command.amount

    def start_bid(self, command: BidForStart | RaiseStartBid) -> float:
        """A bid to start."""
        return self._tastes.bid * command.amount / 1000

    def politician(self, command: UsePolitician) -> float:
        """Both actions of a politician."""
        return sum(self._action(action) for action in (command.main, command.secondary) if action is not None)

    def cabinet_card(self, command: UseCabinetCard) -> float:
        """The action of a cabinet card."""
        return 0.0 if command.action is None else self._action(command.action)

    def _action(self, action: Action) -> float:
        if action.name in _HARMFUL:
            return self._tastes.harm
        if action.name is ActionName.BASE:
            return self._tastes.base
        return self._tastes.opinion if action.name is ActionName.DOUBLE and action.place else 0.0


_LIKINGS: Final[Mapping[type[Command], Any]] = {
    BidForPoll: _Taste.poll_bid,
    BidForStart: _Taste.start_bid,
    BuyMedia: _Taste.media,
    BuyRallies: _Taste.rallies,
    ChangeProgram: _Taste.program,
    ConvertRallies: _Taste.conversion,
    DecideDonation: _Taste.donation,
    ExchangeProgram: _Taste.exchange,
    KeepPoll: _Taste.kept_poll,
    PublishEntries: _Taste.harm,
    PublishPoll: _Taste.harm,
    RaiseStartBid: _Taste.start_bid,
    ShiftOpinion: _Taste.opinion,
    UseCabinetCard: _Taste.cabinet_card,
    UsePolitician: _Taste.politician,
}
"""What says how much a class of commands is liked."""
