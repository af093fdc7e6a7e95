"""Facts of politicians that are sent, paid for or act (EN19 phases 5 and 6)."""

from __future__ import annotations

from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.commands import PayPolitician, PlacePoliticians, UsePolitician
from macher.rules.edition import ActionName
from macher.rules.rows import votes_then


def sent(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes that a politician can bring where it does most, against what the other command brings there."""
    best, most, instead = None, 0, _lying(sight, other)
    for place, number in _lying(sight, command).items():
        now, votes = votes_then(sight.edition, sight.view, place, sight.seat), _most_votes(sight, place, number)
        otherwise = _most_votes(sight, place, instead[place]) if place in instead else now
        if votes > now and votes - otherwise > most:
            card = sight.view.lands[place].card
            best, most = Fact("sent", votes, now, place, card, sight.seat, politician=number), votes - otherwise
    return best


def rival_hit(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes of the rival that can lose most by a politician in a state where the other command sends none."""
    best, most, instead = None, 0, _lying(sight, other)
    for place, number in _lying(sight, command).items():
        for seat in range(len(sight.view.parties)):
            now = votes_then(sight.edition, sight.view, place, seat)
            least = min(votes_then(sight.edition, after, place, seat) for after in sight.acted(place, number))
            if seat != sight.seat and place not in instead and now - least > most:
                best, most = Fact("rival", least, now, place, sight.view.lands[place].card, seat), now - least
    return best


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


def _most_votes(sight: Sight, place: int, number: int) -> int:
    return max(votes_then(sight.edition, after, place, sight.seat) for after in sight.acted(place, number))


def _lying(sight: Sight, command: Command) -> dict[int, int]:
    """Politicians that a command sends or pays for, by place; none in the classic editions."""
    if sight.view.national is not None:
        return {}
    if isinstance(command, PlacePoliticians):
        return {place: number for place, number in enumerate(command.politicians) if number >= 0}
    if isinstance(command, PayPolitician):
        land = sight.view.lands[sight.view.place]
        return {sight.view.place: land.politicians[land.row.index(sight.seat)]}
    return {}
