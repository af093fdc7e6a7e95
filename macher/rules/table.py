"""The table: everything that lies on it, as small integers."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.parts import SHARED, Part, part
from macher.engine.state import GameState
from macher.rules.edition import Edition, Length
from macher.rules.formula import clockwise, match_sum
from macher.rules.options import GameOptions


class Source(IntEnum):
    """Sources of chance; each has its stream."""

    LANDS = 0
    OPINIONS = 1
    PROGRAMS = 2
    POLLS = 3
    PARTIES = 4
    DICE = 5


class Scored(IntEnum):
    """Where victory points come from, in the order of the final scoring."""

    VOTES = 0
    BONUS = 1
    PRESENCE = 2
    BASE = 3
    MONEY = 4
    OPINION = 5
    """Matches with the national opinion."""
    RANK = 6
    """Being among the largest parties by members."""


class RowStatus(IntEnum):
    """What has become of a placed politician."""

    HIDDEN = 0
    REVEALED = 1
    PAID = 2
    DECLINED = 3
    DONE = 4


@wire
class Result(NamedTuple):
    """A finished election."""

    card: int
    land: int
    number: int
    round: int
    votes: tuple[int, ...]
    points: tuple[int, ...]
    outcome: str
    """``sole``, ``several``, ``coalition`` or ``none``; in the classic editions ``single``, ``narrow``, ``coalition``
    or ``narrow_coalition``."""
    seats: tuple[int, ...]
    """Seats that got the bonus."""
    winners: tuple[int, ...]
    """Seats that count as winners of the election."""
    bonus: int
    moved: tuple[int, ...]
    """Seats that moved a media marker to the presence spot."""

    @property
    def victors(self) -> tuple[int, ...]:
        """All that share the victory: of several majorities each gets the bonus, though only the one with the most
        votes counts as the winner and moves a marker (EN19 9b).  Empty if nobody has a majority."""
        return self.seats if self.winners else ()


@part
@dataclass(slots=True)
class Land(Part):
    """A state board with the state that votes there."""

    card: int
    """Number of the land card."""
    number: int
    """Number of its election, from 1."""
    opinions: list[int]
    """Four kinds; the first ``open`` are face up."""
    open: int
    doubled: int
    """Kind of the opinion with the double marker, or -1."""
    media: list[int]
    """Seats of the media markers."""
    votes: list[int]
    trend: list[int]
    rallies: list[int]
    row: list[int]
    """Seats of the placed politicians, in order."""
    politicians: list[int]
    """Their numbers."""
    row_status: list[int]
    """``RowStatus`` of each placed politician."""
    used: list[str]
    """Actions marked "!" that were carried out here this round."""
    closed: bool
    """Whether the election is over."""

    def face_up(self) -> list[int]:
        """The face-up opinions."""
        return self.opinions[: self.open]


@part
@dataclass(slots=True)
class Party(Part):
    """What belongs to one seat."""

    party: int
    money: int
    base: int
    points: int
    scored: list[int]
    """Points by ``Scored``."""
    program: list[int]
    """Five kinds of five topics, ascending."""
    hand: list[int]
    draft: list[int]
    """The hand that goes round in the draft."""
    known: list[int]
    """Cards of the hand that everybody has seen being taken."""
    politicians: list[int]
    """Politicians still in the game, placed ones included."""
    donations: list[int]
    media: int
    rallies: int
    presence: list[int]
    """Numbers of the elections whose presence spot holds a marker."""


@part
@dataclass(slots=True)
class Table(GameState):
    """The state of a game."""

    edition: Edition = field(metadata=SHARED)
    options: GameOptions = field(metadata=SHARED)
    length: Length = field(metadata=SHARED)
    parties: list[Party]
    lands: list[Land]
    round: int
    """From 1; 0 during the set-up."""
    start: int
    """Seat of the start player."""
    sealed: list[Command | None]
    """Sealed answers, until all have answered."""
    opinion_display: list[int]
    """1 for each kind that still lies in the display."""
    opinion_deck: list[int]
    """Top card last, like every deck."""
    opinion_discards: list[int]
    program_display: list[int]
    """Kinds; -1 is a hole."""
    program_deck: list[int]
    program_discards: list[int]
    poll_deck: list[int]
    poll_discards: list[int]
    poll_known: list[int]
    """For each discarded poll the seats that know its front, as bits."""
    poll_held: int
    """The poll that its buyer looks at, or -1."""
    doubles: int
    """Double markers on the marker board."""
    reserve: list[int]
    """Land cards that wait face down, the next one last."""
    held: int
    """Elections held so far."""
    results: list[Result]

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.parties)

    @property
    def last_round(self) -> bool:
        """Whether this is the last game round."""
        return self.round == self.length.rounds

    def in_order(self) -> tuple[int, ...]:
        """Seats in the order of play: clockwise from the start player."""
        return clockwise(self.start, len(self.parties))

    def raise_votes(self, place: int, seat: int, delta: int) -> int:
        """Moves a votes marker up and returns by how much; there is no cap in the 2019 edition."""
        self.lands[place].votes[seat] += delta
        return delta

    def open_lands(self) -> list[int]:
        """Boards whose election is still to come, in the order of their elections."""
        return [
            place for _, place in sorted([(land.number, at) for at, land in enumerate(self.lands) if not land.closed])
        ]

    def voting(self) -> list[int]:
        """Boards whose election is in this round and that are not cleared yet, the earlier first."""
        due = sum(self.length.elections_per_round[: self.round])
        return [place for place in self.open_lands() if self.lands[place].number <= due]

    def matches(self, place: int, seat: int) -> int:
        """Matching minus opposite topics of a seat's program in a state, before the floor of 1."""
        land = self.lands[place]
        return match_sum(self.parties[seat].program, land.opinions[: land.open], land.doubled)
