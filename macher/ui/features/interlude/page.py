"""The interlude between two rounds: who won where, which state votes next; it goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.i18n.texts import Texts
from macher.ui.features.interlude.facts import Coming, Held, InterludeFacts, Ranked, interlude_facts
from macher.ui.features.interlude.map import TourMap
from macher.ui.keys.keys import KeyPress
from macher.ui.kit.layers import as_many, at, over, pad, paper, share, tall, wide, with_room
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import Mood, RoomScene, paint_room
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Actions, Node
from macher.ui.widgets import Drawing
from macher.ui.widgets.cards import CardNode, Say, paint_double
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["STAYS", "InterludeScreen"]

STAYS: Final = 4.0
"""Seconds until it goes on by itself."""
_DRAWN: Final = 0.6
_RISES: Final = 0.4
_MOST_HELD: Final = 4
_LEAST_ROOM: Final = 150.0
"""Least height of the picture of a room: below this its people are a strip of dots, and no picture is better."""
_ROOM_WIDE: Final = 6.4
"""Width of a room as a multiple of its height."""
_GOES_ON: Final = ("click", "confirm", "back", "skip")
"""Inputs that only go on: what lies below was not to be seen when they were made."""


class InterludeScreen(Page):
    """One page between two rounds.  Any input goes on at once; a key of the table is then carried out there."""

    name = "interlude"

    def __init__(self, program: Program, controller: GameController) -> None:
        self.program, self.controller = program, controller
        self.names = GameNames.of(program.texts, controller.edition, controller.view, controller.names)
        humans = controller.session.humans
        self.own = humans[0] if len(humans) == 1 else -1
        self.facts: InterludeFacts | None = interlude_facts(
            controller.view, controller.edition, controller.log, self.own
        )
        self.afterwards: list[Callable[[], None]] = []
        """What follows when this screen is left, one after the other."""
        self.drawn, self.lift = 1.0, 1.0
        """How much of the next leg of the tour is drawn, and how far the next state has risen."""
        self._since: float | None = None
        self._moved = False

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The next leg of the tour is drawn once, then the state rises."""
        if self._moved or self.app.motion.reduced:
            return
        self._moved, self.drawn, self.lift = True, 0.0, 0.0
        rise = lambda: self.app.motion.run("interlude", _RISES, lambda at: self._move(1.0, at))  # noqa: E731
        self.app.motion.run("interlude", _DRAWN, lambda at: self._move(at, 0.0), on_done=rise)

    def _move(self, drawn: float, lift: float) -> None:
        self.drawn, self.lift = drawn, lift
        shown = self.stage.find("interlude.map")
        if shown is not None:
            shown.invalidate()

    @property
    def stays(self) -> bool:
        """Whether it waits for the player: with a screen reader, and once the keyboard moves about in it."""
        bridge = self.program.app.access.bridge
        return self.stage.keyboard or bool(bridge is not None and bridge.asked)

    def tick(self, now: float) -> None:
        """Goes on when its time is over."""
        if self._since is None:
            self._since = now
        elif now - self._since >= STAYS and not self.stays:
            self.done()

    def done(self) -> None:
        """Back to the table, or on to what has been waiting."""
        if self.app.scene is not self:
            return
        self.app.pop()
        waiting, self.afterwards = self.afterwards, []
        while waiting:
            waiting.pop(0)()
            if isinstance(self.app.scene, InterludeScreen):
                self.app.scene.afterwards += waiting
                break

    def end_telling(self, press: str) -> bool:
        """Any input goes on; a key of the table is then carried out there."""
        if press:
            self.done()
        return press in _GOES_ON

    def on_key(self, press: KeyPress) -> bool:
        """A digit is an answer at the table."""
        if not press.name.removeprefix("keypad ").isdecimal():
            return False
        self.done()
        return self.app.scene is not self and self.app.scene.on_key(press)

    def actions(self) -> Actions:
        """Enter, Esc and Space go on."""
        return dict.fromkeys(("confirm", "back", "skip"), self.done)

    # -- the page ------------------------------------------------------------------------------------------------------

    def compose(self, k: Kit) -> Part:
        """Left what is known, right the map, below the standings; a button alone if what it tells was taken back."""
        if self.facts is None:
            return at(self._go(k), 0.5, 0.5)
        edge = k.size(96, 51, 24)
        known = pad(self._known(k), edge, k.step("top"), edge if k.low else edge * 0.2)
        known = over(known, part(lambda box: Say(box, self.told(), id="interlude.told", role="text")))
        upper = row(share(known, 0.58), None if k.low else share(self._map(k), 0.42))
        return column(upper, self._standings(k, edge))

    def _left(self, k: Kit) -> float:
        """Width of what is known, beside the map and the edges."""
        edge = k.size(96, 51, 24)
        return k.ctx.rect.w - 2 * edge if k.low else k.ctx.rect.w * 0.58 - 1.2 * edge

    def _known(self, k: Kit) -> Part:
        facts, texts = self.facts, self.program.texts
        assert facts is not None
        said = k.say(texts("table-round-of", round=facts.round, rounds=facts.rounds), "round")
        side = k.size(32, 21, 17)
        circles = [
            k.circle(number < facts.round - 1, side, "slot_line" if number >= facts.round else "ink")
            for number in range(facts.rounds)
        ]
        return column(
            tall(row(said, k.say("  "), *circles, gap=side * 0.36), k.size(52, 34, 26)),
            column(self._title(k), k.words(vote_next(texts, facts), "lede", "ink_soft")),
            self._describe(k),
            k.rule(),
            as_many(
                [self._held(k, each) for each in facts.held[-(2 if k.low else _MOST_HELD) :]],
                k.size(52, 34, 28),
                self._room(k),
                newest=True,
            ),
            gap=k.step("gap"),
        )

    def _title(self, k: Kit) -> Part:
        """The next states in large letters, cut at a hyphen or between two where one line is too small."""
        assert self.facts is not None
        lands = [self.names.land(place) for place in self.facts.places]
        whole = self.program.texts.listing(lands)
        cut = len(lands[0]) if len(lands) > 1 else whole.find("-") + 1
        return k.hero([whole[:cut], whole[cut:].strip()] if cut else [whole], "hero", "hero_low")

    def _map(self, k: Kit) -> Part:
        facts, names = self.facts, self.names
        assert facts is not None
        won = [held_sentence(names, held) for held in facts.held]
        tour = part(lambda box: TourMap(k.ctx, box, names, facts, lambda: self.drawn, lambda: self.lift, won))
        place, high = facts.places[0], k.size(138, 84, 0)

        def stamp(p: Painter, box: Rect) -> None:
            if p.pictures != "off":
                paint_place(p, box, names.land_key(place), names.land_code(place))

        gap = k.step("gap")
        return over(tour, pad(at(k.art(stamp, high * ASPECT, high), 1, 1), right=gap, bottom=gap))

    # -- the next states -----------------------------------------------------------------------------------------------

    def _describe(self, k: Kit) -> Part:
        """What people in the state think, and what is there now; of several side by side."""
        assert self.facts is not None
        texts, coming = self.program.texts, self.facts.coming
        card, gap = (132 * k.size(1, 0.66, 0.73), k.size(168, 111, 84)), k.size(14, 9, 7)
        if len(coming) > 1:
            between, close = k.size(36, 24, 18), k.size(10, 7, 5)
            most = ((self._left(k) - between) / len(coming) - 3 * close) / 4
            small = (most, card[1] if k.low else card[1] * most / card[0]) if most < card[0] else card
            return row(*(self._one_of_several(k, each, small, close) for each in coming), gap=between)
        one = coming[0]
        cards = column(
            k.words(texts("interlude-opinions"), "remark", "muted"),
            self._opinions(k, one, card, gap),
            gap=k.size(8, 7, 7),
        )
        cards = wide(cards, len(one.opinions) * (card[0] + gap))
        lines = as_many(self._there(k, one), k.size(54, 36, 27), must=self._own_line(one))
        there = column(k.words(texts("interlude-there"), "remark", "muted"), lines, gap=k.size(8, 4, 4))
        known = not k.low and (one.leader >= 0 or one.there)
        return row(cards, share(there) if known else None, gap=k.size(30, 20, 16))

    def _one_of_several(self, k: Kit, coming: Coming, card: tuple[float, float], gap: float) -> Part:
        """A state with its opinions, and below them two lines about who is there."""
        line = k.size(54, 36, 27)
        lines = tall(as_many(self._there(k, coming), line, must=self._own_line(coming)), 2 * line)
        name = k.words(self.names.land_forms(coming.place), "outcome")
        cards = self._opinions(k, coming, card, gap)
        return column(name, cards, None if k.low else lines, gap=k.step("tight"))

    def _opinions(self, k: Kit, coming: Coming, card: tuple[float, float], gap: float) -> Part:
        return row(*(self._opinion(k, coming, at, kind, card) for at, kind in enumerate(coming.opinions)), gap=gap)

    def _opinion(self, k: Kit, coming: Coming, number: int, kind: int, card: tuple[float, float]) -> Part:
        """A card, marked if it counts double or has just been turned up; else an empty place."""
        texts, names = self.program.texts, self.names
        if kind < 0:
            said = texts("interlude-closed")
            frame = k.art(lambda p, box: p.frame(box, "slot_line", 1.5), *card, name=said)
            return over(frame, pad(share(k.paragraph(said, "remark", "muted", "middle", align="centre")), 6, 4, 6, 4))
        (topic, approves), label = names.face(kind), names.topic_forms(kind)
        alike = [names.topic_forms(each) for each in coming.opinions if each >= 0]
        shown = part(
            lambda box: CardNode(box, topic, approves, "named", label=label, row=alike, name=names.card(kind)),
            card[1],
            card[0],
        )
        double = k.art(lambda p, box: paint_double(p, box, texts.times(2))) if kind == coming.doubled else None
        return over(shown, double, self._new(k) if number in coming.fresh else None)

    def _new(self, k: Kit) -> Part:
        said, style = self.program.texts("interlude-new"), k.ctx.type.style("remark").bold()
        width, high = k.ctx.width(said, style) + 16, style.size * 1.5

        def paint(p: Painter, box: Rect) -> None:
            p.fill(box, "stamp")
            p.text(said, box, style, "on_stamp", "centre")

        return pad(at(k.art(paint, width, high, name=said), 1, 0), right=-width * 0.14, top=-high * 0.47)

    def _own_line(self, coming: Coming) -> int:
        """Which of the lines tells of the player's own party; -1 if none does."""
        found = next((at for at, each in enumerate(coming.there) if each.seat == self.own), -1)
        return found + (coming.leader >= 0) if found >= 0 else -1

    def _there(self, k: Kit, coming: Coming) -> list[Part]:
        """Who leads the media of a state, and the parties that have most there, the player's own among them."""
        texts, names, line = self.program.texts, self.names, k.size(54, 36, 27)
        lines: list[Part] = []
        if coming.leader >= 0:
            leader, side = names.party_key(coming.leader), line * 0.86
            said = texts("interlude-leads", player=names.player(coming.leader))
            sign = k.art(lambda p, box: p.media_marker(leader, box.centred(side, side)), side)
            lines.append(row(sign, k.words(said, "fact"), gap=12))
        for each in coming.there:
            held = [texts("election-votes", votes=each.votes)] if each.votes else []
            held += [texts("interlude-rallies", rallies=each.rallies)] if each.rallies else []
            tag = k.tag(names.party_key(each.seat), names.party(each.seat))
            lines.append(row(tag, k.words([", ".join(held), held[0]], "fact"), gap=14))
        return [tall(each, line) for each in lines]

    # -- elections -----------------------------------------------------------------------------------------------------

    def _held(self, k: Kit, held: Held) -> Part:
        """A line: crossed circle, state, marks of the winners, verdict, what it brought."""
        names, side = self.names, k.size(32, 21, 17)
        marks = [k.mark(names.party_key(seat), k.size(34, 22, 18)) for seat in held.winners]
        where = row(
            k.circle(True, side),
            k.words([names.land_card(held.card), names.land_card_code(held.card)], "outcome"),
            gap=side / 2,
        )
        votes = " · ".join(names.texts.number(each) for each in held.votes)
        said = k.words([won(names, held), names.parties(held.winners), votes], "quiet", "ink_soft")
        winners = wide(row(*marks, gap=k.size(6, 4, 3)), k.size(78, 51, 41))
        right = row(winners, said, k.say(self._gained(k, held), "outcome"), gap=10)
        return row(share(where, 0.36), share(right, 0.64))

    def _gained(self, k: Kit, held: Held) -> str:
        """What it brought each winner."""
        texts = self.program.texts
        if len(held.gained) > 1:
            return " · ".join(texts.signed(points) for points in held.gained)
        points = texts.signed(held.gained[0])
        short = k.low or (self.facts is not None and self.facts.seats)
        return points if short else texts("interlude-gained", points=points, n=held.gained[0])

    def _room(self, k: Kit) -> Part | None:
        """How it looks in the room of the own party after the last election, or in that of its winner."""
        assert self.facts is not None
        if k.ctx.app.options.pictures == "off":
            return None
        last, names = self.facts.held[-1], self.names
        seat = self.own if self.own >= 0 else last.winners[0]
        mood: Mood = "waiting" if last.outcome == "none" else "jubilation" if seat in last.winners else "emptying"
        votes = tuple((names.party_key(each), all_) for each, all_ in enumerate(last.all_votes))
        scene = RoomScene(names.party_key(seat), mood, names.party(seat), votes)
        said = self.program.texts(f"interlude-room-{mood}", party=names.party(seat))

        def place(page: Node, box: Rect) -> None:
            high = min(box.h, k.size(300, 198, 156))
            shown = box._replace(w=min(box.w, high * _ROOM_WIDE), h=high)
            page.add(Drawing(shown, lambda p, spot: paint_room(p, spot, scene)))
            page.add(Say(shown, said, said, id="interlude.room", role="image"))

        return pad(with_room(Part(place), _LEAST_ROOM), top=k.step("space"), bottom=k.step("space"))

    # -- standings -----------------------------------------------------------------------------------------------------

    def _standings(self, k: Kit, edge: float) -> Part:
        """Everybody's place, points, and places won or lost; below them the way on."""
        facts, texts = self.facts, self.program.texts
        assert facts is not None
        head = column(
            share(k.words(texts("interlude-standings"), "round"), 0.58),
            share(k.words(texts("interlude-after", elections=len(facts.held)), "remark", "muted"), 0.42),
        )
        seats = [self._ranked(k, each) for each in facts.ranked]
        line = row(None if k.low else wide(head, k.size(240, 172, 0)), *seats, gap=k.step("tight"))
        hint = texts("interlude-hint-stays" if self.stays else "interlude-hint")
        shown = column(tall(line, k.size(96, 64, 52)), spring(), k.foot(self._go(k), k.words(hint, "body", "muted")))
        sheet = paper(inset(shown, edge, k.size(31, 16, 11)), id="interlude.standings", zone=True)
        torn = at(pad(k.art(_perforated, None, 16), top=-8), 0, 0)
        return tall(over(sheet, torn), k.size(248, 168, 132))

    def _ranked(self, k: Kit, seat: Ranked) -> Part:
        names, texts = self.names, self.program.texts
        points = row(
            k.say(texts.number(seat.points), "score"),
            self._change(k, seat.risen) if seat.risen else None,
            spring(),
            gap=10,
        )
        words = column(k.words([names.player(seat.seat), names.party(seat.seat)], "fact"), points)
        mark = k.mark(names.party_key(seat.seat), k.size(76, 50, 40), names.player(seat.seat))
        shown = row(k.say(str(seat.place), "rank", "muted"), mark, share(words), gap=k.size(12, 8, 6))
        frame = k.art(lambda p, box: p.frame(box, "ink", 2)) if seat.seat == self.own else None
        return over(pad(share(shown), 8, 0, 4), frame)

    def _change(self, k: Kit, risen: int) -> Part:
        """An arrow and how many places were won or lost."""
        up = risen > 0
        said = self.program.texts("interlude-up" if up else "interlude-down", places=abs(risen))
        ink = "pro" if up else "contra"
        return row(
            k.icon("arrow-up" if up else "arrow-down", ink), k.say(str(abs(risen)), "outcome", ink, name=said), gap=3
        )

    def _go(self, k: Kit) -> Part:
        """On, to the next state by name, if it is one."""
        texts, facts = self.program.texts, self.facts
        said = texts("election-continue")
        if facts is not None and len(facts.places) == 1:
            said = texts("interlude-go", land=self.names.land(facts.places[0]))
        button = k.button(
            said, self.done, id="interlude.continue", kind="primary", icon="arrow-right", action="confirm"
        )
        return tall(wide(button, (button.width or 0) + k.step("wide")), k.step("foot"))

    # -- words ---------------------------------------------------------------------------------------------------------

    def told(self) -> str:
        """Everything as sentences, for screen readers."""
        assert self.facts is not None
        texts, facts, names = self.program.texts, self.facts, self.names
        said = [texts("table-round-of", round=facts.round, rounds=facts.rounds)]
        lands = texts.listing([names.land(place) for place in facts.places])
        said.append(f"{lands} {vote_next(texts, facts)[-1]}")
        said += [held_sentence(names, held) for held in facts.held]
        for coming in facts.coming:
            said += self._told_of(coming, len(facts.coming) > 1)
        said += [f"{row.place} {names.player(row.seat)} {row.points}" for row in facts.ranked]
        return ". ".join(each.removesuffix(".") for each in said) + "."

    def _told_of(self, coming: Coming, named: bool) -> list[str]:
        """What people in a state think, and who leads there."""
        texts, names = self.program.texts, self.names
        known = [names.card(kind) for kind in coming.opinions if kind >= 0]
        head = names.land(coming.place) if named else texts("interlude-opinions")
        said = [texts.pair(head, texts.listing(known))]
        if coming.leader >= 0:
            said.append(texts("interlude-leads", player=names.player(coming.leader)))
        return said


def vote_next(texts: Texts, facts: InterludeFacts) -> list[str]:
    """That the states vote next: with what that brings, if points are won, and without."""
    worth, votes = texts.listing([str(each.worth) for each in facts.coming]), facts.majority
    if len(facts.coming) == 1:
        forms = [texts("interlude-next-worth", points=facts.coming[0].worth, votes=votes), texts("interlude-next")]
    else:
        forms = [texts("interlude-next-both-worth", points=worth, votes=votes), texts("interlude-next-both")]
    return forms[1:] if facts.seats else forms


def held_sentence(names: GameNames, held: Held) -> str:
    """An election that is over, in words."""
    return names.texts.pair(names.land_card(held.card), won(names, held))


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


def _perforated(p: Painter, box: Rect) -> None:
    """The paper of the standings is torn off along its upper edge."""
    radius = max(3.0, box.h * 0.4)
    with p.within(Rect(box.x, box.cy - 1, box.w, box.h), clip=True):
        x = radius
        while x < box.w + radius:
            p.disc(Rect(x - radius, 1 - radius, 2 * radius, 2 * radius), "table")
            x += 3.0 * radius
