"""Events: what happened, without a word of any language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events.

    ``private`` names the fields that only ``audience`` may read; others get the class's blank in their place.
    ``reveals`` marks events that tell somebody what was hidden before: undo does not cross them.
    """

    private: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False

    def audience(self) -> int:
        """The seat that may read the private fields, or -1 for nobody."""
        return int(getattr(self, "seat", -1))

    def tells(self, seat: int) -> bool:
        """Whether ``seat`` learns something from it that was hidden before."""
        return self.reveals and (not self.private or self.audience() == seat)

    def seen_by(self, seat: int) -> Event:
        """The event as ``seat`` may know it (-1: a public observer)."""
        if not self.private or (seat >= 0 and self.audience() == seat):
            return self
        blanks: dict[str, Any] = {name: _blank(getattr(self, name)) for name in self.private}
        return replace(self, **blanks)


def _blank(value: Any) -> Any:
    return tuple(-1 for _ in value) if isinstance(value, tuple) else -1
