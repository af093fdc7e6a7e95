"""The normal seat in the classic editions: it, too, values every decision in victory points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from macher.ai.classic import parties, regions
from macher.ai.classic.reading import Reading
from macher.ai.classic.weights import CLASSIC, ClassicWeights
from macher.ai.value import Choice, best_first
from macher.engine.decision import Decision, Options
from macher.rules.edition import Edition
from macher.rules.national.options import (
    AskOptions,
    CardOptions,
    EntryOptions,
    ExchangeOptions,
    FirstOptions,
    NationalOptions,
    OfferOptions,
    PlaceOptions,
    RaiseOptions,
    SendingOptions,
    StartSheetOptions,
    ThrowOptions,
)
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions
from macher.rules.views import PlayerView

VALUERS: Final[Mapping[type[Options], Callable[[Reading, Any], list[Choice]]]] = {
    AskOptions: parties.ask,
    CardOptions: parties.card,
    ConvertOptions: regions.conversion,
    DonationOptions: parties.contribution,
    EntryOptions: regions.entries,
    ExchangeOptions: parties.exchange,
    FirstOptions: parties.first,
    MediaOptions: regions.media,
    NationalOptions: parties.national,
    OfferOptions: parties.offer,
    PlaceOptions: parties.place,
    RaiseOptions: regions.poll_bid,
    RallyOptions: regions.meetings,
    SendingOptions: parties.sending,
    ShiftOptions: regions.shift,
    StartBidOptions: parties.bid,
    StartSheetOptions: regions.start_sheet,
    ThrowOptions: parties.throw,
}
"""The function that values each class of options."""


def value(
    view: PlayerView, decision: Decision, edition: Edition, weights: ClassicWeights = CLASSIC, everything: bool = False
) -> list[Choice]:
    """The commands worth considering with their terms, the best first.

    Raises ``KeyError`` for options that nobody values.
    """
    return best_first(VALUERS[type(decision.options)](Reading(view, edition, weights, everything), decision.options))
