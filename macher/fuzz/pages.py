"""Opens every page that lists files and goes through it, with whatever lies in the folders."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.saves.folders import autosave_folder, config_folder, mods_folder, replays_folder, saves_folder
from macher.saves.folders import tournaments_folder as folder_of_tournaments
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.ui.features.saves.page import SavesScreen
from macher.ui.features.start.menu import MenuScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.mods import Mods
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

__all__ = ["look_through"]

_SIZE: Final = (1280, 720)
_STEPS: Final = 12
"""Number of entries of a list to choose, one after the other."""


def look_through() -> None:
    """Starts the program on its folders and opens page after page.  Raises whatever the program does not catch."""
    settings = SettingsStore(config_folder())
    mods = Mods(mods_folder()).load()
    try:
        spoken = {language.code for language in available_languages()}
        texts = Texts.load(settings.settings.language if settings.settings.language in spoken else "en")
        options = replace(settings.settings.ui_options(), scale=1.0, layout=None)
        pilot = Pilot(Scene(), _SIZE, options=options, texts=texts)
        store = SaveStore(autosave_folder())
        library = Library(saves_folder(), replays_folder(), store)
        shell = Shell(pilot.app, texts, settings, Games(store, "none", folder_of_tournaments(), library))
        shell.mods = mods
        _open_all(pilot, shell)
        shell.close()
    finally:
        Mods(None).load()


def _open_all(pilot: Pilot, shell: Shell) -> None:
    shell.app.replace(MenuScreen(shell))
    _draw(pilot)
    for page in ("load", "replays"):
        screen = SavesScreen(shell, page)
        shell.app.push(screen)
        for at in range(min(_STEPS, len(screen.entries))):
            screen.choose(at)
            _draw(pilot)
        shell.app.pop()
    for open_page in (shell.go.statistics, shell.go.puzzles, shell.go.learn, shell.go.new_tournament):
        open_page()
        _draw(pilot)
        shell.app.pop()
    screen_of_game = NewGameScreen(shell)
    shell.app.push(screen_of_game)
    _draw(pilot)
    shell.app.pop()
    for page in ("mods", "data", "language", "controls"):
        shell.go.settings(page)
        _draw(pilot)
        shell.app.pop()
    shell[Tournaments].open()
    _draw(pilot)


def _draw(pilot: Pilot) -> None:
    pilot.settle()
    pilot.app.draw(pilot.surface)
