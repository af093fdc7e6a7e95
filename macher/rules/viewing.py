"""Makes the view of a seat from the table."""

from __future__ import annotations

from macher.engine.state import Step
from macher.rules.phases.base import RoundStep, SealedStep, SetupStep
from macher.rules.phases.polls import PollStep
from macher.rules.procedures import procedures_of
from macher.rules.table import Land, Party, Table
from macher.rules.views import AuctionView, LandView, PartyView, PlayerView

__all__ = ["phase_of", "view"]


def _land_view(land: Land, seat: int) -> LandView:
    shown = land.open
    if land.row:
        politicians = tuple(
            [
                number if status or owner == seat else -1
                for number, owner, status in zip(land.politicians, land.row, land.row_status, strict=True)
            ]
        )
    else:
        politicians = ()
    return LandView(
        land.card,
        land.number,
        (*land.opinions[:shown], *[-1] * (len(land.opinions) - shown)),
        land.doubled,
        tuple(land.media),
        tuple(land.votes),
        tuple(land.trend),
        tuple(land.rallies),
        tuple(land.row),
        politicians,
        tuple(land.row_status),
        tuple(land.used),
        land.closed,
    )


def _party_view(party: Party, own: bool, answered: bool) -> PartyView:
    hand = tuple(party.hand) if own else (*sorted(party.known), *[-1] * (len(party.hand) - len(party.known)))
    return PartyView(
        party.party,
        party.money,
        party.base,
        party.points,
        tuple(party.scored),
        tuple(party.program),
        hand,
        tuple(party.draft) if own else (-1,) * len(party.draft),
        tuple(party.known),
        tuple(party.politicians),
        tuple(party.donations),
        party.media,
        party.rallies,
        tuple(party.presence),
        answered,
    )


def phase_of(table: Table) -> str:
    """Name of the phase that is going on."""
    for step in table.flow:
        if isinstance(step, RoundStep) and step.at:
            return table.edition.phases[step.at - 1]
        if isinstance(step, SetupStep) and step.at:
            return table.edition.setup[step.at - 1]
    return ""


def _auction(table: Table, step: Step | None) -> AuctionView | None:
    if not isinstance(step, PollStep) or step.place < 0 or not step.order:
        return None
    back = table.edition.figures.polls[table.poll_deck[-1]].back
    return AuctionView(step.place, back, step.auctioneer, tuple(step.order), tuple(step.bids))


def view(table: Table, seat: int) -> PlayerView:
    """The game as ``seat`` may know it (-1: what everybody knows)."""
    polls = table.edition.figures.polls
    step = table.flow[-1] if table.flow else None
    sealing = isinstance(step, SealedStep)
    answers = table.sealed
    held: tuple[int, int] | None = None
    if table.poll_held >= 0:
        held = (polls[table.poll_held].back, table.poll_held if getattr(step, "seat", -1) == seat >= 0 else -1)
    bit = 1 << seat if seat >= 0 else 0
    everybody = (1 << len(table.parties)) - 1
    discards = tuple(
        [
            (polls[poll].back, poll if known & bit or known == everybody else -1)
            for poll, known in zip(table.poll_discards, table.poll_known, strict=True)
        ]
    )
    seen = PlayerView(
        seat,
        table.version,
        table.edition.key,
        table.length.elections,
        table.options,
        table.round,
        table.start,
        phase_of(table),
        step.name if step else "",
        getattr(step, "place", -1),
        tuple(table.deciders()),
        tuple([_party_view(p, i == seat, sealing and answers[i] is not None) for i, p in enumerate(table.parties)]),
        tuple([_land_view(land, seat) for land in table.lands]),
        answers[seat] if sealing and seat >= 0 else None,
        tuple([kind for kind, count in enumerate(table.opinion_display) if count for _ in range(count)]),
        len(table.opinion_deck),
        tuple(table.opinion_discards),
        tuple(table.program_display),
        len(table.program_deck),
        tuple(table.program_discards),
        polls[table.poll_deck[-1]].back if table.poll_deck else -1,
        len(table.poll_deck),
        discards,
        tuple(table.poll_known),
        held,
        _auction(table, step),
        table.doubles,
        len(table.reserve),
        table.held,
        tuple(table.results),
        tuple(table.voting()) if table.round else (0,),
        tuple([frame.key() for frame in table.flow]),
        table.in_order(),
    )
    return procedures_of(table.edition).complete_view(table, seen)
