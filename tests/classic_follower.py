"""Follows a table with a national board from the JSON lines of ``macher replay --events`` alone.

What differs from ``follower``: the exchange pool, polls on the boards, coalitions, votes markers that lie on others,
dice and the national board.  Imports nothing of the game either.
"""

from __future__ import annotations

from collections.abc import Iterable

from follower import Follower, Land, Line, need

DISPLACED = ("OpinionRepeated", "OpinionPooled", "OpinionBuried", "DeckShuffled", "OpinionTurned")
"""Events that can stand between a repeated opinion and the one that takes its place."""


class ClassicFollower(Follower):
    """The table as the lines tell it."""

    def __init__(self, lines: Iterable[Line]) -> None:
        super().__init__(lines)
        count = len(self.seats)
        self.pool: list[int] = []
        self.buried: list[int] = []
        self.national = [-1] * len(self.figures["national"])
        self.secured = [0] * len(self.figures["national"])
        self.order = list(range(count))
        self.tiles: list[list[int]] = []
        self.stacks: list[list[int]] = []
        self.laid: list[int] = []
        self.pairs: list[list[int]] = []
        self.supply = [self.figures["tiles"]] * count
        self.opened = [-1] * count
        self.refused = [-1] * count
        self.refusals: dict[int, int] = {}
        self.bids: list[int] = []
        self.thrown: list[tuple[int, int]] = []
        self.choosing: list[int] = []
        self.passed_over: list[int] = []
        self.price = -1
        for seat in self.seats:
            seat.donations = list(self.first["length"]["donations"])

    def lying_for_exchange(self) -> list[int]:
        """The exchange pool."""
        return sorted(self.pool)

    def read(self, line: Line) -> None:
        """A repeated opinion that nothing replaces leaves the region with one less."""
        if line["event"] not in DISPLACED:
            for land in self.lands:
                if land.repeated >= 0:
                    land.opinions.pop(land.repeated)
                    land.repeated = -1
        if line["event"] not in ("DiceRolled", "ProgramsDiscarded"):
            need(self.price < 0, line, "an exchange must be paid with dice")
        super().read(line)

    # -- set-up --------------------------------------------------------------------------------------------------------

    def LandsDrawn(self, line: Line) -> None:
        count = len(self.seats)
        self.lands = [Land(card, number, count) for number, card in enumerate(line["lands"], 1)]
        self.doubles = len(self.lands)
        self.reserve = list(line["reserve"])
        self.tiles = [[] for _ in self.lands]
        self.stacks = [list(range(count)) for _ in self.lands]
        self.laid = [-1] * len(self.lands)

    def DeckShuffled(self, line: Line) -> None:
        deck = self.decks[line["deck"]]
        deck.shuffle(line, whole=sorted(line["cards"]) == sorted(deck.cards + deck.discards))

    def OpinionRepeated(self, line: Line) -> None:
        land = self._turned(line)
        need(any(line["kind"] >> 1 == kind >> 1 for kind in land.opinions[: land.open]), line, "the topic is new")
        land.repeated = line["place"]

    def PoolLaid(self, line: Line) -> None:
        need(self.decks["opinions"].draw(line, len(line["kinds"])) == line["kinds"], line, "others lay on top")

    def OpinionPooled(self, line: Line) -> None:
        if line["kept"]:
            self.pool.append(line["kind"])
        else:
            need(line["kind"] in self.pool, line, "no such card lies in the pool")
            self.decks["opinions"].discards.append(line["kind"])
        need(len(self.pool) == line["pool"], line, "another number of cards lies in the pool")

    def OpinionBuried(self, line: Line) -> None:
        self.decks["opinions"].cards.append(line["kind"])

    def ProgramBuried(self, line: Line) -> None:
        if self.round:
            self.decks["programs"].take(line, line["kind"])
            self.decks["programs"].cards.append(line["kind"])
            self.passed_over.append(line["kind"])
        else:
            self.buried.append(line["kind"])

    def ProgramDealt(self, line: Line) -> None:
        deck = self.decks["programs"]
        drawn = deck.draw(line, len(line["kinds"]) + len(self.buried))
        need(sorted(drawn) == sorted(line["kinds"] + self.buried), line, "other cards lay on top")
        need([kind for kind in drawn if kind in line["kinds"]][:1] == line["kinds"][:1], line, "not as they were drawn")
        need(len({kind >> 1 for kind in line["kinds"]}) == 5, line, "a topic is repeated")
        deck.cards += self.buried
        self.buried = []
        self.seats[line["seat"]].program = list(line["kinds"])

    def HandDrawn(self, line: Line) -> None:
        deck = self.decks["programs"]
        need(deck.draw(line, len(line["kinds"])) == line["kinds"], line, "other cards lay on top")
        need(len(deck.cards) == line["left"], line, "another number of cards is left")
        hand = self.seats[line["seat"]].hand
        hand += line["kinds"]
        need(len(hand) == self.figures["program_hand"], line, "the hand has another size")

    def StartOrderDrawn(self, line: Line) -> None:
        self.OrderSet(line)

    def StartSheetRevealed(self, line: Line) -> None:
        columns = self.figures["columns"]
        wanted = columns[0][line["first"]]["entries"] + columns[1][line["second"]]["entries"]
        need(len(wanted) == len(line["lands"]), line, "a symbol has no state")

    # -- exchanges that cost members -----------------------------------------------------------------------------------

    def _fits(self, line: Line, kind: int) -> bool:
        """Whether a card could replace the one named in the line."""
        others = {other >> 1 for other in self.seats[line["seat"]].program if other != line["out"]}
        return kind != line["out"] and kind >> 1 not in others

    def ProgramSwapped(self, line: Line) -> None:
        need(self._fits(line, line["into"]), line, "the card does not fit")
        need(not any(self._fits(line, kind) for kind in self.passed_over), line, "a card that fits was passed over")
        self.passed_over = []
        if self.phase == "exchanges":
            self.price = line["seat"]
        super().ProgramSwapped(line)

    def ExchangeFailed(self, line: Line) -> None:
        deck = self.decks["programs"]
        need(not deck.discards, line, "the discards were not looked at")
        need(not any(self._fits(line, kind) for kind in deck.cards), line, "a card of the deck fits")
        self.passed_over = []

    # -- order of play and dice ----------------------------------------------------------------------------------------

    def StartBidsRevealed(self, line: Line) -> None:
        self.bids, self.thrown, self.choosing = line["bids"], [], []

    def PlaceChosen(self, line: Line) -> None:
        self.choosing.append(line["seat"])

    def _ranked(self, line: Line, seats: list[int]) -> list[int]:
        """Seats by one throw, equal dice by another among themselves."""
        if len(seats) == 1:
            return seats
        throw, self.thrown = dict(self.thrown[: len(seats)]), self.thrown[len(seats) :]
        need(sorted(throw) == sorted(seats), line, "others must roll")
        ranks = [[seat for seat in seats if throw[seat] == face] for face in sorted(set(throw.values()), reverse=True)]
        return [seat for rank in ranks for seat in self._ranked(line, rank)]

    def OrderSet(self, line: Line) -> None:
        if self.choosing:
            tied = [[seat for seat in self.order if self.bids[seat] == bid] for bid in sorted(set(self.bids))[::-1]]
            need([seat for rank in tied for seat in self._ranked(line, rank)] == self.choosing, line, "other turns")
            need(not self.thrown, line, "too many dice")
        need(sorted(line["seats"]) == list(range(len(self.seats))), line, "a seat is missing")
        self.order, self.start = list(line["seats"]), line["seats"][0]

    def StartPlayerSet(self, line: Line) -> None:
        count = len(self.seats)
        self.start = line["seat"]
        self.order = [(line["seat"] + number) % count for number in range(count)]

    def DiceRolled(self, line: Line) -> None:
        need(set(line["dice"]) <= set(self.figures["dice_faces"]), line, "no such face")
        contributions, seat = self.figures["contributions"], line["seat"]
        dice = {
            "first_player": lambda: 1,
            "places": lambda: 1,
            "program": lambda: 2,
            "poll": lambda: self.figures["kept_poll_dice"],
            "donation": lambda: contributions[self.opened[seat]]["dice"],
            "refusal": lambda: contributions[self.refusals[seat]]["dice"],
            "largest": lambda: self.figures["refusal_dice"],
        }
        need(len(line["dice"]) == dice[line["reason"]](), line, "another number of dice")
        if line["reason"] == "places":
            self.thrown.append((seat, line["dice"][0]))
        if line["reason"] == "program":
            need(self.price == seat, line, "nothing was exchanged")
            self.price = -1

    # -- scales --------------------------------------------------------------------------------------------------------

    def VotesChanged(self, line: Line) -> None:
        super().VotesChanged(line)
        need(line["votes"] <= self.figures["vote_cap"], line, "too many votes")
        if line["delta"]:
            stack = self.stacks[line["land"]]
            stack.remove(line["seat"])
            stack.append(line["seat"])

    def spots_for_media(self) -> int:
        """Start sheets may bring more, and a replaced marker takes the place of another."""
        bounded = self.round and self.phase != "cabinet_use"
        return self.figures["media_spots"] if bounded else len(self.seats) * self.first["length"]["media_markers"]

    def votes_for(self, count: int, trend: int, matches: int) -> int:
        """Rallies times (trend + matches), or a vote for two."""
        factor = trend + matches
        return count * factor if factor > 0 else count // 2

    def PoliticianPaid(self, line: Line) -> None:
        need(self.figures["cabinet"][line["politician"]]["cost"] == line["cost"], line, "another cost")

    # -- cards on the boards -------------------------------------------------------------------------------------------

    def PhaseStarted(self, line: Line) -> None:
        self.phase = line["phase"]
        self.opened, self.refused, self.refusals = [-1] * len(self.seats), [-1] * len(self.seats), {}
        if line["phase"] not in ("cabinet_sending", "cabinet_use"):
            for land in self.lands:
                land.row = []

    def OpinionShifted(self, line: Line) -> None:
        land = self.lands[line["land"]]
        need(land.opinions[line["place"]] == line["out"] != land.doubled, line, "another opinion lies there")
        need(line["place"] < land.open, line, "the opinion lies face down")
        land.opinions[line["place"]] = line["into"]
        self.pool.remove(line["into"])

    def TileLaid(self, line: Line) -> None:
        self.supply[line["seat"]] -= 1
        need(self.supply[line["seat"]] == line["left"] >= 0, line, "no such tile")
        self.tiles[line["land"]].append(line["seat"])

    def TileGone(self, line: Line) -> None:
        self.tiles[line["land"]].remove(line["seat"])

    def CoalitionOffered(self, line: Line) -> None:
        common = set(self.seats[line["seat"]].program) & set(self.seats[line["partner"]].program)
        need(len(common) == line["common"] >= self.figures["voluntary_common"], line, "other cards in common")
        need(line["forced"] == (len(common) >= self.figures["forced_common"]), line, "forced or not")
        need({line["seat"], line["partner"]} <= set(self.tiles[line["land"]]), line, "a tile is missing")

    def CoalitionFormed(self, line: Line) -> None:
        need(all(seat not in pair for pair in self.pairs for seat in (line["seat"], line["partner"])), line, "taken")
        self.pairs.append([line["seat"], line["partner"]])

    def PollsLaid(self, line: Line) -> None:
        for land in line["lands"]:
            (self.laid[land],) = self.decks["polls"].draw(line)
        need(len(self.decks["polls"].cards) == line["left"], line, "another number of polls is left")

    def PollSeen(self, line: Line) -> None:
        need(self.laid[line["land"]] == line["poll"], line, "another poll lay there")
        self.laid[line["land"]] = -1

    def EntriesPublished(self, line: Line) -> None:
        need(0 < len(line["seats"]) <= self.figures["poll_entries"], line, "another number of entries")

    # -- elections -----------------------------------------------------------------------------------------------------

    def ElectionWon(self, line: Line) -> None:
        votes, stack = self.lands[line["land"]].votes, self.stacks[line["land"]]
        sides = [*self.pairs, *([seat] for seat in self.order if all(seat not in pair for pair in self.pairs))]
        most = max(sum(votes[seat] for seat in side) for side in sides)
        tied = [side for side in sides if sum(votes[seat] for seat in side) == most]
        top = max((votes[seat], stack.index(seat), seat) for side in tied for seat in side)[2]
        won = next(side for side in tied if top in side)
        need(set(won) == set(line["winners"]) and most == line["total"], line, "others have won")
        need(line["narrow"] == (len(tied) > 1), line, "narrow or not")
        self.held += 1

    def _taken_up(self, line: Line) -> None:
        land = self.lands[line["land"]]
        need(line["kind"] in land.opinions[: land.open], line, "no such opinion lies there")
        land.opinions.remove(line["kind"])
        land.open -= 1

    def NationalPlaced(self, line: Line) -> None:
        self._taken_up(line)
        kind, gone = line["kind"], list(line["gone"])
        old = [self.national[space] for space, twice in enumerate(self.secured) for _ in range(1 + twice)]
        new = [line["opinions"][space] for space, twice in enumerate(line["secured"]) for _ in range(1 + twice)]
        cards = [each for each in new if each >= 0]
        need(sorted(cards + gone) == sorted([*(each for each in old if each >= 0), kind]), line, "a card is missing")
        need(line["opinions"][line["space"]] == kind, line, "another space")
        self.national, self.secured = line["opinions"], line["secured"]
        self.decks["opinions"].discards += gone

    def NationalDiscarded(self, line: Line) -> None:
        self._taken_up(line)
        self.decks["opinions"].discards.append(line["kind"])

    def DonationLaid(self, line: Line) -> None:
        need(line["card"] in self.seats[line["seat"]].donations, line, "no such card")
        self.opened[line["seat"]], self.refused[line["seat"]] = -2, line["card"]
        self.answered.add(line["seat"])

    def DonationDecided(self, line: Line) -> None:
        super().DonationDecided(line)
        if line["accept"]:
            self.opened[line["seat"]] = line["card"]
        else:
            need(self.refused[line["seat"]] == line["card"], line, "another card lay there")
            self.refusals[line["seat"]] = line["card"]
            self.answered.remove(line["seat"])

    def LargestRefused(self, line: Line) -> None:
        amounts = {seat: self.figures["contributions"][card]["money"] for seat, card in self.refusals.items()}
        best = [seat for seat, amount in amounts.items() if amount == max(amounts.values())]
        need(best == [line["seat"]], line, "others have refused as much")

    def LandClosed(self, line: Line) -> None:
        need(not self.tiles[line["land"]], line, "a tile lies there")
        super().LandClosed(line)
        self.pairs = []

    def LandOpened(self, line: Line) -> None:
        super().LandOpened(line)
        self.stacks[line["land"]] = list(range(len(self.seats)))
