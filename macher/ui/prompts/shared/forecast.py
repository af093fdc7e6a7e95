"""What a party's row would bring: votes after conversion, with the trend or the matches of a draft."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.formula import moved, points_for
from macher.rules.rows import capped
from macher.rules.views import PlayerView
from macher.ui.game import sums
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.words import sum_of


@dataclass(frozen=True, slots=True)
class RowForecast:
    """Figures of a party's row; `after` are the votes if all its rallies were converted now."""

    votes: int
    trend: int
    rallies: int
    factor: int
    """What the matches count: at least one, or any number where they are added to the trend."""
    after: int


def forecast(
    desk: Desk, view: PlayerView, place: int, seat: int, trend: int | None = None, more: int = 0
) -> RowForecast:
    """The row of a seat on a board, perhaps with another trend or more rallies."""
    land = view.lands[place]
    step = land.trend[seat] if trend is None else trend
    matches = sum_of(view.parties[seat].program, land)
    votes, rallies = land.votes[seat], land.rallies[seat] + more
    after = capped(desk.edition, votes + desk.edition.policies.votes_for(rallies, step, matches))
    return RowForecast(votes, step, rallies, sums.factor(view, matches), after)


def moved_trend(desk: Desk, trend: int, by: int) -> int:
    """The trend so many spaces away."""
    return moved(desk.edition.figures.trend_scale, trend, by)


def land_points(desk: Desk, place: int, votes: int) -> int:
    """Victory points for votes on a board."""
    return points_for(desk.edition.figures.lands[desk.view.lands[place].card].points, votes)


def change_line(desk: Desk, caption: str, old: str, new: str) -> str:
    """Money: €25,000 → €17,000; a single amount if nothing changes."""
    return desk.texts.pair(caption, old if old == new else f"{old} → {new}")


def gain_lines(desk: Desk, place: int, old: int, new: int, caption: str) -> list[str]:
    """Lines of a tooltip: votes of a party on a board before and after, and its victory points for them."""
    number, points = desk.texts.number, [land_points(desk, place, votes) for votes in (old, new)]
    return [
        change_line(desk, caption, number(old), number(new)),
        change_line(desk, desk.texts("prompt-points"), number(points[0]), number(points[1])),
    ]


def order_in_row(desk: Desk, seat: int, number: int) -> int:
    """Place of a seat's politician in the row of the land concerned."""
    land = desk.view.lands[desk.view.place]
    return next(at for at, pair in enumerate(zip(land.row, land.politicians, strict=True)) if pair == (seat, number))
