"""Parts of a tree that are kept for the next one while they show the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, TypeVar

from macher.ui.scene.node import Node

Made = TypeVar("Made", bound="Node | list[Node]")


class Parts:
    """Nodes that were built before, each with the key of what it shows.

    A screen names each part and says what the part shows; as long as that is equal, the former nodes stand in the new
    tree too, with their place in it, hover, focus and picture. What all parts depend on is said once for each tree.
    """

    def __init__(self) -> None:
        self._made: dict[str, tuple[object, Any]] = {}
        self._ground: object = None
        self._things: Sequence[object] = ()

    def settle(self, ground: object, things: Sequence[object]) -> bool:
        """Begin a tree: what all its parts depend on, and objects that must be the very same.

        A change drops all parts; True if there was none.
        """
        same = len(things) == len(self._things) and all(map(is_, things, self._things)) and ground == self._ground
        if not same:
            self.forget()
            self._ground, self._things = ground, things
        return same

    def part(self, name: str, key: object, make: Callable[[], Made]) -> Made:
        """The part of this name: the former one if it showed the same and could be drawn, else a new one."""
        known = self._made.get(name)
        if known is not None and known[0] == key and _sound(known[1]):
            kept: Made = known[1]
            return kept
        made = make()
        self._made[name] = key, made
        return made

    def forget(self) -> None:
        """Have all parts made anew: somebody else looks, or the nodes were changed from outside."""
        self._made.clear()
        self._ground, self._things = None, ()


def _sound(made: Node | list[Node]) -> bool:
    """Whether no node of a part failed when it was drawn."""
    for top in made if isinstance(made, list) else (made,):
        for node in top.walk():
            if node.broken:
                return False
    return True
