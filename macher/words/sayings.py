"""What the six characters say in a game: a line at the start, and one when their habit decides something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from macher.ai.kinds import HUMAN, STYLES
from macher.engine.event import Event
from macher.i18n.texts import Texts
from macher.rules import events as ev
from macher.rules.national import events as ce

__all__ = ["Saying", "sayings", "spoken"]

_MAJORITY: Final = 50
"""Votes of which the gambler speaks."""
_FULL: Final = 4
"""Rallies in a state of which the campaigner speaks."""


class Saying(NamedTuple):
    """A line that a seat says; `key` names its text, `style` who says it."""

    seat: int
    style: str
    key: str


def sayings(kinds: Sequence[str], events: Sequence[Event]) -> Mapping[int, Sequence[Saying]]:
    """What is said after which of these events of a game, by the place of the event.

    Each character speaks twice at most: at the very beginning, and the first time that the habit pays.  A personality
    that is hidden says nothing, since that would give it away.
    """
    speakers = {seat: style for seat, kind in enumerate(kinds) if (style := _style(kind))}
    if not speakers or not events:
        return {}
    found: dict[int, list[Saying]] = {}
    if isinstance(events[0], ev.GameStarted):
        found[0] = [Saying(seat, style, f"rival-{style}-quote") for seat, style in speakers.items()]
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    for at, event in enumerate(events):
        for seat in [seat for seat, style in speakers.items() if _pays(style, seat, people, events, at)]:
            style = speakers.pop(seat)
            found.setdefault(at, []).append(Saying(seat, style, f"rival-{style}-said"))
        if isinstance(event, ev.GameEnded) or not speakers:
            break
    return found


def spoken(texts: Texts, saying: Saying, player: str) -> str:
    """The line as the log has it."""
    return texts("rival-says", player=player, words=texts(saying.key))


def _style(kind: str) -> str:
    """The character of a seat that everybody knows; empty for people, plain seats and hidden personalities."""
    style = kind.partition(":")[2]
    return style if style in STYLES else ""


def _pays(style: str, seat: int, people: Sequence[int], events: Sequence[Event], at: int) -> bool:
    """Whether an event is the one that a character speaks of."""
    match style, events[at]:
        case "treasurer", ev.PointsScored(seat=who, source="money", points=points):
            return who == seat and points > 0
        case "gambler", ev.ElectionHeld(votes=votes):
            return votes[seat] >= _MAJORITY
        case "editor", ev.OpinionShifted(seat=who):
            return who == seat
        case "marketplace", ev.RalliesPlaced(seat=who, count=count, rallies=rallies):
            return who == seat and rallies - count < _FULL <= rallies
        case "broker", ev.ElectionDecided(outcome="coalition", seats=seats):
            return seat in seats
        case "broker", ce.CoalitionFormed() as formed:
            return seat in (formed.seat, formed.partner)
        case "pollster", ev.PollPublished(seat=who):
            return who == seat and _costs_people(people, events, at)
        case _:
            return False


def _costs_people(people: Sequence[int], events: Sequence[Event], at: int) -> bool:
    """Whether a published poll has lowered the trend of somebody who plays here."""
    for event in events[at + 1 :]:
        if isinstance(event, ce.EntriesPublished):
            continue
        if not isinstance(event, ev.TrendChanged):
            return False
        if event.seat in people and event.delta < 0:
            return True
    return False
