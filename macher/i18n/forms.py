"""Names of states and parties as sentences need them: im Saarland, mit den Grünen, au SPD.

A text writes ``{ IN($land) }`` or ``{ DATIVE($party) }`` where a name is not simply put in.  Each form is an attribute
of the name (``.in = im Saarland`` below ``land-SL``, in ``terms.ftl``); a name that lacks one takes the pattern of the
message ``form``.  Several names in a row take the form one by one.  ``{ COUNT($parties) -> … }`` chooses between
singular and plural: the Greens are several, and so are two parties.  A form that begins a sentence gets a capital.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

__all__ = ["BEFORE_VOWEL", "COUNT", "FORMS", "MARK", "Forms", "is_name", "put_in", "with_capitals"]

FORMS: Final = ("IN", "INTO", "FROM", "THE", "OF", "TO", "DATIVE")
"""What texts may ask for; a language uses those that it needs."""

COUNT: Final = "COUNT"
"""Asks whether a verb stands in the plural behind the names."""

MARK: Final = "\ue000"
"""Stands before a form until it is known whether it begins a sentence."""

_GOES_ON: Final = "\ue001"
"""Stands behind a name that ends with the point of an abbreviation: the sentence goes on behind it."""

_PATTERNS: Final = "form"
"""Key of the message that says how forms are made of any name."""

BEFORE_VOWEL: Final = "VOWEL"
"""Behind the name of a form: its pattern before a vowel (``.ofvowel = d’{ $name }`` for d’Angie)."""

_VOWELS: Final = frozenset("AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouyàâäéèêëîïôöùûü")

_NAMES: Final = re.compile(r"(?:land-\w+(?:-short|-code)?|party-\w+(?:-short)?)(?:--\w+)?|form", re.ASCII)
_BEGINNINGS: Final = ("land-", "party-", "form")
"""How those keys begin, which is quickly seen."""
_ATTRIBUTE: Final = re.compile(r"^ +\.(\w+) *= *(.*?) *$", re.MULTILINE | re.ASCII)
_BEGINS: Final = re.compile(rf"(^|[.!?…\n] ?){MARK}(.)", re.DOTALL)
_PLACE: Final = re.compile(r"\{ *\$name *\}")


def is_name(key: str) -> bool:
    """Whether the message of a key has forms."""
    return key.startswith(_BEGINNINGS) and _NAMES.fullmatch(key) is not None


class Forms:
    """The forms of all names in one language, found by the names as they are written."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """``sources`` holds what is written for each message that `is_name`."""
        self._of: dict[str, dict[str, str]] = {}
        self._patterns: dict[str, str] = {}
        for key, source in sources.items():
            name = source.partition("\n")[0].partition("=")[2].strip()
            given = {found[1].upper(): found[2] for found in _ATTRIBUTE.finditer(source)}
            if key == _PATTERNS:
                self._patterns = given
            elif given or not key.endswith("-code"):  # a code without forms of its own is not looked for in lists
                self._of.setdefault(name, {}).update(given)
        longest_first = sorted(self._of, key=len, reverse=True)
        self._any = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")

    @property
    def functions(self) -> dict[str, Callable[[Any], Any]]:
        """The functions that texts call, as Fluent takes them."""
        return {COUNT: self._count, **{form: self._function(form) for form in FORMS}}

    def form(self, form: str, value: str) -> str:
        """One name or several in a form, with the mark in front: im Saarland und in Bayern."""
        said, found = self._any.subn(lambda at: self._formed(form, at[0]), value)
        return put_in(MARK + (said if found else self._formed(form, value)))

    def count(self, value: str) -> int:
        """How many are meant: the Greens and several parties are more than one."""
        return max(1, sum(int(self._of[name].get(COUNT, "1")) for name in self._any.findall(value)))

    def _formed(self, form: str, name: str) -> str:
        own = self._of.get(name, {}).get(form)
        if own is not None:
            return own
        pattern = self._patterns.get(form, name)
        if name[:1] in _VOWELS:
            pattern = self._patterns.get(form + BEFORE_VOWEL, pattern)
        return _PLACE.sub(lambda _: name, pattern)

    def _function(self, form: str) -> Callable[[Any], Any]:
        return lambda value: self.form(form, str(value))

    def _count(self, value: Any) -> Any:
        from fluent.runtime.types import FluentInt  # loaded late: takes its time

        return FluentInt(self.count(str(value)))


def put_in(value: str) -> str:
    """A value for the place of a variable; the point at its end does not end a sentence: in Brandenb."""
    return value + _GOES_ON if value.endswith(".") else value


def with_capitals(text: str) -> str:
    """The text with capitals where a form begins a sentence, and without marks."""
    if MARK in text:
        text = _BEGINS.sub(lambda at: at[1] + at[2].upper(), text).replace(MARK, "")
    return text.replace(_GOES_ON, "")
