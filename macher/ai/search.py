"""Hard and expert seats: they play their best commands on in the same dealt worlds, and compare the forecasts then.

A world is a full table dealt from the seat's own view.  In each world every candidate command is carried out, and all
seats play on like the normal one for a few phases; then the forecast says how far the seat will end ahead.  How long
it thinks is counted in the decisions that are played, whatever the clock says: the same question always has the same
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from macher.ai.candidates import NEAR, compared, insured, of_one_block
from macher.ai.classic.weights import CLASSIC_FIRST, CLASSIC_TUNED
from macher.ai.equals import answer, bids_by_table, likes, of_own_block
from macher.ai.forecast import lead
from macher.ai.judging import Judged, Outcome, certain, hopeless, judge, settled
from macher.ai.kinds import Kind
from macher.ai.normal import value
from macher.ai.personalities import style_of
from macher.ai.ratings import looks_ahead
from macher.ai.styles import PLAIN, Style
from macher.ai.value import Choice
from macher.ai.weights import TUNED
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.errors import CommandRefused
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.national.options import (
    AskOptions,
    CardOptions,
    EntryOptions,
    ExchangeOptions,
    NationalOptions,
    OfferOptions,
    RaiseOptions,
    SendingOptions,
)
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions, KeepOptions, LayOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.program import ChangeOptions, ProgramSourceOptions, TakeOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.rules.table import Table
from macher.rules.viewing import phase_of, view
from macher.rules.views import PlayerView

Report = Callable[[Command], None]
"""Called with the best command so far."""
Deal = Callable[[], Table]
"""Makes the next world."""

ROUND: Final = ""
"""Stands for playing on to the end of the round."""

SEARCHED: Final[Mapping[type[Options], str]] = {
    ActionOptions: "polls",
    AskOptions: "meetings",
    CardOptions: "media_buying",
    ConvertOptions: ROUND,
    DeployOptions: "cabinet_placement",
    EntryOptions: "poll_auctions",
    ExchangeOptions: "media_buying",
    MediaOptions: "cabinet_placement",
    NationalOptions: ROUND,
    OfferOptions: "meetings",
    PlacementOptions: "polls",
    PollBidOptions: ROUND,
    PollOptions: ROUND,
    RallyOptions: "cabinet_placement",
    SendingOptions: "meetings",
    ShiftOptions: "polls",
    StartBidOptions: "cabinet_placement",
    StartRaiseOptions: "cabinet_placement",
}
"""Decisions that are played on, with the phase before which that ends; others are made like the normal seat's.

What is left out gained little for its work: drafting, laying and changing the program, and paying politicians.
Donations are left out since the forecast makes too much of money that hard seats do not need (STRENGTH.md).
"""
CLASSIC: Final[Mapping[type[Options], str]] = {
    DonationOptions: ROUND,
    MediaOptions: "meetings",
    RallyOptions: "poll_auctions",
    ShiftOptions: "meetings",
    StartBidOptions: "cabinet_sending",
}
"""What is different in editions with a national board."""
SOONEST: Final = 3
"""Worlds after which a command that falls far behind is given up."""


class Reach(NamedTuple):
    """How far a level looks."""

    width: int
    """Most commands that are compared."""
    worlds: int
    """Most worlds."""
    enough: int
    """Work after which no further world is dealt: about tenths of a millisecond of a usual computer."""
    searched: Mapping[type[Options], str]
    """Decisions that are played on, with the phase before which that ends."""
    usual: Style = PLAIN
    """How seats play on, and how this one values commands without a personality of its own."""
    whole: int = 0
    """Rounds before the last one in which it buys every possible rally in the state that votes, in doubt or not."""


HARD: Final = Reach(4, 12, 600, SEARCHED, Style(classic=CLASSIC_FIRST))
"""The reach of the hard level; in classic editions it plays with weights that were tuned once."""
EXPERT: Final = Reach(
    5,
    16,
    1500,
    {**SEARCHED, ChangeOptions: ROUND, ProgramSourceOptions: ROUND, TakeOptions: ROUND},
    Style(weights=TUNED, classic=CLASSIC_TUNED),
    1,
)
"""The reach of the expert level, which plays changes of the program on, too, and all of it with tuned weights."""
REACHES: Final[Mapping[str, Reach]] = {"hard": HARD, "expert": EXPERT}
"""By level."""

_WORK: Final[Mapping[type[Options], int]] = {
    ActionOptions: 13,
    CardOptions: 7,
    ChangeOptions: 7,
    ConvertOptions: 4,
    DeployOptions: 70,
    EntryOptions: 4,
    ExchangeOptions: 5,
    KeepOptions: 13,
    LayOptions: 8,
    MediaOptions: 6,
    PaymentOptions: 8,
    PlacementOptions: 30,
    PollBidOptions: 6,
    PollOptions: 3,
    ProgramSourceOptions: 19,
    RallyOptions: 15,
    RaiseOptions: 8,
    SendingOptions: 34,
    ShiftOptions: 18,
    TakeOptions: 8,
}
"""Work of a decision of the normal seat, where it is not little."""
_LITTLE: Final = 2
_FORECAST: Final = 20
"""Work of dealing, copying and judging a table."""


def _nobody(command: Command) -> None:
    """Ignores the best command so far."""


class HardBot:
    """Plays commands on before it chooses one."""

    level: ClassVar = "hard"

    def __init__(self, kind: Kind | None = None, grudges: tuple[int, ...] = ()) -> None:
        kind = kind or Kind(self.level)
        self.kind, self.reach = kind.name, REACHES[self.level]
        self._style = style_at(kind, grudges)

    def choose(
        self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream, report: Report = _nobody
    ) -> Command:
        """The command after which the seat is likely to end furthest ahead; ``report`` gets the best one so far."""
        choices, options = value(view, decision, edition, self._style, others=True), decision.options
        report(choices[0].command)
        until = None if bids_by_table(self._style, options) else until_of(options, view, edition, self.reach)
        if until is None or not looks_ahead(edition):
            return answer(choices, options, view, edition, self._style, stream)
        if isinstance(options, DeployOptions):
            choices = of_one_block(of_own_block(choices, options, self._style), stream)
        liked = likes(self._style, view, edition, options)
        near = compared(choices, options, view.national is not None, self.reach.width, liked)
        judged = _search(view, near, until, edition, self.reach, self.worlds(view, edition, stream), report)
        taken = judged[0].choice.command
        if view.national is None:  # elsewhere it was not measured
            after = edition.lengths[view.elections].rounds - view.round
            taken = settled(judged, options, after, stream, liked)
            taken = insured(taken, options, view, after, edition, self.reach.whole)
        report(taken)
        return taken

    def worlds(self, view: PlayerView, edition: Edition, stream: Stream) -> Deal:
        """Where commands are played on: tables dealt from what the seat sees."""
        return lambda: determinize(view, edition, stream)


class ExpertBot(HardBot):
    """The same with more commands, more worlds and more decisions."""

    level: ClassVar = "expert"


def style_at(kind: Kind, grudges: tuple[int, ...] = ()) -> Style:
    """How a seat of a kind values commands: with its level's weights but for those of its personality."""
    own = style_of(kind.style, grudges)
    reach = REACHES.get(kind.level)
    return own if reach is None else own.over(reach.usual)


def until_of(options: Options, seen: PlayerView, edition: Edition, reach: Reach = HARD) -> str | None:
    """The phase before which playing a decision on ends; ``None`` for those that are not played on.

    The last round of a game without a national board is played to its end, where prizes and points count exactly.
    """
    kind = type(options)
    until = reach.searched.get(kind)
    if seen.national is not None:
        return CLASSIC.get(kind, until)
    last = seen.round == edition.lengths[seen.elections].rounds
    return until if until is None or not last else ROUND


def _search(
    seen: PlayerView, near: Sequence[Choice], until: str, edition: Edition, reach: Reach, deal: Deal, report: Report
) -> list[Judged]:
    """Some commands by what comes of them in the worlds that are dealt, the best first."""
    rows: list[list[Outcome]] = [[] for _ in near]
    alive, work, judged = list(range(len(near))), 0, [Judged(near[0], 0.0, 0.0, 0.0)]
    worlds = reach.worlds if len(near) > 1 else 0
    for number in range(1, worlds + 1):
        world = deal()
        for at in alive:
            outcome = outcome_of(world, near[at].command, edition, seen, until, reach.usual)
            rows[at].append(outcome)
            work += outcome.work
        if number == 1:
            continue
        judged = judge(near, rows, alive)
        best = near.index(judged[0].choice)
        report(near[best].command)
        if work >= reach.enough or (number == 2 and certain(rows)):
            break
        if number >= SOONEST:
            alive = [at for at in alive if at == best or not hopeless(rows[at], rows[best])]
            if len(alive) == 1:
                break
    return judged


def outcome_of(
    world: Table, command: Command, edition: Edition, seen: PlayerView, until: str = ROUND, style: Style = PLAIN
) -> Outcome:
    """What comes of a command in a world; ``style``: how all seats play on."""
    table, work = world.clone(), _FORECAST
    try:
        table.apply(command)
    except CommandRefused:  # impossible with what other seats hold in this world
        leads = lead(view(table, -1), edition)
        return Outcome(leads[seen.seat] - NEAR, _ahead(leads, seen.seat), work)
    this_round = max(1, seen.round)
    phases = edition.phases
    late = phases[phases.index(until) :] if until else ()
    while decision := table.next_decision():
        if table.round > this_round or (table.round and phase_of(table) in late):
            break
        table.apply(value(view(table, decision.seat), decision, edition, style)[0].command, decision)
        work += _WORK.get(type(decision.options), _LITTLE)
    leads = lead(view(table, -1), edition)
    return Outcome(leads[seen.seat], _ahead(leads, seen.seat), work)


def _ahead(leads: Sequence[float], seat: int) -> float:
    """The lead of the best of the other seats."""
    return max(each for other, each in enumerate(leads) if other != seat)
