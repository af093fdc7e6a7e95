"""``macher screenshot``: a picture of a screen, drawn without a display."""

from __future__ import annotations

from pathlib import Path

from macher.cli import OK, CheckFailed, UsageError
from macher.cli_texts import explain, system_texts
from macher.saves.problems import SaveError
from macher.saves.verify import Restored, load_game


def screenshot(screen: str, *, lang: str, size: tuple[int, int], scale: float, out: Path, save: Path | None) -> int:
    """Draws a screen into a PNG file.

    Raises ``UsageError`` for a screen that there is not or a file that cannot be written, ``CheckFailed`` for a save
    that does not hold.
    """
    from macher.ui.screenshot import SCREENS, take  # imported late: it brings pygame

    if screen not in SCREENS:
        raise UsageError(f"there is no screen “{screen}”; there are: {', '.join(SCREENS)}")
    restored = _saved(save) if save is not None else None
    try:
        take(screen, lang=lang, size=size, scale=scale, out=out, saved=restored)
    except OSError as error:
        text = system_texts()("cli-not-written", file=str(out), detail=error.strerror or str(error))
        raise UsageError(text) from None
    return OK


def _saved(file: Path) -> Restored:
    try:
        return load_game(file)
    except SaveError as error:
        if error.reason in ("save-missing", "save-unreadable"):
            raise UsageError(explain(error)) from None
        raise CheckFailed(explain(error)) from None
