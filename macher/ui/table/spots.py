"""Places on the table that a prompt makes clickable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Spot, SpotState
from macher.ui.scene import Node
from macher.ui.table.cards import paint_choice, paint_tag
from macher.ui.table.model import TableModel
from macher.ui.widgets import Clickable

__all__ = ["SpotNode", "StepSpot", "spot_id", "spot_name"]


def spot_id(spot: Spot) -> str:
    """The stable id of a spot: `spot.opinion.0.5`, `spot.plus.1`, `spot.poll`."""
    where = [value for value in (spot.land, spot.seat, spot.index, spot.card) if value >= 0]
    return ".".join(["spot", spot.kind, *map(str, where)])


def spot_name(model: TableModel, spot: Spot) -> str:
    """What a spot is called: "− Traffic in Bayern"."""
    texts = model.texts
    land = model.land_name(spot.land) if spot.land >= 0 else ""
    kind = spot.kind
    if kind in ("opinion", "display_opinion"):
        card = model.card(spot.card)
        return texts("table-spot-opinion", card=card, land=land) if land else texts("table-spot-display", card=card)
    if kind == "display_program":
        display = model.view.program_display
        card = model.card(display[spot.index]) if 0 <= spot.index < len(display) and display[spot.index] >= 0 else "–"
        return texts("table-spot-program", card=card)
    if kind in ("row", "party"):
        party = model.party_short(spot.seat)
        return texts("table-row", party=party, land=land) if land else party
    if kind in ("media", "slot"):
        return texts(f"table-spot-{kind}", n=spot.index + 1, land=land)
    if kind == "pip":
        return texts("table-spot-pip", n=spot.index, land=land)
    if kind in ("minus", "plus"):
        return texts(f"table-spot-{kind}", land=land)
    return texts("table-poll") if kind == "poll" else land


class SpotNode(Clickable):
    """A spot: blue where it can be chosen, crossed where it is chosen, quiet with a reason where it is closed."""

    def __init__(
        self, rect: Rect, model: TableModel, spot: Spot, state: SpotState, click: Callable[[Spot], None], **options: Any
    ) -> None:
        said = state.text if spot.seat >= 0 and state.text else spot_name(model, spot)
        tip = "\n".join(text for text in (said, state.tooltip) if text)
        options.setdefault("name", said)
        super().__init__(
            rect, on_click=lambda: click(spot), reason=state.reason, id=spot_id(spot), tooltip=tip, bleed=10, **options
        )
        self.spot, self.state = spot, state
        self.slop = max(0.0, (24 - min(rect.w, rect.h)) / 2)

    def draw(self, p: Painter) -> None:
        box, kind = self.rect.local(), self.spot.kind
        closed = bool(self.reason)
        look = "chosen" if self.state.chosen else "plain" if closed else "offered"
        hot = self.hovered and not closed
        if self.state.quiet:
            self._quiet(p, box, hot)
        elif kind in ("opinion", "display_opinion", "display_program"):
            paint_choice(p, box, look, kind == "opinion", hot)
            if self.state.tag:
                paint_tag(p, box, self.state.tag)
        elif kind == "media":
            self._ring(p, box, look, hot)
        elif kind == "pip":
            if hot:
                p.frame(box.inset(0, max(0.0, (box.h - 19) / 2)), "action", 2)
        elif kind == "land":
            self._foot(p, box, closed, hot)
        elif look == "chosen":
            p.frame(box.inset(-3), "action", 3)
            p.ballot(Rect(box.x - 8, box.y - 8, 20, 20), True)
        elif look == "offered":
            p.frame(box.inset(-2), "action", 3 if hot else 2)

    def _quiet(self, p: Painter, box: Rect, hot: bool) -> None:
        width = 3 if self.state.chosen else 2
        if not (self.state.chosen or hot):
            return
        if self.spot.kind == "media":
            p.octagon(box.inset(-3), None, "action", width)
        elif self.spot.kind == "pip":
            p.frame(box.inset(0, max(0.0, (box.h - 19) / 2)), "action", 2)
        else:
            p.frame(box.inset(-1.5 if self.spot.kind == "row" else -2), "action", width)

    def _ring(self, p: Painter, box: Rect, look: str, hot: bool) -> None:
        if look == "chosen":
            p.octagon(box.inset(-4 if box.w > 22 else -3), None, "action", 3)
        elif look == "offered":
            p.octagon(box.inset(-3 if box.w > 22 else -2), None, "action", 3 if hot else 2)

    def _foot(self, p: Painter, box: Rect, closed: bool, hot: bool) -> None:
        text, icon, mark = self.state.text or self.name, "", "on_action"
        if self.state.chosen:
            p.fill(box, "own")
            p.dashed(box, "action_text", 2, 5, 3)
            icon, mark = "check", "action_text"
        elif closed:
            p.fill(box, "row")
            icon, mark = "circle-slash", "muted"
        else:
            p.fill(box, "action_hot" if hot else "action")
        style = "strong"
        shown, _ = p.fitting([text], box.w - 40, style)
        width = p.width(shown, style)
        x = box.cx - (width + (24 if icon else 0)) / 2
        if icon:
            p.icon(icon, Rect(x, box.cy - 8, 16, 16), mark)
            x += 24
        p.text(shown, Rect(x, 0, width + 1, box.h), style, mark)


class PipSpot(SpotNode):
    """One rally spot of the own row. Neighbours lie closer than a finger: minus and plus do the same."""

    def hit(self, x: float, y: float) -> Node | None:
        reach = Rect(self.rect.x, self.rect.y - self.slop, self.rect.w, self.rect.h + 2 * self.slop)
        return self if self.visible and reach.contains(x, y) else None


class StepSpot(SpotNode):
    """Minus or plus in the own row."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        plus = self.spot.kind == "plus"
        if self.reason:
            p.fill(box, "disabled")
            ink = "disabled_ink"
        elif plus:
            p.fill(box, "action_hot" if self.hovered else "action")
            ink = "on_action"
        else:
            p.fill(box, "button_hot" if self.hovered else "button")
            ink = "ink"
        p.icon("plus" if plus else "minus", box.centred(18, 18), ink, 2.4)
