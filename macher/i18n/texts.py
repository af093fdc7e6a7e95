"""The texts of one language, by key (Fluent, ``localization/<lang>/*.ftl``).

``texts("log-rallies", player="Nicole", n=3)`` gives the sentence in the current language.  Whole numbers choose the
plural form and are written as the language writes them; money, signed numbers, cards and names are passed as finished
strings (`Texts.money`, `Texts.signed`, `macher.i18n.names`).  `Texts.use` changes the language for every holder of the
object; nothing has to be built anew.  `Texts.play` does the same with the words and the
money of an edition (`macher.i18n.vocabulary`); `Texts.in_words` is for a page about another edition.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import macher.i18n.numbers as numbers
import macher.i18n.pseudo as pseudo
from macher import resources
from macher.i18n.catalogue import Catalogue, Value, shipped
from macher.i18n.hidden import DOTS, Hidden
from macher.i18n.spacing import kept_together
from macher.i18n.system import SYSTEM_WORDS
from macher.i18n.vocabulary import PLAIN, Vocabulary

_CACHED: Final = 20_000
"""Finished sentences kept for each language before the cache starts anew."""

_GROUPED: Final = 1_000
"""Least number with grouped digits."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names the language of messages, the weightiest first."""
_SYSTEM_NAMES: Final = {"germ": "de", "deut": "de", "poli": "pl", "pols": "pl", "fren": "fr", "fran": "fr"}
"""Code of a language by the beginning of its name on Windows, which has no such variables."""


_OWN_NAMES: Final = {"en": "English", "de": "Deutsch", "pl": "Polski", "fr": "Français"}
"""Names of the game's languages, copied from CLDR: reading them there takes a tenth of a start."""


class LanguageUnknown(ValueError):
    """There is no catalogue for this language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.known = tuple(language.code for language in available_languages())
        super().__init__(f"unknown language {lang!r}; there are: {', '.join(self.known)}")


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the game speaks."""

    code: str
    name: str
    """The language's name for itself."""


class Texts:
    """The texts of the current language; calling it with a key and its variables gives the finished sentence."""

    def __init__(self, lang: str, vocabulary: Vocabulary = PLAIN, grouping: str = "") -> None:
        """Raises `LanguageUnknown`; use `load`."""
        self.missing: set[str] = set()
        """Keys that were asked for and do not exist, as ``lang/key``."""
        self.faults: list[str] = []
        """Messages that could not be finished: a variable was not given, or a wrong reference."""
        self._catalogue = _catalogue(lang, resources.added_texts(lang))
        self._vocabulary = vocabulary
        self._grouping = grouping

    @classmethod
    def load(cls, lang: str, vocabulary: Vocabulary = PLAIN) -> Texts:
        """The texts of a language, or of the pseudo-language (`macher.i18n.pseudo.CODE`), in the words of an edition.

        Raises `LanguageUnknown` for one that has no catalogue.
        """
        return cls(lang, vocabulary)

    @property
    def lang(self) -> str:
        """Code of the current language."""
        return self._catalogue.lang

    def use(self, lang: str) -> None:
        """Speak another language from now on; raises `LanguageUnknown` and stays as it was."""
        self._catalogue = _catalogue(lang, resources.added_texts(lang))

    @property
    def grouping(self) -> str:
        """The language whose way of grouping digits is used: the player's choice, or the current language."""
        return self._grouping or self.lang

    def group_digits_as(self, lang: str) -> None:
        """Group digits as this language does, whatever language is spoken; an empty text follows the language."""
        self._grouping = lang

    @property
    def vocabulary(self) -> Vocabulary:
        """The words and the money of the current edition."""
        return self._vocabulary

    def play(self, vocabulary: Vocabulary) -> None:
        """Take the words and the money of an edition from now on, in every language."""
        self._vocabulary = vocabulary

    def in_words(self, vocabulary: Vocabulary) -> Texts:
        """Texts of the current language in the words of another edition; they do not follow `use`, so ask anew."""
        return self if vocabulary == self._vocabulary else Texts(self.lang, vocabulary, self._grouping)

    def has(self, key: str) -> bool:
        """Whether the current language has this key."""
        return self._catalogue.has(self._catalogue.key_in(self._vocabulary, key))

    def __call__(self, key: str, /, **args: Value) -> str:
        """The finished text; a key that does not exist comes back as ⟦key⟧ and is kept in `missing`."""
        key = self._catalogue.key_in(self._vocabulary, key)
        said = SYSTEM_WORDS.get(str(args["detail"])) if "detail" in args else None
        if said is not None:
            args["detail"] = self(said)
        for value in args.values():
            if isinstance(value, Hidden):  # the cache would take it for the open amount
                return self._format(key, args)
        sentences = self._catalogue.sentences
        wanted = (key, self._grouping, *args.items())
        found = sentences.get(wanted)
        if found is None:
            found = self._format(key, args)
            if len(sentences) >= _CACHED:
                sentences.clear()
            sentences[wanted] = found
        return found

    def variant(self, key: str, attribute: str) -> str:
        """A text in another form that stands as an attribute below it; the text itself where there is none."""
        found = self._catalogue.attribute(self._catalogue.key_in(self._vocabulary, key), attribute)
        return self(key) if found is None else found

    def number(self, value: int) -> str:
        """A whole number: 1,234."""
        return DOTS if isinstance(value, Hidden) else numbers.integer(value, self.grouping)

    def signed(self, value: int) -> str:
        """A change or a trend: +2, 0, −1."""
        return DOTS if isinstance(value, Hidden) else numbers.signed(value, self.grouping)

    def times(self, value: int) -> str:
        """A factor: ×3."""
        return numbers.times(value, self.grouping)

    def percent(self, value: int) -> str:
        """A whole percentage: 100 %."""
        return numbers.percent(value, self.lang)

    def share(self, share: float) -> str:
        """A share from 0 to 1 as a whole percentage, halves rounded up: 13 % for 1 of 8."""
        return self.percent(int(numbers.percentage(share)))

    def money(self, amount: int) -> str:
        """An amount in whole units of the edition's money: €15,000, DM 15,000."""
        if isinstance(amount, Hidden):
            return DOTS
        return numbers.money(amount, self.lang, self._vocabulary.currency, self.grouping)

    def money_short(self, amount: int) -> str:
        """An amount in thousands for narrow places: €15k, DM 15k."""
        if isinstance(amount, Hidden):
            return DOTS
        return numbers.money_short(amount, self.lang, self._vocabulary.currency, self.grouping)

    def pair(self, label: str, value: str) -> str:
        """A label and what stands behind its colon: "Money: €15,000"; the colon is spaced as the language does."""
        return self("pair", label=label, value=value)

    def listing(self, items: Sequence[str]) -> str:
        """Items as a sentence lists them: "CDU, FDP and SPD"."""
        return kept_together(numbers.listing(items, self.lang), self.lang)

    def choice(self, items: Sequence[str]) -> str:
        """Items of which one is taken: "CDU, FDP or SPD"."""
        return kept_together(numbers.choice(items, self.lang), self.lang)

    def _format(self, key: str, args: dict[str, Value]) -> str:
        added = self._catalogue.added
        try:
            text, faults = self._catalogue.said(key, args)
        except Exception as error:  # an added text may still fail with values that were not tried
            if not added:
                raise
            self.faults.append(f"{self.lang}/{key}: {error}")
            return self._in_english(key, args)
        if text is None:
            self.missing.add(f"{self.lang}/{key}")
            return f"⟦{key}⟧"
        if added and self._too_long(text):
            return self._in_english(key, args)
        self.faults.extend(f"{self.lang}/{key}: {fault}" for fault in faults)
        return kept_together(self._regrouped(text, args), self.lang)

    @staticmethod
    def _too_long(text: str) -> bool:
        from macher.i18n.added import LONGEST_TEXT  # loaded late, as only languages of players need it

        return len(text) > LONGEST_TEXT

    def _in_english(self, key: str, args: dict[str, Value]) -> str:
        return Texts(pseudo.SOURCE, self._vocabulary, self._grouping)(key, **args)

    def _regrouped(self, text: str, args: dict[str, Value]) -> str:
        """The text with large numbers regrouped as the player wants; the catalogue groups them as the language does."""
        if self._grouping:
            for value in args.values():
                if isinstance(value, int) and value >= _GROUPED:
                    usual = numbers.integer(value, self.lang)
                    text = text.replace(usual, numbers.integer(value, self._grouping))
        return text


def available_languages(added: bool = True) -> tuple[Language, ...]:
    """Every language with a catalogue, English first, then by code; ``added`` includes those of players."""
    codes = sorted(resources.language_folders(), key=lambda code: (code != "en", code))
    return tuple(Language(code, language_name(code)) for code in codes if added or shipped(code))


def system_language() -> str:
    """Code of the language of the system if the game speaks it, else English."""
    told = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    name = (told or locale.getlocale()[0] or "").lower()
    code = _SYSTEM_NAMES.get(name[:4], re.split("[._-]", name)[0])
    return code if code in {language.code for language in available_languages()} else "en"


def catalogue_files(lang: str) -> tuple[Path, ...]:
    """The files of one language in a fixed order; raises `LanguageUnknown`."""
    folder = resources.language_folders().get(pseudo.SOURCE if lang == pseudo.CODE else lang)
    files = tuple(sorted(folder.glob("*.ftl"))) if folder is not None else ()
    if not files:
        raise LanguageUnknown(lang)
    return files


@lru_cache(maxsize=8)
def _catalogue(lang: str, added: tuple[str, ...] = ()) -> Catalogue:
    return Catalogue(lang, catalogue_files(lang), added)


def language_name(code: str) -> str:
    """What a language calls itself."""
    if code in _OWN_NAMES:
        return _OWN_NAMES[code]
    from babel import Locale  # loaded late, as only languages of players need it

    name = str(Locale.parse(code).get_display_name(code))
    return name[:1].upper() + name[1:]
