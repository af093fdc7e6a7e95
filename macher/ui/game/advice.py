"""Advice: how the normal AI level values the options of the player's decision, from the player's view alone.

The valuation runs in a thread, so that the window never waits for it.  The terms shown are those by which that
level chooses itself, so the reasons given are its real ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.commands import ChangeProgram, Deploy, KeepDraftCard, KeepHandCard, TakeDisplayCard
from macher.rules.edition import Edition
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.program import ChangeOptions, Swaps
from macher.rules.views import PlayerView

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController

Valued = tuple[Command, Mapping[str, float]]
"""A command with the terms of its value."""

EVEN: Final = 0.05
"""Points below which two options are shown as equal."""
MOST: Final = 3
"""Number of options shown at most."""


@dataclass(frozen=True)
class Option:
    """A command with its advantages and disadvantages."""

    command: Command
    terms: Mapping[str, float]
    """Expected victory points by name of the reason, as the normal level values them, less what all options share."""

    @property
    def total(self) -> float:
        """Everything together."""
        return sum(self.terms.values())


@dataclass(frozen=True)
class Asked:
    """A decision for which advice has been asked; `key` is the same as long as the question is."""

    key: tuple[object, ...]
    view: PlayerView
    decision: Decision


def options_for(view: PlayerView, decision: Decision, edition: Edition) -> tuple[Option, ...]:
    """The best two or three options of a decision, the best first, each less what all of them share."""
    from macher.ai.normal import explain  # imported late: a game without advice needs no bots in its own process

    ranked = _fresh(explain(view, decision, edition), view, decision)
    found: dict[object, Option] = {}
    for command, terms in ranked:
        stays = isinstance(command, ChangeProgram) and not command.swaps
        same = command if stays else gist(command, decision)  # if nothing is swapped, what is kept is the choice
        found.setdefault(same, Option(command, terms))
        if len(found) == MOST:
            break
    return _differences(tuple(found.values()))


def better_than_all(options: Sequence[Option]) -> Command | None:
    """The best option; none if another one is as good, as far as advice shows it."""
    return None if len(options) > 1 and options[0].total - options[1].total < EVEN else options[0].command


def best_kept(view: PlayerView, decision: Decision, edition: Edition, swaps: Swaps) -> int:
    """The card that the same valuation keeps after these swaps of a program change; -1 if another one is as good."""
    from macher.ai.normal import explain_kept

    ranked = _fresh(explain_kept(view, decision, edition, swaps), view, decision)
    best = better_than_all([Option(command, terms) for command, terms in ranked])
    return best.kept if isinstance(best, ChangeProgram) else -1


def _fresh(ranked: Sequence[Valued], view: PlayerView, decision: Decision) -> Sequence[Valued]:
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


def _differences(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options less the gains and costs that all of them share: those are no reason for any one of them."""
    if len(options) < 2:
        return options
    alike: dict[str, float] = {}
    for name in {name for option in options for name in option.terms}:
        points = [option.terms.get(name, 0.0) for option in options]
        alike[name] = min(points) if min(points) > 0 else min(0.0, max(points))
    return tuple(
        Option(option.command, {name: points - alike[name] for name, points in _all_terms(option, alike)})
        for option in options
    )


def _all_terms(option: Option, names: Mapping[str, float]) -> list[tuple[str, float]]:
    return [(name, option.terms.get(name, 0.0)) for name in sorted(names)]


def gist(command: Command, decision: Decision) -> object:
    """A value that is equal for what is one choice to a player.

    Equal symbols of a deployment may be swapped, and the same program can be reached by different swaps, whatever card
    is kept besides.
    """
    if isinstance(command, Deploy) and isinstance(decision.options, DeployOptions):
        block = decision.options.blocks[command.block]
        return command.block, tuple(sorted(zip(block, command.lands, strict=True)))
    if isinstance(command, ChangeProgram) and isinstance(decision.options, ChangeOptions):
        program = list(decision.options.program)
        for out, into in command.swaps:
            program[program.index(out)] = into
        return tuple(sorted(program))
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
