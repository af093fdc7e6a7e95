"""The staging: listens to what happens on the table and tells each reveal on a sheet over the boards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.staging.arrivals import OpinionsTurned, PoliticiansSent
from macher.ui.staging.bids import BidRaised, BidsOpened, FirstPlayerNamed
from macher.ui.staging.coalitions import CoalitionTold
from macher.ui.staging.deployments import DeploymentsOpened
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.draft import HandsPassed
from macher.ui.staging.media import MarkersPlaced, PresenceGained
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.paper import draw_sheet
from macher.ui.staging.politicians import PoliticianActs, PoliticianAnswered, PoliticiansTurned
from macher.ui.staging.polls import PollShown
from macher.ui.staging.pool import PoolExchanged
from macher.ui.staging.programs import ProgramChanged, ProgramsLaid
from macher.ui.staging.reveal import Reveal, Sheet, Tempo, elapsed, lasts, tempo_for
from macher.ui.staging.table_behind import as_before, room_for, sheet_for
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

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


class Staging:
    """Reveals that wait, and the one that is told now.

    `play` starts a sound, `after` calls something after so many seconds, `changed` is called when a reveal begins or
    ends, and `redraw` when the one on the screen has moved.
    """

    def __init__(
        self,
        play: Callable[[str], None],
        after: Callable[[float, Callable[[], None]], None],
        changed: Callable[[], None],
        redraw: Callable[[], None],
    ) -> None:
        self._play, self._after, self._changed, self._redraw = play, after, changed, redraw
        self._turn = 0
        """Counts beginnings and ends: what was asked for an earlier turn no longer ends this one."""
        self._waiting: list[Reveal] = []
        self._tempo: Tempo = "full"
        self._began: float | None = None
        """When the present reveal began; None until the next turn of the loop."""
        self._choice, self._reduced = "full", False
        self._line = False
        self._told = 0
        """Reveals told one after the other so far."""
        self._still = False
        """Whether a picture is taken."""
        self._now = 0.0
        """The time within the present reveal that is shown."""
        self._heard = 0.0
        self._rests: Reveal | None = None
        """The last picture of a run that goes on; the game goes on below it."""
        self._stopped = False
        """Whether the present one stands still at its end, since somebody reads it."""
        self._past: PlayerView | None = None
        """What the table showed before the first of those that are told."""

    @property
    def past(self) -> PlayerView | None:
        """What the table behind the present reveal shows."""
        return self._past if self._waiting else None

    @property
    def current(self) -> Reveal | None:
        """What is told now."""
        return self._waiting[0] if self._waiting else None

    @property
    def titles(self) -> Sequence[str]:
        """What the dock says meanwhile: what comes out of it once that is shown, and what is told."""
        reveal = self.current
        if reveal is None:
            return ()
        reached = self._line or self._now >= reveal.reaches
        return (reveal.sentence, reveal.title) if reached else (reveal.title,)

    def take(
        self,
        model: TableModel,
        found: Sequence[Reveal],
        past: PlayerView | None,
        choice: str,
        reduced: bool,
        line: bool = False,
    ) -> None:
        """Takes the table as it is now, and the reveals that are new; `past` is what the table showed before them.

        `choice` is `full` or `short`.  With `line` there is no room for a sheet, and each is told in a line.
        """
        if self._rests is not None and not _goes_on(self._rests, model):
            self._rests = None
        if not found:
            return
        if not self._waiting:
            self._told, self._now, self._past = 0, 0.0, past
        self._choice, self._reduced, self._line = choice, reduced, line
        self._rests = None
        self._waiting += found

    def hold(self, reveal: Reveal, shown: float, past: PlayerView | None = None) -> None:
        """Shows a reveal as it is so many seconds after its beginning, and nothing goes on: for pictures.

        `past` is what the table showed before.
        """
        self._waiting, self._began, self._now, self._still = [reveal], 0.0, shown, True
        self._past = past

    def before(self, model: TableModel) -> TableModel:
        """The table as it was before what is told now; the table as it is where nothing is told."""
        reveal, past = self.current, self._past
        if reveal is None or past is None or reveal.private or len(past.lands) != len(model.view.lands):
            return model
        return as_before(model, past, reveal, math.inf if self._line else self._now)

    def tick(self, now: float) -> None:
        """Goes on with the present reveal, or begins the one that waits."""
        reveal = self.current
        if reveal is None or self._still or self._stopped:
            return
        if self._began is None:
            self._begin(reveal, now)
        assert self._began is not None
        shown = elapsed(reveal, self._tempo, now - self._began)
        self._sound(reveal, shown)
        self.show(shown)

    def show(self, shown: float) -> None:
        """Shows the present reveal as it is so many seconds after its beginning."""
        reveal = self.current
        if reveal is None or shown == self._now:
            return
        reached = (self._now < reveal.reaches) is not (shown < reveal.reaches)
        self._now = shown
        (self._changed if reached else self._redraw)()

    def again(self, model: TableModel) -> bool:
        """Makes the present reveal anew from a record that has changed; whether it is still in there."""
        told, self._rests = self.current, None
        if told is None:
            return False
        model.before = self._past
        found = [*type(told).found(model, model.log), *type(told).held_back(model)]
        same = [reveal for reveal in found if reveal.first == told.first]
        if same:
            self._waiting[0] = same[0]
        return bool(same)

    def _begin(self, reveal: Reveal, now: float) -> None:
        self._began, self._now, self._heard = now, 0.0, -1.0
        self._tempo = "line" if self._line else tempo_for(self._choice, self._reduced, self._told)
        self._turn += 1
        turn = self._turn

        def end() -> None:
            if turn == self._turn:
                self._end()

        self._after(lasts(reveal, self._tempo), end)

    def _sound(self, reveal: Reveal, shown: float) -> None:
        due = [beat.sound for beat in reveal.beats if self._heard < beat.at <= shown and beat.sound]
        self._heard = shown
        if due:
            self._play(due[-1])

    def _end(self) -> None:
        ended = self._waiting.pop(0)
        if ended.runs and not self._waiting and not self._line:
            self._rests = ended
        self._turn += 1
        self._told, self._began, self._now = self._told + 1, None, 0.0
        self._changed()

    def finish(self) -> bool:
        """Ends what is told and what waits; whether there was anything."""
        told, rested = bool(self._waiting), self._rests is not None
        self.clear()
        if told or rested:
            self._changed()
        return told

    def stop(self) -> bool:
        """Lets the present reveal stand still at its end until a press, to be read; whether it went on before."""
        reveal = self.current
        if reveal is None or self._stopped:
            return False
        self._stopped = True
        self._turn += 1
        self._now = reveal.seconds
        self._changed()
        return True

    def put_away(self) -> None:
        """Something else needs the room in which the last picture of a run has stayed."""
        self._rests = None

    def clear(self) -> None:
        """Nothing is told any more."""
        self._waiting.clear()
        self._rests, self._stopped = None, False
        self._turn += 1
        self._began = None

    def look_away(self) -> None:
        """Another player looks now: what only the former one may know is told no more."""
        told = self.current
        self._rests, self._stopped = None, False
        self._waiting = [reveal for reveal in self._waiting if not reveal.private]
        if self.current is not told:
            self._turn += 1
            self._began, self._now = None, 0.0

    def room(self, zones: Zones, model: TableModel) -> Zones:
        """The places of the table while the present reveal is told."""
        reveal = self.current or self._rests
        return zones if reveal is None else room_for(zones, model, reveal)

    def node(self, zones: Zones, model: TableModel) -> Node | None:
        """The sheet with the present reveal; none in the layout without room for one."""
        reveal = self.current or self._rests
        if reveal is None:
            return None
        sheet = sheet_for(zones, model, reveal)
        return None if sheet is None else _SheetNode(self, reveal, sheet)

    def in_place(self, zones: Zones) -> list[Node]:
        """What a reveal without a sheet shows in its places."""
        reveal = self.current
        if reveal is None or reveal.room != "place" or zones.layout == "focus":
            return []
        return [_SpotNode(self, reveal, at, rect) for at, rect in enumerate(reveal.spots(zones))]

    @property
    def places(self) -> int:
        """Number of places in which the present reveal is told without a sheet, at most."""
        return _SPOTS if self.current is not None and self.current.room == "place" else 0

    @property
    def shown(self) -> float:
        """The time within the present reveal that is shown, in seconds."""
        if self._rests is not None and not self._waiting:
            return self._rests.seconds
        return self._now

    @property
    def stopped(self) -> bool:
        """Whether the present reveal stands still to be read."""
        return self._stopped


_SPOTS = 16
_HEAD = 90.0
"""Height of the title on a sheet, in the sizes of the wide layout."""
_THREADS = 30.0
"""How far threads reach out of the sheet, in logical pixels."""


class _SheetNode(Node):
    """The sheet; readers get the whole text at once."""

    role = "alert"

    def __init__(self, staging: Staging, reveal: Reveal, sheet: Sheet) -> None:
        super().__init__(sheet.box, id="staging", zone=True, name=reveal.said, bleed=_THREADS if sheet.rows else 0)
        self.staging, self.told = staging, reveal
        self.sheet = sheet.local()
        if staging.stopped:
            self._add_lines()

    def _add_lines(self) -> None:
        """Each part of what the sheet shows, for those who go through it without a mouse."""
        room = self.sheet.box.trim(top=_HEAD * self.sheet.scale, bottom=8)._replace(x=7, w=5)
        lines = [self.told.title, *self.told.lines]
        for at, (line, rect) in enumerate(zip(lines, room.rows(len(lines), 12), strict=True)):
            self.add(_Line(rect, id=f"staging.part.{at}", name=line))

    @property
    def opaque(self) -> bool:
        return True

    @property
    def pickable(self) -> bool:
        return True

    def draw(self, p: Painter) -> None:
        draw_sheet(p, self.sheet, self.told.title if self.told.headed else "")
        self.told.draw(p, self.sheet, self.staging.shown)


class _Line(Node):
    """A part of what a sheet shows; it stands at the margin, so that its ring crosses no words."""

    role = "text"
    focusable = True


class _SpotNode(Node):
    """A place of the table in which a reveal is told; the first of them speaks for all."""

    def __init__(self, staging: Staging, reveal: Reveal, at: int, rect: Rect) -> None:
        super().__init__(rect, id=f"staging.spot.{at}", name=reveal.said if at == 0 else "")
        self.role = "alert" if at == 0 else "image"
        self.staging, self.told, self.at = staging, reveal, at
        self.focusable = at == 0 and staging.stopped

    def draw(self, p: Painter) -> None:
        self.told.draw_spot(p, self.at, self.rect.local(), self.staging.shown)


class TellingLine(Node):
    """A reveal in a line, where there is no room for a sheet; readers get the whole text."""

    role = "alert"
    focusable = True

    def __init__(self, rect: Rect, reveal: Reveal) -> None:
        super().__init__(rect, id="staging.line", zone=True, name=reveal.said, tooltip=reveal.said)
        self.told = reveal

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own")
        p.fill(box._replace(w=6), "action")
        room = box.trim(left=18, right=10)
        style = next((each for each in ("name", "strong") if p.width(self.told.sentence, each) <= room.w), "card")
        p.paragraph(self.told.sentence, room, style, valign="middle")


def _goes_on(reveal: Reveal, model: TableModel) -> bool:
    """Whether the others go on where a reveal has ended, and nobody here is asked."""
    view = model.view
    return model.prompt is None and view.phase == reveal.phase and view.place in (reveal.land, -1)
