"""From the map of the campaign to the table of a set-up, to how it ended, and back to the map."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from macher.ai.kinds import HUMAN
from macher.editions.problems import DataError
from macher.resources import asset
from macher.saves.folders import mods_folder
from macher.session.campaign import (
    PLAYER,
    Ended,
    Outcome,
    SetUp,
    SetUpError,
    config_for,
    judge,
    load_campaign,
    opened,
    with_good_ways,
)
from macher.session.config import ConfigRefused
from macher.session.course import Course
from macher.session.progress import LandWon, Profile, with_land
from macher.ui.features.evening.rivals import Rivals
from macher.ui.features.saves.door import Unsaved
from macher.ui.game.quick import NAMES, rival_name
from macher.ui.program import Program
from macher.ui.theme.tokens import PARTIES

if TYPE_CHECKING:
    from macher.saves.verify import Restored
    from macher.session.session import GameSession

__all__ = ["Campaign"]


class Campaign:
    """The set-ups that there are, what was reached in them, and the one on the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.last = ""
        """Key of the set-up that was played last."""
        self._party = ""
        self._ended: tuple[GameSession, Ended] | None = None
        """The last game that was counted."""
        self._mods: dict[tuple[str, ...], tuple[list[SetUp], list[SetUpError]]] = {}
        """What was found in a mod, by its name and the state of its files."""

    # -- what there is -------------------------------------------------------------------------------------------------

    @cached_property
    def own(self) -> tuple[list[SetUp], list[SetUpError]]:
        """The set-ups of the game; their ways are tested when the game is made."""
        return load_campaign(asset("campaign"))

    def sources(self) -> list[str]:
        """Names of the mods that bring set-ups."""
        if self.program.games.folder is None:
            return []
        return sorted(folder.parent.name for folder in mods_folder().glob("*/campaign") if folder.is_dir())

    def load(self, mod: str = "") -> tuple[list[SetUp], list[SetUpError]]:
        """The set-ups of the game or of a mod, and what is wrong with those left out; ways of mods are played."""
        if not mod:
            return self.own
        folder = mods_folder() / mod / "campaign"
        files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
        state = (mod, *(f"{path.name} {path.stat().st_mtime_ns} {path.stat().st_size}" for path in files))
        if state not in self._mods:
            found, problems = load_campaign(folder, mod)
            good, more = with_good_ways(found)
            self._mods[state] = good, [*problems, *more]
        return self._mods[state]

    def find(self, key: str) -> SetUp | None:
        """The set-up with this key, if it can be used."""
        mod = key.rpartition("/")[0]
        if not key or (mod and mod not in self.sources()):
            return None
        return next((each for each in self.load(mod)[0] if each.key == key), None)

    def neighbours(self, made: SetUp) -> list[SetUp]:
        """What opens when a set-up is won, as far as it can be played."""
        known = {each.key: each for each in self.load(_mod(made))[0]}
        return [known[key] for key in made.neighbours if key in known]

    # -- what was reached ----------------------------------------------------------------------------------------------

    @property
    def profile(self) -> Profile:
        """What the player has reached."""
        return self.program.games.progress.profile()

    def won(self, made: SetUp) -> LandWon | None:
        """The best result in a state."""
        return self.profile.campaign.get(made.key)

    def opened(self, set_ups: Sequence[SetUp]) -> set[str]:
        """Keys of what can be played."""
        return opened(set_ups, {key: won.stars for key, won in self.profile.campaign.items()})

    def beaten(self, set_ups: Sequence[SetUp]) -> set[str]:
        """Rivals against whom a state was won."""
        won = self.profile.campaign
        return {style for each in set_ups if each.key in won for style in each.rivals}

    def waits(self, made: SetUp) -> bool:
        """Whether a game of this set-up was begun and left."""
        waiting = self.program.games.summary()
        return waiting is not None and waiting.set_up == made.key

    # -- the player's party --------------------------------------------------------------------------------------------

    @property
    def party(self) -> str:
        """The player's party in the next game: that of the last state won, unless another one was chosen."""
        if not self._party:
            won = sorted(self.profile.campaign.values(), key=lambda each: each.day)
            known = [each.party for each in won if each.party in PARTIES]
            self._party = known[-1] if known else "spd"
        return self._party

    def other_party(self) -> None:
        """Takes the next party."""
        self._party = PARTIES[(PARTIES.index(self.party) + 1) % len(PARTIES)]
        self.program.app.scene.rebuild()

    # -- in and out ----------------------------------------------------------------------------------------------------

    def begin(self, made: SetUp) -> None:
        """Puts a set-up on the table or goes on with it; says in one sentence why not."""
        if self.waits(made):
            self.program.go.resume()
        else:
            self.program[Unsaved].first(partial(self._begin, made))

    def _begin(self, made: SetUp) -> None:
        names = {**NAMES, **{style: rival_name(style) for style in made.rivals}}
        config = config_for(made, self.level, self.party, self.program.texts("newgame-you"), names)
        try:
            self.program.begin(config)
        except (ConfigRefused, DataError) as error:
            self.program.app.stage.toast(str(error), "warn", 9)
            return
        self.last = made.key

    @property
    def level(self) -> str:
        """The level of the others: that of the quick game."""
        return self.program[Rivals].proposal.level

    def of(self, session: GameSession | None) -> SetUp | None:
        """The set-up that a game is played in, also one that was saved and goes on."""
        position = session.config.position if session is not None else None
        made = self.find(position.key) if position is not None else None
        return made if made is not None and made.position == position else None

    # -- the end -------------------------------------------------------------------------------------------------------

    def end(self, session: GameSession) -> Ended | None:
        """Counts the end of a game of the campaign once; later calls tell the same."""
        if self._ended is not None and self._ended[0] is session:
            return self._ended[1]
        made = self.of(session)
        if made is None or not session.over or session.config.seats[PLAYER].kind != HUMAN:
            return None
        outcome = judge(made, Course.of(session))
        counted = not session.assisted and not session.played_on
        set_ups = self.load(_mod(made))[0]
        before, open_before = self.won(made), self.opened(set_ups)
        if counted and outcome.won:
            replay = self.program.games.replay_of(session)
            self._keep(made, outcome, session.config.seats[PLAYER].party, date.today(), replay)
        fresh = self.opened(set_ups) - open_before
        kept = counted and outcome.won and before is not None and self.won(made) == before
        ended = Ended(made, outcome, counted, tuple(each for each in set_ups if each.key in fresh), kept)
        self._ended, self.last = (session, ended), made.key
        return ended

    def count_again(self, saved: Restored, day: date, replay: str) -> None:
        """Counts a finished game of the campaign out of a file; a better result stays."""
        document = saved.document
        made = self.find(document.position.key) if document.position is not None else None
        helped = document.assisted or document.played_on
        if made is None or made.position != document.position or helped or document.seats[PLAYER].kind != HUMAN:
            return
        outcome = judge(made, Course.of_saved(saved))
        if outcome.won:
            self._keep(made, outcome, document.seats[PLAYER].party, day, replay)

    def _keep(self, made: SetUp, outcome: Outcome, party: str, day: date, replay: str) -> None:
        won = LandWon(stars=outcome.stars, party=party, margin=outcome.margin, day=day.isoformat(), replay=replay)
        self.program.games.progress.change(lambda profile: with_land(profile, made.key, won))


def _mod(made: SetUp) -> str:
    """The mod that a set-up comes from; empty for those of the game."""
    return made.key.rpartition("/")[0]
