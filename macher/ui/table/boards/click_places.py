"""Places on the table that a prompt makes clickable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.rules.cards import HIDDEN
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Spot, SpotLook
from macher.ui.scene import Node
from macher.ui.table.model import TableModel
from macher.ui.widgets import Clickable
from macher.ui.widgets.cards import paint_choice, paint_tag


def spot_id(spot: Spot) -> str:
    """The stable id of a spot: `spot.opinion.0.5`, `spot.plus.1`, `spot.poll`."""
    where = [value for value in (spot.land, spot.seat, spot.index, spot.card) if value >= 0]
    return ".".join(["spot", spot.kind, *map(str, where)])


def spot_name(model: TableModel, spot: Spot) -> str:
    """What a spot is called: "− Traffic in Bayern"."""
    texts = model.texts
    land = model.names.land(spot.land) if spot.land >= 0 else ""
    kind = spot.kind
    if kind in ("opinion", "display_opinion"):
        card = model.names.card(spot.card)
        return texts("table-spot-opinion", card=card, land=land) if land else texts("table-spot-display", card=card)
    if kind == "display_program":
        display = model.view.program_display
        card = model.names.card(display[spot.index] if 0 <= spot.index < len(display) else HIDDEN)
        return texts("table-spot-program", card=card)
    if kind in ("row", "party"):
        party = model.names.party(spot.seat)
        return texts("table-row", party=party, land=land) if land else party
    if kind == "national":
        return texts("prompt-national-space", n=spot.index + 1)
    if kind in ("media", "slot"):
        return texts(f"table-spot-{kind}", n=spot.index + 1, land=land)
    if kind == "pip":
        return texts("table-spot-pip", n=spot.index, land=land)
    if kind in ("minus", "plus"):
        return texts(f"table-spot-{kind}", land=land)
    return texts("table-poll") if kind == "poll" else land


_AREA, _STEP_AREA = 24.0, 44.0
"""Least size of what a click may hit, at a spot and at minus and plus, in logical pixels."""
_CARDS = ("opinion", "display_opinion")
"""Kinds of spots at which a card lies that can be dragged to another one."""


class SpotNode(Clickable):
    """A spot: blue where it can be chosen, crossed where it is chosen, quiet with a reason where it is closed."""

    takes = True

    def __init__(
        self, rect: Rect, model: TableModel, spot: Spot, look: SpotLook, click: Callable[[Spot], None], **options: Any
    ) -> None:
        said = look.text if spot.seat >= 0 and look.text else spot_name(model, spot)
        tip = "\n".join(text for text in (said, look.tooltip) if text)
        options.setdefault("name", said)
        super().__init__(
            rect, on_click=lambda: click(spot), reason=look.reason, id=spot_id(spot), tooltip=tip, bleed=10, **options
        )
        self.spot, self.look = spot, look
        least = _STEP_AREA if spot.kind in ("minus", "plus") else _AREA
        self.slop = max(0.0, (least - min(rect.w, rect.h)) / 2)
        self.carries = spot.kind in _CARDS
        self.chosen = look.chosen

    def draw(self, p: Painter) -> None:
        box, kind = self.rect.local(), self.spot.kind
        closed = bool(self.reason)
        look = "chosen" if self.look.chosen else "plain" if closed else "offered"
        hot = self.hovered and not closed
        if self.look.quiet:
            self._quiet(p, box, hot)
        elif kind in ("opinion", "display_opinion", "display_program"):
            paint_choice(p, box, look, kind == "opinion", hot)
            if self.look.tag:
                paint_tag(p, box, self.look.tag)
        elif kind == "media":
            self._ring(p, box, look, hot)
        elif kind == "land":
            self._foot(p, box, closed, hot)
        elif look == "chosen":
            p.frame(box.inset(-3), "asking", 3)
            p.ballot(Rect(box.x - 8, box.y - 8, 20, 20), True)
        elif look == "offered":
            p.frame(box.inset(-2), "asking", 3 if hot else 2)

    def _quiet(self, p: Painter, box: Rect, hot: bool) -> None:
        width = 3 if self.look.chosen else 2
        if not (self.look.chosen or hot):
            return
        if self.spot.kind == "media":
            p.octagon(box.inset(-3), None, "asking", width)
        else:
            p.frame(box.inset(-1.5 if self.spot.kind == "row" else -2), "asking", width)

    def _ring(self, p: Painter, box: Rect, look: str, hot: bool) -> None:
        if look == "chosen":
            p.octagon(box.inset(-4 if box.w > 22 else -3), None, "asking", 3)
        elif look == "offered":
            p.octagon(box.inset(-3 if box.w > 22 else -2), None, "asking", 3 if hot else 2)

    def _foot(self, p: Painter, box: Rect, closed: bool, hot: bool) -> None:
        text, icon, mark = self.look.text or self.name, self.look.icon, "on_action"
        if self.look.chosen:
            p.fill(box, "own")
            p.dashed(box, "action_text", 2, 5, 3)
            icon, mark = "check", "action_text"
        elif closed:
            p.fill(box, "row")
            icon, mark = "circle-slash", "muted"
        else:
            p.fill(box, "action_hot" if hot else "action")
        forms = [text, self.look.short] if self.look.short else [text]
        shown, style = p.fitting(forms, box.w - (40 if icon else 12), "strong")
        width = p.width(shown, style)
        x = box.cx - (width + (24 if icon else 0)) / 2
        if icon:
            p.icon(icon, Rect(x, box.cy - 8, 16, 16), mark)
            x += 24
        p.text(shown, Rect(x, 0, width + 1, box.h), style, mark)


def _away(rect: Rect, x: float) -> float:
    """How far a point is beside a rectangle."""
    return max(rect.x - x, x - rect.right, 0.0)


class PipStop(Node):
    """One rally spot of a track: where it stands, what choosing it means, and why it can't be chosen."""

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, spot: Spot, look: SpotLook) -> None:
        said = look.text if spot.seat >= 0 and look.text else spot_name(model, spot)
        super().__init__(rect, id=spot_id(spot), name=said)
        self.spot, self.reason = spot, look.reason
        self.said = "\n".join(text for text in (said, look.tooltip, look.reason) if text)
        self.hot = False

    def hit(self, x: float, y: float) -> Node | None:
        """The track takes the pointer: a spot alone is narrower than a target may be."""
        return None

    def draw(self, p: Painter) -> None:
        if self.hot and not self.reason:
            box = self.rect.local()
            p.frame(box.inset(0, max(0.0, (box.h - 19) / 2)), "asking", 2)


class PipTrack(Node):
    """The rally spots of a row as one target: a press anywhere on it, a move along it, and a release on a spot."""

    role = "slider"
    acts = True
    LEAST = 24.0

    def __init__(
        self,
        rects: Sequence[Rect],
        model: TableModel,
        spots: Sequence[tuple[Spot, SpotLook]],
        click: Callable[[Spot], None],
    ) -> None:
        whole = rects[0].around(rects[-1])
        whole = whole.inset(-max(0.0, (self.LEAST - whole.w) / 2), -max(0.0, (self.LEAST - whole.h) / 2))
        first = spots[0][0]
        name = model.texts("table-spot-pips", land=model.names.land(first.land))
        super().__init__(whole, id=spot_id(Spot("pip", first.land, first.seat)).replace("pip", "pips"), name=name)
        self.click, self.bleed = click, 2.0
        self.tooltip = name
        self.stops = [
            PipStop(rect.moved(-whole.x, -whole.y), model, spot, look)
            for rect, (spot, look) in zip(rects, spots, strict=True)
        ]
        self.add(*self.stops)
        self.at: PipStop | None = None
        """The spot next to the pointer."""

    def pointer_over(self, x: float, y: float) -> bool:
        near = min(self.stops, key=lambda stop: abs(stop.rect.cx - x))
        if near is self.at:
            return False
        self._choose(near)
        return True

    def pointer_down(self, x: float, y: float) -> None:
        self.pointer_over(x, y)

    def pointer_drag(self, x: float, y: float) -> None:
        self.pointer_over(x, y)

    def activate(self) -> None:
        if self.at is None:
            return
        if self.at.reason and self.stage is not None:
            self.stage.refuse(self.at)
        else:
            self.click(self.at.spot)

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self._choose(None)

    def _choose(self, stop: PipStop | None) -> None:
        for each in (self.at, stop):
            if each is not None:
                each.hot = each is stop
        self.at = stop
        self.tooltip = stop.said if stop is not None else self.name
        self.invalidate()

    def value_text(self) -> str:
        return self.at.name if self.at is not None else ""


class StepSpot(SpotNode):
    """Minus or plus in the player's row."""

    def hit(self, x: float, y: float) -> Node | None:
        """Beside both, the nearer one is meant."""
        others = self.parent.children if self.parent is not None else ()
        away = _away(self.rect, x)
        nearer = any(isinstance(each, StepSpot) and _away(each.rect, x) < away for each in others)
        return None if nearer else super().hit(x, y)

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
        price, side, air = self.look.text if plus and box.w >= 60 else "", 18.0, 8.0
        if price and p.width(price, "strong") > box.w - 30:
            parts = price.split()  # where thousands are a word, the currency gives way to it
            price, side, air = (f"{parts[0]}\u00a0{parts[1]}" if len(parts) > 2 else price), 15.0, 3.0
        left = box.cx - (p.width(price, "strong") + side + air if price else side) / 2
        p.icon("plus" if plus else "minus", Rect(left, box.cy - side / 2, side, side), ink, 2.4)
        p.text(price, box.trim(left=left + side + air), "strong", ink)
