"""Where the parts of the table stand: rectangles that are the same in every phase."""

from __future__ import annotations

from dataclasses import dataclass, field

from macher.ui.layout import Rect
from macher.ui.table.boards.columns import Columns

BAR_VOTES = 60.0
"""Votes that fill a whole bar: more than the 50 that win an election."""
CAPPED_VOTES = 50.0
"""The same where the track ends at the 50."""
VOTER = 5.0
"""Votes of one figure in a strip of voters: each step of points but in classic editions (EN19, state boards)."""
_FREE_EDGE = 4.0
"""Space at the foot of a panel where nothing stands."""


@dataclass(frozen=True)
class RowAreas:
    """The parts of a party row, relative to the row."""

    tab: Rect
    trend: Rect
    pips: Rect
    """All rally spots; with `pip` 0 they are written as a number."""
    pip: float
    pitch: float
    minus: Rect
    plus: Rect
    match: Rect
    bar: Rect
    votes: Rect
    words: bool
    """Whether the tab has room for the abbreviation (else the glyph stands there)."""
    order: Rect
    """Between bar and votes: the marker's order in its stack; of no width where markers aren't stacked."""
    worth: Rect | None = None
    """Points of the votes to come, and what the next step needs; nothing where boards have no bands."""
    receipt: Rect | None = None
    """The third line of my band: what the draft brings, or how far the party is from the majority."""
    ticks: tuple[Rect, ...] = ()
    """Below each opinion how the party's program meets it; nothing where there is no room."""


@dataclass(frozen=True)
class BoardAreas:
    """The parts of a state board, relative to the board."""

    band: float
    """Height of the coloured bar on top."""
    badge: Rect
    points: Rect
    name: Rect
    map: Rect
    cards: tuple[Rect, ...]
    media_icon: Rect
    media: tuple[Rect, ...]
    leader: Rect
    rows: Rect
    axis: Rect
    """Of no height where there is no room for figures under the bars."""
    slot_icon: Rect
    slots: tuple[Rect, ...]
    foot: Rect
    layout: str
    header: Rect | None = None
    """Captions above the columns of the rows; nothing where there is no room for them."""
    national: bool = False
    """Whether it is a board of a game with a national board, at whose foot coalition tiles lie."""
    small: bool = False
    """Whether letters are large beside all else: heads go, and every second step of points."""
    kind: str = "stage"
    """`stage`, `wing`, or `focus` where one board has the window."""
    bands: tuple[Rect, ...] = ()
    """The rows, where they have been shared out already."""


@dataclass(frozen=True)
class DockAreas:
    """The parts of the dock."""

    panel: Rect
    """All of it: the ground on which the rest stands."""
    band: Rect
    """The line in the player's party's colour."""
    title: Rect
    hint: Rect
    """Of no height where the hint is the title's tooltip."""
    facts: Rect
    controls: Rect
    buttons: Rect
    choices: Rect
    context: Rect
    supplies: Rect
    dividers: tuple[Rect, ...] = ()
    tray: Rect | None = None
    aside: Rect | None = None
    """Beside the right part, below the fifth column; nothing where a window has none."""

    def beside_question(self) -> list[Rect]:
        """Left and right of the question, below the ribbon; the question is in the middle of the wide layout."""
        whole = self.panel.trim(top=self.band.bottom - self.panel.y)
        return [whole._replace(w=self.title.x - whole.x), whole.trim(left=self.context.x - whole.x)]


@dataclass(frozen=True)
class Zones:
    """The whole table."""

    layout: str
    stage: Rect
    top: Rect
    boards: tuple[Rect, ...]
    areas: tuple[BoardAreas, ...]
    """The parts of each board."""
    strip: dict[str, Rect]
    rail: tuple[Rect, ...]
    """A row for each party."""
    log: Rect
    dock: DockAreas
    tabs: tuple[Rect, ...] = ()
    """State tabs (focus layout)."""
    faces: tuple[Rect, ...] = ()
    """A face for each party below the board (focus layout)."""
    panel: Rect | None = field(default=None)
    """Where a prompt's panel over the lower part of the boards stands."""
    short: float = 0.0
    """Height of the boards while that panel is there."""
    columns: Columns = field(default_factory=Columns)
    """What each board is."""
    rail_head: Rect | None = None
    """The line over the rail that says what its two figures are."""
    if_now: Rect | None = None
    """The box of what the states that vote would bring now."""
    fifth: Rect | None = None
    """The column beside list and rail in ultra-wide windows."""

    @property
    def line(self) -> Rect | None:
        """The line of the faces, over which news are told where they have no room elsewhere."""
        return self.faces[0].around(self.faces[-1]) if self.faces else None

    @property
    def folded(self) -> frozenset[int]:
        """Boards that show a result only."""
        return self.columns.folded

    def pictured(self) -> list[Rect]:
        """Areas whose pictures a message would hide: boards, panels, parties, and cards and stocks in the dock."""
        dock = self.dock
        sides = [dock.tray] if dock.tray is not None else dock.beside_question()
        panels = [*self.boards, *self.strip.values(), self.rail[0].around(self.rail[-1])]
        return [area.trim(bottom=_FREE_EDGE) for area in (*panels, *sides)]
