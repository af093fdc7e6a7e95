"""The start of the whole program up to its first picture, in a process of its own, and a home in which much is kept."""

from __future__ import annotations

from datetime import date

from macher.gallery.pictures.positions import asked
from macher.saves.folders import autosave_folder, config_folder, data_folder, make_folder, state_folder, stats_folder
from macher.session.progress import LevelResult, with_result
from macher.session.progress_file import ProgressFile
from macher.ui.game.governing import as_it_stands
from macher.ui.game.landscape import Landscape
from macher.ui.game.progress import Progress
from macher.ui.settings.settings import Preset, SeatChoice, SettingsStore

UNTIL_THE_FIRST_PICTURE = """
import sys
from macher.ui.app import App

draw = App.draw

def first(app, surface):
    changed = draw(app, surface)
    waits = getattr(app.scene, "waiting", None) is not None
    print(app.scene.name + ":with-a-game" * waits, *sys.modules)
    app.quit()
    return changed

App.draw = first
from macher.__main__ import main
sys.argv = ["macher"]
sys.exit(main())
"""
"""A program that prints the page that opened, and all modules that were loaded until it was drawn."""


def keep_much() -> None:
    """An unfinished game with its map, settings with a preset, results, and a lesson that was finished."""
    session = asked("rallies", from_round=2)
    make_folder(autosave_folder())
    (autosave_folder() / "autosave-1-00000001.json").write_text(session.save_text(), encoding="utf-8")
    Landscape(stats_folder()).note(as_it_stands(session))
    seats = [SeatChoice(party="spd", name="Nicole", kind="human"), SeatChoice(party="cdu", kind="hard:pollster")]
    store = SettingsStore(config_folder())
    store.settings.language, store.settings.seats = "de", seats
    store.settings.presets = [Preset(name="Friday", edition="2019", elections=4, seats=seats)]
    store.save()
    won = LevelResult(level="normal", edition="2019", place=1, seats=4)
    kept = ProgressFile(data_folder(), date(2026, 11, 28))
    for _ in range(3):
        kept.change(lambda profile: with_result(profile, won))
    Progress(state_folder()).finish("one")
