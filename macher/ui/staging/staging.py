"""The staging: listens to what happens on the table and tells each reveal on a sheet over the boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.staging.kinds import KINDS
from macher.ui.staging.paper import draw_sheet
from macher.ui.staging.reveal import Reveal, Sheet
from macher.ui.staging.sheets import sheet_for
from macher.ui.staging.tempo import Tempo, elapsed, lasts, tempo_for
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.zones import Zones

__all__ = ["Staging"]


class Staging:
    """Reveals that wait, and the one that is told now.

    The game is ahead of it; only AI seats wait until it has ended.  It shows nothing but events that the viewer of
    the screen may know, and nothing twice: after a step back in the game, nothing is told again.  `play` starts a
    sound, `after` calls something after so many seconds, `changed` is called when a reveal begins or ends, and
    `redraw` when the one on the screen has moved.
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
        self._seen = -1
        """Number of the newest event that is known; -1 before the table was first seen."""
        self._waiting: list[Reveal] = []
        self._tempo: Tempo = "full"
        self._began: float | None = None
        """When the present reveal began; None until the next turn of the loop."""
        self._choice, self._reduced = "full", False
        self._told = 0
        """Reveals told one after the other so far."""
        self._still = False
        """Whether a picture is taken."""
        self._now = 0.0
        """The time within the present reveal that is shown."""
        self._heard = 0.0

    @property
    def current(self) -> Reveal | None:
        """What is told now."""
        return self._waiting[0] if self._waiting else None

    def note(self, model: TableModel, choice: str, reduced: bool) -> None:
        """Takes the record as it is now; what is new is told, unless `choice` is `none`."""
        log = model.log
        newest = log[-1].index if log else 0
        before, self._seen = self._seen, newest
        if newest < before:
            self.forget(newest)
        if before < 0 or newest <= before or choice == "none":
            return
        news = _since(log, before)
        found = [reveal for kind in KINDS for reveal in kind.found(model, news)]
        if found and not self._waiting:
            self._told, self._now = 0, 0.0
        self._choice, self._reduced = choice, reduced
        self._waiting += found

    def hold(self, reveal: Reveal, shown: float) -> None:
        """Shows a reveal as it is so many seconds after its beginning, and nothing goes on: for pictures."""
        self._waiting, self._began, self._now, self._still = [reveal], 0.0, shown, True

    def tick(self, now: float) -> None:
        """Goes on with the present reveal, or begins the one that waits."""
        reveal = self.current
        if reveal is None or self._still:
            return
        if self._began is None:
            self._begin(reveal, now)
        assert self._began is not None
        shown = elapsed(reveal, self._tempo, now - self._began)
        self._sound(reveal, shown)
        if shown != self._now:
            self._now = shown
            self._redraw()

    def _begin(self, reveal: Reveal, now: float) -> None:
        self._began, self._now, self._heard = now, 0.0, -1.0
        self._tempo = tempo_for(self._choice, self._reduced, self._told)
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
        self._waiting.pop(0)
        self._turn += 1
        self._told, self._began, self._now = self._told + 1, None, 0.0
        self._changed()

    def finish(self) -> bool:
        """Ends what is told and what waits; whether there was anything."""
        if not self._waiting:
            return False
        self.forget(self._seen)
        self._changed()
        return True

    def forget(self, newest: int = -1) -> None:
        """Another player looks now, or a step was taken back: nothing known so far is told any more."""
        self._seen = newest
        self._waiting.clear()
        self._turn += 1
        self._began = None

    def node(self, ctx: Context, zones: Zones, model: TableModel) -> Node | None:
        """The sheet with the present reveal; none in the layout without room for one."""
        reveal = self.current
        if reveal is None:
            return None
        sheet = sheet_for(zones, model, reveal.land)
        return None if sheet is None else _SheetNode(self, reveal, sheet)

    @property
    def shown(self) -> float:
        """The time within the present reveal that is shown, in seconds."""
        return self._now


class _SheetNode(Node):
    """The sheet; readers get the whole text at once."""

    role = "alert"

    def __init__(self, staging: Staging, reveal: Reveal, sheet: Sheet) -> None:
        super().__init__(sheet.box, id="staging", zone=True, name=reveal.said)
        self.staging, self.reveal = staging, reveal
        self.sheet = sheet.local()

    @property
    def opaque(self) -> bool:
        return True

    @property
    def pickable(self) -> bool:
        return True

    def draw(self, p: Painter) -> None:
        draw_sheet(p, self.sheet, self.reveal.title)
        self.reveal.draw(p, self.sheet, self.staging.shown)


def _since(log: Sequence[Logged], seen: int) -> list[Logged]:
    """The events after the one with this number."""
    news = []
    for logged in reversed(log):
        if logged.index <= seen:
            break
        news.append(logged)
    return news[::-1]
