"""What a seat can tell of its commands beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from macher.engine.command import Command
from macher.engine.errors import CommandRefused
from macher.engine.event import Event
from macher.rules.commands import UsePolitician
from macher.rules.phases.cabinet_actions import CabinetStep, action_options
from macher.rules.table import RowStatus, Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView


def tried(
    table: Table,
    seat: int,
    commands: Sequence[Command],
    effect: Callable[[Table, Command], None] = Table.foresee,
    looker: int | None = None,
) -> PlayerView | None:
    """The view of a seat, or of another ``looker``, after an effect of the seat's commands; the table stays as it is.

    ``None`` if they are refused, or if the effect is not the seat's to know beforehand: chance, hidden cards.
    """
    after = table.clone()
    events: list[Event] = []
    after.log = events
    try:
        for command in commands:
            after.settle()
            effect(after, command)
    except CommandRefused:
        return None
    asked = after.chance.streams != table.chance.streams
    if asked or any(event.tells(seat) for event in events):
        return None
    return view(after, seat if looker is None else looker)


def uses(table: Table, seat: int, place: int, number: int) -> Iterator[tuple[UsePolitician, PlayerView]]:
    """What a politician can do in a state as the table is, with the view after each, as if it were paid and its turn.

    The politician lies there, or will.  Left out are actions whose effect is not the seat's to know beforehand.
    """
    ready = table.clone()
    ready.settle()
    land = ready.lands[place]
    if seat not in land.row:
        land.row.append(seat)
        land.politicians.append(number)
        land.row_status.append(RowStatus.PAID)
    step = CabinetStep([], place, True, land.row.index(seat))
    for command in action_options(ready, seat, place, number):
        if isinstance(command, UsePolitician):
            after = tried(ready, seat, (command,), step.foresee)
            if after is not None:
                yield command, after
