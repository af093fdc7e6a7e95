"""The tables on which lessons are played: laid out piece by piece, then led by the engine to the decision in question.

Every lesson begins from the same table, so learners know their way around after the first one: five parties, first
round, the learner in the second seat.  A position gives the phase and what differs from that table; no piece is lost
or doubled, so all rules work on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from macher.ai.kinds import HUMAN
from macher.editions.registry import edition, editions
from macher.engine.command import Command
from macher.engine.journal import Journal
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.phases.base import RoundStep
from macher.rules.setup import new_game
from macher.rules.table import RowStatus, Table
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

__all__ = ["BASE", "LEARNER", "Position", "lesson_edition", "lesson_table", "open_lesson"]

LEARNER: Final = 1
"""Seat of the player."""

_PARTIES: Final = ("cdu", "spd", "gruene", "fdp", "linke")
_SEED: Final = 11
"""Seed of what is turned up in a lesson; no text depends on it."""

Rows = Mapping[int, Sequence[int]]
"""Figures by seat, for some boards."""


@dataclass(frozen=True)
class Position:
    """What lies on the table of a lesson; cards are written ``+education``, money is in euros."""

    phase: str
    """Name of the step with which the round begins."""
    votes: Rows = field(default_factory=dict)
    trend: Rows = field(default_factory=dict)
    rallies: Rows = field(default_factory=dict)
    media: Rows = field(default_factory=dict)
    """Owners of the media markers, for some boards."""
    politicians: Mapping[int, Sequence[tuple[int, str]]] = field(default_factory=dict)
    """Owner and key of the politicians beside a board, in their order."""
    money: Sequence[int] = ()
    start: int = LEARNER
    answers: Sequence[Command] = ()
    """Commands given since the phase began, by others or the learner."""


_LANDS: Final = ("BB", "NDS", "SN", "BY")
_OPINIONS: Final = (
    "-traffic +welfare +environment -digitization",
    "-security +education -genetics +traffic",
    "+digitization -welfare +genetics -traffic",
    "-environment +security +digitization +education",
)
"""Opinions of each board; each next board has one less face up."""
_DOUBLED: Final = {0: "+welfare"}
_PROGRAMS: Final = (
    "+education +digitization +security +welfare -traffic",
    "+education -genetics -security +welfare +environment",
    "+education -genetics +security +environment -traffic",
    "+digitization -genetics +security -environment -traffic",
    "-digitization -security +welfare +environment -traffic",
)
_HANDS: Final = ("+genetics", "-education", "+traffic", "-welfare", "+genetics")
_DISPLAY: Final = "-digitization +traffic +genetics -security -education +digitization"
_DECK: Final = "+welfare -digitization +traffic"
"""The cards that are drawn first."""
_POLL: Final = LEARNER
"""Seat whose party rises by the top poll."""

BASE: Final = Position(
    "conversion",
    votes={0: (15, 13, 9, 2, 32), 1: (4, 10, 0, 6, 0), 2: (0, 6, 4, 0, 8), 3: (0, 0, 0, 6, 0)},
    trend={0: (-2, 2, 1, -3, 0), 1: (0, 1, -1, 0, 2), 2: (1, 0, 0, 0, -1), 3: (1, 0, 2, 2, 0)},
    rallies={0: (6, 5, 4, 1, 4), 1: (2, 4, 3, 2, 1), 2: (1, 2, 3, 0, 2), 3: (3, 0, 3, 3, 0)},
    media={0: (4, 0), 1: (1, 2, 1), 2: (3,), 3: (3,)},
    money=(17_000, 21_000, 15_000, 12_000, 18_000),
)
"""The table unless a lesson says otherwise."""


def lesson_edition() -> Edition:
    """The edition that is taught: the one that is offered first."""
    return edition(editions()[0])


def _config(you: str = "", names: Mapping[str, str] | None = None) -> GameConfig:
    others = names or {}
    seats = tuple(
        SeatConfig(party, you if at == LEARNER else others.get(party, ""), HUMAN if at == LEARNER else "normal")
        for at, party in enumerate(_PARTIES)
    )
    return GameConfig(seats, edition=lesson_edition().key, seed=_SEED)


def open_lesson(position: Position, you: str = "", names: Mapping[str, str] | None = None) -> GameSession:
    """The position as a game of its own: without AI seats thinking, and never saved.

    `you` names the learner, `names` the others by party.
    """
    config = _config(you, names)
    table = lesson_table(position)
    told, table.log = table.log or [], None
    session = GameSession(config, lesson_edition(), Journal(table), told, workers="none")
    for command in position.answers:
        refusal = session.submit(command, version=session.version)
        if refusal is not None:
            raise ValueError(f"{command} is refused in a lesson: {refusal}")
    return session


def lesson_table(position: Position) -> Table:
    """The table of a position at its first decision; its log is what the phase has brought about by then."""
    taught = lesson_edition()
    table = new_game(taught, _config().setup(), [])
    _Layout(table, taught).lay(position)
    phases = taught.phases
    table.flow = [RoundStep(phases.index(position.phase))]
    table.round = 1 if phases.index(position.phase) else 0
    table.log = []
    table.settle()
    return table


class _Layout:
    """Lays out the pieces; those not asked for stay in their piles."""

    def __init__(self, table: Table, taught: Edition) -> None:
        self.table, self.edition = table, taught
        self.topics = taught.figures.topics

    def lay(self, position: Position) -> None:
        table = self.table
        self._lands()
        self._opinions()
        self._programs()
        self._poll()
        table.start = position.start
        for seat, amount in enumerate(position.money or BASE.money):
            table.parties[seat].money = amount
        for place, land in enumerate(table.lands):
            land.votes = list(position.votes.get(place, BASE.votes[place]))
            land.trend = list(position.trend.get(place, BASE.trend[place]))
            land.rallies = list(position.rallies.get(place, BASE.rallies[place]))
            land.media = list(position.media.get(place, BASE.media[place]))
            row = position.politicians.get(place, ())
            numbers = {card.key: at for at, card in enumerate(self.edition.figures.politicians)}
            land.row = [seat for seat, _ in row]
            land.politicians = [numbers[key] for _, key in row]
            land.row_status = [int(RowStatus.HIDDEN)] * len(row)
        for seat, party in enumerate(table.parties):
            party.rallies -= sum(land.rallies[seat] for land in table.lands)
            party.media -= sum(land.media.count(seat) for land in table.lands)

    def _kind(self, text: str) -> int:
        return self.topics.index(text[1:]) * 2 + "+-".index(text[0])

    def _kinds(self, text: str) -> list[int]:
        return [self._kind(word) for word in text.split()]

    def _lands(self) -> None:
        keys = [card.key for card in self.edition.figures.lands]
        chosen = [keys.index(key) for key in _LANDS]
        others = [number for number in range(len(keys)) if number not in chosen]
        for land, number in zip(self.table.lands, chosen, strict=True):
            land.card = number
        self.table.reserve = others[: len(self.table.reserve)]

    def _opinions(self) -> None:
        table = self.table
        pile = sorted([*table.opinion_deck, *(kind for land in table.lands for kind in land.opinions)])
        for place, land in enumerate(table.lands):
            land.opinions = _taken(pile, self._kinds(_OPINIONS[place]))
            land.open = len(land.opinions) - place
            if place in _DOUBLED:
                land.doubled = self._kind(_DOUBLED[place])
                table.doubles -= 1
        table.opinion_deck = pile

    def _programs(self) -> None:
        table = self.table
        places: list[Iterable[int]] = [table.program_deck, table.program_discards, table.program_display]
        places += [cards for party in table.parties for cards in (party.program, party.hand, party.draft)]
        pile = sorted(kind for cards in places for kind in cards if kind >= 0)
        table.program_display = _taken(pile, self._kinds(_DISPLAY))[: len(table.program_display)]
        for seat, party in enumerate(table.parties):
            party.program = sorted(_taken(pile, self._kinds(_PROGRAMS[seat])))
            party.hand, party.draft = _taken(pile, self._kinds(_HANDS[seat])), []
        first = _taken(pile, self._kinds(_DECK))
        table.program_deck, table.program_discards = [*pile, *reversed(first)], []

    def _poll(self) -> None:
        """The top poll is one that lets the learner's party rise by two, so that publishing it pays."""
        table, polls = self.table, self.edition.figures.polls
        mine = PARTIES.index(_PARTIES[_POLL])
        top = next(at for at in table.poll_deck if polls[at].back == mine)
        table.poll_deck = [at for at in sorted(table.poll_deck) if at != top] + [top]


def _taken(pile: list[int], kinds: Sequence[int]) -> list[int]:
    """Takes cards out of a pile."""
    for kind in kinds:
        pile.remove(kind)
    return list(kinds)
