"""The hard seat: simulates the best commands of the normal seat, all in the same dealt worlds, before it decides.

A world is a full table dealt from the seat's own view.  In each world every candidate command is carried out, and all
seats play on like the normal one until the round is over; then the prospects for the rest of the game are compared.
The number of worlds is fixed, whatever the time: the same question always has the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, variance
from typing import Final

from macher.ai.kinds import Kind
from macher.ai.normal import value
from macher.ai.personalities import style_of
from macher.ai.prospects import prospects
from macher.ai.ratings import looks_ahead
from macher.ai.styles import PLAIN
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.errors import CommandRefused
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.polls import PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

Report = Callable[[Command], None]
"""Called with the best command so far."""

SEARCHED: Final[Mapping[type[Options], int]] = {
    ConvertOptions: 4,
    MediaOptions: 6,
    PlacementOptions: 6,
    PollOptions: 4,
    RallyOptions: 6,
    ShiftOptions: 6,
}
"""Decisions that are simulated, with the number of worlds; others are made like the normal seat's."""
WIDTH: Final = 3
"""Most commands that are compared."""
NEAR: Final = 3.0
"""Most points by which a compared command may seem worse than the best one."""
SOONEST: Final = 3
"""Worlds after which a command that falls far behind is given up."""
TRUST: Final = 1.5
"""Points by which the normal seat's difference between two commands is typically wrong."""

_LIGHT: Final = replace(PLAIN, weights=replace(PLAIN.weights, spite=0.0))
"""Style of all seats in a simulation: ignores what rivals lose, which would take most of the time."""


def _nobody(command: Command) -> None:
    """Ignores the best command so far."""


class HardBot:
    """Simulates commands before it chooses one."""

    def __init__(self, kind: Kind | None = None) -> None:
        kind = kind or Kind("hard")
        self.kind = kind.name
        self._style = style_of(kind.style)

    def choose(
        self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream, report: Report = _nobody
    ) -> Command:
        """The command with the best prospects; ``report`` gets the best one so far."""
        choices = value(view, decision, edition, self._style)
        report(choices[0].command)
        worlds = SEARCHED.get(type(decision.options), 0) if looks_ahead(edition) else 0
        near = [choice for choice in choices[:WIDTH] if choice.total >= choices[0].total - NEAR]
        if len(near) == 1 or not worlds:
            return choices[0].command
        return _search(view, near, worlds, edition, stream, report)


def _search(
    seen: PlayerView, near: Sequence[Choice], worlds: int, edition: Edition, stream: Stream, report: Report
) -> Command:
    rows: list[list[float]] = [[] for _ in near]
    alive, best = list(range(len(near))), 0
    for number in range(1, worlds + 1):
        world = determinize(seen, edition, stream)
        for at in alive:
            rows[at].append(_outcome(world, near[at].command, edition, seen))
        if number == 1:
            continue
        best = _best(near, rows, alive)
        report(near[best].command)
        if number >= SOONEST:
            alive = [at for at in alive if at == best or not _hopeless(rows[at], rows[best])]
            if len(alive) == 1:
                break
    return near[best].command


def _outcome(world: Table, command: Command, edition: Edition, seen: PlayerView) -> float:
    """Prospects of the seat after a command in a world."""
    table = world.clone()
    try:
        table.apply(command)
    except CommandRefused:  # impossible with what other seats hold in this world
        return prospects(view(table, seen.seat), edition) - NEAR
    while not table.over and table.round == seen.round:
        seat = table.deciders()[0]
        table.apply(value(view(table, seat), table.decision(seat), edition, _LIGHT)[0].command)
    return prospects(view(table, seen.seat), edition)


def _best(near: Sequence[Choice], rows: Sequence[Sequence[float]], alive: Sequence[int]) -> int:
    """Which command is best, its value for the normal seat and its outcomes weighed by how sure they are."""
    first = alive[0]
    best, most = first, 0.0
    for at in alive[1:]:
        differences = [own - other for own, other in zip(rows[at], rows[first], strict=True)]
        doubt = variance(differences) / len(differences) + 0.02
        sure = TRUST * TRUST / (TRUST * TRUST + doubt)
        better = sure * fmean(differences) + (1 - sure) * (near[at].total - near[first].total)
        if better > most:
            best, most = at, better
    return best


def _hopeless(row: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a command will hardly overtake the best one in further worlds."""
    behind = [other - own for own, other in zip(row, best, strict=True)]
    return fmean(behind) > 2 * sqrt(variance(behind) / len(behind)) + 0.5
