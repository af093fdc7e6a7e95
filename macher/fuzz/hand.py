"""A random hand: chooses its next input by chance, whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from macher.ai.kinds import HUMAN
from macher.engine.chance import Stream
from macher.fuzz.program import in_sight
from macher.fuzz.rules import config_to_json, random_config
from macher.ui.app import App
from macher.ui.keys import DEFAULT_KEYS
from macher.ui.layout import Rect
from macher.ui.theme import PALETTES

__all__ = ["Hand"]

SIZES: Final = (
    (640, 360),
    (960, 540),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
_DISPLAYS: Final = (1.0, 1.0, 1.0, 1.25, 1.5, 2.0, 3.0)
_SCALES: Final = (0.75, 0.9, 1.0, 1.15, 1.3, 1.6, 2.0)
_LANGUAGES: Final = ("en", "de", "pl", "fr")
_SPEEDS: Final = ("instant", "instant", "fast", "normal", "told")
_HANDOVERS: Final = ("curtain", "curtain", "peek", "open")
_SEATS: Final = (HUMAN, HUMAN, "sane", "sane", "easy", "normal")
_LONGEST: Final = 350
"""Number of commands after which most games are over."""
_HOME: Final = ("table", "menu", "election", "handover")
_STAY: Final = 8
"""Inputs after which a hand leaves any screen but a game, on average."""
_TYPED: Final = (
    "a",
    "Anna",
    "12345",
    " ",
    "ąęłß",
    "漢字",
    "😀",
    "{$x}",
    "<b>",
    "../..",
    "\u200b",
    "-1",
    "é" * 60,
    "0000",
    "²٣",
)
_FURTHER_KEYS: Final = (
    "tab",
    "shift+tab",
    "left",
    "right",
    "up",
    "down",
    "shift+left",
    "shift+down",
    "space",
    "delete",
    "ctrl+a",
    "ctrl+c",
    "ctrl+v",
    "ctrl+x",
    "ctrl+home",
    "alt+right",
    "a",
    "²",
    "٣",
    "z",
    "5",
    "f7",
    "left alt",
)
_KEYS: Final = (*(chord for chords in DEFAULT_KEYS.values() for chord in chords), *_FURTHER_KEYS)
FRAME: Final = (
    "menu",
    "log",
    "rules",
    "settings",
    "undo",
    "redo",
    "logbook",
    "phase",
    "advice",
    "reset",
    "act.confirm",
    "act.pass",
    "act.clear",
    "side.",
    "result.",
    "recap",
    "parties",
    "act.final",
    "plan",
    "act.advice",
)
"""Prefixes of ids that belong to the table's frame, not to the question."""
_ANSWERS: Final = ("act.confirm", "act.pass", "act.look", "election.continue", "interlude.continue", "handover.ready")
"""Ids of controls that take a game further."""


class Hand:
    """Makes inputs for ``Program.take``, by chance alone."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def first(self) -> list[list[Any]]:
        """The first inputs of an attempt: they open the program at random, mostly with a game at a random moment."""
        pick, below = self.stream.choice, self.stream.below
        settings = {
            "speed": pick(_SPEEDS),
            "handover": pick(_HANDOVERS),
            "scale": pick(_SCALES),
            "theme": pick(("paper", "night")),
            "confirm_twice": below(8) == 0,
            "pass_alone": below(2) == 0,
            "reduced_motion": below(4) == 0,
            "election_auto": below(4) == 0,
            "interludes": below(4) > 0,
            "reasons": below(4) == 0,
            "layout": pick((None, None, "wide", "focus")),
        }
        how = {"size": pick(SIZES), "display": pick(_DISPLAYS), "lang": pick(_LANGUAGES), "settings": settings}
        steps: list[list[Any]] = [["open", how]]
        if below(4):
            steps.append(self._game())
        return steps

    def next(self, app: App) -> list[Any]:
        """The next input."""
        if (app.stage.layers or app.scene.name not in _HOME) and self.stream.below(_STAY) == 0:
            return ["key", "escape"]
        dice = self.stream.below(100)
        for below, make in self._habits:
            if dice < below:
                return make(self, app)
        return self._click(app)

    # -- with the mouse ---------------------------------------------------------------------------------------------

    def _place(self, app: App) -> tuple[int, int]:
        """A pixel: half of the time on something that acts, else anywhere."""
        width, height = app.pixels
        if self.stream.below(2):
            box = self._control(app)
            if box is not None:
                s = app.viewport.scale
                x, y = box.x + box.w * self.stream.unit(), box.y + box.h * self.stream.unit()
                return min(int(x * s), width - 1), min(int(y * s), height - 1)
        return self.stream.below(width), self.stream.below(height)

    def _control(self, app: App) -> Rect | None:
        """The visible part of a node that acts; nodes of the question are preferred, so that games go on."""
        boxes = [(node, in_sight(node)) for node in app.stage.active.walk() if node.visible and node.interactive]
        found = [(node, box) for node, box in boxes if box.w > 0 and box.h > 0]
        dice = self.stream.below(4)
        live = [(node, box) for node, box in found if not node.reason and node.usable]
        if dice == 0:
            found = [each for each in live if each[0].id in _ANSWERS] or found
        elif dice < 3 and app.scene.name == "table":
            found = [each for each in live if not each[0].id.startswith(FRAME)] or found
        return self.stream.choice(found)[1] if found else None

    def _click(self, app: App) -> list[Any]:
        return ["click", *self._place(app)]

    def _double(self, app: App) -> list[Any]:
        return ["double", *self._place(app)]

    def _right(self, app: App) -> list[Any]:
        return ["right", *self._place(app)]

    def _move(self, app: App) -> list[Any]:
        return ["move", *self._place(app)]

    def _drag(self, app: App) -> list[Any]:
        return ["drag", *self._place(app), *self._place(app)]

    def _wheel(self, app: App) -> list[Any]:
        across = self.stream.choice((0, 0, 0, -1, 2))
        return ["wheel", *self._place(app), across, self.stream.choice((-12, -3, -1, 1, 3, 12))]

    # -- with everything else ---------------------------------------------------------------------------------------

    def _rest(self, app: App) -> list[Any]:
        return ["rest", self.stream.choice((0.2, 0.4, 0.7, 1.5, 4.0))]

    def _key(self, app: App) -> list[Any]:
        return ["key", self.stream.choice(_KEYS)]

    def _type(self, app: App) -> list[Any]:
        return [self.stream.choice(("type", "type", "type", "compose")), self.stream.choice(_TYPED)]

    def _change(self, app: App) -> list[Any]:
        """A change of the window or of a setting."""
        pick = self.stream.choice
        return list(
            pick(
                (
                    ["resize", *pick(SIZES)],
                    ["resize", self.stream.below(2000) + 640, self.stream.below(1200) + 360],
                    ["lang", pick(_LANGUAGES)],
                    ["options", {"theme": pick(("paper", "night"))}],
                    ["options", {"scale": pick(_SCALES)}],
                    ["options", {"palette": pick(tuple(PALETTES))}],
                    ["speed", pick(_SPEEDS)],
                    ["handover", pick(_HANDOVERS)],
                )
            )
        )

    def _leave(self, app: App) -> list[Any]:
        return list(self.stream.choice((["focus", False], ["focus", True], ["away"], ["open", {}])))

    def _game(self, app: App | None = None) -> list[Any]:
        """A new game of any kind at any moment; all but the first seat may be played by anybody."""
        config = random_config(self.stream, _SEATS)
        ahead = self.stream.below(_LONGEST) if self.stream.below(5) else 0
        return ["game", config_to_json(config), ahead]

    _habits: Final[tuple[tuple[int, Callable[[Hand, App], list[Any]]], ...]] = (
        (12, _move),
        (22, _key),
        (30, _rest),
        (36, _double),
        (41, _drag),
        (45, _wheel),
        (48, _type),
        (50, _change),
        (51, _leave),
        (52, _right),
    )
    """Kinds of inputs with rising limits: the first limit above a random number (0 to 99) decides; else a click."""
