"""The lines of the main menu: the ways in, and what lies behind Play and More."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.ui.kit.button_row import Underway
    from macher.ui.program import Program

__all__ = ["Level", "MenuEntries"]

Level = Literal["", "play", "more"]
"""Which lines are shown: the first ones, those behind Play, or those behind More."""

BACK: Final = "menu.back"


class MenuEntries:
    """Makes the lines of a level; `turn` leads to another level, `rebuild` shows a change."""

    def __init__(
        self, program: Program, underway: Underway, turn: Callable[[Level], None], rebuild: Callable[[], None]
    ) -> None:
        self._program, self._underway, self._turn, self._rebuild = program, underway, turn, rebuild

    def of(self, level: Level) -> list[Entry]:
        """The lines of a level, in their order."""
        if level == "play":
            return [*self._play(), self._back()]
        if level == "more":
            return [*self._more(), self._back()]
        return self._first()

    def _first(self) -> list[Entry]:
        return [
            self._line("menu.play", "menu-play", lambda: self._turn("play"), "play", "menu-play-detail"),
            self._learn(),
            self._line("menu.today", "menu-today", self._program.go.today, "calendar", "menu-today-detail"),
            self._line("menu.more", "menu-more", lambda: self._turn("more"), "ellipsis", "menu-more-detail"),
        ]

    def _play(self) -> list[Entry]:
        """The ways into a game."""
        go, id = self._program.go, "menu.play.quick"
        quick = self._line(
            id, "menu-quick", lambda: self._underway.begin(id, go.quick_game), "play", "menu-quick-detail"
        )
        return [
            replace(quick, text=self._underway.said(id, quick.text)),
            self._line("menu.new", "menu-new", go.new_game, "plus", "menu-new-detail"),
            self._line("menu.rivals", "rivals-title", go.rivals, "users", "menu-rivals-detail"),
            self._line("menu.campaign", "campaign-title", go.campaign, "map", "menu-campaign-detail"),
        ]

    def _more(self) -> list[Entry]:
        """Games that were played, the rules, and what few want."""
        go = self._program.go
        return [
            self._line("menu.load", "menu-load", go.saves, "folder-open"),
            self._line("menu.replays", "menu-replays", go.replays, "history"),
            self._line("menu.album", "album-title", go.album, "stamp", "album-detail"),
            self._line("menu.statistics", "menu-statistics", go.statistics, "chart-column"),
            self._line("menu.rules", "menu-rules", lambda: go.rules("aim"), "book-open"),
            self._line("menu.tournament", "menu-tournament", go.tournament, "trophy"),
            self._line("menu.box", "box-title", go.box, "layers"),
        ]

    def small(self) -> list[Entry]:
        """What stands small below the lines of every level."""
        return [self._line("menu.settings", "menu-settings", self._program.go.settings)]

    def _back(self) -> Entry:
        return self._line(BACK, "menu-back", lambda: self._turn(""), "arrow-left")

    def _line(self, id: str, key: str, call: Callable[[], None], icon: str = "", detail: str = "") -> Entry:
        texts = self._program.texts
        about = texts(detail) if detail else ""
        return Entry(id, texts(key), call, [about, ""] if about else "", icon=icon, tooltip=about)

    def _learn(self) -> Entry:
        """The line of the lessons; a second text points to them until one is finished or they are refused."""
        texts, progress = self._program.texts, self._program.games.lessons
        if not progress.offered:
            return self._line("menu.learn", "menu-learn", self._program.go.learn, "graduation-cap")

        def refuse() -> None:
            progress.refuse()
            self._rebuild()

        offer = [texts("menu-learn-offer"), texts("menu-learn-offer-short")]
        return Entry(
            "menu.learn",
            texts("menu-learn"),
            self._program.go.learn,
            offer,
            icon="graduation-cap",
            tooltip=offer[0],
            dismiss=(texts("menu-learn-refuse"), refuse),
        )
