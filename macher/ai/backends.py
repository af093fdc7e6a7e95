"""Where the games of an arena are played: here, in processes of this machine, or on a cluster by Ray.

Results come in the order of the jobs and depend on nothing but the jobs, whatever plays them.  Ray is the extra
``cluster``; it pays with several machines only (``RAY_ADDRESS`` says where they are).
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from macher.processes import Pool

J = TypeVar("J")
R = TypeVar("R")

PROCESSES: Final = "processes"
RAY: Final = "ray"
BACKENDS: Final = (PROCESSES, RAY)
_AHEAD: Final = 4
"""Jobs handed out for each process, the one that it works on included."""


class BackendMissing(RuntimeError):
    """What the backend needs is not installed."""


def mapped(
    play: Callable[[J], R], jobs: Sequence[J], processes: int, backend: str = PROCESSES
) -> Generator[R, None, None]:
    """The results in the order of the jobs.  Whoever stops asking stops the games, too.  Raises ``BackendMissing``."""
    if backend == RAY:
        yield from _by_ray(play, jobs, processes)
    elif processes <= 1:
        yield from map(play, jobs)
    else:
        with Pool(processes) as pool:
            yield from _a_little_ahead(jobs, processes, lambda job: pool.submit(play, job), lambda done: done.result())


def _a_little_ahead(
    jobs: Iterable[J], processes: int, hand_out: Callable[[J], Any], result: Callable[[Any], R]
) -> Iterator[R]:
    """Hands out few jobs at a time, so that little is lost when nobody wants the rest."""
    waiting: deque[Any] = deque()
    for job in jobs:
        waiting.append(hand_out(job))
        if len(waiting) >= _AHEAD * processes:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())


def _by_ray(play: Callable[[J], R], jobs: Sequence[J], processes: int) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise BackendMissing("Ray is not installed: pip install 'macher[cluster]'") from None
    started = not ray.is_initialized()
    if started:
        here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": max(processes, 1), "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **here)
    try:
        remote = ray.remote(play)
        yield from _a_little_ahead(jobs, max(processes, 1), remote.remote, ray.get)
    finally:
        if started:
            ray.shutdown()
