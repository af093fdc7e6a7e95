"""A separate home folder for a program under test, so that the player's files are neither touched nor seen."""

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
    """An empty folder that holds all files of the game meanwhile; removed afterwards."""
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
