"""Parts of a tree that are kept for the next one while they show the same, and what a new tree changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import is_
from typing import Any, TypeVar

from macher.ui.layout import Rect
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


_Place = tuple[Rect, Rect | None]
"""Where a part was put, and the area in which it paints, in logical window pixels."""


class Standing:
    """The parts directly below a root, each with the area in which it paints."""

    def __init__(self, root: Node | None = None, before: Standing | None = None) -> None:
        self._places: dict[Node, _Place] = {}
        self._pictures: dict[str, Node] = {}
        """The parts that are kept as pictures, by id."""
        known = before._places if before is not None else {}
        for node in root.children if root is not None else ():
            place = known.get(node)
            self._places[node] = (node.rect, _painted(node)) if place is None or place[0] != node.rect else place
            if node.cache_key is not None and node.id:
                self._pictures[node.id] = node

    def changed(self, before: Standing) -> list[Rect] | None:
        """The areas in which another standing differs from this one; None if they have no part in common."""
        if not any(node in before._places for node in self._places):
            return None
        return [*self._only_here(before), *before._only_here(self)]

    def _only_here(self, other: Standing) -> Iterator[Rect]:
        for node, place in self._places.items():
            if place[1] is not None and other._places.get(node) != place:
                alike = other._pictures.get(node.id)
                if alike is not None and _same_picture(node, alike):
                    yield from _changed_parts(node, alike)
                else:
                    yield place[1]


def _same_picture(node: Node, other: Node) -> bool:
    """Whether pictures of two nodes differ at most in some of their parts."""
    return (
        node.cache_key == other.cache_key
        and (node.rect, node.bleed) == (other.rect, other.bleed)
        and [rect for rect, _ in node.cache_parts] == [rect for rect, _ in other.cache_parts]
    )


def _changed_parts(node: Node, other: Node) -> Iterator[Rect]:
    for mine, former in zip(node.cache_parts, other.cache_parts, strict=True):
        if mine != former:
            yield mine[0].moved(node.rect.x, node.rect.y)


def _painted(top: Node) -> Rect | None:
    """What a node and all below it paint on, however it is scrolled."""
    x0 = y0 = 1e9
    x1 = y1 = -1e9
    waiting = [(top, 0.0, 0.0)]
    while waiting:
        node, left, upper = waiting.pop()
        x, y, w, h = node.rect
        left, upper = left + x, upper + y
        kind = type(node)
        if node.clip or kind.draw is not Node.draw or kind.draw_over is not Node.draw_over:
            over = node.bleed + 0.5
            x0, y0 = min(x0, left - over), min(y0, upper - over)
            x1, y1 = max(x1, left + w + over), max(y1, upper + h + over)
        for child in node.children if not node.clip else ():
            waiting.append((child, left, upper))
    return Rect(x0, y0, x1 - x0, y1 - y0) if x1 > x0 else None
