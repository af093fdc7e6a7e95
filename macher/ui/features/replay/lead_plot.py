"""The expected lead phase by phase as columns: up in the own colour, down in that of whoever led then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.ui.features.ending.door import headline_of
from macher.ui.features.replay.marks import paint_number
from macher.ui.features.replay.turning import Turning
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context
from macher.ui.widgets import Panel

__all__ = ["LeadNames", "LeadPlot", "round_lands"]

_LEAST: Final = 6
"""Points that the scale reaches at least, so that a close game stays flat."""

_MARK: Final = 15.0
"""Largest side of the mark of a party at its column."""
_SIDE: Final = 0.3
"""Share of the scale that each side has at least, so that its words have room."""


def round_lands(course: Chronicle, number: int) -> list[str]:
    """Keys of the states that vote in a round."""
    held = [span.round for span in course.spans for _ in span.elections]
    return [land.land for land, at in zip(course.lands, held, strict=False) if at == number]


class LeadNames(NamedTuple):
    """What the seats are called."""

    players: Sequence[str]
    alone: bool
    """Whether the seat is that of the one person who played."""


class LeadPlot(Panel):
    """What decided the game as the poster says it, and columns over and under a line.

    Numbers stand where the turning points are, the states of a round below them.
    """

    def __init__(
        self, rect: Rect, ctx: Context, texts: Texts, game: tuple[Chronicle, Turning], names_: LeadNames
    ) -> None:
        self.course, self.turning = game
        self.ctx, self.texts, self.names = ctx, texts, names_
        end = self.turning.end
        self.headline = headline_of(texts, end, names_.players[end.rows[0].seat])
        said = "; ".join(
            texts("turning-round", round=number, points=texts.signed(lead)) for number, lead in self._ends()
        )
        name = ". ".join(
            [self.headline.text, self.headline.reason.rstrip("."), texts.pair(texts("turning-plot"), said)]
        )
        super().__init__(rect, id="after.leads", zone=True, name=name, role="image")

    def _ends(self) -> list[tuple[int, int]]:
        """The lead at the end of each round."""
        found = self.turning
        return list({column.round: lead for column, lead in zip(found.columns, found.leads, strict=True)}.items())

    def draw(self, p: Painter) -> None:
        """Draws the scale, the columns, the numbers."""
        super().draw(p)
        found = self.turning
        if not found.leads:
            return
        small = p.style("label")
        pad, foot = self.ctx.step("space"), small.size * 1.6
        disc = small.size * 1.7
        box = self.rect.local().inset(pad, self.ctx.step("gap"))
        wide = max(p.width(who, "strong") for who, _ in self._sides()) + pad
        head, box = box.take_top(small.size * 1.5)
        self._head(p, head)
        below, box = box.take_bottom(foot)
        side, area = box.take_left(wide)
        middle = area.inset(0, disc)
        reach = max(_LEAST, found.most)
        up = max(_SIDE, max(found.leads) / reach)
        down = max(_SIDE, -min(found.leads) / reach)
        unit = middle.h / (up + down) / reach
        zero = middle.y + up * reach * unit
        step = area.w / len(found.leads)
        self._words(p, side, zero)
        self._rounds(p, area, below, head.bottom, step)
        party = self.course.parties
        for at, lead in enumerate(found.leads):
            seat = found.seat if lead > 0 else found.rivals[at]
            tall = abs(lead) * unit
            bar = Rect(area.x + at * step + 0.5, zero - tall if lead > 0 else zero, max(1.0, step - 1.5), tall)
            if lead:
                p.party_box(bar, party[seat])
                badge = min(bar.w - 1, _MARK)  # who it is, also for those who cannot tell the colours apart
                p.mark(party[seat], Rect(bar.cx - badge / 2, zero + 3 if lead > 0 else zero - 3 - badge, badge, badge))
        p.hline(area.x, zero - 0.75, area.w, "ink", 1.5)
        for number, turn in enumerate(found.turns, 1):
            x = area.x + turn.column * step
            near = [turn.before, turn.after]
            top, bottom = zero - max(0, *near) * unit, zero + max(0, *(-each for each in near)) * unit
            above = abs(turn.before) < 1 or turn.before > 0
            y = top - disc - 3 if above else bottom + 3
            y = min(max(y, area.y - disc * 0.2), area.bottom - disc)
            paint_number(p, Rect(min(max(area.x, x - disc / 2), area.right - disc), y, disc, disc), number)

    def _head(self, p: Painter, head: Rect) -> None:
        """What decided the game, with its reason where there is room, and what the columns are."""
        said, reason, plot = self.headline.text, self.headline.reason, self.texts("turning-plot")
        gap = self.ctx.step("gap")
        p.text(said, head, "strong")
        _, rest = head.take_left(p.width(said, "strong"), gap)
        room = rest.trim(right=p.width(plot, "label") + gap)
        if p.width(reason, "body") <= room.w:
            p.text(reason, room, "body", "muted")
        p.text([plot, ""], rest, "label", "muted", "right")

    def _sides(self) -> list[tuple[str, str]]:
        """Who leads above the line and below it, each with its verb."""
        found, texts, players = self.turning, self.texts, self.names.players
        rivals = {rival for rival, lead in zip(found.rivals, found.leads, strict=True) if lead < 0}
        own = texts("turning-you"), texts("turning-you-lead")
        if not self.names.alone:
            own = players[found.seat], texts("turning-leads")
        if len(rivals) == 1:
            return [own, (players[rivals.pop()], texts("turning-leads"))]
        return [own, (texts("turning-others"), texts("turning-others-lead"))]

    def _words(self, p: Painter, side: Rect, zero: float) -> None:
        line = p.style("strong").size * 1.25
        above, below = self._sides()
        for (who, verb), y in ((above, zero - 2.2 * line), (below, zero + 0.25 * line)):
            box = Rect(side.x, min(max(y, side.y), side.bottom - 2 * line), side.w, line)
            p.text([who, ""], box, "strong")
            p.text([verb, ""], box.moved(0, line), "label", "muted")

    def _rounds(self, p: Painter, area: Rect, below: Rect, top: float, step: float) -> None:
        """A line where each round begins, and its states below."""
        starts = [
            (at, column.round)
            for at, column in enumerate(self.turning.columns)
            if not at or self.turning.columns[at - 1].round != column.round
        ]
        ends = [at for at, _ in starts[1:]] + [len(self.turning.leads)]
        for (at, number), end in zip(starts, ends, strict=True):
            x, w = area.x + at * step, (end - at) * step
            if at:
                p.vline(x, top, below.bottom - top, "hairline", 1)
            keys = round_lands(self.course, number)
            full = self.texts.listing([names.land(self.texts, key) for key in keys])
            codes = " ".join(names.land_code(self.texts, key) for key in keys)
            room = Rect(x + 8, below.y, w - 12, below.h)
            p.text([f"{number}  {full}", f"{number}  {codes}", str(number), ""], room, "label", "muted")
