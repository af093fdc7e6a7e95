"""Somebody who never sees the table and hears only what everybody may hear.

``Listener`` keeps public facts by reading redacted events in order, and says them the way a public view does.  It knows
no rule but the most obvious ones: a card that is taken is no longer there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatchmethod

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.table import Result, Scored

SOURCES = [source.name.lower() for source in Scored]


@dataclass
class HeardParty:
    """What is public about a seat."""

    party: int
    money: int
    base: int
    rallies: int
    media: int
    politicians: list[int]
    donations: list[int]
    scored: list[int]
    points: int = 0
    program: list[int] = field(default_factory=list)
    presence: list[int] = field(default_factory=list)


@dataclass
class HeardLand:
    """What is public about a state board."""

    card: int
    number: int
    seats: int
    opinions: list[int] = field(default_factory=lambda: [-1] * 4)
    doubled: int = -1
    media: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    politicians: list[int] = field(default_factory=list)
    closed: bool = False

    def __post_init__(self) -> None:
        self.votes = [0] * self.seats
        self.trend = [0] * self.seats
        self.rallies = [0] * self.seats


class Listener:
    """Public facts, event by event."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.parties: list[HeardParty] = []
        self.lands: list[HeardLand] = []
        self.results: list[Result] = []
        self.round = 0
        self.start = 0
        self.phase = ""
        self.voting: tuple[int, ...] = ()
        self.doubles = 4
        self.reserve = 0
        self.opinion_display: list[int] = []
        self.program_display: list[int] = []
        self.left = {"programs": 0, "opinions": 0, "polls": 0}
        self.discards: dict[str, list[int]] = {"programs": [], "opinions": [], "polls": []}
        self.tops: list[int] = []
        """Backs of the top polls that are still to be taken, the current one last."""
        self.held_back = -1
        self.auction: tuple[int, tuple[int, ...], list[int]] | None = None
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def nothing_scored(self) -> list[int]:
        """No points from any source that the edition has."""
        return [0] * (max(self.edition.sources) + 1)

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Takes an event in; most kinds have their own way below."""

    # --- set-up -------------------------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: ev.GameStarted) -> None:
        figures, length = self.edition.figures, self.edition.lengths[event.elections]
        self.parties = [
            HeardParty(
                party,
                event.money,
                event.base,
                figures.rally_supply,
                length.media_markers,
                list(length.politicians),
                list(range(len(figures.donations))),
                self.nothing_scored(),
            )
            for party in event.parties
        ]
        self.program_display = [-1] * figures.display_size[len(event.parties)]
        self.presence_points = length.presence

    @hear.register
    def _(self, event: ev.LandsDrawn) -> None:
        self.lands = [HeardLand(card, number, len(self.parties)) for number, card in enumerate(event.lands, 1)]
        self.reserve = len(event.reserve)

    @hear.register
    def _(self, event: ev.DeckShuffled) -> None:
        count = len(event.cards)
        if event.again:
            self.discards[event.deck].clear()
            self.left[event.deck] += count
        else:
            self.left[event.deck] = count

    @hear.register
    def _(self, event: ev.OpinionDisplayLaid) -> None:
        self.opinion_display = list(event.kinds)

    @hear.register
    def _(self, event: ev.OpinionDisplayRefilled) -> None:
        self.opinion_display = [kind for kind in event.kinds if kind >= 0]
        self.left["opinions"] = 0  # all that is left is shuffled with the discards

    @hear.register
    def _(self, event: ev.OpinionsDealt) -> None:
        self.left["opinions"] -= len(event.kinds)

    @hear.register
    def _(self, event: ev.OpinionTurned) -> None:
        self.lands[event.land].opinions[event.place] = event.kind

    @hear.register
    def _(self, event: ev.OpinionRepeated) -> None:
        self.left["opinions"] -= 1
        self.discards["opinions"].append(event.kind)

    @hear.register
    def _(self, event: ev.ProgramDisplayLaid) -> None:
        self.left["programs"] -= self.program_display.count(-1) - event.kinds.count(-1)
        self.program_display = list(event.kinds)

    @hear.register
    def _(self, event: ev.ProgramsDealt) -> None:
        self.left["programs"] -= len(event.kinds)

    @hear.register
    def _(self, event: ev.ProgramLaid) -> None:
        party = self.parties[event.seat]
        party.program = sorted([*party.program, *event.kinds])

    @hear.register
    def _(self, event: ev.ProgramsDiscarded) -> None:
        self.discards["programs"] += event.kinds
        if event.seat < 0:
            self.program_display = [-1] * len(self.program_display)

    @hear.register
    def _(self, event: ev.PartyOrderDrawn) -> None:
        self.start = event.seats[0]

    # --- the round ----------------------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: ev.RoundStarted) -> None:
        self.round, self.voting = event.number, event.voting

    @hear.register
    def _(self, event: ev.PhaseStarted) -> None:
        self.phase = event.phase
        for land in self.lands:
            if event.phase == "media_influence":
                land.row, land.politicians = [], []

    @hear.register
    def _(self, event: ev.MoneyChanged) -> None:
        self.parties[event.seat].money = event.money

    @hear.register
    def _(self, event: ev.VotesChanged) -> None:
        self.lands[event.land].votes[event.seat] = event.votes

    @hear.register
    def _(self, event: ev.TrendChanged) -> None:
        self.lands[event.land].trend[event.seat] = event.trend

    @hear.register
    def _(self, event: ev.BaseChanged) -> None:
        self.parties[event.seat].base = event.base

    @hear.register
    def _(self, event: ev.StartPlayerSet) -> None:
        self.start = event.seat

    @hear.register
    def _(self, event: ev.ProgramCardDrawn) -> None:
        self.left["programs"] = event.left

    @hear.register
    def _(self, event: ev.DisplayCardTaken) -> None:
        self.program_display[self.program_display.index(event.kind)] = -1

    @hear.register
    def _(self, event: ev.ProgramSwapped) -> None:
        program = self.parties[event.seat].program
        program[program.index(event.out)] = event.into
        program.sort()

    @hear.register
    def _(self, event: ev.MediaPlaced) -> None:
        self.lands[event.land].media.append(event.seat)
        self.parties[event.seat].media = event.supply

    @hear.register
    def _(self, event: ev.MediaRemoved) -> None:
        self.lands[event.land].media.remove(event.seat)
        self.parties[event.seat].media = event.supply

    @hear.register
    def _(self, event: ev.RalliesPlaced) -> None:
        self.lands[event.land].rallies[event.seat] = event.rallies
        self.parties[event.seat].rallies = event.supply

    @hear.register
    def _(self, event: ev.RalliesConverted) -> None:
        self.lands[event.land].rallies[event.seat] = event.rallies
        self.parties[event.seat].rallies = event.supply

    @hear.register
    def _(self, event: ev.PoliticianPlaced) -> None:
        self.lands[event.land].row.append(event.seat)
        self.lands[event.land].politicians.append(event.politician)

    @hear.register
    def _(self, event: ev.PoliticiansRevealed) -> None:
        self.lands[event.land].politicians = list(event.politicians)

    @hear.register(ev.PoliticianGone)
    @hear.register(ev.PoliticianDeclined)
    def _(self, event: ev.PoliticianGone | ev.PoliticianDeclined) -> None:
        self.parties[event.seat].politicians.remove(event.politician)

    @hear.register
    def _(self, event: ev.DoublePlaced) -> None:
        self.lands[event.land].doubled, self.doubles = event.kind, event.left

    @hear.register
    def _(self, event: ev.DoubleRemoved) -> None:
        self.lands[event.land].doubled, self.doubles = -1, event.left

    @hear.register
    def _(self, event: ev.OpinionShifted) -> None:
        self.lands[event.land].opinions[event.place] = event.into
        self.opinion_display.remove(event.into)
        self.discards["opinions"].append(event.out)

    # --- polls --------------------------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: ev.PollTopTurned) -> None:
        self.tops.append(event.party)
        self.left["polls"] = event.left

    @hear.register
    def _(self, event: ev.AuctionOpened) -> None:
        self.auction = (event.land, event.order, [])

    @hear.register
    def _(self, event: ev.PollBid) -> None:
        self._bid(event.amount)

    @hear.register
    def _(self, event: ev.Passed) -> None:
        if event.step == "polls":
            self._bid(-1)

    def _bid(self, amount: int) -> None:
        if self.auction is not None:
            self.auction[2].append(amount)

    @hear.register
    def _(self, event: ev.PollSeen) -> None:
        self._take_poll()

    @hear.register
    def _(self, event: ev.PollDiscarded) -> None:
        self._take_poll()
        self._drop_poll()

    @hear.register(ev.PollPublished)
    @hear.register(ev.PollKept)
    def _(self, event: ev.PollPublished | ev.PollKept) -> None:
        self._drop_poll()

    def _take_poll(self) -> None:
        self.held_back = self.tops.pop(0)
        self.auction = None
        if not self.tops:
            self.left["polls"] = 0

    def _drop_poll(self) -> None:
        self.discards["polls"].append(self.held_back)
        self.held_back = -1

    # --- elections ----------------------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: ev.ElectionHeld) -> None:
        self.election = event

    @hear.register
    def _(self, event: ev.ElectionDecided) -> None:
        held = self.election
        result = Result(
            held.card, held.land, held.number, self.round, held.votes, held.points,
            event.outcome, event.seats, event.winners, event.bonus, (),
        )  # fmt: skip  # one line for what, one for how
        self.results.append(result)

    @hear.register
    def _(self, event: ev.PointsScored) -> None:
        party = self.parties[event.seat]
        party.points = event.total
        party.scored[SOURCES.index(event.source)] += event.points

    @hear.register
    def _(self, event: ev.PresenceGained) -> None:
        self.lands[event.land].media.remove(event.seat)
        self.parties[event.seat].presence.append(event.number)
        last = self.results[-1]
        self.results[-1] = last._replace(moved=(*last.moved, event.seat))

    @hear.register
    def _(self, event: ev.DonationDecided) -> None:
        self.parties[event.seat].donations.remove(event.card)

    @hear.register
    def _(self, event: ev.LandClosed) -> None:
        land = self.lands[event.land]
        land.opinions, land.closed = [], True
        self.discards["opinions"] += event.kinds

    @hear.register
    def _(self, event: ev.LandOpened) -> None:
        self.lands[event.land] = HeardLand(event.card, event.number, len(self.parties))
        self.reserve -= 1

    @hear.register
    def _(self, event: ev.GameEnded) -> None:
        self.phase = ""
        self.scores, self.winners = event.scores, event.winners
