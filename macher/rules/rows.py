"""What a party's row of a state says in a view."""

from __future__ import annotations

from macher.rules.edition import Edition
from macher.rules.formula import match_sum
from macher.rules.views import PlayerView


def capped(edition: Edition, votes: int) -> int:
    """The votes, limited by the end of the track."""
    cap = edition.capabilities.vote_cap
    return votes if cap is None else min(votes, cap)


def gained_votes(edition: Edition, view: PlayerView, place: int, seat: int, *, steps: int = 0) -> int:
    """The votes that converting all rallies of a row brings, perhaps with more steps of trend."""
    land = view.lands[place]
    matches = match_sum(view.parties[seat].program, land.opinions, land.doubled)
    return edition.policies.votes_for(land.rallies[seat], land.trend[seat] + steps, matches)


def votes_then(edition: Edition, view: PlayerView, place: int, seat: int) -> int:
    """The votes of a row if everything were converted now."""
    return capped(edition, view.lands[place].votes[seat] + gained_votes(edition, view, place, seat))
