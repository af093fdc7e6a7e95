"""Stands in the dock for a private question until its player asks to look: says who is asked and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from macher.engine.decision import Options
from macher.i18n import Texts
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
