"""How a made position ended, as a poster: a puzzle that is solved, a set-up of the campaign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.rules.cards import PARTIES
from macher.session.campaign import PLAYER
from macher.ui.features.ending.door import (
    FinalScreen,
    PosterScreen,
    PosterSide,
    PosterTelling,
    PosterUse,
    PosterWords,
    poster_circles,
    with_new_marks,
)
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.made_words import goal_text, in_words_of, outcome_text, title_of
from macher.ui.features.evening.parts import stamp_row, stars
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row
from macher.ui.scene import Context, Node

if TYPE_CHECKING:
    from macher.session.campaign import Ended
    from macher.session.puzzles import Outcome, Puzzle
    from macher.session.session import GameSession
    from macher.ui.program import Program

__all__ = ["over_poster", "solved_poster"]


# -- puzzles -----------------------------------------------------------------------------------------------------------


def solved_poster(
    program: Program,
    puzzle: Puzzle,
    outcome: Outcome,
    party: str,
    tries: int,
    solved: tuple[int, int],
    buttons: Callable[[], Sequence[RowButton]],
) -> PosterScreen:
    """The poster of a solved puzzle; `solved` says how many of how many puzzles of its kind are."""

    def use(kit: Kit, telling: PosterTelling) -> PosterUse:
        texts = program.texts
        figures = row(_goal(kit, texts, puzzle), _ring(kit, texts, solved, telling), gap=kit.step("wide"))
        words = _words_of_puzzle(texts, puzzle, outcome, party, tries)
        return PosterUse(words, figures, kit.step("line", 1.6), buttons())

    return PosterScreen(use)


def _words_of_puzzle(texts: Texts, puzzle: Puzzle, outcome: Outcome, party: str, tries: int) -> PosterWords:
    seats = edition(puzzle.edition).capabilities.national is not None
    key = "table-seats" if seats else "poster-points"
    word = in_words_of(texts, puzzle)(key, n=outcome.points, points=outcome.points)
    return PosterWords(
        (PosterSide.of(texts, party, texts("puzzle-solved"), outcome.points, word),),
        texts(f"puzzle-question-{puzzle.question}"),
        texts("poster-puzzle"),
        texts("poster-puzzle-first") if tries <= 1 else texts("poster-puzzle-try", tries=tries),
        word,
        texts(f"poster-puzzle-{puzzle.question}"),
        outcome_text(texts, puzzle, outcome),
    )


def _goal(kit: Kit, texts: Texts, puzzle: Puzzle) -> Part:
    said = [goal_text(texts, puzzle), goal_text(texts, puzzle, short=True)]
    head = kit.words(texts("poster-puzzle-goal"), "label", "muted", height=kit.step("caption"))
    return column(head, kit.words(said, "strong", height=kit.step("line")))


def _ring(kit: Kit, texts: Texts, solved: tuple[int, int], telling: PosterTelling) -> Part:
    """A circle for each puzzle of the kind."""
    done, all_ = solved
    count, cells = texts("poster-puzzle-count", done=done, all=all_), [("", "", at < done) for at in range(all_)]
    circles = poster_circles(kit, cells, telling, count)
    return column(kit.words(count, "label", "muted", height=kit.step("caption")), circles)


# -- the campaign ------------------------------------------------------------------------------------------------------


def over_poster(program: Program, ended: Ended, session: GameSession) -> PosterScreen:
    """How a set-up ended, made anew with every build in the current language."""
    marks = program[Album].note_campaign(session, ended)

    def use(kit: Kit, telling: PosterTelling) -> PosterUse:
        texts = program.texts

        def dressed(ctx: Context, page: Node) -> Node:
            return with_new_marks(ctx, page, texts, marks, telling, program.go.album)

        words, figures = _words_of_set_up(texts, ended, session), _figures(kit, texts, ended)
        return PosterUse(words, figures, kit.size(132, 78), _buttons(program, ended), dressed)

    return PosterScreen(use)


def _words_of_set_up(texts: Texts, ended: Ended, session: GameSession) -> PosterWords:
    outcome, parties = ended.outcome, session.view(-1).parties
    points, keys = [party.points for party in parties], [PARTIES[party.party] for party in parties]
    best = max(points)
    word = texts("poster-points", points=best)
    sides = tuple(
        PosterSide.of(texts, keys[seat], who.name or names.party_short(texts, who.party), best, word)
        for seat, who in enumerate(session.config.seats)
        if points[seat] == best
    )
    margin = texts("campaign-lead-by" if outcome.won else "campaign-lost-by", points=abs(outcome.margin))
    land = names.land(texts, ended.made.land)
    return PosterWords(
        sides,
        texts.pair(texts("campaign-title"), title_of(texts, ended.made)),
        texts("poster-won" if len(sides) == 1 else "poster-shared"),
        margin if outcome.won else texts("campaign-own-points", points=points[PLAYER]),
        word,
        texts("campaign-over-won" if outcome.won else "campaign-over-lost", land=land),
        _met(texts, ended) if outcome.won else margin,
    )


def _met(texts: Texts, ended: Ended) -> str:
    return texts("campaign-goal-met" if ended.outcome.reached else "campaign-goal-missed")


def _figures(kit: Kit, texts: Texts, ended: Ended) -> Part:
    """Stars, the goal and whether it was met, and what is open now."""
    side, won = kit.size(52, 28), ended.outcome.stars if ended.counted else 0
    said = texts("campaign-stars", n=won, all=3)
    note = ""
    if not ended.counted:
        note = texts("campaign-not-counted")
    elif ended.kept:
        note = texts("campaign-kept")
    goal = column(
        kit.words(_met(texts, ended), "strong"),
        kit.paragraph(goal_text(texts, ended.made), "name" if kit.ctx.wide else "body"),
        kit.paragraph(note, "label", "muted") if note else None,
    )
    return row(
        wide(column(tall(stars(kit, won, side, name=said), side * 1.1), kit.words(said, "label", "muted")), side * 4),
        row(wide(kit.circle(ended.outcome.reached, side * 0.8), side * 0.9), goal, gap=kit.step("gap")),
        _opened(kit, texts, ended),
        gap=kit.step("wide"),
    )


def _opened(kit: Kit, texts: Texts, ended: Ended) -> Part:
    if not ended.fresh:
        return kit.paragraph("", "body")
    lands = [each.land for each in ended.fresh]
    said = texts("campaign-opened", lands=texts.listing([names.land(texts, land) for land in lands]))
    head = [said, texts("campaign-opened-short", n=len(lands))]
    return column(kit.words(head, "strong"), stamp_row(kit, texts, lands, kit.size(84, 48)), gap=kit.step("hair"))


def _buttons(program: Program, ended: Ended) -> list[RowButton]:
    texts, campaign = program.texts, program[Campaign]
    again = RowButton("campaign-over.again", texts("campaign-again"), partial(campaign.begin, ended.made), "rotate-ccw")
    to_map = RowButton("campaign-over.map", texts("campaign-back-to-map"), partial(_back, program), "map")
    look = RowButton("campaign-over.board", texts("final-board"), program.app.pop, "layout-grid")
    more = RowButton("campaign-over.points", texts("final-tab-points"), partial(_show_points, program), "chart-column")
    first = [to_map, again] if ended.outcome.won else [again, to_map]
    return [*first, more, look]


def _back(program: Program) -> None:
    """To the map on which the set-up lies."""
    program.go.menu()
    program.go.campaign(program[Campaign].last.rpartition("/")[0])


def _show_points(program: Program) -> None:
    """The final scoring of the game that has ended, without a poster."""
    if program.controller is not None:
        program.app.push(FinalScreen(program, program.controller))
