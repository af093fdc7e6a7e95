"""A game that is being played: the sole owner of its state and journal, and the one door for commands."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, Literal

from macher.ai.seeds import bot_seed
from macher.engine.command import Command
from macher.engine.errors import Refusal
from macher.engine.event import Event
from macher.engine.journal import Journal
from macher.rules.edition import Edition
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.saves.atomic import write_atomically
from macher.saves.library import Library
from macher.saves.store import AutosaveSlot, SaveStore
from macher.saves.verify import Restored
from macher.session.config import GameConfig, check_config
from macher.session.played import PlayedGame
from macher.session.recorded import RecordedSeats
from macher.session.remembered import Remembered
from macher.session.saving import Autosaver, SaveWriter, config_of
from macher.session.thinking import DEADLINE, Answer, InlineThinker, ProcessThinker, Question, Thinker, stand_in
from macher.session.undo import UNDO_NOT_AGREED, UNDO_NOTHING, UndoStatus, last_own_unit

log = logging.getLogger(__name__)

Workers = Literal["process", "inline", "none"]

STALE: Final = "stale"


def clock() -> str:
    """The local time as saves note it."""
    return datetime.now().isoformat(sep=" ", timespec="seconds")


def _autosaver(slot: AutosaveSlot, library: Library | None) -> Autosaver:
    return Autosaver(slot, library.archive if library is not None else None)


class GameSession(PlayedGame):
    """One game from the first decision to the last.

    ``version`` is the number of commands applied, as in views; ``revision`` grows with every change, undo included, so
    a screen knows when to redraw.
    """

    def __init__(
        self,
        config: GameConfig,
        edition: Edition,
        journal: Journal[Table],
        setup_events: Sequence[Event],
        *,
        autosaver: Autosaver | None = None,
        workers: Workers = "process",
        deadline: float = DEADLINE,
        assisted: bool = False,
        advised: int = 0,
        played_on: int = 0,
        guided: bool = False,
        stood_in: int = 0,
        recorded: Sequence[Command] | None = None,
    ) -> None:
        """Use ``new``, ``resume`` or ``watch``."""
        super().__init__(config, edition, journal, setup_events, watched=recorded is not None)
        self.assisted = assisted
        """Whether a practice take-back was used, or a move was taken back from the end of the game."""
        self.advised = advised
        """Decisions for which a player has asked for advice; it is saved with the next command."""
        self.played_on = played_on
        """Commands taken over from the game that this one continues; 0 for a game from its beginning."""
        self.guided = guided
        """Whether its first round is guided."""
        self.stood_in = stood_in
        """Decisions that the easy level made for AI seats that gave no usable answer in time."""
        self.revision = 0
        self.notes: list[str] = []
        """Internal problems, for a debug log."""
        self.asks_reasons = False
        """Whether AI seats are asked for reasons of their public moves."""
        self.reasons: dict[int, str] = {}
        """Names of those reasons (``ai.reasons``) by number of the command, also for commands that can be redone."""
        self._remembered = Remembered(config, edition)
        self._workers = workers
        self._thinker = RecordedSeats(recorded) if recorded is not None else self._make_thinker(deadline)
        self._autosaver = autosaver
        self.on_end: Callable[[Callable[[], None]], None] | None = None
        """Called when the game is over, with what saves it."""
        self._save()

    @classmethod
    def new(
        cls,
        config: GameConfig,
        store: SaveStore | None = None,
        workers: Workers = "process",
        *,
        deadline: float = DEADLINE,
        library: Library | None = None,
        guided: bool = False,
    ) -> GameSession:
        """A new game, with autosaves if there is a store for them; a library then keeps it once it is over.

        Raises ``ConfigRefused``, or ``DataError`` for a data file that cannot be used.
        """
        edition = check_config(config)
        events: list[Event] = []
        table = new_game(edition, config.setup(), events)
        table.log = None
        saver = _autosaver(store.begin(), library) if store is not None else None
        return cls(
            config, edition, Journal(table), events, autosaver=saver, workers=workers, deadline=deadline, guided=guided
        )

    @classmethod
    def resume(
        cls,
        saved: Restored,
        store: SaveStore | None = None,
        workers: Workers = "process",
        *,
        deadline: float = DEADLINE,
        library: Library | None = None,
    ) -> GameSession:
        """Goes on with a saved game (``saves.load_game``, ``SaveStore.latest``).

        Its autosaves go on where they were; a library keeps the game once it is over.  Raises ``SaveError`` if a seat
        is of a kind that there is not.
        """
        config = config_of(saved.document)
        saver = None
        if store is not None:
            slot = store.slot_of(saved.path) if saved.path is not None else None
            saver = _autosaver(slot or store.begin(saved.document.start_digest), library)
        return cls(
            config,
            saved.edition,
            saved.journal,
            saved.setup_events,
            autosaver=saver,
            workers=workers,
            deadline=deadline,
            assisted=saved.document.assisted,
            advised=saved.document.advised,
            played_on=saved.document.played_on,
            guided=saved.document.guided,
            stood_in=saved.document.stood_in,
        )

    @classmethod
    def play_on(
        cls,
        game: GameSession,
        version: int,
        config: GameConfig,
        store: SaveStore | None = None,
        workers: Workers = "process",
        *,
        deadline: float = DEADLINE,
        library: Library | None = None,
    ) -> GameSession:
        """A new game that begins where another one stood after so many commands; the other one stays as it is.

        ``config`` is that of the other game, with whoever is to play from now on.  The new game is marked: its players
        may know what was hidden then.
        """
        return cls(
            config,
            game.edition,
            game.journal.first(version),
            game.setup_events,
            autosaver=_autosaver(store.begin(), library) if store is not None else None,
            workers=workers,
            deadline=deadline,
            assisted=game.assisted,
            advised=game.advised,
            stood_in=game.stood_in,
            played_on=max(1, version),
        )

    @classmethod
    def watch(cls, saved: Restored) -> GameSession:
        """A saved game from its first decision on: every seat, human or not, answers as it did then.

        Nothing is written.  Raises ``SaveError`` if a seat is of a kind that there is not.
        """
        return cls(
            config_of(saved.document),
            saved.edition,
            Journal(saved.journal.start),
            saved.setup_events,
            workers="inline",
            assisted=saved.document.assisted,
            stood_in=saved.document.stood_in,
            recorded=[record.command for record in saved.journal.records],
        )

    # -- commands --------------------------------------------------------------------------------------------------

    def submit(self, *commands: Command, version: int) -> Refusal | None:
        """Carries out commands of one seat, made for ``version``, as one unit: all or, with the reason, none."""
        if version != self.version:
            return Refusal(STALE)
        if not commands or not self._may_submit(commands):
            return Refusal("not-your-decision")
        return self._carry_out(commands)

    def _may_submit(self, commands: Sequence[Command]) -> bool:
        seat = commands[0].seat
        own = self._workers == "none" or seat in self.humans
        return own and all(command.seat == seat for command in commands)

    def _carry_out(self, commands: Sequence[Command]) -> Refusal | None:
        before = len(self.journal)
        refusal = self.journal.apply(commands)
        if refusal is None:
            if not self.journal.tail:
                self.reasons = {version: reason for version, reason in self.reasons.items() if version <= before}
            for record in self.journal.records[before:]:
                self._log.extend(record.version, record.events)
            self._changed(by_ai=commands[0].seat not in self.humans)
        return refusal

    # -- back and forth --------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> Refusal | None:
        """Back to the last own decision, or the reason why not.

        The end of a game shows everything, and it has counted: whoever goes back from it has practised from then on.
        """
        status = self.undo_status(seat)
        self.assisted = self.assisted or (self.over and status.possible)
        return self._travel(status)

    def redo(self, seat: int) -> Refusal | None:
        """Forward again, with the answers of AI seats that followed, or the reason why not."""
        return self._travel(self.redo_status(seat))

    def take_back(self, seat: int, *, agreed: bool = False) -> Refusal | None:
        """Practice: back to the last own decision across everything; the game counts as assisted from then on.

        Among several humans all of them have to agree.  AI seats take nothing back.
        """
        if self.humans and seat not in self.humans:
            return Refusal(UNDO_NOTHING)
        target = last_own_unit(self.journal.records, seat, self._was_asked)
        if target < 0:
            return Refusal(UNDO_NOTHING)
        if len(self.humans) > 1 and not agreed:
            return Refusal(UNDO_NOT_AGREED)
        self.assisted = True
        return self._travel(UndoStatus(True, position=target))

    def _travel(self, status: UndoStatus) -> Refusal | None:
        if not status.possible:
            return Refusal(status.reason)
        before = len(self.journal)
        self.journal.go_to(status.position)
        self._log.cut(status.position)
        for place in range(before, status.position):
            record = self.journal.record_at(place)
            self._log.extend(record.version, record.events)
        self._changed()
        return None

    def _changed(self, *, by_ai: bool = False) -> None:
        self.revision += 1
        self._views.clear()
        self._decisions.clear()
        if self._thinker is not None:
            self._thinker.cancel()
        forced = not (by_ai and self.waiting_for_ai())
        if self.on_end is not None and self.over:
            self.on_end(partial(self._save, forced=forced))
        else:
            self._save(forced=forced)

    # -- AI seats --------------------------------------------------------------------------------------------------

    def _make_thinker(self, deadline: float) -> Thinker | None:
        if self._workers == "none" or len(self.humans) == len(self.config.seats):
            return None
        if self._workers == "inline":
            return InlineThinker(self.edition)
        return ProcessThinker(self.config.data_file, deadline)

    def poll(self) -> bool:
        """Takes in an answer of an AI seat, if there is one, and asks the next; true if the game has changed."""
        thinker = self._thinker
        if thinker is None or self.over:
            return False
        self._ask_next(thinker)
        answer = thinker.answer()
        if answer is None:
            return False
        self._take_in(answer)
        self._ask_next(thinker)
        return True

    def pump(self, seconds: float = 60.0) -> None:
        """Lets AI seats play until a human has to decide or the game is over; for tests and games without a window.

        Raises ``TimeoutError`` if that takes too long.
        """
        if self._thinker is None:
            return
        end = monotonic() + seconds
        while self.waiting_for_ai() and self._next_thinker(self._thinker) >= 0:
            if not self.poll() and isinstance(self._thinker, ProcessThinker):
                self._thinker.wait(0.05)
            if monotonic() > end:
                raise TimeoutError(f"AI seats took longer than {seconds:g} seconds")

    def _next_thinker(self, thinker: Thinker) -> int:
        """The seat to ask now, or -1.

        While a human thinks about a decision that was taken back, AI seats that decide at the same time wait: their
        answers would make redo impossible.
        """
        deciding = self.deciding()
        if self.journal.tail and any(seat in self.humans for seat in deciding):
            return -1
        asked = [seat for seat in deciding if seat not in self.humans]
        return thinker.first(asked, self.version) if asked else -1

    def _ask_next(self, thinker: Thinker) -> None:
        if thinker.question is not None:
            return
        seat = self._next_thinker(thinker)
        if seat >= 0:
            decision = self.journal.state.decision(seat)
            kind, seed = self.config.seats[seat].kind, bot_seed(self.config.seed)
            seen = self.view(seat)
            grudges = self._remembered.grudges(seen, self.events)
            thinker.ask(Question(kind, seen, decision, seed, grudges, self.asks_reasons))

    def _take_in(self, answer: Answer) -> None:
        """Carries out an answer; if it cannot be used, the easy level decides instead."""
        asked = answer.question
        problem = answer.problem
        if answer.command is not None:
            refusal = Refusal("not-your-decision")
            if answer.command.seat == asked.seat:
                refused = self._carry_out((answer.command,))
                if refused is None:
                    self._remember(answer)
                    return
                refusal = refused
            problem = f"{answer.command} is refused: {refusal.reason}"
        self._note(asked, f"{problem}; the easy level decides instead")
        self.stood_in += 1
        self._carry_out((stand_in(asked, self.edition),))

    def _remember(self, answer: Answer) -> None:
        """Keeps the reason or the problem that came with an answer."""
        if answer.reason:
            self.reasons[self.version] = answer.reason
        if answer.problem:
            self._note(answer.question, answer.problem)

    def _note(self, asked: Question, text: str) -> None:
        line = f"version {asked.view.version}, seat {asked.seat} ({asked.kind}): {text}"
        self.notes.append(line)
        log.warning(line)

    # -- saving ----------------------------------------------------------------------------------------------------

    def save_text(self) -> str:
        """The save document of the game as it is now."""
        return SaveWriter().text(self, clock())

    def save_as(self, path: Path) -> None:
        """Writes the game into a file of its own.  Raises ``OSError``."""
        write_atomically(path, self.save_text())

    def _save(self, *, forced: bool = True) -> None:
        if self._autosaver is not None:
            self._autosaver.save(self, clock(), forced=forced)

    @property
    def save_problem(self) -> str:
        """Why the last autosave was not written, as the system says it; empty if all is well."""
        return self._autosaver.problem if self._autosaver is not None else ""

    @property
    def unsaved(self) -> bool:
        """Whether there are moves in no file, since the autosave could not be written."""
        return self._autosaver is not None and self._autosaver.unsaved(self)

    @property
    def parted(self) -> tuple[int, int] | None:
        """Numbers of the autosaves of this course of the game and of the one in another window, if there is one."""
        return self._autosaver.parted if self._autosaver is not None else None

    @property
    def autosave(self) -> Path | None:
        """The newest autosave of the game, if it has any."""
        return self._autosaver.path if self._autosaver is not None else None

    def retry_save(self) -> bool:
        """Writes the autosave again; true if all is well."""
        self._save()
        return not self.save_problem

    def close(self) -> None:
        """Ends thinking; writes the autosave if the last one could not be written."""
        if self._thinker is not None:
            self._thinker.close()
        if self.save_problem:
            self._save()

    def __enter__(self) -> GameSession:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
