"""The games of a career, counted once for each choice of a person, of a length and of marked games.

Counting thousands of games takes longer than a frame, so it is done where they are read, in a thread.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final, get_args

from macher.session.career import (
    Best,
    GameSummary,
    Grouping,
    Played,
    Tally,
    bests,
    games_of,
    grouped,
    lengths_of,
    longest_run,
    people_of,
    tally,
)

__all__ = ["Choice", "Counts"]

_AHEAD: Final = 3
"""People whose games are counted before anybody asks, those who have played most."""

Length = tuple[str, int]
"""An edition and its number of elections."""


class Choice:
    """Some games of a person, and what can be counted of them."""

    def __init__(self, played: list[Played]) -> None:
        """``played`` has the oldest first."""
        self.played = played
        self._groups: dict[Grouping, list[Tally]] = {}

    def groups(self, by: Grouping) -> list[Tally]:
        """The games counted by what they have in common."""
        if by not in self._groups:
            self._groups[by] = grouped(self.played, by)
        return self._groups[by]

    @cached_property
    def bests(self) -> list[Best]:
        """All personal bests."""
        return bests(self.played)

    @cached_property
    def whole(self) -> Tally:
        """All games counted."""
        return tally(self.played)

    @cached_property
    def run(self) -> int:
        """The most victories one after the other."""
        return longest_run(self.played)

    def work_out(self) -> None:
        """Counts all that a page may show."""
        for by in get_args(Grouping):
            self.groups(by)
        assert self.bests is not None
        assert self.whole.games >= self.run


class Counts:
    """What there is to count in some games."""

    def __init__(self, games: Iterable[GameSummary]) -> None:
        self._games = list(games)
        self.people = people_of(self._games)
        """Everybody who has played, the most games first."""
        self.lengths = lengths_of(self._games)
        """Editions and numbers of elections that were played, the most frequent first."""
        self._choices: dict[tuple[str, bool, Length | None], Choice] = {}

    def __bool__(self) -> bool:
        """Whether there is any game."""
        return bool(self._games)

    def choice(self, name: str, *, marked: bool = True, length: Length | None = None) -> Choice:
        """The games of a person; may leave out ``marked`` ones and other lengths."""
        key = (name, marked, length)
        if key not in self._choices:
            if marked and length is None:
                played = games_of(self._games, name)
            else:
                played = [
                    each
                    for each in self.choice(name).played
                    if (marked or not each.marked) and length in (None, (each.game.edition, each.game.elections))
                ]
            self._choices[key] = Choice(played)
        return self._choices[key]

    def work_out(self) -> None:
        """Counts what is probably asked for."""
        for name in self.people[:_AHEAD]:
            for length in (None, *self.lengths):
                for marked in (True, False):
                    self.choice(name, marked=marked, length=length).work_out()
