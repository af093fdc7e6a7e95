"""Who governs where in a game, for the map of the menu."""

from __future__ import annotations

from typing import Any, Final

from macher.rules.cards import PARTIES
from macher.rules.views import PartyView, PlayerView, Scored
from macher.saves.document import short_digest
from macher.session.session import GameSession
from macher.ui.game import sums
from macher.ui.game.landscape import Governed, LastGame, Place

__all__ = ["as_it_stands"]

_MAJORITY: Final = 50


def as_it_stands(session: GameSession) -> LastGame:
    """A game as everybody at the table knows it now."""
    view, figures, config = session.view(-1), session.edition.figures, session.config
    open_places = sorted((land.number, at) for at, land in enumerate(view.lands) if not land.closed)
    next_at = open_places[0][1] if open_places and view.phase and view.round else -1
    length = session.edition.lengths[view.elections]
    return LastGame(
        mark=short_digest(session.journal.start.digest()),
        rounds=length.rounds,
        worth=_worth(figures.lands[view.lands[next_at].card].points) if next_at >= 0 else 0,
        seats=sums.added(view),
        last=len(view.results) == view.elections - 1,
        lands={figures.lands[result.card].key: _governed(view, result) for result in view.results},
        places=[
            Place(party=PARTIES[party.party], name=seat.name[:80], points=_won(view, party))
            for party, seat in zip(view.parties, config.seats, strict=True)
        ],
    )


def _won(view: PlayerView, party: PartyView) -> int:
    """What a party has won so far: seats in games with a national board until the final count, else points."""
    return party.scored[Scored.VOTES] if sums.added(view) and view.phase else party.points


def _worth(points: tuple[int, ...]) -> int:
    return points[min(_MAJORITY, len(points) - 1)] if points else 0


def _governed(view: PlayerView, result: Any) -> Governed:
    """Those who got the bonus of an election, with their votes."""
    return Governed(
        parties=[PARTIES[view.parties[seat].party] for seat in result.seats],
        votes=[result.votes[seat] for seat in result.seats],
        number=result.number,
    )
