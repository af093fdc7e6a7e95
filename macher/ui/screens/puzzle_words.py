"""What is said about a puzzle: its goal and its outcome."""

from __future__ import annotations

from macher.editions.registry import edition
from macher.i18n import Texts
from macher.i18n.names import land as land_name
from macher.session.puzzles import Outcome, Puzzle
from macher.ui.game.vocabulary import words_of

__all__ = ["goal_text", "outcome_text"]


def goal_text(texts: Texts, puzzle: Puzzle, *, short: bool = False) -> str:
    """What has to be reached, in a sentence, in the words of the puzzle's edition."""
    texts, goal = texts.in_words(words_of(edition(puzzle.edition))), puzzle.goal
    land = land_name(texts, goal.land)
    if short:
        return texts(f"puzzle-goal-{goal.kind}-short", land=land, points=goal.least)
    return texts(f"puzzle-goal-{goal.kind}", land=land, points=goal.least)


def outcome_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """How the election went, in a sentence or two, in the words of the puzzle's edition."""
    texts = texts.in_words(words_of(edition(puzzle.edition)))
    land = land_name(texts, puzzle.goal.land)
    told = texts("puzzle-outcome", land=land, votes=outcome.votes, points=outcome.points)
    return f"{told} {texts('puzzle-won')}" if outcome.won else told
