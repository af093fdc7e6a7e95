"""The rail: one row for each party with name, program, points, party base and money."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from macher.i18n.hidden import Hidden
from macher.rules.formula import clockwise
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Spot
from macher.ui.scene import Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.click_places import SpotNode
from macher.ui.table.dock.turn import Turn
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import card_tip
from macher.ui.table.words.why_this_figure import base_origin, money_origin, points_origin
from macher.ui.widgets.cards import Say, paint_back, paint_card

PROGRAM = 5
"""Cards of a whole program."""
_PASSED = -1


def rail_nodes(
    places: Sequence[Rect],
    tab: float,
    model: TableModel,
    click: Callable[[Spot], None],
    parts: Parts | None = None,
    kind: type[RailRow] | None = None,
) -> list[Node]:
    """The rows of the parties, each at its place; `kind` is the node of one."""
    kind = kind or RailRow
    parts = parts or Parts()
    rows: list[Node] = []
    for seat, rect in enumerate(places[: model.seats]):
        key = rect, reuse_keys.rail_row(model, seat)
        rows.append(parts.part(f"rail.{seat}", key, partial(kind, rect, model, seat, tab, click)))
    return rows


class Badge(NamedTuple):
    """A short word behind a name."""

    text: str
    filled: bool = False
    short: str = ""
    """An amount in thousands, for a line without room for the whole one."""


def badges(model: TableModel, seat: int) -> list[Badge]:
    """The badges behind a name; whose turn it is comes first."""
    turn, found = Turn.of(model), _lasting_badges(model, seat)
    if turn.seat != seat:
        return found
    choosing = model.texts("table-badge-choosing")
    return [Badge(turn.badge(model), True), *(each for each in found if each.text != choosing)]


def _lasting_badges(model: TableModel, seat: int) -> list[Badge]:
    """The same without whose turn it is."""
    view, texts = model.view, model.texts
    out: list[Badge] = []
    if view.start == seat and view.round and not model.crowned:
        out.append(Badge(texts("table-badge-start"), True))
    elif (
        view.round and not model.crowned and view.order != clockwise(view.start, model.seats)
    ):  # the order was bought (CONS A)
        out.append(Badge(texts("table-badge-place", n=view.order.index(seat) + 1)))
    auction = view.auction
    if auction is not None:
        if auction.auctioneer == seat:
            out.append(Badge(texts("table-badge-auctioneer")))
        if seat in auction.order and auction.order.index(seat) < len(auction.bids):
            bid = auction.bids[auction.order.index(seat)]
            if bid < _PASSED:  # has not bid yet
                return out
            out.append(Badge(texts("table-badge-passes")) if bid < 0 else _amount(model, bid))
    elif seat in model.passed:
        out.append(Badge(texts("table-badge-passes")))
    elif view.parties[seat].answered and not _laid(model, seat):
        out.append(Badge(texts("table-badge-chosen"), True))
    elif seat in view.deciders and seat != model.seat:
        out.append(Badge(texts("table-badge-choosing")))
    out += _laid(model, seat)
    return out


def _amount(model: TableModel, money: int) -> Badge:
    return Badge(model.texts.money(money), short=model.texts.money_short(money))


def _laid(model: TableModel, seat: int) -> list[Badge]:
    """The contribution that a seat has laid this round."""
    accepted = model.view.accepted
    card = accepted[seat] if seat < len(accepted) else -1
    if card == -1:
        return []
    if card < 0:
        return [Badge(model.texts("table-badge-refuses"))]
    return [_amount(model, model.edition.figures.donations[card].money)]


class RailRow(Node):
    """One party in the rail."""

    def __init__(self, rect: Rect, model: TableModel, seat: int, tab: float, click: Callable[[Spot], None]) -> None:
        own = seat == model.seat
        name = model.texts("table-party", party=model.names.party(seat), player=model.names.player(seat))
        super().__init__(rect, id=f"rail.{seat}", name=name, zone=True, bleed=2)
        self.model, self.seat, self.tab, self.own = model, seat, tab, own and model.light.mine
        self.party, self.after = model.view.parties[seat], model.preview.parties[seat]
        self.badges = badges(model, seat)
        self.lit = Turn.of(model).seat == seat
        """Whether this party decides: its row is filled with its colour."""
        self.clock = seat in model.thinking
        self.wide = rect.h >= 70
        spot = model.spot("party", seat=seat)
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
            model.standing(seat),
            tuple(tuple(badges(model, each)) for each in range(model.seats)) if model.national else (),
        )
        if model.open_hands:
            self.cache_key += (self.party.hand,)
        self._explain()
        if spot is not None:
            self.add(SpotNode(rect.local(), model, Spot("party", seat=seat), spot, click))

    @property
    def low(self) -> bool:
        """Whether the row is lower than the abbreviations of the parties are long."""
        return self.rect.h < 52

    # -- places ------------------------------------------------------------------------------------------------------

    @property
    def upper(self) -> Rect:
        top = 1.0 if self.low else round(self.rect.h * 0.03)
        height = self.card_rect(0).y - 1 - top if not self.wide else round(self.rect.h * 0.52)
        left = self.tab + (12 if self.wide else 8)
        return Rect(left, top, self.rect.w - left - (10 if self.wide else 8), height)

    @property
    def narrow(self) -> bool:
        """Whether there is room for money only; the party base is then read in the strip."""
        return self.rect.w - self.card_rect(PROGRAM - 1).right < 110

    def card_rect(self, at: int) -> Rect:
        w, h, pitch = (40.0, 28.0, 45.0) if self.wide else (34.0, 24.0, 37.0)
        low = round(self.rect.h * 0.12)
        if self.low:
            h, low = (18.0, 3) if self.rect.h >= 42 else (17.0, 2)
        return Rect(self.tab + (12 if self.wide else 8) + at * pitch, self.rect.h - h - low, w, h)

    def number_rect(self, at: int) -> Rect:
        """Places of party base (0) and money (1), at the right of the lower line."""
        card = self.card_rect(PROGRAM - 1)
        room = Rect(card.right + 8, card.y, self.rect.w - card.right - 8 - 6, card.h)
        if self.narrow:
            return room.trim(right=2)
        if not self.wide:
            cells = room.columns((1.0, 1.12), 2)
        else:
            width = 66.0
            right = room.right + 4
            cells = [
                Rect(right - 2 * width - 8, room.y, width - 6, room.h),
                Rect(right - width - 6, room.y, width + 6, room.h),
            ]
        return cells[at]

    def ink(self, usual: Ink) -> Ink:
        """The colour of something written in the row."""
        return f"{self.model.names.party_key(self.seat)}.on" if self.lit else usual

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        box, model, seat = self.rect.local(), self.model, self.seat
        party = model.names.party_key(seat)
        p.fill(box, f"{party}.small" if self.lit else "asked" if self.own else "panel")
        if self.lit and p.theme.parties[party].outlined:
            p.frame(box, f"{party}.edge", 1.5)
        tab = Rect(0, 0, self.tab, box.h)
        p.box(tab, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        if self.low:  # not every abbreviation fits: glyphs for all, as on the boards of this layout
            p.glyph(party, tab.centred(12, 12))
        else:
            p.upright(model.names.party(seat), tab, "tab", f"{party}.on")
        self._name(p)
        self._program(p)
        self._numbers(p)
        if self.own:
            p.frame(box.inset(-1.5), "asking", 2)

    def _name(self, p: Painter) -> None:
        model, seat, line = self.model, self.seat, self.upper
        # all rows call what was won alike: seats in the short word once one row has no room for the whole one
        crowded = model.national and any(self._crowded(p, each) for each in range(model.seats))
        won, vp = model.standing(seat, short=crowded)
        points = str(won)
        name = model.names.player(seat)
        used = p.width(points, "points") + p.width(vp, "label") + 14
        written = self.badges
        if used + p.width(name, "name") + self._badges_width(p, written) > line.w:
            written = [each._replace(text=each.short or each.text) for each in written]
        need = self._badges_width(p, written)
        kind = self._kind(seat, self.badges)
        kind_w = p.width(kind, "label")
        p.runs([Run(points, "points", self.ink("ink")), Run(vp, "label", self.ink("muted"), 4)], line, "right")
        room = line.trim(right=used)
        room = self._face(p, room, p.width(name, "name"))
        width = min(p.width(name, "name"), room.w)
        shown = name
        while p.width(shown, "name") > room.w and len(shown) > 2:
            shown = shown[:-2] + "…"
        p.text(shown, Rect(room.x, room.y, width + 1, room.h), "name", self.ink("ink"))
        x = room.x + width + 9
        if kind and x + kind_w + need <= room.right:
            p.text(kind, Rect(x, room.y, kind_w + 1, room.h), "label", self.ink("muted"))
            x += kind_w + 9
        for text, filled, _ in written:
            badge_w = p.width(text, "caption:bold") + 14
            if x + badge_w > room.right:
                break
            high = 22.0 if self.wide else min(18.0, room.h)
            badge = Rect(x, room.cy - high / 2, badge_w, high)
            ground, letters = (self.ink("stamp"), "on_stamp") if filled else (None, self.ink("ink"))
            if filled and self.lit:
                letters = f"{model.names.party_key(seat)}.small"
            p.box(badge, ground, None if filled else letters, 1.5)
            p.text(text, badge, "caption:bold", letters, "centre")
            x += badge_w + 6
        if self.clock and x + 18 <= room.right:
            p.icon("clock", Rect(x, room.cy - 9, 18, 18), self.ink("ink"))
            x += 24
        self._hand(p, room.trim(left=x - room.x))

    def _kind(self, seat: int, said: Sequence[Badge]) -> str:
        """What stands behind a name; empty where the badge "your turn" says it."""
        mine = any(each.text == self.model.texts("turn-badge-mine") for each in said)
        return "" if mine else self.model.kind_text(seat)

    def _crowded(self, p: Painter, seat: int) -> bool:
        """Whether the line of a party has no room for the whole word of what it has won."""
        model, said = self.model, badges(self.model, seat)
        won, word = model.standing(seat)
        used = p.width(str(won), "points") + p.width(word, "label") + 14 + p.width(model.names.player(seat), "name")
        taken = p.width(self._kind(seat, said), "label") + self._badges_width(p, said)
        return used + 9 + taken > self.upper.w

    def _badges_width(self, p: Painter, written: Sequence[Badge]) -> float:
        """Room for badges and the clock behind a name: nine before the first, six between."""
        need = sum(p.width(each.text, "caption:bold") + 20 for each in written) + (24 if self.clock else 0)
        return need + (3 if need else 0)

    def _face(self, p: Painter, room: Rect, name: float) -> Rect:
        """The face of an AI seat's character before its name, if there is room for all; returns what is left."""
        character = self.model.kinds[self.seat].partition(":")[2]
        side = room.h - 5
        badges = sum(p.width(each.text, "caption:bold") + 20 for each in self.badges) + (24 if self.clock else 0)
        if p.pictures == "off" or not has_character(character) or side < 26 or name + badges + side + 16 > room.w:
            return room
        party = self.model.names.party_key(self.seat)
        paint_portrait(p, Rect(room.x, room.y + 3, side, side), party, character)
        return room.trim(left=side + 7)

    def _hand(self, p: Painter, room: Rect) -> None:
        """The cards in hand behind the name, as far as they have room, where no secrets are kept."""
        if not self.model.open_hands:
            return
        w, h = (30.0, 22.0) if self.wide else (26.0, 18.0)
        for at, kind in enumerate(self.party.hand):
            rect = Rect(room.x + at * (w + 4), room.cy - h / 2, w, h)
            if kind < 0 or rect.right > room.right:
                break
            topic, approves = self.model.names.face(kind)
            code = self.model.names.topic_code(kind)
            paint_card(p, rect, topic, approves, "line", dashed=True, edge=1, code=code)

    def _program(self, p: Painter) -> None:
        now, new = self.party.program, self.after.program
        shown = new or now
        for at in range(PROGRAM):
            rect = self.card_rect(at)
            if at >= len(shown):
                paint_back(p, rect)
                continue
            topic, approves = self.model.names.face(shown[at])
            code = self.model.names.topic_code(shown[at])
            paint_card(p, rect, topic, approves, "line", dashed=shown[at] not in now, edge=1, code=code)

    def _numbers(self, p: Painter) -> None:
        size = 18.0 if self.wide else 15.0
        style = "label:semibold"
        if not self.narrow:
            base = self.number_rect(0)
            p.icon("users", Rect(base.x, base.cy - size / 2, size, size), self.ink("ink_soft"))
            self._number(p, base.trim(left=size + 4), str(self.party.base), str(self.after.base), style)
        money = self.number_rect(1)
        p.icon("coins", Rect(money.x, money.cy - size / 2, size, size), self.ink("ink_soft"))
        box = money.trim(left=size + 4)
        if self.shows_money:
            old, new = self.party.money // 1000, self.after.money // 1000
            self._number(p, box, self.model.texts.number(old), self.model.texts.number(new), style)
        else:
            for at in range(3):
                p.disc(Rect(box.x + at * 7, box.cy - 2.5, 5, 5), self.ink("ink_soft"))

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

    # -- explaining --------------------------------------------------------------------------------------------------

    def _explain(self) -> None:
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
        for at, kind in enumerate((self.after.program or party.program)[:PROGRAM]):
            card, meant = self.card_rect(at), partial(card_tip, model, kind)
            self.add(Say(card, model.names.card(kind), meant, id=f"program.{seat}.{at}"))
        base = texts("table-base", party=model.names.party(seat), base=party.base)
        if not self.narrow:
            self.add(Say(self.number_rect(0), base, partial(base_origin, model, seat), id=f"rail.base.{seat}"))
        if self.shows_money:
            money = texts("table-money", money=texts.money(party.money))
        else:
            money = texts("table-money-hidden")
        self.add(Say(self.number_rect(1), money, partial(money_origin, model, seat), id=f"money.{seat}"))
        points = texts("table-points-total", party=model.names.party(seat), points=party.points)
        box = self.upper.take_right((64 if self.wide else 52) + (36 if model.national else 0))[0]
        self.add(Say(box, points, partial(points_origin, model, seat), id=f"points.{seat}"))
