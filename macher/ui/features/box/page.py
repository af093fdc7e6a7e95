"""The box on the shelf: a page for each kind of card, made as the card is, for what the player's own cards say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from macher.editions.box.count import Count
from macher.editions.box.fields import Card, Page
from macher.editions.registry import editions
from macher.ui.features.box.check import check_parts
from macher.ui.features.box.files import BoxDesk
from macher.ui.features.box.head import PAGE_ICONS, card_head, sign
from macher.ui.features.box.rows import RowSizes, figure_row, row_titles
from macher.ui.features.box.typing import BoxTyping
from macher.ui.features.box.words import SINGLE, BoxWords, shown_fields
from macher.ui.kit.layers import at, in_room, pad, paper, pressed, share, tall, upon, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.kit.sheets import brand
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.program import Program
from macher.ui.widgets import BAR, Segment
from macher.ui.widgets.basic import BallotPaper

__all__ = ["BoxScreen"]

_LARGE = 18.0
"""Size of letters above which the column has room for wide ones, in logical pixels."""


class BoxScreen(BoxTyping):
    """An edition, a kind of card, a card, and the figure that is typed in."""

    def __init__(self, program: Program, edition_key: str = "", page: str = "", card: str = "") -> None:
        super().__init__(program, edition_key, page, card)
        self.desk = BoxDesk(self)

    def compose(self, k: Kit) -> Part:
        """The dark column, or in the smallest layout a dark head; beside it the card, the check, the strip."""
        self._settle()
        words, page, card, edge = self.words, self.page, self.card, k.size(36, 12)
        asked = words.ask(page, card, self.field)
        check = k.panel(check_parts(k, self), edge, edge, id="box.check", zone=True, name=asked)
        paper = self._card(k, words, page, card)

        def upper(room: Rect) -> Part:
            return row(wide(paper, min(k.size(560, 420), room.w * 0.5)), check, gap=k.size(32, 8))

        strip = tall(self._strip(k, words, page), k.size(164, 62))
        shown = column(in_room(upper), strip, gap=k.size(24, 8))
        dx, dy, more = k.size(44, 10), k.size(36, 8), k.size(20, 0)
        body = share(pad(share(shown), dx, dy, dx - more, dy))
        if k.low:
            return column(tall(self._top(k, words), 46), body)
        return row(wide(self._column(k, words), k.size(420, 0)), body)

    # -- the dark column -----------------------------------------------------------------------------------------------

    def _count(self, count: Count) -> str:
        return self.program.texts("box-count", done=count.done, total=count.total)

    def _editions(self, k: Kit) -> Part:
        """The edition whose figures are shown."""
        texts, found = self.program.texts, []
        for key in editions():
            name = texts(f"newgame-edition-{key}-long")
            own = key == self.edition_key
            said = f"{name} · {self._count(self.files.box(key).of_all())}" if own else name
            found.append(Segment(key, said, short=name))
        said = texts("newgame-edition")
        return k.dropdown(found, self.edition_key, self.take_edition, id="box.edition", name=said)

    def _tools(self) -> list[tuple[str, str, str, Callable[[], None], str]]:
        """What can be done with the file, and the way back: id, words, icon, call, and why it cannot be done."""
        texts, desk = self.program.texts, self.desk
        nothing = "" if self.box.typed else texts("box-nothing")
        return [
            ("box.save", texts("box-save"), "download", desk.export, nothing),
            ("box.open", texts("box-open"), "upload", desk.ask_file, ""),
            ("box.back", texts("box-back"), "arrow-left", self.back, ""),
        ]

    def _column(self, k: Kit, words: BoxWords) -> Part:
        texts, edge, gap = self.program.texts, k.size(48, 14), k.size(14, 4)
        style = k.ctx.type.style("round").sized(k.size(46, 24))
        title = k.shrinking(texts("box-title"), style, "on_bar", least=style.size * 0.72)
        about = k.paragraph(texts("box-about"), k.size("text", "body"), "bar_text")
        kinds = [self._kind(k, words, page) for page in words.box.pages]

        def listed(room: Rect) -> Part:
            high = min(k.size(66, 40), room.h / len(kinds))
            return column(*(tall(each, high) for each in kinds))

        shown = column(
            pad(brand(k), bottom=k.step("space", 2)),
            pad(title, bottom=gap),
            pad(about, bottom=k.size(26, 8)),
            pad(tall(self._editions(k), k.step("control", 0.85)), bottom=gap),
            pad(in_room(listed), left=-edge, right=-edge, bottom=gap),
            *(pad(self._tool(k, edge, *tool), left=-edge, right=-edge) for tool in self._tools()),
        )
        inner = pad(share(shown), edge, k.size(70, 0), edge, k.size(18, 6))
        return paper(inner, fill="bar", id="box.column", zone=True, name=texts("box-title"))

    def _kind(self, k: Kit, words: BoxWords, page: Page) -> Part:
        """A kind of card: ballot circle, name, how many are complete, and a bar."""
        count, name, chosen = words.box.of_page(page), words.page(page), page.key == self.page_key
        said, spoken = self._count(count), words.texts.pair(name, self._count(count))
        style = k.ctx.type.style("name:bold" if chosen else "name:semibold")
        # Condensed where letters are small, since there the column is narrow.
        style = style if style.size > _LARGE else style._replace(family="condensed")
        least = k.ctx.width(name, style.sized(style.size - 2)) + k.ctx.width(said, "label:semibold")
        named = k.words(name, style, "on_bar" if chosen else "bar_text", shrink=2)

        def progress(p: Painter, box: Rect) -> None:
            p.fill(box, "bar_quiet" if chosen else "bar_line")
            if count.done:
                p.fill(box._replace(w=box.w * min(1.0, count.done / count.total)), "on_bar")

        def shown(room: Rect) -> Part:
            side, bar = min(30.0, room.h * 0.5), tall(k.art(progress), max(4.0, room.h * 0.1))
            # Bare figures where the name needs the room.
            bare = least + 10 > room.w - side - 14
            told = f"{count.done}/{count.total}" if bare else said
            figures = k.say(told, "label:semibold", "bar_text", align="right")
            text = column(tall(row(named, figures, gap=6), room.h * 0.62), pad(bar, top=room.h * 0.06), spring())
            return row(k.circle(count.complete, side, "on_bar"), text, gap=14)

        edge = k.size(48, 14) * 0.5
        inner = pressed(
            inset(share(in_room(shown)), edge),
            partial(self.turn, page.key),
            ground="bar_line" if chosen else None,
            hot="bar_line",
            chosen=chosen,
            id=f"box.page.{page.key}",
            name=spoken,
            tooltip=spoken,
        )
        return inset(share(inner), edge, 1)

    @staticmethod
    def _tool(k: Kit, edge: float, id: str, text: str, icon: str, call: Callable[[], None], reason: str) -> Part:
        ink: Ink = "bar_quiet" if reason else "on_bar"
        drawn = wide(sign(k, icon, ink), k.size(26, 19))
        inner = pad(row(drawn, k.words(text, "name", ink, shrink=4), gap=18), left=edge, right=8)
        return tall(pressed(inner, call, hot="bar_line", id=id, name=text, reason=reason), k.size(50, 34))

    def _top(self, k: Kit, words: BoxWords) -> Part:
        """The dark head of the smallest layout, with lists."""
        texts, kinds = self.program.texts, []
        for page in words.box.pages:
            name = words.page(page)
            kinds.append(Segment(page.key, f"{name} · {self._count(words.box.of_page(page))}", short=name))
        save, load, back = (
            k.icon_button(icon, text, call, id=id, kind="bar", reason=reason)
            for id, text, icon, call, reason in self._tools()
        )
        label = k.say(texts("box-title"), k.ctx.type.style("title").sized(22), "on_bar")
        pages = k.dropdown(kinds, self.page_key, self.turn, id="box.page", name=texts("box-kinds"))
        line = row(back, label, pages, self._editions(k), load, save, gap=8)
        return k.panel(line, 10, 6, fill="bar", id="box.column", zone=True, name=texts("box-title"))

    # -- the card ------------------------------------------------------------------------------------------------------

    def _card(self, k: Kit, words: BoxWords, page: Page, card: Card) -> Part:
        """The card: its head, and a row for each figure."""
        fields, name = shown_fields(self.box, card), words.card(page, card)
        above = k.size(40, 0)
        """Height of the titles of the rows; there is no room for them in the smallest layout."""
        labels = [words.field(page, card, field) for field in fields]

        def rows(room: Rect) -> Part:
            left = room.h - above
            high = min(k.size(54, 40), max(k.size(46, 34), left / len(fields)))
            sizes = RowSizes.of(k, room.w - (BAR if high * len(fields) > left else 0.0), labels)
            made = [figure_row(k, self, field, label, sizes, high) for field, label in zip(fields, labels, strict=True)]
            view = k.rows(made, height=high, id=f"box.rows.{card.key}", name=name)
            titles = tall(row_titles(k, sizes, words.titles(page)), above) if above else None
            return column(titles, share(view))

        gap = 0 if above else k.size(14, 6)
        inner = column(card_head(k, words, page, card), in_room(rows), gap=gap)
        rim = k.size(14, 6)
        return k.panel(inner, rim, rim, fill="own", edge="rule", edge_width=3, id="box.paper", zone=True, name=name)

    # -- the strip -----------------------------------------------------------------------------------------------------

    def _strip(self, k: Kit, words: BoxWords, page: Page) -> Part:
        """All cards of this kind on perforated paper, complete ones in full tone, the open one in blue."""
        shorts = [words.short(page, card) for card in page.cards]
        spots = [self._spot(k, words, page, card, shorts) for card in page.cards]
        most = 110.0 if page.key == "lands" else 150.0

        def shown(room: Rect) -> Part:
            width = min(room.w / len(spots), most)
            return row(*(wide(each, width) for each in spots))

        def make(box: Rect) -> BallotPaper:
            return BallotPaper(
                box, fill="panel", radius=4.5, every=6.0, id="box.strip", zone=True, name=words.page(page)
            )

        return upon(make, in_room(shown), 18, k.size(164, 62) * 0.1)

    def _spot(self, k: Kit, words: BoxWords, page: Page, card: Card, shorts: list[str]) -> Part:
        """A card of the strip: its stamp or its name, and below it whether it is complete."""
        count, chosen, short = self.box.of_card(card), card.key == self.card_key, words.short(page, card)
        said = words.texts.pair(words.card(page, card), self._count(count))
        ink: Ink = "action_text" if chosen else "ink" if count.complete else "muted"
        low = max(k.ctx.type.style("caption").size * 1.4, k.size(164, 62) * 0.176)
        below = k.circle(count.complete, min(20.0, low * 0.9), ink)
        if chosen and not count.complete:
            below = k.words([self._count(count), f"{count.done}/{count.total}"], "caption:bold", ink, "centre")

        def stamp(p: Painter, box: Rect) -> None:
            high = min(box.h, (box.w - 6) / ASPECT)
            paint_place(p, box.centred(high * ASPECT, high), card.name, short, ink)

        def small(room: Rect) -> Part:
            """A card with its name in a few letters, of the same size on all cards, or with a sign."""
            style = k.ctx.type.style("title").sized(min(room.h * 0.5, 26.0))
            widest = max(k.ctx.width(each, style) for each in shorts)
            size = max(k.ctx.type.style("caption").size, style.size * min(1.0, (room.w - 20) / max(1.0, widest)))
            inside = inset(k.words(short, style.sized(size), ink, "centre"), 3)
            if page.key in SINGLE:
                inside = k.art(lambda p, box: p.icon(PAGE_ICONS[page.key], box.centred(size * 1.4, size * 1.4), ink))
            edge: Ink = "action" if chosen else "rule" if count.complete else "slot_line"
            shown = paper(share(inside), fill="own", edge=edge, edge_width=2, tooltip=said)
            return at(wide(tall(shown, room.h - 4), min(room.w - 8, max(room.h * 1.2, widest + 14))), 0.5, 0.5)

        upper = k.art(stamp) if card.key.startswith("lands.") else in_room(small)
        whole = column(upper, tall(below, low))
        call = partial(self.show, card.key)
        return pressed(share(whole), call, chosen=chosen, id=f"box.card.{card.key}", name=said, tooltip=said)
