"""What the people at the table say in the game on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from macher.ai.grievances import Grievance
from macher.ai.kinds import HUMAN, read_kind
from macher.words.sayings import Saying, Speakers, Talk, When

if TYPE_CHECKING:
    from macher.session.session import GameSession

__all__ = ["TableTalk"]

_PEOPLE: Final = 3
"""People at one screen who have enough to talk about."""
_QUIET: Final = "expert"
"""A level at which nobody wants to be disturbed."""


class TableTalk:
    """Follows a game; `met` and `heard` come from the evenings before (`macher.session.meetings`)."""

    def __init__(
        self,
        session: GameSession,
        when: When = "yes",
        met: Mapping[int, Mapping[str, int]] | None = None,
        heard: frozenset[str] = frozenset(),
    ) -> None:
        self._session = session
        self._met = {seat: dict(facts) for seat, facts in (met or {}).items()}
        self._heard = heard
        self._seen: tuple[int, int] | None = None
        """Revision and number of events that were followed last."""
        self._said: Mapping[int, Sequence[Saying]] = {}
        self.use(when)

    def quieter(self) -> None:
        """From now on only after elections; what was said before stays said."""
        self.use("elections", len(self._session.events))

    def use(self, when: When, since: int = 0) -> None:
        """Speaks only then; among experts, and where three people or more share a screen, never before elections."""
        kinds = self._session.config.kinds
        busy = kinds.count(HUMAN) >= _PEOPLE or any(kind != HUMAN and read_kind(kind).level == _QUIET for kind in kinds)
        self.when: When = "elections" if when == "yes" and busy else when
        talk = Talk(self._session.edition, kinds, self.when, since, self._met, self._heard)
        self._speakers, self._seen = Speakers(talk), None

    @property
    def said(self) -> Mapping[int, Sequence[Saying]]:
        """What is said after which event of the game, by the number of the event."""
        self._follow()
        return self._said

    @property
    def grievances(self) -> Sequence[Grievance]:
        """What everybody has done to each other so far."""
        self._follow()
        return self._speakers.grievances

    @property
    def lines(self) -> list[str]:
        """Names of all lines that have been said."""
        return [saying.name for some in self.said.values() for saying in some]

    def _follow(self) -> None:
        events = self._session.events
        seen = self._session.revision, len(events)
        if seen != self._seen:
            self._seen, self._said = seen, self._speakers.said([logged.event for logged in events])
