"""Where the parts of the chart of a replay stand, in logical pixels from its corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from macher.ui.layout import Rect
from macher.ui.plots import scale_top
from macher.ui.replay.axis import Axis
from macher.ui.replay.player import Player
from macher.ui.scene import Context

__all__ = ["LEVEL", "Geometry", "Part", "geometry"]

Part = Literal["actions", "money", "votes"]

LEVEL: Final = 34.0
"""Least distance of two lines on the scale of money, in logical pixels."""
_BOARDS: Final = 4
"""Number of boards on the table."""
_THOUSAND: Final = 1000


@dataclass(frozen=True)
class Geometry:
    """The places of all parts; a part that is not shown has no height."""

    rect: Rect
    axis: Axis
    names: float
    """Width of the column of names at the left."""
    rounds: Rect
    """The names of the rounds."""
    icons: Rect
    """The icons of the phases."""
    actions: Rect
    """The rows of the seats."""
    money: Rect
    """The plot of the money, from its highest value to 0."""
    money_top: int
    """Thousands at the upper end of it."""
    lands: tuple[int, ...]
    """Places of the states that are shown, among all states of the game."""
    votes: tuple[Rect, ...]
    """The plot of each of them, from its highest value to 0."""
    votes_top: int
    """Votes at the upper end of each."""
    parts: tuple[Rect, ...]
    """The whole of each part that is shown, with its caption."""
    votes_note: Rect
    """The line that explains the votes; empty where there is no room."""

    def money_y(self, thousands: float) -> float:
        """Where a sum stands."""
        return self.money.bottom - self.money.h * thousands / self.money_top

    def votes_y(self, at: int, votes: float) -> float:
        """Height of a number of votes in the plot of a state; `at` counts the states that are shown."""
        box = self.votes[at]
        return box.bottom - box.h * votes / self.votes_top


def geometry(ctx: Context, rect: Rect, player: Player, shown: tuple[Part, ...]) -> Geometry:
    """The chart in a place of this size."""
    step, course = ctx.step, player.course
    box = Rect(0, 0, rect.w, rect.h)
    names, right = step("side", 0.65), step("wide")
    axis = Axis(player.columns, Rect(names, 0, rect.w - names - right, rect.h))
    head = step("row")
    rounds = Rect(0, step("tight"), rect.w, step("caption"))
    icons = Rect(0, rounds.bottom, rect.w, head - rounds.bottom)
    seats, lands = len(course.parties), _lands(ctx, player)
    free = box.trim(top=head)
    rows = step("sign") * seats if "actions" in shown else 0.0
    gap = step("gap")
    actions, rest = free.trim(top=step("tight")).take_top(rows, gap if rows else 0)
    wishes = {"money": step("side", 0.8), "votes": max(120.0, len(lands) * step("row", 0.85))}
    total = sum(wishes[part] for part in ("money", "votes") if part in shown) or 1.0
    parts: list[Rect] = [Rect(0, 0, rect.w, rest.y)]
    money = votes = Rect(0, rest.y, rect.w, 0)
    for part in ("money", "votes"):
        if part in shown:
            piece, rest = rest.take_top((rect.h - parts[0].h) * wishes[part] / total)
            parts.append(piece)
            if part == "money":
                money = piece.trim(top=step("sign", 0.8), bottom=step("space"))
            else:
                votes = piece
    note = Rect(0, 0, 0, 0)
    boxes: list[Rect] = []
    if "votes" in shown:
        line = step("caption", 1.2)
        note, votes = votes.take_top(line)
        note = note.trim(left=names + 10, right=right)
        height = (votes.h - step("gap")) / len(lands)
        boxes = [
            Rect(0, votes.y + at * height, rect.w, height).trim(top=height * 0.2, bottom=height * 0.1)
            for at in range(len(lands))
        ]
    # The scale must not give away money that is covered.
    most_money = max((course.money[seat].most for seat in player.money_seats()), default=0) // _THOUSAND
    most_votes = max((steps.most for land in course.lands for steps in land.votes), default=0)
    money_top = scale_top(max(10, most_money), money.h, LEVEL)
    return Geometry(
        rect,
        axis,
        names,
        rounds,
        icons,
        actions,
        money,
        money_top,
        lands,
        tuple(boxes),
        max(55, most_votes),
        tuple(parts),
        note,
    )


def _lands(ctx: Context, player: Player) -> tuple[int, ...]:
    """All states; in a small window only those on the boards in the current round."""
    count = len(player.course.lands)
    if ctx.viewport.layout != "focus" or count <= _BOARDS:
        return tuple(range(count))
    round = player.course.events[player.moment].round
    begin = next(column.start for column in player.columns if column.round == round)
    over = sum(0 <= land.held < begin for land in player.course.lands)
    first = min(over, count - _BOARDS)
    return tuple(range(first, first + _BOARDS))
