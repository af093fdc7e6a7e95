"""The six characters: who sits at the table tonight, at which level, and how they bid."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN, STYLES
from macher.resources import ResourceMissing, asset_text
from macher.session.levels import Proposal, pace, proposal, result_of, with_level, with_level_result
from macher.session.progress import Profile
from macher.ui.game.games import figures_in_use
from macher.ui.game.quick import drawn_rivals, new_seed, quick_config
from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.session.config import GameConfig
    from macher.session.session import GameSession
    from macher.ui.game.controller import GameController

__all__ = ["Rivals"]

BINS: Final = 7
"""Bids of 0 to 5 thousand euros, and of 6 or more."""


class Rivals:
    """The quick game and who plays in it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._seed = new_seed()
        self._started: tuple[GameController | None, float] = None, 0.0
        """The game that was begun last, and when."""

    @property
    def _profile(self) -> Profile:
        return self.program.games.progress.profile()

    # -- the level -----------------------------------------------------------------------------------------------------

    @property
    def proposal(self) -> Proposal:
        """The level of the next game, and why."""
        return proposal(self._profile)

    @property
    def proposes(self) -> bool:
        """Whether levels are proposed."""
        return self._profile.propose

    def choose(self, level: str) -> None:
        """Takes a level for the next game."""
        self.program.games.progress.change(lambda profile: with_level(profile, level))

    def propose(self, wanted: bool) -> None:
        """Has levels proposed, or keeps the one that is played."""
        level = self.proposal.level

        def change(profile: Profile) -> Profile:
            return profile.changed(propose=wanted, level="" if wanted else level)

        self.program.games.progress.change(change)

    def sentence(self) -> str:
        """Why this level; empty where there is nothing to say."""
        found, texts = self.proposal, self.program.texts
        if found.way not in ("up", "down"):
            return ""
        before = texts(f"newgame-level-{found.before}")
        if found.way == "down":
            return texts("rivals-proposed-down", all=found.played, level=before)
        return texts("rivals-proposed-up", won=found.won, all=found.played, level=before)

    def minutes(self, edition: str, elections: int) -> tuple[int, int]:
        """The median of the minutes of the last games of this length, and how many those are; 0 and 0 without any."""
        return pace(self._profile, edition, elections)

    # -- tonight -------------------------------------------------------------------------------------------------------

    @property
    def tonight(self) -> list[str]:
        """The three of the next quick game: not those of the last game if that can be avoided."""
        last = self._profile.levels[-1].rivals if self._profile.levels else ()
        drawn = drawn_rivals(self._seed, len(STYLES))
        return sorted(drawn, key=lambda style: (style in last, drawn.index(style)))[:3]

    def others(self) -> None:
        """Draws again until somebody else sits there."""
        before = set(self.tonight)
        for _ in range(100):
            self._seed = new_seed()
            if set(self.tonight) != before:
                return

    def draw(self, seed: int) -> None:
        """Draws with a seed: for pictures and tests."""
        self._seed = seed

    def config(self) -> GameConfig:
        """The quick game of tonight."""
        seats = self.program.settings.seats
        own = next((seat.party for seat in seats if seat.open and seat.kind == HUMAN), "spd")
        config = quick_config(self.program.texts, self._seed, self.proposal.level, self.tonight, own)
        return replace(config, data_file=figures_in_use(self.program.games, self.program.settings, config.edition))

    def begun(self) -> None:
        """A quick game was begun: says why its level is another one, and draws for the next."""
        said = self.sentence()
        self._seed = new_seed()
        if said:
            self.program.app.stage.toast(said, "info", 7)

    def started(self) -> None:
        """A game of any kind was begun: from now on its minutes count."""
        self._started = self.program.controller, self.program.app.clock()

    def minutes_played(self) -> int:
        """Minutes since the game on the screen was begun; 0 if it was left and taken up again."""
        begun, when = self._started
        if begun is None or begun is not self.program.controller:
            return 0
        return max(1, round((self.program.app.clock() - when) / 60))

    def note(self, session: GameSession, minutes: int = 0) -> None:
        """Counts how a game has ended, unless it was helped by taking back; 0 minutes are not known."""
        if not session.over or session.assisted or session.played_on:
            return
        result = result_of(session, minutes)
        if result is not None:
            self.program.games.progress.change(lambda profile: with_level_result(profile, result))

    # -- how they bid --------------------------------------------------------------------------------------------------

    @cached_property
    def _measured(self) -> dict[str, list[int]]:
        try:
            found = json.loads(asset_text("rivals.json"))
        except (ResourceMissing, ValueError):
            return {}
        return {style: list(entry["bids"]) for style, entry in found.items()}

    def bids(self, style: str) -> Sequence[float]:
        """How often a character bid 0, 1 ... 6 or more thousand euros to start, as shares of all measured bids."""
        counts = self._measured.get(style, [0] * BINS)
        all_ = sum(counts) or 1
        return [count / all_ for count in counts]
