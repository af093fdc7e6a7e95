"""The decisions of a finished game that cost most, by what the deciding seat could know then.

They are found by the valuation that advice gives and that the normal level plays by.  So what a decision has cost, and
why, is what advice would have said at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from macher.ai.because import against, found
from macher.ai.kinds import HUMAN
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session.hindsight import asked_at
from macher.session.session import GameSession
from macher.ui.game.advice import Asked, Option

MOST: Final = 3
"""Decisions that are shown at most."""
LEAST: Final = 1.0
"""Expected points that a decision must have cost to be shown."""


@dataclass(frozen=True)
class Costly:
    """A decision, and a command that promised more."""

    version: int
    """Commands that had been given before it."""
    asked: Asked
    """The decision and the view of its seat."""
    chosen: Command
    better: Option
    """The best command against the chosen one."""

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.asked.decision.seat

    @property
    def cost(self) -> float:
        """Expected points that were given away."""
        return self.better.gap


def people(session: GameSession) -> tuple[int, ...]:
    """The seats that persons play."""
    return tuple(seat for seat, each in enumerate(session.config.seats) if each.kind == HUMAN)


def compared(seen: PlayerView, decision: Decision, edition: Edition, chosen: Command) -> Option | None:
    """The best command against the chosen one; ``None`` if that is as good, or cannot be valued."""
    from macher.ai.facts import Sight, fact  # imported late: most games are not looked back on like this
    from macher.ai.normal import explain_all

    ranked = explain_all(seen, decision, edition)
    own, best = found(ranked, chosen, decision), ranked[0]
    if own is None:
        return None
    faced = against(best, own)
    if faced.gap <= 0:
        return None
    told = fact(Sight(seen, edition), faced.turning, best[0], chosen)
    return Option(*best, chosen, faced.gap, told[1] if told else None)


def costliest(session: GameSession, seats: Sequence[int]) -> tuple[Costly, ...]:
    """The costliest decisions of some seats, the worst first."""
    costly = []
    for version, record in enumerate(session.journal.records):
        command = record.command
        if command.seat not in seats:
            continue
        seen, decision = asked_at(session, version, command.seat)
        better = compared(seen, decision, session.edition, command)
        if better is not None and better.gap >= LEAST:
            costly.append(Costly(version, Asked((version,), seen, decision), command, better))
    costly.sort(key=lambda each: -each.cost)
    return tuple(costly[:MOST])
