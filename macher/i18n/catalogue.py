"""The messages of one language: found in its files at once, read when they are asked for.

Those of the game's own languages are read by `macher.i18n.patterns`; Fluent reads those of added languages and of the
pseudo-language, and says which variable is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import macher.i18n.numbers as numbers
import macher.i18n.pseudo as pseudo
from macher import resources
from macher.i18n.forms import Forms, is_name, put_in, with_capitals
from macher.i18n.hidden import DOTS, Hidden
from macher.i18n.patterns import Pattern, Value, attribute_in, finished, pattern_of
from macher.i18n.vocabulary import Vocabulary, variants

if TYPE_CHECKING:  # Fluent takes its time to load
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt

__all__ = ["Catalogue", "Value", "shipped"]

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE | re.ASCII)
"""Where a message or term begins in a file."""
_REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)[ .}(]", re.ASCII)
"""A message or term within another one."""


class Catalogue:
    """The messages of one language, and the sentences made of them so far."""

    def __init__(self, lang: str, files: Sequence[Path], added: Sequence[str] = ()) -> None:
        """`added` are the texts of a language that players have added, already checked."""
        self.lang = lang
        self.sentences: dict[tuple[object, ...], str] = {}
        self.nearest: dict[tuple[str, tuple[str, ...]], str] = {}
        """The key found for each vocabulary and key."""
        self.added = not shipped(lang)
        self._sources: dict[str, str] = {}
        """What is written for each message and term that Fluent has not read."""
        self._patterns: dict[str, Pattern | None] = {}
        """Messages as far as they were asked for; ``None`` for those that only Fluent reads."""
        self._attributes: dict[tuple[str, str], str | None] = {}
        """Attributes that were asked for, by key and name."""
        self._made: FluentBundle | None = None
        if self.added:  # English takes the place of what an added language lacks
            self._forms = Forms(_names(_entries([*_english_files(), *added])))
            self._take_added(added)
            return
        self._sources.update(_entries(path.read_text(encoding="utf-8") for path in files))
        self._forms = Forms(_names(self._sources))

    def _take_added(self, added: Sequence[str]) -> None:
        from fluent.runtime import FluentResource  # loaded late: takes its time

        from macher.i18n.added import english_texts

        for resource in english_texts():
            self._bundle.add_resource(resource)
        for text in added:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    @property
    def _bundle(self) -> FluentBundle:
        """What is parsed."""
        if self._made is None:
            from macher.i18n.added import bundle_of  # loaded late: Fluent takes its time

            self._made = bundle_of(self.lang, self._forms)
        return self._made

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._sources or (self._made is not None and bool(self._made.has_message(key)))

    def _read(self, key: str) -> None:
        """Has Fluent read a message or term, and those that it refers to."""
        text = self._sources.pop(key)
        if self.lang == pseudo.CODE:
            from macher.i18n.disguise import pseudo_resource  # loaded late, like Fluent below

            self._bundle.add_resource(pseudo_resource(text))
        else:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(text))
        for other in _REFERENCE.findall(text):
            if other in self._sources:
                self._read(other)

    def attribute(self, key: str, name: str) -> str | None:
        """What an attribute of a message says; ``None`` if it has none of this name."""
        wanted = (key, name)
        if wanted not in self._attributes:
            own = self._pattern(key)
            self._attributes[wanted] = self._by_fluent(key, name) if own is None else self._own_attribute(key, name)
        return self._attributes[wanted]

    def _own_attribute(self, key: str, name: str) -> str | None:
        pattern = attribute_in(self._sources[key], name)
        return None if pattern is None else finished(pattern, {}, self.lang, self._forms)

    def _by_fluent(self, key: str, name: str) -> str | None:
        if key in self._sources:
            self._read(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        pattern = message.attributes.get(name) if message is not None else None
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def said(self, key: str, values: Mapping[str, Value]) -> tuple[str | None, Sequence[Exception]]:
        """The finished message and its errors; ``None`` if there is no such message."""
        pattern = self._pattern(key)
        if pattern is not None:
            with suppress(KeyError):  # Fluent says what is missing
                return with_capitals(finished(pattern, values, self.lang, self._forms)), ()
        if key in self._sources:
            self._read(key)
        return self._parsed(key, values)

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._patterns:
            own = key in self._sources and self.lang != pseudo.CODE
            self._patterns[key] = pattern_of(self._sources[key]) if own else None
        return self._patterns[key]

    def _parsed(self, key: str, values: Mapping[str, Value]) -> tuple[str | None, Sequence[Exception]]:
        if not self._bundle.has_message(key):
            return None, ()
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, ()
        given = {name: _argument(value, self.lang) for name, value in values.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        return with_capitals(str(text)), faults

    def key_in(self, vocabulary: Vocabulary, key: str) -> str:
        """The key itself, or its nearest message in the words of an edition."""
        if not vocabulary.words:
            return key
        asked = (key, vocabulary.words)
        found = self.nearest.get(asked)
        if found is None:
            found = next((each for each in variants(key, vocabulary) if self.has(each)), key)
            self.nearest[asked] = found
        return found


def shipped(lang: str) -> bool:
    """Whether a language comes with the game, and so has all texts."""
    return lang == pseudo.CODE or (resources.localization() / lang).is_dir()


def _entries(texts: Iterable[str]) -> dict[str, str]:
    """What is written for each message and term, with the comments behind it."""
    found = {}
    for text in texts:
        begins = [*_ENTRY.finditer(text)]
        ends = [*(begin.start() for begin in begins), len(text)][1:]
        found.update({begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)})
    return found


def _names(sources: Mapping[str, str]) -> dict[str, str]:
    """Those messages that have forms."""
    return {key: source for key, source in sources.items() if is_name(key)}


def _english_files() -> Iterator[str]:
    """The files of the game's own texts in English."""
    return (path.read_text(encoding="utf-8") for path in resources.localization(pseudo.SOURCE).glob("*.ftl"))


def _argument(value: Value, lang: str) -> str | FluentInt:
    """A value as Fluent takes it: counts choose plural forms; negative numbers become text with the true minus sign."""
    if isinstance(value, str):
        return put_in(value)
    if isinstance(value, Hidden):
        return DOTS
    if value < 0:
        return numbers.integer(value, lang)
    from fluent.runtime.types import FluentInt  # loaded late: takes its time

    return FluentInt(value, useGrouping=numbers.is_grouped(value, lang))
