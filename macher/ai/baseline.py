"""Two seats without a plan: they fill tables in tests and serve as a baseline for stronger seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.commands import BuyRallies, ConvertRallies, Pass, PayPolitician
from macher.rules.edition import Edition
from macher.rules.phases.base import BidOptions
from macher.rules.phases.cabinet_actions import PaymentOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView

DEAREST: Final = 3000
"""Most euros that the sane seat pays for a bid or for one more rally."""


class BlindBot(ABC):
    """A seat that looks only at its options, so that it needs no view."""

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The same as ``choose_blindly``."""
        return self.choose_blindly(decision, edition, stream)

    @abstractmethod
    def choose_blindly(self, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """One of the decision's options."""


class RandomBot(BlindBot):
    """Any legal choice."""

    kind: Final = "random"

    def choose_blindly(self, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """A random option."""
        return decision.options.sample(stream)


class SaneBot(BlindBot):
    """Random choices that waste no money."""

    kind: Final = "sane"

    def choose_blindly(self, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """Small bids, cheap rallies, politicians paid, full states converted; otherwise random."""
        options = decision.options
        if isinstance(options, RallyOptions):
            return _cheap_rallies(options, stream)
        if isinstance(options, BidOptions):
            return _small_bid(options, stream)
        if isinstance(options, PaymentOptions):
            return PayPolitician(options.seat)
        if isinstance(options, ConvertOptions) and options.rallies == edition.figures.rally_spots:
            return ConvertRallies(options.seat, options.rallies)
        return options.sample(stream)


def _cheap_rallies(options: RallyOptions, stream: Stream) -> Command:
    """State by state a random number whose last rally is not dear."""
    money, supply, costs = options.money, options.supply, options.costs
    cheap = max(count for count in range(1, len(costs)) if costs[count] - costs[count - 1] <= DEAREST)
    counts = []
    for free in options.free:
        most = min(free, supply, cheap)
        while costs[most] > money:
            most -= 1
        count = stream.below(most + 1)
        counts.append(count)
        money -= costs[count]
        supply -= count
    return BuyRallies(options.seat, tuple(counts)) if any(counts) else Pass(options.seat)


def _small_bid(options: BidOptions, stream: Stream) -> Command:
    bids: list[Command] = [Pass(options.seat)] if options.may_pass else []
    bids += [options.bid(amount) for amount in range(options.least, min(options.most, DEAREST) + 1, options.unit)]
    return stream.choice(bids)
