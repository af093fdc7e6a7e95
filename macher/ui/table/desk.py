"""What a prompt on the table knows and may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.i18n.texts import Texts
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui.settings.options import ASSISTS
from macher.ui.table.model import TableController
from macher.words.names import GameNames

LOCKS: Final = {
    "undo-chance": "table-lock-chance",
    "undo-revealed": "table-lock-revealed",
    "undo-other-player": "table-lock-other",
}
"""Why nothing could be taken back -> the short reason beside a confirm button."""


class DeskHost(Protocol):
    """The part of the table that keeps the desk's prompt."""

    controller: TableController

    def changed(self) -> None:
        """The draft has been changed."""

    def rebuild(self) -> None:
        """Draws the table anew."""


@dataclass
class TableDesk:
    """What a prompt knows and may do.

    The rules are asked once for each command: as long as the question is open, the answers stay the same.
    """

    host: DeskHost
    view: PlayerView
    decision: Decision
    edition: Edition
    texts: Texts
    names: GameNames
    assists: frozenset[str] = frozenset(ASSISTS)
    """Helpers that are switched on."""
    _refusals: dict[Command, Refusal | None] = field(default_factory=dict, init=False, repr=False)
    _previews: dict[tuple[Command, ...], PlayerView | None] = field(default_factory=dict, init=False, repr=False)
    _boundaries: dict[tuple[Command, ...], str] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def of(cls, host: DeskHost, view: PlayerView, decision: Decision, texts: Texts) -> TableDesk:
        """The desk for a decision in the game of this host."""
        game = host.controller
        return cls(host, view, decision, game.edition, texts, GameNames.of(texts, game.edition, view, game.names))

    def see(self, view: PlayerView, decision: Decision) -> None:
        """The same question with other things covered."""
        self.view, self.decision = view, decision
        for answers in (self._refusals, self._previews, self._boundaries):
            answers.clear()

    def refusal(self, command: Command) -> Refusal | None:
        """Why the open question does not allow a command; `None` if it does."""
        if command not in self._refusals:
            self._refusals[command] = self.decision.options.refusal(command)
        return self._refusals[command]

    def preview(self, *commands: Command) -> PlayerView | None:
        """The player's view after what can be told of the commands beforehand, or `None` if that is nothing."""
        if commands not in self._previews:
            self._previews[commands] = self.host.controller.preview(*commands)
        return self._previews[commands]

    def lock(self, *commands: Command) -> str:
        """Why these commands can't be taken back once handed in; empty if they can."""
        if commands not in self._boundaries:
            self._boundaries[commands] = self.host.controller.boundary(*commands)
        key = LOCKS.get(self._boundaries[commands])
        return self.texts(key) if key else ""

    def confirm(self, *commands: Command) -> None:
        """Hands the commands in; a refusal is shown as a sentence."""
        self.host.controller.confirm(*commands)
        self.host.rebuild()

    def changed(self) -> None:
        """The draft has changed: draw anew."""
        self.host.changed()

    def own_view(self) -> PlayerView:
        """What the deciding seat knows and nothing else."""
        return self.host.controller.own_view

    def auto_pass(self, scope: str) -> None:
        """Passes now and answers alike from here on."""
        self.host.controller.auto_pass(scope)
        self.host.rebuild()

    def events(self) -> Sequence[Any]:
        """All events this seat may know, oldest first."""
        return [logged.event for logged in self.host.controller.log]
