"""Sealed bids in the dock: an envelope for each seat, a place for one that has not sealed yet, the own one open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.small_prints import paint_flap, paint_pocket
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.words import game_events, own
from macher.ui.scene import Node

__all__ = ["Envelope", "envelopes", "sealed_seats"]

_WIDEST: Final = 118.0
_SHAPE: Final = 0.62
"""Height of an envelope as a share of its width."""
_RISES: Final = 46.0
"""How far the own slip stands out of its envelope, in logical pixels."""
_LINE: Final = 22.0


class Envelope(Node):
    """A seat's bid: sealed, still missing, or the own one with its amount on the slip; below it name and a note."""

    role = "text"

    def __init__(
        self, rect: Rect, party: str, player: str, note: Sequence[str], amount: str, sealed: bool, **options: Any
    ) -> None:
        """`amount` is written on the own slip; it is empty for everybody else."""
        super().__init__(rect, **options)
        self.party, self.player, self.note, self.amount, self.sealed = party, player, list(note), amount, sealed
        self.name = self.name or ", ".join(part for part in (player, amount, note[0] if note else "") if part)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        wide = min(_WIDEST, box.w)
        letter = Rect(box.cx - wide / 2, _RISES, wide, wide * _SHAPE)
        if self.amount:
            self._open(p, letter)
        elif self.sealed:
            paint_flap(p, letter, 0.0)
            paint_pocket(p, letter, self.party, 0.0)
        else:
            p.dashed(letter, "slot_line", 2)
            size = letter.h * 0.34
            p.mark(self.party, letter.centred(size, size))
        low = Rect(box.x, letter.bottom + 5, box.w, _LINE)
        ink: Ink = "ink" if self.amount or self.sealed else "muted"
        style = "strong" if p.width(self.player, "strong") <= low.w else "card:bold"
        p.text(self.player, low, style, ink, "centre", shrink=2)
        p.text([*self.note, ""], low.moved(0, _LINE - 1), "card", "muted", "centre")

    def _open(self, p: Painter, letter: Rect) -> None:
        """The own envelope with the flap up and the slip standing out of it."""
        paint_flap(p, letter, 1.0)
        slip = Rect(letter.cx - letter.w * 0.41, letter.y - _RISES + 2, letter.w * 0.82, _RISES + letter.h * 0.5)
        p.box(slip, "own", "ink", 2)
        p.text(self.amount, slip._replace(h=_RISES).inset(3, 2), "name", "action_text", "centre", shrink=6)
        paint_pocket(p, letter, self.party, 1.0)


def sealed_seats(desk: Desk) -> set[int]:
    """Who has sealed an answer to the open question."""
    found: set[int] = set()
    for event in reversed(game_events(desk)):
        if not isinstance(event, ev.AnswerSealed):
            break
        found.add(event.seat)
    return found


def envelopes(desk: Desk, rect: Rect, seats: Sequence[int], amount: str, notes: dict[int, Sequence[str]]) -> list[Node]:
    """The envelopes of these seats side by side; `amount` is the own bid as it is drafted."""
    sealed = sealed_seats(desk)
    return [
        Envelope(
            cell,
            desk.names.party_key(seat),
            desk.names.player(seat),
            notes.get(seat, ()),
            amount if seat == own(desk) else "",
            seat in sealed,
            id=f"envelope.{seat}",
            tooltip=desk.names.player(seat),
        )
        for cell, seat in zip(rect.columns(len(seats), 8), seats, strict=True)
    ]
