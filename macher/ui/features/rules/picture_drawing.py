"""Draws parts of the real table without showing it: laid out by the same scene that is played on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from macher.i18n import Texts
from macher.session.lesson_tables import open_lesson
from macher.ui.app import App
from macher.ui.features.rules.picture_tables import TABLES, Crop
from macher.ui.game.controller import GameController
from macher.ui.game.quick import NAMES
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect, without
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import Painter, TextRun
from macher.ui.scene.node import Node
from macher.ui.settings.options import ASSISTS, UiOptions
from macher.ui.table.scene import TableScene

__all__ = ["Laid", "Printed", "bounds", "lay", "printed", "region"]

_WINDOW: Final = (1920, 1080)
"""Logical size of the window in which the table is laid out."""
_MARGIN: Final = 10.0
_DIM: Final = 0.62
"""How much of what is not lit is covered."""
_NEAR: Final = 6.0
_STRIP: Final = 40
"""Physical pixels of height that are drawn at once."""


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
    for part in without(area, lit):
        p.veil(part, "table", round(255 * _DIM))
    for rect in lit:
        p.frame(rect.inset(-2), "rule", 2)
    yield Printed(surface, p.record, lit)
