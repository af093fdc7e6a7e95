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
    """The paper that a reveal is drawn on: its place, and the size for which reveals give their places."""

    box: Rect
    size: tuple[float, float]
    """Width and height of the sheet in the wide layout."""

    @property
    def scale(self) -> float:
        """The scale of all sizes on the sheet, 1 in the wide layout."""
        return min(self.box.w / self.size[0], self.box.h / self.size[1])

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in the sizes of the wide layout; what is drawn stands in the middle of the sheet."""
        scale, box = self.scale, self.box
        left = box.x + (box.w - self.size[0] * scale) / 2
        return Rect(left + x * scale, box.y + y * scale, w * scale, h * scale)

    def local(self) -> Sheet:
        """The same sheet as its own node sees it."""
        return Sheet(self.box.local(), self.size)


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
