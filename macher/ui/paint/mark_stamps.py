"""Marks of merit as stamps of the album: cancelled with a postmark where they are earned, else a pale place."""

from __future__ import annotations

from typing import Final

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Painter
from macher.ui.paint.prints import Inks, drawn, hexadecimal, inked, source
from macher.ui.paint.stamps import outline, paint_postmark
from macher.ui.theme.tokens import RGB

MARK_ASPECT: Final = 104 / 123
"""Width of a stamp as a share of its height."""
_MOST_TILT: Final = 4
_POSTMARK: Final = 56.0
"""How large a postmark is, in logical pixels."""


def tilt_of(key: str) -> int:
    """By how many degrees a stamp is turned, the same at every look."""
    return sum(map(ord, key)) % (2 * _MOST_TILT + 1) - _MOST_TILT


@kept
def _stamp(key: str, w: int, h: int, inks: Inks, edge: RGB, scale: float, lines: bool) -> pygame.Surface:
    """A stamp with its picture, in w by h physical pixels."""
    width, height = w / scale, h / scale
    margin = width * 0.085
    ink, paper = hexadecimal(inks.ink), hexadecimal(inks.ground)
    side = width - 2.6 * margin
    y = (height - side) / 2
    factor = (width - 2) / width
    body = inked(source("marks", key), inks)
    level = "".join(
        f'<path d="M{margin:g} {at:g}H{width - margin:g}" stroke="{hexadecimal(inks.tint)}" stroke-width="0.7"/>'
        for at in range(round(margin) + 5, round(height - margin), 6)
    )
    parts = [
        f'<path transform="translate(1 1) scale({factor:g})" fill="{paper}" stroke="{hexadecimal(edge)}" '
        f'stroke-width="1" d="{outline(width, height)}"/>',
        level if lines else "",
        f'<g transform="translate({1.3 * margin:g} {y:g}) scale({side / 100:g})">{body}</g>',
        f'<rect fill="none" stroke="{ink}" stroke-width="{max(1.2, width / 60):g}" x="{margin:g}" y="{margin:g}" '
        f'width="{width - 2 * margin:g}" height="{height - 2 * margin:g}"/>',
    ]
    return drawn("".join(parts), w, h, (0, 0, width, height))


@kept
def _turned(key: str, w: int, h: int, inks: Inks, edge: RGB, scale: float, lines: bool, degrees: int) -> pygame.Surface:
    return pygame.transform.rotozoom(_stamp(key, w, h, inks, edge, scale, lines), degrees, 1.0)


def paint_mark(p: Painter, rect: Rect, key: str, words: str = "", day: str = "") -> None:
    """A mark that is earned, a little turned, with a postmark of the day at its lower left; `words` go around it."""
    height = min(rect.h, rect.w / MARK_ASPECT)
    box = rect.centred(height * MARK_ASPECT, height)
    inks = Inks(p.colour("ink"), p.colour("art_tint"), p.colour("raised"))
    lines = p.pictures == "full"
    made = _turned(key, p.length(box.w), p.length(box.h), inks, p.colour("edge"), p.scale, lines, tilt_of(key))
    p.surface.blit(made, made.get_rect(center=p.px(box).center))
    if day:
        disc = Rect(box.x - _POSTMARK * 0.32, box.bottom - _POSTMARK * 0.72, _POSTMARK, _POSTMARK)
        paint_postmark(p, disc, "", words)
        _day(p, disc, day)


def _day(p: Painter, disc: Rect, day: str) -> None:
    """The day inside a postmark, rising a little; it is part of the picture, and said in words elsewhere."""
    style = p.style("card:bold")
    room = disc.w * 0.58
    style = style.sized(min(disc.h * 0.24, style.size * room / max(1.0, p.width(day, style))))
    made = pygame.transform.rotozoom(p.fonts.line(style, day, p.colour("ink")), 10, 1.0)
    p.surface.blit(made, made.get_rect(center=p.px(disc).center))


@kept
def _pale(key: str, w: int, h: int, inks: Inks) -> pygame.Surface:
    side = min(w, h)
    return drawn(inked(source("marks", key), inks), side, side, (0, 0, 100, 100))


def paint_mark_place(p: Painter, rect: Rect, key: str) -> None:
    """The place of a mark that is not earned: a dashed outline and the picture in one pale tone."""
    height = min(rect.h, rect.w / MARK_ASPECT)
    box = rect.centred(height * MARK_ASPECT, height)
    p.dashed(box, "slot_line", 1.5, 3.5, 3.5)
    side = box.w * 0.74
    spot = p.px(box.centred(side, side))
    inks = Inks(p.colour("slot_line"), p.colour("track"), p.colour("panel"))
    p.surface.blit(_pale(key, spot.w, spot.h, inks), spot)
