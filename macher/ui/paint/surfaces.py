"""Surfaces to draw on, with 32 bits for each pixel on every screen.

pygame gives a surface the format of the screen.  On a screen of 16 bits it could not be reduced smoothly, and would be
as coarse as the screen.
"""

from __future__ import annotations

import pygame

__all__ = ["opaque", "transparent"]

_BITS = 32

Size = tuple[int, int]
"""Width and height in physical pixels."""


def transparent(size: Size) -> pygame.Surface:
    """A surface without any ink yet, whose pixels can be transparent."""
    return pygame.Surface(size, pygame.SRCALPHA, _BITS)


def opaque(size: Size) -> pygame.Surface:
    """A black surface whose pixels cover what is below them."""
    return pygame.Surface(size, 0, _BITS)
