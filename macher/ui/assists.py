"""Helpers for beginners at the table, each of which can be switched off by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from macher.ui.scene import Node

__all__ = ["ASSISTS", "FIRST_GAMES", "assist_of"]

ASSISTS: Final = ("ladder", "grid", "warnings", "advisor")
"""Cost ladder of rallies, match grid, warnings about what cannot be paid, advice.  Projections have options of their
own, since they came before the helpers."""

FIRST_GAMES: Final = 2
"""Number of games after which the player is told once that the helpers can be switched off."""

_NODES: Final = {
    "ladder": "ladder",
    "parties": "grid",
    "advice": "advisor",
    "act.advice": "advisor",
    "place.warning": "warnings",
}


def assist_of(node: Node | None) -> str:
    """The helper that a node of the table belongs to; empty if none."""
    while node is not None:
        if node.id in _NODES:
            return _NODES[node.id]
        if node.id.startswith("votes."):
            return "projections"
        node = node.parent
    return ""
