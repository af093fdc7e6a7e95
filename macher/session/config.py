"""The configuration of a new game, and why one is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from macher.ai.kinds import HUMAN, LEVELS, OFFERED, BotUnknown, is_added, read_kind, styles_of
from macher.editions.problems import EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.editions.registry import editions
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.options import OPTION_VALUES, GameOptions
from macher.rules.positions import Position
from macher.rules.setup import SetupRefused, check_setup

AI_KINDS: Final = OFFERED
"""Levels of AI seats to choose from, the weakest first."""
KINDS: Final = (HUMAN, *LEVELS)
"""Who can play a seat; better levels may add a personality (``hard:pollster``)."""

LONGEST_NAME: Final = 40
"""Most characters of a player's name."""
SEEDS: Final = 1 << 63
"""Seeds are whole numbers from 0 below this."""

REASONS: Final[Mapping[str, str]] = {
    "setup-no-such-edition": "There is no edition “{edition}”; there are: {known}.",
    "setup-no-such-length": "There is no game of {elections} elections in this edition; there are: {known}.",
    "setup-seats": "A game needs {low} to {high} seats, not {seats}.",
    "setup-no-such-party": "There is no party “{party}”; there are: {known}.",
    "setup-party-twice": "Two seats have the party {party}.",
    "setup-no-such-kind": "There is no player of the kind “{kind}”; there are: {known}.",
    "setup-no-such-style": "There is no personality “{style}” for “{level}”; there are: {known}.",
    "setup-no-style": "A player of the kind “{level}” has no personality.",
    "setup-name-long": "The name of {party} has more than {limit} characters.",
    "setup-seed": "The seed must be a whole number from 0 to {limit}.",
    "setup-no-such-option": "The edition {edition} has no option “{option}”; it has: {known}.",
    "setup-option-value": "The option {option} is “on” or “off”, not “{value}”.",
    "setup-position": "The set-up does not fit the edition or the seats, at “{place}”.",
}
"""Every reason with its English sentence; the keys are also those of the translated texts."""


class ConfigRefused(ValueError):
    """The game asked for cannot be set up; ``reason`` is a text key with ``args_of_reason``."""

    def __init__(self, reason: str, **args: int | str) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_of_reason: Mapping[str, int | str] = args

    def __str__(self) -> str:
        return REASONS[self.reason].format(**self.args_of_reason)


@dataclass(frozen=True, slots=True)
class SeatConfig:
    """One seat: party key, the player's name, and who plays (``human`` or a kind of AI seat)."""

    party: str
    name: str = ""
    kind: str = "normal"


@dataclass(frozen=True, slots=True)
class GameConfig:
    """A game to be played; ``seats`` go clockwise."""

    seats: tuple[SeatConfig, ...]
    edition: str = "2019"
    elections: int = 4
    seed: int = 0
    options: GameOptions = field(default_factory=GameOptions)
    data_file: Path | None = None
    """An edited copy of the edition's figures; ``None`` means as shipped."""
    position: Position | None = None
    """A set-up with which the game begins; ``None`` for a game from its very beginning."""

    @property
    def parties(self) -> tuple[str, ...]:
        """Keys of the parties by seat."""
        return tuple(seat.party for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def kinds(self) -> tuple[str, ...]:
        """``human`` or the kind of AI, by seat."""
        return tuple(seat.kind for seat in self.seats)

    def setup(self) -> GameSetup:
        """The set-up for the rules; the configuration must have been checked."""
        return GameSetup(
            self.elections, tuple(map(PARTIES.index, self.parties)), self.seed, self.options, self.position
        )


def read_options(edition: Edition, wished: Iterable[str]) -> GameOptions:
    """House rules of an edition written as ``name=on`` or ``name=off``; of one named twice the last counts.

    Raises ``ConfigRefused``.
    """
    chosen: dict[str, bool] = {}
    for item in wished:
        name, _, value = (part.strip() for part in item.partition("="))
        if name not in edition.house_rules:
            known = ", ".join(edition.house_rules)
            raise ConfigRefused("setup-no-such-option", edition=edition.key, option=name, known=known)
        if value not in OPTION_VALUES:
            raise ConfigRefused("setup-option-value", option=name, value=value)
        chosen[name] = OPTION_VALUES[value]
    return GameOptions(**chosen)


def check_config(config: GameConfig) -> Edition:
    """The edition of a checked configuration.

    Raises ``ConfigRefused`` with the reason, ``DataError`` if the data file cannot be used.
    """
    try:
        edition = load_edition(config.edition, config.data_file)
    except EditionUnknown:
        raise ConfigRefused("setup-no-such-edition", edition=config.edition, known=", ".join(editions())) from None
    if config.position is None and config.elections not in edition.lengths:
        known = ", ".join(str(length) for length in sorted(edition.lengths))
        raise ConfigRefused("setup-no-such-length", elections=config.elections, known=known)
    if len(config.seats) not in edition.seats:
        low, high = min(edition.seats), max(edition.seats)
        raise ConfigRefused("setup-seats", seats=len(config.seats), low=low, high=high)
    if not 0 <= config.seed < SEEDS:
        raise ConfigRefused("setup-seed", limit=str(SEEDS - 1))
    _check_seats(config)
    if config.position is not None:
        _check_position(config, edition)
    return edition


def _check_position(config: GameConfig, edition: Edition) -> None:
    try:
        check_setup(edition, config.setup())
    except SetupRefused as refused:
        raise ConfigRefused(refused.reason, **refused.args_of_text) from None


def _check_seats(config: GameConfig) -> None:
    taken: set[str] = set()
    for seat in config.seats:
        if seat.party not in PARTIES:
            raise ConfigRefused("setup-no-such-party", party=seat.party, known=", ".join(PARTIES))
        if seat.party in taken:
            raise ConfigRefused("setup-party-twice", party=seat.party)
        taken.add(seat.party)
        check_kind(seat.kind)
        if len(seat.name) > LONGEST_NAME:
            raise ConfigRefused("setup-name-long", party=seat.party, limit=LONGEST_NAME)


def check_kind(kind: str, *, human: bool = True) -> None:
    """Raises ``ConfigRefused`` if there is no player of this kind.

    Without humans, on the command line, personalities of mods are not allowed either.
    """
    if human and kind == HUMAN:
        return
    try:
        found = read_kind(kind)
        if not human and is_added(found.style):
            raise BotUnknown(kind, found.style, styles_of(found.level))
    except BotUnknown as unknown:
        level = kind.partition(":")[0]
        if unknown.part == level:
            known = ", ".join(KINDS if human else LEVELS)
            raise ConfigRefused("setup-no-such-kind", kind=level, known=known) from None
        if not unknown.known:
            raise ConfigRefused("setup-no-style", level=level) from None
        raise ConfigRefused(
            "setup-no-such-style", style=unknown.part, level=level, known=", ".join(unknown.known)
        ) from None
