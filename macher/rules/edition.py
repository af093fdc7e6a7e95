"""What an edition is: frozen values that the phases of the rulebook read, never code that asks for its name.

All money is in euros, all shares of the electorate in votes, all scores in victory points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from macher.rules.capabilities import NOTHING_MORE, Capabilities
from macher.rules.options import NO_HOUSE_RULES, GameOptions

if TYPE_CHECKING:
    from macher.rules.positions import Position

Provenance = Literal["rulebook", "public source", "reconstruction", "box"]


class ActionName(StrEnum):
    """What a politician can do (EN19 phase 6)."""

    DOUBLE = "double"
    """Place or remove a double marker on a face-up popular opinion."""
    TREND = "trend"
    """Raise the own trend by ``amount``."""
    VOTES = "votes"
    """Raise the own votes by ``amount``."""
    BASE = "base"
    """Raise the own party base by ``amount``."""
    REMOVE_MEDIA = "remove_media"
    """Pay ``amount`` euros to another player, whose media marker leaves; an own one may follow."""
    OTHERS_TREND = "others_trend"
    """Lower every other party's trend by ``amount``."""
    PROGRAM = "program"
    """Change the own program as in phase 2."""
    POLL = "poll"
    """Take the top poll as if bought in phase 8."""
    REPLACE_MEDIA = "replace_media"
    """Pay ``amount`` euros to the owner of a media marker and as much to the bank; an own marker takes its place."""
    OTHER_TREND = "other_trend"
    """Lower the trend of one other party by ``amount``."""


class Symbol(StrEnum):
    """The four symbols of the starting deployment (EN19 set-up step 2)."""

    RALLIES = "rallies"
    TREND = "trend"
    MEDIA = "media"
    VOTES = "votes"


SYMBOL_AMOUNT: Final[Mapping[Symbol, int]] = {Symbol.RALLIES: 3, Symbol.TREND: 1, Symbol.MEDIA: 1, Symbol.VOTES: 6}


@dataclass(frozen=True, slots=True)
class Figure:
    """Where one figure (or one table of figures) of the edition's data comes from."""

    key: str
    """Dotted path in the data file, such as ``lands.NRW.maximum``."""
    provenance: Provenance
    source: str
    """Rulebook and section, address, or the reasoning behind a reconstruction."""


@dataclass(frozen=True, slots=True)
class LandCard:
    """A federal state card (EN19 section 02)."""

    key: str
    large: bool
    maximum: int
    """Points for 50 or more votes; also what "smallest state" compares."""
    points: tuple[int, ...]
    """Points for 0, 1, 2 ... 50 votes (51 entries); more votes score like 50."""


@dataclass(frozen=True, slots=True)
class PollCard:
    """A poll: one change of trend for each of the five parties, in the order of ``PARTIES``."""

    changes: tuple[int, ...]
    back: int
    """Number of the party shown on the back: the one that rises by two."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action printed on a politician."""

    name: ActionName
    amount: int
    once: bool
    """Marked "!": once per state and round among all players (ruling 23)."""


@dataclass(frozen=True, slots=True)
class Politician:
    """A shadow cabinet card."""

    key: str
    cost: int
    main: ActionSpec
    secondary: tuple[ActionSpec, ...]

    @property
    def actions(self) -> tuple[ActionSpec, ...]:
        """All printed actions, the main one first."""
        return (self.main, *self.secondary)


@dataclass(frozen=True, slots=True)
class Donation:
    """A donation card: ``money`` euros and base -``accept``, or refused and base +``reject``."""

    money: int
    accept: int
    reject: int


@dataclass(frozen=True, slots=True)
class Length:
    """One length of the game (EN19 sections 05 and 08)."""

    elections: int
    elections_per_round: tuple[int, ...]
    media_markers: int
    politicians: tuple[int, ...]
    """Numbers of the politicians in play."""
    presence: tuple[int, ...]
    """Points of the media presence spot of each election."""
    presence_paths: tuple[str, ...]
    """Where the figure of each spot stands in the data file."""
    donation_rounds: int
    """Last round in which donations are decided on."""
    minutes: tuple[int, int]
    """Expected playing time around a table."""
    entry_open: tuple[int, ...] = ()
    """Face-up opinions with which each reserve state enters (EN19 section 08)."""
    refill_after: int = 0
    """Round after which the opinion display is refilled (EN19 section 08); 0 for never."""

    @property
    def rounds(self) -> int:
        """Number of game rounds."""
        return len(self.elections_per_round)


class Lengths(dict[int, Length]):
    """The lengths that an edition offers, and shorter ones for set-ups, cut from the shortest when asked for.

    Only the lengths of the edition count as in it; a shorter one has one election in each round, and the media presence
    of the last ones.
    """

    def __missing__(self, elections: int) -> Length:
        shortest = self[min(self)]
        if not 1 <= elections < shortest.elections:
            raise KeyError(elections)
        return replace(
            shortest,
            elections=elections,
            elections_per_round=(1,) * elections,
            presence=shortest.presence[-elections:],
            presence_paths=shortest.presence_paths[-elections:],
            donation_rounds=min(shortest.donation_rounds, elections - 1),
            minutes=(8 * elections, 8 * elections),
            refill_after=0,
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """Every number on a card or a board of the edition."""

    meaningless: ClassVar[frozenset[str]] = frozenset()
    """Names of figures, nested ones included, that no rule of the edition reads."""

    topics: tuple[str, ...]
    program_copies: int
    opinion_copies: int
    lands: tuple[LandCard, ...]
    polls: tuple[PollCard, ...]
    politicians: tuple[Politician, ...]
    donations: tuple[Donation, ...]
    blocks: tuple[tuple[Symbol, ...], ...]
    display_size: Mapping[int, int]
    """Number of players -> face-up program cards."""
    rally_costs: tuple[int, ...]
    """Euros for 0, 1 ... 8 new rallies in one state."""
    trend_scale: tuple[int, ...]
    """Every space of the trend scale, ascending."""
    start_money: int
    start_base: int
    rally_supply: int
    rally_spots: int
    media_spots: int
    media_price: int
    convert_minimum: int
    """Fewest rallies that may be converted outside the election."""
    majority: int
    """Votes that win an election, alone or as a coalition."""
    bonus_sole: int
    bonus_each: int
    bonus_coalition: int
    bonus_none: int
    poll_kept_base: int
    bluff_base_penalty: int
    income_per_point: int
    """Euros for each point won by votes and for each point of party base."""
    money_prizes: tuple[int, int]
    money_unit: int

    @property
    def trend_min(self) -> int:
        """Lowest space of the trend scale."""
        return self.trend_scale[0]

    @property
    def trend_max(self) -> int:
        """Highest space of the trend scale."""
        return self.trend_scale[-1]


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything that defines a new game; together with the commands it determines the whole game."""

    elections: int
    parties: tuple[int, ...]
    """Party numbers by seat, clockwise."""
    seed: int
    options: GameOptions = NO_HOUSE_RULES
    position: Position | None = None
    """A set-up with which the game begins; ``None`` for a game from its very beginning."""


@dataclass(frozen=True, slots=True)
class Policies:
    """The computations in which editions differ; phases call them and never ask for the edition."""

    votes_for: Callable[[int, int, int], int]
    """Votes for (rallies, trend, matches)."""


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition: its figures, lengths, phases and where the figures come from."""

    key: str
    seats: tuple[int, ...]
    """Numbers of players it can be played with."""
    lengths: Mapping[int, Length]
    """By number of elections."""
    figures: Figures
    provenance: tuple[Figure, ...]
    setup: tuple[str, ...]
    """Names of the set-up steps, in order."""
    phases: tuple[str, ...]
    """Names of the steps of a game round, in the order of the rulebook."""
    policies: Policies
    procedures: str
    """Name of what is done with its tables as a whole (``procedures``)."""
    sources: tuple[int, ...]
    """Where points come from here (``Scored``), in the order of the final scoring."""
    house_rules: tuple[str, ...]
    """Names of the ``GameOptions`` that can be chosen here."""
    words: tuple[str, ...] = ()
    """Names of the vocabularies in which its texts are looked up, the nearest first."""
    capabilities: Capabilities = NOTHING_MORE
    """What it has besides what all editions have."""
    data_digest: str = ""
    """Fingerprint of its data; saves hold it."""
    short_games: int = 0
    """Most elections of a game that begins with a set-up; 0 if there are no such games."""
