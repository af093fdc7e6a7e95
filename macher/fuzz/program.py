"""The real program without a display, for a random hand: takes inputs as plain values and checks itself after each."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from macher.engine.chance import Stream
from macher.fuzz.attempts import Finding
from macher.fuzz.rules import config_from_json
from macher.i18n import Texts
from macher.rules.invariants import InvariantBroken, check
from macher.saves.folders import config_folder, crash_folder, tournaments_folder
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.config import GameConfig
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game import quick
from macher.ui.game.games import Games
from macher.ui.input import made
from macher.ui.layout import LEAST_WINDOW, Rect
from macher.ui.motion import ManualClock
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

__all__ = ["Program", "in_sight", "same_seeds"]

_FRAME: Final = 1 / 60
"""Seconds of the program's clock that pass with every input."""
_REST: Final = 0.1
"""Seconds between two turns of the loop while nothing happens."""
_PATIENCE: Final = 20.0
"""Most real seconds to wait for a result of another thread."""
_AHEAD: Final = 502
"""Number of the random stream for commands before a game is shown."""
_DEFAULT: Final[Mapping[str, Any]] = {"size": LEAST_WINDOW, "display": 1.0, "lang": "en", "settings": {}}
"""How the program is opened if a script does not say."""


@contextmanager
def same_seeds(seed: int) -> Iterator[None]:
    """While it lasts, the seeds that the program draws for new games come from this one."""
    stream, drawn = Stream(seed, _AHEAD), quick.draw_bits
    quick.draw_bits = lambda bits: stream.below(1 << bits)
    try:
        yield
    finally:
        quick.draw_bits = drawn


class _WatchedApp(App):
    """Keeps what the error barrier has caught."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.caught: list[Exception] = []
        super().__init__(*args, **named)

    def report_error(self, error: Exception) -> None:
        self.caught.append(error)
        super().report_error(error)


class Program:
    """Opens with the first input, and again with the next input after it was closed; files stay from start to start.

    Inputs are lists of a name and JSON values, see the methods ``_do_...``; places are pixels of the window.
    """

    def __init__(self) -> None:
        self.opened = dict(_DEFAULT)
        """How it was opened last; it reopens in the same way."""
        self.app: _WatchedApp | None = None
        self.games = 0
        """Number of games entered."""
        self._session: GameSession | None = None
        self._looked_at = -1

    # -- inputs -----------------------------------------------------------------------------------------------------

    def take(self, step: Sequence[Any]) -> None:
        """Does what the input says and checks whether all is well.  Raises whatever is wrong.

        Also raises ``AttributeError``, ``TypeError`` or ``ValueError`` for an unknown input.
        """
        name, *values = step
        if name == "open":
            self._do_open(*values)
        else:
            if not self.running:
                self._do_open({})
            getattr(self, f"_do_{name}")(*values)
        self._turn(_FRAME)
        self._look()

    def _do_open(self, how: Mapping[str, Any]) -> None:
        """Starts the program; closes the window of a running one first."""
        if self.app is not None and self.app.running:
            self._send(made.news("quit"))
        self.close()
        self.opened |= how
        store = SettingsStore(config_folder())
        for name, value in self.opened["settings"].items():
            setattr(store.settings, name, value)
        lang, size = self.opened["lang"], self.opened["size"]
        store.settings.language = lang
        self.clock = ManualClock()
        texts = Texts.load(lang)
        self.app = _WatchedApp(
            (size[0], size[1]),
            options=store.settings.ui_options(),
            texts=texts,
            clock=self.clock,
            crash_folder=crash_folder(),
            display=self.opened["display"],
        )
        autosaves = SaveStore()
        library = Library(autosaves=autosaves)
        self.shell = Shell(self.app, texts, store, Games(autosaves, "inline", tournaments_folder(), library))
        self.app.push(MenuScreen(self.shell))
        self.app.running = True
        self.surface = made.canvas(self.app.pixels)

    def _do_game(self, config: Mapping[str, Any], ahead: int) -> None:
        """Shows a new game after ``ahead`` random commands."""
        made = config_from_json(config)
        if ahead:
            self.shell.play(self._advanced(made, ahead))
        else:
            self.shell.begin(made)

    def _advanced(self, config: GameConfig, ahead: int) -> GameSession:
        session = GameSession.new(config, workers="inline")
        stream = Stream(config.seed, _AHEAD)
        while session.version < ahead and not session.over:
            if not session.poll():
                decision = session.decision(stream.choice([s for s in session.deciding() if s in session.humans]))
                assert decision is not None
                session.submit(decision.options.sample(stream), version=session.version)
        return self.shell.games.play_on(session, session.version)

    def _do_move(self, x: int, y: int) -> None:
        self._send(made.moved(x, y))

    def _do_click(self, x: int, y: int) -> None:
        self._do_move(x, y)
        self._press(x, y)

    def _do_double(self, x: int, y: int) -> None:
        self._do_click(x, y)
        self._turn(5 * _FRAME)
        self._press(x, y)

    def _do_right(self, x: int, y: int) -> None:
        self._do_move(x, y)
        self._press(x, y, 3)

    def _do_drag(self, x: int, y: int, to_x: int, to_y: int) -> None:
        self._do_move(x, y)
        self._send(made.button(x, y, down=True))
        for part in (1, 2, 3):
            self._send(made.moved(x + (to_x - x) * part // 3, y + (to_y - y) * part // 3, held=True))
            self._turn(_FRAME)
        self._send(made.button(to_x, to_y, down=False))

    def _do_wheel(self, x: int, y: int, across: int, up: int) -> None:
        self._do_move(x, y)
        self._send(made.wheel(across, up))

    def _do_rest(self, seconds: float) -> None:
        for _ in range(round(seconds / _REST)):
            self._turn(_REST)

    def _do_key(self, written: str) -> None:
        for event in made.chord(written):
            self._send(event)

    def _do_type(self, text: str) -> None:
        for letter in text:
            self._send(made.typed(letter))

    def _do_compose(self, text: str) -> None:
        self._send(made.composed(text))

    def _do_focus(self, there: bool) -> None:
        self._send(made.news("focus" if there else "no-focus"))

    def _do_away(self) -> None:
        self._send(made.news("leave"))

    def _do_resize(self, width: int, height: int) -> None:
        assert self.app is not None
        self.app.resize((width, height))

    def _do_lang(self, lang: str) -> None:
        self.shell[Preferences].set("language", lang)

    def _do_speed(self, speed: str) -> None:
        self.shell[Preferences].set("speed", speed)

    def _do_handover(self, handover: str) -> None:
        self.shell[Preferences].set("handover", handover)

    def _do_options(self, changed: Mapping[str, Any]) -> None:
        """Another look: theme, palette, size, motion."""
        assert self.app is not None
        self.app.set_options(replace(self.app.options, **changed))

    # -- the loop ---------------------------------------------------------------------------------------------------

    def _send(self, event: Any) -> None:
        """Sends one event; does nothing once the program has ended."""
        if self.app is not None and self.app.running:
            self.app.step([event])

    def _press(self, x: int, y: int, number: int = 1) -> None:
        self._send(made.button(x, y, True, number))
        self._send(made.button(x, y, False, number))

    def _turn(self, seconds: float) -> None:
        """One turn of the loop; waits for results of other threads, so that equal inputs always have equal effects."""
        assert self.app is not None
        app, end = self.app, time.monotonic() + _PATIENCE
        if not app.running:
            return
        self.clock.advance(seconds)
        app.step()
        while app.running and app.background.waiting and time.monotonic() < end:
            time.sleep(0.002)
            app.step()
        if app.running:
            if self.surface.get_size() != app.pixels:
                self.surface = made.canvas(app.pixels)
            app.draw(self.surface)

    # -- what a player with a plan needs ----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether the program is open."""
        return self.app is not None and self.app.running

    @property
    def scene(self) -> Scene:
        """The screen on top of a program that is open."""
        assert self.app is not None
        return self.app.scene

    @property
    def layered(self) -> bool:
        """Whether a dialog or a menu lies over the screen."""
        return self.app is not None and bool(self.app.stage.layers)

    def nodes(self) -> list[Node]:
        """The shown nodes of the layer that takes input now."""
        assert self.app is not None
        self.app.stage.build_if_needed()
        return [node for node in self.app.stage.active.walk() if node.visible]

    def press(self, id: str) -> bool:
        """Clicks the middle of the visible part of a node; false if it cannot be clicked."""
        assert self.app is not None
        node = next((node for node in self.nodes() if node.id == id), None)
        if node is None or node.reason or not node.usable:
            return False
        box, s = in_sight(node), self.app.viewport.scale
        if box.w <= 0 or box.h <= 0:
            return False
        self.take(["click", int(box.cx * s), int(box.cy * s)])
        return True

    def settle(self) -> None:
        """Ends movements and runs calls that were put off for a moment."""
        assert self.app is not None
        self.app.motion.finish_all()
        self._turn(0.4)

    # -- looking ----------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Raises what the error barrier has caught, and any fault in texts and game."""
        assert self.app is not None
        if self.app.caught:
            raise self.app.caught[0]
        if self.shell.texts.missing:
            raise Finding(f"text missing: {min(self.shell.texts.missing)}")
        controller = self.shell.controller
        session = controller.session if controller is not None else None
        if session is not None and session is not self._session:
            self.games += 1
            self._looked_at = -1
        self._session = session
        if session is not None and session.revision != self._looked_at:
            self._looked_at = session.revision
            _look_at_game(session)

    def close(self) -> None:
        """Ends the program."""
        if self.app is not None:
            self.shell.close()
            self.app = None


def in_sight(node: Node) -> Rect:
    """The part of a node that its clipping ancestors let through, in logical pixels."""
    rect = node.window_rect
    for each in node.ancestors():
        if each.clip:
            rect = rect.shared(each.window_room)
    return rect


def _look_at_game(session: GameSession) -> None:
    try:
        check(session.journal.state)
    except InvariantBroken as broken:
        raise Finding(f"invariant broken: {str(broken).partition(':')[0]}", str(broken)) from None
    if session.notes:
        raise Finding("an AI seat had to be helped out", session.notes[0])
    if session.save_problem:
        raise Finding("the game cannot be saved", session.save_problem)
