"""Puzzles: a moment of a saved game, a seat to play, and something to be reached by an election soon after.

A puzzle is a TOML file beside a saved game of AI seats that ends at the moment in question.  The other seats answer as
they always do, so the same moves always lead to the same end; a solution is kept and tested.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Literal, get_args

from pydantic import Field

from macher.ai.kinds import HUMAN
from macher.editions.registry import edition, editions
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.errors import CodecError
from macher.engine.journal import Journal
from macher.rules.table import Result
from macher.saves.problems import SaveError
from macher.saves.verify import load_game
from macher.session.made_files import ENDING, FileError, StrictModel, read_made
from macher.session.saving import config_of
from macher.session.session import GameSession, Workers

__all__ = [
    "LEVELS",
    "QUESTIONS",
    "Goal",
    "Measured",
    "Outcome",
    "Puzzle",
    "PuzzleError",
    "judge",
    "load_puzzles",
    "open_puzzle",
    "passed_by",
    "read_puzzle",
    "solved_by",
    "written",
]


Question = Literal["convert", "money", "shift", "program", "cabinet", "poll"]
"""Subject of a puzzle: converting or waiting, spending on rallies, which opinion to shift, which card for the program,
whom to send where, or what a poll is worth."""
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)
"""All subjects."""
LEVELS: Final = ("easy", "medium", "hard")
"""Difficulties, in their order."""
EASY: Final = 0.15
"""Share of answers that reach the goal from which a puzzle is easy."""
MEDIUM: Final = 0.07
"""Share from which it is medium; below, it is hard."""
GoalKind = Literal["win", "points"]


class PuzzleError(FileError):
    """A puzzle cannot be used."""

    unreadable, not_toml, wrong = "puzzle-unreadable", "puzzle-not-toml", "puzzle-wrong"


@dataclass(frozen=True, slots=True)
class Goal:
    """What the seat has to reach in an election."""

    kind: GoalKind
    """``win`` the election, or get ``points`` in it, for votes and for winning."""
    election: int
    """Number of the election, from 1."""
    land: str
    """Key of the state that votes in it."""
    least: int = 0
    """Points that have to be reached."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What came out when the answers to the first decision were played on, each to the election in question."""

    tried: int
    """Answers that were played on."""
    reaching: int
    """How many of them reach the goal."""
    idle: int
    """Points in the election after doing nothing."""
    best: int
    """Points after the answer of the solution."""

    @property
    def share(self) -> float:
        """Share of the answers that reach the goal."""
        return self.reaching / self.tried

    @property
    def difficulty(self) -> int:
        """1 easy, 2 medium, 3 hard: the smaller the share of good answers, the harder."""
        return 1 if self.share >= EASY else 2 if self.share >= MEDIUM else 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle, read but not yet opened."""

    key: str
    """Name of its file without the ending."""
    question: Question
    game: Path
    """The saved game."""
    edition: str
    seat: int
    goal: Goal
    solution: tuple[Command, ...]
    """Moves of the seat that reach the goal, from the first decision on."""
    measured: Measured | None = None
    """``None`` if the file does not say."""

    @property
    def difficulty(self) -> int:
        """1 easy, 2 medium, 3 hard; 0 if it was not measured."""
        return self.measured.difficulty if self.measured is not None else 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the election went for the seat."""

    reached: bool
    won: bool
    votes: int
    points: int
    """For votes and for winning."""


class _GoalModel(StrictModel):
    kind: GoalKind
    election: int = Field(ge=1, le=9)
    land: str = Field(max_length=8)
    least: int = Field(0, ge=0, le=999)


class _MeasuredModel(StrictModel):
    tried: int = Field(ge=1, le=999)
    reaching: int = Field(ge=1, le=999)
    idle: int = Field(ge=0, le=999)
    best: int = Field(ge=0, le=999)


class _PuzzleModel(StrictModel):
    question: Question
    game: str = Field(pattern=r"^[\w.-]+$", max_length=80)
    edition: str = Field(max_length=40)
    seat: int = Field(ge=0, le=4)
    goal: _GoalModel
    measured: _MeasuredModel | None = None
    solution: list[str] = Field(min_length=1, max_length=80)


def load_puzzles(folder: Path) -> tuple[list[Puzzle], list[PuzzleError]]:
    """Every puzzle of a folder by name, and what is wrong with those that cannot be used."""
    found: list[Puzzle] = []
    problems: list[PuzzleError] = []
    for path in sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else ():
        try:
            found.append(read_puzzle(path))
        except PuzzleError as error:
            problems.append(error)
    return found, problems


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle in a file.  Raises ``PuzzleError``."""
    model = read_made(path, _PuzzleModel, PuzzleError)
    if model.edition not in editions():
        raise PuzzleError(path, "puzzle-wrong", place="edition")
    if model.goal.land not in {land.key for land in edition(model.edition).figures.lands}:
        raise PuzzleError(path, "puzzle-wrong", place="goal.land")
    try:
        solution = tuple(codec.loads(line, Command) for line in model.solution)
    except (CodecError, RecursionError):
        raise PuzzleError(path, "puzzle-wrong", place="solution") from None
    goal, measured = Goal(**model.goal.model_dump()), None
    if model.measured is not None:
        measured = Measured(**model.measured.model_dump())
        if measured.reaching > measured.tried:
            raise PuzzleError(path, "puzzle-wrong", place="measured.reaching")
    game = path.parent / model.game
    return Puzzle(path.stem, model.question, game, model.edition, model.seat, goal, solution, measured)


def written(puzzle: Puzzle) -> str:
    """The text of a puzzle's file."""
    goal, known = puzzle.goal, puzzle.measured
    figures = ", ".join(f"{name} = {value}" for name, value in asdict(known).items()) if known is not None else ""
    lines = [
        f'question = "{puzzle.question}"',
        f'game = "{puzzle.game.name}"',
        f'edition = "{puzzle.edition}"',
        f"seat = {puzzle.seat}",
        f'goal = {{ kind = "{goal.kind}", election = {goal.election}, land = "{goal.land}", least = {goal.least} }}',
        *([f"measured = {{ {figures} }}"] if figures else []),
        "solution = [",
        *(f"  '{codec.dumps(command)}'," for command in puzzle.solution),
        "]",
    ]
    return "\n".join(lines) + "\n"


def open_puzzle(puzzle: Puzzle, names: Mapping[str, str], you: str, workers: Workers = "process") -> GameSession:
    """The puzzle as a game of its own, which is not saved; ``names`` are those of the others by party.

    The game begins at the moment in question, so that nothing before can be taken back, with a log of all that
    happened.  Raises ``SaveError`` if the saved game cannot be used.
    """
    saved = load_game(puzzle.game)
    config = config_of(saved.document)
    if config.edition != puzzle.edition:
        raise SaveError("save-damaged", puzzle.game, place="head.edition")
    if puzzle.seat >= len(config.seats) or puzzle.seat not in saved.journal.state.deciders():
        raise SaveError("save-damaged", puzzle.game, place="records")
    table = saved.journal.state.clone()
    table.version = 0
    told = [*saved.setup_events, *(event for record in saved.journal.records for event in record.events)]
    own = config.seats[puzzle.seat]
    seats = [replace(who, name=names.get(who.party, who.name)) for who in config.seats]
    seats = [replace(who, name=names.get(own.party, own.name)) if who.name == you else who for who in seats]
    seats[puzzle.seat] = replace(own, name=you, kind=HUMAN)
    config = replace(config, seats=tuple(seats))
    return GameSession(config, saved.edition, Journal(table), told, workers=workers)


def judge(puzzle: Puzzle, results: Sequence[Result]) -> Outcome | None:
    """How the election in question went; ``None`` while it is still to come."""
    held = next((each for each in results if each.number == puzzle.goal.election), None)
    if held is None:
        return None
    points, won = points_of(held, puzzle.seat), puzzle.seat in held.winners
    reached = won if puzzle.goal.kind == "win" else points >= puzzle.goal.least
    return Outcome(reached, won, held.votes[puzzle.seat], points)


def points_of(held: Result, seat: int) -> int:
    """Points of a seat in an election, for votes and for winning."""
    return held.points[seat] + (held.bonus if seat in held.seats else 0)


def solved_by(puzzle: Puzzle, session: GameSession) -> Outcome | None:
    """Plays the solution in an opened puzzle; ``None`` if a move is refused or the election does not come."""
    for command in puzzle.solution:
        session.pump()
        if judge(puzzle, session.view(-1).results) is not None:
            break
        if session.submit(command, version=session.version) is not None:
            return None
    session.pump()
    return judge(puzzle, session.view(-1).results)


def passed_by(puzzle: Puzzle, session: GameSession) -> Outcome | None:
    """Plays an opened puzzle by doing nothing wherever that is possible; ``None`` if the election does not come."""
    stream = Stream(1)
    while judge(puzzle, session.view(-1).results) is None:
        session.pump()
        decision = session.decision(puzzle.seat)
        if decision is None:
            break
        idle = next(iter(decision.options)) if decision.step != "deployment" else decision.options.sample(stream)
        if session.submit(idle, version=session.version) is not None:
            return None
    return judge(puzzle, session.view(-1).results)
