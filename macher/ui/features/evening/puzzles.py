"""Puzzles: from the list to a puzzle's table, to its outcome, and back; and the page with one line for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from macher.resources import asset
from macher.rules.cards import PARTIES
from macher.saves.folders import mods_folder
from macher.saves.problems import SaveError
from macher.session.puzzles import QUESTIONS, Outcome, Puzzle, PuzzleError, Question, load_puzzles, open_puzzle
from macher.ui.features.evening.made_words import difficulty_text, goal_text, left_out, missed_text, why_text
from macher.ui.features.evening.posters import solved_poster
from macher.ui.features.evening.today import Today
from macher.ui.game.quick import NAMES
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.list_row import ListRow, safely
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import column, part
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.session.session import GameSession

__all__ = ["Puzzles", "PuzzlesScreen"]

_SOLVED = "puzzle:"
"""Prefix of the keys of solved puzzles among the lessons learned."""
_ICONS: Final[dict[Question, str]] = {
    "convert": "hourglass",
    "money": "banknote",
    "shift": "arrow-left-right",
    "program": "layers",
    "cabinet": "users",
    "poll": "gavel",
}
_UNKNOWN: Final = 4
"""Where puzzles stand that were not measured: after the hard ones."""


class _Way(NamedTuple):
    """Something that can be done after a puzzle."""

    text: str
    icon: str
    call: Callable[[], None]


class Puzzles:
    """The puzzles that there are, and the one on the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.current: Puzzle | None = None
        self._session: GameSession | None = None
        """Its game."""
        self._tries: dict[str, int] = {}
        """How often the outcome of a puzzle was told since it was last solved."""

    # -- what there is -------------------------------------------------------------------------------------------------

    def folders(self) -> list[Path]:
        """Where puzzles lie: those that come with the game, and those of mods."""
        own = sorted(mods_folder().glob("*/puzzles")) if self.program.games.folder is not None else []
        return [asset("puzzles"), *own]

    def load(self) -> tuple[list[Puzzle], list[PuzzleError]]:
        """Every puzzle, and what is wrong with those that cannot be used; two mods may name a puzzle alike."""
        found: list[Puzzle] = []
        problems: list[PuzzleError] = []
        for folder in self.folders():
            some, wrong = load_puzzles(folder)
            mod = "" if folder == asset("puzzles") else f"{folder.parent.name}/"
            found += [replace(each, key=mod + each.key) for each in some]
            problems += wrong
        return found, problems

    def solved(self, puzzle: Puzzle) -> bool:
        """Whether the player has solved a puzzle at least once."""
        return self.program.games.lessons.finished(_SOLVED + puzzle.key)

    def remember(self, puzzle: Puzzle) -> None:
        """A puzzle has been solved."""
        self.program.games.lessons.finish(_SOLVED + puzzle.key)
        self.program[Today].note_puzzle(puzzle)

    # -- in and out ----------------------------------------------------------------------------------------------------

    def begin(self, puzzle: Puzzle) -> None:
        """Puts a puzzle on the table, or says in one sentence what is wrong with its game."""
        try:
            session = open_puzzle(puzzle, NAMES, self.program.texts("newgame-you"), self.program.games.workers)
        except SaveError as error:
            texts = self.program.texts
            self.program.app.stage.toast(texts(error.reason, **error.args_of_reason), "warn", 9)
            return
        self.show(puzzle, session)

    def show(self, puzzle: Puzzle, session: GameSession) -> None:
        """Puts the opened game of a puzzle on the table, at whatever point it is."""
        self.current, self._session = puzzle, session
        self.program.play(session)

    def of(self, session: GameSession) -> Puzzle | None:
        """The puzzle that a game belongs to, so that nothing of it is saved."""
        return self.current if session is self._session else None

    # -- the end -------------------------------------------------------------------------------------------------------

    def tell(self, puzzle: Puzzle, outcome: Outcome) -> None:
        """A poster if it is solved, else a sheet; and what can be done now."""
        self._tries[puzzle.key] = self._tries.get(puzzle.key, 0) + 1
        if outcome.reached:
            self.remember(puzzle)
            self._hang(puzzle, outcome, self._tries.pop(puzzle.key))
            return
        self.program.app.sounds.play("refusal")
        self._tell_missed(puzzle, outcome)

    def _ways(self, puzzle: Puzzle) -> dict[str, _Way]:
        """What can be done now, in the current language."""
        texts = self.program.texts
        return {
            "list": _Way(texts("puzzle-list"), "arrow-left", self.back),
            "again": _Way(texts("puzzle-again"), "rotate-ccw", partial(self.begin, puzzle)),
            "why": _Way(texts("puzzle-why"), "lightbulb", partial(self._tell_why, puzzle)),
            "look": _Way(texts("puzzle-look"), "eye", self.program.app.pop),
        }

    def _hang(self, puzzle: Puzzle, outcome: Outcome, tries: int) -> None:
        """The poster of a solved puzzle."""
        controller = self.program.controller
        assert controller is not None
        party = PARTIES[controller.view.parties[puzzle.seat].party]
        known = [each for each in self.load()[0] if each.question == puzzle.question]
        solved, following = (sum(self.solved(each) for each in known), len(known)), self._next(puzzle)

        def buttons() -> list[RowButton]:
            ways = self._ways(puzzle)
            if following is not None:
                on = _Way(self.program.texts("puzzle-next"), "arrow-right", partial(self.begin, following))
                ways = {"next": on, **ways}
            return [RowButton(f"puzzle-over.{id}", way.text, way.call, way.icon) for id, way in ways.items()]

        self.program.app.push(solved_poster(self.program, puzzle, outcome, party, tries, solved, buttons))

    def _next(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle after this one that is not solved yet; after the last one the first."""
        known = self.load()[0]
        at = next((at for at, each in enumerate(known) if each.key == puzzle.key), -1) + 1
        return next((each for each in (*known[at:], *known[:at]) if not self.solved(each)), None)

    def _tell_missed(self, puzzle: Puzzle, outcome: Outcome) -> None:
        texts, ways = self.program.texts, self._ways(puzzle)
        again, look = ways["again"], ways["look"]
        choices = [
            Choice("again", again.text, again.call, "primary", again.icon, default=True),
            *(Choice(id, ways[id].text, ways[id].call, icon=ways[id].icon) for id in ("list", "why")),
            Choice("look", look.text, lambda: None, icon=look.icon),
        ]
        said = missed_text(texts, puzzle, outcome)
        ask(self.program.app.scene, texts("puzzle-missed"), said, choices, id="puzzle-over")

    def _tell_why(self, puzzle: Puzzle) -> None:
        """The answer, what it brings, and what is to be learned from it."""
        texts, session, again = self.program.texts, self._session, self._ways(puzzle)["again"]
        if session is None:
            return
        choices = [
            Choice("again", again.text, again.call, "primary", again.icon),
            Choice("close", texts("advice-close"), lambda: None, default=True),
        ]
        ask(self.program.app.scene, texts("puzzle-why"), why_text(texts, puzzle, session), choices, id="puzzle-why")

    def back(self) -> None:
        """To the list."""
        self.current = self._session = None
        self.program.go.menu()
        self.program.go.puzzles()


class _Words(NamedTuple):
    """What a line says; `about` has a long form and a shorter one."""

    icon: str
    title: str
    about: list[str]
    act: str
    state: str = ""


class PuzzlesScreen(Scene):
    """One line for each puzzle, the easy ones first; they are read once, when the page is opened."""

    name = "puzzles"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.puzzles, self.problems = program[Puzzles].load()
        self.puzzles.sort(key=lambda puzzle: (puzzle.difficulty or _UNKNOWN, QUESTIONS.index(puzzle.question)))

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it the lines."""
        texts, kit = self.program.texts, Kit(ctx)
        title, note, warning = texts("puzzle-title"), texts("puzzle-note"), left_out(texts, self.problems)
        back = Entry("puzzles.back", texts("learn-back"), self.app.pop, icon="arrow-left")
        root, page = page_beside(ctx, [back], title, width=kit.step("field"), most=1240.0, note=note)
        shown = column(
            kit.rows([part(partial(self._line, puzzle=each)) for each in self.puzzles], id="puzzles.list", name=title),
            kit.paragraph(warning, "body", "warn", id="puzzles.warning") if warning else None,
            gap=kit.step("tight"),
        )
        shown.place(page, page.rect.local())
        return root

    def _line(self, box: Rect, puzzle: Puzzle) -> Node:
        """Sign, title and goal; at the right what a click does, and whether it has been solved."""
        broken = _Words("triangle-alert", puzzle.key, [self.program.texts("saves-broken")], "")
        words = safely(partial(self._words, puzzle), broken)
        return ListRow(
            box,
            words.title,
            words.about,
            icon=words.icon,
            aside=words.act,
            below=words.state,
            act=True,
            state="done" if words.icon == "check" else "",
            id=f"puzzles.{puzzle.key}",
            name=self.program.texts.pair(words.title, words.state or words.act),
            tooltip=f"{words.title}\n{words.about[0]}",
            on_click=partial(self.program[Puzzles].begin, puzzle),
        )

    def _words(self, puzzle: Puzzle) -> _Words:
        texts, done = self.program.texts, self.program[Puzzles].solved(puzzle)
        title, level = texts(f"puzzle-question-{puzzle.question}"), difficulty_text(texts, puzzle)
        edition = texts(f"newgame-edition-{puzzle.edition}-long")
        about = texts("puzzle-about", goal=goal_text(texts, puzzle), edition=edition)
        return _Words(
            "check" if done else _ICONS[puzzle.question],
            texts("puzzle-titled", title=title, level=level) if level else title,
            [about, goal_text(texts, puzzle, short=True)],
            texts("puzzle-again" if done else "puzzle-begin"),
            texts("puzzle-state-solved" if done else "puzzle-state-new"),
        )

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}
