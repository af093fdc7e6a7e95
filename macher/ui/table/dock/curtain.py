"""Stands in the dock for a private question until its player asks to look: says who is asked and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.engine.decision import Options
from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.motion.motion import Motion
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Prompt
from macher.ui.table.model import TableController


def look_act(controller: TableController, texts: Texts, primary: bool = False) -> Act:
    """The button that opens and covers private things."""
    opened = controller.looker >= 0
    return Act(
        "look",
        texts("handover-cover" if opened else "handover-look"),
        controller.look,
        primary=primary,
        icon="eye-off" if opened else "eye",
        action="confirm" if primary else "",
        tooltip=texts("handover-cover-tip" if opened else "handover-look-tip", player=_player(controller)),
    )


def _player(controller: TableController) -> str:
    return controller.names[controller.seat]


@dataclass
class VeiledPrompt(Prompt[Any]):
    """The step's name, and the button that opens the question."""

    controller: TableController | None = None
    step: str = ""

    @staticmethod
    def of(desk: Any, controller: TableController, step: str) -> VeiledPrompt:
        """The stand-in for the question of a step."""
        return VeiledPrompt(desk, Options(controller.seat), controller, step)

    @property
    def title(self) -> str:
        return self.desk.texts(f"handover-task-{self.step}")

    @property
    def hint(self) -> str:
        assert self.controller is not None
        return self.desk.texts(f"handover-task-{self.step}-help", player=_player(self.controller))

    def buttons(self) -> Sequence[Act]:
        assert self.controller is not None
        return [look_act(self.controller, self.desk.texts, primary=True)]


_SECONDS: Final = 0.25


class Lifting:
    """How much of the table the curtain still covers; covered parts can be used at once.

    `damage` has an area drawn again.
    """

    def __init__(self, motion: Callable[[], Motion], damage: Callable[[Rect], None]) -> None:
        self._motion, self._damage = motion, damage
        self._party, self._room, self._share = "", Rect(0, 0, 0, 0), 1.0

    @property
    def covered(self) -> Rect:
        """The part of the screen that is covered now."""
        return self._room._replace(h=self._room.h * (1 - self._share))

    def begin(self, party: str, room: Rect) -> None:
        """The curtain in a party's colour goes up from the whole room; with reduced motion it is gone."""
        if self._motion().reduced:
            return
        self._party, self._room = party, room
        self._motion().run("curtain", _SECONDS, self._move)

    def draw(self, p: Painter) -> None:
        """What still hangs down."""
        if self._share < 1:
            p.fill(self.covered, f"{self._party}.small")

    def _move(self, share: float) -> None:
        self._share = share
        self._damage(self._room)
