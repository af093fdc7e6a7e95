"""The rulebook on the screen: contents at the left, the rules of a chapter or the hits of a search at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from macher.i18n import Texts, names
from macher.i18n.rulebook import SEE, Chapter, Rule, Rulebook, chapter_title, rule_label
from macher.rules.cards import PARTIES
from macher.session.lesson_tables import lesson_edition
from macher.ui.features.rules.picture_tables import AT
from macher.ui.features.rules.pictures import CropNode, fits_beside
from macher.ui.features.rules.search import Passage, Search
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.shared.politician_card import CARD, FrontNode, front_of, natural_width
from macher.ui.scene import Context, Node
from macher.ui.widgets import BAR, Clickable, Hairline, Label, MarkedText, Paragraph, ScrollView

if TYPE_CHECKING:
    from macher.rules.edition import ActionSpec, Edition, Politician

LINE_MEASURE: Final = "n" * 49
"""Letters as wide as a line of at most seventy characters of ordinary prose."""

_LISTS: Final = ("cabinet_actions.list", "cabinet_use.list")
"""Rules that are followed by the politicians of the edition."""


class OpenBook(Protocol):
    """The rulebook as it lies open: edition, chapter and rule, the way there, and what is looked for."""

    edition: Edition
    chapter: Chapter
    anchor: str
    """The rule that was turned to; empty for a whole chapter."""
    serial: int
    """Counts what was turned to, so that each has its own scroll position."""
    trail: list[tuple[str, str, int]]
    """Where links were followed from."""
    search: Search

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition."""

    @property
    def book(self) -> Rulebook:
        """The rulebook of the edition."""

    def passages(self) -> list[Passage]:
        """All that can be found."""

    def go(self, anchor: str) -> None:
        """Follows a link to a rule or a chapter."""

    def go_back(self) -> None:
        """To where the last link was followed."""

    def open_hit(self, at: int) -> None:
        """Turns to what was found."""


def line_width(ctx: Context) -> float:
    """The widest column of rules: lines of at most seventy characters."""
    return ctx.width(LINE_MEASURE, "text")


def book_page(ctx: Context, screen: OpenBook, area: Rect) -> list[Node]:
    """Contents and text in an area."""
    step = ctx.step
    gap = step("wide", 1.6)
    tree_w = min(step("side", 1.5), area.w * 0.36)
    tree, text = area.take_left(tree_w, gap)
    narrow = text._replace(w=min(text.w, line_width(ctx) + _number_width(ctx) + BAR + 12))
    found = _hits(ctx, screen, narrow) if screen.search.on else _chapter(ctx, screen, narrow, text.w - narrow.w)
    return [_tree(ctx, screen, tree), *found]


# -- contents --------------------------------------------------------------------------------------------------------


class _Entry(Clickable):
    """A chapter in the contents, with the number of hits of a search."""

    role = "tab"

    def __init__(self, rect: Rect, mark: str, titles: list[str], hits: str, chosen: bool, **options: Any) -> None:
        super().__init__(rect, name=f"{mark} {titles[0]}", tooltip=f"{mark} {titles[0]}", **options)
        self.mark, self.titles, self.hits, self.chosen = mark, titles, hits, chosen

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.chosen:
            p.fill(box, "row")
            p.fill(Rect(0, 0, 4, box.h), "rule")
        elif self.hovered:
            p.fill(box, "row")
        number = p.width("A–G", "body:semibold") + 26
        ink = "ink" if self.chosen else "action_text"
        p.text(self.mark, Rect(12, 0, number - 12, box.h), "body:semibold", ink)
        room = p.width(self.hits, "body:bold") + 12 if self.hits else 0
        p.text(self.titles, box.trim(left=number, right=room + 4), "body:semibold" if self.chosen else "body", ink)
        if self.hits:
            p.text(self.hits, box.trim(right=8), "body:bold", "ink", "right")

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


def _tree(ctx: Context, screen: OpenBook, area: Rect) -> Node:
    texts, step = screen.texts, ctx.step
    high, head = step("caption", 1.25), step("line")
    width = area.w - BAR
    counts: dict[str, int] = {}
    if screen.search.on:
        for hit in screen.search.hits(screen.passages()):
            chapter = screen.book.chapter_of(hit.anchor)
            counts[chapter.key if chapter else ""] = counts.get(chapter.key if chapter else "", 0) + 1
    rows: list[Node] = []
    y, part, keep = 0.0, "", None
    for chapter in screen.book.chapters:
        if chapter.part != part:
            part = chapter.part
            rows.append(
                Label(
                    Rect(12, y, width - 12, head),
                    texts(f"rulebook-part-{part}"),
                    "label:semibold",
                    "muted",
                    valign="bottom",
                )
            )
            y += head
        chosen = chapter.key == screen.chapter.key and not screen.search.on
        hits = texts.number(counts[chapter.key]) if chapter.key in counts else ""
        row = _Entry(
            Rect(0, y, width, high),
            chapter.mark,
            _titles(texts, chapter),
            hits,
            chosen,
            id=f"rules.chapter.{chapter.key}",
            on_click=_goer(screen, chapter.key),
        )
        if chapter.key == screen.chapter.key:
            keep = row
        rows.append(row)
        y += high
    id = f"rules.tree.{screen.edition.key}"
    view = ScrollView(area, *rows, keep=keep, id=id, name=texts("rulebook-tree"), zone=True)
    view.focusable = False  # its entries are focused and bring themselves into sight
    return view


def _titles(texts: Texts, chapter: Chapter) -> list[str]:
    """The name of a chapter, and a shorter one where it has one."""
    title = chapter_title(texts, chapter)
    return [title, names.phase_short(texts, chapter.step)] if chapter.step else [title]


def _goer(screen: OpenBook, anchor: str) -> Callable[[], None]:
    return lambda: screen.go(anchor)


# -- a chapter -------------------------------------------------------------------------------------------------------


class _Link(Clickable):
    """A few blue words that lead to a rule."""

    role = "link"

    def __init__(
        self, rect: Rect, text: str, style: str = "body:semibold", *, action: str = "", **options: Any
    ) -> None:
        """``action`` names the key action that does the same."""
        options.setdefault("name", text)
        options.setdefault("tooltip", options["name"])
        super().__init__(rect, **options)
        self.text, self.style, self.action = text, style, action
        self.slop = max(0.0, (24 - rect.h) / 2)

    def shortcut(self) -> str:
        return self.stage.app.shortcut(self.action) if self.stage is not None else ""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.text, box, self.style, "action_text")
        if self.hovered:
            style = p.style(self.style)
            p.hline(0, box.cy + style.size * 0.6, min(box.w, p.width(self.text, self.style)), "action_text")


def _number_width(ctx: Context) -> float:
    return max(ctx.width("10.10", "name"), ctx.width("A–G", "name")) + 18


def _chapter(ctx: Context, screen: OpenBook, area: Rect, beside: float) -> list[Node]:
    """The rules of a chapter; `beside` is the width that is free beside the text, for pictures."""
    texts, chapter = screen.texts, screen.chapter
    nodes: list[Node] = []
    style = ctx.type.style("title")
    head, area = area.take_top(max(32.0, style.size * 1.4), ctx.step("gap"))
    title = f"{chapter.mark}  {chapter_title(texts, chapter)}"
    if screen.trail:
        link = return_link(ctx, screen, head)
        beside_link = head.trim(right=link.rect.w + 20)
        if ctx.width(title, style._replace(size=style.size - _SHRINK)) <= beside_link.w:
            head = beside_link
        else:  # both in one line would run into each other
            line, area = area.take_top(ctx.step("caption", 1.2), ctx.step("tight"))
            link = return_link(ctx, screen, line)
        nodes.append(link)
    nodes.append(Label(head, title, "title", shrink=_SHRINK, id="rules.head"))
    rows: list[Node] = []
    y, keep = 0.0, None
    width = area.w - BAR - 4
    beside = (
        beside - _GAP if beside - _GAP >= _BESIDE and any(pictures_at(screen, rule) for rule in chapter.rules) else 0.0
    )
    if beside:
        area = area._replace(w=area.w + _GAP + beside)
    for rule in chapter.rules:
        row, *below = _rule(ctx, screen, rule, y, width, beside, area.h * _TALL)
        if rule.anchor == screen.anchor:
            keep = row
        rows += [row, *below]
        y = rows[-1].rect.bottom
        if rule.anchor in _LISTS:
            rows += _list_rows(ctx, politician_lines(texts, screen.edition), y, width)
            room = width + _GAP + beside if beside else width
            rows += _card_rows(ctx, screen, rows[-1].rect.bottom, room)
            y = rows[-1].rect.bottom
    after = _following(screen, chapter)
    if after is not None:
        words = f"{after.mark}  {chapter_title(texts, after)}"
        row = Node(Rect(0, y, width, 48))
        row.add(Hairline(Rect(0, 0, row.rect.w, 1)))
        row.add(
            _Link(
                Rect(_number_width(ctx), 8, ctx.width(words, "body:semibold") + 4, 32),
                words,
                id="rules.next",
                on_click=_goer(screen, after.key),
            )
        )
        rows.append(row)
    id = f"rules.text.{screen.edition.key}.{screen.serial}"
    nodes.append(ScrollView(area, *rows, keep=keep, first=True, id=id, name=chapter_title(texts, chapter)))
    return nodes


def return_link(ctx: Context, screen: OpenBook, spot: Rect) -> Node:
    """The way back to where the last link was followed, at the right end of a line."""
    anchor, query, _ = screen.trail[-1]
    words = screen.texts("rulebook-back", place=f"“{query}”" if query else anchor_name(screen, anchor))
    rect = spot.take_right(ctx.width(words, "body:semibold") + 4)[0]
    return _Link(rect, words, id="rules.return", on_click=screen.go_back, action="link_back")


def _following(screen: OpenBook, chapter: Chapter) -> Chapter | None:
    chapters = screen.book.chapters
    at = chapters.index(chapter) + 1
    return chapters[at] if at < len(chapters) else None


def anchor_name(screen: OpenBook, anchor: str) -> str:
    """How a place of the book is called in a link."""
    return rule_label(screen.texts, screen.book, anchor)


def _rule(ctx: Context, screen: OpenBook, rule: Rule, y: float, width: float, beside: float, tall: float) -> list[Node]:
    """Number, text, what belongs to it, and where it leads; its pictures beside the text, or else in rows below it."""
    texts = screen.texts
    left = _number_width(ctx)
    row = Node(Rect(0, y, width, 0))
    here = rule.anchor == screen.anchor
    text = texts(f"rulebook-{rule.key}")
    style = ctx.type.style("text")
    pad = ctx.step("gap")
    height = ctx.height(text, "text", width - left)
    row.add(
        Hairline(Rect(0, 0, width, 1)),
        Label(Rect(12 if here else 0, pad, left - 8, style.size * style.line), rule.number, "name"),
        Paragraph(Rect(left, pad, width - left, height), text, "text", "ink"),
    )
    bottom = pad + height
    bottom = _add_links(ctx, screen, row, rule, Rect(left, bottom + 2, width - left, 0))
    low, below = pad, []
    for key in pictures_at(screen, rule):
        if beside and fits_beside(key, beside):
            picture = CropNode(ctx, Rect(width + _GAP, low, beside, 0), key, texts)
            low = picture.rect.bottom + pad
            row.add(picture)
        else:
            below.append(CropNode(ctx, Rect(left, 0, width - left, 0), key, texts, tall))
    row.rect = Rect(0, y, width + (_GAP + beside if beside else 0.0), max(bottom + pad, low))
    if here:
        row.add(_Bar(Rect(0, 1, 4, row.rect.h - 1)))
    rows = [row]
    for picture in below:
        rows.append(Node(Rect(0, rows[-1].rect.bottom, width, picture.rect.h + pad), picture))
    return rows


_TALL: Final = 0.5
"""Share of the page's height that a picture below a rule takes at most."""
_BESIDE: Final = 240.0
"""The least width for pictures beside the text."""
_SHRINK: Final = 4.0
"""By how much the heading of a chapter may become smaller."""
_GAP: Final = 28.0


def pictures_at(screen: OpenBook, rule: Rule) -> tuple[str, ...]:
    """The pictures of a rule: of the edition whose table they show."""
    return AT.get(rule.anchor, ()) if screen.edition.key == lesson_edition().key else ()


class _Bar(Node):
    """The mark of the rule that was looked for."""

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "rule")


def _add_links(ctx: Context, screen: OpenBook, row: Node, rule: Rule, spot: Rect) -> float:
    texts, x, y = screen.texts, spot.x, spot.y
    places = [anchor for anchor in SEE.get(rule.anchor, ()) if screen.book.rule(anchor) is not None]
    for anchor in places:
        words = "→ " + anchor_name(screen, anchor)
        width = ctx.width(words, "body:semibold") + 2
        if x > spot.x and x + width > spot.right:
            x, y = spot.x, y + 26
        name = texts("rulebook-see", place=anchor_name(screen, anchor))
        row.add(
            _Link(
                Rect(x, y, width, 26),
                words,
                id=f"rules.see.{rule.anchor}.{anchor}",
                name=name,
                on_click=_goer(screen, anchor),
            )
        )
        x += width + 24
    return y + 26 if places else spot.y - 2


def _list_rows(ctx: Context, lines: Sequence[tuple[str, str]], y: float, width: float) -> list[Node]:
    """The politicians, one in a row, under the rule that they belong to."""
    left, rows = _number_width(ctx), []
    for head, text in lines:
        row = Node(Rect(0, y, width, 0))
        high = ctx.height(head, "body:semibold", width - left)
        tall = ctx.height(text, "body", width - left)
        row.add(
            Paragraph(Rect(left, 0, width - left, high), head, "body:semibold", "ink"),
            Paragraph(Rect(left, high, width - left, tall), text, "body", "ink_soft"),
        )
        row.rect = Rect(0, y, width, high + tall + 8)
        rows.append(row)
        y = row.rect.bottom
    return rows


def _card_rows(ctx: Context, screen: OpenBook, y: float, width: float) -> list[Node]:
    """The cards of the politicians in their full size, as many in a row as there is room for."""
    rows: list[Node] = []
    x, left = width, _number_width(ctx)
    for number in range(len(screen.edition.figures.politicians)):
        front = front_of(screen.texts, screen.edition, PARTIES[number % len(PARTIES)], number)
        wide = natural_width(ctx, front)
        if x + wide > width:
            x = left
            rows.append(Node(Rect(0, y, width, CARD[1] + ctx.step("gap"))))
            y = rows[-1].rect.bottom
        rows[-1].add(FrontNode(Rect(x, 0, wide, CARD[1]), front, f"rules.card.{number}"))
        x += wide + ctx.step("gap")
    return rows


def politician_lines(texts: Texts, edition: Edition) -> list[tuple[str, str]]:
    """Name and price of each politician, and what it can do."""
    having = edition.capabilities
    phones = having.tiles.phones if having.tiles is not None else ()
    lines = []
    for number, politician in enumerate(edition.figures.politicians):
        head = f"{names.politician(texts, politician.key)} · {texts.money(politician.cost)}"
        if number in phones:
            head += f" · {texts('rulebook-list-phone')}"
        lines.append((head, _does(texts, politician, single=having.single_actions is not None)))
    return lines


def _does(texts: Texts, politician: Politician, *, single: bool) -> str:
    """What a politician can do: one of its actions, or its main action and another."""
    main, others = _action(texts, politician.main), [_action(texts, spec) for spec in politician.secondary]
    if single:
        return texts("rulebook-list-choice", others=", ".join([main, *others])) if others else main
    return texts("rulebook-list" if len(others) > 1 else "rulebook-list-one", main=main, others=", ".join(others))


def _action(texts: Texts, spec: ActionSpec) -> str:
    said = names.action(texts, spec.name.value, spec.amount)
    return texts("prompt-action-once", action=said) if spec.once else said


# -- hits ------------------------------------------------------------------------------------------------------------


def _hits(ctx: Context, screen: OpenBook, area: Rect) -> list[Node]:
    """Every hit with its chapter's name above the first of it; the current one is marked and in sight."""
    texts, search = screen.texts, screen.search
    hits = search.hits(screen.passages())
    if not hits:
        line = ctx.type.style("title").size * 1.4
        return [Label(area._replace(h=line), texts("rulebook-search-none"), "title", "muted", id="rules.none")]
    rows: list[Node] = []
    y, group, keep = 0.0, "", None
    width = area.w - BAR - 4
    for at, hit in enumerate(hits):
        row = _hit(ctx, screen, hit, at, Rect(0, y, width, 0), hit.group if hit.group != group else "")
        group = hit.group
        rows.append(row)
        if at == search.at:
            keep = row
        y = row.rect.bottom
    id = f"rules.hits.{screen.edition.key}.{search.query}.{search.at}"
    return [ScrollView(area, *rows, keep=keep, first=search.at > 0, id=id, name=texts("rulebook-search"))]


def _hit(ctx: Context, screen: OpenBook, hit: Passage, at: int, spot: Rect, group: str) -> Node:
    words, here = screen.search.words, at == screen.search.at
    left, pad = _number_width(ctx), ctx.step("tight")
    row = Node(spot)
    y = 0.0
    if group:
        high = ctx.step("line")
        tall = ctx.height(group, "name", spot.w)
        row.add(MarkedText(Rect(0, high - tall - 4, spot.w, tall), group, "name", "ink", words))
        y = high
    height, line = ctx.height(hit.text, "text", spot.w - left), ctx.height("1", "text", spot.w)
    name = screen.texts("rulebook-open", place=f"{hit.group} {hit.number}".strip())
    row.add(
        Hairline(Rect(0, y, spot.w, 1)),
        _Link(
            Rect(12 if here else 0, y + pad, left - 14, line),
            hit.number or "→",
            "name",
            id=f"rules.hit.{at}",
            name=name,
            on_click=_opener(screen, at),
        ),
        MarkedText(Rect(left, y + pad, spot.w - left, height), hit.text, "text", "ink", words),
    )
    bottom = y + height + 2 * pad
    if here:
        row.add(_Bar(Rect(0, y + 1, 4, bottom - y - 1)))
    row.rect = spot._replace(h=bottom)
    return row


def _opener(screen: OpenBook, at: int) -> Callable[[], None]:
    return lambda: screen.open_hit(at)
