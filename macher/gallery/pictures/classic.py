"""Pictures of tables with a national board: in every edition that has one, at each question and while others play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from macher.editions.registry import edition, editions
from macher.gallery.pictures.positions import Moment, Story, moment
from macher.session.config import GameConfig
from macher.session.session import GameSession

__all__ = ["CLASSIC_POSITIONS", "ClassicStory", "classic_editions"]

_SEED: Final = 2006
_LONG: Final = 7
_QUESTIONS: Final = (
    "start_sheet",
    "first_bid",
    "first_choice",
    "place_bid",
    "place_choice",
    "conference",
    "exchanges",
    "cabinet_sending",
    "cabinet_use",
    "coalitions",
    "coalition_answer",
    "media",
    "influence",
    "rallies",
    "poll_auctions",
    "poll_entries",
    "vote_catching",
    "majority",
    "region_election",
    "contributions",
)
"""Steps in which a seat decides, in the order of the phases."""
_BIDS: Final = ("places", "place_bid", "place_choice", "exchanges")
"""Those of them that occur only if the order of play is bought (CONS A, B)."""
_NAMED: Final = ("first_bid", "first_choice", "conference")
"""Those that occur instead in other editions."""


@dataclass(frozen=True, slots=True)
class ClassicStory(Story):
    """A game of one of these editions."""

    edition: str = "2006"
    elections: int = _LONG
    seed: int = _SEED

    def config(self) -> GameConfig:
        """What the game is made of."""
        plain = Story.config(self)
        return replace(plain, edition=self.edition)


def classic_editions() -> list[str]:
    """Keys of the editions with a national board."""
    return [key for key in editions() if edition(key).capabilities.national is not None]


def _asked(key: str, step: str, from_round: int = 0) -> Callable[[], GameSession]:
    story = ClassicStory(edition=key)
    people = set(story.seats)

    def fits(one: Moment) -> bool:
        return one.step == step and one.round >= from_round and bool(people & set(one.deciding))

    return lambda: moment(fits, story)


def _others(key: str, step: str, from_round: int, elections: int = _LONG) -> Callable[[], GameSession]:
    story = ClassicStory(edition=key, elections=elections)
    people = set(story.seats)

    def fits(one: Moment) -> bool:
        return one.step == step and one.round >= from_round and not people & set(one.deciding)

    return lambda: moment(fits, story)


def _positions() -> Iterator[tuple[str, Callable[[], GameSession]]]:
    for key in classic_editions():
        bought = "places" in edition(key).phases
        name = f"table:classic-{key}"
        yield name, _others(key, "cabinet_use", 3)
        yield f"{name}-late", _others(key, "rallies", 5)
        for step in _QUESTIONS:
            if step not in (_NAMED if bought else _BIDS):
                yield f"{name}-{step.replace('_', '-')}", _asked(key, step)
        for length in edition(key).lengths:
            if length != _LONG:
                yield f"{name}-{length}-elections", _others(key, "rallies", 2, length)


CLASSIC_POSITIONS: Final = dict(_positions())
"""Games at the moment of each picture, by the picture's name."""
