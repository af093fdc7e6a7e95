"""Advice: how the normal AI level values the options of the player's decision, from the player's view alone.

The valuation runs in a thread, so that the window never waits for it.  The reasons follow the one rule of
``ai.because``: what turns the choice, with a number that stands on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macher.ai.because import EQUAL, Valued, against, gist
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.commands import ChangeProgram, KeepDraftCard, KeepHandCard, TakeDisplayCard
from macher.rules.edition import Edition
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.program import ChangeOptions, Swaps
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView

if TYPE_CHECKING:
    from macher.ai.facts import Fact
    from macher.ui.game.controller import GameController

MOST: Final = 3
"""Number of options shown at most."""


@dataclass(frozen=True)
class Option:
    """A command with its value, against another one: the first one against the second, the others against the first."""

    command: Command
    terms: Mapping[str, float]
    """Expected victory points by name, as the normal level values them."""
    other: Command | None = None
    """What it is compared with; none if it is the only one."""
    gap: float = 0.0
    """Points by which it is better; negative if it is worse."""
    fact: Fact | None = None
    """What can be read on the table for the term that turns the choice."""

    @property
    def equal(self) -> bool:
        """Whether the other one is as good."""
        return self.other is not None and abs(self.gap) < EQUAL


@dataclass(frozen=True)
class Asked:
    """A decision for which advice has been asked; `key` is the same as long as the question is."""

    key: tuple[object, ...]
    view: PlayerView
    decision: Decision


def options_for(view: PlayerView, decision: Decision, edition: Edition) -> tuple[Option, ...]:
    """The best two or three options of a decision, the best first, with what turns the choice of the first one."""
    from macher.ai.facts import Sight, fact  # imported late: a game without advice needs none of it in its own process

    found: dict[object, Valued] = {}
    for valued in considered(view, decision, edition):
        found.setdefault(gist(valued[0], decision), valued)
        if len(found) == MOST:
            break
    ranked = list(found.values())
    if len(ranked) < 2:
        return tuple(Option(*valued) for valued in ranked)
    against_next = against(ranked[0], ranked[1])
    told = fact(Sight(view, edition), against_next.turning, ranked[0][0], ranked[1][0])
    first = Option(*ranked[0], against_next.other, against_next.gap, told[1] if told else None)
    return first, *(Option(*valued, first.command, against(valued, ranked[0]).gap) for valued in ranked[1:])


def considered(view: PlayerView, decision: Decision, edition: Edition) -> Sequence[Valued]:
    """The options that advice compares, the best first: no cards that are held already, and no plan in two sizes."""
    from macher.ai.candidates import different
    from macher.ai.normal import value

    found = value(view, decision, edition, others=True)
    if isinstance(decision.options, RallyOptions):
        plans = different(found, len(decision.options.free))
        found = plans if len(plans) > 1 else found
    return fresh([(choice.command, choice.terms) for choice in found], view, decision)


def better_than_all(options: Sequence[Option]) -> Command | None:
    """The best option; none if another one is as good, or if nothing on the table speaks for it."""
    first = options[0]
    return None if first.other is not None and (first.equal or first.fact is None) else first.command


def best_kept(view: PlayerView, decision: Decision, edition: Edition, swaps: Swaps) -> int:
    """The card that the same valuation keeps after these swaps of a program change.

    -1 if another one is as good, or if nothing on the table speaks for it.
    """
    from macher.ai.facts import Sight, fact
    from macher.ai.normal import explain_kept

    first, *others = fresh(explain_kept(view, decision, edition, swaps), view, decision)
    if others:
        command, other = first[0], others[0][0]
        if fact(Sight(view, edition), against(first, others[0]).turning, command, other) is None:
            return -1
    return first[0].kept if isinstance(first[0], ChangeProgram) else -1


def fresh(ranked: Sequence[Valued], view: PlayerView, decision: Decision) -> Sequence[Valued]:
    """Leaves out commands that take or keep a card the seat already holds, unless there are no others."""
    fresh = [(command, terms) for command, terms in ranked if not _held_already(command, view, decision)]
    return fresh or ranked


def _held_already(command: Command, view: PlayerView, decision: Decision) -> bool:
    options, own = decision.options, view.parties[decision.seat]
    if isinstance(command, TakeDisplayCard):
        return command.card in (*own.program, *own.hand)
    if isinstance(command, KeepHandCard):
        return command.card in own.program
    if isinstance(command, KeepDraftCard) and isinstance(options, DraftOptions):
        return command.card in options.kept
    if isinstance(command, ChangeProgram) and isinstance(options, ChangeOptions):
        outs, ins = ({pair[side] for pair in command.swaps} for side in (0, 1))
        program = (set(options.program) - outs) | ins
        return command.kept in program and not program >= set(options.hand_after(command.swaps))
    return False


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
        """The decision for which advice is possible now; none while its question or the player's cards are covered.

        View and options come from the session, not from the screen: with open hands the screen knows more than the
        seat may.
        """
        controller = self.controller
        seat = controller.seat
        if seat < 0 or controller.covered or not controller.show_prompts:
            return None
        decision = controller.session.decision(seat)
        if decision is None:
            return None
        session = controller.session
        came = session.journal.state_at(session.asked_at(seat))  # others may have answered since
        return Asked((came.digest(), seat), session.view(seat), decision)

    def answer(self, asked: Asked) -> Future[tuple[Option, ...]]:
        """The options once they are worked out; the first request for a decision is counted, unless it is free."""
        if asked.key not in self._answers:
            self.controller.session.advised += self.counted
            if self._pool is None:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="advice")
            self._answers[asked.key] = self._pool.submit(
                self._think, asked.view, asked.decision, self.controller.edition
            )
        return self._answers[asked.key]

    def close(self) -> None:
        """The player leaves the game: nothing more is worked out."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
