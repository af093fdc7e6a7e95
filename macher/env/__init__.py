"""The game as an environment for learning programs: small numbered actions, numeric observations.

``Game`` needs nothing but the game itself.  `macher.env.aec` is a PettingZoo environment; it needs the extra ``env``.
What the numbers mean stands in ``.github/ENVIRONMENT.md``.
"""

from macher.env.atoms import ATOMS
from macher.env.bots import AtomBot
from macher.env.game import Game

__all__ = ["ATOMS", "AtomBot", "Game"]
