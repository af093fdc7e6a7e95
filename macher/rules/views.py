"""What a seat may know: its own secrets, everything public, counts of what is hidden, and what public play reveals.

A view is built field by field and holds nothing but numbers, words and tuples, so there is no way back to the state.
Other seats' money is in it: every payment and income is public, so anybody who counts can deduce the amount.  The
option "open money" decides whether the interface shows it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.state import Step
from macher.rules.edition import GameOptions
from macher.rules.phases.base import RoundStep, SealedStep, SetupStep
from macher.rules.phases.polls import PollStep
from macher.rules.table import Land, Party, Result, RowStatus, Scored, Table


@wire
class LandView(NamedTuple):
    """A state board."""

    card: int
    number: int
    opinions: tuple[int, ...]
    """Four kinds, -1 for face-down ones; empty once the election is over."""
    doubled: int
    media: tuple[int, ...]
    votes: tuple[int, ...]
    trend: tuple[int, ...]
    rallies: tuple[int, ...]
    row: tuple[int, ...]
    politicians: tuple[int, ...]
    """-1 for another seat's politician that lies face down."""
    row_status: tuple[int, ...]
    used: tuple[str, ...]
    closed: bool
    stack: tuple[int, ...] = ()
    """Seats in the order in which their votes markers last moved, the latest last: of markers with equal votes, the
    latest lies on top.  Empty in editions where this has no effect."""
    tiles: tuple[int, ...] = ()
    """Seats whose coalition tile lies here."""
    poll: bool = False
    """Whether a poll lies face down here."""
    payout: bool = False
    """Whether the round of this election pays money for the party base."""


@wire
class NationalView(NamedTuple):
    """The national board of the classic editions."""

    opinions: tuple[int, ...]
    """Kind on each space from the left, -1 for a free one."""
    secured: tuple[bool, ...]
    """Whether an identical second card lies there."""


@wire
class PartyView(NamedTuple):
    """What a seat has."""

    party: int
    money: int
    base: int
    points: int
    scored: tuple[int, ...]
    program: tuple[int, ...]
    """Empty while the opening programs are secret."""
    hand: tuple[int, ...]
    """Own kinds; for other seats the kinds everybody has seen, then -1 for each unknown card."""
    draft: tuple[int, ...]
    known: tuple[int, ...]
    politicians: tuple[int, ...]
    """Politicians still in the game, placed ones included; public, since used ones are revealed."""
    donations: tuple[int, ...]
    media: int
    rallies: int
    presence: tuple[int, ...]
    answered: bool
    """Whether a sealed answer of this seat waits for the others."""
    tiles: int = 0
    """Coalition tiles in the supply."""


@wire
class AuctionView(NamedTuple):
    """The poll auction that is going on."""

    place: int
    party: int
    """Back of the poll, or -1 where backs are all alike."""
    auctioneer: int
    order: tuple[int, ...]
    bids: tuple[int, ...]
    """Bids so far, by place in the order; -1 for passing.  In auctions with several rounds: the latest bid of each seat
    in the order, -1 for passed, -2 for no bid yet."""


@wire
class PlayerView(NamedTuple):
    """The game as one seat may know it; ``seat`` -1 is the public."""

    seat: int
    version: int
    edition: str
    elections: int
    options: GameOptions
    round: int
    start: int
    phase: str
    """Name of the phase of the rulebook or set-up step that is going on; empty when the game is over."""
    step: str
    """Name of the step that asks now."""
    place: int
    """State board concerned, or -1."""
    deciders: tuple[int, ...]
    parties: tuple[PartyView, ...]
    lands: tuple[LandView, ...]
    sealed: Command | None
    """The own sealed answer."""
    opinion_display: tuple[int, ...]
    opinion_left: int
    opinion_discards: tuple[int, ...]
    program_display: tuple[int, ...]
    program_left: int
    program_discards: tuple[int, ...]
    poll_back: int
    """Party on the back of the top poll, or -1."""
    poll_left: int
    poll_discards: tuple[tuple[int, int], ...]
    """(back, poll number or -1 if this seat has not seen its front), the oldest first."""
    poll_public: tuple[int, ...]
    """Bits of the seats that know each discarded poll."""
    poll_held: tuple[int, int] | None
    """(back, poll number or -1) of the poll that its buyer looks at."""
    auction: AuctionView | None
    doubles: int
    reserve: int
    held: int
    results: tuple[Result, ...]
    voting: tuple[int, ...]
    flow: tuple[tuple[Any, ...], ...]
    """The public part of the flow, from which ``determinize`` continues."""
    order: tuple[int, ...] = ()
    """Seats in the order of play."""
    national: NationalView | None = None
    """The national board, where there is one; then ``opinion_display`` is the exchange pool, duplicates included."""
    coalitions: tuple[tuple[int, int], ...] = ()
    """Pairs that go into this round's election together."""
    offer: tuple[int, int] | None = None
    """(asking seat, asked seat) of the coalition offer that waits for an answer."""
    accepted: tuple[int, ...] = ()
    """Donation card that each seat has laid open this round; -1 for none, -2 for one laid face down."""

    def national_cards(self) -> list[int]:
        """Kinds of all cards on the national board, second cards included."""
        if self.national is None:
            return []
        cards = [kind for kind in self.national.opinions if kind >= 0]
        return cards + [kind for kind, twice in zip(*self.national, strict=True) if twice]


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
        tuple([kind for kind, count in enumerate(table.opinion_display) for _ in range(count)]),
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
        tuple(table.in_order()),
    )
    return table.complete_view(seen)


__all__ = [
    "AuctionView",
    "LandView",
    "NationalView",
    "PartyView",
    "PlayerView",
    "Result",
    "RowStatus",
    "Scored",
    "phase_of",
    "view",
]
