"""What surrounds an election on its night: standings before and after it, the media presence, earlier elections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macher.rules.edition import Edition
from macher.rules.views import PlayerView, Result

__all__ = ["Night", "Past", "Spot", "night_of", "ranked"]


@dataclass(frozen=True, slots=True)
class Past:
    """An election that is over: who has won the land, with their votes."""

    number: int
    land: str
    """Key of the land."""
    sides: tuple[tuple[int, int], ...]
    """Seat and votes of each that got the bonus: two of a coalition, two or more of several majorities."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot of the media presence."""

    number: int
    points: int
    """What a marker here brings at the end of the game."""
    land: str
    """Key of the land; empty as long as nobody has voted there."""
    seats: tuple[int, ...]
    """Whose markers lie here."""


@dataclass(frozen=True, slots=True)
class Night:
    """What is known on the evening of an election, and nothing that came later."""

    past: tuple[Past, ...]
    """The elections before this one, in their order."""
    tonight: Past
    spots: tuple[Spot, ...]
    before: tuple[int, ...]
    """Points by seat from the elections before this one."""
    after: tuple[int, ...]

    @property
    def last(self) -> bool:
        """Whether no other election follows."""
        return self.tonight.number == len(self.spots)


def night_of(view: PlayerView, edition: Edition, number: int) -> Night:
    """The evening of an election that has been held.  Raises StopIteration for another one."""
    held = sorted((each for each in view.results if each.number <= number), key=lambda each: each.number)
    this = next(each for each in held if each.number == number)
    seats = range(len(view.parties))
    lands = {each.number: edition.figures.lands[each.card].key for each in held}
    moved = {each.number: each.moved for each in held}
    points = edition.lengths[view.elections].presence
    return Night(
        tuple(_past(each, lands[each.number]) for each in held if each is not this),
        _past(this, lands[number]),
        tuple(Spot(at, worth, lands.get(at, ""), moved.get(at, ())) for at, worth in enumerate(points, 1)),
        tuple(sum(_gained(each, seat) for each in held if each is not this) for seat in seats),
        tuple(sum(_gained(each, seat) for each in held) for seat in seats),
    )


def _past(result: Result, land: str) -> Past:
    return Past(result.number, land, tuple((seat, result.votes[seat]) for seat in result.seats))


def _gained(result: Result, seat: int) -> int:
    return result.points[seat] + (result.bonus if seat in result.seats else 0)


def ranked(points: Sequence[int]) -> tuple[int, ...]:
    """The seats from the most points to the fewest, ties in the order of the seats."""
    return tuple(sorted(range(len(points)), key=lambda seat: -points[seat]))
