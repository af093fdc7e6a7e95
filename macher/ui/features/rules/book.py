"""The rulebook on the screen: contents at the left, the rules of a chapter or the hits of a search at the right."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.i18n import Texts, names
from macher.i18n.rulebook import SEE, Chapter, Rule, chapter_title, rule_label
from macher.rules.cards import PARTIES
from macher.session.lesson_tables import lesson_edition
from macher.ui.features.rules.open_book import OpenBook, Passage
from macher.ui.features.rules.picture_tables import AT
from macher.ui.features.rules.pictures import fits_beside, picture
from macher.ui.kit.layers import in_room, over, pad, pressed, tall, top, upon, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, part, row, wrapped_row
from macher.ui.layout import Rect
from macher.ui.prompts.shared.politician_card import CARD, FrontNode, front_of, natural_width
from macher.ui.scene import Context, Node
from macher.ui.widgets import BAR, MarkedText

if TYPE_CHECKING:
    from macher.rules.edition import ActionSpec, Edition, Politician

LINE_MEASURE: Final = "n" * 49
"""Letters as wide as a line of at most seventy characters of ordinary prose."""

_LISTS: Final = ("cabinet_actions.list", "cabinet_use.list")
"""Rules that are followed by the politicians of the edition."""
_TREE: Final = 0.36
"""The greatest share of the page for the contents."""
_TALL: Final = 0.5
"""Share of the page's height that a picture below a rule takes at most."""
_BESIDE: Final = 240.0
"""The least width for pictures beside the text."""
_GAP: Final = 28.0
"""Between the text and pictures beside it."""
_SHRINK: Final = 4.0
"""By how much the heading of a chapter may become smaller."""
_HERE: Final = 12.0
"""How far the number of the rule that was looked for stands behind its bar, and entries from the edge."""


def line_width(ctx: Context) -> float:
    """The widest column of rules: lines of at most seventy characters."""
    return ctx.width(LINE_MEASURE, "text")


def book_page(k: Kit, screen: OpenBook) -> Part:
    """Contents and text."""

    def both(room: Rect) -> Part:
        tree = wide(_tree(k, screen), min(k.step("side", 1.5), room.w * _TREE))
        text = in_room(partial(_hits if screen.search.on else _chapter, k, screen))
        return row(tree, text, gap=k.step("wide", 1.6))

    return in_room(both)


# -- contents --------------------------------------------------------------------------------------------------------


def _tree(k: Kit, screen: OpenBook) -> Part:
    """The chapters in parts, with the number of hits of a search in each."""
    texts, book = screen.texts, screen.book
    counts: Counter[str] = Counter()
    if screen.search.on:
        counts.update(chapter.key for hit in screen.hits() if (chapter := book.chapter_of(hit.anchor)) is not None)
    rows, known, keep, mark = [], "", 0, k.ctx.width("A–G", "body:semibold") + 14
    for at, chapter in enumerate(book.chapters):
        head = None
        if chapter.part != known:
            known = chapter.part
            said = k.words(texts(f"rulebook-part-{known}"), "label:semibold", "muted", valign="bottom")
            head = tall(pad(said, left=_HERE), k.step("line"))
        if chapter.key == screen.chapter.key:
            keep = at
        entry = _entry(k, screen, texts, chapter, counts[chapter.key], mark)
        rows.append(entry if head is None else upon(Node, column(head, entry)))
    return k.rows(rows, keep=keep, id=f"rules.tree.{screen.edition.key}", name=texts("rulebook-tree"))


def _entry(k: Kit, screen: OpenBook, texts: Texts, chapter: Chapter, count: int, mark: float) -> Part:
    """A chapter in the contents; `mark` is the width of its number."""
    title = chapter_title(texts, chapter)
    chosen = chapter.key == screen.chapter.key and not screen.search.on
    said = f"{chapter.mark} {title}"
    ink = "ink" if chosen else "action_text"
    forms = [title, names.phase_short(texts, chapter.step)] if chapter.step else [title]
    hits = pad(k.say(texts.number(count), "body:bold"), left=4) if count else None
    words = row(
        wide(k.words(chapter.mark, "body:semibold", ink), mark),
        k.words(forms, "body:semibold" if chosen else "body", ink),
        hits,
    )
    shown = over(pad(words, left=_HERE, right=8 if hits else 4), _bar(k) if chosen else None)
    whole = pressed(
        shown,
        partial(screen.go, chapter.key),
        ground="row" if chosen else None,
        chosen=chosen,
        id=f"rules.chapter.{chapter.key}",
        name=said,
        tooltip=said,
        role="tab",
    )
    return tall(whole, k.step("caption", 1.25))


def _bar(k: Kit) -> Part:
    """The mark of what is open."""
    return row(k.art(lambda p, box: p.fill(box, "rule"), 4))


# -- a chapter -------------------------------------------------------------------------------------------------------


def _number_width(k: Kit) -> float:
    return max(k.ctx.width("10.10", "name"), k.ctx.width("A–G", "name")) + 18


def _page_width(k: Kit, room: Rect) -> float:
    """The width of a page with the bar of its view: one column of rules."""
    return min(room.w, line_width(k.ctx) + _number_width(k) + BAR + _HERE)


def _chapter(k: Kit, screen: OpenBook, room: Rect) -> Part:
    """The rules of a chapter; what is free beside the text is for pictures."""
    texts, chapter = screen.texts, screen.chapter
    narrow, left = _page_width(k, room), _number_width(k)
    width, beside = narrow - BAR - 4, room.w - narrow - _GAP
    if beside < _BESIDE or not any(pictures_at(screen, rule) for rule in chapter.rules):
        beside = 0.0
    keep, rows = -1, list[Part]()
    for rule in chapter.rules:
        if rule.anchor == screen.anchor:
            keep = len(rows)
        rows += _rule(k, screen, rule, left, width, beside, room.h * _TALL)
        if rule.anchor in _LISTS:
            rows += [at_most(pad(each, left=left, bottom=8), width) for each in _politicians(k, screen)]
            rows.append(pad(_cards(k, screen), left=left, bottom=k.step("gap")))
    chapters = screen.book.chapters
    if chapter is not chapters[-1]:
        after = chapters[chapters.index(chapter) + 1]
        said = f"{after.mark}  {chapter_title(texts, after)}"
        link = k.link(said, partial(screen.go, after.key), id="rules.next", height=32)
        rows.append(at_most(_ruled(k, row(pad(link, left, 8, 0, 8))), width))
    id = f"rules.text.{screen.edition.key}.{screen.serial}"
    text = k.rows(rows, keep=keep, first=True, id=id, name=chapter_title(texts, chapter))
    text = at_most(text, narrow + (_GAP + beside if beside else 0.0))
    return column(at_most(_head(k, screen, narrow), narrow), text, gap=k.step("gap"))


def _head(k: Kit, screen: OpenBook, width: float) -> Part:
    """The heading, and the way back beside it, or over it where both would run into each other."""
    style = k.ctx.type.style("title")
    title = f"{screen.chapter.mark}  {chapter_title(screen.texts, screen.chapter)}"
    head = k.words(title, "title", height=max(32.0, style.size * 1.4), shrink=_SHRINK, id="rules.head")
    if not screen.trail:
        return head
    link = return_link(k, screen)
    if k.ctx.width(title, style.sized(style.size - _SHRINK)) <= width - (link.width or 0.0) - 20:
        return row(head, link, gap=20)
    return column(tall(row(link, right=True), k.step("caption", 1.2)), head, gap=k.step("tight"))


def return_link(k: Kit, screen: OpenBook) -> Part:
    """The way back to where the last link was followed."""
    anchor, query, _ = screen.trail[-1]
    place = f"“{query}”" if query else rule_label(screen.texts, screen.book, anchor)
    said = screen.texts("rulebook-back", place=place)
    return k.link(said, screen.go_back, id="rules.return", action="link_back")


def _ruled(k: Kit, inner: Part, here: bool = False) -> Part:
    """A row of the book below a thin line, kept whole; a bar marks what was looked for."""
    return upon(Node, over(column(k.hairline(), pad(inner, top=-1)), pad(_bar(k), top=1) if here else None))


def _rule(k: Kit, screen: OpenBook, rule: Rule, left: float, width: float, beside: float, high: float) -> list[Part]:
    """Number, text, and where it leads; its pictures beside the text, or else in rows below it, at most so `high`."""
    gap, here = k.step("gap"), rule.anchor == screen.anchor
    style = k.ctx.type.style("text")
    number = tall(k.words(rule.number, "name"), style.size * style.line)
    text = k.paragraph(screen.texts(f"rulebook-{rule.key}"), "text")
    said = row(wide(top(pad(number, left=_HERE if here else 0)), left), column(text, _links(k, screen, rule), gap=2))
    pictures: list[Part] = []
    below: list[Part] = []
    for key in pictures_at(screen, rule):
        if beside and fits_beside(key, beside):
            pictures.append(picture(k, key, screen.texts))
        else:
            below.append(at_most(pad(picture(k, key, screen.texts, high), left=left, bottom=gap), width))
    shown = _ruled(k, pad(said, top=gap, bottom=gap), here)
    if pictures:
        aside = wide(pad(column(*pictures, gap=gap), top=gap, bottom=gap), beside)
        shown = upon(Node, row(wide(shown, width), aside, gap=_GAP))
    else:
        shown = at_most(shown, width)
    return [shown, *below]


def pictures_at(screen: OpenBook, rule: Rule) -> tuple[str, ...]:
    """The pictures of a rule: of the edition whose table they show."""
    return AT.get(rule.anchor, ()) if screen.edition.key == lesson_edition().key else ()


def _links(k: Kit, screen: OpenBook, rule: Rule) -> Part | None:
    """Where a rule leads."""
    links = []
    for anchor in SEE.get(rule.anchor, ()):
        if screen.book.rule(anchor) is not None:
            place = rule_label(screen.texts, screen.book, anchor)
            told = {"id": f"rules.see.{rule.anchor}.{anchor}", "name": screen.texts("rulebook-see", place=place)}
            links.append(pad(k.link(f"→ {place}", partial(screen.go, anchor), height=26, **told), right=24))
    return wrapped_row(*links) if links else None


def _politicians(k: Kit, screen: OpenBook) -> list[Part]:
    """The politicians, one in a row, under the rule that they belong to."""
    return [
        upon(Node, column(k.paragraph(head, "body:semibold"), k.paragraph(text, "body", "ink_soft")))
        for head, text in politician_lines(screen.texts, screen.edition)
    ]


def _cards(k: Kit, screen: OpenBook) -> Part:
    """The cards of the politicians in their full size, as many in a row as there is room for."""
    cards = []
    for number in range(len(screen.edition.figures.politicians)):
        front = front_of(screen.texts, screen.edition, PARTIES[number % len(PARTIES)], number)
        make = partial(FrontNode, front=front, id=f"rules.card.{number}")
        cards.append(part(make, CARD[1], natural_width(k.ctx, front)))
    return wrapped_row(*cards, gap=k.step("gap"))


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


def _hits(k: Kit, screen: OpenBook, room: Rect) -> Part:
    """Every hit with its chapter's name above the first of it; the current one is marked and in sight."""
    texts, search, hits = screen.texts, screen.search, screen.hits()
    if not hits:
        none = k.words(texts("rulebook-search-none"), "title", "muted", id="rules.none")
        return column(tall(none, k.ctx.type.style("title").size * 1.4))
    width = _page_width(k, room)
    groups = ["", *(hit.group for hit in hits)]
    rows = [
        at_most(_hit(k, screen, hit, at, hit.group if hit.group != before else ""), width - BAR - 4)
        for at, (hit, before) in enumerate(zip(hits, groups, strict=False))
    ]
    id = f"rules.hits.{screen.edition.key}.{search.query}.{search.at}"
    return at_most(k.rows(rows, keep=search.at, first=search.at > 0, id=id, name=texts("rulebook-search")), width)


def _hit(k: Kit, screen: OpenBook, hit: Passage, at: int, group: str) -> Part:
    """A hit, and the name of its chapter if it is the first there."""
    words, here, space = screen.search.words, at == screen.search.at, k.step("tight")
    style, name = k.ctx.type.style("text"), k.ctx.type.style("name")
    link = k.link(
        hit.number or "→",
        partial(screen.open_hit, at),
        "name",
        id=f"rules.hit.{at}",
        name=screen.texts("rulebook-open", place=f"{hit.group} {hit.number}".strip()),
        height=style.size * style.line,
    )
    left = _number_width(k)
    number = wide(top(pad(wide(link, left - 14), left=_HERE if here else 0)), left)
    said = _ruled(k, pad(row(number, _marked(k, hit.text, "text", words)), top=space, bottom=space), here)
    above = k.step("line") - name.size * name.line - 4
    head = pad(_marked(k, group, "name", words), top=above, bottom=4) if group else None
    return upon(Node, column(head, said))


def _marked(k: Kit, text: str, style: str, words: tuple[str, ...]) -> Part:
    """Text with the words of the search marked in it."""
    return part(lambda box: MarkedText(box, text, style, "ink", words), lambda width: k.ctx.height(text, style, width))
