"""Records of the player's files, with a check for each field.

The files are small and read at every start, so this does without a library that takes longer to load than they to read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import asdict, field, fields
from typing import Any, Self, TypeVar

__all__ = [
    "Guarded",
    "Record",
    "Unfit",
    "checked",
    "each",
    "number",
    "one_of",
    "or_nothing",
    "pair",
    "record",
    "required",
    "table",
    "text",
    "truth",
    "whole",
]

T = TypeVar("T")
R = TypeVar("R", bound="Record")
Check = Callable[[object], T]
"""Gives the value as it is kept; raises `ValueError` for one that does not fit."""


class Unfit(ValueError):
    """A value that does not fit its field."""


class Record:
    """Base of dataclasses whose fields are made with `checked` and `required`, and checked when one is made or read."""

    def __post_init__(self) -> None:
        """Raises `Unfit` for a value that does not fit its field."""
        for name in self.__dataclass_fields__:  # type: ignore[attr-defined]
            object.__setattr__(self, name, self._fit(name, getattr(self, name)))

    def _fit(self, name: str, value: object) -> object:
        check: Check[object] = self.__dataclass_fields__[name].metadata["check"]  # type: ignore[attr-defined]
        try:
            return check(value)
        except ValueError as error:
            raise Unfit(f"{name} ({error})") from error

    @classmethod
    def read(cls, raw: object) -> Self:
        """The record in the content of a file; unknown fields are left out.  Raises `Unfit`."""
        if not isinstance(raw, Mapping):
            raise Unfit("no table")
        try:
            return cls(**{each.name: raw[each.name] for each in fields(cls) if each.name in raw})  # type: ignore[arg-type]
        except TypeError as error:
            raise Unfit("something is missing") from error

    def written(self) -> dict[str, Any]:
        """The record as JSON can hold it."""
        return asdict(self)  # type: ignore[call-overload,no-any-return]


class Guarded(Record):
    """A record that is also checked whenever a field is set."""

    def __post_init__(self) -> None:
        """Everything was checked when it was set."""

    def __setattr__(self, name: str, value: object) -> None:
        """Raises `Unfit`, and the field stays as it was."""
        object.__setattr__(self, name, self._fit(name, value))


def checked(check: Check[T], usual: T) -> T:
    """A field with its usual value, of which every record gets a copy of its own."""
    made: T = field(default_factory=lambda: copy(usual), metadata={"check": check})
    return made


def required(check: Check[T]) -> T:
    """A field that must be given."""
    made: T = field(metadata={"check": check})
    return made


# -- checks ----------------------------------------------------------------------------------------------------------


def truth(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value


def whole(least: int, most: int) -> Check[int]:
    """A whole number in these bounds."""

    def check(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError("no such number")
        return value

    return check


def number(least: float, most: float) -> Check[float]:
    """A number in these bounds."""

    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise ValueError("no such number")
        return float(value)

    return check


def text(most: int, least: int = 0) -> Check[str]:
    """A text of so many characters that a file can hold."""

    def check(value: object) -> str:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise ValueError("no such text")
        value.encode()  # half a surrogate pair is a `ValueError`, too
        return value

    return check


def one_of(*values: T) -> Check[T]:
    """One of these values."""
    return lambda value: values[values.index(value)]  # others are not found, a `ValueError`


def or_nothing(check: Check[T]) -> Check[T | None]:
    """What another check takes, or `None`."""
    return lambda value: None if value is None else check(value)


def pair(check: Check[T]) -> Check[tuple[T, T]]:
    """Two of the same kind."""

    def both(value: object) -> tuple[T, T]:
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise ValueError("no pair")
        return check(value[0]), check(value[1])

    return both


def each(check: Check[T], most: int) -> Check[list[T]]:
    """A list of so many at most."""

    def all_of(value: object) -> list[T]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise ValueError("no such list")
        return [check(item) for item in value]

    return all_of


def table(check: Check[T], most: int) -> Check[dict[str, T]]:
    """Values by texts, so many at most."""
    name = text(_LONGEST_NAME)

    def all_of(value: object) -> dict[str, T]:
        if not isinstance(value, Mapping) or len(value) > most:
            raise ValueError("no such table")
        return {name(key): check(item) for key, item in value.items()}

    return all_of


def record(kind: type[R]) -> Check[R]:
    """A record, or the content of a file with one."""
    return lambda value: value if isinstance(value, kind) else kind.read(value)


_LONGEST_NAME = 300_000
"""Characters of a key in a table: more than a whole file has."""
