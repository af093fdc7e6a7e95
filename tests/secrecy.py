"""Watches the screen of a game with several people: whatever somebody else's secrets were, it would look the same.

At a watched frame the screen is built and drawn twice, once with the game as it is and once with everything changed
that the person who looks may not know: hands of others, sealed answers, face-down politicians and opinions, poll
fronts, piles, and what the record tells others only.  Every name, text, tooltip, datum and pixel has to be the same,
and so has the title of the window.  Besides, no other seat's view may be asked for, and amounts of money, planted so
that no other number is like them, are looked for among the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pygame
from leak.elsewhere import elsewhere

from macher.gallery.pilot import Pilot
from macher.i18n.hidden import Hidden
from macher.rules.table import Table
from macher.session.log import GameLog, LoggedEvent
from macher.session.session import GameSession
from macher.ui.scene import Node
from macher.ui.scene.stage import Stage
from macher.ui.shell.shell import Shell
from macher.ui.table.screen import TableScene
from macher.ui.table.words.log_lines import LogBook

UNLIKE = (421_100_211, 532_300_323, 643_700_437, 754_100_541, 865_300_653)
"""What is added to each seat's money in euros.  Everything that is paid is in whole thousands, so no other amount has
the same last three digits, however much is spent."""

UNLIKE_IN_THOUSANDS = 100_000_000
"""From so many euros on, the amount in thousands has six digits, too: no page is so long, and no game."""


def plant_money(session: GameSession) -> None:
    """Makes everybody's money recognisable; before anything is shown."""
    for seat, party in enumerate(session.journal.state.parties):
        party.money += UNLIKE[seat]
    session._views.clear()


class Leak(AssertionError):
    """Something private of somebody else can be found on the screen."""


# -- the same game with other secrets ---------------------------------------------------------------------------------


def other_secrets(table: Table, looker: int, asked: int) -> Table:
    """A copy in which everything differs that `looker` (-1: nobody) may not know, and the money of others.

    The money of the seat that is `asked` stays, for what it can pay is told by what it is offered.
    """
    copy = elsewhere(table, looker)
    for seat, party in enumerate(copy.parties):
        if seat not in (looker, asked):
            party.money += 7000
    return copy


class _KnownLog(GameLog):
    """The record with nothing in it that the looker may not know."""

    def __init__(self, log: GameLog, looker: int) -> None:
        super().__init__()
        self.entries = list(log.seen_by(looker, 0))
        self._public = list(log.seen_by(-1, 0))
        self._looker = looker

    def seen_by(self, seat: int, since: int) -> Sequence[LoggedEvent]:
        return (self.entries if seat == self._looker else self._public)[since:]


@contextmanager
def changed(session: GameSession, looker: int, asked: int) -> Iterator[None]:
    """For this long, the game is the one with other secrets (see `other_secrets`)."""
    journal, log = session.journal, session._log
    state = journal.state
    journal._states[journal._at], session._log = other_secrets(state, looker, asked), _KnownLog(log, looker)
    session._views.clear()
    try:
        yield
    finally:
        journal._states[journal._at], session._log = state, log
        session._views.clear()


# -- what is on the screen --------------------------------------------------------------------------------------------


def _words(root: Node) -> list[tuple[object, ...]]:
    """What assistive tools, tooltips and tests can read of a tree."""
    found: list[tuple[object, ...]] = []
    for node in root.walk():
        data = node.data if isinstance(node.data, str | int | float | tuple | list | dict | set) else type(node.data)
        tip = _words(node.tooltip_node(node.stage.context(), "", None)) if node.tooltip_node is not None else []
        said = (node.name, node.tooltip, node.value_text(), node.reason)
        found.append((type(node).__name__, node.id, *said, repr(data), repr(tip)))
    return found


class Watch:
    """Looks for leaks; `frames` counts what it has looked at."""

    def __init__(self, pilot: Pilot, shell: Shell) -> None:
        assert shell.controller is not None
        self.pilot, self.shell, self.controller = pilot, shell, shell.controller
        self.session = shell.controller.session
        self.frames = 0
        self.asked: set[int] = set()
        self._listen()

    def _listen(self) -> None:
        """Notes whose view is asked for."""
        session = self.session
        for name in ("view", "events_for"):
            real = getattr(session, name)

            def heard(seat: int, *rest: Any, real: Any = real) -> Any:
                self.asked.add(seat)
                return real(seat, *rest)

            setattr(session, name, heard)

    def look(self) -> None:
        """Raises ``Leak`` if somebody else's secret can be found in the frame that is shown now."""
        self.frames += 1
        looker, seat = self.controller.looker, self.controller.seat
        app = self.pilot.app
        self._look_behind(looker)
        below = [_words(stage.root) for stage in app.stages[:-1]]
        for stage in app.stages:
            now = self._drawn(stage)
            if self.asked - {-1, looker}:
                raise Leak(f"{stage.scene.name}: seats {self.asked} are asked for while {looker} looks")
            with changed(self.session, looker, seat):
                other = self._drawn(stage, afresh=True)
            self._compare(stage, now, other)
            self._search(stage, now, looker)
        for stage, words in zip(app.stages[:-1], below, strict=True):
            if app.scene.name == "handover" and isinstance(stage.scene, TableScene) and words != _words(stage.root):
                raise Leak(f"under {app.scene.name} something is kept: {_differences(words, _words(stage.root))}")

    def _look_behind(self, looker: int) -> None:
        """What the table shows behind a reveal is what all who sit there may see."""
        scene = self.pilot.app.scene
        past = scene.staging.past if isinstance(scene, TableScene) else None
        if past is None or self.controller.open_hands:
            return
        if past.seat >= 0 or any(kind >= 0 for party in past.parties for kind in party.draft):
            raise Leak(f"{scene.name}: the cards of seat {past.seat} lie behind a reveal")
        if not self.controller.open_money and not all(isinstance(party.money, Hidden) for party in past.parties):
            raise Leak(f"{scene.name}: money lies behind a reveal")

    def _drawn(
        self, stage: Stage, afresh: bool = False
    ) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]], bytes]:
        """Tree, writing and pixels of a screen; `afresh` also writes the log anew, whose lines are kept otherwise."""
        scene = stage.scene
        told = scene.staging.current if isinstance(scene, TableScene) else None
        if isinstance(scene, TableScene) and afresh:
            scene._codes, scene.opened._book = LogBook(), LogBook()
            if told is not None and not scene.staging.again(scene.model()):
                raise Leak(f"{told.title}: nobody else would be told this")
        if scene.name == "handover":
            scene.view = self.session.view(-1)  # what the curtain draws from
        self.controller._shown = None
        self.asked.clear()
        if isinstance(scene, TableScene):
            scene.clock._recap_of = ()  # its lines are written anew, too
            scene.settle()
        stage.build()
        surface = pygame.Surface(self.pilot.app.pixels)
        runs: list[tuple[object, ...]] = [(run.text, run.owner, run.ink) for run in stage.record(surface)]
        runs.append(("the title of the window", *pygame.display.get_caption()))
        if isinstance(scene, TableScene) and told is not None:
            scene.staging._waiting[0] = told
        return [words for root in stage.roots() for words in _words(root)], runs, surface.get_buffer().raw

    def _compare(self, stage: Stage, now: tuple[Any, ...], other: tuple[Any, ...]) -> None:
        for what, one, two in zip(("tree", "writing"), now, other, strict=False):
            if one != two:
                raise Leak(f"{stage.scene.name}, {what}: {_differences(one, two)}")
        if now[2] != other[2]:
            raise Leak(f"{stage.scene.name}: pixels differ")

    def _search(self, stage: Stage, now: tuple[Any, ...], looker: int) -> None:
        """Planted amounts among the words, in euros or thousands, however their digits are grouped."""
        if self.session.over or self.session.config.options.open_money:
            return
        parts = [str(part) for words in now[0] for part in words[2:]] + [run[0] for run in now[1]]
        said = re.sub(r"(?<=\d)[\s.,\u00a0\u202f](?=\d{3})", "", "\n".join(parts))
        numbers = set(re.findall(r"\d+", said))
        drafted = getattr(getattr(stage.scene, "prompt", None), "amount", None)
        own_bid = {str(drafted.value), str(drafted.value // 1000)} if drafted is not None else set()
        for logged in self.session._log.seen_by(-1, 0):  # an open bid may happen to be what somebody else has
            bids = getattr(logged.event, "bids", ()) or (getattr(logged.event, "amount", 0),)
            own_bid |= {str(value) for bid in bids for value in (bid, bid // 1000)}
        for seat, party in enumerate(self.session.journal.state.parties):
            written = {str(party.money)} if party.money > 1_000_000 else set()
            if party.money >= UNLIKE_IN_THOUSANDS:
                written.add(str(party.money // 1000))
            found = (written - own_bid) & numbers
            if seat != looker and found:
                raise Leak(f"{stage.scene.name}: {found} is the money of seat {seat}, and {looker} looks")


def _differences(one: Sequence[object], two: Sequence[object]) -> str:
    return str([(a, b) for a, b in zip(one, two, strict=False) if a != b][:3] or (len(one), len(two)))


__all__ = ["Leak", "Watch", "changed", "other_secrets", "plant_money"]
