"""The chart of a replay: its two pictures, the writing on them, the elections held so far, and the handle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.ui.features.replay.drawing import LEAST_ICON, ChartPicture, majority_of, pale
from macher.ui.features.replay.geometry import LEVEL, Geometry, Part, act_marks, geometry, money_glyphs, vote_glyphs
from macher.ui.features.replay.player import Player
from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots.marks import draw_point, step_of
from macher.ui.scene import Context, Node
from macher.ui.widgets import Panel
from macher.ui.widgets.marks import Explained, shortened


def chart(
    ctx: Context,
    rect: Rect,
    texts: Texts,
    player: Player,
    players: list[str],
    shown: tuple[Part, ...],
    on_moment: Callable[[int], None],
    on_step: Callable[[int], None],
    key: object,
) -> Node:
    """The chart in its place; ``key`` keeps the cached pictures of different games apart."""
    panel = Panel(rect, id="replay.chart", zone=True, name=texts("replay-chart"))
    places = geometry(ctx, rect, player, shown)
    whole = rect.local()
    scale = ctx.viewport.scale
    # The handle stands on a whole pixel, so that the cached pictures fit wherever it is.
    handle = round((rect.x + places.axis.x(player.moment)) * scale) / scale - rect.x
    pictured = (key, shown, player.viewpoint, places.lands)
    past, later = whole.take_left(handle)
    panel.add(
        Node(past, ChartPicture(whole, player, places, shown, False, (*pictured, "past")), clip=True),
        Node(
            later, ChartPicture(whole.moved(-handle, 0), player, places, shown, True, (*pictured, "later")), clip=True
        ),
        Names(ctx, whole.take_left(places.names - 1)[0], texts, player, places, players, shown, (*pictured, "names")),
        _Handle(whole, player, places, shown, handle),
        Rounds(whole, texts, player, places),
    )
    if "actions" in shown:
        panel.add(Counts(whole, texts, player, places))
    if "votes" in shown:
        panel.add(_Results(whole, texts, player, places))
    panel.add(Timeline(whole.trim(left=places.names), texts, player, places, on_moment, on_step))
    if "votes" in shown:
        for number, box in zip(places.lands, places.votes, strict=True):
            land = player.course.lands[number]
            if player.knows(land):
                panel.add(Explained(box._replace(w=places.names), names.land(texts, land.land)))
    return panel


class _Results(Node):
    """The votes of every election that has been held, with who has won it."""

    role = "group"

    def __init__(self, rect: Rect, texts: Texts, player: Player, places: Geometry) -> None:
        super().__init__(rect)
        self.texts, self.player, self.places = texts, player, places

    def draw(self, p: Painter) -> None:
        """A line for each election before the handle."""
        course, places = self.player.course, self.places
        for at, shown in enumerate(places.lands):
            land = course.lands[shown]
            if land.result is None or land.held > self.player.moment:
                continue
            order = sorted(range(len(course.parties)), key=lambda seat: -land.votes[seat].value(land.held))
            votes = [(course.parties[seat], land.votes[seat].value(land.held)) for seat in order]
            box = places.votes[at]
            line = p.style("number").size * 1.25
            two = box.h >= 2 * line - 2
            side = min(20.0, line - 2)
            pitch = side + 8 + p.width("000", "number") + 6
            width = pitch * len(votes)
            x, begin = places.axis.x(land.held) + 14, places.axis.x(land.opened)
            end = self.rect.w - 4
            top = box.y + (0 if two else (box.h - line) / 2)
            on_curve = False
            if x + width > end:  # left of the curve if there is room, else over its beginning, where it is low
                x, end = begin - 14 - width, begin - 14
                on_curve = x < places.names + 4
            if on_curve:
                x, top = begin + 8, box.y - 2
            p.fill(Rect(x - 4, top + 1, width, line - 2), "panel")
            won = land.result.victors
            winners = {course.parties[seat] for seat in won}
            for number, (party, count) in enumerate(votes):
                spot = x + number * pitch
                if party in winners:
                    p.fill(Rect(spot, top + line - 2, side + 6 + p.width(str(count), "number"), 2), "ink")
                p.mark(party, Rect(spot, top + (line - side) / 2, side, side))
                p.text(self.texts.number(count), Rect(spot + side + 6, top, pitch - side - 6, line), "number")
            if two and not on_curve:
                room = Rect(x, top + line, end - x, p.style("label").size * 1.3)
                said = self._won(won, land.result.bonus)
                p.fill(room._replace(w=min(room.w, p.width(said[0], "label") + 4)), "panel")
                p.text(said, room, "label", "muted")

    def _won(self, winners: tuple[int, ...], bonus: int) -> list[str]:
        texts, course = self.texts, self.player.course
        if not winners:
            return [texts("replay-won-none")]
        parties = " + ".join(names.party_short(texts, course.parties[seat]) for seat in winners)
        said = texts("replay-won", parties=parties)
        return [f"{said}, {texts.signed(bonus)}" if bonus else said, parties]


class _Handle(Node):
    """The icon of the phase, and a line below it that runs behind the glyphs of the curves."""

    def __init__(self, rect: Rect, player: Player, places: Geometry, shown: tuple[Part, ...], handle: float) -> None:
        super().__init__(rect)
        self.player, self.places, self.handle = player, places, handle
        glyphs = money_glyphs(player, places) if "money" in shown else []
        if "votes" in shown:
            glyphs += vote_glyphs(player, places)
        # Only glyphs of the past: those yet to come are pale, so the line may cross them.
        self.glyphs = [
            glyph for glyph in glyphs if abs(glyph.x - handle) < glyph.side and glyph.moment <= player.moment
        ]

    def draw(self, p: Painter) -> None:
        """The icon on blue, and the line below it."""
        row = self.places.icons
        at = self.places.axis.column_at(self.player.moment)
        column = self.player.columns[at]
        left, width = self.places.axis.box(at)
        side = max(min(row.h, 34.0), 24.0)
        across = max(side, width) if self.places.axis.unit >= LEAST_ICON else side
        middle = left + width / 2 if self.places.axis.unit >= LEAST_ICON else self.handle
        box = Rect(min(max(0.0, middle - across / 2), self.rect.w - across), row.cy - side / 2, across, side)
        p.fill(Rect(self.handle - 1, row.cy, 2.5, self.rect.h - row.cy), "action")
        for glyph in self.glyphs:
            draw_point(p, glyph.party, glyph.x, glyph.y, glyph.side)
        p.fill(self._covered(box), "panel")
        p.fill(box, "action")
        p.icon("vote" if column.election else column.icon, box.centred(side * 0.66, side * 0.66), "on_action")

    def _covered(self, box: Rect) -> Rect:
        """The paper around the icon, widened to hide neighbouring icons that it covers in part."""
        axis = self.places.axis
        spans = [axis.box(at) for at in range(len(axis.columns))]
        touched = [(x, width) for x, width in spans if x < box.right - 1 and x + width > box.x + 1]
        left = min([box.x, *(x + 1 for x, _ in touched)])
        right = max([box.right, *(x + width for x, width in touched)])
        return Rect(left, self.places.icons.y, right - left, self.places.icons.h)


class Timeline(Node):
    """The whole chart, to drag the handle over it."""

    role = "slider"
    focusable = True
    own_stop = True

    def __init__(
        self,
        rect: Rect,
        texts: Texts,
        player: Player,
        places: Geometry,
        on_moment: Callable[[int], None],
        on_step: Callable[[int], None],
    ) -> None:
        name = texts("replay-timeline")
        super().__init__(rect, id="replay.timeline", name=name, tooltip=name)
        self.texts, self.player, self.places = texts, player, places
        self.on_moment, self.on_step = on_moment, on_step

    def value_text(self) -> str:
        return place_name(self.texts, self.player.course, self.player.moment)

    def pointer_down(self, x: float, y: float) -> None:
        self.pointer_drag(x, y)

    def pointer_drag(self, x: float, y: float) -> None:
        self.on_moment(self.places.axis.moment(self.rect.x + x))

    def pointer_over(self, x: float, y: float) -> bool:
        """Sets the tooltip to the phase below the pointer; true if it has changed."""
        moment = self.places.axis.moment(self.rect.x + x)
        tip = place_name(self.texts, self.player.course, moment)
        changed, self.tooltip = tip != self.tooltip, tip
        return changed

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt or press.shift:
            return False
        if press.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.on_step(-1 if press.key == pygame.K_LEFT else 1)
        elif press.key in (pygame.K_HOME, pygame.K_END):
            self.on_moment(0 if press.key == pygame.K_HOME else self.player.course.end)
        else:
            return False
        return True


def place_name(texts: Texts, course: Chronicle, moment: int) -> str:
    """Round and phase of a moment."""
    return names.phase_of_round(texts, course.events[moment].round, course.spans[course.span_at(moment)].phase)


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
