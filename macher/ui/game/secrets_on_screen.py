"""What is visible on a shared screen: private questions, hidden money, or all for teaching; views made from others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from macher.engine.decision import Decision
from macher.i18n.hidden import Hidden

if TYPE_CHECKING:
    from macher.rules.views import LandView, PartyView, PlayerView

LOOK: Final = 8.0
"""Seconds until a look at private things closes by itself."""


def covered_view(view: PlayerView, shown: int = -1) -> PlayerView:
    """The view with all money hidden except that of the seat that looks."""
    parties = [
        party if seat == shown else party._replace(money=Hidden(party.money)) for seat, party in enumerate(view.parties)
    ]
    return view._replace(parties=tuple(parties))


def at_rest(view: PlayerView) -> PlayerView:
    """The view with nobody asked: what it shows is told, not decided on."""
    return view._replace(deciders=())


def with_board_of(past: PlayerView, now: PlayerView, place: int) -> PlayerView:
    """A former view with one board as it is now, as long as the same state lies on it."""
    if not 0 <= place < len(past.lands) or past.lands[place].card != now.lands[place].card:
        return past
    lands = list(past.lands)
    lands[place] = now.lands[place]
    return past._replace(lands=tuple(lands))


def with_covered_opinions(view: PlayerView, places: Sequence[int]) -> PlayerView:
    """A view in which no opinion of these states has been turned up yet."""
    lands = tuple(
        land._replace(opinions=(-1,) * len(land.opinions)) if place in places else land
        for place, land in enumerate(view.lands)
    )
    return view._replace(lands=lands)


def covered_decision(decision: Decision) -> Decision:
    """A public question whose bounds do not give away the money behind them."""
    options: Any = decision.options
    covered = {name: Hidden(getattr(options, name)) for name in ("money", "most") if hasattr(options, name)}
    return decision._replace(options=replace(options, **covered)) if covered else decision


def opened(view: PlayerView, views: Sequence[PlayerView]) -> PlayerView:
    """A view with the private things of all seats added: hands, drafts and politicians."""
    parties = [_party(party, views[seat].parties[seat]) for seat, party in enumerate(view.parties)]
    lands = [_land(land, [each.lands[place] for each in views]) for place, land in enumerate(view.lands)]
    return view._replace(parties=tuple(parties), lands=tuple(lands))


def _party(party: PartyView, own: PartyView) -> PartyView:
    hand = own.hand if -1 in party.hand and len(own.hand) == len(party.hand) else party.hand
    draft = own.draft if -1 in party.draft and len(own.draft) == len(party.draft) else party.draft
    return party._replace(hand=hand, draft=draft)


def _land(land: LandView, others: Sequence[LandView]) -> LandView:
    politicians = list(land.politicians)
    for other in others:
        for at, number in enumerate(other.politicians[: len(politicians)]):
            politicians[at] = max(politicians[at], number)
    return land._replace(politicians=tuple(politicians))
