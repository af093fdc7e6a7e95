"""What a new game is made of, and why a wished game is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from macher.editions.problems import EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.editions.registry import editions
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameOptions
from macher.rules.setup import GameSetup

HUMAN: Final = "human"
AI_KINDS: Final = ("random", "sane", "normal")
KINDS: Final = (HUMAN, *AI_KINDS)
"""Who can sit on a seat."""

LONGEST_NAME: Final = 40
"""Characters of a player's name."""
SEEDS: Final = 1 << 63
"""Seeds are whole numbers from 0 below this."""

REASONS: Final[Mapping[str, str]] = {
    "setup-no-such-edition": "There is no edition “{edition}”; there are: {known}.",
    "setup-no-such-length": "There is no game of {elections} elections in this edition; there are: {known}.",
    "setup-seats": "A game needs {low} to {high} seats, not {seats}.",
    "setup-no-such-party": "There is no party “{party}”; there are: {known}.",
    "setup-party-twice": "Two seats have the party {party}.",
    "setup-no-such-kind": "There is no player of the kind “{kind}”; there are: {known}.",
    "setup-name-long": "A name has more than {limit} characters.",
    "setup-seed": "The seed must be a whole number from 0 to {limit}.",
}
"""Every reason with its English sentence; the keys are also those of the translated texts."""


class ConfigRefused(ValueError):
    """The wished game cannot be set up; ``reason`` is a text key with ``args_of_reason``."""

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

    def setup(self) -> GameSetup:
        """The set-up for the rules; the configuration must have been checked."""
        parties = tuple(PARTIES.index(seat.party) for seat in self.seats)
        return GameSetup(self.elections, parties, self.seed, self.options)


def check_config(config: GameConfig) -> Edition:
    """The edition of a game that can be played.

    Raises ``ConfigRefused`` with the reason, ``DataError`` if the data file cannot be used.
    """
    try:
        edition = load_edition(config.edition, config.data_file)
    except EditionUnknown:
        raise ConfigRefused("setup-no-such-edition", edition=config.edition, known=", ".join(editions())) from None
    if config.elections not in edition.lengths:
        known = ", ".join(str(length) for length in sorted(edition.lengths))
        raise ConfigRefused("setup-no-such-length", elections=config.elections, known=known)
    if len(config.seats) not in edition.seats:
        low, high = min(edition.seats), max(edition.seats)
        raise ConfigRefused("setup-seats", seats=len(config.seats), low=low, high=high)
    if not 0 <= config.seed < SEEDS:
        raise ConfigRefused("setup-seed", limit=str(SEEDS - 1))
    _check_seats(config)
    return edition


def _check_seats(config: GameConfig) -> None:
    taken: set[str] = set()
    for seat in config.seats:
        if seat.party not in PARTIES:
            raise ConfigRefused("setup-no-such-party", party=seat.party, known=", ".join(PARTIES))
        if seat.party in taken:
            raise ConfigRefused("setup-party-twice", party=seat.party)
        taken.add(seat.party)
        if seat.kind not in KINDS:
            raise ConfigRefused("setup-no-such-kind", kind=seat.kind, known=", ".join(KINDS))
        if len(seat.name) > LONGEST_NAME:
            raise ConfigRefused("setup-name-long", limit=LONGEST_NAME)
