"""Where the parts of the table stand: rectangles that are the same in every phase."""

from __future__ import annotations

from dataclasses import dataclass, field

from macher.ui.layout import Rect

BAR_VOTES = 56.0
"""Votes that fill a whole bar: a little more than the 50 that win an election."""
CAPPED_VOTES = 50.0
"""The same where the track ends at the 50."""
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
    gap: Rect | None = None
    """Where the votes to come stand in large figures with what they lack; nothing on boards beside others."""
    captions: Rect | None = None
    """The line of captions below the figures; nothing in rows without captions."""


@dataclass(frozen=True)
class BoardAreas:
    """The parts of a state board, relative to the board."""

    band: float
    """Height of the coloured bar on top."""
    badge: Rect
    points: Rect
    name: Rect
    code: Rect
    """Of no width where the name stands in a line of its own."""
    map: Rect
    cards: tuple[Rect, ...]
    media_icon: Rect
    media: tuple[Rect, ...]
    leader: Rect
    rows: Rect
    row_gap: float
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
    late: bool = False
    """Whether it is the only board left, with the room of all."""


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
    board: BoardAreas
    strip: dict[str, Rect]
    rail: Rect
    rail_row: float
    rail_gap: float
    rail_tab: float
    log: Rect
    dock: DockAreas
    tabs: tuple[Rect, ...] = ()
    """State tabs (focus layout)."""
    side: Rect | None = None
    """Panel with tabs at the right (focus layout)."""
    side_tabs: tuple[Rect, ...] = ()
    recap: Rect | None = None
    """The line of changes since the player's last decision, if it has one; elsewhere they stand above the log."""
    panel: Rect | None = field(default=None)
    """Where a prompt's panel over the lower part of the boards stands."""
    short: float = 0.0
    """Height of the boards while that panel is there."""
    folded: frozenset[int] = frozenset()
    """Boards that are folded to a strip."""

    def pictured(self) -> list[Rect]:
        """Areas whose pictures a message would hide: boards, panels, parties, and cards and stocks in the dock."""
        dock = self.dock
        sides = [dock.tray] if dock.tray is not None else dock.beside_question()
        panels = [*self.boards, *self.strip.values(), self.rail]
        return [area.trim(bottom=_FREE_EDGE) for area in (*panels, *sides)]
