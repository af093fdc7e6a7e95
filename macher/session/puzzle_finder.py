"""Looks for puzzles in games of AI seats: decisions in which only few options reach the best result.

For every option of a decision, AI seats play on to the election in question.  The decision is a puzzle if neither
passing nor most other options reach the best result found.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Final

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.journal import Journal
from macher.rules.commands import Pass
from macher.rules.table import Result, Table
from macher.saves.atomic import write_atomically
from macher.saves.verify import load_game
from macher.session.config import GameConfig
from macher.session.made_files import ENDING
from macher.session.puzzles import (
    Goal,
    GoalKind,
    Measured,
    Puzzle,
    Question,
    open_puzzle,
    passed_by,
    points_of,
    solved_by,
    written,
)
from macher.session.saving import config_of
from macher.session.session import GameSession

__all__ = ["STEPS", "find_puzzles", "measure"]

STEPS: Final[Mapping[str, Question]] = {
    "conversion": "convert",
    "vote_catching": "convert",
    "rallies": "money",
    "media_influence": "shift",
    "influence": "shift",
    "program": "program",
    "conference": "program",
    "exchanges": "program",
    "cabinet_placement": "cabinet",
    "cabinet_sending": "cabinet",
    "polls": "poll",
    "poll_auctions": "poll",
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
_LOOKED_AT: Final = 12
"""Most decisions of a kind in a game whose answers are played on."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One option and its result."""

    moves: tuple[Command, ...]
    """Of the own seat, until the election."""
    result: Result


def find_puzzles(config: GameConfig, questions: Collection[Question], folder: Path, most: int = 99) -> Iterator[Puzzle]:
    """Plays a game of AI seats; tests and writes its puzzles of some kinds, ``most`` of each."""
    with GameSession.new(config, workers="inline") as session:
        session.pump(600)
        for question in questions:
            found = 0
            for at in _moments(session, question):
                puzzle = _written_at(session, at, question, folder)
                if puzzle is not None:
                    yield puzzle
                    found += 1
                if found == most:
                    break


def _moments(session: GameSession, question: Question) -> list[int]:
    """Decisions of a kind; drawn from all, if there are many."""
    found = []
    for at, record in enumerate(session.records):
        if STEPS.get(session.journal.state_at(at).decision(record.command.seat).step) == question:
            found.append(at)
    stream = Stream(session.config.seed, len(found))
    while len(found) > _LOOKED_AT:
        found.pop(stream.below(len(found)))
    return found


def _written_at(session: GameSession, at: int, question: Question, folder: Path) -> Puzzle | None:
    """The puzzle that a decision makes, if it makes one; it is tested as a player would play it, then written."""
    table, seat = session.journal.state_at(at), session.records[at].command.seat
    puzzle = _puzzle_at(session, table, seat, question)
    if puzzle is None:
        return None
    key = f"{question}-{session.config.edition}-{session.config.seed}-{at}"
    puzzle = replace(puzzle, key=key, game=folder / f"{key}.json")
    write_atomically(puzzle.game, _save_at(session, at))
    if _holds(puzzle):
        write_atomically(folder / f"{key}{ENDING}", written(puzzle))
        return puzzle
    puzzle.game.unlink()
    return None


def measure(puzzle: Puzzle) -> Puzzle:
    """A puzzle with its figures measured anew.  Raises ``SaveError`` if its game cannot be used."""
    saved = load_game(puzzle.game)
    config, table = config_of(saved.document), saved.journal.state
    with GameSession(config, saved.edition, saved.journal, saved.setup_events, workers="none") as session:
        lines = _others(session, table, puzzle.seat, puzzle.goal.election)
    with open_puzzle(puzzle, {}, "", "inline") as trial:
        idle = passed_by(puzzle, trial)
    worth = [_worth(line, puzzle.seat, puzzle.goal.kind) for line in lines]
    wanted = 1 if puzzle.goal.kind == "win" else puzzle.goal.least
    first = next((line for line in lines if line.moves[0] == puzzle.solution[0]), None)
    best = points_of(first.result, puzzle.seat) if first is not None else puzzle.goal.least
    reaching = max(1, sum(each >= wanted for each in worth))
    before = idle.points if idle is not None else 0
    return replace(puzzle, measured=Measured(len(lines) + 1, reaching, before, best))


def _worth(line: _Line, seat: int, kind: GoalKind) -> int:
    return int(seat in line.result.winners) if kind == "win" else points_of(line.result, seat)


def _others(session: GameSession, table: Table, seat: int, election: int) -> list[_Line]:
    """All answers that are tried but the first, each played on to the election."""
    options = _options(table, seat)[1:]
    return [line for each in options if (line := _line(session, table, seat, each, election)) is not None]


def _puzzle_at(session: GameSession, table: Table, seat: int, question: Question) -> Puzzle | None:
    election = _election(session, table, question)
    options = _options(table, seat)
    if election == 0 or len(options) < _FEWEST:
        return None
    idle = _line(session, table, seat, options[0], election)
    if idle is None or seat in idle.result.winners:
        return None
    lines = _others(session, table, seat, election)
    kind: GoalKind = "win" if question == "money" else "points"
    worth = [_worth(line, seat, kind) for line in lines]
    best = max(worth, default=0)
    reaching = [line for line, each in zip(lines, worth, strict=True) if each == best]
    before = points_of(idle.result, seat)
    margin = best - (0 if kind == "win" else before)
    if margin < (1 if kind == "win" else _MARGIN) or len(reaching) > _SHARE * len(options):
        return None
    land = session.edition.figures.lands[idle.result.card].key
    goal = Goal("win", election, land) if kind == "win" else Goal("points", election, land, best)
    measured = Measured(len(lines) + 1, len(reaching), before, points_of(reaching[0].result, seat))
    return Puzzle("", question, Path(), session.config.edition, seat, goal, reaching[0].moves, measured)


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


def _holds(puzzle: Puzzle) -> bool:
    """Whether the solution solves the puzzle when it is played as a player would, and doing nothing does not."""
    with open_puzzle(puzzle, {}, "", "inline") as session:
        solved = solved_by(puzzle, session)
    with open_puzzle(puzzle, {}, "", "inline") as session:
        idle = passed_by(puzzle, session)
    return solved is not None and solved.reached and idle is not None and not idle.reached
