"""Nodes: what a screen is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol
from weakref import ref

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.surroundings import Surroundings


class Pointing(Protocol):
    """Where the pointer is (`macher.ui.scene.pointer.Pointer`)."""

    at: tuple[float, float] | None
    """Its place, or None outside the window."""
    on_tip: bool
    """Whether it is on the open tooltip."""
    hover: Node | None
    """The node that it is on."""
    pressed: Node | None
    """The node on which the button went down and is still held."""

    def rest_on_tip(self) -> None:
        """A tooltip lies under the pointer again."""

    def let_go(self, tip: Node) -> None:
        """A tooltip was closed: the pointer is no longer on it."""


class Ground(Protocol):
    """What nodes ask of the stage that they stand on (`macher.ui.scene.stage.Stage`)."""

    memory: dict[str, dict[str, Any]]
    """What widgets remember across rebuilds, by node id."""
    focus: Node | None
    """The node with the focus."""

    @property
    def app(self) -> Surroundings:
        """The program around the screens."""

    @property
    def pointer(self) -> Pointing:
        """The pointer."""

    def damage_node(self, node: Node) -> None:
        """Have a node's area drawn again."""

    def grown(self) -> None:
        """Nodes were added to the tree, or removed."""

    def set_focus(self, node: Node | None, keyboard: bool | None = None) -> None:
        """Give the focus to a node or take it away."""

    def focus_id(self, id: str) -> None:
        """Give the focus to the node with this id now, or after the rebuild that is due."""

    def refuse(self, node: Node) -> None:
        """Say why a node can't be used, and shake it."""


class Node:
    """A rectangle that draws itself and may be pointed at.

    `rect` is in logical pixels relative to the parent. Children are drawn after their parent, later ones on top.
    `draw` paints relative to the node's corner and changes nothing. What changes the look calls `invalidate`.

    | attribute | meaning |
    |---|---|
    | id | stable name, unique in the scene; focus, hover and widget memory survive a rebuild by it |
    | role, name | what assistive tools and the tests call it; an interactive node has both |
    | tooltip | shown after 0.6 s of rest and on keyboard focus; first line bold if there are several |
    | tooltip_node | a function that builds a richer tooltip, given the surroundings, further lines and a link |
    | focusable, zone | Tab goes from zone to zone, arrows inside the nearest zone above |
    | reason | why it can't be used now; a click on it is refused with this sentence |
    | cache_key | everything the subtree shows: it is kept as a picture, across rebuilds too, while the key is equal |
    | cache_parts | areas of it with what they alone show: where only that differs, only they are painted again |
    | clip | children are cut at the edge |
    | bleed | how far the drawing may reach over the edge, in logical pixels |
    | slop | how far outside the edge a click still counts |
    """

    role = "group"
    focusable = False
    own_stop = False
    """Whether it uses the arrows itself; Tab then stops at it separately."""
    answers_enter = False
    """Whether Enter and Space activate it; else they keep their usual actions."""
    acts = False
    """Whether it can be clicked although it takes no focus (the minus and plus of a stepper)."""
    solid = False
    """Whether pointing at it hides what lies below."""
    leaves = False
    """Whether this layer goes when something beside it is pressed, which then takes the press."""
    carries = False
    """Whether it can be dragged to a target, as well as clicked before the target is."""
    takes = False
    """Whether a dragged node can be dropped on it, which acts like a click."""
    explains = False
    """Whether Shift and the arrows reach it to open its tooltip, although it does nothing."""

    def __init__(
        self,
        rect: Rect,
        *children: Node,
        id: str = "",
        name: str = "",
        role: str | None = None,
        tooltip: str = "",
        zone: bool = False,
        cache_key: object = None,
        clip: bool = False,
        bleed: float = 0.0,
        data: Any = None,
    ) -> None:
        self.rect = rect
        self.id = id
        self.name = name
        if role is not None:
            self.role = role
        self.tooltip = tooltip
        self.tooltip_node: Callable[[Any, str, Any], Node] | None = None
        self.zone = zone
        self.cache_key = cache_key
        self.cache_parts: tuple[tuple[Rect, object], ...] = ()
        self.clip = clip
        self.bleed = bleed
        self.slop = 0.0
        self.enabled = self.visible = True
        self.reason = ""
        self.data = data
        """Free for data of the screen."""
        self._parent: ref[Node] | None = None
        self.stage: Ground | None = None
        self.broken = False
        self.children: list[Node] = []
        if children:
            self.add(*children)

    # -- tree -------------------------------------------------------------------------------------------------------

    @property
    def parent(self) -> Node | None:
        """The node that it lies on.

        The reference is weak: a replaced tree is freed at once, without the garbage collector.
        """
        return None if self._parent is None else self._parent()

    def add(self, *children: Node) -> Node:
        """Put children on top; returns this node."""
        up = ref(self)
        for child in children:
            child._parent = up
            self.children.append(child)
        if children and self.stage is not None:
            for child in children:
                child.attach(self.stage)
            self.stage.grown()
            self.invalidate()
        return self

    def clear(self) -> None:
        """Remove all children."""
        self.invalidate()
        self.children = []
        if self.stage is not None:
            self.stage.grown()

    def attach(self, stage: Ground) -> None:
        """Called when the node enters a stage, parents first; widgets take up their remembered state here."""
        self.stage = stage
        for child in self.children:
            if child.stage is not stage:  # else it stood in the former tree and was kept
                child.attach(stage)

    def walk(self) -> list[Node]:
        """This node and everything below it, in drawing order, hidden nodes included."""
        found, waiting = [], [self]
        while waiting:
            node = waiting.pop()
            found.append(node)
            if node.children:
                waiting.extend(reversed(node.children))
        return found

    def ancestors(self) -> Iterator[Node]:
        """Everything above it, the nearest first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    @property
    def root(self) -> Node:
        """The topmost node of its tree."""
        return next(iter(list(self.ancestors())[-1:]), self)

    @property
    def shift(self) -> tuple[float, float]:
        """How far the children are moved (a scroll view's offset)."""
        return 0.0, 0.0

    @property
    def window_rect(self) -> Rect:
        """The rectangle in logical window pixels."""
        x, y = self.rect.x, self.rect.y
        for node in self.ancestors():
            sx, sy = node.shift
            x, y = x + node.rect.x + sx, y + node.rect.y + sy
        return Rect(x, y, self.rect.w, self.rect.h)

    @property
    def room(self) -> Rect:
        """The area to which children are cut, relative to the node's corner."""
        return self.rect.local()

    @property
    def window_room(self) -> Rect:
        """The same in logical window pixels."""
        at, room = self.window_rect, self.room
        return room.moved(at.x, at.y)

    @property
    def shown(self) -> bool:
        """Whether it and everything above it is visible."""
        return self.visible and all(node.visible for node in self.ancestors())

    @property
    def usable(self) -> bool:
        """Whether it and everything above it is enabled."""
        return self.enabled and all(node.enabled for node in self.ancestors())

    # -- state ------------------------------------------------------------------------------------------------------

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it."""
        return self.stage is not None and self.stage.pointer.hover is self

    @property
    def pressed(self) -> bool:
        """Whether the button went down on it and is still held."""
        return self.hovered and self.stage is not None and self.stage.pointer.pressed is self

    @property
    def focused(self) -> bool:
        """Whether it has the focus."""
        return self.stage is not None and self.stage.focus is self

    @property
    def interactive(self) -> bool:
        """Whether it does something when clicked."""
        return self.focusable or self.acts

    @property
    def acting(self) -> Node | None:
        """What a press on it reaches: itself, or what it lies on; what hides that lets nothing through."""
        node: Node | None = self
        while node is not None and not node.interactive:
            node = None if node.solid else node.parent
        return node

    @property
    def pickable(self) -> bool:
        """Whether the pointer can be on it: it acts, explains itself, or covers nodes below."""
        return self.interactive or self.solid or bool(self.tooltip or self.tooltip_node)

    def invalidate(self) -> None:
        """Have the node's area drawn again."""
        if self.stage is not None:
            self.stage.damage_node(self)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        """Paint the node itself, relative to its corner. Changes nothing."""

    def draw_over(self, p: Painter) -> None:
        """Paint what lies over the children."""

    # -- input ------------------------------------------------------------------------------------------------------

    def hit(self, x: float, y: float) -> Node | None:
        """The topmost pickable node at a point given relative to this node's parent."""
        if not self.visible:
            return None
        left, top, w, h = self.rect
        dx, dy, slop = x - left, y - top, self.slop
        reach = 0.0 if self.clip else slop if slop > self.bleed else self.bleed
        if not (-reach <= dx < w + reach and -reach <= dy < h + reach):
            return None
        if self.children and (not self.clip or self.room.contains(dx, dy)):
            sx, sy = self.shift
            for child in reversed(self.in_sight()):
                found = child.hit(dx - sx, dy - sy)
                if found is not None:
                    return found
        near = -slop <= dx < w + slop and -slop <= dy < h + slop
        return self if near and self.pickable else None

    def in_sight(self) -> list[Node]:
        """The children that the pointer may find, in drawing order."""
        return self.children

    def activate(self) -> None:
        """A click, Enter or Space."""

    def pointer_down(self, x: float, y: float) -> None:
        """The left button went down at a point relative to the node's corner."""

    def on_hover(self, inside: bool) -> None:
        """Called when the pointer comes onto it or leaves it."""

    def pointer_over(self, x: float, y: float) -> bool:
        """The pointer moved to a point relative to the node's corner; True if its tooltip is another one now."""
        return False

    def pointer_drag(self, x: float, y: float) -> None:
        """The pointer moved with the button held since it went down here."""

    def pointer_up(self, x: float, y: float) -> None:
        """The button was released."""

    def wheel(self, dx: float, dy: float) -> bool:
        """The wheel turned over the node; True if it was used."""
        return False

    def key(self, press: KeyPress) -> bool:
        """A key while the node has the focus; True if it was used."""
        return False

    def text_spot(self) -> Rect | None:
        """Where in the window text is typed while the node has the focus; None if it takes none."""
        return None

    def text_input(self, text: str) -> bool:
        """Typed text while the node has the focus; True if it was used."""
        return False

    def text_editing(self, text: str) -> None:
        """Text being composed by an input method."""

    def shortcut(self) -> str:
        """The key that does the same as a click, as it is written on the screen; empty if there is none."""
        return ""

    def brief(self) -> str:
        """What it is in a word or two, if it has no text: shown while Alt is held."""
        return ""

    def value_text(self) -> str:
        """The node's value in words, for assistive tools and the tests."""
        return ""

    def __repr__(self) -> str:
        x, y, w, h = (round(v) for v in self.rect)
        return f"<{type(self).__name__} {self.id or '-'} {self.role} {x},{y} {w}x{h}>"
