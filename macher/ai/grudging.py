"""What grudges do: of commands that are nearly as good, a character likes to hurt whom it bears one, not to help.

A grudge never makes a character take what its level would not have taken as well (`macher.ai.equals`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from macher.ai.grievances import Grievance, Memory, grudges
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.event import Event
from macher.rules.commands import AnswerCoalition, ShiftOpinion, UsePolitician
from macher.rules.edition import ActionName, Edition
from macher.rules.formula import match_sum
from macher.rules.national.commands import AskCoalition, PublishEntries, UseCabinetCard
from macher.rules.national.options import EntryOptions, OfferOptions
from macher.rules.phases.election import CoalitionOptions
from macher.rules.views import PlayerView

__all__ = ["Bearers", "borne", "resented"]

Grudges = tuple[int, ...]
"""How much a seat bears each seat a grudge, from 0 to 4."""

FAR: Final = 25
"""Points behind the first from which nobody decides a game out of spite in its last round."""
_AGAINST: Final = (ActionName.REMOVE_MEDIA, ActionName.REPLACE_MEDIA, ActionName.OTHER_TREND)
"""Actions against one seat."""


class Bearers:
    """The characters of a game by seat, and what they bear each seat by now."""

    def __init__(self, styles: Mapping[int, str], edition: Edition) -> None:
        self._styles, self._edition, self._memory = styles, edition, Memory(edition)

    def take(self, events: Iterable[Event]) -> None:
        """What has happened since, up to the end of a command."""
        for event in events:
            self._memory.take(event)
        self._memory.close()

    def grudges(self, seen: PlayerView) -> Grudges:
        """Those of the seat that looks; nothing without a character."""
        return borne(self._memory.grievances, self._styles, seen, self._edition) if seen.seat in self._styles else ()


def borne(found: Iterable[Grievance], styles: Mapping[int, str], seen: PlayerView, edition: Edition) -> Grudges:
    """The grudges of the seat that looks, as far as they count; ``styles``: characters by seat.

    Against a seat without a character, a person's, all of them never count more than the largest one: only who bears
    that one counts it.  In the last round they do not count from far behind, nor against the last seat.
    """
    found, seats = list(found), len(seen.parties)
    own = list(grudges(found, seen.seat, seats, seen.round, styles[seen.seat]))
    for by in range(seats):
        if by not in styles:
            most = max(styles, key=lambda seat: (grudges(found, seat, seats, seen.round, styles[seat])[by], -seat))
            own[by] = own[by] if most == seen.seat else 0
    if seen.round == edition.lengths[seen.elections].rounds:
        points = [party.points for party in seen.parties]
        if points[seen.seat] < max(points) - FAR:
            return (0,) * seats
        own = [0 if points[by] == min(points) else grudge for by, grudge in enumerate(own)]
    return tuple(own)


def resented(command: Command, options: Options, seen: PlayerView, held: Grudges) -> int:
    """The largest grudge against a seat that a command hurts, or less than 0: that against a partner, negative."""
    partner = _partner(command, options)
    if partner >= 0:
        return -held[partner]
    return max([held[seat] for seat in _hurt(command, options, seen)], default=0)


def _partner(command: Command, options: Options) -> int:
    """The seat that a command governs with, or -1."""
    match command, options:
        case AskCoalition(partner=partner), _:
            return partner
        case AnswerCoalition(accept=True), OfferOptions(partner=partner):
            return partner
        case AnswerCoalition(accept=True), CoalitionOptions(leader=leader):
            return leader
    return -1


def _hurt(command: Command, options: Options, seen: PlayerView) -> list[int]:
    """The seats that a command hurts, as far as it could hurt others instead."""
    match command:
        case UsePolitician(main=main, secondary=secondary):
            actions = [main, secondary]
        case UseCabinetCard(action=action):
            actions = [action]
        case PublishEntries(seats=seats) if isinstance(options, EntryOptions):
            return [seat for seat in seats if seat != seen.seat and options.changes[seat] < 0]
        case ShiftOpinion(out=out, into=into):
            return [seat for seat in range(len(seen.parties)) if seat != seen.seat and _loses(seen, seat, out, into)]
        case _:
            return []
    return [each.target for each in actions if each is not None and each.name in _AGAINST and each.target >= 0]


def _loses(seen: PlayerView, seat: int, out: int, into: int) -> bool:
    """Whether a seat loses matches by a shifted opinion."""
    land, program = seen.lands[seen.place], seen.parties[seat].program
    after = [into if kind == out else kind for kind in land.opinions]
    return match_sum(program, after, land.doubled) < match_sum(program, land.opinions, land.doubled)
