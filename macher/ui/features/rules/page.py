"""The rules in the game: the whole rulebook, the rulings, what differs from cardboard, where figures come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from macher.editions.registry import edition, editions
from macher.ui.features.learn.door import aim_facts, aim_picture
from macher.ui.features.rules.book import book_page, line_width, return_link
from macher.ui.features.rules.compare import comparison_table
from macher.ui.features.rules.open_book import Item, OpenBook, items_of
from macher.ui.features.rules.pictures import Crops
from macher.ui.features.start.door import edition_choice
from macher.ui.keys import KeyPress
from macher.ui.kit.layers import in_room, pad, tall, upon, wide
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, at_most, column, grid, inset, part, row
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import BAR, TextEntry
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.ui.program import Program

_PAGES: Final = {
    "aim": "target",
    "book": "book-open",
    "differs": "arrow-left-right",
    "editions": "table",
    "rulings": "scale",
    "digital": "monitor",
    "figures": "database",
}
"""Pages with their icons."""

_OF_EDITION: Final = ("aim", "book", "differs", "rulings", "figures")
"""Pages that are about one edition."""


class _SearchLine(TextEntry):
    """Enter goes to the next hit, with Shift to the one before."""

    def __init__(self, rect: Rect, text: str, look: Callable[[str], None], step: Callable[[int], None], **options: Any):
        super().__init__(rect, text, look, limit=40, **options)
        self.step = step

    def key(self, press: KeyPress) -> bool:
        if press.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not (press.ctrl or press.alt):
            self.step(-1 if press.shift else 1)
            return True
        return super().key(press)


class RulesScreen(OpenBook):
    """One page at a time, beside the dark column; `anchor` is a page, a step of the game, or a chapter or rule."""

    name = "rules"

    def __init__(self, program: Program, anchor: str = "", edition_key: str = "") -> None:
        super().__init__(program, anchor, edition_key, list(_PAGES))
        self.crops = Crops(self, lambda: self.texts)

    # -- life --------------------------------------------------------------------------------------------------------

    def built(self) -> None:
        """The pictures of the chapter are drawn soon."""
        self.crops.look()

    def leave(self) -> None:
        """Nothing is drawn for a screen that nobody sees."""
        self.crops.stop()

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, heading and search, choice of the edition, scrolling text."""
        texts, kit = self.texts, Kit(ctx)
        entries = [
            page_entry("rules", page, texts(f"rules-{page}"), icon, self.page, self.turn)
            for page, icon in _PAGES.items()
        ]
        entries.append(Entry("rules.back", texts("newgame-back"), self.app.pop, icon="arrow-left"))
        root, page = page_beside(ctx, entries, texts("rules-title"), width=kit.step("field"))
        book = self.page == "book"
        heading = kit.words(texts(f"rules-{self.page}"), "heading", shrink=4.0)
        back = None
        if self.trail and not book:
            back = tall(row(return_link(kit, self), right=True), kit.step("caption", 1.2))
        shown = column(
            row(heading, *self._searching(kit), gap=kit.step("hair")),
            self._choice(kit) if self.page in _OF_EDITION else None,
            back,
            book_page(kit, self) if book else self._aim(ctx) if self.page == "aim" else self._text(kit),
            gap=kit.step("gap"),
        )
        shown.place(page, page.rect.local())
        return root

    def _searching(self, kit: Kit) -> list[Part]:
        """The line to type in, how many hits there are, and the way from one to the next."""
        texts, search = self.texts, self.search
        key, name = self.app.shortcut("search"), texts("rulebook-search")
        entry = kit.control(
            lambda box: _SearchLine(
                box,
                search.query,
                self.look_for,
                self.step_hit,
                hint=f"{name} ({key})" if key else name,
                id="rules.search",
                name=name,
                style="body",
            ),
            kit.step("side", 1.2),
            height="line",
        )
        if not search.on:
            return [entry]
        hits = self.hits()
        said = texts("rulebook-search-count", at=search.at + 1, n=len(hits)) if hits else "0"
        buttons: list[tuple[str, str, Callable[[], None]]] = [
            ("previous", "chevron-up", lambda: self.step_hit(-1)),
            ("next", "chevron-down", lambda: self.step_hit(1)),
            ("clear", "x", lambda: self.look_for("")),
        ]
        count = kit.words(said, "body:semibold", "muted", "right", natural=True, id="rules.count")
        return [
            entry,
            inset(count, kit.step("hair")),
            *(
                kit.icon_button(icon, texts(f"rulebook-search-{key}"), call, id=f"rules.search.{key}", size=20)
                for key, icon, call in buttons
            ),
        ]

    def _choice(self, kit: Kit) -> Part:
        """The edition whose page is shown."""
        texts, key, name = self.texts, self.edition.key, self.texts("rules-edition")
        return kit.control(
            lambda box: edition_choice(kit.ctx, box, texts, key, self.choose_edition, id="rules.edition", name=name),
            height="line",
        )

    def _aim(self, ctx: Context) -> Part:
        """The aim of the game on one picture, in the figures of the edition."""
        return part(lambda box: aim_picture(ctx, box, self.texts, aim_facts(self.edition)))

    # -- a page of items ---------------------------------------------------------------------------------------------

    def _text(self, kit: Kit) -> Part:
        """The items in one or two columns, in a view that scrolls from one row of them to the next."""

        def text(room: Rect) -> Part:
            width, measure, gap = room.w - BAR - 8, line_width(kit.ctx), kit.step("wide", 2)
            across = 2 if width >= 2 * measure * 0.9 + gap else 1
            style = "body" if kit.low else "text"
            note = at_most(kit.paragraph(self.texts(f"rules-{self.page}-note"), style, "muted"), measure)
            rows = [pad(note, bottom=kit.step("space"))]
            if self.page == "editions":
                others = [self.edition if key == self.edition.key else edition(key) for key in editions()]
                rows.append(comparison_table(kit, self.program.texts, others))
            items = [self._item(kit, item) for item in items_of(self.page, self.texts, self.edition)]
            for first in range(0, len(items), across):
                rows.append(upon(Node, grid(items[first : first + across], across, gap)))
            id = f"rules.text.{self.page}.{self.edition.key}"
            return kit.rows([at_most(each, width) for each in rows], id=id, name=self.texts("rules-title"))

        return in_room(text)

    @staticmethod
    def _item(kit: Kit, item: Item) -> Part:
        """An item below a thin line, its number before the text if it has no heading."""
        text = at_most(kit.paragraph(item.text, "text"), line_width(kit.ctx))
        if item.heading.isdecimal():
            number = wide(kit.paragraph(item.heading, "name"), kit.ctx.width("00", "name") + 16)
            shown = row(number, text)
        else:
            remark = kit.paragraph(item.remark, "body", "muted") if item.remark else None
            name = at_most(kit.paragraph(item.heading, "name"), line_width(kit.ctx))
            shown = column(name, remark, text if item.text else None)
        return column(kit.hairline(), pad(shown, top=9, bottom=18))

    # -- keys --------------------------------------------------------------------------------------------------------

    def on_action(self, action: str) -> bool:
        """Looks for words, goes back along the links; going back ends a search, and then the screen."""
        if action == "search":
            self.stage.focus_id("rules.search")
            return True
        if action == "link_back" and self.trail:
            self.go_back()
            return True
        if action == "back" and self.search.query:
            self.look_for("")
            return True
        if action in ("back", "rules"):
            self.app.pop()
            return True
        return False
