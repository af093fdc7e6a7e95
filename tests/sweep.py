"""The pointer on every place of a screen, as a hand that wanders over it."""

from __future__ import annotations

import pygame

from macher.gallery.pilot import Pilot
from macher.ui.scene import Node

__all__ = ["APART", "sweep"]

APART = 20
"""Logical pixels between two places of the pointer, across and down: what can be clicked is at least 24 high and wide
(`macher.gallery.pilot.LEAST_TARGET`), so nothing lies between two places."""


def sweep(pilot: Pilot, apart: int = APART) -> int:
    """Moves the pointer over a grid of places; errors of the interface are raised.  Gives the number of places.

    Every place is looked up.  The pointer goes where something else lies than to the left of it, or where a node
    tells its places apart by itself.
    """
    app, view = pilot.app, pilot.app.viewport
    across, down = range(apart // 2, int(view.width), apart), range(apart // 2, int(view.height), apart)
    for y in down:
        root, before, moves = app.stage.active, None, []
        for x in across:
            node = root.hit(x, y)
            if x == across[0] or node is not before or (node is not None and _tells_places_apart(node)):
                at = round(x * view.scale), round(y * view.scale)
                moves.append(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
            before = node
        pilot.clock.advance(1 / 60)
        app.step(moves)
    return len(across) * len(down)


def _tells_places_apart(node: Node) -> bool:
    return type(node).pointer_over is not Node.pointer_over
