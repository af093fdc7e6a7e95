"""Bots from outside, named ``module:factory``; for arenas alone, never for games that are saved or opened.

The factory takes no arguments and gives something with a ``kind`` and a ``choose`` (`macher.ai.bots.Bot`); a class will
do.  Modules are also looked for in the current folder.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from macher.ai.bots import Bot, make_bot
from macher.ai.kinds import LEVELS


class OutsideBotError(ValueError):
    """A bot from outside cannot be made, or has failed; the text says which and why."""


def is_outside(kind: str) -> bool:
    """Whether a name is that of a factory, not of a level of the game."""
    level, colon, factory = kind.partition(":")
    return bool(colon and factory) and level not in LEVELS


def arena_bot(kind: str, seed: int = 0, seat: int = 0) -> Bot:
    """A seat of an arena.  Raises ``BotUnknown`` or ``OutsideBotError``."""
    if not is_outside(kind):
        return make_bot(kind, seed, seat)
    module, _, factory = kind.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        bot: Bot = getattr(import_module(module), factory)()
    except Exception as error:
        raise OutsideBotError(f"{kind}: {type(error).__name__}: {error}") from error
    if not (hasattr(bot, "choose") or hasattr(bot, "choose_seeing")):
        raise OutsideBotError(f"{kind}: {type(bot).__name__} has no choose()")
    return bot
