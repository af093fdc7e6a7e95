"""The seats of a new game as the four questions of its ballot see them: own party, number and level of the rivals."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ai.kinds import HUMAN, STYLES, Kind
from macher.ui.game.quick import NAMES, rival_name
from macher.ui.settings.settings import SeatChoice

__all__ = ["cast", "common_level", "own_party", "people_of", "play_party", "rivals_of", "set_level", "set_rivals"]

Seats = Sequence[SeatChoice]


def people_of(seats: Seats) -> list[SeatChoice]:
    """The taken seats of persons."""
    return [seat for seat in seats if seat.open and seat.kind == HUMAN]


def rivals_of(seats: Seats) -> list[SeatChoice]:
    """The taken seats of AI parties."""
    return [seat for seat in seats if seat.open and seat.kind != HUMAN]


def own_party(seats: Seats) -> str:
    """The party of the first person; empty if AI parties are among themselves."""
    return next((seat.party for seat in people_of(seats)), "")


def common_level(seats: Seats) -> str:
    """The level of all rivals; empty if they differ."""
    levels = {seat.kind.partition(":")[0] for seat in rivals_of(seats)}
    return levels.pop() if len(levels) == 1 else ""


def set_level(seats: Seats, level: str) -> None:
    """All rivals play on this level; each keeps its personality."""
    for seat in rivals_of(seats):
        seat.kind = Kind(level, seat.kind.partition(":")[2]).name


def set_rivals(seats: Seats, count: int, drawn: Sequence[str]) -> None:
    """So many rivals: free seats are taken by characters in this order, or the last ones are given up."""
    level = common_level(seats) or "normal"
    while len(rivals_of(seats)) > count:
        rivals_of(seats)[-1].open = False
    for seat in seats:
        if len(rivals_of(seats)) >= count:
            return
        if not seat.open:
            _sit_down(seat, level, _free(seats, drawn))


def cast(seats: Seats, drawn: Sequence[str]) -> None:
    """The rivals become characters in this order, at the level that they have."""
    for seat, style in zip(rivals_of(seats), drawn, strict=False):
        _sit_down(seat, seat.kind.partition(":")[0], style)


def play_party(seats: Seats, party: str) -> None:
    """The first person plays this party; whoever had it gets the person's former one."""
    person = next(iter(people_of(seats)), None)
    wanted = next(seat for seat in seats if seat.party == party)
    if person is None or person is wanted:
        return
    own = (person.kind, person.name, person.open)
    name = NAMES[person.party] if wanted.name == NAMES[party] else wanted.name
    person.kind, person.name, person.open = wanted.kind, name, wanted.open
    if person.kind == HUMAN and not person.open:
        person.kind = "normal"
    wanted.kind, wanted.name, wanted.open = own


def _sit_down(seat: SeatChoice, level: str, style: str) -> None:
    seat.open, seat.kind = True, Kind(level, style).name
    seat.name = rival_name(style) if style else NAMES[seat.party]


def _free(seats: Seats, drawn: Sequence[str]) -> str:
    """A character who does not sit there yet."""
    sitting = {seat.kind.partition(":")[2] for seat in rivals_of(seats)}
    return next((style for style in (*drawn, *STYLES) if style not in sitting), "")
