"""``macher screenshot``: pictures of screens, drawn without a display, or counts of what is on them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.cli.outcome import OK, CheckFailed, UsageError
from macher.cli.progress import ProgressBar
from macher.cli.texts import explain, system_texts
from macher.i18n.texts import available_languages
from macher.processes import Pool
from macher.saves.problems import SaveError
from macher.saves.verify import Restored, load_game

if TYPE_CHECKING:
    from macher.gallery.screenshot import Look, Shot
    from macher.ui.theme.tokens import ThemeName

ALL = "all"
"""Stands for every screen, or for every language."""

FILMS: Final = "strips"
"""Stands for every reveal of every edition, each as a strip of frames."""

FEW: Final = 100
"""Number of pictures that one process draws faster than others can start."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How to show a screen; what is not wished for takes the usual value, or all values if all screens are shown."""

    size: tuple[int, int] | None = None
    scale: float | None = None
    theme: ThemeName | None = None
    palette: str = "default"

    def looks(self, every: bool) -> Sequence[Look]:
        """The windows: one for each layout if every screen is shown and no window is wished for."""
        from macher.gallery.screenshot import LOOKS, Look

        if every and self.size is None and self.scale is None:
            return LOOKS
        return [Look(self.size or (1280, 720), self.scale or 1.0)]

    def themes(self, every: bool) -> Sequence[ThemeName]:
        """The themes: both if every screen is shown and no theme is wished for."""
        from macher.gallery.screenshot import THEMES

        if self.theme is not None:
            return [self.theme]
        return THEMES if every else ["paper"]


def screenshot(
    screen: str,
    *,
    lang: str,
    out: Path,
    save: Path | None = None,
    wish: Wish | None = None,
    processes: int | None = None,
) -> int:
    """Draws a screen into a PNG file, or several into a folder, which is made; ``save`` is a saved game to show.

    Raises ``UsageError`` for an unknown screen, a game that does not fit it or a file that cannot be written.  Raises
    ``CheckFailed`` for a save that fails its checks, and after all others for pictures that could not be drawn.
    """
    from macher.gallery.screenshot import STRIPS, NothingToShow, take  # late: it brings pygame

    restored = _saved(save) if save is not None else None
    shots = _shots(screen, tuple(STRIPS), lang, restored is not None, wish or Wish())
    try:
        if len(shots) == 1:
            take(shots[0], out, restored)
            return OK
        out.mkdir(parents=True, exist_ok=True)
        return _take_all(shots, _Desk(out, save, screen == ALL), processes)
    except NothingToShow as nothing:
        raise UsageError(system_texts()(nothing.reason, **nothing.args_of_reason)) from None
    except OSError as error:
        text = system_texts()("cli-not-written", file=str(out), detail=error.strerror or str(error))
        raise UsageError(text) from None


def counts(screen: str, *, lang: str, save: Path | None = None, wish: Wish | None = None) -> int:
    """Prints a JSON line for each picture: which one it is, and what is on it.

    Raises ``UsageError`` for an unknown screen or a game that does not fit it, ``CheckFailed`` for a save that fails
    its checks.
    """
    from macher.gallery.screenshot import NothingToShow, counted

    restored = _saved(save) if save is not None else None
    for shot in _shots(screen, (), lang, restored is not None, wish or Wish()):
        try:
            found = counted(shot, restored)
        except NothingToShow as nothing:
            if screen == ALL:
                continue
            raise UsageError(system_texts()(nothing.reason, **nothing.args_of_reason)) from None
        size = "{}x{}".format(*shot.look.size)
        which = {"screen": shot.screen, "lang": shot.lang, "size": size, "scale": shot.look.scale, "theme": shot.theme}
        sys.stdout.write(json.dumps({**which, **asdict(found)}) + "\n")
        sys.stdout.flush()
    return OK


def _shots(screen: str, strips: Sequence[str], lang: str, saved: bool, wish: Wish) -> list[Shot]:
    """The pictures that are asked for.  Raises ``UsageError`` for an unknown screen."""
    from macher.gallery.screenshot import SAVED, SCREENS, series

    films = [FILMS] if strips else []
    if screen not in (*SCREENS, *strips, ALL, *films):
        known = (*SCREENS, *strips)
        raise UsageError(system_texts()("cli-no-screen", screen=screen, known=", ".join(_like(screen, known))))
    every = screen == ALL
    screens = [each for each in SCREENS if not saved or each in SAVED] if every else [screen]
    if screen == FILMS:
        screens = list(strips)
    languages = [known.code for known in available_languages()] if lang == ALL else [lang]
    return list(series(screens, languages, wish.looks(every), wish.themes(every), wish.palette))


def _like(wished: str, screens: Sequence[str]) -> list[str]:
    """Similar names of screens; if there are none, the short names and the first parts of the longer ones."""
    found = get_close_matches(wished, screens, 8)
    if found:
        return [*found, "…"]
    plain = [screen for screen in screens if ":" not in screen]
    return [*plain, *sorted({f"{screen.split(':')[0]}:…" for screen in screens if ":" in screen})]


# -- many pictures ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Desk:
    """Where the pictures of a run go."""

    folder: Path
    save: Path | None
    choosy: bool
    """Whether screens for which the saved game has nothing to show are left out."""


def _take_all(shots: Sequence[Shot], desk: _Desk, processes: int | None) -> int:
    """Takes every picture, with a progress bar; leaves out what cannot be drawn and names it at the end."""
    groups = [list(group) for _, group in groupby(shots, key=lambda shot: shot.screen)]
    bar, done, failed = ProgressBar(len(shots)), 0, []
    count = processes or min(len(groups), os.cpu_count() or 1)
    for taken in _results(groups, desk, 1 if len(shots) < FEW else count):
        done += len(taken)
        for file, problem in taken:
            if problem:
                failed.append(f"{file.stem}: {problem}")
            else:
                bar.clear()
                sys.stdout.write(f"{file}\n")
        bar.show(done)
    bar.clear()
    if failed:
        raise CheckFailed(system_texts()("cli-not-drawn", count=len(failed), first=failed[0]))
    return OK


Taken = list[tuple[Path, str]]
"""Files, each with what went wrong; empty if nothing did."""


def _results(groups: Sequence[list[Shot]], desk: _Desk, processes: int) -> Iterator[Taken]:
    if processes <= 1:
        for group in groups:
            yield _take_group(group, desk)
        return
    with Pool(processes, get_context("spawn")) as pool:
        waiting = [pool.submit(_take_group, group, desk) for group in groups]
        for group, future in zip(groups, waiting, strict=True):
            try:
                taken = future.result()
            except BrokenProcessPool:  # the system has ended a process: the rest is drawn here
                taken = _take_group(group, desk)
            yield taken


def _take_group(shots: Sequence[Shot], desk: _Desk) -> Taken:
    """The pictures of one screen.  Raises ``OSError`` if one cannot be written, ``NothingToShow``."""
    from macher.gallery.screenshot import NothingToShow, take

    restored = load_game(desk.save) if desk.save is not None else None
    taken: Taken = []
    for shot in shots:
        file = desk.folder / shot.file
        try:
            take(shot, file, restored)
            taken.append((file, ""))
        except OSError:
            raise
        except NothingToShow:
            if not desk.choosy:
                raise
            return taken
        except Exception as error:  # a picture that fails does not stop the others
            taken.append((file, f"{type(error).__name__}: {error}"))
    return taken


def _saved(file: Path) -> Restored:
    try:
        return load_game(file)
    except SaveError as error:
        if error.reason in ("save-missing", "save-unreadable"):
            raise UsageError(explain(error)) from None
        raise CheckFailed(explain(error)) from None
