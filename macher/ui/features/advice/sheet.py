"""Advice as a sheet over the table: the best options in a line each, with a reason and a button to take them."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from macher.engine.command import Command
from macher.i18n import Texts
from macher.ui.game.advice import Adviser, Asked, Option
from macher.ui.kit.layers import middle, over, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.layout import Rect
from macher.ui.prompts import AdviceWords
from macher.ui.scene import Context, Node
from macher.ui.table.words.links import Telling
from macher.ui.widgets import Panel, Scrim

if TYPE_CHECKING:
    from macher.ui.app import App
    from macher.ui.table.screen import TableScene

LAYER = "advice-sheet"
"""Name of the layer."""


class AdviceSheet:
    """One question for advice: waits for its answer, shows it, and goes when the decision has changed."""

    def __init__(self, app: App, texts: Texts, adviser: Adviser, table: TableScene, asked: Asked) -> None:
        self.app, self.texts, self.adviser, self.table, self.asked = app, texts, adviser, table, asked
        self.options: tuple[Option, ...] | None = None
        self.failed = False
        future = adviser.answer(asked)
        if future.done():
            self._take_in(future)
        else:
            app.watch(future, self._arrived)

    def open(self) -> None:
        """Puts the sheet over the table."""
        self.table.open_dialog(self.build, id=LAYER)

    def close(self) -> None:
        """Takes it away."""
        self.table.close_dialog(LAYER)

    @property
    def valid(self) -> bool:
        """Whether the decision is still the one that was asked about."""
        asked = self.adviser.asked()
        return asked is not None and asked.key == self.asked.key

    def _arrived(self, future: Future[tuple[Option, ...]]) -> None:
        self._take_in(future)
        if self.app.stages and self.app.scene is self.table:
            self.table.rebuild()

    def _take_in(self, future: Future[tuple[Option, ...]]) -> None:
        if future.cancelled() or future.exception() is not None:
            self.failed = True
            error = None if future.cancelled() else future.exception()
            if isinstance(error, Exception):
                self.app.report_error(error)
        else:
            self.options = future.result()

    def take(self, command: Command) -> None:
        """Makes a command the draft."""
        self.close()
        if self.valid and self.table.prompt is not None:
            self.table.prompt.adopt(command)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The sheet, or nothing once the decision has changed."""
        if not self.valid:
            self.app.after(0.0, self.close)
            return Node(ctx.rect)
        k, title, beside = Kit(ctx), self.texts("advice-title"), self.table.advice_room()
        pad, width = k.step("space"), min(900.0, ctx.rect.w - 32)
        if beside is not None:
            pad, width = k.step("gap"), beside.w
        close = k.button(
            self.texts("advice-close"), self.close, id="advice.close", icon="x", kind="primary", data="default"
        )
        head = tall(row(k.words(title, "title"), tall(close, k.step("line")), gap=k.step("gap")), k.step("line"))
        note = k.paragraph(self._note(), "body", "muted")
        lines = [self._line(k, option, at, beside is not None) for at, option in enumerate(self.options or ())]
        listed = column(*lines)
        shown = inset(column(head, note, listed, gap=k.step("tight")), pad, pad)
        if self.options and beside is None and _wanted(shown, width) > _free(ctx, width, _wanted(shown, width)).h:
            shown = inset(column(head, listed, gap=k.step("tight")), pad, pad)  # the cards matter more than the note
        if beside is None:
            box = _free(ctx, width, _wanted(shown, width))
        else:
            height = max(beside.h, _wanted(shown, width))
            box = beside._replace(y=beside.bottom - height, h=height)
        panel = Panel(box, edge="rule", edge_width=2, zone=True, id="advice.sheet", name=title, role="dialog")
        shown.place(panel, box.local())
        return Scrim(ctx.rect, panel, alpha=0 if beside else 150, id=LAYER, name=title)

    def _note(self) -> str:
        if self.failed:
            return self.texts("advice-failed")
        return self.texts("advice-note" if self.options is not None else "advice-thinking")

    def _line(self, k: Kit, option: Option, at: int, narrow: bool) -> Part:
        """One option: its place, the command, why, and the button that drafts it; pointing at it lights its number.

        A `narrow` sheet has the button below the words.
        """
        texts, prompt = self.texts, self.table.prompt
        words = AdviceWords(texts, self.adviser.controller.edition, self.asked)
        said = words.command(option.command)
        number = k.words(texts.number(at + 1), "heading", "muted" if at else "ink")
        take = k.button(
            texts("advice-take"),
            partial(self.take, option.command),
            id=f"advice.take.{at}",
            style="strong",
            tooltip=texts("advice-take-tip"),
        )
        offered = prompt is not None and prompt.adopts(option.command)
        why = texts("advice-as-good", place=1 if at else 2) if option.equal else words.reason(option)
        told = k.paragraph(said, "strong"), k.paragraph(why, "body", "ink_soft")
        taken = middle(tall(take, k.step("line"))) if offered else wide(spring(), take.width or 0.0)
        parts: tuple[Part, ...] = (column(*told, gap=2), taken)
        if narrow:
            parts = (column(*told, tall(row(taken, right=True), k.step("line")), gap=2),)
        line = row(wide(number, k.ctx.width("0", "heading") + 14), *parts, gap=k.step("tight"))
        framed = inset(line, 0, k.step("tight"))

        def place(page: Node, box: Rect) -> None:
            group = Telling(box, id=f"advice.option.{at}", name=said, role="group")
            group.lights, group.solid = words.places(option), True
            page.add(group)
            over(framed, k.hairline()).place(group, box.local())

        return Part(place, framed.height)


def _wanted(shown: Part, width: float) -> float:
    return shown.height(width) if shown.height is not None else 0.0


def _free(ctx: Context, width: float, height: float) -> Rect:
    """The place where the sheet covers no cards: below those of the draft, else at the top, above the dock's cards."""
    box, cards = ctx.rect, ctx.stage.find("stage")
    room = box.h - (cards.window_rect.bottom if cards is not None else 0)
    size = Rect((box.w - width) / 2, 8, width, min(height, room - 6))
    return size if cards is None else size._replace(y=box.bottom - size.h - 3)
