"""What reveals are drawn with: the perforated sheet, envelopes, rubber stamps."""

from __future__ import annotations

import math
from collections.abc import Callable

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.staging.reveal import Sheet

__all__ = [
    "draw_change",
    "draw_flap",
    "draw_front",
    "draw_plate",
    "draw_seat",
    "draw_sheet",
    "draw_stamp",
    "draw_turning",
]

_HOLE, _STEP = 6.0, 22.0
_NOTCH = 0.56
"""How deep the pocket of an envelope is cut, as a share of its height."""


def draw_sheet(p: Painter, sheet: Sheet, title: str) -> None:
    """A sheet of paper with a bar on top, both ends perforated, and its title."""
    box, scale = sheet.box, sheet.scale
    p.fill(box, "panel")
    p.fill(box._replace(h=6 * scale), "rule")
    radius, step = _HOLE * scale, _STEP * scale
    y = box.y + step
    with p.within(box, clip=True):
        local = box.local()
        while y < box.bottom - radius:
            for x in (0.0, local.w):
                p.disc(Rect(x - radius, y - box.y - radius, 2 * radius, 2 * radius), "table")
            y += step
    p.text(title, Rect(box.x + 28 * scale, box.y + 14 * scale, box.w - 56 * scale, 72 * scale), "heading")


def draw_flap(p: Painter, box: Rect, opened: float, quiet: bool = False) -> None:
    """The inside of an envelope, and its flap standing up behind it; `opened` is how far, 0 to 1."""
    ink: Ink = "slot_line" if quiet else "ink"
    up = box.h * 0.5 * opened
    if up >= 1:
        flap = Rect(box.x, box.y - up, box.w, up)
        p.polygon(flap, ((0, 1), (0.5, 0), (1, 1)), "row", ink, 2)
    p.fill(box, "row")


def draw_front(p: Painter, box: Rect, party: str, opened: float, quiet: bool = False) -> None:
    """The pocket of an envelope with a party's seal: what comes out of it is drawn before."""
    ink: Ink = "slot_line" if quiet else "ink"
    ground: Ink = "row" if quiet else "own"
    notch = box.h * _NOTCH
    p.polygon(box._replace(w=box.w / 2), ((0, 0), (1, _NOTCH), (0, 1)), ground)
    p.polygon(box._replace(x=box.cx, w=box.w / 2), ((1, 0), (0, _NOTCH), (1, 1)), ground)
    p.polygon(Rect(box.x, box.y + notch, box.w, box.h - notch), ((0, 1), (0.5, 0), (1, 1)), ground)
    if opened <= 0:
        p.polygon(box._replace(h=notch), ((0, 0), (1, 0), (0.5, 1)), ground)
    middle = (box.cx, box.y + notch)
    p.line([(box.x, box.y), middle, (box.right, box.y)], ink, 1.5)
    p.line([(box.x, box.bottom), middle, (box.right, box.bottom)], ink, 1.5)
    p.line([(box.x, box.y), (box.x, box.bottom), (box.right, box.bottom), (box.right, box.y)], ink, 2)
    if opened <= 0:
        p.hline(box.x, box.y - 1, box.w, ink, 2)
    side = box.h * 0.58
    _draw_seal(p, Rect(middle[0] - side / 2, middle[1] - side / 2, side, side), party)


def _draw_seal(p: Painter, box: Rect, party: str) -> None:
    """A toothed disc in a party's colour with its glyph."""
    ink = p.theme.parties[party]
    for turn in range(4):  # squares over one another make sixteen teeth
        start = math.pi * turn / 8
        corners = [(start + math.pi / 2 * at) for at in range(4)]
        points = tuple((round(0.5 + 0.5 * math.cos(a), 4), round(0.5 + 0.5 * math.sin(a), 4)) for a in corners)
        p.polygon(box, points, party, f"{party}.edge" if ink.outlined else None, 1)
    p.disc(box.inset(box.w * 0.12), party)
    p.disc(box.inset(box.w * 0.16), None, f"{party}.on", 1.5)
    p.glyph(party, box.inset(box.w * 0.32), f"{party}.on")


def draw_stamp(p: Painter, box: Rect, word: str, share: float, quiet: bool = False) -> None:
    """A rubber stamp that drops by `share` of its way: a word in a frame, with two bars if something is out."""
    if share <= 0:
        return
    spot = box.moved(0, (share - 1) * 8)
    ink: Ink = "muted" if quiet else "ink"
    p.box(spot, "panel", ink, 3)
    if quiet:
        p.hline(spot.x, spot.y + spot.h * 0.2, spot.w, ink, 1)
        p.hline(spot.x, spot.bottom - spot.h * 0.2, spot.w, ink, 1)
    p.text(word, spot.inset(6, 0), "strong", ink, "centre")


def draw_plate(p: Painter, box: Rect, text: str) -> None:
    """A dark plate with a figure."""
    p.fill(box, "stamp")
    p.text(text, box.inset(6, 0), "figure", "on_stamp", "centre")


def draw_turning(
    p: Painter, box: Rect, share: float, back: Callable[[Rect], None], front: Callable[[Rect], None]
) -> None:
    """A card that turns over: its back before the half of the way, its front after it."""
    width = max(2.0, box.w * abs(math.cos(math.pi * share)))
    (front if share >= 0.5 else back)(box.centred(width, box.h))


def draw_seat(p: Painter, box: Rect, party: str, name: str, ink: Ink = "ink") -> None:
    """The mark of a party with the name of its player beside it, if there is room."""
    side = min(26.0, box.h)
    p.mark(party, Rect(box.x, box.cy - side / 2, side, side))
    room = box.trim(left=side + min(10.0, side * 0.3))
    style = next((style for style in ("name", "strong", "card") if p.width(name, style) <= room.w), "")
    if style:
        p.text(name, room, style, ink)


def draw_change(p: Painter, box: Rect, before: str, after: str, better: bool) -> None:
    """An old value, an arrow and the new value."""
    p.runs(
        [
            Run(before, "strong", "muted"),
            Run("→", "body", "muted", 6),
            Run(after, "figure", "pro" if better else "contra", 6),
        ],
        box,
        "right",
    )
