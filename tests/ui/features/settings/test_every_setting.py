"""Every setting: set by hand, left, come back to, and seen to have its effect; and each switch works in the game
that is going on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest
from hands import begin

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.settings.preferences import EFFECTS, Preferences
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.games import Games
from macher.ui.game.quick import quick_config
from macher.ui.scene import Scene
from macher.ui.settings.settings import Settings, SettingsStore
from macher.ui.shell.shell import Shell

TESTS = Path(__file__).parents[3]
FIRST_START = "ui/features/start/test_first_start.py"


class Program:
    """The program over a folder of settings: opened at the menu, closed, and opened again."""

    def __init__(self, folder: Path) -> None:
        store = SettingsStore(folder)
        options = store.settings.ui_options()
        texts = Texts.load(store.settings.language or "en")
        self.pilot = Pilot(Scene(), (1280, 720), options.scale, options=options, texts=texts)
        self.shell = Shell(self.pilot.app, texts, store, Games(None, "none"))
        self.shell.go.menu()
        self.pilot.settle()

    @property
    def app(self) -> Any:
        return self.pilot.app

    def page(self, name: str) -> Pilot:
        """A page of the settings."""
        self.shell.go.settings(name)
        return self.pilot.settle()

    def slide(self, page: str, id: str, *keys: str) -> None:
        pilot = self.page(page)
        pilot.app.stage.set_focus(pilot.get(id), True)
        pilot.press(*keys)

    def game(self) -> Any:
        """A game that has begun; its controller."""
        self.shell.begin(quick_config(self.shell.texts, 3))
        self.pilot.settle()
        return self.shell.controller

    def new_game(self) -> NewGameScreen:
        self.shell.go.new_game()
        self.pilot.settle()
        assert isinstance(self.pilot.scene, NewGameScreen)
        return self.pilot.scene

    def begin_unusual(self) -> None:
        """A new game with everything different from the first offer."""
        scene = self.new_game()
        self.pilot.click("edition.2006").settle()
        scene.elections = 5
        scene.seats[1].kind = "hard:gambler"
        scene.options["open_money"] = True
        scene.start()
        self.pilot.settle()


@dataclass(frozen=True)
class Case:
    """A setting: how a hand changes it, what it does after the program was opened again, before and after."""

    change: Callable[[Program], object]
    seen: Callable[[Program], object]
    before: object
    after: object


def _click(page: str, *ids: str) -> Callable[[Program], object]:
    return lambda program: [program.page(page).click(id) for id in ids]


def _away(program: Program) -> object:
    program.pilot._event(pygame.WINDOWFOCUSLOST)
    return program.app.sounds.away


def _own_colour(program: Program) -> None:
    pilot = program.page("colours")
    program.app.stage.set_focus(pilot.get("own.hex"), True)
    pilot.press("ctrl+a").type("#112233").press("return")
    pilot.click("own.done")


def _colour(program: Program) -> object:
    theme = program.app.theme
    return "#112233" in {f"#{''.join(f'{part:02X}' for part in theme.colour(party)[:3])}" for party in theme.parties}


CASES: dict[str, Case | str] = {
    "language": Case(
        lambda program: program.page("language").click("language.de"),
        lambda program: program.pilot.shows("Schnelles Spiel"),
        False,
        True,
    ),
    "scale": Case(
        lambda program: program.slide("display", "settings.size", "right", "right"),
        lambda program: round(program.app.options.scale, 2),
        1.0,
        1.1,
    ),
    "layout": Case(_click("display", "layout.focus"), lambda program: program.app.viewport.layout, "wide", "focus"),
    "fullscreen": Case(_click("display", "window.True"), lambda program: program.app.options.fullscreen, False, True),
    "maximised": "ui/test_app.py::test_a_window_as_large_as_the_desktop_comes_back_so_and_keeps_the_size_from_before",
    "window": f"{FIRST_START}::test_the_place_of_the_window_is_remembered",
    "place": f"{FIRST_START}::test_the_place_of_the_window_is_remembered",
    "monitors": f"{FIRST_START}::test_the_window_comes_back_to_its_place_unless_the_monitors_have_changed",
    "theme": Case(_click("display", "theme.night"), lambda program: program.app.theme.name, "paper", "night"),
    "palette": Case(
        _click("display", "palette.separation"), lambda program: program.app.options.palette, "default", "separation"
    ),
    "own_colours": Case(_own_colour, _colour, False, True),
    "reduced_motion": Case(_click("display", "motion.True"), lambda program: program.app.motion.reduced, False, True),
    "patterns": Case(
        _click("display", "settings.patterns"),
        lambda program: program.app.painter(program.pilot.surface).patterns,
        False,
        True,
    ),
    "pictures": Case(
        _click("display", "pictures.quiet"),
        lambda program: program.app.painter(program.pilot.surface).pictures,
        "full",
        "quiet",
    ),
    "projections": Case(
        _click("display", "settings.projections"), lambda program: program.app.options.projections, True, False
    ),
    "assists": Case(
        _click("assists", "settings.assist.grid"), lambda program: "grid" in program.app.options.assists, True, False
    ),
    "free_hints": Case(
        _click("assists", "settings.free_hints"),
        lambda program: (program.game(), program.shell.adviser)[1].counted,
        True,
        False,
    ),
    "coach": Case(_click("assists", "coach.never"), lambda program: program.shell.settings.coach, "first", "never"),
    "volume": Case(
        lambda program: program.slide("sound", "settings.volume", "home"),
        lambda program: program.app.sounds.volume,
        0.6,
        0.0,
    ),
    "effects": Case(
        lambda program: program.slide("sound", "settings.effects", "home", *["right"] * 10),
        lambda program: round(program.app.sounds.volume, 2),
        0.6,
        0.3,
    ),
    "ambience": Case(
        lambda program: program.slide("sound", "settings.ambience", "end"),
        lambda program: round(program.app.sounds.ambience, 3),
        0.15,
        0.6,
    ),
    "muted": Case(_click("sound", "settings.muted"), lambda program: program.app.sounds.muted, False, True),
    "mute_background": Case(_click("sound", "settings.background"), _away, True, False),
    "keys": Case(
        lambda program: program.page("controls").click("keys.confirm").press("ctrl+e"),
        lambda program: str(program.app.keymap.chords("confirm")[0]),
        "return",
        "ctrl+e",
    ),
    "speed": Case(_click("game", "speed.told"), lambda program: program.game().speed, "normal", "told"),
    "reveals": Case(_click("game", "reveals.short"), lambda program: program.app.options.reveals, "full", "short"),
    "talk": Case(_click("game", "talk.elections"), lambda program: program.game().talk.when, "yes", "elections"),
    "stops": Case(_click("game", "settings.stops"), lambda program: program.app.options.stops, True, False),
    "confirm_twice": Case(
        _click("game", "confirm.True"), lambda program: program.app.options.confirm_twice, False, True
    ),
    "files_folder": "ui/features/saves/test_saves.py::test_a_path_that_is_typed_is_imported_and_opened",
    "box_in_use": "ui/features/box/test_box.py::test_a_new_game_takes_the_box_until_that_is_switched_off",
    "pins": "ui/features/handover/test_pins.py::test_a_forgotten_pin_is_removed_in_the_settings",
    "pass_alone": Case(
        _click("game", "settings.pass_alone"),
        lambda program: program.game().session.pass_alone,
        Settings().pass_alone,
        not Settings().pass_alone,
    ),
    "election_auto": Case(
        _click("game", "settings.election_auto"), lambda program: program.shell.settings.election_auto, False, True
    ),
    "interludes": Case(
        _click("game", "settings.interludes"), lambda program: program.shell.settings.interludes, True, False
    ),
    "pins_offered": Case(
        _click("game", "settings.pins_offered"), lambda program: program.shell.settings.pins_offered, False, True
    ),
    "numbers": Case(
        _click("language", "numbers.de"), lambda program: "15.000" in program.shell.texts.money(15_000), False, True
    ),
    "handover": Case(_click("game", "handover.peek"), lambda program: program.game().handover, "curtain", "peek"),
    "seats": Case(
        Program.begin_unusual, lambda program: program.new_game().seats[1].kind == "hard:gambler", False, True
    ),
    "edition": Case(Program.begin_unusual, lambda program: program.new_game().edition_key, "2019", "2006"),
    "elections": Case(Program.begin_unusual, lambda program: program.new_game().elections, 4, 5),
    "lengths": Case(
        Program.begin_unusual,
        lambda program: (
            (program.new_game(), program.pilot.click("edition.1997").click("edition.2006"))[0].elections == 5
        ),
        False,
        True,
    ),
    "options": Case(Program.begin_unusual, lambda program: program.new_game().options["open_money"], False, True),
    "presets": "ui/features/start/test_new_game.py::test_the_last_choice_and_presets_are_remembered",
    "reasons": Case(
        _click("game", "settings.reasons"),
        lambda program: program.game().session.asks_reasons,
        Settings().reasons,
        not Settings().reasons,
    ),
}
"""A case for each setting, or the test of another file that goes its whole way."""


def test_every_setting_is_tried() -> None:
    assert set(CASES) == set(Settings.names())
    for place in CASES.values():
        if isinstance(place, str):
            file, _, test = place.partition("::")
            assert f"def {test}(" in (TESTS / file).read_text("utf-8")


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if isinstance(case, Case)])
def test_a_setting_is_kept_and_has_its_effect(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    assert isinstance(case, Case)
    fresh = Program(tmp_path / "fresh")
    assert case.seen(fresh) == case.before
    fresh.shell.close()
    program = Program(tmp_path)
    case.change(program)
    program.shell.close()
    assert getattr(SettingsStore(tmp_path).settings, name) != getattr(Settings(), name)
    again = Program(tmp_path)
    assert case.seen(again) == case.after
    again.shell.close()


def test_the_usual_settings_are_those_of_a_first_start(tmp_path: Path) -> None:
    """One press, and what can be chosen on the pages is as it was; language, names and last game stay."""
    program = Program(tmp_path)
    stay = {
        "language",
        "window",
        "place",
        "monitors",
        "pins",
        "seats",
        "edition",
        "elections",
        "lengths",
        "options",
        "presets",
        "own_colours",
    }
    for name, case in CASES.items():
        if name not in stay and isinstance(case, Case):
            case.change(program)
    program.page("display").click("settings.reset")
    kept, usual = SettingsStore(tmp_path).settings, Settings()
    for name in set(CASES) - stay:
        if isinstance(CASES[name], Case):
            assert getattr(kept, name) == getattr(usual, name), name
    program.shell.close()


# -- in the game that is going on --------------------------------------------------------------------------------------

USES: dict[str, tuple[object, Callable[[Shell], object], object, object]] = {
    "language": ("de", lambda shell: shell.texts.lang, "en", "de"),
    "speed": ("told", lambda shell: shell.controller.speed, "instant", "told"),
    "numbers": ("de", lambda shell: "15.000" in shell.texts.money(15_000), False, True),
    "reasons": (
        not Settings().reasons,
        lambda shell: shell.controller.session.asks_reasons,
        Settings().reasons,
        not Settings().reasons,
    ),
    "free_hints": (True, lambda shell: shell.adviser.counted, True, False),
    "coach": ("always", lambda shell: shell.coach is not None and shell.coach.wanted, False, True),
    "pass_alone": (
        not Settings().pass_alone,
        lambda shell: shell.controller.session.pass_alone,
        Settings().pass_alone,
        not Settings().pass_alone,
    ),
    "handover": ("peek", lambda shell: shell.controller.handover, "curtain", "peek"),
    "talk": ("no", lambda shell: shell.controller.talk.when, "yes", "no"),
}
"""What is handed over, where it is seen in the running game, before and after."""


def test_every_switch_is_tried() -> None:
    assert set(USES) == {*EFFECTS, "coach"}


@pytest.mark.parametrize("name", list(USES))
def test_a_switch_holds_for_the_game_that_is_going_on_and_for_the_next(name: str) -> None:
    value, seen, before, after = USES[name]
    _, shell = begin()
    assert seen(shell) == before
    shell[Preferences].set(name, value)
    assert seen(shell) == after
    shell.begin(quick_config(shell.texts, 4))
    assert seen(shell) == after
    usual = {"language": "en", "numbers": "", "free_hints": False, "coach": "first"}
    shell[Preferences].set(name, usual.get(name, before))
    assert seen(shell) == before
    shell.close()


@pytest.mark.parametrize("free", [True, False])
def test_advice_asked_for_in_a_game_is_counted_unless_it_is_free(free: bool) -> None:
    pilot, shell = begin()
    shell[Preferences].set("free_hints", free)
    shell.advise()
    pilot.settle()
    assert shell.controller is not None
    assert shell.controller.session.advised == (0 if free else 1)
    shell.close()
