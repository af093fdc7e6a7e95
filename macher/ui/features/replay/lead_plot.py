"""The expected lead phase by phase as columns: up in the own colour, down in that of whoever led then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.ui.features.ending.door import headline_of
from macher.ui.features.replay.turning import Turning
from macher.ui.kit.layers import over, pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node

__all__ = ["LeadNames", "lead_plot", "paint_number", "round_lands"]

_LEAST: Final = 6
"""Points that the scale reaches at least, so that a close game stays flat."""
_MARK: Final = 15.0
"""Largest side of the mark of a party at its column."""
_SIDE: Final = 0.3
"""Share of the scale that each side has at least, so that its words have room."""


def paint_number(p: Painter, box: Rect, number: int, empty: bool = False) -> None:
    """The number of a turning point on a disc."""
    p.disc(box, "own" if empty else "ink", "ink", 2)
    style = p.style("card:bold").sized(max(p.style("caption").size, box.h * 0.58))
    p.text(str(number), box, style, "ink" if empty else "own", "centre")


def round_lands(course: Chronicle, number: int) -> list[str]:
    """Keys of the states that vote in a round."""
    held = [span.round for span in course.spans for _ in span.elections]
    return [land.land for land, at in zip(course.lands, held, strict=False) if at == number]


class LeadNames(NamedTuple):
    """What the seats are called."""

    players: Sequence[str]
    alone: bool
    """Whether the seat is that of the one person who played."""


class _Scale(NamedTuple):
    """Where the line between the two sides stands, and how high a point is."""

    zero: float
    unit: float

    @classmethod
    def of(cls, found: Turning, box: Rect, disc: float) -> _Scale:
        """In a box that has room for discs above and below the columns."""
        reach, middle = max(_LEAST, found.most), box.inset(0, disc)
        up = max(_SIDE, max(found.leads) / reach)
        down = max(_SIDE, -min(found.leads) / reach)
        unit = middle.h / (up + down) / reach
        return cls(middle.y + up * reach * unit, unit)


def lead_plot(k: Kit, texts: Texts, course: Chronicle, found: Turning, called: LeadNames) -> Part:
    """What decided the game as the poster says it, and columns over and under a line.

    Numbers stand where the turning points are, the states of a round below them.
    """
    told = headline_of(texts, found.end, called.players[found.end.rows[0].seat])
    ends = {column.round: lead for column, lead in zip(found.columns, found.leads, strict=True)}
    said = "; ".join(texts("turning-round", round=number, points=texts.signed(lead)) for number, lead in ends.items())
    name = ". ".join([told.text, told.reason.rstrip("."), texts.pair(texts("turning-plot"), said)])
    small = k.ctx.type.style("label").size
    reason = k.words([told.reason, ""], "body", "muted")
    plot = k.words([texts("turning-plot"), ""], "label", "muted", "right", natural=True)
    head = tall(row(k.say(told.text, "strong"), share(reason), plot, gap=k.step("gap")), small * 1.5)
    inner = column(head, _columns(k, texts, course, found, called) if found.leads else None)
    framed = pad(inner, *[k.step("space"), k.step("gap")] * 2)
    return paper(framed, id="after.leads", zone=True, name=name, role="image")


def _columns(k: Kit, texts: Texts, course: Chronicle, found: Turning, called: LeadNames) -> Part:
    """Who leads on each side, the columns, and below them the rounds with their states."""
    small = k.ctx.type.style("label").size
    disc, line = small * 1.7, k.ctx.type.style("strong").size * 1.25
    sides = _sides(texts, found, called)
    room = max(k.ctx.width(who, "strong") for who, _ in sides) + k.step("space")

    def words(page: Node, box: Rect) -> None:
        zero = _Scale.of(found, box, disc).zero
        for (who, verb), y in zip(sides, (zero - 2.2 * line, zero + 0.25 * line), strict=True):
            place = box._replace(y=min(max(y, box.y), box.bottom - 2 * line), h=2 * line)
            said = k.words([who, ""], "strong", height=line), k.words([verb, ""], "label", "muted", height=line)
            column(*said).place(page, place)

    foot = small * 1.6
    rounds = [(number, len(list(some))) for number, some in groupby(column.round for column in found.columns)]
    below = [share(_round(k, texts, course, number), count) for number, count in rounds]

    def begins(p: Painter, box: Rect) -> None:
        """A line where each round but the first begins."""
        for spot in box.columns([count for _, count in rounds])[1:]:
            p.vline(spot.x, spot.y, spot.h, "hairline", 1)

    columns = k.art(lambda p, box: _paint(p, box, course.parties, found, disc))
    plot = over(k.art(begins), column(columns, tall(row(*below), foot)))
    return row(wide(pad(Part(words), bottom=foot), room), share(plot))


def _round(k: Kit, texts: Texts, course: Chronicle, number: int) -> Part:
    """A round with the states that vote in it."""
    keys = round_lands(course, number)
    full = texts.listing([names.land(texts, key) for key in keys])
    codes = " ".join(names.land_code(texts, key) for key in keys)
    return pad(k.words([f"{number}  {full}", f"{number}  {codes}", str(number), ""], "label", "muted"), left=8, right=4)


def _sides(texts: Texts, found: Turning, called: LeadNames) -> list[tuple[str, str]]:
    """Who leads above the line and below it, each with its verb."""
    rivals = {rival for rival, lead in zip(found.rivals, found.leads, strict=True) if lead < 0}
    own = texts("turning-you"), texts("turning-you-lead")
    if not called.alone:
        own = called.players[found.seat], texts("turning-leads")
    if len(rivals) == 1:
        return [own, (called.players[rivals.pop()], texts("turning-leads"))]
    return [own, (texts("turning-others"), texts("turning-others-lead"))]


def _paint(p: Painter, box: Rect, parties: Sequence[str], found: Turning, disc: float) -> None:
    """The columns with the mark of who leads, the line between the sides, and the numbers of turning points."""
    zero, unit = _Scale.of(found, box, disc)
    spots = box.columns(len(found.leads))
    for lead, rival, spot in zip(found.leads, found.rivals, spots, strict=True):
        if lead:
            party = parties[found.seat if lead > 0 else rival]
            high, bar = abs(lead) * unit, spot.trim(left=0.5, right=min(1.0, spot.w - 1.5))
            p.party_box(bar._replace(y=zero - high if lead > 0 else zero, h=high), party)
            badge = min(bar.w - 1, _MARK)  # who it is, also for those who cannot tell the colours apart
            p.mark(party, bar.centred(badge, badge)._replace(y=zero + 3 if lead > 0 else zero - 3 - badge))
    p.hline(box.x, zero - 0.75, box.w, "ink", 1.5)
    for number, turn in enumerate(found.turns, 1):
        near = [turn.before, turn.after]
        top, bottom = zero - max(0, *near) * unit, zero + max(0, *(-each for each in near)) * unit
        above = abs(turn.before) < 1 or turn.before > 0
        y = min(max(top - disc - 3 if above else bottom + 3, box.y - disc * 0.2), box.bottom - disc)
        x = min(max(box.x, spots[turn.column].x - disc / 2), box.right - disc)
        paint_number(p, Rect(x, y, disc, disc), number)
