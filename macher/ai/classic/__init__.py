"""The normal seat in the classic editions: it, too, values every decision in victory points."""

from __future__ import annotations

from macher.ai.classic import parties, regions
from macher.ai.classic.reading import Reading
from macher.ai.classic.weights import CLASSIC, ClassicWeights
from macher.ai.value import CLASSIC_VALUERS, Choice, best_first
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.views import PlayerView

__all__ = ["parties", "regions", "value"]


def value(
    view: PlayerView, decision: Decision, edition: Edition, weights: ClassicWeights = CLASSIC, everything: bool = False
) -> list[Choice]:
    """The commands worth considering with their terms, the best first.

    Raises ``KeyError`` for options that nobody values.
    """
    valuer = CLASSIC_VALUERS[type(decision.options)]
    return best_first(valuer(Reading(view, edition, weights, everything), decision.options))
