"""Ctrl+C at any time ends a command with the exit code that shells expect, and without a traceback."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from macher.cli.outcome import INTERRUPTED

__all__ = ["end_quietly"]

_LOADING = "<frozen importlib"
"""How the files are called that load modules."""


def end_quietly() -> None:
    """Heeds Ctrl+C from now on, unless it is ignored (``nohup``): for the start of the program."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)
        sys.unraisablehook = _unraisable


def _interrupted(_number: int, frame: FrameType | None) -> None:
    """Raises ``KeyboardInterrupt``; while a module is loaded, which might hide it, ends at once."""
    while frame is not None:
        if frame.f_code.co_filename.startswith(_LOADING):
            os._exit(INTERRUPTED)
        frame = frame.f_back
    raise KeyboardInterrupt


def _unraisable(told: sys.UnraisableHookArgs) -> None:
    """Ctrl+C came where nothing can be raised, such as in the end of an object or of the program."""
    if issubclass(told.exc_type, KeyboardInterrupt):
        os._exit(INTERRUPTED)
    sys.__unraisablehook__(told)
