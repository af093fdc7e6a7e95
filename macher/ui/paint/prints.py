"""Pictures of files, drawn on first use and kept: icons in one colour, and block prints in the inks of the moment.

The prints in `assets/art` name their colours by place: ink, tint, ground, party and ray. A plate is put together from
the scene behind a topic, the stroke through what is rejected, the figure with its halo, and an edge as if cut by hand.
"""

from __future__ import annotations

import io
import random
import re
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from macher.resources import ResourceMissing, asset_text
from macher.ui.paint.kept import blended, kept
from macher.ui.theme.tokens import RGB

TOPICS: Final = {
    "education": ("rays", "graduation-cap"),
    "digitization": ("traces", "cpu"),
    "genetics": ("field", "dna"),
    "security": ("searchlights", "shield"),
    "welfare": ("rain", "heart-handshake"),
    "environment": ("hills", "leaf"),
    "traffic": ("road", "car"),
    "terror": ("level", "siren"),
    "economy": ("hills", "factory"),
    "taxes": ("slant", "percent"),
    "nuclear": ("level", "radiation"),
    "wages": ("rays", "hand-coins"),
    "social": ("waves", "hand-heart"),
    "euro": ("rays", "euro"),
    "health": ("searchlights", "heart-pulse"),
    "spelling": ("level", "spell-check"),
}
"""The scene behind each topic, and its sign where no pictures are wished."""

PLATE: Final = (144.0, 132.0)
"""Size of a whole plate, and of the scenes."""
LEAST: Final = 16
"""Physical pixels below which silhouettes can't be told."""
SMALL: Final = 60
"""Physical pixels below which a figure leaves out what is too fine."""

_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"></svg>'


class Inks(NamedTuple):
    """What stands for the colours of a file."""

    ink: RGB
    tint: RGB
    ground: RGB
    party: RGB = (0, 0, 0)
    ray: RGB = (0, 0, 0)


def hexadecimal(colour: RGB) -> str:
    """A colour as it stands in a picture."""
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


@lru_cache(maxsize=256)
def source(folder: str, name: str) -> str:
    """What a file draws, without its frame."""
    try:
        text = asset_text("art", folder, f"{name}.svg")
    except ResourceMissing:
        text = _EMPTY  # a missing picture must not end a game; the architecture tests find wrong names
    found = _BODY.search(text)
    return found[1] if found else ""


def inked(body: str, inks: Inks) -> str:
    """The picture in these colours."""
    for place, colour in zip(("#010101", "#020202", "#030303", "#040404", "#050505"), inks, strict=True):
        body = body.replace(place, hexadecimal(colour))
    return body


def drawn(body: str, w: int, h: int, view: tuple[float, float, float, float]) -> pygame.Surface:
    """A picture of w by h physical pixels; `view` is the part of the drawing that fills it."""
    box = " ".join(f"{value:g}" for value in view)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{view[2]:g}" height="{view[3]:g}" viewBox="{box}">{body}</svg>'
    )
    return _rendered(text, w, h)


def _rendered(text: str, w: int, h: int) -> pygame.Surface:
    return blended(pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), (max(1, w), max(1, h))))


@kept
def silhouette(topic: str, pixels: int, colour: RGB) -> pygame.Surface:
    """A topic in one colour, in a square of this many physical pixels."""
    body = inked(source("topics", f"{topic}-24"), Inks(colour, colour, colour))
    return drawn(body, pixels, pixels, (0, 0, 24, 24))


@kept
def figure(topic: str, pixels: int, inks: Inks) -> pygame.Surface:
    """A topic in ink and tint without a scene, in a square of this many physical pixels."""
    name = topic if pixels >= SMALL * 1.5 else f"{topic}-46"
    return drawn(_figure_alone(inked(source("topics", name), inks)), pixels, pixels, (0, 0, 100, 100))


def _figure_alone(body: str) -> str:
    """The figure without its halo."""
    at = body.find('<g id="figure">')
    return body[at:] if at >= 0 else body


@kept
def plate(topic: str, w: int, h: int, inks: Inks, sky: RGB, rejects: bool, paper: RGB, scale: float) -> pygame.Surface:
    """A topic before its scene, on a plate of w by h physical pixels; a rejecting one has cut corners and a stroke.

    `paper` is what shows beyond cut corners, `scale` how many pixels a logical one has.
    """
    width, height = w / scale, h / scale
    cover = max(width / PLATE[0], height / PLATE[1])
    size = min(1.12 * height / PLATE[1], max(1.04 * width / PLATE[0], width * 0.96 / 100))
    name = topic if size * 100 * scale >= SMALL else f"{topic}-46"
    parts = [f'<rect width="{width:g}" height="{height:g}" fill="{hexadecimal(sky)}"/>']
    scene = inked(source("scenes", TOPICS.get(topic, ("rays",))[0]), inks)
    left, top = (width - PLATE[0] * cover) / 2, (height - PLATE[1] * cover) / 2
    parts.append(f'<g transform="translate({left:g} {top:g}) scale({cover:g})">{scene}</g>')
    if rejects:
        parts.append(_behind(width, height, cover, hexadecimal(inks.ink)))
    x, y = width / 2 - 50 * size, height * 68 / PLATE[1] - 50 * size
    if not rejects:
        y = height / 2 - 50 * size
    body = inked(source("topics", name), inks)
    parts.append(f'<g transform="translate({x:g} {y:g}) scale({size:g})">{body}</g>')
    parts.append(
        _corners(width, height, cover, hexadecimal(paper)) if rejects else _edge(width, height, inks.ink, paper, topic)
    )
    return drawn("".join(parts), w, h, (0, 0, width, height))


def _behind(w: float, h: float, k: float, colour: str) -> str:
    """The stroke behind what is rejected, from below left to above right."""
    inset, half = 7 * k, 5.4 * k
    ax, ay, bx, by = inset, h - inset, w - inset, inset
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    nx, ny = (by - ay) / length * half, (ax - bx) / length * half
    points = f"{ax - nx:g},{ay - ny:g} {bx - nx:g},{by - ny:g} {bx + nx:g},{by + ny:g} {ax + nx:g},{ay + ny:g}"
    return f'<polygon fill="{colour}" points="{points}"/>'


def _corners(w: float, h: float, k: float, paper: str) -> str:
    """Paper over the corners of a plate."""
    cut = max(5.0, 13 * k)
    shapes = (
        f"M0 0H{cut:g}L0 {cut:g}z",
        f"M{w:g} 0V{cut:g}L{w - cut:g} 0z",
        f"M{w:g} {h:g}H{w - cut:g}L{w:g} {h - cut:g}z",
        f"M0 {h:g}V{h - cut:g}L{cut:g} {h:g}z",
    )
    return "".join(f'<path fill="{paper}" d="{shape}"/>' for shape in shapes)


def _edge(w: float, h: float, ink: RGB, paper: RGB, seed: str) -> str:
    """The edge of a plate, as if cut by hand."""
    rng = random.Random(f"edge {seed}")
    line = 2.6 if w > 80 else 2.0
    inset = line / 2 + 0.6
    points = []
    corners = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(2, round((abs(bx - ax) + abs(by - ay)) / 14))
        for i in range(count):
            share = i / count
            stray = 0.6 if w > 80 else 0.4
            x, y = (
                ax + (bx - ax) * share + rng.uniform(-stray, stray),
                ay + (by - ay) * share + rng.uniform(-stray, stray),
            )
            points.append(f"{x:.1f},{y:.1f}")
    around = " ".join(points)
    beyond = f"M0 0H{w:g}V{h:g}H0zM{around}z"
    return (
        f'<path fill="{hexadecimal(paper)}" fill-rule="evenodd" d="{beyond}"/>'
        f'<polygon fill="none" stroke="{hexadecimal(ink)}" stroke-width="{line:g}" stroke-linejoin="round" '
        f'points="{around}"/>'
    )


@kept
def stroke(w: int, h: int, colour: RGB, ground: RGB, scale: float) -> pygame.Surface:
    """The line through a small figure that is rejected, with ground on both sides."""
    width, height = w / scale, h / scale
    line = f"M1.5 {height - 1.5:g}L{width - 1.5:g} 1.5"
    body = "".join(
        f'<path fill="none" stroke="{hexadecimal(ink)}" stroke-width="{size:g}" stroke-linecap="{cap}" d="{line}"/>'
        for ink, size, cap in ((ground, 6.4, "butt"), (colour, 2.6, "round"))
    )
    return drawn(body, w, h, (0, 0, width, height))


@kept
def frame(
    w: int, h: int, fill: RGB | None, ink: RGB, line: int, cut: int, dash: tuple[int, int] | None
) -> pygame.Surface:
    """A card with cut corners: its ground and its outline; all lengths in physical pixels."""
    half = line / 2
    inner = cut - half * 0.17
    x0, y0, x1, y1 = half, half, w - half, h - half
    data = (
        f"M{x0 + inner:g} {y0:g}H{x1 - inner:g}L{x1:g} {y0 + inner:g}V{y1 - inner:g}L{x1 - inner:g} {y1:g}"
        f"H{x0 + inner:g}L{x0:g} {y1 - inner:g}V{y0 + inner:g}z"
    )
    dashes = f' stroke-dasharray="{dash[0]} {dash[1]}"' if dash else ""
    ground = hexadecimal(fill) if fill is not None else "none"
    body = f'<path fill="{ground}" stroke="{hexadecimal(ink)}" stroke-width="{line}"{dashes} d="{data}"/>'
    return drawn(body, w, h, (0, 0, w, h))


_STROKE = re.compile(r'stroke-width="[^"]*"')
_NO_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" '
    'stroke="currentColor" stroke-width="2"><path d="M4 4h16v16H4z"/></svg>'
)


@lru_cache(maxsize=256)
def _icon(name: str) -> str:
    """The text of an icon; a square if there is none of this name: the architecture tests find wrong names."""
    try:
        return asset_text("icons", f"{name}.svg")
    except ResourceMissing:
        return _NO_ICON


@kept
def icon_surface(name: str, pixels: int, colour: RGB, stroke: float = 2.0) -> pygame.Surface:
    """The icon in a square of this many physical pixels; `stroke` is its line width in a square of 24."""
    source = _icon(name).replace("currentColor", hexadecimal(colour))
    if stroke != 2.0:
        source = _STROKE.sub(f'stroke-width="{stroke:g}"', source)
    return _rendered(source, pixels, pixels)
