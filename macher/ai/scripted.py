"""Seats with one or more habits that are written down: hard or normal ones that, say, never take a second donation.

They are made to find out whether a level can be exploited by a simple recipe (``macher.ai.exploit``), and play in
arenas under names like ``macher.ai.scripted:hard+refuse-2+insure-3``: a kind of AI seat, and habits by name.
A habit likes some commands of a kind of decision better than others.  Where the seat's own command is not among those
that it likes best, it takes the one of them that the normal seat values highest.  All of it is for the edition of 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from macher.ai.bots import Bot
from macher.ai.normal import value
from macher.ai.outside import arena_bot
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.commands import Pass, PublishPoll
from macher.rules.edition import Edition
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.rules.views import PlayerView

LEFT: Final = 5_000
"""Euros that a habit of buying every rally leaves."""
JOINED: Final = "+"
"""Joins the names of a kind and of its habits."""

Liking = Callable[[Any, Any, PlayerView], float]
"""How much a command of options is liked, whatever it is worth."""


class Habit(NamedTuple):
    """What a seat always does at a kind of decision in some rounds."""

    kinds: tuple[type[Options], ...]
    rounds: Sequence[int]
    """0 is the set-up."""
    liking: Liking

    def applies(self, options: Options, view: PlayerView) -> bool:
        """Whether it has a say in a decision."""
        return isinstance(options, self.kinds) and view.round in self.rounds

    def excludes(self, other: Habit) -> bool:
        """Whether both would have a say in the same decision."""
        return bool(set(self.kinds) & set(other.kinds) and set(self.rounds) & set(other.rounds))


# --- likings ----------------------------------------------------------------------------------------------------------


def _passing(command: Any, options: Any, view: PlayerView) -> float:
    return float(isinstance(command, Pass))


def _acting(command: Any, options: Any, view: PlayerView) -> float:
    return float(not isinstance(command, Pass))


def _refusing(command: Any, options: Any, view: PlayerView) -> float:
    return float(not command.accept)


def _taking(command: Any, options: Any, view: PlayerView) -> float:
    return float(command.accept)


def _block(number: int, command: Any, options: Any, view: PlayerView) -> float:
    return float(command.block == number)


def _bidding(thousands: int, command: Any, options: Any, view: PlayerView) -> float:
    """As near as possible to a bid, from below if it can be."""
    amount: float = getattr(command, "amount", -1) / 1000
    return -abs(amount - thousands) if amount <= thousands else -100 - amount


def _saving(thousands: int, command: Any, options: Any, view: PlayerView) -> float:
    """So much money is left, or as much of it as can be."""
    left: float = (options.money - options.cost(getattr(command, "counts", ()))) / 1000
    return min(0.0, left - thousands)


def _insuring(command: Any, options: Any, view: PlayerView) -> float:
    """All rallies that are possible where it votes now."""
    counts: Sequence[int] = getattr(command, "counts", (0,) * len(options.free))
    if options.money - options.cost(counts) < LEFT:
        return -1.0
    return float(sum(counts[place] for place in view.voting))


def _sending(command: Any, options: Any, view: PlayerView) -> float:
    """As many politicians as possible."""
    return float(sum(number >= 0 for number in getattr(command, "politicians", ())))


def _publishing(command: Any, options: Any, view: PlayerView) -> float:
    return float(isinstance(command, PublishPoll))


def _keeping(command: Any, options: Any, view: PlayerView) -> float:
    return float(not isinstance(command, PublishPoll))


def _converting(command: Any, options: Any, view: PlayerView) -> float:
    """All rallies that stand there."""
    return float(getattr(command, "count", 0))


# --- habits -----------------------------------------------------------------------------------------------------------

_ALL: Final = range(1, 8)
_START: Final = (StartBidOptions, StartRaiseOptions)

HABITS: Final[Mapping[str, Habit]] = {
    **{f"block-{number}": Habit((DeployOptions,), (0,), partial(_block, number)) for number in range(5)},
    **{f"start-{most}": Habit(_START, _ALL, partial(_bidding, most)) for most in (0, 2, 4)},
    **{f"refuse-{number}": Habit((DonationOptions,), (number,), _refusing) for number in (1, 2)},
    "take-3": Habit((DonationOptions,), (3,), _taking),
    "media-1": Habit((MediaOptions,), (1,), _acting),
    "no-media-2": Habit((MediaOptions,), (2,), _passing),
    "media-4": Habit((MediaOptions,), (4,), _acting),
    "save-1": Habit((RallyOptions,), (1,), partial(_saving, 15)),
    "save-2": Habit((RallyOptions,), (2,), partial(_saving, 15)),
    "insure-2": Habit((RallyOptions,), (2,), _insuring),
    "insure-3": Habit((RallyOptions,), (3,), _insuring),
    "save-3": Habit((RallyOptions,), (3,), partial(_saving, 20)),
    "save-4": Habit((RallyOptions,), (4,), partial(_saving, 40)),
    "nobody-1": Habit((PlacementOptions,), (1,), _passing),
    "send-3": Habit((PlacementOptions,), (3,), _sending),
    "send-4": Habit((PlacementOptions,), (4,), _sending),
    "no-shift": Habit((ShiftOptions,), _ALL, _passing),
    "no-polls": Habit((PollBidOptions,), (1, 2, 3), _passing),
    "polls-6": Habit((PollBidOptions,), (1, 2, 3), partial(_bidding, 6)),
    "polls-4": Habit((PollBidOptions,), (4,), partial(_bidding, 20)),
    "publish": Habit((PollOptions,), _ALL, _publishing),
    "keep": Habit((PollOptions,), _ALL, _keeping),
    "convert": Habit((ConvertOptions,), _ALL, _converting),
    "no-convert": Habit((ConvertOptions,), (1, 2, 3), _passing),
}
"""Habits by name; a number is a round, a start block, or thousands of euros bid to start or on a poll."""


def changed(
    command: Command, habits: Sequence[Habit], view: PlayerView, decision: Decision, edition: Edition
) -> Command:
    """The command of a seat as its habits have it."""
    for habit in habits:
        if habit.applies(decision.options, view):
            choices = [choice.command for choice in value(view, decision, edition, everything=True)]
            liked = [habit.liking(choice, decision.options, view) for choice in choices]
            if habit.liking(command, decision.options, view) < max(liked):
                command = choices[liked.index(max(liked))]
    return command


class ScriptedBot:
    """A seat of a kind with habits."""

    def __init__(self, name: str) -> None:
        """``name`` is a kind and habits, like ``hard+refuse-2``.  Raises ``BotUnknown``, or ``ValueError``."""
        base, *names = name.split(JOINED)
        unknown = [each for each in names if each not in HABITS]
        if unknown:
            raise ValueError(f"there is no habit {', '.join(unknown)}, but {', '.join(HABITS)}")
        self.kind = name
        self.base: Bot = arena_bot(base)
        self.habits = [HABITS[each] for each in names]

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """What the habits make of the command of the kind."""
        command = self.base.choose(view, decision, edition, stream)
        return changed(command, self.habits, view, decision, edition)


def __getattr__(name: str) -> Callable[[], ScriptedBot]:
    """The factory of a seat with habits, for arenas that name outside bots."""
    if name.startswith("_"):
        raise AttributeError(name)
    return partial(ScriptedBot, name)
