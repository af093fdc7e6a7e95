"""Pictures of others' moves as they are told: one by one, where they stop, and what the player can choose there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from macher.ai.reasons import reason
from macher.gallery.pictures.positions import Story, finished, still
from macher.rules import events as ev
from macher.session.session import GameSession
from macher.ui.settings.options import Handover
from macher.ui.table.model import row_numbers

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.screen import TableScene

__all__ = ["MOVES"]

Fits = Callable[[GameSession, int], bool]
"""Whether the record with this number is the move to show."""

_BEFORE: Final = 2
"""Moves before it that are told as well."""
_MOST_GAMES: Final = 12
"""Most games to look through."""


def _rivals(session: GameSession, at: int) -> bool:
    """Whether an AI seat has made this move, and another one decides next."""
    record, people = session.records[at], session.humans
    after = still(session, at + 1).deciding() if record.command.seat not in people else people
    return bool(after) and not any(seat in people for seat in after)


def _did(kind: type[Any], phase: str) -> Fits:
    """A move in a phase that brings an event of a kind about."""

    def fits(session: GameSession, at: int) -> bool:
        found = any(isinstance(event, kind) for event in session.records[at].events)
        return found and session.records[at].command.seat not in session.humans and _in(session, at, phase)

    return fits


def _in(session: GameSession, at: int, phase: str) -> bool:
    return still(session, at).view(-1).phase == phase and _rivals(session, at)


def _told(fits: Fits) -> Fits:
    """Such a move that has a reason."""

    def told(session: GameSession, at: int) -> bool:
        if not fits(session, at):
            return False
        command, before = session.records[at].command, still(session, at)
        decision = before.decision(command.seat)
        kind = session.config.seats[command.seat].kind
        return decision is not None and bool(
            reason(kind, before.view(command.seat), decision, session.edition, command)
        )

    return told


def _costs(phase: str) -> Fits:
    """A move in a phase that takes projected votes from a person."""

    def fits(session: GameSession, at: int) -> bool:
        seat, kind = session.records[at].command.seat, ev.OpinionShifted
        if seat in session.humans or not any(isinstance(event, kind) for event in session.records[at].events):
            return False
        if not _in(session, at, phase):
            return False
        old, new = still(session, at).view(-1), still(session, at + 1).view(-1)
        return any(
            row_numbers(session.edition, new, place, mine).after < row_numbers(session.edition, old, place, mine).after
            for place in range(len(old.lands))
            for mine in session.humans
        )

    return fits


def _found(fits: Fits, story: Story) -> tuple[GameSession, int]:
    """A whole game with such a move, and the number of its record.  Raises ``LookupError`` if many games have none."""
    for more in range(_MOST_GAMES):
        session = finished(story=replace(story, seed=story.seed + more))
        found = next((at for at in range(len(session.records)) if fits(session, at)), None)
        if found is not None:
            return session, found
    raise LookupError("no game has such a move")


def _moment(fits: Fits, story: Story) -> GameSession:
    """A game some moves of others before the one that is told."""
    session, at = _found(fits, story)
    first = at
    while at - first < _BEFORE and session.records[first - 1].command.seat not in session.humans:
        first -= 1
    return still(session, first)


def _tell(fits: Fits, story: Story, speed: str, shell: Shell, table: TableScene) -> None:
    """Plays on up to the move that is told, each with its reason."""
    whole, last = _found(fits, story)
    controller = shell.controller
    assert controller is not None
    session = controller.session
    session.asks_reasons = True
    shell.settings.speed = speed  # type: ignore[assignment]  # one of the names of speeds
    controller.speed = speed
    shell.app.step()
    for record in whole.records[session.version : last + 1]:
        seat = record.command.seat
        decision = session.decision(seat)
        assert decision is not None
        why = reason(session.config.seats[seat].kind, session.view(seat), decision, session.edition, record.command)
        session.submit(record.command, version=session.version)
        if why:
            session.reasons[session.version] = why
        table.moves.go_on()
        shell.app.step()
        table.staging.finish()
        shell.app.motion.finish_all()
    table.rebuild()
    shell.app.step()


_STORY: Final = Story()
_TWO: Final = Story(people=("spd", "gruene"))

_SHOWN: Final[dict[str, tuple[Fits, Story, str]]] = {
    "told-rallies": (_told(_did(ev.RalliesPlaced, "rallies")), _STORY, "normal"),
    "told-opinion": (_did(ev.OpinionShifted, "media_influence"), _STORY, "told"),
    "told-stop": (_costs("media_influence"), _STORY, "normal"),
    "told-stop-people": (_costs("media_influence"), _TWO, "normal"),
}

MOVES: Final[Mapping[str, tuple[Callable[[], GameSession], Handover, Callable[[Shell, TableScene], None]]]] = {
    f"table:{name}": (partial(_moment, fits, story), "peek", partial(_tell, fits, story, speed))
    for name, (fits, story, speed) in _SHOWN.items()
}
"""How each picture is reached, as those of the table."""
