"""The pointer on a stage: what it is on, what it presses, and what the wheel turns."""

from __future__ import annotations

from macher.ui.scene.node import Node
from macher.ui.scene.tooltips import PartStage


class Pointer:
    """Turns movements, the left button and the wheel into calls on nodes.  Places are in logical window pixels."""

    def __init__(self, stage: PartStage) -> None:
        self.stage = stage
        self.at: tuple[float, float] | None = None
        """Where it is, or None outside the window."""
        self.hover: Node | None = None
        self.pressed: Node | None = None
        self.carried = ""
        """Kind of the dragged thing: the id of its node without the number."""
        self.on_tip = False
        """Whether it is on the open tooltip; `hover` is then one of its links or None."""

    def find(self) -> None:
        """Find the node under the pointer in a new tree."""
        self.hover, self.on_tip = self._pick(*self.at) if self.at is not None else None, False
        self._over()

    def rest_on_tip(self) -> None:
        """A tooltip lies under the pointer again."""
        self.hover, self.on_tip = None, True

    def let_go(self, tip: Node) -> None:
        """A tooltip was closed: the pointer is no longer on it."""
        if self.hover is not None and self.hover.root is tip:
            self.hover = None

    def _pick(self, x: float, y: float) -> Node | None:
        links = (node.hit(x, y) for node in reversed(self.stage.toast_nodes))
        return next((link for link in links if link is not None), None) or self.stage.active.hit(x, y)

    def move(self, x: float, y: float) -> None:
        """The pointer is here now."""
        self.at = (x, y)
        self._take_up(x, y)
        if self.pressed is not None:
            origin = self.pressed.window_rect
            self.pressed.pointer_drag(x - origin.x, y - origin.y)
        elif not self.carried and self.stage.tooltips.covers(x, y):
            self.on_tip = True
            self._turn_to(self.stage.tooltips.reach(x, y))  # the scene keeps the owner's nodes lit
            return
        before = self.hover
        self._set_hover(self._pick(x, y))
        if self.hover is before:
            self.stage.tooltips.moved(self.hover)
        if self._over():
            self.stage.tooltips.wait_for(self.hover, renewed=True)

    def _over(self) -> bool:
        """Tell the node under the pointer where on it that is; True if its tooltip is another one now."""
        if self.hover is None or self.at is None:
            return False
        origin = self.hover.window_rect
        return self.hover.pointer_over(self.at[0] - origin.x, self.at[1] - origin.y)

    def leave(self) -> None:
        """The pointer has left the window."""
        self.at = None
        self._set_hover(None)

    def _set_hover(self, node: Node | None) -> None:
        if node is self.hover and not self.on_tip:
            return
        self.on_tip = False
        self._turn_to(node)
        self.stage.tooltips.wait_for(node)
        self.stage.scene.on_hover(node)

    def _turn_to(self, node: Node | None) -> None:
        before, self.hover = self.hover, node
        if node is before:
            return
        for each, inside in ((before, False), (node, True)):
            if each is not None:
                if each.interactive:
                    each.invalidate()
                each.on_hover(inside)

    def _take_up(self, x: float, y: float) -> None:
        """Starts a drag: chooses the node as a click would, so that its targets are shown."""
        node = self.pressed
        if node is None or not node.carries or node.window_rect.contains(x, y):
            return
        self.pressed, self.carried = None, _kind(node)
        node.invalidate()
        if not getattr(node, "chosen", False):
            node.activate()
            self.stage.build_if_needed()

    def _put_down(self) -> None:
        """Ends a drag: drops the node on the target below; without a target it stays chosen."""
        node, carried, self.carried = self.hover.acting if self.hover is not None else None, self.carried, ""
        if node is None or not node.takes or _kind(node) == carried:
            return
        if node.usable and not node.reason:
            node.activate()
        else:
            self.stage.refuse(node)

    def down(self, x: float, y: float) -> None:
        """The left button goes down."""
        self.carried = ""
        self.stage.set_keyboard(False)
        self.move(x, y)
        if self.hover is None and not self.on_tip and self.stage.active.leaves:
            self.stage.cancel_layer()
            self.move(x, y)
        self.stage.tooltips.pressed()
        if not self._on_link() and self._puts_away(x, y):
            return
        node = self.hover.acting if self.hover is not None else None
        if node is None:
            return
        if not node.usable or node.reason:
            if self.stage.scene.deaf_for() <= 0:  # else the press was meant for the question before
                self.stage.refuse(node)
            return
        if node.root is not self.stage.tooltips.tip:
            self.stage.set_focus(next((each for each in (node, *node.ancestors()) if each.focusable), None), False)
        self.pressed = node
        node.invalidate()
        origin = node.window_rect
        node.pointer_down(x - origin.x, y - origin.y)

    def _on_link(self) -> bool:
        """Whether the pointer is on something in the tooltip that can be clicked."""
        return self.on_tip and self.hover is not None and self.hover.interactive

    def _puts_away(self, x: float, y: float) -> bool:
        """A press closes the tooltip.  True if it does nothing else, since the tooltip hid what lies there."""
        tooltips = self.stage.tooltips
        hides = tooltips.hides(x, y)
        tooltips.close()
        if self.on_tip:
            self._set_hover(self._pick(x, y))
        return hides

    def up(self, x: float, y: float) -> None:
        """The left button comes up: a click, if it went down on the same node."""
        node, self.pressed = self.pressed, None
        self.move(x, y)
        if self.carried:
            self._put_down()
        if node is None:
            return
        node.invalidate()
        origin = node.window_rect
        node.pointer_up(x - origin.x, y - origin.y)
        if self.hover is not None and self.hover.acting is node:
            node.activate()

    def wheel(self, dx: float, dy: float) -> None:
        """The wheel turns over the node under the pointer; tooltips are ignored."""
        if self.at is None:
            return
        node = self._pick(*self.at)
        chain = [node, *node.ancestors()] if node else []
        if any(each.wheel(dx, dy) for each in chain) or self._wheel_at(*self.at, dx, dy):
            self.stage.tooltips.close()

    def _wheel_at(self, x: float, y: float, dx: float, dy: float) -> bool:
        """Offers the wheel to all nodes there, even those the pointer does not find; True if one used it."""
        nodes = reversed(list(self.stage.active.walk()))
        return any(node.shown and node.window_rect.contains(x, y) and node.wheel(dx, dy) for node in nodes)


def _kind(node: Node) -> str:
    """Kind of a node: its id without the numbers."""
    return ".".join(part for part in node.id.split(".") if not part.isdecimal())
