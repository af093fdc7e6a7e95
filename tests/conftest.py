"""What all tests share: which cases a run takes, how garbage is looked for, what the disk does, signals as usual."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from turns import chosen

# No test opens a window on the desktop of whoever runs it; the few that want a screen make one (``real_screen``).
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

# No test waits for the disk: only a power cut would show whether something is on it.  Programs that tests start do.
_fsync = os.fsync


def _looked_at(fd: Any) -> None:
    os.fstat(fd if isinstance(fd, int) else fd.fileno())


os.fsync = _looked_at


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="all cases, also of tests that take some of them in turn")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the cases whose turn it is not, unless all are asked for, or some by their names, or measured."""
    named = config.option.keyword or any("::" in each for each in config.args)
    if config.getoption("--whole") or config.getoption("benchmark_enable", False) or named:
        return
    kept = chosen(items)
    config.hook.pytest_deselected(items=list(set(items) - set(kept)))
    items[:] = kept


def pytest_collection_finish() -> None:
    """What has been loaded stays to the end, so no search has to go through it again; and fewer searches do."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)


@pytest.fixture
def true_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are waited for until they are on the disk."""
    monkeypatch.setattr(os, "fsync", _fsync)


@pytest.fixture
def heeded() -> Iterator[None]:
    """Signals as a terminal has them, also where the tests were started with some ignored (``nohup``, ``&``)."""
    before = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}
    if hasattr(signal, "SIGHUP"):
        before[signal.SIGHUP] = signal.SIG_DFL
    before = {number: signal.signal(number, handler) for number, handler in before.items()}  # type: ignore[arg-type]
    yield
    for number, handler in before.items():
        signal.signal(number, handler)  # type: ignore[arg-type]
