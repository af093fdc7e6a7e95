"""A learner to compare with: MaskablePPO of sb3-contrib in a named task; needs the extra ``baselines``.

``python -m macher.env.ppo 2019-4p-v-random --steps 1000000 --folder ppo`` learns with the task's seeds to train with.
It keeps ``ppo.zip`` in the folder, from which it goes on when it was stopped, and ``curve.jsonl`` with a line for
every update: the steps so far, the games that have ended since the last line, and the learner's share of the
victories and lead in points in them, while it still tries things out.

The arena plays a policy by its file, always the most likely atom::

    macher tasks run 2019-4p-v-random --challenger macher.env.ppo:ppo/ppo.zip
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from macher import __version__
from macher.ai.arena import notebook
from macher.engine.chance import Stream
from macher.env.atoms import ATOMS
from macher.env.bots import AtomBot
from macher.env.observation import POINTS
from macher.env.tasks import TASKS, Task

POLICY: Final = "ppo.zip"
CURVE: Final = "curve.jsonl"
TABLES: Final = 8
"""Games that are played at once."""
LEARNER: Final = {
    "n_steps": 512,
    "batch_size": 1024,
    "n_epochs": 4,
    "learning_rate": 3e-4,
    "gamma": 1.0,  # a game counts by its end alone
    "gae_lambda": 0.98,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 256]},
}
"""How it learns; everything else is as usual in sb3-contrib."""


def table_of(task: Task, number: int) -> Any:
    """The task as an environment of rows, in which it deals the seeds to train with in an order of its own.

    The reward is the lead in hundreds of points: nobody who begins ever wins.
    """
    import gymnasium

    from macher.env.gym import DieMacher

    class Training(gymnasium.ObservationWrapper):  # type: ignore[misc]  # anything, without its package
        def __init__(self) -> None:
            super().__init__(DieMacher(**task.table(), reward="margin"))
            self.observation_space = self.env.observation_space["observation"]
            self._deals = Stream(number, 1)

        def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
            return super().reset(seed=task.train[self._deals.below(len(task.train))])

        def observation(self, observation: Any) -> Any:
            return observation["observation"]

        def action_masks(self) -> Any:
            return self.env.action_masks()

    return Training()


def learn(task: Task, folder: Path, steps: int, seed: int = 0) -> None:
    """Learns until so many steps have been made in all; keeps policy and curve after each update."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    class Keeping(BaseCallback):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self._ended: list[tuple[float, float]] = []

        def _on_step(self) -> bool:
            rewards, infos = self.locals["rewards"], self.locals["infos"]
            self._ended += [
                (info["share"], POINTS * float(reward))
                for info, reward in zip(infos, rewards, strict=True)
                if "share" in info
            ]
            return True

        def _on_rollout_start(self) -> None:
            self.model.save(folder / POLICY)
            if self._ended:
                with notebook(folder / CURVE) as lines:
                    lines.write(json.dumps(_line(task, self.num_timesteps, self._ended)) + "\n")
                self._ended = []

        _on_training_end = _on_rollout_start

    torch.set_num_threads(1)
    folder.mkdir(parents=True, exist_ok=True)
    model = MaskablePPO.load(folder / POLICY, device="cpu") if (folder / POLICY).exists() else None
    done = 0 if model is None else model.num_timesteps
    # Where it goes on it deals anew, and not what it dealt at first.
    tables = DummyVecEnv([partial(table_of, task, seed + done + number) for number in range(TABLES)])
    if model is None:
        model = MaskablePPO("MlpPolicy", tables, seed=seed, device="cpu", **LEARNER)
    else:
        model.set_env(tables)
    if steps > done:
        model.learn(steps - done, callback=Keeping(), reset_num_timesteps=not done)


def _line(task: Task, steps: int, ended: Sequence[tuple[float, float]]) -> dict[str, Any]:
    return {
        "task": task.name,
        "version": task.version,
        "release": __version__,
        "steps": steps,
        "games": len(ended),
        "share": round(fmean(share for share, _ in ended), 4),
        "lead": round(fmean(lead for _, lead in ended), 2),
    }


def seat_of(file: str) -> AtomBot:
    """A seat that plays a policy.  Raises ``OSError`` for the file."""
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)
    model: Any = MaskablePPO.load(file, device="cpu")

    def choose(row: list[float], legal: Sequence[int], stream: Stream) -> int:
        mask: Any = np.zeros(ATOMS, np.bool_)
        mask[list(legal)] = True
        atom, _ = model.predict(np.asarray(row, np.float32), action_masks=mask, deterministic=True)
        return int(atom)

    return AtomBot(choose, "ppo")


def __getattr__(name: str) -> Callable[[], AtomBot]:
    """The factory of a seat for the policy of a file, which arenas name as an outside bot."""
    if not name.endswith(".zip"):
        raise AttributeError(name)
    return partial(seat_of, name)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learns from the command line."""
    parser = argparse.ArgumentParser(prog="python -m macher.env.ppo", description="A learner to compare with")
    parser.add_argument("task", choices=tuple(TASKS))
    parser.add_argument("--folder", type=Path, required=True, help="where the policy and the curve are kept")
    parser.add_argument("--steps", type=int, default=1_000_000, help="steps in all, those made before included")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    try:
        learn(TASKS[chosen.task], chosen.folder, chosen.steps, chosen.seed)
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed: pip install 'macher[baselines]'")


if __name__ == "__main__":
    main()
