"""The map of the states on a page: each in the colours of those who govern it, those that vote next raised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.ui.layout import Rect
from macher.ui.paint.land_map import Fills, land_spots, political_map, raised_land
from macher.ui.paint.painter import Painter
from macher.ui.paint.shapes import germany_aspect
from macher.ui.scene import Node
from macher.ui.theme.tokens import RGB

_PALE: Final = 0.34
"""How much of a party's colour is left in states of earlier games."""
_LIFT: Final = 18 / 984
"""How far the raised state rises, as a share of the map's height."""
_GLYPHS: Final = (0.012, 0.023)
"""Smallest and largest size of a glyph, as shares of the map's height."""
_THINNEST: Final = 0.006
"""A part of a state that is thinner than this has no glyph."""


@dataclass(frozen=True, slots=True)
class StateLook:
    """A state and who governs it."""

    land: str
    shares: tuple[tuple[str, float], ...]
    """Parties, each with its part of the area."""
    pale: bool = False
    """Whether that was in an earlier game."""

    @property
    def parts(self) -> tuple[float, ...]:
        """The parts alone."""
        return tuple(round(share, 4) for _, share in self.shares)


def _mixed(colour: RGB, ground: RGB, share: float) -> RGB:
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, ground, strict=True))
    return red, green, blue


class StateMap(Node):
    """The map; `box` is its place inside the node and may reach beyond it."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        box: Rect,
        states: Sequence[StateLook],
        raised: Sequence[str] = (),
        lift: Callable[[], float] = lambda: 1.0,
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.box, self.states, self.raised, self.lift = box, states, tuple(raised), lift

    @staticmethod
    def fitting(room: Rect, height: float) -> Rect:
        """The place of a map in the middle of a room, at most this high."""
        height = min(height, room.h, room.w / germany_aspect())
        return room.centred(height * germany_aspect(), height)

    def spot(self, look: StateLook, at: int = 0) -> tuple[float, float]:
        """Where the glyph of a part of a state stands, from the corner of the node."""
        (x, y), _ = land_spots(look.land, look.parts)[at]
        return self.box.x + x * self.box.h, self.box.y + y * self.box.h

    def middle(self, land: str) -> tuple[float, float]:
        """The thickest place of a state, from the corner of the node."""
        (x, y), _ = land_spots(land, (1.0,))[0]
        return self.box.x + x * self.box.h, self.box.y + y * self.box.h

    @property
    def rise(self) -> float:
        """How far the raised states stand above their places now."""
        return self.lift() * _LIFT * self.box.h

    def draw(self, p: Painter) -> None:
        with p.within(self.rect.local(), clip=True):
            self._map(p)
            for look in self.states:
                if look.land not in self.raised:
                    self._glyphs(p, look)
            for land in self.raised:
                self._raised(p, land)

    def _map(self, p: Painter) -> None:
        ground, seam = p.colour("map"), p.colour("panel")
        fills: Fills = tuple(
            (look.land, tuple((self._colour(p, party, look.pale), share) for party, share in look.shares))
            for look in self.states
            if look.shares and look.land not in self.raised
        )
        edges = tuple(
            (look.land, p.colour(f"{party}.edge"))
            for look in self.states
            for party, _ in look.shares
            if p.theme.night and not look.pale and p.theme.parties[party].outlined
        )
        made = political_map(p.length(self.box.h), fills, ground, seam, edges)
        corner = p.px(self.box)
        p.surface.blit(made, (corner.x - 1, corner.y - 1))

    def _colour(self, p: Painter, party: str, pale: bool) -> RGB:
        colour = p.colour(party)
        return _mixed(colour, p.colour("table"), _PALE) if pale else colour

    def _glyphs(self, p: Painter, look: StateLook) -> None:
        """The glyph of each governing party in the thickest place of its part."""
        if not look.shares:
            return
        for at, ((party, _), (_, depth)) in enumerate(zip(look.shares, land_spots(look.land, look.parts), strict=True)):
            if depth < _THINNEST:
                continue
            least, most = _GLYPHS
            side = max(least, min(most, depth * 1.1)) * self.box.h
            x, y = self.spot(look, at)
            ink = _mixed(p.colour(party), p.colour("ink"), 0.75) if look.pale else p.colour(f"{party}.on")
            p.glyph(party, Rect(x, y, 0, 0).inset(-side / 2), ink)

    def _raised(self, p: Painter, land: str) -> None:
        """A state that votes next: paper with a dark edge over its flat shadow."""
        height, corner = p.length(self.box.h), p.px(self.box)
        ink, hole = p.colour("ink"), p.colour("map")
        shade = p.colour("edge")
        for fill, line, up in ((shade, shade, 0.0), (p.colour("own"), ink, self.rise)):
            if up or fill is shade:
                made, (x, y) = raised_land(land, height, fill, line, hole if up else shade)
                p.surface.blit(
                    made, (corner.x + x + (p.length(6) if fill is shade else 0), corner.y + y - round(up * p.scale))
                )
