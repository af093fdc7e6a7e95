"""What a seat may know of a table: its own secrets, everything public, and counts of what is hidden.

A view is built field by field and holds nothing but numbers, words and tuples, so there is no way back to the state.
Other seats' money is in it: every payment and income is public, so anybody who counts can deduce the amount.  The
option "open money" decides whether the interface shows it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.rules.options import GameOptions
from macher.rules.table import Result, RowStatus, Scored

__all__ = ["AuctionView", "LandView", "NationalView", "PartyView", "PlayerView", "Result", "RowStatus", "Scored"]


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
