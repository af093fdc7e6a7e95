"""The interlude between two rounds: who won where, which state votes next; it goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from macher.i18n.texts import Texts
from macher.ui.features.interlude.facts import Coming, Held, InterludeFacts, Ranked, interlude_facts
from macher.ui.features.interlude.map import TourMap
from macher.ui.features.interlude.talk import feud_lines, feuds_of, plans_told, slips
from macher.ui.keys import KeyPress
from macher.ui.kit.layers import as_many, at, if_room, no_taller, over, pad, paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import Mood, RoomScene, paint_room
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Actions, Node
from macher.ui.widgets import Drawing
from macher.ui.widgets.cards import CardNode, Say, paint_double
from macher.words.names import GameNames
from macher.words.sayings import spoken

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["STAYS", "InterludeScreen"]

STAYS: Final = 4.0
"""Seconds until it goes on by itself."""
READS: Final = 4.0
"""Seconds more for each who speaks."""
_DRAWN: Final = 0.6
_RISES: Final = 0.4
_MOST_HELD: Final = 4
"""Most elections that are listed, the newest."""
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
        self.program, self.controller, self.texts = program, controller, program.texts
        self.names = GameNames.of(program.texts, controller.edition, controller.view, controller.names)
        humans = controller.session.humans
        self.own = humans[0] if len(humans) == 1 else -1
        """The one human seat, or -1."""
        self.facts: InterludeFacts | None = interlude_facts(
            controller.view, controller.edition, controller.log, self.own
        )
        self.plans = plans_told(controller, controller.view.round - 1)
        """What rivals tell of the round that is over."""
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
        elif now - self._since >= STAYS + READS * len(self.plans) and not self.stays:
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
        edge = k.size(96, 24)
        known = pad(self._known(k, self.facts), left=edge, right=edge * (1 if k.low else 0.2), top=k.step("top"))
        told = part(lambda box: Say(box, self.told(), id="interlude.told", role="text"))
        upper = row(share(over(pad(told, left=edge), known), 0.58), None if k.low else self._map(k, self.facts))
        return column(upper, self._standings(k, self.facts, edge))

    def _known(self, k: Kit, facts: InterludeFacts) -> Part:
        """The round, the state, what people there think, who is there, and the elections so far."""
        side, line = k.size(32, 17), k.size(52, 28)
        said = k.say(self.texts("table-round-of", round=facts.round, rounds=facts.rounds), "round")
        circles = [
            k.circle(done < facts.round - 1, side, "slot_line" if done >= facts.round else "ink")
            for done in range(facts.rounds)
        ]
        held = [self._held(k, each) for each in facts.held[-(2 if k.low else _MOST_HELD) :]]
        lede = k.words(vote_next(self.texts, facts), "lede", "ink_soft")
        return column(
            tall(row(said, row(*circles, gap=side * 0.36), gap=k.size(28, 16)), k.size(52, 26)),
            column(self._title(k, facts), pad(lede, bottom=k.step("space") - k.step("gap"))),
            pad(self._describe(k, facts.coming), bottom=k.step("gap")),
            if_room(column(k.rule(), as_many(held, line, self._room(k, facts), newest=True), gap=4), line + 6),
            slips(k, self.names, self.plans),
            gap=k.step("gap"),
        )

    def _title(self, k: Kit, facts: InterludeFacts) -> Part:
        """The next states in large letters, cut at a hyphen or between two where one line is too small."""
        lands = [self.names.land(place) for place in facts.places]
        whole = self.texts.listing(lands)
        cut = len(lands[0]) if len(lands) > 1 else whole.find("-") + 1
        return k.hero([whole[:cut], whole[cut:].strip()] if cut else [whole], "hero", "hero_low")

    def _map(self, k: Kit, facts: InterludeFacts) -> Part:
        """The tour, with the stamp of the next state where no state lies."""
        names, place, high, gap = self.names, facts.places[0], k.size(138, 0), k.step("gap")
        held = [held_sentence(names, each) for each in facts.held]
        tour = part(lambda box: TourMap(k.ctx, box, names, facts, lambda: self.drawn, lambda: self.lift, held))

        def stamp(p: Painter, box: Rect) -> None:
            if p.pictures != "off":
                paint_place(p, box, names.land_key(place), names.land_code(place))

        return share(over(tour, pad(at(k.art(stamp, high * ASPECT, high), 1, 1), right=gap, bottom=gap)), 0.42)

    # -- the next states -----------------------------------------------------------------------------------------------

    def _describe(self, k: Kit, coming: Sequence[Coming]) -> Part:
        """What people in the state think, and what is there now; of several side by side."""
        card, gap = (k.size(132, 96), k.size(168, 84)), k.size(14, 7)
        if len(coming) > 1:
            between = k.size(36, 18)
            most = ((self._left(k) - between) / len(coming) - 3 * k.step("tight")) / 4
            small = (most, card[1] if k.low else card[1] * most / card[0]) if most < card[0] else card
            return row(*(self._one_of_several(k, each, small) for each in coming), gap=between)
        [one] = coming
        head, below = k.size(24, 21), k.size(8, 7)
        thought = tall(k.words(self.texts("interlude-opinions"), "note", "muted"), head)
        cards = wide(column(thought, self._opinions(k, one, card, gap), gap=below), len(one.opinions) * (card[0] + gap))
        there = tall(k.words(self.texts("interlude-there"), "note", "muted"), head)
        known = not k.low and (one.leader >= 0 or one.there)
        return row(cards, share(column(there, self._there(k, one), gap=below)) if known else None, gap=k.size(30, 16))

    @staticmethod
    def _left(k: Kit) -> float:
        """Width of what is known, beside the map and between the edges."""
        edge = k.size(96, 24)
        return k.ctx.rect.w - 2 * edge if k.low else k.ctx.rect.w * 0.58 - 1.2 * edge

    def _one_of_several(self, k: Kit, coming: Coming, small: tuple[float, float]) -> Part:
        """The name, the opinions in smaller cards, and the two who count most there."""
        return column(
            k.words(self.names.land_forms(coming.place), "entry"),
            self._opinions(k, coming, small, k.step("tight")),
            None if k.low else tall(self._there(k, coming), 2 * k.size(54, 27)),
            gap=k.step("tight"),
        )

    def _opinions(self, k: Kit, coming: Coming, card: tuple[float, float], gap: float) -> Part:
        labels = [self.names.topic_forms(kind) for kind in coming.opinions if kind >= 0]
        return row(*(self._opinion(k, coming, which, card, labels) for which in range(len(coming.opinions))), gap=gap)

    def _opinion(
        self, k: Kit, coming: Coming, which: int, card: tuple[float, float], labels: Sequence[list[str]]
    ) -> Part:
        """A card, marked if it counts double or has just been turned up; else an empty place."""
        texts, names, kind = self.texts, self.names, coming.opinions[which]
        if kind < 0:
            said = texts("interlude-closed")
            frame = k.art(lambda p, box: p.frame(box, "slot_line", 1.5), *card)
            return over(frame, pad(share(k.paragraph(said, "note", "muted", "middle", align="centre")), 6, 4, 6, 4))
        topic, approves = names.face(kind)

        def face(box: Rect) -> Node:
            label, name = names.topic_forms(kind), names.card(kind)
            return CardNode(box, topic, approves, "named", label=label, row=labels, name=name)

        twice = texts.times(2)
        double = k.art(lambda p, box: paint_double(p, box, twice)) if kind == coming.doubled else None
        return over(part(face, card[1], card[0]), double, self._new(k) if which in coming.fresh else None)

    def _new(self, k: Kit) -> Part:
        """A plate at the upper right corner of a card."""
        said = k.say(self.texts("interlude-new"), "plate", "on_stamp")
        plate = paper(pad(said, left=8, right=8), fill="stamp", edge=None)
        return pad(at(plate, 1, 0), right=-(plate.width or 0) * 0.14, top=-k.size(13, 11))

    def _there(self, k: Kit, coming: Coming) -> Part:
        """Who leads the media of a state, and the parties that have most there, the player's own among them."""
        texts, names, line = self.texts, self.names, k.size(54, 27)
        lines: list[Part] = []
        if coming.leader >= 0:
            leader, side = names.party_key(coming.leader), line * 0.86
            sign = k.art(lambda p, box: p.media_marker(leader, box.centred(side, side)), side)
            lines.append(
                row(sign, k.words(texts("interlude-leads", player=names.player(coming.leader)), "fact"), gap=12)
            )
        own = 0
        for each in coming.there:
            own = len(lines) if each.seat == self.own else own
            held = [texts("election-votes", votes=each.votes)] if each.votes else []
            held += [texts("interlude-rallies", rallies=each.rallies)] if each.rallies else []
            tag = k.tag(names.party_key(each.seat), names.party(each.seat))
            lines.append(row(tag, k.words([", ".join(held), held[0]], "quiet:semibold"), gap=14))
        return as_many(lines, line, always=own)

    # -- elections -----------------------------------------------------------------------------------------------------

    def _held(self, k: Kit, held: Held) -> Part:
        """A line: crossed circle, state, marks of the winners, verdict, what it brought."""
        names, side, mark, gap = self.names, k.size(32, 17), k.size(34, 18), k.size(6, 3)
        land = k.words([names.land_card(held.card), names.land_card_code(held.card)], "entry")
        where = pad(row(k.circle(True, side), land, gap=side / 2), right=8)
        marks = row(*(k.mark(names.party_key(seat), mark) for seat in held.winners), gap=gap)
        votes = " · ".join(self.texts.number(each) for each in held.votes)
        said = k.words([won(names, held), names.parties(held.winners), votes], "quiet", "ink_soft")
        winners = wide(marks, max(2 * mark + k.size(10, 1), marks.width or 0))
        return row(share(where, 0.36), share(row(winners, said, k.say(self._gained(k, held), "entry"), gap=10), 0.64))

    def _gained(self, k: Kit, held: Held) -> str:
        """What it brought each winner."""
        if len(held.gained) > 1:
            return " · ".join(self.texts.signed(points) for points in held.gained)
        points = self.texts.signed(held.gained[0])
        short = k.low or (self.facts is not None and self.facts.seats)
        return points if short else self.texts("interlude-gained", points=points, n=held.gained[0])

    def _room(self, k: Kit, facts: InterludeFacts) -> Part | None:
        """How it looks in the room of the own party after the last election, or in that of its winner."""
        if k.ctx.app.options.pictures == "off" or self.plans:
            return None
        last, names, space = facts.held[-1], self.names, k.step("space")
        seat = self.own if self.own >= 0 else last.winners[0]
        mood: Mood = "waiting" if last.outcome == "none" else "jubilation" if seat in last.winners else "emptying"
        votes = tuple((names.party_key(each), all_) for each, all_ in enumerate(last.all_votes))
        scene = RoomScene(names.party_key(seat), mood, names.party(seat), votes)
        said = self.texts(f"interlude-room-{mood}", party=names.party(seat))

        def shown(box: Rect) -> list[Node]:
            box = box._replace(w=min(box.w, box.h * _ROOM_WIDE))
            picture = Drawing(box, lambda p, spot: paint_room(p, spot, scene))
            return [picture, Say(box, said, said, id="interlude.room", role="image")]

        picture = no_taller(if_room(part(shown), _LEAST_ROOM), k.size(300, 156))
        return pad(picture, top=space, bottom=space)

    # -- standings -----------------------------------------------------------------------------------------------------

    def _standings(self, k: Kit, facts: InterludeFacts, edge: float) -> Part:
        """Everybody's place, points, and places won or lost; below them the way on."""
        head = column(
            share(k.words(self.texts("interlude-standings"), "round"), 0.58),
            share(k.words(self.texts("interlude-after", elections=len(facts.held)), "note:medium", "muted"), 0.42),
        )
        seats = row(*(self._ranked(k, each) for each in facts.ranked), gap=k.step("tight"))
        line = row(None if k.low else wide(head, k.size(240, 0)), seats)
        waits = "interlude-hint-stays" if self.stays else "talk-waits" if self.plans else "interlude-hint"
        hint = k.words(self.texts(waits), "body", "muted")
        order, head_w = [each.seat for each in facts.ranked], 0 if k.low else k.size(240, 0)
        found = feuds_of(self.controller, order, self.own)
        lines = feud_lines(k, self.names, found, order, k.step("tight")) if found else None
        shown = column(
            tall(line, k.size(96, 52)),
            pad(lines, left=head_w) if lines is not None else None,
            spring(),
            row(self._go(k), hint, gap=k.step("space")),
        )
        room = pad(shown, edge, k.size(34, 12), edge, k.size(28, 10))
        torn = at(pad(k.art(_perforated, height=16), top=-8), 0, 0)
        return tall(over(paper(room, id="interlude.standings", zone=True), torn), k.size(248, 132))

    def _ranked(self, k: Kit, seat: Ranked) -> Part:
        """A seat in the standings; the own one is framed."""
        names, gap = self.names, k.size(12, 6)
        risen = self._change(k, seat.risen) if seat.risen else None
        words = column(
            share(k.words([names.player(seat.seat), names.party(seat.seat)], "fact"), 0.4),
            share(row(k.say(self.texts.number(seat.points), "score"), risen, gap=k.size(8, 4)), 0.6),
        )
        mark = k.mark(names.party_key(seat.seat), k.size(76, 40), names.player(seat.seat))
        shown = row(k.say(str(seat.place), "rank", "muted"), mark, words, gap=gap)
        frame = k.art(lambda p, box: p.frame(box, "ink", 2)) if seat.seat == self.own else None
        edge = k.size(8, 4)
        return over(pad(share(shown), edge, 0, edge), pad(frame, right=4) if frame else None)

    def _change(self, k: Kit, risen: int) -> Part:
        """An arrow and how many places were won or lost."""
        up, side = risen > 0, k.size(25, 14)
        said = self.texts("interlude-up" if up else "interlude-down", places=abs(risen))
        icon, ink = ("arrow-up", "pro") if up else ("arrow-down", "contra")
        arrow = k.art(lambda p, box: p.icon(icon, box.centred(side, side), ink, 2.4), side)
        return row(arrow, k.say(str(abs(risen)), "rise", ink, name=said), gap=3)

    def _go(self, k: Kit) -> Part:
        """On, to the next state by name, if it is one."""
        said = self.texts("election-continue")
        if self.facts is not None and len(self.facts.places) == 1:
            said = self.texts("interlude-go", land=self.names.land(self.facts.places[0]))
        button = k.button(
            said, self.done, id="interlude.continue", kind="primary", icon="arrow-right", action="confirm"
        )
        return tall(wide(button, (button.width or 0) + k.step("wide")), k.step("foot"))

    # -- words ---------------------------------------------------------------------------------------------------------

    def told(self) -> str:
        """Everything as sentences, for screen readers."""
        assert self.facts is not None
        texts, facts, names = self.texts, self.facts, self.names
        said = [texts("table-round-of", round=facts.round, rounds=facts.rounds)]
        lands = texts.listing([names.land(place) for place in facts.places])
        said.append(f"{lands} {vote_next(texts, facts)[-1]}")
        said += [held_sentence(names, held) for held in facts.held]
        for coming in facts.coming:
            said += self._told_of(coming, len(facts.coming) > 1)
        said += [f"{row.place} {names.player(row.seat)} {row.points}" for row in facts.ranked]
        said += [spoken(names, each) for each in self.plans]
        return ". ".join(each.removesuffix(".") for each in said) + "."

    def _told_of(self, coming: Coming, named: bool) -> list[str]:
        """What people in a state think, and who leads there."""
        texts, names = self.texts, self.names
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
