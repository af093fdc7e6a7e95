"""A party's band in the rail: face and place in the order of play, program, supplies, and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.i18n.hidden import Hidden
from macher.rules.cards import HIDDEN
from macher.ui.layout import Rect
from macher.ui.paint.expressions import Mood
from macher.ui.paint.faces import has_character, paint_character, paint_portrait
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Spot
from macher.ui.scene import Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.click_places import SpotNode
from macher.ui.table.dock.turn import Turn
from macher.ui.table.happening.moods import mood_of
from macher.ui.table.model import TableModel
from macher.ui.table.panels.badges import badges
from macher.ui.table.panels.supplies import supply_items
from macher.ui.table.words.figure_sentences import card_tip
from macher.ui.table.words.why_this_figure import base_origin, money_origin, points_origin
from macher.ui.widgets.cards import Say, paint_back, paint_card

__all__ = ["BandBesideSupplies", "RailBand", "paint_face"]

_PROGRAM: Final = 5
"""Cards of a whole program."""
_LEFT: Final = 90.0
"""Where the words begin, beside the face."""
_FACE: Final = 92.0
"""Most height of a face."""
_TALL: Final = 100.0
"""Height from which a band is the looking player's own."""
_CARD: Final = (43.0, 21.0)
"""A card of the program, wide enough for two letters where its picture would be too small."""
_PITCH: Final = 47.0
_POINTS: Final = 108.0
"""Room for the points at the right."""
_CANDIDATE: Final = "front_runner"
"""Office whose portrait stands for a person, and for an AI seat without a character."""


def rail_nodes(
    places: Sequence[Rect],
    model: TableModel,
    click: Callable[[Spot], None],
    parts: Parts,
    kind: type[RailBand] | None = None,
) -> list[Node]:
    """The bands of the parties, each at its place; `kind` is the node of one."""
    bands: list[Node] = []
    for seat, rect in enumerate(places[: model.seats]):
        key = rect, reuse_keys.rail_row(model, seat)
        bands.append(parts.part(f"rail.{seat}", key, partial(kind or RailBand, rect, model, seat, click)))
    return bands


def paint_face(p: Painter, box: Rect, model: TableModel, seat: int, mood: Mood) -> None:
    """The face of whoever plays a party, as it takes what happens."""
    party, style = model.names.party_key(seat), model.kinds[seat].partition(":")[2]
    if has_character(style):
        paint_character(p, box, style, party, mood)
    else:
        paint_portrait(p, box, party, _CANDIDATE, mood=mood)


class RailBand(Node):
    """One party in the rail, as tall as its band on the boards."""

    counts_supplies = True
    """Whether the figures of my supplies explain themselves."""

    def __init__(self, rect: Rect, model: TableModel, seat: int, click: Callable[[Spot], None]) -> None:
        name = model.texts("table-party", party=model.names.party(seat), player=model.names.player(seat))
        super().__init__(rect, id=f"rail.{seat}", name=name, zone=True, bleed=2)
        self.model, self.seat, self.own = model, seat, seat == model.seat and model.light.mine
        self.party, self.after = model.view.parties[seat], model.preview.parties[seat]
        self.badges = badges(model, seat)
        self.lit = Turn.of(model).seat == seat
        """Whether this party decides: its band is filled with its colour."""
        self.clock = seat in model.thinking
        view, spot = model.view, model.spot("party", seat=seat)
        self.order = view.order.index(seat) + 1 if seat in view.order and view.round else 0
        self.done = self.party.answered or (bool(view.deciders) and seat in model.passed)
        self.shared = self._shared()
        self.then = model.won_then(seat)
        self.mood = mood_of(model, seat)
        self.cache_key = (
            self.party,
            self.after,
            self.own,
            self.lit,
            self.shows_money,
            model.names.player(seat),
            model.kinds[seat],
            tuple(self.badges),
            self.clock,
            model.open_money,
            model.texts.lang,
            rect.w,
            rect.h,
            spot,
            model.won(seat),
            self.party.hand if model.open_hands else (),
            (self.mood, self.order, self.done, self.shared, self.then),
        )
        self._explain()
        if spot is not None:
            self.add(SpotNode(rect.local(), model, Spot("party", seat=seat), spot, click))

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def upper(self) -> Rect:
        return Rect(_LEFT, self.rect.h * 0.5 - 34 if self.rect.h > _TALL else 2, self.rect.w - _LEFT - 12, 25)

    def card_rect(self, at: int) -> Rect:
        return Rect(_LEFT + at * _PITCH, self.upper.bottom + 1, *_CARD)

    @property
    def supplies(self) -> Rect:
        """The line of what is left."""
        top = self.card_rect(0).bottom + (6 if self.rect.h > _TALL else 1)
        return Rect(_LEFT, top, self.rect.w - _LEFT - 8, min(22.0, self.rect.h - top))

    def number_rect(self, at: int) -> Rect:
        line = self.supplies
        return Rect(line.x + (157 if at == 0 else 0), line.y, 57 if at == 0 else 80, line.h)

    @property
    def _rallies(self) -> Rect:
        return Rect(self.supplies.x + 84, self.supplies.y, 69, self.supplies.h)

    def ink(self, usual: Ink) -> Ink:
        """The colour of something written in the row."""
        return f"{self.model.names.party_key(self.seat)}.on" if self.lit else usual

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        box, model, seat = self.rect.local(), self.model, self.seat
        party = model.names.party_key(seat)
        p.fill(box, f"{party}.small" if self.lit else "asked" if seat == model.seat else "panel")
        if self.lit and p.theme.parties[party].outlined:
            p.frame(box, f"{party}.edge", 1.5)
        side = min(box.h, _FACE)
        face = Rect(0, box.h - side, min(side, _LEFT - 12), side)
        paint_face(p, face, model, seat, self.mood)
        self._disc(p, face)
        self._name(p)
        self._program(p)
        self._supplies(p)

    def _disc(self, p: Painter, face: Rect) -> None:
        """Place in the order of play, or that the party has decided."""
        if not self.order:
            return
        disc = Rect(face.right - 14, face.bottom - 25, 24, 24)
        p.disc(disc, "bar" if self.done else "own", "ink", 1.5)
        if self.done:
            p.icon("check", disc.centred(14, 14), "on_bar", 2.8)
        else:
            p.text(str(self.order), disc, "caption:bold", "ink", "centre")

    def _name(self, p: Painter) -> None:
        model, line = self.model, self.upper
        style, chip = p.style("name"), model.names.party(self.seat)
        chip_w = p.width(chip, "caption:bold") + 26
        room = line.trim(right=_POINTS)
        name = model.names.player(self.seat)
        while p.width(name, style) > room.w - chip_w - 8 and len(name) > 2:
            name = name[:-2] + "…"
        x = room.x + p.width(name, style) + 8
        p.text(name, room, style, self.ink("ink"))
        self._chip(p, room.across(x, chip_w, 20), chip)
        x += chip_w + 6
        whole = x + sum(p.width(each.text, "caption:bold") + 18 for each in self.badges) <= room.right
        for badge in self.badges:
            text = badge.text if whole else badge.short or badge.text
            wide = p.width(text, "caption:bold") + 12
            if x + wide > room.right:
                break
            box = room.across(x, wide, 20)
            ground: Ink = self.ink("stamp")
            letters: Ink = f"{model.names.party_key(self.seat)}.small" if self.lit else "on_stamp"
            p.box(box, ground if badge.filled else None, None if badge.filled else self.ink("ink"), 1.5)
            p.text(text, box, "caption:bold", letters if badge.filled else self.ink("ink"), "centre")
            x += wide + 6
        if self.clock and x + 18 <= room.right:
            p.icon("clock", room.across(x, 18, 18), self.ink("ink"))
            x += 24
        self._hand(p, room.trim(left=x - room.x))
        self._points(p)

    def _chip(self, p: Painter, box: Rect, name: str) -> None:
        party = self.model.names.party_key(self.seat)
        ground, ink = (f"{party}.on", f"{party}.small") if self.lit else (f"{party}.small", f"{party}.on")
        p.box(box, ground, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        p.glyph(party, box.across(box.x + 6, 10, 10), ink)
        p.text(name, box.trim(left=20, right=4), "caption:bold", ink)

    def _points(self, p: Painter) -> None:
        """What has been won, and below it how many cards are shared with me."""
        won = self.model.won(self.seat)
        box = Rect(self.rect.w - 12 - _POINTS, self.upper.y, _POINTS, 27)
        large = p.style("figure").sized(25)
        runs = [Run(str(won), large, self.ink("ink"))]
        if self.then != won:
            small = p.style("figure").sized(max(19, p.type.least))
            runs = [Run(str(won), small, self.ink("ink_soft")), Run("→", "label", self.ink("ink_soft"), 3)]
            runs.append(Run(str(self.then), large, self.ink("ink"), 3))
        p.runs(runs, box, "right")
        if self.shared:
            said = self.model.texts("table-shared", n=len(self.shared))
            room = self.card_rect(_PROGRAM - 1)
            below = Rect(room.right + 4, box.y + 25, box.right - room.right - 4, 22)
            p.text([said, ""], below, "body", self.ink("ink_soft"), "right")

    def _shared(self) -> tuple[int, ...]:
        """Cards of the program that the looking player's program has as well."""
        model = self.model
        if model.seat < 0 or model.seat == self.seat:
            return ()
        own = model.preview.parties[model.seat].program
        return tuple(kind for kind in self.party.program if kind != HIDDEN and kind in own)

    def _hand(self, p: Painter, room: Rect) -> None:
        """The cards in hand behind the name, as far as they have room, where no secrets are kept."""
        if not self.model.open_hands:
            return
        w, h = 30.0, 22.0
        for at, kind in enumerate(self.party.hand):
            rect = Rect(room.x + at * (w + 4), room.cy - h / 2, w, h)
            if kind < 0 or rect.right > room.right:
                break
            topic, approves = self.model.names.face(kind)
            code = self.model.names.topic_code(kind)
            paint_card(p, rect, topic, approves, "line", dashed=True, edge=1, code=code)

    def _program(self, p: Painter) -> None:
        now, shown = self.party.program, self.after.program or self.party.program
        for at in range(_PROGRAM):
            rect = self.card_rect(at)
            if at >= len(shown):
                paint_back(p, rect)
                continue
            topic, approves = self.model.names.face(shown[at])
            code = self.model.names.topic_code(shown[at])
            paint_card(p, rect, topic, approves, "line", dashed=shown[at] not in now, edge=1, code=code)
            if shown[at] in self.shared and self.model.seat >= 0:
                p.fill(Rect(rect.x, rect.bottom, rect.w, 3), f"{self.model.names.party_key(self.model.seat)}.edge")

    def _supplies(self, p: Painter) -> None:
        """Money, rallies, members, media markers, politicians and donations: what is open of them."""
        old, new = self.party, self.after
        money = self.number_rect(1)
        self._icon(p, "coins", money)
        if self.shows_money:
            texts = self.model.texts
            was, now = (texts.number(each.money // 1000) for each in (old, new))
            self._number(p, money.trim(left=21), was, now, "body:semibold")
        else:
            for at in range(3):
                p.disc(money.across(money.x + 22 + at * 7, 5, 5), self.ink("ink_soft"))
        rallies = self._rallies
        self._icon(p, "megaphone", rallies)
        self._number(p, rallies.trim(left=21), str(old.rallies), str(new.rallies), "body:semibold")
        base = self.number_rect(0)
        self._icon(p, "users", base)
        self._number(p, base.trim(left=21), str(old.base), str(new.base), "body:semibold")
        self._tokens(p)

    def _number(self, p: Painter, rect: Rect, old: str, new: str, style: str) -> None:
        fresh = self.ink("action_text" if self.own else "muted")
        runs = [Run(old, style, self.ink("ink_soft"))]
        if new != old:
            runs += [Run("→" + new, style, fresh, 1)]
            if sum(p.width(run.text, run.style) for run in runs) > rect.w:
                runs = [Run(new, style, fresh)]
        p.runs(runs, rect)

    @property
    def shows_money(self) -> bool:
        return (self.seat == self.model.seat or self.model.open_money) and not isinstance(self.party.money, Hidden)

    def _icon(self, p: Painter, name: str, box: Rect) -> None:
        p.icon(name, box.across(box.x, 17, 17), self.ink("ink_soft"))

    def _tokens(self, p: Painter) -> None:
        """One token for each thing: they are counted by looking."""
        party = self.model.names.party_key(self.seat)
        fill, edge = self.ink(party), f"{party}.edge" if p.theme.parties[party].outlined and not self.lit else None
        for key, icon, count, box in self._groups():
            step = box.w / max(1, count)
            for at in range(count):
                x = box.x + at * step
                if key == "media":
                    p.disc(box.across(x, 12, 12), fill, edge, 1.5)
                else:
                    p.icon(icon, box.across(x, 14, 14), self.ink("ink_soft"))

    def _groups(self) -> list[tuple[str, str, int, Rect]]:
        """Things of one kind beside each other: key, icon, number and place."""
        line, after = self.supplies, self.after
        room = Rect(line.x + 215, line.y, line.w - 215, line.h)
        counts = (
            ("media", "", after.media),
            ("politicians", "user-round", len(after.politicians)),
            ("donations", "hand-coins", len(after.donations)),
            ("tiles", "phone", after.tiles),
        )
        total = sum(count for *_, count in counts)
        kinds = sum(count > 0 for *_, count in counts)
        step = min(13.0, (room.w - 8 * kinds) / max(1, total))
        found, x = [], room.x
        for key, icon, count in counts:
            found.append((key, icon, count, Rect(x, room.y, step * count, room.h)))
            x += step * count + (8 if count else 0)
        return found

    def _explain(self) -> None:
        """Person, cards and figures; what the looking player has left in the words of the supplies."""
        model, seat, texts, party = self.model, self.seat, self.model.texts, self.party
        held = texts("table-party-hand", n=len(party.hand))
        markers = texts("table-party-supply", media=party.media, rallies=party.rallies)
        left = texts("table-party-politicians", n=len(party.politicians), donations=len(party.donations))
        scored = texts("table-party-points", votes=party.scored[0], bonus=party.scored[1])
        said = [each.text for each in self.badges] + ([texts("table-thinking")] if self.clock else [])
        if model.open_hands and party.hand:
            held = texts.pair(held, model.names.cards(party.hand))
        if model.national:
            markers += "\n" + texts.pair(texts("table-supply-tiles"), texts.number(party.tiles))
            markers += "\n" + texts("table-order", parties=", ".join(map(model.names.party, model.view.order)))
        tip = "\n".join([self.name, model.kind_text(seat), *said, scored, held, markers, left])
        self.add(Say(Rect(0, 0, self.rect.w, self.rect.h), self.name, tip, id=f"party.{seat}", role="text"))
        for at, kind in enumerate((self.after.program or party.program)[:_PROGRAM]):
            card, meant = self.card_rect(at), partial(card_tip, model, kind)
            self.add(Say(card, model.names.card(kind), meant, id=f"program.{seat}.{at}"))
        base = texts("table-base", party=model.names.party(seat), base=party.base)
        self.add(Say(self.number_rect(0), base, partial(base_origin, model, seat), id=f"rail.base.{seat}"))
        if self.shows_money:
            money = texts("table-money", money=texts.money(party.money))
        else:
            money = texts("table-money-hidden")
        self.add(Say(self.number_rect(1), money, partial(money_origin, model, seat), id=f"money.{seat}"))
        points = texts("table-points-total", party=model.names.party(seat), points=party.points)
        box = self.upper.take_right(_POINTS)[0]
        self.add(Say(box, points, partial(points_origin, model, seat), id=f"points.{seat}"))
        self._explain_supplies()

    def _explain_supplies(self) -> None:
        if self.seat != self.model.seat or not self.counts_supplies:
            return
        places = {key: box for key, _, _, box in self._groups()}
        places |= {"money": self.number_rect(1).trim(right=8), "rallies": self._rallies}
        for key, *_, tip in supply_items(self.model):
            box = places[key]
            if box.w:
                self.add(Say(box, tip.split("\n")[0], tip, id=f"supply.{key}", role="text"))


class BandBesideSupplies(RailBand):
    """The same where the supplies lie beside it and explain themselves."""

    counts_supplies = False
