"""Phase 6: actions of the shadow cabinet - state by state: reveal, pay, then act in row order (ruling 32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import Action, Pass, PayPolitician, UsePolitician
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.phases.base import ChoiceOptions, phase, wrong
from macher.rules.phases.polls import take_top_poll
from macher.rules.phases.program import change_program
from macher.rules.refusals import Reason, refuse
from macher.rules.table import RowStatus, Table


@wire
@dataclass(frozen=True, slots=True)
class PaymentOptions(ChoiceOptions):
    """Pay for the politician, or pass: it leaves the game without acting."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    politician: int = -1
    cost: int = 0


@wire
@dataclass(frozen=True, slots=True)
class ActionOptions(Options):
    """A main action and one secondary action, or either, or neither (ruling 22)."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    politician: int
    main: tuple[Action, ...]
    secondary: tuple[Action, ...]
    printed_main: ActionName
    printed_secondary: tuple[ActionName, ...]
    used: tuple[str, ...]
    """Actions marked "!" that somebody has carried out here this round."""
    money: int
    removal: int
    """Euros that go to the owner of a removed media marker."""

    def refusal(self, command: Command) -> Refusal | None:
        """Each action must be printed, not used up, and have a possible target; together they must be affordable."""
        if type(command) is Pass:
            return None
        if not isinstance(command, UsePolitician):
            return wrong(command)
        if command.main is None and command.secondary is None:
            return refuse(Reason.NOTHING_CHOSEN)
        if command.main is not None and command.main not in self.main:
            return self._why_not(command.main, (self.printed_main,))
        if command.secondary is not None and command.secondary not in self.secondary:
            return self._why_not(command.secondary, self.printed_secondary)
        cost = self.cost(command)
        return refuse(Reason.NOT_ENOUGH_MONEY, cost=cost, money=self.money) if cost > self.money else None

    def _why_not(self, action: Action, printed: Sequence[ActionName]) -> Refusal:
        if action.name not in printed:
            return refuse(Reason.ACTION_NOT_PRINTED)
        if action.name in self.used:
            return refuse(Reason.ACTION_USED)
        if action.name is ActionName.REMOVE_MEDIA and self.money < self.removal:
            return refuse(Reason.NOT_ENOUGH_MONEY, cost=self.removal, money=self.money)
        return refuse(Reason.TARGET_WRONG)

    def cost(self, command: UsePolitician) -> int:
        """Euros the actions cost beyond the politician."""
        chosen = (command.main, command.secondary)
        return sum(self.removal for action in chosen if action and action.name is ActionName.REMOVE_MEDIA)

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for main in (None, *self.main):
            for secondary in (None, *self.secondary):
                command = UsePolitician(self.seat, main, secondary)
                if (main or secondary) and self.cost(command) <= self.money:
                    yield command


@part
@dataclass(slots=True)
class CabinetStep(Step):
    """All states in the order of their elections, from the one that votes now."""

    name: ClassVar[str] = "cabinet_actions"
    left: list[int]
    place: int
    acting: bool
    at: int
    """Place in the row."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The owner of the politician whose turn it is."""
        if self.place < 0:
            return ()
        row = state.lands[self.place].row
        return (row[self.at],) if self.at < len(row) else ()

    def options(self, state: Table, seat: int) -> Options:
        """Pay or decline; then the actions."""
        land = state.lands[self.place]
        number = land.politicians[self.at]
        politician = state.edition.figures.politicians[number]
        if not self.acting:
            return PaymentOptions(seat, (PayPolitician(seat), Pass(seat)), politician=number, cost=politician.cost)
        return action_options(state, seat, self.place, number)

    def carry_out(self, state: Table, command: Command) -> None:
        """Pays, declines or acts."""
        self.foresee(state, command)
        self._next(state)

    def foresee(self, state: Table, command: Command) -> None:
        """The same without going on: whether the next owners can pay shows only when it is their turn."""
        land = state.lands[self.place]
        number = land.politicians[self.at]
        if self.acting:
            self._act(state, command, number)
        elif isinstance(command, PayPolitician):
            cost = state.edition.figures.politicians[number].cost
            op.change_money(state, command.seat, -cost, "politician")
            land.row_status[self.at] = RowStatus.PAID
            state.emit(ev.PoliticianPaid, command.seat, self.place, number, cost)
        else:
            self._decline(state, command.seat, number)

    def _act(self, state: Table, command: Command, number: int) -> None:
        land, place, seat = state.lands[self.place], self.place, command.seat
        land.row_status[self.at] = RowStatus.DONE
        state.parties[seat].politicians.remove(number)
        state.emit(ev.PoliticianGone, seat, place, number)
        if isinstance(command, UsePolitician):
            politician = state.edition.figures.politicians[number]
            if command.main:
                _perform(state, seat, place, number, politician.main, command.main, main=True)
            if command.secondary:
                spec = next(spec for spec in politician.secondary if spec.name is command.secondary.name)
                _perform(state, seat, place, number, spec, command.secondary, main=False)
        else:
            state.emit(ev.Passed, seat, self.name, place)

    def _decline(self, state: Table, seat: int, number: int) -> None:
        state.lands[self.place].row_status[self.at] = RowStatus.DECLINED
        state.parties[seat].politicians.remove(number)
        state.emit(ev.PoliticianDeclined, seat, self.place, number)

    def _next(self, state: Table) -> None:
        """To the next politician that needs a decision; who cannot pay declines (EN19 phase 6)."""
        land = state.lands[self.place]
        self.at += 1
        while self.at < len(land.row):
            number = land.politicians[self.at]
            if self.acting and land.row_status[self.at] != RowStatus.PAID:
                self.at += 1
                continue
            seat = land.row[self.at]
            if not self.acting and state.edition.figures.politicians[number].cost > state.parties[seat].money:
                self._decline(state, seat, number)
                self.at += 1
                continue
            return

    def advance(self, state: Table) -> bool:
        """From payments to actions, from state to state."""
        if self.place >= 0 and not self.acting:
            self.acting, self.at = True, -1
            self._next(state)
            return False
        while self.left:
            self.place = self.left.pop(0)
            land = state.lands[self.place]
            if land.row:
                land.row_status[:] = [RowStatus.REVEALED] * len(land.row)
                state.emit(ev.PoliticiansRevealed, self.place, tuple(land.row), tuple(land.politicians))
                self.acting, self.at = False, -1
                self._next(state)
                return False
        for land in state.lands:
            land.row, land.politicians, land.row_status, land.used = [], [], [], []
        return True


def action_options(state: Table, seat: int, place: int, number: int) -> ActionOptions:
    """What a politician of a seat can do in a state now."""
    politician = state.edition.figures.politicians[number]
    printed = (politician.main, *politician.secondary)
    removals = [spec.amount for spec in printed if spec.name is ActionName.REMOVE_MEDIA]
    return ActionOptions(
        seat,
        politician=number,
        main=tuple(_targets(state, seat, place, politician.main)),
        secondary=tuple(action for spec in politician.secondary for action in _targets(state, seat, place, spec)),
        printed_main=politician.main.name,
        printed_secondary=tuple(spec.name for spec in politician.secondary),
        used=tuple(state.lands[place].used),
        money=state.parties[seat].money,
        removal=max(removals, default=0),
    )


def _targets(state: Table, seat: int, place: int, spec: ActionSpec) -> Iterator[Action]:
    land = state.lands[place]
    name = spec.name
    if spec.once and name in land.used:
        return
    if name is ActionName.DOUBLE:
        if land.doubled >= 0:  # one per state: if there is one, it can only be removed
            yield Action(name, land.doubled, False)
        elif state.doubles:
            for kind in land.face_up():
                yield Action(name, kind, True)
    elif name is ActionName.REMOVE_MEDIA:
        if state.parties[seat].money >= spec.amount:
            for other in sorted(set(land.media) - {seat}):
                yield Action(name, other, False)
                if state.parties[seat].media:
                    yield Action(name, other, True)
    elif name is ActionName.POLL:
        if state.poll_deck:
            yield Action(name)
    else:
        yield Action(name)


def _perform(state: Table, seat: int, place: int, number: int, spec: ActionSpec, action: Action, *, main: bool) -> None:
    land = state.lands[place]
    name = action.name
    state.emit(ev.PoliticianActed, seat, place, number, name, main, action.target, action.place)
    if spec.once:
        land.used.append(name.value)
    if name is ActionName.DOUBLE:
        if action.place:
            op.place_double(state, place, action.target)
        else:
            op.remove_double(state, place)
    elif name is ActionName.TREND:
        op.change_trend(state, seat, place, spec.amount, "politician")
    elif name is ActionName.VOTES:
        op.change_votes(state, seat, place, spec.amount, "politician")
    elif name is ActionName.BASE:
        op.change_base(state, seat, spec.amount, "politician")
    elif name is ActionName.REMOVE_MEDIA:
        _remove_media(state, seat, place, spec.amount, action)
    elif name is ActionName.OTHERS_TREND:
        for other in range(state.seats):
            if other != seat:
                op.change_trend(state, other, place, -spec.amount, "politician")
    elif name is ActionName.PROGRAM:
        state.flow.append(change_program(seat))
    elif name is ActionName.POLL:
        take_top_poll(state, seat, place)


def _remove_media(state: Table, seat: int, place: int, price: int, action: Action) -> None:
    """The owner gets the price; an own marker may follow at no further cost (EN19 phase 6)."""
    op.change_money(state, seat, -price, "remove_media")
    op.change_money(state, action.target, price, "media_removed")
    op.remove_media(state, action.target, place)
    if action.place:
        op.place_media(state, seat, place)


@phase("cabinet_actions")
def start_cabinet_actions(table: Table) -> Step | None:
    """From the state that votes now."""
    return CabinetStep(table.open_lands(), -1, True, 0)
