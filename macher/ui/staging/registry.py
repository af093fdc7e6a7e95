"""Every kind of reveal, in the order in which those of one moment are told."""

from __future__ import annotations

from macher.ui.staging.actions import PoliticianActs, PoliticianAnswered
from macher.ui.staging.arrivals import OpinionsTurned, PoliticiansSent
from macher.ui.staging.bids import BidRaised, BidsOpened
from macher.ui.staging.cabinet import PoliticiansTurned
from macher.ui.staging.coalitions import CoalitionTold
from macher.ui.staging.deployments import DeploymentsOpened
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.draft import HandsPassed
from macher.ui.staging.first_player import FirstPlayerNamed
from macher.ui.staging.media import MarkersPlaced, PresenceGained
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.polls import PollShown
from macher.ui.staging.pool import PoolExchanged
from macher.ui.staging.programs import ProgramChanged, ProgramsLaid
from macher.ui.staging.reveal import Reveal

__all__ = ["KINDS"]

KINDS: tuple[type[Reveal], ...] = (
    HandsPassed,
    ProgramsLaid,
    DeploymentsOpened,
    BidsOpened,
    BidRaised,
    FirstPlayerNamed,
    ProgramChanged,
    MarkersPlaced,
    PoliticiansSent,
    PoliticiansTurned,
    PoliticianAnswered,
    PoliticianActs,
    OpinionExchanged,
    PoolExchanged,
    PollShown,
    CoalitionTold,
    DiceThrown,
    PresenceGained,
    DonationsDecided,
    OpinionsTurned,
)
