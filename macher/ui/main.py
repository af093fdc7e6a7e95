"""Opens the game: settings, texts, folders, window."""

from __future__ import annotations

import locale
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from macher import collector
from macher.i18n import Texts, available_languages, system_language
from macher.running import NOTHING, Listener
from macher.saves.folders import (
    config_folder,
    crash_folder,
    logs_folder,
    mods_folder,
    reports_folder,
    runs_folder,
    sweep_all,
    tournaments_folder,
)
from macher.saves.library import Library
from macher.saves.runs import RunMark, UnexpectedEnd
from macher.saves.store import SaveStore
from macher.ui.access import Access
from macher.ui.access.kit import Kit, installed
from macher.ui.app import App
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.features.start.menu import MenuScreen
from macher.ui.features.start.unexpected_end import AfterRescue, AfterUnexpectedEnd
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.mods import Mods
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell, load_ahead
from macher.ui.system.display import WindowPlace, is_seen, name_program, open_display, without_display
from macher.ui.system.logs import keep_log, write_report
from macher.ui.system.process import ENDED, ended_by_signals
from macher.ui.system.sound import Mixer, Sounds

__all__ = ["run"]

_AHEAD = 0.1
"""Seconds from the first picture until more is loaded than the menu."""
_SWEEP = 1.0
"""Seconds until temporary files are looked for, so that the start does not wait for it."""
_RETRY = 2.0
"""Seconds until it is tried again to write what could not be written."""
_LISTEN = 0.1
"""Seconds between two checks for a file handed over by a second start."""
_TAKE_OVER = 5.0
"""Seconds between two checks whether the window that listens is still there."""


def run(
    seed: int | None = None,
    lang: str | None = None,
    scale: float | None = None,
    safe_mode: bool = False,
    headless: bool = False,
    file: Path | None = None,
    listener: Listener | None = None,
) -> int:
    """Opens the window and plays until it is closed; the exit code is 0, or that of a signal that has ended it.

    A seed starts a quick game with it at once, a file is a saved game to open; `safe_mode` takes the usual settings
    and changes no remembered ones.  A listener receives what second starts ask for.
    `headless` tests whether the program can start: it opens everything without a display, draws the first screen (the
    table, with a seed) and ends.  It saves nothing, and an unexpected error is raised.
    Raises ``pygame.error`` if there is no display, and with `headless` ``SaveError`` for a file that cannot be used.
    """
    logging.basicConfig(level=logging.WARNING)
    with suppress(locale.Error):  # the environment may name a locale that this system lacks
        locale.setlocale(locale.LC_CTYPE, "")
    if headless:
        _try_to_start(seed, lang, scale, file)
        return 0
    name_program()
    handler = keep_log(logs_folder())
    try:
        return _open(seed, lang, scale, safe_mode, file, listener or Listener())
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()


def _try_to_start(seed: int | None, lang: str | None, scale: float | None, file: Path | None) -> None:
    """Starts the program without a display and without the player's files, draws one picture and ends."""
    without_display()
    texts = Texts.load(lang or system_language())
    app = App(options=replace(UiOptions(), language=texts.lang, scale=scale or 1.0), texts=texts, strict=True)
    shell = Shell(app, texts, SettingsStore(None), Games(None))
    if file is not None:
        shell.games.library.load(file)
        app.after(0, lambda: shell.opening.open(file))
    elif seed is not None:
        app.after(0, partial(_begin, shell, seed))
    app.after(0, lambda: app.after(0, shell.go.quit))  # once it has been drawn
    try:
        app.run(MenuScreen(shell))
    finally:
        shell.close()
        pygame.quit()


def _begin(shell: Shell, seed: int) -> None:
    """The quick game with a seed."""
    from macher.ui.game.quick import quick_config  # loaded with the first game

    shell.begin(quick_config(shell.texts, seed))


def _open(
    seed: int | None, lang: str | None, scale: float | None, safe_mode: bool, file: Path | None, listener: Listener
) -> int:
    open_display()  # before anything is read or noted: without a display nothing has happened
    store = SettingsStore(None if safe_mode else config_folder())
    settings = store.settings
    mods = Mods(mods_folder()).load()
    spoken = {language.code for language in available_languages()}
    kept = settings.language if settings.language in spoken else ""  # its mod may be gone
    texts = Texts.load(lang or kept or system_language())
    options = settings.ui_options()
    if scale is not None:
        options = replace(options, scale=scale)
    app = App(
        settings.window,
        options=options,
        texts=texts,
        crash_folder=crash_folder(),
        sounds=Sounds(find=Mixer.open),
        place=WindowPlace(settings.place, settings.monitors),
        maximised=settings.maximised,
        access=Access(Kit.open, installed),
    )
    autosaves = SaveStore()
    games = Games(autosaves, tournaments=tournaments_folder(), library=Library(autosaves=autosaves))
    shell = Shell(app, texts, store, games)
    shell.mods = mods
    unknown = not settings.language and not safe_mode and seed is None and file is None
    first: Scene = MenuScreen(shell)
    collector.leave_alone()
    with ended_by_signals(app.end), collector.briefly(), ThreadPoolExecutor(1) as thread:
        mark = RunMark(runs_folder(), app.crash_folder)
        end = mark.begin()
        ask = partial(_ask_at_start, shell, end)
        if unknown:
            first = _first_start(shell, ask)
        games.library.trash.purge()
        app.after(_SWEEP, sweep_all)
        app.after(_RETRY, partial(_retry, app, shell))
        if file is not None:
            app.after(0, lambda: shell.opening.open(file))
        elif seed is not None:
            app.after(0, partial(_begin, shell, seed))
        elif not unknown:
            app.after(0, partial(app.guard, ask))
        app.after(0, partial(app.after, _AHEAD, partial(load_ahead, app, thread)))  # counted from the first picture
        if games.progress.profile().ended:  # else nothing of it is loaded before the menu
            app.after(0, partial(_catch_up, shell))
        if not safe_mode:
            app.after(0, partial(_begin_to_listen, app, shell, listener))
        _run(app, shell, first, mark)
    return ENDED + app.signal if app.signal else 0


def _catch_up(shell: Shell) -> None:
    """Counts the games that were over when the program was killed."""
    from macher.ui.features.evening.counting import Counting

    shell[Counting].catch_up()


def _retry(app: App, shell: Shell) -> None:
    """Writes again what could not be written, as while a virus scanner held the file, and goes on doing so."""
    shell[Unsaved].retry_files()
    app.after(_RETRY, partial(_retry, app, shell))


def _begin_to_listen(app: App, shell: Shell, listener: Listener) -> None:
    """Receives files from now on, once there is a window, and only in one that somebody sees."""
    if is_seen():
        _take_over(app, listener)
        _listen(app, shell, listener)
    else:
        listener.close()


def _take_over(app: App, listener: Listener) -> None:
    """Listens once the window that has listened so far is closed."""
    if not listener.open():
        app.after(_TAKE_OVER, partial(_take_over, app, listener))


def _listen(app: App, shell: Shell, listener: Listener) -> None:
    """Comes to the front when a second start asks for it, opens the file that it hands over, and goes on listening."""
    app.after(_LISTEN, partial(_listen, app, shell, listener))
    path = listener.heard()
    if path is not None:
        app.window.to_front()
        if path != NOTHING:
            shell.opening.open(path)


def _ask_at_start(shell: Shell, end: UnexpectedEnd | None) -> bool:
    """Asks at most one question, first about a rescued game, which is newer than any autosave; whether it asked."""
    if AfterRescue(shell).ask():
        return True
    return end is not None and AfterUnexpectedEnd(shell, end.report, reports_folder()).ask()


def _first_start(shell: Shell, then: Callable[[], bool]) -> Scene:
    """The page that asks for language and size; `then` asks about a game that was cut off before."""
    from macher.ui.features.start.first_start import FirstStartScreen  # seen once, so not loaded with every start

    return FirstStartScreen(shell, then)


def _run(app: App, shell: Shell, first: Scene, mark: RunMark) -> None:
    """Runs until the program ends; the mark stays if an error ended it after the window was opened."""
    broken = False
    try:
        app.run(first)
    except Exception as error:
        broken = app.running
        if broken:
            write_report(app.crash_folder, error)
        raise
    finally:
        shell.close()
        pygame.quit()
        mark.end(properly=not broken)
