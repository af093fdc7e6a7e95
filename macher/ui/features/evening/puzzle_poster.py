"""What the poster says of a solved puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.ui.features.ending.door import PosterSide, PosterTelling, PosterUse, PosterWords, poster_circles
from macher.ui.features.evening.puzzle_words import goal_text, outcome_text
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, row

if TYPE_CHECKING:
    from macher.session.puzzles import Outcome, Puzzle

__all__ = ["puzzle_use"]


def puzzle_use(
    texts: Texts,
    puzzle: Puzzle,
    outcome: Outcome,
    party: str,
    tries: int,
    solved: tuple[int, int],
    buttons: Sequence[RowButton],
) -> Callable[[Kit, PosterTelling], PosterUse]:
    """The poster of a solved puzzle; `solved` says how many of how many puzzles of its kind are."""
    from macher.editions.registry import edition
    from macher.ui.game.vocabulary import words_of

    own = edition(puzzle.edition)
    spoken = texts.in_words(words_of(own))
    seats = own.capabilities.national is not None
    word = spoken("table-seats" if seats else "poster-points", n=outcome.points, points=outcome.points)
    figure = texts.number(outcome.points)
    words = PosterWords(
        (PosterSide(party, texts("puzzle-solved"), figure, f"{texts('puzzle-solved')}, {figure} {word}"),),
        texts(f"puzzle-question-{puzzle.question}"),
        texts("poster-puzzle"),
        texts("poster-puzzle-first") if tries <= 1 else texts("poster-puzzle-try", tries=tries),
        word,
        texts(f"poster-puzzle-{puzzle.question}"),
        outcome_text(texts, puzzle, outcome),
    )
    done, all_ = solved

    def make(kit: Kit, telling: PosterTelling) -> PosterUse:
        tall = kit.step("line", 1.6)
        goal = column(
            kit.words(texts("poster-puzzle-goal"), "label", "muted", height=kit.step("caption")),
            kit.words(
                [goal_text(texts, puzzle), goal_text(texts, puzzle, short=True)], "strong", height=kit.step("line")
            ),
        )
        count = texts("poster-puzzle-count", done=done, all=all_)
        cells = [("", "", at < done) for at in range(all_)]
        ring = column(
            kit.words(count, "label", "muted", height=kit.step("caption")), poster_circles(kit, cells, telling, count)
        )
        return PosterUse(words, row(goal, ring, gap=kit.step("wide")), tall, buttons)

    return make
