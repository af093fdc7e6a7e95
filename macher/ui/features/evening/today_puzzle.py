"""The ballot with the puzzle of the day: the state, what lies there, its opinions, and the question."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.rules.cards import PARTIES
from macher.rules.formula import match_sum
from macher.saves.problems import SaveError
from macher.session.puzzles import Puzzle, open_puzzle
from macher.ui.features.evening.puzzle_words import difficulty_text, goal_text
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.evening.today import Today
from macher.ui.features.evening.today_game import day_ballot, title_line
from macher.ui.game import sums
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_governed
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_placard
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Drawing
from macher.ui.widgets.cards import CardNode, Say, paint_back
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.rules.edition import Edition
    from macher.rules.views import PlayerView
    from macher.ui.program import Program

__all__ = ["PuzzleOfTheDay", "Stars", "puzzle_ballot"]


_RALLIES: Final = ("today-rallies", "today-rallies-short")


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
    level = difficulty_text(texts, puzzle)
    question = texts(f"puzzle-question-{puzzle.question}")
    mark = part(lambda spot: Stars(spot, puzzle.difficulty, level), width=3 * k.step("sign", 1.4)) if level else None
    head, goal = title_line(k, title, question, [level], mark), _goal(k, of_day, puzzle)
    parts: list[Part] = []
    if of_day.view is not None and of_day.edition is not None and of_day.place >= 0:
        scene = _Position(k, of_day, of_day.view, of_day.edition, puzzle)
        parts = [*([] if k.low else [scene.land()]), scene.figures(), scene.opinions()]
    if k.low:
        shown = column(head, row(*parts, gap=k.step("space")) if parts else None, goal, gap=k.step("gap"))
    else:
        shown = column(head, row(*parts, goal, gap=k.step("wide", 1.3)), gap=k.step("space"))
    return day_ballot(k, "today.puzzle", shown, title, fill="own")


class Stars(Node):
    """How hard a puzzle is: one to three crossed circles."""

    role = "image"

    def __init__(self, rect: Rect, difficulty: int, name: str) -> None:
        super().__init__(rect, name=name)
        self.difficulty = difficulty

    def draw(self, p: Painter) -> None:
        """Draws three circles."""
        for at, cell in enumerate(self.rect.local().columns(3)):
            side = min(cell.w * 0.82, cell.h)
            p.ballot(cell.centred(side, side), at < self.difficulty, "ink", None)


def _goal(kit: Kit, of_day: PuzzleOfTheDay, puzzle: Puzzle) -> Part:
    """The goal and the way in; the title above has asked."""
    program, texts = of_day.program, of_day.program.texts
    wide = kit.ctx.viewport.pick(340.0, 232.0, 0.0)
    play = RowButton(
        "today.puzzle.play",
        texts("puzzle-again" if of_day.solved else "today-puzzle-play"),
        partial(program[Puzzles].begin, puzzle),
        "play",
        "primary" if not of_day.solved else "secondary",
    )
    every = RowButton(
        "today.puzzles",
        [texts("puzzle-list"), texts("today-all")],
        program.go.puzzles,
        kind="plain",
        tooltip=texts("puzzle-list"),
    )
    done = None
    if of_day.solved:
        sign = part(lambda box: Drawing(box, _crossed), kit.step("sign"), kit.step("sign"))
        done = row(sign, kit.words(texts("puzzle-state-solved"), "strong"), gap=kit.step("gap"))
    shown = column(
        kit.paragraph(goal_text(texts, puzzle), "name" if kit.ctx.wide else "strong"),
        done,
        spring(),
        kit.buttons(play, every, height="control"),
        gap=kit.step("tight"),
    )
    return shown if kit.ctx.viewport.layout == "focus" else Part(shown.place, None, wide)


def _crossed(p: Painter, box: Rect) -> None:
    p.ballot(box, True, "ink", None)


class _Position:
    """What lies in the state in question, from the seat of the puzzle."""

    def __init__(self, kit: Kit, of_day: PuzzleOfTheDay, view: PlayerView, edition: Edition, puzzle: Puzzle) -> None:
        self.kit, self.view, self.edition, self.puzzle = kit, view, edition, puzzle
        self.texts = of_day.program.texts.in_words(words_of(edition))
        self.names = GameNames.of(self.texts, edition, view)
        self.place, self.seat = of_day.place, puzzle.seat
        self.board, self.own = view.lands[of_day.place], view.parties[puzzle.seat]

    # -- the state -----------------------------------------------------------------------------------------------------

    def land(self) -> Part:
        """Its shape, its name, and when it votes."""
        kit, texts = self.kit, self.texts
        name, pick = self.names.land_forms(self.place), kit.ctx.viewport.pick
        least, most = pick(170.0, 112.0, 100.0), pick(290.0, 200.0, 100.0)
        wide = min(max(least, kit.ctx.width(name[0], "name") + 4), most)
        key = self.edition.figures.lands[self.board.card].key
        shape = part(lambda box: Drawing(box, lambda p, spot: draw_governed(p, spot, key, [])))
        rounds = self._rounds()
        when = texts("today-votes-now") if rounds <= 0 else texts("today-votes-later", rounds=rounds)
        shown = column(
            shape,
            kit.words(name, "name", align="centre"),
            kit.words([when, ""], "label", "muted", align="centre"),
            gap=kit.step("hair"),
        )
        return Part(shown.place, None, wide)

    def _rounds(self) -> int:
        """Rounds until the election; in most editions one votes in each."""
        voting = [self.view.lands[place].number for place in self.view.voting]
        return self.puzzle.goal.election - min(voting, default=self.puzzle.goal.election)

    # -- the party -----------------------------------------------------------------------------------------------------

    def figures(self) -> Part:
        """Rallies as placards, and the figures of the party there."""
        kit, texts, view, board = self.kit, self.texts, self.view, self.board
        rallies, trend, votes = board.rallies[self.seat], board.trend[self.seat], board.votes[self.seat]
        party, money = PARTIES[self.own.party], texts.money(self.own.money)
        matches = match_sum(self.own.program, board.opinions, board.doubled)
        lines = [
            kit.words([texts(key, rallies=rallies, trend=texts.signed(trend)) for key in _RALLIES], "name"),
            kit.words(
                [texts("today-votes", votes=votes, money=money), texts("today-votes-short", votes=votes, money=money)],
                "body",
                "muted",
            ),
        ]
        if rallies:
            gained = self.edition.policies.votes_for(rallies, trend, matches)
            written = sums.formula(view, texts, rallies, trend, sums.factor(view, matches), gained)
            lines.append(kit.words(texts("today-formula", formula=written), "name"))
        placards = part(lambda box: Drawing(box, lambda p, spot: self._placards(p, spot, party, rallies)),
                        kit.step("control", 1.35))  # fmt: skip  # one picture
        head = kit.words(self.names.party(self.seat), "strong", "muted")
        return column(head, placards, *lines, spring(), gap=kit.step("tight"))

    def _placards(self, p: Painter, box: Rect, party: str, rallies: int) -> None:
        side = min(box.h * 0.62, box.w / max(9, rallies) * 0.78)
        step = min(side * 1.5, box.w / max(1, rallies))
        for at in range(rallies):
            paint_placard(p, Rect(box.x + at * step + 2, box.bottom - side * 1.25, side, side), party, at)

    # -- the opinions --------------------------------------------------------------------------------------------------

    def opinions(self) -> Part:
        """The cards of the state; below each what it counts with the own program."""
        kit, texts, board = self.kit, self.texts, self.board
        step = kit.ctx.viewport.pick(100.0, 66.0, 58.0)
        cells = [
            part(lambda box, at=at: self._opinion(box, at), width=step, least=44.0)  # type: ignore[misc]
            for at in range(len(board.opinions))
        ]
        told = part(lambda box: self._row(box, cells))
        total = match_sum(self.own.program, board.opinions, board.doubled)
        said = texts("today-match", total=texts.signed(total))
        width = len(cells) * (step + kit.step("gap") * 0.6)
        shown = column(Part(told.place, lambda _: step * 1.62), kit.words([said, ""], "label", "muted"), spring(),
                       gap=kit.step("tight"))  # fmt: skip  # cards and line
        return Part(shown.place, None, width, width * 0.7)

    def _row(self, box: Rect, cells: list[Part]) -> Node:
        node = Node(box)
        row(*cells, gap=self.kit.step("gap") * 0.6).place(node, box.local())
        return node

    def _opinion(self, box: Rect, at: int) -> Node:
        kind, texts, kit = self.board.opinions[at], self.texts, self.kit
        foot, card = box.take_bottom(kit.step("sign", 1.25), kit.step("hair"))
        node = Node(box)
        card, foot = card.moved(-box.x, -box.y), foot.moved(-box.x, -box.y)
        if kind < 0:
            said = texts("interlude-closed")
            node.add(Drawing(card, lambda p, spot: paint_back(p, spot)), Say(card, said))
            return node
        counted = match_sum(self.own.program, [kind], self.board.doubled)
        label = self.names.topic_forms(kind)
        said = self.names.card(kind)
        node.add(
            CardNode(card, self.names.topic_key(kind), self.names.approves(kind), label=label, name=said, tooltip=said),
            Drawing(foot, lambda p, spot: _counted(p, spot, counted, texts.signed(counted))),
        )
        return node


def _counted(p: Painter, box: Rect, counted: int, written: str) -> None:
    """A crossed circle for a card that matches, an empty one for none; its figure where it counts otherwise."""
    side = min(box.h, 30.0)
    if counted in (0, 1):
        p.ballot(box.centred(side, side), counted == 1, "ink" if counted else "slot_line", None)
    else:
        p.text(written, box, Style("condensed", "bold", side * 0.85), "ink" if counted > 0 else "contra", "centre")
