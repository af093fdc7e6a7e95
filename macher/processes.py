"""Processes that share out work.  Ctrl+C in a terminal is for the program alone, which ends them at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from multiprocessing.context import BaseContext
from types import TracebackType
from typing import ParamSpec, TypeVar

from macher import lifeline

__all__ = ["Pool"]

P = ParamSpec("P")
R = TypeVar("R")


class Pool(ProcessPoolExecutor):
    """So many processes, each prepared by ``begin``; as a context it ends them, after an error without waiting."""

    def __init__(
        self, processes: int, context: BaseContext | None = None, begin: Callable[[], None] = lifeline.end_with_the_game
    ) -> None:
        super().__init__(processes, context, begin)
        self._others = set(active_children())

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hands out work, which may start a process."""
        with lifeline.deaf_to_interrupts():
            return super().submit(fn, *args, **kwargs)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:  # after Ctrl+C, a failed check or a closed pipe nobody wants the rest
            for child in set(active_children()) - self._others:
                child.terminate()
        self.shutdown(cancel_futures=True)
