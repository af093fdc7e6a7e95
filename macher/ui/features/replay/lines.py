"""The log of a replay in words: every line with its moment, as far as the viewpoint may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macher.i18n import Texts
from macher.session.chronicle import Chronicle
from macher.session.log import LoggedEvent
from macher.ui.game.reviewed import OPEN
from macher.words.log import log_lines
from macher.words.names import GameNames


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the log."""

    moment: int
    seat: int
    """Whose mark stands before it, or -1."""
    text: str


def player_names(texts: Texts, course: Chronicle) -> list[str]:
    """Names by seat; a seat without one is called after its party."""
    names = _names(texts, course)
    return [names.player(seat) for seat in range(len(course.parties))]


def _names(texts: Texts, course: Chronicle) -> GameNames:
    return GameNames(texts, course.edition, course.parties, players=course.config.names)


def known_events(course: Chronicle, viewpoint: int) -> Sequence[LoggedEvent]:
    """The events as they may be told from a viewpoint."""
    return course.events if viewpoint == OPEN else course.seen_by(viewpoint)


def replay_lines(texts: Texts, course: Chronicle, viewpoint: int) -> list[ReplayLine]:
    """All lines in their order."""
    log = known_events(course, viewpoint)
    told = log_lines(_names(texts, course), [logged.event for logged in log])
    return [ReplayLine(log[line.event].index, line.seat, line.text) for line in told]
