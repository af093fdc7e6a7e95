"""Which games count for the marks of merit, and what they change in the progress of the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from macher.ai.kinds import HUMAN, read_kind
from macher.saves.verify import Restored
from macher.session.campaign import Ended
from macher.session.config import SeatConfig
from macher.session.course import Course
from macher.session.marks import CAMPAIGN_MARK, earned, near_to
from macher.session.played import PlayedGame
from macher.session.progress import MarkEarned, NearMark, Profile, with_marks, with_near

__all__ = ["counted", "counted_again", "counted_in_campaign"]

LEAST_SEATS: Final = 3
GOOD_LEVELS: Final = ("normal", "hard", "expert")
LAST_STATE: Final = "BE"
"""The state that ends the campaign."""


def counts(seats: Sequence[SeatConfig], course: Course, *, helped: bool, short: bool) -> bool:
    """Whether a finished game counts: long enough, against people or good seats, and without moves taken back."""
    levels = [read_kind(seat.kind).level for seat in seats if seat.kind != HUMAN]
    people = len(seats) - len(levels)
    good = people > 0 and len(seats) >= LEAST_SEATS and all(level in GOOD_LEVELS for level in levels)
    return good and not helped and not short and len(course.results) in course.edition.lengths


def counted(game: PlayedGame, profile: Profile, day: date, replay: str, *, helped: bool) -> tuple[Profile, list[str]]:
    """The progress after a finished game, and the marks that are new."""
    course = Course.of(game)
    if not counts(game.config.seats, course, helped=helped, short=game.config.position is not None):
        return profile, []
    return _with(profile, game.config.seats, course, day, replay)


def counted_again(saved: Restored, profile: Profile, day: date, replay: str) -> tuple[Profile, list[str]]:
    """The same for a game out of a file."""
    document = saved.document
    seats = [SeatConfig(each.party, each.name, each.kind) for each in document.seats]
    course = Course.of_saved(saved)
    helped = bool(document.assisted or document.played_on)
    if not counts(seats, course, helped=helped, short=document.position is not None):
        return profile, []
    return _with(profile, seats, course, day, replay)


def counted_in_campaign(ended: Ended, profile: Profile, day: date, replay: str) -> tuple[Profile, list[str]]:
    """The progress after a set-up of the campaign; winning its last state earns a mark."""
    if not (ended.counted and ended.outcome.won and ended.made.key == LAST_STATE):
        return profile, []
    mark = MarkEarned(day=day.isoformat(), replay=replay, numbers={"land": LAST_STATE, "lead": ended.outcome.margin})
    return _marked(profile, {CAMPAIGN_MARK: mark})


def _with(
    profile: Profile, seats: Sequence[SeatConfig], course: Course, day: date, replay: str
) -> tuple[Profile, list[str]]:
    people = [at for at, seat in enumerate(seats) if seat.kind == HUMAN]
    found: dict[str, MarkEarned] = {}
    close: dict[str, NearMark] = {}
    for seat in people:
        for key, numbers in earned(course, seat, people).items():
            told = {"party": seats[seat].party, **numbers}
            found.setdefault(key, MarkEarned(day=day.isoformat(), replay=replay, numbers=told))
        for key, (missing, figure) in near_to(course, seat).items():
            close[key] = NearMark(day=day.isoformat(), missing=missing, figure=figure)
    after, fresh = _marked(profile, found)
    return with_near(after, close), fresh


def _marked(profile: Profile, found: Mapping[str, MarkEarned]) -> tuple[Profile, list[str]]:
    fresh = [key for key in found if key not in profile.marks]
    return with_marks(profile, found), fresh
