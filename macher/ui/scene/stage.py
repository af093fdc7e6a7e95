"""The stage: holds the tree of a scene, draws it, and turns pointer and keys into calls on nodes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from macher.ui.input.keys import KeyPress
from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import FLOATING, Painter, TextRun
from macher.ui.scene import focus as focusing
from macher.ui.scene.node import Node
from macher.ui.scene.renderer import Renderer
from macher.ui.scene.terms import TermMark
from macher.ui.scene.tips import (
    TIP_AGAIN,
    TIP_DELAY,
    TipBox,
    Toast,
    ToastBox,
    ToastLink,
    draw_caps,
    place_beside,
    place_tip,
)

if TYPE_CHECKING:
    from macher.ui.app import App
    from macher.ui.scene.scene import Context, Scene

__all__ = ["Stage"]

RING = 3.0
RING_GAP = 2.0


@dataclass
class _Layer:
    id: str
    build: Callable[[Context], Node]
    on_cancel: Callable[[], None] | None
    root: Node
    focus_before: str
    keyboard_before: bool


def _only_read(node: Node | None) -> bool:
    """Whether a node is there to be read: arrows go on reading from it."""
    return node is not None and node.explains and not node.focusable


class Stage:
    """One scene's tree with focus, hover, press, layers on top, tooltip and toasts."""

    def __init__(self, app: App, scene: Scene) -> None:
        self.app = app
        self.scene = scene
        scene.stage, scene.app = self, app
        self.renderer = Renderer(app.report_error)
        self.root: Node = Node(Rect(0, 0, 0, 0))
        self.layers: list[_Layer] = []
        self.memory: dict[str, dict[str, Any]] = {}
        """What widgets remember across rebuilds, by node id."""
        self.focus: Node | None = None
        self.hover: Node | None = None
        self.pressed: Node | None = None
        self.keyboard = False
        """Whether the last input came from the keyboard: only then the focus ring is shown."""
        self.zone_memory: dict[str, str] = {}
        self.pointer: tuple[float, float] | None = None
        self.tip: Node | None = None
        self.pinned = False
        self.nested: Node | None = None
        """The explanation of a word of the pinned tooltip: one level, no more."""
        self._nested_owner: Node | None = None
        self._tip_owner: Node | None = None
        self._tip_due: float | None = None
        self._tip_closed = -math.inf
        self.toasts: list[Toast] = []
        self.toast_nodes: list[Node] = []
        self._glow: tuple[str, ...] = ()
        self._lit: list[Node] | None = None
        """The framed nodes of the present tree."""
        self._wanted_focus = ""
        self._rebuild = True

    # -- building ---------------------------------------------------------------------------------------------------

    def request_rebuild(self) -> None:
        self._rebuild = True

    @property
    def stale(self) -> bool:
        return self._rebuild

    def build_if_needed(self) -> None:
        if self._rebuild:
            self.build()

    def build(self) -> None:
        """Build the tree anew; focus, hover, press and widget memory are found again by id."""
        self._rebuild = False
        self._lit = None
        ctx = self.app.context(self)
        focus_id = self._wanted_focus or (self.focus.id if self.focus else "")
        pressed_id = self.pressed.id if self.pressed else ""
        self._drop_tip()
        self.root = self.scene.build(ctx)
        banner = self.app.banner(ctx) if self.app.banner is not None else None
        if banner is not None:
            self.root.add(banner)
        self.root.attach(self)
        for layer in self.layers:
            layer.root = layer.build(ctx)
            layer.root.attach(self)
        self.toast_nodes = [ToastBox(toast, ctx) for toast in self.toasts]
        for node in self.toast_nodes:
            node.attach(self)
        self._stack_toasts()
        self._wanted_focus = ""
        self.focus = self.find(focus_id) if focus_id else None
        self.pressed = self.find(pressed_id) if pressed_id else None
        self.hover = self._pick(*self.pointer) if self.pointer else None
        self.renderer.prune(self.roots())
        self.renderer.damage_all()

    def roots(self) -> list[Node]:
        """The roots of all layers, lowest first."""
        return [self.root, *(layer.root for layer in self.layers)]

    def linked(self) -> ToastLink | None:
        """Where the newest sentence over the screen that leads somewhere leads."""
        return next((toast.link for toast in reversed(self.toasts) if toast.link is not None), None)

    def explained(self) -> Node | None:
        """What the open tooltip belongs to."""
        return self._tip_owner if self.tip is not None else None

    @property
    def active(self) -> Node:
        """The root that takes input: the topmost layer's."""
        return self.layers[-1].root if self.layers else self.root

    def find(self, id: str) -> Node | None:
        """The node with this id, topmost layer first."""
        for root in reversed(self.roots()):
            for node in root.walk():
                if node.id == id:
                    return node
        return None

    def open_layer(self, id: str, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None) -> None:
        self.close_layer(id)
        root = build(self.app.context(self))
        root.attach(self)
        self._lit = None
        self.layers.append(_Layer(id, build, on_cancel, root, self.focus.id if self.focus else "", self.keyboard))
        self._drop_tip()
        first = next((node for node in focusing.focusables(root) if node.data == "default"), None)
        # In a layer Enter answers at once, so what it would press is framed.
        self.set_focus(first or next(iter(focusing.focusables(root)), None), True)
        self.renderer.damage_all()

    def close_layer(self, id: str) -> None:
        for layer in [each for each in self.layers if each.id == id]:
            self.layers.remove(layer)
            self._lit = None
            self._drop_tip()
            before = self.find(layer.focus_before) if layer.focus_before else None
            self.set_focus(before, layer.keyboard_before)
            self.hover = self._pick(*self.pointer) if self.pointer else None
            self.renderer.damage_all()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def damage_node(self, node: Node) -> None:
        """Have a node's area drawn again, also in the pictures that show it."""
        rect = node.window_rect.inset(-node.bleed - 0.5)
        box = self.renderer.damage(rect, self.app.viewport.scale)
        self.renderer.spoil(node, box)

    def damage(self, rect: Rect) -> None:
        """Have an area drawn again that shows something over the tree."""
        self.renderer.damage(rect, self.app.viewport.scale)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed; returns the physical areas."""
        boxes = self.renderer.take(surface.get_rect())
        for box in boxes:
            p = self.app.painter(surface)
            p.clip = box
            surface.set_clip(box)
            self._draw_area(p, box)
        surface.set_clip(None)
        return boxes

    def draw_part(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what shows in a physical area, whether it changed or not."""
        p = self.app.painter(surface)
        p.clip = box
        surface.set_clip(box)
        self._draw_area(p, box)
        surface.set_clip(None)

    def _draw_area(self, p: Painter, box: pygame.Rect) -> None:
        p.surface.fill(p.colour(self.scene.background), box)
        for layer, root in enumerate(self.roots()):
            p.layer = layer
            self.renderer.paint(root, p)
        p.layer = FLOATING
        for node in self._glowing():
            if node.shown:
                p.frame(node.window_rect.inset(-2), "action_text", 2)
        if self.focus is not None and self.keyboard:
            self._draw_ring(p, self.focus)
        if self.app.inputs.alt_held:
            draw_caps(p, self.active)
        for toast in self.toast_nodes:
            self.renderer.paint(toast, p)
        for tip in self.tips:
            self.renderer.paint(tip, p)

    def _draw_ring(self, p: Painter, node: Node) -> None:
        rect = node.window_rect
        clips = [each.window_room for each in node.ancestors() if each.clip]
        inside = Rect(0, 0, 0, 0).around(self.app.viewport.rect)
        for clip in clips:
            inside = inside.shared(clip.inset(-RING - RING_GAP))
        with p.within(inside, clip=True):
            p.ox = p.oy = 0
            p.frame(rect.inset(-RING_GAP), "focus_gap", RING_GAP)
            p.frame(rect.inset(-RING_GAP - RING), "focus", RING)

    def record(self, surface: pygame.Surface) -> list[TextRun]:
        """Draw everything on a surface and note all writing."""
        p = self.app.painter(surface)
        p.record = []
        self._draw_area(p, surface.get_rect())
        surface.set_clip(None)
        return p.record

    # -- focus ------------------------------------------------------------------------------------------------------

    def set_focus(self, node: Node | None, keyboard: bool | None = None) -> None:
        """Give the focus to a node or take it away."""
        before = self.focus
        if keyboard is not None:
            self._set_keyboard(keyboard)
        if node is before:
            return
        self.focus = node
        for each in (before, node):
            if each is not None and each.stage is self:
                self.damage(each.window_rect.inset(-RING - RING_GAP - 1))
                each.invalidate()
        if node is not None:
            zone = focusing.zone_of(node)
            if zone.id and node.id:
                self.zone_memory[zone.id] = node.id
            self._scroll_to(node)
        if self.keyboard:
            self._due_tip(node)
            self.scene.on_hover(node)

    def focus_id(self, id: str) -> None:
        """Give the focus to the node with this id now, or after the rebuild that is due."""
        if self._rebuild:
            self._wanted_focus = id
        else:
            self.set_focus(self.find(id))

    def _set_keyboard(self, keyboard: bool) -> None:
        if keyboard != self.keyboard:
            self.keyboard = keyboard
            if self.focus is not None:
                self.damage(self.focus.window_rect.inset(-RING - RING_GAP - 1))

    def _scroll_to(self, node: Node) -> None:
        for each in node.ancestors():
            reveal = getattr(each, "reveal", None)
            if reveal is not None:
                reveal(node)

    def glow(self, ids: Iterable[str]) -> None:
        """Frame these nodes until told otherwise: where a log line or a topic belongs."""
        before = self._glowing()
        self._glow, self._lit = tuple(ids), None
        for node in dict.fromkeys([*before, *self._glowing()]):
            self.damage(node.window_rect.inset(-4))

    def _glowing(self) -> list[Node]:
        """The nodes that are framed, found again once after every rebuild."""
        if self._lit is None:
            wanted = set(self._glow)
            self._lit = [node for node in self.active.walk() if node.id in wanted] if wanted else []
        return self._lit

    # -- pointer ----------------------------------------------------------------------------------------------------

    def _pick(self, x: float, y: float) -> Node | None:
        over = [*([self.tip] if self.tip is not None and self.pinned else []), *self.toast_nodes]
        links = (node.hit(x, y) for node in reversed(over))
        return next((link for link in links if link is not None), None) or self.active.hit(x, y)

    def pointer_move(self, x: float, y: float) -> None:
        self.pointer = (x, y)
        if self.pressed is not None:
            origin = self.pressed.window_rect
            self.pressed.pointer_drag(x - origin.x, y - origin.y)
        self._set_hover(self._pick(x, y))
        if self.hover is not None:
            origin = self.hover.window_rect
            if self.hover.pointer_over(x - origin.x, y - origin.y):
                self._due_tip(self.hover)

    def pointer_leave(self) -> None:
        self.pointer = None
        self._set_hover(None)

    def _set_hover(self, node: Node | None) -> None:
        before = self.hover
        if node is before:
            return
        self.hover = node
        for each, inside in ((before, False), (node, True)):
            if each is not None:
                if each.interactive:
                    each.invalidate()
                if each.on_hover is not None:
                    each.on_hover(inside)
        self._due_tip(node)
        self.scene.on_hover(node)

    def pointer_down(self, x: float, y: float) -> None:
        self._set_keyboard(False)
        self.pointer_move(x, y)
        node = self.hover
        self._drop_tip()
        if node is None or not node.interactive:
            return
        if not node.usable or node.reason:
            self.refuse(node)
            return
        self.set_focus(next((each for each in (node, *node.ancestors()) if each.focusable), None), False)
        self.pressed = node
        node.invalidate()
        origin = node.window_rect
        node.pointer_down(x - origin.x, y - origin.y)

    def pointer_up(self, x: float, y: float) -> None:
        node, self.pressed = self.pressed, None
        self.pointer_move(x, y)
        if node is None:
            return
        node.invalidate()
        origin = node.window_rect
        node.pointer_up(x - origin.x, y - origin.y)
        if self.hover is node:
            node.activate()

    def wheel(self, dx: float, dy: float) -> None:
        node = self.hover or (self._pick(*self.pointer) if self.pointer else None)
        chain = [node, *node.ancestors()] if node else []
        if any(each.wheel(dx, dy) for each in chain):
            self._drop_tip()
        elif self.pointer is not None:
            self._wheel_at(*self.pointer, dx, dy)

    def _wheel_at(self, x: float, y: float, dx: float, dy: float) -> None:
        for node in reversed(list(self.active.walk())):
            if node.shown and node.window_rect.contains(x, y) and node.wheel(dx, dy):
                return

    def refuse(self, node: Node) -> None:
        """Say why a node can't be used, and shake it."""
        reason = node.reason or next((each.reason for each in node.ancestors() if each.reason), "")
        home = node.rect
        self.app.sounds.play("refusal")

        def shake(share: float) -> None:
            node.invalidate()
            node.rect = home.moved(4 * math.sin(share * math.pi * 4) * (1 - share), 0) if share < 1 else home
            node.invalidate()

        if not self.app.motion.reduced:
            self.app.motion.run(f"shake:{node.id or id(node)}", 0.12, shake)
        if reason:
            self.scene.on_refused(node, reason)

    # -- keys -------------------------------------------------------------------------------------------------------

    def key(self, press: KeyPress) -> bool:
        """A key: the focused node first, then Tab, arrows, Enter and Space; True if it was used."""
        if press.key == pygame.K_ESCAPE and self.nested is not None:
            self._explain(None)
            return True
        if press.key == pygame.K_ESCAPE and self.tip is not None:
            self._drop_tip()
            self._tip_due = None
            return True
        node = self.focus if self.focus is not None and self.focus.stage is self else None
        if node is not None and node.usable and not node.reason and node.key(press):
            return True
        if press.key == pygame.K_ESCAPE and self.layers:
            layer = self.layers[-1]
            self.close_layer(layer.id)
            if layer.on_cancel is not None:
                layer.on_cancel()
            return True
        return self._navigate(press, node)

    def _navigate(self, press: KeyPress, node: Node | None) -> bool:
        plain = not (press.ctrl or press.alt)
        if press.key == pygame.K_TAB and plain:
            step = -1 if press.shift else 1
            self.set_focus(focusing.next_zone(self.active, node, step, self.zone_memory), True)
            return True
        if press.key in focusing.DIRECTIONS and plain and (press.shift or _only_read(node)):
            return self._look_around(node, focusing.DIRECTIONS[press.key])
        if press.key in focusing.DIRECTIONS and plain:
            if node is None:
                return False
            self.set_focus(focusing.neighbour(self.active, node, focusing.DIRECTIONS[press.key]) or node, True)
            return True
        if press.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and plain and node is not None:
            if not node.answers_enter or (not self.keyboard and not self.layers):
                return False
            if press.key != pygame.K_SPACE and not self.layers and self.scene.enter_confirms(node):
                return False
            if not node.usable or node.reason:
                self.refuse(node)
            else:
                node.activate()
            return True
        return False

    def _look_around(self, node: Node | None, direction: tuple[int, int]) -> bool:
        """Shift and an arrow: to whatever explains itself next, so that every tooltip opens without a pointer."""
        among = focusing.readable(self.active)
        if not among:
            return False
        found = focusing.nearest(node, among, direction) if node is not None else among[0]
        self.set_focus(found or node, True)
        return True

    def text_input(self, text: str) -> bool:
        node = self.focus
        return node is not None and node.usable and node.text_input(text)

    # -- tooltips and toasts ----------------------------------------------------------------------------------------

    def _due_tip(self, node: Node | None) -> None:
        if self.pinned and self.tip is not None:
            self._explain(node if isinstance(node, TermMark) else None)
            return
        self._drop_tip()
        self._tip_owner = node
        has = node is not None and (node.tooltip or node.tooltip_node or node.reason)
        now = self.app.clock()
        self._tip_due = (now if now - self._tip_closed < TIP_AGAIN else now + TIP_DELAY) if has else None

    @property
    def tips(self) -> list[Node]:
        """The open tooltip, and the explanation of one of its words."""
        return [tip for tip in (self.tip, self.nested) if tip is not None]

    def _explain(self, mark: Node | None) -> None:
        """Opens the explanation of a word of the pinned tooltip, or closes it."""
        if mark is self._nested_owner:
            return
        if self.nested is not None:
            self.damage(self.nested.window_rect.inset(-2))
        self.nested, self._nested_owner = None, mark
        if mark is None or self.tip is None:
            return
        ctx = self.app.context(self)
        self.nested = TipBox(mark.tooltip, ctx)
        place_beside(self.nested, mark.window_rect, self.tip.rect, ctx.rect)
        self.nested.attach(self)
        self.damage(self.nested.rect.inset(-2))

    def _drop_tip(self) -> None:
        self._explain(None)
        if self.tip is not None:
            self.damage(self.tip.window_rect.inset(-2))
            self._tip_closed = self.app.clock()
        self.tip, self.pinned = None, False

    def pin_tip(self) -> bool:
        """Keep the open tooltip until Esc; again explains its words one after the other, and then lets it go."""
        if self.tip is None:
            return False
        if not self.pinned:
            self.pinned = True
            if isinstance(self.tip, TipBox):
                self.tip.mark(self.app.context(self), self.scene.terms())
                self.damage(self.tip.rect)
            return True
        marks = [node for node in self.tip.walk() if isinstance(node, TermMark)]
        at = marks.index(self._nested_owner) + 1 if self._nested_owner in marks else 0
        self._explain(marks[at] if at < len(marks) else None)
        self.pinned = self.nested is not None
        return True

    def hasten_tip(self) -> None:
        """Open the tooltip that is waited for without delay."""
        if self._tip_due is not None:
            self._tip_due = self.app.clock()

    def _open_tip(self) -> None:
        node, self._tip_due = self._tip_owner, None
        if node is None or node.stage is not self:
            return
        ctx = self.app.context(self)
        text = "\n".join(part for part in (node.tooltip, node.reason) if part)
        if text:
            text = "\n".join(part for part in (text, self.scene.tip_line(node)) if part)
        key = node.shortcut()
        if text and key:
            head, line, rest = text.partition("\n")
            text = f"{head} ({key}){line}{rest}"
        tip = node.tooltip_node() if node.tooltip_node else TipBox(text, ctx) if text else None
        if tip is None:
            return
        place_tip(tip, node.window_rect, ctx.rect)
        tip.attach(self)
        self.tip = tip
        self.damage(tip.rect.inset(-2))

    def toast(self, text: str, kind: str = "info", seconds: float = 5.0, link: ToastLink | None = None) -> None:
        """Show a sentence over the screen for a while; `kind` is info or warn, `link` leads on from it."""
        self.toasts = [each for each in self.toasts if each.text != text][-2:]
        self.toasts.append(Toast(text, kind, self.app.clock() + seconds, link))
        self._renew_toasts()

    def _renew_toasts(self) -> None:
        for node in self.toast_nodes:
            self.damage(node.rect.inset(-2))
        ctx = self.app.context(self)
        self.toast_nodes = [ToastBox(toast, ctx) for toast in self.toasts]
        self._stack_toasts()
        for node in self.toast_nodes:
            node.attach(self)
            self.damage(node.rect.inset(-2))

    def _stack_toasts(self) -> None:
        floor = self.scene.toast_floor(self.app.context(self))
        y = 68.0 if floor is None else floor - sum(node.rect.h + 8 for node in self.toast_nodes)
        for node in self.toast_nodes:
            node.rect = Rect(node.rect.x, y, node.rect.w, node.rect.h)
            y += node.rect.h + 8

    def tick(self, now: float) -> None:
        """Open the tooltip that is due, drop toasts whose time is over."""
        if self._tip_due is not None and now >= self._tip_due:
            self._open_tip()
        if any(toast.until <= now for toast in self.toasts):
            self.toasts = [toast for toast in self.toasts if toast.until > now]
            self._renew_toasts()
