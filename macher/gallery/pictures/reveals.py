"""Pictures of reveals: each kind on its sheet over the boards, at several moments of its telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import Story, finished, still
from macher.rules import events as ev
from macher.rules.edition import ActionName
from macher.rules.events import LandOpened
from macher.rules.national.events import CoalitionFormed, DiceRolled, StartSheetRevealed
from macher.session.session import GameSession
from macher.ui.staging.arrivals import OpinionsTurned, PoliticiansSent
from macher.ui.staging.bids import BidRaised, BidsOpened, FirstPlayerNamed
from macher.ui.staging.coalitions import CoalitionTold
from macher.ui.staging.deployments import DeploymentsOpened
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.draft import HandsPassed
from macher.ui.staging.media import MarkersPlaced, PresenceGained
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.politicians import PoliticianActs, PoliticianAnswered, PoliticiansTurned
from macher.ui.staging.polls import PollShown
from macher.ui.staging.pool import PoolExchanged
from macher.ui.staging.programs import ProgramChanged, ProgramsLaid
from macher.ui.staging.reveal import Reveal

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.screen import TableScene

__all__ = ["KINDS", "REVEALS", "Kind", "show_reveal"]

_MOST_GAMES: Final = 24
"""Most games to play in search of something rare."""
_POLLS: Final = ("polls", "poll_auctions")
"""Phases in which polls come under the hammer."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of reveal, and the event right after which it is told: the first one that fits, or else the first one."""

    reveal: type[Reveal]
    event: type[Any]
    fits: Callable[[Any], bool] = lambda event: True
    phases: tuple[str, ...] = ()
    national: bool | None = None
    """Whether only games with a national board have it, or only games without one; None for all games."""
    without: tuple[str, ...] = ()
    """Editions that lack it all the same."""
    seed: int = 0
    """Added to the seed of the game, where the usual one lacks it."""

    def position(self, story: Story | None = None) -> GameSession:
        """A game in which it has just happened.  Raises ``LookupError`` if it happens in none that was tried."""
        story = story or (ClassicStory() if self.national else Story())
        story = replace(story, seed=story.seed + self.seed)
        for more in range(_MOST_GAMES):
            session = finished(story=replace(story, seed=story.seed + more))
            found = [
                logged
                for logged in session.events
                if isinstance(logged.event, self.event) and (not self.phases or logged.phase in self.phases)
            ]
            if found:
                best = next((logged for logged in found if self.fits(logged.event)), found[0])
                return still(session, best.version)
        raise LookupError(f"no game has a {self.event.__name__}")


def _of_others(event: Any) -> bool:
    """Whether an event is not of the seat at the screen, which knows what it has decided."""
    return event.seat not in Story().seats


def _second_round(event: Any) -> bool:
    return bool(event.number == 2)


KINDS: Final[Mapping[str, Kind]] = {
    "bids": Kind(BidsOpened, ev.StartBidsRevealed, lambda event: len(set(event.bids)) > 2),
    "raised": Kind(BidRaised, ev.StartBidRaised, lambda event: event.amount == 12000, national=False, seed=20),
    "cabinet": Kind(PoliticiansTurned, ev.PoliticiansRevealed, lambda event: len(event.seats) > 2),
    "pays": Kind(PoliticianAnswered, ev.PoliticianPaid, _of_others),
    "acts": Kind(
        PoliticianActs, ev.PoliticianActed, lambda event: event.action == ActionName.VOTES and _of_others(event)
    ),
    "opinion": Kind(OpinionExchanged, ev.OpinionShifted, national=False),
    "poll": Kind(PollShown, ev.PollPublished, phases=_POLLS),
    "poll-kept": Kind(PollShown, ev.PollKept, phases=_POLLS),
    "donations": Kind(DonationsDecided, ev.RoundStarted, _second_round, national=False),
    "draft": Kind(HandsPassed, ev.DraftPassed, national=False),
    "programs": Kind(ProgramsLaid, ev.ProgramLaid, national=False),
    "deployments": Kind(DeploymentsOpened, ev.DeploymentRevealed, national=False),
    "program": Kind(ProgramChanged, ev.ProgramSwapped, _of_others),
    "media": Kind(MarkersPlaced, ev.MediaPlaced, _of_others, phases=("media", "media_buying")),
    "presence": Kind(PresenceGained, ev.PresenceGained, national=False),
    "sent": Kind(PoliticiansSent, ev.PoliticianPlaced, _of_others, national=False),
    "opinions": Kind(OpinionsTurned, ev.RoundStarted, _second_round, national=False),
    "land": Kind(OpinionsTurned, LandOpened, national=True),
    "dice": Kind(DiceThrown, DiceRolled, lambda event: len(event.dice) > 1, national=True),
    "sheets": Kind(DeploymentsOpened, StartSheetRevealed, national=True),
    "first": Kind(FirstPlayerNamed, ev.StartPlayerSet, national=True, without=("consim",)),
    "coalition": Kind(CoalitionTold, CoalitionFormed, national=True),
    "pool": Kind(PoolExchanged, ev.OpinionShifted, national=True),
    "contributions": Kind(DiceThrown, DiceRolled, lambda event: event.reason in ("donation", "refusal"), national=True),
}
"""Each kind by name."""
_MOMENTS: Final = {"begin": 0.15, "middle": 0.5, "end": 1.0}
"""Parts of the whole time at which the pictures are taken."""


def show_reveal(kind: str, share: float, shell: Shell, table: TableScene) -> float:
    """Shows the last reveal of a kind in the game, as it is after this part of its time; says how many seconds."""
    model = table.model()
    controller = shell.controller
    assert controller is not None
    session = controller.session
    model.before = still(session, session.version - 1).view(model.seat)
    found = KINDS[kind].reveal.found(model, model.log)
    seconds = found[-1].seconds * share
    table.staging.hold(found[-1], seconds, model.before)
    table.rebuild()
    return seconds


def _picture(kind: str, share: float, shell: Shell, table: TableScene) -> None:
    show_reveal(kind, share, shell, table)


REVEALS: Final = {
    f"table:reveal-{kind}-{moment}": (each.position, "curtain", partial(_picture, kind, share))
    for kind, each in KINDS.items()
    for moment, share in _MOMENTS.items()
}
"""How each picture is reached, as those of the table."""
