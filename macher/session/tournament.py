"""A tournament: preliminary tables of four or five, and a final of five (WBC06, tournament format).

Places count by rank at the own table first, then by the share of that table's points; shares of a table of four are
scaled by 0.8.  The final takes the table winners, the best five of them if there are more, then the best seconds and
thirds.  Equal shares are decided by the share of the table's mandates (points won by votes), scaled alike, and equal
shares of mandates by lots, drawn from the seed of the tournament.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.ai.seeds import bot_seed
from macher.engine.chance import Stream
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.options import GameOptions
from macher.rules.table import Scored

TABLE_SIZES: Final = (4, 5)
FINALISTS: Final = 5
FEWEST_PLAYERS: Final = 8
"""Fewest players: two tables, or there would be nothing to qualify for."""
SMALL_TABLE_SCALE: Final = Fraction(4, 5)
_DRAW, _GAMES, _LOTS = 1, 2, 3
"""Numbers of the tournament's random streams."""


class TournamentRefused(ValueError):
    """No such tournament; ``reason`` is a text key with ``args_of_reason``."""

    def __init__(self, reason: str, **args: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_of_reason = args


class TableSeats(NamedTuple):
    """Who sits at a table, clockwise, with which party, and the seed of its game."""

    players: tuple[int, ...]
    parties: tuple[int, ...]
    seed: int


class TableResult(NamedTuple):
    """How a table ended, by seat."""

    players: tuple[int, ...]
    points: tuple[int, ...]
    mandates: tuple[int, ...]


class Standing(NamedTuple):
    """A player after the preliminary round."""

    player: int
    table: int
    rank: int
    """Rank at the own table, from 1."""
    points: int
    share: Fraction
    """Share of the table's points, scaled."""
    mandates: Fraction
    """Share of the table's mandates, scaled."""


def table_sizes(players: int) -> tuple[int, ...]:
    """Tables for a number of players, as many of five as possible.  Raises ``TournamentRefused``."""
    if players < FEWEST_PLAYERS:
        raise TournamentRefused("tournament-too-few", players=players, least=FEWEST_PLAYERS)
    small, large = TABLE_SIZES
    for fives in range(players // large, -1, -1):
        if (players - fives * large) % small == 0:
            return (large,) * fives + (small,) * ((players - fives * large) // small)
    raise TournamentRefused("tournament-no-tables", players=players)


def draw_tables(players: int, seed: int) -> tuple[TableSeats, ...]:
    """The preliminary tables by lot.  Raises ``TournamentRefused``."""
    sizes = table_sizes(players)
    stream = Stream(seed, _DRAW)
    order = list(range(players))
    stream.shuffle(order)
    tables = []
    for number, size in enumerate(sizes):
        seated, order = tuple(order[:size]), order[size:]
        tables.append(_seat(seated, seed, number, stream))
    return tuple(tables)


def final_table(finalists: Sequence[int], seed: int, number: int) -> TableSeats:
    """The final: seats and parties by lot; ``number`` is that of the tables before."""
    stream = Stream(seed, _DRAW, number)
    order = list(finalists)
    stream.shuffle(order)
    return _seat(tuple(order), seed, number, stream)


def _seat(players: tuple[int, ...], seed: int, number: int, stream: Stream) -> TableSeats:
    parties = list(range(len(PARTIES)))
    stream.shuffle(parties)
    return TableSeats(players, tuple(parties[: len(players)]), Stream(seed, _GAMES, number).below(1 << 31))


def standings(results: Sequence[TableResult], seed: int) -> list[Standing]:
    """All players in the order in which they qualify: rank at the table, share of points, share of mandates, lot."""
    found = [standing for table, result in enumerate(results) for standing in _of_table(table, result, seed)]
    return sorted(found, key=lambda one: (one.rank, -one.share, -one.mandates, _lot(seed, one.player)))


def _lot(seed: int, player: int) -> int:
    """The lot of a player: the lower one goes first."""
    return Stream(seed, _LOTS, player).below(1 << 31)


def _of_table(number: int, result: TableResult, seed: int) -> list[Standing]:
    scale = Fraction(1) if len(result.players) > TABLE_SIZES[0] else SMALL_TABLE_SCALE
    points, mandates = sum(result.points), sum(result.mandates)
    seats = sorted(
        range(len(result.players)),
        key=lambda seat: (-result.points[seat], -result.mandates[seat], _lot(seed, result.players[seat])),
    )
    return [
        Standing(
            result.players[seat],
            number,
            rank,
            result.points[seat],
            scale * Fraction(result.points[seat], max(points, 1)),
            scale * Fraction(result.mandates[seat], max(mandates, 1)),
        )
        for rank, seat in enumerate(seats, 1)
    ]


def finalists(results: Sequence[TableResult], seed: int, absent: Collection[int] = ()) -> list[int]:
    """The five who play the final, the best qualified first; absent ones are replaced by the next to qualify."""
    return [one.player for one in standings(results, seed) if one.player not in absent][:FINALISTS]


Tie = Literal["", "mandates", "lot"]
"""What decides between equal players; empty where nobody is equal."""


class Qualified(NamedTuple):
    """What the preliminary round means for a player, and why."""

    standing: Standing
    status: Literal["in", "moved-up", "absent", "out"]
    """``moved-up``: in the final because a better player is absent."""
    number: int
    """Place among those with the same rank at their tables, from 1."""
    tied: Tie
    """What decides between this player and others with the same rank and share."""
    level: Tie
    """What decides the rank between this player and others of the own table with as many points."""


def qualification(results: Sequence[TableResult], seed: int, absent: Collection[int] = ()) -> list[Qualified]:
    """All players in the order in which they qualify, with what becomes of each and why."""
    order = standings(results, seed)
    found: list[Qualified] = []
    numbers: dict[int, int] = {}
    seats = FINALISTS
    for at, one in enumerate(order):
        numbers[one.rank] = numbers.get(one.rank, 0) + 1
        status: Literal["in", "moved-up", "absent", "out"] = "out"
        if one.player in absent:
            status = "absent"
        elif seats:
            seats -= 1
            status = "in" if at < FINALISTS else "moved-up"
        others = [other for other in order if other is not one]
        tied = _tie(one, [other for other in others if (other.rank, other.share) == (one.rank, one.share)])
        level = _tie(one, [other for other in others if (other.table, other.points) == (one.table, one.points)])
        found.append(Qualified(one, status, numbers[one.rank], tied, level))
    return found


def _tie(one: Standing, equal: Sequence[Standing]) -> Tie:
    """What decides between a player and those who are equal in what counts first."""
    if not equal:
        return ""
    return "lot" if any(other.mandates == one.mandates for other in equal) else "mandates"


@dataclass(frozen=True, slots=True)
class Report:
    """A tournament of AI seats from the draw to the winner."""

    seed: int
    tables: tuple[TableSeats, ...]
    results: tuple[TableResult, ...]
    final: TableSeats
    final_result: TableResult

    @property
    def places(self) -> list[Standing]:
        """The finalists in the order of the final."""
        return standings([self.final_result], self.seed)


def play_tournament(
    edition: Edition,
    elections: int,
    kinds: Sequence[str],
    seed: int,
    options: GameOptions | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """A whole tournament of AI seats; ``kinds`` has one for each player.

    ``progress`` is called with the number of tables that are over.  Raises ``TournamentRefused`` or ``BotUnknown``.
    """
    tables = draw_tables(len(kinds), seed)
    results = []
    for number, table in enumerate(tables):
        progress(number)
        results.append(play_table(edition, elections, kinds, table, options))
    progress(len(tables))
    last = final_table(finalists(results, seed), seed, len(tables))
    return Report(seed, tables, tuple(results), last, play_table(edition, elections, kinds, last, options))


def play_table(
    edition: Edition, elections: int, kinds: Sequence[str], table: TableSeats, options: GameOptions | None = None
) -> TableResult:
    """One table of AI seats."""
    setup = GameSetup(elections, table.parties, table.seed, options or GameOptions())
    bots = [make_bot(kinds[player], bot_seed(table.seed), seat) for seat, player in enumerate(table.players)]
    played = play_game(edition, setup, bots)
    mandates = tuple(sources[Scored.VOTES] for sources in played.sources)
    return TableResult(table.players, played.scores, mandates)
