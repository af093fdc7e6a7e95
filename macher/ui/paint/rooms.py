"""Rooms of parties after an election: rejoicing, waiting or emptying, with the speaker and what the screens show.

A narrow box shows the middle of a room. The wall has the colour of the box it stands in, so that a room can end
anywhere. Posters of the parties are made of the same parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.faces import Portrait, bust, colours_of, face_of
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Painter
from macher.ui.paint.prints import drawn, hexadecimal, source
from macher.ui.theme.tokens import RGB

Mood = Literal["jubilation", "waiting", "emptying"]

_WIDE, _TALL = 1920.0, 300.0
_SPEAKERS: Final[dict[Mood, str]] = {"jubilation": "front_runner", "waiting": "spokesperson", "emptying": ""}
_SPEAKER: Final = (468.0, 158.0, 1.02)
"""Axis of the speaker, where the bust ends, and its size."""
_CROWD: Final = 2.6
"""Width of a crowd alone as a multiple of its height."""
_SCREEN: Final = Rect(566, 30, 420, 176)
_MONITOR: Final = Rect(1176, 32, 288, 160)


class RoomScene(NamedTuple):
    """What a room shows besides its party: the mood, the votes of all, and the time while it is waited for them."""

    party: str
    mood: Mood
    short: str
    votes: tuple[tuple[str, int], ...] = ()
    """Each party and its votes, in the order of the seats."""
    clock: str = ""


class _Colours(NamedTuple):
    """The five colours of a room."""

    ink: RGB
    paper: RGB
    wall: RGB
    ray: RGB
    deep: RGB


@kept
def _layers(names: tuple[str, ...], w: int, h: int, view: Rect, colours: _Colours, scale: float, speaker: str,
            portrait: Portrait | None) -> pygame.Surface:  # fmt: skip
    """Layers of a room one over the other, and the one who speaks behind the last of them."""
    bodies = [source("rooms", name) for name in names]
    if portrait is not None:
        face, _ = face_of(*speaker.split(":"))
        x, foot, size = _SPEAKER
        place = f"translate({x - 60 * size:g} {foot - 100 * size:g}) scale({size:g})"
        bodies.insert(len(bodies) - 1, f'<g transform="{place}">{bust(face, "", portrait)}</g>')
    text = "".join(bodies)
    for place, colour in zip(("#010101", "#030303", "#040404", "#050505", "#060606"), colours, strict=True):
        text = text.replace(place, hexadecimal(colour))
    return drawn(text, w, h, (view.x, view.y, view.w, view.h))


def deep(fill: RGB) -> RGB:
    """The colour of a party for what stands before its wall."""
    if max(fill) < 48:  # nothing is darker than black
        return fill[0] + 26, fill[1] + 28, fill[2] + 32
    return round(fill[0] * 0.55), round(fill[1] * 0.55), round(fill[2] * 0.55)


def paint_room(p: Painter, box: Rect, scene: RoomScene) -> None:
    """A room that fills a box."""
    fill = p.colour(scene.party)
    p.fill(box, fill)
    if p.pictures == "off":
        return
    factor = max(box.h / _TALL, box.w / _WIDE)
    view = Rect((_WIDE - box.w / factor) / 2, _TALL - box.h / factor, box.w / factor, box.h / factor)
    colours = _colours(p, scene.party, fill)
    office = _SPEAKERS[scene.mood]
    portrait = colours_of(p, fill, colours.ray) if office else None
    behind = ("stage",) if p.pictures == "quiet" else (f"{scene.mood}-back", "stage")
    at = p.px(box)
    with p.within(box, clip=True):
        made = _layers(behind, at.w, at.h, view, colours, p.scale, f"{scene.party}:{office}", portrait)
        p.surface.blit(made, at)
        _screens(p, view, factor, scene)
        made = _layers((f"{scene.mood}-crowd",), at.w, at.h, view, colours, p.scale, "", None)
        p.surface.blit(made, at)


def _colours(p: Painter, party: str, wall: RGB) -> _Colours:
    return _Colours(p.colour("face_ink"), p.colour("face_paper"), wall, p.colour(f"{party}.ray"), deep(wall))


def crowd(p: Painter, party: str, high: float, wall: RGB, mood: Mood = "jubilation") -> pygame.Surface:
    """Those who rejoice or leave, of one size whatever the room: it can be drawn before they are to be seen."""
    wide = high * _CROWD
    view = Rect((_WIDE - _TALL * _CROWD) / 2, 0, _TALL * _CROWD, _TALL)
    names = (f"{mood}-crowd",) if p.pictures == "quiet" else (f"{mood}-back", f"{mood}-crowd")
    return _layers(names, p.length(wide), p.length(high), view, _colours(p, party, wall), p.scale, "", None)


def paint_crowd(p: Painter, box: Rect, party: str, wall: RGB, mood: Mood = "jubilation") -> None:
    """As much of a crowd as a box shows, on a wall of this colour that is there already."""
    if p.pictures == "off":
        return
    made, at = crowd(p, party, box.h, wall, mood), p.px(box)
    wide = min(at.w, made.get_width())
    p.surface.blit(made, (at.right - wide, at.y), pygame.Rect(made.get_width() - wide, 0, wide, at.h))
    if wide < made.get_width():  # the frame of a door, so that nobody is cut in half before a plain wall
        p.surface.fill(deep(wall), pygame.Rect(at.right - wide, at.y, max(2, at.h // 36), at.h))


def _screens(p: Painter, view: Rect, factor: float, scene: RoomScene) -> None:
    """The name of the party on the large screen, and the votes of all on the small one."""

    def at(place: Rect) -> Rect:
        return Rect((place.x - view.x) * factor, (place.y - view.y) * factor, place.w * factor, place.h * factor)

    screen = at(_SCREEN)
    side = screen.h * 0.6
    mark = Rect(screen.x + screen.h * 0.18, screen.y + (screen.h - side) / 2, side, side)
    p.box(mark, scene.party, f"{scene.party}.edge" if p.theme.parties[scene.party].outlined else None, 1.5)
    p.glyph(scene.party, mark.centred(side * 0.5, side * 0.5))
    style = p.style("card:bold").sized(max(p.style("caption").size, screen.h * 0.4))
    room = Rect(mark.right + screen.h * 0.12, screen.y, screen.right - mark.right - screen.h * 0.2, screen.h)
    if p.width(scene.short, style) > room.w:
        style = style.sized(style.size * room.w / p.width(scene.short, style))
    if style.size >= p.style("caption").size and room.right < view.w * factor:
        p.text(scene.short, room, style, "face_ink")
    _columns(p, at(_MONITOR), scene)


def _columns(p: Painter, box: Rect, scene: RoomScene) -> None:
    if not scene.votes:
        return
    most = max(60, *(votes for _, votes in scene.votes))
    inner = box.inset(box.h * 0.1)
    for spot, (party, votes) in zip(inner.columns(len(scene.votes), gap=inner.w * 0.04), scene.votes, strict=True):
        tall = max(inner.h * 0.08, inner.h * votes / most)
        column = Rect(spot.x, spot.bottom - tall, spot.w, tall)
        p.box(column, party, "face_ink", 1.0)
        size = round(min(spot.w * 0.5, tall * 0.5, 12) * p.scale) / p.scale
        if size >= 5:
            p.glyph(party, Rect(spot.cx - size / 2, spot.bottom - size * 1.5, size, size))
    half = inner.bottom - inner.h * 50 / most
    p.hline(inner.x, half, inner.w, "face_ink", 1.5)
    if scene.clock:
        style = p.style("card:bold").sized(max(p.style("caption").size, box.h * 0.2))
        plate = inner.centred(p.width(scene.clock, style) + style.size, style.size * 1.5)
        p.fill(plate, "face_ink")
        p.text(scene.clock, plate, style, "face_paper", "centre")


@kept
def _poster(w: int, h: int, fill: RGB, ray: RGB, scale: float) -> pygame.Surface:
    """Rays over a party's colour, from below."""
    width, height = w / scale, h / scale
    reach, out = math.hypot(width, height) * 1.1, []
    for at in range(15):
        angle = math.radians(-180 + at * 180 / 15 + 2)
        c, s = math.cos(angle), math.sin(angle)
        half = reach * 0.034
        x, y = width / 2, height * 1.06
        ends = f"L{x + reach * c - s * half:.1f} {y + reach * s + c * half:.1f}"
        ends += f"L{x + reach * c + s * half:.1f} {y + reach * s - c * half:.1f}"
        out.append(f"M{x + 14 * c:.1f} {y + 14 * s:.1f}{ends}z")
    body = f'<rect width="{width:g}" height="{height:g}" fill="{hexadecimal(fill)}"/>'
    body += f'<path fill="{hexadecimal(ray)}" d="{"".join(out)}"/>'
    return drawn(body, w, h, (0, 0, width, height))


def paint_poster(p: Painter, box: Rect, party: str, short: Sequence[str], *, glyph: float = 0.0) -> None:
    """The poster of a party: its glyph before rays, and its name on a strip below; without names there is no strip."""
    at, fill = p.px(box), p.colour(f"{party}.small")
    foot = min(box.h * 0.42, p.style("tab").size * 1.4) if short else 0.0
    head, strip = box.trim(bottom=foot), box.take_bottom(foot)[0]
    p.fill(box, fill)
    if p.pictures == "full":
        p.surface.blit(_poster(at.w, p.length(head.h), fill, p.colour(f"{party}.ray"), p.scale), at)
    size = round((glyph or min(head.h, head.w) * 0.62) * p.scale) / p.scale
    disc = head.centred(size * 1.7, size * 1.7) if p.pictures == "full" else head.centred(0, 0)
    if disc.w and disc.h <= head.h:
        p.disc(disc, fill)
    p.glyph(party, head.centred(size, size), f"{party}.on")
    if short:
        p.text(list(short), strip.inset(3, 0), "tab", f"{party}.on", "centre")
    if p.theme.parties[party].outlined:
        p.frame(box, f"{party}.edge", 1.5)
