"""Postage stamps: a landmark and the code of a state, or a mark of merit; a postmark once it is voted or earned."""

from __future__ import annotations

import math
from typing import Final

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import Inks, drawn, hexadecimal, inked, source
from macher.ui.theme.tokens import RGB

ASPECT: Final = 56 / 68
"""Width of a stamp as a share of its height."""


def outline(w: float, h: float) -> str:
    """The edge of a stamp: half circles bitten out of all sides, as the data of a path."""
    step = max(4.0, min(8.0, w / 14))
    radius = step * 0.3
    parts = ["M0 0"]
    for dx, dy, length in ((1, 0, w), (0, 1, h), (-1, 0, w), (0, -1, h)):
        count = max(3, round(length / step))
        gap = (length - count * 2 * radius) / (count + 1)
        for _ in range(count):
            bite = f"a{radius:.2f} {radius:.2f} 0 0 0 {dx * 2 * radius:.2f} {dy * 2 * radius:.2f}"
            parts.append(f"l{dx * gap:.2f} {dy * gap:.2f}{bite}")
        parts.append(f"l{dx * gap:.2f} {dy * gap:.2f}")
    return "".join(parts) + "z"


def _paper(width: float, height: float, inks: Inks, edge: RGB) -> str:
    """The paper of a stamp."""
    return (
        f'<path transform="translate(1 1) scale({(width - 2) / width:g})" fill="{hexadecimal(inks.ground)}" '
        f'stroke="{hexadecimal(edge)}" stroke-width="1" d="{outline(width, height)}"/>'
    )


def _frame(x: float, y: float, width: float, height: float, ink: RGB, line: float) -> str:
    return (
        f'<rect fill="none" stroke="{hexadecimal(ink)}" stroke-width="{line:g}" x="{x:g}" y="{y:g}" '
        f'width="{width:g}" height="{height:g}"/>'
    )


@kept
def stamp(code: str, w: int, h: int, inks: Inks, edge: RGB, scale: float) -> pygame.Surface:
    """A stamp without its code, in w by h physical pixels."""
    width, height = w / scale, h / scale
    margin = width * 0.1
    side = width - 2 * margin
    body = inked(source("states", code.lower()), inks)
    rim, wide = margin * 0.75, side + margin * 0.5
    parts = [
        _paper(width, height, inks, edge),
        f'<g transform="translate({margin:g} {margin:g}) scale({side / 100:g})">{body}</g>',
        # what a landmark draws beyond its frame is covered by paper
        _frame(rim, rim, wide, wide, inks.ground, margin * 0.5),
        _frame(margin, margin, side, side, inks.ink, max(1.2, width / 60)),
    ]
    return drawn("".join(parts), w, h, (0, 0, width, height))


def code_fits(height: float, letters: float) -> bool:
    """Whether a stamp of this height has room for its code in letters of this size."""
    return height * (1 - ASPECT) * 1.1 >= letters * 0.7


def paint_stamp(p: Painter, rect: Rect, code: str, ink: Ink = "ink") -> None:
    """The stamp of a state, as large as fits; `ink` is the colour of action while the state votes."""
    height = min(rect.h, rect.w / ASPECT)
    box = rect.centred(height * ASPECT, height)
    tint: Ink = "pro_tint" if ink in ("action_text", "action") else "art_tint"
    inks = Inks(p.colour(ink), p.colour(tint), p.colour("raised"))
    made = stamp(code, p.length(box.w), p.length(box.h), inks, p.colour("edge"), p.scale)
    p.surface.blit(made, p.px(box).topleft)
    margin = box.w * 0.1
    below = Rect(box.x + margin, box.y + box.w - margin + 2, box.w - 2 * margin, (box.h - box.w) * 1.1)
    style = p.style("card:bold").sized(max(p.style("caption").size, box.h * 0.19))
    if code_fits(box.h, p.style("caption").size):
        p.text(code, below, style, ink, "centre" if box.h < 100 else "left")


def paint_place(p: Painter, rect: Rect, land: str, code: str, ink: Ink = "ink") -> None:
    """The stamp of a state; the map if it has no landmark, as from a mod, or if no pictures are wished."""
    if p.pictures != "off" and source("states", code.lower()):
        paint_stamp(p, rect, code, ink)
    else:
        p.germany(rect, land)


@kept
def postmark(w: int, h: int, ink: RGB, paper: RGB, scale: float) -> pygame.Surface:
    """Two circles on a disc of paper, and five waves; without words."""
    width, height = w / scale, h / scale
    r = height / 2 - 1
    line = max(1.0, height / 42)
    cx = r + 1
    waves = []
    for i in range(5):
        y = height * (0.2 + i * 0.15)
        x0 = cx + math.sqrt(max(0.0, r * r - (y - r - 1) ** 2)) + 1
        data, x, up = f"M{x0:.1f} {y:.1f}", x0, 1
        step = height * 0.14
        while x + step < width:
            data += f"q{step / 2:.2f} {-up * height * 0.075:.2f} {step:.2f} 0"
            x, up = x + step, -up
        waves.append(f'<path fill="none" stroke="{hexadecimal(ink)}" stroke-width="{line:g}" d="{data}"/>')
    place = f'cx="{cx:g}" cy="{r + 1:g}"'
    rings = "".join(
        f'<circle {place} r="{each:g}" fill="none" stroke="{hexadecimal(ink)}" stroke-width="{line:g}"/>'
        for each in (r - line / 2, r * 0.62)
    )
    body = f'<circle {place} r="{r:g}" fill="{hexadecimal(paper)}" fill-opacity="0.82"/>{rings}{"".join(waves)}'
    return drawn(body, w, h, (0, 0, width, height))


def paint_postmark(p: Painter, rect: Rect, number: str, words: str = "", below: str = "") -> None:
    """A postmark over a stamp: the round inside, words around it where they are large enough to be read.

    In a square box it has no waves; `below` are words along its lower half.
    """
    if p.pictures == "off":
        return
    made = postmark(p.length(rect.w), p.length(rect.h), p.colour("ink"), p.colour("raised"), p.scale)
    p.surface.blit(made, p.px(rect).topleft)
    disc = Rect(rect.x, rect.y, rect.h, rect.h)
    style = p.style("card:bold").sized(max(p.style("caption").size, rect.h * 0.3))
    p.text(number, disc, style, "ink", "centre")
    if words and rect.h >= 52:
        _around(p, disc, words)
    if below and rect.h >= 52:
        _around(p, disc, below, under=True)


def _around(p: Painter, disc: Rect, words: str, *, under: bool = False) -> None:
    """Letters along the upper half of a circle, or along the lower one."""
    style = p.style("card:bold").sized(disc.h * 0.135)
    radius = disc.h * 0.4
    widths = [p.width(letter, style) + disc.h * 0.012 for letter in words]
    turn = -1 if under else 1
    angle = -90 * turn - turn * math.degrees(sum(widths) / radius) / 2
    for letter, wide in zip(words, widths, strict=True):
        half = turn * math.degrees(wide / radius) / 2
        angle += half
        x, y = disc.cx + radius * math.cos(math.radians(angle)), disc.cy + radius * math.sin(math.radians(angle))
        made = pygame.transform.rotozoom(p.fonts.line(style, letter, p.colour("ink")), -angle - 90 * turn, 1.0)
        place = p.px(Rect(x, y, 0, 0))
        p.surface.blit(made, made.get_rect(center=place.topleft))
        angle += half


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
    side = width - 2.6 * margin
    y = (height - side) / 2
    body = inked(source("marks", key), inks)
    level = "".join(
        f'<path d="M{margin:g} {at:g}H{width - margin:g}" stroke="{hexadecimal(inks.tint)}" stroke-width="0.7"/>'
        for at in range(round(margin) + 5, round(height - margin), 6)
    )
    parts = [
        _paper(width, height, inks, edge),
        level if lines else "",
        f'<g transform="translate({1.3 * margin:g} {y:g}) scale({side / 100:g})">{body}</g>',
        _frame(margin, margin, width - 2 * margin, height - 2 * margin, inks.ink, max(1.2, width / 60)),
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
