"""The map beside the main menu: who governs where since the last games, and the state that votes next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from macher.i18n import Texts, names
from macher.ui.game.landscape import Governed, Landscape
from macher.ui.layout import Rect
from macher.ui.paint.land_map import map_extent
from macher.ui.paint.painter import Align, Painter
from macher.ui.paint.shapes import land_keys
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets.state_map import StateLook, StateMap

_LABELLED: Final = 7
"""Most states of the last game that get a label."""


class MenuMap(Node):
    """The map with its labels.  `next_land` is the state that votes next in the game that waits, or empty."""

    role = "text"
    solid = True

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        landscape: Landscape,
        next_land: str,
        worth: int,
        lift: Callable[[], float],
        lost: Iterable[str] = (),
    ) -> None:
        super().__init__(rect, id="menu.map")
        self.ctx, self.texts, self.worth = ctx, texts, worth
        known = set(land_keys())
        self.now = {land: won for land, won in landscape.game.lands.items() if land in known and won.parties}
        voted = next_land in self.now  # the round goes on after its election
        self.next_land = next_land if next_land in known and not voted else ""
        earlier = {land: won for land, won in landscape.earlier.items() if land in known and won.parties}
        looks = [StateLook(land, tuple(won.shares())) for land, won in self.now.items()]
        looks += [StateLook(land, tuple(won.shares()), pale=True) for land, won in earlier.items()]
        self.looks = {look.land: look for look in looks}
        self.pale, self.lost = bool(earlier), tuple(lost)
        inner = rect.local()
        box = StateMap.fitting(inner.inset(0, ctx.step("margin", 0.6)), inner.h)
        if ctx.wide:  # the labels of the east stand at the right
            box = box._replace(x=min(box.x, inner.w - box.w - 330) if inner.w - box.w > 420 else box.x)
        self.map = StateMap(inner, box, looks, [self.next_land] if self.next_land else [], lift)
        self.add(self.map, _Labels(inner))
        self.name = self._told()

    def in_sight(self) -> list[Node]:
        """Nothing inside: the map as a whole is what has a name."""
        return []

    def _told(self) -> str:
        """The map in words."""
        texts = self.texts
        said = [texts("menu-map")]
        won = sorted(self.now.items(), key=lambda each: each[1].number)
        said += [texts.pair(names.land(texts, land), self.winners(each)) for land, each in won]
        if self.next_land:
            said.append(f"{names.land(texts, self.next_land)} {self.votes_next()}")
        said += [each.removesuffix(".") for each in self.lost]
        return ". ".join(said)

    def winners(self, won: Governed) -> str:
        """The parties that govern a state."""
        return " + ".join(names.party_short(self.texts, party) for party in won.parties)

    def votes_next(self) -> str:
        """What is said of the state that votes next."""
        return self.texts("menu-map-next", points=self.worth) if self.worth else self.texts("menu-map-next-plain")


class _Labels(Node):
    """Names beside the states of the last game with a line to each, and the next one in large letters."""

    @property
    def beside(self) -> MenuMap:
        """What they are labels of."""
        assert isinstance(self.parent, MenuMap)
        return self.parent

    def draw(self, p: Painter) -> None:
        wide = self.beside.ctx.wide
        if self.beside.lost:
            rooms = self._lost_room(wide).rows(len(self.beside.lost))
            for said, room in zip(self.beside.lost, rooms, strict=True):
                p.paragraph(said, room, "text" if wide else "label", "ink_soft", "right")
        taken = self._next(p, wide) if self.beside.next_land else []
        if wide:
            self._states(p, taken)
            self._key(p, taken)

    def _key(self, p: Painter, taken: list[Rect]) -> None:
        """What the two kinds of colour mean: below the map at the right, or above it if a label stands there."""
        shown, texts = self.beside, self.beside.texts
        lines = [texts("menu-map-running" if shown.next_land else "menu-map-now")] if shown.now else []
        lines += [texts("menu-map-earlier")] if shown.pale else []
        width = max((p.width(line, "text") for line in lines), default=0)
        box = Rect(self.rect.w - width - 40, self.rect.h - 32 - 28 * len(lines), width + 4, 28 * len(lines))
        if any(box.inset(-8).meets(label) for label in taken):
            box = box._replace(y=self._lost_room(wide=True).bottom if shown.lost else 40)
        for line, spot in zip(lines, box.rows(len(lines)) if lines else (), strict=True):
            p.text(line, spot, "text", "muted")

    def _lost_room(self, wide: bool) -> Rect:
        """The corner above the east, where no state lies."""
        width, height = (380.0, 100.0) if wide else (210.0, 96.0)
        return Rect(self.rect.w - width - 24, 24, width, height * max(1, len(self.beside.lost)))

    def _next(self, p: Painter, wide: bool) -> list[Rect]:
        shown, u = self.beside, 1.0 if self.beside.ctx.wide else 0.66
        x, y = shown.map.middle(shown.next_land)
        y -= shown.map.rise
        side = 46 * u
        p.disc(Rect(x - side / 2, y - side / 2, side, side), "own", "ink", max(2.0, 4.5 * u))
        title = Style("condensed", "bold", 52 * u)
        name = names.land(shown.texts, shown.next_land)
        said = shown.votes_next()
        below = Style("sans", "semibold", max(15.0, 24 * u))
        room = max(p.width(name, title), p.width(said, below)) + 4
        right = self.rect.w - 28 * u
        left = min(max(shown.map.box.right - 120 * u, x + 40 * u), right - room)
        end = left + room + 8 * u  # of the paper below the label
        foot = y + 92 * u
        if wide:
            p.vline(x - 1, y + side / 2, foot - y - side / 2, "ink", 2)
            p.hline(x, foot, end - x, "ink", 2)
        else:
            foot = min(y + 60 * u, self.rect.h - 100 * u)
            p.vline(x - 1, y + side / 2, foot - y - side / 2, "ink", 1.5)
            p.hline(min(x, left), foot, end - min(x, left), "ink", 1.5)
        box = Rect(left, foot + 8 * u, room, 64 * u)
        p.fill(Rect(left, foot + 2 * u, room, 102 * u).inset(-8 * u, 0), "own")  # parties' colours may lie below it
        p.text(name, box, title, "ink")
        p.text(said, Rect(left, box.bottom, room, 32 * u), below, "ink_soft")
        return [Rect(left, foot - 20, room, 140 * u)]

    def _states(self, p: Painter, taken: list[Rect]) -> None:
        """The label of a state stands at its side of the map, at the height of the state if nothing is there."""
        shown, box = self.beside, self.beside.map.box
        name, small = Style("condensed", "bold", 24), Style("sans", "medium", 20)
        won = sorted(shown.now.items(), key=lambda each: each[1].number)[-_LABELLED:]
        for land, governed in won:
            look = shown.looks[land]
            written = f"{governed.number}  {names.land(shown.texts, land)}"
            below = shown.winners(governed)
            width = max(p.width(written, name), p.width(below, small)) + 2
            spots = [shown.map.spot(look, at) for at in range(len(look.shares))]
            west = min(spots)[0] < box.x + box.w * 0.47
            x, y = min(spots) if west else max(spots)
            low, high = map_extent((y + 20 - box.y) / box.h, (y + 90 - box.y) / box.h)
            left = box.x + low * box.h - width - 16 if west else box.x + high * box.h + 16
            label = Rect(left, y + 24, width, 56)
            label = label._replace(x=max(16, min(label.x, self.rect.w - width - 16)))
            while any(label.inset(-4).meets(other) for other in taken):
                label = label._replace(y=label.y + 22)
                if label.bottom > self.rect.h:
                    break
            taken.append(label)
            end = (label.right + 8, label.y + 16) if west else (label.x - 8, label.y + 16)
            far = math.hypot(end[0] - x, end[1] - y) or 1.0
            start = (x + (end[0] - x) * 18 / far, y + (end[1] - y) * 18 / far)
            p.line((start, end), "ink", 1.6)
            side: Align = "right" if west else "left"
            p.text(written, label._replace(h=30), name, "ink", side)
            p.text(below, Rect(label.x, label.y + 28, width, 28), small, "ink_soft", side)
