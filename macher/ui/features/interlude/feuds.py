"""Who has hurt whom in the game so far: lines between the faces of the standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from macher.ai.grievances import FAVOURS, Grievance
from macher.words.names import GameNames

__all__ = ["Feud", "feuds", "longest", "told"]

_LEAST: Final = 3
"""Weight of grievances from which two have a feud."""
_MOST: Final = 2
"""Most feuds that are shown."""


@dataclass(frozen=True, slots=True)
class Feud:
    """Two who have hurt each other."""

    left: int
    """The one with more points."""
    right: int
    felt: tuple[Grievance, ...]
    """What both have done, the oldest first."""
    own: bool
    """Whether the looking player is one of them."""
    over: bool
    """Whether they have governed together since."""

    @property
    def weight(self) -> int:
        """What all of it counts."""
        return sum(each.weight for each in self.felt)

    @property
    def by_left(self) -> int:
        """How often the left one has hurt the right one."""
        return sum(each.by == self.left for each in self.felt)

    @property
    def by_right(self) -> int:
        """The same the other way round."""
        return len(self.felt) - self.by_left


def feuds(found: Sequence[Grievance], order: Sequence[int], own: int) -> list[Feud]:
    """The two greatest feuds whose lines do not cross, the player's own first; `order` has the seats from the left."""
    pairs = [_feud(found, *pair, own) for pair in combinations(order, 2)]
    pairs = [each for each in pairs if each.weight >= _LEAST]
    pairs.sort(key=lambda each: (each.own, each.weight), reverse=True)
    kept: list[Feud] = []
    for each in pairs:
        ends = range(order.index(each.left), order.index(each.right) + 1)
        if len(kept) < _MOST and all(_apart(ends, order, other) for other in kept):
            kept.append(each)
    return kept


def _apart(ends: range, order: Sequence[int], other: Feud) -> bool:
    return ends.stop - 1 <= order.index(other.left) or order.index(other.right) <= ends.start


def _feud(found: Sequence[Grievance], left: int, right: int, own: int) -> Feud:
    both = [each for each in found if {each.seat, each.by} == {left, right}]
    felt = tuple(each for each in both if each.kind not in FAVOURS)
    partners = [each.at for each in both if each.kind == "partner"]
    over = bool(felt and partners) and max(partners) > felt[-1].at
    return Feud(left, right, felt, own in (left, right), over)


def told(names: GameNames, felt: Grievance) -> str:
    """What somebody has done, with its round and its state."""
    land = names.land_card(felt.card) if felt.card >= 0 else ""
    by, seat = names.player(felt.by), names.player(felt.seat)
    return names.texts(f"feud-{felt.kind}", round=felt.round, land=land, player=by, other=seat, n=felt.size)


def longest(names: GameNames, found: Sequence[Grievance], own: int) -> str:
    """A sentence about the player's greatest feud of a game; empty if there was none."""
    others = [seat for seat in range(len(names.party_keys)) if seat != own]
    pairs = [_feud(found, own, other, own) for other in others] if own >= 0 else []
    feud = max(pairs, key=lambda each: each.weight, default=None)
    if feud is None or feud.weight < _LEAST:
        return ""
    land = names.land_card(feud.felt[-1].card)
    return names.texts("feud-end", player=names.player(feud.right), a=feud.by_left, b=feud.by_right, land=land)
