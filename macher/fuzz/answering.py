"""Checks that the question on the screen can still be answered, whatever a random hand has done before."""

from __future__ import annotations

from typing import Final

from macher.engine.chance import Stream
from macher.fuzz.attempts import Finding
from macher.fuzz.hand import FRAME
from macher.fuzz.program import Program
from macher.ui.features.handover.page import CURTAIN
from macher.ui.game.controller import GameController
from macher.ui.scene import Node
from macher.ui.table.screen import TableScene

__all__ = ["answer"]

_WAYS: Final = 60
"""Most turns for a continued table to come to a question."""
_TRIES: Final = 1500
"""Clicks that are enough for any question: with one board in view, placing five symbols by chance takes hundreds."""
_ANEW: Final = ("deploy.block", "sheet.")
"""Prefixes of the ids of nodes that restart a sheet or pick up a symbol again."""
_SOME: Final = 6
_FEW: Final = 4


def answer(program: Program) -> None:
    """Goes to the open question of the game on the screen, if there is one, and answers it with the mouse.

    Raises ``Finding`` if it cannot be reached or answered.
    """
    controller = program.shell.controller if program.running else None
    if controller is None or controller.session.over or controller.spectates:
        return
    program.take(["speed", "instant"])
    program.take(["handover", "open"])
    if not _reached(program, controller):
        return
    asked = controller.decision
    assert asked is not None
    revision, stream = controller.session.revision, Stream(controller.session.version, 504)
    for tries in range(_TRIES):
        _try(program, stream, tries)
        if controller.session.revision != revision or not isinstance(program.scene, TableScene):
            return
    seen = sorted({node.id for node in program.nodes() if node.interactive and node.id})
    raise Finding(f"stuck: {type(asked.options).__name__} cannot be answered", f"{asked}\n{seen}")


def _reached(program: Program, controller: GameController) -> bool:
    """Leaves whatever lies over the table and waits for others.  False if the game ends meanwhile, or if a screen with
    its own way on (a lesson, a question for a PIN) comes up."""
    seen: list[str] = []
    for _ in range(_WAYS):
        if not program.running or program.shell.controller is not controller or controller.session.over:
            return False
        scene = program.scene
        seen.append(scene.name)
        if program.layered or scene.name not in ("table", "election", "handover", "final", "lesson"):
            program.take(["key", "escape"])
        elif scene.name in ("final", "lesson"):
            return False
        elif scene.name == "election":
            program.take(["key", "return"])
            program.take(["rest", 0.5])
        elif scene.name == "handover":
            program.take(["rest", CURTAIN])
            if not program.press("handover.ready"):
                return False
        elif isinstance(scene, TableScene) and scene.planning.on:
            program.take(["key", "escape"])
        elif controller.veiled:
            program.press("act.look")
        elif controller.show_prompts:
            return True
        elif not program.press("act.continue"):  # a move of somebody else may wait for a press
            program.take(["rest", 0.3])
    raise Finding("stuck: no question is reached", f"{seen}\n{controller.session.deciding()}")


def _try(program: Program, stream: Stream, tries: int) -> None:
    """Confirms if possible, else chooses something, and passes now and then."""
    if program.layered:
        program.take(["key", "escape"])
    elif tries > _SOME and tries % 3 == 0 and (program.press("guide.do") or program.press("guide.move.0")):
        pass  # the guided round takes only the moves in its box, however often another one is confirmed
    elif program.press("act.pass_back"):
        pass  # the menu for passing all polls was open
    elif not ((tries > _SOME or stream.below(3)) and program.press("act.confirm")):
        found = [node for node in program.nodes() if _is_choice(node, settled=tries > _FEW)]
        if not found or tries % 10 == 9:
            program.press("act.pass")
        if found:
            program.press(stream.choice(found).id)
    program.settle()


def _is_choice(node: Node, *, settled: bool) -> bool:
    """Whether a click on the node belongs to the question; if ``settled``, nodes that restart a sheet do not count."""
    live = node.interactive and node.id and not node.reason and node.usable
    return bool(live) and not node.id.startswith(FRAME) and not (settled and node.id.startswith(_ANEW))
