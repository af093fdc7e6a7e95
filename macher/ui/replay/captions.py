"""What is written on the chart of a replay: the column of names at the left, and the rounds over the time axis."""

from __future__ import annotations

from typing import Final

from macher.i18n import Texts, names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots import step_of
from macher.ui.replay.drawing import majority_of
from macher.ui.replay.geometry import Geometry, Part
from macher.ui.replay.player import Player
from macher.ui.scene import Context, Node
from macher.ui.screens.marks import shortened

__all__ = ["Names", "Rounds"]

_THOUSAND: Final = 1000


class Names(Node):
    """The column at the left: names of parts, players and states, and the figures of the scales."""

    role = "group"
    opaque = True

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, player: Player, places: Geometry, players: list[str],
        shown: tuple[Part, ...], key: tuple[object, ...],
    ) -> None:  # fmt: skip
        known = sum(player.knows(state) for state in player.course.states)
        super().__init__(rect, id="replay.names", cache_key=(*key, known))
        self.texts, self.player, self.places, self.sections = texts, player, places, shown
        self.pad = ctx.viewport.pick(16.0, 10.0, 8.0)
        side = ctx.viewport.pick(19.0, 15.0, 16.0)
        self.side = side
        room = places.names - self.pad - side - 12
        self.players = [shortened(ctx, each, room, "label:semibold") for each in players]
        self.wide = ctx.wide

    def draw(self, p: Painter) -> None:
        """All of them, on the paper of the chart."""
        p.fill(self.rect.local(), "panel")
        for part in self.places.parts[1:]:
            p.hline(0, part.y, self.rect.w, "hairline", 1)
        if "actions" in self.sections:
            self._caption(p, self.places.rounds._replace(w=self.places.names - 6), self.texts("replay-actions"))
            self._seats(p)
        if "money" in self.sections:
            self._money(p)
        if "votes" in self.sections:
            self._votes(p)

    def _caption(self, p: Painter, box: Rect, text: str) -> None:
        p.text(text, box.trim(left=self.pad), "name" if not self.wide else "points", "ink")

    def _seats(self, p: Painter) -> None:
        rows = self.places.actions.rows(len(self.players))
        for party, player, row in zip(self.player.course.parties, self.players, rows, strict=True):
            p.mark(party, Rect(self.pad, row.cy - self.side / 2, self.side, self.side))
            p.text(player, Rect(self.pad + self.side + 8, row.y, self.places.names, row.h), "label:semibold")

    def _money(self, p: Painter) -> None:
        places, texts = self.places, self.texts
        part = places.parts[1]
        figures = max(p.width(texts.number(places.money_top), "label"), 20) + 14
        caption = p.style("points").size * 1.35
        box = Rect(0, part.y + 8, places.names - figures, caption)
        self._caption(p, box, texts("final-money"))
        unit = Rect(self.pad, box.bottom, places.names - figures - self.pad, p.style("label").size * 1.3)
        p.text([texts.money(_THOUSAND), texts.money_short(_THOUSAND)], unit, "label", "muted")
        if len(self.player.money_seats()) < len(self.players) and part.h > 110:
            note = Rect(self.pad, unit.bottom + 2, places.names - figures - self.pad + 8, part.bottom - unit.bottom - 6)
            if len(texts("replay-money-covered")) * 4 < note.w * note.h / 40:
                p.paragraph(texts("replay-money-covered"), note, "caption", "muted")
        step = step_of(places.money_top, places.money.h, 34)
        for value in range(0, places.money_top + 1, step):
            y = places.money_y(value)
            p.text(texts.number(value), Rect(0, y - 10, places.names - 8, 20), "label", "muted", "right")

    def _votes(self, p: Painter) -> None:
        places, texts, course = self.places, self.texts, self.player.course
        note = places.votes_note
        self._caption(p, Rect(0, note.y, places.names - 6, note.h), texts("replay-votes"))
        majority = majority_of(course.edition)
        for at, state in enumerate(course.states):
            if not self.player.knows(state):
                continue
            box = places.votes[at]
            code = names.land_code(texts, state.land)
            name, size = names.land(texts, state.land), p.style("points").size
            line = p.style("label").size * 1.3
            fitting = p.fitting(name, places.names - self.pad - 6, "label")
            two = box.h + 8 >= size * 1.25 + line and p.width(*fitting) <= places.names - self.pad - 4
            top = box.y - 6 if two else box.cy - size * 0.65
            p.text(code, Rect(self.pad, top, 60, size * 1.3), "points")
            figure = texts.number(majority) if majority else ""
            if figure:
                y = places.votes_y(at, majority)
                p.text(figure, Rect(0, y - 10, places.names - 8, 20), "label", "muted", "right")
            if two:
                p.text(name, Rect(self.pad, top + size * 1.25, places.names - self.pad - 6, line), "label", "muted")
            else:
                left = self.pad + p.width("WW", "points") + 8
                room = places.names - left - p.width(figure, "label") - 14
                if p.width(name, "caption") <= room:
                    p.text(name, Rect(left, top, room, size * 1.3), "caption", "muted")


class Rounds(Node):
    """The names of the rounds, and the line that explains the votes."""

    role = "group"

    def __init__(self, rect: Rect, texts: Texts, player: Player, places: Geometry) -> None:
        super().__init__(rect)
        self.texts, self.player, self.places = texts, player, places
        self.note = [texts("replay-votes-note"), texts("replay-votes-note-short")]

    def draw(self, p: Painter) -> None:
        """As far as there is room."""
        places, texts = self.places, self.texts
        row, note = places.rounds, places.votes_note
        for number, left, right in places.axis.rounds():
            box = Rect(left + 8, row.y, right - left - 12, row.h)
            forms = [texts("final-round", round=number), texts("final-round-short", round=number)]
            if number and p.width(forms[1], "points") <= box.w:
                p.text(forms, box, "points")
        if p.width(self.note[1], "body") <= note.w:
            p.text(self.note, note, "body", "muted")
