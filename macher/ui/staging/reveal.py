"""What every reveal is made of: beats in time, a sheet over the boards, words for those who do not watch, a tempo."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from types import UnionType
from typing import Final, Literal, Self, TypeVar

from macher.ui.layout import Rect
from macher.ui.motion import ease_out
from macher.ui.paint.painter import Painter
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import Logged, TableModel

Room = Literal["sheet", "band", "place"]
"""Where a reveal is told: on a sheet, on one over the lower part of the boards, or in the places it is about."""

_Event = TypeVar("_Event")

REST = 0.7
"""Seconds that the last picture of a reveal usually stays."""
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
    rows: tuple[Rect, ...] = ()
    """The rows of the board that the reveal is about, by seat."""

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
        rows = tuple(row.moved(-self.box.x, -self.box.y) for row in self.rows)
        return Sheet(self.box.local(), self.size, rows)


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
    seat: int = -1
    """Whose move it tells; -1 if it tells those of several."""
    lines: Sequence[str] = ()
    """What its sheet shows, part by part, for those who go through it without a mouse."""
    runs: bool = False
    """Whether its last picture stays until the next one of the same phase, or until somebody here is asked."""
    version: int = 0
    """Number of the command that has brought it about."""
    phase: str = ""
    """Phase in which it happened."""
    first: int = 0
    """Number of the first event that it tells; the table behind it tells none from there on."""
    reaches: float = math.inf
    """Seconds at which its changes reach the rows of its board."""

    room: Room = "sheet"
    headed: bool = True
    """Whether its sheet has the title on top."""
    rest: float = REST
    """Seconds that its last picture stays."""
    private: bool = False
    """Whether it shows what only one seat may know: it ends as soon as somebody else looks."""
    boxes: frozenset[str] = frozenset()
    """Boxes of the strip below the boards that it touches."""
    crowns: int = -1
    """The seat that becomes start player in it; the ribbon runs there once it `reaches` the table; -1 for none."""

    def begins(self, logged: Logged) -> Self:
        """The same reveal, which tells all from this event on."""
        self.first, self.version, self.phase = logged.index, logged.version, logged.phase
        return self

    @property
    def sentence(self) -> str:
        """What comes out of it, in one sentence."""
        return self.title

    @property
    def touches(self) -> frozenset[int]:
        """Places of the boards that it touches; they are lit."""
        return frozenset() if self.land < 0 else frozenset({self.land})

    @property
    def seconds(self) -> float:
        """How long it takes in full, in seconds."""
        return max(beat.at + beat.takes for beat in self.beats)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        """Draws on the sheet what is seen so many seconds after its beginning."""
        raise NotImplementedError

    def spots(self, zones: Zones) -> Sequence[Rect]:
        """The places of the table in which it is told without a sheet."""
        return ()

    def draw_spot(self, p: Painter, number: int, box: Rect, now: float) -> None:
        """Draws what is seen in one of these places."""
        raise NotImplementedError

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        """The reveals of this kind in what has just happened, in order."""
        return [reveal.begins(first) for first, reveal in cls.find(model, news)]

    @classmethod
    @abstractmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterable[Told]:
        """The same, each with the event that it begins with."""

    @classmethod
    def held_back(cls, model: TableModel) -> Sequence[Reveal]:
        """What was kept from a shared screen until the seat that it is for looks."""
        return ()


Told = tuple[Logged, Reveal]
"""A reveal with the event that it begins with."""


def moments(news: Sequence[Logged]) -> Iterator[list[Logged]]:
    """What happened together, command by command."""
    for _, each in groupby(news, key=lambda logged: logged.version):
        yield list(each)


def among(news: Sequence[Logged], kinds: type | UnionType) -> list[Logged]:
    """What has events of these kinds."""
    return [logged for logged in news if isinstance(logged.event, kinds)]


def first_of(events: Sequence[object], kind: type[_Event]) -> _Event | None:
    """The first event of a kind; none if there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


def grown(now: float, at: float, takes: float) -> float:
    """How far a motion has come at a time: 0 before it, 1 after it, fast first."""
    if now < at:
        return 0.0
    return ease_out(min(1.0, (now - at) / takes)) if takes > 0 else 1.0


def sentences(*parts: str) -> str:
    """Sentences one behind the other, without empty ones; the point of an abbreviation ends a sentence, too."""
    kept = [part for part in parts if part]
    return " ".join([*(part if part.endswith(".") else f"{part}." for part in kept[:-1]), *kept[-1:]])


Tempo = Literal["full", "short", "still", "line"]

_FIRST: Final = 0.3
"""Seconds of the first picture, if a reveal is shortened."""
_STILL: Final = 1.2
"""Seconds of each picture with reduced motion."""
_LINE: Final = 1.8
"""Seconds of a reveal that is told in a line."""
_MANY: Final = 2
"""Reveals one after the other that are told in full; those behind them are shortened."""


def tempo_for(choice: str, reduced: bool, number: int) -> Tempo:
    """How the reveal with this number in a row (from 0) is told; `choice` is `full` or `short`."""
    if choice == "short" or number >= _MANY:
        return "short"
    return "still" if reduced else "full"


def lasts(reveal: Reveal, tempo: Tempo) -> float:
    """Seconds from its beginning until it goes away."""
    if tempo == "full":
        return reveal.seconds + reveal.rest
    if tempo == "line":
        return _LINE
    return _FIRST + REST if tempo == "short" else _STILL * len(_ends(reveal.beats))


def elapsed(reveal: Reveal, tempo: Tempo, since: float) -> float:
    """The time within the reveal that is shown so many seconds after its beginning."""
    if tempo == "full":
        return min(since, reveal.seconds)
    if tempo == "line":
        return reveal.seconds
    if tempo == "short":
        return 0.0 if since < _FIRST else reveal.seconds
    ends = _ends(reveal.beats)
    return ends[min(int(since / _STILL), len(ends) - 1)]


def _ends(beats: Sequence[Beat]) -> list[float]:
    """The moments at which everything that has begun stands still: at most four, the last one is the end."""
    ends = sorted({max(each.at + each.takes for each in beats if each.at <= beat.at) for beat in beats})
    if len(ends) <= 3:
        return ends
    return [ends[0], ends[len(ends) // 2], ends[-1]]
