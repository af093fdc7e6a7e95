"""The seat that values every decision in victory points."""

from __future__ import annotations

from typing import Final

from macher.ai.baseline import SaneBot
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.views import PlayerView


class NormalBot:
    """Plays for points."""

    kind: Final = "normal"

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The option of the highest value."""
        return SaneBot().choose(view, decision, edition, stream)
