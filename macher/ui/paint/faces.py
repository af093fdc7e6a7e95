"""Portraits of politicians, put together from a kit; who looks how stands in a table by party and office."""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.expressions import Mood, features, held
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import drawn, hexadecimal, source
from macher.ui.theme.tokens import RGB
from macher.words.people import known_office, people

LEAST: Final = 56.0
"""Logical pixels of height below which a portrait is a head without rays and without the thing of the office."""

_WIDE, _TALL = 120.0, 124.0
_SMALL, _BOLD = 100.0, 1.2
"""Height below which an expression has bolder strokes, and how much."""
_PLACES: Final = ("#010101", "#030303", "#040404", "#050505", "#060606", "#070707", "#080808")
_GROUPS = re.compile(r'<g id="halo"[^>]*>.*?</g>\s*', re.DOTALL)


class Portrait(NamedTuple):
    """The colours of a portrait: ink, paper, party, ray; the skins and hairs by number."""

    ink: RGB
    paper: RGB
    party: RGB
    ray: RGB
    hair: tuple[RGB, ...]
    skin: tuple[RGB, ...]
    shade: tuple[RGB, ...]


def face_of(party: str, office: str) -> tuple[dict[str, str], str]:
    """The parts of a face, and the thing of the office; an office of another edition's borrows one that is known.

    The personality of an AI seat counts as an office, with the same face in every party.
    """
    table = people()
    if office in table["characters"]:
        character: dict[str, str] = table["characters"][office]
        return character, character.get("prop", "")
    known = known_office(office)
    face: dict[str, str] = table[party][known]
    return face, table["props"][known] if known == office else ""


@kept
def portrait(
    party: str,
    office: str,
    w: int,
    h: int,
    colours: Portrait,
    ground: RGB,
    scale: float,
    whole: bool,
    rays: bool,
    mood: Mood = "rest",
) -> pygame.Surface:
    """A face before rays (or none), in w by h physical pixels; a small one (`whole` is off) is the head alone."""
    width, height = w / scale, h / scale
    face, thing = face_of(party, office)
    size = height / _TALL if whole else max(width / 76, height / 82)
    parts = [f'<rect width="{width:g}" height="{height:g}" fill="{hexadecimal(ground)}"/>']
    x = width / 2 - 60 * size
    y = height - _TALL * size if whole else height / 2 - 54 * size
    if whole and rays:
        parts.append(_rays(width, height, (width / 2, y + 56 * size), hexadecimal(colours.ray)))
    parts.append(
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f"{bust(face, thing if whole else '', colours, mood, _BOLD if height < _SMALL else 1.0)}</g>"
    )
    return drawn("".join(parts), w, h, (0, 0, width, height))


def bust(face: dict[str, str], thing: str, colours: Portrait, mood: Mood = "rest", bold: float = 1.0) -> str:
    """Head and shoulders on the grid, as it stands in a picture, with the thing of an office.

    An expression has eyes, brows and mouth of its own, and the head is held as it wants.
    """
    middle = [f"beard-{face['beard']}"] if "beard" in face else []
    front = [f"hair-{face['hair']}", *(["earrings"] if "earrings" in face else [])]
    front += [f"glasses-{face['glasses']}"] if "glasses" in face else []
    own = ["eyes-old" if face["age"] == "old" else "eyes", f"brows-{face['brows']}"]
    if mood == "rest":
        looks = _parts(own) + _parts(middle) + _parts([f"mouth-{face['mouth']}"])
    else:
        looks = _parts(middle) + features(mood, face, bold)
    head: list[tuple[Mood, str]] = [
        (mood, _parts([f"back-{face['hair']}"])),
        ("rest", _parts(["neck", f"collar-{face['collar']}"])),
        (mood, _parts([f"head-{face['head']}"]) + looks + _parts(front)),
        ("rest", _parts([f"prop-{thing}"] if thing else [])),
    ]
    halo = "".join(held(how, "".join(_GROUPS.findall(body))) for how, body in head)
    figure = "".join(held(how, _GROUPS.sub("", body)) for how, body in head)
    tone, shade = int(face["tone"]) - 1, int(face["shade"]) - 1
    inks = (colours.ink, colours.paper, colours.party, colours.ray, colours.hair[shade], colours.skin[tone],
            colours.shade[tone])  # fmt: skip
    body = halo + figure
    for place, colour in zip(_PLACES, inks, strict=True):
        body = body.replace(place, hexadecimal(colour))
    return body


def _parts(names: list[str]) -> str:
    return "".join(source("faces", name) for name in names)


def _rays(w: float, h: float, centre: tuple[float, float], colour: str) -> str:
    """Cuts in all directions from behind the head."""
    out = []
    reach = math.hypot(w, h)
    for i in range(32):
        angle = math.radians(i * 11.25 + 3)
        near = h * 0.3
        far = reach * (0.9 if i % 2 else 0.75)
        c, s = math.cos(angle), math.sin(angle)
        half = h * (0.034 if i % 2 else 0.021)
        ax, ay = centre[0] + near * c, centre[1] + near * s
        bx, by = centre[0] + far * c, centre[1] + far * s
        out.append(
            f"M{ax:.1f} {ay:.1f}L{bx - s * half:.1f} {by + c * half:.1f}L{bx + s * half:.1f} {by - c * half:.1f}z"
        )
    return f'<path fill="{colour}" d="{"".join(out)}"/>'


def paint_portrait(
    p: Painter, box: Rect, party: str, office: str, *, played: bool = False, mood: Mood = "rest"
) -> None:
    """A portrait that fills a box; one who was `played` has lost the party's colour, not the face.

    Where no pictures are wished, the glyph of the party stands there.
    """
    if p.pictures == "off":
        _sign(p, box, party, played)
        return
    ground, ray = ("slot", "track") if played else (party, f"{party}.ray")
    _paint(p, box, party, office, ground, ray, ground, mood)


def paint_character(p: Painter, box: Rect, style: str, party: str = "", mood: Mood = "rest") -> None:
    """Somebody from the six in dark clothes: on plain ground away from a table, else on a party's colour."""
    if p.pictures == "off":
        p.fill(box, party or "slot")
        side = min(box.w, box.h) * 0.5
        p.icon("user-round", box.centred(side, side), f"{party}.on" if party else "ink_soft")
        return
    ground, ray = (party, f"{party}.ray") if party else ("slot", "track")
    _paint(p, box, party or "spd", style, ground, ray, "face_ink", mood)


def _paint(p: Painter, box: Rect, party: str, office: str, ground: Ink, ray: Ink, suit: Ink, mood: Mood) -> None:
    w, h, whole, rays = p.length(box.w), p.length(box.h), box.h >= LEAST, p.pictures == "full"
    colours = colours_of(p, p.colour(suit), p.colour(ray))
    made = portrait(party, office, w, h, colours, p.colour(ground), p.scale, whole, rays, mood)
    p.surface.blit(made, p.px(box).topleft)


def colours_of(p: Painter, fill: RGB, ray: RGB) -> Portrait:
    """The colours of a portrait in front of a ground."""
    tones = tuple(p.colour(f"skin_{n}") for n in range(1, 5))
    shades = tuple(p.colour(f"skin_{n}_shade") for n in range(1, 5))
    hairs = tuple(p.colour(f"hair_{n}") for n in range(1, 5))
    return Portrait(p.colour("face_ink"), p.colour("face_paper"), fill, ray, hairs, tones, shades)


def has_character(style: str) -> bool:
    """Whether the personality of an AI seat has a face."""
    return style in people()["characters"]


def _sign(p: Painter, box: Rect, party: str, played: bool) -> None:
    """The colour and the glyph of a party in place of a face."""
    ground, ink = ("slot", "ink_soft") if played else (f"{party}.small", f"{party}.on")
    p.fill(box, ground)
    size = round(min(box.w, box.h) * 0.4 * p.scale) / p.scale
    p.glyph(party, box.centred(size, size), ink)
