"""Whose turn it is, and the ribbon in their colour: from their row in the rail down to the top of the dock."""

from __future__ import annotations

from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.table.layouts.zones import DockAreas, Zones
from macher.ui.table.model import TableModel
from macher.ui.theme.typography import Style

__all__ = ["Flag", "Turn", "TurnBand", "question_of", "turn_frame", "turn_gutter"]

_WORDS = 18.0
"""Height from which the band has room for words."""
_HANGS = 30.0
"""Height from which the words stand on a flag that hangs from a narrower ribbon."""
_RIBBON, _FLAG, _TAIL = 12.0, 35.0, 16.0
_SIDE = 24.0
"""From the words to the edge of the middle part of the dock."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Who decides now."""

    seat: int
    """The seat, or -1 while several decide or nobody does."""
    mine: bool
    """Whether it is asked at this screen."""
    waiting: int
    """Seats that still have to decide."""
    decided: bool = False
    """Whether it has decided already, and its move is told now."""
    starts: bool = False
    """Whether it has just become start player."""
    plan: bool = False
    """Whether a plan is made, in which it is nobody's turn."""

    @classmethod
    def of(cls, model: TableModel) -> Turn:
        """Whose turn it is on a table: mine as long as something is asked here."""
        deciders = model.view.deciders if model.view.phase else ()
        if model.planning:
            return cls(-1, True, len(deciders), plan=True)
        if model.prompt is not None and model.seat >= 0:
            return cls(model.seat, True, len(deciders))
        if model.told is not None or model.acted >= 0:
            seat = model.told.seat if model.told is not None else model.acted
            return cls(seat, False, len(deciders), True, model.crowned)
        return cls(deciders[0] if len(deciders) == 1 else -1, False, len(deciders))

    def ground(self, model: TableModel) -> Ink:
        """The colour of the ribbon: of the party that decides; dark while several decide or nobody does."""
        if self.plan:
            return "plan"
        return f"{model.names.party_key(self.seat)}.small" if self.seat >= 0 else "bar"

    def words(self, model: TableModel) -> str:
        """Whose turn it is, in a few words; empty while nobody decides."""
        texts = model.texts
        if self.plan:
            return texts("plan-flag")
        if self.seat < 0:
            return texts("turn-many", n=self.waiting) if self.waiting else ""
        if self.mine and not model.shared:
            return texts("turn-mine")
        key = "turn-starts" if self.starts else "turn-decided" if self.decided else "turn-of"
        return texts(key, player=model.names.player(self.seat))

    def badge(self, model: TableModel) -> str:
        """The plate behind the name of whoever has the ribbon."""
        if self.mine and not model.shared:
            return model.texts("turn-badge-mine")
        if self.starts:
            return model.texts("table-badge-start")
        return model.texts("turn-badge-decided" if self.decided else "table-badge-choosing")


class TurnBand(Node):
    """The ribbon along the top of the dock with whose turn it is: on a flag in its middle, or all along it.

    My flag is as wide as the middle; a rival's ends in a tail behind its words.
    """

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, middle: Rect) -> None:
        turn = Turn.of(model)
        self.hangs = rect.h >= _HANGS
        super().__init__(rect._replace(h=_FLAG) if self.hangs else rect, id="turn", name=turn.words(model))
        self.turn, self.ground, self.said = turn, turn.ground(model), turn.words(model)
        self.party = model.names.party_key(turn.seat) if turn.seat >= 0 else ""
        self.middle = middle.moved(-rect.x, -rect.y)

    @property
    def worded(self) -> bool:
        """Whether it says whose turn it is; a narrow one only has the colour."""
        return self.rect.h >= _WORDS and bool(self.said)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        outlined = bool(self.party) and p.theme.parties[self.party].outlined
        edge: Ink | None = f"{self.party}.edge" if outlined else None
        p.box(box._replace(h=_RIBBON) if self.hangs else box, self.ground, edge, 1.5)
        if not self.worded:
            return
        style = p.style("title").sized(24 if self.hangs else max(14.0, (box.h - 3) * 0.78))
        room = Rect(self.middle.x, 3, self.middle.w, box.h - 3)  # the frame of my question covers the upper edge
        if not self.hangs:
            room = room._replace(x=12, w=box.w - 24)
        else:
            self._hang(p, room, p.width(self.said, style), edge)
        self._words(p, room, style)

    def _hang(self, p: Painter, room: Rect, words: float, edge: Ink | None) -> None:
        """The cloth of the flag below the ribbon."""
        left, right, low = room.x - _SIDE, room.right + _SIDE, self.rect.h
        if not self.turn.mine:
            right = min(right, room.x + room.h * 0.62 + 10 + words + 24 + 2 * _TAIL)
        tail = 0.0 if self.turn.mine else _TAIL
        mid = (_RIBBON + low) / 2
        p.fill(Rect(left, 0, right - tail - left, low), self.ground)
        if tail:
            end = Rect(right - tail, _RIBBON, tail, low - _RIBBON)
            for corner in ((1.0, 0.0), (1.0, 1.0)):
                p.polygon(end, ((0, corner[1]), corner, (0, 0.5)), self.ground)
        outline = [(right, _RIBBON), (right - tail, mid), (right, low), (left, low), (left, _RIBBON)]
        if edge is not None:
            p.line(outline, edge, 1.5)

    def _words(self, p: Painter, room: Rect, style: Style) -> None:
        ink: Ink = f"{self.party}.on" if self.party else "plan_ink" if self.turn.plan else "on_bar"
        side = min(room.h * 0.74, 24.0)
        sign = Rect(room.x, room.cy - side / 2, side, side)
        if self.turn.plan:
            p.icon("pencil", sign, ink)
        elif self.turn.mine:
            p.ballot(sign, True, ink, None)
        elif self.party:
            p.glyph(self.party, sign.inset(2), ink)
        words = room.trim(left=side + 10) if self.party or self.turn.plan else room
        p.text(self.said, words, style, ink)


class _Gutter(Node):
    """The part of the ribbon beside the boards."""

    def __init__(self, rect: Rect, ground: Ink, party: str) -> None:
        super().__init__(rect, id="turn.gutter")
        self.ground, self.party = ground, party

    def draw(self, p: Painter) -> None:
        """Outlined as the ribbon along the dock; a narrow one keeps its colour inside."""
        box = self.rect.local()
        p.fill(box, self.ground)
        if p.theme.parties[self.party].outlined:
            for x in (box.x, box.right - 1.5):
                p.fill(Rect(x, box.y, 1.5, box.h), f"{self.party}.edge")


def turn_gutter(zones: Zones, model: TableModel) -> list[Node]:
    """The ribbon from the row of the seat that decides down to the dock; nothing while none or several decide."""
    turn = Turn.of(model)
    if turn.seat < 0:
        return []
    row = zones.rail[turn.seat]
    top = round(row.y)
    right, party = row.x, model.names.party_key(turn.seat)
    left = max(board.right for board in zones.boards) + 1
    return [_Gutter(Rect(left, top, right - left, zones.dock.panel.y - top), turn.ground(model), party)]


class Flag(Node):
    """Whose turn it is, in their colour with a tail: before the sentence where the ribbon has no room for words."""

    role = "text"
    _PAD, _TAIL = 8.0, 8.0

    def __init__(self, rect: Rect, model: TableModel) -> None:
        self.turn = Turn.of(model)
        self.said = self.turn.words(model)
        super().__init__(rect, id="turn.flag", name=self.said)
        self.ground = self.turn.ground(model)
        self.party = model.names.party_key(self.turn.seat) if self.turn.seat >= 0 else ""

    @staticmethod
    def width(ctx: Context, model: TableModel, band: float) -> float:
        """The width it wants below a ribbon of this height; none where that has words, or while nobody decides."""
        if band >= _WORDS:
            return 0.0
        said = Turn.of(model).words(model)
        return ctx.width(said, "caption:bold") + 2 * Flag._PAD + Flag._TAIL + 20 if said else 0.0

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink: Ink = f"{self.party}.on" if self.party else "plan_ink" if self.turn.plan else "on_bar"
        tail = self._TAIL / box.w
        outlined = bool(self.party) and p.theme.parties[self.party].outlined
        for half in (((0, 0), (1, 0), (1 - tail, 0.5), (0, 0.5)), ((0, 0.5), (1 - tail, 0.5), (1, 1), (0, 1))):
            p.polygon(box, half, self.ground)
        if outlined:
            p.line(
                [(0, 0), (box.w, 0), (box.w - self._TAIL, box.cy), (box.w, box.h), (0, box.h), (0, 0)],
                f"{self.party}.edge",
                1.5,
            )
        sign = Rect(self._PAD, box.cy - 7, 14, 14)
        if self.turn.plan:
            p.icon("pencil", sign, ink)
        elif self.turn.mine:
            p.ballot(sign, True, ink, None)
        elif self.party:
            p.glyph(self.party, sign.inset(1), ink)
        p.text(self.said, box.trim(left=self._PAD + 20, right=self._TAIL), "caption:bold", ink)


class _Frame(Node):
    """The frame around the question that is asked here."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.frame(box, "asking", 4 if box.h > 100 else 3)


def turn_frame(zones: Zones, model: TableModel) -> list[Node]:
    """Frames the question while it is asked here."""
    turn = Turn.of(model)
    return [_Frame(question_of(zones.dock))] if turn.mine and not turn.plan else []


def question_of(dock: DockAreas) -> Rect:
    """The part of the dock in which something is asked: its middle, or all of it beside the tray."""
    if dock.tray is not None or len(dock.dividers) < 2:
        return dock.panel.trim(top=0 if dock.band.h >= _WORDS else dock.band.h)
    left, right = dock.dividers[0].x, dock.dividers[1].x
    return Rect(left, dock.panel.y, right - left + 1, dock.panel.h)
