"""A double click, a trembling hand and a held key answer one question, and never the next one unseen."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pygame
import pytest
from builders import a_game
from hands import Hands, begin
from tabletop import BareController, show

from macher.engine.command import Command
from macher.gallery.pictures.positions import asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.commands import Pass
from macher.saves.library import Library
from macher.ui.features.saves.page import SavesScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.keys import Chord, key_code
from macher.ui.scene import Scene
from macher.ui.settings.options import Speed
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.attention import DEAF
from macher.ui.table.screen import TableScene

SPEEDS: tuple[str, ...] = get_args(Speed)
GAMES = {
    "2019": ("spd=human,gruene=normal,linke=normal", 4),
    "2006": ("spd=human,cdu=normal,gruene=normal", 5),
    "1997": ("spd=human,cdu=normal,gruene=normal,fdp=normal", 7),
    "consim": ("spd=human,cdu=normal,gruene=normal,fdp=normal", 7),
}


def event(pilot: Pilot, kind: int, **values: object) -> None:
    pilot.app.step([pygame.event.Event(kind, values)])


def idle(pilot: Pilot, seconds: float) -> None:
    """Time passes in turns of the loop."""
    for _ in range(3):
        pilot.clock.advance(seconds / 3)
        pilot.app.step()


def press_once(pilot: Pilot, x: int, y: int) -> None:
    event(pilot, pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    event(pilot, pygame.MOUSEBUTTONUP, pos=(x, y), button=1)


def middle(pilot: Pilot, id: str) -> tuple[int, int]:
    """The middle of a node, in physical pixels."""
    box, scale = pilot.get(id).window_rect, pilot.app.viewport.scale
    return round(box.cx * scale), round(box.cy * scale)


class DoubleHands(Hands):
    """Clicks twice, presses the key twice or holds it, wherever one answer would do."""

    doubles = 0
    unseen = 0
    """How many answers were handed in besides the one that was meant."""

    def _press_act(self, id: str) -> None:
        controller = self.shell.controller
        if self._live(id) is None:
            return
        assert controller is not None
        controller.speed = self.shell.settings.speed = self.stream.choice(SPEEDS)  # type: ignore[arg-type]
        idle(self.pilot, 0.5)
        node = self._live(id)  # as it stands now: a reveal may have ended meanwhile
        if node is None:
            return
        before = self.handed_in()
        if self.stream.below(4):
            self._click_twice(*middle(self.pilot, id))
        else:
            self._press_often("return" if id == "act.confirm" else "p", 12 if self.stream.below(2) else 2)
        self.doubles += 1
        self.unseen += max(0, self.handed_in() - before - 1)
        self.pilot.settle()

    def _click_twice(self, x: int, y: int) -> None:
        """In a quarter of a second at most, with a hand that trembles."""
        pilot, chance = self.pilot, self.stream
        event(pilot, pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        press_once(pilot, x, y)
        idle(pilot, 0.02 + 0.01 * chance.below(23))
        x, y = x + chance.below(3) - 1, y + chance.below(3) - 1
        event(pilot, pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0))
        press_once(pilot, x, y)

    def _press_often(self, name: str, times: int) -> None:
        """Twice in a row, or held so long that the system repeats the key."""
        code = key_code(Chord.parse(name).key)
        for _ in range(times):
            event(self.pilot, pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
            if times == 2:
                event(self.pilot, pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
            idle(self.pilot, 0.1)
        event(self.pilot, pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)

    def handed_in(self) -> int:
        """How often the person has decided, by the versions in which that was."""
        controller = self.shell.controller
        assert controller is not None
        return len(controller.handed_in)


def note_answers(controller: GameController) -> None:
    """Keeps count of every answer that the table hands in."""
    controller.handed_in = handed_in = []
    confirm, auto_pass = controller.confirm, controller.auto_pass

    def noted_confirm(*commands: Command) -> None:
        handed_in.append(commands)
        confirm(*commands)

    def noted_pass(scope: str) -> None:
        handed_in.append(scope)  # type: ignore[arg-type]
        auto_pass(scope)

    controller.confirm, controller.auto_pass = noted_confirm, noted_pass


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("edition", ["2019", "2006", pytest.param("1997", marks=pytest.mark.long), "consim"])
def test_the_second_click_of_two_hands_in_nothing(edition: str) -> None:
    """At every question of a whole game and at every speed."""
    seats, elections = GAMES[edition]
    pilot, shell = begin("en", (1280, 720), seats=seats, seed=22, elections=elections, edition=edition)
    pilot.drawing = False
    assert shell.controller is not None
    note_answers(shell.controller)
    hands = DoubleHands(pilot, shell, 22)
    hands.play(12_000)  # most steps wait for others at the slower speeds
    assert hands.unseen == 0
    assert hands.doubles >= 50
    shell.close()


def bidding() -> tuple[Pilot, BareController]:
    """The open question is a bid; it has only just come."""
    desk = BareController(a_game(4).in_phase("rallies").table, seat=0)
    pilot = show(desk)
    pilot.wait(1.0)
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.attention.come()
    return pilot, desk


def test_a_press_right_after_the_question_has_come_is_idle_and_later_counts() -> None:
    pilot, desk = bidding()
    at = middle(pilot, "act.pass")
    event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.attention.come()
    press_once(pilot, *at)
    assert desk.given == []
    idle(pilot, DEAF)
    press_once(pilot, *at)
    assert desk.given == [Pass(0)]


def test_a_press_after_a_movement_counts_at_once() -> None:
    pilot, desk = bidding()
    at = middle(pilot, "act.pass")
    event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    press_once(pilot, *at)
    assert desk.given == [Pass(0)]


def test_another_key_counts_at_once_and_a_held_one_never() -> None:
    pilot, desk = bidding()
    down = {"mod": 0, "unicode": "", "scancode": 0}
    event(pilot, pygame.KEYDOWN, key=pygame.K_p, **down)
    assert desk.given == [Pass(0)]
    idle(pilot, 1.0)  # it stays down
    assert desk.given == [Pass(0)]


def test_a_button_that_went_down_for_the_question_before_answers_nothing() -> None:
    pilot, desk = bidding()
    pilot.wait(1.0)
    at = middle(pilot, "act.pass")
    event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    event(pilot, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    desk.table.version += 1  # another question in the place of the one that was pressed
    scene.rebuild()
    idle(pilot, 1.0)
    event(pilot, pygame.MOUSEBUTTONUP, pos=at, button=1)
    assert desk.given == []


def test_a_grey_button_does_not_refuse_the_press_that_was_meant_for_the_question_before() -> None:
    pilot, _ = bidding()
    grey = pilot.get("act.confirm")
    assert grey.reason
    at = middle(pilot, "act.confirm")
    event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.attention.come()
    press_once(pilot, *at)
    assert pilot.app.stage.toasts == []
    idle(pilot, 2 * DEAF)
    press_once(pilot, *at)
    assert [toast.text for toast in pilot.app.stage.toasts] == [grey.reason]


def test_a_double_click_saves_one_preset_and_deletes_one() -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    screen = NewGameScreen(shell)
    screen.page = "presets"
    pilot.app.push(screen)
    pilot.settle()

    def twice(id: str) -> int:
        at = middle(pilot, id)
        event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(2):
            press_once(pilot, *at)
            idle(pilot, 0.1)
        idle(pilot, 2.0)
        return len(shell.settings.presets)

    assert [twice("preset.save"), twice("preset.save"), twice("preset.0.delete")] == [1, 2, 1]
    shell.close()


def test_a_double_click_deletes_one_save(tmp_path: Path) -> None:
    texts, library = Texts.load("en"), Library(tmp_path / "saves", tmp_path / "replays")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none", library=library))
    for name in ("one", "two", "three"):
        library.keep(asked("rallies").save_text(), name)
    pilot.app.push(SavesScreen(shell))
    pilot.settle()
    at = middle(pilot, "saves.delete")
    event(pilot, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(2):
        press_once(pilot, *at)
        idle(pilot, 0.1)
    assert len(library.kept()) == 2
    shell.close()
