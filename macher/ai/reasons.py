"""Why an AI seat made a public move: one reason by name, for a line in the log.

Only decisions based on public facts alone have a reason.  Those made in secret, or with secret cards in hand, have
none: a reason must not reveal what is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.ai.kinds import read_kind
from macher.ai.normal import value
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.national.options import EntryOptions, RaiseOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView

TOLD: Final[Mapping[type[Options], frozenset[str]]] = {
    ConvertOptions: frozenset({"votes", "bonus", "income", "region"}),
    DonationOptions: frozenset({"money", "base"}),
    EntryOptions: frozenset({"region", "rivals", "members"}),
    MediaOptions: frozenset({"presence", "influence", "rivals", "region"}),
    PollBidOptions: frozenset({"poll"}),
    PollOptions: frozenset({"votes", "bonus", "income", "rivals", "base"}),
    RaiseOptions: frozenset({"poll"}),
    RallyOptions: frozenset({"votes", "bonus", "income", "presence", "region"}),
    ShiftOptions: frozenset({"votes", "bonus", "income", "rivals", "region"}),
}
"""Decisions with a reason, and the terms of their value that can be one."""

REASONS: Final = tuple(sorted(frozenset().union(*TOLD.values())))
"""Every reason by name."""


def reason(kind: str, view: PlayerView, decision: Decision, edition: Edition, command: Command) -> str:
    """The strongest reason for a command of a seat of a kind, or an empty name.

    Seats without a plan have no reasons, and passing needs none.
    """
    told = TOLD.get(type(decision.options))
    if told is None or isinstance(command, Pass) or read_kind(kind).level in ("random", "sane"):
        return ""
    if isinstance(decision.options, DonationOptions) and view.national is not None:
        return ""  # refused face down
    terms = next((choice.terms for choice in value(view, decision, edition) if choice.command == command), {})
    best = max((name for name in terms if name in told), key=lambda name: (terms[name], name), default="")
    return best if best and terms[best] > 0 else ""
