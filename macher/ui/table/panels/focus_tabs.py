"""The focus layout's tabs of the states over the board, and the faces of the parties below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Spot
from macher.ui.scene import Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.board import row_look
from macher.ui.table.boards.click_places import SpotNode
from macher.ui.table.dock.turn import Turn
from macher.ui.table.happening.moods import mood_of
from macher.ui.table.model import TableModel
from macher.ui.table.panels.badges import badges
from macher.ui.table.panels.rail_band import paint_face
from macher.ui.widgets import Clickable

__all__ = ["FaceTab", "face_nodes", "land_tabs"]

_DOT: Final = 9.0
_HIGH: Final = 36.0
"""Height of a face from which badges stand below the name."""


class LandTab(Clickable):
    """A state: name, my votes and what they bring, a dot for a draft; a result shows who governs."""

    role = "tab"

    def __init__(
        self, rect: Rect, model: TableModel, place: int, choose: Callable[[int], None], told: bool = False
    ) -> None:
        name = model.names.land(place)
        self.model, self.place, self.told = model, place, told
        self.on = model.focus_land == place
        self.result = model.result(place) if model.finished(place) else None
        self.look = row_look(model, place, model.seat) if model.seat >= 0 and not model.finished(place) else None
        tip = "\n".join([name, self._when(), self._mine(": ")])
        super().__init__(rect, on_click=partial(choose, place), id=f"land.{place}", name=name, tooltip=tip.strip())

    def _when(self) -> str:
        model, place = self.model, self.place
        if model.finished(place):
            return model.texts("table-closed")
        if model.voting(place):
            return model.texts("table-election-now")
        return model.texts("table-round", round=model.round_of(place))

    def _mine(self, between: str) -> str:
        """My votes here, and the points for them."""
        if self.look is None:
            return ""
        head = self.model.names.party(self.model.seat) + between if between == ": " else ""
        return f"{head}{self._votes}"

    @property
    def _votes(self) -> str:
        """My votes, and what they bring as soon as that is anything."""
        assert self.look is not None
        return " · ".join(filter(None, (str(self.look.votes), self.look.worth)))

    def draw(self, p: Painter) -> None:
        box, model = self.rect.local(), self.model
        p.fill(box, "panel" if self.on else "row" if self.hovered else "table")
        if self.on:
            colour: Ink = model.light.ink if model.marked(self.place) else "rule"
            p.fill(Rect(0, 0, box.w, 4), colour)
        inner = box.inset(10, 0)
        if self.result is not None:
            self._name(p, inner.trim(left=self._winners(p, inner, self.result.seats)), "ink_soft")
        else:
            self._name(p, inner.trim(right=self._figures(p, inner)), "ink")
        if self.told and not self.on:
            p.disc(Rect(box.cx - 4, box.bottom - 9, 8, 8), "action")

    def _winners(self, p: Painter, room: Rect, seats: Sequence[int]) -> float:
        """Who governs, one alone with the abbreviation; returns what that takes."""
        names, x = self.model.names, room.x
        for seat in seats:
            party, said = names.party_key(seat), names.party(seat) if len(seats) == 1 else ""
            chip = room.across(x, p.width(said, "caption:bold") + 28 if said else 22, 22)
            p.box(chip, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
            p.glyph(party, chip.across(chip.x + 5, 12, 12), f"{party}.on")
            p.text(said, chip.trim(left=22), "caption:bold", f"{party}.on")
            x = chip.right + 3
        return x + 4 - room.x

    def _figures(self, p: Painter, room: Rect) -> float:
        """Votes, points and the dot at the right end; returns what they take."""
        if self.look is None or not self.look.votes:
            return 0.0
        drafted = self.look.draft != self.look.now
        ink: Ink = "action_text" if drafted else "ink_soft"
        if drafted:
            p.disc(Rect(room.right - _DOT, room.cy - _DOT / 2, _DOT, _DOT), "action")
            room = room.trim(right=_DOT + 6)
        name = self.model.names.land_forms(self.place)[-1]
        forms = [self._votes, str(self.look.votes)]
        least = p.width(name, "strong") + 36
        said = next((form for form in forms if p.width(form, "strong") + least <= room.w), forms[-1])
        p.text(said, room, "strong", ink, "right")
        return p.width(said, "strong") + 10 + (_DOT + 6 if drafted else 0)

    def _name(self, p: Painter, room: Rect, ink: Ink) -> None:
        """The longest form that fits, behind a sign where the state votes this round."""
        if self.model.voting(self.place) and self.result is None:
            p.icon("vote", room.across(room.x, 18, 18), ink)
            room = room.trim(left=24)
        forms = self.model.names.land_forms(self.place)
        style = p.style("land" if self.on else "name")
        style = style.sized(20 if self.on else 16)
        p.text([*forms, self.model.names.land_code(self.place)], room, style, ink)


class FaceTab(Clickable):
    """A party: face, name, what stands behind it, and points now and if the election were held now."""

    role = "tab"

    def __init__(self, rect: Rect, model: TableModel, seat: int, opened: bool, choose: Callable[[], None]) -> None:
        name = model.texts("table-party", party=model.names.party(seat), player=model.names.player(seat))
        self.model, self.seat, self.opened = model, seat, opened
        mine = model.texts("turn-badge-mine")  # the colour of the face says it
        self.badges = [each for each in badges(model, seat) if each.text != mine]
        self.won, self.then = model.won(seat), model.won_then(seat)
        self.clock, self.lit = seat in model.thinking, Turn.of(model).seat == seat
        points = model.texts("table-points-total", party=model.names.party(seat), points=self.won)
        said = [*(each.text for each in self.badges), *([model.texts("table-thinking")] if self.clock else [])]
        tip = "\n".join([name, model.kind_text(seat), *said, points, model.texts("table-side-parties-open")])
        super().__init__(rect, on_click=choose, id=f"face.{seat}", name=", ".join([name, *said, points]), tooltip=tip)

    def draw(self, p: Painter) -> None:
        box, model = self.rect.local(), self.model
        party = model.names.party_key(self.seat)
        ink: Ink = f"{party}.on" if self.lit else "ink"
        ground: Ink = f"{party}.small" if self.lit else "asked" if self.seat == model.seat else "panel"
        outlined = p.theme.parties[party].outlined
        p.box(box, ground, f"{party}.edge" if outlined and self.lit else None, 1.5)
        p.fill(box._replace(w=box.h), party)
        paint_face(p, box._replace(w=box.h), model, self.seat, mood_of(model, self.seat))
        room = box.trim(left=box.h + 7, right=7)
        room = room.trim(right=self._points(p, room, ink) + 6)
        self._words(p, room, ink)
        if self.opened or self.hovered:
            p.frame(box, "action" if self.opened else "slot_line", 2)

    def _points(self, p: Painter, room: Rect, ink: Ink) -> float:
        """13 → 38 at the right end; returns what it takes."""
        runs = [Run(str(self.won), "points", ink)]
        if self.then != self.won:
            runs = [Run(str(self.won), "votes", ink), Run("→", "label", ink, 3), Run(str(self.then), "points", ink, 3)]
        p.runs(runs, room, "right")
        return sum(p.width(run.text, run.style) + run.gap for run in runs)

    def _words(self, p: Painter, room: Rect, ink: Ink) -> None:
        """The name, and what is said of it below or behind it; a name without room gives way to the abbreviation."""
        name, party = self.model.names.player(self.seat), self.model.names.party(self.seat)
        said = [each.short or each.text for each in self.badges]
        upper, lower = room, Rect(0, 0, 0, 0)
        if said and room.h >= _HIGH:
            upper, lower = room.inset(0, 1).rows(2)
        elif said and p.width(name, "strong") + p.width(said[0], "caption:bold") + 12 <= room.w:
            lower = room.trim(left=p.width(name, "strong") + 10)
        if self.clock and p.width(name, "strong") + 20 <= upper.w and not lower.w:
            p.icon("clock", upper.across(upper.right - 16, 16, 16), ink)
        shown = next((form for form in (name, party) if p.width(form, "strong") <= upper.w), "")
        p.text(shown or p.cut(name, "strong", upper.w), upper, "strong", ink)
        if lower.w:
            p.text([" · ".join(said), said[0], p.cut(said[0], "caption:bold", lower.w)], lower, "caption:bold", ink)


def land_tabs(
    rects: Sequence[Rect], model: TableModel, told: int, choose: Callable[[int], None], parts: Parts
) -> list[Node]:
    """A tab for each state; `told` is the one that something is told of."""
    tabs: list[Node] = []
    for place, rect in enumerate(rects[: len(model.view.lands)]):
        mine = model.row(place, model.seat, True) if model.seat >= 0 else None
        key = rect, told == place, model.focus_land == place, mine, reuse_keys.board(model, place, False)
        tabs.append(parts.part(f"tab.{place}", key, partial(LandTab, rect, model, place, choose, told == place)))
    return tabs


def face_nodes(
    rects: Sequence[Rect],
    model: TableModel,
    opened: bool,
    choose: Callable[[], None],
    click: Callable[[Spot], None],
    parts: Parts,
) -> Node:
    """All faces in a line, and over each what a question offers there."""
    line = rects[0].around(rects[-1])
    root = Node(line, id="faces", zone=True, name=model.texts("table-side-parties"))
    for seat, rect in enumerate(rects[: model.seats]):
        place = rect.moved(-line.x, -line.y)
        key = place, opened, reuse_keys.rail_row(model, seat)
        root.add(parts.part(f"face.{seat}", key, partial(FaceTab, place, model, seat, opened, choose)))
        look = model.spot("party", seat=seat)
        if look is not None:
            root.add(SpotNode(place, model, Spot("party", seat=seat), look, click))
    return root
