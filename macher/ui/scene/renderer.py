"""Draws a tree of nodes, only where something changed, keeping pictures of the subtrees that ask for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from macher.ui.layout import Rect
from macher.ui.paint import kept as surfaces
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node

log = logging.getLogger(__name__)

_MANY = 24


@dataclass
class _Picture:
    key: tuple[object, ...]
    surface: pygame.Surface
    opaque: bool
    parts: tuple[tuple[Rect, object], ...] = ()
    dirty: list[pygame.Rect] = field(default_factory=list)
    """Areas to paint again, in physical window pixels."""


class Renderer:
    """Damage in physical window pixels, and the pictures of cached nodes."""

    def __init__(self, on_error: Callable[[Exception], None]) -> None:
        self._on_error = on_error
        self._all = True
        self._damage: list[pygame.Rect] = []
        self._pictures: dict[object, _Picture] = {}

    # -- damage -----------------------------------------------------------------------------------------------------

    def damage_all(self) -> None:
        """Have the whole window drawn; pictures stay as they are."""
        self._all = True

    def damage(self, rect: Rect, scale: float) -> pygame.Rect:
        """Note a logical window rectangle for drawing; returns it in physical pixels."""
        box = _outward(rect, scale)
        if not self._all:
            self._damage.append(box)
        return box

    def spoil(self, node: Node, box: pygame.Rect) -> None:
        """Have the cached pictures that show a node repainted within a physical window rectangle."""
        for each in (node, *node.ancestors()):
            if each.cache_key is not None:
                picture = self._pictures.get(_name(each))
                if picture is not None:
                    picture.dirty.append(box)

    def forget(self) -> None:
        """Drop every picture, since size, scale or theme changed."""
        self._pictures.clear()
        self._all = True

    @property
    def dirty(self) -> bool:
        """Whether there is anything to draw."""
        return self._all or bool(self._damage)

    def take(self, window: pygame.Rect) -> list[pygame.Rect]:
        """Returns the areas to draw now and clears them."""
        if self._all or len(self._damage) > _MANY:
            found = [window]
        else:
            found = _merged([box.clip(window) for box in self._damage])
            if sum(box.w * box.h for box in found) > window.w * window.h * 0.7:
                found = [window]
        self._all, self._damage = False, []
        return [box for box in found if box.w > 0 and box.h > 0]

    # -- painting ---------------------------------------------------------------------------------------------------

    def paint(self, node: Node, p: Painter) -> None:
        """Paint a node and what is below it, as far as the painter's clip reaches."""
        if not node.visible or node.broken:
            return
        area = p.px(node.rect.inset(-node.bleed))
        if not area.colliderect(p.clip):
            return
        if node.cache_key is not None and p.record is None:
            self._paint_picture(node, p, area)
        else:
            self._paint_plain(node, p)

    def _paint_plain(self, node: Node, p: Painter) -> None:
        if p.record is not None:
            p.owner = node.id or p.owner
        if not node.children and not _draws(node):
            return
        if node.clip:
            with p.within(node.rect, clip=True):
                self._guarded(node, node.draw, p)
                sx, sy = node.shift
                with p.within(node.room, clip=True):
                    p.ox, p.oy = p.ox + sx, p.oy + sy
                    self._paint_all(node.children, p)
                self._guarded(node, node.draw_over, p)
            return
        x, y, _, _ = node.rect
        before, kind = (p.ox, p.oy), type(node)
        at = p.ox, p.oy = p.ox + x, p.oy + y
        if kind.draw is not Node.draw:
            self._guarded(node, node.draw, p)
        if node.children:
            if kind.shift is not Node.shift or kind.room is not Node.room:
                room, (sx, sy) = node.room, node.shift
                p.ox, p.oy = p.ox + room.x + sx, p.oy + room.y + sy
            self._paint_all(node.children, p)
            p.ox, p.oy = at
        if kind.draw_over is not Node.draw_over:
            self._guarded(node, node.draw_over, p)
        p.ox, p.oy = before

    def _paint_all(self, nodes: list[Node], p: Painter) -> None:
        """Paint nodes that lie beside each other; what lies far from the clip is passed over."""
        clip, (left, top), scale = p.clip, p.corner, p.scale
        x0, y0 = (clip.x + left - 2) / scale - p.ox, (clip.y + top - 2) / scale - p.oy
        x1, y1 = x0 + (clip.w + 4) / scale, y0 + (clip.h + 4) / scale
        for node in nodes:
            x, y, w, h = node.rect
            over = node.bleed
            if x - over <= x1 and x + w + over >= x0 and y - over <= y1 and y + h + over >= y0:
                self.paint(node, p)

    def _guarded(self, node: Node, draw: Callable[[Painter], None], p: Painter) -> None:
        if p.record is not None:
            p.writer = node
        try:
            draw(p)
        except Exception as error:  # a node that can't be drawn is left out; the rest goes on
            node.broken = True
            self._on_error(error)

    def _paint_picture(self, node: Node, p: Painter, area: pygame.Rect) -> None:
        name = _name(node)
        opaque = bool(getattr(node, "opaque", False)) and node.bleed == 0
        left, top = p.corner
        key = (
            node.cache_key,
            [rect for rect, _ in node.cache_parts],
            area.size,
            p.scale,
            p.theme.key,
            round((p.ox + node.rect.x) * p.scale % 1, 3),
            round((p.oy + node.rect.y) * p.scale % 1, 3),
        )
        picture = self._pictures.get(name)
        if picture is not None and picture.key == key and picture.parts != node.cache_parts:
            self._spoil_parts(node, p, picture)
        if picture is None or picture.key != key:
            surface = surfaces.opaque(area.size) if opaque else surfaces.transparent(area.size)
            picture = self._pictures[name] = _Picture(key, surface, opaque, node.cache_parts)
            picture.dirty.append(pygame.Rect(area.x + left, area.y + top, area.w, area.h))
        if picture.dirty:
            self._refresh(node, p, picture, area)
        p.surface.blit(picture.surface, area)

    def _spoil_parts(self, node: Node, p: Painter, picture: _Picture) -> None:
        """Have the areas painted again of which the picture shows something else."""
        left, top = p.corner
        for new, old in zip(node.cache_parts, picture.parts, strict=True):
            if new != old:
                picture.dirty.append(p.px(new[0].moved(node.rect.x, node.rect.y)).move(left, top))
        picture.parts = node.cache_parts

    def _refresh(self, node: Node, p: Painter, picture: _Picture, area: pygame.Rect) -> None:
        corner = (p.corner[0] + area.x, p.corner[1] + area.y)
        whole = picture.surface.get_rect()
        boxes = _merged([box.move(-corner[0], -corner[1]).clip(whole) for box in picture.dirty])
        picture.dirty.clear()
        inner = Painter(picture.surface, p.scale, p.theme, p.type, p.fonts, corner, p.ox, p.oy)
        inner.patterns, inner.pictures, inner.grained = p.patterns, p.pictures, p.grained
        for box in boxes:
            if box.w and box.h:
                inner.clip = box
                picture.surface.set_clip(box)
                if not picture.opaque:
                    picture.surface.fill((0, 0, 0, 0), box)
                self._paint_plain(node, inner)
        picture.surface.set_clip(None)

    def prune(self, roots: list[Node]) -> None:
        """Drop the pictures of nodes that are no longer there."""
        alive = {_name(node) for root in roots for node in root.walk() if node.cache_key is not None}
        self._pictures = {name: picture for name, picture in self._pictures.items() if name in alive}


def _draws(node: Node) -> bool:
    """Whether a node paints anything itself; many only explain or take clicks."""
    kind = type(node)
    return kind.draw is not Node.draw or kind.draw_over is not Node.draw_over


def _name(node: Node) -> object:
    """The key of a picture: the node's id, or the node itself if it has none."""
    return node.id or id(node)


def _outward(rect: Rect, scale: float) -> pygame.Rect:
    x0, y0 = int(rect.x * scale) - 1, int(rect.y * scale) - 1
    return pygame.Rect(x0, y0, int(rect.right * scale) + 2 - x0, int(rect.bottom * scale) + 2 - y0)


def _merged(boxes: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas with overlapping ones united."""
    out: list[pygame.Rect] = []
    for box in boxes:
        if box.w <= 0 or box.h <= 0:
            continue
        while True:
            at = box.collidelist(out)
            if at < 0:
                break
            box = box.union(out.pop(at))
        out.append(box)
    return out
