"""What a page is, and what it is written with: words, pictures, fields, choices, buttons and rows as parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

from macher.ui.kit.button_row import ButtonRow, Hint, RowButton
from macher.ui.kit.layers import upon
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Align, Ink, Painter, VAlign
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme.steps import StepName
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import (
    Ballot,
    Button,
    Drawing,
    Dropdown,
    Hairline,
    Icon,
    IconButton,
    Label,
    Panel,
    Paragraph,
    PartyMark,
    ScrollView,
    Segment,
    Segments,
    Stepper,
    TextEntry,
)

if TYPE_CHECKING:
    from macher.ui.kit.table_view import TableColumn, TableRow
from macher.ui.widgets.column import Entry, dark_column, slim_width
from macher.ui.widgets.notes import Explained, PartyTag, shortened

Paint = Callable[[Painter, Rect], None]
"""Draws a picture, never words, into a box."""


def page_entry(prefix: str, page: str, text: str, icon: str, chosen: str, turn: Callable[[Any], None]) -> Entry:
    """The line of a page in the dark column, with an id that begins with `prefix`; `turn` gets the page's name."""
    return Entry(f"{prefix}.{page}", text, partial(turn, page), icon=icon, selected=page == chosen)


def page_beside(
    ctx: Context,
    entries: Sequence[Entry],
    title: str,
    *,
    width: float = 0.0,
    most: float = 0.0,
    note: str = "",
    id: str = "page",
) -> tuple[Node, Node]:
    """A screen of the dark column and a page beside it: the root, and the node of the page, which is a zone.

    `width` replaces the usual width of the column; `most` is how wide the page is at most; `note` stands below the
    entries.
    """
    width = width or slim_width(ctx)
    panel, below = dark_column(ctx, entries, title=title, small=True, width=width)
    if note:
        panel.add(Paragraph(below.trim(top=ctx.step("wide"), right=8), note, "text", "bar_text"))
    area = ctx.rect.trim(left=width).inset(ctx.step("margin"), ctx.step("top"))
    page = Node(area._replace(w=min(area.w, most or area.w)), id=id, zone=True)
    return Node(ctx.rect).add(panel, page), page


_LEAST_HEADLINE = 20.0
"""Size of the smallest letters of the largest words, in logical pixels."""
_LEAST_CLICK: Final = 24.0
"""The least height of what can be clicked, in logical pixels."""
_SMALLER: Final = 4
"""How often printed letters become smaller before they are left as they are."""
_BELOW: Final = 3.0
"""Between a printed title and its text."""


class Page(Scene):
    """A screen that is composed anew from its state: `compose` says what there is."""

    def compose(self, k: Kit) -> Part:
        """The whole page."""
        raise NotImplementedError

    def build(self, ctx: Context) -> Node:
        """The tree of what was composed."""
        root = Node(ctx.rect, id=self.name)
        self.compose(Kit(ctx)).place(root, ctx.rect)
        return root


class Kit:
    """Parts in the sizes of a layout.  Everything that may be clicked gets its id from the caller."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.step = ctx.step
        self.size = ctx.viewport.pick
        """A size that has no name, by layout."""
        self.low = ctx.viewport.layout == "focus"
        """Whether it is the layout for small windows and large letters."""

    # -- words ---------------------------------------------------------------------------------------------------------

    def heading(self, text: str) -> Part:
        """The title of a page."""
        return part(lambda box: Label(box, text, "page"), self.ctx.type.style("page").size * 1.2)

    def words(
        self,
        text: str | Sequence[str],
        style: StyleLike = "body",
        ink: Ink = "ink",
        align: Align = "left",
        *,
        height: float = 0.0,
        natural: bool = False,
        **options: Any,
    ) -> Part:
        """One line; several texts are a long form and shorter ones.

        `natural` makes it only as wide as its text, and where the room is short as the shortest one.
        """
        kind, forms = self.ctx.type.style(style), [text] if isinstance(text, str) else list(text)
        wants = [self.ctx.width(form, kind) + 2 for form in forms] if natural else []
        wide, least = (wants[0], min(wants)) if natural else (None, None)
        tall = height or kind.size * kind.line
        return Part(
            lambda page, box: page.add(Label(box, text, kind, ink, align, **options)), lambda _: tall, wide, least
        )

    def say(self, text: str, style: StyleLike = "body", ink: Ink = "ink", **options: Any) -> Part:
        """Words as wide as they are."""
        return self.words(text, style, ink, natural=True, **options)

    def name(
        self, text: str, style: StyleLike = "strong", ink: Ink = "ink", *, height: float = 0.0, **options: Any
    ) -> Part:
        """A name in one line; where it is too long, three dots stand for the rest, and the tooltip has it in full."""
        kind = self.ctx.type.style(style)

        def make(box: Rect) -> Node:
            shown = shortened(self.ctx, text, box.w, style)
            return Label(box, shown, style, ink, name=text, tooltip="" if shown == text else text, **options)

        return part(make, height or kind.size * kind.line)

    def paragraph(
        self, text: str, style: StyleLike = "text", ink: Ink = "ink", valign: VAlign = "top", **options: Any
    ) -> Part:
        """Text over as many lines as it needs."""
        return part(
            lambda box: Paragraph(box, text, style, ink, valign=valign, **options),
            lambda width: self.ctx.height(text, style, width),
        )

    def shrinking(
        self, text: str, style: StyleLike = "heading", ink: Ink = "ink", *, least: float, **options: Any
    ) -> Part:
        """Text in letters that become smaller, down to a size, until it fits one line; else it takes several."""

        def kind(width: float) -> Style:
            return shrunk(self.ctx.width, text, self.ctx.type.style(style), width, least)

        return part(
            lambda box: Paragraph(box, text, kind(box.w), ink, **options),
            lambda width: self.ctx.height(text, kind(width), width),
        )

    def printed(self, title: str, text: str, styles: tuple[str, str], inks: tuple[Ink, Ink]) -> Part:
        """A title over a text, both in smaller letters where they would not fit."""

        def place(page: Node, box: Rect) -> None:
            head, body = self.ctx.type.style(styles[0]), self.ctx.type.style(styles[1])
            tall = self.ctx.height(title, head, box.w)
            for _ in range(_SMALLER):
                if tall + self.ctx.height(text, body, box.w) + _BELOW <= box.h:
                    break
                head, body = head.sized(head.size - 1), body.sized(body.size - 0.5)
                tall = self.ctx.height(title, head, box.w)
            page.add(
                Paragraph(box._replace(h=tall), title, head, inks[0]),
                Paragraph(box.trim(top=tall + _BELOW), text, body, inks[1]),
            )

        return Part(place)

    def hairline(self, ink: Ink = "hairline") -> Part:
        """A thin line."""
        return part(lambda box: Hairline(box._replace(h=1.0), ink), 1.0)

    def headline(self, text: str, **options: Any) -> Part:
        """The result that a screen tells, in the largest letters in which it fits a line."""
        style = self.ctx.type.style("headline")

        def make(box: Rect) -> Node:
            return Label(box, text, shrunk(self.ctx.width, text, style, box.w, _LEAST_HEADLINE, 2), **options)

        return part(make, style.size * 1.2)

    def hero(self, lines: Sequence[str], style: str, low: str) -> Part:
        """The largest words of a page: in one line, or if that became too small, the `lines` in the style `low`."""
        one, many = self.ctx.type.style(style), self.ctx.type.style(low)
        whole = ("" if lines[0].endswith("-") else " ").join(lines)

        def fitting(width: float) -> tuple[Sequence[str], Style]:
            found = shrunk(self.ctx.width, whole, one, width, _LEAST_HEADLINE)
            if found.size >= many.size or len(lines) == 1:
                return [whole], found
            smaller = (shrunk(self.ctx.width, each, many, width, _LEAST_HEADLINE) for each in lines)
            return lines, min(smaller, key=lambda kind: kind.size)

        def make(box: Rect) -> list[Label]:
            shown, kind = fitting(box.w)
            return [
                Label(line._replace(x=line.x - self.ctx.bearing(each, kind), w=line.w + 8), each, kind)
                for each, line in zip(shown, box.rows(len(shown)), strict=True)
            ]

        def height(width: float) -> float:
            shown, kind = fitting(width)
            return kind.size * kind.line * len(shown)

        return part(make, height)

    def icon(self, name: str, ink: Ink = "muted", tip: str = "") -> Part:
        """A sign beside a line of text; `tip` tells what it means to who points at it."""
        side = self.step("sign")

        def make(box: Rect) -> list[Node]:
            spot = box.centred(side, side)
            return [Icon(spot, name, ink), *([Explained(spot, tip)] if tip else [])]

        return part(make, side, side)

    def panel(self, inner: Part, dx: float, dy: float, **options: Any) -> Part:
        """Parts on a ground of their own, with free space beside, above and below them."""
        return upon(lambda box: Panel(box, **options), inner, dx, dy)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def art(self, paint: Paint, width: float | None = None, height: float | None = None, **options: Any) -> Part:
        """A picture; without a size it takes what is left."""
        high = None if height is None else lambda _: height
        return Part(lambda page, box: page.add(Drawing(box, paint, **options)), high, width)

    def mark(self, party: str, side: float, name: str = "") -> Part:
        """A party's colour with its glyph, in the middle of its place."""
        return part(lambda box: PartyMark(box.centred(side, side), party, name=name), side, side)

    def tag(self, party: str, short: str) -> Part:
        """A party's short name on its colour."""
        width, height = PartyTag.natural(self.ctx, short)
        return part(lambda box: PartyTag(box.centred(width, height), party, short), height, width)

    def circle(self, crossed: bool, side: float, ink: Ink = "ink", fill: Ink | None = None) -> Part:
        """The circle of a ballot."""
        return self.art(lambda p, box: p.ballot(box.centred(side, side), crossed, ink, fill), side, side)

    def rule(self, ink: Ink = "ink", height: float = 2.0) -> Part:
        """A line across."""
        return self.art(lambda p, box: p.fill(box, ink), height=height)

    # -- choices -------------------------------------------------------------------------------------------------------

    def control(
        self,
        make: Callable[[Rect], Node],
        width: float | None = None,
        least: float | None = None,
        height: StepName = "control",
    ) -> Part:
        """Any widget for a choice or an entry."""
        return part(make, self.step(height), width, least)

    def field(self, caption: str | Sequence[str], choice: Part, style: StyleLike = "label") -> Part:
        """A caption over a choice; whole sentences need the style of the body."""
        return column(self.words(caption, style, "muted", height=self.step("caption")), choice, gap=2)

    def segments(
        self,
        segments: Sequence[Segment],
        value: Any,
        call: Callable[[Any], None],
        *,
        id: str,
        name: str,
        **options: Any,
    ) -> Part:
        """Alternatives side by side."""
        return self.control(lambda box: Segments(box, segments, value, call, ctx=self.ctx, id=id, name=name, **options))

    def dropdown(
        self,
        segments: Sequence[Segment],
        value: Any,
        call: Callable[[Any], None],
        *,
        id: str,
        name: str,
        **options: Any,
    ) -> Part:
        """Alternatives in a list that opens."""
        return self.control(lambda box: Dropdown(self.ctx, box, segments, value, call, id=id, name=name, **options))

    def entry(
        self, value: str, call: Callable[[str], None], *, id: str, name: str, width: float | None = None, **options: Any
    ) -> Part:
        """A line to type in."""
        return self.control(lambda box: TextEntry(box, value, call, id=id, name=name, **options), width)

    def stepper(self, value: int, call: Callable[[int], None], *, id: str, name: str, **options: Any) -> Part:
        """Minus, a number, plus."""
        return self.control(
            lambda box: Stepper(box, value, call, id=id, name=name, **options), self.step("control", 3.4)
        )

    def ballot(self, text: str | Sequence[str], call: Callable[[], None], *, id: str, **options: Any) -> Part:
        """A switch: a ballot's circle with its words."""
        return self.control(lambda box: Ballot(box, text, many=True, on_click=call, id=id, **options), height="line")

    def option(self, text: str, note: str, call: Callable[[], None], *, id: str, marked: bool) -> Part:
        """A switch with its explanation beside it."""
        switch = self.ballot(text, call, id=id, marked=marked, tooltip=note)
        words = self.paragraph(note, "body" if self.ctx.wide else "caption", "muted", "middle")
        both = row(replace(switch, width=self.step("field", 1.1), height=None), replace(words, height=None), gap=16)
        return column(self.hairline(), both)

    def button(
        self, text: str | Sequence[str], call: Callable[[], None], *, id: str, icon: str = "", **options: Any
    ) -> Part:
        """A button as wide as its text; where the room is short, as wide as its shortest form."""
        forms = [text] if isinstance(text, str) else list(text)
        style, sign = options.get("style", "button"), bool(icon or options.get("lock"))
        wants = [Button.natural(self.ctx, form, sign, style)[0] for form in forms]
        return self.control(
            lambda box: Button(box, forms, on_click=call, icon=icon, id=id, **options), wants[0], min(wants)
        )

    def link(
        self,
        text: str,
        call: Callable[[], None],
        style: StyleLike = "body:semibold",
        *,
        height: float = 0.0,
        **options: Any,
    ) -> Part:
        """A few blue words that lead somewhere, as wide as they are; `options` are those of `Hint`."""
        kind = self.ctx.type.style(style)

        def make(box: Rect) -> Node:
            node = Hint(box, text, kind, "action_text", call, align="left", **options)
            node.tooltip = node.tooltip or node.name
            node.slop = max(0.0, (_LEAST_CLICK - box.h) / 2)
            return node

        return part(make, height or kind.size * kind.line, self.ctx.width(text, kind) + 2)

    def icon_button(
        self, icon: str, name: str, call: Callable[[], None], *, id: str, size: float = 20.0, **options: Any
    ) -> Part:
        """A square button with a sign of this size; the name is its tooltip."""
        side = self.step("line")
        return part(lambda box: IconButton(box, icon, name, id=id, on_click=call, size=size, **options), side, side)

    def buttons(
        self, *buttons: RowButton | None, align: Literal["left", "right", "centre"] = "left", height: StepName = "foot"
    ) -> Part:
        """A row of buttons with the longest words that fit.  `None` is left out."""
        row, kept = ButtonRow(self.ctx, gap=self.step("gap")), [each for each in buttons if each is not None]

        def place(page: Node, box: Rect) -> None:
            row.place(page, box, kept, align)

        return Part(place, lambda _: self.step(height), row.width(kept), row.least(kept))

    def buttons_apart(self, left: Sequence[RowButton], right: Sequence[RowButton]) -> Part:
        """Some buttons at the left end of a row and some at the right, which take the room that they need first."""
        row = ButtonRow(self.ctx, gap=self.step("gap"))
        return Part(lambda page, box: row.place_apart(page, box, left, right), lambda _: self.step("foot"))

    def fold(self, text: str, call: Callable[[], None], unfolded: bool, *, id: str, **options: Any) -> Part:
        """A button that unfolds what stands below it, and folds it again."""
        icon = "chevron-down" if unfolded else "chevron-right"
        button = self.button(text, call, id=id, icon=icon, style="strong", **options)
        return row(replace(button, height=lambda _: self.step("line")))

    def foot(self, *buttons: Part | None) -> Part:
        """The buttons below a page."""
        return replace(row(*buttons, gap=self.step("gap")), height=lambda _: self.step("foot"))

    def zone(self, shown: Part, *, id: str, name: str, **options: Any) -> Part:
        """A part as a group with a name."""
        return upon(lambda box: Node(box, id=id, zone=True, name=name, **options), shown)

    # -- rows ----------------------------------------------------------------------------------------------------------

    def rows(
        self,
        parts: Sequence[Part],
        *,
        id: str,
        name: str,
        height: float = 0.0,
        gap: float = 0.0,
        keep: int = -1,
        **options: Any,
    ) -> Part:
        """Parts one below the other in a view that scrolls, each as tall as it wants, or all of one height.

        The view takes what room there is, and no more than its rows.  At first the row at the index `keep` is in
        sight; `options` are those of `ScrollView`.
        """

        def talls(width: float) -> list[float]:
            return [height or (self.step("row") if each.height is None else each.height(width)) for each in parts]

        def content(width: float) -> float:
            return sum(talls(width)) + gap * (len(parts) - 1)

        def make(box: Rect) -> Node:
            view = ScrollView(box, content=content(box.w), id=id, zone=True, name=name, **options)
            width, y = view.inner.w, 0.0
            for at, (each, tall) in enumerate(zip(parts, talls(width), strict=True)):
                before = len(view.children)
                each.place(view, Rect(0, y, width, tall))
                y += tall + gap
                if at == keep:
                    view.keep = view.children[before]
            view.content = y - gap
            if all(any(node.focusable for node in child.walk()) for child in view.children):
                view.focusable = False  # the focus goes from row to row, and the view follows it
            return view

        return replace(part(make), most=content)

    def filled_rows(self, parts: Sequence[Part], *, id: str, name: str, least: float, gap: float = 0.0) -> Part:
        """Rows in a view that scrolls, of one height, at least `least`: a whole number of them fills the room."""

        def place(page: Node, box: Rect) -> None:
            height = box.h / max(1, min(len(parts), int(box.h / least)))
            self.rows(parts, id=id, name=name, height=height, gap=gap).place(page, box)

        return Part(place)

    def table(
        self, columns: Sequence[TableColumn], rows: Sequence[TableRow], *, id: str, name: str, **options: Any
    ) -> Part:
        """A table that scrolls by whole rows; `options` are those of `TableView`."""
        from macher.ui.kit.table_view import TableView  # no table stands on the first pages

        return part(lambda box: TableView(self.ctx, box, columns, rows, id=id, name=name, **options))
