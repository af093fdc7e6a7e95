"""Materials: paper with its grain, and rubber stamps with the specks that they leave out."""

from __future__ import annotations

import math
import random
from typing import Final, Literal

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept, opaque
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import drawn, hexadecimal
from macher.ui.theme.tokens import RGB

RubberKind = Literal["sealed", "published", "declined", "voted"]
"""A double box, an oval, two double bars, a solid box."""

GRAIN: Final = 12
"""How far a point of the paper is from its colour at most, of 255."""
_TILE: Final = 256
_TILT: Final = 6.0
"""Degrees by which a rubber stamp is turned."""


@kept
def tile(colour: RGB) -> pygame.Surface:
    """A square of paper: fine points, and flakes of two points."""
    rng = random.Random("paper")
    made = opaque((_TILE, _TILE))
    made.fill(colour)
    fine = pygame.image.frombuffer(rng.randbytes(_TILE * _TILE), (_TILE, _TILE), "P")
    fine.set_palette([(at * GRAIN // 4 // 255,) * 3 for at in range(256)])
    flakes = pygame.image.frombuffer(rng.randbytes(_TILE * _TILE // 4), (_TILE // 2, _TILE // 2), "P")
    flakes.set_palette([((at - 200) * GRAIN // 2 // 55 if at > 200 else 0,) * 3 for at in range(256)])
    dark = sum(colour) < 384
    mode = pygame.BLEND_ADD if dark else pygame.BLEND_SUB
    for part in (fine.convert(24), pygame.transform.scale2x(flakes.convert(24))):
        made.blit(part, (0, 0), special_flags=mode)
    return made


def paint_paper(p: Painter, box: Rect, ink: Ink) -> None:
    """Paper of a colour, with its grain where it is shown."""
    p.fill(box, ink)
    if not p.grained:
        return
    made, at = tile(p.colour(ink)), p.px(box)
    seen = at.clip(p.clip)
    for y in range(at.y, at.bottom, _TILE):
        for x in range(at.x, at.right, _TILE):
            part = pygame.Rect(x, y, _TILE, _TILE).clip(at)
            if part.colliderect(seen):
                p.surface.blit(made, part, pygame.Rect(0, 0, part.w, part.h))


@kept
def _rubber(w: int, h: int, kind: RubberKind, ink: RGB, scale: float, paper: RGB | None) -> pygame.Surface:
    """The frame of a stamp, turned; the box of its words is w by h physical pixels in the middle of the picture.

    `paper` fills a double box, where lines below would cross the words.
    """
    width, height = w / scale, h / scale
    rise = width * math.sin(math.radians(_TILT)) + 4
    whole = height + rise
    colour, x, y = hexadecimal(ink), 2.0, (whole - height) / 2
    line, thin = max(2.0, height * 0.07), max(1.0, height * 0.03)
    gap = line + thin + 1.0

    def frame(inset: float, thick: float) -> str:
        return (
            f'<rect x="{x + inset:g}" y="{y + inset:g}" width="{width - 4 - 2 * inset:g}" '
            f'height="{height - 2 * inset:g}" fill="none" stroke="{colour}" stroke-width="{thick:g}"/>'
        )

    def oval(inset: float, thick: float) -> str:
        return (
            f'<ellipse cx="{width / 2:g}" cy="{whole / 2:g}" rx="{width / 2 - 2 - inset:g}" '
            f'ry="{height / 2 - inset:g}" fill="none" stroke="{colour}" stroke-width="{thick:g}"/>'
        )

    if kind == "sealed":
        body = frame(line / 2, line) + frame(gap, thin)
        if paper is not None:
            body = body.replace('fill="none"', f'fill="{hexadecimal(paper)}"', 1)
    elif kind == "published":
        body = oval(line / 2, line) + oval(gap, thin)
    elif kind == "voted":
        body = (
            frame(line / 2, line)
            + f'<rect x="{x:g}" y="{y:g}" width="{width - 4:g}" height="{height:g}" fill="{colour}"/>'
        )
    else:
        bars = ((y, line), (y + line + 1.5, thin), (y + height - line, line), (y + height - line - 1.5 - thin, thin))
        body = "".join(
            f'<rect x="{x:g}" y="{top:g}" width="{width - 4:g}" height="{thick:g}" fill="{colour}"/>'
            for top, thick in bars
        )
    turned = f'<g transform="rotate({-_TILT:g} {width / 2:g} {whole / 2:g})">{body}</g>'
    return drawn(turned, w, round(whole * scale), (0, 0, width, whole))


def fits_rubber(p: Painter, word: str, width: float) -> bool:
    """Whether a stamp of this width has room for a word."""
    return p.width(word, "strong") <= width * 0.9 - 12


def paint_rubber(
    p: Painter, box: Rect, word: str, kind: RubberKind, ink: Ink = "ink", ground: Ink = "panel", *, filled: bool = False
) -> None:
    """A rubber stamp with a word, as wide as the box, turned; straight where no pictures are wished.

    A double box that is `filled` covers the lines below it.
    """
    room = box.w * (0.8 if kind == "published" else 0.9) - 12
    largest = p.style("strong")
    largest = largest.sized(max(largest.size, min(30.0, box.h * 0.52)))
    fitting = largest.sized(max(p.style("strong").size, largest.size * min(1.0, room / p.width(word, largest))))
    chosen, style = p.fitting(word, room, fitting)
    letters: Ink = ground if kind == "voted" else ink
    if p.pictures == "off":
        p.box(box, ink if kind == "voted" else ground, ink, 2)
        p.text(chosen, box, style, letters, "centre")
        return
    made = _rubber(p.length(box.w), p.length(box.h), kind, p.colour(ink), p.scale, p.colour(ground) if filled else None)
    place = p.px(box)
    p.surface.blit(made, made.get_rect(center=place.center))
    p.tilted(chosen, box, style, letters, _TILT)
    _specks(p, box, p.colour(ground), word)


def _specks(p: Painter, box: Rect, ground: RGB, seed: str) -> None:
    """Points that the rubber has left out, on at most a hundredth of the stamp."""
    rng = random.Random(f"specks {seed}")
    place = p.px(box)
    for _ in range(min(26, int(place.w * place.h * 0.008 / 4))):
        side = rng.choice((1, 1, 2))
        p.surface.fill(ground, (place.x + rng.randrange(place.w), place.y + rng.randrange(place.h), side, side))
