"""An amount of money being chosen: minus, plus, chips and typed digits, for the start player and for polls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Drawing, IconButton

__all__ = ["Amount", "bid_control", "bid_control_size"]

CHIPS: Final = (1, 5, 10)
"""Steps of the chips in money units."""

_DIGITS: Final = 5


class Amount:
    """An amount between two bounds in steps of the money unit; typed digits count in units."""

    def __init__(self, least: int, most: int, unit: int, value: int | None = None) -> None:
        """Raises ValueError if nothing lies between the bounds."""
        if most < least:
            raise ValueError("no amount is possible")
        self.least, self.most, self.unit = least, most - (most - least) % unit, unit
        self.first = least if value is None else value
        self.value = self.first
        self._typed = ""

    def set(self, value: int) -> None:
        """Takes an amount, within the bounds; what was typed is forgotten."""
        self._typed = ""
        self.value = min(max(value, self.least), self.most)

    def change(self, units: int) -> None:
        """More (or less) by so many units."""
        self.set(self.value + units * self.unit)

    def digit(self, digit: int) -> bool:
        """A typed digit; a number that grows too large begins anew with it."""
        typed = (self._typed + str(digit))[-_DIGITS:]
        if int(typed) * self.unit > self.most:
            typed = str(digit)
        self.set(int(typed) * self.unit)
        self._typed = typed
        return True

    def action(self, action: str) -> bool:
        """The keys for more and less, and the digits that also choose a board; true if it was one of them."""
        if action in ("bid_up", "bid_down"):
            self.change(1 if action == "bid_up" else -1)
            return True
        if action.startswith("state") and action[5:].isdigit():
            return self.digit(int(action[5:]))
        return False


def bid_control_size(ctx: Context) -> tuple[float, float]:
    """Width and height of the control."""
    return (654.0, 52.0) if ctx.wide else (474.0, 36.0)


def bid_control(
    ctx: Context, rect: Rect, amount: Amount, texts: Texts, on_change: Callable[[], None], id: str = "bid"
) -> Node:
    """Minus, the amount, plus (`bid.down`, `bid.up`), chips (`bid.add.1` ...), zero or least, and all there is."""
    width, height = bid_control_size(ctx)
    width = min(width, rect.w)
    root = Node(Rect(rect.x, rect.y + (rect.h - min(height, rect.h)) / 2, width, min(height, rect.h)), id=id, zone=True)
    side = root.rect.h
    field = 2 * side + (138 if ctx.wide else 104)
    gap = 8.0 if ctx.wide else 6.0

    def button(icon: str, key: str, name: str, x: float, by: int, reason: str) -> IconButton:
        def press() -> None:
            amount.change(by)
            on_change()

        return IconButton(
            Rect(x, 0, side, side), icon, name, kind="primary", size=20 if ctx.wide else 16, id=f"{id}.{key}",
            on_click=press, reason=reason,
        )  # fmt: skip

    unit = texts.money(amount.unit)
    at_most = texts("prompt-bid-most", money=texts.money(amount.most)) if amount.value >= amount.most else ""
    at_least = texts("prompt-bid-least", money=texts.money(amount.least)) if amount.value <= amount.least else ""

    def draw(p: Painter, box: Rect) -> None:
        p.fill(box, "own")
        p.frame(box, "action", 2)
        p.text(texts.money(amount.value), box.inset(side + 4, 0), "figure", "ink", "centre")

    root.add(
        Drawing(Rect(0, 0, field, side), draw, name=texts.money(amount.value), id=f"{id}.value"),
        button("minus", "down", texts("prompt-bid-less", money=unit), 0, -1, at_least),
        button("plus", "up", texts("prompt-bid-more", money=unit), field - side, 1, at_most),
    )
    chips: list[tuple[str, str, str, int | None]] = [
        (f"add.{step}", f"+{step}", texts("prompt-bid-more", money=texts.money(step * amount.unit)), step)
        for step in CHIPS
    ]
    chips.append(("least", texts("prompt-bid-chip-least") if amount.least else "0",
                  texts("prompt-bid-to", money=texts.money(amount.least)), None))  # fmt: skip
    chips.append(("most", texts("prompt-bid-chip-most"), texts("prompt-bid-to", money=texts.money(amount.most)), None))
    x = field + gap
    chip = (width - x + gap) / len(chips) - gap
    for key, text, name, step in chips:
        reason = at_least if key == "least" else at_most

        def press(step: int | None = step, key: str = key) -> None:
            if step is None:
                amount.set(amount.least if key == "least" else amount.most)
            else:
                amount.change(step)
            on_change()

        root.add(
            Button(
                Rect(x, 0, chip, side), text, on_click=press, id=f"{id}.{key}", name=name, tooltip=name,
                style="strong", reason=reason,
            )
        )  # fmt: skip
        x += chip + gap
    return root
