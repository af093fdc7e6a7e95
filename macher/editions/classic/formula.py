"""The arithmetic of the classic editions on plain values: the same for table, views and previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


def classic_votes(rallies: int, trend: int, matches: int) -> int:
    """Votes for converting rallies: rallies x (trend + matches).

    Where the factor is zero or less every two rallies bring a vote (VG06 6.2.8, WBC06 5.2.8).
    """
    factor = trend + matches
    return rallies * factor if factor > 0 else rallies // 2


def absolute_majority(votes: Sequence[int]) -> int:
    """The seat with more votes than all others together, or -1 (VG06 6.2.8)."""
    best = max(range(len(votes)), key=votes.__getitem__)
    return best if votes[best] > sum(votes) - votes[best] else -1


class Verdict(NamedTuple):
    """Who has won a region."""

    winners: tuple[int, ...]
    """One seat, or two of a coalition: the one with more votes or the upper marker first (VG06 6.3.3)."""
    beaten: tuple[int, ...]
    """Seats of the sides that have as many votes as the winning one."""
    total: int
    """Votes of the winning side, which may exceed the cap (VG06 6.3.2)."""

    @property
    def narrow(self) -> bool:
        """A victory by a nose: the total is tied, at any number (VG06 6.3.2)."""
        return bool(self.beaten)


def verdict(votes: Sequence[int], pairs: Sequence[Sequence[int]], stack: Sequence[int]) -> Verdict:
    """Who wins with these votes, coalitions and votes markers (``stack``: the latest to move last).

    Equal totals are decided by the highest single party among the tied sides, then by the topmost marker of those
    (VG06 6.3.2, WBC06 5.3.2).
    """
    allied = {seat for pair in pairs for seat in pair}
    sides = [list(pair) for pair in pairs] + [[seat] for seat in range(len(votes)) if seat not in allied]
    totals = [sum(votes[seat] for seat in side) for side in sides]
    total = max(totals)
    tied = [side for side, has in zip(sides, totals, strict=True) if has == total]

    def height(seat: int) -> tuple[int, int]:
        return votes[seat], stack.index(seat)

    best = max((seat for side in tied for seat in side), key=height)
    winners = next(side for side in tied if best in side)
    beaten = sorted(seat for side in tied if side is not winners for seat in side)
    return Verdict(tuple(sorted(winners, key=height, reverse=True)), tuple(beaten), total)
