"""Seats that value every decision in victory points: normal takes the best command, easy only roughly the best."""

from __future__ import annotations

from math import log
from typing import Final

from macher.ai import classic
from macher.ai.decisions import program
from macher.ai.equals import NEARLY, answer, bids_by_table, liked_most, likes, of_own_block
from macher.ai.habits import with_tastes
from macher.ai.kinds import Kind
from macher.ai.personalities import style_of
from macher.ai.situation import Situation
from macher.ai.styles import PLAIN, Style
from macher.ai.value import VALUERS, Choice, Terms, best_first
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.phases.program import ChangeOptions, Swaps
from macher.rules.views import PlayerView

ROUGH: Final = 1.4
"""Points by which the easy seat typically misjudges a command."""
BLUNDER: Final = 3.0
"""Most points by which a command of the easy seat may be worse than the best one."""


def value(
    view: PlayerView,
    decision: Decision,
    edition: Edition,
    style: Style = PLAIN,
    *,
    everything: bool = False,
    others: bool = False,
) -> list[Choice]:
    """The commands worth considering with their terms, the best first.

    Of hundreds only the best dozen are given, unless ``everything`` is asked for, or ``others``: plans for rallies that
    differ from the best one.  Raises ``KeyError`` for options that nobody values.
    """
    if view.national is not None:
        choices = classic.value(view, decision, edition, style.classic, everything)
    else:
        situation = Situation(view, edition, style.weights, everything, others)
        choices = best_first(VALUERS[type(decision.options)](situation, decision.options))
    return with_tastes(choices, style.tastes, view, edition)


def explain(view: PlayerView, decision: Decision, edition: Edition) -> list[tuple[Command, Terms]]:
    """The commands of a decision with their named terms in victory points, the best first."""
    return [(choice.command, choice.terms) for choice in value(view, decision, edition)]


def explain_all(view: PlayerView, decision: Decision, edition: Edition) -> list[tuple[Command, Terms]]:
    """The same for every command that can be valued, also those that nobody would choose."""
    return [(choice.command, choice.terms) for choice in value(view, decision, edition, everything=True)]


def explain_kept(view: PlayerView, decision: Decision, edition: Edition, swaps: Swaps) -> list[tuple[Command, Terms]]:
    """The same for the cards that can be kept after certain swaps of a program change."""
    options = decision.options
    assert isinstance(options, ChangeOptions), "a program change"
    choices = best_first(program.keeping(Situation(view, edition, PLAIN.weights), options, swaps))
    return [(choice.command, choice.terms) for choice in choices]


class NormalBot:
    """Takes the command of the highest value; bids and answers to donations are drawn from the best ones.

    A character takes what it likes most of what is nearly as good.
    """

    def __init__(self, kind: Kind | None = None, grudges: tuple[int, ...] = ()) -> None:
        kind = kind or Kind("normal")
        self.kind = kind.name
        self._style = style_of(kind.style, grudges)

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The best command; equals are taken in the order of the options."""
        choices = value(view, decision, edition, self._style)
        return answer(choices, decision.options, view, edition, self._style, stream)


class EasyBot:
    """Values decisions as the normal seat does, but only roughly: it takes one of those that seem nearly as good."""

    def __init__(self, kind: Kind | None = None, grudges: tuple[int, ...] = ()) -> None:
        kind = kind or Kind("easy")
        self.kind = kind.name
        self._style = style_of(kind.style, grudges)

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The command that looks best when every value is misjudged by chance; gross blunders are left out."""
        choices, style = value(view, decision, edition, self._style), self._style
        if bids_by_table(style, decision.options):
            return answer(choices, decision.options, view, edition, style, stream)
        choices = list(of_own_block(choices, decision.options, style))
        least = choices[0].total - BLUNDER
        near = [choice for choice in choices if choice.total >= least]
        if len(near) == 1:
            return near[0].command
        # With Gumbel noise the chance of a choice falls exponentially with the points it is worse by.
        rated = [(choice, choice.total - ROUGH * log(-log(stream.unit() or 0.5))) for choice in near]
        return liked_most(rated, NEARLY if style.likings else 0.0, likes(style, view, edition, decision.options))
