"""The campaign: short games on the states of a map, each with a rival, a begin, and a goal beyond winning.

A set-up is a TOML file.  It holds a way to win: the player's commands that reach all three stars against its seed, so
that whatever is offered can be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from macher.ai.kinds import HUMAN, STYLES
from macher.editions.registry import edition, editions
from macher.engine import codec
from macher.engine.command import Command
from macher.engine.errors import CodecError
from macher.rules.cards import PARTIES
from macher.rules.positions import LandBegin, PartyBegin, Position
from macher.session.campaign_goals import NEEDS, Goal, GoalKind, reached
from macher.session.config import SEEDS, ConfigRefused, GameConfig, SeatConfig, check_config
from macher.session.course import Course
from macher.session.made_files import ENDING, FileError, StrictModel, read_made
from macher.session.session import GameSession, Workers

__all__ = [
    "PLAYER",
    "Begin",
    "Ended",
    "Outcome",
    "SetUp",
    "SetUpError",
    "config_for",
    "judge",
    "load_campaign",
    "open_set_up",
    "opened",
    "played_way",
    "read_set_up",
    "with_good_ways",
]

PLAYER: Final = 0
"""Seat of the player in every set-up."""
STARS: Final = 3
WAY_LEVELS: Final = ("easy", "normal")
"""Levels of the others on a way to win: those that answer at once, so that ways of mods can be checked when read."""
FAR_AHEAD: Final = 10
"""Points ahead that the third star needs."""
FAR_AHEAD_AT_ONCE: Final = 5
"""Points ahead that the third star needs after a single election."""

BeginKind = Literal[
    "open",
    "money",
    "rallies",
    "rival-rallies",
    "rival-rallies-everywhere",
    "rival-media",
    "trend",
    "shared",
    "doubled",
    "rival-points",
    "match",
    "politicians",
    "rivals-near",
    "votes-last",
    "nobody-alone",
    "money-for-one",
    "likings",
    "votes",
]
"""What a line about the beginning says; its figures come from the position."""


class SetUpError(FileError):
    """A set-up cannot be used."""

    unreadable, not_toml, wrong = "campaign-unreadable", "campaign-not-toml", "campaign-wrong"


@dataclass(frozen=True, slots=True)
class Begin:
    """A line about how a set-up begins."""

    kind: BeginKind
    land: str = ""


@dataclass(frozen=True, slots=True)
class SetUp:
    """A set-up, read and checked; only its way has not been played."""

    key: str
    """Its state on the map, behind the name of the mod it comes from: ``SL``, ``mymod/SL``."""
    land: str
    edition: str
    elections: int
    parties: tuple[str, ...]
    """By seat; the player may choose another than the first."""
    rivals: tuple[str, ...]
    """Characters at the seats after the player's; the seats behind them are plain ones."""
    goal: Goal
    begin: tuple[Begin, ...]
    neighbours: tuple[str, ...]
    """States that open when this one is won."""
    first: bool
    """Whether it is open from the start."""
    seed: int
    level: str
    """Level of the others on the way to win."""
    position: Position
    way: tuple[Command, ...]
    title: Mapping[str, str]
    """Title by language; empty for the set-ups of the game, whose titles are among its texts."""
    path: Path

    @property
    def ahead(self) -> int:
        """Points ahead that the third star needs."""
        return FAR_AHEAD_AT_ONCE if self.elections == 1 else FAR_AHEAD


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a set-up ended for the player."""

    won: bool
    """Most points, alone or shared."""
    reached: bool
    """Whether the goal was reached."""
    margin: int
    """Points ahead of the next."""
    stars: int


@dataclass(frozen=True, slots=True)
class Ended:
    """How a set-up ended, and what that changed."""

    made: SetUp
    outcome: Outcome
    counted: bool
    """Off for games in which moves were taken back or taken over."""
    fresh: tuple[SetUp, ...]
    """What is open now and was not before."""
    kept: bool
    """Whether a better or equal result stood there before."""


# --- the file ---------------------------------------------------------------------------------------------------------


Land = Annotated[str, Field(max_length=8, pattern=r"^\w+$")]
Card = Annotated[str, Field(max_length=40)]
Number = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class _GoalModel(StrictModel):
    kind: GoalKind
    number: int = Field(0, ge=0, le=1_000_000)
    land: Land = ""


class _BeginModel(StrictModel):
    kind: BeginKind
    land: Land = ""


class _LandModel(StrictModel):
    land: Land
    open: int = Field(ge=0, le=9)
    opinions: list[Card] = Field(default_factory=list, max_length=9)
    doubled: Card = ""
    media: list[Number] = Field(default_factory=list, max_length=20)
    votes: list[Number] = Field(default_factory=list, max_length=9)
    trend: list[Number] = Field(default_factory=list, max_length=9)
    rallies: list[Number] = Field(default_factory=list, max_length=9)


class _PartyModel(StrictModel):
    money: Number
    base: Number = -1
    points: Number = 0
    program: list[Card] = Field(default_factory=list, max_length=9)


class _SetUpModel(StrictModel):
    edition: str = Field(max_length=40)
    land: Land
    parties: list[str] = Field(min_length=2, max_length=9)
    rivals: list[str] = Field(min_length=1, max_length=8)
    goal: _GoalModel
    begin: list[_BeginModel] = Field(min_length=1, max_length=3)
    neighbours: list[Land] = Field(default_factory=list, max_length=40)
    first: bool = False
    seed: int = Field(ge=0, lt=SEEDS)
    level: str = Field(max_length=20)
    start: int = Field(ge=0, le=9)
    lands: list[_LandModel] = Field(min_length=1, max_length=9)
    seats: list[_PartyModel] = Field(min_length=2, max_length=9)
    way: list[Annotated[str, Field(max_length=2_000)]] = Field(min_length=1, max_length=400)
    title: dict[Annotated[str, Field(max_length=12)], Annotated[str, Field(max_length=80)]] = Field(
        default_factory=dict, max_length=40
    )


def load_campaign(folder: Path, mod: str = "") -> tuple[list[SetUp], list[SetUpError]]:
    """Every set-up of a folder by name, and what is wrong with those that cannot be used.

    Of two files for the same state the first counts.
    """
    found: dict[str, SetUp] = {}
    problems: list[SetUpError] = []
    for path in sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else ():
        try:
            made = read_set_up(path, mod)
            if made.key in found:
                raise SetUpError(path, "campaign-twice", other=found[made.key].path.name)
        except SetUpError as error:
            problems.append(error)
        else:
            found[made.key] = made
    return list(found.values()), problems


def read_set_up(path: Path, mod: str = "") -> SetUp:
    """The set-up in a file; its way is not played.  Raises ``SetUpError``."""
    model = read_made(path, _SetUpModel, SetUpError)
    made = _made(path, mod, model)
    for place in _wrong(made):
        raise SetUpError(path, "campaign-wrong", place=place)
    return made


def _made(path: Path, mod: str, model: _SetUpModel) -> SetUp:
    key = f"{mod}/{model.land}" if mod else model.land
    try:
        way = tuple(codec.loads(line, Command) for line in model.way)
    except (CodecError, RecursionError):
        raise SetUpError(path, "campaign-wrong", place="way") from None
    lands = tuple(
        LandBegin(
            each.land, each.open, tuple(each.opinions), each.doubled,
            tuple(each.media), tuple(each.votes), tuple(each.trend), tuple(each.rallies),
        )
        for each in model.lands
    )  # fmt: skip
    seats = tuple(PartyBegin(each.money, each.base, each.points, tuple(each.program)) for each in model.seats)
    return SetUp(
        key=key,
        land=model.land,
        edition=model.edition,
        elections=len(lands),
        parties=tuple(model.parties),
        rivals=tuple(model.rivals),
        goal=Goal(model.goal.kind, model.goal.number, model.goal.land),
        begin=tuple(Begin(each.kind, each.land) for each in model.begin),
        neighbours=tuple(f"{mod}/{land}" if mod else land for land in model.neighbours),
        first=model.first,
        seed=model.seed,
        level=model.level,
        position=Position(key, model.start, lands, seats),
        way=way,
        title=model.title,
        path=path,
    )


def _wrong(made: SetUp) -> Sequence[str]:
    """Places that do not fit the rest of the file or the edition."""
    if made.edition not in editions():
        return ["edition"]
    known = {land.key for land in edition(made.edition).figures.lands}
    voting = {begin.land for begin in made.position.lands}
    need = NEEDS.get(made.goal.kind, "")
    checks = (
        ("land", made.land in known),
        ("parties", all(party in PARTIES for party in made.parties)),
        ("rivals", len(made.rivals) < len(made.parties) and all(rival in STYLES for rival in made.rivals)),
        ("level", made.level in WAY_LEVELS),
        ("goal.number", need != "number" or made.goal.number > 0),
        ("goal.land", (need == "land") == bool(made.goal.land) and (need != "land" or made.goal.land in voting)),
        ("begin", all(not line.land or line.land in voting for line in made.begin)),
    )
    wrong = [place for place, fits in checks if not fits]
    if wrong:
        return wrong
    try:
        check_config(config_for(made, made.level))
    except ConfigRefused as refused:
        return [str(refused.args_of_reason.get("place", refused.reason))]
    return []


# --- playing ----------------------------------------------------------------------------------------------------------


def config_for(
    made: SetUp, level: str, party: str = "", you: str = "", names: Mapping[str, str] | None = None
) -> GameConfig:
    """The game of a set-up: the player at the first seat, the rivals, then plain seats of the same level.

    ``names`` are those of characters and, for plain seats, of parties.  Whoever had the player's party gets the one
    that the player does not want.
    """
    parties = list(made.parties)
    if party and party != parties[PLAYER]:
        if party in parties:
            parties[parties.index(party)] = parties[PLAYER]
        parties[PLAYER] = party
    known = names or {}
    seats = [SeatConfig(parties[PLAYER], you, HUMAN)]
    for at, taken in enumerate(parties[1:]):
        rival = made.rivals[at] if at < len(made.rivals) else ""
        seats.append(SeatConfig(taken, known.get(rival or taken, ""), f"{level}:{rival}" if rival else level))
    return GameConfig(tuple(seats), made.edition, made.elections, made.seed, position=made.position)


def open_set_up(made: SetUp, workers: Workers = "inline") -> GameSession:
    """The set-up as its way is played: with its own parties, against the level of the way, and without a save."""
    return GameSession.new(config_for(made, made.level), workers=workers)


def judge(made: SetUp, course: Course) -> Outcome:
    """How a finished game of a set-up ended for the player."""
    margin = course.ahead(PLAYER)
    won, goal = margin >= 0, reached(made.goal, course, PLAYER)
    stars = 0 if not won else 1 if not goal else STARS if margin >= made.ahead else 2
    return Outcome(won, goal, margin, stars)


def played_way(made: SetUp) -> Outcome | None:
    """Plays the way to win against the seed; ``None`` if a command is refused or the game does not end."""
    with open_set_up(made) as session:
        for command in made.way:
            session.pump()
            if session.over or session.submit(command, version=session.version) is not None:
                return None
        session.pump()
        return judge(made, Course.of(session)) if session.over else None


def with_good_ways(set_ups: Sequence[SetUp]) -> tuple[list[SetUp], list[SetUpError]]:
    """The set-ups whose way to win reaches all stars, and what is wrong with the others: files of mods, unchecked."""
    good: list[SetUp] = []
    problems: list[SetUpError] = []
    for made in set_ups:
        outcome = played_way(made)
        if outcome is not None and outcome.stars == STARS:
            good.append(made)
        else:
            problems.append(SetUpError(made.path, "campaign-no-way"))
    return good, problems


def opened(set_ups: Sequence[SetUp], won: Mapping[str, int]) -> set[str]:
    """Keys of the set-ups that can be played: the first ones, those won, and the neighbours of those won."""
    found = {each.key for each in set_ups if each.first or each.key in won}
    for each in set_ups:
        if each.key in won:
            found |= set(each.neighbours)
    return found & {each.key for each in set_ups}
