"""The head of an election night: plate, land, what is at stake, the beats as ballot circles, and the clock."""

from __future__ import annotations

from typing import Final

from macher.i18n.names import land
from macher.ui.features.night.beats import BeatName
from macher.ui.features.night.canvas import Canvas, NightNode, Telling
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter

__all__ = ["NightHead", "draw_plate"]

_TIMES: Final[dict[BeatName, str]] = {"count": "18:02", "line": "18:04", "partner": "18:05", "result": "18:06"}
_TOP, _TALL = 36.0, 52.0


def draw_plate(p: Painter, canvas: Canvas, top: float, title: str, note: str = "") -> float:
    """The paper plate that names the evening, and a note right of it; returns the end of the plate."""
    u = canvas.unit
    style = canvas.style(26)
    style = style if style.size * 1.25 <= _TALL * u else style.sized(canvas.least)
    word = title.upper()
    side = min(30 * u, style.size * 1.1)
    box = canvas.at(96, top, 0, _TALL)
    tall = max(box.h, style.size * 1.4)
    box = Rect(box.x, box.cy - tall / 2, side + p.width(word, style) + 52 * u, tall)
    p.fill(box, "ink")
    p.ballot(Rect(box.x + 18 * u, box.cy - side / 2, side, side), True, "on_stamp", None)
    p.text(word, box.trim(left=side + 28 * u), style, "on_stamp")
    if note:
        small = canvas.style(25, "medium", "sans")
        p.text(note, Rect(box.right + 26 * u, box.y, 700 * u, box.h), small, "muted")
    return box.right


class NightHead(NightNode):
    """Stands over all beats but the first and the last."""

    role = "text"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        words = told.words
        super().__init__(
            canvas,
            told,
            canvas.at(96, _TOP - 8, 1728, _TALL + 16),
            id="election.head",
            name=f"{words.night()}. {words.title()}. {words.night_place()}.",
        )

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        right = self._clock(p)
        left = draw_plate(p, canvas, _TOP, self.words.night()) + 26 * u
        box = canvas.at(0, _TOP, 0, _TALL)
        name = land(self.told.texts, self.facts.land)
        style = canvas.fit(name, (right - left) * 0.62, 42, least=30)
        wide = p.width(name, style)
        p.text(name, Rect(left, box.y, wide + 2, box.h), style)
        room = Rect(left + wide + 24 * u, box.y + 2 * u, right - left - wide - 48 * u, box.h)
        small = canvas.style(21, "medium", "sans")
        for said in (self.words.night_place(), self.words.numbered(self.facts.number)):
            if p.width(said, small) <= room.w:
                p.text(said, room, small, "muted")
                break

    def _clock(self, p: Painter) -> float:
        """The clock, and a circle for each beat left of it; returns where they begin."""
        canvas, show = self.canvas, self.show
        u, box = canvas.unit, canvas.at(96, _TOP, 1728, _TALL)
        style = canvas.style(42)
        p.text(_TIMES.get(show.name, ""), box, style, "ink", "right")
        side = max(14.0, 26 * u)
        step = side * 1.46
        x = box.right - p.width("18:00", style) - 36 * u - step * len(show.beats)
        for at in range(len(show.beats)):
            spot = Rect(x + step * at, box.cy - side / 2, side, side)
            if at < show.at:
                p.ballot(spot, True, "ink", None)
            else:
                p.disc(spot, None, "ink" if at == show.at else "bar_line", max(1.5, 2.5 * u))
        return x
