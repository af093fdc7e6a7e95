"""The map of the campaign: what is won lies in its party's colour, what is open on paper, the rest in the shade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal
from weakref import ref

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.land_map import Fills, land_spots, political_map, raised_land
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.shapes import germany_aspect, land_keys, land_outlines
from macher.ui.paint.small_prints import paint_stars
from macher.ui.paint.stamps import paint_postmark
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable

__all__ = ["CampaignMap", "MapState", "Standing"]

Standing = Literal["won", "open", "closed"]
_OUTSIDE: Final = {"SL": (0.03, 0.86), "HB": (0.0, 0.1), "HH": (0.475, 0.045), "BE": (0.765, 0.2)}
"""Where the marks of states stand that are too small for them, as shares of the map's height."""
_LEAST: Final = 34.0
"""The least width and height of what can be clicked."""
_LIFT: Final = 16 / 1010
_SHADE: Final = 10 / 1010
_SMALL: Final = 0.25
"""How far small states rise and throw shadow, as a share of what the others do."""
_EDGE: Final = 3 / 1010
_CHOSEN_EDGE: Final = 5 / 1010


@dataclass(frozen=True, slots=True)
class MapState:
    """What the map shows of a state."""

    key: str
    """Of its set-up."""
    land: str
    names: tuple[str, ...]
    """Its name, and shorter ones; the last is its code."""
    said: str
    """All of it in a sentence, for readers."""
    standing: Standing
    rival: str = ""
    """Personality of the rival."""
    party: str = ""
    """With which it was won."""
    stars: int = 0
    note: str = ""
    """A line below the name of a closed state that is named all the same."""


class CampaignMap(Node):
    """Draws the states; each is a node of its own that can be clicked anywhere on it."""

    role = "group"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        states: Sequence[MapState],
        chosen: str,
        choose: Callable[[str], None],
        words: tuple[str, str],
    ) -> None:
        """`words` are the name of the map, and what a postmark says."""
        super().__init__(rect, id="campaign.map", zone=True, name=words[0])
        self.ctx, self.states, self.chosen, self.choose, self.round = ctx, list(states), chosen, choose, words[1]
        height = min(rect.h, rect.w / (germany_aspect() + 0.17))
        self.box = rect.local().centred(height * germany_aspect(), height)
        order = sorted(self.states, key=lambda each: (each.land in _OUTSIDE, each.key == chosen))
        self.add(*(_State(self, each) for each in order))

    @property
    def sizes(self) -> tuple[float, float, float, float]:
        """Face, face of the chosen state, radius of a postmark, star."""
        share = self.box.h / 1010
        return max(40.0, 88 * share), max(48.0, 112 * share), max(19.0, 44 * share), max(13.0, 26 * share)

    def raised(self, state: MapState) -> float:
        """How far a state stands above its place; small ones only a little, so that they stay on their shadow."""
        if state.key != self.chosen:
            return 0.0
        return _LIFT * self.box.h * (_SMALL if state.land in _OUTSIDE else 1.0)

    def spot(self, state: MapState) -> tuple[float, float]:
        """Where the mark of a state stands, from the corner of the node."""
        x, y = _OUTSIDE.get(state.land) or land_spots(state.land, (1.0,))[0][0]
        up = 0.0 if state.land in _OUTSIDE else self.raised(state)
        return self.box.x + x * self.box.h, self.box.y + y * self.box.h - up

    def middle(self, state: MapState) -> tuple[float, float]:
        """The thickest place of a state, from the corner of the node."""
        x, y = land_spots(state.land, (1.0,))[0][0]
        return self.box.x + x * self.box.h, self.box.y + y * self.box.h - self.raised(state)

    def step(self, state: MapState, dx: int, dy: int) -> bool:
        """Chooses the nearest state that can be played in a direction; whether there is one."""
        x, y = self.middle(state)
        best: tuple[float, str] | None = None
        for other in self.states:
            ox, oy = self.middle(other)
            along, aside = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
            if other.standing != "closed" and other.key != state.key and along > 0 and along >= aside * 0.5:
                best = min(best or (along + 2 * aside, other.key), (along + 2 * aside, other.key))
        if best is None:
            return False
        self.choose(best[1])
        if self.stage is not None:
            self.stage.focus_id(f"campaign.state.{best[1]}")
        return True

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        won = {each.land: each.party for each in self.states if each.standing == "won"}
        known = set(land_keys())
        fills: Fills = tuple((land, ((p.colour(party), 1.0),)) for land, party in won.items() if land in known)
        edges = tuple((land, p.colour(f"{party}.edge")) for land, party in won.items() if self._outlined(p, party))
        made = political_map(p.length(self.box.h), fills, p.colour("slot"), p.colour("table"), edges)
        corner = p.px(self.box)
        p.surface.blit(made, (corner.x - 1, corner.y - 1))
        for each in sorted(self.states, key=lambda one: one.key == self.chosen):
            if each.land in known and (each.standing == "open" or each.key == self.chosen):
                self._sheet(p, each)
        for each in self.states:
            if each.land in _OUTSIDE and each.land in known:
                self._thread(p, each)

    @staticmethod
    def _outlined(p: Painter, party: str) -> bool:
        return p.theme.night and p.theme.parties[party].outlined

    def _sheet(self, p: Painter, state: MapState) -> None:
        """An open or chosen state as a sheet of paper, the chosen one above its shadow."""
        height, corner = p.length(self.box.h), p.px(self.box)
        chosen = state.key == self.chosen
        grounds = {"won": state.party, "open": "own" if chosen else "panel", "closed": "slot"}
        fill, ink = p.colour(grounds[state.standing]), p.colour("action" if chosen else "ink")
        under = p.colour("slot")
        if chosen:
            shade = p.colour("edge")
            made, (x, y) = raised_land(state.land, height, shade, shade, shade)
            off = p.length(_SHADE * self.box.h * (_SMALL if state.land in _OUTSIDE else 1.0))
            p.surface.blit(made, (corner.x + x + off, corner.y + y + off // 2))
        made, (x, y) = raised_land(state.land, height, fill, ink, under, _CHOSEN_EDGE if chosen else _EDGE)
        up = p.length(self.raised(state)) if chosen else 0
        p.surface.blit(made, (corner.x + x, corner.y + y - up))

    def _thread(self, p: Painter, state: MapState) -> None:
        """The line from a small state to the edge of its mark, and a dot on it."""
        x, y = self.middle(state)
        mark = next(each.rect for each in self.children if isinstance(each, _State) and each.state is state).inset(-3)
        mx, my = mark.cx, mark.cy
        share = min(mark.w / 2 / max(abs(mx - x), 0.1), mark.h / 2 / max(abs(my - y), 0.1), 1.0)
        side = self.box.h / 80
        ends = [(x, y), (mx + (x - mx) * share, my + (y - my) * share)]
        p.line(ends, "ink" if state.standing != "closed" else "muted", 1.5)
        ink: Ink = state.party if state.standing == "won" else "panel" if state.standing == "open" else "slot"
        p.disc(Rect(x - side / 2, y - side / 2, side, side), ink, "ink" if state.standing != "closed" else "muted", 1.5)


class _State(Clickable):
    """A state: its mark is its rectangle, and a click anywhere on the state counts."""

    answers_enter = False

    def __init__(self, ground: CampaignMap, state: MapState) -> None:
        self._ground, self.state = ref(ground), state
        x, y = ground.spot(state)
        w, h = self._size()
        left = min(max(0.0, x - w / 2), max(0.0, ground.rect.w - w))
        super().__init__(
            Rect(left, y - h / 2, w, h), id=f"campaign.state.{state.key}", name=state.said, tooltip=state.said
        )
        self.focusable = state.standing != "closed"
        self.acts = not self.focusable
        self.role = "radio"

    @property
    def ground(self) -> CampaignMap:
        """The map that it lies on."""
        ground = self._ground()
        assert ground is not None, "a state is there as long as its map"
        return ground

    def activate(self) -> None:
        self.ground.choose(self.state.key)

    def value_text(self) -> str:
        return "chosen" if self.state.key == self.ground.chosen else ""

    def _size(self) -> tuple[float, float]:
        face, chosen, radius, star = self.ground.sizes
        if self.state.standing == "won":
            tall = 0.0 if self.outside else 2 * radius
            return max(3.6 * star, tall), tall + star * 1.2 + (self._tall if self.outside else 0.0)
        if self.state.standing == "open":
            side = chosen if self.state.key == self.ground.chosen else face
            return max(side, self._plate()[1]), side + self._tall * 0.9
        words = self._closed_words()
        width = max(self.ground.ctx.width(each, "strong") for each in words) + 4
        return max(_LEAST, width), max(_LEAST, self._tall * len(words))

    @property
    def outside(self) -> bool:
        """Whether its mark stands beside the map."""
        return self.state.land in _OUTSIDE

    @property
    def _tall(self) -> float:
        return self.ground.ctx.type.style("strong").size * 1.6

    def _closed_words(self) -> list[str]:
        if self.state.note:
            return [self.state.names[0], self.state.note]
        return [self.state.names[-1]]

    def _plate(self) -> tuple[str, float]:
        """The longest name that has room on a plate, and how wide the plate is."""
        pad = self._tall * 0.6
        most = max(self.ground.sizes[0] * 1.7, 60.0)
        for name in self.state.names:
            width = self.ground.ctx.width(name, "card:bold") + pad
            if width <= most:
                return name, width
        return self.state.names[-1], self.ground.ctx.width(self.state.names[-1], "card:bold") + pad

    def hit(self, x: float, y: float) -> Node | None:
        """The state itself, wherever the pointer is on it."""
        if self.rect.contains(x, y):
            return self
        box = self.ground.box
        mx, my = (x - box.x) / box.h * 1000, (y - box.y + self.ground.raised(self.state)) / box.h * 1000
        if self.state.land in land_keys() and any(_inside(mx, my, piece) for piece in land_outlines(self.state.land)):
            return self
        return None

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt or press.shift:
            return False
        ways = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
        return press.key in ways and self.ground.step(self.state, *ways[press.key])

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        {"won": self._won, "open": self._open, "closed": self._closed}[self.state.standing](p)

    def _won(self, p: Painter) -> None:
        """A postmark with the party's glyph over the stars; beside the map the name over the stars."""
        _, _, radius, star = self.ground.sizes
        box, party = self.rect.local(), self.state.party
        if self.outside:
            upper, lower = box.take_top(self._tall)
            p.text(self.state.names, upper.inset(-80, 0), "card:bold", "ink", "centre")
            paint_stars(p, lower, self.state.stars, "ink", star)
            return
        disc, lower = box.take_top(2 * radius)
        disc = disc.centred(2 * radius, 2 * radius)
        words = (self.ground.round, self.state.names[-1]) if radius > 38 else ("", "")
        paint_postmark(p, disc, "", *words)
        size = round(radius * 0.55 * p.scale) / p.scale
        ink: Ink = f"{party}.edge" if p.theme.parties[party].outlined and not p.theme.night else party
        spot = disc.centred(size, size)
        if p.pictures == "off":
            p.glyph(party, spot)
        else:
            p.glyph(party, spot, ink)
        plate = lower.centred(lower.w, min(lower.h, star * 1.2))  # the own colour also where another state lies below
        p.fill(plate, party)
        paint_stars(p, plate, self.state.stars, f"{party}.on", star)

    def _open(self, p: Painter) -> None:
        """The rival's face with the name of the state on a plate; the chosen one's in the frame of the action."""
        face, larger, _, _ = self.ground.sizes
        chosen = self.state.key == self.ground.chosen
        side = larger if chosen else face
        box = self.rect.local()
        upper, _ = box.take_top(side)
        frame = upper.centred(side, side)
        paint_character(p, frame, self.state.rival)
        p.frame(frame, "action" if chosen or self.hovered else "ink", 4 if chosen else 2)
        name, width = self._plate()
        plate = Rect(box.cx - width / 2, box.h - self._tall, width, self._tall)
        p.fill(plate, "action" if chosen else "rule")
        p.text(name, plate, "card:bold", "on_action" if chosen else "panel", "centre")

    def _closed(self, p: Painter) -> None:
        words = self._closed_words()
        for at, (said, line) in enumerate(zip(words, self.rect.local().rows(len(words)), strict=True)):
            named = len(words) > 1 and at == 0
            p.text(
                said, line, "strong" if named or len(words) == 1 else "label", "ink" if named else "ink_soft", "centre"
            )


def _inside(x: float, y: float, piece: Sequence[tuple[float, float]]) -> bool:
    inside = False
    for at, (ax, ay) in enumerate(piece):
        bx, by = piece[at - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
