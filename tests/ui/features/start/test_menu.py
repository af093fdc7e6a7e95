"""The main menu: four ways in below the ballot, what lies behind Play and More, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from macher.ai.kinds import HUMAN
from macher.gallery.pictures.plain import KeptGame
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.games import Games, WaitingGame
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

ALWAYS = {"menu.settings", "menu.about", "menu.quit", "menu.lang.de", "menu.lang.en", "menu.lang.fr", "menu.lang.pl"}
"""What every level shows."""


def menu(games: Games | None = None, size: tuple[int, int] = (1920, 1080)) -> tuple[Pilot, Shell]:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), size, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), games or Games(None, "none"))
    shell.go.menu()
    return pilot.settle(), shell


def ways(pilot: Pilot) -> list[str]:
    """Everything that can be clicked, from top to bottom, but what is always there."""
    nodes = [node for node in pilot.nodes() if node.id.startswith("menu.") and node.interactive]
    found = [node.id for node in sorted(nodes, key=lambda node: node.window_rect.y) if node.id not in ALWAYS]
    return [each for each in found if each not in ("menu.map", "menu.learn.dismiss")]


@pytest.mark.parametrize(("games", "first"), [(None, "menu.quick"), (KeptGame, "menu.continue")])
def test_below_the_ballot_there_are_four_ways(games: Callable[[], Games] | None, first: str) -> None:
    pilot, shell = menu(games() if games else None)
    assert ways(pilot) == [first, "menu.play", "menu.learn", "menu.today", "menu.more"]
    assert {node.id for node in pilot.nodes() if node.interactive} >= ALWAYS
    shell.close()


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_menu_names_the_edition_of_the_game_that_waits(edition: str) -> None:
    """But the newest one."""
    pilot, shell = menu()
    shell.games.summary = lambda: WaitingGame(3, "HE", 1, edition)
    pilot.app.push(MenuScreen(shell))
    pilot.settle()
    assert pilot.shows(f"{edition} · Round 3, ") == (edition != "2019")
    assert pilot.shows("2019") is False
    shell.close()


def test_the_button_says_at_once_that_the_game_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell = menu()
    begun: list[str] = []
    monkeypatch.setattr(type(shell.go), "quick_game", lambda _: begun.append("quick"))
    for page, id in (("", "menu.quick"), ("play", "menu.play.quick")):
        begun.clear()
        pilot.scene.turn(page)
        pilot.settle()
        button = pilot.get(id)
        button.on_click()
        button.on_click()  # an impatient second click
        pilot.app.stage.build()
        assert pilot.get(id).name == "Opening…"
        assert not begun
        pilot.settle()
        assert begun == ["quick"]
        assert pilot.get(id).name != "Opening…"
    shell.close()


def test_what_few_want_lies_behind_more() -> None:
    pilot, shell = menu(KeptGame())
    pilot.click("menu.more").settle()
    rest = ["menu.load", "menu.replays", "menu.statistics", "menu.rules", "menu.tournament"]
    assert [way for way in ways(pilot) if way in rest] == rest
    pilot.click("menu.back").settle()
    assert "menu.more" in ways(pilot)
    shell.close()


def test_a_quick_game_is_reached_while_another_waits() -> None:
    pilot, shell = menu(KeptGame())
    pilot.click("menu.play").click("menu.play.quick").settle()
    assert shell.controller is not None
    assert shell.controller.session.version == 0
    shell.close()


def test_a_page_behind_more_leads_back_to_more() -> None:
    pilot, shell = menu()
    pilot.click("menu.more").click("menu.rules").settle()
    assert pilot.scene.name == "rules"
    pilot.press("escape").settle()
    assert "menu.rules" in ways(pilot)
    shell.close()


def test_the_keyboard_goes_in_and_out_of_a_level() -> None:
    pilot, shell = menu()
    for _ in range(9):
        focused = pilot.app.stage.focus
        if focused is not None and focused.id == "menu.more":
            break
        pilot.press("tab" if focused is None else "down")
    pilot.press("return").settle()
    focused = pilot.app.stage.focus
    assert focused is not None
    assert focused.id == "menu.load"
    pilot.press("escape").settle()
    focused = pilot.app.stage.focus
    assert focused is not None
    assert focused.id == "menu.more"
    assert isinstance(pilot.scene, MenuScreen)
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, MenuScreen)
    shell.close()


def test_the_ticket_of_a_shared_game_names_everybody(tmp_path: Path) -> None:
    """Two friends find their game by both names."""
    games = Games(SaveStore(tmp_path), "none")
    seats = (SeatConfig("spd", "Anna", HUMAN), SeatConfig("cdu", "Ben", HUMAN), SeatConfig("fdp", "Ines"))
    games.begin(GameConfig(seats, seed=7)).close()
    waiting = games.summary()
    assert waiting is not None
    assert {waiting.player, *waiting.others} == {"Anna", "Ben"}
    pilot, shell = menu(games)
    assert waiting.others[0] in pilot.get("menu.continue").tooltip
    assert f"{waiting.player} · with {waiting.others[0]}" in pilot.get("menu.continue").tooltip
    shell.close()
