"""How a command ends: its exit code, or the one line that says what was wrong."""

from __future__ import annotations

from typing import Final

OK: Final = 0
FAILED: Final = 1
"""A check failed."""
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
"""What shells expect after Ctrl+C."""


class UsageError(Exception):
    """Wrong use: one line that says what."""


class CheckFailed(Exception):
    """A check failed: one line that says which."""
