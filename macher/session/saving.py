"""Makes the save document of a session, and writes an autosave after every command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from macher import __version__
from macher.editions.problems import DataError
from macher.engine.journal import Journal, Record
from macher.files import is_regular
from macher.rules.final import winners
from macher.rules.table import Table
from macher.rules.viewing import phase_of
from macher.saves.document import (
    SaveDocument,
    SavedRecord,
    SavedSeat,
    Summary,
    compose,
    head,
    record_line,
    short_digest,
)
from macher.saves.figures import figures_file
from macher.saves.problems import SaveError
from macher.saves.store import AutosaveSlot
from macher.session.config import ConfigRefused, GameConfig, SeatConfig, check_config


class Game(Protocol):
    """The parts of a session that a save needs."""

    @property
    def config(self) -> GameConfig:
        """The configuration."""

    @property
    def journal(self) -> Journal[Table]:
        """The journal."""

    @property
    def assisted(self) -> bool:
        """Whether a practice take-back was used."""

    @property
    def advised(self) -> int:
        """Decisions for which advice was asked."""

    @property
    def played_on(self) -> int:
        """Commands taken over from another game."""

    @property
    def guided(self) -> bool:
        """Whether its first round is the guided one."""

    @property
    def stood_in(self) -> int:
        """Decisions that the easy level made for AI seats."""


class SaveWriter:
    """Makes the text of a save; caches the lines of the commands, so that each is made once."""

    def __init__(self) -> None:
        self._records: list[Record] = []
        self._lines: list[str] = []

    def text(self, game: Game, now: str) -> str:
        """The save document of a game at this moment."""
        self._catch_up(game.journal)
        return compose(head(_document(game, now)), self._lines)

    def _catch_up(self, journal: Journal[Table]) -> None:
        records: Sequence[Record] = journal.records
        same = 0
        while same < len(records) and same < len(self._records) and records[same] is self._records[same]:
            same += 1
        del self._records[same:], self._lines[same:]
        for number, record in enumerate(records[same:], same + 1):
            digest = short_digest(journal.state_at(number).digest())
            self._records.append(record)
            self._lines.append(record_line(number, SavedRecord(record.unit, record.command, digest)))


class Autosaver:
    """Writes an autosave after every command; a problem with the disk does not stop the game.

    A game that ends is archived first, so that its end is kept even if the program is killed.
    """

    def __init__(self, slot: AutosaveSlot, archive: Callable[[str], object] | None = None) -> None:
        self.problem = ""
        """Why the last autosave was not written; empty if it was."""
        self.path: Path | None = None
        """The newest autosave."""
        self._slot = slot
        self._known = ""
        """Fingerprint of the table last saved; before the first save, of the table at the start here."""
        self._archive = archive
        """Writes the text of a game that is over; called once."""
        self._to_archive: bool | None = None
        """Whether the end is still to be archived; ``None`` before the first save."""
        self._writer = SaveWriter()

    @property
    def parted(self) -> tuple[int, int] | None:
        """Places of this course of the game and of another window's; ``None`` if there is only this one."""
        return (self._slot.slot, self._slot.other) if self._slot.other else None

    def unsaved(self, game: Game) -> bool:
        """Whether something was done that is not on the disk."""
        return bool(self.problem) and game.journal.state.digest() != self._known

    def save(self, game: Game, now: str, *, forced: bool = True) -> None:
        """Writes the game as it is; if ``forced``, waits until it is on the disk."""
        self._known = self._known or game.journal.state.digest()
        over = game.journal.state.over
        if self._to_archive is None or not over:  # a game that was over before is archived already
            self._to_archive = not over
        try:
            text = self._writer.text(game, now)
            if over and self._to_archive and self._archive is not None:
                self._archive(text)
                self._to_archive = False
            self.path = self._slot.write(text, forced=forced)
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem, self._known = "", game.journal.state.digest()


def config_of(document: SaveDocument) -> GameConfig:
    """The configuration of a saved game.  Raises ``SaveError`` if it is impossible."""
    config = GameConfig(
        seats=tuple(SeatConfig(seat.party, seat.name, seat.kind) for seat in document.seats),
        edition=document.edition,
        elections=document.elections,
        seed=document.seed,
        options=document.options,
        data_file=figures_file(document.data_file, document.edition, document.data_digest),
        position=document.position,
    )
    if config.data_file is not None and not is_regular(config.data_file):
        raise SaveError("save-figures-missing", name=config.data_file.name)
    try:
        check_config(config)
    except ConfigRefused as refused:
        raise SaveError("save-config", detail=str(refused)) from None
    except DataError as error:
        raise SaveError("save-data-file", detail=str(error)) from None
    return config


def _document(game: Game, now: str) -> SaveDocument:
    config, table = game.config, game.journal.state
    return SaveDocument(
        program=__version__,
        edition=config.edition,
        data_digest=table.edition.data_digest,
        data_file=None if config.data_file is None else config.data_file.name,
        elections=config.elections,
        seats=tuple(SavedSeat(seat.party, seat.name, seat.kind) for seat in config.seats),
        seed=config.seed,
        options=config.options,
        start_digest=short_digest(game.journal.start.digest()),
        assisted=game.assisted,
        summary=_summary(table, now),
        records=(),
        advised=game.advised,
        played_on=game.played_on,
        guided=game.guided,
        stood_in=game.stood_in,
        position=config.position,
    )


def _summary(table: Table, now: str) -> Summary:
    places = table.open_lands() if table.round and not table.over else []
    land = table.edition.figures.lands[table.lands[places[0]].card].key if places else ""
    deciding = tuple(sorted(table.deciders()))
    scores = tuple(party.points for party in table.parties) if table.over else ()
    return Summary(
        now, table.round, phase_of(table), land, table.over, deciding, scores, winners(table) if table.over else ()
    )
