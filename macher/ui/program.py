"""What screens may ask of the program around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from macher.i18n import Texts
    from macher.saves.problems import SaveError
    from macher.saves.verify import Restored
    from macher.session.config import GameConfig
    from macher.session.session import GameSession
    from macher.session.tournament_desk import TournamentDesk
    from macher.ui.app import App
    from macher.ui.game.advice import Adviser
    from macher.ui.game.controller import GameController
    from macher.ui.game.games import Games
    from macher.ui.scene import Scene
    from macher.ui.settings.mods import Mods
    from macher.ui.settings.settings import Settings, SettingsStore

__all__ = ["AfterGame", "Program", "SavesPage"]

SavesPage = Literal["load", "replays", "deleted"]
"""Games to go on with, games that are over, and what was deleted of both."""


@dataclass(frozen=True, slots=True)
class AfterGame:
    """Where the page after a game leads besides the replay."""

    points: Callable[[], None]
    log: Callable[[Scene], None]
    """Opens the log over a screen."""
    board: Callable[[], None]


T = TypeVar("T")


class Program(Protocol):
    """The program as a screen sees it."""

    app: App
    texts: Texts
    games: Games
    """Where games are begun and found again."""
    store: SettingsStore
    mods: Mods
    """What players have added."""
    controller: GameController | None
    """The game on the screen."""
    adviser: Adviser | None
    to_tournament: Callable[[], None] | None
    """Leads back to the tournament whose table is on the screen; none for any other game."""
    leaving: list[Callable[[bool], None]]
    """Called whenever a game is left, with whether its tournament is left, too."""

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""

    @property
    def go(self) -> _Pages:
        """From page to page."""

    @property
    def kept_game(self) -> GameSession | None:
        """The game on the screen, if it can be kept: a puzzle cannot."""

    def __getitem__(self, kind: Callable[[Program], T]) -> T:
        """What a feature remembers as long as the program runs, made when it is first asked for."""

    def begin(self, config: GameConfig, guided: bool = False) -> None:
        """Starts a new game.  Raises ``ConfigRefused`` or ``DataError``."""

    def play(self, session: GameSession, *, result: bool = False) -> None:
        """Shows the table of a game, or the final scoring of one that ended some time ago."""

    def leave_game(self, *, tournament: bool = False) -> None:
        """Ends the thinking of the game on the screen, and closes its tournament, too, on request."""

    def show(self, scene: Scene) -> None:
        """A screen in place of all that are open."""


class _Pages(Protocol):
    """`macher.ui.shell.navigation.Navigation`."""

    def menu(self) -> None: ...
    def new_game(self) -> None: ...
    def tournament(self) -> None: ...
    def new_tournament(self) -> None: ...
    def tables(self, desk: TournamentDesk) -> None: ...
    def saves(self, page: SavesPage = "load") -> None: ...
    def replays(self) -> None: ...
    def file(self) -> None: ...
    def learn(self) -> None: ...
    def aim(self, button: str, then: Callable[[], None]) -> None: ...
    def guided_game(self) -> None: ...
    def today(self) -> None: ...
    def puzzles(self) -> None: ...
    def campaign(self, source: str = "") -> None: ...
    def album(self) -> None: ...
    def rivals(self) -> None: ...
    def statistics(self) -> None: ...
    def box(self, edition_key: str = "") -> None: ...
    def settings(self, page: str = "display") -> None: ...
    def rules(self, anchor: str = "", edition_key: str = "") -> None: ...
    def replay(self, game: Path | Restored | GameSession, tab: str = "") -> None: ...
    def after_game(self, session: GameSession, acts: AfterGame) -> None: ...
    def quick_game(self) -> None: ...
    def begin(self, config: GameConfig) -> None: ...
    def rematch(self) -> None: ...
    def resume(self) -> None: ...
    def tell_restored(self, notice: tuple[str, dict[str, str]], problem: SaveError | None) -> None: ...
    def game_menu(self, behind_curtain: bool = False) -> None: ...
    def quit(self) -> None: ...
