"""The rulebook as it lies open: edition, chapter and rule, the way there, and what is looked for and found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

from macher.editions.figures import subjects
from macher.editions.registry import edition, editions
from macher.i18n import Texts
from macher.i18n.families import DIFFERENCES, DIGITAL, OPTION_RULINGS, RULING_PARTS, RULINGS, of_edition
from macher.i18n.finding import holds, words_of_query
from macher.i18n.rulebook import Rulebook, chapter_title
from macher.rules.edition import Edition, Provenance
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Scene

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["Item", "OpenBook", "Passage", "Search", "items_of"]

_BLOCKS: Final[tuple[tuple[Provenance, str], ...]] = (
    ("box", "provenance-from-box"),
    ("public source", "provenance-from-public"),
    ("rulebook", "provenance-from-rulebook"),
)
"""Where figures that are known come from, with the heading over their names."""


# -- what is said beside the book --------------------------------------------------------------------------------------


class Item(NamedTuple):
    """An entry of a page beside the book."""

    heading: str
    """Its name, or only its number."""
    remark: str
    """A quieter line below it."""
    text: str


def items_of(page: str, texts: Texts, edition: Edition) -> list[Item]:
    """The entries of a page beside the book, about an edition."""
    if page == "differs":
        entries = of_edition(DIFFERENCES, edition.words)
        return [Item(texts(f"rules-differs-{key}"), "", texts(f"rules-differs-{key}-text")) for key in entries]
    if page == "rulings":
        return _rulings(texts, edition)
    if page == "digital":
        return [Item(str(at), "", texts(f"rules-digital-{key}")) for at, key in enumerate(DIGITAL, 1)]
    return _figures(texts, edition) if page == "figures" else []


def _rulings(texts: Texts, edition: Edition) -> list[Item]:
    parts = (*edition.phases, *edition.house_rules)
    return [
        Item(
            f"{number} · {texts(f'rules-ruling-{number}')}",
            texts("rules-option") if OPTION_RULINGS.get(number) in edition.house_rules else "",
            texts(f"rules-ruling-{number}-text"),
        )
        for number in of_edition(RULINGS, edition.words)
        if RULING_PARTS.get(number, parts[0]) in parts
    ]


def _figures(texts: Texts, edition: Edition) -> list[Item]:
    """Reconstructions first, each with the reasoning behind it, then where everything else comes from."""
    items = []
    for key in subjects(edition, "reconstruction"):
        why = f"figure-{key}-why"  # there is none for what only an edited copy declares a reconstruction
        reasoning = texts(why) if texts.has(why) else ""
        items.append(Item(texts(f"figure-{key}"), texts("provenance-reconstruction"), reasoning))
    origins: dict[Provenance, Sequence[str]] = {each: subjects(edition, each) for each in get_args(Provenance)}
    for provenance, title in _BLOCKS:
        found = []
        for key in origins[provenance]:  # a subject may have both known and reconstructed figures
            whole, name = sum(key in each for each in origins.values()) == 1, texts(f"figure-{key}")
            found.append(name if whole else texts("provenance-in-part", figure=name))
        if found:
            items.append(Item(texts(title), "", ", ".join(found)))
    return items


# -- searching ---------------------------------------------------------------------------------------------------------


class Passage(NamedTuple):
    """A piece of text that can be found: where it stands, under which heading and number, and what it says."""

    anchor: str
    """An anchor of the rulebook, or the name of another page."""
    group: str
    number: str
    text: str


@dataclass
class Search:
    """What is looked for, and which of the hits is the current one."""

    query: str = ""
    at: int = 0
    _known: tuple[object, ...] = ()
    _hits: list[Passage] = field(default_factory=list)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are looked for, folded."""
        return words_of_query(self.query)

    @property
    def on(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.words)

    def look(self, query: str) -> None:
        """Looks for something else, from the first hit on."""
        self.query, self.at = query, 0

    def hits(self, passages: Sequence[Passage]) -> list[Passage]:
        """The passages that hold all the words, in their text, heading and number together."""
        known = (self.words, tuple(passages))
        if known != self._known:
            self._known = known
            self._hits = [each for each in passages if holds(f"{each.number} {each.group} {each.text}", self.words)]
        self.at = min(self.at, max(0, len(self._hits) - 1))
        return self._hits

    def step(self, passages: Sequence[Passage], by: int) -> None:
        """To the next hit, or the one before; behind the last one comes the first."""
        count = len(self.hits(passages))
        self.at = (self.at + by) % count if count else 0


# -- the open book -----------------------------------------------------------------------------------------------------


class OpenBook(Scene):
    """Which page of the rules is open, of which edition, where in the book, and what is looked for.

    `anchor` is a page of `pages`, a step of the game, or a chapter or rule of the book.
    """

    def __init__(self, program: Program, anchor: str, edition_key: str, pages: Sequence[str]) -> None:
        self.program = program
        controller = program.controller
        if edition_key or controller is None:
            self.edition = edition(edition_key or editions()[0])
        else:
            self.edition = controller.edition
        self.page = anchor if anchor in pages else "book"
        self.search = Search()
        self.trail: list[tuple[str, str, int]] = []
        """Where links were followed from: place in the book, search text, number of the hit."""
        self.anchor = ""
        """The rule that is marked; empty for a whole chapter."""
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

    # -- places --------------------------------------------------------------------------------------------------------

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

    def turn(self, page: str) -> None:
        """Another page; a search ends."""
        self.page = page
        self.search.look("")
        self.rebuild()

    def choose_edition(self, key: str) -> None:
        """The same place in another edition; that of the game on the table with its own figures."""
        controller = self.program.controller
        playing = controller is not None and controller.edition.key == key
        self.edition = controller.edition if controller is not None and playing else edition(key)
        self.trail.clear()
        before, page = self.anchor or self.chapter.key, self.page
        self.chapter, self.anchor = self.book.chapters[0], ""
        self._show(before)
        self.page = page
        self.rebuild()

    # -- searching -----------------------------------------------------------------------------------------------------

    def passages(self) -> list[Passage]:
        """All that can be found: every rule in the order of the book, then the rulings and the digital differences."""
        texts = self.texts
        key = (texts.lang, self.edition.key)
        if self._known is None or self._known[0] != key:
            found = [
                Passage(rule.anchor, chapter_title(texts, chapter), rule.number, texts(f"rulebook-{rule.key}"))
                for chapter in self.book.chapters
                for rule in chapter.rules
            ]
            for page in ("rulings", "digital"):
                group = texts(f"rules-{page}")
                for item in items_of(page, texts, self.edition):
                    number, _, title = item.heading.partition(" · ")
                    found.append(Passage(page, group, number, f"{title}. {item.text}" if title else item.text))
            self._known = key, found
        return self._known[1]

    def hits(self) -> list[Passage]:
        """What was found."""
        return self.search.hits(self.passages())

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
        hits = self.hits()
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
