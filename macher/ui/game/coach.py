"""The coach: finds out before a choice is handed in that another one is clearly better, and what turns the choice.

The choice is compared with the best one as advice values both, from what the own seat can see.  Where no single term
with a number on the table turns the choice, the coach is silent.
"""

from __future__ import annotations

from typing import Final

from macher.ai.because import CLEAR
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.i18n import Texts
from macher.rules.edition import Edition
from macher.rules.national.options import StartSheetOptions
from macher.rules.phases.base import BidOptions
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.opening import DeployOptions, KeepOptions, LayOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.views import PlayerView
from macher.ui.game.advice import Asked, Option
from macher.ui.game.advice_words import AdviceWords
from macher.ui.game.costly_decisions import compared

__all__ = ["coach_text", "warning"]

_UNSURE: Final[tuple[type[Options], ...]] = (DeployOptions, DraftOptions, KeepOptions, LayOptions, StartSheetOptions)
"""Decisions of which too little is known for a warning; bids to start are the others."""


def warning(view: PlayerView, decision: Decision, edition: Edition, chosen: Command) -> Option | None:
    """The better choice with what turns it; nothing if the choice is nearly as good, or cannot be valued."""
    options = decision.options
    if isinstance(options, _UNSURE) or (isinstance(options, BidOptions) and not isinstance(options, PollBidOptions)):
        return None
    try:
        better = compared(view, decision, edition, chosen)
    except KeyError:  # nobody values these options
        return None
    return None if better is None or better.gap < CLEAR or better.fact is None else better


def coach_text(texts: Texts, edition: Edition, asked: Asked, better: Option) -> str:
    """The choice, the better one, and the number on the table that speaks for it."""
    assert better.other is not None
    words = AdviceWords(texts, edition, asked)
    chosen, choice = words.command(better.other), words.command(better.command)
    return texts("coach-better", chosen=chosen, choice=choice, why=words.reason(better))
