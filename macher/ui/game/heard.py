"""Which events of a game have a sound, and which one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.ui.system.sound import EFFECTS

__all__ = ["OF_EVENTS", "effect_of"]

OF_EVENTS: Final[dict[type[Event], str]] = {
    ev.ProgramLaid: "card",
    ev.DraftPassed: "card",
    ev.ProgramCardDrawn: "card",
    ev.DisplayCardTaken: "card",
    ev.ProgramSwapped: "card",
    ev.ProgramDisplayLaid: "card",
    ev.OpinionTurned: "card",
    ev.OpinionShifted: "card",
    ev.PoliticianPlaced: "card",
    ev.PoliticiansRevealed: "card",
    ev.PollSeen: "card",
    ev.PollPublished: "card",
    ev.PollKept: "card",
    ev.MoneyChanged: "coin",
    ev.PollBid: "coin",
    ev.StartBidRaised: "coin",
    ev.DonationDecided: "coin",
    ev.VotesChanged: "vote",
    ev.RalliesConverted: "vote",
    ev.MediaPlaced: "marker",
    ev.MediaRemoved: "marker",
    ev.DoublePlaced: "marker",
    ev.DoubleRemoved: "marker",
    ev.PresenceGained: "marker",
    ev.RalliesPlaced: "rally",
    ev.AnswerSealed: "stamp",
    ev.StartBidsRevealed: "stamp",
    ev.StartPlayerSet: "gavel",
    ev.PollWon: "gavel",
    ev.ElectionDecided: "fanfare",
    ev.GameEnded: "fanfare",
    ce.OpinionPooled: "card",
    ce.ProgramDealt: "card",
    ce.HandDrawn: "card",
    ce.PollsLaid: "card",
    ce.EntriesPublished: "card",
    ce.NationalPlaced: "card",
    ce.NationalDiscarded: "card",
    ce.DonationLaid: "card",
    ce.TileLaid: "marker",
    ce.TileGone: "marker",
    ce.StartSheetRevealed: "stamp",
    ce.CoalitionOffered: "stamp",
    ce.DiceRolled: "dice",
    ce.CoalitionFormed: "gavel",
    ce.FirstRightWon: "gavel",
    ce.OrderSet: "gavel",
    ce.ElectionWon: "fanfare",
}
"""The sound of each event; all others are silent."""


def effect_of(news: Iterable[Event]) -> str:
    """The most important sound of events taken in together; empty if all are silent."""
    found = [OF_EVENTS[type(event)] for event in news if type(event) in OF_EVENTS]
    return max(found, key=lambda name: EFFECTS[name].weight, default="")
