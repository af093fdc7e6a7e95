"""The hands of a player at the real interface: a whole game by mouse alone or by keyboard alone, without a plan."""

from __future__ import annotations

from collections.abc import Collection

from macher.ai.bots import make_bot
from macher.engine.chance import Stream
from macher.fuzz.hand import FRAME
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.session.config import GameConfig, SeatConfig
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.handover.page import CURTAIN
from macher.ui.game.games import Games
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import Handover
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

ANEW = ("deploy.block", "sheet.")
"""Beginnings of the ids that begin a sheet anew or take up a symbol again."""

STEPS_FOR_ONE = 1500
"""So many tries to answer one question are enough for any: where one board is shown, placing five symbols by chance
takes hundreds."""


class Stuck(AssertionError):
    """A question could not be answered; the message says which and what was on the screen."""


def begin(
    lang: str = "en",
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    *,
    seats: str = "spd=human,gruene=normal,cdu=normal,linke=normal",
    seed: int = 1,
    elections: int = 4,
    handover: Handover = "curtain",
    edition: str = "2019",
    drawing: bool = False,
) -> tuple[Pilot, Shell]:
    """The table of a new game on a screen of its own; ``drawing`` paints each frame, which few tests look at."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    pilot.drawing = drawing
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline"))
    shell.settings.speed, shell.settings.handover = "instant", handover
    pairs = [pair.split("=") for pair in seats.split(",")]
    chairs = tuple(SeatConfig(party, party.title(), kind) for party, kind in pairs)
    config = GameConfig(chairs, edition=edition, seed=seed, elections=elections)
    shell.begin(config)
    pilot.settle()
    return pilot, shell


class Hands:
    """Plays on until the game is over."""

    def __init__(self, pilot: Pilot, shell: Shell, seed: int, keyboard: bool = False, faults: bool = False) -> None:
        self.pilot, self.shell, self.keyboard, self.faults = pilot, shell, keyboard, faults
        self.stream = Stream(seed, 4711)
        self.screens: dict[str, int] = {}
        """How often each kind of question or screen was seen."""
        self.problems: list[str] = []
        """What the pilot finds fault with, at the first two sights of each kind; only if `faults` are looked for."""

    def play_and_look(self, asked: Collection[str]) -> None:
        """To the final scoring without a fault; the screen tells the real score, and these questions were asked."""
        self.play()
        assert self.problems == []
        assert self.shell.controller is not None
        session = self.shell.controller.session
        assert session.over
        assert session.notes == []  # no AI seat had to be helped out
        assert isinstance(self.pilot.scene, FinalScreen)
        assert self.pilot.problems() == []
        for party in session.view(-1).parties:
            assert self.pilot.shows(str(party.points))
        assert set(asked) <= set(self.screens)
        assert not self.shell.texts.missing
        self.shell.close()

    def play(self, most: int = 4000) -> None:
        """To the final scoring.  Raises ``Stuck``."""
        for _ in range(most):
            controller = self.shell.controller
            assert controller is not None
            if self.pilot.scene.name == "final":
                return
            self.step()
        raise Stuck("the game does not end")

    def step(self) -> None:
        """One answer, or one screen further."""
        controller = self.shell.controller
        assert controller is not None
        name = self.pilot.scene.name
        if name != "table":
            self._note(name)
            self._further(name)
            return
        if controller.veiled:
            self._note("veiled")
            self._press_act("act.look")
            return
        if not controller.show_prompts and self.pilot.find("act.continue") is not None:
            self._press_act("act.continue")
            return
        if not controller.show_prompts:
            self.pilot.wait(0.05)
            self.pilot.settle()
            return
        decision = controller.decision
        assert decision is not None
        self._note(type(decision.options).__name__)
        self._answer()

    def hurry(self) -> None:
        """The same on the way to what a test is about: an open question is answered sensibly, and without the hands."""
        controller = self.shell.controller
        assert controller is not None
        decision = controller.decision if self.pilot.scene.name == "table" and not controller.veiled else None
        if decision is None or not controller.show_prompts:
            self.step()
            return
        session, seat = controller.session, decision.seat
        asked = session.decision(seat)
        assert asked is not None
        controller.confirm(make_bot("sane").choose(session.view(seat), asked, session.edition, self.stream))
        self.pilot.scene.rebuild()
        self.pilot.settle()

    def _note(self, what: str) -> None:
        self.screens[what] = self.screens.get(what, 0) + 1
        if self.faults and self.screens[what] <= 2:
            self.problems += [f"{what}: {problem}" for problem in self.pilot.problems()]

    def _further(self, name: str) -> None:
        button = {"election": "election.continue", "handover": "handover.ready", "interlude": "interlude.continue"}[
            name
        ]
        if name == "handover":
            self.pilot.wait(CURTAIN)
        if self.keyboard:
            self.pilot.press("return")
        else:
            self.pilot.click(button)
        self.pilot.settle()

    def _answer(self) -> None:
        controller = self.shell.controller
        assert controller is not None
        revision = controller.session.revision
        for tries in range(STEPS_FOR_ONE):
            if self._confirm(eager=tries > 6):
                pass
            elif tries % 10 == 9 or not self._choose(settled=tries > 4):
                self._press_act("act.pass")
            self.pilot.settle()
            if self.pilot.find("coach.do") is not None:
                self._note("coach")
                self.pilot.click("coach.do").settle()
            if controller.session.revision != revision or self.pilot.scene.name != "table":
                return
        shown = sorted(node.id for node in self.pilot.nodes() if node.interactive and node.id)
        raise Stuck(f"{controller.decision} cannot be answered with {shown}")

    def _live(self, id: str) -> Node | None:
        node = self.pilot.find(id)
        return node if node is not None and not node.reason and node.usable else None

    def _confirm(self, eager: bool) -> bool:
        """Presses confirm when it is possible, sometimes only after another change of mind."""
        if self._live("act.confirm") is None or (not eager and self.stream.below(3) == 0):
            return False
        self._press_act("act.confirm")
        return True

    def _press_act(self, id: str) -> None:
        node = self._live(id)
        if node is None:
            return
        if self.keyboard:
            self._walk_to(node)
            self.pilot.press("return")
        else:
            self.pilot.click(id)

    def choices(self) -> list[Node]:
        """What can be clicked, or reached by key, to answer the question."""
        return [
            node
            for node in self.pilot.nodes()
            if (node.focusable if self.keyboard else node.interactive)
            and node.id
            and not node.reason
            and node.usable
            and not node.id.startswith(FRAME)
        ]

    def _choose(self, settled: bool) -> bool:
        """Clicks something at random that belongs to the question; once settled it begins no sheet anew."""
        found = [node for node in self.choices() if not (settled and node.id.startswith(ANEW))]
        if not found:
            return False
        node = self.stream.choice(found)
        if self.keyboard:
            self._walk_to(node)
            self.pilot.press("space")
        else:
            self.pilot.click(node.id)
        return True

    def _walk_to(self, node: Node) -> None:
        """Tab to the zone, then arrows inside it."""
        for _ in range(40):
            focus = self.pilot.app.stage.focus
            if focus is not None and focus.id == node.id:
                return
            if focus is not None and _zone(focus) == _zone(node):
                break
            self.pilot.press("tab")
        for _ in range(60):
            focus = self.pilot.app.stage.focus
            if focus is not None and focus.id == node.id:
                return
            self._arrow_towards(focus, node)
        raise Stuck(f"the keyboard does not reach {node.id}")

    def _arrow_towards(self, focus: Node | None, node: Node) -> None:
        """One arrow key: along the longer way first, along the other if that leads nowhere."""
        here = focus.window_rect if focus is not None else node.window_rect
        dx, dy = node.window_rect.cx - here.cx, node.window_rect.cy - here.cy
        level = "right" if dx > 0 else "left"
        upright = "down" if dy > 0 else "up"
        for key in (level, upright) if abs(dx) > abs(dy) else (upright, level):
            self.pilot.press(key)
            if self.pilot.app.stage.focus is not focus:
                return


def _zone(node: Node) -> str:
    return next((above.id for above in (node, *node.ancestors()) if above.zone), "")
