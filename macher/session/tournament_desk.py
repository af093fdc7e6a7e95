"""The tournament that is going on: where its tables stand, who plays them, and what is written down after each."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

from macher.rules.edition import Edition
from macher.saves.document import written_in
from macher.saves.problems import SaveError
from macher.saves.verify import Restored, load_game
from macher.session.saving import config_of
from macher.session.session import GameSession, Workers, clock
from macher.session.tournament_progress import (
    Board,
    Plan,
    Tournament,
    begin,
    config,
    edition_of,
    ended,
    with_final,
    with_result,
)
from macher.session.tournament_runner import InlineRunner, ProcessRunner, Runner
from macher.session.tournament_store import TournamentStore, finished_game, table_saves

TableStatus = Literal["open", "playing", "waiting", "simulating", "over"]
"""``open`` and ``playing`` are tables with people, ``waiting`` and ``simulating`` those of AI seats alone."""

_RUNNERS: Final[dict[str, Callable[..., Runner]]] = {"process": ProcessRunner, "inline": InlineRunner}


class TournamentDesk:
    """One tournament in its folder.

    Every change is made to what other windows have made of it, and written at once; a problem with the disk does not
    stop it.
    """

    def __init__(
        self, store: TournamentStore, folder: Path, tournament: Tournament, workers: Workers = "process"
    ) -> None:
        """Use ``new`` or ``open``."""
        self.store, self.folder = store, folder
        self._shared = store.shared(folder, tournament)
        self.problem = ""
        """The system's message if the last change could not be written, or a table not be played."""
        self.rounds: dict[int, int] = {}
        """The round that each table of AI seats is in while it is played."""
        self.edition: Edition = edition_of(tournament)
        self._workers = workers
        self._runner: Runner | None = None
        self._begun: set[int] = set()
        """Tables with people that have a save."""

    @classmethod
    def new(cls, store: TournamentStore, plan: Plan, workers: Workers = "process") -> TournamentDesk:
        """Draws a new tournament and writes it down.

        Raises ``TournamentRefused``, ``ConfigRefused``, ``DataError`` for figures that cannot be used, or ``OSError``.
        """
        tournament = begin(plan, clock())
        return cls(store, store.begin(tournament), tournament, workers)

    @classmethod
    def open(cls, store: TournamentStore, folder: Path, workers: Workers = "process") -> TournamentDesk:
        """Goes on with a tournament; games that ended meanwhile are taken in.  Raises ``SaveError``."""
        desk = cls(store, folder, store.load(folder), workers)
        for number, board in enumerate(desk.tournament.boards):
            if not board.over:
                desk.take_in(number)
        return desk

    @property
    def tournament(self) -> Tournament:
        """How far it is."""
        return self._shared.value

    # -- where everything stands -----------------------------------------------------------------------------------

    def status(self, number: int) -> TableStatus:
        """Where a table stands."""
        if self.tournament.boards[number].over:
            return "over"
        if self.tournament.people(number):
            return "playing" if number in self._begun else "open"
        return "simulating" if number in self.rounds else "waiting"

    @property
    def simulating(self) -> bool:
        """Whether tables of AI seats are being played."""
        return self._runner is not None and self._runner.busy

    @property
    def to_simulate(self) -> tuple[int, ...]:
        """Tables of AI seats alone that are not over."""
        boards = self.tournament.boards
        return tuple(at for at, board in enumerate(boards) if not board.over and not self.tournament.people(at))

    @property
    def next_table(self) -> int:
        """The first table with people that is not over, or -1."""
        boards = self.tournament.boards
        return next((at for at, board in enumerate(boards) if not board.over and self.tournament.people(at)), -1)

    # -- tables with people ----------------------------------------------------------------------------------------

    def play(self, number: int, *, anew: bool = False) -> tuple[GameSession, Restored | None]:
        """The game of a table, begun or gone on with, and the save that it comes from.

        Raises ``SaveError`` if there are saves and none can be used; ``anew`` then begins again, and they stay.
        """
        saves = table_saves(self.folder, number)
        wanted = config(self.tournament.plan, self.tournament.boards[number].seats)
        found = None if anew else saves.latest()
        if found is not None:
            if config_of(found.document) != wanted:
                raise SaveError("save-start", found.path)
            self._begun.add(number)
            return GameSession.resume(found, saves, self._workers), found
        if not anew and saves.files():
            raise self._why_unusable(number)
        self._begun.add(number)
        return GameSession.new(wanted, saves, self._workers), None

    def _why_unusable(self, number: int) -> SaveError:
        for file in table_saves(self.folder, number).files():
            try:
                load_game(file.path)
            except SaveError as error:
                return error
        return SaveError("save-start")

    def finished(self, number: int) -> GameSession | None:
        """The finished game of a table, to look at; nothing is written."""
        found = finished_game(self.tournament, self.folder, number)
        return GameSession.resume(found, None, "none") if found is not None else None

    def take_in(self, number: int) -> bool:
        """Reads the saves of a table after its game was left; true if it is over, and then counts its result."""
        found = finished_game(self.tournament, self.folder, number)
        if found is not None:
            self._note(ended(self.tournament.boards[number], found.journal.state))
            self._archive(number)
        elif self.tournament.people(number) and table_saves(self.folder, number).files():
            self._begun.add(number)
        return found is not None

    # -- tables of AI seats ----------------------------------------------------------------------------------------

    def simulate(self) -> None:
        """Begins to play all tables of AI seats that are open."""
        numbers = self.to_simulate
        if not numbers or self.simulating or self._workers not in _RUNNERS:
            return
        self.problem = ""
        self._runner = _RUNNERS[self._workers](self.tournament, self.folder, numbers)

    def poll(self) -> bool:
        """Takes in what has happened at the tables of AI seats; true if something has changed."""
        news = self._runner.news() if self._runner is not None else []
        changed = False
        for each in news:
            if each.problem:
                self.problem, changed = each.problem, True
                self.rounds.clear()
            elif each.board is not None:
                self.rounds.pop(each.number, None)
                self._note(each.board)
                self._archive(each.number)
                changed = True
            elif self.rounds.get(each.number) != each.round:
                self.rounds[each.number] = each.round
                changed = True
        return changed

    def close(self) -> None:
        """Stops playing; whatever is finished is written down."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None
        self.rounds.clear()

    # -- the final -------------------------------------------------------------------------------------------------

    def set_absent(self, player: int, absent: bool) -> str:
        """Notes whether a player cannot come to the final; the text key of the reason if that cannot be changed."""
        reason = ""

        def change(known: Tournament) -> Tournament:
            nonlocal reason
            reason = known.may_be_absent(player)
            left_out = known.absent | {player} if absent else known.absent - {player}
            return known if reason else replace(known, absent=left_out)

        self.change(change)
        return reason

    def begin_final(self) -> None:
        """Draws the seats of the final once the preliminary round is over."""
        self.change(lambda known: with_final(known) if known.round_over and known.final is None else known)

    # -- writing ---------------------------------------------------------------------------------------------------

    def change(self, change: Callable[[Tournament], Tournament]) -> None:
        """Changes the tournament and writes it.  The function may be called more than once, with other values."""
        self._shared.change(change)
        self.problem = self._shared.problem

    def _note(self, over: Board) -> None:
        self.change(lambda known: with_result(known, over))

    def _archive(self, number: int) -> None:
        """Puts the game of a table that is over among the finished games; the table's own save stays as it is."""
        files = table_saves(self.folder, number).files()
        if files and self.store.archive is not None:
            with suppress(OSError, SaveError, ValueError):  # the result counts all the same
                self.store.archive(written_in(files[0].path))

    def retry(self) -> bool:
        """Writes what could not be written; true if all is well."""
        self._shared.retry()
        self.problem = self._shared.problem
        return not self.problem
