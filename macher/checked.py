"""Tables of values that the program writes and reads again: every entry is checked when a table is made.

For the files that are read at every start, before the menu: pydantic, which tells people all that is wrong with a file
they write by hand, takes as long to load as the window to open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self, dataclass_transform

__all__ = [
    "Check",
    "Checked",
    "Wrong",
    "either",
    "entry",
    "flag",
    "listed",
    "maybe",
    "number",
    "one_of",
    "part",
    "table",
    "text",
    "whole",
]


class Wrong(ValueError):
    """A value does not fit; `place` leads there from outside: names of entries, and numbers in lists."""

    def __init__(self, *place: str | int) -> None:
        super().__init__(".".join(map(str, place)))
        self.place = place


Check = Callable[[Any], Any]
"""Gives a value as it is kept, lists and tables as copies; raises `Wrong` for one that does not fit."""

# --- single values ----------------------------------------------------------------------------------------------------


def text(most: int, form: str = "", least: int = 0) -> Check:
    """A text of so many characters at most; all of it has the form of a regular expression, if one is given."""
    fits = re.compile(form).fullmatch if form else None

    def check(value: Any) -> Any:
        if isinstance(value, str) and least <= len(value) <= most and (fits is None or fits(value)):
            return value
        raise Wrong

    return check


def whole(least: int, most: int) -> Check:
    """A whole number between two limits, which belong to it."""

    def check(value: Any) -> Any:
        if type(value) is int and least <= value <= most:
            return value
        raise Wrong

    return check


def number(least: float, most: float) -> Check:
    """A number between two limits, which belong to it."""

    def check(value: Any) -> Any:
        if type(value) in (int, float) and least <= value <= most:
            return float(value)
        raise Wrong

    return check


def flag(value: Any) -> Any:
    """True or false."""
    if type(value) is bool:
        return value
    raise Wrong


def one_of(*names: str) -> Check:
    """One of some names."""

    def check(value: Any) -> Any:
        if isinstance(value, str) and value in names:
            return value
        raise Wrong

    return check


# --- values made of others --------------------------------------------------------------------------------------------


def maybe(check: Check) -> Check:
    """A value, or `None`."""
    return lambda value: None if value is None else check(value)


def either(one: Check, other: Check) -> Check:
    """A value of one kind or another."""

    def check(value: Any) -> Any:
        try:
            return one(value)
        except Wrong:
            return other(value)

    return check


def listed(each: Check, most: int, least: int = 0, made: type[list[Any]] | type[tuple[Any, ...]] = list) -> Check:
    """A list of so many values, or a tuple of them."""

    def check(value: Any) -> Any:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise Wrong
        return made([_at(place, each, found) for place, found in enumerate(value)])

    return check


def table(name: Check, each: Check, most: int) -> Check:
    """A table of so many values by name."""

    def check(value: Any) -> Any:
        if not isinstance(value, dict) or len(value) > most:
            raise Wrong
        return {_at(key, name, key): _at(key, each, found) for key, found in value.items()}

    return check


def part(kind: type[Checked]) -> Check:
    """A table with entries of its own."""

    def check(value: Any) -> Any:
        return value if isinstance(value, kind) else kind.read(value)

    return check


def _at(place: str | int, check: Check, value: Any) -> Any:
    try:
        return check(value)
    except Wrong as wrong:
        raise Wrong(place, *wrong.place) from None


# --- tables with entries of their own ---------------------------------------------------------------------------------

_REQUIRED: Final = object()


class _Entry(NamedTuple):
    check: Check
    usual: Any


def entry(check: Check, *, default: Any = _REQUIRED) -> Any:
    """An entry of a `Checked`; one without a default has to be there."""
    return _Entry(check, default)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(entry,))
class Checked:
    """A table with entries, declared like the fields of a data class: ``points: int = entry(whole(0, 9), default=0)``.

    What becomes of other entries, each class says with `unknown`: they are dropped, kept for a program that knows them,
    or refused.  Type checkers let entries be set only with ``frozen=False``.  Raises `Wrong` for what does not fit.
    """

    _entries: ClassVar[dict[str, _Entry]] = {}
    _unknown: ClassVar[str] = "drop"
    _more: dict[str, Any]
    """Other entries that are kept, of each table."""

    def __init_subclass__(
        cls, *, unknown: Literal["drop", "keep", "refuse", ""] = "", frozen: bool = True, more: Mapping[str, Any] = {}
    ) -> None:
        """`more` are entries that are declared elsewhere."""
        own = {name: found for name, found in (*more.items(), *vars(cls).items()) if isinstance(found, _Entry)}
        cls._entries = {**cls._entries, **own}
        cls._unknown = unknown or cls._unknown

    def __init__(self, /, **given: Any) -> None:
        kept = vars(self)
        for name, (check, usual) in self._entries.items():
            value = given.pop(name, usual)
            if value is _REQUIRED:
                raise Wrong(name)
            kept[name] = _at(name, check, value)
        if given and self._unknown == "refuse":
            raise Wrong(next(iter(given)))
        kept["_more"] = given if self._unknown == "keep" else {}

    @classmethod
    def read(cls, value: Any) -> Self:
        """The table in a JSON value."""
        if not isinstance(value, dict):
            raise Wrong
        return cls(**value)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Its entries."""
        return tuple(cls._entries)

    @property
    def all(self) -> dict[str, Any]:
        """Every entry, those that were kept, too."""
        return {**self._more, **{name: getattr(self, name) for name in self._entries}}

    def changed(self, **entries: Any) -> Self:
        """The same with other entries."""
        return type(self)(**{**self.all, **entries})

    def put(self, name: str, value: Any) -> None:
        """Sets an entry once it is checked."""
        vars(self)[name] = _at(name, self._entries[name].check, value)

    def plain(self) -> dict[str, Any]:
        """Every entry as a JSON value."""
        found: dict[str, Any] = _plain(self)
        return found

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.all})"


def _plain(value: Any) -> Any:
    if isinstance(value, Checked):
        value = value.all
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
