"""Tables in the middle of a game, for tests: say what lies where, choose a phase, give commands, look.

    game = a_game(parties="spd linke cdu fdp").lands("BB NDS HE TH").start(0)
    game.trend("NDS", 2, 0, 0, 0).rallies("NDS", 5, 0, 0, 0).in_phase("conversion")
    game.do(ConvertRallies(0, 5))
    assert game.votes_of("NDS") == [21, 0, 0, 0]

Every seat begins with the same program (``PROGRAM``), the hand card ``HAND`` and no markers in the states; the states
are ``STATES``, each with the ``OPINIONS``, of which four, three, two and one lie face up.  States are named by their
key or by the place of their board (0 = first election).  Cards are written ``+education``, money is in euros.
"""

from __future__ import annotations

from typing import TypeVar

from macher.editions.registry import edition, editions
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.event import Event
from macher.engine.state import Step
from macher.rules.cards import PARTIES
from macher.rules.commands import Pass
from macher.rules.edition import Edition, GameSetup
from macher.rules.options import GameOptions
from macher.rules.phases.base import RoundStep, SetupStep
from macher.rules.phases.next_round import NextRoundStep
from macher.rules.setup import new_game
from macher.rules.table import Land, Party, RowStatus, Table
from macher.rules.viewing import phase_of

E = TypeVar("E", bound=Event)

EDITION: Edition = edition("2019")
TOPICS = EDITION.figures.topics
LANDS = {card.key: number for number, card in enumerate(EDITION.figures.lands)}
POLITICIANS = {card.key: number for number, card in enumerate(EDITION.figures.politicians)}

PROGRAM = "+education +digitization +genetics +security +welfare"
HAND = "+environment"
STATES = "BB NDS HE TH"
OPINIONS = "+education +digitization +genetics +security"


def card(text: str) -> int:
    """The kind of a card such as ``+education``."""
    return TOPICS.index(text[1:]) * 2 + "+-".index(text[0])


def cards(text: str) -> list[int]:
    """Kinds of several cards, with spaces between them."""
    return [card(word) for word in text.split()]


def seats_of(parties: str) -> tuple[int, ...]:
    """Party numbers by seat of keys with spaces between them."""
    return tuple(PARTIES.index(key) for key in parties.split())


def fresh_table(
    seats: int = 4, elections: int = 4, options: GameOptions | None = None, seed: int = 1, key: str = EDITION.key
) -> Table:
    """A new game before its first decision, with an event log."""
    return new_game(edition(key), GameSetup(elections, tuple(range(seats)), seed, options or GameOptions()), [])


def every_table() -> list[tuple[str, int, int]]:
    """Edition, number of elections and number of seats of every game that there is."""
    found = []
    for key in editions():
        one = edition(key)
        found += [(key, elections, seats) for elections in one.lengths for seats in one.seats]
    return found


class Game:
    """A table and what tests do with it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # --- what lies where ----------------------------------------------------------------------------------------------

    def place(self, land: str | int) -> int:
        """The board of a state."""
        if isinstance(land, int):
            return land
        return next(place for place, found in enumerate(self.table.lands) if found.card == LANDS[land])

    def land(self, land: str | int) -> Land:
        """A state board."""
        return self.table.lands[self.place(land)]

    def party(self, seat: int) -> Party:
        """What a seat has."""
        return self.table.parties[seat]

    def lands(self, keys: str) -> Game:
        """The states on the boards, in the order of their elections."""
        chosen = [LANDS[key] for key in keys.split()]
        others = [number for number in LANDS.values() if number not in chosen]
        for land, number in zip(self.table.lands, chosen, strict=True):
            land.card = number
        self.table.reserve = others[: len(self.table.reserve)]
        return self

    def start(self, seat: int) -> Game:
        """The start player, or the previous one where phase 1 is to come."""
        self.table.start = seat
        return self

    def money(self, *euros: int) -> Game:
        """Everybody's money by seat."""
        for party, amount in zip(self.table.parties, euros, strict=True):
            party.money = amount
        return self

    def base(self, *points: int) -> Game:
        """Everybody's party base by seat."""
        for party, amount in zip(self.table.parties, points, strict=True):
            party.base = amount
        return self

    def votes(self, land: str | int, *votes: int) -> Game:
        """Votes in a state by seat."""
        self.land(land).votes = list(votes)
        return self

    def trend(self, land: str | int, *trends: int) -> Game:
        """Trends in a state by seat."""
        self.land(land).trend = list(trends)
        return self

    def rallies(self, land: str | int, *counts: int) -> Game:
        """Rallies in a state by seat; they come out of the supplies."""
        for seat, count in enumerate(counts):
            self.party(seat).rallies += self.land(land).rallies[seat] - count
        self.land(land).rallies = list(counts)
        return self

    def media(self, land: str | int, *seats: int) -> Game:
        """Owners of the media markers in a state; they come out of the supplies."""
        for seat in self.land(land).media:
            self.party(seat).media += 1
        for seat in seats:
            self.party(seat).media -= 1
        self.land(land).media = list(seats)
        return self

    def opinions(self, land: str | int, text: str, face_down: str = "") -> Game:
        """Popular opinions of a state: face up, then face down."""
        found = self.land(land)
        found.opinions = cards(text) + cards(face_down)
        found.open = len(cards(text))
        return self

    def doubled(self, land: str | int, text: str) -> Game:
        """Puts a double marker on an opinion."""
        self.land(land).doubled = card(text)
        self.table.doubles -= 1
        return self

    def program(self, seat: int, text: str) -> Game:
        """A party program of five cards."""
        self.party(seat).program = sorted(cards(text))
        return self

    def hand(self, seat: int, text: str) -> Game:
        """Hand cards of a seat."""
        self.party(seat).hand = cards(text)
        return self

    def placed(self, land: str | int, *row: tuple[int, str]) -> Game:
        """Politicians beside a state, in the order of placement: (seat, key)."""
        found = self.land(land)
        found.row = [seat for seat, _ in row]
        found.politicians = [POLITICIANS[key] for _, key in row]
        found.row_status = [RowStatus.HIDDEN] * len(row)
        return self

    def polls(self, *numbers: int) -> Game:
        """The poll deck, top card first, by number (1 to 10 as in the edition's data); the others are out of sight."""
        self.table.poll_deck = [number - 1 for number in reversed(numbers)]
        return self

    def program_deck(self, text: str, discards: str = "") -> Game:
        """The program deck, top card first, and its discards."""
        self.table.program_deck = cards(text)[::-1]
        self.table.program_discards = cards(discards)
        return self

    def program_display(self, text: str) -> Game:
        """The program display."""
        self.table.program_display = cards(text)
        return self

    def opinion_deck(self, text: str, discards: str = "") -> Game:
        """The opinion deck, top card first, and its discards."""
        self.table.opinion_deck = cards(text)[::-1]
        self.table.opinion_discards = cards(discards)
        return self

    def opinion_display(self, text: str) -> Game:
        """The opinions that lie in the display."""
        self.table.opinion_display = [int(kind in cards(text)) for kind in range(len(TOPICS) * 2)]
        return self

    # --- the flow -----------------------------------------------------------------------------------------------------

    def in_phase(self, name: str, round: int = 1) -> Game:
        """Starts a phase; what was set before stays, and the game goes on until somebody has to decide."""
        table, phases = self.table, EDITION.phases
        self._reach_round(round)
        if phases.index(name) == 0:
            table.round -= 1  # the round itself begins with its first phase
        if phases.index(name) > phases.index("election"):
            table.held += table.length.elections_per_round[round - 1]
        return self._run(RoundStep(phases.index(name)))

    def in_setup(self, name: str) -> Game:
        """Starts a set-up step with empty programs and hands as they are."""
        for party in self.table.parties:
            party.program = []
        return self._run(SetupStep(EDITION.setup.index(name)))

    def in_round(self, round: int) -> Game:
        """Plays no phase: the boards as they lie when a round begins."""
        self._reach_round(round)
        return self

    def _run(self, step: Step) -> Game:
        self.table.flow = [step]
        self.table.log = []
        self.table.settle()
        return self

    def _reach_round(self, round: int) -> None:
        table = self.table
        while table.round < round - 1:
            table.round += 1
            table.held += table.length.elections_per_round[table.round - 1]
            NextRoundStep().advance(table)
        table.round = round

    def do(self, *commands: Command) -> Game:
        """Carries commands out, one after the other."""
        for command in commands:
            self.table.apply(command)
        return self

    def everybody_passes(self) -> Game:
        """Passes for whoever decides, as long as passing is allowed and the phase is the same."""
        phase = self.phase
        while self.phase == phase and self.table.deciders():
            command = Pass(self.table.deciders()[0])
            if self.table.refusal(command):
                break
            self.table.apply(command)
        return self

    def until(self, phase: str) -> Game:
        """Passes, or does the first thing possible, until a phase asks somebody or the game is over."""
        while not self.table.over and self.phase != phase:
            self.table.apply(next(iter(self.options())))
        return self

    # --- what is seen -------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """Name of the phase or set-up step; empty when the game is over."""
        return phase_of(self.table)

    @property
    def step(self) -> str:
        """Name of the step that asks."""
        return self.table.flow[-1].name if self.table.flow else ""

    @property
    def decider(self) -> int:
        """The only seat that has to decide."""
        (seat,) = self.table.deciders()
        return seat

    @property
    def decision(self) -> Decision:
        """The decision of the only seat that has one."""
        return self.table.decision(self.decider)

    def options(self, seat: int | None = None) -> Options:
        """Options of a seat, or of the first that has to decide."""
        return self.table.decision(self.table.deciders()[0] if seat is None else seat).options

    def refused(self, command: Command) -> str:
        """Why a command is refused; empty if it is not."""
        refusal = self.table.refusal(command)
        return refusal.reason if refusal else ""

    def can(self, command: Command) -> bool:
        """Whether a command is possible now."""
        return not self.refused(command)

    def events(self, kind: type[E]) -> list[E]:
        """Events of a kind since the phase was started."""
        return [event for event in self.table.log or [] if isinstance(event, kind)]

    def votes_of(self, land: str | int) -> list[int]:
        """Votes in a state by seat."""
        return self.land(land).votes

    def trend_of(self, land: str | int) -> list[int]:
        """Trends in a state by seat."""
        return self.land(land).trend

    def everybodys(self, name: str) -> list[int]:
        """``money``, ``base``, ``points`` ... by seat."""
        return [getattr(party, name) for party in self.table.parties]

    def face_up(self, land: str | int) -> list[int]:
        """Face-up opinions of a state."""
        return self.land(land).face_up()


def a_game(
    seats: int = 4, elections: int = 4, options: GameOptions | None = None, seed: int = 1, parties: str = ""
) -> Game:
    """A game after an uneventful set-up: programs lie, nothing is in the states, seat 0 is the start player."""
    numbers = seats_of(parties) if parties else tuple(range(seats))
    table = new_game(EDITION, GameSetup(elections, numbers, seed, options or GameOptions()), [])
    table.start = 0
    for party in table.parties:
        party.program, party.hand, party.draft = cards(PROGRAM), cards(HAND), []
    for place, land in enumerate(table.lands):
        land.opinions, land.open = cards(OPINIONS), 4 - place
    return Game(table).lands(STATES)
