"""Personalities: other weights, and a liking for some commands beyond what they are worth.

Likings are small compared with the value of most decisions.  So a personality shows only in close choices and plays
hardly worse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from macher.ai.classic.weights import CLASSIC, ClassicWeights
from macher.ai.value import Choice, best_first
from macher.ai.weights import NORMAL, Weights
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
from macher.rules.edition import ActionName
from macher.rules.national.commands import ExchangeProgram, UseCabinetCard


@dataclass(frozen=True, slots=True)
class Tastes:
    """Extra points that a seat gives to what it likes; 0 for a seat without a personality."""

    media: float = 0.0
    """For a media marker."""
    rally: float = 0.0
    """For each rally bought."""
    conversion: float = 0.0
    """For each rally converted."""
    base: float = 0.0
    """For a poll kept, for a donation refused, for an action that widens the base, and in part for a bid on a poll."""
    opinion: float = 0.0
    """For an opinion shifted or doubled."""
    program: float = 0.0
    """For each program card changed."""
    harm: float = 0.0
    """For an action against a rival, or a poll published."""
    bid: float = 0.0
    """For each thousand euros bid."""


@dataclass(frozen=True, slots=True)
class Style:
    """What makes a personality."""

    weights: Weights = NORMAL
    classic: ClassicWeights = CLASSIC
    tastes: Tastes = field(default_factory=Tastes)


PLAIN: Final = Style()
"""No personality."""

STYLED: Final[Mapping[str, Style]] = {
    "": PLAIN,
    "media-baron": Style(tastes=Tastes(media=3.0)),
    "organiser": Style(replace(NORMAL, reserve=7.0), replace(CLASSIC, reserve=5.0), Tastes(rally=0.5, conversion=0.2)),
    "party-builder": Style(tastes=Tastes(base=4.5)),
    "populist": Style(replace(NORMAL, shift=0.65), replace(CLASSIC, influence=0.7), Tastes(opinion=2.0, program=0.7)),
    "spoiler": Style(replace(NORMAL, spite=0.4), replace(CLASSIC, spite=0.4), Tastes(harm=3.0)),
    "gambler": Style(
        replace(NORMAL, start=2.5, shade=0.95, reserve=6.0, rival_poll=0.75),
        replace(CLASSIC, start=2.2, shade=0.9, reserve=4.0),
        Tastes(bid=0.18),
    ),
}
"""Personalities by name."""

POLL_FOR_BASE: Final = 0.5
"""Part of the taste for the party base that counts for a bid on a poll."""

_HARMFUL: Final = (ActionName.REMOVE_MEDIA, ActionName.OTHERS_TREND, ActionName.OTHER_TREND, ActionName.REPLACE_MEDIA)


def with_tastes(choices: list[Choice], tastes: Tastes) -> list[Choice]:
    """The choices in the order in which a seat with these tastes prefers them."""
    if tastes == Tastes():
        return choices
    return best_first([Choice(command, {**terms, "taste": liking(command, tastes)}) for command, terms in choices])


def liking(command: Command, tastes: Tastes) -> float:
    """Extra points of a command by these tastes."""
    found: Any = command
    match found:
        case BuyMedia():
            return tastes.media
        case BuyRallies():
            return tastes.rally * sum(found.counts)
        case ConvertRallies():
            return tastes.conversion * found.count
        case KeepPoll():
            return tastes.base
        case PublishPoll():
            return tastes.harm
        case DecideDonation():
            return 0.0 if found.accept else tastes.base
        case ShiftOpinion():
            return tastes.opinion
        case ChangeProgram():
            return tastes.program * len(found.swaps)
        case ExchangeProgram():
            return tastes.program
        case BidForPoll():
            return tastes.bid * found.amount / 1000 + POLL_FOR_BASE * tastes.base
        case BidForStart() | RaiseStartBid():
            return tastes.bid * found.amount / 1000
        case UsePolitician():
            return sum(_action(action, tastes) for action in (found.main, found.secondary) if action is not None)
        case UseCabinetCard():
            return 0.0 if found.action is None else _action(found.action, tastes)
    return 0.0


def _action(action: Action, tastes: Tastes) -> float:
    if action.name in _HARMFUL:
        return tastes.harm
    if action.name is ActionName.BASE:
        return tastes.base
    return tastes.opinion if action.name is ActionName.DOUBLE and action.place else 0.0
