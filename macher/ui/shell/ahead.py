"""Loads what the first clicks need while the menu stands, so that neither the start nor a click waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from threading import Thread

from macher import collector
from macher.ui.app import App
from macher.ui.system.memory import give_back_at_once

__all__ = ["load_ahead"]


def load_ahead(app: App) -> None:
    """Begins to load in a thread of its own, which holds up a frame for some milliseconds at most."""
    loaded = Future[None]()

    def load() -> None:
        try:
            for _ in _parts():
                if not app.running:
                    break
        finally:
            loaded.set_result(None)

    Thread(target=load, name="load-ahead").start()
    app.watch(loaded, _settle)


def _parts() -> Iterator[None]:
    """One part after another, the likeliest first."""
    import macher.session.session

    yield
    from macher.editions.registry import edition, editions

    edition(editions()[0])
    yield
    import macher.ui.table.scene

    yield
    import macher.ui.game.advice
    import macher.ui.shell.coach
    import macher.ui.shell.puzzles

    yield
    import macher.ui.screens.new_game

    yield
    import macher.ui.screens.settings

    yield
    import macher.ui.screens.rules
    import macher.ui.screens.saves  # noqa: F401

    yield


def _settle(_loaded: Future[None]) -> None:
    """What was loaded stays to the end."""
    give_back_at_once()
    collector.leave_alone()
