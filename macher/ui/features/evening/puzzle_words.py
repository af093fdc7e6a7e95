"""What is said of a puzzle: its goal, how hard it is, how it ended, and why the answer is the right one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.editions.registry import edition
from macher.i18n import Texts
from macher.i18n.names import land as land_name
from macher.session.hindsight import asked_at
from macher.session.puzzles import LEVELS
from macher.ui.game.advice import Asked
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords

if TYPE_CHECKING:
    from macher.session.puzzles import Outcome, Puzzle
    from macher.session.session import GameSession

__all__ = ["difficulty_text", "goal_text", "missed_text", "outcome_text", "why_text"]


def goal_text(texts: Texts, puzzle: Puzzle, *, short: bool = False) -> str:
    """What has to be reached, in a sentence, in the words of the puzzle's edition."""
    texts, goal = texts.in_words(words_of(edition(puzzle.edition))), puzzle.goal
    land = land_name(texts, goal.land)
    if short:
        return texts(f"puzzle-goal-{goal.kind}-short", land=land, points=goal.least)
    return texts(f"puzzle-goal-{goal.kind}", land=land, points=goal.least)


def difficulty_text(texts: Texts, puzzle: Puzzle) -> str:
    """Easy, medium or hard; empty for a puzzle that was not measured."""
    return texts(f"puzzle-difficulty-{LEVELS[puzzle.difficulty - 1]}") if puzzle.difficulty else ""


def outcome_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """How the election went, in a sentence or two, in the words of the puzzle's edition."""
    texts = texts.in_words(words_of(edition(puzzle.edition)))
    land = land_name(texts, puzzle.goal.land)
    told = texts("puzzle-outcome", land=land, votes=outcome.votes, points=outcome.points)
    return f"{told} {texts('puzzle-won')}" if outcome.won else told


def missed_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """What was reached, and what the goal would have needed, in the words of the puzzle's edition."""
    texts, goal = texts.in_words(words_of(edition(puzzle.edition))), puzzle.goal
    got = texts("puzzle-got", land=land_name(texts, goal.land), votes=outcome.votes, points=outcome.points)
    return f"{got} {texts(f'puzzle-needed-{goal.kind}', least=goal.least)}"


def why_text(texts: Texts, puzzle: Puzzle, session: GameSession) -> str:
    """The answer of the solution, what it brings against doing nothing, and what is to be learned from it."""
    texts = texts.in_words(words_of(edition(puzzle.edition)))
    seen, decision = asked_at(session, 0, puzzle.seat)
    words = AdviceWords(texts, session.edition, Asked((), seen, decision))
    said = [texts("puzzle-why-answer", answer=words.command(puzzle.solution[0]))]
    found = puzzle.measured
    if found is not None:
        land = land_name(texts, puzzle.goal.land)
        said.append(texts("puzzle-why-points", land=land, best=found.best, idle=found.idle))
        said.append(texts("puzzle-why-share", reaching=found.reaching, tried=found.tried))
    said.append(texts(f"puzzle-why-{puzzle.question}"))
    return " ".join(said)
