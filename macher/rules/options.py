"""House rules that are chosen with a new game; every save names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from macher.engine.codec import wire

__all__ = ["NO_HOUSE_RULES", "OPTION_VALUES", "GameOptions"]

OPTION_VALUES: Final[Mapping[str, bool]] = {"on": True, "off": False}
"""How texts say whether a house rule is in play."""


@wire
@dataclass(frozen=True, slots=True)
class GameOptions:
    """House rules chosen with a new game; the numbers are those of the rulings."""

    bluff_bids: bool = False
    """Bids above one's money are possible and punished when caught (ruling 12)."""
    partners_may_decline: bool = False
    """A candidate for a coalition may decline (ruling 15)."""
    no_flipping: bool = False
    """A shifted opinion may not come back with the other attitude (ruling 8)."""
    second_after_tie: bool = False
    """After a tie for most money the next richest still scores (ruling 19)."""
    deal_programs: bool = False
    """Seven program cards are dealt instead of drafted (ruling 27)."""
    open_money: bool = False
    """Everybody's money is shown (ruling 27)."""
    flipping: bool = False
    """An exchanged opinion may come back with the other attitude, where the edition forbids it (ruling C8)."""
    region_rally: bool = False
    """Everybody starts with a rally in a new state (ruling C19)."""
    literal_funds: bool = False
    """Money for each member just won instead of for each seat (ruling C25)."""


NO_HOUSE_RULES: Final = GameOptions()
