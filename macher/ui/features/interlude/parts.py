"""What stands beside the map between two rounds: the next state, its opinions, the elections so far, the standings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.i18n.texts import Texts
from macher.ui.features.interlude.facts import Coming, Held, InterludeFacts, Ranked
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import Mood, RoomScene, paint_room
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Drawing, Label, PartyMark
from macher.ui.widgets.cards import CardNode, Say, paint_double
from macher.ui.widgets.marks import PartyTag
from macher.words.names import GameNames

__all__ = ["InterludeParts"]

_MOST_HELD: Final = 4
"""Most elections that are listed, the newest."""
_LEAST_ROOM: Final = 150.0
"""Least height of the picture of a room: below this its people are a strip of dots, and no picture is better."""
_MOST_ROOM: Final = 300.0
"""Its most height in the wide layout: in a larger one a few people stand on an empty floor."""
_ROOM_WIDE: Final = 6.4
"""Width of a room as a multiple of its height."""


class InterludeParts:
    """Places everything on the page; sizes by layout."""

    def __init__(self, ctx: Context, names: GameNames, facts: InterludeFacts, own: int) -> None:
        self.ctx, self.names, self.facts, self.own = ctx, names, facts, own
        self.texts = names.texts
        self.low = ctx.viewport.layout == "focus"
        self.unit = ctx.viewport.pick(1.0, 0.66, 0.52)
        self.small = ctx.type.style("label").size

    def _style(self, size: float, weight: str = "semibold", family: str = "sans") -> Style:
        return Style(family, weight, max(self.small, size * self.unit))  # type: ignore[arg-type]  # both are literals

    # -- the page ------------------------------------------------------------------------------------------------------

    def place(self, root: Node, area: Rect) -> None:
        """The round, the state, what people there think, who is there, and the elections so far."""
        ctx, u = self.ctx, self.unit
        line, area = area.take_top(ctx.viewport.pick(52.0, 34.0, 26.0), ctx.step("gap"))
        self._round(root, line)
        area = self._title(root, area)
        held = self.facts.held[-(2 if self.low else _MOST_HELD) :]
        row = ctx.viewport.pick(52.0, 34.0, 28.0)
        card = Rect(0, 0, 132 * u, 168 * u) if not self.low else Rect(0, 0, 96.0, 84.0)
        if len(self.facts.coming) > 1:
            area = self._side_by_side(root, area, card)
        else:
            cards, area = area.take_top(card.h + self.small * 2 + ctx.step("gap"), ctx.step("gap"))
            self._described(root, cards, card, self.facts.coming[0])
        while len(held) > 1 and len(held) * row + 14 > area.h:
            held = held[1:]
        if row > area.h:
            return
        root.add(Drawing(Rect(area.x, area.y, area.w, 2), lambda p, box: p.fill(box, "ink")))
        for at, each in enumerate(held):
            self._held(root, Rect(area.x, area.y + 6 + at * row, area.w, row), each)
        self._room(root, area.trim(top=len(held) * row + ctx.step("space"), bottom=ctx.step("space")))

    def _room(self, root: Node, area: Rect) -> None:
        """How it looks in the room of the own party after the last election, or in that of its winner."""
        last = self.facts.held[-1]
        if area.h < _LEAST_ROOM or self.ctx.app.options.pictures == "off":
            return
        seat = self.own if self.own >= 0 else last.winners[0]
        mood: Mood = "waiting" if last.outcome == "none" else "jubilation" if seat in last.winners else "emptying"
        names = self.names
        votes = tuple((names.party_key(each), all_) for each, all_ in enumerate(last.all_votes))
        scene = RoomScene(names.party_key(seat), mood, names.party(seat), votes)
        high = min(area.h, _MOST_ROOM * self.unit)
        box = Rect(area.x, area.y, min(area.w, high * _ROOM_WIDE), high)
        said = self.texts(f"interlude-room-{mood}", party=names.party(seat))
        root.add(Drawing(box, lambda p, spot: paint_room(p, spot, scene)))
        root.add(Say(box, said, said, id="interlude.room", role="image"))

    def _round(self, root: Node, line: Rect) -> None:
        facts = self.facts
        style = self._style(34, "bold", "condensed")
        said = self.texts("table-round-of", round=facts.round, rounds=facts.rounds)
        width = self.ctx.width(said, style)
        root.add(Label(line._replace(w=width + 4), said, style))

        def circles(p: Painter, box: Rect) -> None:
            side = style.size * 0.94
            for at in range(facts.rounds):
                spot = Rect(box.x + at * side * 1.36, box.cy - side / 2, side, side)
                ink = "slot_line" if at >= facts.round else "ink"
                p.ballot(spot, at < facts.round - 1, ink, None)

        root.add(Drawing(line.trim(left=width + 24 * self.unit + 8), circles))

    def _title(self, root: Node, area: Rect) -> Rect:
        """The next state in large letters, on two lines at its hyphen where one line is too small; returns the rest."""
        names, u = self.names, self.unit
        lands = [names.land(place) for place in self.facts.places]
        name = self.texts.listing(lands)
        style = self._style(170, "bold", "condensed")
        fitting = shrunk(self.ctx.width, name, style, area.w, 20)
        lines = [name]
        if fitting.size < 100 * u and (len(lands) > 1 or "-" in name):
            cut = len(lands[0]) if len(lands) > 1 else name.index("-") + 1
            lines = [name[:cut], name[cut:].strip()]
            fitting = min(
                (shrunk(self.ctx.width, line, self._style(104, "bold", "condensed"), area.w, 20) for line in lines),
                key=lambda each: each.size,
            )
        for line in lines:
            height = fitting.size * (1.12 if len(lines) == 1 else 1.0)
            box, area = area.take_top(height)
            left = box.x - self.ctx.bearing(line, fitting)
            root.add(Label(box._replace(x=left, w=box.w + 8), line, fitting))
        below = self._style(40)
        box, area = area.take_top(below.size * 1.4, self.ctx.step("space"))
        root.add(Label(box, self.vote_next(self.texts, self.facts), below, "ink_soft"))
        return area

    @staticmethod
    def vote_next(texts: Texts, facts: InterludeFacts) -> list[str]:
        """That the states vote next: with what that brings, if points are won, and without."""
        worth, votes = texts.listing([str(each.worth) for each in facts.coming]), facts.majority
        if len(facts.coming) == 1:
            forms = [texts("interlude-next-worth", points=facts.coming[0].worth, votes=votes), texts("interlude-next")]
        else:
            forms = [texts("interlude-next-both-worth", points=worth, votes=votes), texts("interlude-next-both")]
        return forms[1:] if facts.seats else forms

    def _described(self, root: Node, area: Rect, card: Rect, coming: Coming) -> None:
        """What people in the state think; at the right what is there now."""
        texts, step = self.texts, card.w + 14 * self.unit
        head, row = area.take_top(self.small * 1.5, self.small * 0.5)
        quiet = self._style(21, "medium")
        many = len(coming.opinions)
        root.add(Label(head._replace(w=step * max(2, many)), texts("interlude-opinions"), quiet, "muted"))
        self._opinions(root, row, card, coming)
        right = area.trim(left=many * step + 30 * self.unit)
        if right.w > 150 * self.unit and not self.low and (coming.leader >= 0 or coming.there):
            root.add(Label(right._replace(h=head.h), texts("interlude-there"), quiet, "muted"))
            self._there(root, right.trim(top=row.y - area.y), coming)

    def _side_by_side(self, root: Node, area: Rect, card: Rect) -> Rect:
        """Each of the states with its name, its opinions and what is there now; returns the rest."""
        columns = area.columns(len(self.facts.coming), gap=36 * self.unit)
        gap = 10 * self.unit
        width = min(card.w, (columns[0].w - 3 * gap) / 4)
        small = Rect(0, 0, width, card.h * width / card.w if not self.low else card.h)
        head, lines = self._style(27, "bold", "condensed"), 0 if self.low else 2
        top = head.size * 1.7
        used = top + small.h + lines * self._line + self.ctx.step("gap")
        for coming, column in zip(self.facts.coming, columns, strict=True):
            name, row = column.take_top(top)
            root.add(Label(name, self.names.land_forms(coming.place), head))
            self._opinions(root, row, small, coming, gap)
            if lines:
                rest = row.trim(top=small.h + self.ctx.step("tight"))
                self._there(root, rest._replace(h=lines * self._line), coming)
        return area.trim(top=used)

    def _opinions(self, root: Node, row: Rect, card: Rect, coming: Coming, gap: float | None = None) -> None:
        step = card.w + (14 * self.unit if gap is None else gap)
        for at, kind in enumerate(coming.opinions):
            self._opinion(root, Rect(row.x + at * step, row.y, card.w, card.h), coming, at, kind)

    def _opinion(self, root: Node, box: Rect, coming: Coming, at: int, kind: int) -> None:
        texts, names = self.texts, self.names
        if kind < 0:
            said = texts("interlude-closed")
            root.add(Drawing(box, self._closed(said), name=said))
            return
        topic, approves = names.face(kind)
        row = [names.topic_forms(each) for each in coming.opinions if each >= 0]
        root.add(CardNode(box, topic, approves, "named", label=names.topic_forms(kind), row=row, name=names.card(kind)))
        if kind == coming.doubled:
            text = texts.times(2)
            root.add(Drawing(box, lambda p, spot: paint_double(p, spot, text)))
        if at in coming.fresh:
            said = texts("interlude-new")
            style = self._style(19, "bold")
            width = self.ctx.width(said, style) + 16
            plate = Rect(box.right - width * 0.86, box.y - style.size * 0.7, width, style.size * 1.5)
            root.add(Drawing(plate, lambda p, spot: _stamp(p, spot, said, style), name=said))

    def _closed(self, said: str) -> Callable[[Painter, Rect], None]:
        """What draws the place of an opinion that is not known yet."""
        style = self._style(19, "medium")

        def paint(p: Painter, box: Rect) -> None:
            p.frame(box, "slot_line", 1.5)
            p.paragraph(said, box.inset(6, 4), style, "muted", "centre", "middle")

        return paint

    @property
    def _line(self) -> float:
        """Height of a line about who is there."""
        return max(self.small * 1.9, 54 * self.unit)

    def _there(self, root: Node, area: Rect, coming: Coming) -> None:
        """Who leads the media of a state, and the parties that have most there, the player's own among them."""
        texts, names = self.texts, self.names
        tall, y = self._line, area.y
        if coming.leader >= 0:
            side = tall * 0.86
            leader = names.party_key(coming.leader)
            spot = Rect(area.x, y + (tall - side) / 2, side, side)
            root.add(Drawing(spot, lambda p, box: p.media_marker(leader, box)))
            said = texts("interlude-leads", player=names.player(coming.leader))
            room = Rect(area.x + side + 12, y, area.w - side - 12, tall)
            root.add(Label(room, said, self._style(24)))
            y += tall
        fit = max(0, int((area.bottom + 4 - y) // tall))
        shown = list(coming.there[:fit])
        mine = next((each for each in coming.there[fit:] if each.seat == self.own), None)
        if shown and mine is not None:
            shown[-1] = mine
        for each in shown:
            short = names.party(each.seat)
            width, height = PartyTag.natural(self.ctx, short)
            root.add(PartyTag(Rect(area.x, y + (tall - height) / 2, width, height), names.party_key(each.seat), short))
            held = [texts("election-votes", votes=each.votes)] if each.votes else []
            held += [texts("interlude-rallies", rallies=each.rallies)] if each.rallies else []
            said = ", ".join(held)
            room = Rect(area.x + width + 14, y, area.w - width - 14, tall)
            root.add(Label(room, [said, held[0]], self._style(23)))
            y += tall

    # -- elections -----------------------------------------------------------------------------------------------------

    @staticmethod
    def held_sentence(names: GameNames, held: Held) -> str:
        """An election that is over, in words."""
        return names.texts.pair(names.land_card(held.card), InterludeParts.won(names, held))

    @staticmethod
    def won(names: GameNames, held: Held) -> str:
        """Who has won, and with how many votes."""
        parties = names.parties(held.winners)
        if held.outcome == "none":
            return names.texts("interlude-none", parties=parties)
        votes = names.texts("election-votes", votes=sum(held.votes))
        if held.outcome == "several":
            *others, last = held.votes
            votes = names.texts.listing([*map(names.texts.number, others), names.texts("election-votes", votes=last)])
        return names.texts("interlude-won", parties=parties, votes=votes)

    def _held(self, root: Node, line: Rect, held: Held) -> None:
        """A line: crossed circle, state, marks of the winners, verdict, what it brought."""
        names, u = self.names, self.unit
        side = line.h * 0.62
        circle = Rect(line.x, line.cy - side / 2, side, side)
        root.add(Drawing(circle, lambda p, box: p.ballot(box, True, "ink", None)))
        style, quiet = self._style(27, "bold", "condensed"), self._style(23, "medium")
        points = self._gained(held)
        end = self.ctx.width(points, style) + 6
        name = names.land_card(held.card)
        start = line.trim(left=side * 1.5)
        middle = line.x + line.w * 0.36
        root.add(Label(start._replace(w=middle - start.x - 8), [name, names.land_card_code(held.card)], style))
        x, mark = middle, line.h * 0.66
        for seat in held.winners:
            root.add(PartyMark(Rect(x, line.cy - mark / 2, mark, mark), names.party_key(seat)))
            x += mark + 6 * u
        room = Rect(max(x + 8, middle + 2 * mark + 20 * u), line.y, 0, line.h)
        room = room._replace(w=line.right - end - 10 - room.x)
        votes = " · ".join(self.texts.number(each) for each in held.votes)
        root.add(Label(room, [self.won(names, held), names.parties(held.winners), votes], quiet, "ink_soft"))
        root.add(Label(line._replace(x=line.right - end, w=end), points, style, align="right"))

    def _gained(self, held: Held) -> str:
        """What it brought each winner."""
        if len(held.gained) == 1:
            points = self.texts.signed(held.gained[0])
            if self.low or self.facts.seats:
                return points
            return self.texts("interlude-gained", points=points, n=held.gained[0])
        return " · ".join(self.texts.signed(points) for points in held.gained)

    # -- standings -----------------------------------------------------------------------------------------------------

    def place_standings(self, root: Node, foot: Rect) -> None:
        """Everybody's place, points, and places won or lost."""
        texts, facts, ctx = self.texts, self.facts, self.ctx
        top = foot.trim(top=ctx.viewport.pick(34.0, 18.0, 12.0))._replace(h=ctx.viewport.pick(96.0, 64.0, 52.0))
        row = top
        if not self.low:
            head, row = top.take_left(ctx.viewport.pick(240.0, 172.0, 0.0))
            upper, lower = head.rows((0.58, 0.42))
            root.add(Label(upper, texts("interlude-standings"), self._style(34, "bold", "condensed")))
            said = texts("interlude-after", elections=len(facts.held))
            root.add(Label(lower, said, self._style(20, "medium"), "muted"))
        for each, spot in zip(facts.ranked, row.columns(len(facts.ranked), gap=ctx.step("tight")), strict=True):
            self._ranked(root, spot, each)

    def _ranked(self, root: Node, box: Rect, row: Ranked) -> None:
        names, texts, u = self.names, self.texts, self.unit
        if row.seat == self.own:
            root.add(Drawing(box.trim(right=4), lambda p, spot: p.frame(spot, "ink", 2)))
        rank = self._style(40, "bold", "condensed")
        said = str(row.place)
        width = self.ctx.width(said, rank) + 12 * u
        inner = box.inset(8 * u, 0)
        root.add(Label(inner._replace(w=width), said, rank, "muted"))
        side = min(76 * u, inner.w * 0.32)
        mark = Rect(inner.x + width, inner.cy - side / 2, side, side)
        root.add(PartyMark(mark, names.party_key(row.seat), name=names.player(row.seat)))
        right = inner.trim(left=width + side + 12 * u)
        upper, lower = right.rows((0.4, 0.6))
        root.add(Label(upper, [names.player(row.seat), names.party(row.seat)], self._style(25)))
        figure = self._style(50, "bold", "condensed")
        points = texts.number(row.points)
        root.add(Label(lower._replace(w=self.ctx.width(points, figure) + 4), points, figure))
        if row.risen:
            rest = lower.trim(left=self.ctx.width(points, figure) + 10 * u)
            self._change(root, rest, row.risen)

    def _change(self, root: Node, box: Rect, risen: int) -> None:
        """An arrow and how many places were won or lost."""
        up = risen > 0
        style = self._style(25, "bold", "condensed")
        said = self.texts("interlude-up" if up else "interlude-down", places=abs(risen))
        ink = "pro" if up else "contra"

        def paint(p: Painter, spot: Rect) -> None:
            side = style.size
            if spot.w < side + 8:
                return
            p.icon("arrow-up" if up else "arrow-down", Rect(spot.x, spot.cy - side / 2, side, side), ink, 2.4)
            p.text(str(abs(risen)), spot.trim(left=side + 3), style, ink)

        root.add(Drawing(box, paint, name=said))


def _stamp(p: Painter, box: Rect, said: str, style: Style) -> None:
    p.fill(box, "stamp")
    p.text(said, box, style, "on_stamp", "centre")
