"""How far a player has come from evening to evening: campaign, marks of merit, days, levels, and what was explained.

Plain frozen values and what becomes of them; `macher.session.progress_file` reads and writes them.  Entries that this
program does not know are kept, so that a newer one finds them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from macher.checked import Checked, either, entry, flag, listed, part, table, text, whole

__all__ = [
    "MOST_RESULTS",
    "Coach",
    "Day",
    "Ending",
    "LandWon",
    "LevelResult",
    "MarkEarned",
    "Met",
    "NearMark",
    "Profile",
    "told_in",
    "with_counted",
    "with_day",
    "with_ending",
    "with_finished_game",
    "with_land",
    "with_marks",
    "with_near",
    "with_result",
    "with_told",
    "without_ending",
]

MOST_RESULTS: Final = 10
"""Results that a level is proposed by; older ones are forgotten."""
MOST_ENDED: Final = 50
"""Games that are to be counted; there is hardly ever one."""
MOST_COUNTED: Final = 500
"""Games of which it is remembered that they have counted."""
MOST_STARS: Final = 3
_MOST: Final = 9_999

_NAME: Final = text(80)
_FILE: Final = text(300)
"""Name of a finished game's file among the replays; empty if it was not kept."""
_DAY: Final = text(10, "[0-9]{4}-[0-9]{2}-[0-9]{2}")
"""A day as 2026-11-14."""
_FIGURE: Final = whole(-_MOST * 100, _MOST * 100)
_COUNT: Final = whole(0, _MOST)
_SEATS: Final = 20
"""Most seats and elections of a game."""
_FIGURES: Final = listed(_FIGURE, _SEATS, made=tuple)
_COUNTS: Final = listed(_COUNT, _SEATS, made=tuple)
_NAMES: Final = listed(_NAME, _SEATS, made=tuple)
_NAMES_SAID: Final = listed(_NAME, 100, made=tuple)


class _Part(Checked, unknown="keep"):
    """A part of the file; entries that this program does not know stay."""


class LandWon(_Part):
    """The best result in a state of the campaign."""

    stars: int = entry(whole(1, MOST_STARS))
    party: str = entry(_NAME)
    margin: int = entry(_FIGURE)
    """Points ahead of the next."""
    day: str = entry(_DAY)
    replay: str = entry(_FILE, default="")


class MarkEarned(_Part):
    """A mark of merit, and the game that earned it first."""

    day: str = entry(_DAY)
    replay: str = entry(_FILE, default="")
    numbers: dict[str, int | str] = entry(table(_NAME, either(_FIGURE, _NAME), 20), default={})
    """What earned it: figures, and keys of states and parties."""


class NearMark(_Part):
    """A mark that a game nearly earned."""

    day: str = entry(_DAY)
    missing: int = entry(_COUNT)
    """How much was missing; the smaller, the nearer."""
    figure: int = entry(_FIGURE)
    """What was reached."""


class Day(_Part):
    """What was played on a day; days on which nothing counted have no entry."""

    points: int = entry(_FIGURE, default=0)
    place: int = entry(whole(0, _SEATS), default=0)
    """From 1; 0 if the game of the day was not finished."""
    seats: int = entry(whole(0, _SEATS), default=0)
    ahead: int = entry(_FIGURE, default=0)
    """Points ahead of the next, or behind the first if negative."""
    governed: tuple[bool, ...] = entry(listed(flag, _SEATS, made=tuple), default=())
    """Whether the player governed, by election."""
    puzzle: bool = entry(flag, default=False)
    """Whether the puzzle of the day was solved."""
    replay: str = entry(_FILE, default="")
    scores: tuple[int, ...] = entry(_FIGURES, default=())
    """Points by seat; the player's is the first."""
    lands: tuple[str, ...] = entry(_NAMES, default=())
    """States that voted, in their order."""
    winners: tuple[tuple[int, ...], ...] = entry(listed(_FIGURES, _SEATS, made=tuple), default=())
    """Seats that won, by election."""
    votes: tuple[tuple[int, ...], ...] = entry(listed(_COUNTS, _SEATS, made=tuple), default=())
    """Votes by election and seat."""
    worth: tuple[int, ...] = entry(_FIGURES, default=())
    """The player's points by election."""

    @property
    def played(self) -> bool:
        """Whether the game of the day was finished."""
        return self.place > 0


class LevelResult(_Part):
    """How a game against AI seats of one level ended."""

    level: str = entry(_NAME)
    edition: str = entry(_NAME)
    place: int = entry(whole(1, _SEATS))
    seats: int = entry(whole(2, _SEATS))
    rivals: tuple[str, ...] = entry(_NAMES, default=())
    """Characters that sat there."""
    elections: int = entry(whole(0, _SEATS), default=0)
    minutes: int = entry(_COUNT, default=0)
    """Minutes that it took; 0 if nobody knows, as after a pause."""

    @property
    def won(self) -> bool:
        """Whether nobody was ahead."""
        return self.place == 1


class Coach(_Part):
    """What decides whether the coach speaks."""

    games: int = entry(_COUNT, default=0)
    """Games finished."""
    game: str = entry(_NAME, default="")
    """Fingerprint of the start of the game that ``told`` belongs to."""
    told: tuple[str, ...] = entry(listed(_NAME, 100, made=tuple), default=())
    """Kinds of warnings already given in it."""


class Ending(_Part):
    """A game that is over and has not counted yet."""

    day: str = entry(_DAY)
    """The day on which it ended."""
    minutes: int = entry(_COUNT, default=0)
    """Minutes that it took; 0 if nobody knows."""


class Met(_Part):
    """What the player and one of the six know of each other."""

    games: int = entry(_COUNT, default=0)
    ahead: int = entry(_COUNT, default=0)
    """Games in which the player had more points."""
    behind: int = entry(_COUNT, default=0)
    edition: str = entry(_NAME, default="")
    """Of the last game, as is what follows."""
    money: int = entry(_FIGURE, default=0)
    """What the character had left."""
    yours: int = entry(_FIGURE, default=0)
    together: int = entry(_COUNT, default=0)
    """Governments of both."""


class Profile(_Part):
    """Everything that is kept for one player."""

    campaign: dict[str, LandWon] = entry(table(_NAME, part(LandWon), 200), default={})
    """By key of the set-up: ``SL``, or ``mod/SL`` for one of a mod."""
    marks: dict[str, MarkEarned] = entry(table(_NAME, part(MarkEarned), 200), default={})
    near: dict[str, NearMark] = entry(table(_NAME, part(NearMark), 200), default={})
    """Marks that were close, each with the game that came nearest."""
    today: dict[str, Day] = entry(table(_DAY, part(Day), 20_000), default={})
    level: str = entry(_NAME, default="")
    """A level that the player chose for the next game; empty if it is to be proposed."""
    propose: bool = entry(flag, default=True)
    """Whether levels are proposed by the last results."""
    levels: tuple[LevelResult, ...] = entry(listed(part(LevelResult), 200, made=tuple), default=())
    """The last results, the newest last."""
    met: dict[str, Met] = entry(table(_NAME, part(Met), 200), default={})
    """Characters whom the player has met, by name."""
    said: tuple[tuple[str, ...], ...] = entry(listed(_NAMES_SAID, 20, made=tuple), default=())
    """What characters said in the last games, the newest last."""
    coach: Coach = entry(part(Coach), default={})
    ended: dict[str, Ending] = entry(table(_FILE, part(Ending), 200), default={})
    """Games that are to be counted, by their names among the replays: noted before they are written there."""
    counted: tuple[str, ...] = entry(listed(_FILE, 1_000, made=tuple), default=())
    """Games that have counted, the newest last."""


def with_land(profile: Profile, key: str, won: LandWon) -> Profile:
    """The profile with a state won; a better result replaces a worse one, never the reverse."""
    before = profile.campaign.get(key)
    if before is not None and (before.stars, before.margin) >= (won.stars, won.margin):
        return profile
    if before is not None:
        won = before.changed(**won.all)
    return profile.changed(campaign={**profile.campaign, key: won})


def with_marks(profile: Profile, earned: Mapping[str, MarkEarned]) -> Profile:
    """The profile with marks earned; the first game that earned a mark keeps it."""
    return profile.changed(marks={**profile.marks, **{k: v for k, v in earned.items() if k not in profile.marks}})


def with_near(profile: Profile, close: Mapping[str, NearMark]) -> Profile:
    """The profile with marks that were close; of two games the nearer one counts, and nothing that is earned."""
    known = {key: near for key, near in profile.near.items() if key not in profile.marks}
    for key, near in close.items():
        if key not in profile.marks and (key not in known or near.missing <= known[key].missing):
            known[key] = near
    return profile if known == profile.near else profile.changed(near=known)


def with_day(profile: Profile, day: date, played: Day) -> Profile:
    """The profile with a day: its game counts once, its puzzle stays solved."""
    key, before = day.isoformat(), profile.today.get(day.isoformat(), Day())
    found = before if before.played else before.changed(**played.all)
    found = found.changed(puzzle=before.puzzle or played.puzzle)
    return profile.changed(today={**profile.today, key: found})


def with_result(profile: Profile, result: LevelResult) -> Profile:
    """The profile with one more result; only the last ones are kept."""
    return profile.changed(levels=(*profile.levels, result)[-MOST_RESULTS:])


def with_ending(profile: Profile, name: str, ending: Ending) -> Profile:
    """The profile with a game that is to be counted."""
    return profile.changed(ended=dict(list({**profile.ended, name: ending}.items())[-MOST_ENDED:]))


def without_ending(profile: Profile, name: str) -> Profile:
    """The profile without a game that is not to be counted any more."""
    return profile.changed(ended={key: ending for key, ending in profile.ended.items() if key != name})


def with_counted(profile: Profile, name: str) -> Profile:
    """The profile with a game that has counted."""
    counted = (*(each for each in profile.counted if each != name), name)[-MOST_COUNTED:]
    return without_ending(profile, name).changed(counted=counted)


def with_finished_game(profile: Profile) -> Profile:
    """The profile with one more game for the coach."""
    coach = profile.coach
    return profile.changed(coach=coach.changed(games=min(coach.games + 1, _MOST)))


def with_told(profile: Profile, game: str, kind: str) -> Profile:
    """The profile with a warning given in a game; those of another game are forgotten."""
    coach = profile.coach
    told = coach.told if coach.game == game else ()
    return profile.changed(coach=coach.changed(game=game, told=tuple(dict.fromkeys((*told, kind)))))


def told_in(profile: Profile, game: str) -> tuple[str, ...]:
    """Kinds of warnings already given in a game."""
    return profile.coach.told if profile.coach.game == game else ()
