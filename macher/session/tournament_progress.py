"""How far a tournament is: its plan, its tables and how they ended, and who plays the final."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from macher.ai.kinds import HUMAN
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.options import GameOptions
from macher.rules.table import Scored, Table
from macher.saves.verify import edition_with
from macher.session.config import SEEDS, ConfigRefused, GameConfig, SeatConfig, check_config
from macher.session.tournament import (
    FINALISTS,
    Qualified,
    Standing,
    TableResult,
    TableSeats,
    TournamentRefused,
    draw_tables,
    final_table,
    finalists,
    qualification,
    standings,
)

MOST_PLAYERS: Final = 1000


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part: name, and ``human`` or a kind of AI seat."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What a tournament is set up from."""

    players: tuple[Entrant, ...]
    edition: str = "1997"
    elections: int = 7
    seed: int = 0
    options: GameOptions = field(default_factory=GameOptions)
    data_file: Path | None = None
    """An edited copy of the edition's figures; ``None`` means as shipped."""


@dataclass(frozen=True, slots=True)
class Board:
    """A table of the tournament: who sits there, and once it is over how it has ended."""

    seats: TableSeats
    points: tuple[int, ...] = ()
    mandates: tuple[int, ...] = ()
    digest: str = ""
    """Fingerprint of the table at the end of its game."""

    @property
    def over(self) -> bool:
        """Whether its game has been played to the end."""
        return bool(self.points)

    @property
    def result(self) -> TableResult:
        """How it ended; the table must be over."""
        return TableResult(self.seats.players, self.points, self.mandates)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament from the draw on."""

    plan: Plan
    data_digest: str
    """Fingerprint of the figures that it is played with."""
    tables: tuple[Board, ...]
    final: Board | None = None
    absent: frozenset[int] = frozenset()
    """Players who cannot come to the final."""
    begun: str = ""
    """Local time of the draw."""

    @property
    def boards(self) -> tuple[Board, ...]:
        """All tables by number; the final is the last."""
        return self.tables if self.final is None else (*self.tables, self.final)

    @property
    def round_over(self) -> bool:
        """Whether all tables of the preliminary round have ended."""
        return all(board.over for board in self.tables)

    @property
    def over(self) -> bool:
        """Whether the final has been played."""
        return self.final is not None and self.final.over

    @property
    def results(self) -> tuple[TableResult, ...]:
        """How the tables of the preliminary round ended; it must be over."""
        return tuple(board.result for board in self.tables)

    def people(self, number: int) -> tuple[int, ...]:
        """Players at a table who are no AI."""
        return tuple(player for player in self.boards[number].seats.players if self.is_human(player))

    def is_human(self, player: int) -> bool:
        """Whether a player is human."""
        return self.plan.players[player].kind == HUMAN

    def qualification(self) -> list[Qualified]:
        """What the preliminary round means for everybody; it must be over."""
        return qualification(self.results, self.plan.seed, self.absent)

    def finalists(self) -> list[int]:
        """Who plays the final, the best qualified first; the preliminary round must be over."""
        return finalists(self.results, self.plan.seed, self.absent)

    def places(self) -> list[Standing]:
        """The finalists in the order of the final; it must be over."""
        return standings([self.final.result], self.plan.seed) if self.final is not None else []

    def may_be_absent(self, player: int) -> str:
        """Why a player cannot be left out of the final or called back: a text key, empty if it is possible."""
        if self.final is not None:
            return "tournament-absent-late"
        few = len(self.plan.players) - len(self.absent) <= FINALISTS
        return "tournament-absent-few" if few and player not in self.absent else ""


def begin(plan: Plan, now: str) -> Tournament:
    """Draws the tables.  Raises ``TournamentRefused``, ``ConfigRefused``, or ``DataError`` for a bad data file."""
    if len(plan.players) > MOST_PLAYERS:
        raise TournamentRefused("tournament-too-many", players=len(plan.players), most=MOST_PLAYERS)
    if not 0 <= plan.seed < SEEDS:
        raise ConfigRefused("setup-seed", limit=str(SEEDS - 1))
    tables = tuple(Board(seats) for seats in draw_tables(len(plan.players), plan.seed))
    checked = [check_config(config(plan, board.seats)) for board in tables]
    return Tournament(plan, checked[0].data_digest, tables, begun=now)


def config(plan: Plan, seats: TableSeats) -> GameConfig:
    """The game of a table."""
    who = [plan.players[player] for player in seats.players]
    return GameConfig(
        seats=tuple(
            SeatConfig(PARTIES[party], each.name, each.kind) for party, each in zip(seats.parties, who, strict=True)
        ),
        edition=plan.edition,
        elections=plan.elections,
        seed=seats.seed,
        options=plan.options,
        data_file=plan.data_file,
    )


def ended(board: Board, table: Table) -> Board:
    """A table with the result of its game, which is over."""
    return replace(
        board,
        points=tuple(party.points for party in table.parties),
        mandates=tuple(party.scored[Scored.VOTES] for party in table.parties),
        digest=table.digest(),
    )


def with_result(tournament: Tournament, over: Board) -> Tournament:
    """The tournament with a table that is over; the first result of a table stays."""

    def now(board: Board) -> Board:
        return over if board.seats == over.seats and not board.over else board

    final = None if tournament.final is None else now(tournament.final)
    return replace(tournament, tables=tuple(map(now, tournament.tables)), final=final)


def with_final(tournament: Tournament) -> Tournament:
    """The tournament with the final drawn; the preliminary round must be over."""
    seats = final_table(tournament.finalists(), tournament.plan.seed, len(tournament.tables))
    return replace(tournament, final=Board(seats))


def edition_of(tournament: Tournament) -> Edition:
    """The edition of a tournament with the figures that it was begun with.  Raises ``SaveError``."""
    return edition_with(tournament.plan.edition, tournament.plan.data_file, tournament.data_digest)
