"""What a seat was asked at an earlier moment of a game, and what it or everybody could see then."""

from __future__ import annotations

from macher.engine.decision import Decision
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.session.session import GameSession

__all__ = ["asked_at", "seen_at"]


def asked_at(session: GameSession, version: int, seat: int) -> tuple[PlayerView, Decision]:
    """View and decision of a seat after so many commands; raises an error if it had nothing to decide."""
    table = session.journal.state_at(version)
    return view(table, seat), table.decision(seat)


def seen_at(session: GameSession, version: int) -> PlayerView:
    """What everybody could see after so many commands."""
    return view(session.journal.state_at(version), -1)
