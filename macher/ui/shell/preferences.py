"""What the player prefers: every change works at once and is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.ui.settings.options import Handover


class Preferences:
    """Settings that work at once, also in the running game."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def _keep(self, key: str, value: object) -> None:
        """Remembers a setting, which the settings check."""
        setattr(self._program.settings, key, value)
        self._program.store.save()

    def language(self, lang: str) -> None:
        """Another language, at once and from now on."""
        self.try_language(lang)
        self._keep("language", lang)

    def try_language(self, lang: str) -> None:
        """Another language at once, not remembered yet."""
        self._program.texts.use(lang)
        self._program.app.set_texts(self._program.texts)

    def speed(self, speed: str) -> None:
        """Another pace for AI seats."""
        self._keep("speed", speed)
        if self._program.controller is not None:
            self._program.controller.speed = speed

    def numbers(self, style: str) -> None:
        """Another way of grouping digits, besides the language; an empty text follows the language."""
        self._keep("numbers", style)
        self._program.texts.group_digits_as(style)
        self._program.app.set_texts(self._program.texts)

    def reasons(self, wanted: bool) -> None:
        """Sets whether the log gives the reasons for the open moves of AI seats, from now on."""
        self._keep("reasons", wanted)
        if self._program.controller is not None:
            self._program.controller.session.asks_reasons = wanted

    def free_hints(self, free: bool) -> None:
        """Sets whether advice is free, or counted and told at the end of the game, from now on."""
        self._keep("free_hints", free)
        if self._program.adviser is not None:
            self._program.adviser.counted = not free

    def passing(self, alone: bool) -> None:
        """Sets whether seats pass by themselves where they can do nothing else."""
        self._keep("pass_alone", alone)
        if self._program.controller is not None:
            self._program.controller.session.pass_alone = alone

    def handover(self, handover: Handover) -> None:
        """Another way of handing the screen over to the next person."""
        self._keep("handover", handover)
        if self._program.controller is not None:
            self._program.controller.use_handover(handover)
