"""What the question or the move that is told is about, and in which colour it is framed.

Nothing else loses its colours.  A part is named by its kind and its place: ``("media", 2)``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from macher.ui.paint.painter import Ink

__all__ = ["EVERYTHING", "Light", "Part", "Row"]

Row = tuple[int, int]
"""The place of a board and a seat."""
Part = tuple[str, int]
"""``media``, ``opinions``, ``slots``, ``slot`` (the next free one of them) or ``trends`` of the board at a place."""


@dataclass(frozen=True, slots=True)
class Light:
    """What is lit, and in which colour it is framed."""

    ink: Ink = "asking"
    boards: frozenset[int] | None = None
    """Boards that are lit as a whole; None if it is about nothing in particular."""
    framed: frozenset[int] = field(default_factory=frozenset)
    """Those of them with a frame around them."""
    rows: frozenset[Row] = field(default_factory=frozenset)
    hit: frozenset[Row] = field(default_factory=frozenset)
    """Those rows that have lost something, framed as mine."""
    parts: frozenset[Part] = field(default_factory=frozenset)
    boxes: frozenset[str] = field(default_factory=frozenset)
    """Boxes of the strip."""
    mine: bool = True
    """Whether it is about a question at this screen."""

    @property
    def lifts(self) -> bool:
        """Whether anything stands out."""
        return self.boards is not None

    def on(self, place: int) -> bool:
        """Whether a board is lit as a whole."""
        return self.boards is None or place in self.boards

    def has(self, kind: str, place: int) -> bool:
        """Whether a part of a board is lit, by itself or with all of the board."""
        return self.on(place) or (kind, place) in self.parts


EVERYTHING: Final = Light()
"""Nothing stands out."""
