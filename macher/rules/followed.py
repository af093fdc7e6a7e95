"""The table as everybody sees it, followed from public events alone: boards, programs, media, money and points.

It holds nothing that a viewer without a seat would not know, and so tells no secret whoever uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.formula import match_sum, media_leader
from macher.rules.national import events as ce
from macher.rules.rows import capped

__all__ = ["Board", "Followed"]


@dataclass(slots=True)
class Board:
    """A state and what lies open there, by seat where it is a party's."""

    card: int
    number: int
    """Of its election, from 1."""
    votes: list[int]
    trend: list[int]
    rallies: list[int]
    media: list[int] = field(default_factory=list)
    """Owner of each marker."""
    opinions: dict[int, int] = field(default_factory=dict)
    """Kind by place, of those that lie face up."""
    doubled: int = -1
    tiles: set[int] = field(default_factory=set)
    """Seats whose coalition tile lies here."""


class Followed:
    """Takes the events of a game from its beginning, one after the other."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.parties: tuple[int, ...] = ()
        """Number of each seat's party."""
        self.elections = 0
        """How many the game has."""
        self.round, self.phase, self.start = 0, "", 0
        self.voting: tuple[int, ...] = ()
        self.boards: list[Board] = []
        self.programs: list[list[int]] = []
        self.money: list[int] = []
        self.points: list[int] = []

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.parties))

    def match(self, place: int, seat: int, opinions: Sequence[int] | None = None) -> int:
        """Matches of a program with the open opinions of a state, or with others in their place."""
        board = self.boards[place]
        return match_sum(self.programs[seat], list(board.opinions.values()) if opinions is None else opinions,
                         board.doubled)  # fmt: skip  # the marker stays where it lies

    def votes_then(self, place: int, seat: int) -> int:
        """The votes of a row if everything were converted now, as the table foretells them."""
        board = self.boards[place]
        gained = self.edition.policies.votes_for(board.rallies[seat], board.trend[seat], self.match(place, seat))
        return capped(self.edition, board.votes[seat] + gained)

    def rows(self, place: int) -> tuple[int, ...]:
        """The same for every seat."""
        return tuple(self.votes_then(place, seat) for seat in self.seats)

    def leader(self, place: int) -> int:
        """The seat that leads the media of a state, or -1."""
        return media_leader(self.boards[place].media)

    def is_last(self, seat: int) -> bool:
        """Whether nobody has fewer points, and somebody more."""
        return self.points[seat] == min(self.points) < max(self.points)

    def is_first(self, seat: int) -> bool:
        """Whether everybody else has fewer points."""
        return all(self.points[seat] > points for other, points in enumerate(self.points) if other != seat)

    def take(self, event: Event) -> None:
        """The table after one more event."""
        match event:
            case ev.GameStarted(elections=elections, parties=parties, money=money):
                self.parties, self.elections = parties, elections
                self.programs = [[] for _ in parties]
                self.money, self.points = [money] * len(parties), [0] * len(parties)
            case ev.LandsDrawn(lands=lands):
                self.boards = [self._board(card, number) for number, card in enumerate(lands, 1)]
            case ev.LandOpened(land=land, card=card, number=number):
                self.boards[land] = self._board(card, number)
            case ev.RoundStarted(number=number, voting=voting):
                self.round, self.voting, self.phase = number, voting, ""
            case ev.PhaseStarted(phase=phase):
                self.phase = phase
            case ev.PartyOrderDrawn(seats=seats) | ce.StartOrderDrawn(seats=seats):
                self.start = seats[0]
            case ev.StartPlayerSet(seat=seat):
                self.start = seat
            case ev.MoneyChanged(seat=seat, money=money):
                self.money[seat] = money
            case ev.PointsScored(seat=seat, total=total):
                self.points[seat] = total
            case ev.ProgramLaid(seat=seat, kinds=kinds) | ce.ProgramDealt(seat=seat, kinds=kinds):
                self.programs[seat] += kinds
            case ev.ProgramSwapped(seat=seat, out=out, into=into):
                program = self.programs[seat]
                program[program.index(out)] = into
            case _:
                self._on_board(event)

    def _board(self, card: int, number: int) -> Board:
        nothing = [0] * len(self.parties)
        return Board(card, number, nothing.copy(), nothing.copy(), nothing.copy())

    def _on_board(self, event: Event) -> None:
        match event:
            case ev.VotesChanged(seat=seat, land=land, votes=votes):
                self.boards[land].votes[seat] = votes
            case ev.TrendChanged(seat=seat, land=land, trend=trend):
                self.boards[land].trend[seat] = trend
            case ev.RalliesPlaced(seat=seat, land=land, rallies=rallies):
                self.boards[land].rallies[seat] = rallies
            case ev.RalliesConverted(seat=seat, land=land, rallies=rallies):
                self.boards[land].rallies[seat] = rallies
            case ev.MediaPlaced(seat=seat, land=land):
                self.boards[land].media.append(seat)
            case ev.MediaRemoved(seat=seat, land=land) | ev.PresenceGained(seat=seat, land=land):
                self.boards[land].media.remove(seat)
            case ev.OpinionTurned(land=land, place=place, kind=kind):
                self.boards[land].opinions[place] = kind
            case ev.OpinionShifted(land=land, place=place, into=into):
                self.boards[land].opinions[place] = into
            case ev.DoublePlaced(land=land, kind=kind):
                self.boards[land].doubled = kind
            case ev.DoubleRemoved(land=land):
                self.boards[land].doubled = -1
            case ce.TileLaid(seat=seat, land=land):
                self.boards[land].tiles.add(seat)
            case ce.TileGone(seat=seat, land=land):
                self.boards[land].tiles.discard(seat)
            case ce.NationalPlaced(land=land, kind=kind) | ce.NationalDiscarded(land=land, kind=kind):
                board = self.boards[land]
                board.opinions = {place: other for place, other in board.opinions.items() if other != kind}
            case ev.LandClosed(land=land):
                self.boards[land].opinions = {}
