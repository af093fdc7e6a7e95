"""What a finished game brings the player: counted once, at the moment when the game is over.

Before the end of a game is written anywhere, its name is noted among the games that are to be counted.  Everything that
it brings is then written at once, and the name goes.  So a game whose program was killed in between is found at the
next start, and counts then; one that has counted does not count again.  If its autosave stops before the end, it is
completed, so that the game cannot go on to another end.  A game that is taken back from its end does not count again.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from macher.saves.problems import SaveError
from macher.session.progress import Ending, with_counted, with_ending, with_finished_game, without_ending
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.rivals import Rivals
from macher.ui.features.evening.today import Today
from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.session.session import GameSession

__all__ = ["Counting"]


class Counting:
    """Counts games for the coach, the campaign, the day, the marks and the level."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._done: GameSession | None = None
        """The game that was counted last."""
        self._was_over: GameSession | None = None
        """A game that was over when it was opened."""

    def watch(self, session: GameSession) -> None:
        """Counts a game that is played from now on as soon as it is over."""
        session.on_end = partial(self._end, session)
        self._was_over = session if session.over else None

    def _end(self, session: GameSession, save: Callable[[], None]) -> None:
        """The last command was carried out: notes the game, has it saved, and counts it; another end counts no more."""
        if session is self._was_over:  # it was taken back from its end
            self._done = session
        if session is self._done:
            save()
            return
        program, games = self.program, self.program.games
        name = games.name_of(session)
        if name and session.humans and name not in games.progress.profile().counted:
            ending = Ending(day=program[Today].day.isoformat(), minutes=program[Rivals].minutes_played())
            games.progress.change(lambda profile: with_ending(profile, name, ending))
        save()
        self.count(session)

    def count(self, session: GameSession, ending: Ending | None = None) -> None:
        """Counts a game that is over, once; `ending` tells the day and the minutes of one that ended earlier."""
        if session is self._done or not session.over:
            return
        self._done = session
        games = self.program.games
        name = games.name_of(session)
        if name in games.progress.profile().counted:
            games.progress.change(lambda profile: without_ending(profile, name))
            return
        # Another window may have been faster.
        with games.progress.at_once(unless=lambda profile: name in profile.counted):
            self._count(session, ending)
            if name and session.humans:
                games.progress.change(lambda profile: with_counted(profile, name))

    def _count(self, session: GameSession, ending: Ending | None) -> None:
        program = self.program
        if session.humans and session is not self._was_over:
            self.program.games.progress.change(with_finished_game)
        won = program[Campaign].end(session)
        if won is not None:
            program[Album].note_campaign(session, won)
            return
        program[Today].note(session, date.fromisoformat(ending.day) if ending is not None else None)
        program[Album].note(session)
        program[Rivals].note(session, ending.minutes if ending is not None else program[Rivals].minutes_played())

    # -- games that ended as the program did ---------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Counts the games that are over and have not counted, and says so."""
        ended = self.program.games.progress.profile().ended
        found = [name for name in ended if self._counted_late(name, ended[name])]
        if found:
            self.program.app.stage.toast(self.program.texts("menu-counted-late", n=len(found)), "info", 8)
            self.program.app.scene.rebuild()

    def _counted_late(self, name: str, ending: Ending) -> bool:
        """Whether a game counts now; one that is not among the finished games is going on, perhaps in a tournament."""
        from macher.session.session import GameSession

        games = self.program.games
        path = games.library.replays / name
        if not path.exists():
            return False
        try:
            games.library.complete_autosave(path)
            with GameSession.resume(games.library.load(path), workers="none") as session:
                self.count(session, ending)
        except SaveError:
            games.progress.change(lambda profile: without_ending(profile, name))
            return False
        return True
