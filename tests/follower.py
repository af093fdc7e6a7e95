"""Follows a table from the JSON lines of ``macher replay --events`` alone, as ``macher/EVENTS.md`` describes them.

Imports nothing of the game: what it knows, the lines have told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

Line = dict[str, Any]


OPENING = (
    "AnswerOpened", "ProgramLaid", "HandKept", "DeploymentRevealed", "StartBidsRevealed", "StartOrderDrawn",
)  # fmt: skip  # one list of names
"""Events with which sealed answers are opened, always those of all seats together."""


class Broken(AssertionError):
    """A line does not follow from those before it."""


def need(holds: bool, line: Line, why: str) -> None:
    """Raises ``Broken`` with the line."""
    if not holds:
        raise Broken(f"{why}: {json.dumps(line)[:300]}")


class Deck:
    """Cards in the order in which they will be drawn, and their discards."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.discards: list[int] = []

    def draw(self, line: Line, count: int = 1) -> list[int]:
        """The top cards."""
        need(len(self.cards) >= count, line, "the deck is too small")
        drawn, self.cards = self.cards[:count], self.cards[count:]
        return drawn

    def take(self, line: Line, card: int) -> None:
        """Draws a card that must be this one."""
        need(self.draw(line) == [card], line, "another card lay on top")

    def shuffle(self, line: Line, whole: bool) -> None:
        """A new order: after what a running action has drawn, or instead of everything."""
        if whole or not line["again"]:
            self.cards = []
            self.discards = []
        for card in line["cards"]:
            if card in self.discards:
                self.discards.remove(card)
        self.cards = self.cards + line["cards"]


class Land:
    """A state board."""

    def __init__(self, card: int, number: int, seats: int) -> None:
        self.card, self.number, self.closed = card, number, False
        self.opinions: list[int] = []
        self.open = 0
        self.doubled = -1
        self.media: list[int] = []
        self.votes, self.trend, self.rallies = ([0] * seats for _ in range(3))
        self.row: list[tuple[int, int]] = []
        self.repeated = -1


class Seat:
    """What a seat has."""

    def __init__(self, first: Line) -> None:
        figures, length = first["figures"], first["length"]
        self.money, self.base, self.points = first["money"], first["base"], 0
        self.scored: dict[str, int] = {}
        self.media, self.rallies = length["media_markers"], figures["rally_supply"]
        self.politicians = list(length["politicians"])
        self.donations = list(range(len(figures.get("donations", ()))))
        self.program: list[int] = []
        self.hand: list[int] = []
        self.draft: list[int] = []
        self.presence: list[int] = []


class Follower:
    """The table as the lines tell it."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = iter(lines)
        first = next(self.lines)
        need(first["event"] == "GameStarted", first, "a game must have started")
        self.first = first
        self.figures = first["figures"]
        self.seats = [Seat(first) for _ in first["parties"]]
        self.lands: list[Land] = []
        self.decks = {name: Deck() for name in ("programs", "opinions", "polls")}
        self.display: list[int] = []
        self.opinion_display: set[int] = set()
        self.doubles = 0
        self.round = self.start = self.version = self.held = 0
        self.kept = 0
        self.answered: set[int] = set()
        self.winners: list[int] | None = None
        self.number = 0
        self.last = first
        self.phase = ""

    def lying_for_exchange(self) -> list[int]:
        """The opinions that an opinion of a state can be exchanged for."""
        return sorted(self.opinion_display)

    def until(self, version: int) -> None:
        """Reads on up to the last event of a version."""
        while self.version <= version:
            if self.last is not self.first and self.last["version"] > version:
                return
            if self.last is not self.first:
                self.read(self.last)
            following = next(self.lines, None)
            if following is None:
                self.version = version + 1
                return
            self.number += 1
            need(following["n"] == self.number, following, "a number is missing")
            need(following["version"] >= self.version, following, "versions run backwards")
            self.version = following["version"]
            self.previous, self.last = self.last, following

    def read(self, line: Line) -> None:
        """Takes in one event; those that change nothing need no method."""
        need(line["round"] == self.round or line["event"] == "RoundStarted", line, "another round")
        if line["event"] in OPENING:
            self.answered.clear()
        method = getattr(self, line["event"], None)
        if method is not None:
            method(line)

    def AnswerSealed(self, line: Line) -> None:
        need(line["seat"] not in self.answered, line, "the seat has answered already")
        self.answered.add(line["seat"])

    # -- set-up --------------------------------------------------------------------------------------------------------

    def LandsDrawn(self, line: Line) -> None:
        self.lands = [Land(card, number, len(self.seats)) for number, card in enumerate(line["lands"], 1)]
        self.doubles = len(self.lands)
        self.reserve = list(line["reserve"])
        smallest = min(self.figures["lands"][card]["maximum"] for card in line["lands"])
        need(self.figures["lands"][line["lands"][0]]["maximum"] == smallest, line, "the smallest state votes first")

    def DeckShuffled(self, line: Line) -> None:
        self.decks[line["deck"]].shuffle(line, whole=self.previous["event"] == "OpinionDisplayRefilled")

    def OpinionDisplayLaid(self, line: Line) -> None:
        self.opinion_display = set(line["kinds"])

    def OpinionsDealt(self, line: Line) -> None:
        need(self.decks["opinions"].draw(line, 4) == line["kinds"], line, "other opinions lay on top")
        self.lands[line["land"]].opinions = list(line["kinds"])

    def _turned(self, line: Line) -> Land:
        land = self.lands[line["land"]]
        if land.repeated >= 0:
            land.opinions[land.repeated] = self.decks["opinions"].draw(line)[0]
            land.repeated = -1
        need(line["place"] == land.open and land.opinions[land.open] == line["kind"], line, "another opinion lay there")
        return land

    def OpinionTurned(self, line: Line) -> None:
        land = self._turned(line)
        need(all(line["kind"] >> 1 != kind >> 1 for kind in land.opinions[: land.open]), line, "the topic lies there")
        land.open += 1

    def OpinionRepeated(self, line: Line) -> None:
        land = self._turned(line)
        need(any(line["kind"] >> 1 == kind >> 1 for kind in land.opinions[: land.open]), line, "the topic is new")
        self.decks["opinions"].discards.append(line["kind"])
        land.repeated = line["place"]

    def ProgramDisplayLaid(self, line: Line) -> None:
        size = self.figures["display_size"][str(len(self.seats))]
        before = self.display or [-1] * size
        for place, kind in enumerate(line["kinds"]):
            if before[place] >= 0:
                need(before[place] == kind, line, "a card of the display has changed")
            elif kind >= 0:
                self.decks["programs"].take(line, kind)
        self.display = list(line["kinds"])

    def ProgramsDealt(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        drawn = self.decks["programs"].draw(line, len(line["kinds"]))
        need(drawn == line["kinds"], line, "other cards lay on top")
        if self.first["options"]["deal_programs"] or seat.hand or seat.program:
            seat.hand = list(line["kinds"])
        else:
            seat.draft = list(line["kinds"])

    def AnswerOpened(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.draft.remove(line["values"][0])
        seat.hand.append(line["values"][0])

    def DraftPassed(self, line: Line) -> None:
        self.kept = line["kept"]
        self.passed = [seat.draft for seat in self.seats]

    def DraftHandReceived(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        need(sorted(self.passed[line["seat"] - 1]) == sorted(line["kinds"]), line, "the right neighbour had others")
        seat.draft = list(line["kinds"])
        if self.kept == 4:
            seat.hand += seat.draft
            seat.draft = []

    def ProgramLaid(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        for kind in line["kinds"]:
            seat.hand.remove(kind)
        seat.program += line["kinds"]

    def ProgramsDiscarded(self, line: Line) -> None:
        pile = self.display if line["seat"] < 0 else self.seats[line["seat"]].hand
        for kind in line["kinds"]:
            pile.remove(kind)
        if line["seat"] < 0:
            self.display = []
        self.decks["programs"].discards += line["kinds"]

    def HandKept(self, line: Line) -> None:
        need(self.seats[line["seat"]].hand == [line["kind"]], line, "more than one card is left")

    def PartyOrderDrawn(self, line: Line) -> None:
        self.start = line["seats"][0]

    # -- payments and scales -------------------------------------------------------------------------------------------

    def MoneyChanged(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.money += line["delta"]
        need(seat.money == line["money"] >= 0, line, "the money is another")

    def BaseChanged(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.base += line["delta"]
        need(seat.base == line["base"] >= 0, line, "the base is another")

    def VotesChanged(self, line: Line) -> None:
        votes = self.lands[line["land"]].votes
        votes[line["seat"]] += line["delta"]
        need(votes[line["seat"]] == line["votes"], line, "the votes are others")

    def TrendChanged(self, line: Line) -> None:
        trend = self.lands[line["land"]].trend
        trend[line["seat"]] += line["delta"]
        need(
            trend[line["seat"]] == line["trend"] and line["trend"] in self.figures["trend_scale"], line, "another trend"
        )

    def PointsScored(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.points += line["points"]
        seat.scored[line["source"]] = seat.scored.get(line["source"], 0) + line["points"]
        need(seat.points == line["total"], line, "the points are others")

    # -- the round -----------------------------------------------------------------------------------------------------

    def RoundStarted(self, line: Line) -> None:
        self.round = line["number"]

    def PhaseStarted(self, line: Line) -> None:
        self.phase = line["phase"]
        if line["phase"] not in ("cabinet_placement", "cabinet_actions"):
            for land in self.lands:
                land.row = []

    def StartPlayerSet(self, line: Line) -> None:
        self.start = line["seat"]

    def ProgramCardDrawn(self, line: Line) -> None:
        self.decks["programs"].take(line, line["kind"])
        need(len(self.decks["programs"].cards) == line["left"], line, "another number of cards is left")
        self.seats[line["seat"]].hand.append(line["kind"])

    def DisplayCardTaken(self, line: Line) -> None:
        need(self.display[line["place"]] == line["kind"], line, "another card lay there")
        self.display[line["place"]] = -1
        self.seats[line["seat"]].hand.append(line["kind"])

    def ProgramSwapped(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.program.remove(line["out"])
        seat.hand.remove(line["into"])
        seat.program.append(line["into"])
        seat.hand.append(line["out"])
        need(len({kind >> 1 for kind in seat.program}) >= 4, line, "too many topics are repeated")

    def MediaPlaced(self, line: Line) -> None:
        seat, land = self.seats[line["seat"]], self.lands[line["land"]]
        seat.media -= 1
        land.media.append(line["seat"])
        need(seat.media == line["supply"] >= 0 and len(land.media) <= self.spots_for_media(), line, "no such marker")

    def spots_for_media(self) -> int:
        """Media markers for which a state has room."""
        return self.figures["media_spots"]

    def MediaRemoved(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        self.lands[line["land"]].media.remove(line["seat"])
        seat.media += 1
        need(seat.media == line["supply"], line, "the supply is another")

    def PresenceGained(self, line: Line) -> None:
        self.lands[line["land"]].media.remove(line["seat"])
        self.seats[line["seat"]].presence.append(line["number"])
        need(self.first["length"]["presence"][line["number"] - 1] == line["points"], line, "the spot has other points")

    def RalliesPlaced(self, line: Line) -> None:
        seat, land = self.seats[line["seat"]], self.lands[line["land"]]
        seat.rallies -= line["count"]
        land.rallies[line["seat"]] += line["count"]
        costs = self.figures["rally_costs"]
        need(not line["cost"] or line["cost"] == costs[line["count"]], line, "rallies cost something else")
        need((land.rallies[line["seat"]], seat.rallies) == (line["rallies"], line["supply"]), line, "other rallies")

    def PoliticianPlaced(self, line: Line) -> None:
        need(line["politician"] in self.seats[line["seat"]].politicians, line, "the politician has gone")
        self.lands[line["land"]].row.append((line["seat"], line["politician"]))

    def PoliticiansRevealed(self, line: Line) -> None:
        row = list(zip(line["seats"], line["politicians"], strict=True))
        need(self.lands[line["land"]].row == row, line, "others were placed")

    def PoliticianPaid(self, line: Line) -> None:
        need(self.figures["politicians"][line["politician"]]["cost"] == line["cost"], line, "another cost")

    def PoliticianDeclined(self, line: Line) -> None:
        self.seats[line["seat"]].politicians.remove(line["politician"])

    PoliticianGone = PoliticianDeclined

    def DoublePlaced(self, line: Line) -> None:
        self.lands[line["land"]].doubled = line["kind"]
        self.doubles -= 1
        need(self.doubles == line["left"] >= 0, line, "no such marker")

    def DoubleRemoved(self, line: Line) -> None:
        need(self.lands[line["land"]].doubled == line["kind"], line, "no marker lies there")
        self.lands[line["land"]].doubled = -1
        self.doubles += 1
        need(self.doubles == line["left"], line, "another number of markers")

    def OpinionShifted(self, line: Line) -> None:
        land = self.lands[line["land"]]
        need(land.opinions[line["place"]] == line["out"] != land.doubled, line, "another opinion lies there")
        land.opinions[line["place"]] = line["into"]
        self.opinion_display.remove(line["into"])
        self.decks["opinions"].discards.append(line["out"])

    def PollSeen(self, line: Line) -> None:
        self.decks["polls"].take(line, line["poll"])

    def _poll_gone(self, line: Line) -> None:
        self.decks["polls"].discards.append(line["poll"])

    PollPublished = PollKept = _poll_gone

    def PollDiscarded(self, line: Line) -> None:
        self.PollSeen(line)
        self._poll_gone(line)

    def RalliesConverted(self, line: Line) -> None:
        seat, land = self.seats[line["seat"]], self.lands[line["land"]]
        land.rallies[line["seat"]] -= line["count"]
        seat.rallies += line["count"]
        need((land.rallies[line["seat"]], seat.rallies) == (line["rallies"], line["supply"]), line, "other rallies")
        need(land.trend[line["seat"]] == line["trend"], line, "the trend is another")
        matches = 0
        for kind in land.opinions[: land.open]:
            weight = 2 if kind == land.doubled else 1
            matches += weight * ((kind in seat.program) - (kind ^ 1 in seat.program))
        gained = self.votes_for(line["count"], land.trend[line["seat"]], matches)
        need((matches, gained) == (line["matches"], line["gained"]), line, "the formula gives something else")

    def votes_for(self, count: int, trend: int, matches: int) -> int:
        """What rallies bring."""
        return max(1, count + trend) * max(1, matches)

    def ElectionHeld(self, line: Line) -> None:
        land = self.lands[line["land"]]
        table = self.figures["lands"][line["card"]]["points"]
        need(land.votes == line["votes"] and land.card == line["card"], line, "other votes")
        need([table[min(votes, 50)] for votes in land.votes] == line["points"], line, "other points")

    def ElectionDecided(self, line: Line) -> None:
        self.held += 1
        need(bool(line["winners"]) == (line["outcome"] != "none"), line, "somebody has won or nobody")

    def DonationDecided(self, line: Line) -> None:
        self.seats[line["seat"]].donations.remove(line["card"])

    def LandClosed(self, line: Line) -> None:
        land = self.lands[line["land"]]
        need(land.opinions == line["kinds"] and not land.media and land.doubled < 0, line, "something else lies there")
        self.decks["opinions"].discards += line["kinds"]
        land.opinions, land.open, land.closed = [], 0, True

    def LandOpened(self, line: Line) -> None:
        need(self.reserve.pop(0) == line["card"], line, "another state lay on top")
        self.lands[line["land"]] = Land(line["card"], line["number"], len(self.seats))

    def OpinionDisplayRefilled(self, line: Line) -> None:
        self.opinion_display = {kind for kind in line["kinds"] if kind >= 0}

    def GameEnded(self, line: Line) -> None:
        need([seat.points for seat in self.seats] == line["scores"], line, "other scores")
        best = max(line["scores"])
        need(
            [seat for seat, score in enumerate(line["scores"]) if score == best] == line["winners"], line, "others won"
        )
        self.winners = line["winners"]
