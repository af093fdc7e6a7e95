"""A cache of pictures that are drawn often, with one limit in bytes for all of them together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

import pygame

_BITS = 32

Size = tuple[int, int]
"""Width and height in physical pixels."""


def transparent(size: Size) -> pygame.Surface:
    """A surface without any ink yet, whose pixels can be transparent."""
    return pygame.Surface(size, pygame.SRCALPHA, _BITS)


def opaque(size: Size) -> pygame.Surface:
    """A black surface whose pixels cover what is below them."""
    return pygame.Surface(size, 0, _BITS)


P = ParamSpec("P")

_all: Final[list[Kept]] = []
"""Every cache of pictures."""

LIMIT: Final = 48 * 1024 * 1024
"""Limit in bytes: several times what the fullest screen needs in a window of 3840 by 2160."""
_EACH: Final = 400
"""Bytes that a picture takes besides its pixels."""


class Kept:
    """Pictures by what they show. The least recently used go first, such as those of a former window size."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        """Bytes of all that is kept."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        _all.append(self)

    def __len__(self) -> int:
        return len(self._pictures)

    def clear(self) -> None:
        """Gives all pictures back."""
        self._pictures.clear()
        self.held = 0

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture kept under a key, if there is one."""
        return self._pictures.get(key)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under a key, made if there is none."""
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
            return known
        made = self._pictures[key] = make()
        self.held += _bytes(made)
        while self.held > self.limit:
            self.held -= _bytes(self._pictures.popitem(last=False)[1])
        return made


def forget_pictures() -> None:
    """Gives all pictures of all caches back, such as those of a former size of the window."""
    for cache in _all:
        cache.clear()


def blended(picture: pygame.Surface) -> pygame.Surface:
    """The picture with its colours in the order of the screen's: blending it then takes a hundredth of the time."""
    made = transparent(picture.get_size())
    made.blit(picture, (0, 0))
    return made


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height() + _EACH


pictures: Final = Kept(LIMIT)
"""Rendered lines, icons and shapes of all windows."""


def kept(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Keeps the pictures that a function makes, by its arguments."""

    @wraps(make)
    def known(*args: P.args, **named: P.kwargs) -> pygame.Surface:
        return pictures.get((make, args, tuple(named.items())), lambda: make(*args, **named))

    return known
