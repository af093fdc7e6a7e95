"""A save as a list shows it, read from the head of its file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import localtime, strftime
from typing import Final, Literal

from macher.saves.document import SaveDocument, SavedSeat, load_head
from macher.saves.names import OWN, name_of
from macher.saves.problems import SaveError
from macher.saves.store import place_of

__all__ = ["Shelf", "Shelved", "read_entry"]

Shelf = Literal["autosave", "kept", "quick", "left", "finished"]
"""Kinds of saves: written after every move; named by the player; made with the quick-save key; a copy of an autosave
that had to make room; a game that is over."""

_PASSING: Final = ("save-unreadable", "save-no-file", "save-figures-missing")


@dataclass(frozen=True, slots=True)
class Shelved:
    """A save as a list shows it, described as it was when it was written."""

    path: Path
    shelf: Shelf
    name: str = ""
    """The name that the player gave; empty if the game named the file."""
    number: int = 0
    """Number of an autosave's place, which tells the autosaves of different games apart."""
    written: str = ""
    """Local time, ``2025-09-21 14:32:05``."""
    edition: str = ""
    elections: int = 0
    seats: tuple[SavedSeat, ...] = ()
    """Clockwise, with party keys, players' names and kinds."""
    round: int = 0
    """0 during the set-up."""
    phase: str = ""
    land: str = ""
    """Key of the state that votes next."""
    deciding: tuple[int, ...] = ()
    """Seats that have to decide."""
    over: bool = False
    scores: tuple[int, ...] = ()
    """Final scores by seat; empty unless the game is over and its save says so."""
    winners: tuple[int, ...] = ()
    assisted: bool = False
    played_on: bool = False
    """Whether it was begun in the middle of another game."""
    figures: str = ""
    """Name of the file with its figures; empty for those that come with the game."""
    stood_in: bool = False
    """Whether the easy level had to decide for an AI seat."""
    start: str = ""
    """Fingerprint of the table at the beginning: the same for saves of one game."""
    problem: SaveError | None = None
    """Why the save cannot be used; then only path, shelf, name and time are known."""

    @property
    def passing(self) -> bool:
        """Whether the problem may pass, as a lock does."""
        return self.problem is not None and self.problem.reason in _PASSING


def read_entry(path: Path, shelf: Shelf, read: Callable[[Path], SaveDocument] = load_head) -> Shelved:
    """The entry of a file; one that cannot be used says why."""
    own = path.name.startswith(OWN) or shelf == "autosave"
    number = place_of(path) if shelf == "autosave" else 0
    known = Shelved(path, shelf, "" if own else name_of(path.stem), number, _time_of(path))
    try:
        document = read(path)
    except SaveError as error:
        return replace(known, problem=error)
    told, problem = document.summary, None if document.intact else SaveError("save-edited", path)
    known_seats = range(len(document.seats))
    return replace(
        known,
        written=told.saved or known.written,
        edition=document.edition,
        elections=document.elections,
        seats=document.seats,
        round=told.round,
        phase=told.phase,
        land=told.land,
        over=told.over,
        deciding=tuple(seat for seat in told.deciding if seat in known_seats),
        scores=told.scores if len(told.scores) == len(known_seats) else (),
        winners=tuple(seat for seat in told.winners if seat in known_seats),
        assisted=document.assisted,
        played_on=document.played_on > 0,
        stood_in=document.stood_in > 0,
        figures=document.data_file or "",
        start=document.start_digest,
        problem=problem,
    )


def _time_of(path: Path) -> str:
    """When a file was written, local time."""
    try:
        return strftime("%Y-%m-%d %H:%M:%S", localtime(path.stat().st_mtime))
    except (OSError, ValueError, OverflowError):
        return ""
