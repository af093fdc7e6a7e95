"""What others may use of the end of a game: posters, standings, and what is said about them."""

from __future__ import annotations

from macher.ui.features.ending.bars import ROW_HEIGHTS
from macher.ui.features.ending.facts import (
    SOURCE_ICONS,
    SOURCE_NAMES,
    Column,
    Standings,
    ahead,
    columns,
    ended,
    ends,
    standings,
    steady,
)
from macher.ui.features.ending.finished import Finished, game_names, ways_on
from macher.ui.features.ending.headline import headline_of, poster_facts, verdict_of
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.ending.poster import PosterSide, PosterTelling, PosterWords
from macher.ui.features.ending.poster_screen import PosterScreen, PosterUse, poster_circles, with_new_marks

__all__ = [
    "ROW_HEIGHTS",
    "SOURCE_ICONS",
    "SOURCE_NAMES",
    "Column",
    "FinalScreen",
    "Finished",
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
    "game_names",
    "headline_of",
    "poster_circles",
    "poster_facts",
    "standings",
    "steady",
    "verdict_of",
    "ways_on",
    "with_new_marks",
]
