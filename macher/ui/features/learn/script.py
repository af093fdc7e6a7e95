"""What a lesson is made of: steps, each with one thing to do, what becomes visible by it, and one sentence why.

The lessons themselves stand in `lessons`, their words in ``localization/<lang>/learn.ftl`` under the step's key:

| text | what it says |
|---|---|
| ``learn-<lesson>`` | name of the lesson |
| ``learn-<lesson>-about`` | what one knows after it |
| ``learn-<step>-title`` | heading of the card |
| ``learn-<step>-text`` | what is seen, or what is asked |
| ``learn-<step>-why`` | the one sentence why, after the right click |
| ``learn-click-<step>-<n>`` | the next click, in one sentence |
| ``learn-miss-<step>`` | what to look for after a wrong click, where something is to be found on the table |
| ``learn-row-<row>`` | label of a row on the card |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from macher.engine.command import Command
from macher.i18n.texts import Texts
from macher.rules.edition import Edition
from macher.rules.formula import common_cards, media_leader
from macher.rules.views import PlayerView
from macher.session.lesson_tables import LEARNER, Position
from macher.ui.table.model import RowNumbers, row_numbers
from macher.words.names import GameNames

Art = Literal["", "pips", "trend", "program", "bar"]
"""What is drawn between the label and the value of a row."""


@dataclass(frozen=True)
class Row:
    """A row of the calculation on the card: number, label, value; `?` and `_` in a value stand for an empty box."""

    label: str
    """``learn-row-<label>``."""
    value: Callable[[Reading], str]
    """What stands there now; the reading knows whether the step is done."""
    node: str = ""
    """The node of the table that carries the same number."""
    art: Art = ""


@dataclass(frozen=True)
class Step:
    """One thing to do at the table."""

    key: str
    targets: tuple[tuple[str, ...], ...]
    """Ids of the nodes to click, one group for each click; any id of the group is right."""
    position: Position
    """The table it begins from."""
    board: int = -1
    """The board that is lit, -1 for none."""
    clear: tuple[str, ...] = ()
    """Nodes of that board that stay clear while its rest is dimmed; empty means the whole board."""
    parts: tuple[str, ...] = ()
    """What else is lit: ``dock``, or ids of nodes."""
    rows: tuple[Row, ...] = ()
    current: int = -1
    """The row that this step fills in."""
    decoys: tuple[str, ...] = ()
    """Ids of wrong answers that look as right as the target; they make the step a question without a frame."""
    tags: int = -1
    """A board whose opinions show what they count for the learner."""
    told: tuple[str, ...] = ()
    """Ids of nodes of the dock that stay lit once the step is done; the rest of the dock shows a later question."""
    side: str = ""
    """What lies open over the board in the focus layout."""
    after: Sequence[Command] = ()
    """What others decide when the step is done."""

    @property
    def asks(self) -> bool:
        """Whether it is a question rather than an instruction."""
        return bool(self.decoys)

    @property
    def points(self) -> bool:
        """Whether something must be found on the table; otherwise buttons and spots are pressed."""
        return len(self.targets) == 1 and self.targets[0] != ("act.confirm",)

    @property
    def clicks(self) -> tuple[str, ...]:
        """Text keys of its clicks; one that is repeated has one text."""
        kinds = list(dict.fromkeys(self.targets))
        return tuple(f"{self.key}-{kinds.index(each) + 1}" for each in self.targets)


@dataclass(frozen=True)
class Lesson:
    """A few steps about one thing."""

    key: str
    steps: tuple[Step, ...]


EMPTY = "_"
ASKED = "?"
ARROW = " → "


@dataclass(frozen=True)
class Reading:
    """The table of a lesson as its rows may tell it."""

    before: PlayerView
    now: PlayerView
    edition: Edition
    texts: Texts
    done: bool
    """Whether the step is done: before that no result is told."""
    current: int
    """The row that the step fills in."""
    foretold: bool = False
    """Whether the table already previews the step: ``now`` is that preview, and changed figures are told."""

    def figures(self, place: int, seat: int = LEARNER, now: bool = False) -> RowNumbers:
        """A party's row on a board."""
        return row_numbers(self.edition, self.now if now else self.before, place, seat)

    @cached_property
    def names(self) -> GameNames:
        """What parties and cards are called."""
        return GameNames.of(self.texts, self.edition, self.before)

    def known(self, row: int) -> bool:
        """Whether a row is already known, if rows are filled in from top to bottom."""
        return row < self.current or (row == self.current and self.done)


# -- the formula of votes, filled in row by row ------------------------------------------------------------------------


def formula_rallies(place: int, seat: int = LEARNER) -> Callable[[Reading], str]:
    """5"""
    return lambda r: str(r.figures(place, seat).rallies) if r.known(0) else ASKED


def formula_trend(place: int, seat: int = LEARNER) -> Callable[[Reading], str]:
    """5 + 2 = 7"""

    def value(r: Reading) -> str:
        row = r.figures(place, seat)
        if r.known(1):
            return f"{row.rallies} {_plus(r, row.trend)} = {row.rallies + row.trend}"
        return f"{row.rallies} + {ASKED}" if r.current == 1 else EMPTY

    return value


def formula_matches(place: int, seat: int = LEARNER) -> Callable[[Reading], str]:
    """7 × 3 = 21"""

    def value(r: Reading) -> str:
        row = r.figures(place, seat)
        base = row.rallies + row.trend
        if r.known(2):
            return f"{base} {r.texts.times(row.factor)[0]} {row.factor} = {base * row.factor}"
        return f"{base} {r.texts.times(row.factor)[0]} {ASKED}" if r.current == 2 else EMPTY

    return value


def formula_votes(place: int, seat: int = LEARNER) -> Callable[[Reading], str]:
    """13 + 21 = 34"""

    def value(r: Reading) -> str:
        row = r.figures(place, seat)
        gain = row.after - row.votes
        if r.known(3):
            return f"{row.votes} + {gain} = {row.after}"
        return f"{row.votes} + {gain} = {ASKED}" if r.current == 3 else f"{row.votes} + {EMPTY}"

    return value


def _plus(r: Reading, value: int) -> str:
    sign = r.texts.signed(value or 1)[0]
    return f"{sign} {abs(value)}"


# -- single figures ----------------------------------------------------------------------------------------------------


def kept(read: Callable[[Reading], str]) -> Callable[[Reading], str]:
    """A figure that is shown only when the step is done."""
    return lambda r: read(r) if r.done else ASKED


def changes(read: Callable[[Reading, bool], str]) -> Callable[[Reading], str]:
    """A figure before and after the step; the second stays hidden until known.  `read(reading, True)` gives it."""

    def value(r: Reading) -> str:
        before, after = read(r, False), read(r, True)
        known = r.done or (r.foretold and after != before)
        return before + ARROW + (after if known else ASKED)

    return value


def leading(place: int) -> Callable[[Reading, bool], str]:
    """The party that leads in the media of a state."""

    def read(r: Reading, now: bool) -> str:
        seat = media_leader((r.now if now else r.before).lands[place].media)
        return r.names.party(seat) if seat >= 0 else r.texts("table-leader-tied")

    return read


def common(seat: int, other: int = LEARNER) -> Callable[[Reading], str]:
    """What two parties have together: votes, and program cards in common."""

    def read(r: Reading) -> str:
        view = r.before
        votes = view.lands[0].votes[seat] + view.lands[0].votes[other]
        cards = common_cards(view.parties[seat].program, view.parties[other].program)
        return r.texts("learn-value-common", votes=votes, n=cards)

    return read
