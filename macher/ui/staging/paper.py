"""What reveals are drawn with: the perforated sheet, plates, threads."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from macher.ui.layout import Rect
from macher.ui.paint.fonts import cut, wrap
from macher.ui.paint.materials import paint_paper
from macher.ui.paint.painter import Align, Ink, Painter, Run
from macher.ui.staging.reveal import Sheet

__all__ = [
    "draw_change",
    "draw_coupon",
    "draw_note",
    "draw_party",
    "draw_plate",
    "draw_seat",
    "draw_sheet",
    "draw_side",
    "draw_spoken",
    "draw_thread",
    "draw_turning",
]

_HOLE, _STEP = 6.0, 22.0


def draw_sheet(p: Painter, sheet: Sheet, title: str) -> None:
    """A sheet of paper with a bar on top, both ends perforated, and its title."""
    box, scale = sheet.box, sheet.scale
    paint_paper(p, box, "panel")
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


def draw_plate(p: Painter, box: Rect, text: str) -> None:
    """A dark plate with a figure."""
    p.fill(box, "stamp")
    p.text(text, box.inset(6, 0), "figure", "on_stamp", "centre")


def draw_coupon(p: Painter, box: Rect, party: str, said: str, scale: float) -> None:
    """A coupon in a party's colour, torn off at its lower edge."""
    outlined = p.theme.parties[party].outlined
    p.box(box, f"{party}.small", f"{party}.edge" if outlined else None, 1.5)
    radius, count = 4 * scale, max(2, round(box.w / (18 * scale)))
    for at in range(count):
        x = box.x + box.w * (at + 0.5) / count
        p.disc(Rect(x - radius, box.bottom - radius, 2 * radius, 2 * radius), "own")
    p.text(said, box.trim(bottom=6 * scale).inset(4, 0), "figure", f"{party}.on", "centre", shrink=8)


def draw_turning(
    p: Painter, box: Rect, share: float, back: Callable[[Rect], None], front: Callable[[Rect], None]
) -> None:
    """A card that turns over: its back before the half of the way, its front after it."""
    width = max(2.0, box.w * abs(math.cos(math.pi * share)))
    (front if share >= 0.5 else back)(box.centred(width, box.h))


def draw_seat(p: Painter, box: Rect, party: str, name: str | Sequence[str], ink: Ink = "ink") -> None:
    """The mark of a party with the name of its player beside it, or the first of several for which there is room.

    What is too long even so is cut: a name may have any length.
    """
    side = min(26.0, box.h)
    p.mark(party, Rect(box.x, box.cy - side / 2, side, side))
    room = box.trim(left=side + min(10.0, side * 0.3))
    forms = [name] if isinstance(name, str) else name
    for form in forms:
        style = next((style for style in ("name", "strong", "card") if p.width(form, style) <= room.w), "")
        if style:
            p.text(form, room, style, ink)
            return
    p.text(cut(lambda text: p.width(text, "card"), forms[-1], room.w), room, "card", ink)


def draw_note(p: Painter, box: Rect, forms: Sequence[str], ink: Ink = "muted", align: Align = "left") -> None:
    """The first of several texts that has room in the box, on as many lines as it needs; nothing if none has."""
    for text in forms:
        for name in ("body", "label", "caption"):
            style = p.style(name)
            lines = wrap(text, p.fonts.face(style), max(1, int(box.w * p.scale)))
            if len(lines) * style.size * style.line <= box.h and max(p.width(line, style) for line in lines) <= box.w:
                p.paragraph(text, box, style, ink, align, "middle")
                return


def draw_change(p: Painter, box: Rect, before: str, after: str, better: bool) -> float:
    """An old value, an arrow and the new value at the right end of a box; returns how wide they are."""
    runs = [
        Run(before, "strong", "muted"),
        Run("→", "body", "muted", 6),
        Run(after, "figure", "pro" if better else "contra", 6),
    ]
    p.runs(runs, box, "right")
    return sum(p.width(run.text, run.style) + run.gap for run in runs)


def draw_spoken(p: Painter, sheet: Sheet, party: str, line: str) -> None:
    """What somebody says, over the whole width at the foot of the sheet, beside a bar in the party's colour."""
    box, scale = sheet.box, sheet.scale
    room = Rect(box.x + 36 * scale, box.bottom - 90 * scale, box.w - 72 * scale, 76 * scale)
    p.party_box(Rect(room.x, room.y, 6 * scale, room.h), party)
    p.paragraph(line, room.trim(left=22 * scale), "name", "ink_soft", valign="middle")


def draw_party(p: Painter, box: Rect, party: str, name: str, line: str, plain: bool = False) -> None:
    """A plate in a party's colour with its glyph, a name and a line below it; `plain` without the ground."""
    ink: Ink = "ink" if plain else f"{party}.on"
    if not plain:
        p.box(box, party, f"{party}.edge" if p.theme.parties[party].outlined else None, 2)
    side = min(box.h * 0.6, 56.0)
    sign = Rect(box.x + side * 0.4, box.cy - side / 2, side, side)
    if plain:
        p.mark(party, sign.centred(min(side, 34.0), min(side, 34.0)))
    else:
        p.glyph(party, sign, ink)
    words = box.trim(left=side * 1.7, right=8)
    upper, lower = words.rows(2) if line else (words, words)
    p.text(name, upper, "name", ink, shrink=3)
    if line:
        p.text(line, lower, "strong", ink)


def draw_side(p: Painter, box: Rect, party: str, name: str, line: str, right: bool) -> None:
    """A neighbour at one end of a band: the edge towards the middle is perforated, an arrow points to the left."""
    ink: Ink = f"{party}.on"
    p.fill(box, f"{party}.small")
    radius = min(_HOLE, box.w * 0.04)
    edge, y = box.x if right else box.right, box.y + radius * 2
    while y < box.bottom - radius:
        p.disc(Rect(edge - radius, y - radius, 2 * radius, 2 * radius), "panel")
        y += radius * 3.6
    side = box.w * 0.34
    p.glyph(party, Rect(box.cx - side / 2, box.y + box.h * 0.12, side, side), ink)
    p.text(name, Rect(box.x + 10, box.y + box.h * 0.38, box.w - 20, box.h * 0.12), "name", ink, "centre", shrink=4)
    draw_note(p, Rect(box.x + 8, box.y + box.h * 0.52, box.w - 16, box.h * 0.28), [line], ink, "centre")
    y, reach = box.y + box.h * 0.86, box.w * 0.17
    p.line([(box.cx - reach, y), (box.cx + reach, y)], ink, 3)
    p.line([(box.cx - reach * 0.5, y - 9), (box.cx - reach, y), (box.cx - reach * 0.5, y + 9)], ink, 3)


_DOT, _DOTS, _HEAD = 4.0, 9.0, 9.0
"""Size and step of the dots of a thread, and the length of its head."""


def draw_thread(p: Painter, sheet: Sheet, seat: int, start: float, clear: Rect, ink: Ink) -> None:
    """A dotted thread from a height on the sheet to the row of a seat on the board beside it.

    It leaves the sheet beside `clear`, runs in the gutter and ends with a head at the row.
    """
    if seat >= len(sheet.rows):
        return
    row, box = sheet.rows[seat], sheet.box
    left = row.x < box.x
    edge, end = (box.x, row.right) if left else (box.right, row.x)
    gutter = edge + (-6 if left else 6)
    from_x = clear.x - 6 if left else clear.right + 6
    for (x, y), (to_x, to_y) in (((from_x, start), (gutter, start)), ((gutter, start), (gutter, row.cy))):
        length = max(abs(to_x - x), abs(to_y - y))
        count = int(length / _DOTS)
        for at in range(count):
            share = at * _DOTS / length
            cx, cy = x + (to_x - x) * share, y + (to_y - y) * share
            p.disc(Rect(cx - _DOT / 2, cy - _DOT / 2, _DOT, _DOT), ink)
    points = ((1, 0), (0, 0.5), (1, 1)) if left else ((0, 0), (1, 0.5), (0, 1))
    head = Rect(end if left else end - _HEAD, row.cy - _HEAD * 0.7, _HEAD, _HEAD * 1.4)
    p.polygon(head, points, ink)
