"""Amounts that the program may calculate with but not show: money that somebody keeps covered.

A covered amount counts like any whole number: it can be compared, and what is left after a price is covered too.  Texts
write it as dots, so that no screen can reveal it by mistake.  The difference of two covered amounts is an open number:
what somebody pays is public, what somebody has is not (EN19, "Money").
"""

from __future__ import annotations

from typing import Final

__all__ = ["DOTS", "Hidden", "covered_like"]

DOTS: Final = "•••"
"""What stands on the screen for a covered amount."""


class Hidden(int):
    """A whole number that is written as dots."""

    def __add__(self, other: int) -> int:
        return Hidden(int(self) + int(other))

    def __radd__(self, other: int) -> int:
        return Hidden(int(other) + int(self))

    def __sub__(self, other: int) -> int:
        change = int(self) - int(other)
        return change if isinstance(other, Hidden) else Hidden(change)

    def __rsub__(self, other: int) -> int:
        return Hidden(int(other) - int(self))

    def __mul__(self, other: int) -> int:
        return Hidden(int(self) * int(other))

    def __floordiv__(self, other: int) -> int:
        return Hidden(int(self) // int(other))

    def __neg__(self) -> int:
        return Hidden(-int(self))

    def __abs__(self) -> int:
        return Hidden(abs(int(self)))

    def __str__(self) -> str:
        return DOTS

    def __repr__(self) -> str:
        return DOTS

    def __format__(self, spec: str) -> str:
        return DOTS


def covered_like(model: int, value: int) -> int:
    """The value, covered if ``model`` is: a limit that follows from covered money would reveal the money."""
    return Hidden(value) if isinstance(model, Hidden) else value
