"""A new game as its ballot sees it: the answers to the four questions, and what they change."""

from __future__ import annotations

from typing import Final

from macher.ai.kinds import STYLES
from macher.editions.registry import EditedCopy, edition, editions
from macher.session.levels import usual_minutes
from macher.ui.features.start.new_game_seats import cast, people_of, play_party, rivals_of, set_level, set_rivals
from macher.ui.features.start.seat_rows import SeatTable
from macher.ui.game.quick import drawn_rivals, new_seed
from macher.ui.kit.button_row import Underway

__all__ = ["START", "BallotTable"]


START: Final = "newgame.start"
"""Id of the button that starts the game, on each of the pages."""


class BallotTable(SeatTable):
    """A screen whose game is set up by four answers."""

    lengths: dict[str, int]
    """The length last chosen for each edition."""
    options: dict[str, bool]
    """House rules that were chosen."""
    drawn: list[str]
    """The characters, in the order in which they come to the table."""
    reason: str
    """Why the rivals play on this level; empty once another one was chosen."""
    classic_key: str
    """The variant of the classic game that was chosen last."""
    underway: Underway
    """Says on the button that the game is being opened."""

    def open(self) -> None:
        """Starts the game, after its button has said so."""
        self.underway.begin(START, self.start)

    def start(self) -> None:
        """Starts the game."""
        raise NotImplementedError

    def choose_edition(self, key: str) -> None:
        """Another edition, with the length that was chosen for it last."""
        self.classic_key = key if key in editions()[1:] else self.classic_key
        self._choose_edition(key)

    def choose_length(self, elections: int) -> None:
        """Another length."""
        self._choose_length(elections)

    def choose_rivals(self, count: int) -> None:
        """So many AI parties."""
        set_rivals(self.seats, count, self.drawn)
        self.rebuild()

    def choose_level(self, level: str) -> None:
        """All of them on this level."""
        set_level(self.seats, level)
        self.reason = ""
        self.rebuild()

    def choose_party(self, party: str) -> None:
        """The party of the first person."""
        play_party(self.seats, party)
        self.rebuild()

    def cast_rivals(self) -> None:
        """Other characters than those who sit there, as far as there are others."""
        sitting = [seat.kind.partition(":")[2] for seat in rivals_of(self.seats)]
        self.drawn = sorted(drawn_rivals(new_seed(), len(STYLES)), key=lambda style: style in sitting)
        cast(self.seats, self.drawn)
        self.rebuild()

    def turn(self, page: str) -> None:
        """Shows another page."""
        self._turn(page)

    def usual_minutes(self, elections: int) -> int:
        """How long a game of this length usually takes with the people who play."""
        return usual_minutes(edition(self.edition_key), elections, len(people_of(self.seats)))

    def _length_of(self, key: str) -> int:
        """The length of an edition that was chosen last, or its first one."""
        lengths = edition(key).lengths
        return self.lengths[key] if self.lengths.get(key) in lengths else next(iter(lengths))

    def _choose_edition(self, key: str) -> None:
        self.lengths[self.edition_key] = self.elections
        self.edition_key = key
        self.elections = self._length_of(key)
        if self.data_file not in [copy.path for copy in self._own_files()]:
            self.data_file = self.usual_figures()
        self.rebuild()

    def _choose_length(self, elections: int) -> None:
        self.elections = elections
        self.rebuild()

    def _own_files(self) -> list[EditedCopy]:
        """Edited copies of the figures of the chosen edition, and those that cannot be used at all."""
        return [copy for copy in self.copies if not copy.ok or copy.edition == self.edition_key]
