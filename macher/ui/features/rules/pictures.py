"""Pictures of the table beside rules and lessons: drawn while the player rests, one after the other, and kept.

They are parts of the real table, laid out by the same scene that is played on, in a window that nobody sees.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from macher.i18n import Texts
from macher.session.lesson_tables import open_lesson
from macher.ui.app import App
from macher.ui.features.rules.picture_tables import CROPS, TABLES, Crop
from macher.ui.game.controller import GameController
from macher.ui.game.quick import NAMES
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, part
from macher.ui.layout import Rect, without
from macher.ui.paint.kept import Kept, opaque
from macher.ui.paint.painter import Painter, TextRun
from macher.ui.scene import Context, Node, Scene
from macher.ui.settings.options import ASSISTS, UiOptions
from macher.ui.table.screen import TableScene

__all__ = [
    "CropNode",
    "Crops",
    "Laid",
    "Printed",
    "bounds",
    "crop_size",
    "fits_beside",
    "lay",
    "picture",
    "printed",
    "region",
]

_WINDOW: Final = (1920, 1080)
"""Logical size of the window in which the table is laid out."""
_MARGIN: Final = 10.0
_DIM: Final = 0.62
"""How much of what is not lit is covered."""
_NEAR: Final = 6.0
_STRIP: Final = 40
"""Physical pixels of height that are drawn at once."""
_REST: Final = 0.25
"""Seconds without anything that the player does before drawing begins."""
_LEAST: Final = 0.6
"""The smallest share of its usual size at which a picture is shown."""
_BORDER: Final = 2.0
_CAPTION: Final = 260.0
"""Width that a caption may take below a narrower picture."""
_ABOVE: Final = 6.0
"""Free height over a caption."""
_shown: Final = Kept(16 * 1024 * 1024)
"""Finished pictures, for all screens: about what the fullest chapter needs in a window of 3840 by 2160."""


# -- drawing -----------------------------------------------------------------------------------------------------------


@dataclass
class Laid:
    """A table as it lies in a window that nobody sees."""

    app: App
    nodes: dict[str, Node]


def lay(table: str, texts: Texts, options: UiOptions, scale: float) -> Iterator[Laid | None]:
    """Lays out a table, a step at a time; the last one gives it."""
    session = open_lesson(TABLES[table], texts("newgame-you"), NAMES)
    yield None
    quiet = replace(
        options,
        scale=scale,
        layout="wide",
        fullscreen=False,
        reveals="none",
        reduced_motion=True,
        projections=True,
        assists=frozenset(ASSISTS),
    )
    pixels = (round(_WINDOW[0] * scale) + 1, round(_WINDOW[1] * scale) + 1)
    app = App(pixels, options=quiet, texts=texts.in_words(words_of(session.edition)))
    app.push(TableScene(GameController(session, "instant")))
    app.stage.build()
    app.motion.finish_all()
    yield Laid(app, {node.id: node for node in app.stage.root.walk() if node.id})


def bounds(laid: Laid, crop: Crop) -> Rect:
    """All that a picture is to show, with some paper around it."""
    first, *others = [laid.nodes[id].window_rect for id in (*crop.lit, *crop.around)]
    for rect in others:
        first = first.around(rect)
    whole = first.inset(-_MARGIN).shared(laid.app.viewport.rect)
    return whole._replace(w=min(whole.w, crop.most)) if crop.most else whole


def region(laid: Laid, crop: Crop) -> Rect:
    """The part of the window that a picture shows: of one size in every language, within the window."""
    (w, h), found, window = crop.size, bounds(laid, crop), laid.app.viewport.rect
    return Rect(min(found.x, window.w - w), min(found.y, window.h - h), w, h)


def together(rects: list[Rect]) -> list[Rect]:
    """Neighbours in one line, or one column, of the same height or width become one area."""
    found: list[Rect] = []
    for rect in rects:
        last = found[-1] if found else None
        level = last is not None and abs(last.y - rect.y) < 2 and abs(last.h - rect.h) < 2
        upright = last is not None and abs(last.x - rect.x) < 2 and abs(last.w - rect.w) < 2
        if last is not None and (level or upright) and last.inset(-_NEAR).meets(rect):
            found[-1] = last.around(rect)
        else:
            found.append(rect)
    return found


@dataclass
class Printed:
    """A finished picture with all that is written on it, in logical pixels of the window."""

    surface: pygame.Surface
    runs: list[TextRun]
    lit: list[Rect]


def printed(laid: Laid, crop: Crop) -> Iterator[Printed | None]:
    """Draws a picture, a strip at a time; the last step gives it."""
    app, area = laid.app, region(laid, crop)
    scale = app.viewport.scale
    corner = (round(area.x * scale), round(area.y * scale))
    surface = opaque((max(1, round(area.w * scale)), max(1, round(area.h * scale))))
    p = Painter(surface, scale, app.theme, app.type, app.fonts, corner)
    p.patterns, p.record = app.options.patterns, []
    surface.fill(p.colour("table"))
    for y in range(0, surface.get_height(), _STRIP):
        strip = pygame.Rect(0, y, surface.get_width(), min(_STRIP, surface.get_height() - y))
        p.clip = strip
        surface.set_clip(strip)
        app.stage.renderer.paint(app.stage.root, p)
        yield None
    surface.set_clip(None)
    p.clip = surface.get_rect()
    seen = area.inset(4)
    lit = together([laid.nodes[id].window_rect.inset(-3).shared(seen) for id in crop.lit])
    for dark in without(area, lit):
        p.veil(dark, "table", round(255 * _DIM))
    for rect in lit:
        p.frame(rect.inset(-2), "rule", 2)
    yield Printed(surface, p.record, lit)


# -- showing -----------------------------------------------------------------------------------------------------------


def crop_size(key: str, width: float, height: float = math.inf) -> tuple[float, float]:
    """Width and height of a picture with its edge in a room of this size; never larger than on the table."""
    w, h = CROPS[key].size
    zoom = min(1.0, (width - 2 * _BORDER) / w, (height - 2 * _BORDER) / h)
    return w * zoom + 2 * _BORDER, h * zoom + 2 * _BORDER


def fits_beside(key: str, width: float) -> bool:
    """Whether a picture can be read in a column of this width."""
    return crop_size(key, width)[0] >= _LEAST * CROPS[key].size[0]


def picture(k: Kit, key: str, texts: Texts, most: float = math.inf) -> Part:
    """A picture with its caption below; it is at most so high."""

    def height(width: float) -> float:
        w, h = crop_size(key, width, most)
        return h + _ABOVE + k.ctx.height(texts(f"crop-{key}"), "body", max(w, min(width, _CAPTION)))

    def place(page: Node, box: Rect) -> None:
        w, h = crop_size(key, box.w, most)
        shown = at_most(part(lambda spot: CropNode(k.ctx, spot, key, texts), h), w)
        said = at_most(k.paragraph(texts(f"crop-{key}"), "body", "ink_soft"), max(w, _CAPTION))
        column(shown, said, gap=_ABOVE).place(page, box)

    return Part(place, height)


class CropNode(Node):
    """The picture of a box; blank paper until it is drawn."""

    role = "image"

    def __init__(self, ctx: Context, box: Rect, key: str, texts: Texts) -> None:
        super().__init__(box, id=f"crop.{key}", name=texts(f"crop-{key}"))
        self.crop = key
        self.options = ctx.stage.app.options
        self.scale = round(ctx.viewport.scale * (box.w - 2 * _BORDER) / CROPS[key].size[0], 4)
        self.ground = (texts.lang, self.scale, ctx.theme.key, self.options.patterns)
        self.look = (key, *self.ground)

    @property
    def drawn(self) -> bool:
        """Whether the picture is there."""
        return _shown.find(self.look) is not None

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.box(box, "row", "rule", _BORDER)
        made = _shown.find(self.look)
        if made is not None:
            inner = p.px(box.inset(_BORDER))
            p.surface.blit(made, inner.topleft, (0, 0, inner.w, inner.h))


class Crops:
    """Draws the pictures of a screen.

    Every step takes some milliseconds, and the next one waits as long as the player does something: moves the
    pointer, scrolls, or types.
    """

    def __init__(self, scene: Scene, texts: Callable[[], Texts]) -> None:
        self.scene, self.texts = scene, texts
        self._turn = 0
        """Counts the ends: what was put off before one is not done any more."""
        self._due = False
        self._job: Iterator[None] | None = None
        self._laid: tuple[object, Laid] | None = None
        """The last table that was laid out."""
        self._before: object = None

    def look(self) -> None:
        """A tree was built: its pictures are drawn soon."""
        if not self._due and self._waiting():
            self._later(_REST)

    def stop(self) -> None:
        """The screen is left; a table laid out for it is no longer needed."""
        self._turn += 1
        self._due, self._job, self._laid = False, None, None

    def finish(self) -> None:
        """Draws all that are still missing, at once."""
        for node in self._waiting():
            for _ in self._draw(node):
                pass

    def _waiting(self) -> list[CropNode]:
        """Pictures that are still to be drawn, those nearest to the middle of the window first."""
        middle = self.scene.app.viewport.rect.cy
        found = [node for node in self.scene.stage.root.walk() if isinstance(node, CropNode) and not node.drawn]
        return sorted(found, key=lambda node: abs(node.window_rect.cy - middle))

    def _later(self, seconds: float) -> None:
        self._due, turn = True, self._turn

        def work() -> None:
            if turn == self._turn:
                self._work()

        self.scene.app.after(seconds, work)

    def _work(self) -> None:
        """One step, unless the player is doing something."""
        self._due = False
        waiting = self._waiting()
        stands = [node.window_rect for node in self.scene.stage.root.walk() if isinstance(node, CropNode)]
        now = (self.scene.app.inputs.stirs, stands)
        if now != self._before:
            self._before = now
            self._later(_REST)
            return
        if self._job is None:
            if not waiting:
                self._laid = None
                return
            self._job = self._draw(waiting[0])
        if next(self._job, self) is self:
            self._job = None
        self._later(0.0)

    def _draw(self, node: CropNode) -> Iterator[None]:
        """Draws a picture step by step and puts it where it is shown."""
        crop = CROPS[node.crop]
        ground = (crop.table, *node.ground)
        if self._laid is None or self._laid[0] != ground:
            self._laid = None
            for laid in lay(crop.table, self.texts(), node.options, node.scale):
                if laid is not None:
                    self._laid = ground, laid
                yield
        if self._laid is None:
            return
        for made in printed(self._laid[1], crop):
            if made is not None:
                self._show(node.look, made.surface)
            yield

    def _show(self, look: Hashable, surface: pygame.Surface) -> None:
        """Keeps a finished picture and puts it where it is missing."""
        _shown.get(look, lambda: surface)
        for each in self.scene.stage.root.walk():
            if isinstance(each, CropNode) and each.look == look:
                each.invalidate()
