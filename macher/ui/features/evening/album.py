"""The album of marks: counted when a game is over, or again from the replays; and the games behind them."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from macher.saves.problems import SaveError
from macher.session.marks import NEAR
from macher.session.marks_counted import counted, counted_again, counted_in_campaign
from macher.session.progress import MarkEarned, NearMark, Profile
from macher.ui.features.evening.campaign import Campaign
from macher.ui.program import Program

if TYPE_CHECKING:
    from pathlib import Path

    from macher.session.campaign import Ended
    from macher.session.session import GameSession

__all__ = ["Album"]


class Album:
    """What the player has earned."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._noted: tuple[GameSession, list[str]] | None = None
        """The last game that was counted, and what it brought."""

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def _profile(self) -> Profile:
        return self.program.games.progress.profile()

    @property
    def marks(self) -> dict[str, MarkEarned]:
        """What is earned, by key."""
        return self._profile.marks

    @property
    def newest(self) -> str | None:
        """The mark earned last."""
        found = list(self.marks.items())
        return max(reversed(found), key=lambda each: each[1].day)[0] if found else None

    @property
    def near(self) -> list[tuple[str, NearMark]]:
        """Marks that were close and are not earned, the nearest first, of equally near ones the newest."""
        known = [(key, near) for key, near in self._profile.near.items() if key in NEAR and key not in self.marks]
        known.sort(key=lambda each: each[1].day, reverse=True)
        return sorted(known, key=lambda each: each[1].missing)

    # -- the games behind the marks ------------------------------------------------------------------------------------

    def _replay(self, key: str) -> Path | None:
        earned = self.marks.get(key)
        name = earned.replay if earned is not None else ""
        if not name or "/" in name or "\\" in name:
            return None
        path = self.program.games.library.replays / name
        return path if path.exists() else None

    def has_replay(self, key: str) -> bool:
        """Whether the game that earned a mark was kept."""
        return self._replay(key) is not None

    def look(self, key: str) -> None:
        """Opens the game that earned a mark, or says that it was not kept."""
        path = self._replay(key)
        if path is None:
            self.program.app.stage.toast(self.program.texts("album-replay-none"), "info", 4)
        else:
            self.program.go.replay(path)

    # -- counting ------------------------------------------------------------------------------------------------------

    def note(self, session: GameSession) -> list[str]:
        """Counts a game that has just ended, once; the marks that are new."""
        if self._noted is not None and self._noted[0] is session:
            return self._noted[1]
        if not session.over or not session.humans:
            return []
        helped = session.assisted or session.played_on > 0
        replay = self.program.games.replay_of(session)
        fresh: list[str] = []

        def change(profile: Profile) -> Profile:
            after, found = counted(session, profile, date.today(), replay, helped=helped)
            fresh[:] = found
            return after

        self.program.games.progress.change(change)
        self._noted = session, fresh
        return fresh

    def note_campaign(self, session: GameSession, ended: Ended) -> list[str]:
        """The same for a set-up of the campaign."""
        if self._noted is not None and self._noted[0] is session:
            return self._noted[1]
        fresh: list[str] = []
        replay = self.program.games.replay_of(session)

        def change(profile: Profile) -> Profile:
            after, found = counted_in_campaign(ended, profile, date.today(), replay)
            fresh[:] = found
            return after

        self.program.games.progress.change(change)
        self._noted = session, fresh
        return fresh

    @property
    def can_count(self) -> bool:
        """Whether there are replays to count again."""
        return self.program.games.folder is not None

    def count_again(self) -> None:
        """Counts all replays again, one after the other, so that the window goes on answering."""
        library = self.program.games.library
        paths = sorted(library.replays.glob("*"), key=lambda path: path.name) if library.replays.is_dir() else []
        self._count_next(paths, 0)

    def _count_next(self, paths: list[Path], found: int) -> None:
        if not paths:
            said = self.program.texts("album-again-found", n=found)
            self.program.app.stage.toast(said, "info", 5)
            self.program.app.scene.rebuild()
            return
        found += self._count_file(paths[0])
        self.program.app.after(0.0, partial(self._count_next, paths[1:], found))

    def _count_file(self, path: Path) -> int:
        """How many new marks a replay brings, with the stars of the campaign; one that cannot be read brings none."""
        try:
            saved = self.program.games.library.load(path)
            day = date.fromtimestamp(path.stat().st_mtime)
        except (SaveError, OSError):
            return 0
        if not saved.journal.state.over:
            return 0
        fresh: list[str] = []

        def change(profile: Profile) -> Profile:
            after, found = counted_again(saved, profile, day, path.name)
            fresh[:] = found
            return after

        self.program.games.progress.change(change)
        self.program[Campaign].count_again(saved, day, path.name)
        return len(fresh)
