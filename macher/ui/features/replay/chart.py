"""The chart of a replay: its two pictures, the writing on them, the elections held so far, and the handle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pygame

from macher.i18n import Texts, names
from macher.session.chronicle import LandCourse
from macher.ui.features.replay.beside import place_name
from macher.ui.features.replay.drawing import (
    LEAST_ICON,
    LEVEL,
    ChartPicture,
    Geometry,
    Section,
    act_marks,
    geometry,
    majority_of,
    money_glyphs,
    pale,
    vote_glyphs,
)
from macher.ui.features.replay.player import Player
from macher.ui.keys import KeyPress
from macher.ui.kit.layers import pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots.marks import draw_point, step_of
from macher.ui.scene import Node
from macher.ui.widgets import Drawing, Panel
from macher.ui.widgets.notes import Explained

_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class _Chart:
    """What is shown where."""

    k: Kit
    texts: Texts
    player: Player
    places: Geometry
    shown: tuple[Section, ...]


def chart(
    k: Kit,
    texts: Texts,
    player: Player,
    players: Sequence[str],
    shown: tuple[Section, ...],
    on_moment: Callable[[int], None],
    on_step: Callable[[int], None],
    key: object,
) -> Part:
    """The chart in its place; ``key`` keeps the cached pictures of different games apart."""

    def place(page: Node, rect: Rect) -> None:
        panel = Panel(rect, id="replay.chart", zone=True, name=texts("replay-chart"))
        page.add(panel)
        places, whole, scale = geometry(k.ctx, rect, player, shown), rect.local(), k.ctx.viewport.scale
        c = _Chart(k, texts, player, places, shown)
        # The handle stands on a whole pixel, so that the cached pictures fit wherever it is.
        handle = round((rect.x + places.axis.x(player.moment)) * scale) / scale - rect.x
        pictured = (key, shown, player.viewpoint, places.lands)
        past, later = whole.take_left(handle)
        before = ChartPicture(whole, player, places, shown, False, (*pictured, "past"))
        after = ChartPicture(whole.moved(-handle, 0), player, places, shown, True, (*pictured, "later"))
        panel.add(Node(past, before, clip=True), Node(later, after, clip=True))
        panel.add(_names(c, players, (*pictured, "names")), Drawing(whole, partial(_paint_handle, c, handle)))
        _rounds(c).place(panel, whole)
        if "actions" in shown:
            panel.add(Drawing(whole, partial(_paint_counts, c)))
        if "votes" in shown:
            panel.add(Drawing(whole, partial(_paint_results, c)))
        where = partial(place_name, texts, player.course)

        def moment_at(x: float) -> int:
            return places.axis.moment(places.names + x)

        calls, name = (moment_at, on_moment, on_step), texts("replay-timeline")
        line = Timeline(whole.trim(left=places.names), name, where, player, *calls, id="replay.timeline", data=places)
        panel.add(line, *_land_tips(c))

    return Part(place)


def _land_tips(c: _Chart) -> list[Node]:
    """The names of the states where only their codes may stand."""
    if "votes" not in c.shown:
        return []
    lands = [c.player.course.lands[number] for number in c.places.lands]
    return [
        Explained(box._replace(w=c.places.names), names.land(c.texts, land.land))
        for land, box in zip(lands, c.places.votes, strict=True)
        if c.player.knows(land)
    ]


def _paint_results(c: _Chart, p: Painter, whole: Rect) -> None:
    """The votes of every election that has been held, with who has won it."""
    for number, box in zip(c.places.lands, c.places.votes, strict=True):
        land = c.player.course.lands[number]
        if land.result is not None and land.held <= c.player.moment:
            _paint_result(c, p, whole, land, box)


def _paint_result(c: _Chart, p: Painter, whole: Rect, land: LandCourse, box: Rect) -> None:
    """A line before the handle: everybody's votes, and below it what the election brought if there is room."""
    assert land.result is not None
    course, places = c.player.course, c.places
    votes = sorted(((steps.value(land.held), -seat) for seat, steps in enumerate(land.votes)), reverse=True)
    high = p.style("number").size * 1.25
    two, side = box.h >= 2 * high - 2, min(20.0, high - 2)
    pitch = side + 8 + p.width("000", "number") + 6
    line = box._replace(x=places.axis.x(land.held) + 14, w=pitch * len(votes))
    begin, end = places.axis.x(land.opened), whole.w - 4
    line = line._replace(y=box.y + (0 if two else (box.h - high) / 2), h=high)
    if line.right > end:  # left of the curve if there is room, else over its beginning, where it is low
        end = begin - 14
        line = line._replace(x=end - line.w)
        if line.x < places.names + 4:
            line, two = line.at(begin + 8, box.y - 2), False
    p.fill(line.inset(0, 1).moved(-4, 0), "panel")
    for (count, seat), spot in zip(votes, line.columns(len(votes)), strict=True):
        mark, beside = spot.take_left(side, 6)
        if -seat in land.result.victors:
            under = spot._replace(w=side + 6 + p.width(str(count), "number"))
            p.fill(under.take_bottom(2)[0], "ink")
        p.mark(course.parties[-seat], mark.centred(side, side))
        p.text(c.texts.number(count), beside, "number")
    if two:
        room = line._replace(y=line.bottom, w=end - line.x, h=p.style("label").size * 1.3)
        said = _won(c, land.result.victors, land.result.bonus)
        p.fill(room._replace(w=min(room.w, p.width(said[0], "label") + 4)), "panel")
        p.text(said, room, "label", "muted")


def _won(c: _Chart, winners: tuple[int, ...], bonus: int) -> list[str]:
    """Who has won an election and what it brought, in full and short."""
    texts, course = c.texts, c.player.course
    if not winners:
        return [texts("replay-won-none")]
    parties = " + ".join(names.party_short(texts, course.parties[seat]) for seat in winners)
    said = texts("replay-won", parties=parties)
    return [f"{said}, {texts.signed(bonus)}" if bonus else said, parties]


def _paint_handle(c: _Chart, handle: float, p: Painter, whole: Rect) -> None:
    """The icon of the phase on blue, and a line below it that runs behind the glyphs of the curves."""
    axis, icons, player = c.places.axis, c.places.icons, c.player
    at = axis.column_at(player.moment)
    column, (left, width) = player.columns[at], axis.box(at)
    side, wide_ = max(min(icons.h, 34.0), 24.0), axis.unit >= LEAST_ICON
    across = max(side, width) if wide_ else side
    middle = left + width / 2 if wide_ else handle
    box = icons.centred(across, side)._replace(x=min(max(0.0, middle - across / 2), whole.w - across))
    p.fill(whole._replace(x=handle - 1, y=icons.cy, w=2.5, h=whole.h - icons.cy), "action")
    # Only glyphs of the past: those yet to come are pale, so the line may cross them.
    glyphs = money_glyphs(player, c.places) if "money" in c.shown else []
    glyphs = [*glyphs, *(vote_glyphs(player, c.places) if "votes" in c.shown else [])]
    for glyph in glyphs:
        if abs(glyph.x - handle) < glyph.side and glyph.moment <= player.moment:
            draw_point(p, glyph.party, glyph.x, glyph.y, glyph.side)
    # The paper around the icon is widened to hide neighbouring icons that it covers in part.
    spans = [axis.box(number) for number in range(len(axis.columns))]
    touched = [(x, w) for x, w in spans if x < box.right - 1 and x + w > box.x + 1]
    first = min([box.x, *(x + 1 for x, _ in touched)])
    last = max([box.right, *(x + w for x, w in touched)])
    p.fill(icons._replace(x=first, w=last - first), "panel")
    p.fill(box, "action")
    p.icon("vote" if column.election else column.icon, box.centred(side * 0.66, side * 0.66), "on_action")


def _paint_counts(c: _Chart, p: Painter, whole: Rect) -> None:
    """Counts of actions whose marks have no room beside each other, on blocks in the party's colour.

    They are hollow and pale while all their actions are yet to come; one seat's viewpoint counts only those so far.
    """
    course, player = c.player.course, c.player
    rows, letters = c.places.actions.rows(len(course.parties)), p.style("card:bold").size
    for mark in act_marks(player, c.places.axis):
        over_ = sum(moment <= player.moment for moment in mark.moments)
        count = len(mark.moments) if player.open else over_
        if len(mark.moments) < 2 or not count:
            continue
        line, party = rows[mark.seat], course.parties[mark.seat]
        box = line.centred(mark.width, min(max(17.0, letters), line.h - 3))._replace(x=mark.x)
        said = c.texts.number(count)
        if not over_:
            p.box(box.inset(-1), "panel", pale(p, f"{party}.edge"), 1.5)
            p.text(said, box.inset(-4, -3), "card:bold", "muted", "centre")
            continue
        inks: list[Ink] = [f"{party}.small"]
        if p.theme.parties[party].outlined:  # the outline goes around the block, so that the figure keeps its room
            inks, box = [f"{party}.edge", *inks], box.inset(-1)
        for ink in inks:
            p.fill(box, ink)
            box = box.inset(1)
        p.text(said, box.inset(-5, -4), "card:bold", f"{party}.on", "centre")


class Timeline(Node):
    """A line of the game, to go along it with pointer or keys."""

    role = "slider"
    focusable = True
    own_stop = True

    def __init__(
        self,
        rect: Rect,
        name: str,
        place: Callable[[int], str],
        player: Player,
        moment_at: Callable[[float], int],
        on_moment: Callable[[int], None],
        on_step: Callable[[int], None],
        paint: Callable[[Painter, Rect], None] | None = None,
        **options: Any,
    ) -> None:
        """`place` names a moment, `moment_at` is the one at a place from the left end."""
        super().__init__(rect, name=name, tooltip=name, **options)
        self.place, self.player, self.moment_at = place, player, moment_at
        self.on_moment, self.on_step, self.paint = on_moment, on_step, paint

    def draw(self, p: Painter) -> None:
        if self.paint is not None:
            self.paint(p, self.rect.local())

    def value_text(self) -> str:
        return self.place(self.player.moment)

    def pointer_down(self, x: float, y: float) -> None:
        self.pointer_drag(x, y)

    def pointer_drag(self, x: float, y: float) -> None:
        self.on_moment(self.moment_at(x))

    def pointer_over(self, x: float, y: float) -> bool:
        """Sets the tooltip to the phase below the pointer; true if it has changed."""
        tip = self.place(self.moment_at(x))
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


# -- words -------------------------------------------------------------------------------------------------------------


def _rounds(c: _Chart) -> Part:
    """The names of the rounds, and the line that explains the votes, on paper of its own."""
    k, texts, places = c.k, c.texts, c.places

    def place(page: Node, whole: Rect) -> None:
        for number, left, right in places.axis.rounds():
            if number:
                forms = [texts("final-round", round=number), texts("final-round-short", round=number), ""]
                box = places.rounds._replace(x=left + 8, w=right - left - 12)
                k.words(forms, "points", height=box.h).place(page, box)
        note = [texts("replay-votes-note"), texts("replay-votes-note-short")]
        fitting = [said for said in note if k.ctx.width(said, "body") <= places.votes_note.w]
        if fitting:  # its own paper keeps the lines of the rounds and the handle out of it
            said = paper(pad(share(k.words(fitting[0], "body", "muted")), left=5))
            spot = places.votes_note.inset(0, 2).moved(-5, 0)
            said.place(page, spot._replace(w=k.ctx.width(fitting[0], "body") + 10))

    return Part(place)


def _names(c: _Chart, players: Sequence[str], key: tuple[object, ...]) -> Node:
    """The column at the left: names of parts, players and states, and the figures of the scales."""
    known = sum(c.player.knows(land) for land in c.player.course.lands)
    whole = c.places.rect.local()._replace(w=c.places.names - 1)
    node = Panel(whole, id="replay.names", cache_key=(*key, known))
    for section in c.places.parts[1:]:
        c.k.hairline().place(node, section._replace(w=whole.w))
    if "actions" in c.shown:
        _caption(c, [c.texts("replay-actions")]).place(node, c.places.rounds._replace(w=c.places.names - 6))
        _seats(c, players).place(node, c.places.actions._replace(w=c.places.names - 2))
    if "money" in c.shown:
        _money(c, node)
    if "votes" in c.shown:
        _votes(c, node)
    return node


def _caption(c: _Chart, forms: Sequence[str]) -> Part:
    """The name of a part."""
    return pad(c.k.words(forms, "points" if c.k.ctx.wide else "name"), left=c.k.step("gap"))


def _seats(c: _Chart, players: Sequence[str]) -> Part:
    """A mark and a name for each row of actions."""
    side = c.k.step("sign", 0.85)
    lines = [
        share(row(c.k.mark(party, side), c.k.name(player, "label:semibold"), gap=8))
        for party, player in zip(c.player.course.parties, players, strict=True)
    ]
    return pad(column(*lines), left=c.k.step("gap"))


def _level(c: _Chart, node: Node, y: float, value: int) -> None:
    """A figure of a scale, at the right end of the column."""
    whole = node.rect.local()
    place = whole._replace(y=min(y - 10, whole.h - 20), w=c.places.names - 8, h=20)
    c.k.words(c.texts.number(value), "label", "muted", "right", height=20).place(node, place)


def _money(c: _Chart, node: Node) -> None:
    """What is drawn, in which unit, why not everybody's is, and the scale."""
    k, texts, places = c.k, c.texts, c.places
    figures = max(k.ctx.width(texts.number(places.money_top), "label"), 20) + 14
    gap, covered = k.step("gap"), texts("replay-money-covered")
    unit = k.words([texts.money(_THOUSAND), texts.money_short(_THOUSAND)], "label", "muted")
    caption = tall(
        _caption(c, [texts("final-money"), texts("stats-money-short")]), k.ctx.type.style("points").size * 1.35
    )

    def note(page: Node, box: Rect) -> None:
        room = box.trim(right=-8)
        if len(covered) * 4 < room.w * room.h / 40:
            k.paragraph(covered, "caption", "muted").place(page, room)

    secret = len(c.player.money_seats()) < len(c.player.course.parties) and places.parts[1].h > 110
    shown = column(caption, pad(column(unit, Part(note) if secret else spring(), gap=2), left=gap))
    shown.place(node, places.parts[1].trim(top=8, bottom=6)._replace(w=places.names - figures))
    for value in range(0, places.money_top + 1, step_of(places.money_top, places.money.h, LEVEL)):
        _level(c, node, places.money_y(value), value)


def _votes(c: _Chart, node: Node) -> None:
    """Code and name of each state, and the votes that win it."""
    k, texts, places, course = c.k, c.texts, c.places, c.player.course
    _caption(c, [texts("replay-votes")]).place(node, places.votes_note._replace(x=0, w=places.names - 6))
    majority = majority_of(course.edition)
    written = texts.number(majority) if majority else ""
    size, line = k.ctx.type.style("points").size, k.ctx.type.style("label").size * 1.3
    gap, code_room = k.step("gap"), k.ctx.width("WW", "points") + 8
    beside = places.names - gap - code_room - k.ctx.width(written, "label") - 14
    # Either all codes have a name beside them or none.
    named = all(k.ctx.width(names.land(texts, course.lands[at].land), "caption") <= beside for at in places.lands)
    for at, (number, box) in enumerate(zip(places.lands, places.votes, strict=True)):
        land = course.lands[number]
        if not c.player.knows(land):
            continue
        two = box.h + 8 >= size * 1.25 + line
        place = box._replace(x=gap, y=box.y - 6 if two else box.cy - size * 0.65, w=places.names - gap - 4)
        name = names.land(texts, land.land)
        code = k.words(names.land_code(texts, land.land), "points", height=size * (1.25 if two else 1.3))
        if two:
            shown = column(code, k.words([name, ""], "label", "muted", height=line))
        else:
            shown = row(wide(code, code_room), k.words(name if named else "", "caption", "muted"))
        tall(shown, size * 1.3).place(node, place._replace(h=size * 1.25 + line if two else size * 1.3))
        if written:
            _level(c, node, places.votes_y(at, majority), majority)
