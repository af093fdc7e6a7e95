"""From the list of puzzles to a puzzle's table, to its outcome, and back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from macher.resources import asset
from macher.rules.cards import PARTIES
from macher.saves.folders import mods_folder
from macher.saves.problems import SaveError
from macher.session.puzzles import Outcome, Puzzle, PuzzleError, load_puzzles, open_puzzle
from macher.session.session import GameSession
from macher.ui.features.ending.door import PosterScreen
from macher.ui.features.evening.puzzle_poster import puzzle_use
from macher.ui.features.evening.puzzle_words import missed_text, why_text
from macher.ui.features.evening.today import Today
from macher.ui.game.quick import NAMES
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.page import Kit
from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.ui.features.ending.door import PosterTelling, PosterUse

_SOLVED = "puzzle:"
"""Prefix of the keys of solved puzzles among the lessons learned."""


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

    def _hang(self, puzzle: Puzzle, outcome: Outcome, tries: int) -> None:
        """The poster of a solved puzzle."""

        app = self.program.app
        controller = self.program.controller
        assert controller is not None
        party = PARTIES[controller.view.parties[puzzle.seat].party]
        known = [each for each in self.load()[0] if each.question == puzzle.question]
        solved = sum(self.solved(each) for each in known), len(known)
        following = self._next(puzzle)

        def use(kit: Kit, telling: PosterTelling) -> PosterUse:
            texts = self.program.texts
            buttons = [
                *(
                    [RowButton("puzzle-over.next", texts("puzzle-next"), partial(self.begin, following), "arrow-right")]
                    if following
                    else []
                ),
                RowButton("puzzle-over.list", texts("puzzle-list"), self.back, "arrow-left"),
                RowButton("puzzle-over.again", texts("puzzle-again"), partial(self.begin, puzzle), "rotate-ccw"),
                RowButton("puzzle-over.why", texts("puzzle-why"), partial(self._tell_why, puzzle), "lightbulb"),
                RowButton("puzzle-over.look", texts("puzzle-look"), app.pop, "eye"),
            ]
            return puzzle_use(texts, puzzle, outcome, party, tries, solved, buttons)(kit, telling)

        app.push(PosterScreen(use))

    def _next(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle after this one that is not solved yet; after the last one the first."""
        known = self.load()[0]
        at = next((at for at, each in enumerate(known) if each.key == puzzle.key), -1) + 1
        return next((each for each in (*known[at:], *known[:at]) if not self.solved(each)), None)

    def _tell_missed(self, puzzle: Puzzle, outcome: Outcome) -> None:
        texts = self.program.texts
        again, back = texts("puzzle-again"), texts("puzzle-list")
        choices = [
            Choice("again", again, partial(self.begin, puzzle), icon="rotate-ccw", kind="primary", default=True),
            Choice("list", back, self.back, icon="arrow-left", kind="secondary"),
            Choice("why", texts("puzzle-why"), partial(self._tell_why, puzzle), icon="lightbulb"),
            Choice("look", texts("puzzle-look"), lambda: None, icon="eye"),
        ]
        said = missed_text(texts, puzzle, outcome)
        ask(self.program.app.scene, texts("puzzle-missed"), said, choices, id="puzzle-over")

    def _tell_why(self, puzzle: Puzzle) -> None:
        """The answer, what it brings, and what is to be learned from it."""
        texts, session = self.program.texts, self._session
        if session is None:
            return
        choices = [
            Choice("again", texts("puzzle-again"), partial(self.begin, puzzle), icon="rotate-ccw", kind="primary"),
            Choice("close", texts("advice-close"), lambda: None, kind="secondary", default=True),
        ]
        ask(self.program.app.scene, texts("puzzle-why"), why_text(texts, puzzle, session), choices, id="puzzle-why")

    def back(self) -> None:
        """To the list."""
        self.current = self._session = None
        self.program.go.menu()
        self.program.go.puzzles()
