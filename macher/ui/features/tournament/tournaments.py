"""From the menu into a tournament, from there to its tables, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from macher.saves.problems import SaveError
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Plan, Tournament
from macher.session.tournament_store import TournamentStore
from macher.ui.features.saves.door import Unsaved
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program


class Tournaments:
    """The tournament that is open, and which of its tables is on the screen."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.desk: TournamentDesk | None = None
        self.table = -1
        """Number of the table whose game is on the screen, or -1."""
        program.leaving.append(self._left)

    @property
    def store(self) -> TournamentStore:
        """Where tournaments are kept."""
        return self.program.games.tournaments

    # -- in and out ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """The tournament that is going on; without one the page where one is set up."""
        kept = self.store.kept()
        if kept:
            self.go_on(kept[0], only_unfinished=True)
        else:
            self.program.go.new_tournament()

    def go_on(self, folder: Path, *, only_unfinished: bool = False) -> None:
        """Opens a tournament that was left, or says in one sentence what is wrong with its file."""
        try:
            desk = TournamentDesk.open(self.store, folder, self.program.games.workers)
        except SaveError as error:
            self._say_unusable(error)
            return
        if only_unfinished and desk.tournament.over:
            self.program.go.new_tournament()
            return
        self.close()
        self.desk = desk
        self.show()

    def _say_unusable(self, error: SaveError) -> None:
        texts = self.program.texts
        choices = [
            Choice("new", texts("tournament-new"), self.program.go.new_tournament, "primary", "plus", default=True),
            Choice("back", texts("newgame-back"), lambda: None, icon="arrow-left"),
        ]
        self._ask(texts("tournament-unreadable"), error, choices)

    def _ask(self, title: str, error: SaveError, choices: Sequence[Choice]) -> None:
        """Says what is wrong with a file, and asks what shall be done."""
        texts = self.program.texts
        text = f"{texts(error.reason, **error.args_of_reason)} {texts('save-kept')}"
        ask(self.program.app.scene, title, text, choices, id="unreadable")

    def begin(self, plan: Plan) -> None:
        """Draws a new tournament.

        Raises ``TournamentRefused``, ``ConfigRefused``, ``DataError`` or ``OSError``; then nothing has changed.
        """
        plan = replace(plan, data_file=self.program.games.boxes.kept(plan.data_file))
        desk = TournamentDesk.new(self.store, plan, self.program.games.workers)
        self.close()
        self.desk = desk
        self.show()

    def show(self) -> None:
        """The screen of the open tournament."""
        self.program[Unsaved].first(self._show_desk)

    def _show_desk(self) -> None:
        if self.desk is not None:
            self.program.leave_game()
            self.program.go.tables(self.desk)

    def close(self) -> None:
        """Leaves the tournament; whatever is finished is kept."""
        if self.desk is not None:
            self.desk.close()
            self.desk = None

    def kept(self) -> list[tuple[Path, Tournament | SaveError]]:
        """All tournaments, the newest first; an unreadable one comes with its error."""
        found: list[tuple[Path, Tournament | SaveError]] = []
        for folder in self.store.kept():
            try:
                found.append((folder, self.store.load(folder)))
            except SaveError as error:
                found.append((folder, error))
        return found

    # -- tables --------------------------------------------------------------------------------------------------------

    def play(self, number: int, *, anew: bool = False) -> None:
        """Begins or goes on with the game of a table with people."""
        if self.desk is None:
            return
        try:
            session, found = self.desk.play(number, anew=anew)
        except SaveError as error:
            self._offer_anew(number, error)
            return
        self.program.play(session)
        self.table, self.program.to_tournament = number, self.show
        if found is not None and found.notice is not None:
            self.program.go.tell_restored(found.notice, found.problem)

    def _offer_anew(self, number: int, error: SaveError) -> None:
        texts = self.program.texts
        choices = [
            Choice("back", texts("newgame-back"), lambda: None, "primary", "arrow-left", default=True),
            Choice("anew", texts("tournament-anew"), lambda: self.play(number, anew=True), icon="repeat"),
        ]
        self._ask(texts("tournament-table-unreadable"), error, choices)

    def look(self, number: int) -> None:
        """The final scoring of a table that is over."""
        session = self.desk.finished(number) if self.desk is not None else None
        if session is None:
            self.program.app.stage.toast(self.program.texts("save-missing"), "warn")
            return
        self.program.play(session, result=True)
        self.table, self.program.to_tournament = number, self.show

    def _left(self, tournament: bool) -> None:
        """Takes in the end of the game that was left, if it belongs to a table and is over."""
        number, self.table, self.program.to_tournament = self.table, -1, None
        if self.desk is not None and number >= 0 and not self.desk.tournament.boards[number].over:
            self.desk.take_in(number)
        if tournament:
            self.close()
