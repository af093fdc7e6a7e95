"""Phase 9b: determine the effects of the federal state election."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import AnswerCoalition
from macher.rules.formula import common_cards, media_leader, nearest, partners, points_for
from macher.rules.phases.base import ChoiceOptions, phase
from macher.rules.table import Result, Scored, Table


@wire
@dataclass(frozen=True, slots=True)
class CoalitionOptions(ChoiceOptions):
    """Join the strongest party or decline (option of ruling 15)."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    leader: int = -1
    common: int = 0


def coalition_candidates(table: Table, place: int, leader: int) -> list[int]:
    """Seats that would reach a majority with the leader, in the order in which they are asked (ruling 15)."""
    programs, votes = [party.program for party in table.parties], table.lands[place].votes
    return partners(votes, programs, leader, table.in_order(), table.edition.figures.majority)


@part
@dataclass(slots=True)
class ElectionStep(Step):
    """The elections of the round, the earlier state first (ruling 25)."""

    name: ClassVar[str] = "election"
    left: list[int]
    place: int
    leader: int
    candidates: list[int]
    """Seats that may still be asked to join the leader."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The candidate that is asked; only with the option that partners may decline."""
        return (self.candidates[0],) if self.candidates else ()

    def options(self, state: Table, seat: int) -> CoalitionOptions:
        """Yes or no."""
        common = common_cards(state.parties[self.leader].program, state.parties[seat].program)
        answers = (AnswerCoalition(seat, True), AnswerCoalition(seat, False))
        return CoalitionOptions(seat, answers, leader=self.leader, common=common)

    def carry_out(self, state: Table, command: AnswerCoalition) -> None:
        """Forms the coalition, or leaves it to the next candidate."""
        state.emit(ev.CoalitionAnswered, command.seat, self.place, self.leader, command.accept)
        if command.accept:
            self.candidates = []
            self._coalition(state, command.seat)
        else:
            self.candidates.pop(0)
            if not self.candidates:
                self._nobody(state)

    def advance(self, state: Table) -> bool:
        """Holds the next election."""
        if not self.left:
            return True
        self.place = self.left.pop(0)
        _score_votes(state, self.place)
        self._find_winner(state)
        return False

    def _find_winner(self, state: Table) -> None:
        figures, votes = state.edition.figures, state.lands[self.place].votes
        best = max(votes)
        strongest = [seat for seat, count in enumerate(votes) if count == best]
        over = [seat for seat, count in enumerate(votes) if count >= figures.majority]
        if len(over) == 1:
            _decide(state, self.place, "sole", over, over, figures.bonus_sole)
        elif over:
            _decide(state, self.place, "several", over, strongest, figures.bonus_each)
        else:
            self.leader = nearest(state.start, state.seats, strongest)
            self.candidates = coalition_candidates(state, self.place, self.leader)
            if not self.candidates:
                self._nobody(state)
            elif not state.options.partners_may_decline:
                partner = self.candidates[0]
                self.candidates = []
                self._coalition(state, partner)

    def _coalition(self, state: Table, partner: int) -> None:
        pair = [self.leader, partner]
        _decide(state, self.place, "coalition", pair, pair, state.edition.figures.bonus_coalition)

    def _nobody(self, state: Table) -> None:
        """The strongest party gets its points but does not count as a winner that moves a marker (ruling 17)."""
        _decide(state, self.place, "none", [self.leader], [], state.edition.figures.bonus_none)


def _score_votes(state: Table, place: int) -> None:
    land = state.lands[place]
    table = state.edition.figures.lands[land.card].points
    points = tuple(points_for(table, count) for count in land.votes)
    state.emit(ev.ElectionHeld, place, land.number, land.card, tuple(land.votes), points)
    for seat, gained in enumerate(points):
        op.score(state, seat, Scored.VOTES, gained)


def _decide(state: Table, place: int, outcome: str, seats: list[int], winners: list[int], bonus: int) -> None:
    land = state.lands[place]
    common = 0
    if outcome == "coalition":
        common = common_cards(state.parties[seats[0]].program, state.parties[seats[1]].program)
    state.emit(ev.ElectionDecided, place, land.number, outcome, tuple(seats), tuple(winners), bonus, common)
    for seat in seats:
        op.score(state, seat, Scored.BONUS, bonus)
    moved = _move_media(state, place, winners)
    table = state.edition.figures.lands[land.card].points
    points = tuple(points_for(table, count) for count in land.votes)
    state.results.append(
        Result(
            land.card, place, land.number, state.round, tuple(land.votes), points,
            outcome, tuple(seats), tuple(winners), bonus, moved,
        )
    )  # fmt: skip  # one line for what, one for how
    state.held += 1


def _move_media(state: Table, place: int, winners: list[int]) -> tuple[int, ...]:
    """Winners and, in any case, the influencer move one marker each to the presence spot (EN19 phase 9b)."""
    influencer = media_leader(state.lands[place].media)  # before any marker moves (ruling 18)
    moving = list(winners)
    if influencer >= 0 and influencer not in moving:
        moving.append(influencer)
    moved = tuple(seat for seat in moving if seat in state.lands[place].media)
    for seat in moved:
        op.gain_presence(state, seat, place)
    return moved


@phase("election")
def start_election(table: Table) -> Step | None:
    """The states that vote this round."""
    return ElectionStep(table.voting(), -1, -1, [])
