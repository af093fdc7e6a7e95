"""Looks for puzzles in games of AI seats: decisions in which only few options reach the best result.

For every option of a decision, AI seats play on to the election in question.  The decision is a puzzle if neither
passing nor most other options reach the best result found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.journal import Journal
from macher.rules.commands import Pass
from macher.rules.table import Result, Table
from macher.saves.atomic import write_atomically
from macher.session.config import GameConfig
from macher.session.puzzles import ENDING, Goal, Puzzle, Question, open_puzzle, points_of, solved_by, written
from macher.session.session import GameSession

__all__ = ["STEPS", "find_puzzles"]

STEPS: Final[Mapping[str, Question]] = {
    "conversion": "convert",
    "vote_catching": "convert",
    "rallies": "money",
    "media_influence": "shift",
    "influence": "shift",
}
"""Which question a decision puts, by the name of its step."""

_OPTIONS: Final = 24
"""Most options of a decision that are tried."""
_FEWEST: Final = 4
"""A decision with fewer options is no puzzle."""
_SHARE: Final = 0.3
"""Largest share of options that may reach the goal."""
_MARGIN: Final = 6
"""Fewest points by which the goal is above the result of passing."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One option and its result."""

    moves: tuple[Command, ...]
    """Of the own seat, until the election."""
    result: Result


def find_puzzles(config: GameConfig, question: Question, folder: Path) -> Iterator[Puzzle]:
    """Plays a game of AI seats; tests and writes every puzzle of one kind in it."""
    with GameSession.new(config, workers="inline") as session:
        session.pump(600)
        records = list(session.records)
        for at, record in enumerate(records):
            table = session.journal.state_at(at)
            seat = record.command.seat
            if STEPS.get(table.decision(seat).step) != question:
                continue
            puzzle = _puzzle_at(session, table, seat, question)
            if puzzle is None:
                continue
            text = _save_at(session, at)
            puzzle = _named(puzzle, config, folder, at)
            write_atomically(puzzle.game, text)
            if _holds(puzzle):
                write_atomically(folder / f"{puzzle.key}{ENDING}", written(puzzle))
                yield puzzle
            else:
                puzzle.game.unlink()


def _puzzle_at(session: GameSession, table: Table, seat: int, question: Question) -> Puzzle | None:
    election = _election(session, table, question)
    options = _options(table, seat)
    if election == 0 or len(options) < _FEWEST:
        return None
    idle = _line(session, table, seat, options[0], election)
    if idle is None or seat in idle.result.winners:
        return None
    lines = [line for each in options[1:] if (line := _line(session, table, seat, each, election)) is not None]
    kind = "win" if question == "money" else "points"
    worth = [int(seat in line.result.winners) if kind == "win" else points_of(line.result, seat) for line in lines]
    best = max(worth, default=0)
    reaching = [line for line, each in zip(lines, worth, strict=True) if each == best]
    margin = best - (0 if kind == "win" else points_of(idle.result, seat))
    if margin < (1 if kind == "win" else _MARGIN) or len(reaching) > _SHARE * len(options):
        return None
    land = session.edition.figures.lands[idle.result.card].key
    goal = Goal("win", election, land) if kind == "win" else Goal("points", election, land, best)
    return Puzzle("", question, Path(), session.config.edition, seat, goal, reaching[0].moves)


def _election(session: GameSession, table: Table, question: Question) -> int:
    """Number of the election in question, 0 for none: this round's, or the next one for conversions."""
    rounds = {each.number: each.round for each in session.view(-1).results}
    wanted = table.round + (question == "convert")
    numbers = [number for number, when in rounds.items() if when == wanted]
    return min(numbers, default=0)


def _options(table: Table, seat: int) -> list[Command]:
    """Passing first, then as many others as are tried, drawn from all."""
    options = table.decision(seat).options
    stream = Stream(table.version, seat)
    found = list(dict.fromkeys(options.sample(stream) for _ in range(4 * _OPTIONS)))
    idle = next((each for each in islice(options, 1)), None)
    if idle is None:
        return []
    passing = Pass(seat)
    first = passing if passing in options else idle
    return [first, *[each for each in found if each != first][: _OPTIONS - 1]]


def _line(session: GameSession, table: Table, seat: int, command: Command, election: int) -> _Line | None:
    """Plays on from an option to the election; `None` if the seat cannot."""
    start = table.clone()
    start.version = 0
    with GameSession(session.config, session.edition, Journal(start), (), workers="none") as trial:
        if trial.submit(command, version=0) is not None:
            return None
    following = GameSession(session.config, session.edition, trial.journal, (), workers="inline")
    with following:
        while not following.over:
            held = next((each for each in following.view(-1).results if each.number == election), None)
            if held is not None:
                moves = [each.command for each in following.records if each.command.seat == seat]
                return _Line(tuple(moves), held)
            if not following.poll():
                return None
    return None


def _save_at(session: GameSession, at: int) -> str:
    """The game as it stood after so many commands."""
    begun = session.journal.first(at)
    with GameSession(session.config, session.edition, begun, session.setup_events, workers="none") as cut:
        return cut.save_text()


def _named(puzzle: Puzzle, config: GameConfig, folder: Path, at: int) -> Puzzle:
    key = f"{puzzle.question}-{config.edition}-{config.seed}-{at}"
    return Puzzle(
        key, puzzle.question, folder / f"{key}.json", config.edition, puzzle.seat, puzzle.goal, puzzle.solution
    )


def _holds(puzzle: Puzzle) -> bool:
    """Whether the solution solves the puzzle when it is played as a player would."""
    with open_puzzle(puzzle, {}, "", "inline") as session:
        outcome = solved_by(puzzle, session)
    return outcome is not None and outcome.reached
