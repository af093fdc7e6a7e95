"""Facts of politicians that are sent, paid for or act (EN19 phases 5 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.commands import PayPolitician, PlacePoliticians, UsePolitician
from macher.rules.edition import ActionName
from macher.rules.rows import votes_then


def sent(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes that a politician can bring where it does most: more than any that only the other command sends."""
    best, most = None, _most_gained(sight, other, command)
    for place, number in _lying(sight, command).items():
        now, votes = votes_then(sight.edition, sight.view, place, sight.seat), _most_votes(sight, place, number)
        if votes - now > most and not _sends(sight, other, place, number):
            card = sight.view.lands[place].card
            best, most = Fact("sent", votes, now, place, card, sight.seat, politician=number), votes - now
    return best


def rival_hit(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes of the rival that can lose most by a politician: more than by any that only the other command sends."""
    best, most = None, max((gone for _, gone in _hits(sight, other, command)), default=0)
    for fact, gone in _hits(sight, command, other):
        if gone > most:
            best, most = fact, gone
    return best


def _hits(sight: Sight, command: Command, other: Command) -> Iterator[tuple[Fact, int]]:
    """Votes of rivals where a command sends politicians that the other one does not, and how many they can lose."""
    for place, number in _lying(sight, command).items():
        for seat in range(len(sight.view.parties)):
            now = votes_then(sight.edition, sight.view, place, seat)
            least = min(votes_then(sight.edition, after, place, seat) for after in sight.acted(place, number))
            if seat != sight.seat and not _sends(sight, other, place, number):
                yield Fact("rival", least, now, place, sight.view.lands[place].card, seat), now - least


def poll(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What a poll brings at least that a politician takes."""
    takes = [ActionName.POLL in acts(sight, each) for each in (command, other)]
    return Fact("kept", sight.edition.figures.poll_kept_base) if takes == [True, False] else None


def acts(sight: Sight, command: Command) -> set[ActionName]:
    """Actions of a command: those chosen, or those of the politicians that it sends or pays for."""
    if isinstance(command, UsePolitician):
        return {action.name for action in (command.main, command.secondary) if action}
    politicians = sight.edition.figures.politicians
    found = {spec.name for number in _lying(sight, command).values() for spec in politicians[number].actions}
    return found if sight.view.poll_left else found - {ActionName.POLL}


def marker(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own media markers in a state after a politician puts one there."""
    for place, number in _lying(sight, command).items():
        now = sight.view.lands[place].media.count(sight.seat)
        most = max(after.lands[place].media.count(sight.seat) for after in sight.acted(place, number))
        if most > now and not _sends(sight, other, place, number):
            return Fact("markers", most, land=place, state=sight.view.lands[place].card)
    return None


def _most_votes(sight: Sight, place: int, number: int) -> int:
    return max(votes_then(sight.edition, after, place, sight.seat) for after in sight.acted(place, number))


def _most_gained(sight: Sight, command: Command, other: Command) -> int:
    """Most own votes by a politician that only the first command sends."""
    return max(
        (
            _most_votes(sight, place, number) - votes_then(sight.edition, sight.view, place, sight.seat)
            for place, number in _lying(sight, command).items()
            if not _sends(sight, other, place, number)
        ),
        default=0,
    )


def _sends(sight: Sight, command: Command, place: int, number: int) -> bool:
    return _lying(sight, command).get(place) == number


def _lying(sight: Sight, command: Command) -> dict[int, int]:
    """Politicians that a command sends or pays for, by place."""
    if isinstance(command, PlacePoliticians):
        return {place: number for place, number in enumerate(command.politicians) if number >= 0}
    if isinstance(command, PayPolitician):
        land = sight.view.lands[sight.view.place]
        return {sight.view.place: land.politicians[land.row.index(sight.seat)]}
    return {}
