"""What is written on the chart of a replay: names at the left, the rounds over the time axis, counts of actions."""

from __future__ import annotations

from typing import Final

from macher.i18n import Texts, names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots import step_of
from macher.ui.replay.drawing import majority_of, pale
from macher.ui.replay.geometry import LEVEL, Geometry, Part
from macher.ui.replay.marks import act_marks
from macher.ui.replay.player import Player
from macher.ui.scene import Context, Node
from macher.ui.widgets.marks import shortened

__all__ = ["Counts", "Names", "Rounds"]

_THOUSAND: Final = 1000


class Names(Node):
    """The column at the left: names of parts, players and states, and the figures of the scales."""

    role = "group"
    opaque = True

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        player: Player,
        places: Geometry,
        players: list[str],
        shown: tuple[Part, ...],
        key: tuple[object, ...],
    ) -> None:
        known = sum(player.knows(land) for land in player.course.lands)
        super().__init__(rect, id="replay.names", cache_key=(*key, known))
        self.texts, self.player, self.places, self.sections = texts, player, places, shown
        self.pad = ctx.step("gap")
        side = ctx.step("sign", 0.85)
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

    def _caption(self, p: Painter, box: Rect, text: str | list[str]) -> None:
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
        self._caption(p, box, [texts("final-money"), texts("stats-money-short")])
        unit = Rect(self.pad, box.bottom, places.names - figures - self.pad, p.style("label").size * 1.3)
        p.text([texts.money(_THOUSAND), texts.money_short(_THOUSAND)], unit, "label", "muted")
        if len(self.player.money_seats()) < len(self.players) and part.h > 110:
            note = Rect(self.pad, unit.bottom + 2, places.names - figures - self.pad + 8, part.bottom - unit.bottom - 6)
            if len(texts("replay-money-covered")) * 4 < note.w * note.h / 40:
                p.paragraph(texts("replay-money-covered"), note, "caption", "muted")
        step = step_of(places.money_top, places.money.h, LEVEL)
        for value in range(0, places.money_top + 1, step):
            y = places.money_y(value)
            p.text(texts.number(value), Rect(0, y - 10, places.names - 8, 20), "label", "muted", "right")

    def _votes(self, p: Painter) -> None:
        places, texts, course = self.places, self.texts, self.player.course
        note = places.votes_note
        self._caption(p, Rect(0, note.y, places.names - 6, note.h), texts("replay-votes"))
        majority = majority_of(course.edition)
        written = texts.number(majority) if majority else ""
        size, line = p.style("points").size, p.style("label").size * 1.3
        below = places.names - self.pad - 4
        left = self.pad + p.width("WW", "points") + 8
        beside = places.names - left - p.width(written, "label") - 14
        # Either all codes have a name beside them or none.
        named = all(p.width(names.land(texts, course.lands[at].land), "caption") <= beside for at in places.lands)
        for at, number in enumerate(places.lands):
            land = course.lands[number]
            if not self.player.knows(land):
                continue
            box = places.votes[at]
            name = names.land(texts, land.land)
            two = box.h + 8 >= size * 1.25 + line
            top = box.y - 6 if two else box.cy - size * 0.65
            p.text(names.land_code(texts, land.land), Rect(self.pad, top, 60, size * 1.3), "points")
            if written:
                y = places.votes_y(at, majority)
                p.text(written, Rect(0, y - 10, places.names - 8, 20), "label", "muted", "right")
            if two and p.width(name, "label") <= below:
                p.text(name, Rect(self.pad, top + size * 1.25, below, line), "label", "muted")
            elif not two and named:
                p.text(name, Rect(left, top, beside, size * 1.3), "caption", "muted")


class Counts(Node):
    """Counts of actions whose marks have no room beside each other; one seat's viewpoint counts only those so far."""

    role = "group"

    def __init__(self, rect: Rect, texts: Texts, player: Player, places: Geometry) -> None:
        super().__init__(rect)
        self.texts, self.player, self.places = texts, player, places
        self.marks = [mark for mark in act_marks(player, places.axis) if len(mark.moments) > 1]

    def draw(self, p: Painter) -> None:
        """Draws each count on a block in the party's colour; hollow and pale while all its actions are yet to come."""
        course, player = self.player.course, self.player
        rows = self.places.actions.rows(len(course.parties))
        for mark in self.marks:
            over = sum(moment <= player.moment for moment in mark.moments)
            count = len(mark.moments) if player.open else over
            if not count:
                continue
            row, party = rows[mark.seat], course.parties[mark.seat]
            height = min(17.0, row.h - 3)
            box = Rect(mark.x, row.cy - height / 2, mark.width, height)
            said = self.texts.number(count)
            if not over:
                p.box(box.inset(-1), "panel", pale(p, f"{party}.edge"), 1.5)
                p.text(said, box.inset(-4, -3), "card:bold", "muted", "centre")
                continue
            inks: list[Ink] = []
            if p.theme.parties[party].outlined:  # the outline goes around the block, so that the figure keeps its room
                inks, box = [f"{party}.edge"], box.inset(-1)
            for ink in (*inks, f"{party}.small"):
                p.fill(box, ink)
                box = box.inset(1)
            p.text(said, box.inset(-5, -4), "card:bold", f"{party}.on", "centre")


class Rounds(Node):
    """The names of the rounds, and the line that explains the votes, both on paper of their own."""

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
        said, style = p.fitting(self.note, note.w, "body")
        width = p.width(said, style)
        if width <= note.w:  # its own paper keeps the lines of the rounds and the handle out of it
            p.fill(note.trim(top=2, bottom=2)._replace(x=note.x - 5, w=width + 10), "panel")
            p.text(said, note, style, "muted")
