"""The ballot with the puzzle of the day: the state, what lies there, its opinions, and the question."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.rules.cards import PARTIES
from macher.rules.formula import match_sum
from macher.saves.problems import SaveError
from macher.session.puzzles import Puzzle, open_puzzle
from macher.ui.features.evening.made_words import difficulty_text, goal_text
from macher.ui.features.evening.parts import day_ballot, title_line
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.evening.today import Today
from macher.ui.game import sums
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_governed
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_placard
from macher.ui.widgets.cards import CardNode, paint_back
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.rules.edition import Edition
    from macher.rules.views import PlayerView
    from macher.ui.program import Program

__all__ = ["PuzzleOfTheDay", "puzzle_ballot"]

_RALLIES: Final = ("today-rallies", "today-rallies-short")
_VOTES: Final = ("today-votes", "today-votes-short")


class PuzzleOfTheDay:
    """The puzzle and what its seat sees; read once, when the page is opened."""

    def __init__(self, program: Program, day: date) -> None:
        self.program, self.day = program, day
        self.puzzle: Puzzle | None = program[Today].puzzle(day)
        self.view: PlayerView | None = None
        self.edition: Edition | None = None
        self.place = -1
        """Board of the state in question, or -1."""
        if self.puzzle is not None:
            self._read(self.puzzle)

    def _read(self, puzzle: Puzzle) -> None:
        try:
            session = open_puzzle(puzzle, {}, "", "none")
        except SaveError:  # beginning it says what is wrong
            return
        with session:
            self.view, self.edition = session.view(puzzle.seat), session.edition
        lands = self.edition.figures.lands
        for place, land in enumerate(self.view.lands):
            if land.number == puzzle.goal.election and lands[land.card].key == puzzle.goal.land:
                self.place = place

    @property
    def solved(self) -> bool:
        """Whether it was solved, today or earlier."""
        return self.puzzle is not None and self.program[Puzzles].solved(self.puzzle)


def puzzle_ballot(k: Kit, of_day: PuzzleOfTheDay) -> Part:
    """The whole ballot."""
    texts, puzzle = of_day.program.texts, of_day.puzzle
    title = texts("today-puzzle")
    if puzzle is None:
        shown = column(title_line(k, title, "", []), k.paragraph(texts("today-puzzle-none"), "text"))
        return day_ballot(k, "today.puzzle", shown, title, fill="own")
    level, question = difficulty_text(texts, puzzle), texts(f"puzzle-question-{puzzle.question}")
    head = title_line(k, title, question, [level], _difficulty(k, puzzle.difficulty, level) if level else None)
    goal, parts = _goal(k, of_day, puzzle), list[Part]()
    if of_day.view is not None and of_day.edition is not None and of_day.place >= 0:
        there = _Position(k, of_day, of_day.view, of_day.edition, puzzle)
        parts = [*([] if k.low else [there.land()]), there.figures(), there.opinions()]
    if k.low:
        shown = column(head, row(*parts, gap=k.step("space")) if parts else None, goal, gap=k.step("gap"))
    else:
        shown = column(head, row(*parts, wide(goal, k.size(340, 0)), gap=k.step("wide", 1.3)), gap=k.step("space"))
    return day_ballot(k, "today.puzzle", shown, title, fill="own")


def _difficulty(k: Kit, difficulty: int, name: str) -> Part:
    """How hard a puzzle is: one to three crossed circles."""

    def paint(p: Painter, box: Rect) -> None:
        for at, cell in enumerate(box.columns(3)):
            side = min(cell.w * 0.82, cell.h)
            p.ballot(cell.centred(side, side), at < difficulty, "ink", None)

    return k.art(paint, 3 * k.step("sign", 1.4), name=name)


def _goal(k: Kit, of_day: PuzzleOfTheDay, puzzle: Puzzle) -> Part:
    """The goal and the way in; the title above has asked."""
    program, texts, solved = of_day.program, of_day.program.texts, of_day.solved
    said, call = texts("puzzle-again" if solved else "today-puzzle-play"), partial(program[Puzzles].begin, puzzle)
    play = RowButton("today.puzzle.play", said, call, "play", "secondary" if solved else "primary")
    forms = [texts("puzzle-list"), texts("today-all")]
    every = RowButton("today.puzzles", forms, program.go.puzzles, kind="plain", tooltip=forms[0])
    done = row(k.circle(True, k.step("sign")), k.words(texts("puzzle-state-solved"), "strong"), gap=k.step("gap"))
    return column(
        k.paragraph(goal_text(texts, puzzle), "name" if k.ctx.wide else "strong"),
        done if solved else None,
        spring(),
        k.buttons(play, every, height="control"),
        gap=k.step("tight"),
    )


class _Position:
    """What lies in the state in question, from the seat of the puzzle."""

    def __init__(self, k: Kit, of_day: PuzzleOfTheDay, view: PlayerView, edition: Edition, puzzle: Puzzle) -> None:
        self.k, self.view, self.edition, self.puzzle = k, view, edition, puzzle
        self.texts = of_day.program.texts.in_words(words_of(edition))
        self.names = GameNames.of(self.texts, edition, view)
        self.place, self.seat = of_day.place, puzzle.seat
        self.board, self.own = view.lands[of_day.place], view.parties[puzzle.seat]

    def land(self) -> Part:
        """Its shape, its name, and when it votes."""
        k, texts, name = self.k, self.texts, self.names.land_forms(self.place)
        key = self.edition.figures.lands[self.board.card].key
        voting = [self.view.lands[place].number for place in self.view.voting]
        rounds = self.puzzle.goal.election - min(voting, default=self.puzzle.goal.election)  # mostly one votes in each
        when = texts("today-votes-now") if rounds <= 0 else texts("today-votes-later", rounds=rounds)
        shown = column(
            k.art(lambda p, box: draw_governed(p, box, key, [])),
            k.words(name, "name", align="centre"),
            k.words([when, ""], "label", "muted", align="centre"),
            gap=k.step("hair"),
        )
        return wide(shown, min(max(k.size(170, 100), k.ctx.width(name[0], "name") + 4), k.size(290, 100)))

    def figures(self) -> Part:
        """Rallies as placards, and the figures of the party there."""
        k, texts, view, board = self.k, self.texts, self.view, self.board
        rallies, trend, votes = board.rallies[self.seat], board.trend[self.seat], board.votes[self.seat]
        party, money = PARTIES[self.own.party], texts.money(self.own.money)
        matches = match_sum(self.own.program, board.opinions, board.doubled)
        formula = None
        if rallies:
            gained = self.edition.policies.votes_for(rallies, trend, matches)
            written = sums.formula(view, texts, rallies, trend, sums.factor(view, matches), gained)
            formula = k.words(texts("today-formula", formula=written), "name")

        def paint(p: Painter, box: Rect) -> None:
            side = min(box.h * 0.62, box.w / max(9, rallies) * 0.78)
            step = min(side * 1.5, box.w / max(1, rallies))
            for at in range(rallies):
                paint_placard(p, Rect(box.x + at * step + 2, box.bottom - side * 1.25, side, side), party, at)

        return column(
            k.words(self.names.party(self.seat), "strong", "muted"),
            k.art(paint, height=k.step("control", 1.35)),
            k.words([texts(key, rallies=rallies, trend=texts.signed(trend)) for key in _RALLIES], "name"),
            k.words([texts(key, votes=votes, money=money) for key in _VOTES], "body", "muted"),
            formula,
            spring(),
            gap=k.step("tight"),
        )

    def opinions(self) -> Part:
        """The cards of the state; below each what it counts with the own program."""
        k, board, step, gap = self.k, self.board, self.k.size(100, 58), self.k.step("gap", 0.6)
        cells = [replace(self._opinion(kind), width=step, least=44.0) for kind in board.opinions]
        total = match_sum(self.own.program, board.opinions, board.doubled)
        said = self.texts("today-match", total=self.texts.signed(total))
        cards = tall(row(*cells, gap=gap), step * 1.62)
        width = len(cells) * (step + gap)
        shown = column(cards, k.words([said, ""], "label", "muted"), spring(), gap=k.step("tight"))
        return replace(shown, height=None, width=width, least=width * 0.7)

    def _opinion(self, kind: int) -> Part:
        """A card, and below it a crossed circle where it matches, an empty one for none, else what it counts."""
        k, names, texts = self.k, self.names, self.texts
        foot, side = k.step("sign", 1.25), min(k.step("sign", 1.25), 30.0)
        if kind < 0:
            back = k.art(lambda p, box: paint_back(p, box), name=texts("interlude-closed"))
            return column(back, tall(spring(), foot), gap=k.step("hair"))
        counts, said = match_sum(self.own.program, [kind], self.board.doubled), names.card(kind)
        (topic, approves), label = names.face(kind), names.topic_forms(kind)
        card = part(lambda box: CardNode(box, topic, approves, label=label, name=said, tooltip=said))
        if counts in (0, 1):
            below = k.circle(counts == 1, side, "ink" if counts else "slot_line")
        else:
            below = k.words(texts.signed(counts), "figure", "ink" if counts > 0 else "contra", "centre")
        return column(card, tall(below, foot), gap=k.step("hair"))
