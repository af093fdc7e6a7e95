"""Somebody who hears only what everybody may hear at a table with a national board (see ``listener``)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from listener import HeardLand, HeardParty, Listener

from macher.engine.event import Event
from macher.rules.edition import Edition
from macher.rules.table import Result

DISPLACED = ("OpinionRepeated", "OpinionPooled", "OpinionBuried", "DeckShuffled", "OpinionTurned")
"""Events that can stand between a repeated opinion and the one that takes its place."""

NO_BACK = -1


@dataclass
class HeardRegion(HeardLand):
    """What is public about a region."""

    stack: list[int] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    poll: bool = False
    payout: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.stack = list(range(self.seats))


@dataclass
class HeardFaction(HeardParty):
    """What is public about a seat."""

    tiles: int = 4


class ClassicListener(Listener):
    """Public facts, event by event; what ``Listener`` hears in the same way is left to it."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.order: list[int] = []
        self.national: list[int] = [-1] * 5
        self.secured: list[bool] = [False] * 5
        self.coalitions: list[tuple[int, int]] = []
        self.offer: tuple[int, int] | None = None
        self.accepted: list[int] = []
        self.repeated = -1

    def hear(self, event: Event) -> None:
        """Takes an event in."""
        name = type(event).__name__
        if self.repeated >= 0 and name not in DISPLACED:
            self.lands[self.repeated].opinions.pop()
            self.repeated = -1
        own = getattr(self, f"_{name}", None)
        if own is None:
            super().hear(event)
        else:
            own(event)

    # --- set-up and cards ---------------------------------------------------------------------------------------------

    def _GameStarted(self, event: Any) -> None:
        length: Any = self.edition.lengths[event.elections]
        supply = self.edition.figures.rally_supply
        self.parties = [
            HeardFaction(
                party,
                event.money,
                event.base,
                supply,
                length.media_markers,
                list(length.politicians),
                list(length.donations),
                self.nothing_scored(),
            )
            for party in event.parties
        ]
        self.payouts = length.payouts
        self.order = list(range(len(event.parties)))
        self.accepted = [-1] * len(event.parties)

    def _region(self, card: int, number: int) -> HeardRegion:
        return HeardRegion(card, number, len(self.parties), payout=number in self.payouts)

    def _LandsDrawn(self, event: Any) -> None:
        self.lands = [self._region(card, number) for number, card in enumerate(event.lands, 1)]
        self.reserve = len(event.reserve)

    def _DeckShuffled(self, event: Any) -> None:
        """Usually the discards alone; where no opinion of the pile would do, both together."""
        count, discards = len(event.cards), self.discards[event.deck]
        both = not event.again or count > len(discards)
        self.left[event.deck] = count if both else self.left[event.deck] + count
        if event.again:
            discards.clear()

    def _drawn_for(self, land: int) -> None:
        if self.repeated == land:
            self.left["opinions"] -= 1
        self.repeated = -1

    def _OpinionTurned(self, event: Any) -> None:
        self._drawn_for(event.land)
        self.lands[event.land].opinions[event.place] = event.kind

    def _OpinionRepeated(self, event: Any) -> None:
        self._drawn_for(event.land)
        self.repeated = event.land

    def _PoolLaid(self, event: Any) -> None:
        self.left["opinions"] -= len(event.kinds)

    def _OpinionPooled(self, event: Any) -> None:
        if event.kept:
            self.opinion_display = sorted([*self.opinion_display, event.kind])
        else:
            self.discards["opinions"].append(event.kind)

    def _OpinionBuried(self, event: Any) -> None:
        self.left["opinions"] += 1

    def _OpinionShifted(self, event: Any) -> None:
        self.lands[event.land].opinions[event.place] = event.into
        self.opinion_display.remove(event.into)

    def _ProgramDealt(self, event: Any) -> None:
        self.parties[event.seat].program = sorted(event.kinds)
        self.left["programs"] -= len(event.kinds)

    def _HandDrawn(self, event: Any) -> None:
        self.left["programs"] = event.left

    # --- order, cabinet, coalitions -----------------------------------------------------------------------------------

    def _OrderSet(self, event: Any) -> None:
        self.order, self.start = list(event.seats), event.seats[0]

    _StartOrderDrawn = _OrderSet

    def _StartPlayerSet(self, event: Any) -> None:
        count = len(self.parties)
        self.start = event.seat
        self.order = [(event.seat + number) % count for number in range(count)]

    def _PhaseStarted(self, event: Any) -> None:
        self.phase = event.phase
        self.accepted = [-1] * len(self.parties)
        if event.phase not in ("cabinet_sending", "cabinet_use"):
            for land in self.lands:
                land.row, land.politicians = [], []

    def _VotesChanged(self, event: Any) -> None:
        land = self.lands[event.land]
        land.votes[event.seat] = event.votes
        if event.delta:
            land.stack.remove(event.seat)
            land.stack.append(event.seat)

    def _TileLaid(self, event: Any) -> None:
        self.parties[event.seat].tiles = event.left
        self.lands[event.land].tiles.append(event.seat)

    def _TileGone(self, event: Any) -> None:
        self.lands[event.land].tiles.remove(event.seat)

    def _CoalitionOffered(self, event: Any) -> None:
        self.offer = None if event.forced else (event.seat, event.partner)

    def _CoalitionAnswered(self, event: Any) -> None:
        self.offer = None

    def _CoalitionFormed(self, event: Any) -> None:
        self.coalitions.append((event.seat, event.partner))

    # --- polls --------------------------------------------------------------------------------------------------------

    def _PollsLaid(self, event: Any) -> None:
        self.left["polls"] = event.left
        for land in event.lands:
            self.lands[land].poll = True

    def _AuctionOpened(self, event: Any) -> None:
        self.auction = (event.land, event.order, [-2] * len(event.order))

    def _PollBid(self, event: Any) -> None:
        self.auction[2][self.order.index(event.seat)] = event.amount

    def _Passed(self, event: Any) -> None:
        if event.step == "poll_auctions":
            self.auction[2][self.order.index(event.seat)] = -1

    def _PollSeen(self, event: Any) -> None:
        self.lands[event.land].poll = False
        self.auction = None

    def _PollDiscarded(self, event: Any) -> None:
        self._PollSeen(event)
        self.discards["polls"].append(NO_BACK)

    def _PollKept(self, event: Any) -> None:
        self.discards["polls"].append(NO_BACK)

    _PollPublished = _PollKept

    # --- elections ----------------------------------------------------------------------------------------------------

    def _ElectionWon(self, event: Any) -> None:
        held, together = self.election, len(event.winners) > 1
        outcome = "coalition" if together else "single"
        if event.narrow:
            outcome = "narrow_coalition" if together else "narrow"
        self.results.append(
            Result(
                held.card, held.land, held.number, self.round, held.votes, held.points,
                outcome, event.winners, event.winners, 0, (),
            )
        )  # fmt: skip  # one line for what, one for how

    def _NationalPlaced(self, event: Any) -> None:
        self.lands[event.land].opinions.remove(event.kind)
        self.national, self.secured = list(event.opinions), [bool(twice) for twice in event.secured]
        self.discards["opinions"] += event.gone

    def _NationalDiscarded(self, event: Any) -> None:
        self.lands[event.land].opinions.remove(event.kind)
        self.discards["opinions"].append(event.kind)

    def _DonationLaid(self, event: Any) -> None:
        self.accepted[event.seat] = -2

    def _DonationDecided(self, event: Any) -> None:
        self.parties[event.seat].donations.remove(event.card)
        if event.accept:
            self.accepted[event.seat] = event.card

    def _LandClosed(self, event: Any) -> None:
        land = self.lands[event.land]
        land.opinions, land.closed = [], True
        self.discards["opinions"] += event.kinds
        self.voting = tuple(place for place in self.voting if place != event.land)
        self.coalitions = []

    def _LandOpened(self, event: Any) -> None:
        self.lands[event.land] = self._region(event.card, event.number)
        self.reserve -= 1
