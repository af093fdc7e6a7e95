"""A home of its own for a program that is tried out, so that nothing of the player's is touched or seen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from macher.saves.folders import HOME_VARIABLE

__all__ = ["own_home"]


@contextmanager
def own_home() -> Iterator[Path]:
    """An empty folder below which all files of the game lie meanwhile; removed afterwards."""
    before = os.environ.get(HOME_VARIABLE)
    with TemporaryDirectory(prefix="macher-fuzz-", ignore_cleanup_errors=True) as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before
