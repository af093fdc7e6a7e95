"""``macher screenshot``: pictures of screens, drawn without a display."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from macher.cli import OK, CheckFailed, UsageError
from macher.cli_texts import explain, system_texts
from macher.i18n.texts import available_languages
from macher.saves.problems import SaveError
from macher.saves.verify import Restored, load_game

if TYPE_CHECKING:
    from macher.ui.theme.tokens import ThemeName

ALL = "all"
"""Stands for every screen, or for every language."""


def screenshot(
    screen: str,
    *,
    lang: str,
    size: tuple[int, int],
    scale: float,
    out: Path,
    save: Path | None,
    theme: ThemeName = "paper",
) -> int:
    """Draws a screen into a PNG file, or several into a folder, which is made; ``save`` is a saved game to show.

    Raises ``UsageError`` for a screen that there is not, a game that does not fit it or a file that cannot be written,
    ``CheckFailed`` for a save that does not hold.
    """
    from macher.ui.screenshot import SCREENS, NothingToShow, take  # imported late: it brings pygame

    if screen not in (*SCREENS, ALL):
        raise UsageError(system_texts()("cli-no-screen", screen=screen, known=", ".join(SCREENS)))
    restored = _saved(save) if save is not None else None
    screens = SCREENS if screen == ALL else (screen,)
    languages = [known.code for known in available_languages()] if lang == ALL else [lang]
    try:
        for one, code, file in _files(screens, languages, out):
            take(one, lang=code, size=size, scale=scale, out=file, saved=restored, theme=theme)
            if file != out:
                sys.stdout.write(f"{file}\n")
    except NothingToShow as nothing:
        raise UsageError(system_texts()(nothing.reason, **nothing.args_of_reason)) from None
    except OSError as error:
        text = system_texts()("cli-not-written", file=str(out), detail=error.strerror or str(error))
        raise UsageError(text) from None
    return OK


def _files(screens: Sequence[str], languages: Sequence[str], out: Path) -> list[tuple[str, str, Path]]:
    """Each picture with its file: one goes into the file that is named, several into a folder of that name."""
    if len(screens) * len(languages) == 1:
        return [(screens[0], languages[0], out)]
    out.mkdir(parents=True, exist_ok=True)
    return [(screen, lang, out / f"{screen.replace(':', '-')}-{lang}.png") for lang in languages for screen in screens]


def _saved(file: Path) -> Restored:
    try:
        return load_game(file)
    except SaveError as error:
        if error.reason in ("save-missing", "save-unreadable"):
            raise UsageError(explain(error)) from None
        raise CheckFailed(explain(error)) from None
