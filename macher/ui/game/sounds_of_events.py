"""Which events of a game have a sound, and which one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.ui.system.sound import EFFECTS

_EVENTS: Final[dict[str, tuple[type[Event], ...]]] = {
    "card": (
        ev.ProgramLaid, ev.DraftPassed, ev.ProgramCardDrawn, ev.DisplayCardTaken, ev.ProgramSwapped,
        ev.ProgramDisplayLaid, ev.OpinionTurned, ev.OpinionShifted, ev.PoliticianPlaced, ev.PoliticiansRevealed,
        ev.PollSeen, ev.PollPublished, ev.PollKept, ce.OpinionPooled, ce.ProgramDealt, ce.HandDrawn, ce.PollsLaid,
        ce.EntriesPublished, ce.NationalPlaced, ce.NationalDiscarded, ce.DonationLaid,
    ),
    "coin": (ev.MoneyChanged, ev.PollBid, ev.StartBidRaised, ev.DonationDecided),
    "vote": (ev.VotesChanged, ev.RalliesConverted),
    "marker": (
        ev.MediaPlaced, ev.MediaRemoved, ev.DoublePlaced, ev.DoubleRemoved, ev.PresenceGained, ce.TileLaid,
        ce.TileGone,
    ),
    "rally": (ev.RalliesPlaced,),
    "stamp": (ev.AnswerSealed, ev.StartBidsRevealed, ce.StartSheetRevealed, ce.CoalitionOffered),
    "gavel": (ev.StartPlayerSet, ev.PollWon, ce.CoalitionFormed, ce.FirstRightWon, ce.OrderSet),
    "fanfare": (ev.ElectionDecided, ev.GameEnded, ce.ElectionWon),
    "dice": (ce.DiceRolled,),
}  # fmt: skip
"""The events of each sound; all others are silent."""
OF_EVENTS: Final = {kind: sound for sound, kinds in _EVENTS.items() for kind in kinds}


def effect_of(news: Iterable[Event]) -> str:
    """The most important sound of events taken in together; empty if all are silent."""
    found = [OF_EVENTS[type(event)] for event in news if type(event) in OF_EVENTS]
    return max(found, key=lambda name: EFFECTS[name].weight, default="")
