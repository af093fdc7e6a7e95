"""Plays the tables of a tournament at which only AI seats sit: in another process, or a little at a time here.

A table's result counts only after its save was written and run again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from macher.editions.problems import DataError
from macher.lifeline import READY
from macher.saves.problems import SaveError
from macher.saves.verify import load_game
from macher.session.companion import Companion, Line
from macher.session.config import ConfigRefused
from macher.session.session import GameSession
from macher.session.tournament_progress import Board, Tournament, config, ended
from macher.session.tournament_store import TournamentStore, table_saves

SLICE: Final = 0.012
"""Seconds that a turn of the loop may take where there is no other process."""
_TURN: Final = 0.3
"""Seconds between two messages about the same table."""
FAILURES: Final = 3
"""Processes dead or hung in a row after which tables are played here."""
WORKER: Final = "macher.session.tournament_runner:main"
"""The function that the process calls."""


class Progress(NamedTuple):
    """News of a table: its round, its result, or its problem."""

    number: int
    round: int = 0
    board: Board | None = None
    problem: str = ""


class Runner(Protocol):
    """Plays tables one after the other."""

    @property
    def busy(self) -> bool:
        """Whether tables are still being played."""

    def news(self) -> list[Progress]:
        """News since the last call; never waits long."""

    def close(self) -> None:
        """Stops; an unfinished table later begins again and takes the same course."""


class Simulation:
    """One table of AI seats, played a little at a time."""

    def __init__(self, tournament: Tournament, folder: Path, number: int) -> None:
        self.number = number
        self._board = tournament.boards[number]
        self._saves = table_saves(folder, number)
        self._session = GameSession.new(config(tournament.plan, self._board.seats), None, "inline")

    def go_on(self, seconds: float) -> Progress:
        """Plays for a while; the end comes with the result.  Raises ``OSError`` if it cannot be saved."""
        until = monotonic() + seconds
        while not self._session.over:
            self._session.poll()
            if monotonic() > until:
                break
        if not self._session.over:
            return Progress(self.number, self._session.view(-1).round)
        return Progress(self.number, board=self._finished())

    def _finished(self) -> Board:
        """The result as the save says it."""
        path = self._saves.begin().write(self._session.save_text())
        return ended(self._board, load_game(path).journal.state)


def play_tables(tournament: Tournament, folder: Path, numbers: Sequence[int], seconds: float) -> Iterator[Progress]:
    """Plays tables one after the other, with news every few seconds; ends with the first problem."""
    for number in numbers:
        try:
            simulation = Simulation(tournament, folder, number)
            found = simulation.go_on(seconds)
            while found.board is None:
                yield found
                found = simulation.go_on(seconds)
        except OSError as error:
            yield Progress(number, problem=error.strerror or str(error))
            return
        except (SaveError, DataError, ConfigRefused) as error:
            yield Progress(number, problem=str(error))
            return
        yield found


class InlineRunner:
    """Plays in the game's own process, a little at each call of ``news``."""

    def __init__(self, tournament: Tournament, folder: Path, numbers: Sequence[int]) -> None:
        self._tables: Iterator[Progress] | None = play_tables(tournament, folder, numbers, SLICE)

    @property
    def busy(self) -> bool:
        """Whether tables are left."""
        return self._tables is not None

    def news(self) -> list[Progress]:
        """Plays on a little."""
        found = next(self._tables, None) if self._tables is not None else None
        if found is None:
            self._tables = None
            return []
        return [found]

    def close(self) -> None:
        """Forgets what is left."""
        self._tables = None


class ProcessRunner:
    """Plays in a process of its own, replaced when it dies or hangs; plays here if none can be started."""

    def __init__(self, tournament: Tournament, folder: Path, numbers: Sequence[int]) -> None:
        self._tournament, self._folder = tournament, folder
        self._left = list(numbers)
        self._inline: InlineRunner | None = None
        self._companion = Companion("macher-tournament", WORKER, (str(folder),))
        self._asked = 0
        """Which process has been told what to play."""

    @property
    def busy(self) -> bool:
        """Whether tables are left."""
        return bool(self._left)

    def news(self) -> list[Progress]:
        """What the process has said."""
        if not self._left:
            return []
        found = self._inline.news() if self._inline is not None else self._received()
        for each in found:
            if each.problem:
                self.close()
            elif each.board is not None and each.number in self._left:
                self._left.remove(each.number)
        if not self._left:
            self._companion.close()
        return found

    def close(self) -> None:
        """Ends the process."""
        self._left.clear()
        self._companion.close()

    def _received(self) -> list[Progress]:
        companion = self._companion
        found: list[Progress] = []
        for message in companion.listen():
            try:
                found.append(self._read(json.loads(message)))
                companion.failures = 0
            except (ValueError, LookupError, TypeError, RecursionError):
                companion.replace()
                break
        if companion.ready and self._asked != companion.starts:
            done = {each.number for each in found if each.board is not None}
            self._asked = companion.starts
            companion.send(json.dumps([number for number in self._left if number not in done]).encode())
        elif not companion.ready and companion.failures >= FAILURES:
            companion.close()
            self._inline = InlineRunner(self._tournament, self._folder, tuple(self._left))
        return found

    def _read(self, said: dict[str, Any]) -> Progress:
        board = None
        if "digest" in said:
            seats = self._tournament.boards[said["number"]].seats
            board = Board(seats, tuple(said["points"]), tuple(said["mandates"]), said["digest"])
        return Progress(said["number"], said["round"], board, said["problem"])


# --- the process ------------------------------------------------------------------------------------------------------


def main(line: Line, folder: str) -> None:
    """Plays the tables of the tournament in a folder that it is asked for, and tells about them."""
    place = Path(folder)
    tournament = TournamentStore(place.parent).load(place)
    line.send(READY)
    while True:
        for each in play_tables(tournament, place, json.loads(line.receive()), _TURN):
            line.send(json.dumps(_said(each)).encode())


def _said(news: Progress) -> dict[str, Any]:
    said: dict[str, Any] = {"number": news.number, "round": news.round, "problem": news.problem}
    if news.board is not None:
        said |= {"points": news.board.points, "mandates": news.board.mandates, "digest": news.board.digest}
    return said
