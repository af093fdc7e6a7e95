"""The screen saver works while nothing moves, and waits while something long is told without a touch."""

from __future__ import annotations

import pygame
import pytest
from evenings import begin, evening, play_on, stage_of

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.app import App
from macher.ui.features.night.page import ElectionScreen
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.scene import Context, Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system.window import Window
from macher.ui.table.screen import TableScene


class Page(Scene):
    def __init__(self) -> None:
        self.allowed: list[bool] = []

    def build(self, ctx: Context) -> Node:
        return Node(ctx.rect)

    def tick(self, now: float) -> None:
        self.allowed.append(pygame.display.get_allow_screensaver())
        if len(self.allowed) == 3:
            self.app.quit()


class Told(Page):
    def tells_by_itself(self) -> bool:
        return True


@pytest.mark.parametrize(("page", "works"), [(Page, True), (Told, False)])
def test_the_screen_saver_works_unless_something_is_told(page: type[Page], works: bool) -> None:
    shown = page()
    App((960, 540)).run(shown)
    assert shown.allowed[-1] is works


def test_it_waits_a_minute_longer_and_the_system_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", said.append)
    window = Window()
    for told, now in ((False, 0), (False, 5), (True, 10), (False, 12), (True, 40), (False, 99), (False, 101)):
        window.stay_lit(told, now)
    assert said == [True, False, True]


def test_an_election_night_is_told_until_its_result() -> None:
    pilot, shell = stage_of(evening(19))
    screen = ElectionScreen(shell, shell.controller, 1)
    pilot.app.push(screen)
    assert not screen.tells_by_itself()
    screen.watch()
    assert screen.tells_by_itself()
    screen.result()
    assert not screen.tells_by_itself()


@pytest.mark.parametrize(("humans", "told"), [("", True), ("spd", False)])
def test_games_of_ai_seats_are_told_to_their_end(humans: str, told: bool) -> None:
    session = begin(7, humans=humans)
    assert TableScene(GameController(session, "told")).tells_by_itself() is told
    play_on(session)
    assert not TableScene(GameController(session, "told")).tells_by_itself()


def test_a_replay_is_told_while_it_runs() -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.go.replay(evening(19), "replay")
    pilot.settle()
    assert not pilot.scene.tells_by_itself()
    pilot.click("replay.toggle")
    assert pilot.scene.tells_by_itself()
    pilot.click("replay.toggle")
    assert not pilot.scene.tells_by_itself()
