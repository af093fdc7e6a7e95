"""What the elections of this round would bring if they were held now, as far as a view shows it.

The rules themselves hold them on a copy of the table.  What the view does not show is dealt at random with a fixed
seed, as for a plan; it decides nothing, since the states that vote lie open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from macher.engine.chance import Stream
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.procedures import procedures_of
from macher.rules.table import Result, Scored
from macher.rules.views import PlayerView

__all__ = ["IfNow", "Result", "if_voted_now"]

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
    open_places = [place for place in view.voting if not view.lands[place].closed]
    held = {(result.land, result.number) for result in view.results}
    if not view.round or not view.phase or not open_places:
        return None
    if any((place, view.lands[place].number) in held for place in open_places):
        return None
    return _held(_Asked(view, edition))


@lru_cache(maxsize=_KEPT)
def _held(asked: _Asked) -> IfNow:
    view, edition = asked.view, asked.edition
    procedures, table = procedures_of(edition), determinize(view, edition, Stream(_SEED))
    before = len(table.results)
    for place in sorted(view.voting, key=lambda each: view.lands[each].number):
        procedures.vote_now(table, place)
    results = tuple(table.results[before:])
    final = len(table.results) >= view.elections
    if final:
        procedures.score_game(table)
    national = view.national is not None
    points = tuple(
        party.scored[Scored.VOTES] if national and not final else sum(party.scored) - party.scored[Scored.MONEY]
        for party in table.parties
    )
    return IfNow(results, points, final)
