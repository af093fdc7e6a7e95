"""The game as a PettingZoo environment in which one agent acts after the other (AEC); needs the extra ``env``.

::

    from macher.env.aec import env

    table = env(edition="2019", seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from macher.env.atoms import ATOMS
from macher.env.game import Game
from macher.env.rewards import Reward, reward_of
from macher.env.writing import MOST
from macher.rules.options import NO_HOUSE_RULES, GameOptions

_SEEDS: Final = 1 << 31


class MacherEnv(AECEnv):
    """A game whose agents are ``seat_0`` to ``seat_4``, clockwise; each step is one atom."""

    metadata: ClassVar[dict[str, Any]] = {"name": "die_macher_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        edition: str = "2019",
        elections: int | None = None,
        seats: int = 4,
        parties: tuple[str, ...] | None = None,
        options: GameOptions = NO_HOUSE_RULES,
        reward: Reward = "share",
        render_mode: str | None = None,
    ) -> None:
        """The arguments of ``Game``, and what agents get.  Raises ``EditionUnknown`` or ``SetupRefused``."""
        super().__init__()
        self.game = Game(edition, elections, seats, parties, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._reward = reward
        self._seeds, _ = seeding.np_random(0)
        self._length = len(self.game.names())
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self._length,), np.float32),
                "action_mask": spaces.Box(0, 1, (ATOMS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ATOMS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The row of numbers and the mask of legal atoms."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All atoms; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the game of a seed, the same as ``macher --seed``; without one, the next of the seeds drawn so far."""
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self.game.reset(int(self._seeds.integers(_SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is empty while another one acts."""
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(ATOMS, np.int8)
        if seat == self.game.seat:
            mask[self.game.legal()] = 1
        return {"observation": self.game.observe(seat, out=np.empty(self._length, np.float32)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """One atom of the agent whose turn it is.  Raises ``ValueError`` for one that the mask forbids."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.step(int(action))
        if self.game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        points, shares = self.game.points(), self.game.returns()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = reward_of(self.game, seat, self._reward)
            self.terminations[agent] = True
            self.infos[agent] = {"points": points[seat], "share": shares[seat]}

    def render(self) -> str | None:
        """The points and who decides what, as a line of text."""
        if self.render_mode != "ansi":
            return None
        seen, points = self.game.view(-1), self.game.points()
        return f"round {seen.round}, {seen.phase or 'over'}: {self.agent_selection} decides; points {points}"

    def close(self) -> None:
        """Nothing is open."""


def env(**arguments: Any) -> Any:
    """The environment, with checks of the order of calls and of actions that do not exist."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(MacherEnv(**arguments)))
