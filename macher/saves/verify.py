"""Runs a saved game again and compares every fingerprint on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from macher.collector import held
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition as find_edition
from macher.engine.errors import CommandRefused
from macher.engine.event import Event
from macher.engine.journal import Journal, carried_out
from macher.files import is_regular
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.setup import SetupRefused, new_game
from macher.rules.table import Table
from macher.saves.document import SaveDocument, load, short_digest
from macher.saves.figures import figures_file
from macher.saves.problems import SaveError

Progress = Callable[[int, int], None]
"""Called with the number of commands run so far, and of all."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A saved game that was run again with the same fingerprints."""

    document: SaveDocument
    edition: Edition
    journal: Journal[Table]
    setup_events: tuple[Event, ...]
    path: Path | None = None
    problem: SaveError | None = None
    """Why a newer autosave was skipped, if one was."""
    damaged: str = ""
    """Time of day of the autosave that was skipped."""

    @property
    def notice(self) -> tuple[str, dict[str, str]] | None:
        """What the player should know about it: a text key and its arguments."""
        if self.problem is None:
            return None
        return "save-restored", {"damaged": self.damaged, "restored": self.document.summary.saved[11:16]}


@held()  # what the game is made of stays
def load_game(path: Path, progress: Progress | None = None) -> Restored:
    """Reads a save and runs it again.  Raises ``SaveError``; the file is never changed."""
    document = load(path)
    try:
        return rerun(document, path, progress)
    except SaveError as error:
        raise error.in_file(path) from None


def rerun(
    document: SaveDocument, path: Path | None = None, progress: Progress | None = None, figures: Path | None = None
) -> Restored:
    """Runs a document again.  Raises ``SaveError`` naming the first command that does not fit.

    ``figures`` is where its edited figures lie; without it they are searched for.
    """
    if figures is None or document.data_file is None:
        figures = figures_file(document.data_file, document.edition, document.data_digest)
    edition = edition_with(document.edition, figures, document.data_digest)
    events: list[Event] = []
    table = _start(document, edition, events)
    if short_digest(table.digest()) != document.start_digest:
        raise SaveError("save-start")
    journal = Journal(table)
    for number, record in enumerate(document.records, 1):
        try:
            state, done = carried_out(journal.state, record.command, record.unit)
        except CommandRefused:
            raise SaveError("save-command", number=number) from None
        except (LookupError, TypeError, ValueError, ArithmeticError, RecursionError):  # numbers of no card or seat
            raise SaveError("save-command", number=number) from None
        if short_digest(state.digest()) != record.digest:
            raise SaveError("save-digest", number=number)
        journal.add(state, done)
        if progress is not None:
            progress(number, len(document.records))
    if not document.intact:
        raise SaveError("save-edited")
    return Restored(document, edition, journal, tuple(events), path)


def edition_with(key: str, data_file: Path | None, data_digest: str) -> Edition:
    """The edition that something was saved with, if its figures are still the same.  Raises ``SaveError``."""
    if data_file is not None and not is_regular(data_file):
        raise SaveError("save-figures-missing", name=data_file.name)
    try:
        found = find_edition(key, data_file)
    except EditionUnknown:
        raise SaveError("save-no-edition", edition=key) from None
    except DataError as error:
        raise SaveError("save-data-file", detail=str(error)) from None
    if found.data_digest != data_digest:
        raise SaveError("save-other-figures")
    return found


def _start(document: SaveDocument, edition: Edition, events: list[Event]) -> Table:
    try:
        parties = tuple(PARTIES.index(seat.party) for seat in document.seats)
        setup = GameSetup(document.elections, parties, document.seed, document.options, document.position)
        table = new_game(edition, setup, events)
    except SetupRefused as refused:
        raise SaveError("save-config", detail=refused.reason) from None
    except ValueError:
        raise SaveError("save-damaged", place="head.seats") from None
    table.log = None
    return table
