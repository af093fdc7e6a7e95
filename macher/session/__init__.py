"""A game being played: commands, undo, AI seats, autosave."""

from macher.session.config import AI_KINDS, HUMAN, KINDS, ConfigRefused, GameConfig, SeatConfig, check_config
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
