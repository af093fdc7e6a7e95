"""The games behind the pictures: always the same, each played only once, and shown at any of its moments.

AI seats play; one or several seats count as persons, but an AI makes their decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from macher.ai.because import CLEAR, against
from macher.ai.facts import Sight, fact
from macher.ai.kinds import HUMAN, Kind
from macher.ai.normal import explain_all
from macher.ai.seeds import bot_seed
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.edition import Edition
from macher.rules.options import GameOptions
from macher.rules.views import PlayerView
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.session.worker import think
from macher.ui.game.quick import rival_name

__all__ = [
    "PEOPLE",
    "SEED",
    "Moment",
    "Story",
    "asked",
    "between_people",
    "finished",
    "last_own",
    "moment",
    "moments",
    "others",
    "proposal",
    "still",
]

SEED: Final = 48213
"""The seed of the usual game."""
_RARE: Final = {"start_tie": 48217, "election": 48216}
"""Seeds of games in which the person has a step that not every game has."""
_MOST_GAMES: Final = 24
"""Most games to play in search of something rare."""

_PEOPLE: Final = {"spd": "Marion", "linke": "Angie", "gruene": "Petra", "cdu": "Nicole", "fdp": "Detlef"}
_PARTIES: Final = ("cdu", "spd", "gruene", "fdp", "linke")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game between two commands: the number of commands so far, and who was asked for what."""

    version: int
    round: int
    phase: str
    step: str
    deciding: tuple[int, ...]
    asked: tuple[int, ...]
    """Persons among them who have something to choose: a lone pass is not asked for."""
    question: type[Options]
    """Class of the options that the first of them has."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game to play: its seed, the persons among the seats, the parties in their order, length and house rules."""

    seed: int = SEED
    people: tuple[str, ...] = ("spd",)
    parties: tuple[str, ...] = _PARTIES
    elections: int = 4
    options: GameOptions = field(default_factory=GameOptions)
    rivals: tuple[str, ...] = ()
    """The characters who play for the first AI seats."""

    def config(self) -> GameConfig:
        """What the game is made of."""
        rivals, seats = list(self.rivals), []
        for party in self.parties:
            person = party in self.people
            style = rivals.pop(0) if rivals and not person else ""
            kind = HUMAN if person else Kind("normal", style).name
            seats.append(SeatConfig(party, rival_name(style) if style else _PEOPLE[party], kind))
        return GameConfig(tuple(seats), elections=self.elections, seed=self.seed, options=self.options)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the persons."""
        return tuple(at for at, party in enumerate(self.parties) if party in self.people)


@dataclass(frozen=True, slots=True)
class _Played:
    """A game that was played to its end, and every moment of it."""

    session: GameSession
    moments: tuple[Moment, ...]


@lru_cache(maxsize=48)
def _played(story: Story) -> _Played:
    session = GameSession.new(story.config(), None, "none")
    moments = []
    while not session.over:
        moments.append(_moment_of(session))
        seat = next((seat for seat in session.deciding() if seat not in session.humans), session.deciding()[0])
        command = proposal(session, seat)
        if session.submit(command, version=session.version) is not None:
            decision = session.decision(seat)
            assert decision is not None
            session.submit(next(iter(decision.options)), version=session.version)
    return _Played(session, tuple(moments))


def moments(story: Story) -> Sequence[Moment]:
    """Every moment of a game."""
    return _played(story).moments


def _moment_of(session: GameSession) -> Moment:
    view, deciding = session.view(-1), session.deciding()
    decision = session.decision(deciding[0])
    assert decision is not None, "somebody decides at every moment"
    asked = tuple(seat for seat in deciding if seat in session.humans and not session.lone.now(seat))
    return Moment(session.version, view.round, view.phase, view.step, deciding, asked, type(decision.options))


def proposal(session: GameSession, seat: int) -> Command:
    """What a normal AI seat would do with the open decision of a seat."""
    decision: Decision | None = session.decision(seat)
    assert decision is not None
    command = think("normal", session.view(seat), decision, session.edition, bot_seed(session.config.seed))
    return command if command is not None else next(iter(decision.options))


def still(session: GameSession, version: int | None = None) -> GameSession:
    """A copy of the game at one of its moments, in which nobody thinks and nothing is saved."""
    journal = session.journal.first(session.version if version is None else version)
    return GameSession(
        session.config,
        session.edition,
        journal,
        session.setup_events,
        workers="none",
        assisted=session.assisted,
        advised=session.advised,
        stood_in=session.stood_in,
    )


def last_own(session: GameSession) -> int:
    """The version before the last decision of a person; the current version if there was none.

    Playing on from there brings everything since then as news.
    """
    records = session.records
    for at in range(len(records), 0, -1):
        if records[at - 1].command.seat in session.humans:
            return at - 1
    return session.version


def moment(fits: Callable[[Moment], bool], story: Story) -> GameSession:
    """A game at its first moment that fits; tries the next seed if a game has none.

    Raises ``LookupError`` if many games have none.
    """
    for more in range(_MOST_GAMES):
        played = _played(replace(story, seed=story.seed + more))
        found = next((one for one in played.moments if fits(one)), None)
        if found is not None:
            return still(played.session, found.version)
    raise LookupError("no game with such a moment was found")


def asked(
    step: str, question: type[Options] | None = None, *, from_round: int = 0, story: Story | None = None
) -> GameSession:
    """A game at the person's first decision of this kind, in this round or later.

    If a step asks several things, ``question`` names the class of the options that is meant.
    """
    if story is None:
        options = GameOptions(partners_may_decline=step == "election")
        story = Story(_RARE.get(step, SEED), options=options)

    def fits(one: Moment) -> bool:
        # A poll can be won in phase 6 too; its picture is of phase 8.
        there = one.step == step and one.round >= from_round and (step != "poll_choice" or one.phase == "polls")
        return there and question in (None, one.question) and bool(one.asked)

    return moment(fits, story)


def others(step: str, *, from_round: int = 0, story: Story | None = None) -> GameSession:
    """A game at the first moment at which only AI seats are asked for this, in this round or later."""
    story = story or Story()
    people = set(story.seats)

    def fits(one: Moment) -> bool:
        return one.step == step and one.round >= from_round and not people & set(one.deciding)

    return moment(fits, story)


def finished(outcome: str = "", elections: int = 4, story: Story | None = None) -> GameSession:
    """A game that is over and had an election with this outcome."""
    story = story or Story(elections=elections)
    for more in range(_MOST_GAMES):
        session = _played(replace(story, seed=story.seed + more)).session
        if not outcome or any(result.outcome == outcome for result in session.view(-1).results):
            return still(session)
    raise LookupError(f"no game with the outcome “{outcome}” was found")


PEOPLE: Final = ("spd", "gruene", "linke")
"""The parties of several people who share a screen."""


def between_people(step: str = "start_player", from_round: int = 2, story: Story | None = None) -> GameSession:
    """A game of three people at one screen; if they answer in secret, the first one has already answered."""
    story = story or Story(people=PEOPLE)
    first, *rest = story.seats

    def fits(one: Moment) -> bool:
        rest_asked = any(seat in one.deciding for seat in rest)
        return one.step == step and one.round >= from_round and first not in one.deciding and rest_asked

    return moment(fits, story)


def worst_told(seen: PlayerView, decision: Decision, edition: Edition) -> Command:
    """The worst command for which something on the table says what turns the choice, or else the worst of all."""
    best, *others = explain_all(seen, decision, edition)
    sight = Sight(seen, edition)
    for command, terms in reversed(others):
        faced = against(best, (command, terms))
        if faced.gap >= CLEAR and fact(sight, faced.turning, best[0], command) is not None:
            return command
    return (others[-1] if others else best)[0]
