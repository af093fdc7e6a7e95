"""A party's band in the rail: face and place in the order of play, program, supplies, and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.rules.cards import HIDDEN
from macher.ui.layout import Rect
from macher.ui.paint.expressions import Mood
from macher.ui.paint.faces import has_character, paint_character, paint_portrait
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Spot
from macher.ui.table.happening.moods import mood_of
from macher.ui.table.model import TableModel
from macher.ui.table.panels.party_rail import PROGRAM, RailRow
from macher.ui.table.panels.supplies import supply_items
from macher.ui.widgets.cards import Say, paint_back, paint_card

__all__ = ["BandBesideSupplies", "RailBand", "paint_face"]

_LEFT: Final = 90.0
"""Where the words begin, beside the face."""
_FACE: Final = 92.0
"""Most height of a face."""
_TALL: Final = 100.0
"""Height from which a band is the looking player's own."""
_CARD: Final = (46.0, 21.0)
"""A card of the program, wide enough for two letters where its picture would be too small."""
_PITCH: Final = 50.0
_POINTS: Final = 96.0
"""Room for the points at the right."""
_CANDIDATE: Final = "front_runner"
"""Office whose portrait stands for a person, and for an AI seat without a character."""


def paint_face(p: Painter, box: Rect, model: TableModel, seat: int, mood: Mood) -> None:
    """The face of whoever plays a party, as it takes what happens."""
    party, style = model.names.party_key(seat), model.kinds[seat].partition(":")[2]
    if has_character(style):
        paint_character(p, box, style, party, mood)
    else:
        paint_portrait(p, box, party, _CANDIDATE, mood=mood)


class RailBand(RailRow):
    """The same as a row of the rail, as tall as the party's band on the boards."""

    counts_supplies = True
    """Whether the looking player's supplies are explained here."""

    def __init__(self, rect: Rect, model: TableModel, seat: int, tab: float, click: Callable[[Spot], None]) -> None:
        super().__init__(rect, model, seat, tab, click)
        view = model.view
        self.order = view.order.index(seat) + 1 if seat in view.order and view.round else 0
        self.done = self.party.answered or (bool(view.deciders) and seat in model.passed)
        self.shared = self._shared()
        self.then = model.if_now.points[seat] if model.if_now is not None else -1
        self.mood = mood_of(model, seat)
        self.cache_key = (self.cache_key, self.mood, self.order, self.done, self.shared, self.then)

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def upper(self) -> Rect:
        return Rect(_LEFT, self.rect.h * 0.5 - 34 if self.rect.h > _TALL else 2, self.rect.w - _LEFT - 12, 25)

    @property
    def narrow(self) -> bool:
        return False

    def card_rect(self, at: int) -> Rect:
        return Rect(_LEFT + at * _PITCH, self.upper.bottom + 1, *_CARD)

    @property
    def supplies(self) -> Rect:
        """The line of what is left."""
        top = self.card_rect(0).bottom + (6 if self.rect.h > _TALL else 1)
        return Rect(_LEFT, top, self.rect.w - _LEFT - 8, min(22.0, self.rect.h - top))

    def number_rect(self, at: int) -> Rect:
        line = self.supplies
        return Rect(line.x + (149 if at == 0 else 0), line.y, 56 if at == 0 else 77, line.h)

    @property
    def _rallies(self) -> Rect:
        return Rect(self.supplies.x + 78, self.supplies.y, 69, self.supplies.h)

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
        self._points(p)

    def _chip(self, p: Painter, box: Rect, name: str) -> None:
        party = self.model.names.party_key(self.seat)
        ground, ink = (f"{party}.on", f"{party}.small") if self.lit else (f"{party}.small", f"{party}.on")
        p.box(box, ground, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        p.glyph(party, box.across(box.x + 6, 10, 10), ink)
        p.text(name, box.trim(left=20, right=4), "caption:bold", ink)

    def _points(self, p: Painter) -> None:
        """What has been won, and below it how many cards are shared with me."""
        won, _ = self.model.standing(self.seat)
        box = Rect(self.rect.w - 12 - _POINTS, self.upper.y, _POINTS, 27)
        large = p.style("figure").sized(25)
        runs = [Run(str(won), large, self.ink("ink"))]
        if self.then not in (-1, won):
            small = p.style("figure").sized(max(19, p.type.least))
            runs = [Run(str(won), small, self.ink("ink_soft")), Run("→", "label", self.ink("ink_soft"), 3)]
            runs.append(Run(str(self.then), large, self.ink("ink"), 3))
        p.runs(runs, box, "right")
        if self.shared:
            said = self.model.texts("table-shared", n=len(self.shared))
            p.text(said, box.moved(0, 25)._replace(h=22), "caption", self.ink("ink_soft"), "right")

    def _shared(self) -> tuple[int, ...]:
        """Cards of the program that the looking player's program has as well."""
        model = self.model
        if model.seat < 0 or model.seat == self.seat:
            return ()
        own = model.preview.parties[model.seat].program
        return tuple(kind for kind in self.party.program if kind != HIDDEN and kind in own)

    def _program(self, p: Painter) -> None:
        now, shown = self.party.program, self.after.program or self.party.program
        for at in range(PROGRAM):
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

    def _icon(self, p: Painter, name: str, box: Rect) -> None:
        p.icon(name, box.across(box.x, 17, 17), self.ink("ink_soft"))

    def _tokens(self, p: Painter) -> None:
        """One token for each thing: they are counted by looking."""
        ink: Ink = self.ink(f"{self.model.names.party_key(self.seat)}.edge")
        for key, icon, count, box in self._groups():
            step = box.w / max(1, count)
            for at in range(count):
                x = box.x + at * step
                if key == "media":
                    p.disc(box.across(x, 12, 12), ink)
                else:
                    p.icon(icon, box.across(x, 14, 14), self.ink("ink_soft"))

    def _groups(self) -> list[tuple[str, str, int, Rect]]:
        """Things of one kind beside each other: key, icon, number and place."""
        line, after = self.supplies, self.after
        room = Rect(line.x + 207, line.y, line.w - 207, line.h)
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
        """Each figure by itself; what the looking player has left in the words of the supplies."""
        super()._explain()
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
