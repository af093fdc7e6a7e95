"""The album of marks: thirty places with stamps where they are earned, the games behind them, and how they are counted.

They are counted when a game is over, or again from the replays.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import names
from macher.i18n.dates import day_of_month, day_on_a_postmark
from macher.rules.cards import PARTIES
from macher.saves.problems import SaveError
from macher.session.marks import MARKS, NEAR
from macher.session.marks_counted import counted, counted_again, counted_in_campaign
from macher.session.progress import MarkEarned, NearMark, Profile
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.parts import EveningWords, evening_page
from macher.ui.kit.layers import middle, over, pad, paper, pressed, share
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, row
from macher.ui.paint.stamps import MARK_ASPECT, paint_mark, paint_mark_place
from macher.ui.program import Program
from macher.ui.scene import Actions

if TYPE_CHECKING:
    from pathlib import Path

    from macher.session.campaign import Ended
    from macher.session.session import GameSession

__all__ = ["Album", "AlbumScreen"]

_CLOSE = 2
"""Most marks that are told to be close."""


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
        if not session.over or not session.humans:
            return []
        helped = session.assisted or session.played_on > 0
        return self._note(session, partial(counted, session, helped=helped))

    def note_campaign(self, session: GameSession, ended: Ended) -> list[str]:
        """The same for a set-up of the campaign."""
        return self._note(session, partial(counted_in_campaign, ended))

    def _note(self, session: GameSession, count: Callable[..., tuple[Profile, list[str]]]) -> list[str]:
        """Counts with the profile, the day and the replay; later calls tell the same."""
        if self._noted is not None and self._noted[0] is session:
            return self._noted[1]
        replay = self.program.games.replay_of(session)
        fresh = self._change(lambda profile: count(profile, date.today(), replay))
        self._noted = session, fresh
        return fresh

    def _change(self, count: Callable[[Profile], tuple[Profile, list[str]]]) -> list[str]:
        """Counts into the profile; the marks that are new."""
        fresh: list[str] = []

        def change(profile: Profile) -> Profile:
            after, fresh[:] = count(profile)
            return after

        self.program.games.progress.change(change)
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
        fresh = self._change(lambda profile: counted_again(saved, profile, day, path.name))
        self.program[Campaign].count_again(saved, day, path.name)
        return len(fresh)


class AlbumScreen(Page):
    """Shows what is earned, what was close, and the game behind each mark."""

    name = "album"

    def __init__(self, program: Program) -> None:
        self.program, self.texts, self.album = program, program.texts, program[Album]

    def compose(self, k: Kit) -> Part:
        """Column and sheet; in a small window the column becomes the head."""
        texts, marks, columns = self.texts, self.album.marks, k.size(5, 3, 3)
        title = texts("album-title")
        again = None
        if self.album.can_count:
            call = self.album.count_again
            again = k.button(texts("album-again"), call, id="album.again", kind="bar", icon="rotate-ccw")
        rows = [MARKS[first : first + columns] for first in range(0, len(MARKS), columns)]
        lines = [
            over(
                share(row(*(share(self._place(k, key, marks.get(key))) for key in keys), gap=8)),
                k.hairline() if number else None,
            )
            for number, keys in enumerate(rows)
        ]
        places = k.filled_rows(lines, id="album.marks", name=title, least=k.size(168, 112, 177))
        inner, edge = inset(places, k.size(24, 8), k.size(12, 4)), k.size(24, 6)
        sheet = inset(paper(inner, id="album.sheet", zone=True, name=title), edge, edge)
        number, count = texts.number(len(marks)), texts("album-count", all=len(MARKS))
        below = [*self._newest(k), *self._close(k), row(again) if again else None]
        words = EveningWords(self.name, title, texts("album-note"), number, count)
        return evening_page(k, texts, words, sheet, self.app.pop, below, [again])

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}

    def _place(self, k: Kit, key: str, earned: MarkEarned | None) -> Part:
        """The place of a mark: stamp or outline, title, and how it is earned."""
        texts = self.texts
        title, text = texts(f"mark-{key}"), texts(f"mark-{key}-text")
        tall = k.size(123, 92)
        words = k.printed(
            title, text, ("stamp_title", "stamp_text"), ("ink", "ink_soft") if earned else ("ink_soft", "muted")
        )
        if earned is None:
            stamp = k.art(lambda p, box: paint_mark_place(p, box, key), tall * MARK_ASPECT, tall)
            said, call, tip = f"{texts('album-stamp-none', mark=title)}. {text}", None, ""
        else:
            postmark = texts("album-postmark"), day_on_a_postmark(texts, earned.day)
            stamp = k.art(lambda p, box: paint_mark(p, box, key, *postmark), tall * MARK_ASPECT, tall)
            said = f"{texts('album-stamp', mark=title, day=day_of_month(texts, earned.day))}. {text}"
            call = partial(self.album.look, key)
            replay = texts("album-replay" if self.album.has_replay(key) else "album-replay-none")
            tip = f"{title}\n{self._told(earned)}\n{replay}"
        shown = row(
            middle(stamp), share(pad(words, top=k.size(18, 8), right=k.size(0, 8), bottom=k.size(6, 0))), gap=14
        )
        return pressed(share(pad(shown, left=22)), call, id=f"album.mark.{key}", name=said, tooltip=tip)

    def _told(self, earned: MarkEarned) -> str:
        """When and with which party it was earned."""
        texts, party = self.texts, str(earned.numbers.get("party", ""))
        day = day_of_month(texts, earned.day)
        if party not in PARTIES:
            return texts("album-earned-plain", day=day)
        return texts("album-earned", day=day, party=names.party_short(texts, party))

    # -- the column ----------------------------------------------------------------------------------------------------

    def _newest(self, k: Kit) -> list[Part]:
        texts, key = self.texts, self.album.newest
        head = [k.hairline("bar_line"), k.words(texts("album-newest"), "name", "bar_text")]
        if key is None:
            return [*head, k.paragraph(texts("album-newest-none"), "text", "bar_text")]
        tall = k.size(148, 60)
        stamp = k.art(lambda p, box: paint_mark(p, box, key), tall * MARK_ASPECT, tall, bleed=10.0)
        told = self._told(self.album.marks[key])
        return [*head, row(stamp, self._named(k, key, told, k.step("tight")), gap=k.step("space"))]

    def _close(self, k: Kit) -> list[Part]:
        texts, near = self.texts, self.album.near
        if not near:
            return []
        said = [
            self._named(k, key, texts(f"mark-near-{key}", n=each.figure, day=day_of_month(texts, each.day)))
            for key, each in near[:_CLOSE]
        ]
        return [k.hairline("bar_line"), k.words(texts("album-close"), "name", "bar_text"), *said]

    def _named(self, k: Kit, key: str, said: str, gap: float = 0.0) -> Part:
        title = k.paragraph(self.texts(f"mark-{key}"), "title" if k.ctx.wide else "name", "on_bar")
        return column(title, k.paragraph(said, "text", "bar_text"), gap=gap)
