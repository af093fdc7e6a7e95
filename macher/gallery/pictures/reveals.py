"""Pictures of reveals: each kind on its sheet over the boards, at several moments of its telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import Story, finished, still
from macher.rules import events as ev
from macher.rules.edition import ActionName
from macher.rules.events import LandOpened
from macher.rules.national.events import CoalitionFormed, DiceRolled, StartSheetRevealed
from macher.session.session import GameSession
from macher.ui.staging.actions import PoliticianActs, PoliticianAnswered
from macher.ui.staging.arrivals import OpinionsTurned, PoliticiansSent
from macher.ui.staging.bids import BidsOpened
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

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.scene import TableScene

__all__ = ["KINDS", "REVEALS", "show_reveal"]


def _after(
    kind: type[Any],
    fits: Callable[[Any], bool] = lambda event: True,
    phases: Sequence[str] = (),
    story: Story | None = None,
) -> GameSession:
    """A game right after the first event of a kind that fits, or else after the first one in these phases."""
    session = finished(story=story)
    found = [
        logged for logged in session.events if isinstance(logged.event, kind) and (not phases or logged.phase in phases)
    ]
    best = next((logged for logged in found if fits(logged.event)), found[0])
    return still(session, best.version)


def _of_others(event: Any) -> bool:
    """Whether an event is not of the seat at the screen, which knows what it has decided."""
    return event.seat not in Story().seats


KINDS: Final[Mapping[str, tuple[type[Reveal], Callable[[], GameSession]]]] = {
    "bids": (BidsOpened, lambda: _after(ev.StartBidsRevealed, lambda event: len(set(event.bids)) > 2)),
    "cabinet": (PoliticiansTurned, lambda: _after(ev.PoliticiansRevealed, lambda event: len(event.seats) > 2)),
    "pays": (PoliticianAnswered, lambda: _after(ev.PoliticianPaid, _of_others)),
    "acts": (
        PoliticianActs,
        lambda: _after(ev.PoliticianActed, lambda event: event.action == ActionName.VOTES and _of_others(event)),
    ),
    "opinion": (OpinionExchanged, lambda: _after(ev.OpinionShifted)),
    "poll": (PollShown, lambda: _after(ev.PollPublished, phases=("polls",))),
    "poll-kept": (PollShown, lambda: _after(ev.PollKept, phases=("polls",))),
    "donations": (DonationsDecided, lambda: _after(ev.RoundStarted, lambda event: event.number == 2)),
    "draft": (HandsPassed, lambda: _after(ev.DraftPassed)),
    "programs": (ProgramsLaid, lambda: _after(ev.ProgramLaid)),
    "deployments": (DeploymentsOpened, lambda: _after(ev.DeploymentRevealed)),
    "program": (ProgramChanged, lambda: _after(ev.ProgramSwapped, _of_others)),
    "media": (MarkersPlaced, lambda: _after(ev.MediaPlaced, _of_others, phases=("media",))),
    "presence": (PresenceGained, lambda: _after(ev.PresenceGained)),
    "sent": (PoliticiansSent, lambda: _after(ev.PoliticianPlaced, _of_others)),
    "opinions": (OpinionsTurned, lambda: _after(ev.RoundStarted, lambda event: event.number == 2)),
    "land": (OpinionsTurned, lambda: _after(LandOpened, story=ClassicStory())),
    "dice": (DiceThrown, lambda: _after(DiceRolled, lambda event: len(event.dice) > 1, story=ClassicStory())),
    "sheets": (DeploymentsOpened, lambda: _after(StartSheetRevealed, story=ClassicStory())),
    "first": (FirstPlayerNamed, lambda: _after(ev.StartPlayerSet, story=ClassicStory())),
    "coalition": (CoalitionTold, lambda: _after(CoalitionFormed, story=ClassicStory())),
    "pool": (PoolExchanged, lambda: _after(ev.OpinionShifted, story=ClassicStory())),
    "contributions": (
        DiceThrown,
        lambda: _after(DiceRolled, lambda event: event.reason in ("donation", "refusal"), story=ClassicStory()),
    ),
}
"""Each kind by name, and a game in which it has just happened."""
_MOMENTS: Final = {"begin": 0.15, "middle": 0.5, "end": 1.0}
"""Parts of the whole time at which the pictures are taken."""


def show_reveal(kind: str, share: float, shell: Shell, table: TableScene) -> None:
    """Shows the last reveal of a kind in the game, as it is after this part of its time."""
    model = table.model()
    controller = shell.controller
    assert controller is not None
    session = controller.session
    model.before = still(session, session.version - 1).view(model.seat)
    found = KINDS[kind][0].found(model, model.log)
    table.staging.hold(found[-1], found[-1].seconds * share, model.before)
    table.rebuild()


REVEALS: Final = {
    f"table:reveal-{kind}-{moment}": (position, "curtain", partial(show_reveal, kind, share))
    for kind, (_, position) in KINDS.items()
    for moment, share in _MOMENTS.items()
}
"""How each picture is reached, as those of the table."""
