"""All chance of a game: small integer streams, one for each source, inside the state.

The generator is SplitMix64: a 64-bit counter and a mixing function, fast in plain Python, and the same in every
process.  Streams of different sources never touch each other, so a different move does not change the other draws.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from macher.engine.parts import Part, part

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def seed_stream(seed: int, *names: int) -> int:
    """First state of a stream; the numbers tell streams of one seed apart."""
    value = _mix((seed + _STEP) & _MASK)
    for name in names:
        value = _branch(value, name)
    return value


def _branch(value: int, name: int) -> int:
    return _mix((value ^ ((name + 1) * _STEP)) & _MASK)


def _shuffle(value: int, items: MutableSequence[T]) -> int:
    """Brings the items into a random order; returns where the stream stands then."""
    for last in range(len(items) - 1, 0, -1):
        value = (value + _STEP) & _MASK
        other = (_mix(value) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    return value


class Stream:
    """A stream outside the state: for bots, samples and tests."""

    __slots__ = ("_value",)

    def __init__(self, seed: int, *names: int) -> None:
        self._value = seed_stream(seed, *names)

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1."""
        self._value = (self._value + _STEP) & _MASK
        return (_mix(self._value) * count) >> 64

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return self.below(1 << 53) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Brings the items into a random order."""
        self._value = _shuffle(self._value, items)

    def pass_over(self, items: Sequence[T]) -> None:
        """Goes on as if it had shuffled the items, where nobody needs their order."""
        self._value = (self._value + max(len(items) - 1, 0) * _STEP) & _MASK


class Streams:
    """Streams that differ in their last number alone, so that each is made quickly."""

    __slots__ = ("_stem",)

    def __init__(self, seed: int, *names: int) -> None:
        self._stem = seed_stream(seed, *names)

    def __getitem__(self, name: int) -> Stream:
        """The same as ``Stream(seed, *names, name)``."""
        stream = Stream.__new__(Stream)
        stream._value = _branch(self._stem, name)
        return stream


@part
@dataclass(slots=True)
class Chance(Part):
    """The streams of a game, by number of their source."""

    streams: list[int]

    @classmethod
    def seeded(cls, seed: int, sources: int) -> Chance:
        """Streams for a new game."""
        stem = seed_stream(seed)
        return cls([_branch(stem, source) for source in range(sources)])

    def below(self, source: int, count: int) -> int:
        """A number from 0 to ``count`` - 1 of the source's stream."""
        value = (self.streams[source] + _STEP) & _MASK
        self.streams[source] = value
        return (_mix(value) * count) >> 64

    def shuffle(self, source: int, items: MutableSequence[T]) -> None:
        """Brings the items into a random order."""
        self.streams[source] = _shuffle(self.streams[source], items)
