"""The rules in the game: help for each phase, the rulings, what differs from cardboard, where figures come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.editions.figures import subjects
from macher.editions.registry import edition, editions
from macher.i18n import Texts, names
from macher.i18n.families import DIFFERENCES, DIGITAL, OPTION_RULINGS, RULING_PARTS, RULINGS, of_edition
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.column import Entry, column_width, dark_column
from macher.ui.screens.rules_compare import comparison_nodes
from macher.ui.widgets import Hairline, Label, Paragraph, ScrollView, Segment, Segments

if TYPE_CHECKING:
    from macher.ui.flow import Flow

__all__ = ["RulesScreen"]

_PAGES: Final = (
    ("phases", "list"),
    ("differs", "arrow-left-right"),
    ("editions", "table"),
    ("rulings", "scale"),
    ("digital", "monitor"),
    ("figures", "database"),
)
"""Pages with their icons."""

_OF_EDITION: Final = ("phases", "differs", "rulings", "figures")
"""Pages that are about one edition."""

_WIDEST: Final = 900.0
"""Lines of about seventy characters are read most easily."""

_WIDEST_TABLE: Final = 1120.0

Item = tuple[str, str, str]
"""Heading, quieter remark beside it, text."""


class RulesScreen(Scene):
    """One page at a time, beside the dark column; an anchor opens the page at a phase."""

    name = "rules"

    def __init__(self, flow: Flow, anchor: str = "", edition_key: str = "") -> None:
        self.flow = flow
        controller = flow.controller
        if edition_key or controller is None:
            self.edition = edition(edition_key or editions()[0])
        else:
            self.edition = controller.edition
        page = anchor in [page for page, _ in _PAGES]
        self.page, self.anchor = (anchor, "") if page else ("phases", anchor)

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that is shown."""
        return self.flow.texts.in_words(words_of(self.edition))

    def build(self, ctx: Context) -> Node:
        """Column, heading, choice of the edition, scrolling text."""
        texts = self.texts
        root = Node(ctx.rect)
        entries = [
            Entry(f"rules.{page}", texts(f"rules-{page}"), self._turner(page), icon=icon, selected=page == self.page)
            for page, icon in _PAGES
        ]
        entries.append(Entry("rules.back", texts("newgame-back"), self.app.pop, icon="arrow-left"))
        panel, _ = dark_column(ctx, entries, title=texts("rules-title"), small=True)
        pad = ctx.viewport.pick(72.0, 32.0, 20.0)
        area = ctx.rect.trim(left=column_width(ctx)).inset(pad, ctx.viewport.pick(60.0, 24.0, 12.0))
        head, area = area.take_top(ctx.type.style("heading").size * 1.25, ctx.viewport.pick(16.0, 8.0, 4.0))
        root.add(panel, Label(head, texts(f"rules-{self.page}"), "heading"))
        if self.page in _OF_EDITION:
            area = self._add_choice(ctx, root, area)
        root.add(self._text(ctx, area))
        return root

    def _add_choice(self, ctx: Context, root: Node, area: Rect) -> Rect:
        """The edition whose page is shown."""
        row, area = area.take_top(ctx.viewport.pick(46.0, 36.0, 32.0), ctx.viewport.pick(20.0, 12.0, 8.0))
        segments = [Segment(key, self.texts(f"newgame-edition-{key}")) for key in editions()]
        name = self.texts("rules-edition")
        root.add(Segments(row, segments, self.edition.key, self._choose, ctx=ctx, id="rules.edition", name=name))
        return area

    def _choose(self, key: str) -> None:
        """Another edition; that of the game on the table with its own figures."""
        controller = self.flow.controller
        playing = controller is not None and controller.edition.key == key
        self.edition = controller.edition if controller is not None and playing else edition(key)
        self.rebuild()

    def _turner(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self.page, self.anchor = page, ""
            self.rebuild()

        return turn

    def _text(self, ctx: Context, area: Rect) -> Node:
        """The items one below the other, in a view that scrolls; the item of the anchor is marked."""
        width = min(_WIDEST_TABLE if self.page == "editions" else _WIDEST, area.w - 24)
        nodes: list[Node] = []
        y = 0.0
        note = self._note()
        if note:
            height = ctx.height(note, "text", width)
            nodes.append(Paragraph(Rect(0, y, width, height), note, "text", "muted"))
            y += height + 18
        if self.page == "editions":
            others = [self.edition if key == self.edition.key else edition(key) for key in editions()]
            table, height = comparison_nodes(ctx, self.flow.texts, others, width)
            nodes.append(Node(Rect(0, y, width, height), id="rules.comparison").add(*table))
            y += height
        for heading, remark, text in self._items():
            y = self._add_item(ctx, nodes, Rect(0, y, width, 0), heading, remark, text)
        key = f"rules.text.{self.page}.{self.edition.key}"
        return ScrollView(area, *nodes, content=y, id=key, name=self.texts("rules-title"))

    def _add_item(self, ctx: Context, nodes: list[Node], spot: Rect, heading: str, remark: str, text: str) -> float:
        if heading.isdigit():
            return self._add_numbered(ctx, nodes, spot, heading, text)
        line = ctx.type.style("name").size * 1.4
        here = bool(self.anchor) and heading == names.phase(self.texts, self.anchor)
        nodes.append(Hairline(Rect(0, spot.y, spot.w, 1)))
        y = spot.y + 10
        colour = "action_text" if here else "ink"
        nodes.append(Label(Rect(0, y, spot.w, line), heading, "name", colour))
        y += line
        if remark:
            height = ctx.height(remark, "body", spot.w)
            nodes.append(Paragraph(Rect(0, y, spot.w, height), remark, "body", "muted"))
            y += height
        height = ctx.height(text, "text", spot.w) if text else 0.0
        if text:
            nodes.append(Paragraph(Rect(0, y, spot.w, height), text, "text", "ink"))
        return y + height + 18

    def _add_numbered(self, ctx: Context, nodes: list[Node], spot: Rect, number: str, text: str) -> float:
        """An item that has no heading but its number, which stands before it."""
        left = ctx.width("00", "name") + 16
        height = ctx.height(text, "text", spot.w - left)
        style = ctx.type.style("text")
        nodes += [
            Hairline(Rect(0, spot.y, spot.w, 1)),
            Label(Rect(0, spot.y + 10, left, style.size * style.line), number, "name"),
            Paragraph(Rect(left, spot.y + 10, spot.w - left, height), text, "text", "ink"),
        ]
        return spot.y + height + 28

    def _note(self) -> str:
        return "" if self.page == "phases" else self.texts(f"rules-{self.page}-note")

    def _items(self) -> list[Item]:
        make = {
            "phases": self._phases,
            "differs": self._differs,
            "editions": list,  # its table stands above
            "rulings": self._rulings,
            "digital": self._digital,
            "figures": self._figures,
        }
        return make[self.page]()

    def _phases(self) -> list[Item]:
        keys = [*self.edition.setup, *self.edition.phases, "final"]
        items = [(names.phase(self.texts, key), "", self.texts(f"rules-phase-{key}")) for key in keys]
        if self.anchor in keys:  # the phase that is going on comes first
            at = keys.index(self.anchor)
            items = [items[at], *items[:at], *items[at + 1 :]]
        return items

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
        for provenance, word in (("public source", "public"), ("rulebook", "rulebook")):
            found = [texts(f"figure-{key}") for key in subjects(self.edition, provenance)]  # type: ignore[arg-type]  # both are provenances
            if found:
                items.append((texts(f"provenance-{word}"), "", ", ".join(found)))
        return items

    def _reasoning(self, subject: str) -> str:
        """Ours; an edited copy may call anything a reconstruction, and there is no text for that."""
        key = f"figure-{subject}-why"
        return self.texts(key) if self.texts.has(key) else ""

    def on_action(self, action: str) -> bool:
        """Esc and F1 go back."""
        if action in ("back", "rules"):
            self.app.pop()
            return True
        return False
