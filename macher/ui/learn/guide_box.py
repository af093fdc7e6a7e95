"""The box of the guided round: what to do and why in at most 40 words, and the moves that are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.scene import Context
from macher.ui.table.layouts import zones_for
from macher.ui.table.model import TableModel
from macher.ui.widgets import Ballot, Button, IconButton, Label, Panel, Paragraph

__all__ = ["GuideActs", "GuideBox", "GuideChoice", "guide_place"]

_FOLDED = 40.0
_LOW = 4.0
"""A box wider than this many times its height is low."""


@dataclass(frozen=True)
class GuideChoice:
    """A move: its words, the reason, whether it is the draft, and `take`, which makes it the draft."""

    text: str
    why: str
    drafted: bool
    take: Callable[[], None]


def guide_place(ctx: Context, model: TableModel | None, staged: bool, unfolded: bool) -> Rect:
    """The place of the box: over the log; in the focus layout over the right panel, or below the draft's cards."""
    zones = zones_for(ctx.viewport, model is not None and model.national)
    if zones.layout == "focus":
        side, recap = zones.side, zones.recap
        assert side is not None
        assert recap is not None
        if not unfolded:
            return recap.take_right(260)[0]._replace(y=recap.y - 4, h=32)
        if staged:
            assert zones.dock.tray is not None
            return zones.dock.tray
        return Rect(side.x, side.y, side.w, recap.bottom - side.y)
    seats = model.seats if model is not None else 5
    free = (5 - seats) * (zones.rail_row + zones.rail_gap)
    log = zones.log
    whole = Rect(log.x, log.y - free, log.w, log.h + free)
    return whole if unfolded else whole.take_bottom(_FOLDED)[0]


@dataclass(frozen=True)
class GuideActs:
    """What can be done with the box, and whether moves are still being looked for."""

    unfolded: bool
    fold: Callable[[], None]
    do: Callable[[], None] | None
    """Hands in the chosen move; `None` while none is chosen."""
    thinking: bool
    more: Callable[[], None]
    """Shows the moves that had no room."""
    first: int = 0
    """The move that is shown first."""


class GuideBox(Panel):
    """The box itself, in a blue frame like everything that asks for an answer."""

    def __init__(
        self, rect: Rect, ctx: Context, texts: Texts, text: str, choices: Sequence[GuideChoice], acts: GuideActs
    ) -> None:
        super().__init__(
            rect,
            id="guide",
            zone=True,
            fill="own",
            edge="action",
            edge_width=2,
            name=texts("guide-title"),
            role="group",
        )
        pad = ctx.step("gap")
        box = self.rect.local().inset(pad, 0)
        head, box = box.take_top(_FOLDED - 8)
        sign, name = ("chevron-down", "guide-fold") if acts.unfolded else ("chevron-up", "guide-unfold")
        self.add(
            Label(head.trim(right=40), texts("guide-title"), "name", "action_text"),
            IconButton(
                head.take_right(32)[0].moved(pad - 4, 0),
                sign,
                texts(name),
                size=20,
                id="guide.fold",
                on_click=acts.fold,
            ),
        )
        if not acts.unfolded:
            return
        width, tall = Button.natural(ctx, texts("guide-do"), True)
        if rect.w > _LOW * rect.h:  # words at the left below the button, the moves beside them
            said, right = box.trim(top=4).take_left(box.w * 0.45, 20)
            title = ctx.width(texts("guide-title"), "name") + 20
            foot = Rect(said.x, head.y + 4, said.w, head.h - 4).trim(left=title)
            box = Rect(right.x, head.y, right.w - 40, box.bottom - head.y).inset(0, 6)
        else:
            said, box = box.take_top(ctx.height(text, "body", box.w), ctx.step("gap"))
            foot, box = box.trim(bottom=8).take_bottom(tall, 4)
        self.add(Paragraph(said, text, "body", id="guide.text"))
        if acts.thinking:
            self.add(Paragraph(box.take_top(44)[0], texts("guide-thinking"), "body", "muted"))
        if choices:
            reason = "" if acts.do is not None else texts("guide-choose-first")
            self.add(
                Button(
                    foot._replace(w=width),
                    texts("guide-do"),
                    id="guide.do",
                    kind="primary",
                    icon="check",
                    on_click=acts.do,
                    reason=reason,
                    tooltip=texts("guide-do-tip"),
                )
            )
        shown = self._choices(ctx, texts, box, choices, acts.first)
        if shown < len(choices):
            words = texts("guide-more")
            wide = min(Button.natural(ctx, words)[0], foot.w - width - 10)
            self.add(Button(Rect(foot.right - wide, foot.y, wide, foot.h), words, id="guide.more", on_click=acts.more))

    def _choices(self, ctx: Context, texts: Texts, box: Rect, choices: Sequence[GuideChoice], first: int) -> int:
        """Lists the moves one below the other, with reasons if there is room; returns how many fit."""
        size = ctx.step("sign", 1.2)
        heights = [ctx.height(each.text, "strong", box.w - size - 12) for each in choices]
        whys = [ctx.height(each.why, "caption", box.w - size - 12) for each in choices]
        least = [max(height + 6, 34.0) for height in heights]
        roomy = sum(least) + sum(whys) + 6 * len(choices) <= box.h
        y, shown = box.y, 0
        for step in range(len(choices)):
            at = (first + step) % len(choices)
            each = choices[at]
            height = least[at] + (whys[at] + 2 if roomy else 0)
            if y + height > box.bottom + 1:
                break
            self.add(_Move(Rect(box.x, y, box.w, height), at, each, size, roomy, heights[at], texts))
            y += height + 4
            shown += 1
        return shown


class _Move(Ballot):
    """A move to choose: circle, words, and why."""

    def __init__(
        self, rect: Rect, at: int, choice: GuideChoice, size: float, roomy: bool, words: float, texts: Texts
    ) -> None:
        super().__init__(
            rect,
            "",
            marked=choice.drafted,
            on_click=choice.take,
            size=size,
            id=f"guide.move.{at}",
            name=texts.pair(choice.text, choice.why),
            tooltip=f"{choice.text}\n{choice.why}\n{texts('guide-move-tip')}",
        )
        room = rect.local().trim(left=size + 12)
        if not roomy:
            self.add(Paragraph(room, choice.text, "strong", valign="middle"))
            return
        self.add(
            Paragraph(room.take_top(words + 3)[0].trim(top=3), choice.text, "strong"),
            Paragraph(room.trim(top=words + 4), choice.why, "caption", "muted"),
        )
