"""Signs by which a character can be told: what everybody at the table sees of a decision, put into a few words.

A decision has one sign or two.  Signs of the same kind (their first part) answer the same question, so how often a
character gives each answer can be counted (`macher.ai.reader`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from macher.ai.likings import HARMFUL, Look
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.commands import (
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    Deploy,
    PlacePoliticians,
    PublishPoll,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import Edition
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions
from macher.rules.views import PlayerView

Sign = tuple[str | int | bool, ...]
"""A kind of question, and the answer."""

START: Final = "start"
"""The kind of bids to start."""
HIGHEST: Final = 6
"""Thousands of euros of a bid to start from which on all count as one."""
LATE: Final = 3
"""Round from which on bids to start count as late."""
AGAIN: Final = 2
"""Own markers in a state from which on all count as one."""
AT_ONCE: Final = (3, 4, 5, 7)
"""Steps of the rallies bought at once in one state."""
STANDING: Final = (5, 7, 8)
"""Steps of the rallies that stand in one state then."""
BIDS: Final = (1, 3, 5, 8)
"""Steps of the bids for polls, in thousands of euros."""


def signs(seen: PlayerView, decision: Decision, command: Command, edition: Edition) -> list[Sign]:
    """The signs of a decision of 2019; none where there is nothing to choose or nobody else sees what was chosen."""
    found = _SIGNS.get(type(decision.options))
    return [] if found is None else found(decision.options, command, Look(seen, edition))


def _step(number: int, steps: Sequence[int]) -> int:
    return sum(number >= step for step in steps)


def _block(options: DeployOptions, command: Command, look: Look) -> list[Sign]:
    assert isinstance(command, Deploy), "a deployment"
    return [("block", command.block)]


def _start(options: StartBidOptions, command: Command, look: Look) -> list[Sign]:
    amount = command.amount if isinstance(command, BidForStart) else 0
    return [(START, look.seen.round >= LATE, min(amount // 1000, HIGHEST))]


def _donation(options: DonationOptions, command: Command, look: Look) -> list[Sign]:
    assert isinstance(command, DecideDonation), "an answer to a donation"
    return [("donation", look.seen.round, command.card, command.accept)]


def _media(options: MediaOptions, command: Command, look: Look) -> list[Sign]:
    if isinstance(command, BuyMedia):
        return [("media", min(look.seen.lands[command.land].media.count(look.seen.seat), AGAIN))]
    return [("media", "pass")] if options.supply and options.money >= options.price else []


def _rallies(options: RallyOptions, command: Command, look: Look) -> list[Sign]:
    if not isinstance(command, BuyRallies):
        return []
    bought = [count for count in command.counts if count]
    stand = [land.rallies[look.seen.seat] + count for land, count in zip(look.seen.lands, command.counts, strict=True)]
    return [("rallies", len(bought), _step(max(bought), AT_ONCE)), ("standing", _step(max(stand), STANDING))]


def _convert(options: ConvertOptions, command: Command, look: Look) -> list[Sign]:
    return [("convert", isinstance(command, ConvertRallies))]


def _poll_bid(options: PollBidOptions, command: Command, look: Look) -> list[Sign]:
    if isinstance(command, BidForPoll):
        return [("poll", _step(command.amount // 1000, BIDS))]
    return [("poll", "pass")] if options.money > options.least else []


def _publish(options: PollOptions, command: Command, look: Look) -> list[Sign]:
    return [("publish", isinstance(command, PublishPoll))] if len(tuple(options)) > 1 else []


def _shift(options: ShiftOptions, command: Command, look: Look) -> list[Sign]:
    return [("shift", isinstance(command, ShiftOpinion))]


def _sent(options: PlacementOptions, command: Command, look: Look) -> list[Sign]:
    placed = command.politicians if isinstance(command, PlacePoliticians) else ()
    return [("sent", sum(number >= 0 for number in placed))]


def _politician(options: ActionOptions, command: Command, look: Look) -> list[Sign]:
    if not isinstance(command, UsePolitician):
        return []
    both = [each for each in (command.main, command.secondary) if each is not None]
    return [("harm", any(each.name in HARMFUL for each in both))]


_SIGNS: Final[Mapping[type[Options], Callable[[Any, Command, Look], list[Sign]]]] = {
    ActionOptions: _politician,
    ConvertOptions: _convert,
    DeployOptions: _block,
    DonationOptions: _donation,
    MediaOptions: _media,
    PlacementOptions: _sent,
    PollBidOptions: _poll_bid,
    PollOptions: _publish,
    RallyOptions: _rallies,
    ShiftOptions: _shift,
    StartBidOptions: _start,
}
