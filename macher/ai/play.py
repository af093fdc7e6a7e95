"""A whole game among bots, from the set-up to the final scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Final

from macher.ai.baseline import BlindBot, RandomBot
from macher.ai.bots import Bot, make_bot
from macher.ai.grudging import Bearers
from macher.ai.kinds import read_kind
from macher.ai.seeds import bot_seed
from macher.engine.chance import Stream, Streams
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.event import Event
from macher.rules.edition import Edition, GameSetup
from macher.rules.final import winners
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

_BOT_STREAM: Final = 4711
"""Number that keeps the bots' random streams apart from the table's."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that has been played to its end."""

    scores: tuple[int, ...]
    """Victory points by seat."""
    winners: tuple[int, ...]
    """Seats with the highest score."""
    sources: tuple[tuple[int, ...], ...]
    """Victory points by seat and by ``Scored``."""
    money: tuple[int, ...]
    """Euros left by seat."""
    decisions: int
    seconds: float
    """For information only; nothing depends on it."""
    digest: str
    """Fingerprint of the final table."""
    events: tuple[Event, ...] = ()
    """All events, if they were asked for."""


class SeeingBot(ABC):
    """A seat that is shown the whole table: no level of the game, only to measure what hidden cards are worth."""

    @abstractmethod
    def choose_seeing(self, table: Table, seat: int, stream: Stream) -> Command:
        """One of the seat's options; the table is a copy."""

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """Refuses: without the table it is another seat."""
        raise TypeError(f"{type(self).__name__} plays only where it is shown the table")


def bot_stream(seed: int, seat: int, version: int) -> Stream:
    """The stream for one choice of a seat: it depends on nothing but these numbers."""
    return _bot_streams(seed, seat)[version]


@lru_cache(maxsize=16)
def _bot_streams(seed: int, seat: int) -> Streams:
    return Streams(seed, _BOT_STREAM, seat)


def play_game(
    edition: Edition,
    setup: GameSetup,
    bots: Sequence[Bot],
    seed: int | None = None,
    *,
    events: bool = False,
    remember: bool = False,
) -> GameResult:
    """Plays a game; ``seed`` is for the bots (default: the one that follows from the set-up's).

    ``remember``: characters bear grudges, as they do in a session; all bots must be of kinds of the game then.

    Raises ``SetupRefused`` for a set-up that the edition does not have, ``CommandRefused`` if a bot breaks a rule.
    """
    own_seed = bot_seed(setup.seed) if seed is None else seed
    log: list[Event] | None = [] if events or remember else None
    styles = {seat: style for seat, bot in enumerate(bots) if remember and (style := read_kind(bot.kind).style)}
    bearers, known = Bearers(styles, edition), 0
    began = perf_counter()
    table = new_game(edition, setup, log)
    while decision := table.next_decision():
        bot, stream = bots[decision.seat], bot_stream(own_seed, decision.seat, table.version)
        if log is not None and decision.seat in styles:
            bearers.take(log[known:])
            known = len(log)
            bot = make_bot(bot.kind, grudges=bearers.grudges(view(table, decision.seat)))
        if isinstance(bot, RandomBot):
            table.apply_sampled(decision, stream)
        else:
            table.apply(_choice(bot, table, decision, stream), decision)
    return GameResult(
        scores=tuple(party.points for party in table.parties),
        winners=winners(table),
        sources=tuple(tuple(party.scored) for party in table.parties),
        money=tuple(party.money for party in table.parties),
        decisions=table.version,
        seconds=perf_counter() - began,
        digest=table.digest(),
        events=tuple(log or ()) if events else (),
    )


def _choice(bot: Bot, table: Table, decision: Decision, stream: Stream) -> Command:
    """What a bot plays.  Views are slow to make, so only bots that look at one get it."""
    if isinstance(bot, BlindBot):
        return bot.choose_blindly(decision, table.edition, stream)
    if isinstance(bot, SeeingBot):
        return bot.choose_seeing(table.clone(), decision.seat, stream)
    return bot.choose(view(table, decision.seat), decision, table.edition, stream)
