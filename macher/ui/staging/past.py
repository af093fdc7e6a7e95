"""The table as it was before a reveal: what lies behind the sheet tells nothing that the sheet has not told yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macher.rules.views import PlayerView
from macher.ui.game.covering import at_rest, with_board_of
from macher.ui.staging.reveal import Reveal
from macher.ui.table.happening.move_words import why_of
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.log_lines import Entry

__all__ = ["as_before", "entries_before"]


def as_before(model: TableModel, past: PlayerView, reveal: Reveal, shown: float) -> TableModel:
    """The table in a former view, asking nothing.

    Once a reveal has reached the rows of its board, they show the figures before and after; whoever becomes start
    player in it has the ribbon then.
    """
    past = at_rest(past)
    reached = shown >= reveal.reaches
    after = with_board_of(past, model.view, reveal.land) if reached else past
    crowned = reached and reveal.crowns >= 0
    return replace(
        model,
        view=past,
        preview=after,
        prompt=None,
        spots={},
        thinking=(),
        passed=frozenset(),
        marks=_until(model.marks, reveal.first),
        log=_until(model.log, reveal.first),
        recap=[item for item in model.recap if all(event < reveal.first for event in item.events)],
        focus_land=min(model.focus_land, len(past.lands) - 1),
        acted=reveal.crowns if crowned else reveal.seat,
        crowned=crowned,
        why="" if crowned else _why(model, past, reveal, reached),
    )


def _why(model: TableModel, past: PlayerView, reveal: Reveal, reached: bool) -> str:
    """Why the seat has done it, if that may be told; with figures only once the reveal has shown them."""
    if reveal.seat < 0 or model.is_human(reveal.seat):
        return ""
    lands = [reveal.land] if reveal.land >= 0 else []
    return why_of(model, past if reached else None, reveal.version, reveal.seat, lands)


def entries_before(entries: Sequence[Entry], first: int) -> list[Entry]:
    """The lines of the log before the event with this number, without headings that have nothing below them."""
    end = len(entries)
    while end and (entries[end - 1].head or entries[end - 1].index >= first):
        end -= 1
    return list(entries[:end])


def _until(log: Sequence[Logged], first: int) -> Sequence[Logged]:
    """The events before the one with this number."""
    end = len(log)
    while end and log[end - 1].index >= first:
        end -= 1
    return log[:end]
