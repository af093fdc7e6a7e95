"""Advice as a sheet over the table: the best options in a line each, with reason, effect and a button to take them."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from macher.engine.command import Command
from macher.i18n import Texts
from macher.ui.game.advice import Adviser, Asked, Option
from macher.ui.layout import Rect
from macher.ui.prompts import AdviceWords
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Hairline, Label, Panel, Paragraph, Scrim

if TYPE_CHECKING:
    from macher.ui.app import App
    from macher.ui.table.scene import TableScene

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
        pad = ctx.step("space")
        width = min(900.0, ctx.rect.w - 32)
        inner = width - 2 * pad
        rows = [_Row(ctx, inner, self, option, at) for at, option in enumerate(self.options or ())]
        close = Button.natural(ctx, self.texts("advice-close"), True)
        head, listed = max(ctx.type.style("title").size * 1.4, close[1]), sum(row.rect.h for row in rows)
        note = self._note()
        note_height = ctx.height(note, "body", inner)
        box = _free(ctx, width, 2 * pad + head + 8 + note_height + 10 + listed)
        if rows and box.h < 2 * pad + head + 8 + note_height + 10 + listed:
            note, note_height = "", -10.0  # seeing the cards matters more than the note on origins
            box = _free(ctx, width, 2 * pad + head + 8 + listed)
        panel = Panel(
            box, edge="rule", edge_width=2, zone=True, id="advice.sheet", name=self.texts("advice-title"), role="dialog"
        )
        y = pad
        top = Rect(pad, y, inner, head)
        panel.add(
            Label(top, self.texts("advice-title"), "title"),
            Button(
                top.take_right(close[0])[0].centred(*close),
                self.texts("advice-close"),
                id="advice.close",
                icon="x",
                kind="primary",
                on_click=self.close,
                data="default",
            ),
        )
        y += head + 8
        if note:
            panel.add(Paragraph(Rect(pad, y, inner, note_height), note, "body", "muted"))
        y += note_height + 10
        for row in rows:
            row.rect = row.rect.at(pad, y)
            panel.add(row)
            y += row.rect.h
        return Scrim(ctx.rect, panel, id=LAYER, name=self.texts("advice-title"))

    def _note(self) -> str:
        if self.failed:
            return self.texts("advice-failed")
        return self.texts("advice-note" if self.options is not None else "advice-thinking")


def _free(ctx: Context, width: float, height: float) -> Rect:
    """The place where the sheet covers no cards: below those of the draft, else at the top, above the dock's cards."""
    box, cards = ctx.rect, ctx.stage.find("stage")
    room = box.h - (cards.window_rect.bottom if cards is not None else 0)
    size = Rect((box.w - width) / 2, 8, width, min(height, room - 6))
    return size if cards is None else size._replace(y=box.bottom - size.h - 3)


class _Row(Node):
    """One option: its place, the command, why, the expected points, and the button that drafts it."""

    role = "group"

    def __init__(self, ctx: Context, width: float, sheet: AdviceSheet, option: Option, at: int) -> None:
        words = AdviceWords(sheet.texts, sheet.adviser.controller.edition, sheet.asked, sheet.options or ())
        command, effect, total = words.command(option.command), words.effect(option), words.total(option)
        texts, prompt = sheet.texts, sheet.table.prompt
        number = ctx.width("0", "heading") + 14
        button = Button.natural(ctx, texts("advice-take"), False, "strong")
        numbers = ctx.width("+00.0", "figure") + ctx.width(" " + texts("table-vp"), "label") + 16
        room = width - number - numbers - button[0] - 12
        heights = [ctx.height(command, "strong", room), ctx.height(effect, "body", room)]
        pad = ctx.step("tight")
        super().__init__(Rect(0, 0, width, max(sum(heights) + 2 + 2 * pad, button[1] + 2 * pad)), name=command)
        self.id = f"advice.option.{at}"
        box = self.rect.local()
        self.add(
            Hairline(box.take_top(1)[0]),
            Label(box._replace(w=number), texts.number(at + 1), "heading", "ink" if at == 0 else "muted"),
            Paragraph(Rect(number, pad, room, heights[0]), command, "strong"),
            Paragraph(Rect(number, pad + heights[0] + 2, room, heights[1]), effect, "body", "ink_soft"),
        )
        self._add_numbers(ctx, Rect(number + room + 4, 0, numbers - 8, box.h), total, texts("table-vp"))
        if prompt is not None and prompt.adopts(option.command):
            spot = Rect(box.right - button[0], (box.h - button[1]) / 2, *button)
            self.add(
                Button(
                    spot,
                    texts("advice-take"),
                    id=f"advice.take.{at}",
                    style="strong",
                    tooltip=texts("advice-take-tip"),
                    on_click=partial(sheet.take, option.command),
                )
            )

    def _add_numbers(self, ctx: Context, box: Rect, total: str, unit: str) -> None:
        label = ctx.width(unit, "label") + 2
        self.add(
            Label(box.trim(right=label + 4), total, "figure", "ink", "right"),
            Label(box.take_right(label)[0], unit, "label", "muted", "right"),
        )
