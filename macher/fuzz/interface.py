"""A random hand at the real interface, in all editions, languages, layouts and sizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from macher.engine.chance import Stream
from macher.fuzz.answering import answer
from macher.fuzz.attempts import STEPS, Attempted, Failure, failure_of
from macher.fuzz.hand import Hand
from macher.fuzz.home import own_home
from macher.fuzz.program import Program, same_seeds
from macher.ui.system.display import without_display

__all__ = ["Interface"]

_INPUTS: Final = 150
"""Number of inputs of an attempt, after its first ones."""
_CHANCE: Final = 503
"""Number of the random stream of an attempt."""


class Interface:
    """Everything that a player may do with mouse, keyboard and window."""

    name: Final = "interface"

    def __init__(self, inputs: int = _INPUTS) -> None:
        self.inputs = inputs

    def attempt(self, seed: int) -> Attempted:
        """Opens the program once and gives it ``_INPUTS`` inputs."""
        without_display()
        hand = Hand(Stream(seed, _CHANCE))
        steps: list[Any] = []
        script = {"seed": seed, STEPS: steps}
        program = Program()
        failure = None
        with own_home(), same_seeds(seed):
            try:
                for step in hand.first():
                    steps.append(step)
                    program.take(step)
                for _ in range(self.inputs):
                    app = program.app
                    steps.append(hand.next(app) if app is not None and app.running else ["open", {}])
                    program.take(steps[-1])
                answer(program)
            except Exception as error:  # any error of the program is a find
                failure = failure_of(self.name, error, script)
            finally:
                program.close()
        return Attempted(len(steps), program.games, failure)

    def again(self, script: Mapping[str, Any]) -> Failure | None:
        """Gives the inputs of a script once more."""
        without_display()
        program = Program()
        given: list[Any] = []
        with own_home(), same_seeds(script["seed"]):
            try:
                for step in script[STEPS]:
                    given.append(step)
                    program.take(step)
                answer(program)
            except Exception as error:  # as above
                return failure_of(self.name, error, {**script, STEPS: given})
            finally:
                program.close()
        return None
