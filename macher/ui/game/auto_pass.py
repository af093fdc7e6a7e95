"""What is answered by itself: what a seat has asked for, and a pass that is the only possible answer."""

from __future__ import annotations

from typing import Final

from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import BidForPoll, Pass
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollBidOptions
from macher.session.session import GameSession

__all__ = ["AutoPass"]

_PHASES: Final[dict[str, tuple[frozenset[str], type[Options]]]] = {
    "phase": (frozenset({"media", "media_buying"}), MediaOptions),
    "polls": (frozenset({"polls", "poll_auctions"}), PollBidOptions),
    "free_polls": (frozenset({"polls", "poll_auctions"}), PollBidOptions),
    "keep": (frozenset({"conversion", "vote_catching"}), ConvertOptions),
}
"""Phases in which each kind of automatic passing lasts, and the questions it answers.  Before the first bid,
`free_polls` does not pass but bids zero (ruling 11)."""


class AutoPass:
    """The seats of a game that pass by themselves for now."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._kinds: dict[int, str] = {}
        """Kind of automatic passing that each seat has chosen."""
        self._made: set[int] = set()
        """Numbers of the commands that were handed in."""
        self._alone: tuple[int, frozenset[int]] = (-1, frozenset())
        """A revision of the game, and the seats that can only pass in it."""

    def choose(self, seat: int, kind: str) -> None:
        """The seat passes from now until the phase is over."""
        self._kinds[seat] = kind

    def made(self, version: int) -> bool:
        """Whether the command with this number was handed in here."""
        return version in self._made

    def take_back(self) -> None:
        """A step was taken back: everybody is asked again."""
        self._kinds.clear()
        self._made = {number for number in self._made if number <= self._session.version}

    def passes(self, seat: int) -> bool:
        """Whether a seat passes automatically for now."""
        if self._session.pass_alone and seat in self._seats_alone():
            return True
        kind = self._kinds.get(seat, "")
        if not kind:
            return False
        phases, asked = _PHASES[kind]
        if self._session.view(-1).phase not in phases:
            del self._kinds[seat]
            return False
        decision = self._session.decision(seat)
        return decision is None or isinstance(decision.options, asked)

    def answer(self) -> bool:
        """Hands in an answer for a seat that passes automatically; true if it did."""
        session = self._session
        for seat in [seat for seat in session.deciding() if self.passes(seat)]:
            decision, free = session.decision(seat), BidForPoll(seat, 0)
            if decision is None:
                continue
            bids = self._kinds.get(seat) == "free_polls" and free in decision.options
            command: Command = free if bids else Pass(seat)
            if command in decision.options and session.submit(command, version=session.version) is None:
                self._made.add(session.version)
                return True
        return False

    def _seats_alone(self) -> frozenset[int]:
        """Human seats that can only pass, as everybody can tell: not asking them gives nothing away."""
        session = self._session
        if self._alone[0] != session.revision:
            seats = (seat for seat in session.deciding() if seat in session.humans)
            self._alone = session.revision, frozenset(seat for seat in seats if session.lone.now(seat))
        return self._alone[1]
