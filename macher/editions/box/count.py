"""How far a box has been typed in."""

from __future__ import annotations

from typing import NamedTuple


class Count(NamedTuple):
    """How many figures are from the box, of how many that nobody knew for certain."""

    done: int
    total: int

    @property
    def complete(self) -> bool:
        """Whether all of them are."""
        return self.done >= self.total
