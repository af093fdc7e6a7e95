"""Around the cards of the box: kinds and editions to choose from, and the one file that can be shared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from macher.editions.problems import DataError
from macher.editions.registry import editions
from macher.saves.box import Offer, read_offer
from macher.saves.folders import reports_folder
from macher.session.session import clock
from macher.ui.features.box.column import KindRow, KindWords, ToolRow
from macher.ui.features.box.frame import BoxFrame
from macher.ui.features.box.words import BoxWords
from macher.ui.features.saves.door import FileDeed, FileSheet
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import row
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Dropdown, Panel, Paragraph, Segment
from macher.ui.widgets.column import add_brand

if TYPE_CHECKING:
    from macher.ui.features.box.typing import BoxTyping

__all__ = ["BoxDesk"]


class BoxDesk:
    """The column of the page, and what it leads to."""

    def __init__(self, screen: BoxTyping) -> None:
        self.screen = screen

    # -- tree ----------------------------------------------------------------------------------------------------------

    def column(self, ctx: Context, frame: BoxFrame, words: BoxWords) -> Sequence[Node]:
        """The dark column; in the smallest layout a dark head with lists."""
        return [self._head(ctx, frame, words)] if frame.is_head else [self._column(ctx, frame, words)]

    def _editions(self) -> list[Segment]:
        texts, files = self.screen.program.texts, self.screen.files
        found = []
        for key in editions():
            name = texts(f"newgame-edition-{key}-long")
            text = name
            if key == self.screen.edition_key:
                count = files.box(key).of_all()
                text = f"{name} · {texts('box-count', done=count.done, total=count.total)}"
            found.append(Segment(key, text, short=name))
        return found

    def _column(self, ctx: Context, frame: BoxFrame, words: BoxWords) -> Node:
        screen, texts = self.screen, self.screen.program.texts
        panel = Panel(frame.column, fill="bar", id="box.column", zone=True, name=texts("box-title"))
        pad = frame.column_pad
        inner = panel.rect.local().inset(pad, 0).trim(top=ctx.viewport.pick(70, 26, 0))
        area = add_brand(ctx, panel, inner, small=True)
        title = Style("condensed", "bold", ctx.viewport.pick(46, 28, 24))
        title = shrunk(ctx.width, texts("box-title"), title, area.w, title.size * 0.72)
        line, area = area.take_top(ctx.height(texts("box-title"), title, area.w), ctx.viewport.pick(14, 6, 4))
        panel.add(Paragraph(line, texts("box-title"), title, "on_bar"))
        about = texts("box-about")
        style = ctx.viewport.pick("text", "body", "body")
        line, area = area.take_top(ctx.height(about, style, area.w), ctx.viewport.pick(26, 12, 8))
        panel.add(Paragraph(line, about, style, "bar_text"))
        line, area = area.take_top(ctx.step("control", 0.85), ctx.viewport.pick(14, 6, 4))
        panel.add(
            Dropdown(
                ctx,
                line,
                self._editions(),
                screen.edition_key,
                screen.take_edition,
                id="box.edition",
                name=texts("newgame-edition"),
            )
        )
        foot, area = self._foot(ctx, panel, area, pad)
        pages = words.box.pages
        tall = min(ctx.viewport.pick(66, 46, 40), area.h / len(pages))
        for page in pages:
            line, area = area.take_top(tall)
            count = words.box.of_page(page)
            said, name = texts("box-count", done=count.done, total=count.total), words.page(page)
            kind = KindWords(page.key, name, said, count, texts.pair(name, said))
            wide = Rect(0, line.y, panel.rect.w, line.h).inset(0, 1)
            panel.add(KindRow(wide, kind, page.key == screen.page_key, pad, partial(screen.turn, page.key)))
        panel.add(*foot)
        return panel

    def _foot(self, ctx: Context, panel: Panel, area: Rect, pad: float) -> tuple[list[Node], Rect]:
        screen, texts = self.screen, self.screen.program.texts
        tall = ctx.viewport.pick(50, 36, 34)
        nothing = "" if screen.box.typed else texts("box-nothing")
        tools = (
            ("box.back", texts("box-back"), "arrow-left", screen.back, ""),
            ("box.open", texts("box-open"), "upload", self.ask_file, ""),
            ("box.save", texts("box-save"), "download", self.export, nothing),
        )
        rows: list[Node] = []
        area = area.trim(bottom=ctx.viewport.pick(18, 8, 6))
        for id, text, icon, call, reason in tools:
            line, area = area.take_bottom(tall)
            rows.insert(0, ToolRow(Rect(0, line.y, panel.rect.w, tall), id, text, icon, pad, call, reason=reason))
        return rows, area.trim(bottom=ctx.viewport.pick(14, 6, 4))

    def _head(self, ctx: Context, frame: BoxFrame, words: BoxWords) -> Node:
        screen, texts, kit = self.screen, self.screen.program.texts, Kit(ctx)
        panel = Panel(frame.column, fill="bar", id="box.column", zone=True, name=texts("box-title"))
        kinds = []
        for page in words.box.pages:
            count, name = words.box.of_page(page), words.page(page)
            kinds.append(
                Segment(page.key, f"{name} · {texts('box-count', done=count.done, total=count.total)}", short=name)
            )
        nothing = "" if screen.box.typed else texts("box-nothing")
        label = kit.words(texts("box-title"), Style("condensed", "bold", 22), "on_bar", natural=True)
        back = kit.icon_button("arrow-left", texts("box-back"), screen.back, id="box.back", kind="bar")
        opened = kit.icon_button("upload", texts("box-open"), self.ask_file, id="box.open", kind="bar")
        saved = kit.icon_button("download", texts("box-save"), self.export, id="box.save", kind="bar", reason=nothing)
        pages = kit.dropdown(kinds, screen.page_key, screen.turn, id="box.page", name=texts("box-kinds"))
        books = kit.dropdown(
            self._editions(), screen.edition_key, screen.take_edition, id="box.edition", name=texts("newgame-edition")
        )
        line = row(back, label, pages, books, opened, saved, gap=8)
        line.place(panel, panel.rect.local().inset(10, 6))
        return panel

    # -- the file ------------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Writes the box as one file where the player finds it, and says where."""
        screen, texts = self.screen, self.screen.program.texts
        try:
            where = screen.files.export(screen.edition_key, reports_folder())
        except OSError as error:
            screen.stage.toast(texts("saves-not-exported", detail=error.strerror or str(error)), "warn", 8)
        else:
            screen.stage.toast(texts("box-saved", file=str(where)), seconds=10)

    def ask_file(self) -> None:
        """Asks for a file with figures."""
        program, texts = self.screen.program, self.screen.program.texts
        folder = Path(program.settings.files_folder) if program.settings.files_folder else reports_folder()
        deeds = [FileDeed("take", "box-open", "upload", self.take)]
        FileSheet(
            program.app, "box-file", texts("box-open-title"), f"{folder}/", deeds, saves=True, endings=(".toml",)
        ).open()

    def take(self, path: Path) -> str:
        """Takes over what a file says; gives why it cannot be used, or nothing."""
        program = self.screen.program
        try:
            offer = read_offer(path, clock()[:10])
        except DataError as error:
            reason = program.texts(error.reason, **error.args_of_reason)
            return program.texts("box-file-bad", file=path.name, reason=reason)
        if not offer.box.typed:
            return program.texts("box-file-empty", file=path.name)
        program.settings.files_folder = str(path.parent)
        program.store.save()
        program.app.after(0, partial(self.offered, offer))
        return ""

    def offered(self, offer: Offer) -> None:
        screen, texts = self.screen, self.screen.program.texts
        screen.save()
        clash = screen.files.conflicts(offer)
        if not clash:
            self._merge(offer, theirs=True)
            return
        choices = [
            Choice("mine", texts("box-keep-mine"), partial(self._merge, offer, theirs=False), "primary", default=True),
            Choice("theirs", texts("box-take-theirs"), partial(self._merge, offer, theirs=True), icon="upload"),
            Choice("cancel", texts("box-take-none"), lambda: None, icon="x"),
        ]
        ask(screen, texts("box-clash-title"), texts("box-clash", n=clash), choices, id="box-clash")

    def _merge(self, offer: Offer, *, theirs: bool) -> None:
        screen, texts = self.screen, self.screen.program.texts
        changed = screen.files.merge(offer, theirs=theirs)
        screen.drafts.clear()
        screen.edition_key = offer.box.edition
        said = texts("box-opened", n=changed)
        if offer.strange:
            said = f"{said} {texts('box-strange', n=len(offer.strange))}"
        screen.stage.toast(said, "warn" if offer.strange else "info", seconds=8)
        if screen.files.problem:
            screen.stage.toast(texts("box-not-saved", detail=screen.files.problem), "warn", 10)
        screen.rebuild()
