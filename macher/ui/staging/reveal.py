"""What every reveal is made of: beats in time, a sheet over the boards, and words for those who do not watch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.motion.motion import ease_out
from macher.ui.paint.painter import Painter
from macher.ui.table.model import Logged, TableModel

__all__ = ["LONGEST", "Beat", "Reveal", "Sheet", "grown"]

LONGEST = 3.0
"""Seconds that a reveal takes at most."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Something that begins at a time and takes a time (both in seconds), with the sound that it makes."""

    at: float
    takes: float = 0.2
    sound: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper that a reveal is drawn on: its place, and the scale of all sizes on it (1 in the wide layout)."""

    box: Rect
    scale: float

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in the sizes of the wide layout, from the sheet's upper left corner."""
        scale, box = self.scale, self.box
        return Rect(box.x + x * scale, box.y + y * scale, w * scale, h * scale)


class Reveal(ABC):
    """One thing that is turned up on the table.

    It takes all it shows from events that the viewer of the screen may know, when it is made; drawing asks nobody.
    The game is already in the state after it.
    """

    land: int = -1
    """Place of the board that it is about, which stays in sight; -1 for none."""
    title: str = ""
    said: str = ""
    """The whole reveal as text, for readers and the keyboard."""
    beats: Sequence[Beat] = ()

    @property
    def seconds(self) -> float:
        """How long it takes in full, in seconds."""
        return max(beat.at + beat.takes for beat in self.beats)

    @abstractmethod
    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        """Draws what is seen so many seconds after its beginning."""

    @classmethod
    @abstractmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        """The reveals of this kind in what has just happened, in order."""


def grown(now: float, at: float, takes: float) -> float:
    """How far a motion has come at a time: 0 before it, 1 after it, fast first."""
    if now < at:
        return 0.0
    return ease_out(min(1.0, (now - at) / takes)) if takes > 0 else 1.0
