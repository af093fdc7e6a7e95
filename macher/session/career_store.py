"""Summaries of finished games: first from the heads of their saves, then from running each game again, and kept in a
file so that no game is run twice.

The file is only a cache: if it is missing, damaged or of another format, it is made again from the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, get_type_hints

from macher.ai.kinds import HUMAN
from macher.files import json_value, read_bytes
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder
from macher.saves.library import Library, Shelved
from macher.saves.problems import SaveError
from macher.saves.verify import load_game
from macher.session.career import GameSummary, SeatDetails, SeatSummary
from macher.session.career_counts import Counts
from macher.session.log import GameLog
from macher.session.statistics import statistics

__all__ = ["CareerStore", "composed", "details_of", "parsed", "summary_of"]

FORMAT: Final = 1
_FILE: Final = "games.json"
LARGEST_FILE: Final = 32 * 1024 * 1024
"""Most bytes of the file; a game takes about one thousand."""
_MOST_VALUES: Final = 2_000_000
"""Most values in the file; a game has about sixty."""
_MOST: Final = 10_000_000
"""All figures of a game are below this, positive or negative."""
_LONGEST: Final = 300
"""Most characters of a text; the longest are file names."""

_MOST_SEATS: Final = 20

P = TypeVar("P", SeatDetails, SeatSummary, GameSummary)
_HINTS: Final[dict[type, dict[str, Any]]] = {
    kind: get_type_hints(kind) for kind in (SeatDetails, SeatSummary, GameSummary)
}
Stamp = tuple[int, int]
"""Size of a file and its time of writing in nanoseconds."""


class CareerStore:
    """Summaries of all finished games, with the file in which they are kept."""

    def __init__(self, folder: Path | None, library: Library) -> None:
        """Without a folder nothing is kept."""
        self.folder, self.library = folder, library
        self.problem = ""
        """Why the summaries could not be written; empty if they could."""
        self.games: dict[str, GameSummary] = {}
        """By name of the file."""
        self.kept: dict[str, GameSummary] = {}
        """Games in the file; some of their saves may be gone."""
        self.unusable = 0
        """Files that cannot be read as finished games."""
        self.counts: Counts | None = None
        """The games as they were counted last."""
        self._stamps: dict[str, Stamp] = {}
        self._failed: set[str] = set()

    def refresh(self) -> list[Path]:
        """Lists the games; returns those that have not been run again yet.

        It takes a few milliseconds for each new game, so it should run in a thread.
        """
        kept, stamps = self._read()
        self.kept = kept
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
        self.count()
        return [
            self.library.replays / name for name, game in games.items() if not game.details and name not in self._failed
        ]

    def take(self, name: str, details: Iterable[SeatDetails]) -> None:
        """Takes in the details of a game; empty if it could not be run again."""
        found = tuple(details)
        game = self.games.get(name)
        if game is None:
            return
        if len(found) == len(game.seats):
            self.games[name] = replace(game, details=found)
        else:
            self._failed.add(name)

    def count(self) -> Counts:
        """Counts the games as they are known now; with thousands of them it takes longer than a frame."""
        counts = Counts(self.games.copy().values())
        counts.work_out()
        self.counts = counts
        return counts

    def save(self) -> None:
        """Writes all summaries; `problem` says why that was impossible."""
        if self.folder is None:
            return
        known = list(self.games.items())  # another thread may change it meanwhile
        games = [{"stamp": list(self._stamps[name]), **asdict(game)} for name, game in known if game.details]
        try:
            make_folder(self.folder)
            write_atomically(self.folder / _FILE, composed(games))
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem = ""

    def _read(self) -> tuple[dict[str, GameSummary], dict[str, Stamp]]:
        """The games in the file; none if it is damaged."""
        if self.folder is None:
            return {}, {}
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return parsed(read_bytes(self.folder / _FILE, LARGEST_FILE))
        return {}, {}


def summary_of(entry: Shelved) -> GameSummary | None:
    """A finished game from the head of its save; ``None`` if it cannot be read, or had no human player."""
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
        entry.path.name,
        entry.written,
        entry.edition,
        entry.elections,
        seats,
        winners,
        entry.assisted,
        entry.played_on,
        stood_in=entry.stood_in,
    )


def details_of(path: Path) -> tuple[SeatDetails, ...]:
    """Details of a game, by running it again; empty if that is impossible."""
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
        best = max(figures.lands, key=lambda course: course.votes[seat], default=None)
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


def composed(games: list[dict[str, Any]]) -> str:
    """The text of a file with these games."""
    body = json.dumps(games, sort_keys=True, separators=(",", ":"))
    return json.dumps({"format": FORMAT, "checksum": _checksum(body), "games": body})


def _checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:32]


def parsed(text: bytes) -> tuple[dict[str, GameSummary], dict[str, Stamp]]:
    """The games in a file, and when their saves were written.

    Raises ``ValueError``, ``KeyError``, ``TypeError`` or ``AttributeError`` for anything but what was written.
    """
    whole = json_value(text)
    if whole["format"] != FORMAT or whole["checksum"] != _checksum(whole["games"]):
        raise ValueError("not the summaries that were written")
    games: dict[str, GameSummary] = {}
    stamps: dict[str, Stamp] = {}
    for raw in json_value(whole["games"], _MOST_VALUES):
        size, written = raw.pop("stamp")
        _require(type(size) is int and type(written) is int)
        game = _game(raw)
        games[game.file], stamps[game.file] = game, (size, written)
    return games, stamps


def _game(raw: Mapping[str, Any]) -> GameSummary:
    """A game with the type and size of every entry checked, so that the pages can rely on them."""
    seats = tuple(_plain(SeatSummary(**seat)) for seat in raw["seats"])
    details = tuple(_plain(SeatDetails(**each)) for each in raw["details"])
    game = GameSummary(**{**raw, "seats": seats, "winners": tuple(raw["winners"]), "details": details})
    _require(len(details) in (0, len(seats)) and 0 < len(seats) <= _MOST_SEATS)
    _require(all(type(at) is int and 0 <= at < len(seats) for at in game.winners))
    _require(all(type(mark) is bool for mark in (game.assisted, game.played_on, game.stood_in)))
    return _plain(game)


def _plain(part: P) -> P:
    """The part itself, if its texts and numbers have the right types and usual sizes."""
    for name, kind in _HINTS[type(part)].items():
        value = getattr(part, name)
        if kind is int:
            _require(type(value) is int and -_MOST < value < _MOST)
        elif kind is str:
            _require(type(value) is str and len(value) <= _LONGEST)
    return part


def _require(fits: bool) -> None:
    if not fits:
        raise ValueError("not the summaries that were written")
