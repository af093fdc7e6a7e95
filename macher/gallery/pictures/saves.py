"""Pictures of what lies in folders: lists of saved games, sheets about them, and the settings about data and mods."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import mktime, strptime
from typing import TYPE_CHECKING, Final

from macher.editions.registry import EditedCopy
from macher.gallery.pictures.positions import SEED, Story, asked, between_people, finished
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.saving import SaveWriter
from macher.session.session import GameSession
from macher.ui.features.saves.saving import Saving
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.game.games import Games
from macher.ui.program import SavesPage
from macher.ui.settings.mods import Fault, Mod, Mods

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["SAVES"]

_MANY: Final = 60
"""Number of saves for a list of several pages."""


@lru_cache(maxsize=32)
def _text(position: Callable[[], GameSession], written: str) -> str:
    return SaveWriter().text(position(), written)


def _rallies() -> GameSession:
    return asked("rallies", from_round=2)


def _people() -> GameSession:
    return between_people()


def _polls() -> GameSession:
    return asked("polls", from_round=3)


def _draft() -> GameSession:
    return asked("draft")


def _over() -> GameSession:
    return finished()


def _long() -> GameSession:
    return finished(elections=7)


def _other(seed: int) -> Callable[[], GameSession]:
    return lambda: finished(story=replace(Story(), seed=SEED + seed))


_SECOND, _THIRD = _other(1), _other(2)


class _Shelves:
    """A player's folders, full of games; they last as long as the program."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="macher-")
        self.folder = Path(self._folder.name)
        self.library = Library(self.folder / "saves", self.folder / "replays", SaveStore(self.folder / "autosaves"))

    def autosave(self, slot: int, serial: int, position: Callable[[], GameSession], written: str) -> Path:
        """An autosave as the game writes it."""
        path = self.folder / "autosaves" / f"autosave-{slot}-{serial:08d}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(_text(position, written), "utf-8")
        return path

    def spoil(self, path: Path, written: str) -> None:
        """Cuts a file off and sets its date."""
        path.write_bytes(path.read_bytes()[:-300])
        moment = mktime(strptime(written, "%Y-%m-%d %H:%M:%S"))
        os.utime(path, (moment, moment))

    def fill(self) -> _Shelves:
        """Autosaves of three games, some that were kept, games that are over."""
        self.autosave(1, 41, _rallies, "2025-09-21 14:32:05")
        self.autosave(2, 30, _people, "2025-09-20 22:07:41")
        self.autosave(3, 12, _draft, "2025-09-14 10:15:00")
        keep = self.library.keep
        keep(_text(_rallies, "2025-09-21 14:20:30"), "Niedersachsen")
        keep(_text(_polls, "2025-09-19 19:48:12"), "Marion")
        self.library.keep_quickly(_text(_polls, "2025-09-19 19:55:00"))
        for position, written in (
            (_over, "2025-09-18 23:01:10"),
            (_long, "2025-09-13 00:12:44"),
            (_SECOND, "2025-09-07 18:30:00"),
            (_THIRD, "2025-08-30 20:00:59"),
        ):
            self.library.archive(_text(position, written))
        return self

    def break_some(self) -> _Shelves:
        """Cuts off one autosave but not the one before it, and adds a save of a newer version."""
        self.autosave(1, 40, _rallies, "2025-09-21 14:31:40")
        self.spoil(self.folder / "autosaves" / "autosave-1-00000041.json", "2025-09-21 14:32:05")
        path = self.library.keep(_text(_polls, "2025-09-20 09:00:00"), "Berlin")
        path.write_text(path.read_text("utf-8").replace('"format":2', '"format":12').replace("0.1.0", "3.0"), "utf-8")
        moment = mktime(strptime("2025-09-20 09:00:00", "%Y-%m-%d %H:%M:%S"))
        os.utime(path, (moment, moment))
        return self

    def delete_some(self) -> _Shelves:
        """A save, a finished game, and the autosaves of a game."""
        for entry in (self.library.kept()[0], self.library.finished()[0], self.library.autosaves()[1]):
            self.library.delete(entry.path)
        return self

    def add_many(self) -> _Shelves:
        """More than a page holds."""
        for number in range(_MANY):
            self.library.keep(_text(_rallies, f"2025-09-12 12:{number:02d}:00"), f"{number + 1}")
        return self


class _FullGames(Games):
    """Games over these folders, which last as long as they do."""

    def __init__(self, shelves: _Shelves) -> None:
        super().__init__(shelves.library.store, "none", library=shelves.library)
        self.shelves = shelves


def _with(shell: Shell, shelves: _Shelves) -> None:
    shell.games = _FullGames(shelves)
    shell.go.menu()


def _list(
    page: SavesPage = "load",
    fill: Callable[[], _Shelves] = lambda: _Shelves().fill(),
    at: int = 0,
    *,
    unfolded: bool = False,
) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.saves.page import SavesScreen

        _with(shell, fill())
        shell.go.saves(page)
        screen = shell.app.scene
        assert isinstance(screen, SavesScreen)
        screen.choose(at)
        screen.unfolded = unfolded

    return show


def _broken() -> _Shelves:
    return _Shelves().fill().break_some()


def _delete(shell: Shell) -> None:
    """A game is deleted for good, the question open."""
    from macher.ui.features.saves.page import SavesScreen

    _list("deleted", lambda: _Shelves().fill().delete_some())(shell)
    shell.app.step()
    screen = shell.app.scene
    assert isinstance(screen, SavesScreen)
    screen.delete()


def _during(deed: Callable[[Shell], None]) -> Callable[[Shell], None]:
    """Does the deed over the table of a game."""

    def show(shell: Shell) -> None:
        shell.settings.speed = "instant"
        shell.play(_rallies())
        shell.app.step()
        deed(shell)

    return show


def _import(shell: Shell) -> None:
    """A file is chosen in a folder with some games."""
    shelves = _Shelves().fill()
    for name in ("Hessen", "Bayern"):
        (shelves.library.saves / name).mkdir()
    _with(shell, shelves)
    shell.settings.files_folder = str(shelves.library.saves)
    shell.go.saves()
    shell.app.step()
    shell.opening.ask()


def _unsaved(shell: Shell) -> None:
    """The question before a game is left that could not be saved."""
    shell[Unsaved].ask(lambda: None)


def _restored(shell: Shell) -> None:
    """The damaged autosave is told with its details unfolded."""
    from macher.saves.problems import SaveError
    from macher.ui.features.saves.dialogs import TroubleSheet

    texts = shell.texts
    title = texts("save-restored", damaged="14:32", restored="14:31")
    problem = SaveError("save-cut-off", Path("/home/marion/.local/state/macher/autosaves/autosave-1-00000041.json"))
    sheet = TroubleSheet(shell.app, title, texts("save-kept"), problem, id="restored", button="save-go-on", icon="play")
    sheet.unfolded = True
    sheet.open()


_HOME: Final = Path("/home/marion-von-wolkenstein")
"""A made-up place of a player's files."""
_DATA: Final = _HOME / ".local/share/macher"


def _folders(shell: Shell) -> None:
    """The page of the settings about data, with made-up folders."""
    store = SaveStore(_HOME / ".local/state/macher/autosaves")
    shell.games = Games(store, "none", library=Library(_DATA / "saves", _DATA / "replays", store))
    shell.go.settings("data")


def _mods(shell: Shell) -> None:
    """The page of the settings about mods: one that is in use, and one with lines that could not be used."""
    shell.mods = Mods(_DATA / "mods")
    money = EditedCopy(_DATA / "mods/Provinz/figures/money.toml", True, "", "2019")
    wrong = [
        Fault("Pastell/palettes/pastell.toml", 5, "mods-no-colour", {"found": "red"}),
        Fault("Pastell/personalities/geiz.toml", 8, "mods-out-of-range", {"found": "300", "low": "-10", "high": "10"}),
    ]
    shell.mods.found = [
        Mod(_DATA / "mods/Pastell", faults=wrong),
        Mod(_DATA / "mods/Provinz", languages=["nl"], figures=[money]),
    ]
    shell.go.settings("mods")


SAVES: Final[Mapping[str, Callable[[Shell], None]]] = {
    "saves": _list(),
    "saves:many": _list(fill=lambda: _Shelves().fill().add_many(), at=20),
    "saves:people": _list(at=2),
    "saves:damaged": _list(fill=_broken, unfolded=True),
    "saves:newer": _list(fill=_broken, at=4),
    "saves:empty": _list(fill=_Shelves),
    "saves:deleted": _list("deleted", lambda: _Shelves().fill().delete_some()),
    "saves:nothing-deleted": _list("deleted", _Shelves),
    "saves:delete": _delete,
    "saves:import": _import,
    "saves:unsaved": _during(_unsaved),
    "saves:name": _during(lambda shell: shell[Saving].ask_name()),
    "saves:restored": _during(_restored),
    "game-menu": _during(lambda shell: shell.go.game_menu()),
    "settings-data": _folders,
    "settings-mods": _mods,
    "settings-mods:none": lambda shell: shell.go.settings("mods"),
    "replays": _list("replays"),
    "replays:empty": _list("replays", _Shelves),
}
"""How each of these is reached from the menu."""
