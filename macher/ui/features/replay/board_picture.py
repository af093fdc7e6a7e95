"""The small picture of the replay after a game: the table at a moment, drawn while the player rests, and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from macher.ui.app import App
from macher.ui.features.replay.deeds import LookingBack
from macher.ui.game.reviewed import PUBLIC, ReviewedGame
from macher.ui.layout import Rect
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context
from macher.ui.table.scene import TableScene
from macher.ui.widgets import Clickable

if TYPE_CHECKING:
    from macher.i18n import Texts
    from macher.ui.scene import Scene
    from macher.ui.settings.options import UiOptions

__all__ = ["SHAPE", "BoardPicture", "BoardPictures"]

_WINDOW: Final = (1920, 1080)
"""Logical size of the window in which the table is laid out."""
_SEEN: Final = 812
"""Logical height of what is shown of it: all that stands above the dock."""
SHAPE: Final = _WINDOW[0] / _SEEN
"""Width of a picture as a share of its height."""
_REST: Final = 0.25
"""Seconds before drawing begins, and between its steps while the player does something."""
_STRIP: Final = 48
"""Physical pixels of height that are drawn at once."""
_FINER: Final = 3
"""So many times larger is it drawn before it is made small: letters that small would lie over each other."""


class BoardPicture(Clickable):
    """The picture in a frame; blank paper until it is drawn.  A click opens the replay there."""

    role = "image"

    def __init__(self, ctx: Context, rect: Rect, pictures: BoardPictures, name: str, **options: Any) -> None:
        super().__init__(rect, name=name, tooltip=name, **options)
        self.pictures = pictures
        self.look = (round(rect.w * ctx.viewport.scale), ctx.theme.key, pictures.texts().lang)

    def draw(self, p: Painter) -> None:
        """The picture, framed."""
        box = self.rect.local()
        p.fill(box, "row")
        made = self.pictures.find(self.look)
        if made is not None:
            whole = p.px(box)
            p.surface.blit(made, whole.topleft, (0, 0, whole.w, whole.h))
        p.frame(box, "action" if self.hovered else "ink", 3)


class BoardPictures:
    """Draws the picture of a moment for a screen, a step at a time."""

    def __init__(self, scene: Scene, game: ReviewedGame, texts: Callable[[], Texts]) -> None:
        self.scene, self.game, self.texts = scene, game, texts
        self.version = -1
        """The moment to be shown, as the number of its command; -1 as long as it is not known."""
        self._made: dict[object, pygame.Surface] = {}
        self._job: Iterator[None] | None = None
        self._due = False
        self._before: object = None

    def find(self, look: object) -> pygame.Surface | None:
        """The finished picture."""
        return self._made.get(look)

    def look(self) -> None:
        """A tree was built: its picture is drawn soon."""
        if not self._due and self.version >= 0 and self._waiting() is not None:
            self._later(_REST)

    def stop(self) -> None:
        """The screen is left."""
        self._job = None

    def finish(self) -> None:
        """Draws what is missing at once: for pictures of the screen."""
        node = self._waiting()
        for _ in self._draw(node) if node is not None else ():
            pass

    def _waiting(self) -> BoardPicture | None:
        nodes = (node for node in self.scene.stage.root.walk() if isinstance(node, BoardPicture))
        return next((node for node in nodes if node.look not in self._made), None)

    def _later(self, seconds: float) -> None:
        self._due = True
        self.scene.app.after(seconds, self._work)

    def _work(self) -> None:
        """One step, unless the player is doing something or has left."""
        self._due = False
        app, node = self.scene.app, self._waiting()
        if app.scene is not self.scene or node is None:
            self._job = None
            return
        if app.inputs.stirs != self._before:
            self._before = app.inputs.stirs
            self._later(_REST)
            return
        if self._job is None:
            self._job = self._draw(node)
        if next(self._job, self) is self:
            self._job = None
        self._later(0.0)

    def _draw(self, node: BoardPicture) -> Iterator[None]:
        app = self._laid(_FINER * node.look[0] / _WINDOW[0])
        yield
        app.stage.build()
        app.motion.finish_all()
        yield
        scale = app.viewport.scale
        surface = opaque((_FINER * node.look[0], max(1, round(_SEEN * scale))))
        p = Painter(surface, scale, app.theme, app.type, app.fonts)
        p.patterns, p.pictures = app.options.patterns, app.options.pictures
        surface.fill(p.colour("table"))
        for y in range(0, surface.get_height(), _STRIP):
            strip = pygame.Rect(0, y, surface.get_width(), min(_STRIP, surface.get_height() - y))
            p.clip = strip
            surface.set_clip(strip)
            app.stage.renderer.paint(app.stage.root, p)
            yield
        surface.set_clip(None)
        small = node.look[0], max(1, surface.get_height() // _FINER)
        self._made = {node.look: pygame.transform.smoothscale(surface, small)}
        for each in self.scene.stage.root.walk():
            if isinstance(each, BoardPicture):
                each.invalidate()

    def _laid(self, scale: float) -> App:
        """The table in a window that nobody sees."""
        options: UiOptions = self.scene.app.options
        quiet = replace(
            options, scale=scale, layout="wide", fullscreen=False, reveals="none", reduced_motion=True, projections=True
        )
        pixels = (round(_WINDOW[0] * scale) + 1, round(_WINDOW[1] * scale) + 1)
        app = App(pixels, options=quiet, texts=self.texts())
        app.push(TableScene(LookingBack(self.game.at(self.version), PUBLIC)))
        return app
