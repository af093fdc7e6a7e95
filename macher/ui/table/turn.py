"""Whose turn it is, and the ribbon in their colour: from their row in the rail down to the top of the dock."""

from __future__ import annotations

from dataclasses import dataclass

from macher.i18n import names as naming
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.table.model import TableModel
from macher.ui.table.topbar import phase_place
from macher.ui.table.zones import Zones

__all__ = ["Turn", "TurnBand", "turn_frame", "turn_gutter"]

_WORDS = 24.0
"""Height from which the band has room for words."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Who decides now."""

    seat: int
    """The seat, or -1 while several decide or nobody does."""
    mine: bool
    """Whether it is asked at this screen."""
    waiting: int
    """Seats that still have to decide."""

    @classmethod
    def of(cls, model: TableModel) -> Turn:
        """Whose turn it is on a table: mine as long as something is asked here."""
        deciders = model.view.deciders if model.view.phase else ()
        if model.prompt is not None and model.seat >= 0:
            return cls(model.seat, True, len(deciders))
        return cls(deciders[0] if len(deciders) == 1 else -1, False, len(deciders))

    def ground(self, model: TableModel) -> Ink:
        """The colour of the ribbon; the party that looks while nobody decides."""
        if self.seat < 0:
            seat = model.seat if not self.waiting else -1
            return f"{model.names.party_key(seat)}.small" if seat >= 0 else "bar"
        return f"{model.names.party_key(self.seat)}.small"

    def words(self, model: TableModel) -> str:
        """Whose turn it is, in a few words; empty while nobody decides."""
        texts = model.texts
        if self.seat < 0:
            return texts("turn-many", n=self.waiting) if self.waiting else ""
        if self.mine and not model.shared:
            return texts("turn-mine")
        return texts("turn-of", player=model.names.player(self.seat))


class TurnBand(Node):
    """The ribbon along the top of the dock, with words where it is high enough."""

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, middle: Rect) -> None:
        turn = Turn.of(model)
        super().__init__(rect, id="turn", name=turn.words(model))
        self.turn, self.ground, self.said = turn, turn.ground(model), turn.words(model)
        self.party = model.names.party_key(turn.seat) if turn.seat >= 0 else ""
        self.phase = _phase(model)
        self.middle = middle.moved(-rect.x, -rect.y)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        outlined = bool(self.party) and p.theme.parties[self.party].outlined
        p.box(box, self.ground, f"{self.party}.edge" if outlined else None, 1.5)
        if box.h < _WORDS or not self.said:
            return
        ink: Ink = f"{self.party}.on" if self.party else "on_bar"
        room = Rect(self.middle.x, 0, self.middle.w, box.h)
        side = box.h * 0.62
        sign = Rect(room.x, (box.h - side) / 2, side, side)
        if self.turn.mine:
            p.ballot(sign, True, ink, None)
        elif self.party:
            p.glyph(self.party, sign.inset(2), ink)
        words = room.trim(left=side + 10) if self.party else room
        style = p.style("title").sized(22)
        p.text(self.said, words, style, ink)
        free = words.trim(left=p.width(self.said, style) + 24)
        if p.width(self.phase, "strong") <= free.w:
            p.text(self.phase, free, "strong", ink, "right")


def _phase(model: TableModel) -> str:
    """Number and name of the phase that goes on; only its name during the set-up."""
    view, texts = model.view, model.texts
    steps = [step for step in model.edition.phases if phase_place(step) == step]
    name = naming.phase(texts, view.phase) if view.phase else ""
    at = phase_place(view.phase)
    if not view.round or at not in steps:
        return name
    return texts("table-phase", n=steps.index(at) + 1, name=name)


class _Gutter(Node):
    """The part of the ribbon beside the boards."""

    def __init__(self, rect: Rect, ground: Ink) -> None:
        super().__init__(rect, id="turn.gutter")
        self.ground = ground

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), self.ground)


def turn_gutter(zones: Zones, model: TableModel) -> list[Node]:
    """The ribbon from the row of the seat that decides down to the dock; nothing while none or several decide."""
    turn = Turn.of(model)
    if turn.seat < 0:
        return []
    top = round(zones.rail.y + turn.seat * (zones.rail_row + zones.rail_gap))
    right = zones.rail.x
    left = zones.boards[-1].right + 1
    return [_Gutter(Rect(left, top, right - left, zones.dock.panel.y - top), turn.ground(model))]


class _Frame(Node):
    """The frame around the question that is asked here."""

    def draw(self, p: Painter) -> None:
        p.frame(self.rect.local(), "action", 4)


def turn_frame(zones: Zones, model: TableModel) -> list[Node]:
    """Frames the question while it is asked here, in the layout whose dock has a part for it alone."""
    dividers = zones.dock.dividers
    if not Turn.of(model).mine or zones.dock.tray is not None or len(dividers) < 2:
        return []
    panel, left, right = zones.dock.panel, dividers[0].x, dividers[1].x
    return [_Frame(Rect(left, panel.y, right - left + 1, panel.h))]
