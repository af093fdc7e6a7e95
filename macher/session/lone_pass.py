"""Seats that can only pass, judged by what everybody at the table knows.

Money and hand cards are hidden (VG06 9, EN19 phase 3): not asking a seat that lacks them would reveal it.
Where only one person plays, nobody could learn it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any, Final

from macher.engine.decision import Options
from macher.engine.journal import Journal, Record
from macher.rules.cards import KINDS
from macher.rules.commands import Pass
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.table import Table

__all__ = ["LonePasses", "can_only_pass"]

PLENTY: Final = 10**9
"""Euros that pay for everything."""


def can_only_pass(options: Options, *, open_money: bool, one_person: bool = False) -> bool:
    """Whether everybody at the table can tell that passing is the only answer.

    It depends on nothing hidden: it assumes that the seat has money for everything and every card in hand.  To
    ``one_person`` that plays against AI seats alone nothing of its own is hidden.
    """
    lone = Pass(options.seat)
    if lone not in options:
        return False
    if one_person:
        return list(islice(options, 2)) == [lone]
    if isinstance(options, ActionOptions) and options.removal and not open_money:
        return False  # whether a media marker could be removed depends on the money
    return list(islice(_as_known(options, open_money), 2)) == [lone]


def _as_known(options: Options, open_money: bool) -> Options:
    """The widest options that are possible by what the others know."""
    known: dict[str, Any] = {}
    if not open_money:
        known |= {name: PLENTY for name in ("money", "most") if hasattr(options, name)}
    if getattr(options, "hand", ()):
        known["hand"] = tuple(range(KINDS))
    return replace(options, **known) if known else options


class LonePasses:
    """Which commands of a game were forced passes; each result is cached."""

    def __init__(self, journal: Journal[Table], open_money: bool, one_person: bool = False) -> None:
        self._journal, self._known_by = journal, {"open_money": open_money, "one_person": one_person}
        self._known: dict[int, tuple[Record, bool]] = {}
        """By place in the journal; what was taken back may be followed by something else."""

    def now(self, seat: int) -> bool:
        """Whether a seat has to decide now, and can only pass."""
        state = self._journal.state
        return seat in state.deciders() and can_only_pass(state.decision(seat).options, **self._known_by)

    def at(self, place: int) -> bool:
        """Whether the record at a place in the journal is a forced pass."""
        record = self._journal.record_at(place)
        if type(record.command) is not Pass:
            return False
        known, lone = self._known.get(place, (None, False))
        if known is not record:
            options = self._journal.state_at(place).decision(record.command.seat).options
            lone = can_only_pass(options, **self._known_by)
            self._known[place] = record, lone
        return lone
