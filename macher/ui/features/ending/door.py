"""What others may use of the end of a game: posters, standings, and what is said about them."""

from __future__ import annotations

from macher.ui.features.ending.expected import Column, ahead, columns, ended, ends, steady
from macher.ui.features.ending.facts import SOURCE_ICONS, SOURCE_NAMES, Standings, standings
from macher.ui.features.ending.headline import headline_of, verdict_of
from macher.ui.features.ending.new_marks import with_new_marks
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.ending.poster import PosterSide, PosterTelling, PosterWords
from macher.ui.features.ending.poster_bars import ROW_HEIGHTS
from macher.ui.features.ending.poster_facts import poster_facts
from macher.ui.features.ending.poster_screen import PosterCircles, PosterScreen, PosterUse

__all__ = [
    "ROW_HEIGHTS",
    "SOURCE_ICONS",
    "SOURCE_NAMES",
    "Column",
    "FinalScreen",
    "PosterCircles",
    "PosterScreen",
    "PosterSide",
    "PosterTelling",
    "PosterUse",
    "PosterWords",
    "Standings",
    "ahead",
    "columns",
    "ended",
    "ends",
    "headline_of",
    "poster_facts",
    "standings",
    "steady",
    "verdict_of",
    "with_new_marks",
]
