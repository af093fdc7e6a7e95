"""What happens at a table, told on one clock: the only thing that remembers what has been told and what hasn't."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from macher.rules.events import DeckShuffled
from macher.rules.views import PlayerView
from macher.ui.game.controller import DWELL
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.scene import Host, SceneStage
from macher.ui.staging.reveal import Reveal
from macher.ui.staging.staging import KINDS, Staging
from macher.ui.table.boards.columns import columns_of, folded_boards
from macher.ui.table.boards.folded_card import draw_folding, folding_area
from macher.ui.table.happening.changes import deltas
from macher.ui.table.happening.happening import Happening, happenings
from macher.ui.table.happening.move import Delta, Move
from macher.ui.table.happening.pointing import Pointing, Retelling
from macher.ui.table.happening.telling_moves import Moves, move_of
from macher.ui.table.happening.under_way import SECONDS as FLIES
from macher.ui.table.happening.under_way import Flights, UnderWay
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import Logged, TableController, TableModel

__all__ = ["Clock", "Manner"]

_LINE, _LINE_REDUCED, _PILE, _FOLDING, _CURTAIN = 0.35, 0.1, 0.5, 0.5, 0.25
"""Seconds: a new line comes in, a reshuffled pile is counted, boards fold, the curtain goes up."""
_PILES: Final = ("strip.opinions", "strip.programs", "strip.polls")


@dataclass(frozen=True, slots=True)
class Manner:
    """How the player wants to be told."""

    speed: str
    reveals: str
    """`full`, `short` or `none`."""
    stops: bool
    """Whether the table waits where a move costs the player something."""
    line: bool = False
    """Whether there is no room for a sheet, so that each reveal is told in a line."""


class Ground(Protocol):
    """The screen that shows the table."""

    app: Host
    stage: SceneStage

    def rebuild(self) -> None:
        """Something else is to be seen."""


class Clock:
    """Takes what has happened when its record comes, whatever is drawn then, and tells it; the screen only reads it.

    The game is ahead of it; only AI seats wait until all is told.  Nothing is told twice, nor anything that whoever
    looks may not know; after a step back in the game nothing is told again.
    """

    def __init__(self, ground: Ground, controller: TableController) -> None:
        self._ground, self._controller = ground, controller
        self.under_way = UnderWay(lambda: ground.app.motion)
        self.moves = Moves()
        self.staging = Staging(
            lambda sound: ground.app.sounds.play(sound),
            lambda seconds, call: ground.app.after(seconds, call),
            ground.rebuild,
            lambda: self._redraw("staging", *(f"staging.spot.{at}" for at in range(self.staging.places))),
        )
        self.flights = Flights(self.under_way, lambda id: ground.stage.find(id), lambda rect: ground.stage.damage(rect))
        self.pointing = Pointing(lambda ids: ground.stage.glow(ids))
        self.again: Retelling | None = None
        """What is told again."""
        self.recap: Sequence[Delta] = ()
        """What has changed since the player's last decision, oldest first."""
        self._folded: frozenset[int] = frozenset()
        """The boards that are folded, and those that were before the present folding."""
        self._unfolded: frozenset[int] = frozenset()
        self._recap_of: tuple[object, ...] = ()
        self._seen = -1
        """Number of the newest event that has been taken; -1 before the table was first seen."""
        self._before: PlayerView | None = None
        """The table as it was then, as all who sit at the screen may see it."""
        self._version = -1
        """The moves up to this command are told no more."""
        self._until = math.inf
        """The event that another screen tells: nothing from it on is taken before."""
        self._new_eyes = False
        """Whether somebody else has begun to look since."""
        self._shown_once: set[tuple[int, int]] = set()
        """Seats, and the first events of what was held back for them until they looked."""
        self._line: tuple[object, ...] | None = None
        """The line that was told last; None before the first one."""
        self._flying: list[Delta] = []
        """Changes whose pieces start as soon as the tree has their places."""
        self._curtain = "", Rect(0, 0, 0, 0)

    # -- what is told now ----------------------------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether AI seats wait."""
        return self.staging.current is not None or self.moves.held or self.moves.fresh

    @property
    def retold(self) -> Delta | None:
        """What is told again now."""
        return self.again.current if self.again is not None else None

    @property
    def number(self) -> int:
        """The number of what is told again, from 1."""
        return self.again.at + 1 if self.again is not None else 0

    def told(self, asked: bool) -> Move | None:
        """The move of another seat that the table tells now; none while somebody is asked or something else is told."""
        busy = self.staging.current is not None or self.retold is not None
        return self.moves.current if (self.moves.held or self.moves.fresh) and not (asked or busy) else None

    def pile(self, deck: str, count: int) -> int:
        """The count to draw now for a pile of `count` cards: after a reshuffle it runs up."""
        return round(count * self.under_way.share(f"pile:{deck}"))

    # -- taking what happens -------------------------------------------------------------------------------------------

    def take(self, model: TableModel, how: Manner, now: float) -> None:
        """Takes what has happened since the last call; `now` in seconds."""
        log = model.log
        there = log[-1].index if log else 0
        newest = there if there < self._seen else max(self._seen, min(there, self._until - 1))
        news: list[Happening] = []
        if newest < self._seen:
            self._clear()
        elif 0 <= self._seen < newest and self._before is not None:
            news = happenings(log, self._seen, self._until, self._before, self._controller.before)
        first, past = self._seen < 0, self._before
        told = [] if self._new_eyes else [each for each in news if each.version > self._version]
        self.moves.take(model, [move for each in told if (move := move_of(model, each))], how.speed, how.stops, now)
        self._reveal(model, news, past, how)
        self._fold(model, how.speed, first)
        self._changes(model, how.speed, news)
        self._count(news, how.speed)
        self._seen, self._before, self._new_eyes = int(newest), self._controller.shared_view, False
        if first:
            self._version = log[-1].version if log else 0
        elif news:
            self._version = max(self._version, news[-1].version)

    def _reveal(self, model: TableModel, news: Sequence[Happening], past: PlayerView | None, how: Manner) -> None:
        model.before = past
        held = self._held_back(model)
        found = held if self._seen >= 0 and how.speed != "instant" and how.reveals != "none" else []
        for each in news:
            model.before = each.before
            found += self._found(model, each.news, how)
        found.sort(key=lambda reveal: reveal.first)
        self.staging.take(model, found, past, how.reveals, self.under_way.reduced, how.line)
        if self.moves.hit is not None:
            self.staging.put_away()

    @staticmethod
    def _found(model: TableModel, news: Sequence[Logged], how: Manner) -> list[Reveal]:
        """The reveals of these events; none at instant speed or where the player wants none."""
        if how.speed == "instant" or how.reveals == "none":
            return []
        return sorted((each for kind in KINDS for each in kind.found(model, news)), key=lambda each: each.first)

    def _held_back(self, model: TableModel) -> list[Reveal]:
        """What a seat has not been shown yet, if it has begun to look; each of it only once."""
        if not (self._new_eyes and model.shared):
            return []
        every = [reveal for kind in KINDS for reveal in kind.held_back(model)]
        found = [reveal for reveal in every if (model.view.seat, reveal.first) not in self._shown_once]
        self._shown_once |= {(model.view.seat, reveal.first) for reveal in found}
        return found

    def _changes(self, model: TableModel, speed: str, news: Sequence[Happening]) -> None:
        """The changes since the own last decision; what is new among them comes in and flies."""
        marks = model.marks
        ends = (marks[0].event, marks[-1].event, marks[0].index) if marks else ()
        of = (model.texts.lang, len(marks), ends, model.seat, tuple(model.players), model.open_money)
        if of != self._recap_of:
            self._recap_of, self.recap = of, deltas(model, marks)
        if news:
            self._fly([item for item in self.recap if max(item.events, default=-1) >= news[0].news[0].index], speed)
        self._tell_line()

    def _fly(self, items: Sequence[Delta], speed: str) -> None:
        self._flying = [*self._flying, *items] if speed in FLIES and not self.under_way.reduced else []

    def _tell_line(self) -> None:
        """Has a new line come in; the first one after opening is there at once."""
        item, number = (self.retold, -self.number) if self.retold else (self.recap[-1] if self.recap else None, 0)
        line = () if item is None else (number or len(self.recap), item.seat, item.land, item.events)
        before, self._line = self._line, line
        if item is not None and before is not None and line != before:
            seconds = _LINE_REDUCED if self.under_way.reduced else _LINE
            self.under_way.run("happened", seconds, partial(self._redraw, "happened", "logbook.now"))

    def _fold(self, model: TableModel, speed: str, first: bool) -> None:
        """Has the boards fold to their new places once all is told; until then the table shows the former ones."""
        if self._until < math.inf or self.staging.current is not None:
            return
        before, self._folded = self._folded, folded_boards(model.view)
        quiet = first or speed == "instant" or self.under_way.reduced
        if before < self._folded and not quiet:
            self._unfolded = before
            self.under_way.run("folding", _FOLDING, lambda: self._damage(folding_area(*self._zones(model))))

    def _zones(self, model: TableModel) -> tuple[Zones, Zones]:
        """The places of the boards before the present folding, and those that they have now."""
        viewport = self._ground.app.viewport
        kinds = columns_of(model.view, model.seat, model.national, self._unfolded).kinds
        before, now = (zones_for(viewport, each) for each in (replace(model.columns, kinds=kinds), model.columns))
        return before, now

    def _count(self, news: Sequence[Happening], speed: str) -> None:
        """Has the count of a pile run that was reshuffled."""
        if speed == "instant" or self.under_way.reduced:
            return
        for event in (logged.event for each in news for logged in each.news):
            if isinstance(event, DeckShuffled) and event.again:
                self.under_way.run(f"pile:{event.deck}", _PILE, partial(self._redraw, *_PILES))

    # -- the course of time --------------------------------------------------------------------------------------------

    def tick(self, now: float, speed: str) -> bool:
        """One turn of the loop; whether something else is to be seen."""
        if self.staging.current is not None:
            self.moves.stay(now + DWELL.get(speed, 0.0))
        changed = self.moves.tick(now)
        self.staging.tick(now)
        if self.again is not None and self.again.tick(now):
            if not self.again.running:
                self.again = None
            self._tell_again(speed)
            changed = True
        return changed

    def begin_flights(self, speed: str, party_of: Callable[[int], str]) -> None:
        """Starts the pieces that are due; the tree has been built."""
        flying, self._flying = self._flying, []
        if flying:
            self.flights.begin(flying, speed, party_of)

    def lift(self, party: str, room: Rect) -> None:
        """The curtain in a party's colour goes up from the whole room; with reduced motion it is gone."""
        if not self.under_way.reduced:
            self._curtain = party, room
            self.under_way.run("curtain", _CURTAIN, lambda: self._damage(room))

    @property
    def covered(self) -> Rect:
        """What the curtain still covers; it can be used at once."""
        room = self._curtain[1]
        return room._replace(h=room.h * (1 - self.under_way.share("curtain")))

    def draw(self, p: Painter, model: TableModel | None) -> None:
        """The boards that fold, the pieces under way and the curtain, over everything on the table."""
        folding = self.under_way.share("folding")
        if folding < 1 and model is not None:
            draw_folding(p, model, *self._zones(model), folding)
        self.flights.draw(p)
        if self.under_way.share("curtain") < 1:
            p.fill(self.covered, f"{self._curtain[0]}.small")

    # -- telling again -------------------------------------------------------------------------------------------------

    def toggle(self, items: Sequence[Delta], speed: str, now: float) -> None:
        """Begins to tell these changes again, or ends that."""
        if self.again is None and items:
            self.again = Retelling(items, speed, now)
            self._tell_again(speed)
        else:
            self.stop()

    def stop(self) -> bool:
        """Ends what is told again; whether anything was."""
        if self.again is None:
            return False
        self.again = None
        self._tell_again("")
        return True

    def _tell_again(self, speed: str) -> None:
        self.pointing.tell(self.again.lit if self.again is not None else ())
        if self.retold is not None:
            self._fly([self.retold], speed)
        self._tell_line()
        self._ground.rebuild()

    def reveal_again(self, model: TableModel, move: Move, how: Manner) -> None:
        """Tells the reveals of a move once more."""
        first = min(move.items[0].events)
        model.before = self._controller.before(move.version)
        found = self._found(model, [logged for logged in model.log if logged.index >= first], how)
        self.staging.clear()
        self.staging.take(model, found, model.before, how.reveals, self.under_way.reduced, how.line)

    # -- ends ----------------------------------------------------------------------------------------------------------

    def begin(self, before: PlayerView, newest: int) -> None:
        """The table is opened after this view and the event with this number: what was revealed since is told."""
        self._seen, self._before, self._new_eyes = newest, before, True
        self._clear()

    def wait_for(self, event: float) -> None:
        """Another screen will tell this event: nothing from it on is taken before."""
        self._until = event

    def go_on(self) -> None:
        """The other screen tells it now; the rest is taken once the table is back."""
        self._until = math.inf

    def tells_before(self, event: float) -> bool:
        """Whether something is told that happened before this event."""
        return self.staging.current is not None and self.staging.current.first < event

    def look_away(self) -> None:
        """Another player looks from now on: what was told to the former one is told no more."""
        self._new_eyes, self._line, self.again, self._recap_of, self.recap = True, None, None, (), ()
        self._flying = []
        self.under_way.end(but="curtain")
        self.moves = Moves()
        self.staging.look_away()
        self.pointing.forget()

    def _clear(self) -> None:
        """A step was taken back: nothing known so far is told any more."""
        self.moves, self._version = Moves(), -1
        self.staging.clear()

    def _redraw(self, *ids: str) -> None:
        for id in ids:
            node = self._ground.stage.find(id)
            if node is not None:
                node.invalidate()

    def _damage(self, area: Rect) -> None:
        self._ground.stage.damage(area)
