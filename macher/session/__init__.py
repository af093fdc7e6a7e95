"""A game being played: commands, undo, AI seats, autosave.

The names are imported when they are first asked for, so that the program is on the screen before a game needs them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from macher.ai.kinds import HUMAN
    from macher.session.config import AI_KINDS, KINDS, ConfigRefused, GameConfig, SeatConfig, check_config
    from macher.session.log import LoggedEvent
    from macher.session.session import GameSession
    from macher.session.undo import UndoStatus

__all__ = [
    "AI_KINDS",
    "HUMAN",
    "KINDS",
    "ConfigRefused",
    "GameConfig",
    "GameSession",
    "LoggedEvent",
    "SeatConfig",
    "UndoStatus",
    "check_config",
]

_HOMES = {
    "AI_KINDS": "macher.session.config",
    "ConfigRefused": "macher.session.config",
    "GameConfig": "macher.session.config",
    "GameSession": "macher.session.session",
    "HUMAN": "macher.ai.kinds",
    "KINDS": "macher.session.config",
    "LoggedEvent": "macher.session.log",
    "SeatConfig": "macher.session.config",
    "UndoStatus": "macher.session.undo",
    "check_config": "macher.session.config",
}
"""The module of each name."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
