"""Why an AI seat made a public move: one fact that everybody can read on the table, for a line in the log.

Only decisions based on public facts alone have a reason.  Those made in secret, or with secret cards in hand, have
none: a reason must not reveal what is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from macher.ai.because import Turn, compared
from macher.ai.facts import Fact, Sight, fact
from macher.ai.foreseen import foreseen
from macher.ai.kinds import read_kind
from macher.ai.normal import value
from macher.ai.search import REACHES, style_at
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.national.options import (
    AskOptions,
    CardOptions,
    EntryOptions,
    NationalOptions,
    OfferOptions,
    RaiseOptions,
)
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView

_ROWS: Final = frozenset({"votes", "bonus", "income", "rallies", "region", "rivals"})
TOLD: Final[Mapping[type[Options], frozenset[str]]] = {
    ActionOptions: _ROWS | {"presence", "influence", "poll", "program"},
    AskOptions: frozenset({"coalition"}),
    CardOptions: _ROWS | {"influence"},
    ConvertOptions: frozenset({"votes", "bonus", "income", "rallies", "region"}),
    DonationOptions: frozenset({"money", "base"}),
    EntryOptions: frozenset({"region", "rivals", "members"}),
    MediaOptions: frozenset({"presence", "influence", "rivals", "region"}),
    NationalOptions: frozenset({"national", "rivals"}),
    OfferOptions: frozenset({"coalition"}),
    PaymentOptions: _ROWS | {"presence", "influence", "poll", "program"},
    PollBidOptions: frozenset({"poll"}),
    PollOptions: frozenset({"votes", "bonus", "income", "rivals", "base"}),
    RaiseOptions: frozenset({"poll"}),
    RallyOptions: frozenset({"votes", "bonus", "income", "presence", "region"}),
    ShiftOptions: frozenset({"votes", "bonus", "income", "rivals", "region"}),
}
"""Decisions with a reason, and the terms of their value that can be one."""
AHEAD: Final = Fact("ahead", 0)
"""Looking ahead decided, and what it saw cannot be told."""
NO_TERM: Final = Turn("", ())


class Told(NamedTuple):
    """A reason: what turned the choice, without terms where looking ahead did, and its fact."""

    turn: Turn
    fact: Fact


def told(kind: str, view: PlayerView, decision: Decision, edition: Edition, command: Command) -> Told | None:
    """What turned the choice of a seat of a kind, if everybody may know it.

    Seats without a plan have no reasons, and passing needs none.  A hidden personality stays hidden: its seat is
    compared with one that has none.
    """
    terms, who = TOLD.get(type(decision.options)), read_kind(kind)
    if terms is None or isinstance(command, Pass) or who.level in ("random", "sane"):
        return None
    if isinstance(decision.options, DonationOptions) and view.national is not None:
        return None  # refused face down
    against = compared(value(view, decision, edition, style_at(who)), command, decision)
    if against is None:
        return None
    if against.gap < 0:
        reach = REACHES.get(who.level)
        if reach is None or type(decision.options) not in reach.searched:
            return None
        return Told(NO_TERM, foreseen(view, decision.options, edition, command, against.other, reach) or AHEAD)
    turning = [turn for turn in against.turning if terms.issuperset(turn.told)]
    found = fact(Sight(view, edition), turning, command, against.other)
    return None if found is None else Told(*found)


def reason(kind: str, view: PlayerView, decision: Decision, edition: Edition, command: Command) -> str:
    """The fact of a reason in writing (`facts.read`), or nothing."""
    found = told(kind, view, decision, edition, command)
    return "" if found is None else found.fact.written
