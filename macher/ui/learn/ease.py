"""What is said to a player at ease: nothing, unless a choice gives away three expected points or more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.engine.command import Command
from macher.i18n import Texts
from macher.rules.edition import Edition
from macher.ui.game.advice import Asked, Option
from macher.ui.game.advice_words import AdviceWords
from macher.ui.game.costly import compared
from macher.ui.kit.dialog import Choice, ask
from macher.ui.scene import Scene

__all__ = ["LEAST", "Ease"]

LEAST: Final = 3.0
"""Expected points that a choice must give away to be spoken of."""


class Ease:
    """Speaks of a poor choice before it is handed in, once for each kind of decision in a game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._told: set[str] = set()

    def better(self, asked: Asked, chosen: Command) -> Option | None:
        """The best choice, if it is clearly better and this kind of decision has not been spoken of."""
        if asked.decision.step in self._told:
            return None
        try:
            found = compared(asked.view, asked.decision, self.edition, chosen)
        except KeyError:  # nobody values these options
            return None
        if found is None or found.total < LEAST:
            return None
        self._told.add(asked.decision.step)
        return found

    def say(self, scene: Scene, texts: Texts, asked: Asked, better: Option, insist: Callable[[], None]) -> None:
        """Says what would be better and why; the player changes the choice or insists on it."""
        words = AdviceWords(texts, self.edition, asked, (better,))
        choices = [
            Choice("change", texts("guide-poor-change"), lambda: None, "primary", "undo-2", default=True),
            Choice("insist", texts("guide-poor-do"), insist),
        ]
        said = texts("guide-poor-text", best=words.command(better.command), why=words.effect(better))
        ask(scene, texts("guide-poor-title", points=round(better.total)), said, choices, id="guided-poor")
