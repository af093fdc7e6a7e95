"""The messages of one language: found in its files at once, parsed by Fluent only where that is needed.

Most messages are one line of text, with at most the places of some variables.  Those are put together here, since
Fluent with all that it loads takes a third of a start; the result is the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

import macher.i18n.numbers as numbers
import macher.i18n.pseudo as pseudo
from macher import resources
from macher.i18n.forms import FORMS, Forms, is_name, put_in, with_capitals
from macher.i18n.hidden import DOTS, Hidden
from macher.i18n.vocabulary import Vocabulary, variants

if TYPE_CHECKING:  # Fluent takes its time to load
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt

__all__ = ["Catalogue", "Value", "shipped"]

Value = str | int
"""What a text may take: finished strings, and whole numbers."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE | re.ASCII)
"""Where a message or term begins in a file."""
_REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)[ .}(]", re.ASCII)
"""A message or term within another one."""
_NAME: Final = r"\$([a-zA-Z][\w-]*)"
_PLACE: Final = re.compile(rf"\{{ *(?:{_NAME}|({'|'.join(FORMS)})\( *{_NAME} *\)) *\}}", re.ASCII)
"""The place of a variable that is written as it is, or of a name in a form."""
_COMMENTS: Final = re.compile(r"(?:\n(?:#.*| +\.\w+ *=.*)?)*")
"""Empty lines, comments and the forms of a name, up to the next message."""
_AHEAD: Final = 20
"""Messages parsed ahead in one go; they take some milliseconds, less than a frame."""


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
        """What is written for each message and term that is not parsed yet."""
        self._pieces: dict[str, tuple[str, ...] | None] = {}
        """Messages by what `pieces` finds, as far as they were asked for."""
        self._attributes: dict[tuple[str, str], str | None] = {}
        """Attributes that were asked for, by key and name."""
        self._made: FluentBundle | None = None
        self._rest: Iterator[str] | None = None
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

    def read(self, key: str) -> None:
        """Parses a message or term, and those that it refers to."""
        text = self._sources.pop(key)
        if self.lang == pseudo.CODE:
            from macher.i18n.disguise import pseudo_resource  # loaded late, like Fluent below

            self._bundle.add_resource(pseudo_resource(text))
        else:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(text))
        for other in _REFERENCE.findall(text):
            if other in self._sources:
                self.read(other)

    def attribute(self, key: str, name: str) -> str | None:
        """What an attribute of a message says; ``None`` if it has none of this name."""
        wanted = (key, name)
        if wanted not in self._attributes:
            if key in self._sources:
                self.read(key)
            message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
            pattern = message.attributes.get(name) if message is not None else None
            self._attributes[wanted] = None if pattern is None else str(self._bundle.format_pattern(pattern)[0])
        return self._attributes[wanted]

    def read_ahead(self) -> bool:
        """Parses some messages that nobody has asked for yet; false if none are left."""
        if self._rest is None:
            self._rest = (key for key in [*self._sources] if self._simple(key) is None)
        portion = list(islice(self._rest, _AHEAD))
        for key in portion:
            if key in self._sources:  # unless a message parsed just now refers to it
                self.read(key)
        return bool(portion)

    def said(self, key: str, values: Mapping[str, Value]) -> tuple[str | None, Sequence[Exception]]:
        """The finished message and its errors; ``None`` if there is no such message."""
        found = self._simple(key)
        if found is not None:
            written = [self._filled(piece, values) if at % 2 else piece for at, piece in enumerate(found)]
            if all(isinstance(each, str) for each in written):
                return with_capitals("".join(map(str, written))), ()
        if key in self._sources:
            self.read(key)
        return self._parsed(key, values)

    def _filled(self, place: str, values: Mapping[str, Value]) -> Value | None:
        """What stands in a place: the value of a variable, or a name in a form; ``None`` if it is not given."""
        form, _, variable = place.rpartition(" ")
        value = values.get(variable)
        if not isinstance(value, str):
            return value
        return self._forms.form(form, value) if form else put_in(value)

    def _simple(self, key: str) -> tuple[str, ...] | None:
        if key not in self._pieces:
            plain = key in self._sources and self.lang != pseudo.CODE
            self._pieces[key] = pieces(self._sources[key]) if plain else None
        return self._pieces[key]

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


def pieces(source: str) -> tuple[str, ...] | None:
    """A message as text, name of a variable, text and so on; ``None`` if it is more than one line of those.

    A name in a form stands as ``IN land``.
    """
    line, end, rest = source.partition("\n")
    text = line.partition("=")[2].strip(" ")
    found = _PLACE.split(text)
    plain, variables, forms, named = found[::4], found[1::4], found[2::4], found[3::4]
    if not text or _COMMENTS.fullmatch(end + rest) is None or any("{" in part or "}" in part for part in plain):
        return None
    places = [own or f"{form} {name}" for own, form, name in zip(variables, forms, named, strict=True)]
    return tuple(chain.from_iterable(zip_longest(plain, places)))[:-1]


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
