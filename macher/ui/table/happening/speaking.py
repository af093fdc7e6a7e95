"""A line that somebody at the table says: for a moment it stands beside their face, then only in the log.

Where motion is reduced, and where faces are tabs without room for words, the face is lit instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.log_lines import fitted_rows
from macher.ui.widgets import Clickable
from macher.words.sayings import Saying, is_plan, words_of

__all__ = ["SHOWN", "SILENCE", "Speaking"]

SHOWN: Final = 2.5
"""Seconds that a line stands there."""
SILENCE: Final = 20.0
"""Seconds after it in which nobody else is shown to speak."""
_FACE: Final = 90.0
"""Width of the face in a band, which stays in sight."""
_FACES: Final = ("rail", "face")
"""Nodes that hold a face: a band, or a tab."""
_STYLES: Final = ("body:semibold", "card:medium")


class Speaking:
    """Which line is to be seen now; the first one after another screen or a pause counts, all others are in the log."""

    def __init__(self) -> None:
        self.current: Saying | None = None
        self._seen = -1
        """Number of the newest event that was looked at; -1 before the table was first seen."""
        self._until = self._quiet = 0.0

    def take(self, model: TableModel, now: float, *, shows: bool) -> None:
        """Takes what has been said since; `shows` whether lines are shown at all."""
        before, self._seen = self._seen, model.log[-1].index if model.log else 0
        if self._seen < before:
            self.current = None
        fresh = [each for at, some in model.said.items() if before < at <= self._seen for each in some]
        fresh = [each for each in fresh if not is_plan(each)]
        new = before >= 0 or (bool(model.log) and model.log[-1].version == 0)
        if fresh and shows and new and now >= self._quiet:
            self.current, self._until, self._quiet = fresh[0], now + SHOWN, now + SHOWN + SILENCE

    def tick(self, now: float) -> bool:
        """Whether the line has just ended."""
        if self.current is None or now < self._until:
            return False
        self.current = None
        return True

    def node(self, ctx: Context, model: TableModel, root: Node, quieter: Callable[[], None], calm: bool) -> list[Node]:
        """The line over the words of its band, if `calm` only light on its face; none where that has to be clicked."""
        said = self.current
        if said is None or model.spot("party", seat=said.seat) is not None:
            return []
        band, tab = (next((each for each in root.walk() if each.id == f"{kind}.{said.seat}"), None) for kind in _FACES)
        if band is not None and not calm:
            return [_Line(ctx, model, band, said, quieter)]
        face = band or tab
        return [_Light(face.window_rect)] if face is not None else []


class _Light(Node):
    """A frame around the face of somebody who speaks."""

    def __init__(self, box: Rect) -> None:
        super().__init__(box._replace(w=min(_FACE, box.h)), id="speech.light")

    def draw(self, p: Painter) -> None:
        p.frame(self.rect.local(), "ink", 3)


class _Line(Clickable):
    """The paper with the words."""

    role = "text"

    def __init__(self, ctx: Context, model: TableModel, band: Node, said: Saying, quieter: Callable[[], None]) -> None:
        box = band.window_rect.trim(left=_FACE)
        words = model.texts("campaign-quoted", text=words_of(model.names, said))
        super().__init__(box, on_click=quieter, id="speech", name=words)
        self.tooltip = model.texts("talk-quieter")
        self._written = fitted_rows(ctx, [[words]], box.w - 20, _STYLES)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own")
        p.frame(box, "ink", 1.5)
        p.paragraph(self._written.text, box.inset(10, 4), self._written.style, "ink", valign="middle")
