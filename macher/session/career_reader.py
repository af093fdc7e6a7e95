"""Reads finished games in the background: a thread lists them, another process runs them again."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from macher.processes import Pool
from macher.session.career import SeatDetails
from macher.session.career_counts import Counts
from macher.session.career_store import CareerStore, details_of

__all__ = ["CareerReader"]

_FEW: Final = 6
"""Up to so many games are run again in this process, since starting another would take longer."""
_SAVE_EVERY: Final = 25
"""The summaries are written after every so many games, in case the program is ended."""


class CareerReader:
    """Use: call `begin`; then, as long as `step` returns a future, pass its result to `take`."""

    def __init__(self, store: CareerStore, *, processes: bool) -> None:
        self.store = store
        self.total = 0
        """Games that had to be run again."""
        self._processes = processes
        self._thread = ThreadPoolExecutor(1, "macher-career")
        self._executor: Executor | None = None
        self._left: list[Path] = []
        self._now: Path | None = None
        self._unsaved = 0

    @property
    def done(self) -> int:
        """How many of them are done."""
        return self.total - len(self._left) - (self._now is not None)

    def begin(self) -> Future[list[Path]]:
        """Starts to list the games."""
        return self._thread.submit(self.store.refresh)

    def listed(self, found: list[Path]) -> None:
        """Takes in what `begin` has found."""
        self._left, self.total = list(found), len(found)

    def step(self) -> Future[Any] | None:
        """Starts the next game, or in the end the writing; ``None`` if everything is done."""
        if not self._left:
            return self._save() if self._unsaved else None
        self._now = self._left.pop(0)
        if self._executor is None:
            self._executor = self._thread
            if self._processes and self.total > _FEW:
                self._executor = Pool(1, get_context("spawn"))
        try:
            return self._executor.submit(_run_again, str(self._now))
        except (OSError, RuntimeError):  # no process can be started
            self._executor = self._thread
            return self._thread.submit(_run_again, str(self._now))

    def take(self, future: Future[Any]) -> None:
        """Takes in the result of a game."""
        path, self._now = self._now, None
        if path is None:  # the future was the writing of the file
            return
        try:
            found = [SeatDetails(**each) for each in future.result()]
        except (BrokenProcessPool, OSError):  # the process is gone: repeat the game here
            self._executor = self._thread
            self._left.insert(0, path)
            return
        self.store.take(path.name, found)
        self._unsaved += 1
        if self._unsaved >= _SAVE_EVERY:
            self._save()

    def count(self) -> Future[Counts]:
        """Counts all games as they are known now."""
        return self._thread.submit(self.store.count)

    def close(self) -> None:
        """Stops after the current game, and writes what is known."""
        if self._unsaved:
            self._save()
        self._left = []
        self._thread.shutdown(wait=False)
        if self._executor is not None:
            self._executor.shutdown(wait=False)

    def _save(self) -> Future[None]:
        """Writes the summaries, in the thread: that takes longer than a frame."""
        self._unsaved = 0
        return self._thread.submit(self.store.save)


def _run_again(path: str) -> list[dict[str, Any]]:
    return [asdict(each) for each in details_of(Path(path))]
