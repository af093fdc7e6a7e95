"""What reveals are drawn with: the perforated sheet, plates, threads, and rubber stamps and dice a little tilted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal

from macher.ui.layout import Rect
from macher.ui.paint.materials import paint_paper
from macher.ui.paint.painter import Align, Ink, Painter, Run
from macher.ui.staging.reveal import Sheet

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
                p.dot(x, y - box.y, radius, "table")
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
        p.dot(x, box.bottom, radius, "own")
    p.text(said, box.trim(bottom=6 * scale).inset(4, 0), "figure", f"{party}.on", "centre", shrink=8)


def draw_turning(
    p: Painter, box: Rect, share: float, back: Callable[[Rect], None], front: Callable[[Rect], None]
) -> None:
    """A card that turns over: its back before the half of the way, its front after it."""
    width = max(2.0, box.w * abs(math.cos(math.pi * share)))
    (front if share >= 0.5 else back)(box.centred(width, box.h))


def draw_seat(p: Painter, box: Rect, party: str, name: str | Sequence[str], ink: Ink = "ink") -> None:
    """The mark of a party with the name of its player beside it, or the first of several for which there is room.

    What is too long even so is cut, down to its first letter: a name may have any length.
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
    cut = p.cut(forms[-1], "card", room.w)
    p.text(cut if len(cut) > 1 else forms[-1][:1], room, "card", ink)


def draw_note(p: Painter, box: Rect, forms: Sequence[str], ink: Ink = "muted", align: Align = "left") -> None:
    """The first of several texts that has room in the box, on as many lines as it needs; nothing if none has."""
    for text in forms:
        for name in ("body", "label", "caption"):
            style = p.style(name)
            lines = p.lines(text, style, box.w)
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
        p.dot(edge, y, radius, "panel")
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
            p.dot(cx, cy, _DOT / 2, ink)
    points = ((1, 0), (0, 0.5), (1, 1)) if left else ((0, 0), (1, 0.5), (0, 1))
    head = Rect(end if left else end - _HEAD, row.cy - _HEAD * 0.7, _HEAD, _HEAD * 1.4)
    p.polygon(head, points, ink)


StampKind = Literal["solid", "out", "oval"]
"""A stamp for what is done, with two bars for what is out, or round for what everybody may read."""

_DROP = 8.0
"""How far a stamp drops, in logical pixels."""
_TURNS: Final[dict[StampKind, float]] = {"solid": 4.0, "out": -4.0, "oval": 5.0}
"""How far stamps are turned, in degrees against the clock."""
_LIES: Final = (4.0, -9.0, 7.0, -6.0, 10.0, -8.0, 6.0)
"""How far dice are turned that show this number, in degrees against the clock."""
_ROUND: Final = 0.14
"""The radius of the corners of a die, as a share of its side."""
_PIPS: Final = {
    0: (),
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip in a field of three by three."""

Points = tuple[tuple[float, float], ...]


def draw_stamp(p: Painter, box: Rect, word: str, share: float, kind: StampKind = "solid") -> None:
    """A rubber stamp that drops by `share` of its way: a tilted word in a frame, nowhere outside the box sideways."""
    if share <= 0:
        return
    word, style = word.upper(), p.style("strong")
    style = style.sized(max(style.size, min(28.0, box.h * 0.46))).bold()
    degrees = _TURNS[kind]
    lean, around = math.radians(abs(degrees)), 60 if kind == "oval" else 36
    if p.width(word, style) + around > box.w * 0.97:
        style = p.style("strong")
    most = (box.w - box.h * math.sin(lean)) / math.cos(lean)
    flat = box.centred(min(most, p.width(word, style) + around), box.h).moved(0, (share - 1) * _DROP)
    ink: Ink = "muted" if kind == "out" else "ink"
    if kind == "oval":
        _tilted(p, flat, _oval(), degrees, "panel", ink, 3)
        _tilted(p, flat.inset(6), _oval(), degrees, None, ink, 1)
    elif kind == "out":
        _tilted(p, flat, _SQUARE, degrees, "panel", ink, 2.5)
        for y in (flat.h * 0.15, flat.h * 0.85 - 1):
            bar = Rect(flat.x + 3, flat.y + y, flat.w - 6, 1)
            p.line([_spun(point, flat, degrees) for point in ((bar.x, bar.y), (bar.right, bar.y))], ink, 1)
    else:
        _tilted(p, flat, _SQUARE, degrees, "stamp")
        _tilted(p, flat.inset(3), _SQUARE, degrees, None, "on_stamp", 1)
    room = flat.w - (44 if kind == "oval" else 14)
    said, style = p.fitting(word, room, style)
    p.tilted(said, flat.centred(room, flat.h), style, "on_stamp" if kind == "solid" else ink, degrees)


def draw_die(p: Painter, box: Rect, pips: int, counts: bool, party: str = "", ringed: bool = False) -> None:
    """A die from above, perhaps in a party's colour; pale if it does not count, ringed if it alone does."""
    degrees = _LIES[pips % len(_LIES)]
    if ringed:
        p.disc(box.inset(-box.w * 0.17), "own", "ink", 2.5)
    ground: Ink = party or ("own" if counts else "row")
    _tilted(p, box, _rounded(), degrees, ground, "ink" if counts else "slot_line", 2.5)
    ink: Ink = f"{party}.on" if party else "ink" if counts else "muted"
    side = box.w * 0.17
    for column, row in _PIPS.get(pips, ()):
        spot = (box.x + box.w * (0.24 + 0.26 * column), box.y + box.h * (0.24 + 0.26 * row))
        x, y = _spun(spot, box, degrees)
        p.dot(x, y, side / 2, ink)


_SQUARE: Final[Points] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def _tilted(
    p: Painter, box: Rect, points: Points, degrees: float, fill: Ink | None, edge: Ink | None = None, width: float = 0.0
) -> None:
    """A convex shape given as shares of its box, turned around the middle of the box."""
    flat = Rect(0, 0, round(box.w, 1), round(box.h, 1))
    around, shares = _around(flat, points, degrees)
    p.polygon(around.moved(box.x, box.y), shares, fill, edge, width)


@lru_cache(maxsize=128)
def _around(flat: Rect, points: Points, degrees: float) -> tuple[Rect, Points]:
    """The box around a turned shape, and its points as shares of that."""
    spun = [_spun((x * flat.w, y * flat.h), flat, degrees) for x, y in points]
    left, top = min(x for x, _ in spun) - 1, min(y for _, y in spun) - 1
    wide, high = max(x for x, _ in spun) + 1 - left, max(y for _, y in spun) + 1 - top
    return Rect(left, top, wide, high), tuple(
        (round((x - left) / wide, 4), round((y - top) / high, 4)) for x, y in spun
    )


def _spun(point: tuple[float, float], box: Rect, degrees: float) -> tuple[float, float]:
    """A point turned around the middle of a box, against the clock."""
    angle = math.radians(-degrees)
    x, y = point[0] - box.cx, point[1] - box.cy
    return (box.cx + x * math.cos(angle) - y * math.sin(angle), box.cy + x * math.sin(angle) + y * math.cos(angle))


@lru_cache(maxsize=1)
def _rounded() -> Points:
    """A square with round corners."""
    found = []
    for turn, (x, y) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        middle = (_ROUND if x == 0 else 1 - _ROUND, _ROUND if y == 0 else 1 - _ROUND)
        for step in range(5):
            angle = math.pi / 2 * (turn + step / 4)
            found.append((middle[0] + _ROUND * math.cos(angle), middle[1] + _ROUND * math.sin(angle)))
    return tuple(found)


@lru_cache(maxsize=1)
def _oval() -> Points:
    """An ellipse as wide and high as its box."""
    angles = [2 * math.pi * step / 48 for step in range(48)]
    return tuple((0.5 + 0.5 * math.cos(angle), 0.5 + 0.5 * math.sin(angle)) for angle in angles)
