"""The game and the puzzle of the day: begun, counted once, and kept with the progress of the player."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from macher.i18n import Texts
from macher.resources import asset
from macher.saves.document import short_digest
from macher.session.progress import Day, with_day
from macher.session.puzzles import load_puzzles
from macher.session.today import (
    Streak,
    believed,
    daily_config,
    day_played,
    day_result,
    number_of,
    puzzle_of,
    streak,
    today,
)
from macher.ui.features.saves.door import Unsaved
from macher.ui.game.quick import RIVALS
from macher.ui.program import Program
from macher.ui.system.text_input import to_clipboard

if TYPE_CHECKING:
    from macher.session.config import GameConfig
    from macher.session.puzzles import Puzzle
    from macher.session.session import GameSession

__all__ = ["LONGEST_LINE", "Today", "share_line"]

LONGEST_LINE: Final = 80
"""Most characters of the line to share."""
_FIRST_NAMES: Final = {style: name.partition(" ")[0] for style, name in RIVALS.items()}


@cache
def _shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the game, read once."""
    return tuple(load_puzzles(asset("puzzles"))[0])


def share_line(texts: Texts, day: date, played: Day, days: int) -> str:
    """A finished game of the day in one line of plain text, without a row of days where it would be too long."""
    circles = "".join("⊗" if governed else "○" for governed in played.governed)
    parts = [
        texts("today-share-name", number=number_of(day)),
        texts("today-share-place", points=played.points, place=played.place, all=played.seats),
        circles,
        texts("today-share-ahead" if played.place == 1 else "today-share-behind", points=abs(played.ahead)),
    ]
    row = texts("today-share-days", days=days)
    whole = "  ".join([*parts, row])
    return whole if days > 1 and len(whole) <= LONGEST_LINE else "  ".join(parts)


class Today:
    """What there is on a day.  ``clock`` gives the day; tests hand in their own."""

    def __init__(self, program: Program, clock: Callable[[], date] = today) -> None:
        self.program = program
        self.clock = clock
        self._counted: GameSession | None = None
        """The game that counted for its day, while it is on the screen."""

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def day(self) -> date:
        """The day that it is."""
        return believed(self.clock())

    def config(self, day: date) -> GameConfig:
        """The game of a day, in the current language."""
        return daily_config(day, self.program.texts("newgame-you"), _FIRST_NAMES)

    def days(self) -> dict[str, Day]:
        """All days on which something counted."""
        return self.program.games.progress.profile().today

    def of(self, day: date) -> Day:
        """What counted on a day."""
        return self.days().get(day.isoformat(), Day())

    def streak(self, day: date) -> Streak:
        """Days in a row."""
        return streak(self.days(), day)

    def line(self, day: date) -> str:
        """The line to share; empty until the game is finished."""
        played = self.of(day)
        return share_line(self.program.texts, day, played, self.streak(day).now) if played.played else ""

    def puzzle(self, day: date) -> Puzzle | None:
        """The puzzle of a day: one of those that come with the game, so that everybody has the same."""
        return puzzle_of(_shipped(), day)

    def waits(self, day: date) -> bool:
        """Whether the game of the day was begun and left."""
        waiting = self.program.games.summary()
        return waiting is not None and bool(waiting.mark) and waiting.mark == _mark(self.config(day))

    # -- in and out ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of the day, or goes on with it."""
        if self.waits(self.day):
            self.program.go.resume()
        else:
            self.program[Unsaved].first(lambda: self.program.begin(self.config(self.day)))

    def copy(self) -> None:
        """Puts the line to share into the clipboard, and says so."""
        texts, stage = self.program.texts, self.program.app.stage
        done = to_clipboard(self.line(self.day))
        stage.toast(texts("today-copied" if done else "today-not-copied"), "info" if done else "warn", 4)

    # -- what counts ---------------------------------------------------------------------------------------------------

    def note(self, session: GameSession, ended: date | None = None) -> None:
        """A game is over: the game of the day counts the first time, unless it was helped by taking back.

        `ended` is the day on which it ended, if that is not today.
        """
        day = day_played(session.config, ended or self.day)
        if day is None or not session.over or session is self._counted or self.of(day).played:
            return
        if not (session.assisted or session.played_on):
            self.program.games.progress.change(lambda profile: with_day(profile, day, day_result(session)))
            self._counted = session

    def note_puzzle(self, puzzle: Puzzle) -> None:
        """A puzzle has been solved; that of the day counts for its day."""
        day = self.day
        wanted = self.puzzle(day)
        if wanted is not None and wanted.key == puzzle.key and not self.of(day).puzzle:
            self.program.games.progress.change(lambda profile: with_day(profile, day, Day(puzzle=True)))

    def mark(self, session: GameSession) -> str:
        """What the final page says of a game of the day; empty for any other game."""
        day, texts = day_played(session.config, self.day), self.program.texts
        if day is None:
            return ""
        if session is self._counted or not session.over:
            return texts("today-mark", number=number_of(day))
        return texts("today-mark-again" if self.of(day).played else "today-mark-helped", number=number_of(day))


@lru_cache(maxsize=4)
def _mark(config: GameConfig) -> str:
    """The fingerprint of a game's start, as saves write it."""
    from macher.rules.setup import new_game
    from macher.session.config import check_config

    table = new_game(check_config(config), config.setup(), [])
    table.log = None
    return short_digest(table.digest())
