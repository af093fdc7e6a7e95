"""What if: free edits on a copy of the position as a seat sees it, carried out by the rules' own operations.

A plan knows nothing but a view.  What the seat cannot know is dealt at random with a fixed seed, so that the rules
have a whole table to work on; only what an edit has changed is shown of it, so nothing hidden is ever revealed or
guessed.  The game itself is never touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.engine.chance import Stream
from macher.engine.errors import Refusal
from macher.rules import operations as op
from macher.rules.commands import ShiftOpinion
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.phases.media_influence import MediaInfluenceStep, ShiftOptions
from macher.rules.procedures import procedures_of
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Result, Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

__all__ = [
    "AddMedia",
    "ConvertHere",
    "Edit",
    "HoldElection",
    "PlaceDouble",
    "Plan",
    "RemoveDouble",
    "RemoveMedia",
    "SetRallies",
    "SetTrend",
    "SwapOpinion",
    "SwapProgram",
]

_SEED: Final = 2019
"""Seed for dealing hidden cards: always the same for the same view."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One step of a plan."""

    place: int
    """State board, or -1."""

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Why it cannot be carried out on a plan's table for the seat that plans; ``None`` if it can."""
        if self.place >= 0 and not _open(table, self.place):
            return refuse(Reason.LAND_CLOSED)
        return None

    def carry_out(self, table: Table) -> None:
        """Changes the plan's table."""
        raise TypeError(f"{type(self).__name__} changes nothing")


def _open(table: Table, place: int) -> bool:
    """Whether a state's election is still to come, in the game and in the plan."""
    land = table.lands[place]
    return not land.closed and all(result.number != land.number for result in table.results)


@dataclass(frozen=True, slots=True)
class SetRallies(Edit):
    """Sets the number of a party's rallies in a state."""

    seat: int
    count: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Spots limit it, and the own supply; that of others may be overdrawn, which is shown."""
        spots, there = table.edition.figures.rally_spots, table.lands[self.place].rallies[self.seat]
        supply = table.parties[self.seat].rallies
        if self.count == there:
            return refuse(Reason.NOTHING_CHANGES)
        if self.count > spots:
            return refuse(Reason.RALLY_SPOTS, free=spots - there)
        if self.count < 0:
            return refuse(Reason.TOO_MANY_RALLIES, rallies=there)
        if self.seat == seat and self.count - there > max(0, supply):
            return refuse(Reason.RALLY_SUPPLY, supply=supply)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Takes rallies from the supply, or puts them back."""
        op.place_rallies(table, self.seat, self.place, self.count - table.lands[self.place].rallies[self.seat], 0)


@dataclass(frozen=True, slots=True)
class SetTrend(Edit):
    """Sets the trend of a party in a state."""

    seat: int
    trend: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """The scale has two ends."""
        if self.trend not in table.edition.figures.trend_scale or self.trend == self._now(table):
            return refuse(Reason.NOTHING_CHANGES)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Moves the marker to the space."""
        scale = table.edition.figures.trend_scale
        op.change_trend(table, self.seat, self.place, scale.index(self.trend) - scale.index(self._now(table)), "plan")

    def _now(self, table: Table) -> int:
        return table.lands[self.place].trend[self.seat]


@dataclass(frozen=True, slots=True)
class ConvertHere(Edit):
    """Converts some rallies of a party into votes (EN19 phase 9a), in any phase."""

    seat: int
    count: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """At least one, at most all."""
        there = table.lands[self.place].rallies[self.seat]
        if self.count > there:
            return refuse(Reason.TOO_MANY_RALLIES, rallies=there)
        if self.count < 1:
            return refuse(Reason.TOO_FEW_RALLIES, least=1)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Converts by the formula of the rules."""
        op.convert(table, self.seat, self.place, self.count)


@dataclass(frozen=True, slots=True)
class AddMedia(Edit):
    """A party puts a media marker into a state."""

    seat: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Spots limit every party, the supply only the planning seat."""
        if len(table.lands[self.place].media) >= table.edition.figures.media_spots:
            return refuse(Reason.MEDIA_FULL)
        if self.seat == seat and table.parties[seat].media <= 0:
            return refuse(Reason.MEDIA_SUPPLY)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Takes the marker from the supply."""
        op.place_media(table, self.seat, self.place)


@dataclass(frozen=True, slots=True)
class RemoveMedia(Edit):
    """A media marker of a party leaves a state."""

    seat: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Only what lies there."""
        if self.seat not in table.lands[self.place].media:
            return refuse(Reason.NOTHING_CHANGES)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Back to the supply."""
        op.remove_media(table, self.seat, self.place)


@dataclass(frozen=True, slots=True)
class PlaceDouble(Edit):
    """The double marker of a state lies on an opinion."""

    kind: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """On a face-up opinion; a state has one marker at most."""
        land = table.lands[self.place]
        if self.kind not in land.face_up():
            return refuse(Reason.OPINION_NOT_OPEN)
        if land.doubled == self.kind or (land.doubled < 0 and table.doubles <= 0):
            return refuse(Reason.NOTHING_CHANGES)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Takes the marker from the marker board, or from another opinion of the state."""
        if table.lands[self.place].doubled >= 0:
            op.remove_double(table, self.place)
        op.place_double(table, self.place, self.kind)


@dataclass(frozen=True, slots=True)
class RemoveDouble(Edit):
    """The double marker of a state goes."""

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Only what lies there."""
        if table.lands[self.place].doubled < 0:
            return refuse(Reason.NOTHING_CHANGES)
        return Edit.refusal(self, table, seat)

    def carry_out(self, table: Table) -> None:
        """Back to the marker board."""
        op.remove_double(table, self.place)


@dataclass(frozen=True, slots=True)
class SwapOpinion(Edit):
    """Replaces an opinion of a state by one of the display, as in EN19 phase 7."""

    out: int
    into: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """What the phase itself would refuse."""
        land = table.lands[self.place]
        display = tuple(kind for kind, lies in enumerate(table.opinion_display) if lies)
        options = ShiftOptions(max(0, seat), tuple(land.face_up()), land.doubled, display, table.options.no_flipping)
        return options.refusal(self._command) or Edit.refusal(self, table, seat)

    @property
    def _command(self) -> ShiftOpinion:
        return ShiftOpinion(0, self.out, self.into)

    def carry_out(self, table: Table) -> None:
        """By the step of the phase."""
        MediaInfluenceStep([], self.place, 0).carry_out(table, self._command)


@dataclass(frozen=True, slots=True)
class SwapProgram(Edit):
    """A program card of a party becomes any other card; `place` is -1."""

    seat: int
    out: int
    into: int

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """A program has five topics, all different (EN19 phase 2)."""
        program = table.parties[self.seat].program
        if self.out not in program:
            return refuse(Reason.CARD_NOT_IN_PROGRAM)
        if self.into == self.out:
            return refuse(Reason.NOTHING_CHANGES)
        if any(kind >> 1 == self.into >> 1 for kind in program if kind != self.out):
            return refuse(Reason.TOPICS_REPEATED)
        return None

    def carry_out(self, table: Table) -> None:
        """Changes the program only; where the cards come from or go is left open."""
        party = table.parties[self.seat]
        party.program = sorted([kind for kind in party.program if kind != self.out] + [self.into])


@dataclass(frozen=True, slots=True)
class HoldElection(Edit):
    """A state votes now: converts everything there, then decides the election (EN19 9a and 9b, VG06 6.3)."""

    def carry_out(self, table: Table) -> None:
        """By the steps of the rules that the edition plays by."""
        procedures_of(table.edition).vote_now(table, self.place)


class Plan:
    """Edits on a copy of what a seat (-1: nobody) sees.  Money is in euros.

    ``base`` is the view that the plan was made from, ``view`` the same with the edits carried out.
    """

    def __init__(self, base: PlayerView, edition: Edition, seat: int = -1) -> None:
        self.base, self.edition, self.seat = base, edition, seat
        self.edits: list[Edit] = []
        self._refusals: dict[Edit, Refusal | None] = {}
        self._origin = determinize(base, edition, Stream(_SEED))
        self._carry_out_all()

    # -- edits ---------------------------------------------------------------------------------------------------------

    def refusal(self, edit: Edit) -> Refusal | None:
        """Why an edit is not possible now, or ``None``; worked out once for each state of the plan."""
        if edit not in self._refusals:
            self._refusals[edit] = edit.refusal(self._table, self.seat)
        return self._refusals[edit]

    def add(self, edit: Edit) -> Refusal | None:
        """Carries an edit out, or returns why not."""
        refused = self.refusal(edit)
        if refused is None:
            self.edits.append(edit)
            self._carry_out_all()
        return refused

    def undo(self) -> None:
        """Takes the last edit back, if there is one."""
        self.drop(len(self.edits) - 1)

    def drop(self, at: int) -> None:
        """Takes one edit back, with later ones that are impossible without it."""
        if 0 <= at < len(self.edits):
            del self.edits[at]
            self._carry_out_all()

    def reset(self) -> None:
        """Takes all edits back."""
        self.edits.clear()
        self._carry_out_all()

    def _carry_out_all(self) -> None:
        self._refusals.clear()
        self._table = self._origin.clone()
        kept: list[Edit] = []
        for edit in self.edits:
            if edit.refusal(self._table, self.seat) is None:
                edit.carry_out(self._table)
                kept.append(edit)
        self.edits = kept
        before = view(self._origin, self.base.seat)
        self.cost = self._price()
        if self.seat >= 0:
            op.change_money(self._table, self.seat, -self.cost, "plan")
        self._shown: PlayerView = _changes(self.base, before, view(self._table, self.base.seat))

    def _price(self) -> int:
        """What the rallies and media markers that come to the own party cost, each state's rallies as one purchase."""
        if self.seat < 0:
            return 0
        figures, total = self.edition.figures, 0
        for place, land in enumerate(self._origin.lands):
            rallies = self._placed(place, land.rallies[self.seat])
            costs = figures.rally_costs
            most = len(costs) - 1
            total += costs[most] * (rallies // most) + costs[rallies % most]
            bought = sum(isinstance(e, AddMedia) and e.place == place and e.seat == self.seat for e in self.edits)
            gone = sum(isinstance(e, RemoveMedia) and e.place == place and e.seat == self.seat for e in self.edits)
            total += figures.media_price * max(0, bought - gone)
        return total

    def _placed(self, place: int, there: int) -> int:
        """How many rallies the own party has placed in a state beyond those that it had."""
        placed = 0
        for edit in self.edits:
            if edit.place != place:
                continue
            if isinstance(edit, SetRallies) and edit.seat == self.seat:
                placed, there = placed + edit.count - there, edit.count
            elif isinstance(edit, ConvertHere) and edit.seat == self.seat:
                there -= edit.count
        return max(0, placed)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> PlayerView:
        """The base with everything that the edits change."""
        return self._shown

    @property
    def results(self) -> Sequence[Result]:
        """The elections that the plan holds, in the order of the edits."""
        return self._table.results[len(self._origin.results) :]

    def supply(self, seat: int) -> tuple[int, int]:
        """Rallies and media markers left to a seat; below 0 where the plan overdraws it."""
        party = self._table.parties[seat]
        return party.rallies, party.media

    # -- the game goes on ----------------------------------------------------------------------------------------------

    def stale(self, now: PlayerView) -> bool:
        """Whether the position on the table is no longer the one that the plan was made from."""
        return position(now) != position(self.base)

    def renewed(self, now: PlayerView) -> Plan:
        """The same edits on the position as it is now, without those that are no longer possible."""
        plan = Plan(now, self.edition, self.seat)
        plan.edits = list(self.edits)
        plan._carry_out_all()
        return plan


def position(seen: PlayerView) -> tuple[object, ...]:
    """Everything in a view that can affect a plan."""
    parties = [(p.money, p.base, p.points, p.program, p.hand, p.media, p.rallies, p.presence) for p in seen.parties]
    return seen.round, seen.start, seen.lands, seen.opinion_display, seen.doubles, tuple(parties)


_PARTY: Final = ("money", "points", "scored", "program", "media", "rallies", "presence")
_LAND: Final = ("opinions", "doubled", "media", "votes", "trend", "rallies")


def _changes(base: PlayerView, before: PlayerView, after: PlayerView) -> PlayerView:
    """The base with those public fields that differ between two views of the plan's table."""
    parties = [
        _changed(shown, old, new, _PARTY)
        for shown, old, new in zip(base.parties, before.parties, after.parties, strict=True)
    ]
    lands = [
        _changed(shown, old, new, _LAND) for shown, old, new in zip(base.lands, before.lands, after.lands, strict=True)
    ]
    return base._replace(
        parties=tuple(parties),
        lands=tuple(lands),
        opinion_display=after.opinion_display,
        doubles=after.doubles,
        results=(*base.results, *after.results[len(before.results) :]),
    )


def _changed(shown: Any, old: Any, new: Any, fields: Sequence[str]) -> Any:
    changes = {name: getattr(new, name) for name in fields if getattr(new, name) != getattr(old, name)}
    return shown._replace(**changes) if changes else shown
