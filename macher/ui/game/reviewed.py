"""A review of a game: its course, its position at any moment, and a new game that goes on from there."""

from __future__ import annotations

from pathlib import Path

from macher.ai.kinds import HUMAN
from macher.saves.verify import Restored
from macher.session.chronicle import Chronicle, chronicle_of
from macher.session.session import GameSession, clock

OPEN = -2
"""The viewpoint that sees everything; seats are viewpoints too."""
PUBLIC = -1
"""The viewpoint of an onlooker without a seat."""


class ReviewedGame:
    """Has its own session, in which no bot thinks and nothing is saved; no other game is affected."""

    def __init__(self, session: GameSession, saved: str = "", path: Path | None = None) -> None:
        self.session = session
        self.path = path
        """The file it was read from."""
        self.course: Chronicle = chronicle_of(session, saved)

    @classmethod
    def of_save(cls, saved: Restored) -> ReviewedGame:
        """A saved game.  Raises ``SaveError`` if a seat is of an unknown kind."""
        return cls(GameSession.resume(saved, None, "none"), saved.document.summary.saved, saved.path)

    @classmethod
    def of_session(cls, session: GameSession) -> ReviewedGame:
        """The game on the screen as it is now."""
        return cls(_copied(session, session.version), clock())

    @property
    def viewpoints(self) -> tuple[int, ...]:
        """The allowed viewpoints; while the game goes on only that of its one human, or else the public one."""
        seats = range(len(self.session.config.seats))
        if self.session.over:
            return (OPEN, *seats)
        people = [seat for seat in seats if self.session.config.seats[seat].kind == HUMAN]
        return (people[0],) if len(people) == 1 else (PUBLIC,)

    def at(self, version: int) -> GameSession:
        """The game after so many commands, as a separate game in which no bot thinks and nothing is saved."""
        return _copied(self.session, version)


def _copied(session: GameSession, version: int) -> GameSession:
    return GameSession(
        session.config,
        session.edition,
        session.journal.first(version),
        session.setup_events,
        workers="none",
        assisted=session.assisted,
        advised=session.advised,
        played_on=session.played_on,
        stood_in=session.stood_in,
    )
