"""The course of a game as rows of figures: points after each election, money and party base after each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.i18n import Texts, names
from macher.rules import events as ev
from macher.rules.views import PlayerView
from macher.session.log import LoggedEvent
from macher.ui.screens.final_facts import Standings

__all__ = ["CURVES", "Curve", "CurveKind", "base_course", "curves", "money_course"]

CurveKind = Literal["points", "money", "base"]
CURVES: Final[tuple[CurveKind, ...]] = ("points", "money", "base")

_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class Curve:
    """One row of figures a seat, at the same moments for all."""

    kind: CurveKind
    moments: tuple[tuple[str, str], ...]
    """What each moment is called, in full and short."""
    values: tuple[tuple[int, ...], ...]
    """By seat; money in thousands of euros."""

    def write(self, texts: Texts, value: int) -> str:
        """A figure as the screen shows it."""
        return texts.money_short(value * _THOUSAND) if self.kind == "money" else texts.number(value)


def curves(texts: Texts, facts: Standings, view: PlayerView, log: Sequence[LoggedEvent]) -> dict[CurveKind, Curve]:
    """Everything that can be shown of a game that is over, in the current language."""
    seats = len(view.parties)
    by_seat = {row.seat: row.course for row in facts.rows}
    start, count = (texts("final-start"),) * 2, (texts("final-count"), texts("final-count-short"))
    lands = [(names.land(texts, each.land), names.land_code(texts, each.land)) for each in facts.elections]
    points = Curve("points", (start, *lands, count), tuple(by_seat[seat] for seat in range(seats)))
    rounds = [
        (texts("final-round", round=number), texts("final-round-short", round=number))
        for number in range(1, view.round + 1)
    ]
    money = Curve("money", (start, *rounds), money_course(view, log))
    base = Curve("base", (start, *rounds), base_course(view, log))
    return {"points": points, "money": money, "base": base}


def money_course(view: PlayerView, log: Sequence[LoggedEvent]) -> tuple[tuple[int, ...], ...]:
    """Thousands of euros by seat when the rounds began, and at the end."""
    changes = [
        (each.event.seat, each.event.money, each.event.delta) if isinstance(each.event, ev.MoneyChanged) else None
        for each in log
    ]
    rows = _course(log, changes, [party.money for party in view.parties])
    return tuple(tuple(value // _THOUSAND for value in row) for row in rows)


def base_course(view: PlayerView, log: Sequence[LoggedEvent]) -> tuple[tuple[int, ...], ...]:
    """Party base by seat when the rounds began, and at the end."""
    changes = [
        (each.event.seat, each.event.base, each.event.delta) if isinstance(each.event, ev.BaseChanged) else None
        for each in log
    ]
    return _course(log, changes, [party.base for party in view.parties])


def _course(
    log: Sequence[LoggedEvent], changes: Sequence[tuple[int, int, int] | None], ends: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """What every seat had at each beginning of a round, and what it has at the end.

    `changes` has an entry for each event: seat, new amount, difference.  A seat's first amount is the one before its
    first change; a seat without changes has its final amount throughout.
    """
    have = list(ends)
    for change in reversed(changes):
        if change is not None:
            have[change[0]] = change[1] - change[2]
    rows: list[list[int]] = [[] for _ in ends]
    for logged, change in zip(log, changes, strict=True):
        if change is not None:
            have[change[0]] = change[1]
        elif isinstance(logged.event, ev.RoundStarted):
            for row, value in zip(rows, have, strict=True):
                row.append(value)
    return tuple((*row, end) for row, end in zip(rows, ends, strict=True))
