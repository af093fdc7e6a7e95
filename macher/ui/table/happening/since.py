"""Following the game: changes since the player's last decision, their retelling, and what lights up on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.rules import events as ev
from macher.rules.views import PlayerView
from macher.ui.motion.motion import Motion
from macher.ui.scene import Node
from macher.ui.table.happening.again import Retelling
from macher.ui.table.happening.changes import deltas
from macher.ui.table.happening.delta import Delta
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.links import Links, Telling, subject_of

_SECONDS, _FADE = 0.35, 0.1


class Arrival:
    """The newest line of the log, and how much of it is drawn so far. The game is ahead: nothing waits for it."""

    def __init__(self, motion: Callable[[], Motion], redraw: Callable[[], None]) -> None:
        self._motion, self._redraw = motion, redraw
        self._key: tuple[object, ...] | None = None
        self.share = 1.0
        """From 0, not drawn yet, to 1, whole."""
        self.fades = False
        """Whether it fades in at its place instead of moving."""

    def note(self, item: Delta | None, number: int) -> None:
        """Takes the newest line and its number. A new one comes in; the first one after opening is there at once."""
        key = () if item is None else (number, item.seat, item.land, item.events)
        before, self._key = self._key, key
        if key == before or before is None or item is None:
            return
        motion = self._motion()
        self.fades = motion.reduced
        motion.run("happened", _FADE if self.fades else _SECONDS, self._move)

    def forget(self) -> None:
        """Another player looks now: the first line they see is there at once."""
        self._key, self.share = None, 1.0

    def _move(self, share: float) -> None:
        self.share = share
        self._redraw()


_SIDES = {
    "party": "parties",
    "program": "parties",
    "money": "parties",
    "display": "opinions",
    "opinions": "opinions",
    "programs": "programs",
    "base": "polls",
    "presence": "polls",
    "poll": "polls",
    "polls": "polls",
    "national": "opinions",
}


def side_of(item: Delta) -> str:
    """The panel beside the large board on which a change outside the states is seen; empty if on none."""
    names = (place.removeprefix("strip.").split(".")[0] for place in item.places)
    return next((_SIDES[name] for name in names if name in _SIDES), "") if item.land < 0 else ""


def passed_seats(view: PlayerView, log: Sequence[Logged]) -> frozenset[int]:
    """Seats that have passed since the last marker was bought: they are asked again (EN19 phase 3)."""
    if view.phase not in ("media", "media_buying"):
        return frozenset()
    found: set[int] = set()
    for logged in reversed(log):
        event = logged.event
        if isinstance(event, ev.PhaseStarted | ev.MediaPlaced):
            break
        if isinstance(event, ev.Passed):
            found.add(event.seat)
    return frozenset(found)


class Following:
    """What a table scene remembers to let its player follow the others.

    `glow` frames nodes by their ids, `rebuild` draws the table anew, `arrival` lets the newest line come in.
    """

    def __init__(self, glow: Callable[[Sequence[str]], None], rebuild: Callable[[], None], arrival: Arrival) -> None:
        self._glow, self._rebuild, self.arrival = glow, rebuild, arrival
        self._key: tuple[object, ...] = ()
        self._items: list[Delta] = []
        self._pointed: tuple[str, ...] = ()
        self._links: Links | None = None
        self.retelling: Retelling | None = None

    def items(self, model: TableModel) -> list[Delta]:
        """The deltas since the player's last decision; written anew only when something has happened."""
        ends = (model.marks[0].event, model.marks[-1].event) if model.marks else ()
        first = model.marks[0].index if model.marks else -1
        key = (model.texts.lang, len(model.marks), first, ends, model.seat, tuple(model.players), model.open_money)
        if key != self._key:
            self._key, self._items = key, deltas(model, model.marks)
        return self._items

    def line(self, items: Sequence[Delta]) -> None:
        """The line that is told now: of the retelling, or else of the newest change."""
        current = self.current
        if current is not None:
            self.arrival.note(current, -self.number)
        else:
            self.arrival.note(items[-1] if items else None, len(items))

    @property
    def current(self) -> Delta | None:
        """What is told again now."""
        return self.retelling.current if self.retelling is not None else None

    @property
    def number(self) -> int:
        """The number of what is told again, from 1."""
        return self.retelling.at + 1 if self.retelling is not None else 0

    def toggle(self, items: Sequence[Delta], speed: str, now: float) -> None:
        """Begins to tell all again, or ends that."""
        if self.retelling is not None:
            self.stop()
        elif items:
            self.retelling = Retelling(items, speed, now)
            self._light()

    def stop(self) -> bool:
        """Ends the retelling; whether there was one."""
        if self.retelling is None:
            return False
        self.retelling = None
        self._light()
        return True

    def tick(self, now: float) -> None:
        """Shows the next part of the retelling when it is time."""
        if self.retelling is not None and self.retelling.tick(now):
            if not self.retelling.running:
                self.retelling = None
            self._light()

    def forget(self) -> None:
        """Another player looks from now on."""
        self.retelling, self._pointed, self._key, self._items = None, (), (), []
        self.arrival.forget()
        self._glow(())

    def point(self, model: TableModel, node: Node | None, root: Node) -> None:
        """The pointer or the focus is on a node: what belongs to it lights up."""
        self._pointed = self._lit_by(model, node, root)
        self._glow(self._pointed or (self.retelling.lit if self.retelling is not None else ()))

    def _lit_by(self, model: TableModel, node: Node | None, root: Node) -> tuple[str, ...]:
        """Ids of the places that a line or delta tells of, or of all that belongs to a topic, a party or a state."""
        if node is None:
            return ()
        if isinstance(node, Telling):
            return node.lights
        subjects = (subject_of(model, each) for each in (node, *node.ancestors()))
        subject = next((found for found in subjects if found), None)
        if subject is None:
            return ()
        if self._links is None or self._links.root is not root or self._links.model is not model:
            self._links = Links(model, root)
        return self._links.to(subject)

    def _light(self) -> None:
        self._glow(self.retelling.lit if self.retelling is not None else self._pointed)
        self._rebuild()
