"""Helpers: on at first, each switched off from its own tooltip or in the settings, never behind one's back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macher.gallery.pictures.positions import asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.games import Games
from macher.ui.game.quick import quick_config
from macher.ui.scene import Scene
from macher.ui.settings.options import ASSISTS
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


def started(folder: Path | None = None, step: str = "") -> tuple[Pilot, Shell]:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(folder), Games(None, "none"))
    shell.go.menu()
    if step:
        shell.play(asked(step))
    pilot.settle()
    return pilot, shell


def without(pilot: Pilot, name: str) -> None:
    options = pilot.app.options
    pilot.app.set_options(replace(options, assists=options.assists - {name}))
    pilot.settle()


def test_all_helpers_are_on_at_first() -> None:
    pilot, shell = started()
    assert pilot.app.options.assists == set(ASSISTS)
    assert shell.settings.ui_options().assists == set(ASSISTS)


@pytest.mark.parametrize(("name", "gone"), [("grid", "parties"), ("advisor", "act.advice")])
def test_a_helper_that_is_off_is_not_there(name: str, gone: str) -> None:
    pilot, shell = started(step="rallies")
    assert pilot.find(gone) is not None
    without(pilot, name)
    assert pilot.find(gone) is None
    key = {"grid": "f2", "advisor": "h"}.get(name)
    if key is not None:
        assert not pilot.press(key).app.stage.layers
        assert any(shell.texts(f"assist-{name}") in toast.text for toast in pilot.app.stage.toasts)
        link = pilot.app.stage.linked()
        assert link is not None
        link.open()
        pilot.settle()
        assert pilot.find(gone) is not None


def test_the_prices_of_a_state_stand_at_its_button_unless_they_are_off() -> None:
    pilot, shell = started(step="rallies")
    said = shell.texts("prompt-rally-ladder")
    assert said in pilot.get("spot.plus.1").tooltip
    without(pilot, "ladder")
    assert said not in pilot.get("spot.plus.1").tooltip


def overspent(pilot: Pilot) -> None:
    """Sends politicians for more money than there is."""
    for place, card in enumerate((4, 3, 2)):
        pilot.click(f"cabinet.card.{card}")
        spot = next(node.id for node in pilot.all(f"spot.slot.{place}."))
        pilot.click(spot)


def test_a_warning_says_what_cannot_be_paid_unless_it_is_off() -> None:
    pilot, shell = started(step="cabinet_placement")
    overspent(pilot)
    said = shell.texts("prompt-place-missing")
    assert pilot.shows(said)
    without(pilot, "warnings")
    assert not pilot.shows(said)


@pytest.mark.parametrize(
    ("node", "name"),
    [("parties", "grid"), ("act.advice", "advisor"), ("votes.0.1", "projections"), ("spot.plus.1", "ladder")],
)
def test_each_is_switched_off_from_its_tooltip_and_offered_back(node: str, name: str) -> None:
    pilot, _ = started(step="rallies")
    pilot.move(node).wait(1.0)
    tip = pilot.app.stage.tip
    assert tip is not None
    pilot.press("x")
    options = pilot.app.options
    assert name not in options.assists if name != "projections" else not options.projections
    link = pilot.app.stage.linked()
    assert link is not None
    link.open()
    assert pilot.app.options.assists == set(ASSISTS)
    assert pilot.app.options.projections


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(
    ("node", "name"),
    [("parties", "grid"), ("act.advice", "advisor"), ("votes.0.1", "projections"), ("spot.plus.1", "ladder")],
)
def test_each_is_switched_off_in_its_tooltip_by_mouse(node: str, name: str, lang: str) -> None:
    pilot, shell = started(step="rallies")
    shell[Preferences].set("language", lang)
    pilot.settle().move(node).wait(1.0)
    tip = pilot.app.stage.tip
    assert tip is not None
    assert pilot.problems() == []
    link = tip.children[-1]
    assert link.name == shell.texts("assist-switch", assist=shell.texts(f"assist-{name}")) + " (X)"
    pilot.move((tip.rect.cx, tip.rect.y + 2))
    pilot.click((link.window_rect.cx, link.window_rect.cy))
    options = pilot.app.options
    assert name not in options.assists if name != "projections" else not options.projections
    again = pilot.app.stage.linked()
    assert again is not None
    again.open()
    assert pilot.app.options.projections


def test_a_warning_is_switched_off_in_its_tooltip_by_mouse() -> None:
    pilot, shell = started(step="cabinet_placement")
    overspent(pilot)
    node = next(each for each in pilot.nodes() if each.name.startswith(shell.texts("prompt-place-missing")))
    pilot.move((node.window_rect.cx, node.window_rect.cy)).wait(1.0)
    tip = pilot.app.stage.tip
    assert tip is not None
    link = tip.children[-1].window_rect
    pilot.click((link.cx, link.cy))
    assert "warnings" not in pilot.app.options.assists


def test_the_key_without_a_tooltip_says_what_it_wants() -> None:
    pilot, shell = started(step="rallies")
    pilot.press("x")
    assert any(toast.text == shell.texts("assist-none") for toast in pilot.app.stage.toasts)
    assert pilot.app.options.assists == set(ASSISTS)


def test_settings_switch_every_helper_and_remember_it(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    shell.go.settings("assists")
    pilot.settle()
    for name in ASSISTS:
        pilot.click(f"settings.assist.{name}")
    assert pilot.get("settings.free_hints").value_text() == "marked"  # it says that advice is shown, as it is at first
    pilot.click("settings.free_hints")
    assert pilot.get("settings.free_hints").value_text() == ""
    kept = SettingsStore(tmp_path).settings
    assert (kept.assists, kept.free_hints) == ([], True)
    assert pilot.problems() == []


def test_helpers_of_another_version_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"assists": ["grid", "crystal ball"]}')
    assert SettingsStore(tmp_path).settings.ui_options().assists == {"grid"}


def test_nothing_asks_whether_the_helpers_are_still_needed() -> None:
    pilot, shell = started()
    for number in range(4):
        shell.begin(quick_config(shell.texts, seed=number))
        pilot.settle()
        assert not [node.id for node in pilot.all("") if "dialog" in node.role]
    assert pilot.app.options.assists == set(ASSISTS)


def test_free_advice_is_not_counted() -> None:
    pilot, shell = started(step="rallies")
    assert shell.controller is not None
    shell[Preferences].set("free_hints", True)
    shell.advise()
    pilot.settle()
    assert shell.controller.session.advised == 0
    pilot.press("escape")
    shell[Preferences].set("free_hints", False)
    assert shell.adviser is not None
    assert shell.adviser.counted
