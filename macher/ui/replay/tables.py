"""The plots of a replay as tables: money after every phase, and votes in every state, up to the present moment."""

from __future__ import annotations

from macher.i18n import Texts, names
from macher.ui.plots import Head, Row, Sheet
from macher.ui.replay.player import Player

__all__ = ["money_sheet", "votes_sheet"]

_THOUSAND = 1000


def _heads(texts: Texts, player: Player) -> tuple[Head, ...]:
    shorts = [names.party_short(texts, party) for party in player.course.parties]
    return tuple(Head(short, short, party=party) for short, party in zip(shorts, player.course.parties, strict=True))


def money_sheet(texts: Texts, player: Player) -> Sheet:
    """Thousands by party at the end of each phase so far, the current phase first."""
    course, rows = player.course, []
    known = player.money_seats()
    for span in course.spans:
        if span.start > player.moment:
            break
        last = min(span.end - 1, player.moment)
        phase, short = names.phase(texts, span.phase), names.phase_short(texts, span.phase)
        label = texts("final-log-head", round=span.round, phase=phase) if span.round else phase
        brief = f"{texts('final-round-short', round=span.round)} · {short}" if span.round else short
        cells = tuple(
            texts.number(steps.value(last) // _THOUSAND) if seat in known else "–"
            for seat, steps in enumerate(course.money)
        )
        rows.append(Row(label, cells, brief))
    title = f"{texts('final-money')}, {texts.money(_THOUSAND)}"
    return Sheet(title, title, _heads(texts, player), tuple(reversed(rows)), 3.2)


def votes_sheet(texts: Texts, player: Player) -> Sheet:
    """Votes by party in each state that has come to a board."""
    rows = [
        Row(
            names.land(texts, land.land),
            tuple(texts.number(steps.value(player.moment)) for steps in land.votes),
            names.land_code(texts, land.land),
            strong=0 <= land.held <= player.moment,
        )
        for land in player.course.lands
        if land.opened <= player.moment
    ]
    return Sheet(texts("replay-votes"), texts("replay-votes"), _heads(texts, player), tuple(rows), 3.2)
