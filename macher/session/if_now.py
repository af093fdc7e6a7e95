"""What the elections of this round would bring if they were held now, and how the game would end, as a view shows it.

The rules themselves hold them on a copy of the table.  What the view does not show is dealt at random with a fixed
seed, as for a plan; it decides nothing, since the states that vote lie open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from macher.engine.chance import Stream
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.procedures import procedures_of
from macher.rules.table import Party, Result, Scored
from macher.rules.views import PlayerView

__all__ = ["Ending", "IfNow", "Result", "if_ended_now", "if_voted_now"]

_SEED: Final = 2019
_KEPT: Final = 8
"""How many positions are remembered."""


@dataclass(frozen=True, slots=True)
class IfNow:
    """Results of the states that vote this round, and what each party would have then."""

    results: tuple[Result, ...]
    """In the order in which they vote."""
    points: tuple[int, ...]
    """Victory points by seat; in classic editions seats won, until the last round."""
    final: bool
    """Whether it is the last round: then all that counts at the end is in the points, but not money."""


class Ending(NamedTuple):
    """A party's points if the game ended now, by where they come from; money is not counted."""

    now: int
    """What it has: won at elections, with all bonuses."""
    election: int
    """What the elections of this round would bring that are still to be held."""
    base: int
    """Members of the party base, with prizes for the largest parties where an edition has them (VG06 7.3)."""
    media: int
    """Places of media presence."""
    opinion: int
    """Matches with the national opinion (VG06 7.4)."""


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A view with its edition; equal if the views are."""

    view: PlayerView
    edition: Edition

    def __hash__(self) -> int:
        return hash((self.view.round, self.view.lands, self.view.results))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.edition is other.edition and self.view == other.view


def if_voted_now(view: PlayerView, edition: Edition) -> IfNow | None:
    """The elections of this round on the position of a view; `None` outside of a game's rounds, and once they are held.

    Everything is converted first (EN19 9a, VG06 6.3.1), and a party that is asked to govern with another one agrees.
    """
    to_vote = _to_vote(view)
    if not _in_a_round(view) or not to_vote or len(to_vote) < len(_open(view)):
        return None
    return _counted(_Asked(view, edition))[0]


def if_ended_now(view: PlayerView, edition: Edition) -> tuple[Ending, ...]:
    """The final scoring by seat on the position of a view, after this round's elections; empty outside of rounds."""
    return _counted(_Asked(view, edition))[1] if _in_a_round(view) else ()


def _in_a_round(view: PlayerView) -> bool:
    return bool(view.round and view.phase)


def _open(view: PlayerView) -> list[int]:
    """Places of the states that vote in this round, in order."""
    places = [place for place in view.voting if not view.lands[place].closed]
    return sorted(places, key=lambda place: view.lands[place].number)


def _to_vote(view: PlayerView) -> list[int]:
    """Those of them whose election is still to be held."""
    held = {(result.land, result.number) for result in view.results}
    return [place for place in _open(view) if (place, view.lands[place].number) not in held]


@lru_cache(maxsize=_KEPT)
def _counted(asked: _Asked) -> tuple[IfNow, tuple[Ending, ...]]:
    view, edition = asked.view, asked.edition
    procedures, table = procedures_of(edition), determinize(view, edition, Stream(_SEED))
    before, had = len(table.results), [_won(party) for party in table.parties]
    for place in _to_vote(view):
        procedures.vote_now(table, place)
    results, final = tuple(table.results[before:]), len(table.results) >= view.elections
    seats = tuple(party.scored[Scored.VOTES] for party in table.parties)
    procedures.score_game(table)
    ends = tuple(_ending(party, now) for party, now in zip(table.parties, had, strict=True))
    if final:
        points = tuple(sum(end) for end in ends)
    elif view.national is not None:
        points = seats
    else:
        points = tuple(end.now + end.election for end in ends)
    return IfNow(results, points, final), ends


def _scored(party: Party, *sources: Scored) -> int:
    """Points of a party from some sources; an edition may not have the last ones."""
    return sum(party.scored[source] for source in sources if source < len(party.scored))


def _won(party: Party) -> int:
    """Points of elections."""
    return _scored(party, Scored.VOTES, Scored.BONUS)


def _ending(party: Party, now: int) -> Ending:
    base, media = _scored(party, Scored.BASE, Scored.RANK), _scored(party, Scored.PRESENCE)
    return Ending(now, _won(party) - now, base, media, _scored(party, Scored.OPINION))
