"""Advice: what the normal seat would weigh up for the own decision, from nothing but the own view.

The valuation runs in a thread, so that the window never waits for it.  What is shown are the terms by which the seat
chooses itself, so the reason given is the reason there is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.commands import Deploy
from macher.rules.edition import Edition
from macher.rules.phases.opening import DeployOptions
from macher.rules.views import PlayerView

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController

__all__ = ["MOST", "Adviser", "Asked", "Option", "gist", "options_for"]

MOST: Final = 3
"""Options that are shown at most."""


@dataclass(frozen=True)
class Option:
    """A command with what speaks for and against it."""

    command: Command
    terms: Mapping[str, float]
    """Expected victory points by name, as the normal seat values them."""

    @property
    def total(self) -> float:
        """Everything together."""
        return sum(self.terms.values())


@dataclass(frozen=True)
class Asked:
    """A decision for which advice has been asked; `key` changes when the position does."""

    key: tuple[object, ...]
    view: PlayerView
    decision: Decision


def options_for(view: PlayerView, decision: Decision, edition: Edition) -> tuple[Option, ...]:
    """The best two or three options of a decision, the best first."""
    from macher.ai.normal import explain  # late: a game without advice needs no bots in its own process

    found: dict[object, Option] = {}
    for command, terms in explain(view, decision, edition):
        found.setdefault(gist(command, decision), Option(command, terms))
        if len(found) == MOST:
            break
    return tuple(found.values())


def gist(command: Command, decision: Decision) -> object:
    """What a command comes down to: equal symbols of a deployment may change places."""
    if isinstance(command, Deploy) and isinstance(decision.options, DeployOptions):
        block = decision.options.blocks[command.block]
        return command.block, tuple(sorted(zip(block, command.lands, strict=True)))
    return command


class Adviser:
    """Answers for the open decision of the seat at the screen, each decision once."""

    def __init__(
        self,
        controller: GameController,
        think: Callable[..., tuple[Option, ...]] = options_for,
        *,
        counted: bool = True,
    ) -> None:
        self.controller = controller
        self.counted = counted
        """Whether the game notes that advice was asked for."""
        self._think = think
        self._pool: ThreadPoolExecutor | None = None
        self._answers: dict[tuple[object, ...], Future[tuple[Option, ...]]] = {}

    def asked(self) -> Asked | None:
        """The decision that advice could be given for now; none while its question or the own cards are covered.

        View and options are those of the session, not those of the screen: on a table that lies open for everybody
        the screen knows more than the seat.
        """
        controller = self.controller
        seat = controller.seat
        if seat < 0 or controller.covered or not controller.show_prompts:
            return None
        decision = controller.session.decision(seat)
        if decision is None:
            return None
        session = controller.session
        return Asked((session.digest, seat), session.view(seat), decision)

    def answer(self, asked: Asked) -> Future[tuple[Option, ...]]:
        """The options, as soon as they are there; the first question about a decision is counted, unless it is free."""
        if asked.key not in self._answers:
            self.controller.session.advised += self.counted
            if self._pool is None:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="advice")
            self._answers[asked.key] = self._pool.submit(
                self._think, asked.view, asked.decision, self.controller.edition
            )  # fmt: skip
        return self._answers[asked.key]

    def close(self) -> None:
        """The game is left: nothing more is thought about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
