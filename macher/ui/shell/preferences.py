"""What the player prefers: every change works at once and is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from macher.ui.program import Program
    from macher.ui.settings.options import Handover

__all__ = ["Preferences"]


class Preferences:
    """Settings that work at once, also in the running game."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def language(self, lang: str) -> None:
        """Another language, at once and from now on."""
        self.try_language(lang)
        self._program.settings.language = lang
        self._program.store.save()

    def try_language(self, lang: str) -> None:
        """Another language at once, not remembered yet."""
        self._program.texts.use(lang)
        self._program.app.set_texts(self._program.texts)

    def speed(self, speed: str) -> None:
        """Another pace for AI seats."""
        self._program.settings.speed = speed  # type: ignore[assignment]  # validated on assignment
        self._program.store.save()
        if self._program.controller is not None:
            self._program.controller.speed = speed

    def numbers(self, style: str) -> None:
        """Another way of grouping digits, besides the language; an empty text follows the language."""
        program = self._program
        program.settings.numbers = style  # type: ignore[assignment]  # validated on assignment
        program.store.save()
        program.texts.group_digits_as(style)
        program.app.set_texts(program.texts)

    def reasons(self, wanted: bool) -> None:
        """Sets whether the log gives the reasons for the open moves of AI seats, from now on."""
        self._program.settings.reasons = wanted
        self._program.store.save()
        if self._program.controller is not None:
            self._program.controller.session.asks_reasons = wanted

    def free_hints(self, free: bool) -> None:
        """Sets whether advice is free, or counted and told at the end of the game, from now on."""
        self._program.settings.free_hints = free
        self._program.store.save()
        if self._program.adviser is not None:
            self._program.adviser.counted = not free

    def passing(self, alone: bool) -> None:
        """Sets whether seats pass by themselves where they can do nothing else."""
        self._program.settings.pass_alone = alone
        self._program.store.save()
        if self._program.controller is not None:
            self._program.controller.session.pass_alone = alone

    def handover(self, handover: Handover) -> None:
        """Another way of handing the screen over to the next person."""
        self._program.settings.handover = handover
        self._program.store.save()
        if self._program.controller is not None:
            self._program.controller.use_handover(handover)
