"""Loads what the first clicks need while the menu stands, so that neither the start nor a click waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future

from macher import collector
from macher.ui.app import App
from macher.ui.system.process import give_back_at_once


def load_ahead(app: App, thread: Executor) -> None:
    """Begins to load in a thread of its own, which holds up a frame for some milliseconds at most."""
    app.watch(thread.submit(_load, app), _settle)


def _load(app: App) -> None:
    for _ in _parts():
        if not app.running:
            break


def _parts() -> Iterator[None]:
    """One part after another, the likeliest first."""
    import macher.ui.features.evening.puzzles

    yield
    import macher.session.session

    yield
    import babel.lists
    import babel.numbers  # noqa: F401

    yield
    from macher.editions.registry import edition, editions

    edition(editions()[0])
    yield
    import macher.ui.table.scene

    yield
    import macher.ui.features.advice.coach
    import macher.ui.game.advice

    yield
    import macher.ui.features.start.new_game

    yield
    import macher.ui.features.rules.page
    import macher.ui.features.saves.page
    import macher.ui.features.settings.page  # noqa: F401

    yield


def _settle(loaded: Future[None]) -> None:
    """What was loaded stays to the end; an error on the way is told like any other."""
    give_back_at_once()
    collector.leave_alone()
    loaded.result()
