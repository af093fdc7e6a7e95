"""An amount of money being chosen: minus, plus, chips and typed digits, for the start player and for polls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.i18n.hidden import Hidden, covered_like
from macher.i18n.texts import Texts
from macher.rules.commands import BidForPoll, BidForStart, RaiseStartBid
from macher.rules.phases.base import BidOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Prompt
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Drawing, IconButton, Paragraph

CHIPS: Final = (1, 5, 10)
"""Steps of the chips in money units."""
_ROOMY: Final = 210.0
"""Width from which the chips have wide gaps."""

_DIGITS: Final = 5


class Amount:
    """An amount between two bounds in steps of the money unit; typed digits count in units."""

    def __init__(self, least: int, most: int, unit: int, value: int | None = None) -> None:
        """Raises ValueError if nothing lies between the bounds."""
        if most < least:
            raise ValueError("no amount is possible")
        self.least, self.most, self.unit = least, int(most) - (int(most) - least) % unit, unit
        self.bound = covered_like(most, self.most)
        """The upper bound as it is written: hidden if it would give away hidden money."""
        self.first = least if value is None else value
        self.value = self.first
        self._typed = ""

    def set(self, value: int) -> None:
        """Sets the amount, within the bounds; typed digits are forgotten."""
        self._typed = ""
        self.value = min(max(value, self.least), self.most)

    def change(self, units: int) -> None:
        """More (or less) by so many units."""
        self.set(self.value + units * self.unit)

    def digit(self, digit: int) -> bool:
        """Appends a typed digit; a number that gets too large starts again with this digit."""
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
        if action.startswith("state") and action[5:].isdecimal():
            return self.digit(int(action[5:]))
        return False


Bids = TypeVar("Bids", bound=BidOptions)


class BidPrompt(Prompt[Bids]):
    """What the prompts for bids share: the amount, `None` where none can be paid, and its keys."""

    def __post_init__(self) -> None:
        possible = self.options.most >= self.options.least
        self.amount = Amount(self.options.least, self.options.most, self.options.unit) if possible else None

    def ask_again(self, view: PlayerView, decision: Decision) -> None:
        super().ask_again(view, decision)
        if self.amount is not None:
            self.amount.bound = covered_like(self.options.most, self.amount.most)

    def reset(self) -> None:
        if self.amount is not None:
            self.amount.set(self.amount.first)

    def on_action(self, action: str) -> bool:
        used = self.amount is not None and self.amount.action(action)
        if used:
            self.desk.changed()
        return used

    def on_digit(self, digit: int) -> bool:
        used = self.amount is not None and self.amount.digit(digit)
        if used:
            self.desk.changed()
        return used

    def command(self) -> Command | None:
        return self.options.bid(self.amount.value) if self.amount else None

    def adopts(self, command: Command) -> bool:
        return super().adopts(command) and self.amount is not None

    def take_over(self, command: BidForStart | RaiseStartBid | BidForPoll) -> None:
        if self.amount is not None:
            self.amount.set(command.amount)


def bid_control_size(ctx: Context) -> tuple[float, float]:
    """Width and height of the control."""
    return (296.0, 68.0) if ctx.wide else (296.0, 114.0)


def bid_control(
    ctx: Context,
    rect: Rect,
    amount: Amount,
    texts: Texts,
    on_change: Callable[[], None],
    id: str = "bid",
    note: str = "",
) -> Node:
    """Minus, the amount, plus (`bid.down`, `bid.up`); below them chips (`bid.add.1` ...), the least and the most.

    `note` says what the amount would mean; it stands below in focus, where facts have no room.
    """
    root = Node(rect, id=id, zone=True)
    upper, lower = rect.local()._replace(h=min(rect.h, 68 if ctx.wide else 74)).rows([38, 26], 5)
    if note and not ctx.wide and rect.h >= 110:
        root.add(Paragraph(rect.local().trim(top=lower.bottom + 4), note, "label", "ink_soft"))
    at_most = texts("prompt-bid-most", money=texts.money(amount.bound)) if amount.value >= amount.most else ""
    at_least = texts("prompt-bid-least", money=texts.money(amount.least)) if amount.value <= amount.least else ""
    unit = texts.money(amount.unit)
    side = upper.h

    def step(units: int) -> Callable[[], None]:
        def press() -> None:
            amount.change(units)
            on_change()

        return press

    def jump(value: int) -> Callable[[], None]:
        def press() -> None:
            amount.set(value)
            on_change()

        return press

    def draw(p: Painter, box: Rect) -> None:
        p.fill(box, "own")
        p.frame(box, "action", 2)
        p.text(texts.money(amount.value), box.inset(side + 4, 0), "figure", "ink", "centre")

    less, more = texts("prompt-bid-less", money=unit), texts("prompt-bid-more", money=unit)
    size = 20 if ctx.wide else 16
    root.add(
        Drawing(upper, draw, name=texts.money(amount.value), id=f"{id}.value"),
        IconButton(
            upper.take_left(side)[0],
            "minus",
            less,
            kind="primary",
            size=size,
            id=f"{id}.down",
            on_click=step(-1),
            reason=at_least,
        ),
        IconButton(
            upper.take_right(side)[0],
            "plus",
            more,
            kind="primary",
            size=size,
            id=f"{id}.up",
            on_click=step(1),
            reason=at_most,
        ),
    )
    chips: list[tuple[str, str, str, Callable[[], None], str]] = []
    for units in CHIPS:
        name = texts("prompt-bid-more", money=texts.money(units * amount.unit))
        chips.append((f"add.{units}", f"+{units}", name, step(units), at_most))
    least, most = texts.money(amount.least), texts.money(amount.bound)
    short = texts("prompt-bid-chip-least") if amount.least else texts.number(0)
    chips.append(("least", short, texts("prompt-bid-to", money=least), jump(amount.least), at_least))
    if not isinstance(amount.bound, Hidden):  # it would show covered money
        name = texts("prompt-bid-to", money=most)
        chips.append(("most", texts("prompt-bid-chip-most"), name, jump(amount.most), at_most))
    wants = [ctx.width(text, "strong") + 24 for _, text, *_ in chips]
    cells = lower.columns(wants, 5 if lower.w >= _ROOMY else 2)
    for cell, (key, text, name, press, reason) in zip(cells, chips, strict=True):
        root.add(
            Button(cell, text, on_click=press, id=f"{id}.{key}", name=name, tooltip=name, style="strong", reason=reason)
        )
    return root
