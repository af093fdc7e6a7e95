"""Kinds of AI seats by name: a level, and for those with a plan a personality, as in ``hard:pollster``.

Saves, settings and the command line hold these names; nothing else about a seat is written down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from macher.engine.chance import Stream

HUMAN: Final = "human"
"""The kind of a seat that a person plays."""
LEVELS: Final = ("random", "sane", "easy", "normal", "hard", "expert")
"""Every level, the weakest first."""
OFFERED: Final = ("easy", "normal", "hard", "expert")
"""Levels that players meet; the others are for tests and measurements."""
LOOKING: Final = ("hard", "expert")
"""Levels that look ahead, where that was measured (``ratings.looks_ahead``); elsewhere they play like normal seats."""
STYLES: Final = ("treasurer", "gambler", "editor", "marketplace", "broker", "pollster")
"""Personalities: six people, each with a way to bid and to answer, and with likings beyond a command's value."""
FORMER: Final[Mapping[str, str]] = {
    "media-baron": "editor",
    "organiser": "marketplace",
    "party-builder": "treasurer",
    "populist": "broker",
    "spoiler": "pollster",
}
"""Personalities of earlier versions, which older games and settings name, and who plays for them now."""
HIDDEN: Final = "hidden"
"""Stands for a personality drawn from the game's seed and never shown."""

ADDED: Final = "mod:"
"""Prefix of personalities that players have added."""

_STYLE_STREAM: Final = 6174
"""Number of the random stream that draws hidden personalities."""


class Kind(NamedTuple):
    """What a name says."""

    level: str
    style: str = ""
    """A personality, ``hidden``, or empty for none."""

    @property
    def name(self) -> str:
        """The name, as ``read_kind`` takes it."""
        return f"{self.level}:{self.style}" if self.style else self.level

    def drawn(self, seed: int, seat: int) -> Kind:
        """The same with a hidden personality drawn for a seat of a game."""
        if self.style != HIDDEN:
            return self
        return Kind(self.level, Stream(seed, _STYLE_STREAM, seat).choice(STYLES))


class BotUnknown(ValueError):
    """There is no AI seat of this kind; ``part`` is the unknown level or personality."""

    def __init__(self, kind: str, part: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no AI seat of the kind {kind!r}: {part!r} is none of {', '.join(known) or 'nothing'}")
        self.kind = kind
        self.part = part
        self.known = known


def added_name(mod: str, file: str) -> str:
    """The name of a personality out of a file of a mod, both without what comes after the name."""
    return f"{ADDED}{mod}/{file}"


def is_added(style: str) -> bool:
    """Whether a name is that of an added personality, in use here or not."""
    mod, _, file = style.removeprefix(ADDED).partition("/")
    return style.startswith(ADDED) and bool(mod and file)


def styles_of(level: str) -> tuple[str, ...]:
    """Personalities of the game that a level can have."""
    return (*STYLES, HIDDEN) if level in OFFERED else ()


def read_kind(name: str) -> Kind:
    """The kind of a name; raises ``BotUnknown``.

    Any added personality is accepted: if its mod is gone, the seat plays without one, so that saves stay usable.
    """
    level, colon, style = name.partition(":")
    style = FORMER.get(style, style)
    if level not in LEVELS:
        raise BotUnknown(name, level, LEVELS)
    if colon and style not in styles_of(level) and not (level in OFFERED and is_added(style)):
        raise BotUnknown(name, style, styles_of(level))
    return Kind(level, style)
