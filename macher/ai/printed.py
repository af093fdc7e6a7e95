"""What a cabinet card can do in a state by the actions printed on it, where it is played later (VG06 6.2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from macher.rules.edition import ActionName, ActionSpec, Edition
from macher.rules.views import LandView, PlayerView


def printed(view: PlayerView, edition: Edition, place: int, number: int) -> Iterator[PlayerView]:
    """The view after each use of each action of a card in a state as it is now."""
    for action in edition.figures.politicians[number].actions:
        for land in _acted(view, edition, view.lands[place], action):
            yield view._replace(lands=(*view.lands[:place], land, *view.lands[place + 1 :]))


def _acted(view: PlayerView, edition: Edition, land: LandView, action: ActionSpec) -> Iterator[LandView]:
    name, seat = action.name, view.seat
    rivals = [other for other in range(len(view.parties)) if other != seat]
    if name is ActionName.VOTES:
        yield _raised(land, "votes", seat, action.amount)
    elif name is ActionName.TREND:
        yield _moved(edition, land, seat, action.amount)
    elif name is ActionName.OTHER_TREND:
        yield from (_moved(edition, land, other, -action.amount) for other in rivals)
    elif name is ActionName.REPLACE_MEDIA:
        yield from (land._replace(media=_replaced(land.media, other, seat)) for other in set(land.media) - {seat})
    elif name is ActionName.DOUBLE:
        marked = (-1,) if land.doubled >= 0 else land.opinions
        yield from (land._replace(doubled=kind) for kind in marked)


def _raised(land: LandView, row: str, seat: int, by: int) -> LandView:
    values: list[int] = list(getattr(land, row))
    values[seat] += by
    changed: Any = {row: tuple(values)}
    return land._replace(**changed)


def _moved(edition: Edition, land: LandView, seat: int, by: int) -> LandView:
    """The state with a trend that moves as far as its scale goes."""
    figures = edition.figures
    trend = min(max(land.trend[seat] + by, figures.trend_min), figures.trend_max)
    return _raised(land, "trend", seat, trend - land.trend[seat])


def _replaced(media: tuple[int, ...], other: int, seat: int) -> tuple[int, ...]:
    """The markers with one of a rival replaced by an own one."""
    place = media.index(other)
    return (*media[:place], seat, *media[place + 1 :])
