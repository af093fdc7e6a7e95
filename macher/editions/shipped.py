"""The editions that come with the game, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from macher.editions.parts import EditionParts


class _Place(NamedTuple):
    """Where the parts of an edition are, and what is needed before they are loaded."""

    module: str
    name: str
    words: tuple[str, ...] = ()
    """Names of its vocabularies, the nearest first; empty for the words of 2019."""


_PLACES: Final = {
    "2019": _Place("macher.editions.limited2019", "LIMITED_2019"),
    "2006": _Place("macher.editions.classic", "CLASSIC_2006", ("2006", "classic")),
    "1997": _Place("macher.editions.classic", "CLASSIC_1997", ("1997", "classic")),
    "consim": _Place("macher.editions.classic", "CONSIM", ("consim", "1997", "classic")),
}


class _Shipped(Mapping[str, "EditionParts"]):
    """The parts of each edition, loaded when they are first asked for: a menu needs the keys alone."""

    def __getitem__(self, key: str) -> EditionParts:
        place = _PLACES[key]
        parts: EditionParts = getattr(import_module(place.module), place.name)
        return parts

    def __contains__(self, key: object) -> bool:
        return key in _PLACES

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)


SHIPPED: Final[Mapping[str, EditionParts]] = _Shipped()


def words_of_edition(key: str) -> tuple[str, ...]:
    """Names of an edition's vocabularies, the nearest first.  Raises ``KeyError``."""
    return _PLACES[key].words
