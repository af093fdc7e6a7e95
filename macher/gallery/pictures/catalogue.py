"""The pictures by name, what each shows, and what its file is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.nights import NIGHTS, OUTCOMES
from macher.gallery.pictures.plain import PLAIN
from macher.gallery.pictures.replays import REPLAYS
from macher.gallery.pictures.tables import PHASES, STEPS, TABLES, open_table, settle
from macher.session.session import GameSession

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["SAVED", "SCREENS", "show", "stem"]

SCREENS: Final = (*PLAIN, *TABLES, *NIGHTS, *REPLAYS)
"""Every screen that a picture can be taken of."""

SAVED: Final = frozenset(
    ("table", "handover", "election", "final", "replay", *(f"election:{each}" for each in OUTCOMES))
)
"""Screens that can show a saved game."""


def stem(screen: str) -> str:
    """The name of a screen in the name of a file: `table:rallies` becomes `table-phase4-rallies`."""
    question = screen.removesuffix(":draft")
    step = STEPS[question][0] if question in STEPS else ""
    if step in PHASES:
        screen = screen.replace("table:", f"table-phase{PHASES[step]}-", 1)
    return screen.replace(":", "-")


def show(shell: Shell, screen: str, session: GameSession | None = None) -> None:
    """Leads to a screen, in the usual game or in another one; nothing moves on it.  Raises ``NothingToShow``."""
    if screen in PLAIN:
        shell.go.menu()
        PLAIN[screen](shell)
    elif screen in TABLES:
        position, handover, deed = TABLES[screen]
        shell.settings.handover = handover
        open_table(shell, session or position())
        deed(shell, settle(shell))
    else:
        night, position = (NIGHTS if screen in NIGHTS else REPLAYS)[screen]
        shell.settings.speed = "instant"
        night(shell, session or position())
    shell.app.step()
    shell.app.motion.finish_all()
