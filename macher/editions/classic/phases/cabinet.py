"""Shadow cabinet: cards are sent face down, then each carries out one action (VG06 6.2.3, WBC06 5.2.3, CONS C)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import Action
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.national.commands import UseCabinetCard
from macher.rules.national.events import TileLaid
from macher.rules.national.options import CardOptions, SendingOptions
from macher.rules.national.values import CardHere, PrintedAction
from macher.rules.phases.base import phase
from macher.rules.phases.cabinet_placement import PlacementStep
from macher.rules.table import RowStatus


@part
@dataclass(slots=True)
class SendingStep(PlacementStep):
    """Each seat once, in the order of play, all its cards in one turn."""

    name: ClassVar[str] = "cabinet_sending"

    def options(self, state: ClassicTable, seat: int) -> SendingOptions:  # type: ignore[override]  # classic tables only
        """Cards still in the game, open regions, and the money that has to pay for all of them."""
        party = state.parties[seat]
        free = tuple([not land.closed for land in state.lands])
        costs = tuple([card.cost for card in state.figures.cabinet])
        return SendingOptions(seat, free, tuple(party.politicians), costs, party.money)


@phase("cabinet_sending")
def start_cabinet_sending(table: ClassicTable) -> Step | None:
    """Everybody once; the last round has no campaign (ruling C28)."""
    return None if table.last_round else SendingStep(0)


@part
@dataclass(slots=True)
class CabinetUseStep(Step):
    """Player by player with all cards at once, or region by region (CONS C)."""

    name: ClassVar[str] = "cabinet_use"
    left: list[int]
    """Regions not revealed yet, in the order of their elections."""
    place: int
    """Region whose cards are used; -1 if all regions are open at once."""
    seat: int
    """Who uses cards now; -1 while nobody is asked."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The seat whose turn it is."""
        return () if self.seat < 0 else (self.seat,)

    def options(self, state: ClassicTable, seat: int) -> CardOptions:
        """All own cards that are paid and not used."""
        money = state.parties[seat].money - _owed(state, seat)
        cards = tuple(
            [
                _card_here(state, seat, place, land.politicians[at], money)
                for place, land in enumerate(state.lands)
                for at in _cards_of(state, place, seat, RowStatus.PAID)
            ]
        )
        return CardOptions(seat, cards, money, state.parties[seat].media)

    def carry_out(self, state: ClassicTable, command: UseCabinetCard) -> None:
        """The card leaves the game; its action and its telephone take effect."""
        seat, place = command.seat, command.land
        land = state.lands[place]
        (at,) = _cards_of(state, place, seat, RowStatus.PAID)
        number = land.politicians[at]
        card = state.figures.cabinet[number]
        land.row_status[at] = RowStatus.DONE
        state.parties[seat].politicians.remove(number)
        state.emit(ev.PoliticianGone, seat, place, number)
        if command.action is None:
            state.emit(ev.Passed, seat, self.name, place)
        else:
            _perform(state, seat, place, number, command.action)
        if card.phone:
            _lay_tile(state, seat, place)
        self.seat = -1

    def advance(self, state: ClassicTable) -> bool:
        """The next seat with cards; then the next region, where they are revealed one after another."""
        while not self._ask(state):
            if not self.left:
                for land in state.lands:
                    land.row, land.politicians, land.row_status = [], [], []
                return True
            self._reveal(state)
        return False

    def _ask(self, state: ClassicTable) -> bool:
        for seat in state.in_order():
            _pay(state, seat)
            if any(_cards_of(state, place, seat, RowStatus.PAID) for place in range(len(state.lands))):
                self.seat = seat
                return True
        return False

    def _reveal(self, state: ClassicTable) -> None:
        """Reveals all regions, and everybody pays for all cards (VG06 6.2.3); or only the next region (CONS C)."""
        by_region = state.policies.by_region
        places = [self.left.pop(0)] if by_region else self.left
        for place in places:
            land = state.lands[place]
            if land.row:
                land.row_status[:] = [RowStatus.REVEALED] * len(land.row)
                state.emit(ev.PoliticiansRevealed, place, tuple(land.row), tuple(land.politicians))
        if by_region:
            self.place = places[0]
        else:
            self.left = []
            for seat in state.in_order():
                _pay(state, seat)


@phase("cabinet_use")
def start_cabinet_use(table: ClassicTable) -> Step | None:
    """From the current region on; the last round has no campaign (ruling C28)."""
    return None if table.last_round else CabinetUseStep(table.open_lands(), -1, -1)


def _cards_of(state: ClassicTable, place: int, seat: int, status: RowStatus) -> list[int]:
    """Places in a region's row of the seat's cards with a status; at most one."""
    land = state.lands[place]
    return [at for at, owner in enumerate(land.row) if owner == seat and land.row_status[at] == status]


def _owed(state: ClassicTable, seat: int) -> int:
    """What the own cards that are not paid yet will cost: no action may spend it (ruling C4)."""
    cabinet = state.figures.cabinet
    return sum(
        cabinet[number].cost
        for land in state.lands
        for owner, number, status in zip(land.row, land.politicians, land.row_status, strict=True)
        if owner == seat and status in (RowStatus.HIDDEN, RowStatus.REVEALED)
    )


def _pay(state: ClassicTable, seat: int) -> None:
    """Pays for all revealed cards of a seat; nobody may decline (ruling C4)."""
    for place, land in enumerate(state.lands):
        for at in _cards_of(state, place, seat, RowStatus.REVEALED):
            number = land.politicians[at]
            cost = state.figures.cabinet[number].cost
            op.change_money(state, seat, -cost, "politician")
            land.row_status[at] = RowStatus.PAID
            state.emit(ev.PoliticianPaid, seat, place, number, cost)


def _card_here(state: ClassicTable, seat: int, place: int, number: int, money: int) -> CardHere:
    card = state.figures.cabinet[number]
    printed = tuple([PrintedAction(spec.name, spec.amount) for spec in card.actions])
    possible = tuple([action for spec in card.actions for action in _targets(state, seat, place, spec, money)])
    return CardHere(place, number, card.phone, printed, possible)


def _targets(state: ClassicTable, seat: int, place: int, spec: ActionSpec, money: int) -> Iterator[Action]:
    land, name = state.lands[place], spec.name
    if name is ActionName.DOUBLE:
        if land.doubled >= 0:  # one in a region; it is never moved, only removed (WBC06 5.2.3)
            yield Action(name, land.doubled, False)
        elif state.doubles:
            for kind in land.face_up():
                yield Action(name, kind, True)
    elif name is ActionName.REPLACE_MEDIA:
        if state.parties[seat].media and money >= 2 * spec.amount:  # ruling C5
            for other in sorted(set(land.media) - {seat}):
                yield Action(name, other, True)
    elif name is ActionName.OTHER_TREND:
        for other in range(state.seats):
            if other != seat:
                yield Action(name, other)
    else:
        yield Action(name)


def _perform(state: ClassicTable, seat: int, place: int, number: int, action: Action) -> None:
    card = state.figures.cabinet[number]
    spec = next(spec for spec in card.actions if spec.name is action.name)
    main = spec is card.actions[0]
    name, amount = action.name, spec.amount
    state.emit(ev.PoliticianActed, seat, place, number, name, main, action.target, action.place)
    if name is ActionName.DOUBLE:
        if action.place:
            op.place_double(state, place, action.target)
        else:
            op.remove_double(state, place)
    elif name is ActionName.VOTES:
        op.change_votes(state, seat, place, amount, "politician")
    elif name is ActionName.TREND:
        op.change_trend(state, seat, place, amount, "politician")
    elif name is ActionName.OTHER_TREND:  # control of the media does not protect (VG06 6.2.3)
        op.change_trend(state, action.target, place, -amount, "politician")
    elif name is ActionName.REPLACE_MEDIA:
        _replace_media(state, seat, place, amount, action.target)


def _replace_media(state: ClassicTable, seat: int, place: int, price: int, owner: int) -> None:
    """Pays the price to the owner of the marker and again to the bank (VG06 6.2.3, ruling C5)."""
    op.change_money(state, seat, -price, "remove_media")
    op.change_money(state, owner, price, "media_removed")
    op.remove_media(state, owner, place)
    op.change_money(state, seat, -price, "remove_media")
    op.place_media(state, seat, place)


def _lay_tile(state: ClassicTable, seat: int, place: int) -> None:
    """Lays a coalition tile, unless the party has one in the region already (ruling C6)."""
    if state.supply[seat] and seat not in state.tiles[place]:
        state.supply[seat] -= 1
        state.tiles[place].append(seat)
        state.emit(TileLaid, seat, place, state.supply[seat])
