"""Finished games as summaries: read from the heads of their saves at once, run again one by one for the rest, and
kept in a file so that no game is run twice.

The file is only a memory: where it is missing, damaged or of another format, it is made anew from the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from macher.saves.folders import make_folder
from macher.saves.library import Library, Shelved
from macher.saves.problems import SaveError
from macher.saves.store import write_atomically
from macher.saves.verify import load_game
from macher.session.career import GameSummary, SeatDetails, SeatSummary
from macher.session.config import HUMAN
from macher.session.log import GameLog
from macher.session.statistics import statistics

__all__ = ["CareerStore", "details_of", "summary_of"]

FORMAT: Final = 1
_FILE: Final = "games.json"
_LARGEST: Final = 64 * 1024 * 1024
"""Bytes; a game takes about one thousand."""

Stamp = tuple[int, int]
"""Size of a file and when it was written, in nanoseconds."""


class CareerStore:
    """Summaries of all finished games, with the file in which they are kept."""

    def __init__(self, folder: Path | None, library: Library) -> None:
        """Without a folder nothing is kept."""
        self.folder, self.library = folder, library
        self.problem = ""
        """Why the summaries could not be written; empty if they could."""
        self.games: dict[str, GameSummary] = {}
        """By name of the file."""
        self.unusable = 0
        """Files that are no finished games that could be read."""
        self._stamps: dict[str, Stamp] = {}
        self._failed: set[str] = set()

    def refresh(self) -> list[Path]:
        """Reads which games there are; gives those that have not been run again yet.

        Takes a few milliseconds for each new game, so it belongs into a thread.
        """
        kept, stamps = self._read()
        games: dict[str, GameSummary] = {}
        self.unusable = 0
        self._stamps = {}
        for entry in self.library.finished():
            name, stamp = entry.path.name, _stamp(entry.path)
            known = kept.get(name)
            if known is not None and stamps[name] == stamp:
                games[name] = known
            else:
                found = summary_of(entry)
                if found is None:
                    self.unusable += entry.problem is not None
                    continue
                games[name] = found
            self._stamps[name] = stamp
        self.games = games
        return [
            self.library.replays / name
            for name, game in games.items()
            if not game.details and name not in self._failed
        ]  # fmt: skip

    def take(self, name: str, details: Iterable[SeatDetails]) -> None:
        """What running a game again has told; nothing if that was impossible."""
        found = tuple(details)
        game = self.games.get(name)
        if game is None:
            return
        if len(found) == len(game.seats):
            self.games[name] = replace(game, details=found)
        else:
            self._failed.add(name)

    def save(self) -> None:
        """Writes all summaries; `problem` says why that was impossible."""
        if self.folder is None:
            return
        known = list(self.games.items())  # others may go on meanwhile
        games = [{"stamp": list(self._stamps[name]), **asdict(game)} for name, game in known if game.details]
        try:
            make_folder(self.folder)
            write_atomically(self.folder / _FILE, _composed(games))
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem = ""

    def _read(self) -> tuple[dict[str, GameSummary], dict[str, Stamp]]:
        """What is kept; nothing if it is damaged."""
        if self.folder is None:
            return {}, {}
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            path = self.folder / _FILE
            if path.stat().st_size <= _LARGEST:
                return _parsed(path.read_text("utf-8"))
        return {}, {}


def summary_of(entry: Shelved) -> GameSummary | None:
    """A finished game from the head of its save; ``None`` if it cannot be read, or if nobody played in person."""
    if entry.problem is not None or not entry.over or len(entry.scores) != len(entry.seats):
        return None
    if all(seat.kind != HUMAN for seat in entry.seats):
        return None
    seats = tuple(
        SeatSummary(seat.party, seat.name, seat.kind, points)
        for seat, points in zip(entry.seats, entry.scores, strict=True)
    )
    top = max(entry.scores)
    winners = entry.winners or tuple(at for at, points in enumerate(entry.scores) if points == top)
    return GameSummary(
        entry.path.name, entry.written, entry.edition, entry.elections, seats, winners, entry.assisted,
        entry.played_on,
    )  # fmt: skip


def details_of(path: Path) -> tuple[SeatDetails, ...]:
    """What only the course of a game tells, by running it again; nothing if that is impossible."""
    try:
        restored = load_game(path)
    except SaveError:
        return ()
    log = GameLog()
    log.extend(0, restored.setup_events)
    for record in restored.journal.records:
        log.extend(record.version, record.events)
    figures = statistics(log.entries, restored.edition)
    won = [0] * len(figures.parties)
    for result in restored.journal.state.results:
        for seat in result.winners:
            won[seat] += 1
    found = []
    for seat, rallies in enumerate(figures.rallies):
        best = max(figures.states, key=lambda state: state.votes[seat], default=None)
        votes, land = (best.votes[seat], best.land) if best is not None else (0, "")
        per_thousand = rallies.per_thousand
        efficiency = -1 if per_thousand is None else round(per_thousand * 10)
        found.append(SeatDetails(votes, land if votes else "", won[seat], efficiency))
    return tuple(found)


# --- the file ---------------------------------------------------------------------------------------------------------


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_size, found.st_mtime_ns


def _composed(games: list[dict[str, Any]]) -> str:
    body = json.dumps(games, sort_keys=True, separators=(",", ":"))
    return json.dumps({"format": FORMAT, "checksum": _checksum(body), "games": body})


def _checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:32]


def _parsed(text: str) -> tuple[dict[str, GameSummary], dict[str, Stamp]]:
    """Raises ``ValueError``, ``KeyError``, ``TypeError`` or ``AttributeError`` for anything but what was written."""
    whole = json.loads(text)
    if whole["format"] != FORMAT or whole["checksum"] != _checksum(whole["games"]):
        raise ValueError("not the summaries that were written")
    games: dict[str, GameSummary] = {}
    stamps: dict[str, Stamp] = {}
    for raw in json.loads(whole["games"]):
        size, written = raw.pop("stamp")
        game = _game(raw)
        games[game.file], stamps[game.file] = game, (size, written)
    return games, stamps


def _game(raw: Mapping[str, Any]) -> GameSummary:
    return GameSummary(
        **{
            **raw,
            "seats": tuple(SeatSummary(**seat) for seat in raw["seats"]),
            "winners": tuple(raw["winners"]),
            "details": tuple(SeatDetails(**each) for each in raw["details"]),
        }
    )
