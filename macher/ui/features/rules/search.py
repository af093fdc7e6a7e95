"""Looking for words in the rules: every rule, ruling and digital difference as a passage, and the hits among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from macher.i18n import Texts
from macher.i18n.finding import holds, words_of_query
from macher.i18n.rulebook import Rulebook, chapter_title


class Passage(NamedTuple):
    """A piece of text that can be found: where it stands, under which heading and number, and what it says."""

    anchor: str
    """An anchor of the rulebook, or the name of another page."""
    group: str
    number: str
    text: str


def book_passages(texts: Texts, book: Rulebook) -> list[Passage]:
    """Every rule, in the order of the book."""
    return [
        Passage(rule.anchor, chapter_title(texts, chapter), rule.number, texts(f"rulebook-{rule.key}"))
        for chapter in book.chapters
        for rule in chapter.rules
    ]


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
