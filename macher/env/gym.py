"""One seat of the game as a Gymnasium environment, the others played by AI seats; needs the extra ``env``.

::

    import gymnasium
    import macher.env.gym

    table = gymnasium.make("macher/DieMacher-v1", opponents="normal")
    seen, info = table.reset(seed=7)

Importing this module registers the environment, and one for each of the named tasks.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from macher.ai.bots import Bot
from macher.ai.outside import arena_bot
from macher.ai.play import bot_stream
from macher.ai.seeds import bot_seed
from macher.env.atoms import ATOMS
from macher.env.game import Game
from macher.env.rewards import Reward, reward_of
from macher.env.tasks import TASKS
from macher.env.writing import MOST
from macher.rules.options import NO_HOUSE_RULES, GameOptions

ID: Final = "macher/DieMacher-v1"
"""The number goes up whenever observations, atoms, or rewards mean something else."""
_SEEDS: Final = 1 << 31
_ILLEGAL: Final = -1.0


class DieMacher(gymnasium.Env):
    """A game of one learning seat; each step is one atom of it.

    An observation is ``{"observation": float32 row, "action_mask": 64 x int8}``, and ``info`` holds the mask too.  The
    reward is 0 until the game ends.  An atom that the mask forbids ends the episode with -1 and ``info["illegal"]``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        edition: str = "2019",
        elections: int | None = None,
        seats: int = 4,
        parties: tuple[str, ...] | None = None,
        options: GameOptions = NO_HOUSE_RULES,
        reward: Reward = "share",
        opponents: str = "normal",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """The arguments of ``Game``, and who sits where.

        ``opponents`` is a kind of AI seat, or ``module:factory``; ``seat`` is that of the learner, usually the seed
        modulo the number of seats.  Raises ``EditionUnknown``, ``SetupRefused``, ``BotUnknown``, ``OutsideBotError``,
        or ``ValueError`` for a party or a seat that there is not.
        """
        self.game = Game(edition, elections, seats, parties, options)
        arena_bot(opponents)
        if seat is not None and not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat}")
        self.seat = 0 if seat is None else seat
        """The learner's seat in this game."""
        self.render_mode = render_mode
        self._wished, self._opponents, self._reward = seat, opponents, reward
        self._bots: list[Bot] = []
        self.dealt = 0
        """The seed of this game; a fair learner does not look at it before the end."""
        self._length = len(self.game.names())
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self._length,), np.float32),
                "action_mask": spaces.Box(0, 1, (ATOMS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(ATOMS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals the game of a seed, the same as ``macher --seed``; without one, the next that the last one draws."""
        super().reset(seed=seed)
        self.dealt = int(self.np_random.integers(_SEEDS)) if seed is None else seed
        self.seat = self.dealt % self.game.seats if self._wished is None else self._wished
        self._bots = [arena_bot(self._opponents, bot_seed(self.dealt), seat) for seat in range(self.game.seats)]
        self.game.reset(self.dealt)
        self._wait()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One atom of the learner, then whatever the others do until it decides again."""
        if int(action) not in self.game.legal():
            seen, info = self._seen()
            return seen, _ILLEGAL, True, False, {**info, "illegal": True}
        self.game.step(int(action))
        self._wait()
        seen, info = self._seen()
        if not self.game.over:
            return seen, 0.0, False, False, info
        points, shares = self.game.points(), self.game.returns()
        info |= {"points": points[self.seat], "share": shares[self.seat], "seed": self.dealt}
        return seen, reward_of(self.game, self.seat, self._reward), True, False, info

    def _wait(self) -> None:
        """The others play until the learner decides."""
        game, seed = self.game, bot_seed(self.dealt)
        while game.decision is not None and game.seat != self.seat:
            stream = bot_stream(seed, game.seat, game.table.version)
            game.play(self._bots[game.seat].choose(game.view(), game.decision, game.edition, stream))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask: Any = np.zeros(ATOMS, np.int8)
        mask[self.game.legal()] = 1
        row: Any = self.game.observe(self.seat, out=np.empty(self._length, np.float32))
        return {"observation": row, "action_mask": mask}, {"action_mask": mask.copy(), "seat": self.seat}

    def action_masks(self) -> Any:
        """The legal atoms as booleans, where MaskablePPO of sb3-contrib looks for them."""
        mask: Any = np.zeros(ATOMS, np.bool_)
        mask[self.game.legal()] = True
        return mask

    def render(self) -> Any:
        """The points and who decides, as a line of text."""
        if self.render_mode != "ansi":
            return None
        seen = self.game.view(self.seat)
        return f"round {seen.round}, {seen.phase or 'over'}: seat {self.seat} learns; points {self.game.points()}"


for _id, _arguments in {ID: {}, **{task.gym_id: task.table() for task in TASKS.values()}}.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="macher.env.gym:DieMacher", kwargs=_arguments)
