"""The rules in the game: the whole rulebook, the rulings, what differs from cardboard, where figures come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, get_args

import pygame

from macher.editions.figures import subjects
from macher.editions.registry import edition, editions
from macher.i18n import Texts
from macher.i18n.families import DIFFERENCES, DIGITAL, OPTION_RULINGS, RULING_PARTS, RULINGS, of_edition
from macher.i18n.rulebook import Rulebook
from macher.rules.edition import Provenance
from macher.ui.features.learn.door import aim_facts, aim_picture
from macher.ui.features.rules.book import book_page, line_width, return_link
from macher.ui.features.rules.compare import comparison_rows
from macher.ui.features.rules.pictures import Crops
from macher.ui.features.rules.search import Passage, Search, book_passages
from macher.ui.features.start.door import edition_choice
from macher.ui.game.vocabulary import words_of
from macher.ui.keys import KeyPress
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import Part, column, inset, part, row
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import BAR, Hairline, Label, Paragraph, ScrollView, TextEntry
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.ui.program import Program

_PAGES: Final = (
    ("aim", "target"),
    ("book", "book-open"),
    ("differs", "arrow-left-right"),
    ("editions", "table"),
    ("rulings", "scale"),
    ("digital", "monitor"),
    ("figures", "database"),
)
"""Pages with their icons."""

_OF_EDITION: Final = ("aim", "book", "differs", "rulings", "figures")
"""Pages that are about one edition."""

_BLOCKS: Final[tuple[tuple[Provenance, str], ...]] = (
    ("box", "provenance-from-box"),
    ("public source", "provenance-from-public"),
    ("rulebook", "provenance-from-rulebook"),
)
"""Where figures that are known come from, with the heading over their names."""

Item = tuple[str, str, str]
"""Heading, quieter remark beside it, text."""


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


class RulesScreen(Scene):
    """One page at a time, beside the dark column.

    `anchor` is a page, a step of the game, or a chapter or rule of the book.
    """

    name = "rules"

    def __init__(self, program: Program, anchor: str = "", edition_key: str = "") -> None:
        self.program = program
        controller = program.controller
        if edition_key or controller is None:
            self.edition = edition(edition_key or editions()[0])
        else:
            self.edition = controller.edition
        self.page = anchor if anchor in [page for page, _ in _PAGES] else "book"
        self.search = Search()
        self.trail: list[tuple[str, str, int]] = []
        """Where links were followed from: place in the book, search text, number of the hit."""
        self.anchor = ""
        """The rule that is marked."""
        self.crops = Crops(self, lambda: self.texts)
        self.serial = 0
        """Counts the places shown, so that each has its own scroll position, from its beginning on."""
        self.chapter = self.book.chapters[0]
        self._known: tuple[object, list[Passage]] | None = None
        if self.page == "book" and anchor != self.page:
            self._show(anchor)

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that is shown."""
        return self.program.texts.in_words(words_of(self.edition))

    @property
    def book(self) -> Rulebook:
        """The rulebook of the edition that is shown."""
        return Rulebook.of(self.edition.words, self.edition.phases, len(self.edition.lengths))

    # -- life --------------------------------------------------------------------------------------------------------

    def built(self) -> None:
        """The pictures of the chapter are drawn soon."""
        self.crops.look()

    def leave(self) -> None:
        """Nothing is drawn for a screen that nobody sees."""
        self.crops.stop()

    # -- places ------------------------------------------------------------------------------------------------------

    def _show(self, anchor: str) -> None:
        """Turns to a chapter, a rule or a step of the game; a place that the book does not have changes nothing."""
        book = self.book
        found = anchor if book.number(anchor) else book.at_step(anchor)
        chapter = book.chapter_of(found)
        if chapter is None:
            return
        rule = book.rule(found)
        self.chapter, self.anchor = chapter, rule.anchor if rule is not None else ""
        self.page, self.serial = "book", self.serial + 1

    def go(self, anchor: str) -> None:
        """Follows a link; a chapter from the contents ends a search and begins a new trail."""
        if self.book.rule(anchor) is not None:
            self.trail.append((self.anchor or self.chapter.key, "", 0))
        else:
            self.trail.clear()
            self.search.look("")
        self._show(anchor)
        self.rebuild()

    def go_back(self) -> None:
        """To where the last link was followed."""
        if self.trail:
            anchor, self.search.query, self.search.at = self.trail.pop()
            self._show(anchor)
            self.rebuild()

    # -- searching ---------------------------------------------------------------------------------------------------

    def passages(self) -> list[Passage]:
        """All that can be found: the book, then the rulings and the digital differences."""
        texts = self.texts
        key = (texts.lang, self.edition.key)
        if self._known is None or self._known[0] != key:
            found = book_passages(texts, self.book)
            for page in ("rulings", "digital"):
                group = texts(f"rules-{page}")
                for heading, _, text in self._items_of(page):
                    number, _, title = heading.partition(" · ")
                    found.append(Passage(page, group, number, f"{title}. {text}" if title else text))
            self._known = key, found
        return self._known[1]

    def look_for(self, query: str) -> None:
        """Shows what holds these words; none shows the chapter again."""
        self.search.look(query)
        self.trail.clear()
        self.page = "book"
        self.rebuild()

    def step_hit(self, by: int) -> None:
        """The next hit, or the one before."""
        self.search.step(self.passages(), by)
        self.rebuild()

    def open_hit(self, at: int) -> None:
        """Opens the chapter or page of a hit; going back leads to the hits again."""
        hits = self.search.hits(self.passages())
        if not 0 <= at < len(hits):
            return
        anchor = hits[at].anchor
        self.trail.append((self.chapter.key, self.search.query, at))
        self.search.look("")
        if self.book.rule(anchor) is not None:
            self._show(anchor)
        else:
            self.page = anchor
        self.rebuild()

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, heading and search, choice of the edition, scrolling text."""
        texts, kit = self.texts, Kit(ctx)
        entries = [
            Entry(f"rules.{page}", texts(f"rules-{page}"), self._turner(page), icon=icon, selected=page == self.page)
            for page, icon in _PAGES
        ]
        entries.append(Entry("rules.back", texts("newgame-back"), self.app.pop, icon="arrow-left"))
        root, page = page_beside(ctx, entries, texts("rules-title"), width=kit.step("field"))
        book = self.page == "book"
        made: dict[str, Callable[[Rect], Node | list[Node]]] = {
            "book": partial(book_page, ctx, self),
            "aim": partial(self._aim, ctx),
        }
        heading = kit.words(texts(f"rules-{self.page}"), "heading", shrink=4.0)
        links = part(partial(return_link, ctx, self), kit.step("caption", 1.2)) if self.trail and not book else None
        shown = column(
            row(heading, *self._searching(kit), gap=kit.step("hair")),
            self._choice(kit) if self.page in _OF_EDITION else None,
            links,
            part(made.get(self.page) or partial(self._text, ctx)),
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
        hits = search.hits(self.passages())
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
            lambda box: edition_choice(kit.ctx, box, texts, key, self._choose, id="rules.edition", name=name),
            height="line",
        )

    def _choose(self, key: str) -> None:
        """Another edition; that of the game on the table with its own figures."""
        controller = self.program.controller
        playing = controller is not None and controller.edition.key == key
        self.edition = controller.edition if controller is not None and playing else edition(key)
        self.trail.clear()
        before = self.anchor or self.chapter.key
        self.chapter, self.anchor = self.book.chapters[0], ""
        page = self.page
        self._show(before)
        self.page = page
        self.rebuild()

    def _turner(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self.page = page
            self.search.look("")
            self.rebuild()

        return turn

    def _aim(self, ctx: Context, area: Rect) -> Node:
        """The aim of the game on one picture, in the figures of the edition."""
        return aim_picture(ctx, area, self.texts, aim_facts(self.edition))

    def _text(self, ctx: Context, area: Rect) -> Node:
        """The items in one or two columns, in a view that scrolls from one to the next."""
        step = ctx.step
        width, measure = area.w - BAR - 8, line_width(ctx)
        note, room = self._note(), min(width, measure)
        style = "body" if ctx.viewport.layout == "focus" else "text"
        height = ctx.height(note, style, room)
        top = Node(Rect(0, 0, width, height + step("space")))
        top.add(Paragraph(Rect(0, 0, room, height), note, style, "muted"))
        rows: list[Node] = [top]
        if self.page == "editions":
            others = [self.edition if key == self.edition.key else edition(key) for key in editions()]
            rows += comparison_rows(ctx, self.program.texts, others, width, top.rect.bottom)
        gap = step("wide", 2)
        across = 2 if width >= 2 * measure * 0.9 + gap else 1
        cells = Rect(0, 0, width, 0).columns(across, gap)
        items = self._items_of(self.page)
        y = top.rect.bottom
        for first in range(0, len(items), across):
            beside = [
                self._item(ctx, cell, *item) for cell, item in zip(cells, items[first : first + across], strict=False)
            ]
            rows.append(Node(Rect(0, y, width, max(item.rect.h for item in beside)), *beside))
            y = rows[-1].rect.bottom
        key = f"rules.text.{self.page}.{self.edition.key}"
        return ScrollView(area, *rows, id=key, name=self.texts("rules-title"))

    def _item(self, ctx: Context, spot: Rect, heading: str, remark: str, text: str) -> Node:
        if heading.isdecimal():
            return self._numbered(ctx, spot, heading, text)
        row = Node(spot)
        width = min(spot.w, line_width(ctx))
        row.add(Hairline(Rect(0, 0, spot.w, 1)))
        y = 10.0
        for words, style, ink in ((heading, "name", "ink"), (remark, "body", "muted"), (text, "text", "ink")):
            if words:
                height = ctx.height(words, style, width)
                row.add(Paragraph(Rect(0, y, width, height), words, style, ink))
                y += height
        row.rect = spot._replace(h=y + 18)
        return row

    def _numbered(self, ctx: Context, spot: Rect, number: str, text: str) -> Node:
        """An item without a heading: its number stands before the text."""
        left = ctx.width("00", "name") + 16
        width = min(spot.w - left, line_width(ctx))
        height = ctx.height(text, "text", width)
        style = ctx.type.style("text")
        row = Node(spot._replace(h=height + 28))
        row.add(
            Hairline(Rect(0, 0, spot.w, 1)),
            Label(Rect(0, 10, left, style.size * style.line), number, "name"),
            Paragraph(Rect(left, 10, width, height), text, "text", "ink"),
        )
        return row

    def _note(self) -> str:
        return self.texts(f"rules-{self.page}-note")

    def _items_of(self, page: str) -> list[Item]:
        make = {
            "differs": self._differs,
            "editions": list,  # its table stands above
            "rulings": self._rulings,
            "digital": self._digital,
            "figures": self._figures,
        }
        return make[page]()

    def _rulings(self) -> list[Item]:
        texts, parts = self.texts, (*self.edition.phases, *self.edition.house_rules)
        return [
            (
                f"{number} · {texts(f'rules-ruling-{number}')}",
                texts("rules-option") if OPTION_RULINGS.get(number) in self.edition.house_rules else "",
                texts(f"rules-ruling-{number}-text"),
            )
            for number in of_edition(RULINGS, self.edition.words)
            if RULING_PARTS.get(number, parts[0]) in parts
        ]

    def _differs(self) -> list[Item]:
        texts = self.texts
        entries = of_edition(DIFFERENCES, self.edition.words)
        return [(texts(f"rules-differs-{key}"), "", texts(f"rules-differs-{key}-text")) for key in entries]

    def _digital(self) -> list[Item]:
        return [(str(at), "", self.texts(f"rules-digital-{key}")) for at, key in enumerate(DIGITAL, 1)]

    def _figures(self) -> list[Item]:
        """Reconstructions first, each with the reasoning behind it, then where everything else comes from."""
        texts = self.texts
        items = [
            (texts(f"figure-{key}"), texts("provenance-reconstruction"), self._reasoning(key))
            for key in subjects(self.edition, "reconstruction")
        ]
        origins: dict[Provenance, Sequence[str]] = {each: subjects(self.edition, each) for each in get_args(Provenance)}
        for provenance, title in _BLOCKS:
            found = []
            for key in origins[provenance]:  # a subject may have both known and reconstructed figures
                whole, name = sum(key in each for each in origins.values()) == 1, texts(f"figure-{key}")
                found.append(name if whole else texts("provenance-in-part", figure=name))
            if found:
                items.append((texts(title), "", ", ".join(found)))
        return items

    def _reasoning(self, subject: str) -> str:
        """Our reasoning behind a reconstruction; empty for what only an edited copy declares one."""
        key = f"figure-{subject}-why"
        return self.texts(key) if self.texts.has(key) else ""

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
