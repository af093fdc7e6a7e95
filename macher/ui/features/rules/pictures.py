"""Pictures of the table beside rules and lessons: drawn while the player rests, one after the other, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from macher.ui.features.rules.picture_drawing import Laid, lay, printed
from macher.ui.features.rules.picture_tables import CROPS
from macher.ui.layout import Rect
from macher.ui.paint.kept import Kept
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene

if TYPE_CHECKING:
    from macher.i18n import Texts

__all__ = ["CropNode", "Crops", "crop_size", "fits_beside"]

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


def crop_size(key: str, width: float, height: float = math.inf) -> tuple[float, float]:
    """Width and height of a picture with its edge in a room of this size; never larger than on the table."""
    w, h = CROPS[key].size
    zoom = min(1.0, (width - 2 * _BORDER) / w, (height - 2 * _BORDER) / h)
    return w * zoom + 2 * _BORDER, h * zoom + 2 * _BORDER


def fits_beside(key: str, width: float) -> bool:
    """Whether a picture can be read in a column of this width."""
    return crop_size(key, width)[0] >= _LEAST * CROPS[key].size[0]


class CropNode(Node):
    """A picture with its caption below; blank paper until it is drawn."""

    role = "image"

    def __init__(
        self, ctx: Context, place: Rect, key: str, texts: Texts, height: float = math.inf, caption: bool = True
    ) -> None:
        """`place` is its corner and its width, `height` the most that the picture may take."""
        w, h = crop_size(key, place.w, height)
        said = texts(f"crop-{key}")
        self.crop, self.caption, self.frame = key, said if caption else "", Rect(0, 0, w, h)
        wide = max(w, min(place.w, _CAPTION)) if caption else w
        below = _ABOVE + ctx.height(said, "body", wide) if caption else 0.0
        super().__init__(Rect(place.x, place.y, wide, h + below), id=f"crop.{key}", name=said)
        self.options = ctx.stage.app.options
        self.scale = round(ctx.viewport.scale * (w - 2 * _BORDER) / CROPS[key].size[0], 4)
        self.ground = (texts.lang, self.scale, ctx.theme.key, self.options.patterns)
        self.look = (key, *self.ground)

    @property
    def drawn(self) -> bool:
        """Whether the picture is there."""
        return _shown.find(self.look) is not None

    def draw(self, p: Painter) -> None:
        p.box(self.frame, "row", "rule", _BORDER)
        made = _shown.find(self.look)
        if made is not None:
            inner = p.px(self.frame.inset(_BORDER))
            p.surface.blit(made, inner.topleft, (0, 0, inner.w, inner.h))
        if self.caption:
            p.paragraph(self.caption, self.rect.local().trim(top=self.frame.h + _ABOVE), "body", "ink_soft")


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
