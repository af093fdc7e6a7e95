"""Looks for a way to win a set-up with all three stars: many games with a normal seat that tries something else here
and there, each going on from a moment of the best one so far.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from macher.ai.bots import make_bot
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import (
    BidForPoll,
    BidForStart,
    BuyRallies,
    DecideDonation,
    KeepPoll,
    Pass,
    PayPolitician,
    PublishPoll,
    RaiseStartBid,
)
from macher.rules.views import PlayerView
from macher.saves.atomic import write_atomically
from macher.session.campaign import PLAYER, STARS, Outcome, SetUp, judge, open_set_up
from macher.session.course import Course
from macher.session.session import GameSession

__all__ = ["find_way", "write_way"]

_STREAM: Final = 2718
"""Number of the random stream of the attempts."""
_ODD: Final = 12
"""One decision in so many is answered by any option at all."""
_BOLD: Final = 6
"""One in so many is answered by another kind of seat."""
_KINDS: Final = ("normal:gambler", "normal:treasurer", "normal:editor", "normal:marketplace", "easy")
_GOAL_WORTH: Final = 60
"""Points that reaching the goal is worth in the search."""
_WAY: Final = re.compile(r"^way = \[.*?^\]\n", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Attempt:
    worth: int
    outcome: Outcome
    way: tuple[Command, ...]


def find_way(made: SetUp, attempts: int, seed: int = 0) -> Iterator[tuple[int, Outcome, tuple[Command, ...]]]:
    """Yields each better game with its number of the attempt, and ends with the first that has all stars."""
    best: _Attempt | None = None
    for number in range(attempts):
        stream = Stream(seed, _STREAM, number)
        keep = 0 if best is None or stream.below(4) == 0 else stream.below(len(best.way) + 1)
        found = _attempt(made, best.way[:keep] if best is not None else (), stream)
        if best is None or found.worth > best.worth:
            best = found
            yield number, best.outcome, best.way
        if best.outcome.stars == STARS:
            return


def write_way(path: Path, way: tuple[Command, ...]) -> None:
    """Puts a way into the file of a set-up, in place of the one that is there.  Raises ``OSError``."""
    lines = "".join(f"  '{codec.dumps(command)}',\n" for command in way)
    text = _WAY.sub("", path.read_text(encoding="utf-8")).rstrip() + "\n"
    write_atomically(path, f"{text}way = [\n{lines}]\n")


def _attempt(made: SetUp, first: tuple[Command, ...], stream: Stream) -> _Attempt:
    """One game: the first commands as given, then a seat that errs now and then."""
    way: list[Command] = []
    with open_set_up(made) as session:
        while True:
            session.pump()
            if session.over:
                break
            command = first[len(way)] if len(way) < len(first) else None
            if command is None or session.submit(command, version=session.version) is not None:
                command = _chosen(made, session, stream)
                session.submit(command, version=session.version)
            way.append(command)
        outcome = judge(made, Course.of(session))
    return _Attempt(min(outcome.margin, 2 * made.ahead) + _GOAL_WORTH * outcome.reached, outcome, tuple(way))


def _chosen(made: SetUp, session: GameSession, stream: Stream) -> Command:
    """What the seat does: something that does not give the goal away, if it can."""
    decision = session.decision(PLAYER)
    assert decision is not None
    seen = session.view(PLAYER)
    if stream.below(_ODD) == 0:
        command = decision.options.sample(stream)
    else:
        kind = stream.choice(_KINDS) if stream.below(_BOLD) == 0 else "normal"
        bot = make_bot(kind, stream.below(1 << 30), PLAYER)
        command = bot.choose(seen, decision, session.edition, stream)
    instead = _INSTEAD.get(made.goal.kind)
    other = instead(made, seen, command) if instead is not None else None
    return other if other is not None and other in decision.options else command


# --- what a goal forbids, and what to do instead ----------------------------------------------------------------------


def _bid_nothing(_: SetUp, seen: PlayerView, command: Command) -> Command | None:
    if isinstance(command, BidForStart):
        return BidForStart(seen.seat, 0)
    return Pass(seen.seat) if isinstance(command, RaiseStartBid) else None


def _keep(_: SetUp, seen: PlayerView, command: Command) -> Command | None:
    if isinstance(command, BidForPoll) and command.amount > 2_000:
        return Pass(seen.seat)
    return KeepPoll(seen.seat) if isinstance(command, PublishPoll) else None


def _refuse(_: SetUp, seen: PlayerView, command: Command) -> Command | None:
    return DecideDonation(seen.seat, command.card, False) if isinstance(command, DecideDonation) else None


def _few(made: SetUp, seen: PlayerView, command: Command) -> Command | None:
    if not isinstance(command, BuyRallies) or seen.round < made.elections:
        return None
    left, counts = made.goal.number, []
    for count in command.counts:
        counts.append(min(count, left))
        left -= counts[-1]
    return BuyRallies(seen.seat, tuple(counts)) if any(counts) else Pass(seen.seat)


def _decline(_: SetUp, seen: PlayerView, command: Command) -> Command | None:
    return Pass(seen.seat) if isinstance(command, PayPolitician) else None


_INSTEAD: Final[dict[str, Callable[[SetUp, PlayerView, Command], Command | None]]] = {
    "no-bids": _bid_nothing,
    "no-poll": _keep,
    "no-donation": _refuse,
    "few-rallies": _few,
    "no-politician": _decline,
}
