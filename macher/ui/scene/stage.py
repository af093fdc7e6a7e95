"""The stage: holds the tree of a scene with its layers, draws it, and knows what has the focus."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame

import macher.ui.scene.focus as focusing
from macher.ui.layout import Rect
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import FLOATING, Painter, TextRun
from macher.ui.scene.caps import draw_caps
from macher.ui.scene.free_ground import around, free_place
from macher.ui.scene.keyboard import Keyboard
from macher.ui.scene.node import Node
from macher.ui.scene.parts import Standing
from macher.ui.scene.pointer import Pointer
from macher.ui.scene.renderer import Renderer
from macher.ui.scene.scene import Context, Host, Scene
from macher.ui.scene.surroundings import Link
from macher.ui.scene.tips import Toast, ToastBox
from macher.ui.scene.tooltips import Tooltips

_GROUND = 0.1
"""A node that takes more than this share of the window counts as ground: toasts may cover it."""
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


class Stage:
    """One scene's tree with focus, layers on top and toasts; pointer, keys and tooltip have a part of their own."""

    def __init__(self, app: Host, scene: Scene) -> None:
        self.app = app
        self.scene = scene
        scene.stage, scene.app = self, app
        self.renderer = Renderer(app.report_error)
        self.root: Node = Node(Rect(0, 0, 0, 0))
        self.layers: list[_Layer] = []
        self.memory: dict[str, dict[str, Any]] = {}
        """What widgets remember across rebuilds, by node id."""
        self.focus: Node | None = None
        self.keyboard = False
        """Whether the last input came from the keyboard: only then the focus ring is shown."""
        self.pointer = Pointer(self)
        self.keys = Keyboard(self)
        self.tooltips = Tooltips(self)
        self.toasts: list[Toast] = []
        self.toast_nodes: list[ToastBox] = []
        self._glow: tuple[str, ...] = ()
        self._lit: list[Node] | None = None
        """The framed nodes of the present tree."""
        self._known: dict[Node, dict[str, list[Node]]] = {}
        """The nodes of present trees by their ids, by root."""
        self._written: tuple[Node, list[Rect]] | None = None
        """Where the text of a tree stands."""
        self._standing = Standing()
        """Where the parts of the present tree stand."""
        self._wanted_focus = ""
        self._rebuild = True

    # -- building ---------------------------------------------------------------------------------------------------

    def context(self) -> Context:
        """The surroundings that its tree is built in now."""
        return self.app.context(self)

    def request_rebuild(self) -> None:
        """Have the tree built anew before the next frame."""
        self._rebuild = True

    @property
    def stale(self) -> bool:
        """Whether a rebuild is due."""
        return self._rebuild

    def build_if_needed(self) -> None:
        """Build the tree anew if that is due, of what the scene has become."""
        if self._rebuild:
            self.scene.prepare()
            self.build()

    def build(self) -> None:
        """Build the tree anew; focus, hover, press and widget memory are found again by id."""
        self._rebuild = False
        ctx = self.context()
        pressed, focus, hover = self.pointer.pressed, self.focus, self.pointer.hover
        over = self._over_tree()
        self._lit = None
        tip = self.tooltips.keep()
        self.root = self.scene.build(ctx)
        focus_id = self._wanted_focus or (self.focus.id if self.focus else "")
        banner = self.app.banner(ctx) if self.app.banner is not None else None
        if banner is not None:
            self.root.add(banner)
        self.root.attach(self)
        for layer in self.layers:
            layer.root = layer.build(ctx)
            layer.root.attach(self)
        self.toast_nodes = self._toast_boxes(ctx)
        for node in self.toast_nodes:
            node.attach(self)
        self._known.clear()
        self._stack_toasts()
        self._wanted_focus = ""
        self.focus = self.find(focus_id) if focus_id else None
        self.pointer.pressed = self.find(pressed.id) if pressed is not None and pressed.id else None
        self.pointer.find()
        self.tooltips.renew(tip)
        self.renderer.prune(self.roots())
        before, self._standing = self._standing, Standing(self.root, self._standing)
        touched = [(pressed, self.pointer.pressed), (focus, self.focus), (hover, self.pointer.hover)]
        self._damage_changes(before, over, touched)
        self.scene.built()

    def _over_tree(self) -> list[Rect] | None:
        """Where something is drawn over the tree; None if that is no matter of a few areas."""
        if self.layers or self.tips or self.toast_nodes or self.app.inputs.alt_held or self.pointer.carried:
            return None
        rings = [] if self.focus is None else [self.focus.window_rect.inset(-RING - RING_GAP - 1)]
        return rings + [node.window_rect.inset(-4) for node in self._glowing()]

    def _damage_changes(
        self, before: Standing, over: list[Rect] | None, touched: list[tuple[Node | None, Node | None]]
    ) -> None:
        """Have drawn what a new tree shows otherwise, or all if nothing was kept.

        `over` is what was drawn over the former tree, `touched` has who was pressed, focused and hovered, and who is.
        """
        changed, now = self._standing.changed(before), self._over_tree()
        if changed is None or over is None or now is None:
            self.renderer.damage_all()
            return
        for rect in [*changed, *over, *now]:
            self.damage(rect)
        for pair in touched:
            for node in pair if pair[0] is not pair[1] else ():
                if node is not None:
                    node.invalidate()

    def roots(self) -> list[Node]:
        """The roots of all layers, lowest first."""
        return [self.root, *(layer.root for layer in self.layers)]

    def linked(self) -> Link | None:
        """The target of the newest toast with a link."""
        return next((toast.link for toast in reversed(self.toasts) if toast.link is not None), None)

    def explained(self) -> Node | None:
        """The node that the open tooltip belongs to."""
        return self.tooltips.owner

    @property
    def tip(self) -> Node | None:
        """The open tooltip."""
        return self.tooltips.tip

    @property
    def tips(self) -> list[Node]:
        """The open tooltip, and the explanation of one of its words."""
        return self.tooltips.open

    @property
    def active(self) -> Node:
        """The root that takes input: the topmost layer's."""
        return self.layers[-1].root if self.layers else self.root

    def find(self, id: str) -> Node | None:
        """The node with this id, topmost layer first."""
        return next((nodes[0] for root in reversed(self.roots()) if (nodes := self._ids(root).get(id))), None)

    def open_layer(self, id: str, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None) -> None:
        """Put a layer on top, replacing one with this id; it takes all input, and its default node gets the focus."""
        self.close_layer(id)
        root = build(self.context())
        root.attach(self)
        self._lit = None
        self.layers.append(_Layer(id, build, on_cancel, root, self.focus.id if self.focus else "", self.keyboard))
        self.tooltips.close()
        first = next((node for node in focusing.focusables(root) if node.data == "default"), None)
        # In a layer Enter answers at once, so the button it would press is framed.
        self.set_focus(first or next(iter(focusing.focusables(root)), None), True)
        self.renderer.damage_all()

    def close_layer(self, id: str) -> None:
        """Take a layer away; the focus goes back to where it was before."""
        for layer in [each for each in self.layers if each.id == id]:
            self.layers.remove(layer)
            self._known.pop(layer.root, None)
            self._lit = None
            self.tooltips.close()
            before = self.find(layer.focus_before) if layer.focus_before else None
            self.set_focus(before, layer.keyboard_before)
            self.pointer.find()
            self.renderer.damage_all()

    def cancel_layer(self) -> bool:
        """Close the topmost layer as by Esc; False if there is none."""
        if not self.layers:
            return False
        layer = self.layers[-1]
        self.close_layer(layer.id)
        if layer.on_cancel is not None:
            layer.on_cancel()
        return True

    def has_layer(self, id: str) -> bool:
        """Whether this layer is open."""
        return any(layer.id == id for layer in self.layers)

    def forget(self) -> None:
        """Close and forget all that was opened, said or remembered, and build the tree anew: somebody else looks."""
        self.tooltips.close()
        for layer in list(self.layers):
            self.close_layer(layer.id)
        self.clear_toasts()
        self.memory.clear()
        self.renderer.forget()
        self.build()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def damage_node(self, node: Node) -> None:
        """Have a node's area drawn again, also in the pictures that show it."""
        rect = node.window_rect.inset(-node.bleed - 0.5)
        box = self.renderer.damage(rect, self.app.viewport.scale)
        self.renderer.spoil(node, box)

    def damage(self, rect: Rect) -> None:
        """Have an area drawn again, for things that are drawn over the tree."""
        self.renderer.damage(rect, self.app.viewport.scale)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed; returns the physical areas."""
        boxes = self.renderer.take(surface.get_rect())
        for box in boxes:
            self.draw_part(surface, box)
        return boxes

    def draw_part(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw everything in a physical area, changed or not."""
        p = self.app.painter(surface, self.scene)
        p.clip = box
        surface.set_clip(box)
        self._draw_area(p, box)
        surface.set_clip(None)

    def _draw_area(self, p: Painter, box: pygame.Rect) -> None:
        p.surface.fill(p.colour(self.scene.background), box)
        for layer, root in enumerate(self.roots()):
            p.layer = layer
            self.renderer.paint(root, p)
        p.layer, p.writer = FLOATING, None
        self.scene.draw_over(p)
        for node in self._glowing():
            if node.shown:
                p.frame(node.window_rect.inset(-2), "action_text", 2)
        if self.focus is not None and self.keyboard:
            self._draw_ring(p, self.focus)
        if self.app.inputs.alt_held:
            draw_caps(p, self.active, self._writing())
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

    def record(self, surface: pygame.Surface | None = None, painter: Painter | None = None) -> list[TextRun]:
        """Note all text of the window as it is drawn, on a surface of the window's size or on none.

        `painter` draws on that surface and may note more than others, or less.
        """
        surface = surface or opaque((1, 1))
        p = painter or self.app.painter(surface, self.scene)
        p.record, p.clip = [], pygame.Rect((0, 0), self.app.pixels)
        self._draw_area(p, p.clip)
        surface.set_clip(None)
        return p.record

    def _writing(self) -> list[Rect]:
        """Where text stands on the topmost layer; found by drawing once for each tree, while Alt is held."""
        if self._written is None or self._written[0] is not self.active:
            self._written = self.active, [run.ink.shared(run.visible) for run in self.writing()]
        return self._written[1]

    def writing(self, area: Rect | None = None) -> list[TextRun]:
        """The text on the topmost layer now, or in an area of it; nothing is drawn on the screen."""
        p = self.app.painter(opaque((1, 1)), self.scene)
        p.record = []
        p.clip = p.px(area or self.app.viewport.rect)
        self.renderer.paint(self.active, p)
        return p.record

    def kept_clear(self) -> list[Rect]:
        """Areas that tooltips and toasts must not cover: the question of the screen, unless a layer covers it."""
        return [] if self.layers else self.scene.kept_clear()

    # -- focus ------------------------------------------------------------------------------------------------------

    def set_focus(self, node: Node | None, keyboard: bool | None = None) -> None:
        """Give the focus to a node or take it away."""
        before = self.focus
        if keyboard is not None:
            self.set_keyboard(keyboard)
        if node is before:
            return
        self.focus = node
        for each in (before, node):
            if each is not None and each.stage is self:
                self.damage(each.window_rect.inset(-RING - RING_GAP - 1))
                each.invalidate()
        if node is not None:
            self.keys.remember(node)
            self._scroll_to(node)
        if self.keyboard:
            self.tooltips.wait_for(node)
            self.scene.on_hover(node)

    def focus_id(self, id: str) -> None:
        """Give the focus to the node with this id now, or after the rebuild that is due."""
        if self._rebuild:
            self._wanted_focus = id
        else:
            self.set_focus(self.find(id))

    def focus_built(self, id: str) -> None:
        """Give the focus to the node with this id once the current tree is built; "" takes it away."""
        self._wanted_focus = id
        if not id:
            self.focus = None

    def set_keyboard(self, keyboard: bool) -> None:
        """Note whether the last input came from the keyboard."""
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
        """Frame these nodes until the next call: what a log line or a topic is about."""
        wanted = tuple(ids)
        if wanted == self._glow:
            return
        before = self._glowing()
        self._glow, self._lit = wanted, None
        for node in dict.fromkeys([*before, *self._glowing()]):
            self.damage(node.window_rect.inset(-4))

    def _glowing(self) -> list[Node]:
        """The nodes that are framed, found again once after every rebuild."""
        if self._lit is None:
            known = self._ids(self.active) if self._glow else {}
            self._lit = [node for id in dict.fromkeys(self._glow) for node in known.get(id, ())]
        return self._lit

    def _ids(self, root: Node) -> dict[str, list[Node]]:
        """The nodes of a tree by their ids, in drawing order; found once for each tree."""
        known = self._known.get(root)
        if known is None:
            known = self._known[root] = {}
            for node in root.walk():
                if node.id:
                    known.setdefault(node.id, []).append(node)
        return known

    def grown(self) -> None:
        """Call after adding nodes to a built tree or removing them."""
        self._lit = None
        self._known.clear()

    def let_go(self, prefix: str = "") -> None:
        """Forget what the pointer has pressed, if its id begins so: its release is no click."""
        if self.pointer.pressed is not None and self.pointer.pressed.id.startswith(prefix):
            self.pointer.pressed = None

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

    # -- toasts -----------------------------------------------------------------------------------------------------

    def toast(self, text: str, kind: str = "info", seconds: float = 5.0, link: Link | None = None) -> None:
        """Show a sentence over the screen for a while; `kind` is info or warn, `link` leads on from it."""
        self.toasts = [each for each in self.toasts if each.text != text][-2:]
        self.toasts.append(Toast(text, kind, self.app.clock() + seconds, link))
        self._renew_toasts()

    def clear_toasts(self) -> None:
        """Take all toasts away."""
        self.toasts.clear()

    def _renew_toasts(self) -> None:
        for node in self.toast_nodes:
            self.damage(node.rect.inset(-2))
        ctx = self.context()
        self.toast_nodes = self._toast_boxes(ctx)
        self._stack_toasts()
        for node in self.toast_nodes:
            node.attach(self)
            self.damage(node.rect.inset(-2))

    def _stack_toasts(self) -> None:
        ctx = self.context()
        room = self.scene.toast_room(ctx)
        y = 68.0 if room is None else room.bottom - sum(node.rect.h + 8 for node in self.toast_nodes)
        placed: list[Rect] = []
        for node in self.toast_nodes:
            x = round((room or ctx.rect).cx - node.rect.w / 2)
            node.rect = self._toast_place(node, Rect(x, y, node.rect.w, node.rect.h), placed)
            placed.append(node.rect)
            y += node.rect.h + 8

    def _toast_place(self, node: ToastBox, home: Rect, placed: list[Rect]) -> Rect:
        """Where a toast stands: at home or near it, if possible without covering a question, control or word.

        It keeps its place across rebuilds, unless a question now lies there.
        """
        toast, window = node.toast, self.app.viewport.rect
        controls = [each.window_rect for each in self.active.walk() if each.interactive and each.shown]
        small = [each for each in controls if each.w * each.h < window.w * window.h * _GROUND]
        dear = [*(self.kept_clear() or small), *placed]
        kept = toast.place
        if kept is None or (kept.w, kept.h) != (home.w, home.h) or any(map(kept.meets, dear)):
            words = [run.ink.shared(run.visible) for run in self.writing(around([home]))]
            pictures = [] if self.layers else self.scene.pictured()
            kept = free_place([home], window, dear, [*small, *words, *pictures])
        toast.place = kept
        return kept

    def _toast_boxes(self, ctx: Context) -> list[ToastBox]:
        room = self.scene.toast_room(ctx) or ctx.rect
        return [ToastBox(toast, ctx, room.w) for toast in self.toasts]

    def tick(self, now: float) -> None:
        """Open the tooltip that is due, drop toasts whose time is over."""
        self.tooltips.tick(now)
        if any(toast.until <= now for toast in self.toasts):
            self.toasts = [toast for toast in self.toasts if toast.until > now]
            self._renew_toasts()
