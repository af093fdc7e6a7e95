"""Every kind of reveal, in the order in which those of one moment are told."""

from __future__ import annotations

from macher.ui.staging.bids import BidsOpened
from macher.ui.staging.cabinet import PoliticiansTurned
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.polls import PollShown
from macher.ui.staging.reveal import Reveal

__all__ = ["KINDS"]

KINDS: tuple[type[Reveal], ...] = (
    BidsOpened,
    PoliticiansTurned,
    OpinionExchanged,
    PollShown,
    DiceThrown,
    DonationsDecided,
)
