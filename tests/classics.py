"""Tables of the classic editions in the middle of a game, for tests; see ``builders`` for how they are used.

    game = a_classic("1997").program(0, "+a +b +c +d +e").tiles(0, 0, 1).in_phase("coalitions")
    game.do(AskCoalition(0, 1))

Topics differ from edition to edition, so cards are written with the letters ``a`` to ``g``: ``+a`` is the kind 0,
``-a`` the kind 1, ``+b`` the kind 2.  Boards are named by their place: 0 votes first.  Everybody has the program
``PROGRAM`` and no meetings, every board the ``OPINIONS``, of which four, three, two and one lie face up; the pool is
``POOL``.
"""

from __future__ import annotations

from typing import cast

from builders import Game

from macher.editions.classic.phases.next_region import NextRegionStep
from macher.editions.classic.table import ClassicTable
from macher.editions.classic.values import ClassicFigures
from macher.editions.registry import edition
from macher.engine.state import Step
from macher.rules.edition import Edition, GameSetup
from macher.rules.options import GameOptions
from macher.rules.phases.base import RoundStep
from macher.rules.setup import new_game
from macher.rules.table import RowStatus

EDITIONS = ("2006", "1997", "consim")

PROGRAM = "+a +b +c +d +e"
OPINIONS = "+a +b +c +d"
POOL = "+e -e +f -f +g -g"


def card(text: str) -> int:
    """The kind of a card such as ``+a``."""
    return "abcdefg".index(text[1:]) * 2 + "+-".index(text[0])


def cards(text: str) -> list[int]:
    """Kinds of several cards, with spaces between them."""
    return [card(word) for word in text.split()]


class ClassicGame(Game):
    """A classic table and what tests do with it."""

    table: ClassicTable

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.table.edition

    @property
    def figures(self) -> ClassicFigures:
        """Its figures."""
        return self.table.figures

    # --- what lies where ----------------------------------------------------------------------------------------------

    def order(self, *seats: int) -> ClassicGame:
        """The order of play."""
        self.table.order, self.table.start = list(seats), seats[0]
        return self

    def program(self, seat: int, text: str) -> ClassicGame:
        """A party program."""
        self.party(seat).program = sorted(cards(text))
        return self

    def hand(self, seat: int, text: str) -> ClassicGame:
        """Hand cards of a seat."""
        self.party(seat).hand = sorted(cards(text))
        return self

    def opinions(self, land: str | int, text: str, face_down: str = "") -> ClassicGame:
        """Opinions of a region: face up, then face down."""
        found = self.land(land)
        found.opinions, found.open = cards(text) + cards(face_down), len(cards(text))
        return self

    def doubled(self, land: str | int, text: str) -> ClassicGame:
        """Puts a double marker on an opinion."""
        self.land(land).doubled = card(text)
        self.table.doubles -= 1
        return self

    def pool(self, text: str) -> ClassicGame:
        """The cards of the exchange pool, duplicates included."""
        self.table.opinion_display = [cards(text).count(kind) for kind in range(14)]
        return self

    def opinion_deck(self, text: str, discards: str = "") -> ClassicGame:
        """The opinion deck, top card first, and its discards."""
        self.table.opinion_deck = cards(text)[::-1]
        self.table.opinion_discards = cards(discards)
        return self

    def program_deck(self, text: str, discards: str = "") -> ClassicGame:
        """The program deck, top card first, and its discards."""
        self.table.program_deck = cards(text)[::-1]
        self.table.program_discards = cards(discards)
        return self

    def regions(self, keys: str) -> ClassicGame:
        """The states on the boards, in the order of their elections."""
        numbers = [card.key for card in self.figures.lands]
        for land, key in zip(self.table.lands, keys.split(), strict=True):
            land.card = numbers.index(key)
        return self

    def tiles(self, land: int, *seats: int) -> ClassicGame:
        """Owners of the coalition tiles in a region; they come out of the supplies."""
        for seat in seats:
            self.table.supply[seat] -= 1
        self.table.tiles[land] = list(seats)
        return self

    def stack(self, land: int, *seats: int) -> ClassicGame:
        """The order in which the votes markers of a region moved, the latest last."""
        self.table.stacks[land] = list(seats)
        return self

    def cabinet(self, key: str) -> int:
        """The number of a cabinet card."""
        return next(number for number, found in enumerate(self.figures.cabinet) if found.key == key)

    def placed(self, land: str | int, *row: tuple[int, str]) -> ClassicGame:
        """Cabinet cards in a region, in the order of placement: (seat, key)."""
        found = self.land(land)
        found.row = [seat for seat, _ in row]
        found.politicians = [self.cabinet(key) for _, key in row]
        found.row_status = [int(RowStatus.HIDDEN)] * len(row)
        return self

    # --- the flow -----------------------------------------------------------------------------------------------------

    def in_phase(self, name: str, round: int = 1) -> ClassicGame:
        """Starts a phase; what was set before stays, and the game goes on until somebody has to decide."""
        table, phases = self.table, self.edition.phases
        self.in_round(round)
        if phases.index(name) == 0:
            table.round -= 1  # the round itself begins with its first phase
        if phases.index(name) > phases.index("region_election"):
            table.held = round
        return self._run(RoundStep(phases.index(name)))

    def in_round(self, round: int) -> ClassicGame:
        """Plays no phase: the boards as they lie when a round begins."""
        table = self.table
        while table.round < round - 1:
            table.round += 1
            table.held = table.round
            NextRegionStep().advance(table)
        table.round, table.held = round, round - 1
        return self

    def _run(self, step: Step) -> ClassicGame:
        self.table.flow, self.table.log = [step], []
        self.table.sealed[:] = [None] * self.table.seats
        self.table.settle()
        return self


def a_classic(
    key: str = "2006", seats: int = 4, elections: int = 7, options: GameOptions | None = None, seed: int = 1
) -> ClassicGame:
    """A game after an uneventful set-up: nothing is in the regions, seat 0 is the first player."""
    setup = GameSetup(elections, tuple(range(seats)), seed, options or GameOptions())
    table = cast(ClassicTable, new_game(edition(key), setup, []))
    game = ClassicGame(table).order(*range(seats)).pool(POOL)
    for seat, party in enumerate(table.parties):
        game.program(seat, PROGRAM)
        party.rallies = table.figures.rally_supply
    for place, land in enumerate(table.lands):
        found = cards(OPINIONS)
        land.opinions, land.open = found, len(found) - place
        land.rallies = [0] * seats
    return game


def in_the_middle(key: str = "2006", seats: int = 5, elections: int = 7, phase: str = "coalitions") -> ClassicGame:
    """The third round, with something of everything: stacked votes, a pair, polls, many media, a secured opinion.

    What stands there is fit for five parties.
    """
    game = a_classic(key, seats, elections)
    table = game.table
    game.in_round(3)
    for place, land in enumerate(table.lands):
        land.number = place + 3 if elections == 7 else min(place + 3, elections)
    game.program(1, "+a +b -c +d -e").opinions(0, "+a +b -c +d").doubled(0, "+b")
    game.hand(1, "-a +f -g").pool("-c +d -f -f -g +e")
    game.votes(0, 50, 31, 24, 3, 50).stack(0, 1, 2, 3, 0, 4).trend(0, 1, 1, 0, -1, -2)
    for seat, count in enumerate((2, 4, 6, 5, 1)):
        table.lands[0].rallies[seat] = count
    table.lands[2].media[:] = [2, 2, 0, 1, 3, 3, 4]
    game.tiles(0, 2, 0, 1).tiles(1, 3)
    table.pairs = [[1, 2]]
    table.laid[:] = [-1, table.poll_deck.pop(), -1, -1]
    table.national[:3], table.secured[0] = [0, 3, 10], 1
    for seat, (seats_won, members) in enumerate(((43, 14), (55, 9), (57, 17), (26, 12), (36, 11))):
        party = table.parties[seat]
        party.points = party.scored[0] = seats_won
        party.base = members
    table.parties[0].presence = [1]
    table.parties[3].presence = [1]
    table.flow = [RoundStep(game.edition.phases.index(phase) + 1)]
    return game
