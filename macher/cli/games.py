"""The games of ``macher simulate``: one after the other or several at once, handed out in the order of their seeds."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

from macher import lifeline
from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.ai.seeds import bot_seed
from macher.cli.outcome import CheckFailed, UsageError
from macher.cli.texts import explain, system_texts
from macher.collector import look_seldom
from macher.processes import Pool
from macher.rules.invariants import InvariantBroken, check
from macher.saves.document import parse
from macher.saves.names import ENDING
from macher.saves.problems import SaveError
from macher.saves.verify import rerun
from macher.session.config import GameConfig, check_config
from macher.session.session import GameSession

LONGEST_GAME: Final = 3600.0
"""Seconds after which a game is given up."""
WORTH_A_POOL: Final = 1.5
"""Least seconds of work left, estimated from the first game, for which other processes are started."""
MOST_PROCESSES: Final = 60
"""Most processes at once, as Windows cannot wait for more."""
MOST_AT_ONCE: Final = 16
"""Most games that a process is given at a time."""
_AHEAD: Final = 4
"""Portions of games handed out ahead for each process."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be played, and what is to be done with each game."""

    config: GameConfig
    """The first game; each later one has the next seed."""
    check: bool = False
    folder: Path | None = None
    """Where each game is saved, if it is to be."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    line: dict[str, Any]
    """What ``--json`` prints of it."""
    notes: tuple[str, ...] = ()
    """What went wrong behind the scenes."""
    problem: str = ""
    """What the check has found."""


_Waiting: TypeAlias = Future[list[Played]] | None
"""Games that a process plays, or ``None`` if there is no process."""


def games(wish: Wish, count: int, processes: int | None) -> Generator[Played, None, None]:
    """Plays ``count`` games in the order of their seeds; the result does not depend on the number of processes.

    If no number of processes is given, the time of the first game decides whether several are worth it.  Raises
    ``UsageError`` for a game that cannot be saved.
    """
    first = 0
    if processes is None:
        began = perf_counter()
        yield play_one(wish, 0)
        first, left = 1, count - 1
        worth = (perf_counter() - began) * left >= WORTH_A_POOL
        processes = (os.cpu_count() or 1) if worth else 1
    processes = min(processes, count - first, MOST_PROCESSES)
    if processes > 1:
        yield from _in_a_pool(wish, range(first, count), processes)
    else:
        for number in range(first, count):
            yield play_one(wish, number)


def play_one(wish: Wish, number: int) -> Played:
    """Plays one game as wished; uses a session only if the game is to be checked or saved."""
    config = replace(wish.config, seed=wish.config.seed + number)
    if not wish.check and wish.folder is None:
        return play_alone(config)
    line, session = play_session(config)
    notes = tuple(session.notes)
    if wish.check:
        try:
            check_game(session)
        except CheckFailed as failed:
            return Played(line, notes, str(failed))
    if wish.folder is not None:
        _save(session, wish.folder)
    return Played(line, notes)


def play_alone(config: GameConfig) -> Played:
    """Plays a game without the journal, log and views of a session.

    If a player fails, a session plays the game again: it decides in the player's place and notes that.
    """
    bots = [make_bot(seat.kind, bot_seed(config.seed), place) for place, seat in enumerate(config.seats)]
    try:
        result = play_game(check_config(config), config.setup(), bots, remember=True)
    except Exception:
        line, session = play_session(config)
        return Played(line, tuple(session.notes))
    return Played(_line(config, result.scores, result.decisions, result.seconds, result.digest))


def play_session(config: GameConfig) -> tuple[dict[str, Any], GameSession]:
    """A game by a session: what ``--json`` prints of it, and the finished session."""
    began = perf_counter()
    session = GameSession.new(config, workers="inline")
    session.pump(LONGEST_GAME)
    seconds = perf_counter() - began
    points = [party.points for party in session.view(-1).parties]
    return _line(config, points, session.version, seconds, session.digest), session


def _line(config: GameConfig, points: Sequence[int], decisions: int, seconds: float, digest: str) -> dict[str, Any]:
    scores = dict(zip(config.parties, points, strict=True))
    return {
        "seed": config.seed,
        "edition": config.edition,
        "elections": config.elections,
        "seats": {seat.party: seat.kind for seat in config.seats},
        "scores": scores,
        "winners": [party for party, score in scores.items() if score == max(points)],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "digest": digest,
    }


def check_game(session: GameSession) -> None:
    """Checks every state of a game, and that its save leads to the same end.  Raises ``CheckFailed``."""
    seed = session.config.seed
    if session.notes:
        raise CheckFailed(f"seed {seed}: {session.notes[0]}")
    try:
        for position in range(len(session.journal) + 1):
            check(session.journal.state_at(position))
        again = rerun(parse(session.save_text().encode()), figures=session.config.data_file)
    except InvariantBroken as broken:
        raise CheckFailed(f"seed {seed}: {broken}") from None
    except SaveError as error:
        raise CheckFailed(f"seed {seed}: {explain(error)}") from None
    if again.journal.state.digest() != session.digest:
        raise CheckFailed(system_texts()("cli-other-digest", seed=str(seed)))


def _save(session: GameSession, folder: Path) -> None:
    path = folder / f"game-{session.config.seed}{ENDING}"
    try:
        session.save_as(path)
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> UsageError:
    """Why something could not be written."""
    return UsageError(system_texts()("cli-not-written", file=str(path), detail=error.strerror or str(error)))


# -- several processes -------------------------------------------------------------------------------------------------


def _in_a_pool(wish: Wish, numbers: range, processes: int) -> Iterator[Played]:
    """Hands out small portions of games a little ahead, and gives the results back in their order."""
    ahead = _AHEAD * processes
    size = max(1, min(MOST_AT_ONCE, len(numbers) // ahead))
    portions = iter([numbers[start : start + size] for start in range(0, len(numbers), size)])
    with Pool(processes, begin=_begin) as pool:
        waiting = deque((portion, _hand_out(pool, wish, portion)) for portion in islice(portions, ahead))
        while waiting:
            yield from _results(wish, *waiting.popleft())
            waiting.extend((portion, _hand_out(pool, wish, portion)) for portion in islice(portions, 1))


def _begin() -> None:
    """Prepares a new process."""
    lifeline.end_with_the_game()
    look_seldom()


def _hand_out(pool: Pool, wish: Wish, portion: range) -> _Waiting:
    with suppress(BrokenProcessPool):
        return pool.submit(_play_portion, wish, portion)
    return None


def _results(wish: Wish, portion: range, waiting: _Waiting) -> list[Played]:
    """The games that a process has played; if the system has ended it, plays them here."""
    if waiting is not None:
        with suppress(BrokenProcessPool):
            return waiting.result()
    return _play_portion(wish, portion)


def _play_portion(wish: Wish, portion: range) -> list[Played]:
    return [play_one(wish, number) for number in portion]
